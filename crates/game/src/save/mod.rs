//! Saving games: as a self-contained file, and as a short text for a link.
//!
//! A file is JSON. Its [extension](EXTENSION) is `.chess-game`, its [type](MIME)
//! `application/vnd.chesswright.game+json`. It refers to built-in rules by name and content hash and contains the whole
//! definition of all others. Moves are UCI texts, line by line. Each move has a number in the file: the first is 1, and
//! 0 is the position before it.
//!
//! ```json
//! {
//!   "format": "chesswright-game", "version": 1,
//!   "rules": { "name": "chess", "hash": "…" },
//!   "players": [{ "name": "Ann" }, { "name": "Ben", "rating": 1800 }],
//!   "clock": { "control": "5+3", "times": "300000,297500@0" },
//!   "lines": [{ "moves": "e2e4 e7e5 g1f3" }, { "after": 1, "moves": "c7c5" }],
//!   "notes": [{ "at": 3, "after": "The main move.", "nags": [1], "marks": [{ "colour": "red", "from": "f3", "to": "e5" }] }],
//!   "at": 3
//! }
//! ```
//!
//! Loading replays every move and reports every fault. Moves that cannot be played are kept as text and saved again.

mod fields;
mod file;
mod load;
mod share;
mod write;

use std::fmt;

use chesswright_rules::message::{Blank, Message};
use chesswright_rules::{Rules, message};

use crate::game::Game;

pub use load::load;
pub use share::{from_share, share};
pub use write::{hash, save};

/// The extension of files.
pub const EXTENSION: &str = "chess-game";
/// The media type of files, for browsers and mail.
pub const MIME: &str = "application/vnd.chesswright.game+json";

/// The value of the field `format`.
const FORMAT: &str = "chesswright-game";
/// The version to write. Older versions can be read.
const VERSION: u64 = 1;

/// Finds built-in rules by name.
pub type BuiltIn<'a> = dyn Fn(&str) -> Option<Rules> + 'a;

/// A loaded game, and the faults of its file.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, with everything that could be restored.
    pub game: Game,
    /// The faults.
    pub findings: Vec<Finding>,
}

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The location, such as `lines[2].moves`. Empty for the file as a whole.
    pub place: String,
    /// What is wrong, what was expected, and how loading dealt with it.
    pub message: Message,
}

impl Finding {
    /// The fault with its place.
    pub fn said(&self) -> Message {
        match self.place.as_str() {
            "" => self.message.clone(),
            place => message!("{place}: {what}", place, what = self.message),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

/// Why a file contains no playable game. There is at least one finding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct LoadError {
    /// All findings. The last one is the reason for the failure.
    pub findings: Vec<Finding>,
}

impl LoadError {
    /// All findings as one message.
    pub fn message(&self) -> Message {
        message!("{findings}", findings = Blank::lines(self.findings.iter().map(Finding::said)))
    }
}
