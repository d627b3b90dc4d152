//! Games that people play over a network, as values: nothing here has a socket, a store or a clock of its own.
//!
//! A [`Round`] is a game being played by several people. A [`Command`] is what somebody asks for: the round refuses it, or
//! [decides](Round::decide) that it happens, as an [`Event`]. [Applying](Round::apply) the events of a game, in order, gives its
//! state, on the server as in the page and as after a restart: there is no other way to change a round.
//!
//! Time comes in as milliseconds that the server has *charged*: each event says how much time has passed since the event before
//! it, less what is given back for slow lines. So replay needs no wall clock, and a slow line of one player costs the other nothing.
//!
//! A page follows a game as a [`Mirror`]: the same round, fed with the events that the server sends, and the commands that the server has
//! not confirmed yet.
//!
//! What leaves the server goes through [`Seen`] and [`SeenEvent`], which alone can be written, each for one [`Eye`].
//!
//! ```
//! use chesswright_online::{By, Command, Round, Terms};
//! use chesswright_rules::{Rules, Side};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = Rules::new(&chesswright_catalog::definition("chess").ok_or("no chess")?)?;
//! let mut round = Round::new(Terms::casual(&rules, Some("5+3".parse()?)))?;
//! round.act(By::Server, Command::Start, 0, 1)?;
//! round.act(By::Side(Side(0)), Command::Step("e2e4".into()), 2_000, 2)?;
//! let refused = round.decide(By::Side(Side(0)), &Command::Step("d2d4".into()), 0);
//! assert_eq!(refused.unwrap_err().code(), "not-your-turn");
//! # Ok(())
//! # }
//! ```

mod cells;
pub mod club;
mod event;
mod lag;
mod mirror;
pub mod rating;
mod round;
mod seen;
pub mod tournament;
mod why;
pub mod wire;

pub use event::Kind as Command;
pub use event::{Event, Kind, Matter, UnreadableEvent};
pub use lag::LagMeter;
pub use mirror::{Kept, Mirror, MirrorError, Pending, Stage};
pub use round::{By, MAX_LIST, Refusal, ReplayError, Round, Terms, most_moves};
pub use seen::{Eye, Seen, SeenEvent};
pub use why::Why;
