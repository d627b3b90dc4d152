//! A chess engine for any chess variant.
//!
//! An [`Engine`] plays one game, given as [`Rules`](chesswright_rules::Rules). It needs no other knowledge of the game: the
//! handcrafted evaluation measures how freely pieces move and derives piece values and piece-square tables from that
//! ([`eval`]); the game's definition decides which search techniques are sound in it; the rules generate the moves. So a
//! game that was invented a minute ago can be played at once.
//!
//! The search is an alpha-beta search with iterative deepening, aspiration windows, a transposition table, a quiescence
//! search, null-move pruning, futility and late-move pruning, and late move reductions. Where games have trained a network
//! ([`net`]), it can take the place of the handcrafted evaluation.
//!
//! ```
//! use chesswright_engine::{Engine, Limits, Stop};
//! use chesswright_rules::Rules;
//!
//! let game = chesswright_catalog::definition("losalamos").expect("a built-in variant");
//! let rules = Rules::new(&game)?;
//! let mut engine = Engine::new(&rules);
//!
//! // A time limit needs a clock; limits of depth and nodes do not.
//! let result = engine.search(&rules.start(), &Limits::nodes(2_000), &Stop::new(), &|| 0, &mut |info| {
//!     assert!(!info.pv.is_empty());
//! });
//! let best = result.best_move.expect("the game is not over");
//! assert!(rules.start().legal_moves().contains(&best));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What the crate must not know
//!
//! Files, the time (the caller passes a [`Clock`]), names of games. It starts threads only when the caller asks for several
//! ([`Engine::set_threads`]), so that it runs on platforms without threads.

mod bench;
mod bots;
mod engine;
pub mod eval;
mod game_traits;
pub mod hidden;
mod memory;
pub mod net;
mod prng;
pub mod protocol;
mod score;
mod search;
mod strength;
mod time;
mod tt;
mod tunable;

pub use bench::{bench, signature};
pub use bots::{Personality, UnknownPersonality};
pub use engine::{DEFAULT_HASH_MB, Engine, Info, SearchResult};
pub use prng::Prng;
pub use score::Score;
pub use search::SearchParams;
pub use strength::{Handicap, LEVELS, Opponent, weakness};
pub use time::{Budget, Clock, Limits, Stop};
pub use tt::Bound;
pub use tunable::TunableError;

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
