//! The page's end of the line to the worker. A worker that thinks cannot listen; it looks at shared memory whether somebody still waits.
//! Where there is none, and for levels, stopping it means letting it go; the next one is started when it is needed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::protocol::{Found, Numbered, Reply, Task, What};
use super::wanted::Wanted;

/// Where the worker's program is.
const PROGRAM: &str = "worker.js";

struct Line {
    worker: Worker,
    ready: Rc<Cell<bool>>,
    /// How many tasks it has; all but the last are not wanted any more.
    tasks: Rc<Cell<u32>>,
    /// How it learns that nobody waits for its task, where it looks for that.
    wanted: Option<Wanted>,
    looks: Cell<bool>,
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
    if LINE.with_borrow(|line| line.as_ref().is_some_and(|line| line.tasks.get() > 0 && !line.looks.get())) {
        let_go();
    }
    let searched = task.level.is_none();
    let Ok(text) = serde_json::to_string(&Numbered { number, task }) else { return lost() };
    LINE.with_borrow_mut(|line| {
        if line.is_none() {
            *line = open();
        }
        let Some(line) = line else { return lost() };
        line.tasks.set(line.tasks.get() + 1);
        line.looks.set(searched && line.wanted.is_some());
        if let Some(wanted) = &line.wanted {
            wanted.set(number);
        }
        *line.answered.borrow_mut() = Some(Box::new(answered));
        *line.lost.borrow_mut() = Some(Box::new(lost));
        if !line.ready.get() {
            // What it would have begun with is not sent at all.
            if line.waiting.borrow_mut().replace(text).is_some() {
                line.tasks.set(line.tasks.get() - 1);
            }
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

/// Nobody waits for what was asked last: the worker stops, or is let go.
pub(super) fn cut() {
    forget();
    let stops = LINE.with_borrow(|line| {
        let wanted = line.as_ref().filter(|line| line.looks.get()).and_then(|line| line.wanted.as_ref());
        wanted.map(|wanted| wanted.set(NUMBER.get())).is_some()
    });
    if !stops {
        let_go();
    }
}

/// Lets the worker go, whatever it is doing.
fn let_go() {
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
    let (ready, tasks) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(0u32)));
    let wanted = Wanted::new();
    let waiting = Rc::new(RefCell::new(None::<String>));
    let answered = Rc::new(RefCell::new(None::<Answered>));
    let lost = Rc::new(RefCell::new(None::<Lost>));
    let heard = {
        let (worker, ready, tasks) = (worker.clone(), ready.clone(), tasks.clone());
        let shared = wanted.as_ref().map(Wanted::message);
        let (waiting, answered, lost) = (waiting.clone(), answered.clone(), lost.clone());
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            match reply {
                Some(Reply::Ready) => {
                    ready.set(true);
                    // A message that cannot be sent shows as a worker that is lost.
                    if let Some(shared) = &shared {
                        let _ = worker.post_message(shared);
                    }
                    if let Some(text) = waiting.borrow_mut().take() {
                        let _ = worker.post_message(&text.into());
                    }
                }
                Some(Reply::Found(found)) => {
                    tasks.set(tasks.get().saturating_sub(1));
                    if !is_latest(found.number) {
                        return;
                    }
                    if let What::Move { score: Some(score), .. } = found.what {
                        SCORE.set(Some(score));
                    }
                    let answered = answered.borrow_mut().take();
                    if let Some(answered) = answered {
                        answered(found);
                    }
                }
                Some(Reply::Failed(_)) | None => {
                    tasks.set(tasks.get().saturating_sub(1));
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
            leptos::prelude::set_timeout(let_go, std::time::Duration::ZERO);
            if let Some(lost) = lost {
                lost();
            }
        })
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    let looks = Cell::new(false);
    Some(Line {
        worker,
        ready,
        tasks,
        wanted,
        looks,
        waiting,
        answered,
        lost,
        _heard: heard,
        _failed: failed,
    })
}
