//! Which move first: the one that was best before, captures by what they win, what refuted neighbours, and what has worked lately.

use chesswright_rules::{Move, MoveFilter};

use super::Worker;
use super::history::Deed;

const BEST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 26;
const PROMOTION: i32 = 1 << 25;
const KILLER: i32 = 1 << 24;
/// Captures that lose come after everything else.
const LOSING: i32 = -(1 << 26);

/// So many moves take about as long to find as a position.
const CROWD: u64 = 8;

/// A move with its rank.
pub(super) struct Ranked {
    pub(super) played: Move,
    pub(super) id: u32,
    pub(super) rank: i32,
    pub(super) deed: Deed,
    /// The kind captured.
    pub(super) victim: Option<u8>,
    /// What is known of its rank.
    known: Known,
}

/// How much is known of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Nothing,
    /// But for what its capture wins in the end.
    Roughly,
    All,
}

impl Ranked {
    fn unknown(played: Move) -> Self {
        let (id, deed) = (played.id(), Deed::default());
        Self { id, rank: 0, deed, victim: None, known: Known::Nothing, played }
    }

    /// Neither captures nor promotes.
    pub(super) fn is_quiet(&self) -> bool {
        self.victim.is_none() && self.played.promotion().is_none()
    }

    /// It is known to lose material.
    pub(super) fn is_losing(&self) -> bool {
        self.rank < LOSING / 2
    }
}

impl Worker<'_> {
    /// Lists and ranks the moves of a position.
    pub(super) fn fill(&mut self, moves: &mut Vec<Ranked>, listed: MoveFilter, ply: usize, best: u32) {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        if ply == 0 {
            list.extend_from_slice(&self.root_moves);
        } else {
            self.position.generate_moves(listed, &mut self.movegen, &mut list);
            // Where there are many moves, each position takes longer.
            self.look_around = self.look_around.saturating_sub(list.len() as u64 / CROWD);
        }
        moves.clear();
        moves.extend(list.drain(..).map(Ranked::unknown));
        if ply == 0 {
            moves.retain(|ranked| !self.excluded.contains(&ranked.id));
        }
        self.list = list;
        // The best move often makes the ranks of all others needless.
        let known = moves.iter().position(|ranked| ranked.id == best);
        if let Some(at) = known {
            moves.swap(0, at);
            self.rank(&mut moves[0], ply);
            moves[0].rank = BEST;
        }
    }

    /// Finds out all about a move but what its capture wins in the end.
    fn rank(&self, ranked: &mut Ranked, ply: usize) {
        let (played, id) = (&ranked.played, ranked.id);
        let side = self.position.turn().index();
        let drop = played.drop();
        let kind = drop.or_else(|| self.position.piece(played.from()).map(|piece| piece.kind));
        let kind = kind.map_or(0, |kind| kind.index());
        let deed = self.history.deed(side, kind, drop.is_some(), played.to());
        let values = self.shared.evaluation.values();
        let victim = self.position.captured_piece(played);
        let mut known = Known::All;
        let rank = if let Some((_, victim)) = victim {
            if !self.shared.character.losing {
                known = Known::Roughly;
            }
            let own = if victim.side.index() == side { -1 } else { 1 };
            let captured = own * values[victim.kind.index()];
            let promoted = played.promotion().map_or(0, |to| values[to.index()] - values[kind]);
            let merit = self.history.capture(deed, victim.kind.index());
            CAPTURE + 16 * (captured + promoted) - values[kind].min(2000) / 8 + merit / 16
        } else if let Some(to) = played.promotion() {
            PROMOTION + values[to.index()] - values[kind]
        } else {
            let ply_before = ply.checked_sub(1).and_then(|ply| self.stack[ply].deed);
            let ply_two_before = ply.checked_sub(2).and_then(|ply| self.stack[ply].deed);
            if self.stack[ply].killers.contains(&id) {
                KILLER + i32::from(self.stack[ply].killers[0] == id)
            } else if ply_before.is_some_and(|before| self.history.refutation(before) == id) {
                KILLER - 1
            } else {
                let mut merit = self.history.quiet(deed);
                for before in [ply_before, ply_two_before].into_iter().flatten() {
                    merit += self.history.after(before, deed);
                }
                if let Some(wall) = played.wall() {
                    merit += self.history.wall(wall);
                }
                merit
            }
        };
        (ranked.rank, ranked.deed, ranked.known) = (rank, deed, known);
        ranked.victim = victim.map(|(_, piece)| piece.kind.0);
    }

    /// Brings the most promising of the moves from `next` on to that place. Captures that turn out to lose are put back.
    pub(super) fn pick(&self, moves: &mut [Ranked], next: usize, ply: usize) {
        if moves[next].rank == BEST {
            return;
        }
        if moves[next].known == Known::Nothing {
            moves[next..].iter_mut().for_each(|ranked| self.rank(ranked, ply));
        }
        loop {
            let mut first = next;
            for index in next + 1..moves.len() {
                if moves[index].rank > moves[first].rank {
                    first = index;
                }
            }
            moves.swap(next, first);
            let chosen = &mut moves[next];
            if chosen.known == Known::All {
                return;
            }
            chosen.known = Known::All;
            let won = self.position.see(&chosen.played, self.shared.evaluation.values());
            if won >= 0 {
                return;
            }
            chosen.rank = LOSING + won.max(LOSING / 4);
        }
    }
}
