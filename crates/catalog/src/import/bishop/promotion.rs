//! Promotion.

use serde_json::{Map, Value as Json, json};

use super::read::{Reading, identified};

impl Reading<'_> {
    pub(super) fn promotion(&mut self, letter: char) -> Option<Json> {
        if !self.promotable().contains(&letter) {
            return None;
        }
        let options = self.game.get("promotionOptions").cloned().unwrap_or(json!("bishop.promo.standard"));
        let (id, to) = (identified(&options).0, self.targets(letter));
        if id == "promo.none" || to.is_empty() {
            return None;
        }
        let mut promotion = Map::new();
        let last = self.ranks - 1;
        let flag = |key: &str| options.get(key).and_then(Json::as_bool);
        match id.as_str() {
            "promo.standard" | "promo.optional" => {
                let ranks = options.get("ranks").and_then(Json::as_array);
                let rank = |side: usize, otherwise: i64| {
                    ranks.and_then(|r| r.get(side)?.as_i64()).unwrap_or(otherwise)
                };
                let zone = |white: i64, black: i64| {
                    let white = format!("rank {}..{}", white.clamp(0, last) + 1, last + 1);
                    json!({ "white": white, "black": format!("rank 1..{}", black.clamp(0, last) + 1) })
                };
                promotion.insert("zone".into(), zone(rank(0, last), rank(1, 0)));
                let optional = id == "promo.optional" || flag("optional") == Some(true);
                let forced = options.get("forcedRanks").and_then(Json::as_array);
                let edge = |side: usize, otherwise: i64| {
                    forced.and_then(|r| r.get(side)?.as_i64()).unwrap_or(otherwise)
                };
                if optional {
                    let must = id == "promo.optional" && flag("forced") != Some(false);
                    let region = if must { zone(edge(0, last), edge(1, 0)) } else { json!("none") };
                    promotion.insert("forced".into(), region);
                }
            }
            "promo.region" => {
                let region =
                    |long: &str, short: &str| options.get(long).or_else(|| options.get(short)).cloned();
                let mut zone = Map::new();
                for (colour, region) in
                    [("white", region("whiteRegion", "wId")), ("black", region("blackRegion", "bId"))]
                {
                    let region = region.or_else(|| options.get(format!("{colour}Id")).cloned());
                    let words = match region {
                        Some(region) => self.region("promotionOptions", &region),
                        None => "none".into(),
                    };
                    zone.insert(colour.into(), json!(words));
                }
                promotion.insert("zone".into(), Json::Object(zone));
                if flag("optional") == Some(true) {
                    promotion.insert("forced".into(), json!("none"));
                }
            }
            _ => {
                self.error("promotionOptions", &format!("`{id}` is unknown"));
                return None;
            }
        }
        promotion.insert("to".into(), json!(to));
        let limits = options.get("pieceLimits").and_then(Json::as_object);
        let limits: Map<String, Json> = limits
            .into_iter()
            .flatten()
            .filter_map(|(letter, most)| Some((self.piece_name(letter.chars().next()?), most.clone())))
            .filter(|(name, _)| to.contains(name))
            .collect();
        if !limits.is_empty() {
            promotion.insert("limit".into(), Json::Object(limits));
        }
        Some(Json::Object(promotion))
    }

    /// The kinds a piece promotes to: its own list if any piece has one, otherwise all kinds that are promotion
    /// targets.
    fn targets(&self, letter: char) -> Vec<String> {
        let options = |piece: &Map<String, Json>| piece.get("promoOptions").cloned().unwrap_or(Json::Null);
        let kinds = self.kinds();
        let lists =
            kinds.iter().any(|(_, piece)| options(piece).get("promotesTo").is_some_and(|to| !to.is_null()));
        if lists {
            let own = kinds.iter().find(|(symbol, _)| *symbol == letter).map(|(_, piece)| options(piece));
            return own
                .and_then(|own| own.get("promotesTo").cloned())
                .map(|to| self.piece_names(&to))
                .unwrap_or_default();
        }
        let target = |piece: &Map<String, Json>| {
            options(piece).get("canPromoteTo").and_then(Json::as_bool).unwrap_or(true)
        };
        let royal = |piece: &Map<String, Json>| piece.get("royal").and_then(Json::as_bool).unwrap_or(false);
        let targets =
            kinds.iter().filter(|(symbol, piece)| *symbol != letter && target(piece) && !royal(piece));
        targets.map(|(symbol, _)| self.piece_name(*symbol)).collect()
    }

    /// The kind that promoted pieces become when they are captured.
    pub(super) fn reverting(&mut self) -> Option<String> {
        let promotable = self.promotable();
        match promotable.as_slice() {
            [] => None,
            [only] => Some(self.piece_name(*only)),
            _ => {
                self.error(
                    "handOptions",
                    "lets captured pieces turn back into whichever of several kinds they were; here only one kind can be the one that they turn back into",
                );
                None
            }
        }
    }
}
