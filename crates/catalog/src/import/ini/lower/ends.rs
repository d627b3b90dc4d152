//! How games end.

use serde_json::{Map, Value as Json, json};

use super::Lowering;
use crate::import::ini::keys::COLOURS;
use crate::import::ini::pieces as kinds;

impl Lowering<'_> {
    pub(super) fn end(&mut self) -> Option<Json> {
        let record = self.record;
        let mut end = Map::new();
        let checkmate = verdict(record.word("checkmateValue"));
        if checkmate != "loss" {
            end.insert("checkmate".into(), json!(checkmate));
        }
        let stalemate = verdict(record.word("stalemateValue"));
        if stalemate != "draw" {
            end.insert("stalemate".into(), json!(stalemate));
        }
        let goals = self.goals();
        if !goals.is_empty() {
            end.insert("goals".into(), Json::Array(goals));
        }
        if record.flag("checkCounting") {
            let (white, black) = self.start.checks.unwrap_or((1, 1));
            end.insert("checks".into(), json!(white));
            if white != black {
                self.remarks.push(format!(
                    "White and Black may be checked {black} and {white} times; here both {white}"
                ));
            }
        }
        let extinction = self.extinction();
        if !extinction.is_empty() {
            end.insert("extinction".into(), Json::Array(extinction));
        }
        let connect = self.connect();
        if !connect.is_empty() {
            end.insert("connect".into(), Json::Array(connect));
        }
        if record.flag("adjudicateFullBoard") {
            end.insert("full-board".into(), json!("draw"));
        }
        let moves = record.int("nMoveRule");
        if moves > 0 {
            end.insert("move-rule".into(), json!(moves.min(1000)));
            let [white, black] = record.kinds_of("nMoveRuleTypes");
            end.insert("move-rule-pieces".into(), json!(self.names(white | black)));
        }
        let fold = record.int("nFoldRule");
        if fold > 1 {
            end.insert("repetition".into(), json!(fold.min(100)));
            let value = verdict(record.word("nFoldValue"));
            if value != "draw" && !record.flag("nFoldValueAbsolute") {
                end.insert("repetition-verdict".into(), json!(value));
            }
        }
        self.unsaid();
        super::object(end)
    }

    /// What moves do not depend on and documents do not say yet.
    fn unsaid(&mut self) {
        let record = self.record;
        for key in [
            "nFoldValueAbsolute",
            "perpetualCheckIllegal",
            "moveRepetitionIllegal",
            "stalematePieceCount",
            "shatarMateRule",
            "extinctionClaim",
        ] {
            if record.flag(key) {
                self.remarks.push(format!("`{key}` is left out: it decides results, never moves"));
            }
        }
        for key in ["chasingRule", "materialCounting", "countingRule"] {
            if record.word(key) != "none" {
                self.remarks.push(format!("`{key}` is left out: it decides results, never moves"));
            }
        }
        if record.flag("cambodianMoves") {
            self.lacks("cambodianMoves", "first leaps of king and queen");
        }
    }

    fn goals(&self) -> Vec<Json> {
        let record = self.record;
        let regions = record.squares_of("flagRegion").map(|set| set & self.outline.all());
        let pieces = record.kinds_of("flagPiece");
        let goal = |sides: &[usize]| {
            let mut goal = Map::new();
            let set = pieces[sides[0]];
            let names = self.names_unless_all(set);
            if names.is_empty() && set & kinds::one(kinds::ALL) == 0 {
                return None;
            }
            if !names.is_empty() {
                goal.insert("pieces".into(), json!(names));
            }
            let mut region = Map::new();
            for &side in sides {
                if regions[side] != 0 {
                    region.insert(COLOURS[side].to_lowercase(), json!(self.outline.words(regions[side])));
                }
            }
            if region.is_empty() {
                return None;
            }
            // A side without a region reaches nothing.
            for &side in sides {
                region.entry(COLOURS[side].to_lowercase()).or_insert_with(|| json!("none"));
            }
            for other in (0..2).filter(|side| !sides.contains(side)) {
                region.insert(COLOURS[other].to_lowercase(), json!("none"));
            }
            goal.insert("region".into(), Json::Object(region));
            let count = record.int("flagPieceCount");
            if count > 1 {
                goal.insert("count".into(), json!(count));
            }
            for (key, word) in
                [("flagMove", "last-reply"), ("flagPieceBlockedWin", "blocked"), ("flagPieceSafe", "safe")]
            {
                if record.flag(key) {
                    goal.insert(word.into(), json!(true));
                }
            }
            Some(Json::Object(goal))
        };
        if pieces[0] == pieces[1] {
            goal(&[0, 1]).into_iter().collect()
        } else {
            [goal(&[0]), goal(&[1])].into_iter().flatten().collect()
        }
    }

    fn extinction(&self) -> Vec<Json> {
        let record = self.record;
        let value = record.word("extinctionValue");
        // The last of pseudo-royal pieces cannot be captured, but by an explosion.
        let never = record.flag("extinctionPseudoRoyal") && !record.flag("blastOnCapture");
        if value == "none" || never {
            return vec![];
        }
        let set = record.kinds("extinctionPieceTypes");
        let mut groups: Vec<Vec<String>> = kinds::members(set)
            .map(|kind| self.names(kinds::one(kind)))
            .filter(|names| !names.is_empty())
            .collect();
        if set & kinds::one(kinds::ALL) != 0 {
            groups.push(vec![]);
        }
        let count = record.int("extinctionPieceCount");
        let theirs = record.int("extinctionOpponentPieceCount");
        let each = groups.into_iter().map(|names| {
            let mut extinction = Map::new();
            if !names.is_empty() {
                extinction.insert("pieces".into(), json!(names));
            }
            if count > 0 {
                extinction.insert("at-most".into(), json!(count));
            }
            if theirs > 0 {
                extinction.insert("while-others-have".into(), json!(theirs));
            }
            extinction.insert("verdict".into(), json!(verdict(value)));
            Json::Object(extinction)
        });
        each.collect()
    }

    fn connect(&self) -> Vec<Json> {
        let record = self.record;
        let mut list = vec![];
        let along = || {
            let part = |key: &str, betza: &'static str| if record.flag(key) { betza } else { "" };
            [part("connectVertical", "vW"), part("connectHorizontal", "sW"), part("connectDiagonal", "F")]
                .concat()
        };
        let mut push = |mut table: Map<String, Json>| {
            let names = self.names_unless_all(record.kinds("connectPieceTypes"));
            if !names.is_empty() {
                table.insert("pieces".into(), json!(names));
            }
            if along() != "vWsWF" && !table.contains_key("square") {
                table.insert("along".into(), json!(along()));
            }
            let value = verdict(record.word("connectValue"));
            if value != "win" {
                table.insert("verdict".into(), json!(value));
            }
            list.push(Json::Object(table));
        };
        for (key, word) in [("connectN", "line"), ("connectNxN", "square"), ("collinearN", "collinear")] {
            let number = record.int(key);
            if number > 0 {
                push(Map::from_iter([(word.to_owned(), json!(number))]));
            }
        }
        let (from, to) = (record.squares_of("connectRegion1"), record.squares_of("connectRegion2"));
        if from.iter().chain(&to).any(|set| *set != 0) {
            push(Map::from_iter([
                ("from".to_owned(), self.outline.sided(from)),
                ("to".to_owned(), self.outline.sided(to)),
            ]));
        }
        list
    }
}

/// `none` is as good as a draw where something must be said.
fn verdict(word: &str) -> &str {
    if word == "none" { "draw" } else { word }
}
