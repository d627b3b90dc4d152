//! Sides that leave a game which goes on without them, because they want to or because they have lost.

use super::{AnyProgram, AnyState, AnyUndo, Past, Position};
use crate::core::isa;
use crate::core::state::Undo;
use crate::definition::model::Verdict;
use crate::moves::Move;
use crate::outcome::Reason;
use crate::types::Side;

impl Position {
    /// A side leaves the game, as if the rules had eliminated it: it has no more turns, and the rules say what becomes of its pieces.
    /// If it was to move, the next side is. [`undo`](Self::undo) takes that back, and [`played`](Self::played) lists it as an entry
    /// that [leaves](Move::leaves).
    ///
    /// Returns `false`, and does nothing, where only one team would be left, because then somebody has won; unless points decide who. It
    /// also does nothing for a side that is out already, after the end, in levels, and in games of two sides.
    pub fn drop_out(&mut self, side: Side) -> bool {
        let sides = self.rules.sides();
        if side.index() >= sides || self.is_out(side) || !self.rules.ends().eliminations {
            return false;
        }
        let goes_on = with!(&self.state, self.rules, |program, state| program.drops_out(state, side.index()));
        if !goes_on || self.outcome().is_some() {
            return false;
        }
        self.forget_later_refusals();
        let (turn, count, key) = (self.turn(), self.count, self.key());
        let undo = match &self.state {
            AnyState::W1(state) => AnyUndo::W1(Undo::nothing(state)),
            AnyState::W2(state) => AnyUndo::W2(Undo::nothing(state)),
            AnyState::W4(state) => AnyUndo::W4(Box::new(Undo::nothing(state))),
            AnyState::W16(state) => AnyUndo::W16(Box::new(Undo::nothing(state))),
        };
        self.past.push(Past { turn, count, played: Move::leaving(side), undo });
        self.keys.push(key);
        self.eliminate(side, None, Reason::Extinction);
        self.eliminate_stuck(None);
        true
    }

    /// Eliminates the sides to move that have lost because they cannot move, as long as others play on. `mover` has just moved.
    pub(super) fn eliminate_stuck(&mut self, mover: Option<Side>) {
        if !self.rules.ends().eliminations {
            return;
        }
        loop {
            let stuck = with!(&self.state, self.rules, |program, state| {
                state.info.over.is_none()
                    && program.drops_out(state, state.us())
                    && isa::count(program, state) == 0
            });
            if !stuck {
                return;
            }
            let (turn, check) = (self.turn(), self.is_check());
            let ends = self.rules.ends();
            let (verdict, reason) = if !check {
                (ends.stalemate[turn.index()], Reason::Stalemate)
            } else if let Some(verdict) = self.unfair_mate() {
                (verdict, Reason::UnfairMate)
            } else {
                (ends.checkmate[turn.index()], Reason::Checkmate)
            };
            if verdict != Verdict::Loss {
                return;
            }
            // A side in check has been mated by the one that moved. Otherwise it has put itself out.
            let by = mover.map(|mover| if check { mover } else { turn });
            self.eliminate(turn, by, reason);
        }
    }

    /// Eliminates a side as part of the last move, or of setting the position up.
    fn eliminate(&mut self, side: Side, by: Option<Side>, reason: Reason) {
        let (side, by) = (side.index(), by.map(Side::index));
        macro_rules! drop_out {
            ($state:ident, $program:ident, $width:path) => {{
                let mut nothing = Undo::nothing($state);
                let undo = match self.past.last_mut() {
                    Some(Past { undo: $width(undo), .. }) => undo,
                    _ => &mut nothing,
                };
                $program.drop_out($state, side, by, reason, undo);
            }};
        }
        match (&mut self.state, self.rules.program()) {
            (AnyState::W1(state), AnyProgram::W1(program)) => drop_out!(state, program, AnyUndo::W1),
            (AnyState::W2(state), AnyProgram::W2(program)) => drop_out!(state, program, AnyUndo::W2),
            (AnyState::W4(state), AnyProgram::W4(program)) => drop_out!(state, program, AnyUndo::W4),
            (AnyState::W16(state), AnyProgram::W16(program)) => drop_out!(state, program, AnyUndo::W16),
            _ => unreachable!("a position has the width of its rules"),
        }
    }
}
