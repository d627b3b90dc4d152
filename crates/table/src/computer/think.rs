//! Runs a task of the worker: loads the game, searches, and answers.

use std::cell::RefCell;
use std::sync::Arc;

use chesswright_catalog::network_of;
use chesswright_engine::eval::{EvalParams, HandcraftedEval};
use chesswright_engine::hidden::{self, Beliefs, any, vote};
use chesswright_engine::net::{NetworkError, NetworkEval};
use chesswright_engine::{Budget, Clock, DEFAULT_HASH_MB, Engine, Handicap, Limits, Opponent, Prng, Stop};
use chesswright_game::{Game, save, write_move};
use chesswright_notation::observation;
use chesswright_rules::definition::Report;
use chesswright_rules::{CompileError, Definition, History, Rules};

use super::protocol::{Request, Task, TimeLeft, What};
use super::{ComputerStyle, Manner, enemies};
use crate::level::LevelError;

/// The number of playing strengths, from 1. The last one is the engine without a handicap.
pub const LEVELS: u8 = chesswright_engine::LEVELS as u8 + 1;

/// What makes a level weak. `None` for full strength.
pub fn weakness(level: u8) -> Option<Handicap> {
    chesswright_engine::weakness(level.into())
}

/// The time for a move in a game without a clock, and for a hint, in milliseconds.
const UNTIMED: u64 = 5_000;
const HINT: u64 = 1_500;
/// The time for messages between page and worker, in milliseconds.
const ON_THE_WAY: u64 = 60;

/// The engine, with its tables for the current game.
struct Kept {
    engine: Engine,
    /// Whether a network judges the positions.
    has_network: bool,
}

thread_local! {
    static ENGINE: RefCell<Option<Kept>> = const { RefCell::new(None) };
    /// What was believed at the last move of a game in which something is hidden.
    static BELIEFS: RefCell<Option<Beliefs>> = const { RefCell::new(None) };
    /// The rules of the last task with their definition. Those of the next one are mostly the same, and compiling them takes long.
    static RULES: RefCell<Option<(String, Rules)>> = const { RefCell::new(None) };
}

/// Why a task cannot be done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ThinkError {
    /// The game cannot be loaded.
    #[error(transparent)]
    Game(#[from] save::LoadError),
    /// The definition of its rules cannot be read.
    #[error("{0}")]
    Definition(Report),
    /// Its rules cannot be compiled.
    #[error(transparent)]
    Rules(#[from] CompileError),
    /// The engine does not play for a level.
    #[error("this is not for the engine")]
    ForLevel,
    /// There is no legal move.
    #[error("the game is over")]
    Over,
}

/// Why a task of a level cannot be done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LevelTaskError {
    /// The game cannot be loaded, or is over.
    #[error(transparent)]
    Game(#[from] ThinkError),
    /// The level cannot be loaded.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// Only the enemies of a level reply.
    #[error("this is not a level")]
    NoLevel,
    /// No enemy is to move.
    #[error("nobody replies")]
    NoReply,
}

/// The game of a task.
pub(super) fn load(task: &Task) -> Result<Game, ThinkError> {
    let rules = rules(&task.rules)?;
    Ok(save::load(&task.game, &|_| Some(rules.clone()))?.game)
}

/// The rules of a definition.
fn rules(definition: &str) -> Result<Rules, ThinkError> {
    RULES.with_borrow_mut(|kept| {
        if let Some((known, rules)) = kept
            && known == definition
        {
            return Ok(rules.clone());
        }
        let rules = Rules::new(&Definition::from_json(definition, &()).map_err(ThinkError::Definition)?)?;
        *kept = Some((definition.to_owned(), rules.clone()));
        Ok(rules)
    })
}

/// A task for the engine whose game is loaded.
pub struct Job<'a> {
    task: &'a Task,
    game: Game,
    /// The network that was fetched for it.
    network: Option<NetworkEval>,
}

impl<'a> Job<'a> {
    /// Loads the game of a task.
    ///
    /// # Errors
    /// Fails if the game cannot be loaded, or if it is not the engine that does the task.
    pub fn load(task: &'a Task) -> Result<Self, ThinkError> {
        if task.request.is_of_level() {
            return Err(ThinkError::ForLevel);
        }
        Ok(Self { task, game: load(task)?, network: None })
    }

    /// The playing strength. The last one is without a handicap.
    fn level(&self) -> u8 {
        match self.task.request {
            Request::Play(level) => level.clamp(1, LEVELS),
            Request::Hint | Request::Reply | Request::Way => LEVELS,
        }
    }

    /// The style in which the computer plays. Hints have none.
    fn style(&self) -> Option<ComputerStyle> {
        matches!(self.task.request, Request::Play(_)).then_some(self.task.manner.style).flatten()
    }

    /// Whether the engine plays as well as it can.
    fn is_strongest(&self) -> bool {
        self.level() == LEVELS && self.style().is_none()
    }

