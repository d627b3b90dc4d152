//! Kinds of pieces.

use chesswright_rules::betza::mover::{FirstMove, Mover, Path};
use chesswright_rules::betza::{self, Dialect, Options};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{MoveDef, PieceDef, Sided};
use serde_json::{Map, Value as Json, json};

use super::Writer;
use crate::import::ride_text;

impl Writer<'_> {
    pub(super) fn pieces(&mut self) -> Result<Json, String> {
        let mut pieces = Map::new();
        for (name, piece) in &self.game.pieces {
            let symbol = self.symbol(name)?;
            let written = self.piece(name, piece)?;
            pieces.insert(symbol, written);
        }
        if self.game.board.holes != "none" || self.game.has_walls() {
            pieces.insert(
                "*".into(),
                json!({
                    "betza": "", "value": 0,
                    "promoOptions": { "canPromote": false, "canPromoteTo": false },
                    "actions": [self.identified("action.immortality", Map::new())],
                }),
            );
        }
        Ok(Json::Object(pieces))
    }

    fn piece(&mut self, name: &str, piece: &PieceDef) -> Result<Json, String> {
        let mut out = Map::new();
        let wrong = || format!("pieces.{name}.moves: that library has no letters for them");
        let plain = |part: &&MoveDef| {
            part.to.is_none() && part.within.is_none() && part.steps.is_none() && part.when.is_empty()
        };
        // In this format an action makes generals attack each other, not a move.
        let own: Vec<&MoveDef> =
            piece.moves.iter().filter(|part| !(piece.royal && part.betza.contains('k'))).collect();
        let bound = own.iter().find_map(|part| part.to.as_ref()).filter(|_| piece.royal);
        if bound.is_none() && !own.iter().all(plain) {
            return Err(wrong());
        }
        if own.len() < piece.moves.len() {
            self.fly();
        }
        // A game that was read from a file has one list of moves for a region, and another for the rest of the board.
        let mut froms: Vec<_> = own.iter().filter_map(|part| part.from.as_ref()).collect();
        froms.dedup();
        let inside = match froms[..] {
            [_, inside] if own.iter().all(|part| part.from.is_some()) => Some(inside),
            _ => None,
        };
        let (there, here): (Vec<&MoveDef>, Vec<&MoveDef>) =
            own.iter().partition(|part| inside.is_some() && part.from.as_ref() == inside);
        let all: Vec<Mover> = here.iter().flat_map(|part| movers(&part.betza, Dialect::default())).collect();
        out.insert("betza".into(), json!(text(&all).ok_or_else(wrong)?));
        let mut effects = vec![];
        if let Some(region) = piece.confined.as_ref().or(bound) {
            effects.push(json!({ "restrictMovement": true }).merged(self.sides(region, "all")));
        }
        if let Some(inside) = inside {
            let moves: Vec<Mover> =
                there.iter().flat_map(|part| movers(&part.betza, Dialect::default())).collect();
            let other = json!({ "betza": text(&moves).ok_or_else(wrong)? });
            effects.push(json!({ "pieceType": other }).merged(self.sides(inside, "none")));
        } else if let Some(beyond) = own.iter().find_map(|part| part.from.as_ref()) {
            // Elsewhere the piece has fewer moves.
            let less: Vec<Mover> = own
                .iter()
                .filter(|part| part.from.is_none())
                .flat_map(|part| movers(&part.betza, Dialect::default()))
                .collect();
            let elsewhere = |text: &String| format!("all - ({text})");
            let region = match beyond {
                Sided::All(text) => Sided::All(elsewhere(text)),
                Sided::Each(sides) => {
                    Sided::Each(sides.iter().map(|(side, text)| (side.clone(), elsewhere(text))).collect())
                }
            };
            let other = json!({ "betza": text(&less).ok_or_else(wrong)? });
            effects.push(json!({ "pieceType": other }).merged(self.sides(&region, "none")));
        }
        for goal in self.game.end.goals.iter().filter(|goal| goal.count == 1 && !goal.blocked) {
            if goal.pieces.is_empty() || goal.pieces.iter().any(|one| one == name) {
                effects.push(json!({ "winGame": true }).merged(self.sides(&goal.region, "none")));
            }
        }
        if !effects.is_empty() {
            out.insert("regionEffects".into(), json!(effects));
        }
        self.marks(name, piece, &all, &mut out);
        Ok(Json::Object(out))
    }

    /// Writes the properties of a piece other than its moves and regions.
    fn marks(&self, name: &str, piece: &PieceDef, movers: &[Mover], out: &mut Map<String, Json>) {
        let castles = self.game.castling.iter().any(|rule| rule.king == name);
        let any = !self.game.castling.is_empty();
        if piece.royal {
            out.insert("royal".into(), json!(true));
            if any && !castles {
                out.insert("castling".into(), json!(false));
            }
        } else if castles {
            out.insert("castling".into(), json!(true));
        }
        if movers.iter().any(|mover| matches!(mover, Mover::Ride(ride) if ride.how.marks_en_passant)) {
            out.insert("enPassantable".into(), json!(true));
        }
        if let Some(value) = piece.value {
            out.insert("value".into(), json!(value));
        }
        let mut options = Map::new();
        options.insert("canPromote".into(), json!(piece.promotion.is_some()));
        let target =
            self.game.pieces.values().filter_map(|piece| piece.promotion.as_ref()).any(|promotion| {
                ["white", "black"].iter().any(|side| {
                    promotion.to.get(side).is_some_and(|names| names.iter().any(|one| one == name))
                })
            });
        options.insert("canPromoteTo".into(), json!(target));
        if let Some(promotion) = &piece.promotion {
            if let Some(names) = promotion.to.get("white").or(promotion.to.get("black")) {
                options.insert("promotesTo".into(), json!(self.symbols(names)));
            }
            out.insert("noSanSymbol".into(), json!(true));
        }
        out.insert("promoOptions".into(), Json::Object(options));
        if piece.capturable_by.as_ref().is_some_and(Vec::is_empty) {
            out.insert("actions".into(), json!([self.identified("action.immortality", Map::new())]));
        }
    }

    fn fly(&mut self) {
        let action = self.identified("action.flyingGenerals", Map::new());
        if !self.actions.contains(&action) {
            self.actions.push(action);
        }
    }

    /// The regions of an effect.
    fn sides(&mut self, region: &Sided<String>, absent: &str) -> Json {
        let [white, black] = self.cells(region, absent);
        json!({ "whiteRegion": self.named(&white), "blackRegion": self.named(&black) })
    }
}

