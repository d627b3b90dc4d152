//! Pruning: whole nodes and single moves that need no full search.

use chesswright_rules::search::{MoveFilter, SearchExt};

use super::movepick::ScoredMove;
use super::negamax::{Node, NodeContext};
use super::{PLY, SearchThread};
use crate::eval::ROYAL_VALUE;
use crate::score::MATE_BOUND;
use crate::tt::{Bound, Entry};

/// The greatest depth at which reverse futility pruning applies.
const RFP_MAX_DEPTH: i32 = 8;
/// The greatest depth at which razoring applies.
const RAZORING_MAX_DEPTH: i32 = 3;
/// The least depth at which null-move pruning applies, and the most that a high static eval adds to its reduction.
const NMP_MIN_DEPTH: i32 = 3;
const NMP_MAX_EVAL_REDUCTION: i32 = 1;
/// The least depth at which ProbCut applies, and how much less deeply it searches.
const PROBCUT_MIN_DEPTH: i32 = 5;
const PROBCUT_REDUCTION: i32 = 4;
/// The greatest depth at which late moves are pruned.
const LMP_MAX_DEPTH: i32 = 8;
/// The greatest reduced depths at which single moves are pruned by their history, by futility and by SEE.
const HISTORY_MAX_DEPTH: i32 = 5;
const FUTILITY_MAX_DEPTH: i32 = 8;
const SEE_MAX_DEPTH: i32 = 8;
/// A side with a piece worth more than this, in centipawns, is hardly ever in zugzwang.
const ZUGZWANG_VALUE: i32 = 200;

/// Pruning of whole nodes.
impl SearchThread<'_> {
    /// Prunes a whole node off the principal variation if its static eval or a smaller search shows that it will leave the
    /// window. Returns its score then.
    #[inline]
    pub(super) fn prune_node(&mut self, node: &Node) -> Option<i32> {
        let NodeContext { beta, is_pv, .. } = node.context;
        if is_pv || beta.abs() >= MATE_BOUND {
            return None;
        }
        let eval = node.eval?;
        let at_once = self.razoring(node, eval).or_else(|| self.reverse_futility(node, eval));
        at_once.or_else(|| self.null_move_search(node, eval)).or_else(|| self.probcut(node))
    }

    /// The factor of margins in percent. Where captures are forced, pieces are dropped or the game can end suddenly, scores
    /// change faster.
    fn margin_percent(&self) -> i32 {
        let traits = self.shared.traits;
        if traits.sudden_ends {
            200
        } else if traits.any_forced_capture || traits.has_drops {
            150
        } else {
            100
        }
    }

    /// Razoring: where the static eval is far below alpha near the leaves, the quiescence search decides.
    fn razoring(&mut self, node: &Node, eval: i32) -> Option<i32> {
        let (traits, alpha) = (self.shared.traits, node.context.alpha);
        let margin = self.shared.params.razoring_margin * self.margin_percent() / 100;
        if margin == 0
            || node.depth > RAZORING_MAX_DEPTH
            || eval + margin * (1 + node.depth * node.depth) > alpha
            || traits.losing_chess
            || traits.quiet_wins
            || traits.has_walls
        {
            return None;
        }
        let score = self.qsearch(node.ply, 0, alpha, alpha + 1);
        (score <= alpha || self.stopped).then_some(score)
    }

    /// Reverse futility pruning (static null-move pruning): where the static eval is far above beta, a move will surely
    /// reach beta.
    fn reverse_futility(&self, node: &Node, eval: i32) -> Option<i32> {
        let (traits, beta) = (self.shared.traits, node.context.beta);
        let margin = self.shared.params.rfp_margin * self.margin_percent() / 100;
        let depth = node.depth - i32::from(node.improving);
        let is_pruned = margin > 0
            && node.depth <= RFP_MAX_DEPTH
            && !node.was_pv
            && eval - margin * depth >= beta
            && !traits.losing_chess
            && !traits.has_walls;
        is_pruned.then_some(beta + (eval - beta) / 2)
    }

    /// Null-move pruning: lets the other side move twice. If a reduced search still reaches beta, so will a real move.
    fn null_move_search(&mut self, node: &Node, eval: i32) -> Option<i32> {
        let (traits, params) = (self.shared.traits, self.shared.params);
        let &Node { depth, ply, context, .. } = node;
        let beta = context.beta;
        let static_eval = self.stack[ply].static_eval?;
        let is_doubtful =
            |entry: Entry| entry.bound == Bound::Upper && entry.score < beta && entry.depth >= depth / 2;
        if !traits.null_move_ok
            || params.nmp_base <= 0
            || context.after_null
            || depth < NMP_MIN_DEPTH
            || eval < beta
            || static_eval < beta - 20 * depth + 120
            || node.tt_entry.is_some_and(is_doubtful)
            || !self.is_zugzwang_unlikely()
            || !self.position.play_null_move()
        {
            return None;
        }
        let reduction = params.nmp_base
            + depth / params.nmp_depth_div
            + ((eval - beta) / params.nmp_eval_div).min(NMP_MAX_EVAL_REDUCTION);
        self.stack[ply].moved = None;
        self.stack[ply].moved_quietly = false;
        let context = NodeContext { after_null: true, ..NodeContext::null_window(1 - beta, false) };
        let score = -self.node(depth - 1 - reduction, ply + 1, context);
        self.position.undo();
        if self.stopped {
            return Some(0);
        }
        if score < beta {
            return None;
        }
        // A mate found after a null move is not proven.
        let score = if score > MATE_BOUND { beta } else { score };
        if params.nmp_verify_depth <= 0 || depth < params.nmp_verify_depth {
            return Some(score);
        }
        // In deep searches zugzwang may hide: look whether a move reaches beta, too.
        let context = NodeContext { after_null: true, ..NodeContext::null_window(beta, false) };
        let verified = self.node(depth - 1 - reduction, ply, context);
        (verified >= beta || self.stopped).then_some(score)
    }

    /// Whether the side to move has a piece other than royals and pawns. Without one, having to move may hurt.
    fn is_zugzwang_unlikely(&self) -> bool {
        let values = self.see_values;
        let turn = self.position.turn();
        let mut found = false;
        self.position.for_each_piece(|_, piece| {
            let value = values[piece.kind.index()];
            found |= piece.side == turn && value < ROYAL_VALUE && value > ZUGZWANG_VALUE;
        });
        found
    }

    /// ProbCut: if a good capture beats beta by a margin in a much less deep search, it will reach beta in the full one.
    fn probcut(&mut self, node: &Node) -> Option<i32> {
        let (traits, params) = (self.shared.traits, self.shared.params);
        let &Node { depth, ply, context, .. } = node;
        let margin = params.probcut_margin * self.margin_percent() / 100;
        let beta = context.beta + margin;
        let misses_beta = |entry: Entry| entry.depth >= depth - 3 && entry.score < beta;
        if margin == 0
            || depth < PROBCUT_MIN_DEPTH
            || beta >= MATE_BOUND
            || !traits.plain_turns
            || traits.losing_chess
            || traits.any_forced_capture
            || traits.has_walls
            || node.tt_entry.is_some_and(misses_beta)
        {
            return None;
        }
        let least = beta - self.stack[ply].static_eval?;
        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        self.generate(&mut moves, MoveFilter::Captures, ply, node.tt_entry.map_or(0, |entry| entry.best));
        let mut found = None;
        for index in 0..moves.len() {
            self.next(&mut moves, index, ply);
            let candidate = &moves[index];
            if candidate.is_bad_capture() {
                break;
            }
            let (mv, id, piece_to) = (candidate.mv.clone(), candidate.id, candidate.piece_to);
            if !self.see_at_least(&mv, least) {
                continue;
            }
            self.stack[ply].moved = Some(piece_to);
            self.stack[ply].moved_quietly = false;
            self.stack[ply].capture_cell = mv.to();
            let reduced = depth - PROBCUT_REDUCTION;
            let score = self.with_move(&mv, |thread, _| {
                let mut score = thread.qsearch(ply + 1, 0, -beta, 1 - beta);
                if -score >= beta && reduced > 0 && !thread.stopped {
                    score =
                        thread.node(reduced, ply + 1, NodeContext::null_window(1 - beta, !context.cut_node));
                }
                Some(score)
            });
            let Some(score) = score else { continue };
            if self.stopped {
                found = Some(0);
                break;
            }
            if score >= beta {
                let (key, was_pv) = (self.key(), node.was_pv);
                let static_eval = node.tt_entry.and_then(|entry| entry.static_eval);
                let (depth, bound) = (reduced + 1, Bound::Lower);
                let entry = Entry { best: id, score, static_eval, depth, bound, was_pv };
                self.shared.tt.store(key, ply as i32, entry);
                found = Some(if score < MATE_BOUND { score - margin } else { score });
                break;
            }
        }
        self.stack[ply].moves = moves;
        found
    }
}

