//! The messages between the page and the worker, as JSON texts.

use serde::{Deserialize, Serialize};

/// What the worker is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Request {
    /// A move at a playing strength.
    Play(u8),
    /// A good move.
    Hint,
    /// What the enemies of a level do.
    Reply,
    /// The next move of a shortest solution of a level.
    Way,
}

/// A game to think about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    /// The game as it is saved: with its rules, its past and the position to think about.
    pub(crate) game: String,
    /// The level that is played, as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<String>,
    pub(crate) request: Request,
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
    Failed(Failure),
}

impl Reply {
    /// Whether it belongs to another task than the latest, and so comes too late.
    pub(crate) fn is_stale(&self, latest: u32) -> bool {
        match self {
            Self::Ready => false,
            Self::Found(found) => found.number != latest,
            Self::Failed(failure) => failure.number.is_some_and(|number| number != latest),
        }
    }
}

/// What was found, with the number of its task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Found {
    pub(crate) number: u32,
    pub(crate) what: What,
}

/// Why a task failed, with its number. A task that cannot be read has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Failure {
    pub(crate) number: Option<u32>,
    pub(crate) why: String,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum What {
    /// A move as UCI text; its score for the side that thinks, in hundredths of a pawn, where a search found it; how many positions were
    /// searched; and when the search began and ended, in milliseconds of the time of day.
    Move { played: String, score: Option<i32>, positions: u64, begun: u64, ended: u64 },
    /// The next move of a shortest solution: the piece and its target as numbers of cells, the moves to go, and the move as UCI text.
    Way { piece: u16, to: u16, distance: u32, played: String },
    /// There is no way to win any more, or none was found in time.
    NoWay { lost: bool },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_task_is_answered_or_fails() {
        let failed = |number| Reply::Failed(Failure { number, why: "no engine".into() });
        let found = |number| Reply::Found(Found { number, what: What::NoWay { lost: true } });
        assert!(failed(Some(4)).is_stale(5) && found(4).is_stale(5));
        assert!(!failed(Some(5)).is_stale(5) && !found(5).is_stale(5));
        assert!(!failed(None).is_stale(5), "what was sent last could not even be read");
        assert!(!Reply::Ready.is_stale(5));
    }

    #[test]
    fn messages_survive_the_way() {
        let failed = Reply::Failed(Failure { number: Some(7), why: "why".into() });
        let text = serde_json::to_string(&failed).expect("it can be written");
        assert_eq!(serde_json::from_str::<Reply>(&text).expect(&text), failed);
    }
}
