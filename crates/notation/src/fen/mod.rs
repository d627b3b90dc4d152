//! Position texts: FEN and its dialects.
//!
//! ```text
//! placement[hand] turn castling en-passant checks halfmove fullmove
//! ```
//!
//! * **Placement**: rows from the far rank to the near one, separated by `/`, layers (from the top) by `|`. A number is
//!   a gap of that many cells, `.` a gap of one, `*` a wall, `_` a missing cell. Pieces are letters, or names in angle
//!   brackets, see [`Sign`](crate::Sign). A `+` in front marks a promoted form, a `~` behind a piece that reverts when
//!   captured.
//! * **Hand**: pieces in square brackets. Some programs write the hand as one more row, see [`RawFen::take_hand_row`].
//! * **Turn**: the letter of the side to move. If some steps of a turn of several steps are made, their number follows:
//!   `w:1`.
//! * **Castling**: letters (`KQkq`, files as in Shredder-FEN and X-FEN, gating files) or `-`.
//! * **En passant**: one or several cells, `e3` or `c5c6`, or `-`. Where moves count against a limit, this field holds
//!   the limit.
//! * **Checks**: the checks left to give, `3+3`, or at the end of the text the checks given, `+0+0`.
//! * **More**: `name=value` for everything else that distinguishes two positions.
//!
//! Everything after the placement is optional.

mod read;
pub(crate) mod sfen;
mod write;

use std::ops::Range;

use crate::error::TextError;
use crate::sign::{CellName, Piece};

/// The longest text that is read, in bytes.
pub const LONGEST_TEXT: usize = 32 * 1024;

/// The most cells a gap may have.
pub const LONGEST_GAP: u16 = 64;

/// The most pieces in hand.
pub const FULLEST_HAND: usize = 1024;

/// A position text as plain data, not yet checked against any rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RawFen {
    /// Layers from the top (flat boards have one), each a list of rows from the far rank, each from the left.
    pub layers: Vec<Vec<Row>>,
    /// Pieces in hand; `None` when the text has no hand at all.
    pub hand: Option<Vec<Piece>>,
    /// Who is to move.
    pub turn: Option<Turn>,
    /// The letters of the castling field; empty for `-`.
    pub castling: Option<String>,
    /// The cells of the en-passant field; empty for `-`.
    pub en_passant: Option<Vec<CellName>>,
    /// The limit that moves count against (makruk and relatives). The text has it in the place of `en_passant`.
    pub counting_limit: Option<u32>,
    /// Check counters.
    pub checks: Option<Checks>,
    /// Moves since the last irreversible one.
    pub halfmove: Option<u32>,
    /// The move number.
    pub fullmove: Option<u32>,
    /// Everything else that distinguishes two positions: names of letters, digits and `-`, values without blanks.
    pub more: Vec<(String, String)>,
}

/// One row of the board.
pub type Row = Vec<Token>;

/// What a row is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// This many empty cells.
    Gap(u16),
    /// `*`: a wall, or the duck.
    Wall,
    /// `_`: a cell that does not exist.
    Hole,
    /// A piece.
    Piece(Piece),
}

/// Who is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The letter of the side.
    pub side: String,
    /// The number of steps of this turn that are already made.
    pub steps_made: u16,
}

/// Check counters, in turn order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checks {
    /// `3+3`: checks that each side must still give.
    Left(Vec<u32>),
    /// `+0+0` at the end: checks that each side has given.
    Given(Vec<u32>),
}

/// The locations of the parts of a text, in bytes, so that errors found by the rules can point at them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans {
    /// For each token of [`RawFen::layers`].
    pub layers: Vec<Vec<Vec<Range<usize>>>>,
    /// For each piece of [`RawFen::hand`].
    pub hand: Vec<Range<usize>>,
    /// The turn field.
    pub turn: Range<usize>,
    /// The castling field.
    pub castling: Range<usize>,
    /// The en-passant field.
    pub en_passant: Range<usize>,
    /// The check counters.
    pub checks: Range<usize>,
    /// The move counters.
    pub counters: Range<usize>,
    /// For each of [`RawFen::more`].
    pub more: Vec<Range<usize>>,
}

impl RawFen {
    /// Reads a text, and reports the locations of its parts.
    ///
    /// # Errors
    /// All mistakes that can be seen without knowing the rules of the game.
    pub fn read(text: &str) -> Result<(Self, Spans), TextError> {
        read::read(text)
    }

    /// The rows of all layers, from the top.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.layers.iter().flatten()
    }

    /// Some programs write the hand as one more row. If there is exactly one row more than `ranks` and no hand in
    /// brackets, this makes that row the hand. Otherwise it does nothing.
    pub fn take_hand_row(&mut self, ranks: usize) {
        let [layer] = self.layers.as_mut_slice() else {
            return;
        };
        let only_pieces = |row: &Row| row.iter().all(|token| matches!(token, Token::Piece(_)));
        if self.hand.is_some() || layer.len() != ranks + 1 || !layer.last().is_some_and(only_pieces) {
            return;
        }
        let row = layer.pop().unwrap_or_default();
        let piece = |token| match token {
            Token::Piece(piece) => Some(piece),
            _ => None,
        };
        self.hand = Some(row.into_iter().filter_map(piece).collect());
    }
}

impl std::str::FromStr for RawFen {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::read(text).map(|(fen, _)| fen)
    }
}
