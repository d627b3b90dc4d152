//! The 3D board: boards, pieces, light and camera.
//!
//! What is on the table is a [`BoardView`], plain data without any rules. From it this crate builds meshes and, with the feature
//! `gl`, draws them by OpenGL or WebGL2; the same code makes the page's canvas and, with the feature `headless`, pictures without a window.
//!
//! * `view` is what to show; `look` what boards are made of and how much work to take on.
//! * `model` reads OBJ and MTL files and makes bodies out of drawings, so that no piece is without one. The set that ships lies in `sets/` and
//!   is carved by `cargo run -p xtask-carve`.
//! * `table` builds board, frame, marks and fixtures; `stage` says where bodies stand, `motion` how they get there.
//! * `camera` and `picking` go between picture and table.
//! * `gl` draws, `headless` brings OpenGL where there is no window.
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
