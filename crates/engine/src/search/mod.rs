//! The search: alpha-beta with iterative deepening, for any game that the rules describe.
//!
//! Scores are relative to the *team* of the side to move (negamax). With two sides each side is a team. With more sides the
//! side to move at the root is one team and all others together are the other (the "paranoid" assumption). A move negates
//! the score only when it passes the turn to the other team, so turns of several steps and games of several sides need no
//! search of their own.

mod chance;
mod history;
mod iterative;
mod movepick;
mod negamax;
mod params;
mod pruning;
mod qsearch;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chesswright_rules::search::{MoveBuffer, MoveFilter, SearchExt};
use chesswright_rules::{Move, Outcome, Position, Reason, Side};

use crate::eval::Evaluation;
use crate::game_traits::GameTraits;
use crate::net::Accumulators;
use crate::score::{INFINITE, MATE, MATE_BOUND};
use crate::time::{Clock, Limits, Stop};
use crate::tt::TranspositionTable;

pub(crate) use history::History;
use history::PieceTo;
pub(crate) use iterative::RootLine;
use movepick::MoveList;
pub use params::SearchParams;

/// The greatest distance from the root, in plies.
pub(crate) const MAX_PLY: usize = 128;
/// A thread checks about every millisecond whether it must stop. This is the first number of nodes between two checks, and
/// the greatest.
const FIRST_POLL_INTERVAL: u64 = 16;
const MAX_POLL_INTERVAL: u64 = 64;
/// The first iteration may take so many milliseconds, however little time there is: a bad move costs more than being a
/// little late.
const FIRST_ITERATION_TIME: u64 = 15;

/// What all threads of a search share.
pub(crate) struct SearchContext<'a> {
    pub(crate) traits: &'a GameTraits,
    pub(crate) params: &'a SearchParams,
    pub(crate) reductions: &'a Reductions,
    pub(crate) evaluation: &'a dyn Evaluation,
    pub(crate) tt: &'a TranspositionTable,
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
    pub(crate) clock: Clock<'a>,
    /// The time of the clock when the search started.
    pub(crate) started: u64,
    /// The nodes of all threads, as far as they have reported them.
    pub(crate) nodes: AtomicU64,
    /// Set when the main thread has finished, so that the helper threads finish too.
    pub(crate) abort: AtomicBool,
}

/// The search stack: what a thread keeps for each ply of the current line.
#[derive(Default)]
struct StackEntry {
    /// The moves of the node; kept here so that its memory is used again.
    moves: MoveList,
    /// The principal variation from here.
    pv: Vec<Move>,
    /// The killer moves: the ids of the last two quiet moves that caused a beta cutoff at this ply.
    killers: [u32; 2],
    /// The static eval of the node, with its correction; none in check.
    static_eval: Option<i32>,
    /// The move being searched; none for a null move.
    moved: Option<PieceTo>,
    /// The move being searched neither captures nor promotes.
    moved_quietly: bool,
    /// How many moves of the line to here were extended by two plies.
    double_extensions: u32,
    /// How many nodes at this ply have failed high since their grandparent was entered.
    cutoffs: u32,
    /// In the quiescence search, the cell where the capture being searched arrived.
    capture_cell: u16,
}

/// One ply, in the units of late move reductions.
const PLY: i32 = 1024;

/// The table of late move reductions, by depth and move number, in units of 1 / [`PLY`] ply.
pub(crate) struct Reductions {
    table: Vec<i32>,
    /// What is added in an expected cut node.
    cut_node: i32,
}

impl Reductions {
    pub(crate) fn new(params: &SearchParams) -> Self {
        let reduction = |depth: usize, number: usize| {
            if depth < 2 || number < 2 || params.lmr_div <= 0.0 {
                return 0;
            }
            let plies = params.lmr_base + (depth as f64).ln() * (number as f64).ln() / params.lmr_div;
            (plies * f64::from(PLY)) as i32
        };
        Self {
            table: (0..64 * 64).map(|at| reduction(at / 64, at % 64)).collect(),
            cut_node: (params.lmr_cut_node * f64::from(PLY)) as i32,
        }
    }

    fn get(&self, depth: i32, number: usize) -> i32 {
        self.table[depth.clamp(0, 63) as usize * 64 + number.min(63)]
    }
}

/// A move at the root.
pub(crate) struct RootMove {
    mv: Move,
    id: u32,
    /// The nodes that this iteration has spent on it.
    effort: u64,
}

impl RootMove {
    fn new(mv: Move) -> Self {
        Self { id: mv.id().hash32(), mv, effort: 0 }
    }
}

