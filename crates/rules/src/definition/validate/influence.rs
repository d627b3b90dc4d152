//! Checks pieces that borrow moves.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::message;

impl Validator<'_> {
    pub(super) fn influence(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        for (i, influence) in def.influence.iter().enumerate() {
            let path = self.one_or_item("influence", i);
            self.piece_names(&influence.pieces, &format!("{path}.pieces"));
            self.piece_names(&influence.from.pieces, &format!("{path}.from.pieces"));
            self.some_leaps(scene, &influence.from.around, &format!("{path}.from.around"));
        }
        if def.influence.is_empty() {
            return;
        }
        if def.influence.len() > limits::MAX_INFLUENCES {
            let message = message!("there are {count} ways to borrow moves", count = def.influence.len());
            let finding = Diagnostic::error("too-large", message);
            let most = message!("at most {most}", most = limits::MAX_INFLUENCES);
            self.report(finding.expected(most).at("influence"));
        }
        let conflicts = [
            (def.has_chains(), message!("captures that go on cannot be combined with borrowed moves")),
            (def.terrain.is_some() || def.quest.is_some(), message!("levels and terrain cannot lend moves")),
        ];
        for (_, message) in conflicts.into_iter().filter(|(conflict, _)| *conflict) {
            self.report(Diagnostic::error("conflict", message).at("influence"));
        }
    }
}
