//! What solvers of levels and the controllers of their enemies ask of a position: see [`SolveExt`].

use super::{AnyProgram, AnyState, Position, as_move};
use crate::board::Cell;
use crate::core::bits::Bits;
use crate::core::generate::GenType;
use crate::core::ground::NOBODY;
use crate::core::isa;
use crate::core::program::SIDE_MASK;
use crate::core::state::{State, code};
use crate::core::step::{Step, StepKind, Steps};
use crate::moves::Move;
use crate::rules::Rules;
use crate::types::{Kind, Piece, Side};

/// Questions of solvers, which keep very many positions as bytes, and of the controllers that move the enemies of a
/// level.
pub trait SolveExt: super::sealed::Sealed {
    /// Whether the last move ended the game, and who won.
    fn verdict(&self) -> Option<Option<Side>>;

    /// Writes everything that distinguishes this position from others of its level. Equal positions give equal bytes.
    fn pack(&self, out: &mut Vec<u8>);

    /// Replaces this position by one of the same level that [`pack`](Self::pack) has written, without history. Returns
    /// whether the bytes are valid.
    ///
    /// It does not update the [`key`](Position::key), because the bytes themselves identify such positions.
    fn unpack(&mut self, bytes: &[u8]) -> bool;

    /// A pass, whether or not the rules allow it. Controllers that wait use it.
    fn waiting(&self) -> Move;

    /// Whether two sides are enemies.
    fn fights(&self, one: Side, other: Side) -> bool;

    /// Whether a side never has a turn.
    fn is_idle(&self, side: Side) -> bool;

    /// How many moves a side could make on terrain if it were to move, passing excepted.
    fn mobility(&self, side: Side) -> usize;

    /// The moves that a side could make on terrain if it were to move, passing excepted.
    fn moves_of(&self, side: Side) -> Vec<Move>;

    /// The pieces of a side with their cells.
    fn pieces_of(&self, side: Side) -> Vec<(Cell, Kind)>;
}

impl SolveExt for Position {
    #[inline]
    fn verdict(&self) -> Option<Option<Side>> {
        with!(&self.state, self.rules, |_program, state| state.info.over.map(|over| over.winner.map(Side)))
    }

    fn pack(&self, out: &mut Vec<u8>) {
        with!(&self.state, self.rules, |program, state| state.pack(program, out));
    }

    fn unpack(&mut self, bytes: &[u8]) -> bool {
        self.past.clear();
        self.keys.clear();
        self.result = None;
        with!(&mut self.state, self.rules, |program, state| state.unpack(program, bytes).is_some())
    }

    fn waiting(&self) -> Move {
        Move { step: Step::new(0, 0, StepKind::Pass, 0), extra: None }
    }

    fn fights(&self, one: Side, other: Side) -> bool {
        with!(&self.state, self.rules, |program, _state| match &program.terrain {
            Some(terrain) => terrain.side_rules[one.index() & SIDE_MASK].enemies >> other.index() & 1 == 1,
            None => one != other,
        })
    }

    fn is_idle(&self, side: Side) -> bool {
        with!(&self.state, self.rules, |program, _state| {
            program.terrain.as_ref().is_some_and(|terrain| terrain.side_rules[side.index() & SIDE_MASK].idle)
        })
    }

    fn mobility(&self, side: Side) -> usize {
        with!(&self.state, self.rules, |program, state| {
            let turned;
            let state = if state.info.turn == side.0 && state.info.over.is_none() {
                state
            } else {
                turned = with_turn(state, side);
                &turned
            };
            let mut list = Steps::default();
            isa::list(program, state, GenType::All, &mut list);
            list.steps.iter().filter(|step| step.kind != StepKind::Pass).count()
        })
    }

    fn moves_of(&self, side: Side) -> Vec<Move> {
        with!(&self.state, self.rules, |program, state| {
            let mut list = Steps::default();
            isa::list(program, &with_turn(state, side), GenType::All, &mut list);
            let steps = list.with_extras().filter(|(step, _)| step.kind != StepKind::Pass);
            steps.map(|(step, extra)| as_move(step, extra)).collect()
        })
    }

    fn pieces_of(&self, side: Side) -> Vec<(Cell, Kind)> {
        with!(&self.state, self.rules, |_program, state| {
            let pieces = state.of_side(side.index()).iter();
            pieces.map(|cell| (cell as Cell, Kind((state.at[cell] & 255) as u8))).collect()
        })
    }
}

/// A copy of a state in which a side is to move, with all of its pieces.
fn with_turn<const W: usize>(state: &State<W>, side: Side) -> State<W> {
    let mut copy = State::clone(state);
    (copy.info.turn, copy.info.over) = (side.0, None);
    if let Some(ground) = &mut copy.ground {
        ground.acting = NOBODY;
    }
    copy
}

/// The cells on which a piece can stop while doors and gates are closed.
pub fn standing_cells(rules: &Rules) -> Vec<Cell> {
    let position = rules.start();
    with!(&position.state, rules, |program, _state| {
        let mut cells = program.all;
        if let Some(terrain) = &program.terrain {
            let ground = &terrain.start;
            cells = cells.without(terrain.fences | ground.cracked | ground.barriers | ground.doors);
        }
        cells.iter().map(|cell| cell as Cell).collect()
    })
}

/// The cells to which the first of these pieces could move if the board held no other pieces or items, and with doors
/// and gates closed.
pub fn moves_on_terrain(rules: &Rules, turn: Side, pieces: &[(Cell, Piece)]) -> Vec<Cell> {
    let mut position = rules.start();
    let Some(&(from, _)) = pieces.first() else { return vec![] };
    let from = pieces.iter().find(|(_, piece)| piece.side == turn).map_or(from, |(cell, _)| *cell);
    with!(&mut position.state, rules, |program, state| {
        let mut lone = State::empty(turn.0);
        lone.ground.clone_from(&state.ground);
        if let Some(ground) = &mut lone.ground {
            ground.items = Bits::NONE;
            ground.acting = NOBODY;
            if let Some(terrain) = &program.terrain {
                ground.barriers = terrain.start.barriers;
            }
        }
        for &(cell, piece) in pieces {
            lone.put(program, code(piece.side.index(), piece.kind.index()), cell.into());
        }
        let mut list = Steps::default();
        isa::list(program, &lone, GenType::All, &mut list);
        let steps = list.steps.iter().filter(|step| step.kind != StepKind::Pass && step.from == from);
        let mut cells: Vec<Cell> = steps.map(|step| step.to).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    })
}
