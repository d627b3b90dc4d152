//! The page's end of the line to the worker. A worker that thinks cannot listen, so stopping it means letting it go; the next
//! one is started when it is needed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::protocol::{Found, Numbered, Reply, Task, What};

/// Where the worker's program is.
const PROGRAM: &str = "worker.js";

struct Line {
    worker: Worker,
    ready: Rc<Cell<bool>>,
    /// Whether it has a task.
    busy: Rc<Cell<bool>>,
    /// What waits until the worker listens.
    waiting: Rc<RefCell<Option<String>>>,
    answered: Rc<RefCell<Option<Answered>>>,
    lost: Rc<RefCell<Option<Lost>>>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

type Answered = Box<dyn FnOnce(Found)>;
type Lost = Box<dyn FnOnce()>;

thread_local! {
    static LINE: RefCell<Option<Line>> = const { RefCell::new(None) };
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    static SCORE: Cell<Option<i32>> = const { Cell::new(None) };
}

/// Sends a task. Either it is answered, or the worker is lost.
pub(super) fn send(task: Task, answered: impl FnOnce(Found) + 'static, lost: impl FnOnce() + 'static) {
    let number = NUMBER.get().wrapping_add(1);
    NUMBER.set(number);
    let Ok(text) = serde_json::to_string(&Numbered { number, task }) else { return lost() };
    if LINE.with_borrow(|line| line.as_ref().is_some_and(|line| line.busy.get())) {
        cut();
    }
    LINE.with_borrow_mut(|line| {
        if line.is_none() {
            *line = open();
        }
        let Some(line) = line else { return lost() };
        line.busy.set(true);
        *line.answered.borrow_mut() = Some(Box::new(answered));
        *line.lost.borrow_mut() = Some(Box::new(lost));
        if !line.ready.get() {
            *line.waiting.borrow_mut() = Some(text);
        } else if line.worker.post_message(&text.into()).is_err()
            && let Some(lost) = line.lost.borrow_mut().take()
        {
            lost();
        }
    });
}

/// Has the worker listen before anything is asked of it.
pub(super) fn warm() {
    LINE.with_borrow_mut(|line| {
        if line.is_none() {
            *line = open();
        }
    });
}

/// Takes no answer to what was asked last. The worker goes on, and is let go if it is not ready when something else is asked.
pub(super) fn forget() {
    NUMBER.set(NUMBER.get().wrapping_add(1));
}

/// Lets the worker go, whatever it is doing.
pub(super) fn cut() {
    if let Some(line) = LINE.take() {
        line.worker.terminate();
    }
}

/// Whether this is the number of the last task.
pub(super) fn is_latest(number: u32) -> bool {
    NUMBER.get() == number
}

/// What the computer thought of its position when it moved last, in hundredths of a pawn.
pub(super) fn last_score() -> Option<i32> {
    SCORE.get()
}

fn open() -> Option<Line> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(PROGRAM, &options).ok()?;
    let (ready, busy) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(false)));
    let waiting = Rc::new(RefCell::new(None::<String>));
    let answered = Rc::new(RefCell::new(None::<Answered>));
    let lost = Rc::new(RefCell::new(None::<Lost>));
    let heard = {
        let (worker, ready, busy) = (worker.clone(), ready.clone(), busy.clone());
        let (waiting, answered, lost) = (waiting.clone(), answered.clone(), lost.clone());
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            match reply {
                Some(Reply::Ready) => {
                    ready.set(true);
                    // A message that cannot be sent shows as a worker that is lost.
                    if let Some(text) = waiting.borrow_mut().take() {
                        let _ = worker.post_message(&text.into());
                    }
                }
                Some(Reply::Found(found)) => {
                    busy.set(false);
                    if let What::Move { score: Some(score), .. } = found.what {
                        SCORE.set(Some(score));
                    }
                    let answered = answered.borrow_mut().take();
                    if let Some(answered) = answered {
                        answered(found);
                    }
                }
                Some(Reply::Failed(_)) | None => {
                    busy.set(false);
                    let lost = lost.borrow_mut().take();
                    if let Some(lost) = lost {
                        lost();
                    }
                }
            }
        })
    };
    let failed = {
        let lost = lost.clone();
        Closure::<dyn Fn(Event)>::new(move |_: Event| {
            let lost = lost.borrow_mut().take();
            // The line cannot be taken down while one of its own closures runs.
            leptos::prelude::set_timeout(cut, std::time::Duration::ZERO);
            if let Some(lost) = lost {
                lost();
            }
        })
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Line { worker, ready, busy, waiting, answered, lost, _heard: heard, _failed: failed })
}
