//! Diagrams of how a piece moves. The moves are found by generating them on an empty board, with single enemies, and
//! over screens.

mod draw;
mod reach;
mod text;

pub use draw::{Legend, board, picture, sign};
pub use reach::{Reach, Sort, Way};
pub(crate) use text::letter;
pub use text::text;
