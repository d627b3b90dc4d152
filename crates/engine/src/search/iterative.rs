//! Iterative deepening at the root, with aspiration windows and MultiPV.

use std::cmp::Reverse;
use std::sync::atomic::Ordering;

use chesswright_rules::Move;

use super::SearchThread;
use super::negamax::NodeContext;
use crate::engine::Info;
use crate::score::{INFINITE, MATE, MATE_BOUND, Score};
use crate::tt::Bound;

/// The greatest depth of an iteration; a search goes deeper only by its quiescence search.
const MAX_DEPTH: i32 = 100;
/// The first depth at which the window of the aspiration search is narrow.
const ASPIRATION_DEPTH: i32 = 5;
/// Beyond this width an aspiration window is opened completely.
const MAX_ASPIRATION_DELTA: i32 = 1000;
/// By so many plies at most the depth is reduced after fail highs.
const MAX_FAIL_HIGHS: i32 = 3;
/// Scores outside of the aspiration window are reported only after so many milliseconds.
const REPORT_BOUNDS_AFTER: u64 = 1000;

/// One of the best lines from the root.
#[derive(Clone, Debug)]
pub(crate) struct RootLine {
    pub(crate) pv: Vec<Move>,
    pub(crate) score: i32,
    pub(crate) depth: i32,
}

impl RootLine {
    fn first_move(&self) -> Option<u32> {
        self.pv.first().map(|mv| mv.id().hash32())
    }
}

