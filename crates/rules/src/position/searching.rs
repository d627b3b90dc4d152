//! What a search asks of a position, many thousand times a second: lists that keep their memory, ends by the cheapest question
//! first, exchanges.

use super::{AnyProgram, AnyState, Position, as_move};
use crate::board::Cell;
use crate::core::activity::{Activity, Weights};
use crate::core::generate::GenType;
use crate::core::isa;
use crate::core::program::SIDE_MASK;
use crate::core::state::{EMPTY, State, code, kind_of, side_of};
use crate::core::step::{Step, StepKind, Steps};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::types::{Kind, Piece, Side};

/// Room for lists of moves, to be used again and again.
#[derive(Clone, Debug, Default)]
pub struct MoveBuffer(Steps);

/// Which moves to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveFilter {
    /// All of them.
    All,
    /// Those that capture. Where captures are forced, they are all there are if there is one.
    Captures,
}

impl Position {
    /// Adds moves to a list as [`legal_moves`](Self::legal_moves) would return them, but without asking whether the game has ended
    /// by repetition or by a count.
    pub fn generate_moves(&self, filter: MoveFilter, buffer: &mut MoveBuffer, moves: &mut Vec<Move>) {
        let list = &mut buffer.0;
        list.truncate((0, 0));
        let gen_type = match filter {
            MoveFilter::All => GenType::All,
            MoveFilter::Captures => GenType::Captures,
        };
        with!(&self.state, self.rules, |program, state| isa::list(program, state, gen_type, list));
        moves.extend(list.with_extras().map(|(step, extra)| as_move(step, extra)));
    }

    /// The end of the game that the last move brought about at once. Mate, stalemate and what needs the game's history are not
    /// among these: [`outcome`](Self::outcome) tells those, too.
    pub fn immediate_outcome(&self) -> Option<Outcome> {
        let over = with!(&self.state, self.rules, |_program, state| state.info.over);
        over.and_then(|_| self.outcome_on_the_board())
    }

    /// Whether the position has stood on the board before, at most so many moves ago, and what a repetition of what happened since
    /// then would mean.
    pub fn repeats(&self, within: usize) -> Option<Outcome> {
        let end = &self.rules.definition().end;
        let key = self.key();
        let first = self.keys.len().saturating_sub(within);
        let found = self.keys[first..].iter().rposition(|&past| past == key)?;
        (end.repetition >= 2).then(|| self.repetition_since(first + found))
    }

    /// Calls with every piece and its cell, side by side.
    #[inline]
    pub fn for_each_piece(&self, mut visit: impl FnMut(Cell, Piece)) {
        with!(&self.state, self.rules, |program, state| {
            for side in 0..program.sides {
                state.of_side(side).for_each(|cell| {
                    let kind = Kind(kind_of(state.at[cell]) as u8);
                    visit(cell as Cell, Piece { side: Side(side as u8), kind });
                });
            }
        });
    }

    /// Calls with the pieces in hand: whose, which, how many.
    #[inline]
    pub fn for_each_in_hand(&self, mut visit: impl FnMut(Side, Kind, u8)) {
        with!(&self.state, self.rules, |program, state| {
            if program.hands.any {
                for side in 0..program.sides {
                    for (kind, &held) in (0u8..).zip(&state.hand[side & SIDE_MASK][..program.kinds]) {
                        if held > 0 {
                            visit(Side(side as u8), Kind(kind), held);
                        }
                    }
                }
            }
        });
    }

