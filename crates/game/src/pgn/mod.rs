//! Games as PGN: written from the tree, and read into it.
//!
//! What PGN has no words for is left out: the clock beyond what each move showed, offers, and the place looked at.

mod ending;
mod read;
mod write;

pub use read::{Games, Imported};
pub use write::{side_tag, write};