/// One thread of a search.
pub(crate) struct SearchThread<'a> {
    shared: &'a SearchContext<'a>,
    position: Position,
    /// The values of kinds for the static exchange evaluation.
    see_values: &'a [i32],
    /// The side to move at the root.
    root_side: Side,
    history: &'a mut History,
    stack: Vec<StackEntry>,
    /// The sums of the network, if there is one.
    accumulators: Option<Accumulators>,
    movegen: MoveBuffer,
    /// Memory for moves that may win at once.
    decisive: Vec<Move>,
    nodes: u64,
    /// The value of `nodes` when the quiescence search of the current leaf began.
    qs_start: u64,
    /// How many nodes have been added to the shared counter.
    nodes_reported: u64,
    /// The number of nodes at which to poll next, the number between two polls, and the time of the last poll.
    next_poll: u64,
    poll_interval: u64,
    last_poll_time: u64,
    stopped: bool,
    /// The depth of the current iteration.
    root_depth: i32,
    seldepth: usize,
    root_moves: Vec<RootMove>,
    /// MultiPV: the ids of the root moves that better lines begin with.
    excluded: Vec<u32>,
    /// The main thread watches the clock.
    is_main: bool,
}

impl<'a> SearchThread<'a> {
    pub(crate) fn new(
        shared: &'a SearchContext<'a>,
        position: &Position,
        root_moves: Vec<Move>,
        history: &'a mut History,
        is_main: bool,
    ) -> Self {
        let mut position = position.clone();
        position.reserve(MAX_PLY);
        Self {
            shared,
            see_values: shared.evaluation.see_values(),
            root_side: position.turn(),
            position,
            history,
            stack: (0..=MAX_PLY + 2).map(|_| StackEntry::default()).collect(),
            accumulators: shared
                .evaluation
                .network()
                .map(|eval| Accumulators::new(eval.network(), MAX_PLY + 1)),
            movegen: MoveBuffer::default(),
            decisive: vec![],
            nodes: 0,
            qs_start: 0,
            nodes_reported: 0,
            next_poll: 0,
            poll_interval: FIRST_POLL_INTERVAL,
            last_poll_time: shared.started,
            stopped: false,
            root_depth: 0,
            seldepth: 0,
            root_moves: root_moves.into_iter().map(RootMove::new).collect(),
            excluded: vec![],
            is_main,
        }
    }

    /// The team of the side to move.
    fn team(&self) -> u8 {
        self.team_of(self.position.turn())
    }

    fn team_of(&self, side: Side) -> u8 {
        let traits = &self.shared.traits;
        let ours = traits.teams[self.root_side.index() & 7];
        if traits.multi_side { u8::from(ours >> side.0 & 1 == 0) } else { side.0 }
    }

    /// The evaluation of the position without search, for the team to move. Where it is far outside of the window, it may
    /// be a rough estimate (lazy evaluation); the second value says whether it is exact.
    fn evaluate(&mut self, ply: usize, alpha: i32, beta: i32) -> (i32, bool) {
        let turn = self.position.turn();
        let evaluation = self.shared.evaluation;
        let (score, is_exact) = if let Some(accumulators) = &mut self.accumulators
            && let Some(eval) = evaluation.network()
        {
            eval.score_at(accumulators, &self.position, turn, ply, (alpha, beta))
        } else if self.shared.traits.multi_side && turn != self.root_side {
            let (score, is_exact) = evaluation.lazy_score(&self.position, self.root_side, (-beta, -alpha));
            (-score, is_exact)
        } else {
            evaluation.lazy_score(&self.position, turn, (alpha, beta))
        };
        (score.clamp(-MATE_BOUND, MATE_BOUND), is_exact)
    }

    /// The static eval of a node: an evaluation without search, with what the correction history adds.
    fn corrected(&self, raw: i32, ply: usize) -> i32 {
        if !self.shared.traits.correctable {
            return raw;
        }
        (raw + self.history.correction(self.moves_before(ply))).clamp(-MATE_BOUND, MATE_BOUND)
    }

    /// Static exchange evaluation (SEE): the material that a move wins once both sides have captured on its cell as long as
    /// that pays.
    fn see(&self, mv: &Move) -> i32 {
        self.position.see(mv, self.see_values)
    }

    /// Whether the static exchange evaluation of a move is at least so much, which takes less time.
    fn see_at_least(&self, mv: &Move, least: i32) -> bool {
        self.position.see_at_least(mv, self.see_values, least)
    }

    /// The score of a finished game, for the team to move.
    fn terminal_score(&self, end: Outcome, ply: usize) -> i32 {
        let win = MATE - ply as i32;
        match end.winner {
            Some(winner) if self.team_of(winner) == self.team() => win,
            Some(_) => -win,
            // With several sides, one can be mated before another has won.
            None if self.shared.traits.multi_side && end.reason == Reason::Checkmate => -win,
            None => 0,
        }
    }

