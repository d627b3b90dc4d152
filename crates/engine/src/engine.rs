//! The engine's interface: options, and a search with its results.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chesswright_rules::{Move, Position, Rules};

use crate::eval::{Evaluation, HandcraftedEval};
use crate::game_traits::GameTraits;
use crate::net::NetworkEval;
use crate::score::Score;
use crate::search::{History, Reductions, RootLine, SearchContext, SearchParams, SearchThread};
use crate::time::{Clock, Limits, Stop};
use crate::tt::{Bound, TranspositionTable};

/// The default size of the transposition table, in megabytes.
pub const DEFAULT_HASH_MB: usize = 16;

/// The most threads of a search.
const MAX_THREADS: usize = 256;

/// A report of a running search, as in UCI's `info`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Info {
    /// The depth of this iteration.
    pub depth: u32,
    /// The greatest distance from the root that this iteration reached, in plies.
    pub seldepth: u32,
    /// The rank of this line among the best ones, from 0.
    pub multipv: usize,
    /// The score for the side to move at the root.
    pub score: Score,
    /// Whether the score is exact, or only a bound because it fell outside of the aspiration window.
    pub bound: Bound,
    /// Nodes visited so far, by all threads.
    pub nodes: u64,
    /// Milliseconds since the search started.
    pub time: u64,
    /// How much of the transposition table this search uses, in thousandths.
    pub hashfull: u32,
    /// The principal variation, step by step: a turn of several steps is several moves.
    pub pv: Vec<Move>,
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SearchResult {
    /// The best move; none when the game is over.
    pub best_move: Option<Move>,
    /// The steps of the turn as far as the search knows them: the best move and what follows before another side moves.
    pub turn: Vec<Move>,
    /// The expected reply of the next side.
    pub ponder: Option<Move>,
    /// The score for the side to move.
    pub score: Score,
    /// The best lines with their scores, best first.
    pub lines: Vec<(Score, Vec<Move>)>,
    /// The depth of the last finished iteration.
    pub depth: u32,
    /// Nodes visited, by all threads.
    pub nodes: u64,
}

impl SearchResult {
    /// A move that was chosen without a search.
    pub(crate) fn unsearched(mv: Move) -> Self {
        Self { turn: vec![mv.clone()], best_move: Some(mv), ..Self::default() }
    }
}

/// A chess engine for one game.
pub struct Engine {
    rules: Rules,
    pub(crate) traits: GameTraits,
    evaluation: Arc<dyn Evaluation>,
    params: SearchParams,
    reductions: Reductions,
    tt: TranspositionTable,
    /// One history for each thread.
    histories: Vec<History>,
}

impl Engine {
    /// An engine with the handcrafted evaluation, which needs nothing but the rules, and the default table size.
    pub fn new(rules: &Rules) -> Self {
        Self::with_evaluation(rules, Arc::new(HandcraftedEval::new(rules)), DEFAULT_HASH_MB)
    }

    /// An engine that judges by the network that ships with the game, or by the handcrafted evaluation where none does.
    pub fn strongest(rules: &Rules) -> Self {
        match NetworkEval::shipped(rules) {
            Some(network) => Self::with_evaluation(rules, Arc::new(network), DEFAULT_HASH_MB),
            None => Self::new(rules),
        }
    }

    /// An engine with another evaluation, and a transposition table of a size in megabytes.
    pub fn with_evaluation(rules: &Rules, evaluation: Arc<dyn Evaluation>, hash_mb: usize) -> Self {
        let params = SearchParams::default();
        Self {
            rules: rules.clone(),
            traits: GameTraits::of(rules),
            evaluation,
            reductions: Reductions::new(&params),
            params,
            tt: TranspositionTable::new(hash_mb),
            histories: vec![History::new(rules)],
        }
    }

    /// The rules of the game that this engine plays.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The evaluation.
    pub fn evaluation(&self) -> &Arc<dyn Evaluation> {
        &self.evaluation
    }

    /// Sets the number of search threads. Leave it at one on platforms without threads.
    pub fn set_threads(&mut self, threads: usize) {
        let rules = &self.rules;
        self.histories.resize_with(threads.clamp(1, MAX_THREADS), || History::new(rules));
    }

