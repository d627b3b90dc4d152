//! BPGN: files of games on two boards (bughouse), after the proposal for FICS.
//!
//! A move has a number with its board and its side: `12A.` and `12a.` are the twelfth moves of White and Black at board A, `12B.` and
//! `12b.` those at board B. The moves of both boards follow each other as they were played, each with the time that is left on the
//! player's clock in braces, in seconds: `3A. d4{177.6}`. Other comments begin with `C:`; the last comment says how the game ended. The tags
//! `WhiteA`, `BlackA`, `WhiteB` and `BlackB` name the players. `FEN` has the start positions of both boards with `|` between them.
//! The result is that of the board on which the game has ended.
//!
//! * [`Reader`] — games with every move checked, in bounded memory; it reports every fault with its line and continues;
//! * [`Writer`] — games as text;
//! * [`Boards`] — two positions that supply each other;
//! * [`Seat`] — who sits where, and who is whose partner.

mod boards;
mod label;
mod reader;
mod write;

pub use boards::{Board, Boards, Seat};
pub use label::Label;
pub use reader::{Entry, MOST_FAULTS, MOST_MOVES, MOST_TEXT, Reader, Record, Start};
pub use write::Writer;

/// The game of files that name none.
pub const USUAL: &str = "bughouse";
