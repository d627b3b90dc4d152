//! Boards, pieces, definitions, positions and legal moves of any chess.
//!
//! Everything in Chesswright is built on these steps:
//!
//! ```text
//! document ──read──▶ Definition ──compile──▶ Rules ──set up──▶ Position ──▶ legal moves
//! ```
//!
//! * A [`Definition`] is a game as plain data. The reader of TOML and JSON documents reports every mistake with its place.
//! * [`Rules`] are that game compiled into tables. They are cheap to clone and to share.
//! * A [`Position`] lists its legal moves, plays them, takes them back, and knows when and why the game is over.
//! * The module [`search`] adds what engines and solvers need.
//!
//! ```
//! use chesswright_rules::{Definition, Rules};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Load a game from the catalogue. A document of your own works as well.
//! let game = chesswright_catalog::definition("chess").expect("the catalogue has chess");
//! let rules = Rules::new(&game)?;
//!
//! // List moves.
//! let mut position = rules.start();
//! let moves = position.legal_moves();
//! assert_eq!(moves.len(), 20);
//!
//! // Play one.
//! let e4 = moves.iter().find(|m| rules.cell_name(m.from()) == "e2" && rules.cell_name(m.to()) == "e4");
//! position.play(e4.expect("e2-e4 is legal"))?;
//! assert_eq!(position.legal_moves().len(), 20);
//!
//! // Invent a game and play it.
//! let duel = Definition::from_toml(
//!     r#"
//!     name  = "griffon-duel"
//!     board = "6x6"
//!     setup = "2gk2/6/6/6/6/2GK2"
//!
//!     [pieces]
//!     griffon = "g:FyafsF"
//!     king    = { letter = "k", betza = "K", royal = true }
//!     "#,
//!     &(),
//! )?;
//! assert!(!Rules::new(&duel)?.start().legal_moves().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! # What it must not know
//!
//! Text notations of positions and games, files, clocks, threads, randomness, search. Callers bring what is needed: a
//! source of random numbers for a deal, and a [`Library`](definition::Library) for documents that extend others.
//!
//! # Inside
//!
//! [`board`] makes boards of cells. [`betza`] turns a few letters into ways of moving. [`definition`] reads and checks
//! documents. [`prng`] makes pseudo-random numbers. The private `core` compiles them into sets and tables, generic over the width of the sets.
//! `ARCHITECTURE.md` explains what makes it fast.

pub mod betza;
pub mod board;
mod core;
pub mod definition;
mod end_rules;
mod findings;
pub mod message;
mod moves;
mod outcome;
mod position;
pub mod prng;
mod rules;
pub mod search;
mod setup;
mod types;
mod view;
mod width_tests;

pub use core::compile::{CompileCause, CompileError, MAX_COST, Pause};
pub use core::move_limit::{MAX_MOVES, TooManyMoves};
pub use definition::Definition;
pub use findings::{Finding, Part};
pub use moves::{Effects, Move, MoveId};
pub use outcome::{Outcome, Reason};
pub use position::{Count, Ground, IllegalMove, Position};
pub use rules::Rules;
pub use setup::{CastlingRight, ChanceState, PendingEffect, Setup, SetupProblem};
pub use types::{Kind, Piece, Side, TerrainEvent};
pub use view::{Announcement, CheckLine, Choice, Decided, History, Observation, Seen, SeenStep, each_step};
#[doc(hidden)]
pub use width_tests::{VersionCount, magic_slides_match_lines, perft_at_every_width};

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
