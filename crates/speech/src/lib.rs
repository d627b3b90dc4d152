//! What is said to players, in nine languages.
//!
//! * [`words`] has the languages and looks up messages, with the names of sides and pieces.
//! * [`announce`] puts moves, results and cells into sentences, for people who cannot see the board.
//! * [`refused`] says why a move is refused.
//! * [`mistakes`] says what is wrong with a text, where, and how to mend it.
//! * [`sheet`] puts the rules of a game into sentences.
//! * [`command`] answers questions about the board.
//! * [`fingers`] says the same to people who tap instead of clicking.
//! * [`two_boards`] speaks of matches on two boards.
//! * [`studio`] has the messages of the workshop.
//!
//! *Must not know*: browsers, where the files of languages come from, how anything looks.

pub mod announce;
pub mod command;
pub mod fingers;
pub mod mistakes;
pub mod refused;
pub mod sheet;
pub mod studio;
pub mod two_boards;
pub mod words;

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
