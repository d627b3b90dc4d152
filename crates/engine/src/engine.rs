//! The engine as its users see it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chesswright_rules::{Move, Position, Rules};

use crate::game_traits::Character;
use crate::eval::{Derived, Evaluation};
use crate::time::{Clock, Limits, Stop};
use crate::score::Score;
use crate::search::{Habits, History, Reductions, Shared, Worker};
use crate::tt::Table;

/// The size of the table when nobody says otherwise, in megabytes.
pub const USUAL_HASH: usize = 16;

/// What a search has found so far.
#[derive(Clone, Debug)]
pub struct Info {
    /// How deeply everything has been looked at.
    pub depth: u32,
    /// The longest line that was looked at.
    pub deepest: u32,
    /// Which of the best lines this is, from 0.
    pub line: usize,
    /// For the side that thinks.
    pub score: Score,
    /// The score is only known to be at least (`true`) or at most (`false`) this.
    pub bound: Option<bool>,
    /// Positions looked at, by all threads.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time: u64,
    /// How much of the table this search fills, in thousandths.
    pub fullness: u32,
    /// The moves that are expected, one by one: turns of several steps are several moves.
    pub moves: Vec<Move>,
}

/// What a search has come to.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The move to play; none when the game is over.
    pub best: Option<Move>,
    /// The steps of the turn, as far as they are known: `best` and what is to follow before others move.
    pub turn: Vec<Move>,
    /// What the next side is expected to play.
    pub ponder: Option<Move>,
    /// For the side that thinks.
    pub score: Score,
    /// The best lines, best first: their scores and moves.
    pub lines: Vec<(Score, Vec<Move>)>,
    /// How deeply everything has been looked at.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A player of one game.
pub struct Engine {
    rules: Rules,
    character: Character,
    evaluation: Arc<dyn Evaluation>,
    habits: Habits,
    reductions: Reductions,
    table: Table,
    histories: Vec<History>,
}

impl Engine {
    /// For a game, with everything it needs derived from the rules.
    pub fn new(rules: &Rules) -> Self {
        Self::with(rules, Arc::new(Derived::new(rules)), USUAL_HASH)
    }

    /// With an evaluation of one's own and a table of so many megabytes.
    pub fn with(rules: &Rules, evaluation: Arc<dyn Evaluation>, hash: usize) -> Self {
        Self {
            rules: rules.clone(),
            character: Character::of(rules),
            evaluation,
            reductions: Reductions::new(&Habits::default()),
            habits: Habits::default(),
            table: Table::new(hash),
            histories: vec![History::new(rules)],
        }
    }

    /// The game it plays.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What it thinks positions are worth.
    pub fn evaluation(&self) -> &Arc<dyn Evaluation> {
        &self.evaluation
    }

    /// How many threads think. Where threads cannot be had, leave it at one.
    pub fn set_threads(&mut self, threads: usize) {
        let rules = &self.rules;
        self.histories.resize_with(threads.clamp(1, 256), || History::new(rules));
    }

    /// The size of the table in megabytes; what it knows is forgotten.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.table = Table::new(megabytes);
    }

    /// How it goes about searching, for measuring what each habit brings.
    pub fn set_habits(&mut self, habits: Habits) {
        self.reductions = Reductions::new(&habits);
        self.habits = habits;
    }

    /// Judges by other parameters from now on; what it knows is forgotten.
    pub fn set_evaluation(&mut self, evaluation: Arc<dyn Evaluation>) {
        self.evaluation = evaluation;
        self.forget();
    }

    /// Forgets everything about earlier searches.
    pub fn forget(&mut self) {
        self.table.clear();
        let rules = &self.rules;
        self.histories.iter_mut().for_each(|history| *history = History::new(rules));
    }

    /// Thinks about a position until the limits are reached or somebody says stop. `tell` hears about every depth.
    ///
    /// With one thread and no limit of time, the answer is the same every time.
    ///
    /// # Panics
    /// When the position is one of another game, as tables are made for this one.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
        tell: &mut dyn FnMut(&Info),
    ) -> Answer {
        let started = clock();
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            moves = position.unclaimed_moves();
        }
        if !limits.only.is_empty() {
            moves.retain(|played| limits.only.contains(played));
        }
        let Some(first) = moves.first().cloned() else { return Answer::default() };
        self.table.grow_older();
        self.histories.iter_mut().for_each(History::fade);
        let shared = Shared {
            character: &self.character,
            habits: &self.habits,
            reductions: &self.reductions,
            evaluation: &*self.evaluation,
            table: &self.table,
            limits,
            stop,
            clock,
            started,
            nodes: AtomicU64::new(0),
            halt: AtomicBool::new(false),
        };
        let mut histories = self.histories.iter_mut();
        let Some(main) = histories.next() else { return Answer::default() };
        let helpers: Vec<&mut History> = histories.collect();
        let mut worker = Worker::new(&shared, position, moves.clone(), main, true);
        let lines = if helpers.is_empty() {
            worker.deepen(1, &mut *tell)
        } else {
            std::thread::scope(|scope| {
                for (number, history) in helpers.into_iter().enumerate() {
                    let (shared, moves) = (&shared, moves.clone());
                    scope.spawn(move || {
                        let first = 1 + (number as i32 + 1) % 2;
                        Worker::new(shared, position, moves, history, false).deepen(first, |_| {});
                    });
                }
                let lines = worker.deepen(1, &mut *tell);
                shared.halt.store(true, Ordering::Relaxed);
                lines
            })
        };
        let nodes = shared.nodes.load(Ordering::Relaxed);
        let Some(line) = lines.first() else {
            return Answer { turn: vec![first.clone()], best: Some(first), nodes, ..Answer::default() };
        };
        let (turn, ponder) = first_turn(position, &line.moves);
        Answer {
            best: line.moves.first().cloned(),
            turn,
            ponder,
            score: Score(line.score),
            depth: line.depth.unsigned_abs(),
            nodes,
            lines: lines.iter().map(|line| (Score(line.score), line.moves.clone())).collect(),
        }
    }
}

/// The steps of a line that belong to its first turn, and the step after.
fn first_turn(position: &Position, line: &[Move]) -> (Vec<Move>, Option<Move>) {
    let mut after = position.clone();
    for (steps, played) in line.iter().enumerate() {
        if after.turns() != position.turns() || after.turn() != position.turn() {
            return (line[..steps].to_vec(), Some(played.clone()));
        }
        after.play_unchecked(played);
    }
    (line.to_vec(), None)
}
