//! PGN: files of games, for any game.
//!
//! * [`Reader`] — the contents of a file as events, in constant memory; it reports every fault with its line and
//!   continues;
//! * [`CheckedReader`] — the same, with moves checked against the rules;
//! * [`Writer`] — games as text;
//! * [`Annotation`] — commands in comments: clocks, evaluations, arrows;
//! * [`variant`] — the names that programs give to variants;
//! * [`embedded`] — definitions of variants inside the file.
//!
//! # Common rules for all games
//!
//! Moves are in [algebraic notation](crate::san). In a game with several steps a turn, the steps follow each other
//! under one number. With more than two sides, a number precedes the first side's move. `Variant` names the game; the
//! default is chess. `FEN` is the start position. Results mark the winner by its place in the turn order: `1-0`, `0-1`,
//! with three sides `0-0-1`.

pub mod annotation;
mod checked;
pub mod embedded;
mod fault;
mod follow;
mod games;
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
pub(crate) use games::Games;
pub use reader::{DEEPEST, Event, LONGEST_TEXT, Reader};
pub use result::GameResult;
pub use tags::Tags;
pub use variant::Variants;
pub use write::Writer;
