//! Tries games and levels out.
//!
//! * A [`Trial`] plays games of the engine against itself. A [`Tally`] counts what happened in them, and its [`Report`] says
//!   what that tells about the game, with confidence intervals.
//! * [`invent`] puts a game together from random parts. Whether it is any good is for a trial to say.
//! * [`solve`] solves a level and grades it.
//! * An [`Errand`] is one of these as a message, for a worker that runs it and reports its progress.
//!
//! *Must not know*: threads, files, time, user interfaces. *Invariants*: a game depends on its rules, its terms and its
//! number alone, so that a trial that was stopped goes on as if it had not been; a tally of two halves is the tally of the
//! whole.

mod errand;
mod invent;
mod share;
mod solving;
mod tally;
mod trial;

pub use errand::{Errand, Told, run};
pub use invent::{FAIR_GAMES, Invention, invent};
pub use share::Share;
pub use solving::{Answer, Grades, Untouched, Way, Why, prove, solve};
pub use tally::{Flag, Opening, Report, Tally};
pub use trial::{NotTried, Record, Terms, Trial};
