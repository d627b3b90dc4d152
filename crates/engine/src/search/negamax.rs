//! The full-depth search of one node: a principal variation search in negamax form.

use chesswright_rules::Move;
use chesswright_rules::search::{MoveFilter, SearchExt};

use super::history::{History, MovesBefore};
use super::movepick::{MoveList, ScoredMove};
use super::{MAX_PLY, PLY, SearchThread};
use crate::score::{INFINITE, MATE, MATE_BOUND};
use crate::tt::{Bound, Entry};

/// Internal iterative reduction: the least depth at which a node without a known move is searched less deeply.
const IIR_MIN_DEPTH: i32 = 4;
/// How many nodes at the next ply must fail high before late moves are reduced more.
const MANY_CUTOFFS: u32 = 3;
/// How much better than the best move a reduced move must be to be searched more deeply, and less deeply.
const DEEPER_MARGIN: i32 = 45;
const SHALLOWER_MARGIN: i32 = 8;

/// The window of a node and its place in the tree.
#[derive(Clone, Copy)]
pub(super) struct NodeContext {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// A node of the principal variation: it is searched with an open window, and its score must be exact.
    pub(super) is_pv: bool,
    /// The move before was a null move, or null moves must not be tried here.
    pub(super) after_null: bool,
    /// An expected cut node: one of its first moves should fail high, so that its late moves hardly matter.
    pub(super) cut_node: bool,
    /// The id of a move that is left out, to see how good the others are; 0 for none.
    pub(super) excluded: u32,
}

impl NodeContext {
    pub(super) fn root(alpha: i32, beta: i32) -> Self {
        Self { alpha, beta, is_pv: true, after_null: false, cut_node: false, excluded: 0 }
    }

    /// A node off the principal variation, with a window of one point below `beta`.
    pub(super) fn null_window(beta: i32, cut_node: bool) -> Self {
        Self { alpha: beta - 1, beta, is_pv: false, after_null: false, cut_node, excluded: 0 }
    }

    /// The context of a child node. The window is negated if the move passes the turn to the other team.
    fn child(alpha: i32, beta: i32, is_pv: bool, cut_node: bool, passes: bool) -> Self {
        let (alpha, beta) = if passes { (-beta, -alpha) } else { (alpha, beta) };
        Self { alpha, beta, is_pv, after_null: false, cut_node, excluded: 0 }
    }
}

/// What is known about a node while its moves are searched.
pub(super) struct Node {
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) context: NodeContext,
    pub(super) in_check: bool,
    /// The static eval, corrected by the transposition table; none in check.
    pub(super) eval: Option<i32>,
    /// The static eval is higher than two plies before.
    pub(super) improving: bool,
    /// The node is, or was once, on the principal variation.
    pub(super) was_pv: bool,
    pub(super) tt_entry: Option<Entry>,
    /// The moves before the node.
    pub(super) before: MovesBefore,
}

/// How a move is searched.
struct MoveSearch {
    /// The score that the move must exceed.
    alpha: i32,
    /// The best score of the moves before.
    best: i32,
    /// It is the first move of its node, which is searched with the full window.
    is_first: bool,
    /// It is pruned unless it gives check.
    prunable: bool,
    /// The late move reduction, in units of 1 / [`PLY`] ply.
    reduction: i32,
    /// The extension, in plies.
    extension: i32,
}