/// Pruning of single moves near the leaves. None of them is for games in which losing pieces wins, nor where alpha is a mate.
impl SearchThread<'_> {
    /// Late move pruning: whether so many moves have been searched that the quiet ones left are not worth it.
    #[inline]
    pub(super) fn is_late(&self, node: &Node, alpha: i32, moves_searched: usize) -> bool {
        let (traits, params) = (self.shared.traits, self.shared.params);
        if node.depth > LMP_MAX_DEPTH || traits.losing_chess || alpha.abs() >= MATE_BOUND {
            return false;
        }
        let count = (params.lmp_base + node.depth * node.depth) / if node.improving { 1 } else { 2 };
        moves_searched as i32 > if traits.has_drops { count * 2 } else { count }
    }

    /// Whether a move can be pruned if it does not give check. `reduction` is its late move reduction.
    #[inline]
    pub(super) fn prune_move(&self, candidate: &ScoredMove, node: &Node, alpha: i32, reduction: i32) -> bool {
        let (traits, params) = (self.shared.traits, self.shared.params);
        if traits.losing_chess || alpha.abs() >= MATE_BOUND {
            return false;
        }
        let Some(eval) = node.eval else { return false };
        let reduced = (node.depth - 1 - reduction.max(0) / PLY).max(0);
        let margin = |base: i32, each: i32| (base + each * reduced) * if traits.sudden_ends { 2 } else { 1 };
        if !candidate.is_quiet() {
            let Some(captured) = candidate.captured else { return false };
            if candidate.is_bad_capture() && candidate.loss() < -params.see_capture * node.depth {
                return true;
            }
            let victim = self.victim_value(&candidate.mv, captured.into());
            return reduced < FUTILITY_MAX_DEPTH
                && !traits.any_forced_capture
                && params.capture_futility_base > 0
                && eval + victim + margin(params.capture_futility_base, params.capture_futility_mul)
                    <= alpha;
        }
        if reduced <= HISTORY_MAX_DEPTH
            && params.history_pruning > 0
            && candidate.history < -params.history_pruning * (reduced + 1)
        {
            return true;
        }
        if reduced <= FUTILITY_MAX_DEPTH && eval + margin(params.futility_base, params.futility_mul) <= alpha
        {
            return true;
        }
        let most_loss = params.see_quiet * reduced;
        params.see_quiet > 0 && reduced <= SEE_MAX_DEPTH && !self.see_at_least(&candidate.mv, -most_loss)
    }
}
