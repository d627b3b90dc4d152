//! The thread that searches. It keeps its engine as long as the game stays the same.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};

use chesswright_engine::eval::Evaluation;
use chesswright_engine::net::NetworkEval;
use chesswright_engine::protocol::SearchTask;
use chesswright_engine::{DEFAULT_HASH_MB, Engine, Info, Opponent, SearchResult, Stop};

use chesswright_rules::Rules;

use super::Event;
use super::experience_store::ExperienceStore;
use crate::network;

/// Sends tasks to the thread that searches.
pub(super) struct SearchThread(Sender<(SearchTask, Stop)>);

impl SearchThread {
    /// Starts the thread. The session receives its results.
    pub(super) fn new(
        events: Sender<Event>,
        clock: impl Fn() -> u64 + Send + Sync + 'static,
        store: ExperienceStore,
        net: Option<PathBuf>,
    ) -> Self {
        let (tasks, inbox) = mpsc::channel::<(SearchTask, Stop)>();
        drop(std::thread::spawn(move || {
            let mut state = EngineState { store, net, ..EngineState::default() };
            for (task, stop) in inbox {
                let answer = state.search(&task, &stop, &clock, &events);
                if events.send(Event::Done(Box::new(answer))).is_err() {
                    return;
                }
            }
        }));
        Self(tasks)
    }

    pub(super) fn start(&self, task: SearchTask, stop: Stop) {
        // The thread ends only when this sender does.
        drop(self.0.send((task, stop)));
    }
}

/// An engine and its settings.
#[derive(Default)]
struct EngineState {
    engine: Option<Engine>,
    store: ExperienceStore,
    /// The network to play with unless the option `EvalFile` names one.
    net: Option<PathBuf>,
    /// The network that the engine was made with.
    eval_file: Option<PathBuf>,
    hash_mb: usize,
    opponent: Option<(u32, Opponent)>,
}

impl EngineState {
    fn search(
        &mut self,
        task: &SearchTask,
        stop: &Stop,
        clock: &(dyn Fn() -> u64 + Sync),
        events: &Sender<Event>,
    ) -> SearchResult {
        let rules = task.position.rules();
        let named = task.eval_file.as_ref().map(PathBuf::from).or_else(|| self.net.clone());
        // The mistakes of weaker levels are measured with the handcrafted evaluation.
        let eval_file =
            named.or_else(|| task.level.map(|_| network::NONE.into())).or_else(|| self.store.network(rules));
        let engine = match self
            .engine
            .take()
            .filter(|engine| engine.rules().same(rules) && self.eval_file == eval_file)
        {
            Some(engine) => self.engine.insert(engine),
            None => {
                self.hash_mb = DEFAULT_HASH_MB;
                let evaluation = evaluation(rules, &self.store, eval_file.as_deref(), events);
                self.eval_file = eval_file;
                self.engine.insert(Engine::with_evaluation(rules, evaluation, DEFAULT_HASH_MB))
            }
        };
        if self.hash_mb != task.hash_mb {
            engine.set_hash(task.hash_mb);
            self.hash_mb = task.hash_mb;
        }
        engine.set_threads(task.threads);
        if task.new_game {
            engine.new_game();
            self.opponent = None;
        }
        let mut report = |info: &Info| drop(events.send(Event::Info(info.clone())));
        let Some(level) = task.level else {
            return engine.search(&task.position, &task.limits, stop, clock, &mut report);
        };
        let opponent = match self.opponent.take().filter(|(known, _)| *known == level) {
            Some(opponent) => self.opponent.insert(opponent),
            None => self.opponent.insert((level, Opponent::new(level, clock()))),
        };
        opponent.1.choose(engine, &task.position, &task.limits, stop, clock, &mut report)
    }
}

/// The evaluation for a game: by the network in a file, or without a file by the one that ships, or the handcrafted one where
/// there is none or it does not fit. The use of a file is reported.
fn evaluation(
    rules: &Rules,
    store: &ExperienceStore,
    file: Option<&Path>,
    events: &Sender<Event>,
) -> Arc<dyn Evaluation> {
    let handcrafted = store.evaluation(rules);
    let file = match file {
        Some(file) if file == Path::new(network::NONE) => return Arc::new(handcrafted),
        Some(file) => file,
        None => {
            return match NetworkEval::shipped(rules) {
                Some(network) => Arc::new(network),
                None => Arc::new(handcrafted),
            };
        }
    };
    let (evaluation, note): (Arc<dyn Evaluation>, String) = match network::read(rules, file, handcrafted) {
        Ok(evaluation) => (Arc::new(evaluation), format!("evaluation by the network `{}`", file.display())),
        Err(error) => {
            (Arc::new(store.evaluation(rules)), format!("{error:#}; the handcrafted evaluation plays"))
        }
    };
    drop(events.send(Event::Note(note)));
    evaluation
}
