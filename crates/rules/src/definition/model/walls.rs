//! Walls: cells that nobody can enter or pass, and how they come to be.

use serde::{Deserialize, Serialize};

use super::{Definition, EffectDef, RegionText, Sided, is_false};

/// Walls put by the players. Every move ends with one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WallDef {
    /// Where a wall may be put: always on an empty cell.
    pub put: WallRule,
    /// Only on these cells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// Putting a wall is a move of its own, instead of the end of every move. It never answers a check.
    #[serde(default, skip_serializing_if = "is_false")]
    pub instead: bool,
}

impl Definition {
    /// Whether cells can become walls.
    pub fn has_walls(&self) -> bool {
        let raises = |effect: &EffectDef| matches!(effect, EffectDef::Wall(_));
        self.walls.is_some()
            || !self.capture.petrifies.is_empty()
            || self.triggers.iter().flat_map(|trigger| &trigger.effects).any(raises)
    }
}

/// Where a wall may be put.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WallRule {
    /// Anywhere.
    #[default]
    Anywhere,
    /// Where the piece that has just moved could move on to (amazons).
    Arrow,
    /// Anywhere; there is only one wall, and it must go to another cell each time (duck chess).
    Duck,
    /// On the edge of the board or beside a wall.
    Edge,
    /// On the cell the piece has just left.
    Trail,
}

impl WallRule {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 5] = [
        ("anywhere", Self::Anywhere),
        ("arrow", Self::Arrow),
        ("duck", Self::Duck),
        ("edge", Self::Edge),
        ("trail", Self::Trail),
    ];
}
