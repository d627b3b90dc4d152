//! What a side may know of a position in a game that hides something from it.
//!
//! [`Position::observe`] is the only door: whatever goes to one side of such a game (its moves, refusals, texts,
//! pictures, its computer) is made from an [`Observation`] and from nothing else. Then two positions that a side cannot tell
//! apart give it the same bytes.
//!
//! Where a side has to try its moves, an umpire answers: what it announces to all, and which tries it has refused, is part of what
//! a side knows.
//!
//! Where all cells are seen and only what nature has drawn is hidden, the position as a side knows it is a position of the game in which
//! that is still undecided ([`Position::as_known_to`]).
//!
//! Not behind the door are, for a side of such a game: [`Position::key`], [`Position::checkers`], the reasons why a move is
//! illegal, whether a side can still win, and the move count. Each tells something of what is hidden.

mod announcement;
mod choice;
mod history;
mod observation;
mod sight;

pub use announcement::{Announcement, CheckLine};
pub use choice::Choice;
pub use history::{Decided, History, SeenStep, each_step};
pub use observation::{Observation, Seen};
pub(crate) use sight::Sight;
