//! What a search asks many thousand times a second: moves in reused memory, ends by the cheapest test first, and static
//! exchange evaluation.

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

/// Memory for generating moves, to be reused.
#[derive(Clone, Debug, Default)]
pub struct MoveBuffer(Steps);

/// Which moves to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveFilter {
    /// All legal moves.
    All,
    /// Captures. Where captures are forced and there is one, these are all legal moves.
    Captures,
}

impl Position {
    /// Adds moves to a list, like [`legal_moves`](Self::legal_moves) but without testing whether the game has ended by
    /// repetition or by a count.
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

    /// The end of the game that the last move brought about at once. Mate, stalemate and ends that depend on the game's
    /// history are not among them; see [`outcome`](Self::outcome).
    pub fn immediate_outcome(&self) -> Option<Outcome> {
        let over = with!(&self.state, self.rules, |_program, state| state.info.over);
        over.and_then(|_| self.outcome_on_the_board())
    }

    /// The outcome of a repetition, if the same position occurred at most `within` moves ago.
    pub fn repeats(&self, within: usize) -> Option<Outcome> {
        let end = &self.rules.definition().end;
        let key = self.key();
        let first = self.keys.len().saturating_sub(within);
        let found = self.keys[first..].iter().rposition(|&past| past == key)?;
        (end.repetition >= 2).then(|| self.repetition_since(first + found))
    }

    /// Calls `visit` with every piece and its cell, side by side.
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

    /// Calls `visit` with the pieces in hand: side, kind and number.
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

    /// How many pseudo-legal moves a side could make if it were to move, not counting the cells of walls.
    pub fn pseudo_legal_mobility(&self, side: Side) -> usize {
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| {
            let mut state = State::clone(state);
            (state.info.turn, state.info.verifying, state.info.over) = (side.0, true, None);
            isa::list(program, &state, GenType::PseudoLegal, &mut list);
        });
        list.steps.len()
    }

    /// The activity of each side's pieces.
    ///
    /// # Panics
    /// When there are fewer weights than kinds.
    pub fn activity(&self, weights: &Weights) -> [Activity; 8] {
        let mut found = [Activity::default(); 8];
        with!(&self.state, self.rules, |program, state| isa::activity(program, state, weights, &mut found));
        found
    }

    /// How many checks a side has given, if the game counts them.
    pub fn checks_given(&self, side: Side) -> u8 {
        with!(&self.state, self.rules, |_program, state| state.info.checks[side.index() & SIDE_MASK])
    }

    /// Whether a side has been eliminated.
    pub fn is_out(&self, side: Side) -> bool {
        with!(&self.state, self.rules, |_program, state| state.info.out >> side.index() & 1 == 1)
    }

    /// Turns since the last capture, pawn move or other move that resets the move count.
    pub fn clock(&self) -> u16 {
        with!(&self.state, self.rules, |_program, state| state.info.clock)
    }

    /// The first piece that a move captures, with its cell.
    #[inline]
    pub fn captured_piece(&self, played: &Move) -> Option<(Cell, Piece)> {
        let step = played.step;
        with!(&self.state, self.rules, |_program, state| {
            let cell = match step.kind {
                StepKind::Plain | StepKind::Promote | StepKind::Gate if step.from != step.to => step.to,
                StepKind::EnPassant => state.info.en_passant.victim()?,
                StepKind::Walk | StepKind::WalkPromote => *played.extra.as_ref()?.captures.first()?,
                _ => return None,
            };
            let piece = state.at[usize::from(cell)];
            let found = Piece { side: Side(side_of(piece) as u8), kind: Kind(kind_of(piece) as u8) };
            (piece != EMPTY).then_some((cell, found))
        })
    }

    /// Static exchange evaluation: what a move wins if both sides then capture on its cell as long as that pays.
    /// `values` holds the values of kinds.
    ///
    /// # Panics
    /// When there are fewer values than kinds.
    pub fn see(&self, played: &Move, values: &[i32]) -> i32 {
        with!(&self.state, self.rules, |program, state| {
            program.see(state, played.step, played.extra.as_deref(), values)
        })
    }

    /// Makes a null move: the turn passes although the rules do not allow it. Searches use it to find threats, and
    /// [`undo`](Self::undo) takes it back. It needs two sides that move in turn. Otherwise it does nothing and returns
    /// false.
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
    /// Adds the pseudo-legal moves that a side would have with these pieces on the board, even where captures are
    /// forced. Evaluation uses them to value pieces.
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
