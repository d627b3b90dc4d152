//! Checks what the sides see.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::SeesRule;
use crate::message;

impl Validator<'_> {
    pub(super) fn view(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        if let SeesRule::Around(leaps) = &def.view.sees {
            self.leaps(scene, leaps, "view.sees.around");
            if leaps.is_empty() {
                let finding = Diagnostic::error(
                    "betza",
                    message!("`{text}` does not describe plain leaps", text = leaps),
                );
                let hint = message!("set `{setting}`", setting = "view.sees = \"own\"");
                self.report(finding.hint(hint).at("view.sees.around"));
            }
        }
        if !def.view.hides() {
            return;
        }
        if def.terrain.is_some() || def.quest.is_some() {
            let message = message!("levels and terrain cannot hide pieces");
            self.report(Diagnostic::error("conflict", message).at("view.sees"));
        }
        let royals = def.pieces.values().any(|piece| piece.royal);
        if royals && def.any_side(|side| def.check.binding_for(side)) {
            let message = message!("the moves of a side that must answer check tell what attacks it unseen");
            let hint = message!("set `{setting}`", setting = "check.binding = false");
            self.report(Diagnostic::warning("tells", message).hint(hint).at("view.sees"));
        }
    }
}