    /// The Zobrist key under which the transposition table and the evaluation cache know the position. With more than two
    /// sides scores depend on the side at the root, so the key does too.
    fn key(&self) -> u64 {
        let root_side = if self.shared.traits.multi_side { u64::from(self.root_side.0) + 1 } else { 0 };
        self.position.key() ^ root_side.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Enters a node: counts it, polls when it is time to, and returns the score if the game or the line ends here.
    fn visit(&mut self, ply: usize) -> Option<i32> {
        let ended = self.enter(ply).or_else(|| {
            if ply == 0 {
                return None;
            }
            let end = self.position.repeats(ply).or_else(|| self.position.end_by_history())?;
            // A mate on the board comes before a draw by repetition or by a count.
            let end = self.position.outcome_on_the_board().unwrap_or(end);
            Some(self.terminal_score(end, ply))
        });
        ended.or_else(|| self.win_at_once(ply))
    }

    /// The same where the history of the game cannot end it.
    fn visit_after_capture(&mut self, ply: usize) -> Option<i32> {
        self.enter(ply).or_else(|| self.win_at_once(ply))
    }

    /// The score of a win with the next move, by a goal or by counted checks. Such a move need not capture, so the quiescence search
    /// would not find it.
    #[inline]
    fn win_at_once(&mut self, ply: usize) -> Option<i32> {
        let traits = self.shared.traits;
        if ply == 0 || !traits.quiet_wins || !traits.plain_turns {
            return None;
        }
        let mut moves = std::mem::take(&mut self.decisive);
        self.position.generate_moves(MoveFilter::Decisive, &mut self.movegen, &mut moves);
        let us = self.position.turn();
        let wins = |position: &mut Position, mv: &Move| {
            position.play_unchecked(mv);
            let wins = position.immediate_outcome().is_some_and(|end| end.winner == Some(us));
            position.undo();
            wins
        };
        let won = moves.iter().find(|mv| wins(&mut self.position, mv)).cloned();
        moves.clear();
        self.decisive = moves;
        self.stack[ply].pv.extend(won.clone());
        won.map(|_| MATE - ply as i32 - 1)
    }

    /// Enters a node, and returns the score if the board ends the game or the line ends here.
    fn enter(&mut self, ply: usize) -> Option<i32> {
        self.stack[ply].pv.clear();
        if self.nodes >= self.next_poll {
            self.poll();
        }
        if self.stopped {
            return Some(0);
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if ply > 0
            && let Some(end) = self.position.immediate_outcome()
        {
            return Some(self.terminal_score(end, ply));
        }
        (ply + 1 >= MAX_PLY).then(|| self.evaluate(ply, -INFINITE, INFINITE).0)
    }

    /// Reports the nodes visited, and finds out whether the search must stop.
    fn poll(&mut self) {
        let shared = self.shared;
        let new_nodes = self.nodes - self.nodes_reported;
        let all_nodes = shared.nodes.fetch_add(new_nodes, Ordering::Relaxed) + new_nodes;
        self.nodes_reported = self.nodes;
        let now = (shared.clock)();
        // A node on a large board can take a thousand times longer than one on a small board.
        self.poll_interval = match now.saturating_sub(self.last_poll_time) {
            0 => (self.poll_interval * 2).min(MAX_POLL_INTERVAL),
            1 => self.poll_interval,
            _ => (self.poll_interval / 2).max(1),
        };
        self.last_poll_time = now;
        self.next_poll = self.nodes + self.poll_interval;
        if let Some(limit) = shared.limits.nodes {
            self.next_poll = self.next_poll.min(self.nodes + limit.saturating_sub(all_nodes));
            self.stopped |= all_nodes >= limit;
        }
        if self.is_main {
            self.stopped |= self.is_time_over(now);
        }
        self.stopped |= shared.stop.is_stopped() || shared.abort.load(Ordering::Relaxed);
    }

    fn is_time_over(&self, now: u64) -> bool {
        let shared = self.shared;
        let hard_limit = shared.limits.time.map(|time| shared.started.saturating_add(time.hard));
        let earliest = if self.root_depth > 1 { 0 } else { shared.started + FIRST_ITERATION_TIME };
        [hard_limit, shared.stop.deadline()].into_iter().flatten().any(|end| now >= end.max(earliest))
    }

    /// Plays a move, searches the position after it, and takes the move back. The search learns whether the move passed the
    /// turn to the other team; its score, if it has one, is returned for the team that played the move.
    #[inline]
    fn with_move(&mut self, mv: &Move, search: impl FnOnce(&mut Self, bool) -> Option<i32>) -> Option<i32> {
        let team = self.team();
        self.position.play_unchecked(mv);
        self.shared.tt.prefetch(self.key());
        let passes = self.team() != team;
        let score = search(self, passes);
        self.position.undo();
        score.map(|score| if passes { -score } else { score })
    }
}
