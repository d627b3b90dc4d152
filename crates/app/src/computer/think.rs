//! The worker's end of the line: it loads the game, thinks, and answers.

use std::cell::RefCell;

use chesswright_engine::{Budget, Clock, Engine, Limits, Opponent, Stop};
use chesswright_game::{save, write_move};
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::cancel::CancelFlag;
use super::level;
use super::protocol::{Failure, Found, Numbered, Reply, Request, Task, What};
use crate::storage::built_in;

/// How many playing strengths there are, from 1 on. The last one is the engine without a handicap.
pub(crate) const LEVELS: u8 = chesswright_engine::LEVELS as u8 + 1;

/// The most time for a move, whatever the clock says, and for a hint, in milliseconds.
const MOST: u64 = 5_000;
const HINT: u64 = 1_500;
/// The time that messages between page and worker take.
const ON_THE_WAY: u64 = 60;

/// Listens for tasks as long as the worker lives.
pub(crate) fn work() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let say = {
        let scope = scope.clone();
        move |reply: &Reply| {
            if let Ok(text) = serde_json::to_string(reply) {
                // Without a page there is nobody to tell.
                let _ = scope.post_message(&text.into());
            }
        }
    };
    let ready = say.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(cancel) = CancelFlag::shared(&event.data()) {
            return CANCEL.set(Some(cancel));
        }
        let task: Option<Numbered> =
            event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        let failed = |number, why| Reply::Failed(Failure { number, why });
        let Some(Numbered { number, task }) = task else { return say(&failed(None, "no task".into())) };
        let stop = Stop::new();
        let clock = || {
            if CANCEL.with_borrow(|cancel| cancel.as_ref().is_some_and(|cancel| !cancel.wants(number))) {
                stop.stop();
            }
            js_sys::Date::now() as u64
        };
        say(&match think(&task, &stop, &clock) {
            Ok(what) => Reply::Found(Found { number, what }),
            Err(why) => failed(Some(number), why),
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    ready(&Reply::Ready);
}

thread_local! {
    /// The engine, with what it knows of the game that is played.
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    /// The memory that the page shares.
    static CANCEL: RefCell<Option<CancelFlag>> = const { RefCell::new(None) };
}

/// Does a task. The clock is read about every millisecond.
pub(super) fn think(task: &Task, stop: &Stop, clock: Clock<'_>) -> Result<What, String> {
    let game = save::load(&task.game, &built_in).map_err(|error| error.to_string())?.game;
    let position = game.position();
    let (level, most) = match task.request {
        Request::Play(level) => (level.clamp(1, LEVELS), MOST),
        Request::Hint => (LEVELS, HINT),
        Request::Reply => return level::reply(task, position),
        Request::Way => return level::way(task, position, clock),
    };
    let time = task.left.map_or(Budget::exactly(most), |left| Budget::share(left, 0, None, ON_THE_WAY));
    let time = Budget { enough: time.enough.min(most), most: time.most.min(most) };
    let begun = clock();
    let limits = Limits { time: Some(time), ..Limits::default() };
    let answer = ENGINE.with_borrow_mut(|kept| {
        let same = |engine: &Engine| engine.rules().definition() == position.rules().definition();
        if !kept.as_ref().is_some_and(same) {
            *kept = Some(Engine::new(position.rules()));
        }
        let engine = kept.as_mut()?;
        // What a level overlooks differs from game to game, but not when a move is taken back and asked for again.
        let seed = position.key() ^ u64::from(level);
        Some(match level {
            LEVELS => engine.search(position, &limits, stop, clock, &mut |_| {}),
            level => {
                Opponent::new(level.into(), seed).choose(engine, position, &limits, stop, clock, &mut |_| {})
            }
        })
    });
    let answer = answer.ok_or("there is no engine")?;
    let best = answer.best.ok_or("the game is over")?;
    Ok(What::Move {
        played: write_move(position, &best),
        score: Some(answer.score.value()),
        positions: answer.nodes,
        begun,
        ended: clock(),
    })
}
