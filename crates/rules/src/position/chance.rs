//! What nature decides in a position.

use super::{AnyState, Position};
use crate::board::Cell;
use crate::core::ledger::Ledger;
use crate::core::program::{MAX_SIDES, Program};
use crate::core::step::Step;
use crate::moves::{Effects, Move};
use crate::rules::AnyProgram;
use crate::setup::ChanceState;
use crate::types::{Kind, Side};

/// # Chance
impl Position {
    /// Whether nature is to move: a die is to be rolled, or a piece to be turned up. The [`legal_moves`](Self::legal_moves) are
    /// then its steps, and [`turn`](Self::turn) is the side that moves afterwards.
    pub fn awaits_chance(&self) -> bool {
        with!(&self.state, self.rules, |program, state| program.awaits_chance(state))
            && self.outcome().is_none()
    }

    /// The same for searches, which find out by themselves whether the game is over.
    pub fn is_chance_node(&self) -> bool {
        with!(&self.state, self.rules, |program, state| program.awaits_chance(state))
    }

    /// Nature's steps, each with its weight. Empty if nature is not to move.
    pub fn chances(&self) -> Vec<(Move, u32)> {
        let moves = self.legal_moves().into_iter().filter(Move::is_chance);
        moves.map(|played| (played.clone(), self.weight(&played))).collect()
    }

    /// The weight of a step of nature in this position.
    pub fn weight(&self, played: &Move) -> u32 {
        with!(&self.state, self.rules, |program, state| program.weight(state, played.step))
    }

    /// One of nature's steps, drawn by weight. `random(n)` must return a number below `n`. `None` if nature is not to move.
    pub fn draw_chance(&self, random: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        let chances = self.chances();
        let total: u32 = chances.iter().map(|(_, weight)| weight).sum();
        let mut left = if total > 0 { random(total) % total } else { return None };
        chances.into_iter().find_map(|(played, weight)| {
            let drawn = left < weight;
            left = left.saturating_sub(weight);
            drawn.then_some(played)
        })
    }

    /// The kind that the die shows.
    pub fn die(&self) -> Option<Kind> {
        self.setup_of_chance()?.die
    }

    /// What is left in the bags: side, kind and number.
    pub fn bag(&self) -> Vec<(Side, Kind, u16)> {
        self.setup_of_chance().map(|chance| chance.bag).unwrap_or_default()
    }

    /// Nature's step that draws what a captured piece was, as it is to a side that does not see the draw. It is no legal move.
    pub fn unseen_draw(&self) -> Option<Move> {
        let draws = self.setup_of_chance()?.draws;
        let covered = self.rules.covered()?;
        let (side, _) = draws.first().filter(|_| self.is_chance_node())?;
        Some(Move { step: Step::drawing(side.index(), covered.0), extra: None })
    }

    /// The position as a side knows it that sees the whole board, without its history: what captured pieces of its own were that lay
    /// face down is not decided. Elsewhere it is the position itself.
    #[must_use]
    pub fn as_known_to(&self, side: Side) -> Self {
        let mut known = self.without_history();
        let Some(covered) = self.rules.covered().filter(|_| self.rules.hides_draws()) else { return known };
        let team = |other: usize| self.rules.are_allied(side, Side(other as u8));
        with!(&mut known.state, self.rules, |program, state| {
            if let Some(ledger) = &mut state.ledger {
                let before = ledger.key(&program.zobrist);
                ledger.chance.unseen_by(team, covered.0);
                state.info.key ^= before ^ ledger.key(&program.zobrist);
            }
        });
        known
    }

    fn setup_of_chance(&self) -> Option<ChanceState> {
        let nothing = Ledger::default();
        with!(&self.state, self.rules, |program, state| of(
            program,
            state.ledger.as_deref().unwrap_or(&nothing)
        ))
    }

    /// What nature's step does to the board, or a move that turns up a piece. A piece of a side becomes another one; one of
    /// nobody comes in.
    pub(super) fn effects_of_chance(&self, played: &Move) -> Effects {
        let Some(piece) = played.reveals() else { return Effects::default() };
        let cell = played.to();
        match self.piece(cell) {
            Some(_) => {
                Effects { moves: vec![(cell, cell)], promotion: Some(piece.kind), ..Effects::default() }
            }
            None => Effects { placed: vec![(piece.kind, cell)], opened: vec![cell], ..Effects::default() },
        }
    }
}

/// What nature has decided and has still to decide, as plain data.
pub(super) fn of<const W: usize>(program: &Program<W>, ledger: &Ledger) -> Option<ChanceState> {
    program.chance.as_ref()?;
    let chance = &ledger.chance;
    let list = |counts: &[[u8; MAX_SIDES]]| {
        let mut list = vec![];
        for side in 0..program.sides {
            let kinds = (0u8..).zip(counts).map(|(kind, of_sides)| (kind, of_sides[side]));
            let held = kinds.filter(|(_, count)| *count > 0);
            list.extend(held.map(|(kind, count)| (Side(side as u8), Kind(kind), u16::from(count))));
        }
        list
    };
    let draws = (0u8..).zip(chance.draws).filter(|(_, count)| *count > 0);
    Some(ChanceState {
        die: chance.die.map(Kind),
        reveals: chance.reveals.map(|(cell, side)| (cell as Cell, Side(side))),
        bag: list(&chance.bag),
        taken: list(&chance.taken),
        draws: draws.map(|(side, count)| (Side(side), u16::from(count))).collect(),
    })
}
