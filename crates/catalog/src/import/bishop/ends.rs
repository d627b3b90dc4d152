//! Check, captures, walls and how games end.

use std::collections::BTreeSet;

use chesswright_rules::board::Frame;
use chesswright_rules::definition::model::BoardDef;
use chesswright_rules::definition::region::Regions;
use serde_json::{Map, Value as Json, json};

use super::read::{Reading, identified, is_empty};

/// Actions that are read together with other parts of the document.
const SAID_ELSEWHERE: [&str; 3] = ["action.checkRoyalsAlive", "action.flyingGenerals", "action.blockOrigin"];

/// Actions that are triggers here.
pub(super) const TRIGGERS: [&str; 3] =
    ["action.addToHand", "action.transferOwnership", "action.exitRegionEnding"];

impl Reading<'_> {
    /// Whether this is Domination, whose action that library cannot write: its file has an empty list instead.
    pub(super) fn scoring(&self) -> bool {
        let none = self.game.get("actions").and_then(Json::as_array).is_some_and(Vec::is_empty);
        none && self.game.get("name").and_then(Json::as_str) == Some("Domination")
    }

    pub(super) fn scoring_region(&self) -> Option<Json> {
        self.scoring().then(|| json!({ "centre": "d4..e5" }))
    }

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
        if self.scoring() {
            // A point for each piece in the centre after each turn of its side; fifteen points win.
            let each = json!({ "region": "centre", "owner": "own" });
            let count = json!({ "counter": "points", "owner": "own", "add": 1, "each": each });
            let enough = json!({ "counter": { "name": "points", "owner": "own", "at-least": 15 } });
            let win = json!({ "result": { "owner": "own", "verdict": "win" } });
            list.push(json!({ "on": "turn-end", "do": { "count": count } }));
            list.push(json!({ "on": "turn-end", "when": enough, "do": win }));
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
                "action.explosionRadius" => square_area(action.get("radius")),
                "action.explodeOnCapture" => listed_area(action.get("area")),
                _ => continue,
            };
            let area = match area {
                Ok(area) => area,
                Err(why) => {
                    self.error("actions", &format!("has a blast that cannot be played: {why}"));
                    continue;
                }
            };
            let mut blast = Map::new();
            blast.insert("area".into(), json!(area));
            let suicide = action.get("alwaysSuicide").and_then(Json::as_bool).unwrap_or(true);
            let immune = action.get("immunePieces").filter(|list| !is_empty(list)).cloned();
            match immune {
                Some(letters) => {
                    let key = if suicide { "spares" } else { "immune" };
                    blast.insert(key.into(), json!(self.piece_names(&letters)));
                }
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
        } else if self.actions().iter().any(|(id, _)| id == "action.flyingGenerals") {
            self.remark(
                "repetitionDraw",
                "is missing, so games go on for ever in that library; where generals face each other perpetual check loses, and any other third repetition is a draw here",
            );
            end.insert("repetition".into(), json!(3));
            end.insert("perpetual-check-loses".into(), json!(true));
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
        if self.scoring() {
            self.remark(
                "actions",
                "is an empty list, because that library cannot write the action of Domination; here pieces in the centre score, and fifteen points win",
            );
        } else if self.game.get("actions").and_then(Json::as_array).is_some_and(Vec::is_empty) {
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
        let facing = self.actions().iter().any(|(id, _)| id == "action.flyingGenerals");
        let silent = || {
            if facing { json!({ "stalemate": "lose" }) } else { json!({}) }
        };
        if facing && self.game.get("gameEndConditions").is_none() {
            self.remark(
                "gameEndConditions",
                "does not mention stalemate, which is a draw in that library; where generals face each other it is a loss, and so it is here",
            );
        }
        let conditions = self.game.get("gameEndConditions").cloned().unwrap_or_else(silent);
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
                let mut goal = json!({ "pieces": [self.piece_name(letter)], "region": region });
                if self.flag("forbidChecks") {
                    self.remark(
                        "regionEffects",
                        "ends a race at once in that library; here the side that moves second has one more move, and reaching the goal with it makes a draw",
                    );
                    goal["last-reply"] = json!(true);
                }
                goals.push(goal);
            }
        }
        goals
    }

    /// The number of cells of a region. `None` and a message if it cannot be used.
    fn number_of_cells(&mut self, region: &Json) -> Option<usize> {
        let words = self.region("actions", region);
        let board = BoardDef {
            files: u16::try_from(self.files).ok()?,
            ranks: u16::try_from(self.ranks).ok()?,
            layers: 1,
            geometry: Default::default(),
            wrap: Default::default(),
            glue: vec![],
            joins: vec![],
            holes: "none".into(),
            outline: Default::default(),
        };
        let board = board.board().ok()?;
        Regions::new(&board, None).cells(&words, &Frame::FIRST).ok().map(|cells| cells.iter().count())
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
        let cells = [self.number_of_cells(&white), self.number_of_cells(&black)];
        let [white, black] = [white, black].map(|region| self.region("actions", &region));
        let [Some(cells), Some(others)] = cells else { return None };
        if cells != others {
            self.error(
                "actions",
                &format!(
                    "`fillRegion` has regions of {cells} and {others} cells; here both sides must fill as many"
                ),
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

/// The cells at most so far from an explosion, as leaps.
fn square_area(radius: Option<&Json>) -> Result<String, String> {
    let radius = radius.and_then(Json::as_i64).unwrap_or(1);
    // A larger radius than this covers every board.
    if !(1..=31).contains(&radius) {
        return Err("its radius is a number from 1 to 31".into());
    }
    let leaps = (1..=radius).flat_map(|long| (0..=long).map(move |short| leap(short, long)));
    Ok(leaps.collect())
}

/// The cells of a list such as `["0,1", "1,0", …]`, as leaps. These go in all directions.
pub(super) fn listed_area(area: Option<&Json>) -> Result<String, String> {
    let wrong = || "its area is a list of distances such as `1,0`".to_owned();
    let mut cells = BTreeSet::new();
    for cell in area.and_then(Json::as_array).ok_or_else(wrong)? {
        let (x, y) = cell.as_str().and_then(|text| text.split_once(',')).ok_or_else(wrong)?;
        let [x, y] = [x, y].map(|text| text.trim().parse::<i64>());
        let (Ok(x @ -31..=31), Ok(y @ -31..=31)) = (x, y) else { return Err(wrong()) };
        cells.insert((x, y));
    }
    let mut leaps = BTreeSet::new();
    for &(x, y) in cells.iter().filter(|cell| **cell != (0, 0)) {
        let (short, long) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
        let turned = [(short, long), (long, short)];
        let all = turned.into_iter().flat_map(|(x, y)| [(x, y), (-x, y), (x, -y), (-x, -y)]);
        if let Some(missing) = all.into_iter().find(|cell| !cells.contains(cell)) {
            return Err(format!(
                "its area has the distance {x},{y}, but not {},{}; here an area is the same in all directions",
                missing.0, missing.1
            ));
        }
        leaps.insert((long, short));
    }
    if leaps.is_empty() {
        return Err("its area has no cells around the captured piece".into());
    }
    Ok(leaps.into_iter().map(|(long, short)| leap(short, long)).collect())
}

/// A leap in Betza notation: by its letter if it has one.
fn leap(short: i64, long: i64) -> String {
    match (short, long) {
        (0, 1) => "W".into(),
        (1, 1) => "F".into(),
        (0, 2) => "D".into(),
        (1, 2) => "N".into(),
        (2, 2) => "A".into(),
        (0, 3) => "H".into(),
        (1, 3) => "C".into(),
        (2, 3) => "Z".into(),
        (3, 3) => "G".into(),
        _ => format!("({long},{short})"),
    }
}
