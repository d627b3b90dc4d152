//! The full-depth search of one node: a principal variation search in negamax form with its pruning techniques.

use chesswright_rules::Move;
use chesswright_rules::search::{MoveFilter, SearchExt};

use super::history::{History, PieceTo};
use super::movepick::ScoredMove;
use super::{MAX_PLY, SearchThread};
use crate::eval::ROYAL_VALUE;
use crate::score::{INFINITE, MATE, MATE_BOUND};
use crate::tt::{Bound, Entry};

/// The greatest depth at which reverse futility pruning applies.
const RFP_MAX_DEPTH: i32 = 7;
/// The least depth at which null-move pruning applies, and the most that a high static eval adds to its reduction.
const NMP_MIN_DEPTH: i32 = 3;
const NMP_MAX_EVAL_REDUCTION: i32 = 3;
/// The greatest depth at which single moves are pruned.
const MOVE_PRUNING_MAX_DEPTH: i32 = 6;
/// A side with a piece worth more than this, in centipawns, is hardly ever in zugzwang.
const ZUGZWANG_VALUE: i32 = 200;

/// The window of a node and its place in the tree.
#[derive(Clone, Copy)]
pub(super) struct NodeContext {
    alpha: i32,
    beta: i32,
    /// A node of the principal variation: it is searched with an open window, and its score must be exact.
    is_pv: bool,
    /// The move before was a null move.
    after_null: bool,
    /// An expected cut node: one of its first moves should fail high, so that its late moves hardly matter.
    cut_node: bool,
}

impl NodeContext {
    pub(super) fn root(alpha: i32, beta: i32) -> Self {
        Self { alpha, beta, is_pv: true, after_null: false, cut_node: false }
    }

    /// The context of a child node. The window is negated if the move passes the turn to the other team.
    fn child(alpha: i32, beta: i32, is_pv: bool, cut_node: bool, passes: bool) -> Self {
        let (alpha, beta) = if passes { (-beta, -alpha) } else { (alpha, beta) };
        Self { alpha, beta, is_pv, after_null: false, cut_node }
    }
}

/// What is known about a node while its moves are searched.
struct Node {
    depth: i32,
    ply: usize,
    context: NodeContext,
    in_check: bool,
    /// The static eval, corrected by the transposition table; none in check.
    eval: Option<i32>,
    /// The static eval is higher than two plies before.
    improving: bool,
}

/// How a move is searched.
struct MoveSearch {
    /// The score that the move must exceed.
    alpha: i32,
    /// It is the first move of its node, which is searched with the full window.
    is_first: bool,
    /// It is pruned unless it gives check.
    prunable: bool,
    /// The late move reduction, in plies.
    reduction: i32,
}

