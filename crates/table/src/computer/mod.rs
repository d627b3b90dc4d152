//! The computer: what it is asked, what it answers, and how it thinks.

mod enemies;
mod protocol;
mod think;

pub use protocol::{Assessment, Failure, Found, Numbered, Reply, Request, Task, What};
pub use think::{LEVELS, ThinkError, think};
