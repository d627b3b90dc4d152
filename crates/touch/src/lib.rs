//! Turns clicks into moves and positions into marks, for any board on a screen.
//!
//! * `pointer` maps buttons to actions, `picking` turns clicks into moves, `premove` stores a move that was made too
//!   early.
//! * `marks` lists what a board marks: the last move, checks, targets, arrows.
//! * `movelist` makes rows of a game's tree of moves.
//! * `boards` knows which of several boards has the keys.
//! * `tracker` identifies pieces from one position to the next, so that moves can be animated.
//!
//! *Must not know*: browsers, how anything is drawn, who sits at the board.

pub mod boards;
pub mod marks;
pub mod movelist;
pub mod picking;
mod pointer;
pub mod premove;
mod tracker;

pub use movelist::MoveList;
pub use picking::{Answer, Choice, Next, Origin, Picking};
pub use pointer::Press;
pub use premove::Premove;
pub use tracker::{PieceTracker, TrackedPiece, leaps};

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
