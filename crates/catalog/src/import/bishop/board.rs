//! The board, the start position, castling, hands, gates and turns.

use serde_json::{Map, Value as Json, json};

use super::ends::listed_area;
use super::read::{Reading, identified, is_empty};
use super::regions::file;

impl Reading<'_> {
    /// The fields of the start position.
    pub(super) fn fen(&self) -> Vec<&str> {
        let fen = self.game.get("startPosition").and_then(Json::as_str).unwrap_or("");
        fen.split_whitespace().collect()
    }

    /// The rows of the start position from the far rank, with one letter per cell.
    pub(super) fn cells(&self) -> Vec<Vec<char>> {
        let mut rows = self.all_rows();
        if self.has_gate_rows() {
            rows.pop();
            rows.remove(0);
        }
        rows
    }

    /// Whether the position begins and ends with a row of pieces that wait behind the first and last ranks.
    fn has_gate_rows(&self) -> bool {
        let fixed = self.game.get("gatingMode").and_then(Json::as_str) == Some("fixed");
        fixed && i64::try_from(self.all_rows().len()) == Ok(self.ranks + 2)
    }

    pub(super) fn black_begins(&self) -> bool {
        self.fen().get(1) == Some(&"b")
    }

    /// The pieces that wait behind others: by kind, the cells of each side.
    fn waiting(&self) -> Map<String, Json> {
        let rows = self.all_rows();
        let mut waiting = Map::new();
        let rank = self.ranks;
        for (side, row, rank) in [("white", rows.last(), 1), ("black", rows.first(), rank)] {
            for (x, c) in (0_i64..).zip(row.into_iter().flatten()).filter(|(_, c)| **c != '.') {
                let sides = waiting.entry(self.piece_name(*c)).or_insert_with(|| json!({}));
                let cells = sides.get(side).and_then(Json::as_str).unwrap_or("").to_owned();
                sides[side] = json!(format!("{cells} {}{rank}", file(x)).trim());
            }
        }
        waiting
    }

    fn all_rows(&self) -> Vec<Vec<char>> {
        let board = self.fen().first().copied().unwrap_or("").split('[').next().unwrap_or("").to_owned();
        let mut rows = vec![];
        for row in board.split('/') {
            let mut cells = vec![];
            let mut gap = 0_usize;
            for c in row.chars() {
                if let Some(digit) = c.to_digit(10) {
                    gap = (gap * 10 + digit as usize).min(99);
                    continue;
                }
                cells.extend(std::iter::repeat_n('.', gap));
                gap = 0;
                cells.push(c);
            }
            cells.extend(std::iter::repeat_n('.', gap));
            rows.push(cells);
        }
        rows
    }

    pub(super) fn board(&mut self) -> Json {
        let mut board = Map::new();
        board.insert("files".into(), json!(self.files));
        board.insert("ranks".into(), json!(self.ranks));
        let holes: Vec<String> = self.where_is(|c| c == '*');
        if !holes.is_empty() {
            self.remark("pieceTypes.*", "stands for walls; the cells under them are removed from the board");
            board.insert("holes".into(), json!(holes.join(" ")));
        }
        Json::Object(board)
    }

    /// The names of the cells that hold certain letters at the start.
    pub(super) fn where_is(&self, wanted: impl Fn(char) -> bool) -> Vec<String> {
        let mut names = vec![];
        for (row, cells) in (0_i64..).zip(self.cells()) {
            for (x, c) in (0_i64..).zip(cells) {
                if wanted(c) {
                    names.push(format!("{}{}", file(x), self.ranks - row));
                }
            }
        }
        names
    }

    pub(super) fn setup(&mut self) -> Json {
        if self.game.get("startPosition").and_then(Json::as_str).is_none() {
            self.error("startPosition", "is missing");
        }
        let rows: Vec<String> = self
            .cells()
            .iter()
            .map(|cells| cells.iter().map(|c| if *c == '*' { '_' } else { self.turned(*c) }).collect())
            .collect();
        let mut setup = Map::new();
        setup.insert("rows".into(), json!(rows));
        let fen = self.game.get("startPosition").and_then(Json::as_str).unwrap_or("");
        let held =
            fen.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(held, _)| held);
        let held = held.replace('-', "");
        if !held.is_empty() {
            let held: String = held.chars().map(|c| self.turned(c)).collect();
            setup.insert("hand".into(), json!(held));
        }
        if self.has_gate_rows() && !self.waiting().is_empty() {
            setup.insert("waiting".into(), Json::Object(self.waiting()));
        }
        if let Some(builder) = self.game.get("startPosBuilder").filter(|builder| !is_empty(builder)) {
            match identified(builder).0.as_str() {
                "start.chess960" => {
                    let conditions =
                        json!([{ "on-both-colours": "bishop" }, { "between": ["king", "rook"] }]);
                    setup.insert("shuffle".into(), json!({ "cells": "rank 1", "conditions": conditions }));
                }
                "start.randomChess" => {
                    self.remark(
                        "startPosBuilder",
                        "`start.randomChess` also draws how many knights, bishops, queens and rooks there are; here the pieces of `startPosition` are shuffled",
                    );
                    let rooks =
                        self.cells().last().map_or(0, |row| row.iter().filter(|c| **c == 'R').count());
                    let between = json!([{ "between": ["king", "rook"] }]);
                    let conditions = if rooks == 2 { between } else { json!([]) };
                    setup.insert("shuffle".into(), json!({ "cells": "rank 1", "conditions": conditions }));
                }
                id => self.error("startPosBuilder", &format!("`{id}` is unknown")),
            }
        }
        Json::Object(setup)
    }

    /// A letter of the position in the case that documents want: upper case for the side that begins.
    fn turned(&self, letter: char) -> char {
        match letter {
            _ if !self.black_begins() => letter,
            'a'..='z' => letter.to_ascii_uppercase(),
            _ => letter.to_ascii_lowercase(),
        }
    }

    pub(super) fn castling(&mut self) -> Option<Json> {
        let options = self.game.get("castlingOptions")?;
        if !options.get("enabled").and_then(Json::as_bool).unwrap_or(true) {
            return None;
        }
        let number = |key: &str| options.get(key).and_then(Json::as_i64);
        let fixed = options.get("fixedRooks").and_then(Json::as_bool).unwrap_or(true);
        let said = options.get("rookPiece").and_then(Json::as_str).and_then(|text| text.chars().next());
        let mut rights = self.fen().get(2).copied().unwrap_or("-").to_owned();
        if rights == "-" {
            self.remark(
                "startPosition",
                "grants no right to castle, although `castlingOptions` is on; here it grants all",
            );
            "KQkq".clone_into(&mut rights);
        }
        let rows = self.cells();
        let mut list = vec![];
        for (side, colour) in ["white", "black"].into_iter().enumerate() {
            let own = |c: char| if side == 0 { c.is_ascii_uppercase() } else { c.is_ascii_lowercase() };
            let castler = |c: char| own(c) && self.castles(c);
            let place = rows
                .iter()
                .enumerate()
                .find_map(|(row, cells)| cells.iter().position(|c| castler(*c)).map(|x| (row, x, cells[x])));
            let Some((row, x, king)) = place else { continue };
            for (letter, wing, target, rook) in [
                ('K', "king", number("kTarget"), number("kRook")),
                ('Q', "queen", number("qTarget"), number("qRook")),
            ] {
                let letter = if side == 0 { letter } else { letter.to_ascii_lowercase() };
                let Some(target) = target.filter(|_| rights.contains(letter)) else { continue };
                // If no rook is named, any piece on its cell counts as the rook.
                let there = |x: usize| rows[row].get(x).copied().filter(|c| own(*c));
                let named = |c: &char| said.is_none_or(|rook| c.eq_ignore_ascii_case(&rook));
                let at = match rook.filter(|_| fixed) {
                    Some(at) => usize::try_from(at).ok().filter(|at| there(*at).as_ref().is_some_and(named)),
                    None if wing == "king" => {
                        (x + 1..rows[row].len()).rev().find(|at| there(*at).as_ref().is_some_and(named))
                    }
                    None => (0..x).find(|at| there(*at).as_ref().is_some_and(named)),
                };
                let Some(at) = at else { continue };
                let rank = self.ranks - i64::try_from(row).unwrap_or(0);
                let mut rule = json!({
                    "wing": wing,
                    "sides": [colour],
                    "king": self.piece_name(king),
                    "partner": [self.piece_name(rows[row][at])],
                    "king-to": file(target),
                });
                if fixed {
                    let cell = |x: usize| format!("{}{rank}", file(i64::try_from(x).unwrap_or(0)));
                    rule["king-from"] = json!({ colour: cell(x) });
                    rule["partner-from"] = json!({ colour: cell(at) });
                }
                list.push(rule);
            }
        }
        if said.is_none() && !list.is_empty() {
            self.remark(
                "castlingOptions",
                "names no rook, and in that library castling rights outlive it; here the piece in the rook's place is the rook, and rights end with it",
            );
        }
        if list.is_empty() {
            self.remark("castlingOptions", "is on, but no piece stands where castling begins; ignored");
            return None;
        }
        Some(Json::Array(list))
    }

    pub(super) fn hand(&mut self) -> Option<Json> {
        let options = self.game.get("handOptions").cloned().unwrap_or(Json::Null);
        let on = |key: &str| options.get(key).and_then(Json::as_bool).unwrap_or(false);
        let gates = self.game.get("gatingMode").and_then(Json::as_str) == Some("flex");
        if !on("enableHands") && !gates {
            return None;
        }
        let mut hand = Map::new();
        if !on("enableHands") {
            hand.insert("drops".into(), json!(false));
        }
        if on("addCapturesToHand") {
            hand.insert("captures".into(), json!("captor"));
            if let Some(name) = self.reverting() {
                hand.insert("reverts".into(), json!(name));
            }
        }
        let builder = options.get("dropBuilder").cloned().unwrap_or(Json::Null);
        if let ("drops.region", parameters) = (identified(&builder).0.as_str(), &builder) {
            let part = |key: &str, id: &str| parameters.get(key).or_else(|| parameters.get(id)).cloned();
            let single = part("region", "singleId").or_else(|| part("single", "regionId"));
            let white = single.clone().or_else(|| part("whiteRegion", "wId"));
            let black = single.or_else(|| part("blackRegion", "bId"));
            let mut sides = Map::new();
            for (colour, region) in [("white", white), ("black", black)] {
                let words = match region {
                    Some(region) => self.region("handOptions.dropBuilder", &region),
                    None => "none".into(),
                };
                sides.insert(colour.into(), json!(words));
            }
            hand.insert("region".into(), Json::Object(sides));
        }
        Some(Json::Object(hand))
    }

    /// Whether drops follow the default rule: promotable pieces may not be dropped on the edge ranks.
    pub(super) fn standard_drops(&self) -> bool {
        let options = self.game.get("handOptions");
        let on =
            options.and_then(|options| options.get("enableHands")).and_then(Json::as_bool).unwrap_or(false);
        let builder = options.and_then(|options| options.get("dropBuilder"));
        on && builder.is_none_or(|builder| matches!(identified(builder).0.as_str(), "drops.standard" | ""))
    }

    pub(super) fn gates(&mut self) -> Option<Json> {
        match self.game.get("gatingMode").and_then(Json::as_str)? {
            "flex" => Some(json!({ "cells": "own rank 1" })),
            "fixed" => {
                if !self.has_gate_rows() {
                    self.error(
                        "gatingMode",
                        "`fixed` needs a row of waiting pieces at each end of the position",
                    );
                    return None;
                }
                Some(json!({ "from": "behind", "cells": "own rank 1" }))
            }
            _ => None,
        }
    }

    /// What each side sees.
    pub(super) fn view(&mut self) -> Option<Json> {
        let transformer = self.game.get("stateTransformer").filter(|value| !is_empty(value))?.clone();
        self.seen(&transformer)
    }

    fn seen(&mut self, transformer: &Json) -> Option<Json> {
        match identified(transformer).0.as_str() {
            "st.visionArea" => {
                let area = match transformer.get("area").filter(|area| !area.is_null()) {
                    None => Ok("K".into()),
                    area => listed_area(area),
                };
                match area {
                    Ok(area) => Some(json!({ "sees": { "around": area } })),
                    Err(why) => {
                        self.error("stateTransformer", &format!("cannot be used: {why}"));
                        None
                    }
                }
            }
            "st.hideFlags" => {
                self.remark(
                    "stateTransformer",
                    "`st.hideFlags` hides marks of pieces that only program code gives and reads; ignored",
                );
                None
            }
            "st.pair" => {
                let side = |key: &str| transformer.get(key).cloned().unwrap_or(Json::Null);
                if side("white") != side("black") {
                    self.error(
                        "stateTransformer",
                        "`st.pair` lets White and Black see by different rules; here one rule is for both",
                    );
                    return None;
                }
                let one = side("white");
                // A pair of pairs means nothing in that library, and nesting must end somewhere.
                if is_empty(&one) || identified(&one).0 == "st.pair" { None } else { self.seen(&one) }
            }
            id => {
                self.error(
                    "stateTransformer",
                    &format!("`{id}` is program code, which the file does not contain"),
                );
                None
            }
        }
    }

    pub(super) fn turn(&mut self) -> Option<Json> {
        let options = self.game.get("passOptions")?;
        match identified(options).0.as_str() {
            "pass.none" | "" => None,
            "pass.standard" => {
                self.remark(
                    "passOptions",
                    "forbids a second pass in a row; here two of them end the game in a draw",
                );
                Some(json!({ "pass": "allowed", "passes-end": 2 }))
            }
            id => {
                self.error("passOptions", &format!("`{id}` is unknown"));
                None
            }
        }
    }
}
