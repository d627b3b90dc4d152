//! Comments, glyphs and drawings at a move.

use chesswright_rules::board::Cell;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Notes at a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// A comment before the move.
    pub before: String,
    /// A comment after it.
    pub after: String,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?` and so on, as PGN numbers them.
    pub nags: Vec<u8>,
    /// Arrows and marked cells.
    pub marks: Vec<Mark>,
}

impl Notes {
    /// Whether there are no notes.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A marked cell, or an arrow from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its colour.
    pub colour: Colour,
    /// The cell, or the start of the arrow.
    pub from: Cell,
    /// The end of the arrow.
    pub to: Option<Cell>,
}

/// The colours of marks.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    #[default]
    Green,
    Red,
    Yellow,
    Blue,
}

impl Colour {
    /// Reads a colour from a file.
    pub(crate) fn of_json(value: &Value) -> Option<Self> {
        Self::deserialize(value).ok()
    }
}
