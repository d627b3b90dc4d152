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
mod bots;
mod engine;
pub mod eval;
mod game_traits;
mod prng;
pub mod protocol;
mod score;
mod search;
mod strength;
mod time;
mod tt;
mod tunable;

pub use bench::bench;
pub use engine::{Answer, Engine, Info, USUAL_HASH};
pub use strength::{LEVELS, Opponent};
pub use time::{Budget, Clock, Limits, Stop};
pub use bots::{Personality, UnknownPersonality};
pub use prng::Random;
pub use score::Score;
pub use search::Habits;
