//! Move ordering: the move of the transposition table first, then captures that do not lose material, promotions, killer
//! moves and the countermove, quiet moves by their history, and captures that lose material last. At the root, moves are
//! ordered by how many nodes the last iteration spent on them.

use std::ops::{Deref, DerefMut};

use chesswright_rules::search::{MoveFilter, SearchExt};
use chesswright_rules::{Kind, Move, Side};

use super::SearchThread;
use super::history::{CONTINUATION_PLIES, MovesBefore, PieceTo};

/// The scores of the classes of moves, far enough apart that no history score leads from one class into another.
const TT_MOVE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 26;
const PROMOTION: i32 = 1 << 25;
const KILLER: i32 = 1 << 24;
const BAD_CAPTURE: i32 = -(1 << 26);
/// Quiet moves that are not searched any more, behind everything else.
const SKIPPED: i32 = i32::MIN;

/// The scores that are compared side by side.
const LANES: usize = 8;

/// Generating so many moves takes about as long as visiting a node.
const MOVES_PER_NODE: u64 = 8;

/// The moves of a node, picked one by one with [`SearchThread::next`], the best first.
#[derive(Default)]
pub(super) struct MoveList {
    moves: Vec<ScoredMove>,
    /// The scores of all moves once they have been computed, apart from the moves: the greatest of numbers side by side is found
    /// much faster.
    scores: Vec<i32>,
}

impl MoveList {
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.scores.clear();
    }

    /// Keeps only some of the moves, before any of them has been picked.
    pub(super) fn retain(&mut self, keep: impl FnMut(&ScoredMove) -> bool) {
        debug_assert!(self.scores.is_empty(), "moves have been picked");
        self.moves.retain(keep);
    }

    /// Puts off all quiet moves from `index` on, so that they are picked last, marked as skipped.
    pub(super) fn skip_quiets(&mut self, index: usize) {
        for (candidate, score) in self.moves.iter_mut().zip(&mut self.scores).skip(index) {
            if candidate.is_quiet() {
                candidate.score = SKIPPED;
                *score = SKIPPED;
            }
        }
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.moves.swap(one, other);
        self.scores.swap(one, other);
    }
}

impl Extend<Move> for MoveList {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        let first = self.moves.len();
        self.moves.extend(moves.into_iter().map(ScoredMove::unscored));
        // Not while they are moved to the list: a processor waits long for what it has just written in halves.
        for candidate in &mut self.moves[first..] {
            candidate.id = candidate.mv.id().hash32();
        }
    }
}

impl Deref for MoveList {
    type Target = [ScoredMove];

    fn deref(&self) -> &[ScoredMove] {
        &self.moves
    }
}

impl DerefMut for MoveList {
    fn deref_mut(&mut self) -> &mut [ScoredMove] {
        &mut self.moves
    }
}

/// The place of the greatest score, the first of several.
#[inline]
fn place_of_best(scores: &[i32]) -> usize {
    // Plain loops over a fixed number of lanes, which the compiler turns into vector instructions.
    let (chunks, rest) = scores.as_chunks::<LANES>();
    let mut lanes = [i32::MIN; LANES];
    for chunk in chunks {
        for lane in 0..LANES {
            lanes[lane] = lanes[lane].max(chunk[lane]);
        }
    }
    let best = lanes.iter().chain(rest).copied().fold(i32::MIN, i32::max);
    let mut before = 0;
    for chunk in chunks {
        if chunk.iter().fold(false, |found, &score| found | (score == best)) {
            break;
        }
        before += LANES;
    }
    before + scores[before..].iter().position(|&score| score == best).unwrap_or_default()
}

/// A move with its score for move ordering. Scores are computed as late as possible, because the first move often causes a
/// cutoff.
pub(super) struct ScoredMove {
    pub(super) mv: Move,
    pub(super) id: u32,
    pub(super) score: i32,
    /// The sum of all histories of a quiet move when it was scored.
    pub(super) history: i32,
    pub(super) piece_to: PieceTo,
    /// The kind of the captured piece.
    pub(super) captured: Option<u8>,
    /// The move was searched, not pruned.
    pub(super) searched: bool,
    stage: Stage,
}

/// How far the score of a move has been computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Unscored,
    /// A capture whose static exchange evaluation is still missing.
    WithoutSee,
    Scored,
}

impl ScoredMove {
    /// A move before anything is known about it, not even its id.
    fn unscored(mv: Move) -> Self {
        let piece_to = PieceTo::default();
        Self {
            id: 0,
            score: 0,
            history: 0,
            piece_to,
            captured: None,
            searched: false,
            stage: Stage::Unscored,
            mv,
        }
    }

    /// Whether the move neither captures nor promotes.
    pub(super) fn is_quiet(&self) -> bool {
        self.captured.is_none() && self.mv.promotion().is_none()
    }

    /// Whether the move is a capture that loses material by its static exchange evaluation.
    pub(super) fn is_bad_capture(&self) -> bool {
        self.score < BAD_CAPTURE / 2 && !self.is_skipped()
    }

    /// The static exchange evaluation of a capture that loses material.
    pub(super) fn loss(&self) -> i32 {
        self.score - BAD_CAPTURE
    }

    /// Whether the move is one of the quiet moves that are not searched any more.
    pub(super) fn is_skipped(&self) -> bool {
        self.score == SKIPPED
    }
}

