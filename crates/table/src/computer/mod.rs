//! The computer: its tasks, its answers, and its thinking.

mod enemies;
mod manner;
mod protocol;
mod think;

pub use chesswright_engine::Handicap;
pub use enemies::play as play_level;
pub use manner::{ComputerStyle, Manner};
pub use protocol::{Assessment, Failure, Found, Numbered, Reply, Request, Task, TimeLeft, What};
pub use think::{Job, LEVELS, LevelTaskError, ThinkError, think, weakness};
