//! The page's side of the connection to the worker of a session.
//!
//! Games and levels have workers of different kinds: a program made for speed plays games, and the page's own program knows levels.
//! A session has one at a time.
//!
//! A thinking worker cannot receive messages. Instead it checks shared memory for whether its task is still wanted.
//! Without shared memory, and for levels, the worker can only be stopped by terminating it. The next one is started
//! when it is needed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use chesswright_table::computer::{Found, Numbered, Reply, Task};
use chesswright_think::CancelFlag;
use leptos::prelude::{LocalStorage, StoredValue, UpdateValue, WithValue};
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The program of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    /// The engine.
    Thinker,
    /// The page's own program, for levels.
    Own,
}

impl Program {
    /// What does a task.
    fn of(task: &Task) -> Self {
        if task.request.is_of_level() { Self::Own } else { Self::Thinker }
    }

    /// The file that starts it.
    fn file(self) -> &'static str {
        match self {
            Self::Thinker => "thinker.js",
            Self::Own => "worker.js",
        }
    }
}

/// No task has this number.
const NONE: u32 = 0;

/// The callbacks of the latest task: for its answer, and for the loss of the worker.
struct Waiter {
    answered: Box<dyn FnOnce(Found)>,
    lost: Box<dyn FnOnce()>,
}

/// The state that the page and the worker's event handlers share.
#[derive(Clone, Default)]
struct Shared {
    ready: Rc<Cell<bool>>,
    /// The number of the task that is wanted, or [`NONE`].
    wanted: Rc<Cell<u32>>,
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
    program: Program,
    worker: Worker,
    /// The flag that cancels the worker's task, if the browser allows shared memory.
    cancel: Option<CancelFlag>,
    /// Whether the worker checks the flag during its present task.
    looks: Cell<bool>,
    shared: Shared,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

/// The connection of a session to its worker, which is started when it is needed.
#[derive(Clone, Copy)]
pub(crate) struct Link(StoredValue<Option<Line>, LocalStorage>);

impl Link {
    /// A connection without a worker.
    pub(crate) fn new() -> Self {
        Self(StoredValue::new_local(None))
    }

    /// Sends a task. Exactly one of the callbacks is called, unless the task is discarded before.
    pub(super) fn send(
        self,
        task: &Numbered,
        answered: impl FnOnce(Found) + 'static,
        lost: impl FnOnce() + 'static,
    ) {
        let program = Program::of(&task.task);
        if self.0.with_value(|line| line.as_ref().is_some_and(Line::is_deaf)) {
            self.terminate();
        }
        let Ok(text) = serde_json::to_string(task) else { return lost() };
        let waiter = Waiter { answered: Box::new(answered), lost: Box::new(lost) };
        self.start(program);
        let searched = program == Program::Thinker;
        let unsent = self.0.with_value(|line| match line {
            Some(line) => line.send(task.number, text, searched, waiter).err(),
            None => Some(waiter),
        });
        // The callback may send the next task at once.
        if let Some(waiter) = unsent {
            (waiter.lost)();
        }
    }

    /// Starts a worker for levels, so that it is ready when the first task comes.
    pub(crate) fn prepare(self) {
        self.start(Program::Own);
    }

    /// Starts a worker, unless there is one. It takes the place of one of the other kind.
    fn start(self, program: Program) {
        if self.0.with_value(|line| line.as_ref().is_some_and(|line| line.program != program)) {
            self.terminate();
        }
        self.0.update_value(|line| {
            if line.is_none() {
                *line = open(self, program);
            }
        });
    }

    /// Discards the answer to the latest task. The worker continues with it, and is terminated if it is still busy
    /// when the next task comes.
    pub(crate) fn discard(self) {
        let waiter = self.0.with_value(|line| {
            let shared = &line.as_ref()?.shared;
            shared.wanted.set(NONE);
            shared.waiter.borrow_mut().take()
        });
        drop(waiter);
    }

    /// Cancels the latest task: the worker stops thinking about it, or is terminated.
    pub(crate) fn cancel(self) {
        self.discard();
        let stops = self.0.with_value(|line| {
            let flag = line.as_ref().filter(|line| line.looks.get()).and_then(|line| line.cancel.as_ref());
            flag.map(|flag| flag.want(NONE)).is_some()
        });
        if !stops {
            self.terminate();
        }
    }

    /// Terminates the worker, whatever it is doing.
    fn terminate(self) {
        if let Some(line) = self.0.try_update_value(Option::take).flatten() {
            line.worker.terminate();
        }
    }
}

impl Line {
    /// Whether the worker is busy, and does not check whether its task is still wanted.
    fn is_deaf(&self) -> bool {
        self.shared.tasks.get() > 0 && !self.looks.get()
    }

    fn send(&self, number: u32, text: String, searched: bool, waiter: Waiter) -> Result<(), Waiter> {
        let shared = &self.shared;
        shared.wanted.set(number);
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

fn open(link: Link, program: Program) -> Option<Line> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(program.file(), &options).ok()?;
    let (cancel, shared) = (CancelFlag::new(), Shared::default());
    let heard = {
        let (worker, shared) = (worker.clone(), shared.clone());
        let memory = cancel.as_ref().map(CancelFlag::message);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| serde_json::from_str::<Reply>(&text).ok());
            let stale = reply.as_ref().is_some_and(|reply| reply.is_stale(shared.wanted.get()));
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
            leptos::prelude::set_timeout(move || link.terminate(), std::time::Duration::ZERO);
            shared.lose();
        })
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Line { program, worker, cancel, looks: Cell::new(false), shared, _heard: heard, _failed: failed })
}
