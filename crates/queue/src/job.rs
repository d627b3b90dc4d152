//! Jobs and their answers.

use serde::{Deserialize, Serialize};

use crate::setup::SetupId;

/// The most bytes of a job, and of an answer.
pub const MOST_JOB: usize = 64 << 10;
/// The most bytes of an answer.
pub const MOST_ANSWER: usize = 512 << 10;
/// The most bytes of the name of a run.
const MOST_RUN: usize = 32;

/// One piece of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// What it has in common with other jobs.
    pub setup: SetupId,
    /// The command that wants it, by a word.
    pub run: String,
    /// Its number in that run. There is one answer for each.
    pub number: u64,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// Play the game of a match that has the number of the job.
    Game {
        /// Its opening, unless the setup says how openings are made.
        opening: Option<Opening>,
    },
    /// Play games for training: those with these numbers.
    Games {
        /// The first number.
        from: u64,
        /// How many games.
        count: u32,
    },
    /// Analyse a position.
    Position {
        /// The position.
        position: Opening,
    },
}

/// A position by its history.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The start as text; none for the usual one.
    pub start: Option<String>,
    /// The moves, each by its number among the legal ones in the order of their ids.
    pub moves: Vec<u32>,
}

/// What a worker says about a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of the job.
    pub number: u64,
    /// The name of the worker.
    pub worker: String,
    /// What it found.
    pub outcome: Outcome,
}

/// What became of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Outcome {
    /// A game of a match.
    Game(Box<GamePlayed>),
    /// Games for training, in the order of their numbers.
    Games(Vec<Record>),
    /// An analysed position.
    Position(PositionJudged),
    /// The job cannot be done, for this reason.
    Refused(String),
}

/// A game of a match that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamePlayed {
    /// The half points of the first player.
    pub points: u32,
    /// The result as in PGN.
    pub result: String,
    /// Why the game ended.
    pub reason: String,
    /// The game.
    pub pgn: String,
    /// Something that must not happen, such as an illegal move.
    pub fault: Option<String>,
    /// The nodes and the microseconds of both players' searches.
    pub efforts: [(u64, u64); 2],
}

/// A game for training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The start as text; empty for the usual one.
    pub start: String,
    /// The half points of the first side.
    pub result: u8,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// A move by its number among the legal ones, and the score that the search gave it.
pub type Ply = (u16, Option<i16>);

/// An analysed position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionJudged {
    /// The depth of the last finished iteration.
    pub depth: u32,
    /// Nodes visited.
    pub nodes: u64,
    /// The best lines, best first.
    pub lines: Vec<Line>,
}

/// A line of play and its score for the side to move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Centipawns; none where the end is certain.
    pub cp: Option<i32>,
    /// The plies until a certain end, negative for a loss.
    pub mate: Option<i64>,
    /// The moves, each by its number among the legal ones.
    pub moves: Vec<u32>,
}

/// Whether a text may be the name of a run: it becomes a word in subjects of the queue.
pub fn is_run(text: &str) -> bool {
    (1..=MOST_RUN).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_run_is_one_word_of_a_subject() {
        assert!(is_run("0123456789abcdef"));
        for wrong in ["", "a.b", "*", ">", "a b", "x", &"a".repeat(33)] {
            assert!(!is_run(wrong), "{wrong}");
        }
    }

    #[test]
    fn unknown_fields_are_refused() {
        let job = r#"{"setup": {"hash": "aa", "parts": 1}, "run": "aa", "number": 1, "task": {"games": {"from": 0, "count": 1}}}"#;
        assert!(serde_json::from_str::<Job>(job).is_ok());
        assert!(serde_json::from_str::<Job>(&job.replace("\"run\"", "\"more\": 1, \"run\"")).is_err());
        assert!(serde_json::from_str::<Job>(&job.replace("games", "format-the-disk")).is_err());
    }
}
