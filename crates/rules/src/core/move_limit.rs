//! An upper bound on the number of moves, counted from sets without listing or making any. It rejects positions whose
//! move list would take too long to make.

use super::bits::Bits;
use super::generate::{GenType, SideView};
use super::program::{Piece, Program};
use super::sink::CountingSink;
use super::state::State;
use crate::definition::model::WallRule;

/// The largest number of moves of a position. Positions of built-in games have far fewer.
pub const MAX_MOVES: u64 = 1 << 16;

/// The error for a position with too many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a position could have {moves} moves, more than {limit}, because of `{rule}`")]
pub struct TooManyMoves {
    /// The upper bound for this position.
    pub moves: u64,
    /// The limit.
    pub limit: u64,
    /// The part of the document that causes so many moves.
    pub rule: &'static str,
}

/// Upper bounds on the number of moves, by cause.
#[derive(Default)]
struct MoveBound {
    steps: u64,
    promotions: u64,
    drops: u64,
}

impl<const W: usize> Program<W> {
    /// Checks that a position has at most `limit` moves. Moves that leave a royal attacked count, too. Castling, en
    /// passant and passing do not.
    pub(crate) fn check_moves(&self, state: &State<W>, limit: u64) -> Result<(), TooManyMoves> {
        let view = self.view(state, GenType::PseudoLegal);
        let mut bound = MoveBound::default();
        for (kind, piece) in self.pieces[view.us].iter().enumerate() {
            let pieces = state.kind[kind] & view.own;
            if piece.walk.is_empty() {
                pieces.for_each(|cell| self.count_steps(&view, piece, cell, &mut bound));
            } else if pieces.any() {
                let mut count = CountingSink::<W, false>::new();
                self.walk_moves(&view, kind, pieces, false, &mut count);
                bound.steps += count.moves;
            }
        }
        let drops = self.hands.drops.get(view.us).into_iter().flatten();
        let held = drops.filter(|drop| drop.endless || state.held(view.us, drop.held) > 0);
        bound.drops = held.map(|drop| u64::from((view.empty & drop.region).count())).sum();
        let (moves, rule) = self.all_moves(&view, &bound);
        if moves > limit { Err(TooManyMoves { moves, limit, rule }) } else { Ok(()) }
    }

    /// Adds the moves of a table-driven piece.
    fn count_steps(&self, view: &SideView<'_, W>, piece: &Piece<W>, cell: usize, bound: &mut MoveBound) {
        let count = |cells: Bits<W>| u64::from(cells.count());
        let motions = piece.motions.iter().map(|&index| &self.motions[index]);
        for motion in motions.filter(|motion| motion.from.has(cell)) {
            let barred = view.state.of_kinds(&motion.barred);
            let targets = self.reaches[motion.reach].targets::<false>(cell, view.occupied, barred);
            let to = targets & motion.to & (view.quiet | view.capture);
            let Some(promotion) = &piece.promotion else {
                bound.steps += count(to);
                continue;
            };
            let (promoting, rest) = promotion.split(cell, to, view.enemy);
            bound.steps += count(rest);
            bound.promotions += count(promoting) * promotion.to.len() as u64;
        }
        if let Some(promotion) = &piece.promotion
            && (promotion.in_place | promotion.last.unwrap_or(Bits::NONE)).has(cell)
        {
            bound.promotions += count(view.empty) * promotion.to.len() as u64;
        }
    }

    /// The bound for all moves, including pieces that come in through gates and walls at the end of a move, with the
    /// rule that causes the bound.
    fn all_moves(&self, view: &SideView<'_, W>, bound: &MoveBound) -> (u64, &'static str) {
        let turned_up = if self.chance.is_some() { u64::from(view.state.info.walls.count()) } else { 0 };
        let plain = bound.steps + bound.promotions + turned_up;
        let gated = self.hands.gated.get(view.us).into_iter().flatten().filter(|gates| gates.any()).count();
        let moves = plain * (gated as u64 + 1) + bound.drops;
        if let Some(walls) = &self.walls {
            let open = u64::from((walls.region[view.us] & self.all.without(view.occupied)).count()) + 1;
            return match walls.put {
                _ if walls.instead => (moves + open, "walls.put"),
                WallRule::Trail => (moves, "pieces"),
                _ => (moves * open, "walls.put"),
            };
        }
        let largest = [
            (bound.steps, "pieces"),
            (bound.promotions, "promotion.to"),
            (bound.drops, "hand"),
            (plain * gated as u64, "gates"),
        ];
        (moves, largest.into_iter().max_by_key(|(moves, _)| *moves).map_or("pieces", |(_, rule)| rule))
    }
}
