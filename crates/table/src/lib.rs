//! A game at a table, without a browser: who sits there, how games begin, levels, what is stored of them, and how the computer is asked.
//!
//! * [`Session`] is one game at a table with everything that is done to it. One function drives it: [`Session::act`].
//! * [`Seat`] says who moves a side, [`Turn`] what follows from that: who may move, who waits, what the computer is asked.
//! * [`opening`] plans a new game, and reads games out of whatever text a person brings.
//! * [`level`] plays levels: controllers answer, hints come from the solver, and the best results are records.
//! * [`saved`] is the form in which a game is stored between visits.
//! * [`settings`] is what a person can choose about the page.
//! * [`computer`] is what a page and its worker say to each other, and the worker's thinking.
//!
//! *Must not know*: browsers, languages, how anything looks. Time and chance come from the caller.

pub mod computer;
pub mod level;
pub mod opening;
pub mod saved;
mod seat;
pub mod session;
pub mod settings;
mod turn;

pub use seat::Seat;
pub use session::Session;
pub use turn::Turn;
