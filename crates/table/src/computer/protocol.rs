//! The messages between the page and the worker, as JSON texts.

use chesswright_game::clock::Bonus;
use chesswright_game::{Clock, Game, Millis, save};
use chesswright_rules::{History, Side};
use serde::{Deserialize, Serialize};

use super::Manner;
use crate::saved::built_in;

/// The kinds of tasks for the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// A move at a playing strength.
    Play(u8),
    /// A good move.
    Hint,
    /// The replies of the enemies of a level.
    Reply,
    /// The next move of a shortest solution of a level.
    Way,
}

impl Request {
    /// Whether the puzzle's solver and controllers do it. Everything else is done by the engine.
    pub fn is_of_level(self) -> bool {
        matches!(self, Self::Reply | Self::Way)
    }
}

/// A game to think about. It contains all that thinking needs, so that a worker need not know the built-in games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// The definition of the rules as JSON.
    pub rules: String,
    /// Whether they are those of the built-in game of their name, for which learned values and a network may ship.
    pub built_in: bool,
    /// The saved game without its rules: its moves and the position to search. Where something is hidden, only how it has started.
    pub game: String,
    /// Where something is hidden, all that the side to move has seen of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<History>,
    /// The level as JSON, if the game is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The kind of task.
    pub request: Request,
    /// The time on the clock, if there is one.
    pub left: Option<TimeLeft>,
    /// How the computer plays.
    #[serde(default, skip_serializing_if = "Manner::is_usual")]
    pub manner: Manner,
}

impl Task {
    /// The task to think about a game without a clock, in the usual manner.
    pub fn new(game: &Game, request: Request, now: Millis) -> Self {
        let rules = game.rules();
        let definition = rules.definition();
        let position = game.position();
        // Where something is hidden, the worker gets how the game has started, and what the side to move has seen since.
        let seen = rules.hides().then(|| History::of(position, position.turn()));
        let start = seen.as_ref().map(|_| Game::from_position(game.start()));
        Self {
            rules: definition.canonical_json(),
            built_in: built_in(&definition.name).is_some_and(|known| known.definition() == definition),
            game: save::save(start.as_ref().unwrap_or(game), &|_| Some(rules.clone()), now),
            seen,
            level: None,
            request,
            left: None,
            manner: Manner::default(),
        }
    }
}

/// The time that a player has for the moves to come, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeLeft {
    /// The time on the clock. In a period of byo-yomi, the rest of the period.
    pub left: u64,
    /// What each move adds, or does not count.
    #[serde(default)]
    pub increment: u64,
    /// The number of moves until the clock gains time, if that is known.
    #[serde(default)]
    pub turns_to_go: Option<u32>,
}

impl TimeLeft {
    /// What a clock shows for a side.
    pub fn of(clock: &Clock, side: Side, now: Millis) -> Self {
        let (index, reading) = (side.index(), clock.reading(side, now));
        let time = clock.times(now).sides.get(index).copied().unwrap_or_default();
        let stage = clock.control().of(index).stage(time.stage.into());
        let increment = match (stage.bonus, stage.periods) {
            (Bonus::Increment(bonus) | Bonus::Delay(bonus) | Bonus::Bronstein(bonus), _) => bonus,
            // When the time has run out, each move has a period.
            (Bonus::None | Bonus::Hourglass, Some(periods)) if !reading.in_periods => periods.each,
            (Bonus::None | Bonus::Hourglass, _) => 0,
        };
        let to_go = stage.moves.map(|moves| moves.saturating_sub(time.moves).max(1));
        Self { left: reading.left, increment, turns_to_go: if reading.in_periods { Some(1) } else { to_go } }
    }
}

/// A task with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// The number of the task.
    pub number: u32,
    /// The task.
    pub task: Task,
}

/// The messages of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// The worker is ready.
    Ready,
    /// The worker has found a result.
    Found(Found),
    /// The worker has failed to do a task.
    Failed(Failure),
}

impl Reply {
    /// Whether the message belongs to an earlier task than the current one.
    pub fn is_stale(&self, latest: u32) -> bool {
        match self {
            Self::Ready => false,
            Self::Found(found) => found.number != latest,
            Self::Failed(failure) => failure.number.is_some_and(|number| number != latest),
        }
    }
}

/// A result with the number of its task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The number of the task.
    pub number: u32,
    /// A result.
    pub what: What,
}

/// The reason why a task failed, with the number of the task. A task that cannot be read has no number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// The number of the task, if it could be read.
    pub number: Option<u32>,
    /// The reason.
    pub why: String,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// A move of the engine or of a controller.
    Move {
        /// The move as UCI text.
        played: String,
        /// The score for the side to move in centipawns, if the move comes from a search.
        score: Option<i32>,
        /// The number of positions searched.
        positions: u64,
        /// The start of the search, in milliseconds since 1970.
        begun: u64,
        /// The end of the search.
        ended: u64,
    },
    /// The next move of a shortest solution.
    Way {
        /// The cell of the piece.
        piece: u16,
        /// Its destination.
        to: u16,
        /// The number of moves left.
        distance: u32,
        /// The move as UCI text.
        played: String,
    },
    /// There is no solution.
    NoWay {
        /// Whether the level can no longer be won. Otherwise no solution was found in time.
        lost: bool,
    },
}

/// The computer's evaluation of its position at its last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The id of the game.
    game: String,
    /// The score for the computer's side, in centipawns.
    score: i32,
}

impl Assessment {
    /// The evaluation that follows from a finished task. A hint gives none, because its score is for the person's side.
    pub fn of(game: &str, request: Request, what: &What) -> Option<Self> {
        match (request, what) {
            (Request::Play(_), &What::Move { score: Some(score), .. }) => {
                Some(Self { game: game.to_owned(), score })
            }
            _ => None,
        }
    }

    /// Whether the computer accepts a draw in a game after `moves` moves: not too early, and only if it does not
    /// evaluate its position as better.
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
    fn the_time_to_think_is_that_of_the_clock_with_what_each_move_adds() {
        let shown = |control: &str| {
            let control = chesswright_game::TimeControl::lenient(control).expect(control);
            TimeLeft::of(&Clock::new(control, 2, Side(0)), Side(1), 0)
        };
        let time = |left, increment, turns_to_go| TimeLeft { left, increment, turns_to_go };
        assert_eq!(shown("5"), time(300_000, 0, None));
        assert_eq!(shown("3+2"), time(180_000, 2_000, None));
        assert_eq!(shown("40/90:30"), time(5_400_000, 0, Some(40)));
        assert_eq!(shown("10|5x30"), time(600_000, 30_000, None));
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
