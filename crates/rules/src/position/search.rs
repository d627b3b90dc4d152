//! What searches and evaluations ask of a position: see [`SearchExt`].

use super::{AnyProgram, AnyState, Position, as_move};
use crate::board::Cell;
use crate::core::activity::{Activity, Weights};
use crate::core::generate::GenType;
use crate::core::isa;
use crate::core::program::{Program, SIDE_MASK};
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
    /// Moves that capture nothing and attack a royal with the piece that moves or is dropped. Moves that only discover an attack
    /// are not among them.
    QuietChecks,
    /// Moves that may win at once: into a goal, or the last of the checks that are counted. Whether one does, the position after it
    /// says. Walked moves and checks by discovery are not among them.
    Decisive,
}

/// Questions that a search or an evaluation asks many thousand times a second: moves in reused memory, ends by the
/// cheapest test first, and static exchange evaluation.
///
/// ```
/// use chesswright_rules::Rules;
/// use chesswright_rules::search::{MoveBuffer, MoveFilter, SearchExt};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let rules = Rules::new(&chesswright_catalog::definition("chess").expect("the catalogue has chess"))?;
/// let (mut buffer, mut moves) = (MoveBuffer::default(), vec![]);
/// rules.start().generate_moves(MoveFilter::All, &mut buffer, &mut moves);
/// assert_eq!(moves.len(), 20);
/// # Ok(())
/// # }
/// ```
pub trait SearchExt: super::sealed::Sealed {
    /// Adds moves to a list, like [`legal_moves`](Position::legal_moves) but without testing whether the game has ended
    /// by repetition or by a count.
    fn generate_moves(&self, filter: MoveFilter, buffer: &mut MoveBuffer, moves: &mut impl Extend<Move>);

    /// The legal moves that capture.
    fn legal_captures(&self) -> Vec<Move>;

    /// The end of the game that the last move brought about at once. Mate, stalemate and ends that depend on the game's
    /// history are not among them; see [`outcome`](Position::outcome).
    fn immediate_outcome(&self) -> Option<Outcome>;

    /// The first end that the game's history brings about, by itself or by a claim.
    fn end_by_history(&self) -> Option<Outcome>;

    /// The outcome of a repetition, if the same position occurred at most `within` moves ago.
    fn repeats(&self, within: usize) -> Option<Outcome>;

    /// Calls `visit` with every piece and its cell, side by side.
    fn for_each_piece(&self, visit: impl FnMut(Cell, Piece));

    /// Calls `visit` with the pieces in hand: side, kind and number.
    fn for_each_in_hand(&self, visit: impl FnMut(Side, Kind, u8));

    /// The value of a side's counter, by the counter's place in the document; 0 if there is no such counter.
    fn counter(&self, counter: usize, side: Side) -> i32;

    /// How many pseudo-legal moves a side could make if it were to move, not counting the cells of walls.
    fn pseudo_legal_mobility(&self, side: Side) -> usize;

    /// The activity of each side's pieces.
    ///
    /// # Panics
    /// When there are fewer weights than kinds.
    fn activity(&self, weights: &Weights) -> [Activity; 8];

    /// The first piece that a move captures, with its cell.
    fn captured_piece(&self, played: &Move) -> Option<(Cell, Piece)>;

    /// Static exchange evaluation: what a move wins if both sides then capture on its cell as long as that pays.
    /// `values` holds the values of kinds.
    ///
    /// # Panics
    /// When there are fewer values than kinds.
    fn see(&self, played: &Move, values: &[i32]) -> i32;

    /// Whether the [static exchange evaluation](Self::see) of a move is at least `least`. Finding this out takes less time.
    ///
    /// # Panics
    /// When there are fewer values than kinds.
    fn see_at_least(&self, played: &Move, values: &[i32], least: i32) -> bool;

    /// Makes a null move: the turn passes although the rules do not allow it. Searches use it to find threats, and
    /// [`undo`](Position::undo) takes it back. It needs two sides that move in turn. Otherwise it does nothing and
    /// returns false.
    #[must_use]
    fn play_null_move(&mut self) -> bool;
}

impl SearchExt for Position {
    fn generate_moves(&self, filter: MoveFilter, buffer: &mut MoveBuffer, moves: &mut impl Extend<Move>) {
        let list = &mut buffer.0;
        list.truncate((0, 0));
        let gen_type = match filter {
            MoveFilter::All => GenType::All,
            MoveFilter::Captures => GenType::Captures,
            MoveFilter::QuietChecks => GenType::Quiets,
            MoveFilter::Decisive => GenType::All,
        };
        with!(&self.state, self.rules, |program, state| {
            if filter == MoveFilter::Decisive && !program.may_decide(state) {
                return;
            }
            isa::list(program, state, gen_type, list);
            match filter {
                MoveFilter::All | MoveFilter::Captures => {}
                MoveFilter::QuietChecks => program.retain_quiet_checks(state, list),
                MoveFilter::Decisive => program.retain_decisive(state, list),
            }
        });
        moves.extend(list.with_extras().map(|(step, extra)| as_move(step, extra)));
    }

