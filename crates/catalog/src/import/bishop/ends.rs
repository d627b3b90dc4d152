//! Check, captures, walls and how games end.

use serde_json::{Map, Value as Json, json};

use super::read::{Reading, identified, is_empty};

/// Actions that are read together with other parts of the document.
const SAID_ELSEWHERE: [&str; 3] = ["action.checkRoyalsAlive", "action.flyingGenerals", "action.blockOrigin"];

/// Actions that are triggers here.
pub(super) const TRIGGERS: [&str; 3] =
    ["action.addToHand", "action.transferOwnership", "action.exitRegionEnding"];

impl Reading<'_> {
    /// What happens after moves: actions of the game, and actions of kinds of pieces.
    pub(super) fn triggers(&mut self) -> Option<Json> {
        let mut list = vec![];
        for (id, action) in self.actions() {
            list.extend(self.trigger(&id, &action, None));
        }
        let pieces: Vec<(char, Json)> = self
            .kinds()
            .into_iter()
            .filter_map(|(letter, piece)| Some((letter, piece.get("actions")?.clone())))
            .collect();
        for (letter, actions) in pieces {
            for action in actions.as_array().into_iter().flatten() {
                let (id, action) = identified(action);
                list.extend(self.trigger(&id, &action, Some(letter)));
            }
        }
        (!list.is_empty()).then_some(Json::Array(list))
    }

    /// An action as a trigger, for moves of one kind of piece or of all.
    fn trigger(&mut self, id: &str, action: &Json, mover: Option<char>) -> Option<Json> {
        let said = |key: &str, otherwise: bool| action.get(key).and_then(Json::as_bool).unwrap_or(otherwise);
        let mut conditions: Vec<Json> =
            mover.iter().map(|letter| json!({ "mover": [self.piece_name(*letter)] })).collect();
        let (event, effect) = match id {
            "action.addToHand" => {
                let letter = action.get("piece").and_then(Json::as_str).and_then(|text| text.chars().next());
                let Some(letter) = letter else {
                    self.error("actions", "`addToHand` does not name a piece");
                    return None;
                };
                self.remark(
                    "actions",
                    "adds a piece to a hand; that library writes `removeFromHand` under the same id, so it may be meant",
                );
                let owner = if said("forOpponent", false) { "enemy" } else { "own" };
                let count = action.get("count").and_then(Json::as_i64).unwrap_or(1).clamp(-100, 100);
                let piece = self.piece_name(letter);
                ("after-move", json!({ "hand": { "piece": piece, "owner": owner, "count": count } }))
            }
            "action.transferOwnership" => {
                let (capture, quiet) = (said("capture", true), said("quiet", true));
                let kinds: Vec<String> =
                    self.kinds().into_iter().map(|(letter, _)| self.piece_name(letter)).collect();
                if quiet && !capture {
                    conditions.push(json!({ "not": true, "captured": kinds }));
                }
                let royals: Vec<String> =
                    self.royals().into_iter().map(|letter| self.piece_name(letter)).collect();
                let cells = json!({ "at": "to", "except": royals });
                let event = if capture && !quiet { "capture" } else { "after-move" };
                (event, json!({ "convert": { "owner": "enemy", "cells": cells } }))
            }
            "action.exitRegionEnding" => {
                let region = action.get("region").or_else(|| action.get("regionId"))?.clone();
                let region = self.region("actions", &region);
                conditions.push(json!({ "from": region }));
                conditions.push(json!({ "not": true, "to": region }));
                let verdict = match action.get("endType").and_then(Json::as_str) {
                    None | Some("win") => "win",
                    Some("lose") => "loss",
                    _ => "draw",
                };
                ("after-move", json!({ "result": { "owner": "own", "verdict": verdict } }))
            }
            _ => return None,
        };
        let mut trigger = json!({ "on": event, "do": effect });
        if !conditions.is_empty() {
            trigger["when"] = Json::Array(conditions);
        }
        Some(trigger)
    }

    pub(super) fn check(&mut self) -> Option<Json> {
        self.flag("forbidChecks").then(|| json!({ "forbidden": true }))
    }

    pub(super) fn capture(&mut self) -> Option<Json> {
        let mut capture = Map::new();
        match self.game.get("forcedCapture").and_then(Json::as_str) {
            None => {}
            Some("any") => _ = capture.insert("forced".into(), json!(true)),
            Some(other) => self.error("forcedCapture", &format!("`{other}` is unknown")),
        }
        for (id, action) in self.actions() {
            let area = match id.as_str() {
                "action.explosionRadius" => match action.get("radius").and_then(Json::as_i64).unwrap_or(1) {
                    1 => "K",
                    2 => "KNAD",
                    3 => "KNADHCZG",
                    _ => {
                        self.error("actions", "has a blast of a radius other than 1, 2 or 3");
                        continue;
                    }
                },
                "action.explodeOnCapture" => {
                    self.error("actions", "has a blast with an area of its own; use `explosionRadius`");
                    continue;
                }
                _ => continue,
            };
            let mut blast = Map::new();
            blast.insert("area".into(), json!(area));
            let immune = action.get("immunePieces").filter(|list| !is_empty(list)).cloned();
            match immune {
                Some(letters) => _ = blast.insert("spares".into(), json!(self.piece_names(&letters))),
                None => self.remark("actions", "the blast takes pawns, too: the file names no immune pieces"),
            }
            self.remark("actions", "blasts there leave rights to castle and forbid kings to touch; not here");
            capture.insert("blast".into(), Json::Object(blast));
        }
        (!capture.is_empty()).then_some(Json::Object(capture))
    }

    pub(super) fn walls(&mut self) -> Option<Json> {
        let trail = self.actions().iter().any(|(id, _)| id == "action.blockOrigin");
        trail.then(|| json!({ "put": "trail" }))
    }

    pub(super) fn end(&mut self) -> Option<Json> {
        let mut end = Map::new();
        self.conditions(&mut end);
        if let Some(plies) = self.game.get("halfMoveDraw").and_then(Json::as_i64).filter(|plies| *plies > 0) {
            end.insert("move-rule".into(), json!(plies.saturating_add(1) / 2));
            let pawns: Vec<String> =
                self.promotable().into_iter().map(|letter| self.piece_name(letter)).collect();
            end.insert("move-rule-pieces".into(), json!(pawns));
        }
        if let Some(times) = self.game.get("repetitionDraw").and_then(Json::as_i64).filter(|times| *times > 1)
        {
            end.insert("repetition".into(), json!(times));
        }
        let mut goals = self.winning_regions();
        let mut extinction: Vec<Json> =
            end.remove("extinction").and_then(|list| list.as_array().cloned()).unwrap_or_default();
        for (id, action) in self.actions() {
            match id.as_str() {
                "action.checkPieceCount" => extinction.extend(self.piece_count(&action)),
                "action.fillRegion" => goals.extend(self.fill(&action)),
                "action.explosionRadius" | "action.explodeOnCapture" => {}
                id if SAID_ELSEWHERE.contains(&id) || TRIGGERS.contains(&id) => {}
                id => self.error("actions", &format!("has an unknown action `{id}`")),
            }
        }
        if self.game.get("actions").and_then(Json::as_array).is_some_and(Vec::is_empty) {
            self.remark(
                "actions",
                "is an empty list: that library drops actions it cannot write, so one may be missing",
            );
        }
        if !goals.is_empty() {
            end.insert("goals".into(), Json::Array(goals));
        }
        if !extinction.is_empty() {
            end.insert("extinction".into(), Json::Array(extinction));
        }
        if self.game.get("materialConditions").and_then(|m| m.get("enabled")).and_then(Json::as_bool)
            == Some(true)
        {
            self.remark(
                "materialConditions",
                "is ignored: who can still win is determined from the moves, not from a list",
            );
        }
        (!end.is_empty()).then_some(Json::Object(end))
    }

    fn conditions(&mut self, end: &mut Map<String, Json>) {
        let conditions = self.game.get("gameEndConditions").cloned().unwrap_or(json!({}));
        let of = |side: &str| conditions.get(side).cloned().unwrap_or_else(|| conditions.clone());
        let sides = [("white", of("white")), ("black", of("black"))];
        let said = |side: &Json, key: &str, otherwise: &'static str| match side.get(key) {
            None | Some(Json::Null | Json::Bool(true)) => otherwise,
            Some(Json::Bool(false)) => "none",
            Some(value) => match value.as_str() {
                Some("win") => "win",
                Some("lose" | "loss") => "loss",
                Some("none") => "none",
                _ => "draw",
            },
        };
        let stalemate = sides.clone().map(|(_, side)| said(&side, "stalemate", "draw"));
        if stalemate.contains(&"none") {
            self.remark("gameEndConditions", "does not mention stalemate; it is a draw");
        }
        let stalemate = stalemate.map(|word| if word == "none" { "draw" } else { word });
        if stalemate[0] == stalemate[1] {
            end.insert("stalemate".into(), json!(stalemate[0]));
        } else {
            end.insert("stalemate".into(), json!({ "white": stalemate[0], "black": stalemate[1] }));
        }
        let limit = |side: &Json| side.get("checkLimit").and_then(Json::as_i64);
        match (limit(&sides[0].1), limit(&sides[1].1)) {
            (None, None) => {}
            (white, black) if white == black => _ = end.insert("checks".into(), json!(white)),
            (white, black) => {
                let (white, black) = (white.unwrap_or(0), black.unwrap_or(0));
                end.insert("checks".into(), json!({ "white": white, "black": black }));
            }
        }
        // A side with a royal is mated before it loses all its pieces. Only other sides can run out of pieces.
        let royals = self.royals();
        let rows = self.cells();
        let mut extinction = vec![];
        for (at, (side, conditions)) in sides.iter().enumerate() {
            let elimination = said(conditions, "elimination", "loss");
            let own = |c: &char| if at == 0 { c.is_ascii_uppercase() } else { c.is_ascii_lowercase() };
            let crowned =
                rows.iter().flatten().filter(|c| own(c)).any(|c| royals.contains(&c.to_ascii_uppercase()));
            if elimination != "none" && (!crowned || elimination == "win") {
                extinction.push(json!({ "sides": [side], "verdict": elimination }));
            }
        }
        // If both sides have the same verdict, one rule is enough.
        if let [white, black] = &mut extinction[..]
            && white["verdict"] == black["verdict"]
        {
            extinction = vec![json!({ "verdict": black["verdict"] })];
        }
        if !extinction.is_empty() {
            end.insert("extinction".into(), Json::Array(extinction));
        }
    }

    /// The goals of pieces that win in a region.
    fn winning_regions(&mut self) -> Vec<Json> {
        let mut goals = vec![];
        let kinds: Vec<(char, Json)> = self
            .kinds()
            .into_iter()
            .filter_map(|(letter, piece)| Some((letter, piece.get("regionEffects")?.clone())))
            .collect();
        for (letter, effects) in kinds {
            for effect in effects.as_array().into_iter().flatten().filter_map(Json::as_object) {
                if effect.get("winGame").and_then(Json::as_bool) != Some(true) {
                    continue;
                }
                let sides = self.effect_sides("regionEffects", effect);
                let [white, black] = sides.map(|cells| cells.unwrap_or("none".into()));
                let region = json!({ "white": white, "black": black });
                goals.push(json!({ "pieces": [self.piece_name(letter)], "region": region }));
            }
        }
        goals
    }

    fn piece_count(&mut self, action: &Json) -> Option<Json> {
        let letter = action.get("pieceType").and_then(Json::as_str).and_then(|text| text.chars().next());
        let Some(letter) = letter else {
            self.error("actions", "`checkPieceCount` does not name a piece");
            return None;
        };
        let count = action.get("count").and_then(Json::as_i64).unwrap_or(1).clamp(1, 1000);
        let mut extinction = Map::new();
        extinction.insert("pieces".into(), json!([self.piece_name(letter)]));
        match action.get("player").and_then(Json::as_i64) {
            Some(0) => _ = extinction.insert("sides".into(), json!(["white"])),
            Some(1) => _ = extinction.insert("sides".into(), json!(["black"])),
            _ => {}
        }
        if count > 1 {
            extinction.insert("at-most".into(), json!(count - 1));
        }
        extinction.insert("verdict".into(), json!("loss"));
        Some(Json::Object(extinction))
    }

    /// The first side to fill a region wins. Enemy pieces that remain in it do not prevent the win.
    fn fill(&mut self, action: &Json) -> Option<Json> {
        let part = |keys: [&str; 3]| keys.iter().find_map(|key| action.get(*key)).cloned();
        let white = part(["whiteId", "whiteRegionId", "whiteRegion"])?;
        let black = part(["blackId", "blackRegionId", "blackRegion"])?;
        let [white, black] = [white, black].map(|region| self.region("actions", &region));
        let cells = number_of_cells(&white);
        if cells.is_none() || cells != number_of_cells(&black) {
            self.error(
                "actions",
                "`fillRegion` is read for squares and rectangles, as many squares for each side",
            );
            return None;
        }
        self.remark(
            "actions",
            "in that library, one piece left at home blocks `fillRegion` for ever; here it does not",
        );
        let region = json!({ "white": white, "black": black });
        Some(json!({ "region": region, "count": cells, "blocked": true }))
    }
}

/// The number of cells of a union of cells and boxes that do not overlap. `None` for other regions.
fn number_of_cells(words: &str) -> Option<usize> {
    let cell = |name: &str| {
        let letters = name.len() - name.trim_start_matches(|c: char| c.is_ascii_lowercase()).len();
        let file = name[..letters].bytes().fold(0, |n, letter| n * 26 + usize::from(letter - b'a') + 1);
        Some((file, name[letters..].parse::<usize>().ok()?))
    };
    let mut all = std::collections::BTreeSet::new();
    for word in words.split(['(', ')', ' ', '|']).filter(|word| !word.is_empty()) {
        let (low, high) = word.split_once("..").unwrap_or((word, word));
        let ((left, bottom), (right, top)) = (cell(low)?, cell(high)?);
        all.extend((left..=right).flat_map(|file| (bottom..=top).map(move |rank| (file, rank))));
    }
    Some(all.len())
}
