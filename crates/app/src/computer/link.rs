//! The page's side of the connection to the worker.
//!
//! A thinking worker cannot receive messages. Instead it checks shared memory for whether its task is still wanted.
//! Without shared memory, and for levels, the worker can only be stopped by terminating it. The next one is started
//! when it is needed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use chesswright_table::computer::{Found, Numbered, Reply, Task};
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::cancel::CancelFlag;

/// The file with the worker's program.
const PROGRAM: &str = "worker.js";

/// The callbacks of the latest task: for its answer, and for the loss of the worker.
struct Waiter {
    answered: Box<dyn FnOnce(Found)>,
    lost: Box<dyn FnOnce()>,
}

/// The state that the page and the worker's event handlers share.
#[derive(Clone, Default)]
struct Shared {
    ready: Rc<Cell<bool>>,
    /// The number of tasks that the worker has. Only the last of them is still wanted.
    tasks: Rc<Cell<u32>>,
    /// The message to send as soon as the worker listens.
    unsent: Rc<RefCell<Option<String>>>,
    waiter: Rc<RefCell<Option<Waiter>>>,
}

impl Shared {
    fn one_task_less(&self) {
        self.tasks.set(self.tasks.get().saturating_sub(1));
    }

    /// Reports that no answer will come.
    fn lose(&self) {
        let waiter = self.waiter.borrow_mut().take();
        if let Some(waiter) = waiter {
            (waiter.lost)();
        }
    }
}

struct Line {
    worker: Worker,
    /// The flag that cancels the worker's task, if the browser allows shared memory.
    cancel: Option<CancelFlag>,
    /// Whether the worker checks the flag during its present task.
    looks: Cell<bool>,
    shared: Shared,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

thread_local! {
    static LINE: RefCell<Option<Line>> = const { RefCell::new(None) };
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

/// Sends a task. Exactly one of the callbacks is called, unless the task is discarded before.
pub(super) fn send(task: Task, answered: impl FnOnce(Found) + 'static, lost: impl FnOnce() + 'static) {
    let number = next_number();
    if LINE.with_borrow(|line| {
        line.as_ref().is_some_and(|line| line.shared.tasks.get() > 0 && !line.looks.get())
    }) {
        terminate();
    }
    let searched = task.level.is_none();
    let Ok(text) = serde_json::to_string(&Numbered { number, task }) else { return lost() };
    let waiter = Waiter { answered: Box::new(answered), lost: Box::new(lost) };
    start();
    let unsent = LINE.with_borrow(|line| match line {
        Some(line) => line.send(number, text, searched, waiter).err(),
        None => Some(waiter),
    });
    // The callback may send the next task at once.
    if let Some(waiter) = unsent {
        (waiter.lost)();
    }
}

/// Starts a worker, unless there is one, so that it is ready when the first task comes.
pub(super) fn start() {
    LINE.with_borrow_mut(|line| {
        if line.is_none() {
            *line = open();
        }
    });
}

/// Discards the answer to the latest task. The worker continues with it, and is terminated if it is still busy when
/// the next task comes.
pub(super) fn discard() {
    next_number();
    LINE.with_borrow(|line| line.as_ref().and_then(|line| line.shared.waiter.borrow_mut().take()));
}

/// Cancels the latest task: the worker stops thinking about it, or is terminated.
pub(super) fn cancel() {
    discard();
    let stops = LINE.with_borrow(|line| {
        let flag = line.as_ref().filter(|line| line.looks.get()).and_then(|line| line.cancel.as_ref());
        flag.map(|flag| flag.want(NUMBER.get())).is_some()
    });
    if !stops {
        terminate();
    }
}

/// Terminates the worker, whatever it is doing.
fn terminate() {
    if let Some(line) = LINE.take() {
        line.worker.terminate();
    }
}

/// Whether this is the number of the latest task.
pub(super) fn is_latest(number: u32) -> bool {
    NUMBER.get() == number
}

fn next_number() -> u32 {
    NUMBER.set(NUMBER.get().wrapping_add(1));
    NUMBER.get()
}

impl Line {
    fn send(&self, number: u32, text: String, searched: bool, waiter: Waiter) -> Result<(), Waiter> {
        let shared = &self.shared;
        shared.tasks.set(shared.tasks.get() + 1);
        self.looks.set(searched && self.cancel.is_some());
        if let Some(cancel) = &self.cancel {
            cancel.want(number);
        }
        if !shared.ready.get() {
            // An earlier task that has not been sent yet is dropped.
            if shared.unsent.borrow_mut().replace(text).is_some() {
                shared.one_task_less();
            }
        } else if self.worker.post_message(&text.into()).is_err() {
            shared.one_task_less();
            return Err(waiter);
        }
        *shared.waiter.borrow_mut() = Some(waiter);
        Ok(())
    }
}

fn open() -> Option<Line> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(PROGRAM, &options).ok()?;
    let (cancel, shared) = (CancelFlag::new(), Shared::default());
    let heard = {
        let (worker, shared) = (worker.clone(), shared.clone());
        let memory = cancel.as_ref().map(CancelFlag::message);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| serde_json::from_str::<Reply>(&text).ok());
            let stale = reply.as_ref().is_some_and(|reply| reply.is_stale(NUMBER.get()));
            match reply {
                Some(Reply::Ready) => {
                    shared.ready.set(true);
                    // If a message cannot be sent, the worker counts as lost.
                    if let Some(memory) = &memory {
                        let _ = worker.post_message(memory);
                    }
                    if let Some(text) = shared.unsent.borrow_mut().take() {
                        let _ = worker.post_message(&text.into());
                    }
                }
                Some(_) if stale => shared.one_task_less(),
                Some(Reply::Found(found)) => {
                    shared.one_task_less();
                    let waiter = shared.waiter.borrow_mut().take();
                    if let Some(waiter) = waiter {
                        (waiter.answered)(found);
                    }
                }
                Some(Reply::Failed(_)) | None => {
                    shared.one_task_less();
                    shared.lose();
                }
            }
        })
    };
    let failed = {
        let shared = shared.clone();
        Closure::<dyn Fn(Event)>::new(move |_: Event| {
            // The connection cannot be dropped while one of its own closures runs.
            leptos::prelude::set_timeout(terminate, std::time::Duration::ZERO);
            shared.lose();
        })
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Line { worker, cancel, looks: Cell::new(false), shared, _heard: heard, _failed: failed })
}
