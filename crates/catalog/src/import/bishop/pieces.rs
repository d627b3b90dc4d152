//! Kinds of pieces.

use chesswright_rules::betza::mover::{FirstMove, Mover};
use chesswright_rules::betza::{self, Dialect, Options};
use chesswright_rules::board::{Geometry, Vector};
use serde_json::{Map, Value as Json, json};

use super::ends::TRIGGERS;
use super::keys;
use super::read::{Reading, identified, is_empty};
use crate::import::ride_text;

/// The usual piece names of letters.
const NAMES: [(char, &str); 6] =
    [('P', "pawn"), ('N', "knight"), ('B', "bishop"), ('R', "rook"), ('Q', "queen"), ('K', "king")];

/// The name of the piece with this letter.
fn name(letter: char) -> String {
    let upper = letter.to_ascii_uppercase();
    let known = NAMES.iter().find(|(letter, _)| *letter == upper);
    known.map_or_else(|| format!("piece-{}", upper.to_ascii_lowercase()), |(_, name)| (*name).to_owned())
}

impl Reading<'_> {
    /// The kinds of pieces by letter, without walls.
    pub(super) fn kinds(&self) -> Vec<(char, &Map<String, Json>)> {
        let table = self.game.get("pieceTypes").and_then(Json::as_object);
        let kinds = table.into_iter().flatten().filter(|(symbol, _)| *symbol != "*");
        kinds.filter_map(|(symbol, piece)| Some((symbol.chars().next()?, piece.as_object()?))).collect()
    }

    fn kind(&self, letter: char) -> Option<&Map<String, Json>> {
        self.kinds()
            .into_iter()
            .find(|(symbol, _)| symbol.eq_ignore_ascii_case(&letter))
            .map(|(_, piece)| piece)
    }

    pub(super) fn piece_name(&self, letter: char) -> String {
        name(letter)
    }

    /// The names of pieces by their letters.
    pub(super) fn piece_names(&self, letters: &Json) -> Vec<String> {
        let list = letters.as_array().into_iter().flatten().filter_map(Json::as_str);
        list.filter_map(|letter| letter.chars().next()).map(name).collect()
    }

    fn says(piece: &Map<String, Json>, key: &str) -> Option<bool> {
        piece.get(key).and_then(Json::as_bool)
    }

    /// Whether a piece castles. Royals do by default.
    pub(super) fn castles(&self, letter: char) -> bool {
        let Some(piece) = self.kind(letter) else { return false };
        let royal = Self::says(piece, "royal").unwrap_or(false);
        match Self::says(piece, "castling") {
            None => royal,
            Some(true) => true,
            // Bishop's `withRoyal` sets `castling = false` unasked, after which no piece could castle. So the value
            // counts only if another piece castles.
            Some(false) => royal && !self.kinds().iter().any(|(_, other)| Self::castles_as_said(other)),
        }
    }

    fn castles_as_said(piece: &Map<String, Json>) -> bool {
        Self::says(piece, "castling").unwrap_or(Self::says(piece, "royal") == Some(true))
    }

    pub(super) fn royals(&self) -> Vec<char> {
        let kinds = self.kinds().into_iter();
        kinds
            .filter(|(_, piece)| Self::says(piece, "royal") == Some(true))
            .map(|(letter, _)| letter)
            .collect()
    }

    pub(super) fn promotable(&self) -> Vec<char> {
        let may = |piece: &Map<String, Json>| {
            piece.get("promoOptions").and_then(|options| options.get("canPromote")).and_then(Json::as_bool)
                == Some(true)
        };
        self.kinds().into_iter().filter(|(_, piece)| may(piece)).map(|(letter, _)| letter).collect()
    }

    pub(super) fn pieces(&mut self) -> Json {
        let table = self.game.get("pieceTypes").and_then(Json::as_object);
        let Some(table) = table else {
            self.error("pieceTypes", "is missing");
            return json!({});
        };
        let mut pieces = Map::new();
        for (symbol, piece) in table {
            if symbol == "*" {
                continue;
            }
            match (symbol.chars().next().filter(char::is_ascii_alphabetic), piece.as_object()) {
                (Some(letter), Some(piece)) if symbol.len() == 1 => {
                    let read = self.piece(letter, piece);
                    if pieces.insert(name(letter), read).is_some() {
                        self.error("pieceTypes", &format!("has two pieces for `{symbol}`"));
                    }
                }
                _ => self.error("pieceTypes", &format!("`{symbol}` is not a letter with a table")),
            }
        }
        pieces.extend(self.remembering(&pieces));
        Json::Object(pieces)
    }

    fn piece(&mut self, letter: char, piece: &Map<String, Json>) -> Json {
        let key = |part: &str| format!("pieceTypes.{letter}.{part}");
        for part in piece.keys().filter(|part| !keys::PIECE.contains(&part.as_str())) {
            self.remark(&key(part), "is unknown and ignored");
        }
        let royal = Self::says(piece, "royal").unwrap_or(false);
        if Self::says(piece, "castling") == Some(false) && self.castles(letter) && self.castling_wanted() {
            self.remark(
                &key("castling"),
                "is false because of a defect in version 1.4; here the royal castles",
            );
        }
        let mut out = Map::new();
        out.insert("letter".into(), json!(letter.to_ascii_lowercase().to_string()));
        let passing = Self::says(piece, "enPassantable").unwrap_or(false);
        let mut moves = match piece.get("betza").and_then(Json::as_str) {
            Some(text) => self.moves(&key("betza"), text, passing),
            None => {
                self.error(&key("betza"), "is missing: moves that are not Betza texts are not in the file");
                vec![]
            }
        };
        if piece.get("regionEffects").is_some_and(|effects| !is_empty(effects)) {
            self.effects(letter, piece, &mut moves, &mut out);
        }
        if royal && self.actions().iter().any(|(id, _)| id == "action.flyingGenerals") {
            // The piece attacks the other general far outside the cells to which it is confined.
            if let Some(home) = out.remove("confined") {
                moves = moves.into_iter().map(|text| json!({ "betza": text, "to": home })).collect();
            }
            moves.push(json!("kR"));
        }
        out.insert("moves".into(), json!(moves));
        if royal {
            out.insert("royal".into(), json!(true));
        }
        if let Some(value) = piece.get("value").and_then(Json::as_i64).filter(|_| !royal) {
            out.insert("value".into(), json!(value));
        }
        if let Some(first) = self.first_move(letter) {
            out.insert("first-move".into(), first);
        }
        if let Some(promotion) = self.promotion(letter) {
            out.insert("promotion".into(), promotion);
        }
        if self.standard_drops() && self.promotable().contains(&letter) {
            let last = self.ranks;
            out.insert("drop".into(), json!({ "region": format!("all - (rank 1 | rank {last})") }));
        }
        self.piece_actions(letter, piece, &mut out);
        Json::Object(out)
    }

    fn castling_wanted(&self) -> bool {
        let options = self.game.get("castlingOptions");
        options.and_then(|options| options.get("enabled")).and_then(Json::as_bool).unwrap_or(false)
    }

    fn piece_actions(&mut self, letter: char, piece: &Map<String, Json>, out: &mut Map<String, Json>) {
        for action in piece.get("actions").and_then(Json::as_array).into_iter().flatten() {
            match identified(action).0.as_str() {
                "action.immortality" => _ = out.insert("capturable-by".into(), json!([])),
                id if TRIGGERS.contains(&id) => {}
                id => self
                    .error(&format!("pieceTypes.{letter}.actions"), &format!("has an unknown action `{id}`")),
            }
        }
    }

    /// Converts a Betza string of that library to our notation.
    fn moves(&mut self, key: &str, text: &str, passing: bool) -> Vec<Json> {
        let options = Options { dialect: Dialect::Bishop, ..Options::default() };
        let parsed = betza::parse(text, &options).or_else(|errors| {
            let lenient = Options { lenient: true, ..options };
            let faults = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            self.remark(
                key,
                &format!(
                    "is not quite a Betza text: {faults}; unknown parts are skipped, as in the original"
                ),
            );
            betza::parse(text, &lenient)
        });
        let movers = parsed.ok().and_then(|piece| betza::lower(&piece, Geometry::Square).ok());
        let Some(mut movers) = movers else {
            if !text.is_empty() {
                self.error(key, &format!("`{text}` describes no moves"));
            }
            return vec![];
        };
        let en_passant = self.flag("enPassant");
        let long = |step: &Vector| step.x.abs().max(step.y.abs()) > 2;
        let lame = movers
            .iter()
            .any(|mover| matches!(mover, Mover::Ride(ride) if ride.how.lame && ride.steps.iter().any(long)));
        if lame {
            self.remark(key, "has a long lame leap, of which that library looks at one cell only; here the whole way must be empty");
        }
        for mover in &mut movers {
            if let Mover::Ride(ride) = mover {
                ride.how.modality.en_passant &= en_passant;
                ride.how.marks_en_passant = en_passant && passing && ride.how.first != FirstMove::Any;
            }
        }
        match ride_text::text(&movers) {
            Some(text) if text.is_empty() => vec![],
            Some(text) => vec![json!(text)],
            None => {
                let one = |mover: &Mover| match mover {
                    Mover::Universal(leg) => {
                        let (quiet, capture) = (leg.modality.quiet, leg.modality.capture);
                        let letters = if quiet == capture {
                            ""
                        } else if quiet {
                            "m"
                        } else {
                            "c"
                        };
                        Some(format!("{letters}U"))
                    }
                    mover => ride_text::text(std::slice::from_ref(mover)),
                };
                let parts: Option<Vec<Json>> =
                    movers.iter().map(|mover| one(mover).map(|text| json!(text))).collect();
                parts.unwrap_or_else(|| {
                    self.error(key, &format!("`{text}` has moves that our Betza notation cannot express"));
                    vec![]
                })
            }
        }
    }

    /// Applies the effects of regions on a piece: they confine it, let it win, or change its moves.
    fn effects(
        &mut self,
        letter: char,
        piece: &Map<String, Json>,
        moves: &mut Vec<Json>,
        out: &mut Map<String, Json>,
    ) {
        let key = format!("pieceTypes.{letter}.regionEffects");
        let mut held = false;
        for effect in piece.get("regionEffects").and_then(Json::as_array).into_iter().flatten() {
            let effect = effect.as_object().cloned().unwrap_or_default();
            for part in effect.keys().filter(|part| !keys::EFFECT.contains(&part.as_str())) {
                self.remark(&format!("{key}.{part}"), "is unknown and ignored");
            }
            let sides = self.effect_sides(&key, &effect);
            if Self::says(&effect, "restrictMovement") == Some(true) && !held {
                out.insert("confined".into(), both(&sides, |cells| cells.clone().unwrap_or("all".into())));
                held = true; // In this format only the first one counts.
            }
            let Some(other) =
                effect.get("pieceType").and_then(|other| other.get("betza")).and_then(Json::as_str)
            else {
                continue;
            };
            let inside = both(&sides, |cells| cells.clone().unwrap_or("none".into()));
            let outside =
                both(&sides, |cells| cells.as_ref().map_or("all".into(), |cells| format!("all - {cells}")));
            let there = self.moves(&key, other, false);
            let from = |text: &Json, region: &Json| json!({ "betza": text, "from": region });
            let mut all: Vec<Json> = moves.iter().map(|text| from(text, &outside)).collect();
            all.extend(there.iter().map(|text| from(text, &inside)));
            *moves = all;
        }
    }

    /// The regions of White and Black that an effect names, as expressions.
    pub(super) fn effect_sides(&mut self, key: &str, effect: &Map<String, Json>) -> [Option<String>; 2] {
        ["whiteRegion", "blackRegion"].map(|side| {
            let region = effect.get(side).filter(|region| !region.is_null())?;
            Some(self.region(key, region))
        })
    }

    fn first_move(&mut self, letter: char) -> Option<Json> {
        if let Some(ranks) = self.game.get("firstMoveRanks") {
            return Some(self.ranks_of(ranks.get(0), ranks.get(1)));
        }
        let Some(options) = self.game.get("firstMoveOptions").cloned() else {
            return self.short_first_move(letter);
        };
        let one = match identified(&options).0.as_str() {
            "first.set" => {
                let table =
                    options.get("options").or_else(|| options.get("pieces")).cloned().unwrap_or(Json::Null);
                let symbol = letter.to_ascii_uppercase().to_string();
                table.get(&symbol).cloned()?
            }
            _ => options,
        };
        match identified(&one).0.as_str() {
            "first.ranks" => Some(self.ranks_of(one.get("ranks"), one.get("ranks"))),
            "first.pair" => {
                let ranks = |side: &str| one.get(side).and_then(|side| side.get("ranks"));
                Some(self.ranks_of(ranks("white"), ranks("black")))
            }
            _ => None,
        }
    }

    /// Pawns that begin on the third rank or beyond, from where a double step would cross the middle of the board: the
    /// double step is left over from pawns of the second rank.
    fn short_first_move(&mut self, letter: char) -> Option<Json> {
        let piece = self.kind(letter)?;
        let text = piece.get("betza").and_then(Json::as_str)?;
        if !text.contains('i') || Self::says(piece, "enPassantable") != Some(true) {
            return None;
        }
        let rows = self.cells();
        let home = |sign: char, from_the_end: bool| {
            let at = |row: usize| if from_the_end { rows.len() - 1 - row } else { row };
            let mut all = (0..rows.len()).filter(|row| rows[*row].contains(&sign)).map(at);
            // Pawns on several ranks have no rank from which the double step would be meant.
            all.next().filter(|_| all.next().is_none())
        };
        let homes = [home(letter.to_ascii_uppercase(), true), home(letter.to_ascii_lowercase(), false)];
        let crosses = |rank: &usize| *rank >= 2 && 2 * (rank + 2) > rows.len() - 1;
        if !homes.iter().flatten().any(crosses) {
            return None;
        }
        self.remark(
            &format!("pieceTypes.{letter}"),
            "makes a double step from the third rank across the middle of the board in that library; not here",
        );
        let ranks = self.ranks;
        let words = |home: Option<usize>, black: bool| {
            let rank = i64::try_from(home.filter(|rank| !crosses(rank))?).ok()? + 1;
            Some(format!("rank {}", if black { ranks + 1 - rank } else { rank }))
        };
        let or_none = |words: Option<String>| words.unwrap_or_else(|| "none".into());
        let (white, black) = (or_none(words(homes[0], false)), or_none(words(homes[1], true)));
        Some(json!({ "in": { "white": white, "black": black } }))
    }

    fn ranks_of(&self, white: Option<&Json>, black: Option<&Json>) -> Json {
        let words = |ranks: Option<&Json>| {
            let ranks = ranks.and_then(Json::as_array).into_iter().flatten().filter_map(Json::as_i64);
            let ranks: Vec<String> = ranks
                .filter(|rank| (0..self.ranks).contains(rank))
                .map(|rank| format!("rank {}", rank + 1))
                .collect();
            if ranks.is_empty() { "none".to_owned() } else { ranks.join(" | ") }
        };
        json!({ "in": { "white": words(white), "black": words(black) } })
    }
}

fn both(sides: &[Option<String>; 2], words: impl Fn(&Option<String>) -> String) -> Json {
    json!({ "white": words(&sides[0]), "black": words(&sides[1]) })
}
