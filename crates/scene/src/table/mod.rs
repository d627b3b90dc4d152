//! The table: board, frame, marks and trays as meshes.

mod fixtures;
mod ground;
mod marks;

pub(crate) use fixtures::fixtures;
pub(crate) use ground::{DROP, FRAME, ground};
pub(crate) use marks::marks;
