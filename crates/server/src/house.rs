//! The players of the house: the engine at its levels, by workers or on a thread of its own, so that a table never waits for it.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;

use chesswright_engine::{Engine, Limits, Opponent, Stop};
use chesswright_game::{Game, write_move};
use chesswright_online::{Kind, MAX_LIST};
use chesswright_rules::Position;
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
        let seed = seed(&position, account.level);
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

/// What decides the random choices of a level.
fn seed(position: &Position, level: u8) -> u64 {
    position.key() ^ u64::from(level)
}

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// The first move there is, if the engine found none in time.
fn any(position: &Position) -> Option<String> {
    let moves = position.moves_up_to(MAX_LIST).ok()?;
    moves.first().map(|played| write_move(position, played))
}

fn think(task: &Task) -> Option<String> {
    let Task { position, level, runtime, .. } = task;
    let stop = Stop::new();
    let watch = stop.clone();
    let watch = runtime.spawn(async move {
        tokio::time::sleep(TIME).await;
        watch.stop();
    });
    let rules = position.rules();
    let played = ENGINE.with_borrow_mut(|kept| {
        let known = kept.take().filter(|engine| engine.rules().same(rules));
        let engine = kept.insert(known.unwrap_or_else(|| {
            let evaluation = Arc::new(chesswright_engine::eval::HandcraftedEval::new(rules));
            Engine::with_evaluation(rules, evaluation, MEMORY)
        }));
        let limits = Limits::nodes(NODES);
        let mut opponent = Opponent::new(u32::from(*level), seed(position, *level));
        opponent.choose(engine, position, &limits, &stop, &|| 0, &mut |_| {}).best_move
    });
    watch.abort();
    Some(write_move(position, &played?))
}
