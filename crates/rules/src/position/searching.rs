//! What a search asks of a position, many thousand times a second: lists that keep their memory, ends by the cheapest question
//! first, exchanges.

use super::{AnyProgram, AnyState, Position, as_move};
use crate::board::Cell;
use crate::core::activity::{Activity, Weights};
use crate::core::generate::Wanted;
use crate::core::isa;
use crate::core::state::{EMPTY, State, code, kind_of, side_of};
use crate::core::step::{Step, StepKind, Steps};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::rules::{Kind, Piece, Rules, Side};

/// Room for lists of moves, to be used again and again.
#[derive(Clone, Debug, Default)]
pub struct Lister(Steps);

/// Which moves to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// All of them.
    All,
    /// Those that capture. Where captures are forced, they are all there are if there is one.
    Captures,
}

impl Position {
    /// Adds moves to a list as [`legal_moves`](Self::legal_moves) would return them, but without asking whether the game has ended
    /// by repetition or by a count.
    pub fn list(&self, listed: Listed, lister: &mut Lister, moves: &mut Vec<Move>) {
        let list = &mut lister.0;
        list.cut((0, 0));
        let wanted = match listed {
            Listed::All => Wanted::All,
            Listed::Captures => Wanted::Captures,
        };
        with!(&self.state, self.rules, |program, state| isa::list(program, state, wanted, list));
        moves.extend(list.with_extras().map(|(step, extra)| as_move(step, extra)));
    }

    /// The end of the game that the last move brought about at once. Mate, stalemate and what needs the game's history are not
    /// among these: [`outcome`](Self::outcome) tells those, too.
    pub fn ended_at_once(&self) -> Option<Outcome> {
        let over = with!(&self.state, self.rules, |_program, state| state.now.over);
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
    pub fn each_piece(&self, mut each: impl FnMut(Cell, Piece)) {
        with!(&self.state, self.rules, |program, state| {
            for side in 0..program.sides {
                state.side[side & 7].each(|cell| {
                    let kind = Kind(kind_of(state.at[cell]) as u8);
                    each(cell as Cell, Piece { side: Side(side as u8), kind });
                });
            }
        });
    }

    /// Calls with the pieces in hand: whose, which, how many.
    #[inline]
    pub fn each_in_hand(&self, mut each: impl FnMut(Side, Kind, u8)) {
        with!(&self.state, self.rules, |program, state| {
            if program.hands.any {
                for side in 0..program.sides {
                    for (kind, &held) in (0u8..).zip(&state.hand[side & 7][..program.kinds]) {
                        if held > 0 {
                            each(Side(side as u8), Kind(kind), held);
                        }
                    }
                }
            }
        });
    }

    /// How many moves a side could make were it its turn, whatever they meant for its royals and wherever walls would go.
    pub fn freedom(&self, side: Side) -> usize {
        let mut list = Steps::default();
        with!(&self.state, self.rules, |program, state| {
            let mut state = State::clone(state);
            (state.now.turn, state.now.looking, state.now.over) = (side.0, true, None);
            isa::list(program, &state, Wanted::Loose, &mut list);
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
        with!(&self.state, self.rules, |_program, state| state.now.checks[side.index() & 7])
    }

    /// Whether a side is out of the game.
    pub fn is_out(&self, side: Side) -> bool {
        with!(&self.state, self.rules, |_program, state| state.now.out >> side.index() & 1 == 1)
    }

    /// Turns since the last move that counts as progress.
    pub fn clock(&self) -> u16 {
        with!(&self.state, self.rules, |_program, state| state.now.clock)
    }

    /// The first piece a move captures, and its cell.
    #[inline]
    pub fn victim(&self, played: &Move) -> Option<(Cell, Piece)> {
        let step = played.step;
        with!(&self.state, self.rules, |_program, state| {
            let cell = match step.kind {
                StepKind::Plain | StepKind::Promote | StepKind::Gate if step.from != step.to => step.to,
                StepKind::EnPassant => state.now.ep_victim,
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
    pub fn exchange(&self, played: &Move, values: &[i32]) -> i32 {
        with!(&self.state, self.rules, |program, state| {
            program.exchange(state, played.step, played.extra.as_deref(), values)
        })
    }

    /// Lets the other side move although the rules do not: a search asks so what is threatened. [`undo`](Self::undo) takes it back.
    /// Only for two sides that move in turn; tells whether that is so, and does nothing where it is not.
    #[must_use]
    pub fn pass_over(&mut self) -> bool {
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
    pub fn moves_of_scene(
        &self,
        turn: Side,
        pieces: &[(Cell, Piece)],
        lister: &mut Lister,
        moves: &mut Vec<Move>,
    ) {
        fn list<const W: usize>(
            program: &crate::core::program::Program<W>,
            turn: Side,
            pieces: &[(Cell, Piece)],
            list: &mut Steps,
        ) {
            let mut state = State::empty(turn.0);
            state.now.looking = true;
            for &(cell, piece) in pieces {
                if usize::from(cell) < program.cells && state.at[usize::from(cell)] == EMPTY {
                    state.put(program, code(piece.side.index(), piece.kind.index()), cell.into());
                }
            }
            isa::list(program, &state, Wanted::Loose, list);
        }
        let steps = &mut lister.0;
        steps.cut((0, 0));
        match self.program() {
            AnyProgram::W1(program) => list(program, turn, pieces, steps),
            AnyProgram::W2(program) => list(program, turn, pieces, steps),
            AnyProgram::W4(program) => list(program, turn, pieces, steps),
            AnyProgram::W16(program) => list(program, turn, pieces, steps),
        }
        moves.extend(steps.with_extras().map(|(step, extra)| as_move(step, extra)));
    }
}
