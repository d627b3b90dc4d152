//! Drawings of pieces in one style: each is a few outlines on a common foot.

pub mod art;
mod choose;
pub mod known;
mod outlines;
mod paint;

pub use art::{Art, Part};
pub use choose::{Drawing, Drawings, Figure, art as named};
pub use outlines::{Outline, outlines};
pub use paint::{define, draw, mark, paint};
