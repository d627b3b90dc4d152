//! Pieces in hand, and how they come to the board: by drops and through gates.

use serde::{Deserialize, Serialize};

use super::{Definition, RegionText, Sided, is_default, is_false, is_true};

/// Pieces in hand. A game that says so has hands, even if nothing ever fills them but its setup or somebody outside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct HandDef {
    /// Where captured pieces go.
    #[serde(skip_serializing_if = "is_default")]
    pub captures: CapturesGo,
    /// What promoted pieces turn into when they are captured (crazyhouse: `pawn`). Promoted pieces are marked then, `Q~` in
    /// position texts. When absent, pieces are captured as what they are, or as each says itself with `captured-as`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reverts: Option<String>,
    /// Pieces in hand may be dropped on empty cells instead of moving. (When not, gates and promotions use them.)
    #[serde(skip_serializing_if = "is_true")]
    pub drops: bool,
    /// Drops are possible only on these cells, whichever piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// A drop may give check.
    #[serde(skip_serializing_if = "is_true")]
    pub checks: bool,
    /// While a side can drop one of these, it must.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub must: Vec<String>,
    /// Where pieces may be dropped beside others.
    #[serde(skip_serializing_if = "is_default")]
    pub encloses: EncloseRule,
    /// As long as one of these cells is empty, drops are possible only there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Sided<RegionText>>,
    /// Pieces that can be dropped without being in hand: there are always more of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub endless: Vec<String>,
}

impl Default for HandDef {
    fn default() -> Self {
        Self {
            captures: CapturesGo::default(),
            reverts: None,
            drops: true,
            region: None,
            checks: true,
            must: vec![],
            encloses: EncloseRule::default(),
            first: None,
            endless: vec![],
        }
    }
}

/// Where pieces may be dropped beside others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EncloseRule {
    /// Anywhere.
    #[default]
    Anywhere,
    /// Where enemies stand in a straight line between the piece and another of its side (reversi).
    Lines,
    /// Next to a piece of the same side (ataxx).
    Friends,
    /// Not beside an enemy (snort).
    Apart,
    /// On the first rank or on top of a piece.
    Stacked,
    /// Where a piece comes to rest that slides in from an edge.
    Slides,
    /// Next to an enemy and in line with another piece of its side, with nothing but enemies, walls and missing cells between.
    LinesOverWalls,
    /// Where a piece comes to rest that slides in from the first file or rank, or falls in from the last: past whatever stands there
    /// to the last empty cell.
    Falls,
}

impl EncloseRule {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 8] = [
        ("anywhere", Self::Anywhere),
        ("lines", Self::Lines),
        ("friends", Self::Friends),
        ("apart", Self::Apart),
        ("stacked", Self::Stacked),
        ("slides", Self::Slides),
        ("lines-over-walls", Self::LinesOverWalls),
        ("falls", Self::Falls),
    ];
}

/// Where captured pieces go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CapturesGo {
    /// Out of the game.
    #[default]
    Away,
    /// To the hand of whoever captured them, changing sides.
    Captor,
    /// Back to the hand of whoever lost them.
    Owner,
    /// To somebody at another board (bughouse): out of this game, but hands are filled from there.
    Partner,
}

impl CapturesGo {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 4] =
        [("away", Self::Away), ("captor", Self::Captor), ("owner", Self::Owner), ("partner", Self::Partner)];
}

/// How a piece is dropped.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct DropDef {
    /// Only on these cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// What it may be dropped as; itself when empty.
    #[serde(rename = "as", skip_serializing_if = "Vec::is_empty")]
    pub forms: Vec<String>,
    /// Only on files that hold fewer than this many of it; 0 for no such rule. A file runs the way the side faces.
    #[serde(skip_serializing_if = "is_default")]
    pub per_file: u16,
    /// Never on a cell of the same colour as one that already holds such a piece of the side; and no other drop may take
    /// the last cell from such a piece in hand.
    #[serde(skip_serializing_if = "is_false")]
    pub other_colour: bool,
    /// Whether the drop may mate.
    #[serde(skip_serializing_if = "is_default")]
    pub mates: DropMate,
}

/// What mating by a drop means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropMate {
    /// What any mate means.
    #[default]
    Mates,
    /// Such a drop is not legal.
    Illegal,
    /// It can be made, and loses the game.
    Loses,
}

impl DropMate {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 3] =
        [("mates", Self::Mates), ("illegal", Self::Illegal), ("loses", Self::Loses)];
}

/// Pieces that come in behind a piece that leaves its home cell for the first time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GateDef {
    /// Where they come from.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from: GateFrom,
    /// The home cells that are gates.
    pub cells: Sided<RegionText>,
    /// Which pieces may come in; all when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
}

impl Definition {
    /// Whether pieces in hand come in through gates.
    pub fn has_gates_for_hands(&self) -> bool {
        self.gates.as_ref().is_some_and(|gates| gates.from == GateFrom::Hand)
    }
}

/// Where pieces that come in through gates wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GateFrom {
    /// In hand: the side chooses whether one comes in, and which (Seirawan).
    #[default]
    Hand,
    /// Each behind a certain cell: it comes in when the piece on that cell leaves, and is lost when that piece is captured
    /// there (Musketeer).
    Behind,
}

impl GateFrom {
    /// All of them with the words documents use.
    pub const ALL: [(&str, Self); 2] = [("hand", Self::Hand), ("behind", Self::Behind)];
}
