//! Sides that leave a game which goes on without them.

use super::{AnyProgram, AnyState, AnyUndo, Past, Position};
use crate::core::state::Undo;
use crate::moves::Move;
use crate::types::Side;

impl Position {
    /// A side leaves the game, as if the rules had eliminated it: it has no more turns, and where documents say so, its pieces go. If
    /// it was to move, the next side is. [`undo`](Self::undo) takes that back, and [`played`](Self::played) lists it as an entry that
    /// [leaves](Move::leaves).
    ///
    /// Returns `false`, and does nothing, where that would end the game, because fewer than three sides are in it: then somebody has
    /// won. It also does nothing for a side that is out already, after the end, and in levels.
    pub fn drop_out(&mut self, side: Side) -> bool {
        let sides = self.rules.sides() as u8;
        let still_in = (0..sides).filter(|&side| !self.is_out(Side(side))).count();
        let goes_on = side.0 < sides && !self.is_out(side) && still_in > 2;
        if !goes_on || self.rules.definition().terrain.is_some() || self.outcome().is_some() {
            return false;
        }
        let (turn, count, key) = (self.turn(), self.count, self.key());
        macro_rules! leave {
            ($state:ident, $program:ident, $kept:expr) => {{
                let mut undo = Undo::nothing($state);
                $program.drop_out($state, side.index(), &mut undo);
                $kept(undo)
            }};
        }
        let undo = match (&mut self.state, self.rules.program()) {
            (AnyState::W1(state), AnyProgram::W1(program)) => leave!(state, program, AnyUndo::W1),
            (AnyState::W2(state), AnyProgram::W2(program)) => leave!(state, program, AnyUndo::W2),
            (AnyState::W4(state), AnyProgram::W4(program)) => {
                leave!(state, program, |undo| AnyUndo::W4(Box::new(undo)))
            }
            (AnyState::W16(state), AnyProgram::W16(program)) => {
                leave!(state, program, |undo| AnyUndo::W16(Box::new(undo)))
            }
            _ => unreachable!("a position has the width of its rules"),
        };
        self.past.push(Past { turn, count, played: Move::leaving(side), undo });
        self.keys.push(key);
        true
    }
}
