//! Promotion: by choice, like pawns, and by turning over, like shogi pieces.

use serde_json::{Map, Value as Json, json};

use super::{Form, Lowering};
use crate::import::ini::keys::COLOURS;
use crate::import::ini::pieces::{self as kinds, Kinds};
use crate::import::ini::record::Squares;

impl Lowering<'_> {
    /// The kinds that a form promotes to by choice, for each colour.
    fn choices(&self, form: &Form) -> [Kinds; 2] {
        let pawns = self.record.kinds_of("promotionPawnTypes");
        let choices = self.record.kinds_of("promotionPieceTypes");
        [0, 1].map(|side| {
            let promotes = form.of.is_none() && pawns[side] & kinds::one(form.kind) != 0;
            if promotes { choices[side] } else { 0 }
        })
    }

    /// The name of the form that this form turns over to, and whether this is a demotion.
    fn other_side(&self, form: &Form) -> Option<(String, bool)> {
        if let Some(of) = form.of {
            return self
                .record
                .flag("pieceDemotion")
                .then(|| self.name(of))
                .flatten()
                .map(|name| (name, true));
        }
        let turned = self.forms.iter().find(|other| other.of == Some(form.kind));
        turned.map(|other| (other.name.clone(), false))
    }

    /// The squares on which an arriving form can promote.
    pub(super) fn promotes_at(&self, form: &Form, side: usize) -> Squares {
        let promotes = self.choices(form)[side] != 0 || self.other_side(form).is_some();
        if promotes { self.record.squares_of("promotionRegion")[side] } else { 0 }
    }

    pub(super) fn promotion(&mut self, form: &Form, dead: [Squares; 2]) -> Option<Json> {
        let record = self.record;
        let zone = record.squares_of("promotionRegion");
        let choices = self.choices(form);
        let turned = self.other_side(form);
        let chooses = choices.iter().any(|set| *set != 0);
        if !chooses && turned.is_none() {
            return self.barred(form);
        }
        let both = chooses && turned.is_some();
        if both && self.leaves(form, zone) {
            self.lacks(
                "promotedPieceType",
                "a piece that promotes by choice and by turning over, and leaves its zone again",
            );
        }
        let mut promotion = Map::new();
        let all = self.outline.all();
        let wanted = |side: usize| if chooses && choices[side] == 0 { 0 } else { zone[side] & all };
        let zone = [wanted(0), wanted(1)];
        promotion.insert("zone".into(), self.outline.sided(zone));
        // Promotion by choice happens only on arrival. A piece that has both ways of promotion never leaves the zone.
        let must = if turned.is_some() && !both {
            promotion.insert("on".into(), json!(["arriving", "leaving"]));
            record.flag("mandatoryPiecePromotion")
        } else {
            record.flag("mandatoryPawnPromotion")
        };
        let turned_moves = turned.is_some() && !both;
        match turned {
            Some((name, _)) if both => {
                promotion.insert("to".into(), self.chosen(choices, Some(name)));
            }
            Some((name, back)) => {
                promotion.insert("to".into(), json!([name]));
                if record.flag("piecePromotionOnCapture") && !back || record.flag("piecePromotionOnCapture") {
                    promotion.insert("captures-only".into(), json!(true));
                }
            }
            None => {
                promotion.insert("to".into(), self.chosen(choices, None));
            }
        }
        if must && turned_moves {
            // A piece that leaves the zone must also turn over.
            promotion.insert("forced".into(), json!("all"));
        } else if !must {
            let forced = [0, 1].map(|side| dead[side] & zone[side]);
            promotion.insert("forced".into(), self.outline.sided(forced));
        }
        if record.flag("sittuyinPromotion") {
            promotion.insert("on".into(), json!(["staying"]));
            promotion.insert("last".into(), json!("all"));
            promotion.insert("peaceful".into(), json!(true));
        }
        let limits: Map<String, Json> = record
            .limits
            .iter()
            .filter(|(_, most)| **most > 0)
            .flat_map(|(kind, most)| {
                self.names(kinds::one(*kind)).into_iter().map(move |name| (name, json!(*most)))
            })
            .filter(|(name, _)| mentions(&promotion["to"], name))
            .collect();
        if !limits.is_empty() {
            promotion.insert("limit".into(), Json::Object(limits));
        }
        Some(Json::Object(promotion))
    }

    /// Whether a form can move from the zone to a square outside it.
    fn leaves(&mut self, form: &Form, zone: [Squares; 2]) -> bool {
        let movers = self.movers(form);
        let all = self.outline.all();
        [0, 1].into_iter().any(|side| {
            let forward = if side == 0 { 1 } else { -1 };
            let outside = all & !zone[side];
            let mut cells = self.outline.cells(zone[side] & all);
            cells.any(|cell| self.steps_onto(&movers, cell, forward, outside))
        })
    }

    /// A pawn that must promote but has no kind to promote to can never enter the zone. It still attacks its squares.
    fn barred(&self, form: &Form) -> Option<Json> {
        let record = self.record;
        let pawns = record.kinds_of("promotionPawnTypes");
        let zones = record.squares_of("promotionRegion");
        let barred = |side: usize| {
            let must = record.flag("mandatoryPawnPromotion") && pawns[side] & kinds::one(form.kind) != 0;
            if must { zones[side] & self.outline.all() } else { 0 }
        };
        let zone = [barred(0), barred(1)];
        if form.of.is_some() || zone == [0, 0] {
            return None;
        }
        // A piece cannot promote to itself. Any other kind will do, because the limit of 0 forbids it anyway.
        let other = self.forms.iter().find(|other| other.name != form.name)?;
        let never = Map::from_iter([(other.name.clone(), json!(0))]);
        Some(json!({ "zone": self.outline.sided(zone), "to": [other.name], "limit": never }))
    }

    /// The names of the kinds to choose from, and of the kind that the piece may turn over to instead.
    fn chosen(&self, choices: [Kinds; 2], turned: Option<String>) -> Json {
        let names = |set: Kinds| -> Vec<String> {
            // The strongest kind comes first, in the order of the promotion dialog.
            let mut list: Vec<_> = kinds::members(set).collect();
            list.sort_by_key(|kind| *kind != 4);
            list.into_iter().filter_map(|kind| self.name(kind)).chain(turned.clone()).collect()
        };
        // A side whose pieces of this kind do not promote has no zone, so its list of kinds has no effect.
        let of = |side: usize| if choices[side] == 0 { choices[1 - side] } else { choices[side] };
        let [white, black] = [of(0), of(1)].map(names);
        if white == black {
            return json!(white);
        }
        let mut sided = Map::new();
        for (colour, names) in COLOURS.iter().zip([white, black]) {
            sided.insert(colour.to_lowercase(), json!(names));
        }
        Json::Object(sided)
    }
}

fn mentions(to: &Json, name: &str) -> bool {
    match to {
        Json::String(text) => text == name,
        Json::Array(list) => list.iter().any(|item| mentions(item, name)),
        Json::Object(sides) => sides.values().any(|item| mentions(item, name)),
        _ => false,
    }
}
