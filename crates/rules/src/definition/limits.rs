//! Size limits. They keep documents from untrusted sources harmless.

pub use crate::board::{MAX_CELLS, MAX_EXTENT};

/// Bytes of a document.
pub const MAX_DOCUMENT: usize = 1 << 20;
/// Nesting depth of tables and lists.
pub const MAX_NESTING: usize = 16;
/// Length of a chain of parents.
pub const MAX_PARENTS: usize = 16;
/// Kinds of pieces.
pub const MAX_PIECES: usize = 255;
/// Sides.
pub const MAX_SIDES: usize = 8;
/// Named regions.
pub const MAX_REGIONS: usize = 256;
/// Entries of any other list.
pub const MAX_LIST: usize = 1024;
/// Characters of a name.
pub const MAX_NAME: usize = 64;
/// Characters of a title.
pub const MAX_TITLE: usize = 120;
/// Characters of a description.
pub const MAX_DESCRIPTION: usize = 4000;
/// Characters of a piece's letter.
pub const MAX_LETTER: usize = 16;
/// Characters of a Betza string.
pub const MAX_BETZA: usize = 400;
/// Characters of a region's text.
pub const MAX_REGION: usize = 20_000;
/// Turns, counts and steps.
pub const MAX_COUNT: u16 = 10_000;
/// Counters of a game.
pub const MAX_COUNTERS: usize = 64;
/// The largest absolute value of a counter or of a piece's material value.
pub const MAX_AMOUNT: i64 = 1_000_000;
/// Actions of a game.
pub const MAX_ACTIONS: usize = 64;
/// Ways to borrow moves.
pub const MAX_INFLUENCES: usize = 16;
/// Pieces of one kind in the bag of a side.
pub const MAX_IN_BAG: u16 = 255;
/// Steps ahead of a cell.
pub const MAX_AHEAD: i64 = 64;
/// Characters of the notes of a document.
pub const MAX_NOTES: usize = 20_000;
/// Characters of an outline of a drawing.
pub const MAX_OUTLINE: usize = 4000;
/// Characters of all outlines of a drawing in total.
pub const MAX_DRAWING: usize = 20_000;
/// Segments of all outlines of a drawing in total.
pub const MAX_SEGMENTS: usize = 600;
/// Marked pieces of a setup.
pub const MAX_MARKED: usize = 254;
/// Colours of keys and doors, and channels of plates and gates.
pub const MAX_FIXTURE_NAMES: usize = 255;
