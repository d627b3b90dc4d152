//! Converts a record to a Chesswright document.

mod castling;
mod ends;
mod goals;
mod hands;
mod pieces;
mod promotion;
mod regions;
mod start;

use serde_json::{Map, Value as Json, json};

use super::pieces::{self as kinds, Kind, Kinds};
use super::record::Record;
use regions::Outline;
use start::Start;

/// A key that the rules do not support yet.
pub(super) struct Missing {
    pub(super) key: &'static str,
    pub(super) why: &'static str,
}

/// The document that a record becomes.
pub(super) struct Lowered {
    pub(super) document: Json,
    pub(super) missing: Vec<Missing>,
    /// Where the document differs slightly from the record.
    pub(super) remarks: Vec<String>,
}

/// A kind of piece of the document: a kind of the record, or its promoted form.
#[derive(Clone, Debug)]
struct Form {
    /// The kind that defines its moves and how it is counted.
    kind: Kind,
    /// The kind it has before promotion.
    of: Option<Kind>,
    name: String,
    letter: String,
}

struct Lowering<'a> {
    record: &'a Record,
    outline: Outline,
    forms: Vec<Form>,
    start: Start,
    missing: Vec<Missing>,
    remarks: Vec<String>,
}

/// Converts a record to a document.
pub(super) fn document(name: &str, record: &Record) -> Lowered {
    let size = |number: i32, most: u8| u8::try_from(number).unwrap_or(most).clamp(1, most);
    let outline = Outline {
        files: size(record.files(), super::record::FILES),
        ranks: size(record.ranks(), super::record::RANKS),
    };
    let mut lowering = Lowering {
        record,
        outline,
        forms: forms(record),
        start: Start::read(record.text("startFen"), outline),
        missing: vec![],
        remarks: vec![],
    };
    let document = lowering.document(name);
    Lowered { document, missing: lowering.missing, remarks: lowering.remarks }
}

fn forms(record: &Record) -> Vec<Form> {
    let mut forms = vec![];
    for (&kind, letter) in &record.letters {
        forms.push(Form { kind, of: None, name: kinds::document_name(kind), letter: letter.to_string() });
    }
    for (&from, &to) in &record.promoted {
        if let (Some(letter), true) = (record.letters.get(&from), record.letters.contains_key(&to)) {
            forms.push(Form {
                kind: to,
                of: Some(from),
                name: format!("promoted-{}", kinds::document_name(from)),
                letter: format!("+{letter}"),
            });
        }
    }
    forms
}

