//! What the page and the worker say to each other, as JSON texts.

use serde::{Deserialize, Serialize};

/// What is wanted of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Errand {
    /// A move at a level.
    Play(u8),
    /// A good move.
    Hint,
}

/// A game to think about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    /// The game as it is saved: with its rules, its past and the place to think about.
    pub(crate) game: String,
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

/// A move that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Found {
    pub(crate) number: u32,
    /// The move as UCI text.
    pub(crate) played: String,
    /// What it is worth to the side that thinks, in hundredths of a pawn.
    pub(crate) score: i32,
}
