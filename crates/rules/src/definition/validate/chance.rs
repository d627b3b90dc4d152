//! Checks what nature decides.

use super::{Scene, Validator};
use crate::betza::mover::Mover;
use crate::betza::{self, Options};
use crate::board::Geometry;
use crate::definition::diagnostic::Diagnostic;
use crate::definition::model::{CapturedRule, CapturesGo, ChanceDef, EffectDef, MoveDef};
use crate::message;

impl Validator<'_> {
    pub(super) fn chance(&mut self, scene: &Scene<'_>) {
        let def = self.def;
        let Some(chance) = &def.chance else { return };
        for (i, name) in chance.dice.iter().enumerate() {
            let path = self.item_path("chance.dice", i, chance.dice.len());
            self.piece_name(name, &path);
        }
        for name in chance.bag.keys() {
            self.piece_name(name, &format!("chance.bag.{name}"));
        }
        for name in chance.bag.keys().chain(&chance.covered) {
            if def.pieces.get(name).is_some_and(|piece| piece.royal) {
                let message = message!("`{name}` is royal, and no royal lies face down", name);
                self.report(Diagnostic::error("conflict", message).at("chance"));
            }
        }
        if let Some(name) = &chance.covered {
            self.piece_name(name, "chance.covered");
            if chance.bag.contains_key(name) {
                let message = message!("a piece cannot turn out to lie face down");
                self.report(Diagnostic::error("conflict", message).at(format!("chance.bag.{name}")));
            }
        }
        let cells = self.region_for_all(scene, &chance.face_down, "chance.face-down");
        let face_down = cells.and_then(|of_sides| of_sides.first().map(|cells| cells.iter().count()));
        self.bags(scene, chance, face_down.unwrap_or(0));
        self.chance_conflicts(chance);
    }

    /// What lies face down must be in the bags.
    fn bags(&mut self, scene: &Scene<'_>, chance: &ChanceDef, face_down: usize) {
        let bag: usize = chance.bag.values().map(|&count| usize::from(count)).sum();
        let covered = chance.covered.as_ref().and_then(|name| self.def.pieces.get_index_of(name));
        let lying = (0..self.def.sides.len())
            .map(|side| covered.map_or(0, |kind| scene.standing(side, kind).count()));
        let most = lying.max().unwrap_or(0);
        for (have, need, key) in
            [(bag, most, "covered"), (bag * self.def.sides.len(), face_down, "face-down")]
        {
            if have < need {
                let message = message!("{need} pieces lie face down, but the bags have {have}", need, have);
                self.report(Diagnostic::error("conflict", message).at(format!("chance.{key}")));
            }
        }
    }

    fn chance_conflicts(&mut self, chance: &ChanceDef) {
        let def = self.def;
        let draws = chance.covered.is_some() || chance.turns_up();
        let idle = [
            (!chance.bag.is_empty() && !draws, "bag", "covered"),
            (chance.covered.is_some() && chance.bag.is_empty(), "covered", "bag"),
            (chance.turns_up() && chance.bag.is_empty(), "face-down", "bag"),
            (chance.first_own && !chance.turns_up(), "first-own", "face-down"),
            (chance.captured != CapturedRule::Nobody && chance.covered.is_none(), "captured", "covered"),
        ];
        for (_, key, other) in idle.into_iter().filter(|(idle, ..)| *idle) {
            let message = message!("`{key}` means nothing without `{other}`", key, other);
            self.report(Diagnostic::error("conflict", message).at(format!("chance.{key}")));
        }
        let royals = def.pieces.values().any(|piece| piece.royal);
        if !chance.dice.is_empty() && royals && def.any_side(|side| def.check.binding_for(side)) {
            let message = message!("a side cannot answer check with the piece that a die shows");
            let hint = message!("set `{setting}`", setting = "check.binding = false");
            self.report(Diagnostic::error("conflict", message).hint(hint).at("chance.dice"));
        }
        let opens = |effect: &EffectDef| matches!(effect, EffectDef::Open(_));
        let opened = def.triggers.iter().flat_map(|trigger| &trigger.effects).any(opens);
        let last_reply = def.end.goals.iter().any(|goal| goal.last_reply);
        let partner = def.hand.as_ref().is_some_and(|hand| hand.captures == CapturesGo::Partner);
        let judged =
            !def.end.goals.is_empty() || !def.end.connect.is_empty() || !def.end.extinction.is_empty();
        let conflicts = [
            (
                def.terrain.is_some() || def.quest.is_some(),
                message!("levels and terrain leave nothing to chance"),
            ),
            (def.view.hides(), message!("what nature decides would tell of cells that a side does not see")),
            (
                chance.captured != CapturedRule::Nobody && def.hand.is_some(),
                message!("where there are hands, nature does not draw what captured pieces were"),
            ),
            (
                chance.hides() && def.sides.len() != 2,
                message!("`{value}` is for games of two sides", value = "captor"),
            ),
            (
                chance.hides()
                    && def
                        .pieces
                        .values()
                        .flat_map(|piece| &piece.moves)
                        .any(|step| self.may_capture_own(step)),
                message!("where a side may capture its own pieces, captor and owner may be the same"),
            ),
            (
                chance.turns_up() && (def.raises_walls() || opened),
                message!("walls cannot come and go where they are pieces that lie face down"),
            ),
            (last_reply, message!("nobody can tell whether a last reply exists before nature has decided")),
            (partner, message!("nature decides nothing on two boards")),
            (
                draws && judged,
                message!("goals, lines and lost pieces are not judged when a piece is turned up"),
            ),
        ];
        for (_, message) in conflicts.into_iter().filter(|(conflict, _)| *conflict) {
            self.report(Diagnostic::error("conflict", message).at("chance"));
        }
    }

    /// Whether a move may capture a piece of the same side.
    fn may_capture_own(&self, step: &MoveDef) -> bool {
        if let Some(steps) = &step.steps {
            return steps.modality.contains('d');
        }
        let geometry = self.def.board.geometry;
        let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
        // What cannot be read is reported elsewhere.
        let read = betza::parse(&step.betza, &options).ok();
        let movers = read.and_then(|piece| betza::lower(&piece, geometry).ok()).unwrap_or_default();
        movers.iter().any(|mover| match mover {
            Mover::Ride(ride) => ride.how.modality.destroy,
            Mover::Chain(chain) => chain.legs.iter().any(|leg| leg.how.modality.destroy),
            Mover::Universal(how) => how.modality.destroy,
            Mover::Castle(_) | Mover::Pass(_) => false,
        })
    }
}
