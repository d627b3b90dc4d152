//! Drawings of pieces in one style: each is a few outlines on a common foot. A document may bring its own.

mod art;
mod choose;
mod face;
mod figures;
mod geometric;
pub mod known;
mod outlines;
mod paint;
mod set;
mod shape;

pub(crate) use choose::sign;
pub use choose::{Drawing, Drawings, Figure};
pub(crate) use face::{Face, WOOD};
pub use figures::Figures;
pub(crate) use figures::{define_as, draw_as};
pub use outlines::{Outline, outlines};
pub use paint::{define, draw, mark, paint};
pub use set::PieceSet;
pub use shape::{Art, Shape};