    fn legal_captures(&self) -> Vec<Move> {
        if self.is_over_by_history() {
            return vec![];
        }
        self.generated(GenType::Captures)
    }

    fn immediate_outcome(&self) -> Option<Outcome> {
        let over = with!(&self.state, self.rules, |_program, state| state.info.over);
        over.and_then(|_| self.outcome_on_the_board())
    }

    fn end_by_history(&self) -> Option<Outcome> {
        self.ends_by_history().next().map(|(end, _)| end)
    }

    fn repeats(&self, within: usize) -> Option<Outcome> {
        let end = &self.rules.definition().end;
        let key = self.key();
        let first = self.keys.len().saturating_sub(within);
        let found = self.keys[first..].iter().rposition(|&past| past == key)?;
        (end.repetition >= 2).then(|| self.repetition_since(first + found))
    }

    #[inline]
    fn for_each_piece(&self, mut visit: impl FnMut(Cell, Piece)) {
        with!(&self.state, self.rules, |program, state| {
            for side in 0..program.sides {
                state.of_side(side).for_each(|cell| {
                    let kind = Kind(kind_of(state.at[cell]) as u8);
                    visit(cell as Cell, Piece { side: Side(side as u8), kind });
                });
            }
        });
    }

    #[inline]
    fn for_each_in_hand(&self, mut visit: impl FnMut(Side, Kind, u8)) {
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

    fn counter(&self, counter: usize, side: Side) -> i32 {
        with!(&self.state, self.rules, |_program, state| {
            let of_sides = state.ledger.as_ref().and_then(|ledger| ledger.counters.get(counter));
            of_sides.and_then(|of_sides| of_sides.get(side.index())).copied().unwrap_or(0)
        })
    }

    fn pseudo_legal_mobility(&self, side: Side) -> usize {
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| {
            let mut state = State::clone(state);
            (state.info.turn, state.query.verifying, state.info.over) = (side.0, true, None);
            isa::list(program, &state, GenType::PseudoLegal, &mut list);
        });
        list.steps.len()
    }

    fn activity(&self, weights: &Weights) -> [Activity; 8] {
        let mut found = [Activity::default(); 8];
        with!(&self.state, self.rules, |program, state| isa::activity(program, state, weights, &mut found));
        found
    }

    #[inline]
    fn captured_piece(&self, played: &Move) -> Option<(Cell, Piece)> {
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

    fn see(&self, played: &Move, values: &[i32]) -> i32 {
        with!(&self.state, self.rules, |program, state| {
            program.see(state, played.step, played.extra.as_deref(), values)
        })
    }

    fn see_at_least(&self, played: &Move, values: &[i32], least: i32) -> bool {
        with!(&self.state, self.rules, |program, state| {
            program.see_at_least(state, played.step, played.extra.as_deref(), values, least)
        })
    }

    fn play_null_move(&mut self) -> bool {
        let plain = with!(&self.state, self.rules, |program, _state| {
            program.plain_turns && program.chance.is_none()
        });
        if plain {
            self.play_unchecked(&Move { step: Step::new(0, 0, StepKind::Pass, 0), extra: None });
        }
        plain
    }
}

/// Adds the pseudo-legal moves that a side would have with these pieces on the board, even where captures are forced.
/// Evaluation uses them to value pieces.
pub fn pseudo_legal_moves(
    rules: &Rules,
    turn: Side,
    pieces: &[(Cell, Piece)],
    buffer: &mut MoveBuffer,
    moves: &mut Vec<Move>,
) {
    fn list<const W: usize>(program: &Program<W>, turn: Side, pieces: &[(Cell, Piece)], list: &mut Steps) {
        let mut state = State::empty(turn.0);
        state.query.verifying = true;
        for &(cell, piece) in pieces {
            if usize::from(cell) < program.cells && state.at[usize::from(cell)] == EMPTY {
                state.put(program, code(piece.side.index(), piece.kind.index()), cell.into());
            }
        }
        isa::list(program, &state, GenType::PseudoLegal, list);
    }
    let steps = &mut buffer.0;
    steps.truncate((0, 0));
    match rules.program() {
        AnyProgram::W1(program) => list(program, turn, pieces, steps),
        AnyProgram::W2(program) => list(program, turn, pieces, steps),
        AnyProgram::W4(program) => list(program, turn, pieces, steps),
        AnyProgram::W16(program) => list(program, turn, pieces, steps),
    }
    moves.extend(steps.with_extras().map(|(step, extra)| as_move(step, extra)));
}
