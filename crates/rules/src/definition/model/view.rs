//! What the sides see of the position, what they may try, and what an umpire tells them.

use serde::{Deserialize, Serialize};

use super::{is_default, is_false};

/// What a side sees of the position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ViewDef {
    /// Which cells a side sees.
    #[serde(skip_serializing_if = "is_default")]
    pub sees: SeesRule,
    /// Whether a side tries moves of which it cannot know whether they are legal, and who hears that one was refused.
    #[serde(skip_serializing_if = "is_default")]
    pub tries: TriesRule,
    /// What an umpire tells all sides after each step.
    #[serde(skip_serializing_if = "is_default")]
    pub announces: AnnouncesDef,
}

/// Which cells a side sees. Its own pieces it always sees, and sides of one team see the same.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeesRule {
    /// All: nothing is hidden.
    #[default]
    All,
    /// Those to which its pieces could move if it were its turn, and those on which they could capture.
    Reach,
    /// Only those on which its pieces stand.
    Own,
    /// Those that are so many leaps from one of its pieces, in Betza notation.
    Around(String),
}

/// Whether a side tries moves, and who hears that a try was refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TriesRule {
    /// A side always knows which moves are legal.
    #[default]
    None,
    /// It tries any move that could be legal for what it sees. Only it hears that one was refused.
    Mover,
    /// The same, but all sides hear that one was refused, though not which.
    All,
}

impl TriesRule {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 3] = [("none", Self::None), ("mover", Self::Mover), ("all", Self::All)];
}

/// What an umpire tells all sides after each step.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct AnnouncesDef {
    /// On which cells pieces were captured.
    #[serde(skip_serializing_if = "is_false")]
    pub captures: bool,
    /// The kinds of captured pieces that are named; others are just pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Whether the side to move is in check.
    #[serde(skip_serializing_if = "is_default")]
    pub checks: ChecksTold,
    /// Whether the side to move can capture with these pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub can_capture: Vec<String>,
    /// How many such captures it has, too.
    #[serde(skip_serializing_if = "is_false")]
    pub counts: bool,
}

/// What an umpire tells of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChecksTold {
    /// Nothing.
    #[default]
    None,
    /// That it is check.
    Check,
    /// Also on which line, or by which piece if it leaps.
    Line,
}

impl ChecksTold {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 3] = [("none", Self::None), ("check", Self::Check), ("line", Self::Line)];
}

impl ViewDef {
    /// Whether something can be hidden from a side.
    pub fn hides(&self) -> bool {
        self.sees != SeesRule::All
    }

    /// Whether a side tries moves of which it cannot know whether they are legal.
    pub fn has_tries(&self) -> bool {
        self.tries != TriesRule::None
    }
}
