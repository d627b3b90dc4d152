//! What the page and the worker say to each other, as JSON texts.

use serde::{Deserialize, Serialize};

/// What is wanted of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Errand {
    /// A move at a level.
    Play(u8),
    /// A good move.
    Hint,
    /// What the enemies of a level do.
    Reply,
    /// The next move of a shortest way through a level.
    Way,
}

/// A game to think about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    /// The game as it is saved: with its rules, its past and the place to think about.
    pub(crate) game: String,
    /// The level that it is a game of, as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<String>,
    pub(crate) errand: Errand,
    /// Milliseconds on the clock.
    pub(crate) left: Option<u64>,
}

/// A task with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Numbered {
    pub(crate) number: u32,
    pub(crate) task: Task,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Reply {
    /// It listens now.
    Ready,
    /// It has found something.
    Found(Found),
    /// It cannot do what was asked.
    Failed(String),
}

/// What was found, with the number of its task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Found {
    pub(crate) number: u32,
    pub(crate) what: What,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum What {
    /// A move as UCI text, and what it is worth to the side that thinks, in hundredths of a pawn, where that was asked; how many positions were
    /// looked at for it, and from when until when, in milliseconds of the time of day.
    Move { played: String, score: Option<i32>, positions: u64, begun: u64, ended: u64 },
    /// The next move of a shortest way: the piece and its target as numbers of cells, the moves to go, and the move as UCI text.
    Way { piece: u16, to: u16, distance: u32, played: String },
    /// There is no way to win any more, or none was found in the time there is.
    NoWay { lost: bool },
}