impl SearchThread<'_> {
    /// Searches a position to a depth, and returns its score for the team to move.
    pub(super) fn node(&mut self, mut depth: i32, ply: usize, mut context: NodeContext) -> i32 {
        if self.is_chance_node() {
            let visited = self.visit(ply);
            return visited.unwrap_or_else(|| self.chance_node(depth, ply));
        }
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.qsearch(ply, 0, context.alpha, context.beta);
        }
        let is_verification = context.excluded != 0;
        if !is_verification && let Some(score) = self.visit(ply) {
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
        let NodeContext { alpha, beta, is_pv, .. } = context;
        let key = self.key();
        let tt_entry = if is_verification { None } else { self.shared.tt.probe(key, ply as i32) };
        if let Some(entry) = tt_entry
            && !is_pv
            && entry.depth >= depth
            && entry.cuts(alpha, beta)
        {
            return entry.score;
        }
        let tt_move = tt_entry.map_or(0, |entry| entry.best);
        let in_check = self.shared.traits.has_check && self.position.is_check();
        let raw_eval = self.static_eval(ply, in_check, tt_entry, is_verification);
        let eval = self.stack[ply].static_eval.map(|static_eval| self.better_eval(static_eval, tt_entry));
        if ply > 0 {
            self.stack[ply].double_extensions = self.stack[ply - 1].double_extensions;
        }
        self.stack[ply + 2].killers = [0; 2];
        self.stack[ply + 2].cutoffs = 0;
        if depth >= IIR_MIN_DEPTH && tt_move == 0 && (is_pv || context.cut_node) && !is_verification {
            depth -= 1;
        }
        let node = Node {
            depth,
            ply,
            context,
            in_check,
            eval,
            improving: self.is_improving(ply),
            was_pv: is_pv || tt_entry.is_some_and(|entry| entry.was_pv),
            tt_entry,
            before: self.moves_before(ply),
        };
        if !is_root
            && !is_verification
            && let Some(score) = self.prune_node(&node)
        {
            return score;
        }
        let extension = if is_root || is_verification {
            0
        } else {
            match self.singular_extension(&node) {
                Ok(extension) => extension,
                Err(score) => return score,
            }
        };

        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        self.generate(&mut moves, MoveFilter::All, ply, tt_move);
        if is_verification {
            moves.retain(|candidate| candidate.id != context.excluded);
        }
        if moves.is_empty() {
            self.stack[ply].moves = moves;
            if is_verification {
                return alpha;
            }
            // A piece from another board may never come.
            let end = self.position.outcome_unsupplied_on_the_board();
            return end.map_or(0, |end| self.terminal_score(end, ply));
        }
        let extension =
            if moves.len() == 1 { extension.max(self.only_move_extension(ply)) } else { extension };
        let (best, best_move) = self.search_moves(&mut moves, &node, extension);
        self.stack[ply].moves = moves;
        if self.stopped {
            return if best > -INFINITE { best } else { 0 };
        }
        if is_verification {
            return best;
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.learn_correction(&node, best, bound, best_move);
        // A root without some of its moves is not the position that the transposition table would take it for.
        if self.excluded.is_empty() || !is_root {
            let was_pv = node.was_pv;
            let entry = Entry { best: best_move, score: best, static_eval: raw_eval, depth, bound, was_pv };
            self.shared.tt.store(key, ply as i32, entry);
        }
        best
    }

    /// Puts the static eval of a node on the stack, and returns it without the correction of the correction history. There
    /// is none in check.
    #[inline]
    fn static_eval(
        &mut self,
        ply: usize,
        in_check: bool,
        tt_entry: Option<Entry>,
        is_verification: bool,
    ) -> Option<i32> {
        if is_verification {
            // It is known from the search with all moves.
            return None;
        }
        if in_check {
            self.stack[ply].static_eval = None;
            return None;
        }
        let known = tt_entry.and_then(|entry| entry.static_eval);
        let raw = known.unwrap_or_else(|| self.evaluate(ply, -INFINITE, INFINITE).0);
        self.stack[ply].static_eval = Some(self.corrected(raw, ply));
        Some(raw)
    }

    /// The static eval, or the score of the transposition table where that is the better estimate.
    #[inline]
    pub(super) fn better_eval(&self, static_eval: i32, tt_entry: Option<Entry>) -> i32 {
        let better = tt_entry.filter(|entry| {
            self.shared.params.tt_eval > 0 && entry.score.abs() < MATE_BOUND && entry.improves_on(static_eval)
        });
        better.map_or(static_eval, |entry| entry.score)
    }

    /// Whether the static eval is higher than it was when the side was last to move. Near the root this counts as true.
    #[inline]
    fn is_improving(&self, ply: usize) -> bool {
        let Some(now) = self.stack[ply].static_eval else { return false };
        let earlier = [2, 4].map(|back| self.stack[ply.checked_sub(back)?].static_eval);
        earlier.into_iter().flatten().next().is_none_or(|before| now > before)
    }

    /// Singular extensions: whether the move of the transposition table is better than all others, so that it is to be
    /// searched more deeply. Returns by how many plies, or the score of the node if several moves reach beta (multicut).
    fn singular_extension(&mut self, node: &Node) -> Result<i32, i32> {
        let &Node { depth, ply, context, .. } = node;
        let params = self.shared.params;
        let (least_depth, double) = (params.singular_depth, params.singular_double);
        let Some(entry) = node.tt_entry.filter(|entry| entry.best != 0 && entry.bound != Bound::Upper) else {
            return Ok(0);
        };
        if least_depth == 0
            || depth < least_depth + i32::from(node.was_pv)
            || entry.depth < depth - 3
            || entry.score.abs() >= MATE_BOUND
            || !self.may_extend(ply)
            || !self.shared.traits.plain_turns
        {
            return Ok(0);
        }
        let beta = entry.score - (params.singular_margin * f64::from(depth)) as i32;
        let window = NodeContext { excluded: entry.best, ..NodeContext::null_window(beta, context.cut_node) };
        let score = self.node((depth - 1) / 2, ply, window);
        if self.stopped {
            return Err(0);
        }
        if score < beta {
            let is_double = !context.is_pv
                && score < beta - double
                && self.stack[ply].double_extensions < MAX_DOUBLE_EXTENSIONS;
            self.stack[ply].double_extensions += u32::from(is_double);
            return Ok(1 + i32::from(is_double));
        }
        if beta >= context.beta && !context.is_pv {
            return Err(beta);
        }
        Ok(if entry.score >= context.beta {
            -2
        } else if context.cut_node {
            -1
        } else {
            0
        })
    }

    /// Whether moves of a node may be searched more deeply. Without a bound, a line of nothing but such moves would have no end.
    fn may_extend(&self, ply: usize) -> bool {
        (ply as i32) < 2 * self.root_depth
    }

    /// By how many plies the only move of a node is searched more deeply. Where captures are forced, long series of such moves
    /// decide games, and cost little.
    fn only_move_extension(&self, ply: usize) -> i32 {
        let traits = self.shared.traits;
        let is_extended = traits.any_forced_capture && traits.plain_turns && ply > 0 && self.may_extend(ply);
        if is_extended { self.shared.params.only_move } else { 0 }
    }

    /// By how many plies checks are searched more deeply. Where a number of checks wins, each is a step towards that.
    fn check_extension(&self, ply: usize) -> i32 {
        let is_extended = self.shared.traits.counts_checks && ply > 0 && self.may_extend(ply);
        if is_extended { self.shared.params.check_extension } else { 0 }
    }

    /// Searches the moves of a node, and returns the best score with the id of the move that raised alpha last.
    /// `extension` is that of the first move.
    #[inline]
    fn search_moves(&mut self, moves: &mut MoveList, node: &Node, extension: i32) -> (i32, u32) {
        let &Node { ply, context, .. } = node;
        let mut alpha = context.alpha;
        let (mut best, mut best_move) = (-INFINITE, 0);
        let (mut moves_searched, mut quiets_skipped) = (0, false);
        for index in 0..moves.len() {
            self.next(moves, index, ply);
            if moves[index].is_skipped() && !self.shared.traits.quiet_wins {
                break;
            }
            let can_prune = ply > 0 && best > -MATE_BOUND && !node.in_check;
            if can_prune && !quiets_skipped && self.is_late(node, alpha, moves_searched) {
                quiets_skipped = true;
                moves.skip_quiets(index);
                self.next(moves, index, ply);
                if moves[index].is_skipped() && !self.shared.traits.quiet_wins {
                    break;
                }
            }
            let candidate = &moves[index];
            let is_first = moves_searched == 0;
            let mut reduction = self.reduction(candidate, node, moves_searched + 1);
            let prunable = can_prune
                && !is_first
                && (candidate.is_skipped() || self.prune_move(candidate, node, alpha, reduction));
            let (mv, id, piece_to) = (candidate.mv.clone(), candidate.id, candidate.piece_to);
            let is_known = moves.len() == 1 || node.tt_entry.is_some_and(|entry| entry.best == id);
            let extension = if is_first && is_known { extension } else { 0 };
            if is_first {
                reduction = 0;
            }
            self.stack[ply].moved = Some(piece_to);
            self.stack[ply].moved_quietly = candidate.is_quiet();
            let how = MoveSearch { alpha, best, is_first, prunable, reduction, extension };
            let nodes_before = self.nodes;
            let score = self.with_move(&mv, |thread, passes| thread.search_move(node, how, passes));
            if ply == 0 {
                self.note_effort(id, self.nodes - nodes_before);
            }
            let Some(score) = score else { continue };
            moves[index].searched = true;
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
                        self.stack[ply].cutoffs += 1;
                        self.update_histories(&moves[..=index], node);
                        break;
                    }
                }
            }
        }
        if best <= context.alpha && context.excluded == 0 && !self.stopped {
            self.reward_refutation(node);
        }
        (best, best_move)
    }

    /// Searches the position after a move, and returns its score for the team that is to move there; none if the move is
    /// pruned. The first move gets the full window. The others get a null window, some of them at a reduced depth, and are
    /// searched again if they turn out to be better than expected.
    #[inline]
    fn search_move(&mut self, node: &Node, how: MoveSearch, passes: bool) -> Option<i32> {
        let NodeContext { beta, is_pv, cut_node, .. } = node.context;
        let MoveSearch { alpha, best, is_first, prunable, mut reduction, extension } = how;
        let (mut depth, ply) = (node.depth - 1 + extension, node.ply + 1);
        let check_extension = if extension == 0 { self.check_extension(node.ply) } else { 0 };
        if prunable || reduction > 0 || check_extension > 0 {
            let gives_check = self.gives_check();
            if prunable && !gives_check {
                return None;
            }
            if gives_check {
                reduction -= PLY;
                depth += check_extension;
            }
        }
        // The expectations of cut nodes alternate with the turn; if the same team continues, they stay.
        let full_window = NodeContext::child(alpha, beta, is_pv, !is_pv && cut_node != passes, passes);
        if is_first {
            return Some(self.node(depth, ply, full_window));
        }
        let null_window = NodeContext::child(alpha, alpha + 1, false, passes, passes);
        let for_us = |score: i32| if passes { -score } else { score };
        let reduced = (depth - reduction.max(0) / PLY).clamp(1.min(depth), depth);
        let mut score = self.node(reduced, ply, null_window);
        if reduced < depth && for_us(score) > alpha && !self.stopped {
            // A much better move is searched more deeply, one that is hardly better than the best one less deeply.
            let ours = for_us(score);
            depth += i32::from(ours > best + DEEPER_MARGIN + 2 * depth && ply > 1);
            depth -= i32::from(ours < best + SHALLOWER_MARGIN);
            if depth > reduced {
                score = self.node(depth, ply, NodeContext { cut_node: passes && !cut_node, ..null_window });
            }
        }
        if is_pv && for_us(score) > alpha && (for_us(score) < beta || node.ply == 0) && !self.stopped {
            score = self.node(depth, ply, full_window);
        }
        Some(score)
    }

    /// Whether the move just played gives check or ends the game. Such moves are not pruned and are reduced less.
    fn gives_check(&self) -> bool {
        (self.shared.traits.has_check && self.position.is_check())
            || self.position.immediate_outcome().is_some()
    }

    /// The late move reduction of the `number`th move, in units of 1 / [`PLY`] ply: by how much less deeply it is searched at
    /// first.
    #[inline]
    fn reduction(&self, candidate: &ScoredMove, node: &Node, number: usize) -> i32 {
        let (traits, params) = (self.shared.traits, self.shared.params);
        let is_quiet = candidate.is_quiet();
        if number < 2 || (!is_quiet && traits.losing_chess) {
            return 0;
        }
        let table = self.shared.reductions.get(node.depth, number);
        if table == 0 {
            return 0;
        }
        // Captures that lose nothing are reduced less.
        let mut reduction = if is_quiet || candidate.is_bad_capture() { table } else { table / 2 - PLY / 2 };
        reduction += if node.improving { 0 } else { PLY };
        reduction -= if node.context.is_pv { PLY } else { 0 };
        reduction -= if node.was_pv { PLY / 2 } else { 0 };
        reduction -= if node.in_check { PLY } else { 0 };
        if node.context.cut_node {
            reduction += self.shared.reductions.cut_node;
        }
        if self.stack[node.ply + 1].cutoffs > MANY_CUTOFFS {
            reduction += PLY / 2;
        }
        if is_quiet {
            reduction -= if self.stack[node.ply].killers.contains(&candidate.id) { PLY } else { 0 };
            reduction -= candidate.history * PLY / params.lmr_history_div;
        } else if let Some(captured) = candidate.captured {
            reduction -= self.history.capture(candidate.piece_to, captured.into()) / 16;
        }
        reduction
    }

    /// Makes a move and the principal variation after it the principal variation of a node.
    fn update_pv(&mut self, ply: usize, mv: &Move) {
        let (before, after) = self.stack.split_at_mut(ply + 1);
        let pv = &mut before[ply].pv;
        pv.clear();
        pv.push(mv.clone());
        pv.extend_from_slice(&after[0].pv);
    }

    /// Adds up the nodes that a move at the root costs.
    fn note_effort(&mut self, id: u32, nodes: u64) {
        if let Some(root) = self.root_moves.iter_mut().find(|root| root.id == id) {
            root.effort += nodes;
        }
    }
}

