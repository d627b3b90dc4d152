//! Pieces that go to another board and come from there (bughouse).

use super::{AnyProgram, AnyState, AnyUndo, Past, Position};
use crate::core::hand::NO_KIND;
use crate::core::state::{State, Undo, code};
use crate::definition::model::CapturesGo;
use crate::moves::Move;
use crate::types::{Kind, Side};

/// # Several boards
impl Position {
    /// Puts pieces from another board into a hand. [`undo`](Self::undo) takes that back, and [`played`](Self::played) lists it as
    /// an entry that [supplies](Move::supplies). It is no turn: the side to move stays the same, and positions count as repeated by
    /// what they are when a side moves.
    ///
    /// Returns `false`, and does nothing, where hands cannot hold such a piece or have no room for all, and after the end.
    pub fn supply(&mut self, side: Side, kind: Kind, number: u8) -> bool {
        let holds = with!(&self.state, self.rules, |program, state| {
            let known = side.index() < program.sides && kind.index() < program.kinds && program.hands.any;
            known
                && program.hands.held_as[kind.index()] == kind.0
                && state.held(side.index(), kind.0).checked_add(number).is_some()
        });
        if !holds || number == 0 || self.outcome().is_some() {
            return false;
        }
        let (turn, count, key) = (self.turn(), self.count, self.key());
        let pieces = vec![code(side.index(), kind.index()); number.into()];
        macro_rules! gain {
            ($state:ident, $program:ident) => {{
                let mut undo = Undo::nothing($state);
                pieces.iter().for_each(|_| {
                    State::add_to_hand($state, $program, side.index(), kind.index());
                });
                undo.note_gained(pieces);
                undo
            }};
        }
        let undo = match (&mut self.state, self.rules.program()) {
            (AnyState::W1(state), AnyProgram::W1(program)) => AnyUndo::W1(gain!(state, program)),
            (AnyState::W2(state), AnyProgram::W2(program)) => AnyUndo::W2(gain!(state, program)),
            (AnyState::W4(state), AnyProgram::W4(program)) => AnyUndo::W4(Box::new(gain!(state, program))),
            (AnyState::W16(state), AnyProgram::W16(program)) => AnyUndo::W16(Box::new(gain!(state, program))),
            _ => unreachable!("a position has the width of its rules"),
        };
        self.past.push(Past { turn, count, played: Move::supplying(side, kind, number), undo });
        // Not the key itself: nobody moved in the position before.
        self.keys.push(!key);
        true
    }

    /// The pieces that a legal move captures for the partner at another board, as they come to the partner's hand. Empty where
    /// captured pieces go elsewhere. Pieces that are blown up go nowhere.
    pub fn sent(&self, played: &Move) -> Vec<Kind> {
        let cells = self.captures(played);
        let unloaded = played.extra.as_ref().is_some_and(|extra| extra.unload.is_some());
        let kept = cells.len().saturating_sub(usize::from(unloaded));
        with!(&self.state, self.rules, |program, state| {
            if program.hands.captures != CapturesGo::Partner {
                return vec![];
            }
            let kinds = cells[..kept].iter().map(|&cell| {
                let cell = usize::from(cell);
                program.hands.kind_in_hand(state.at[cell], state.info.promoted.has(cell))
            });
            kinds.filter(|&kind| kind != NO_KIND).map(Kind).collect()
        })
    }

    /// The record of the last step, without what came from other boards since, and what nature decided.
    pub(super) fn last_step(&self) -> Option<&Past> {
        self.past.iter().rev().find(|past| !past.played.is_nobodys())
    }
}
