//! The 3D board: boards, pieces, light and camera.
//!
//! A [`BoardView`] describes what is on the table as plain data without any rules. This crate builds meshes from it
//! and, with the feature `gl`, draws them with OpenGL or WebGL2. The same code draws the canvas of the page and, with
//! the feature `headless`, pictures without a window.
//!
//! * `view` describes what to show; `look` has the materials of boards and the levels of quality.
//! * `model` reads OBJ and MTL files and makes bodies from drawings, so that every piece has a body. The set that
//!   ships is in `sets/`; `cargo run -p xtask-carve` generates it.
//! * `table` builds the board, frame, marks and fixtures; `stage` positions the bodies, and `motion` moves them.
//! * `camera` and `picking` convert between points of the picture and of the table.
//! * `gl` draws; `headless` opens OpenGL without a window.
//!
//! *Must not know*: rules, files, the time.

pub mod camera;
#[cfg(feature = "gl")]
pub mod gl;
#[cfg(feature = "headless")]
pub mod headless;
pub mod look;
pub mod mesh;
pub mod model;
mod motion;
pub mod picking;
mod polygon;
mod stage;
pub mod table;
mod view;

pub use camera::{Camera, Preset, Stand};
pub use glam::{Vec2, Vec3};
pub use look::{MATERIALS, Material, Quality};
pub use motion::Motion;
pub use stage::{Pose, at_rest, extent, in_trays};
pub use view::*;

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