impl SearchThread<'_> {
    /// Searches a position to a depth, and returns its score for the team to move.
    pub(super) fn node(&mut self, depth: i32, ply: usize, mut context: NodeContext) -> i32 {
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.qsearch(ply, 0, context.alpha, context.beta);
        }
        if let Some(score) = self.visit(ply) {
            return score;
        }
        let is_root = ply == 0;
        if !is_root {
            // Mate distance pruning: no score here is better than winning with the next move or worse than having lost.
            context.alpha = context.alpha.max(-MATE + ply as i32);
            context.beta = context.beta.min(MATE - ply as i32 - 1);
            if context.alpha >= context.beta {
                return context.alpha;
            }
        }
        let NodeContext { alpha, beta, is_pv, after_null, .. } = context;
        let key = self.key();
        let tt_entry = self.shared.tt.probe(key, ply as i32);
        if let Some(entry) = tt_entry
            && !is_pv
            && entry.depth >= depth
            && entry.cuts(alpha, beta)
        {
            return entry.score;
        }
        let in_check = self.shared.traits.has_check && self.position.is_check();
        let eval = self.node_eval(ply, in_check, tt_entry);
        if let Some(eval) = eval
            && !is_pv
            && !is_root
            && beta.abs() < MATE_BOUND
            && let Some(score) = self.prune_node(depth, ply, beta, eval, after_null)
        {
            return score;
        }
        let node = Node { depth, ply, context, in_check, eval, improving: self.is_improving(ply) };

        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        self.generate(&mut moves, MoveFilter::All, ply, tt_entry.map_or(0, |entry| entry.best));
        if moves.is_empty() {
            self.stack[ply].moves = moves;
            return self.position.outcome_on_the_board().map_or(0, |end| self.terminal_score(end, ply));
        }
        self.stack[ply + 1].killers = [0; 2];
        let (best, best_move) = self.search_moves(&mut moves, &node);
        self.stack[ply].moves = moves;
        if self.stopped {
            return if best > -INFINITE { best } else { 0 };
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        // A root without some of its moves is not the position that the transposition table would take it for.
        if self.excluded.is_empty() || !is_root {
            self.shared.tt.store(key, ply as i32, Entry { best: best_move, score: best, depth, bound });
        }
        best
    }

    /// The static eval of a node, or the score of the transposition table where that is the better estimate; none in check.
    #[inline]
    fn node_eval(&mut self, ply: usize, in_check: bool, tt_entry: Option<Entry>) -> Option<i32> {
        let static_eval = if in_check { None } else { Some(self.static_eval()) };
        self.stack[ply].static_eval = static_eval;
        let static_eval = static_eval?;
        let better = tt_entry.filter(|entry| {
            self.shared.params.tt_eval > 0.0
                && entry.score.abs() < MATE_BOUND
                && entry.improves_on(static_eval)
        });
        Some(better.map_or(static_eval, |entry| entry.score))
    }

    /// Whether the static eval is higher than it was when the side was last to move. Near the root this counts as true.
    #[inline]
    fn is_improving(&self, ply: usize) -> bool {
        if ply < 2 {
            return true;
        }
        let before = self.stack[ply - 2].static_eval;
        self.stack[ply].static_eval.is_some_and(|now| before.is_none_or(|before| now > before))
    }

    /// Prunes a whole node whose static eval is so far above beta that a move will surely reach beta. Returns its score then.
    fn prune_node(&mut self, depth: i32, ply: usize, beta: i32, eval: i32, after_null: bool) -> Option<i32> {
        let (traits, params) = (self.shared.traits, self.shared.params);
        // Reverse futility pruning (static null-move pruning). Where captures are forced or pieces are dropped, scores
        // change faster.
        let margin = params.rfp_margin as i32;
        let margin = if traits.any_forced_capture || traits.has_drops { margin * 3 / 2 } else { margin };
        if margin > 0
            && depth <= RFP_MAX_DEPTH
            && eval - margin * depth >= beta
            && !traits.losing_chess
            && !traits.has_walls
        {
            return Some(eval);
        }
        if traits.null_move_ok
            && params.nmp_base > 0.0
            && !after_null
            && depth >= NMP_MIN_DEPTH
            && eval >= beta
        {
            return self.null_move_search(depth, ply, beta, eval);
        }
        None
    }

    /// Null-move pruning: lets the other side move twice. If a reduced search still reaches beta, so will a real move.
    fn null_move_search(&mut self, depth: i32, ply: usize, beta: i32, eval: i32) -> Option<i32> {
        if !self.is_zugzwang_unlikely() || !self.position.play_null_move() {
            return None;
        }
        let params = self.shared.params;
        let reduction = params.nmp_base as i32
            + depth / params.nmp_depth_div as i32
            + ((eval - beta) / params.nmp_eval_div as i32).min(NMP_MAX_EVAL_REDUCTION);
        self.stack[ply].moved = None;
        let context =
            NodeContext { alpha: -beta, beta: 1 - beta, is_pv: false, after_null: true, cut_node: false };
        let score = -self.node(depth - 1 - reduction, ply + 1, context);
        self.position.undo();
        if self.stopped {
            return Some(0);
        }
        // A mate found after a null move is not proven.
        (score >= beta).then_some(if score > MATE_BOUND { beta } else { score })
    }

    /// Whether the side to move has a piece other than royals and pawns. Without one, having to move may hurt.
    fn is_zugzwang_unlikely(&self) -> bool {
        let values = self.shared.evaluation.see_values();
        let turn = self.position.turn();
        let mut found = false;
        self.position.for_each_piece(|_, piece| {
            let value = values[piece.kind.index()];
            found |= piece.side == turn && value < ROYAL_VALUE && value > ZUGZWANG_VALUE;
        });
        found
    }

    /// Searches the moves of a node, and returns the best score with the id of the move that raised alpha last.
    #[inline]
    fn search_moves(&mut self, moves: &mut [ScoredMove], node: &Node) -> (i32, u32) {
        let &Node { depth, ply, context, .. } = node;
        let mut alpha = context.alpha;
        let (mut best, mut best_move) = (-INFINITE, 0);
        let mut moves_searched = 0;
        for index in 0..moves.len() {
            self.next(moves, index, ply);
            let candidate = &moves[index];
            let prunable = ply > 0
                && best > -MATE_BOUND
                && !node.in_check
                && self.prune_move(candidate, node, alpha, moves_searched);
            let reduction = self.reduction(candidate, node, moves_searched + 1);
            let (mv, id) = (candidate.mv.clone(), candidate.id);
            self.stack[ply].moved = Some(candidate.piece_to);
            let how = MoveSearch { alpha, is_first: moves_searched == 0, prunable, reduction };
            let score = self.with_move(&mv, |thread, passes| thread.search_move(node, how, passes));
            let Some(score) = score else { continue };
            moves_searched += 1;
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = id;
                    if context.is_pv {
                        self.update_pv(ply, &mv);
                    }
                    if score >= context.beta {
                        self.update_histories(&moves[..=index], ply, depth);
                        break;
                    }
                }
            }
        }
        (best, best_move)
    }

    /// Searches the position after a move, and returns its score for the team that is to move there; none if the move is
    /// pruned. The first move gets the full window. The others get a null window, some of them at a reduced depth, and are
    /// searched again if they turn out to be better than expected.
    #[inline]
    fn search_move(&mut self, node: &Node, how: MoveSearch, passes: bool) -> Option<i32> {
        let NodeContext { beta, is_pv, cut_node, .. } = node.context;
        let MoveSearch { alpha, is_first, prunable, mut reduction } = how;
        let (depth, ply) = (node.depth - 1, node.ply + 1);
        if prunable || reduction > 0 {
            let gives_check = self.gives_check();
            if prunable && !gives_check {
                return None;
            }
            reduction -= i32::from(gives_check && reduction > 0);
        }
        // The expectations of cut nodes alternate with the turn; if the same team continues, they stay.
        let full_window = NodeContext::child(alpha, beta, is_pv, !is_pv && cut_node != passes, passes);
        if is_first {
            return Some(self.node(depth, ply, full_window));
        }
        let null_window = NodeContext::child(alpha, alpha + 1, false, passes, passes);
        let beats_alpha = |score: i32| if passes { -score > alpha } else { score > alpha };
        let mut score = self.node(depth - reduction, ply, null_window);
        if reduction > 0 && beats_alpha(score) {
            score = self.node(depth, ply, NodeContext { cut_node: passes && !cut_node, ..null_window });
        }
        let below_beta = if passes { -score < beta } else { score < beta };
        if is_pv && beats_alpha(score) && below_beta {
            score = self.node(depth, ply, full_window);
        }
        Some(score)
    }

    /// Whether the move just played gives check or ends the game. Such moves are not pruned and are reduced less.
    fn gives_check(&self) -> bool {
        (self.shared.traits.has_check && self.position.is_check())
            || self.position.immediate_outcome().is_some()
    }

    /// Whether a move near the leaves can be pruned if it does not give check.
    fn prune_move(&self, candidate: &ScoredMove, node: &Node, alpha: i32, moves_searched: usize) -> bool {
        let (traits, params) = (self.shared.traits, self.shared.params);
        let depth = node.depth;
        if depth > MOVE_PRUNING_MAX_DEPTH || traits.losing_chess || alpha.abs() >= MATE_BOUND {
            return false;
        }
        let Some(eval) = node.eval else { return false };
        if !candidate.is_quiet() {
            // SEE pruning of captures.
            return candidate.is_bad_capture()
                && self.see(&candidate.mv) < -(params.see_capture as i32) * depth;
        }
        // Late move pruning: the quiet moves after the first ones.
        let lmp_count =
            (params.lmp_base as i32 + depth * depth) as usize / if node.improving { 1 } else { 2 };
        let lmp_count = if traits.has_drops { lmp_count * 2 } else { lmp_count };
        if moves_searched > lmp_count {
            return true;
        }
        // Futility pruning: quiet moves where the static eval is so far below alpha that they will hardly reach it.
        let futility_margin = params.futility_base as i32 + params.futility_mul as i32 * depth;
        if moves_searched > 1 && eval + futility_margin <= alpha {
            return true;
        }
        // SEE pruning of quiet moves.
        params.see_quiet > 0.0 && self.see(&candidate.mv) < -(params.see_quiet as i32) * depth
    }

    /// The late move reduction of the `number`th move, in plies: by how much less deeply it is searched at first.
    #[inline]
    fn reduction(&self, candidate: &ScoredMove, node: &Node, number: usize) -> i32 {
        let is_quiet = candidate.is_quiet();
        if node.in_check || number < 2 || (!is_quiet && !candidate.is_bad_capture()) {
            return 0;
        }
        let mut reduction = self.shared.reductions.get(node.depth, number);
        if reduction == 0 {
            return 0;
        }
        let params = self.shared.params;
        reduction += i32::from(!node.improving) - i32::from(node.context.is_pv);
        if is_quiet {
            if node.context.cut_node {
                reduction += params.lmr_cut_node as i32;
            }
            reduction -= i32::from(self.stack[node.ply].killers.contains(&candidate.id));
            let quiet_history = self.history.main(candidate.piece_to);
            reduction -= quiet_history / params.lmr_history_div as i32;
        }
        reduction.clamp(0, (node.depth - 2).max(0))
    }

    /// Makes a move and the principal variation after it the principal variation of a node.
    fn update_pv(&mut self, ply: usize, mv: &Move) {
        let (before, after) = self.stack.split_at_mut(ply + 1);
        let pv = &mut before[ply].pv;
        pv.clear();
        pv.push(mv.clone());
        pv.extend_from_slice(&after[0].pv);
    }

    /// After a beta cutoff: gives a history bonus to the move that caused it, the last one, and a malus to those searched
    /// before. A quiet move becomes a killer move and the countermove, too.
    fn update_histories(&mut self, moves: &[ScoredMove], ply: usize, depth: i32) {
        let bonus = (150 * depth - 80).clamp(20, 1600);
        let Some((cutoff, others)) = moves.split_last() else { return };
        let is_quiet = cutoff.is_quiet();
        let before = self.moves_before(ply);
        add_bonus(self.history, cutoff, before, bonus);
        for other in others.iter().filter(|other| !other.is_quiet() || is_quiet) {
            add_bonus(self.history, other, before, -bonus);
        }
        if is_quiet {
            let killers = &mut self.stack[ply].killers;
            if killers[0] != cutoff.id {
                *killers = [cutoff.id, killers[0]];
            }
            if let [Some(before), _] = before {
                self.history.set_countermove(before, cutoff.id);
            }
        }
    }
}

/// Adds a bonus to the histories of a move. `before` are the moves one ply and two plies earlier.
fn add_bonus(history: &mut History, candidate: &ScoredMove, before: [Option<PieceTo>; 2], bonus: i32) {
    if let Some(captured) = candidate.captured {
        return history.add_capture(candidate.piece_to, captured.into(), bonus);
    }
    history.add_main(candidate.piece_to, bonus);
    for before in before.into_iter().flatten() {
        history.add_continuation(before, candidate.piece_to, bonus);
    }
    if let Some(wall) = candidate.mv.wall() {
        history.add_wall(wall, bonus);
    }
}
