//! The 3D board in a canvas of the page.
//!
//! It is a separate program, so that only visitors who use it download it. The page sends the view of the table as
//! the text of a [`BoardView`](chesswright_scene::BoardView) and asks for the cell at a point. The page also supplies
//! the time, the size and the pointer events. Nothing here runs by itself, so no frame is drawn while nothing moves.
//!
//! * `viewport` is everything except the canvas, and runs in tests.
//! * `resolution` chooses the resolution of each frame.
//! * `canvas` is the API that the page calls.

#[cfg(target_arch = "wasm32")]
mod canvas;
mod resolution;
mod viewport;

pub use resolution::ResolutionScaler;
pub use viewport::Viewport;
