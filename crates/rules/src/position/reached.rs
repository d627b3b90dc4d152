//! What views need of a position: the cells that a side could reach, and the position before.

use super::{AnyState, Position};
use crate::board::Cell;
use crate::core::en_passant::EnPassant;
use crate::core::generate::GenType;
use crate::core::isa;
use crate::core::state::State;
use crate::core::step::{StepKind, Steps};
use crate::rules::AnyProgram;
use crate::types::Side;

impl Position {
    /// The cells to which a side could move or drop a piece, and those on which it could capture, if it were to move,
    /// without regard to check.
    pub(crate) fn reached(&self, side: Side) -> Vec<Cell> {
        let mut list = Steps::default();
        let mut cells = vec![];
        with!(&self.state, self.rules, |program, state| {
            let mut state = State::clone(state);
            if state.info.turn != side.0 {
                // Targets are for the side to move; this one's own pieces may have left them.
                state.info.en_passant = EnPassant::NONE;
            }
            (state.info.turn, state.query.verifying, state.info.over) = (side.0, true, None);
            isa::list(program, &state, GenType::PseudoLegal, &mut list);
            for (step, extra) in list.with_extras() {
                match step.kind {
                    StepKind::Pass | StepKind::Uncover | StepKind::Chance | StepKind::Act => continue,
                    StepKind::EnPassant => cells.extend(state.info.en_passant.victim()),
                    StepKind::Castle | StepKind::GateCastle => {
                        let castle = state.castles.list.get(step.castle());
                        cells.extend(castle.map(|castle| castle.partner_to));
                    }
                    _ => {}
                }
                cells.push(step.to);
                if let Some(extra) = extra {
                    cells.extend(&extra.captures);
                    cells.extend(extra.path.iter().flatten());
                    cells.extend(extra.partner.into_iter().flat_map(|(from, to)| [from, to]));
                }
            }
        });
        cells
    }

    /// The position before the last step, without what led to it.
    pub(crate) fn before_last_step(&self) -> Option<Self> {
        let (past, key) = (self.past.last()?, self.keys.last()?);
        let mut before = Self { past: vec![past.clone()], keys: vec![*key], ..self.without_history() };
        before.undo();
        Some(before)
    }
}
