//! The players of the house: the engine at its levels, by workers or on a thread of its own, so that a table never waits for it.
//!
//! In a game that hides something, a player of the house knows what its side has seen and nothing else: the position of the game ends
//! at [`guess`], which makes the [`History`] of its side from it. What a player believes is kept between its moves; after a restart, or
//! where many such games are played, it is found anew from that history.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;

use chesswright_engine::hidden::{self, Beliefs, VOTERS, vote};
use chesswright_engine::{Engine, Limits, Opponent, Prng, Stop};
use chesswright_game::{Game, write_move};
use chesswright_notation::observation;
use chesswright_online::{Kind, MAX_LIST};
use chesswright_rules::{Choice, History, Position, Rules};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::app::App;
use crate::store::{Account, AccountKind, StoreError};
use crate::tables::{Answer, BUSY, Trouble};

/// How many moves wait for the engine. Where there are more, the oldest players wait and the newest are asked again.
const QUEUE: usize = 64;
/// How long a move may take, whatever the rules are.
const TIME: Duration = Duration::from_secs(2);
/// After what time a move is made again that a busy table has not heard, or could not write.
const AGAIN: Duration = Duration::from_secs(1);
/// The most positions that a move may cost, at any level.
const NODES: u64 = 60_000;
/// The megabytes of the engine's table.
const MEMORY: usize = 8;
/// The levels that sit in the house.
pub(crate) const LEVELS: u8 = 8;
/// In how many games that hide something beliefs are kept. Each takes one or two megabytes.
const BELIEVED: usize = 24;
/// The most positions that are tried to find out what is believed, whether two steps have come or the whole game is read again.
const TRIED: usize = 20_000;
/// How many tries an umpire may refuse in a position before a player takes any that is left, without thinking about each.
const REFUSED: usize = 12;

struct Task {
    app: Arc<App>,
    runtime: Handle,
    game: String,
    account: i64,
    level: u8,
    position: Position,
    seq: u32,
}

/// The thread.
#[derive(Debug)]
pub(crate) struct House {
    tasks: SyncSender<Task>,
}

impl House {
    pub(crate) fn start() -> Self {
        let (tasks, waiting) = sync_channel::<Task>(QUEUE);
        // Without the thread, sending fails, and the house does not move.
        let _ = thread::Builder::new().name("house".into()).spawn(move || {
            while let Ok(task) = waiting.recv() {
                // Rules that the engine does not survive must not keep it from all other games.
                let played = catch_unwind(AssertUnwindSafe(|| think(&task))).unwrap_or_else(|_| {
                    ENGINE.set(None);
                    BELIEFS.take();
                    None
                });
                let Some(text) = played.or_else(|| any(&task.position)) else { continue };
                task.runtime.clone().spawn(play(task, text));
            }
        });
        Self { tasks }
    }

    /// Asks for a move in a game, which has this name. It comes as the command of a player. A worker chooses it where one is there
    /// and answers in time. Returns whether there was a place in the queue.
    pub(crate) fn ask(&self, app: &Arc<App>, name: &str, account: &Account, game: &Game, seq: u32) -> bool {
        let position = game.position().clone();
        let seed = seed(name, account.level);
        let task = Task {
            app: app.clone(),
            runtime: Handle::current(),
            game: name.to_owned(),
            account: account.id,
            level: account.level,
            position,
            seq,
        };
        if let Some(question) = app.workers.question(game, account.level, seed, NODES, TIME) {
            tokio::spawn(async move {
                match task.app.workers.think(question).await {
                    Some(text) => play(task, text).await,
                    None => think_here(task).await,
                }
            });
            return true;
        }
        let asked = self.tasks.try_send(task).is_ok();
        if !asked {
            app.metrics.trouble(&"the house is too busy to move");
        }
        asked
    }

    /// Makes the accounts of the house, if they are missing.
    pub(crate) async fn move_in(app: &Arc<App>) -> Result<(), StoreError> {
        for level in 1..=LEVELS {
            let name = format!("House-{level}");
            let made = app
                .store
                .new_account(&name, AccountKind::House, None, None, level, crate::clock::now())
                .await;
            if !matches!(made, Ok(_) | Err(StoreError::Taken)) {
                made?;
            }
        }
        Ok(())
    }
}

/// Lets the thread of the house think, as soon as there is a place in its queue.
async fn think_here(mut task: Task) {
    let app = task.app.clone();
    while let Err(TrySendError::Full(back)) = app.house.tasks.try_send(task) {
        task = back;
        sleep(AGAIN).await;
    }
}

