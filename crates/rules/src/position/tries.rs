//! Tries: moves of which a side cannot know whether they are legal, and those of them that an umpire has refused.

use super::{AnyState, Position, as_move};
use crate::board::Cell;
use crate::core::en_passant::EnPassant;
use crate::core::generate::GenType;
use crate::core::isa;
use crate::core::state::code;
use crate::core::step::Steps;
use crate::definition::model::PassRule;
use crate::moves::Move;
use crate::rules::AnyProgram;
use crate::types::{Kind, Side};
use crate::view::Choice;

impl Position {
    /// The umpire refuses a try of the side to move. Returns `false`, and does nothing, if the move is legal, or the side could know
    /// that it is not, or has tried it before in this position.
    pub fn refuse(&mut self, choice: &Choice) -> bool {
        let tried = self.rules.definition().view.has_tries()
            && self.chosen(choice).is_none()
            && self.observe(self.turn()).choices.contains(choice);
        if tried {
            self.forget_later_refusals();
            self.refused.push((self.past.len(), choice.clone()));
        }
        tried
    }

    /// The tries of the side to move that were refused in this position, in order.
    pub fn refused(&self) -> impl Iterator<Item = &Choice> {
        let here = self.past.len();
        self.refused.iter().filter(move |(played, _)| *played == here).map(|(_, choice)| choice)
    }

    /// Remembers tries that were refused in this position before, as a record of the game has them.
    pub fn recall_refusals<'a>(&mut self, choices: impl IntoIterator<Item = &'a Choice>) {
        let here = self.past.len();
        self.refused.retain(|(played, _)| *played < here);
        self.refused.extend(choices.into_iter().map(|choice| (here, choice.clone())));
    }

    /// Takes the tries over that were refused on the way to another position of the same game.
    pub(crate) fn refused_as_in(&mut self, other: &Self) {
        self.refused.clone_from(&other.refused);
    }

    /// Forgets the tries that were refused after moves which have been taken back.
    #[cold]
    pub(super) fn forget_later_refusals(&mut self) {
        let here = self.past.len();
        self.refused.retain(|(played, _)| *played <= here);
    }

    /// The positions in which the side to move finds what it may try, with their moves regardless of check: nothing stands on the
    /// cells that it does not see, or the same enemy on each of them.
    pub(crate) fn supposed(&self, seen: &[bool]) -> Vec<(Self, Vec<Move>)> {
        let definition = self.rules.definition();
        let enemy =
            (0..self.rules.sides() as u8).map(Side).find(|&side| !self.rules.are_allied(self.turn(), side));
        let some_are_spared = definition.pieces.values().any(|piece| piece.capturable_by.is_some());
        let mut kinds: Vec<_> =
            definition.pieces.values().zip(0..).map(|(piece, kind)| (piece.royal, kind)).collect();
        kinds.sort_unstable();
        let enemies = kinds.into_iter().filter_map(|(_, kind)| Some((enemy?, Kind(kind))));
        let enemies = enemies.take(if some_are_spared { usize::MAX } else { 1 });
        std::iter::once(None).chain(enemies.map(Some)).map(|hidden| self.with_hidden(seen, hidden)).collect()
    }

    /// The position with a piece on each cell that the side to move does not see, or with none, and its pseudo-legal moves.
    fn with_hidden(&self, seen: &[bool], hidden: Option<(Side, Kind)>) -> (Self, Vec<Move>) {
        let unseen = |cell: Cell| seen.get(usize::from(cell)) != Some(&true);
        let cells: Vec<Cell> = self.rules.board().cells().filter(|&cell| unseen(cell)).collect();
        let mut supposed = self.without_history();
        let mut list = Steps::default();
        with!(&mut supposed.state, self.rules, |program, state| {
            let state = &mut **state;
            if state.info.en_passant.victim().is_some_and(unseen) {
                state.info.en_passant = EnPassant::NONE;
            }
            for &cell in &cells {
                state.take(program, cell.into());
                if let Some((side, kind)) = hidden {
                    state.put(program, code(side.index(), kind.index()), cell.into());
                }
            }
            (state.query.verifying, state.info.over) = (true, None);
            isa::list(program, state, GenType::PseudoLegal, &mut list);
        });
        let moves = list.with_extras().map(|(step, extra)| as_move(step, extra)).collect();
        (supposed, moves)
    }

    /// Whether the side to move may pass in some positions.
    pub(crate) fn may_ever_pass(&self) -> bool {
        with!(&self.state, self.rules, |program, state| program.pass[state.us()] != PassRule::Never)
    }
}
