//! The 3D board in a canvas of the page.
//!
//! A module of its own, so that it is fetched only by those who ask for it. What is on the table comes in as the text of a
//! [`BoardView`](chesswright_scene::BoardView); out go the cells that are pointed at. Time, size and pointers are told by the page; nothing here runs by itself, so
//! where nothing moves no frame is drawn.

#[cfg(target_arch = "wasm32")]
mod canvas;
mod desk;
mod pace;

pub use desk::Desk;
pub use pace::Pace;