    /// The built-in game whose network is still to be fetched: this game, or one that it shares a network with. Weaker levels do
    /// without: their mistakes are measured with the handcrafted evaluation.
    pub fn lacks_network(&self) -> Option<&'static str> {
        let rules = self.game.position().rules();
        let name = network_of(&rules.definition().name)?;
        let has = ENGINE.with_borrow(|kept| {
            kept.as_ref().is_some_and(|kept| kept.has_network && kept.engine.rules().same(rules))
        });
        (self.task.built_in && self.is_strongest() && !has).then_some(name)
    }

    /// Lets a network judge the positions.
    ///
    /// # Errors
    /// When the network does not fit the game, which is then played without it.
    pub fn judge_by(&mut self, network: &[u8]) -> Result<(), NetworkError> {
        let rules = self.game.rules();
        self.network = Some(NetworkEval::fetched(rules, network, handcrafted(self.task, rules))?);
        Ok(())
    }

    /// Runs the task. It reads the clock about every millisecond.
    ///
    /// # Errors
    /// Fails if there is no legal move.
    pub fn run(self, stop: &Stop, clock: Clock<'_>) -> Result<What, ThinkError> {
        let (level, style, is_strongest) = (self.level(), self.style(), self.is_strongest());
        let Self { task, game, network } = self;
        let position = game.position();
        if let Some(history) = &task.seen {
            return guess(task, &game, history, level, stop, clock);
        }
        let time = match task.request {
            Request::Play(_) => budget(task.left, task.manner),
            Request::Hint | Request::Reply | Request::Way => Budget::fixed(HINT),
        };
        let begun = clock();
        let limits = Limits { time: Some(time), ..Limits::default() };
        let answer = ENGINE.with_borrow_mut(|kept| {
            let engine = engine(kept, task, position.rules(), is_strongest, network);
            if let Some(style) = style {
                // A move that is undone and searched again stays the same.
                let mut prng = Prng::new(position.key() ^ u64::from(level));
                let played = style.personality().choose(engine, position, &mut prng, &limits, stop, clock);
                return played.map(|played| (played, None, 0));
            }
            let found = match level {
                LEVELS => engine.search(position, &limits, stop, clock, &mut |_| {}),
                level => Opponent::in_game(level.into(), position).choose(
                    engine,
                    position,
                    &limits,
                    stop,
                    clock,
                    &mut |_| {},
                ),
            };
            Some((found.best_move?, Some(found.score.cp()), found.nodes))
        });
        let (best, score, positions) = answer.ok_or(ThinkError::Over)?;
        Ok(What::Move { played: write_move(position, &best), score, positions, begun, ended: clock() })
    }
}

/// The most nodes of the search of each position that is held possible, at full strength.
const GUESSED_NODES: u64 = 6_000;

/// Chooses a move where something is hidden, from what the side to move has seen.
fn guess(
    task: &Task,
    game: &Game,
    history: &History,
    level: u8,
    stop: &Stop,
    clock: Clock<'_>,
) -> Result<What, ThinkError> {
    let (begun, seen) = (clock(), history.last());
    let mut prng = Prng::new(seen.key() ^ u64::from(level) ^ u64::from(seen.turns) << 32);
    let (nodes, random) = hidden::weakness(level.into()).unwrap_or((GUESSED_NODES, 0));
    let rules = game.position().rules();
    let decided = if prng.below(100) < random as usize {
        any(seen, &mut prng).map(|choice| (choice, None, 0))
    } else {
        let mut beliefs = BELIEFS
            .take()
            .filter(|known| known.lead_to(history))
            .unwrap_or_else(|| Beliefs::new(game.position(), seen.side, history.start.key()));
        beliefs.follow(history);
        // All voters together have the time of a move.
        let Budget { soft, .. } = budget(task.left, task.manner);
        let limits = Limits {
            nodes: Some(nodes),
            time: Some(Budget::fixed(soft / beliefs.voters() as u64)),
            ..Limits::default()
        };
        let decided = ENGINE.with_borrow_mut(|kept| {
            vote(engine(kept, task, rules, false, None), &beliefs, &limits, stop, clock)
        });
        BELIEFS.set(Some(beliefs));
        decided.map(|decided| (decided.choice, Some(decided.score), decided.nodes))
    };
    let (choice, score, positions) = decided.ok_or(ThinkError::Over)?;
    let texts = observation::choices(rules, seen);
    let text = texts.into_iter().find(|(one, _)| **one == choice).map(|(_, text)| text);
    Ok(What::Move { played: text.ok_or(ThinkError::Over)?, score, positions, begun, ended: clock() })
}

/// The handcrafted evaluation of the game, with learned values if they ship.
fn handcrafted(task: &Task, rules: &Rules) -> HandcraftedEval {
    if task.built_in {
        HandcraftedEval::of_built_in(rules)
    } else {
        HandcraftedEval::with(rules, &EvalParams::default(), None)
    }
}

