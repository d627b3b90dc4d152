//! Pieces in hand, and how they enter the board: drops and gates.

use serde::{Deserialize, Serialize};

use super::{Definition, RegionText, Sided, is_default, is_false, is_true};

/// Pieces in hand. With this table a game has hands, even if only its setup or another board fills them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct HandDef {
    /// Where captured pieces go.
    #[serde(skip_serializing_if = "is_default")]
    pub captures: CapturesGo,
    /// The kind that promoted pieces become when they are captured (crazyhouse: `pawn`). Position texts mark promoted
    /// pieces then (`Q~`). If absent, a captured piece keeps its kind or becomes its `captured-as`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reverts: Option<String>,
    /// Pieces in hand may be dropped on empty cells instead of moving. If false, only gates and promotions use them.
    #[serde(skip_serializing_if = "is_true")]
    pub drops: bool,
    /// Drops are possible only on these cells, for all kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// A drop may give check.
    #[serde(skip_serializing_if = "is_true")]
    pub checks: bool,
    /// A side that can drop a piece of these kinds must do so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub must: Vec<String>,
    /// Conditions on neighbouring pieces for drops.
    #[serde(skip_serializing_if = "is_default")]
    pub encloses: EncloseRule,
    /// While one of these cells is empty, drops are possible only there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Sided<RegionText>>,
    /// Kinds that can be dropped without being in hand: the supply is unlimited.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub endless: Vec<String>,
    /// A side without a legal move waits if a piece that its partner may still send would give it one: that is neither
    /// checkmate nor stalemate. Needs captures that go to the partner.
    #[serde(skip_serializing_if = "is_false")]
    pub waits: bool,
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
            waits: false,
        }
    }
}

/// Conditions on neighbouring pieces for drops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EncloseRule {
    /// Anywhere.
    #[default]
    Anywhere,
    /// Where enemies stand in a straight line between the piece and another piece of its side (reversi).
    Lines,
    /// Next to a piece of the same side (ataxx).
    Friends,
    /// Not next to an enemy (snort).
    Apart,
    /// On the first rank or on top of a piece.
    Stacked,
    /// Where a piece that slides in from an edge stops.
    Slides,
    /// Next to an enemy and in line with another piece of its side, with only enemies, walls and missing cells in
    /// between.
    LinesOverWalls,
    /// Where a piece stops that slides in from the first file or rank, or falls in from the last one: past all pieces
    /// to the last empty cell.
    Falls,
}

impl EncloseRule {
    /// All values, with the words that documents use.
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
    /// To the hand of the capturing side; they change sides.
    Captor,
    /// Back to the hand of their owner.
    Owner,
    /// To a partner at another board (bughouse): they leave this game, and the other board fills the hands.
    Partner,
}

impl CapturesGo {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 4] =
        [("away", Self::Away), ("captor", Self::Captor), ("owner", Self::Owner), ("partner", Self::Partner)];
}

/// Restrictions on dropping a kind of piece.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct DropDef {
    /// Drops are possible only on these cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Sided<RegionText>>,
    /// The kinds it may be dropped as; only its own if empty.
    #[serde(rename = "as", skip_serializing_if = "Vec::is_empty")]
    pub forms: Vec<String>,
    /// Only on files with fewer than this many of it; 0 for off. A file runs in the side's forward direction.
    #[serde(skip_serializing_if = "is_default")]
    pub per_file: u16,
    /// Never on a cell of the same colour as a cell that holds such a piece of the side. No other drop may take the
    /// last cell that remains for such a piece in hand.
    #[serde(skip_serializing_if = "is_false")]
    pub other_colour: bool,
    /// Whether the drop may give mate.
    #[serde(skip_serializing_if = "is_default")]
    pub mates: DropMate,
}

/// The effect of giving mate by a drop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropMate {
    /// It counts as mate.
    #[default]
    Mates,
    /// The drop is illegal. Answers by such drops count, even if they would give mate themselves.
    Illegal,
    /// The drop is legal, and its side loses the game.
    Loses,
}

impl DropMate {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 3] =
        [("mates", Self::Mates), ("illegal", Self::Illegal), ("loses", Self::Loses)];
}

/// Pieces that enter the board when a piece leaves its home cell for the first time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GateDef {
    /// Where they wait.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from: GateFrom,
    /// The home cells that are gates.
    pub cells: Sided<RegionText>,
    /// Kinds that may enter; all if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
}

impl Definition {
    /// Whether pieces in hand enter through gates.
    pub fn has_gates_for_hands(&self) -> bool {
        self.gates.as_ref().is_some_and(|gates| gates.from == GateFrom::Hand)
    }
}

/// Where the pieces that enter through gates wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GateFrom {
    /// In hand: the side chooses whether a piece enters, and which (Seirawan).
    #[default]
    Hand,
    /// Each behind a certain cell: it enters when the piece on this cell leaves, and is lost when the piece on this
    /// cell is captured there (Musketeer).
    Behind,
}

impl GateFrom {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 2] = [("hand", Self::Hand), ("behind", Self::Behind)];
}