/// How many moves of one line are extended by two plies.
const MAX_DOUBLE_EXTENSIONS: u32 = 8;

/// What the search of a node teaches.
impl SearchThread<'_> {
    /// After a beta cutoff: gives a history bonus to the move that caused it, the last one, and a malus to those searched
    /// before. A quiet move becomes a killer move and the countermove, too.
    fn update_histories(&mut self, moves: &[ScoredMove], node: &Node) {
        let bonus = bonus(node.depth);
        let Some((cutoff, others)) = moves.split_last() else { return };
        let is_quiet = cutoff.is_quiet();
        let (before, side) = (node.before, self.position.turn().index());
        add_bonus(self.history, cutoff, side, before, bonus);
        for other in others.iter().filter(|other| other.searched && (!other.is_quiet() || is_quiet)) {
            add_bonus(self.history, other, side, before, -bonus);
        }
        if is_quiet {
            let killers = &mut self.stack[node.ply].killers;
            if killers[0] != cutoff.id {
                *killers = [cutoff.id, killers[0]];
            }
            if let Some(before) = before[0] {
                self.history.set_countermove(before, cutoff.id);
            }
        }
    }

    /// After a node in which no move was good enough: the quiet move before it was a good one.
    fn reward_refutation(&mut self, node: &Node) {
        let Some(ply) = node.ply.checked_sub(1).filter(|_| self.shared.traits.plain_turns) else { return };
        let stack = &self.stack[ply];
        if let Some(moved) = stack.moved.filter(|_| stack.moved_quietly) {
            let bonus = bonus(node.depth) / 2;
            let before = self.moves_before(ply);
            self.history.add_main(moved, bonus);
            self.history.add_continuation(before, moved, bonus);
        }
    }

    /// Teaches the correction history how wrong the static eval of a node was.
    fn learn_correction(&mut self, node: &Node, best: i32, bound: Bound, best_move: u32) {
        let Some(static_eval) = self.stack[node.ply].static_eval else { return };
        let is_quiet = best_move == 0 || self.best_is_quiet(node.ply, best_move);
        let tells = match bound {
            Bound::Exact => true,
            Bound::Lower => best > static_eval,
            Bound::Upper => best < static_eval,
        };
        if self.shared.traits.correctable && is_quiet && tells && best.abs() < MATE_BOUND {
            self.history.add_correction(node.before, best - static_eval, node.depth);
        }
    }

    fn best_is_quiet(&self, ply: usize, best_move: u32) -> bool {
        self.stack[ply].moves.iter().any(|candidate| candidate.id == best_move && candidate.is_quiet())
    }
}

/// The history bonus for a cutoff at a depth.
fn bonus(depth: i32) -> i32 {
    (150 * depth - 80).clamp(20, 1600)
}

/// Adds a bonus to the histories of a move of a side.
fn add_bonus(history: &mut History, candidate: &ScoredMove, side: usize, before: MovesBefore, bonus: i32) {
    if let Some(captured) = candidate.captured {
        return history.add_capture(candidate.piece_to, captured.into(), bonus);
    }
    history.add_main(candidate.piece_to, bonus);
    history.add_butterfly(side, &candidate.mv, bonus);
    history.add_continuation(before, candidate.piece_to, bonus);
    if let Some(wall) = candidate.mv.wall() {
        history.add_wall(wall, bonus);
    }
}
