//! Runs a task of the worker: loads the game, searches, and answers.

use std::cell::RefCell;

use chesswright_engine::{Budget, Clock, Engine, Limits, Opponent, Prng, Stop};
use chesswright_game::{save, write_move};

use super::protocol::{Request, Task, TimeLeft, What};
use super::{Manner, enemies};
use crate::level::LevelError;
use crate::saved::built_in;

/// The number of playing strengths, from 1. The last one is the engine without a handicap.
pub const LEVELS: u8 = chesswright_engine::LEVELS as u8 + 1;

/// What makes a level weak: the most positions that it looks at, and how many of 100 moves it plays without looking. `None` for
/// full strength.
pub fn weakness(level: u8) -> Option<(u64, u32)> {
    chesswright_engine::weakness(level.into())
}

/// The time for a move in a game without a clock, and for a hint, in milliseconds.
const UNTIMED: u64 = 5_000;
const HINT: u64 = 1_500;
/// The time for messages between page and worker, in milliseconds.
const ON_THE_WAY: u64 = 60;

thread_local! {
    /// The engine, with its tables for the current game.
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Why a task cannot be done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ThinkError {
    /// The game cannot be loaded.
    #[error(transparent)]
    Game(#[from] save::LoadError),
    /// The level cannot be loaded.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// Only the enemies of a level reply.
    #[error("this is not a level")]
    NoLevel,
    /// No enemy is to move.
    #[error("nobody replies")]
    NoReply,
    /// There is no legal move.
    #[error("the game is over")]
    Over,
}

/// Runs a task. It reads the clock about every millisecond.
///
/// # Errors
/// Fails if the game or the level cannot be loaded, or if nobody is to move.
pub fn think(task: &Task, stop: &Stop, clock: Clock<'_>) -> Result<What, ThinkError> {
    let game = save::load(&task.game, &built_in)?.game;
    let position = game.position();
    let (level, time) = match task.request {
        Request::Play(level) => (level.clamp(1, LEVELS), budget(task.left, task.manner)),
        Request::Hint => (LEVELS, Budget::fixed(HINT)),
        Request::Reply => return enemies::reply(task, position),
        Request::Way => return enemies::way(task, position, clock),
    };
    let begun = clock();
    let limits = Limits { time: Some(time), ..Limits::default() };
    let answer = ENGINE.with_borrow_mut(|kept| {
        let same = |engine: &Engine| engine.rules().definition() == position.rules().definition();
        let known = kept.take().filter(|engine| same(engine));
        let engine = kept.insert(known.unwrap_or_else(|| Engine::new(position.rules())));
        // The mistakes of a playing strength differ from game to game, but a move that is undone and searched again
        // stays the same.
        let seed = position.key() ^ u64::from(level);
        if let (Request::Play(_), Some(style)) = (task.request, task.manner.style) {
            let mut prng = Prng::new(seed);
            let played = style.personality().choose(engine, position, &mut prng, &limits, stop, clock);
            return played.map(|played| (played, None, 0));
        }
        let found = match level {
            LEVELS => engine.search(position, &limits, stop, clock, &mut |_| {}),
            level => {
                Opponent::new(level.into(), seed).choose(engine, position, &limits, stop, clock, &mut |_| {})
            }
        };
        Some((found.best_move?, Some(found.score.cp()), found.nodes))
    });
    let (best, score, positions) = answer.ok_or(ThinkError::Over)?;
    Ok(What::Move { played: write_move(position, &best), score, positions, begun, ended: clock() })
}

/// The time for a move: a share of the clock, as in any game, and what was chosen where there is no clock.
fn budget(left: Option<TimeLeft>, manner: Manner) -> Budget {
    let untimed = manner.seconds.map_or(UNTIMED, |seconds| 1_000 * u64::from(seconds));
    left.map_or(Budget::fixed(untimed), |TimeLeft { left, increment, turns_to_go }| {
        Budget::from_clock(left, increment, turns_to_go, ON_THE_WAY)
    })
}

#[cfg(test)]
mod tests {
    use chesswright_game::{Branch, Game};
    use chesswright_rules::Rules;

    use super::*;
    use crate::computer::ComputerStyle;
    use crate::level::{LevelSession, Source};

    fn plays(game: &mut Game, text: &str) -> bool {
        game.play_text(text, Branch::Variation, 0).is_ok()
    }

    #[test]
    fn every_level_finds_a_legal_move_in_every_game() {
        for (name, level) in chesswright_catalog::names().zip((1..=LEVELS).cycle()) {
            let definition = chesswright_catalog::definition(name).expect(name);
            let mut game = Game::new(&Rules::new(&definition).expect(name));
            let task = Task {
                game: save::save(&game, &built_in, 0),
                level: None,
                request: Request::Play(level.min(3)),
                left: None,
                manner: Manner::default(),
            };
            let What::Move { played, .. } = think(&task, &Stop::new(), &|| 0).expect(name) else {
                panic!("{name}")
            };
            assert!(plays(&mut game, &played), "{name}: {played}");
        }
    }

    #[test]
    fn increments_give_time_and_nothing_caps_it() {
        let time = |left, increment| {
            budget(Some(TimeLeft { left, increment, turns_to_go: None }), Manner::default())
        };
        assert!(time(60_000, 10_000).soft > time(60_000, 0).soft + 3_000);
        assert!(time(1_800_000, 20_000).soft > 2 * UNTIMED, "half an hour is there to be used");
        assert!(time(1_000, 0).hard <= 250, "a low clock is not used up");
    }

    #[test]
    fn the_chosen_time_counts_without_a_clock_and_a_clock_rules() {
        let long = Manner { seconds: Some(30), ..Manner::default() };
        assert_eq!(budget(None, long), Budget::fixed(30_000));
        assert_eq!(budget(None, Manner::default()), Budget::fixed(UNTIMED));
        let left = Some(TimeLeft { left: 2_000, increment: 0, turns_to_go: None });
        assert_eq!(budget(left, long), budget(left, Manner::default()));
    }

    #[test]
    fn every_style_plays_in_its_own_way() {
        // A pawn can be captured, which costs a queen.
        let chess = built_in("chess").expect("chess");
        let text = "4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1";
        let position = chesswright_notation::position::read(&chess, text).expect(text).position;
        let answer = |style| {
            let task = Task {
                game: save::save(&Game::from_position(&position), &built_in, 0),
                level: None,
                request: Request::Play(LEVELS),
                left: None,
                manner: Manner { style, ..Manner::default() },
            };
            match think(&task, &Stop::new(), &|| 0).expect("a move") {
                What::Move { played, .. } => played,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(answer(Some(ComputerStyle::Greedy)), "d1d6");
        assert_ne!(answer(Some(ComputerStyle::Timid)), "d1d6");
        assert_ne!(answer(Some(ComputerStyle::Minimax)), "d1d6");
    }

    #[test]
    fn enemies_of_levels_reply_and_hints_lead_to_the_end() {
        let level = chesswright_catalog::level::packs::CAMPAIGN
            .iter()
            .flat_map(|chapter| chapter.levels().expect("what ships can be read"))
            .filter(|level| level.sides.len() > 1)
            .nth(5)
            .expect("there are many");
        let session = LevelSession::new(&level, Source::Own).expect("it can be played");
        let mut game = session.begin();
        let mut moves = 0;
        while game.ending().is_none() {
            let own = game.position().turn() == session.puzzle.player();
            moves += u32::from(own);
            let task = Task {
                game: save::save(&game, &built_in, 0),
                level: Some(level.to_short_json()),
                request: if own { Request::Way } else { Request::Reply },
                left: None,
                manner: Manner::default(),
            };
            match think(&task, &Stop::new(), &|| 0).expect("an answer") {
                What::Move { played, score: None, .. } if !own => {
                    assert!(plays(&mut game, &played), "{played}")
                }
                What::Way { played, .. } if own => assert!(plays(&mut game, &played), "{played}"),
                other => panic!("{other:?}"),
            }
        }
        assert!(session.is_won(game.position()));
        assert_eq!(Some(moves), session.par());
    }
}
