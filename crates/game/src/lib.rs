//! Games of any chess variant in progress.
//!
//! [`Game`] contains the moves as a [`Tree`] with notes, undo and redo, a [clock] that the caller drives, offers, and
//! the end of the game. A [`Match`] is two games that supply each other. Nothing here reads files, the system time or random numbers.
//!
//! ```
//! use chesswright_game::{Branch, Game};
//! use chesswright_rules::Rules;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = Rules::new(&chesswright_catalog::definition("chess").ok_or("no chess")?)?;
//! let mut game = Game::new(&rules);
//! game.set_clock("5+3".parse()?);
//! game.start_clock(0);
//! game.play_text("e2e4", Branch::Variation, 4_000)?;
//! game.play_text("e7e5", Branch::Variation, 9_500)?;
//! assert_eq!(game.clock().map(|clock| clock.times(9_500).sides[1].left), Some(297_500));
//!
//! game.undo(12_000);
//! game.play_text("c7c5", Branch::Variation, 20_000)?;
//! assert_eq!(game.tree().len(), 3);
//! # Ok(())
//! # }
//! ```

mod captured;
pub mod clock;
mod ending;
mod game;
mod notes;
mod offers;
pub mod pgn;
pub mod save;
mod texts;
mod tree;
mod two_boards;
mod typed;
mod values;

pub use captured::{Captured, captured, score};
pub use chesswright_notation::bpgn::{Board, Label, Seat};
pub use clock::{Clock, Millis, TimeControl};
pub use ending::{Cause, Decision, Ending};
pub use game::{Branch, Draws, Eyes, Game, PlayError, Player, Told};
pub use notes::{Colour, Mark, Notes};
pub use offers::{Offer, Offers};
pub use texts::{read_leaving, read_move, read_supply, write_move};
pub use tree::{Node, NodeId, Refused, Tree};
pub use two_boards::{Logged, Match, OneBoard};
pub use typed::{TypedMoveError, read_typed};
pub use values::Values;

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
