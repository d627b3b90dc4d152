//! Drawing by OpenGL or WebGL2, through `three-d`.

mod frame;
mod gpu;
mod passes;
mod renderer;

pub use renderer::{Cost, Renderer, Shot};
