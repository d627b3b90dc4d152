//! Keeping a game: as one file that carries everything, and as a short text for a link.
//!
//! A file is JSON, its [extension](EXTENSION) `.chess-game`, its [type](MIME) `application/vnd.chesswright.game+json`. It names
//! built-in rules by name and content hash and carries the whole definition of any others. Moves are UCI texts, line by line; a
//! move is known by its number in the file, the first one being 1, and 0 is the position before it.
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
//! Loading replays every move and tells everything that is wrong. What cannot be played is kept as text and saved again.

mod fields;
mod file;
mod load;
mod share;
mod write;

use std::fmt;

use chesswright_rules::Rules;

use crate::game::Game;

pub use load::load;
pub use share::{from_share, share};
pub use write::{hash, save};

/// The extension of files.
pub const EXTENSION: &str = "chess-game";
/// The type of files for browsers and mail.
pub const MIME: &str = "application/vnd.chesswright.game+json";

/// What `format` says in a file.
const FORMAT: &str = "chesswright-game";
/// The version that is written; older ones are read.
const VERSION: u64 = 1;

/// Where built-in rules come from: the rules of that name, if there are any.
pub type BuiltIn<'a> = dyn Fn(&str) -> Option<Rules> + 'a;

/// A game that was loaded, and what was wrong with its file.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, with everything that could be kept.
    pub game: Game,
    /// What was wrong.
    pub findings: Vec<Finding>,
}

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Where, such as `lines[2].moves`; empty for the file as a whole.
    pub place: String,
    /// What is wrong, what was expected, and what became of it.
    pub message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => f.write_str(&self.message),
            place => write!(f, "{place}: {}", self.message),
        }
    }
}

/// Why a file is no game that can be played. There is at least one finding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct LoadError {
    /// Everything that was found wrong; the last one is why it was given up.
    pub findings: Vec<Finding>,
}
