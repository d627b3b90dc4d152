//! The quiescence search: beyond the full depth only captures are searched, and at first checks, until the position is quiet, so
//! that no position is evaluated in the middle of an exchange.

use chesswright_rules::board::Cell;
use chesswright_rules::search::MoveFilter;

use super::movepick::{MoveList, ScoredMove};
use super::{MAX_PLY, SearchThread};
use crate::score::{INFINITE, MATE_BOUND};
use crate::tt::{Bound, Entry};

/// In the first plies of the quiescence search a side in check searches all its moves, not only captures.
const EVASION_PLIES: usize = 6;
/// In the first plies of the quiescence search checks that capture nothing are searched, too.
const QUIET_CHECK_PLIES: usize = 1;
/// Where captures are forced, forced captures are searched for so many plies.
const FORCED_CAPTURE_PLIES: usize = 12;
/// After so many nodes of one quiescence search only recaptures are searched. Without this limit the search would not end
/// in games such as clobber, where every move captures.
const QS_NODE_LIMIT: u64 = 256;
/// Where a move ends with placing a wall, so many placements are searched for each capture.
const WALLS_PER_CAPTURE: usize = 2;
/// Delta pruning: what a capture may gain beyond the values of the pieces.
const DELTA_MARGIN: i32 = 200;

/// What is known about a node of the quiescence search while its moves are searched.
struct QsNode {
    ply: usize,
    /// The number of plies since the full-depth search ended.
    qs_ply: usize,
    alpha: i32,
    beta: i32,
    /// The static eval as a lower bound of the score, because a side need not capture; `-INFINITE` where it must move.
    stand_pat: i32,
    /// The side to move cannot stand pat: it is in check or has to capture.
    must_move: bool,
    /// The side to move is in check and searches all its moves.
    evading: bool,
    /// Only captures on this cell are searched.
    recapture_on: Option<Cell>,
}