/// Merges two tables.
trait Merged {
    fn merged(self, other: Self) -> Self;
}

impl Merged for Json {
    fn merged(mut self, other: Self) -> Self {
        if let (Some(table), Self::Object(other)) = (self.as_object_mut(), other) {
            table.extend(other);
        }
        self
    }
}

pub(super) fn movers(text: &str, dialect: Dialect) -> Vec<Mover> {
    let parsed = betza::parse(text, &Options { dialect, ..Options::default() }).ok();
    parsed.and_then(|piece| betza::lower(&piece, Geometry::Square).ok()).unwrap_or_default()
}

/// The moves as a Betza string of that library. `None` if it would read the string differently.
fn text(all: &[Mover]) -> Option<String> {
    let mut unmarked = all.to_vec();
    for mover in &mut unmarked {
        let Mover::Ride(ride) = mover else { return None };
        ride.how.marks_en_passant = false;
    }
    let text = ride_text::text(&unmarked)?;
    let flat = |movers: &[Mover]| {
        let mut list: Vec<String> = movers
            .iter()
            .flat_map(|mover| match mover {
                Mover::Ride(ride) => {
                    let mut how = ride.how;
                    how.marks_en_passant = false;
                    // Other keys express its lame riders and first moves.
                    how.lame &= how.first == FirstMove::Any;
                    // That library checks only one cell of a lame leap. Short leaps have only one.
                    let short = ride.steps.iter().all(|step| step.x.abs().max(step.y.abs()) <= 2);
                    if !how.lame || short {
                        how.path = Path::Full;
                    }
                    ride.steps.iter().map(|step| format!("{step:?} {how:?}")).collect()
                }
                other => vec![format!("{other:?}")],
            })
            .collect();
        list.sort();
        list.dedup();
        list
    };
    let double = |text: &str| text.replace("imD", "imnD");
    [text.clone(), double(&text)].into_iter().find(|text| {
        let there = movers(text, Dialect::Bishop);
        flat(&there) == flat(&unmarked)
    })
}
