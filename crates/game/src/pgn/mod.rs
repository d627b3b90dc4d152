//! Reading and writing games in PGN.
//!
//! PGN omits some data: the clock apart from the time after each move, offers, and the current node.

mod ending;
mod read;
mod write;

pub use read::{Games, Imported};
pub use write::{side_tag, write};
pub(crate) use {read::time_control as read_control, write::seconds as control_in_seconds};
