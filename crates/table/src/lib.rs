//! A game at a table, without a browser: seats, new games, levels, storage, and the messages to the computer.
//!
//! * [`Session`] is one game at a table with everything that is done to it. One function drives it: [`Session::act`].
//! * [`Seat`] is who moves a side. [`Turn`] is what follows from the seats: who may move, who waits, and the task of
//!   the computer.
//! * [`opening`] plans new games. [`reading`] opens texts of any kind, and [`game_list`] lists the games of a file.
//! * [`pair`] is a match on two boards: two sessions that ask one match.
//! * [`level`] plays levels, with replies of controllers, hints of the solver, and records of the best results.
//! * [`saved`] is the form in which a game is stored between visits.
//! * [`settings`] has the settings that a user can choose.
//! * [`computer`] has the messages between page and worker, and the worker's thinking.
//!
//! *Must not know*: browsers, languages, how anything looks. Time and random numbers come from the caller.

pub mod computer;
pub mod game_list;
pub mod level;
pub mod opening;
pub mod pair;
pub mod reading;
pub mod saved;
mod seat;
pub mod session;
pub mod settings;
mod turn;

pub use seat::Seat;
pub use session::Session;
pub use turn::Turn;

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
