//! What captures do beyond taking a piece.

use serde::{Deserialize, Serialize};

use super::{is_default, is_false};

/// What captures mean.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CaptureDef {
    /// Who can capture must capture.
    #[serde(skip_serializing_if = "is_false")]
    pub forced: bool,
    /// A capture takes the captor and what stands around with it (atomic chess).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blast: Option<BlastDef>,
    /// Pieces that turn into walls when they capture.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub petrifies: Vec<String>,
    /// Which enemies change sides when a piece arrives.
    #[serde(skip_serializing_if = "is_default")]
    pub flips: FlipRule,
}

/// What a capture takes with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct BlastDef {
    /// The cells around the captured piece, as a Betza text of what could leap there.
    #[serde(skip_serializing_if = "is_king")]
    pub area: String,
    /// Pieces that survive around a capture (pawns), though not as captors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<String>,
    /// Pieces that survive even as captors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub immune: Vec<String>,
    /// Every piece that is blown up leaves a wall.
    #[serde(skip_serializing_if = "is_false")]
    pub petrifies: bool,
}

impl Default for BlastDef {
    fn default() -> Self {
        Self { area: "K".into(), spares: vec![], immune: vec![], petrifies: false }
    }
}

fn is_king(area: &str) -> bool {
    area == "K"
}

/// Which enemies change sides when a piece arrives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlipRule {
    /// None.
    #[default]
    None,
    /// Those in straight lines between the piece and another of its side (reversi).
    Lines,
    /// All next to it (ataxx).
    Neighbours,
    /// All next to it, if it moved, or if it was dropped next to a piece of its side (quadwrangle).
    Touched,
}

impl FlipRule {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 4] = [
        ("none", Self::None),
        ("lines", Self::Lines),
        ("neighbours", Self::Neighbours),
        ("touched", Self::Touched),
    ];
}
