//! Position texts: FEN and its dialects.
//!
//! ```text
//! placement[hand] turn castling en-passant checks halfmove fullmove
//! ```
//!
//! * **Placement**: rows from the far rank to the near one, separated by `/`, layers (from the top) by `|`. A number is a gap of that
//!   many cells, `.` a gap of one, `*` a wall, `_` a missing cell. Pieces are letters, or names in angle brackets, see [`Sign`](crate::Sign);
//!   `+` in front marks a promoted form, `~` behind a piece that turns back when captured.
//! * **Hand**: pieces in square brackets; some programs write it as one more row, see [`RawFen::take_hand_row`].
//! * **Turn**: the letter of the side to move. When a turn has several steps and some are made, their number follows: `w:1`.
//! * **Castling**: letters (`KQkq`, files as in Shredder-FEN and X-FEN, gating files) or `-`.
//! * **En passant**: one or several cells, `e3` or `c5c6`, or `-`. Where moves are counted against a limit the limit stands here.
//! * **Checks**: those left to give, `3+3`, or after everything else those given, `+0+0`.
//! * **More**: `name=value` for whatever else distinguishes two positions.
//!
//! Everything after the placement may be missing.

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

/// A position text as plain data, not yet held against any rules.
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
    /// The limit that moves are counted against (makruk and kin); it stands in the place of `en_passant`.
    pub counting_limit: Option<u32>,
    /// Check counters.
    pub checks: Option<Checks>,
    /// Moves since the last irreversible one.
    pub halfmove: Option<u32>,
    /// The number of the move.
    pub fullmove: Option<u32>,
    /// Whatever else distinguishes two positions: names of letters, digits and `-`, values without blanks.
    pub more: Vec<(String, String)>,
}

/// One row of the board.
pub type Row = Vec<Token>;

/// What a row is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// So many empty cells.
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
    /// Steps of this turn that are made already.
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

/// Where the parts of a text stand, in bytes, so that the rules can point at what they do not like.
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
    /// Reads a text, and tells where its parts stand.
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

    /// Some programs write the hand as one more row. When there is exactly one row more than `ranks` and no hand in brackets,
    /// that row becomes the hand; otherwise nothing happens.
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
