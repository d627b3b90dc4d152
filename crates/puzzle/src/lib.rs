//! Plays and solves levels.
//!
//! The enemies of a level follow named, deterministic rules, so a level is a puzzle for one player. This crate
//! implements the [controllers](control) and the solver.
//!
//! * A [`Game`] is a level that is ready to play: its rules, the controller of each side, and the values of pieces.
//! * [`solve`](solve::solve) finds the fewest moves that win ([par](solve::Solution::par)), the number of such
//!   solutions, and one of them. Within larger limits it explores the whole [`Graph`](solve::Graph), from which
//!   [grades](solve::Grade) and [hints](solve::Hint) are computed. [`force`](solve::force) finds wins against any
//!   defence.
//! * [`ablate`](solve::ablate) finds out which objects matter.
//!
//! ```
//! use chesswright_puzzle::{Game, solve};
//!
//! let level = chesswright_catalog::level::read("goal: exit\n\nR...#\n###.#\nx....\n").unwrap();
//! let game = Game::new(&level).unwrap();
//! let solution = solve::solve(&game, &solve::Limits::default(), &mut solve::quietly).unwrap();
//! assert_eq!(solution.par, Some(3));
//! assert_eq!(solution.line_text(&game), "Ra3d3 Rd3d1 Rd1a1");
//! ```
//!
//! # What it must not know
//!
//! User interfaces, files, time. The rules crate makes the moves; it plays levels as it plays any other game.

pub mod control;
mod game;
pub mod generate;
mod notation;
pub mod solve;
mod values;

pub use game::{Action, Game, Unplayable};

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
