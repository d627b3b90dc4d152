//! Checks hands, drops and gates.

use super::{Scene, Validator};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{CapturesGo, DropDef, GateFrom, HandDef, PromotionDef, PromotionMoment};
use crate::message;
use crate::message::Blank;

impl Validator<'_> {
    pub(super) fn hands(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        match &def.hand {
            Some(hand) => self.hand(scene, hand),
            None => self.no_hand(),
        }
        let (_, errors) = def.in_hand();
        for error in errors {
            let finding = Diagnostic::error(error.code, error.message).hint(error.hint).at("setup.hand");
            let finding = Diagnostic { expected: error.expected, ..finding };
            let finding = self.places.locate_within(finding, &def.setup.hand, error.span);
            self.report.push(finding);
        }
        for (name, piece) in &def.pieces {
            let path = format!("pieces.{name}");
            if let Some(other) = &piece.captured_as {
                self.piece_name(other, &format!("{path}.captured-as"));
            }
            if let Some(drop) = &piece.drop {
                self.drop(scene, name, drop, &format!("{path}.drop"));
            }
            if let Some(promotion) = &piece.promotion {
                self.staying(scene, promotion, &format!("{path}.promotion"));
            }
        }
        if let Some(gates) = &def.gates {
            self.sided_region(scene, &gates.cells, "gates.cells");
            self.piece_names(&gates.pieces, "gates.pieces");
            if def.walls.is_some() {
                let message = message!("gates cannot be combined with walls");
                self.report(Diagnostic::error("conflict", message).at("walls"));
            }
        }
        self.waiting(scene);
    }

    /// Checks the pieces that wait behind cells.
    fn waiting(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        let gates = def.gates.as_ref().filter(|gates| gates.from == GateFrom::Behind);
        if gates.is_none() && !def.setup.waiting.is_empty() {
            let finding =
                Diagnostic::error("no-gates", message!("this game has no pieces waiting behind gates"));
            let hint = message!("set `{setting}`", setting = "gates = { from = \"behind\", cells = … }");
            self.report(finding.hint(hint).at("setup.waiting"));
            return;
        }
        for (name, cells) in &def.setup.waiting {
            let path = format!("setup.waiting.{name}");
            self.piece_name(name, &path);
            self.sided_region(scene, cells, &path);
        }
        let Some(gates) = gates else { return };
        let waiting = def.waiting(scene.board);
        for (i, placed) in waiting.iter().enumerate() {
            let name = scene.board.name(placed.cell);
            let message = if i > 0 && waiting[i - 1].cell == placed.cell {
                message!("two pieces wait behind {cell}", cell = name)
            } else {
                let side = &def.sides[placed.side];
                let open = gates
                    .cells
                    .get(&side.name)
                    .and_then(|text| scene.regions.cells(text, &scene.frames[placed.side]).ok());
                if open.is_none_or(|open| open.contains(placed.cell)) {
                    continue;
                }
                message!("{cell} is not a gate of {side}", cell = name, side = Blank::side(&side.name))
            };
            let kind = def.pieces.get_index(placed.piece).map_or("", |(name, _)| name.as_str());
            self.report(Diagnostic::error("bad-gate", message).at(format!("setup.waiting.{kind}")));
        }
    }

    fn hand(&mut self, scene: &Scene<'_>, hand: &HandDef) {
        if let Some(region) = &hand.region {
            self.sided_region(scene, region, "hand.region");
        }
        if let Some(first) = &hand.first {
            self.sided_region(scene, first, "hand.first");
        }
        self.piece_names(&hand.must, "hand.must");
        self.piece_names(&hand.endless, "hand.endless");
        if let Some(name) = &hand.reverts
            && let Some(kind) = self.piece_name(name, "hand.reverts")
            && self.def.pieces[kind].royal
        {
            let finding = Diagnostic::error(
                "royal-in-hand",
                message!("captured pieces cannot turn into a royal piece"),
            );
            self.report(finding.at("hand.reverts"));
        }
        if self.def.any_side(|side| self.def.check.all_for(side)) && hand.drops {
            let message = message!("`check.all` cannot be combined with drops");
            let finding = Diagnostic::error("conflict", message);
            self.report(finding.hint(message!("set `drops = false` in `[hand]`")).at("check.all"));
        }
        if hand.waits {
            self.two_sides_only("hand.waits", message!("waiting for a partner"));
            if hand.captures != CapturesGo::Partner {
                let message = message!("pieces come to this hand only from captures of its own game");
                let finding = Diagnostic::error("conflict", message);
                let hint = message!("set `{setting}`", setting = "captures = \"partner\"");
                self.report(finding.hint(hint).at("hand.waits"));
            }
        }
        let useless = [
            (!hand.must.is_empty(), "hand.must"),
            (!hand.endless.is_empty(), "hand.endless"),
            (hand.waits, "hand.waits"),
        ];
        for (said, path) in useless {
            if said && !hand.drops {
                let finding =
                    Diagnostic::error("conflict", message!("this key needs drops, but `drops = false`"));
                self.report(finding.hint(message!("remove `drops = false` from `[hand]`")).at(path));
            }
        }
    }

    /// Reports keys that require hands in a game without hands.
    fn no_hand(&mut self) {
        let def = self.def;
        let from_hand = def.gates.as_ref().is_some_and(|gates| gates.from == GateFrom::Hand);
        let mut said =
            vec![(!def.setup.hand.is_empty(), "setup.hand".to_owned()), (from_hand, "gates".to_owned())];
        for (name, piece) in &def.pieces {
            said.push((piece.captured_as.is_some(), format!("pieces.{name}.captured-as")));
            said.push((piece.drop.is_some(), format!("pieces.{name}.drop")));
            let taken = piece.promotion.as_ref().is_some_and(|promotion| promotion.from_hand);
            said.push((taken, format!("pieces.{name}.promotion.from-hand")));
        }
        if let Some((_, path)) = said.into_iter().find(|(said, _)| *said) {
            let finding = Diagnostic::error("no-hand", message!("this game has no pieces in hand"));
            self.report(finding.hint(message!("add a table `[hand]`")).at(path));
        }
    }

    fn drop(&mut self, scene: &Scene<'_>, name: &str, drop: &DropDef, path: &str) {
        if let Some(region) = &drop.region {
            self.sided_region(scene, region, &format!("{path}.region"));
        }
        self.piece_names(&drop.forms, &format!("{path}.as"));
        for (i, form) in drop.forms.iter().enumerate() {
            let Some(piece) = self.def.pieces.get(form) else { continue };
            if form != name && piece.captured_as.as_deref() != Some(name) {
                let message = message!("a captured `{form}` does not become a `{name}`", form, name);
                let finding = Diagnostic::error("drop-form", message);
                let hint = message!("set `pieces.{form}.captured-as = \"{name}\"`", form, name);
                self.report(finding.hint(hint).at(format!("{path}.as[{i}]")));
            }
        }
    }

    /// Checks promotion instead of moving.
    fn staying(&mut self, scene: &Scene<'_>, promotion: &PromotionDef, path: &str) {
        if let Some(last) = &promotion.last {
            self.sided_region(scene, last, &format!("{path}.last"));
        }
        if !promotion.on.contains(&PromotionMoment::Staying) {
            for (said, key) in [(promotion.last.is_some(), "last"), (promotion.peaceful, "peaceful")] {
                if said {
                    let finding =
                        Diagnostic::error("conflict", message!("this key needs promotion without moving"));
                    let hint = message!("set `on = \"staying\"`, or remove this key");
                    self.report(finding.hint(hint).at(format!("{path}.{key}")));
                }
            }
        }
    }
}
