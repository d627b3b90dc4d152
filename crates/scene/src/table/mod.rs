//! The table: board, frame, marks and trays as meshes.

mod beside;
mod bursts;
mod fixtures;
mod ground;
mod marks;

pub use beside::beside;
pub use bursts::bursts;
pub use fixtures::fixtures;
pub use ground::{DROP, FRAME, ground};
pub use marks::marks;