/// The engine of the task before, if it plays this game and judges as it should, or else a new one.
fn engine<'a>(
    kept: &'a mut Option<Kept>,
    task: &Task,
    rules: &Rules,
    may_have_network: bool,
    network: Option<NetworkEval>,
) -> &'a mut Engine {
    let fits = |kept: &Kept| {
        kept.engine.rules().definition() == rules.definition()
            && network.is_none()
            && (may_have_network || !kept.has_network)
    };
    let kept = match kept.take().filter(fits) {
        Some(known) => kept.insert(known),
        None => kept.insert(Kept {
            has_network: network.is_some(),
            engine: match network {
                Some(network) => Engine::with_evaluation(rules, Arc::new(network), DEFAULT_HASH_MB),
                None => {
                    let evaluation = Arc::new(handcrafted(task, rules));
                    Engine::with_evaluation(rules, evaluation, DEFAULT_HASH_MB)
                }
            },
        }),
    };
    &mut kept.engine
}

/// Runs a task of any kind, with the network that is inside the program, if one is.
///
/// # Errors
/// Fails if the game or the level cannot be loaded, or if nobody is to move.
pub fn think(task: &Task, stop: &Stop, clock: Clock<'_>) -> Result<What, LevelTaskError> {
    if task.request.is_of_level() {
        return enemies::play(task, clock);
    }
    let mut job = Job::load(task)?;
    if job.lacks_network().is_some() {
        job.network = NetworkEval::shipped(job.game.position().rules());
    }
    Ok(job.run(stop, clock)?)
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
    use super::*;
    use crate::level::{LevelSession, Source};
    use crate::saved::built_in;
    use chesswright_game::{Branch, Game};

    fn plays(game: &mut Game, text: &str) -> bool {
        game.play_text(text, Branch::Variation, 0).is_ok()
    }

    #[test]
    fn every_level_finds_a_legal_move_in_every_game() {
        for (name, level) in chesswright_catalog::names().zip((1..=LEVELS).cycle()) {
            let definition = chesswright_catalog::definition(name).expect(name);
            let mut game = Game::new(&Rules::new(&definition).expect(name));
            // Nobody chooses what nature does first.
            game.let_nature_move(&mut |_| 0, 0);
            let task = Task::new(&game, Request::Play(level.min(3)), 0);
            let What::Move { played, .. } = think(&task, &Stop::new(), &|| 0).expect(name) else {
                panic!("{name}")
            };
            assert!(plays(&mut game, &played), "{name}: {played}");
        }
    }

    #[test]
    fn a_network_judges_at_full_strength_only() {
        let rules = |name| Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name);
        let task = |name, request| Task {
            left: Some(TimeLeft { left: 400, increment: 0, turns_to_go: Some(1) }),
            ..Task::new(&Game::new(&rules(name)), request, 0)
        };
        let begun = std::time::Instant::now();
        let clock = || begun.elapsed().as_millis() as u64;
        let (strong, weak) =
            (task("crazyhouse", Request::Play(LEVELS)), task("crazyhouse", Request::Play(3)));
        let lacks = |task: &Task| Job::load(task).expect("a game").lacks_network();
        assert_eq!([lacks(&strong), lacks(&weak)], [Some("crazyhouse"), None]);
        assert_eq!(lacks(&task("crazyhouse", Request::Hint)), Some("crazyhouse"));
        assert_eq!(lacks(&task("hexapawn", Request::Hint)), None, "no network ships");
        let shares = task("torpedo", Request::Hint);
        assert_eq!(lacks(&shares), Some("chess"), "it plays with the network of chess");
        let chess = chesswright_catalog::find("chess").and_then(|entry| entry.network()).expect("it ships");
        Job::load(&shares).expect("a game").judge_by(chess).expect("it fits");
        let mut job = Job::load(&strong).expect("a game");
        assert!(job.judge_by(b"nonsense").is_err());
        let network =
            chesswright_catalog::find("crazyhouse").and_then(|entry| entry.network()).expect("it ships");
        job.judge_by(network).expect("it fits");
        job.run(&Stop::new(), &clock).expect("a move");
        assert_eq!(lacks(&strong), None, "it is kept for the next move");
        Job::load(&weak).expect("a game").run(&Stop::new(), &clock).expect("a move");
        assert_eq!(lacks(&strong), Some("crazyhouse"), "the weaker level played without");
    }

    #[test]
    fn a_game_with_the_name_of_another_is_played_without_its_network() {
        let mut game = chesswright_catalog::definition("hexapawn").expect("it is built in");
        game.name = "crazyhouse".into();
        let game = Game::new(&Rules::new(&game).expect("it compiles"));
        let task = Task {
            left: Some(TimeLeft { left: 400, increment: 0, turns_to_go: Some(1) }),
            ..Task::new(&game, Request::Play(LEVELS), 0)
        };
        assert!(!task.built_in);
        assert_eq!(Job::load(&task).expect("a game").lacks_network(), None);
        let begun = std::time::Instant::now();
        think(&task, &Stop::new(), &|| begun.elapsed().as_millis() as u64).expect("a move");
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
                manner: Manner { style, ..Manner::default() },
                ..Task::new(&Game::from_position(&position), Request::Play(LEVELS), 0)
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
            let request = if own { Request::Way } else { Request::Reply };
            let task = Task { level: Some(level.to_short_json()), ..Task::new(&game, request, 0) };
            assert!(Job::load(&task).is_err(), "the engine does not play for levels");
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