/// Makes a move as its player does.
async fn play(task: Task, text: String) {
    let Task { app, game, account, seq, .. } = task;
    // A move that comes too late is refused; one for which there was no time is made again.
    let id = (Some(seq), 0);
    loop {
        match app.tables.act(&app, &game, account, id, Kind::Step(text.clone())).await {
            Ok(Answer::Refused(BUSY, _)) | Err(Trouble::Busy) => sleep(AGAIN).await,
            Ok(_) => return,
            Err(error) => return app.metrics.trouble(&error),
        }
    }
}

/// The seed of a level in a game: the house does not play every game alike.
fn seed(game: &str, level: u8) -> u64 {
    game.bytes().fold(u64::from(level), |seed, byte| seed.wrapping_mul(31) ^ u64::from(byte))
}

/// What a player of the house believes in a game.
struct Believed {
    game: String,
    beliefs: Beliefs,
}

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    /// Beliefs, those of the last moves first.
    static BELIEFS: RefCell<VecDeque<Believed>> = const { RefCell::new(VecDeque::new()) };
}

/// The first move there is, if the engine found none in time.
fn any(position: &Position) -> Option<String> {
    if position.rules().hides() {
        let seen = position.observe(position.turn());
        let (_, text) = observation::choices(position.rules(), &seen).into_iter().next()?;
        return Some(text);
    }
    let moves = position.moves_up_to(MAX_LIST).ok()?;
    moves.first().map(|played| write_move(position, played))
}

fn think(task: &Task) -> Option<String> {
    let Task { position, runtime, .. } = task;
    let stop = Stop::new();
    let watch = stop.clone();
    let watch = runtime.spawn(async move {
        tokio::time::sleep(TIME).await;
        watch.stop();
    });
    let played = match position.rules().hides() {
        true => guess(task, &stop),
        false => choose(task, &stop),
    };
    watch.abort();
    played
}

/// Does something with the engine for these rules, which keeps what it knows from move to move.
fn with_engine<T>(rules: &Rules, action: impl FnOnce(&mut Engine) -> T) -> T {
    ENGINE.with_borrow_mut(|kept| {
        let known = kept.take().filter(|engine| engine.rules().same(rules));
        let engine = kept.insert(known.unwrap_or_else(|| {
            let evaluation = Arc::new(chesswright_engine::eval::HandcraftedEval::new(rules));
            Engine::with_evaluation(rules, evaluation, MEMORY)
        }));
        action(engine)
    })
}

fn choose(task: &Task, stop: &Stop) -> Option<String> {
    let Task { position, level, game, .. } = task;
    let played = with_engine(position.rules(), |engine| {
        let limits = Limits::nodes(NODES);
        let opponent = Opponent::new(u32::from(*level), seed(game, *level));
        opponent.choose(engine, position, &limits, stop, &|| 0, &mut |_| {}).best_move
    });
    Some(write_move(position, &played?))
}

/// A move of a game that hides something.
fn guess(task: &Task, stop: &Stop) -> Option<String> {
    let Task { position, level, game, .. } = task;
    let rules = position.rules();
    let history = History::of(position, position.turn());
    // How a game starts is known to everybody.
    let start = chesswright_rules::each_step(position, |_, _, _| {});
    let choice = guess_from(&start, &history, game, *level, stop)?;
    let choices = observation::choices(rules, history.last());
    choices.into_iter().find(|(one, _)| **one == choice).map(|(_, text)| text)
}

