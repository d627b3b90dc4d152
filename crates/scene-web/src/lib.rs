//! The 3D board in a canvas of the page.
//!
//! It is a program of its own, so that only those who want it fetch it. The page sends what is on the table as the text of a
//! [`BoardView`](chesswright_scene::BoardView) and asks which cell is at a point. The page also tells it the time, the size and what
//! pointers do. Nothing here runs by itself, so no frame is drawn while nothing moves.
//!
//! * `viewport` is everything but the canvas, and runs in tests.
//! * `resolution` decides how finely to draw.
//! * `canvas` is the API that the page calls.

#[cfg(target_arch = "wasm32")]
mod canvas;
mod resolution;
mod viewport;

pub use resolution::ResolutionScaler;
pub use viewport::Viewport;
