//! Checks the rules about captures, walls, lost first moves and rare royals, and which of them conflict.

use super::{Scene, Validator};
use crate::board::Wrap;
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{
    BlastDef, ChainPromotion, CheckBan, CheckingCaptures, ConnectDef, EffectDef, FirstMoveRule, FlipRule,
    PassRule, PieceDef, RemovalRule, Sided, TriggerDef, WallDef, WallRule,
};
use crate::message::Message;
use crate::{message, template};

impl Validator<'_> {
    pub(super) fn board_rules(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        self.turns_and_checks();
        self.chains();
        self.checking_captures();
        match &def.capture.petrifies {
            Sided::All(names) => self.piece_names(names, "capture.petrifies"),
            Sided::Each(each) => {
                for (side, names) in each {
                    self.piece_names(names, &format!("capture.petrifies.{side}"));
                }
            }
        }
        if let Some(blast) = &def.capture.blast {
            self.blast(scene, blast);
        }
        if let Some(walls) = &def.walls {
            self.walls(scene, walls);
        }
        for (name, piece) in &def.pieces {
            self.first_move_lost(piece, &format!("pieces.{name}"));
            self.rarely_royal(name, piece);
        }
        for (i, connect) in def.end.connect.iter().enumerate() {
            let path = self.one_or_item("end.connect", i);
            self.connect(scene, connect, &path);
        }
        if def.any_side(|side| def.capture.flips_for(side) != FlipRule::None) && self.has_royals() {
            self.conflict("capture.flips", message!("royals cannot change sides"));
        }
    }

    /// Checks the names of sides in rules about turns, check and captures. In documents they are checked on reading.
    fn turns_and_checks(&mut self) {
        let (turn, check, capture, end) = (&self.def.turn, &self.def.check, &self.def.capture, &self.def.end);
        self.side_keys(&turn.steps, "turn.steps");
        self.side_keys(&turn.check_ends, "turn.check-ends");
        self.side_keys(&turn.pass, "turn.pass");
        self.side_keys(&check.binding, "check.binding");
        self.side_keys(&check.forbidden, "check.forbidden");
        self.side_keys(&check.all, "check.all");
        self.side_keys(&check.stays, "check.stays");
        self.side_keys(&end.checks, "end.checks");
        self.side_keys(&capture.forced, "capture.forced");
        self.side_keys(&capture.most, "capture.most");
        self.side_keys(&capture.chain, "capture.chain");
        self.side_keys(&capture.petrifies, "capture.petrifies");
        self.side_keys(&capture.flips, "capture.flips");
    }

    fn side_keys<T>(&mut self, value: &Sided<T>, path: &str) {
        if let Sided::Each(each) = value {
            for side in each.keys() {
                self.side_name(side, &format!("{path}.{side}"));
            }
        }
    }

    /// Checks captures that go on in the same move.
    fn chains(&mut self) {
        let def = self.def;
        let capture = &def.capture;
        let needs = |message: Message, hint: Message| Diagnostic::error("missing-key", message).hint(hint);
        if def.any_side(|side| capture.most_for(side) && !capture.forced_for(side)) {
            let finding = needs(
                message!("`most` is a limit on forced captures"),
                message!("set `{setting}`", setting = "capture.forced = true"),
            );
            self.report(finding.at("capture.most"));
        }
        let changed = |piece: &PieceDef| {
            piece.promotion.as_ref().is_some_and(|promotion| promotion.in_chain != ChainPromotion::AtEnd)
        };
        if !def.has_chains() {
            let mut said = vec![];
            said.extend((capture.removed != RemovalRule::AtOnce).then(|| "capture.removed".to_owned()));
            said.extend(capture.no_turning_back.then(|| "capture.no-turning-back".to_owned()));
            let pieces = def.pieces.iter().filter(|(_, piece)| changed(piece));
            said.extend(pieces.map(|(name, _)| format!("pieces.{name}.promotion.in-chain")));
            for path in said {
                let finding = needs(
                    message!("this is about captures that go on"),
                    message!("set `{setting}`", setting = "capture.chain = \"must\""),
                );
                self.report(finding.at(path));
            }
            return;
        }
        for (name, piece) in def.pieces.iter().filter(|(_, piece)| changed(piece)) {
            let Some(promotion) = &piece.promotion else { continue };
            if !promotion.limit.is_empty() || promotion.from_hand {
                let message = message!("a promotion in a chain cannot depend on how many pieces there are");
                self.conflict(&format!("pieces.{name}.promotion.in-chain"), message);
            }
        }
        let flat = def.board.wrap == Wrap::None && def.board.glue.is_empty() && def.board.joins.is_empty();
        if capture.no_turning_back && !flat {
            let message = message!("on a board with glued edges a direction can change on the way");
            self.conflict("capture.no-turning-back", message);
        }
        let walls = def.walls.as_ref().is_some_and(|walls| walls.put == WallRule::Arrow);
        for (has, what) in [
            (def.terrain.is_some() || def.quest.is_some(), template!("terrain")),
            (capture.blast.is_some(), template!("blasts")),
            (
                def.any_side(|side| !capture.petrifies_for(side).is_empty()),
                template!("pieces that turn into walls"),
            ),
            (walls, template!("walls that are put like arrows")),
        ] {
            if has {
                self.conflict(
                    "capture.chain",
                    message!("chains of captures cannot be combined with {what}", what = Message::of(what)),
                );
            }
        }
    }

    /// Checks the rule that only captures which no trigger forbids give check.
    fn checking_captures(&mut self) {
        let def = self.def;
        if def.check.captures == CheckingCaptures::All {
            return;
        }
        let path = "check.captures";
        let forbids = |trigger: &TriggerDef| trigger.effects.iter().any(EffectDef::may_forbid);
        if !def.triggers.iter().any(forbids) {
            let finding = Diagnostic::warning("no-effect", message!("no trigger forbids anything"));
            self.report(finding.hint(message!("a trigger forbids moves with `do = \"forbid\"`")).at(path));
        }
        let conditions = def.triggers.iter().flat_map(|trigger| trigger.before.iter().chain(&trigger.when));
        let asks = conditions.into_iter().any(|condition| condition.check);
        for (has, what) in [
            (asks, template!("triggers that ask about check")),
            (def.walls.is_some(), template!("walls")),
            (def.terrain.is_some() || def.quest.is_some(), template!("terrain")),
            (def.capture.blast.is_some(), template!("blasts")),
        ] {
            if has {
                self.conflict(
                    path,
                    message!("this cannot be combined with {what}", what = Message::of(what)),
                );
            }
        }
    }

    fn has_royals(&self) -> bool {
        self.def.pieces.values().any(|piece| piece.royal)
    }

    fn blast(&mut self, scene: &Scene<'_>, blast: &BlastDef) {
        let def = self.def;
        self.piece_names(&blast.spares, "capture.blast.spares");
        self.piece_names(&blast.immune, "capture.blast.immune");
        let royal = self.has_royals() && def.any_side(|side| def.check.binding_for(side));
        if royal && def.sides.len() > 2 {
            let finding = Diagnostic::error(
                "side-count",
                message!("blasts and check allow only two sides, because blowing up a royal ends the game"),
            );
            self.report(
                finding
                    .hint(message!("set `{setting}`", setting = "check.binding = false"))
                    .at("capture.blast"),
            );
        }
        if royal && def.any_side(|side| def.check.ban_for(side) != CheckBan::Never) {
            self.conflict("check.forbidden", message!("blasts cannot be combined with `check.forbidden`"));
        }
        self.leaps(scene, &blast.area, "capture.blast.area");
    }

    fn walls(&mut self, scene: &Scene<'_>, walls: &WallDef) {
        let def = self.def;
        if let Some(region) = &walls.region {
            self.sided_region(scene, region, "walls.region");
        }
        if def.any_side(|side| def.turn.pass_for(side) == PassRule::Stuck) {
            self.conflict("turn.pass", message!("`pass = \"stuck\"` cannot be combined with walls"));
        }
        let forced_in_check = |side: &str| def.capture.forced_for(side) && def.check.binding_for(side);
        if def.any_side(forced_in_check) && self.has_royals() {
            self.conflict(
                "capture.forced",
                message!("walls cannot be combined with both check and forced captures"),
            );
        }
        let mut moves = def.pieces.values().flat_map(|piece| &piece.moves);
        if walls.put == WallRule::Arrow && moves.any(|moves| moves.betza.contains('a')) {
            self.conflict("walls.put", message!("arrows cannot follow moves of several legs"));
        }
    }

    /// Checks `startled-by`: first moves that an attack by certain enemies takes away.
    fn first_move_lost(&mut self, piece: &PieceDef, path: &str) {
        let path = format!("{path}.startled-by");
        self.piece_names(&piece.startled_by, &path);
        if !piece.startled_by.is_empty() && piece.first_move != FirstMoveRule::Unmoved {
            let finding =
                Diagnostic::error("conflict", message!("`startled-by` needs `first-move = \"unmoved\"`"));
            self.report(finding.at(path));
        }
    }

    /// Checks pieces that are royal only while they are rare.
    fn rarely_royal(&mut self, name: &str, piece: &PieceDef) {
        let path = format!("pieces.{name}.royal-with");
        self.piece_names(&piece.royal_with, &path);
        if !piece.royal_with.is_empty() && piece.royal_up_to.is_none() {
            let finding = Diagnostic::error("missing-key", message!("`royal-with` needs `royal-up-to`"));
            self.report(finding.expected(message!("{key}", key = "`royal-up-to`")).at(path));
        }
        if piece.royal_up_to.is_some() && !piece.royal {
            let finding = Diagnostic::error("conflict", message!("`{name}` is not royal", name));
            let hint = message!("set `{setting}`", setting = "royal = true");
            self.report(finding.hint(hint).at(format!("pieces.{name}.royal-up-to")));
        }
    }

    fn connect(&mut self, scene: &Scene<'_>, connect: &ConnectDef, path: &str) {
        self.piece_names(&connect.pieces, &format!("{path}.pieces"));
        for (key, region) in [("from", &connect.from), ("to", &connect.to)] {
            if let Some(region) = region {
                self.sided_region(scene, region, &format!("{path}.{key}"));
            }
        }
        if connect.from.is_some() != connect.to.is_some() {
            let finding = Diagnostic::error("missing-key", message!("a chain needs both ends"));
            self.report(
                finding.expected(message!("{one} and {other}", one = "`from`", other = "`to`")).at(path),
            );
        }
        if connect.line + connect.collinear + connect.square == 0 && connect.from.is_none() {
            let finding =
                Diagnostic::error("missing-key", message!("this rule does not say what to connect"));
            self.report(
                finding.expected(message!("`line`, `collinear`, `square`, or `from` and `to`")).at(path),
            );
        }
        self.leaps(scene, &connect.along, &format!("{path}.along"));
    }

    pub(super) fn conflict(&mut self, path: &str, message: Message) {
        self.report(Diagnostic::error("conflict", message).at(path));
    }

    /// Checks the Betza string of a leaper.
    pub(super) fn some_leaps(&mut self, scene: &Scene<'_>, text: &str, path: &str) {
        if text.is_empty() {
            let finding =
                Diagnostic::error("betza", message!("`{text}` does not describe plain leaps", text));
            self.report(finding.expected(message!("leaps in Betza notation, such as `K` or `W`")).at(path));
        }
        self.leaps(scene, text, path);
    }

    /// The same, if there is one.
    pub(super) fn leaps(&mut self, scene: &Scene<'_>, text: &str, path: &str) {
        if text.is_empty() {
            return;
        }
        let geometry = scene.board.geometry();
        let layers = geometry == crate::board::Geometry::Layers;
        let options = crate::betza::Options { layers, ..Default::default() };
        let plain = crate::betza::parse(text, &options)
            .ok()
            .and_then(|piece| crate::betza::lower(&piece, geometry).ok());
        // A slider's cells would depend on what stands between, which such a set does not know.
        let leaps = |mover: &crate::betza::mover::Mover| matches!(mover, crate::betza::mover::Mover::Ride(ride) if ride.how.max == 1);
        if !plain.is_some_and(|movers| movers.iter().all(leaps)) {
            let finding =
                Diagnostic::error("betza", message!("`{text}` does not describe plain leaps", text));
            self.report(finding.expected(message!("leaps in Betza notation, such as `K` or `W`")).at(path));
        }
    }
}