impl SearchThread<'_> {
    /// Searches with increasing depth, starting at `first_depth`, and calls `on_info` after each iteration. Returns the best
    /// lines, best first.
    pub(crate) fn iterative_deepening(
        &mut self,
        first_depth: i32,
        mut on_info: impl FnMut(&Info),
    ) -> Vec<RootLine> {
        let limits = self.shared.limits;
        let multipv = limits.multipv.clamp(1, self.root_moves.len().max(1));
        let last_depth = limits.depth.map_or(MAX_DEPTH, |depth| depth.clamp(1, MAX_DEPTH as u32) as i32);
        let mut lines: Vec<RootLine> = vec![];
        let mut stability = Stability::default();
        for depth in first_depth.min(last_depth)..=last_depth {
            self.root_depth = depth;
            self.seldepth = 0;
            self.order_root_moves(&lines);
            let previous = std::mem::take(&mut lines);
            lines = self.search_root(depth, multipv, &previous, &mut on_info);
            let finished = lines.len();
            keep_unfinished(&mut lines, previous, multipv);
            if multipv > 1 && finished == multipv {
                lines.sort_by_key(|line| -line.score);
            }
            if finished > 0 {
                for (rank, line) in lines.iter().enumerate() {
                    on_info(&self.info(line, rank, Bound::Exact));
                }
            }
            if self.stopped {
                break;
            }
            if let Some(best) = lines.first() {
                stability.add(best);
            }
            if self.is_done(&lines, &stability) {
                break;
            }
        }
        self.shared.nodes.fetch_add(self.nodes - self.nodes_reported, Ordering::Relaxed);
        self.nodes_reported = self.nodes;
        lines
    }

    /// Orders the moves at the root by the nodes that the last iteration spent on them, with the best move first.
    fn order_root_moves(&mut self, lines: &[RootLine]) {
        let best = lines.first().and_then(RootLine::first_move);
        self.root_moves.sort_by_key(|root| Reverse((best == Some(root.id), root.effort)));
        self.root_moves.iter_mut().for_each(|root| root.effort = 0);
    }

    /// The share of the nodes of this iteration that was spent on the best move.
    fn share_of_best(&self, best: &RootLine) -> f64 {
        let all: u64 = self.root_moves.iter().map(|root| root.effort).sum();
        let first = best.first_move();
        let on_best =
            self.root_moves.iter().find(|root| first == Some(root.id)).map_or(0, |root| root.effort);
        on_best as f64 / all.max(1) as f64
    }

    /// One iteration: searches for the best line, then for the best one that starts with another move, and so on.
    fn search_root(
        &mut self,
        depth: i32,
        multipv: usize,
        previous: &[RootLine],
        on_info: &mut impl FnMut(&Info),
    ) -> Vec<RootLine> {
        let mut lines: Vec<RootLine> = vec![];
        self.excluded.clear();
        for rank in 0..multipv {
            let expected = previous.get(rank).map(|line| line.score);
            if let Some(line) = self.aspiration_search(depth, expected, rank, on_info) {
                self.excluded.extend(line.first_move());
                lines.push(line);
            }
            if self.stopped {
                break;
            }
        }
        self.excluded.clear();
        lines
    }

    /// Searches for the best line that does not start with an excluded move, first in a narrow aspiration window around the
    /// score of the last iteration. When the score falls outside of it, searches again in a wider window.
    fn aspiration_search(
        &mut self,
        depth: i32,
        expected: Option<i32>,
        rank: usize,
        on_info: &mut impl FnMut(&Info),
    ) -> Option<RootLine> {
        let mut delta = self.shared.params.aspiration_delta;
        let (mut alpha, mut beta) = match expected {
            Some(score) if depth >= ASPIRATION_DEPTH && score.abs() < MATE_BOUND => {
                (score - delta, score + delta)
            }
            _ => (-INFINITE, INFINITE),
        };
        let mut found: Option<RootLine> = None;
        let mut fail_highs = 0;
        loop {
            // After a fail high a little less depth usually settles the matter.
            let reduced = (depth - fail_highs).max(1);
            let score = self.node(reduced, 0, NodeContext::root(alpha, beta));
            let pv = self.stack[0].pv.clone();
            if !pv.is_empty() && (!self.stopped || score > alpha) {
                found = Some(RootLine { pv, score, depth });
            }
            if self.stopped {
                return found;
            }
            let bound = if score <= alpha && alpha > -INFINITE {
                beta = (alpha + beta) / 2;
                alpha = (score - delta).max(-INFINITE);
                fail_highs = 0;
                Bound::Upper
            } else if score >= beta && beta < INFINITE {
                beta = (score + delta).min(INFINITE);
                fail_highs = (fail_highs + 1).min(MAX_FAIL_HIGHS);
                Bound::Lower
            } else {
                return found;
            };
            delta += delta / 2 + 8;
            if delta > MAX_ASPIRATION_DELTA || score.abs() > MATE_BOUND {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
            if let Some(line) = found.as_ref().filter(|_| self.elapsed() > REPORT_BOUNDS_AFTER) {
                on_info(&self.info(&RootLine { score, ..line.clone() }, rank, bound));
            }
        }
    }

    /// The nodes of all threads.
    fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.nodes - self.nodes_reported
    }

    fn elapsed(&self) -> u64 {
        (self.shared.clock)().saturating_sub(self.shared.started)
    }

    /// Whether another iteration is not worth starting.
    fn is_done(&self, lines: &[RootLine], stability: &Stability) -> bool {
        let limits = self.shared.limits;
        let Some(best) = lines.first() else { return true };
        if let Some(plies) = limits.mate_in
            && best.score >= MATE - plies as i32
        {
            return true;
        }
        if limits.soft_nodes.is_some_and(|soft| self.all_nodes() >= soft) {
            return true;
        }
        let Some(time) = limits.time else { return false };
        let is_proven = best.score.abs() > MATE_BOUND && best.depth > MATE - best.score.abs() + 2;
        let is_only_move = self.root_moves.len() == 1 && time.soft < time.hard;
        let soft = if time.soft < time.hard {
            let factor = stability.factor() * (1.6 - self.share_of_best(best)) * 1.2;
            ((time.soft as f64 * factor) as u64).min(time.hard)
        } else {
            time.soft
        };
        self.elapsed() >= soft || is_proven || is_only_move
    }

    fn info(&self, line: &RootLine, rank: usize, bound: Bound) -> Info {
        Info {
            depth: line.depth.unsigned_abs(),
            seldepth: self.seldepth as u32,
            multipv: rank,
            score: Score(line.score),
            bound,
            nodes: self.all_nodes(),
            time: self.elapsed(),
            hashfull: self.shared.tt.hashfull(),
            pv: line.pv.clone(),
        }
    }
}

/// How steady the best move and its score are from one iteration to the next.
#[derive(Default)]
struct Stability {
    best: Option<u32>,
    /// How many iterations in a row had this best move.
    iterations: i32,
    score: i32,
    /// By how much the score fell in the last iteration.
    drop: i32,
}

impl Stability {
    fn add(&mut self, line: &RootLine) {
        let best = line.first_move();
        self.iterations = if best == self.best { self.iterations + 1 } else { 0 };
        self.drop = if self.best.is_some() { self.score - line.score } else { 0 };
        (self.best, self.score) = (best, line.score);
    }

    /// The factor of the time for a move: less for a steady best move, more where its score falls.
    fn factor(&self) -> f64 {
        let steady = 1.4 - 0.08 * f64::from(self.iterations.min(8));
        steady * (1.0 + f64::from(self.drop.clamp(-20, 60)) / 100.0)
    }
}

/// Fills up the lines of an iteration that was stopped early with those of the iteration before.
fn keep_unfinished(lines: &mut Vec<RootLine>, previous: Vec<RootLine>, multipv: usize) {
    for line in previous {
        let is_new = lines.iter().all(|other| other.first_move() != line.first_move());
        if lines.len() < multipv && is_new {
            lines.push(line);
        }
    }
}
