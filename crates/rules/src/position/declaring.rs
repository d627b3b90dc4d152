//! Results that the side to move may declare: the entering king of shogi.

use super::Position;
use crate::board::Cell;
use crate::end_rules::Declaration;
use crate::outcome::{Outcome, Reason};
use crate::types::Piece;

impl Position {
    /// What the side to move may declare: the first declaration that fits. Nobody declares out of check.
    pub(super) fn declaration(&self) -> Option<Outcome> {
        let declarations = &self.rules.ends().declarations;
        if declarations.is_empty() || self.is_check() {
            return None;
        }
        let fitting = declarations.iter().find(|declaration| self.may_declare(declaration))?;
        Some(self.judged(fitting.verdict, Reason::Declaration))
    }

    fn may_declare(&self, declaration: &Declaration) -> bool {
        let us = self.turn();
        let region = &declaration.region[us.index()];
        let own = || self.pieces().filter(|(_, piece)| piece.side == us);
        let is_royal = |piece: &Piece| self.rules.definition().pieces[piece.kind.index()].royal;
        let (royals, others): (Vec<_>, Vec<_>) = own().partition(|(_, piece)| is_royal(piece));
        if royals.is_empty() || !royals.iter().all(|(cell, _)| region.contains(*cell)) {
            return false;
        }
        let there = |(cell, _): &&(Cell, Piece)| region.contains(*cell);
        let entered = others.iter().filter(there);
        let on_board: i64 = royals
            .iter()
            .chain(entered.clone())
            .map(|(_, piece)| declaration.points[piece.kind.index()])
            .sum();
        let held = self.hands().into_iter().filter(|(side, ..)| *side == us);
        let in_hand: i64 = held.map(|(_, kind, n)| i64::from(n) * declaration.points[kind.index()]).sum();
        entered.count() >= declaration.pieces && on_board + in_hand >= declaration.at_least[us.index()]
    }
}
