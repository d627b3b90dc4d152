//! The table: board, frame, marks and trays as meshes.

mod beside;
mod fixtures;
mod ground;
mod marks;

pub use beside::beside;
pub use fixtures::fixtures;
pub use ground::{DROP, FRAME, ground};
pub use marks::marks;
