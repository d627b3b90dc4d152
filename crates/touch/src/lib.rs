//! From clicks to moves and from positions to marks: what any board on a screen needs.
//!
//! * `pointer` says what a button means, `picking` turns clicks into moves, `premove` keeps a move made too early.
//! * `marks` lists what a board marks: the last move, checks, targets, arrows.
//! * `movelist` makes rows of a game's tree of moves.
//! * `tracker` knows which piece is which from one position to the next, so that pieces can be seen to move.
//!
//! *Must not know*: browsers, how anything is drawn, who sits at the board.

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
