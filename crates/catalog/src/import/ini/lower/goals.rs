//! Ends that depend on where pieces stand: goals, extinction, connections.

use serde_json::{Map, Value as Json, json};

use super::Lowering;
use super::ends::verdict;
use crate::import::ini::keys::{COLOURS, LAST_STONE};
use crate::import::ini::pieces as kinds;

impl Lowering<'_> {
    pub(super) fn goals(&self) -> Vec<Json> {
        let record = self.record;
        let regions = record.squares_of("flagRegion").map(|set| set & self.outline.all());
        let pieces = record.kinds_of("flagPiece");
        // If kings must reach a region, the other side may follow with its reply and draw. Other pieces must stay until
        // their side's next turn, unless `flagPieceSafe` is set and nothing attacks them.
        let royal = pieces.iter().all(|set| *set == kinds::one(kinds::KING));
        let (moves, safe) = (record.flag("flagMove"), record.flag("flagPieceSafe"));
        let ways: &[Option<&str>] = match (moves, safe) {
            (false, false) => &[None],
            (false, true) => &[Some("safe")],
            (true, _) if royal => &[Some("last-reply")],
            (true, false) => &[Some("held")],
            // A piece that has stayed wins before one that arrives safely.
            (true, true) => &[Some("held"), Some("safe")],
        };
        let goal = |sides: &[usize], way: Option<&str>| {
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
            // A side without a region has no goal.
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
            if record.flag("flagPieceBlockedWin") {
                goal.insert("blocked".into(), json!(true));
            }
            if let Some(way) = way {
                goal.insert(way.into(), json!(true));
            }
            Some(Json::Object(goal))
        };
        let groups: &[&[usize]] = if pieces[0] == pieces[1] { &[&[0, 1]] } else { &[&[0], &[1]] };
        groups.iter().flat_map(|sides| ways.iter().filter_map(|way| goal(sides, *way))).collect()
    }

    pub(super) fn extinction(&self) -> Vec<Json> {
        let record = self.record;
        if record.flag(LAST_STONE) && record.word("enclosingDrop") == "ataxx" {
            return vec![json!({ "verdict": "loss" })];
        }
        let value = record.word("extinctionValue");
        // The last pseudo-royal piece cannot be captured, except by an explosion.
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
                extinction.insert("others-at-least".into(), json!(theirs));
            }
            if record.flag("extinctionClaim") {
                extinction.insert("reply".into(), json!(true));
            }
            extinction.insert("verdict".into(), json!(verdict(value)));
            Json::Object(extinction)
        });
        each.collect()
    }

    pub(super) fn connect(&self) -> Vec<Json> {
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