    /// How many moves a side could make were it its turn, whatever they meant for its royals and wherever walls would go.
    pub fn pseudo_legal_mobility(&self, side: Side) -> usize {
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| {
            let mut state = State::clone(state);
            (state.info.turn, state.info.verifying, state.info.over) = (side.0, true, None);
            isa::list(program, &state, GenType::PseudoLegal, &mut list);
        });
        list.steps.len()
    }

    /// What the pieces of each side do where they stand.
    ///
    /// # Panics
    /// When there are fewer weights than kinds.
    pub fn activity(&self, weights: &Weights) -> [Activity; 8] {
        let mut found = [Activity::default(); 8];
        with!(&self.state, self.rules, |program, state| isa::activity(program, state, weights, &mut found));
        found
    }

    /// How many checks a side has given, where they are counted.
    pub fn checks_given(&self, side: Side) -> u8 {
        with!(&self.state, self.rules, |_program, state| state.info.checks[side.index() & SIDE_MASK])
    }

    /// Whether a side is out of the game.
    pub fn is_out(&self, side: Side) -> bool {
        with!(&self.state, self.rules, |_program, state| state.info.out >> side.index() & 1 == 1)
    }

    /// Turns since the last move that counts as progress.
    pub fn clock(&self) -> u16 {
        with!(&self.state, self.rules, |_program, state| state.info.clock)
    }

    /// The first piece a move captures, and its cell.
    #[inline]
    pub fn captured_piece(&self, played: &Move) -> Option<(Cell, Piece)> {
        let step = played.step;
        with!(&self.state, self.rules, |_program, state| {
            let cell = match step.kind {
                StepKind::Plain | StepKind::Promote | StepKind::Gate if step.from != step.to => step.to,
                StepKind::EnPassant => state.info.ep_victim,
                StepKind::Walk | StepKind::WalkPromote => *played.extra.as_ref()?.captures.first()?,
                _ => return None,
            };
            let piece = state.at[usize::from(cell)];
            let found = Piece { side: Side(side_of(piece) as u8), kind: Kind(kind_of(piece) as u8) };
            (piece != EMPTY).then_some((cell, found))
        })
    }

    /// What a move wins, by the values of kinds, once both sides have taken on its cell as long as that pays; an estimate.
    ///
    /// # Panics
    /// When there are fewer values than kinds.
    pub fn see(&self, played: &Move, values: &[i32]) -> i32 {
        with!(&self.state, self.rules, |program, state| {
            program.see(state, played.step, played.extra.as_deref(), values)
        })
    }

    /// Lets the other side move although the rules do not: a search asks so what is threatened. [`undo`](Self::undo) takes it back.
    /// Only for two sides that move in turn; tells whether that is so, and does nothing where it is not.
    #[must_use]
    pub fn play_null_move(&mut self) -> bool {
        let plain = with!(&self.state, self.rules, |program, _state| program.plain_turns);
        if plain {
            self.play_unchecked(&Move { step: Step::new(0, 0, StepKind::Pass, 0), extra: None });
        }
        plain
    }
}

impl Rules {
    /// Adds what a side could play if the pieces stood so, whatever that meant for its royals and whichever moves the rules
    /// prefer. For judging what pieces are worth.
    pub fn pseudo_legal_moves(
        &self,
        turn: Side,
        pieces: &[(Cell, Piece)],
        buffer: &mut MoveBuffer,
        moves: &mut Vec<Move>,
    ) {
        fn list<const W: usize>(
            program: &crate::core::program::Program<W>,
            turn: Side,
            pieces: &[(Cell, Piece)],
            list: &mut Steps,
        ) {
            let mut state = State::empty(turn.0);
            state.info.verifying = true;
            for &(cell, piece) in pieces {
                if usize::from(cell) < program.cells && state.at[usize::from(cell)] == EMPTY {
                    state.put(program, code(piece.side.index(), piece.kind.index()), cell.into());
                }
            }
            isa::list(program, &state, GenType::PseudoLegal, list);
        }
        let steps = &mut buffer.0;
        steps.truncate((0, 0));
        match self.program() {
            AnyProgram::W1(program) => list(program, turn, pieces, steps),
            AnyProgram::W2(program) => list(program, turn, pieces, steps),
            AnyProgram::W4(program) => list(program, turn, pieces, steps),
            AnyProgram::W16(program) => list(program, turn, pieces, steps),
        }
        moves.extend(steps.with_extras().map(|(step, extra)| as_move(step, extra)));
    }
}
