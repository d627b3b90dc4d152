//! Boards, pieces, definitions, positions and legal moves of any chess.

pub mod betza;
pub mod board;
mod core;
pub mod definition;
mod moves;
mod outcome;
mod position;
mod rules;
mod setup;

pub use core::compile::CompileError;
pub use moves::{Effects, Move};
pub use outcome::{Outcome, Reason};
pub use position::{IllegalMove, Position};
pub use rules::{Kind, Piece, Rules, Side};
pub use setup::{CastlingRight, Setup, SetupProblem};