impl SearchThread<'_> {
    /// The quiescence search of a position, `qs_ply` plies after the full-depth search ended.
    pub(super) fn qsearch(&mut self, ply: usize, qs_ply: usize, alpha: i32, beta: i32) -> i32 {
        // A line of captures repeats no position.
        let visited = if qs_ply > 0 && !self.stack[ply - 1].moved_quietly {
            self.visit_after_capture(ply)
        } else {
            self.visit(ply)
        };
        if let Some(score) = visited {
            return score;
        }
        if self.is_chance_node() {
            return self.chance_node(0, ply);
        }
        if qs_ply == 0 {
            self.qs_start = self.nodes;
        }
        let within_limit = self.nodes - self.qs_start < QS_NODE_LIMIT;
        let key = self.key();
        let tt_entry = self.shared.tt.probe(key, ply as i32);
        if let Some(entry) = tt_entry.filter(|entry| beta - alpha == 1 && entry.cuts(alpha, beta)) {
            return entry.score;
        }
        let traits = self.shared.traits;
        let tt_move = tt_entry.map_or(0, |entry| entry.best);
        let evading = qs_ply < EVASION_PLIES && traits.has_check && self.position.is_check();
        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        moves.clear();

        let mut must_move = evading;
        let mut stand_pat = -INFINITE;
        let mut static_eval = tt_entry.and_then(|entry| entry.static_eval);
        let was_pv = tt_entry.is_some_and(|entry| entry.was_pv);
        if evading {
            self.generate(&mut moves, MoveFilter::All, ply, tt_move);
            if moves.is_empty()
                && let Some(end) = self.position.outcome_unsupplied_on_the_board()
            {
                self.stack[ply].moves = moves;
                return self.terminal_score(end, ply);
            }
        } else {
            let forced = traits.forces_capture(&self.position);
            if forced && qs_ply < FORCED_CAPTURE_PLIES && within_limit {
                self.generate(&mut moves, MoveFilter::Captures, ply, tt_move);
                must_move = !moves.is_empty();
            }
            if !must_move {
                let raw = static_eval.unwrap_or_else(|| {
                    let (eval, is_exact) = self.evaluate(ply, alpha, beta);
                    static_eval = is_exact.then_some(eval);
                    eval
                });
                stand_pat = self.corrected(raw, ply);
                if !traits.losing_chess {
                    stand_pat = self.better_eval(stand_pat, tt_entry);
                }
                if stand_pat >= beta || ply + 1 >= MAX_PLY {
                    self.stack[ply].moves = moves;
                    if tt_entry.is_none() && static_eval.is_some() {
                        let bound = Bound::Lower;
                        let entry = Entry { best: 0, score: stand_pat, static_eval, depth: 0, bound, was_pv };
                        self.shared.tt.store(key, ply as i32, entry);
                    }
                    return stand_pat;
                }
            }
            if !forced {
                self.generate(&mut moves, MoveFilter::Captures, ply, tt_move);
            }
        }

        let only_recaptures = qs_ply > 0 && !within_limit && !must_move;
        let recapture_on = only_recaptures.then(|| self.stack[ply - 1].capture_cell);
        let node = QsNode { ply, qs_ply, alpha, beta, stand_pat, must_move, evading, recapture_on };
        let (mut best, mut best_move) = self.qsearch_moves(&mut moves, &node);
        if !must_move
            && traits.quiet_checks
            && qs_ply < QUIET_CHECK_PLIES
            && best < beta
            && !traits.forces_capture(&self.position)
            && !self.stopped
        {
            self.generate(&mut moves, MoveFilter::QuietChecks, ply, tt_move);
            moves.retain(|candidate| self.see_at_least(&candidate.mv, 0));
            // What the captures have brought is there already.
            let checks = self.qsearch_moves(&mut moves, &QsNode { stand_pat: best, ..node });
            best = checks.0;
            best_move = if checks.1 > 0 { checks.1 } else { best_move };
        }
        self.stack[ply].moves = moves;
        if !self.stopped {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > alpha && beta - alpha > 1 {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = Entry { best: best_move, score: best, static_eval, depth: 0, bound, was_pv };
            self.shared.tt.store(key, ply as i32, entry);
        }
        best
    }

    /// Searches the moves of a node, and returns the best score with the id of the move that raised alpha last.
    #[inline]
    fn qsearch_moves(&mut self, moves: &mut MoveList, node: &QsNode) -> (i32, u32) {
        let &QsNode { ply, qs_ply, beta, .. } = node;
        let mut alpha = node.alpha.max(node.stand_pat);
        let (mut best, mut best_move) = (node.stand_pat, 0);
        let mut walls = WallCounter::default();
        for index in 0..moves.len() {
            self.next(moves, index, ply);
            let candidate = &moves[index];
            if node.recapture_on.is_some_and(|cell| cell != candidate.mv.to()) {
                continue;
            }
            if !node.must_move || (node.evading && best > -MATE_BOUND) {
                if candidate.is_bad_capture() {
                    break;
                }
                if let Some(limit) = self.delta_limit(candidate, node)
                    && limit <= alpha
                    && alpha < MATE_BOUND
                {
                    best = best.max(limit);
                    continue;
                }
            }
            if self.shared.traits.has_walls && walls.count(candidate) > WALLS_PER_CAPTURE {
                continue;
            }
            let (mv, id) = (candidate.mv.clone(), candidate.id);
            self.stack[ply].moved = Some(candidate.piece_to);
            self.stack[ply].moved_quietly = candidate.captured.is_none();
            self.stack[ply].capture_cell = mv.to();
            let score = self.with_move(&mv, |thread, passes| {
                let (alpha, beta) = if passes { (-beta, -alpha) } else { (alpha, beta) };
                Some(thread.qsearch(ply + 1, qs_ply + 1, alpha, beta))
            });
            let Some(score) = score else { continue };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = id;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        (best, best_move)
    }

    /// Delta pruning: the most that a capture can bring, if the side to move may stand pat. A capture that cannot raise alpha
    /// even so is not searched.
    #[inline]
    fn delta_limit(&self, candidate: &ScoredMove, node: &QsNode) -> Option<i32> {
        if node.must_move || self.shared.traits.losing_chess {
            return None;
        }
        let captured = candidate.captured?;
        let values = self.see_values;
        let promoted = candidate.mv.promotion().map_or(0, |kind| values[kind.index()]);
        let victim = self.victim_value(&candidate.mv, captured.into());
        Some(node.stand_pat + victim + promoted + DELTA_MARGIN)
    }
}

/// Counts how many moves in a row differ only in where they place a wall.
#[derive(Default)]
struct WallCounter {
    from_to: Option<(Cell, Cell)>,
    count: usize,
}

impl WallCounter {
    /// The number of such moves with this one.
    fn count(&mut self, candidate: &ScoredMove) -> usize {
        let from_to = Some((candidate.mv.from(), candidate.mv.to()));
        self.count = if self.from_to == from_to { self.count + 1 } else { 1 };
        self.from_to = from_to;
        self.count
    }
}