    /// Sets the size of the transposition table in megabytes, and empties it.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.tt = TranspositionTable::new(megabytes);
    }

    /// Sets the parameters of the search, so that a match can measure what each of them brings.
    pub fn set_search_params(&mut self, params: SearchParams) {
        self.reductions = Reductions::new(&params);
        self.params = params;
    }

    /// Replaces the evaluation, and forgets all earlier searches because they used another one.
    pub fn set_evaluation(&mut self, evaluation: Arc<dyn Evaluation>) {
        self.evaluation = evaluation;
        self.new_game();
    }

    /// Forgets all earlier searches: clears the transposition table and the histories.
    pub fn new_game(&mut self) {
        self.tt.clear();
        let rules = &self.rules;
        self.histories.iter_mut().for_each(|history| *history = History::new(rules));
    }

    /// Searches a position until a limit is reached or the search is stopped. Calls `on_info` after every iteration.
    ///
    /// With one thread and no time limit the result is the same every time.
    ///
    /// # Panics
    /// When the position belongs to another game than the engine.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        clock: Clock<'_>,
        on_info: &mut dyn FnMut(&Info),
    ) -> SearchResult {
        if position.awaits_chance() {
            // Nobody chooses what nature does.
            return SearchResult::default();
        }
        let started = clock();
        let root_moves = root_moves(position, limits);
        let Some(first_move) = root_moves.first().cloned() else { return SearchResult::default() };
        self.tt.new_search();
        let context = SearchContext {
            traits: &self.traits,
            params: &self.params,
            reductions: &self.reductions,
            evaluation: &*self.evaluation,
            tt: &self.tt,
            limits,
            stop,
            clock,
            started,
            nodes: AtomicU64::new(0),
            abort: AtomicBool::new(false),
        };
        let lines = search_lines(&context, position, root_moves, &mut self.histories, on_info);
        let nodes = context.nodes.load(Ordering::Relaxed);
        match lines.first() {
            Some(best) => result_of(position, best, &lines, nodes),
            None => SearchResult { nodes, ..SearchResult::unsearched(first_move) },
        }
    }
}

/// The moves to search at the root. If a player could claim a draw, the game may still continue, so these moves ignore
/// the claim.
fn root_moves(position: &Position, limits: &Limits) -> Vec<Move> {
    let mut moves = position.legal_moves();
    if moves.is_empty() {
        moves = position.unclaimed_moves();
    }
    if !limits.search_moves.is_empty() {
        moves.retain(|mv| limits.search_moves.contains(mv));
    }
    moves
}

/// Runs one search thread for each history ("Lazy SMP": the threads share only the transposition table) and returns the
/// best lines that the main thread found.
fn search_lines(
    context: &SearchContext<'_>,
    position: &Position,
    root_moves: Vec<Move>,
    histories: &mut [History],
    on_info: &mut dyn FnMut(&Info),
) -> Vec<RootLine> {
    let Some((main, helpers)) = histories.split_first_mut() else { return vec![] };
    let mut main = SearchThread::new(context, position, root_moves.clone(), main, true);
    if helpers.is_empty() {
        return main.iterative_deepening(1, &mut *on_info);
    }
    std::thread::scope(|scope| {
        for (number, history) in helpers.iter_mut().enumerate() {
            let root_moves = root_moves.clone();
            scope.spawn(move || {
                // Every other helper starts one depth further, so that the threads do not all do the same.
                let first_depth = 1 + (number as i32 + 1) % 2;
                SearchThread::new(context, position, root_moves, history, false)
                    .iterative_deepening(first_depth, |_| {});
            });
        }
        let lines = main.iterative_deepening(1, &mut *on_info);
        context.abort.store(true, Ordering::Relaxed);
        lines
    })
}

fn result_of(position: &Position, best: &RootLine, lines: &[RootLine], nodes: u64) -> SearchResult {
    let (turn, ponder) = split_first_turn(position, &best.pv);
    SearchResult {
        best_move: best.pv.first().cloned(),
        turn,
        ponder,
        score: Score(best.score),
        depth: best.depth.unsigned_abs(),
        nodes,
        lines: lines.iter().map(|line| (Score(line.score), line.pv.clone())).collect(),
    }
}

/// The steps of a line that belong to its first turn, and the step after them.
fn split_first_turn(position: &Position, line: &[Move]) -> (Vec<Move>, Option<Move>) {
    let mut after = position.clone();
    for (steps, mv) in line.iter().enumerate() {
        if after.turns() != position.turns() || after.turn() != position.turn() {
            return (line[..steps].to_vec(), Some(mv.clone()));
        }
        after.play_unchecked(mv);
    }
    (line.to_vec(), None)
}
