//! How a piece moves, as a picture: found by walking the piece on an empty board, before lone enemies, and over screens.

mod draw;
mod reach;
mod text;

pub use draw::{Legend, picture, sign};
pub use reach::{Reach, Sort, Way};
pub(crate) use text::letter;
pub use text::text;
