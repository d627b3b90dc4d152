//! Findings about checks that cannot occur.

use super::{Finding, Look, Part};
use crate::message::Blank;
use crate::setup::Setup;
use crate::types::Side;
use crate::{message, template};

/// A step can give check with the piece that moves and discover one more check.
const MOST_CHECKERS: usize = 2;

impl Look<'_> {
    pub(super) fn safety(&self, found: &mut Vec<Finding>) {
        let definition = self.rules.definition();
        let turn = self.position.turn();
        let name = |side| Self::name(self.rules, side);
        let word = |side: Side| &definition.sides[side.index()].name;
        let bound = |side: Side| definition.check.binding_for(word(side));
        let mut others = self.sides().filter(|&side| side != turn);
        let silent = others.all(|side| definition.check.forbidden_for(word(side)));
        if bound(turn) && silent && self.position.is_check() {
            let message = message!(
                "{turn} is in check, but this game forbids giving check",
                turn = Blank::side(name(turn))
            );
            found.push(Finding::error("check-given", Part::Board, message));
            return;
        }
        // With more than two sides, or in a turn of several steps, a side that is not to move may be in check.
        let whole = self.setup.steps_left == Some(self.rules.steps_of_turn(turn, self.setup.turns));
        if self.rules.sides() != 2 || !whole {
            return;
        }
        let other = Side(1 - turn.0);
        let turned = Setup {
            turn: other.0,
            en_passant: vec![],
            en_passant_victim: None,
            steps_left: None,
            ..self.setup.clone()
        };
        if bound(other)
            && let Ok(position) = self.rules.position(&turned)
            && position.is_check()
        {
            let message = message!(
                "{other} is in check, but {turn} is to move",
                other = Blank::side(name(other)),
                turn = Blank::side(name(turn))
            );
            let finding = Finding::error("left-in-check", Part::Turn, message).on(position.checkers());
            found.push(finding.advice(template!(
                "a side may not leave its king in check: change the side to move, or move a piece"
            )));
        }
        let checkers = self.position.checkers();
        let one_step = definition.turn == crate::definition::model::TurnDef::default();
        if checkers.len() > MOST_CHECKERS && one_step && bound(turn) {
            let message = message!(
                "{count} pieces check {turn} at once",
                count = checkers.len(),
                turn = Blank::side(name(turn))
            );
            let finding = Finding::warning("many-checkers", Part::Board, message).on(checkers);
            found.push(finding.advice(template!("one move rarely gives more than two checks")));
        }
    }
}
