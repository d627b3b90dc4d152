//! Clocks as data. Nothing here reads the time: the caller provides it, in milliseconds of any monotonic clock.

mod control;
mod read;
mod run;
mod times;
mod write;

pub use control::{Bonus, Control, Periods, Stage, TimeControl};
pub use read::{ReadingError, TimeError};
pub use run::{Clock, Reading};
pub use times::{SideTime, Times};
pub use write::face;

/// Milliseconds.
pub type Millis = u64;