impl Lowering<'_> {
    fn document(&mut self, name: &str) -> Json {
        let Outline { files, ranks } = self.outline;
        let mut board = Map::new();
        board.insert("files".into(), json!(files));
        board.insert("ranks".into(), json!(ranks));
        let holes = self.start.walls & self.outline.all();
        if holes != 0 {
            board.insert("holes".into(), json!(self.outline.words(holes)));
        }
        let mut document = Map::new();
        document.insert("name".into(), json!(game_name(name)));
        document.insert("title".into(), json!(name));
        document.insert("board".into(), Json::Object(board));
        document.insert("pieces".into(), self.pieces());
        document.insert("setup".into(), self.setup());
        let mut put = |key: &str, value: Option<Json>| {
            if let Some(value) = value {
                document.insert(key.into(), value);
            }
        };
        put("castling", self.castling());
        put("hand", self.hand());
        put("gates", self.gates());
        put("turn", self.turn());
        put("check", self.check());
        put("capture", self.capture());
        put("walls", self.walls());
        put("end", self.end());
        Json::Object(document)
    }

    fn setup(&mut self) -> Json {
        let mut setup = Map::new();
        setup.insert("rows".into(), json!(self.start.rows));
        if !self.start.hand.is_empty() && !self.record.flag(super::keys::FREE_DROPS) {
            setup.insert("hand".into(), json!(self.start.hand));
        }
        if self.start.black_begins {
            self.remarks.push("Black begins in this game's start position; here White does".into());
        }
        Json::Object(setup)
    }

    fn turn(&mut self) -> Option<Json> {
        let mut turn = Map::new();
        let [pass, stuck] = ["pass", "passOnStalemate"]
            .map(|key| super::keys::COLOURS.map(|colour| self.record.flag(&format!("{key}{colour}"))));
        let rule = |side: usize| match (pass[side], stuck[side]) {
            (true, _) => "allowed",
            (_, true) => "stuck",
            _ => "never",
        };
        let (white, black) = (rule(0), rule(1));
        if (white, black) == ("never", "never") {
            return None;
        }
        let by_side = json!({ "white": white, "black": black });
        turn.insert("pass".into(), if white == black { json!(white) } else { by_side });
        turn.insert("passes-end".into(), json!(2));
        Some(Json::Object(turn))
    }

    fn check(&mut self) -> Option<Json> {
        let record = self.record;
        let mut check = Map::new();
        if !record.flag("checking") {
            check.insert("forbidden".into(), json!(true));
        }
        if record.flag("bikjangRule") {
            check.insert("facing".into(), json!("bikjang"));
        }
        if record.flag("dupleCheck") {
            check.insert("all".into(), json!(true));
        }
        if record.flag("makpongRule") {
            check.insert("stays".into(), json!(true));
        }
        object(check)
    }

    fn capture(&mut self) -> Option<Json> {
        let record = self.record;
        let mut capture = Map::new();
        if record.flag("mustCapture") {
            capture.insert("forced".into(), json!(true));
        }
        if record.flag("blastOnCapture") {
            let mut blast = Map::new();
            let mut put = |key: &str, names: Vec<String>| {
                if !names.is_empty() {
                    blast.insert(key.into(), json!(names));
                }
            };
            put("spares", self.names(kinds::one(kinds::PAWN)));
            put("immune", self.names(record.kinds("blastImmuneTypes")));
            if record.flag("petrifyBlastPieces") {
                blast.insert("petrifies".into(), json!(true));
            }
            capture.insert("blast".into(), Json::Object(blast));
        }
        let petrifies = self.names(record.kinds("petrifyOnCaptureTypes"));
        if !petrifies.is_empty() {
            capture.insert("petrifies".into(), json!(petrifies));
        }
        match record.word("flipEnclosedPieces") {
            "reversi" => capture.insert("flips".into(), json!("lines")),
            "ataxx" => capture.insert("flips".into(), json!("neighbours")),
            "quadwrangle" => capture.insert("flips".into(), json!("touched")),
            _ => None,
        };
        object(capture)
    }

    fn walls(&mut self) -> Option<Json> {
        let record = self.record;
        let rule = match record.word("wallingRule") {
            "none" => return None,
            "static" => "anywhere",
            "past" => "trail",
            other => other,
        };
        let mut walls = Map::new();
        walls.insert("put".into(), json!(rule));
        let regions = record.squares_of("wallingRegion");
        if regions.iter().any(|region| region & self.outline.all() != self.outline.all()) {
            walls.insert("region".into(), self.outline.sided(regions));
        }
        if record.flag("wallOrMove") {
            walls.insert("instead".into(), json!(true));
        }
        Some(Json::Object(walls))
    }

    /// The names of all forms that count as these kinds.
    fn names(&self, set: Kinds) -> Vec<String> {
        let all = set & kinds::one(kinds::ALL) != 0;
        let forms = self.forms.iter().filter(|form| all || set & kinds::one(form.kind) != 0);
        forms.map(|form| form.name.clone()).collect()
    }

    /// The name of a kind in its unpromoted form.
    fn name(&self, kind: Kind) -> Option<String> {
        self.forms.iter().find(|form| form.kind == kind && form.of.is_none()).map(|form| form.name.clone())
    }

    /// The names for a key; empty if all pieces are meant.
    fn names_unless_all(&self, set: Kinds) -> Vec<String> {
        if set & kinds::one(kinds::ALL) != 0 { vec![] } else { self.names(set) }
    }

    fn lacks(&mut self, key: &'static str, why: &'static str) {
        self.missing.push(Missing { key, why });
    }
}

/// A table, unless it is empty.
fn object(map: Map<String, Json>) -> Option<Json> {
    (!map.is_empty()).then_some(Json::Object(map))
}

/// The name without the characters that names of documents may not contain.
fn game_name(name: &str) -> String {
    let plain = name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' });
    let plain: String = plain.collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() { "game".into() } else { plain.to_owned() }
}
