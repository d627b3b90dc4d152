//! The thread that thinks: it keeps an engine as long as the game stays the same.

use std::sync::mpsc::{self, Sender};

use chesswright_engine::protocol::Task;
use chesswright_engine::{Engine, Opponent, Stop};

use super::Event;
use super::taught::Taught;

/// Sends tasks to the thread that thinks.
pub(super) struct Thinker(Sender<(Task, Stop)>);

impl Thinker {
    /// Begins the thread. What it finds goes to the conversation.
    pub(super) fn new(
        events: Sender<Event>,
        clock: impl Fn() -> u64 + Send + Sync + 'static,
        taught: Taught,
    ) -> Self {
        let (tasks, inbox) = mpsc::channel::<(Task, Stop)>();
        drop(std::thread::spawn(move || {
            let mut mind = Mind { taught, ..Mind::default() };
            for (task, stop) in inbox {
                let answer = mind.think(&task, &stop, &clock, &events);
                if events.send(Event::Done(Box::new(answer))).is_err() {
                    return;
                }
            }
        }));
        Self(tasks)
    }

    pub(super) fn think(&self, task: Task, stop: Stop) {
        // The thread ends only when this sender does.
        drop(self.0.send((task, stop)));
    }
}

/// An engine and what it was made for.
#[derive(Default)]
struct Mind {
    engine: Option<Engine>,
    taught: Taught,
    hash: usize,
    opponent: Option<(u32, Opponent)>,
}

impl Mind {
    fn think(
        &mut self,
        task: &Task,
        stop: &Stop,
        clock: &(dyn Fn() -> u64 + Sync),
        events: &Sender<Event>,
    ) -> chesswright_engine::Answer {
        let rules = task.position.rules();
        let engine = match self.engine.take().filter(|engine| engine.rules().same(rules)) {
            Some(engine) => self.engine.insert(engine),
            None => {
                self.hash = chesswright_engine::USUAL_HASH;
                self.engine.insert(self.taught.engine(rules))
            }
        };
        if self.hash != task.hash {
            engine.set_hash(task.hash);
            self.hash = task.hash;
        }
        engine.set_threads(task.threads);
        if task.forget {
            engine.forget();
            self.opponent = None;
        }
        let mut tell = |info: &chesswright_engine::Info| drop(events.send(Event::Info(info.clone())));
        let Some(level) = task.level else {
            return engine.search(&task.position, &task.limits, stop, clock, &mut tell);
        };
        let opponent = match self.opponent.take().filter(|(known, _)| *known == level) {
            Some(opponent) => self.opponent.insert(opponent),
            None => self.opponent.insert((level, Opponent::new(level, clock()))),
        };
        opponent.1.choose(engine, &task.position, &task.limits, stop, clock, &mut tell)
    }
}