impl SearchThread<'_> {
    /// Generates the moves of a node, and puts the move of the transposition table first.
    pub(super) fn generate(&mut self, moves: &mut MoveList, listed: MoveFilter, ply: usize, tt_move: u32) {
        moves.clear();
        if ply == 0 {
            moves.extend(self.root_moves.iter().map(|root| root.mv.clone()));
            moves.retain(|candidate| !self.excluded.contains(&candidate.id));
        } else {
            self.position.generate_moves(listed, &mut self.movegen, moves);
            // A node with many moves takes longer, so the next poll comes sooner.
            self.next_poll = self.next_poll.saturating_sub(moves.len() as u64 / MOVES_PER_NODE);
        }
        if let Some(index) = moves.iter().position(|candidate| candidate.id == tt_move) {
            moves.moves.swap(0, index);
            self.score_move(&mut moves[0], ply, self.position.turn(), self.moves_before(ply));
            moves[0].score = TT_MOVE;
        }
    }

    /// Scores a move, except for the static exchange evaluation of a capture.
    #[inline]
    fn score_move(&self, candidate: &mut ScoredMove, ply: usize, turn: Side, before: MovesBefore) {
        let mv = &candidate.mv;
        let side = turn.index();
        let drop = mv.drop();
        let kind = drop.or_else(|| self.position.piece(mv.from()).map(|piece| piece.kind));
        let kind = kind.map_or(0, Kind::index);
        let piece_to = self.history.piece_to(side, kind, drop.is_some(), mv.to());
        let values = self.see_values;
        let captured = self.position.captured_piece(mv);
        let mut stage = Stage::Scored;
        let score = if let Some((_, captured)) = captured {
            if !self.shared.traits.losing_chess {
                stage = Stage::WithoutSee;
            }
            // MVV-LVA: the most valuable victim first, by the least valuable attacker.
            let loses_it = captured.side.index() == side && !self.shared.traits.has_blasts;
            let victim = self.victim_value(mv, captured.kind.index()) * if loses_it { -1 } else { 1 };
            let promoted = mv.promotion().map_or(0, |to| values[to.index()] - values[kind]);
            let history = self.history.capture(piece_to, captured.kind.index());
            CAPTURE + 16 * (victim + promoted) - values[kind].min(2000) / 8 + history / 16
        } else if let Some(to) = mv.promotion() {
            PROMOTION + values[to.index()] - values[kind]
        } else {
            candidate.history = self.quiet_history(mv, piece_to, turn, before);
            self.quiet_score(candidate, ply, before)
        };
        (candidate.score, candidate.piece_to, candidate.stage) = (score, piece_to, stage);
        candidate.captured = captured.map(|(_, piece)| piece.kind.0);
    }

    /// What a capture wins at once: its victim, or all that it blows up, less what it loses.
    #[inline]
    pub(super) fn victim_value(&self, mv: &Move, captured: usize) -> i32 {
        if self.shared.traits.has_blasts { self.see(mv) } else { self.see_values[captured] }
    }

    /// The score of a quiet move: killer moves and the countermove first, the others by their histories.
    #[inline]
    fn quiet_score(&self, candidate: &ScoredMove, ply: usize, before: MovesBefore) -> i32 {
        let killers = &self.stack[ply].killers;
        if killers.contains(&candidate.id) {
            return KILLER + i32::from(killers[0] == candidate.id);
        }
        if before[0].is_some_and(|before| self.history.countermove(before) == candidate.id) {
            return KILLER - 1;
        }
        candidate.history
    }

    /// The sum of all histories of a quiet move of the side to move.
    #[inline]
    pub(super) fn quiet_history(&self, mv: &Move, piece_to: PieceTo, turn: Side, before: MovesBefore) -> i32 {
        let history = &self.history;
        let side = turn.index();
        let wall = mv.wall().map_or(0, |wall| history.wall(wall));
        history.main(piece_to) + history.butterfly(side, mv) + history.continuation(before, piece_to) + wall
    }

    /// The moves before a node; none for null moves and before the root.
    #[inline]
    pub(super) fn moves_before(&self, ply: usize) -> MovesBefore {
        CONTINUATION_PLIES.map(|back| self.stack[ply.checked_sub(back)?].moved)
    }

    /// Swaps the best of the remaining moves to `index`. A capture that turns out to lose material moves to the end instead.
    pub(super) fn next(&self, moves: &mut MoveList, index: usize, ply: usize) {
        if moves[index].score == TT_MOVE {
            return;
        }
        if moves[index].stage == Stage::Unscored {
            let (before, turn) = (self.moves_before(ply), self.position.turn());
            moves[index..].iter_mut().for_each(|candidate| self.score_move(candidate, ply, turn, before));
            if ply == 0 && self.root_depth > 1 {
                // The moves at the root are already in order.
                for (rank, candidate) in (0..).zip(&mut moves[index..]) {
                    (candidate.score, candidate.stage) = (-rank, Stage::Scored);
                }
            }
            moves.scores.extend(moves.moves.iter().map(|candidate| candidate.score));
        }
        loop {
            let best = index + place_of_best(&moves.scores[index..]);
            moves.swap(index, best);
            let candidate = &mut moves[index];
            if candidate.stage == Stage::Scored || candidate.is_skipped() {
                return;
            }
            candidate.stage = Stage::Scored;
            if self.see_at_least(&candidate.mv, 0) {
                return;
            }
            let see = self.see(&candidate.mv);
            candidate.score = BAD_CAPTURE + see.max(BAD_CAPTURE / 4);
            moves.scores[index] = moves[index].score;
        }
    }
}
