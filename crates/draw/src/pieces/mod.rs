//! Drawings of pieces in one style: each is a few outlines on a common foot. A document may bring its own.

mod art;
mod choose;
pub mod known;
mod outlines;
mod paint;
mod set;
mod shape;

pub use choose::{Drawing, Drawings, Figure};
pub use outlines::{Outline, outlines};
pub use paint::{define, draw, mark, paint};
pub use set::PieceSet;
pub use shape::{Art, Shape};
