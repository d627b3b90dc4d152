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
                let whole = zone(rank(0, last), rank(1, 0));
                promotion.insert("zone".into(), if ranks.is_none() { self.far_edge(whole) } else { whole });
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
        let forms: Vec<String> = to.iter().map(|to| self.promoted(letter, to)).collect();
        promotion.insert("to".into(), json!(forms));
        let limits = options.get("pieceLimits").and_then(Json::as_object);
        let limits: Map<String, Json> = limits
            .into_iter()
            .flatten()
            .filter_map(|(letter, most)| Some((self.piece_name(letter.chars().next()?), most.clone())))
            .filter(|(name, _)| to.contains(name))
            .map(|(name, most)| (self.promoted(letter, &name), most))
            .collect();
        if !limits.is_empty() {
            if self.remembers() {
                self.error(
                    "promotionOptions",
                    "limits kinds that remember what they were before they promoted; here such kinds are counted apart",
                );
            }
            promotion.insert("limit".into(), Json::Object(limits));
        }
        Some(Json::Object(promotion))
    }

    /// The last rank, or where walls stand on it, the cells before them: nothing could promote on a wall.
    fn far_edge(&mut self, last_rank: Json) -> Json {
        let rows = self.cells();
        let [Some(top), Some(bottom)] = [rows.first(), rows.last()] else { return last_rank };
        if !top.iter().chain(bottom).any(|c| *c == '*') {
            return last_rank;
        }
        self.remark(
            "promotionOptions",
            "names the last rank, on which walls stand; here pieces promote before them, too",
        );
        let ranks = self.ranks;
        let before = |upward: bool| {
            let wall = |x: usize, row: usize| rows[row].get(x) == Some(&'*');
            let mut cells = vec![];
            for row in 0..rows.len() {
                let ahead =
                    if upward { row.checked_sub(1) } else { Some(row + 1).filter(|row| *row < rows.len()) };
                for x in (0..rows[row].len()).filter(|x| !wall(*x, row)) {
                    if ahead.is_none_or(|ahead| wall(x, ahead)) {
                        let file = super::regions::file(i64::try_from(x).unwrap_or(0));
                        cells.push(format!("{file}{}", ranks - i64::try_from(row).unwrap_or(0)));
                    }
                }
            }
            cells.join(" ")
        };
        json!({ "white": before(true), "black": before(false) })
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

    /// The kind that promoted pieces become when they are captured, if it is the same for all of them.
    pub(super) fn reverting(&self) -> Option<String> {
        match self.promotable().as_slice() {
            [only] => Some(self.piece_name(*only)),
            _ => None,
        }
    }

    /// Whether captured pieces turn back into what they were, and several kinds promote. Then a promoted piece has a
    /// kind of its own, which remembers what it was.
    fn remembers(&self) -> bool {
        let options = self.game.get("handOptions");
        let on =
            |key: &str| options.and_then(|options| options.get(key)).and_then(Json::as_bool).unwrap_or(false);
        on("enableHands") && on("addCapturesToHand") && self.promotable().len() > 1
    }

    /// The kind that a piece becomes when it promotes to another kind.
    fn promoted(&self, letter: char, to: &str) -> String {
        if self.remembers() { format!("{to}-from-{}", self.piece_name(letter)) } else { to.to_owned() }
    }

    /// The kinds that remember what they were before they promoted, as copies of `pieces`, the kinds of the file.
    pub(super) fn remembering(&self, pieces: &Map<String, Json>) -> Map<String, Json> {
        let mut copies = Map::new();
        for letter in self.promotable().into_iter().filter(|_| self.remembers()) {
            let targets = self.targets(letter);
            for to in &targets {
                let Some(mut copy) = pieces.get(to).and_then(Json::as_object).cloned() else { continue };
                // A single form is the promoted letter, as in shogi; otherwise the sign tells both letters.
                let own = letter.to_ascii_lowercase();
                let sign = match (&targets[..], copy.get("letter").and_then(Json::as_str)) {
                    ([_], _) | (_, None) => format!("+{own}"),
                    (_, Some(other)) => format!("{other}+{own}"),
                };
                copy.insert("letter".into(), json!(sign));
                copy.insert("captured-as".into(), json!(self.piece_name(letter)));
                copy.remove("promotion");
                copies.insert(self.promoted(letter, to), Json::Object(copy));
            }
        }
        copies
    }
}
