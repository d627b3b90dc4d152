//! PGN: files of games, for any game.
//!
//! * [`Reader`] — what stands in a file, as events, in flat memory; every fault is told with its line and passed over;
//! * [`CheckedReader`] — the same with moves held against the rules;
//! * [`Writer`] — games as text;
//! * [`Annotation`] — what programs hide in comments: clocks, evaluations, arrows;
//! * [`variant`] — how programs spell the names of games;
//! * [`embedded`] — how a game that is not built in travels inside the file.
//!
//! # What is the same for every game
//!
//! Moves are written in [algebraic notation](crate::san). A game with several steps a turn has the steps one after the other under one
//! number; with several sides a number stands before the first side's move. `Variant` names the game; without it the game is chess. `FEN`
//! gives the start position. Results name the winner by place: `1-0`, `0-1`, with three sides `0-0-1`.

pub mod annotation;
mod checked;
pub mod embedded;
mod fault;
mod follow;
pub mod nag;
mod reader;
mod result;
mod source;
mod tags;
pub mod variant;
mod write;

pub use annotation::Annotation;
pub use checked::{Checked, CheckedReader};
pub use fault::{Fault, FaultKind};
pub use follow::Follower;
pub use reader::{DEEPEST, Event, LONGEST_TEXT, Reader};
pub use result::GameResult;
pub use tags::Tags;
pub use variant::Variants;
pub use write::Writer;
