//! How games end.

use serde_json::{Map, Value as Json, json};

use super::Lowering;
use crate::import::ini::pieces::{
    self as kinds, CANNON, ELEPHANT, FERS, HORSE, KING, KNIGHT, Kind, ROOK, SILVER, SOLDIER,
};

impl Lowering<'_> {
    pub(super) fn end(&mut self) -> Option<Json> {
        let record = self.record;
        let mut end = Map::new();
        let checkmate = verdict(record.word("checkmateValue"));
        if checkmate != "loss" {
            end.insert("checkmate".into(), json!(checkmate));
        }
        let stalemate = match verdict(record.word("stalemateValue")) {
            "win" if record.flag("stalematePieceCount") => "fewest",
            "loss" if record.flag("stalematePieceCount") => "most",
            word => word,
        };
        if stalemate != "draw" {
            end.insert("stalemate".into(), json!(stalemate));
        }
        if record.flag("shatarMateRule") {
            end.insert("mate".into(), self.shatar());
        }
        let goals = self.goals();
        if !goals.is_empty() {
            end.insert("goals".into(), Json::Array(goals));
        }
        if record.flag("checkCounting") {
            let (white, black) = self.start.checks.unwrap_or((1, 1));
            let by_side = json!({ "white": white, "black": black });
            end.insert("checks".into(), if white == black { json!(white) } else { by_side });
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
        }
        // These pieces reset the move count of positions also where nothing ends by it.
        let [white, black] = record.kinds_of("nMoveRuleTypes");
        let resetting = self.names(white | black);
        if moves > 0 || !resetting.is_empty() {
            end.insert("move-rule-pieces".into(), json!(resetting));
        }
        self.repetition(&mut end);
        if let Some(counting) = self.counting() {
            end.insert("counting".into(), counting);
        }
        if let Some(draws) = self.draws() {
            end.insert("draws".into(), draws);
        }
        super::object(end)
    }

    fn repetition(&self, end: &mut Map<String, Json>) {
        let record = self.record;
        let fold = record.int("nFoldRule");
        if fold > 1 {
            end.insert("repetition".into(), json!(fold.min(100)));
            let verdict = match verdict(record.word("nFoldValue")) {
                "draw" => None,
                value if !record.flag("nFoldValueAbsolute") => Some(json!(value)),
                "win" => Some(json!({ "white": "win", "black": "loss" })),
                _ => Some(json!({ "white": "loss", "black": "win" })),
            };
            if let Some(verdict) = verdict {
                end.insert("repetition-verdict".into(), verdict);
            }
            if record.flag("perpetualCheckIllegal") {
                end.insert("perpetual-check-loses".into(), json!(true));
            }
            if record.word("chasingRule") == "axf" {
                end.insert("chase".into(), self.chase());
                if record.int("nMoveRule") > 0 {
                    end.insert("move-rule-checks".into(), json!(10));
                }
            }
        }
        if record.flag("moveRepetitionIllegal") {
            let still = kinds::one(KING) | kinds::one(kinds::WAZIR);
            let moving = self.forms.iter().filter(|form| still & kinds::one(form.kind) == 0);
            end.insert("to-and-fro".into(), json!(5));
            end.insert("to-and-fro-pieces".into(), json!(moving.map(|form| &form.name).collect::<Vec<_>>()));
        }
    }

    /// A mate by a knight alone loses. Mate is a draw unless a piece of these kinds gave check before.
    fn shatar(&self) -> Json {
        let shak = [KNIGHT, ROOK, kinds::BERS].map(|kind| self.names(kinds::one(kind)));
        json!({ "not-by": self.names(kinds::one(KNIGHT)), "needs-check-by": shak.concat() })
    }

    /// The Asian rules on perpetual chases.
    fn chase(&self) -> Json {
        let names =
            |kinds: &[Kind]| kinds.iter().flat_map(|kind| self.names(kinds::one(*kind))).collect::<Vec<_>>();
        let mut chase = Map::new();
        chase.insert("free".into(), json!(names(&[KING, SOLDIER])));
        chase.insert("prey".into(), json!(names(&[KING])));
        let rank = self.record.int("soldierPromotionRank");
        if rank > 1 && !names(&[SOLDIER]).is_empty() {
            chase.insert("prey-at-home".into(), json!(names(&[SOLDIER])));
            chase.insert("home".into(), json!(format!("own rank 1..{}", rank - 1)));
        }
        let all = [ROOK, CANNON, HORSE];
        let stronger: [(Kind, &[Kind]); 4] =
            [(HORSE, &all[..1]), (CANNON, &all[..1]), (ELEPHANT, &all), (FERS, &all)];
        let mut worth = Map::new();
        for (kind, over) in stronger {
            if let (Some(name), false) = (self.name(kind), names(over).is_empty()) {
                worth.insert(name, json!(names(over)));
            }
        }
        if !worth.is_empty() {
            chase.insert("stronger".into(), Json::Object(worth));
        }
        Json::Object(chase)
    }

    /// The counting rules of Southeast Asian chess games.
    fn counting(&self) -> Option<Json> {
        let name = |kind: Kind| self.name(kind);
        let against = |list: &[(Kind, u16)], limit: u16| {
            let against: Option<Map<String, Json>> =
                list.iter().map(|(kind, count)| Some((name(*kind)?, json!(count)))).collect();
            against.map(|against| json!({ "against": against, "limit": limit }))
        };
        let makruk = |less: u16| {
            let limits = [
                against(&[(ROOK, 2)], 8 - less),
                against(&[(ROOK, 1)], 16 - less),
                against(&[(SILVER, 2)], 22 - less),
                against(&[(KNIGHT, 2)], 32 - less),
                against(&[(SILVER, 1)], 44 - less),
                Some(json!({ "limit": 64 - less })),
            ];
            limits.into_iter().flatten().collect::<Vec<_>>()
        };
        let pawns = self.names(kinds::one(kinds::PAWN));
        let mut counting = match self.record.word("countingRule") {
            "none" => return None,
            "asean" => {
                let limits =
                    [against(&[(ROOK, 1)], 16), against(&[(SILVER, 1)], 44), against(&[(KNIGHT, 1)], 64)];
                json!({ "bare": limits.into_iter().flatten().collect::<Vec<_>>() })
            }
            "cambodian" => json!({ "at-most": 3, "board": 63, "from-pieces": true, "bare": makruk(1) }),
            _ => json!({ "board": 64, "from-pieces": true, "bare": makruk(0) }),
        };
        if !pawns.is_empty() {
            let bare = self.record.word("countingRule") == "cambodian";
            counting[if bare { "bare-without" } else { "without" }] = json!(pawns);
        }
        Some(counting)
    }

    /// The tie-breaks for drawn games.
    fn draws(&self) -> Option<Json> {
        let all = self.forms.iter().map(|form| (form.name.clone(), json!(1)));
        match self.record.word("materialCounting") {
            "janggi" => {
                let worth = |kind: Kind| match kind {
                    ROOK => 26,
                    kinds::JANGGI_CANNON => 14,
                    HORSE => 10,
                    kinds::JANGGI_ELEPHANT | kinds::WAZIR => 6,
                    SOLDIER => 4,
                    _ => 0,
                };
                let points = self.forms.iter().filter(|form| worth(form.kind) > 0);
                let points: Map<String, Json> =
                    points.map(|form| (form.name.clone(), json!(worth(form.kind)))).collect();
                Some(json!({ "points": points, "bonus": { "black": 3 } }))
            }
            "unweighted" => Some(json!({ "points": all.collect::<Map<_, _>>() })),
            "whitedrawodds" => Some(json!({ "winner": "white" })),
            "blackdrawodds" => Some(json!({ "winner": "black" })),
            _ => None,
        }
    }
}

/// `none` becomes a draw, because a verdict is required.
pub(super) fn verdict(word: &str) -> &str {
    if word == "none" { "draw" } else { word }
}
