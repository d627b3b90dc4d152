//! Checks what the sides see, what they may try and what they are told.

use super::{Scene, Validator};
use crate::betza::mover::{Hop, Leg, Mover};
use crate::betza::{self, Options};
use crate::board::{Geometry, Wrap};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{ChecksTold, MoveDef, SeesRule};
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
        self.announcements();
        if !def.view.hides() {
            if def.view.has_tries() {
                let message = message!("where nothing is hidden there is nothing to try");
                self.report(Diagnostic::error("conflict", message).at("view.tries"));
            }
            return;
        }
        if def.terrain.is_some() || def.quest.is_some() {
            let message = message!("levels and terrain cannot hide pieces");
            self.report(Diagnostic::error("conflict", message).at("view.sees"));
        }
        if def.view.has_tries() {
            self.tries(scene);
            return;
        }
        let royals = def.pieces.values().any(|piece| piece.royal);
        if royals && def.any_side(|side| def.check.binding_for(side)) {
            let message = message!("the moves of a side that must answer check tell what attacks it unseen");
            let hint = message!("set `{setting}`", setting = "check.binding = false");
            self.report(Diagnostic::warning("tells", message).hint(hint).at("view.sees"));
        }
    }

    fn announcements(&mut self) {
        let def = self.def;
        let rule = &def.view.announces;
        self.piece_names(&rule.names, "view.announces.names");
        self.piece_names(&rule.can_capture, "view.announces.can-capture");
        let idle = [
            (!rule.names.is_empty() && !rule.captures, "names", "captures"),
            (rule.counts && rule.can_capture.is_empty(), "counts", "can-capture"),
        ];
        for (_, key, other) in idle.into_iter().filter(|(idle, ..)| *idle) {
            let message = message!("`{key}` means nothing without `{other}`", key, other);
            self.report(Diagnostic::error("conflict", message).at(format!("view.announces.{key}")));
        }
        let flat = def.board.geometry == Geometry::Square && def.board.layers == 1;
        let plain = def.board.wrap == Wrap::None && def.board.glue.is_empty() && def.board.joins.is_empty();
        if rule.checks == ChecksTold::Line && !(flat && plain) {
            let message = message!("lines of check are told on flat square boards only");
            let hint = message!("set `{setting}`", setting = "checks = \"check\"");
            self.report(Diagnostic::error("conflict", message).hint(hint).at("view.announces.checks"));
        }
    }

    /// What a side may try is found from boards on which nothing, or an enemy on every cell, is hidden. So what is hidden may matter
    /// to a move only by standing in its way or by being captured.
    fn tries(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        let depends = |step: &MoveDef| !step.when.is_empty();
        let conditions = def.pieces.values().flat_map(|piece| &piece.moves).any(depends);
        if def.has_chains() || def.has_walls() || !def.influence.is_empty() || conditions {
            let message = message!(
                "a side cannot know what to try where captures go on, walls arise, or moves are borrowed or have conditions"
            );
            self.report(Diagnostic::error("conflict", message).at("view.tries"));
        }
        let geometry = scene.board.geometry();
        for (name, piece) in &def.pieces {
            // Who startles a piece is hidden.
            let alone = piece.startled_by.is_empty();
            if !alone || !piece.moves.iter().all(|step| is_blocked_or_captures(step, geometry)) {
                let message =
                    message!("where `{name}` could go depends on more than what its side sees", name);
                self.report(Diagnostic::error("conflict", message).at("view.tries"));
            }
        }
    }
}

/// Whether hidden pieces can only stand in the way of a move or be captured by it.
fn is_blocked_or_captures(step: &MoveDef, geometry: Geometry) -> bool {
    let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
    if let Some(steps) = &step.steps {
        let has = |letter: char| steps.modality.contains(letter);
        let (any, special) = (steps.modality.is_empty(), has('e') || has('k'));
        return any || ((has('c') || !special) && (has('m') || !has('c') || steps.range == 1));
    }
    // What cannot be read is reported elsewhere.
    let Some(movers) =
        betza::parse(&step.betza, &options).ok().and_then(|piece| betza::lower(&piece, geometry).ok())
    else {
        return true;
    };
    movers.iter().all(|mover| match mover {
        Mover::Ride(ride) => is_plain(&ride.how) && (ends_alike(&ride.how) || is_leap(&ride.how)),
        Mover::Chain(chain) => chain.legs.iter().all(|leg| {
            let how = &leg.how;
            let passes = how.modality.quiet && !how.modality.capture && !how.modality.destroy;
            is_plain(how) && if leg.next.is_empty() { ends_alike(how) } else { passes }
        }),
        Mover::Universal(how) => is_plain(how),
        Mover::Castle(_) | Mover::Pass(_) => true,
    })
}

/// It needs no piece on its way, and captures whatever enemy it ends on.
fn is_plain(how: &Leg) -> bool {
    let special = how.modality.en_passant || how.modality.royal;
    how.hop == Hop::None && how.jump == 0 && !how.unloads && (how.modality.capture || !special)
}

/// It can end wherever it captures without a capture, too.
fn ends_alike(how: &Leg) -> bool {
    how.modality.quiet || !how.modality.capture
}

fn is_leap(how: &Leg) -> bool {
    how.max == 1 && !how.lame
}
