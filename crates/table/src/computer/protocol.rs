//! The messages between the page and the worker, as JSON texts.

use serde::{Deserialize, Serialize};

/// What the worker is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
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
pub struct Task {
    /// The game as it is saved: with its rules, its past and the position to think about.
    pub game: String,
    /// The level that is played, as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// What is asked.
    pub request: Request,
    /// Milliseconds on the clock.
    pub left: Option<u64>,
}

/// A task with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// Its number.
    pub number: u32,
    /// The task.
    pub task: Task,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// It listens now.
    Ready,
    /// It has found something.
    Found(Found),
    /// It cannot do what was asked.
    Failed(Failure),
}

impl Reply {
    /// Whether it belongs to another task than the latest, and so comes too late.
    pub fn is_stale(&self, latest: u32) -> bool {
        match self {
            Self::Ready => false,
            Self::Found(found) => found.number != latest,
            Self::Failed(failure) => failure.number.is_some_and(|number| number != latest),
        }
    }
}

/// What was found, with the number of its task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The number of the task.
    pub number: u32,
    /// What was found.
    pub what: What,
}

/// Why a task failed, with its number. A task that cannot be read has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// The number of the task, where it could be read.
    pub number: Option<u32>,
    /// Why it failed.
    pub why: String,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// A move that was searched, or that a controller makes.
    Move {
        /// The move as UCI text.
        played: String,
        /// Its score for the side that thinks, in hundredths of a pawn, where a search found it.
        score: Option<i32>,
        /// How many positions were searched.
        positions: u64,
        /// When the search began, in milliseconds of the time of day.
        begun: u64,
        /// When it ended.
        ended: u64,
    },
    /// The next move of a shortest solution.
    Way {
        /// The cell of the piece.
        piece: u16,
        /// Where it goes.
        to: u16,
        /// The moves to go.
        distance: u32,
        /// The move as UCI text.
        played: String,
    },
    /// There is no solution.
    NoWay {
        /// Whether the level cannot be won any more; else none was found in time.
        lost: bool,
    },
}

/// What the computer thought of its own position when it moved last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The game in which it moved, by its id.
    game: String,
    /// In hundredths of a pawn, for the computer's side.
    score: i32,
}

impl Assessment {
    /// What a finished task says about it. A hint is scored for the person, and so says nothing.
    pub fn of(game: &str, request: Request, what: &What) -> Option<Self> {
        match (request, what) {
            (Request::Play(_), &What::Move { score: Some(score), .. }) => {
                Some(Self { game: game.to_owned(), score })
            }
            _ => None,
        }
    }

    /// Whether the computer takes a draw in a game after so many moves: not too early, and only where it does not think that it is ahead.
    pub fn takes_draw(&self, game: &str, moves: usize) -> bool {
        self.game == game && self.score <= 0 && moves > 20
    }
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

    #[test]
    fn a_draw_is_judged_by_the_computers_own_moves_in_the_same_game() {
        let found = |score| What::Move {
            played: "e2e4".into(),
            score: Some(score),
            positions: 1,
            begun: 0,
            ended: 1,
        };
        assert_eq!(Assessment::of("a", Request::Hint, &found(-300)), None, "a hint is scored for the person");
        assert_eq!(Assessment::of("a", Request::Play(3), &What::NoWay { lost: true }), None);
        let behind = Assessment::of("a", Request::Play(3), &found(-50)).expect("it moved");
        assert!(behind.takes_draw("a", 21));
        assert!(!behind.takes_draw("a", 20), "too early");
        assert!(!behind.takes_draw("b", 40), "another game");
        let ahead = Assessment::of("a", Request::Play(3), &found(50)).expect("it moved");
        assert!(!ahead.takes_draw("a", 40));
    }
}