/// The move that a level chooses who has seen this of a game. The same history of the same game gets the same move, whatever is hidden,
/// unless the time is up.
fn guess_from(start: &Position, history: &History, game: &str, level: u8, stop: &Stop) -> Option<Choice> {
    let seen = history.last();
    let seed = seed(game, level);
    let mut prng =
        Prng::new(seed ^ seen.key() ^ u64::from(seen.turns) << 32 ^ (seen.refused.len() as u64) << 48);
    let (nodes, random) = hidden::weakness(level.into()).unwrap_or((NODES / VOTERS as u64, 0));
    if seen.refused.len() >= REFUSED || prng.below(100) < random as usize {
        return hidden::any(seen, &mut prng);
    }
    let known = BELIEFS.with_borrow_mut(|kept| {
        let here = |known: &Believed| known.game == game && known.beliefs.lead_to(history);
        let at = kept.iter().position(here)?;
        kept.remove(at)
    });
    let mut beliefs = known.map_or_else(|| Beliefs::new(start, seen.side, seed), |known| known.beliefs);
    beliefs.follow_within(history, TRIED);
    // All voters together have the nodes of a move.
    let limits = Limits::nodes(nodes.min(NODES / VOTERS as u64));
    let decided = with_engine(start.rules(), |engine| {
        // What it has found out for others, perhaps for the other side, is not for this one.
        engine.new_game();
        vote(engine, &beliefs, &limits, stop, &|| 0)
    });
    BELIEFS.with_borrow_mut(|kept| {
        kept.push_front(Believed { game: game.to_owned(), beliefs });
        kept.truncate(BELIEVED);
    });
    decided.map(|decided| decided.choice)
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use chesswright_rules::Side;

    use super::*;

    fn rules(name: &str) -> Rules {
        Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name)
    }

    fn after(rules: &Rules, moves: &str) -> Position {
        let mut position = rules.start();
        for text in moves.split_whitespace() {
            let played = chesswright_notation::moves::Notation::Uci.read(&position, text).expect(text);
            position.play(&played).expect(text);
        }
        position
    }

    /// What a level plays who has seen a position come about.
    fn answer(position: &Position, game: &str, level: u8) -> String {
        let (history, start) =
            (History::of(position, position.turn()), chesswright_rules::each_step(position, |_, _, _| {}));
        let choice = guess_from(&start, &history, game, level, &Stop::new()).expect("a move");
        let choices = observation::choices(position.rules(), history.last());
        choices.into_iter().find(|(one, _)| **one == choice).expect("it has this move").1
    }

    #[test]
    fn the_house_plays_the_same_whatever_is_hidden() {
        let fog = rules("fog-of-war");
        let twins = ["e2e4 b8c6 g1f3 a7a6 f1c4 g8f6", "e2e4 h7h6 g1f3 a7a6 f1c4 h8h7"]
            .map(|moves| after(&fog, moves));
        let [one, two] = &twins;
        assert!(History::of(one, Side(0)) == History::of(two, Side(0)) && one.key() != two.key());
        for level in 1..=LEVELS {
            let game = format!("twins-{level}");
            let first = answer(one, &game, level);
            assert_eq!(answer(two, &game, level), first, "level {level}, with what it believed");
            BELIEFS.take();
            assert_eq!(answer(two, &game, level), first, "level {level}, after a restart");
        }
    }

    #[test]
    fn a_move_has_a_bound_also_when_a_long_game_is_read_again() {
        let kriegspiel = rules("kriegspiel");
        let long = |seed| {
            let (mut prng, mut position) = (Prng::new(seed), kriegspiel.start());
            while position.played().count() < 330 && position.outcome().is_none() {
                let moves = position.legal_moves();
                position.play(&moves[prng.below(moves.len())]).expect("legal");
            }
            position.outcome().is_none().then_some(position)
        };
        let position = (0..).find_map(long).expect("some games are long");
        BELIEFS.take();
        let begun = Instant::now();
        answer(&position, "long", LEVELS);
        let anew = begun.elapsed();
        let begun = Instant::now();
        answer(&position, "long", LEVELS);
        // Measured without optimisation: 0.6 s and 0.02 s.
        assert!(anew < Duration::from_secs(6) && begun.elapsed() < anew, "{anew:?}, {:?}", begun.elapsed());
    }

    #[test]
    fn beliefs_are_kept_in_so_many_games_and_a_refused_side_soon_takes_any_try() {
        let kriegspiel = rules("kriegspiel");
        let mut position = after(&kriegspiel, "e2e4 e7e5");
        BELIEFS.take();
        for game in 0..BELIEVED + 3 {
            answer(&position, &format!("{game}"), 5);
        }
        assert_eq!(BELIEFS.with_borrow(VecDeque::len), BELIEVED);
        // Whatever it tries, the umpire says no as long as there is something to refuse.
        let mut refused = 0;
        while let Some(choice) =
            position.observe(Side(0)).choices.into_iter().find(|choice| position.chosen(choice).is_none())
        {
            assert!(position.refuse(&choice));
            refused += 1;
            if refused >= REFUSED {
                break;
            }
        }
        assert!(refused > 0);
        let text = answer(&position, "refused", 8);
        let seen = position.observe(Side(0));
        let choice = observation::read(&kriegspiel, &seen, &text).expect("it may be tried");
        assert!(!seen.refused.contains(choice));
    }
}
