//! Position and move texts of any chess.
//!
//! This crate knows the syntax of texts, not their meaning: the rules know which letters name a piece, how wide a row
//! must be and whether a move is legal. Reading produces plain data, writing takes it.
//!
//! Types to know:
//! * [`RawFen`] — a position text, field by field, in every supported dialect of FEN;
//! * [`UciMove`] — a move text as engines and sites exchange it, with drops, gates, walls and several steps;
//! * [`San`] — the algebraic notation of a game: moves as people write them;
//! * [`pgn`] — files of games;
//! * [`bpgn`] — files of games on two boards;
//! * [`TextError`] — all mistakes in a text: where they are, what was expected, how to correct them.
//!
//! ```
//! use chesswright_notation::{RawFen, UciMove};
//!
//! let fen: RawFen = "4k3/8/8/8/8/8/4P3/4K3[Qn] w - - 0 1".parse()?;
//! assert_eq!(fen.layers[0].len(), 8);
//! assert_eq!(fen.hand.as_ref().map(Vec::len), Some(2));
//! assert_eq!(fen.to_string(), "4k3/8/8/8/8/8/4P3/4K3[Qn] w - - 0 1");
//!
//! let mv: UciMove = "a10b9q".parse()?;
//! assert_eq!(mv.to_string(), "a10b9q");
//!
//! let error = "4k3/8/?7 w".parse::<RawFen>().unwrap_err();
//! assert_eq!(error.problems()[0].span, 6..7);
//! # Ok::<(), chesswright_notation::TextError>(())
//! ```

mod action;
pub mod bpgn;
mod chance;
mod error;
pub mod fen;
pub mod moves;
pub mod observation;
pub mod pgn;
pub mod position;
pub mod san;
mod scan;
mod sign;
pub mod uci;

pub use error::{Problem, TextError, Unfit};
pub use fen::RawFen;
pub use san::{San, SanError};
pub use sign::{CellName, Piece, Sign};
pub use uci::UciMove;

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Runs the example of the project's README as a doctest. It needs only crates that this one depends on.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
