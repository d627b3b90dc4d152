//! The worker's end: it loads the game, thinks, and answers.

use std::cell::RefCell;

use chesswright_engine::{Budget, Clock, Engine, Limits, Stop};
use chesswright_game::{save, write_move};
use chesswright_rules::{Move, Position};
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::protocol::{Errand, Found, Numbered, Reply, Task};
use crate::keep::built_in;

/// The levels: how many positions are looked at, how long at most in milliseconds, and how many hundredths of a pawn a move may
/// be worse than the best one and still be played.
const STRENGTHS: [(u64, u64, i32); LEVELS as usize] = [
    (60, 200, 400),
    (200, 300, 220),
    (800, 400, 120),
    (3_000, 600, 60),
    (12_000, 1_000, 25),
    (60_000, 1_500, 10),
    (400_000, 2_500, 0),
    (u64::MAX, 5_000, 0),
];

/// How many levels there are, from 1 on.
pub(crate) const LEVELS: u8 = 8;

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
        let task: Option<Numbered> =
            event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        let Some(Numbered { number, task }) = task else { return say(&Reply::Failed("no task".into())) };
        say(&match think(&task, &|| js_sys::Date::now() as u64) {
            Ok(found) => Reply::Found(Found { number, ..found }),
            Err(why) => Reply::Failed(why),
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    ready(&Reply::Ready);
}

thread_local! {
    /// What was learnt about the game that is being played.
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Finds a move.
pub(super) fn think(task: &Task, clock: Clock<'_>) -> Result<Found, String> {
    let game = save::load(&task.game, &built_in).map_err(|error| error.to_string())?.game;
    let position = game.position();
    let level = match task.errand {
        Errand::Play(level) => level.clamp(1, LEVELS),
        Errand::Hint => 6,
    };
    let (nodes, most, slack) = STRENGTHS[usize::from(level) - 1];
    let time = match task.left {
        Some(left) => Budget::share(left, 0, None, 60),
        None => Budget::exactly(most),
    };
    let time = Budget { enough: time.enough.min(most), most: time.most.min(most) };
    let limits = Limits {
        nodes: (nodes < u64::MAX).then_some(nodes),
        time: Some(time),
        lines: if slack > 0 { 4 } else { 1 },
        ..Limits::default()
    };
    let answer = ENGINE.with_borrow_mut(|kept| {
        let same = |engine: &Engine| engine.rules().definition() == position.rules().definition();
        if !kept.as_ref().is_some_and(same) {
            *kept = Some(Engine::new(position.rules()));
        }
        // The rules were compiled anew, but they are the same.
        let engine = kept.as_mut()?;
        Some(engine.search(position, &limits, &Stop::new(), clock, &mut |_| {}))
    });
    let answer = answer.ok_or("no engine")?;
    let best = answer.best.clone().ok_or("the game is over")?;
    let near: Vec<(i32, &Move)> = answer
        .lines
        .iter()
        .filter(|(score, _)| score.value() + slack >= answer.score.value())
        .filter_map(|(score, moves)| Some((score.value(), moves.first()?)))
        .collect();
    let pick = position.key().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    let (score, played) =
        near.get(pick as usize % near.len().max(1)).map_or((answer.score.value(), &best), |near| *near);
    Ok(Found { number: 0, played: text(position, played), score })
}

fn text(position: &Position, played: &Move) -> String {
    write_move(position, played)
}
