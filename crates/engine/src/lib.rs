//! A player for any chess.
//!
//! An [`Engine`] is made for a game's rules and knows nothing else about it: what pieces are worth is found by trying how freely they
//! move ([`eval`]), what may be assumed about the game is read off its definition, and the search asks the rules for everything
//! else. So a game that was invented a minute ago is played at once.
//!
//! ```
//! use chesswright_engine::{Engine, Limits, Stop};
//! use chesswright_rules::Rules;
//!
//! let game = chesswright_catalog::definition("losalamos").expect("the catalogue has it");
//! let rules = Rules::new(&game)?;
//! let mut engine = Engine::new(&rules);
//!
//! // Limits of time need a clock; limits of depth and nodes do not.
//! let answer = engine.search(&rules.start(), &Limits::nodes(2_000), &Stop::new(), &|| 0, &mut |info| {
//!     assert!(!info.moves.is_empty());
//! });
//! let best = answer.best.expect("the game is not over");
//! assert!(rules.start().legal_moves().contains(&best));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it must not know
//!
//! Files, the time (a [`Clock`] comes in from outside), names of games. It starts threads only when it is told to use several
//! ([`Engine::set_threads`]), so that it runs where there are none.

mod bench;
mod character;
mod engine;
pub mod eval;
mod level;
mod limits;
mod parameters;
mod personality;
pub mod protocol;
mod random;
mod score;
mod search;
mod table;

pub use bench::bench;
pub use engine::{Answer, Engine, Info, USUAL_HASH};
pub use level::{LEVELS, Opponent};
pub use limits::{Budget, Clock, Limits, Stop};
pub use personality::{Personality, UnknownPersonality};
pub use random::Random;
pub use score::Score;
pub use search::Habits;

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
