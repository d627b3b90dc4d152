//! Converts a file to a Chesswright document.

use chesswright_rules::definition::{Diagnostic, Format, examine};
use chesswright_rules::message;
use serde_json::{Map, Value as Json, json};

use super::{Imported, keys};
use crate::Catalog;

/// A file being read.
pub(super) struct Reading<'a> {
    pub(super) game: &'a Map<String, Json>,
    pub(super) files: i64,
    pub(super) ranks: i64,
    pub(super) findings: Vec<Diagnostic>,
}

/// Reads the text of a file. `title` names it in messages.
pub fn read(title: &str, text: &str) -> Imported {
    let mut imported = match serde_json::from_str(text) {
        Ok(Json::Object(game)) => game_of(&game),
        Ok(_) => nothing("a game must be an object `{ … }`"),
        Err(error) => nothing(&format!("this is not JSON: {error}")),
    };
    for finding in &mut imported.findings {
        title.clone_into(&mut finding.place.document);
    }
    imported
}

fn nothing(why: &str) -> Imported {
    Imported {
        definition: None,
        document: Json::Null,
        findings: vec![Diagnostic::error("bishop-json", message!("{fault}", fault = why))],
    }
}

fn game_of(game: &Map<String, Json>) -> Imported {
    let mut reading = Reading { game, files: 8, ranks: 8, findings: vec![] };
    let document = reading.document();
    let mut findings = reading.findings;
    let examined = examine("game", &document.to_string(), Format::Json, &Catalog);
    if findings.iter().all(|finding| !finding.is_error()) {
        findings.extend(examined.report.iter().filter(|finding| finding.is_error()).cloned());
    }
    let playable = findings.iter().all(|finding| !finding.is_error());
    Imported { definition: examined.definition.filter(|_| playable), document, findings }
}

impl Reading<'_> {
    fn document(&mut self) -> Json {
        for key in self.game.keys() {
            if keys::CODE.contains(&key.as_str()) && !is_empty(&self.game[key]) {
                self.error(key, "depends on program code, which the file does not contain");
            } else if !keys::GAME.contains(&key.as_str()) && !keys::CODE.contains(&key.as_str()) {
                self.remark(key, "is unknown and ignored");
            }
        }
        self.size();
        let name = self.game.get("name").and_then(Json::as_str).unwrap_or("game");
        let mut document = Map::new();
        document.insert("name".into(), json!(plain_name(name)));
        document.insert("title".into(), json!(name));
        if let Some(text) =
            self.game.get("description").and_then(Json::as_str).filter(|text| !text.is_empty())
        {
            document.insert("description".into(), json!(text));
        }
        if let Some(known) = self.known() {
            self.remark(
                "name",
                &format!(
                    "is that of the library's own game, which leaves out or gets wrong {}; it is read as the built-in game `{}`",
                    known.lacks, known.built_in
                ),
            );
            // A document cannot extend one of its own name.
            document.insert("name".into(), json!(format!("bishop-{}", known.built_in)));
            document.insert("extends".into(), json!(known.built_in));
            return Json::Object(document);
        }
        document.insert("board".into(), self.board());
        document.insert("pieces".into(), self.pieces());
        document.insert("setup".into(), self.setup());
        if self.black_begins() {
            self.remark("startPosition", "lets Black begin, so Black is the first side");
            let side = |name: &str, forward: &str| json!({ "name": name, "forward": forward });
            document.insert("sides".into(), json!([side("black", "south"), side("white", "north")]));
        }
        let rules: [(&str, Option<Json>); 12] = [
            ("regions", self.scoring_region()),
            ("counters", self.scoring().then(|| json!({ "points": 0 }))),
            ("castling", self.castling()),
            ("hand", self.hand()),
            ("gates", self.gates()),
            ("turn", self.turn()),
            ("check", self.check()),
            ("capture", self.capture()),
            ("walls", self.walls()),
            ("end", self.end()),
            ("triggers", self.triggers()),
            ("view", self.view()),
        ];
        for (key, value) in rules {
            if let Some(value) = value {
                document.insert(key.into(), value);
            }
        }
        Json::Object(document)
    }

    fn size(&mut self) {
        let text = self.game.get("boardSize").and_then(Json::as_str).unwrap_or("8x8");
        let sides = text.split_once('x').and_then(|(h, v)| Some((h.parse().ok()?, v.parse().ok()?)));
        match sides {
            Some((files @ 1..=26, ranks @ 1..=32)) => (self.files, self.ranks) = (files, ranks),
            _ => self.error("boardSize", "is written as `8x8`: files, then ranks"),
        }
    }

    /// Reports a part of the file that cannot be played, by its key.
    pub(super) fn error(&mut self, key: &str, why: &str) {
        self.findings
            .push(Diagnostic::error("bishop-json", message!("{fault}", fault = format!("`{key}` {why}"))));
    }

    /// Reports a part that is left out, or played differently than in that library.
    pub(super) fn remark(&mut self, key: &str, why: &str) {
        self.findings
            .push(Diagnostic::warning("bishop-json", message!("{fault}", fault = format!("`{key}` {why}"))));
    }

    pub(super) fn flag(&self, key: &str) -> bool {
        self.game.get(key).and_then(Json::as_bool).unwrap_or(false)
    }

    /// The actions of the game, by id, from either form.
    pub(super) fn actions(&self) -> Vec<(String, Json)> {
        let list = self.game.get("actions").and_then(Json::as_array);
        list.into_iter().flatten().map(identified).collect()
    }

    /// A region as an expression; reports its mistakes.
    pub(super) fn region(&mut self, key: &str, region: &Json) -> String {
        let none = Map::new();
        let named = self.game.get("regions").and_then(Json::as_object).unwrap_or(&none);
        match super::regions::words(region, named, [self.files, self.ranks], 0) {
            Ok(words) => words,
            Err(why) => {
                self.error(key, &format!("cannot be used: {why}"));
                "none".into()
            }
        }
    }
}

/// The id of a value in its short or long form, without the library's prefix, and its parameters.
pub(super) fn identified(value: &Json) -> (String, Json) {
    let id = value.as_str().or_else(|| value.get("id").and_then(Json::as_str)).unwrap_or("");
    (id.trim_start_matches("bishop.").to_owned(), value.clone())
}

/// Whether a value is empty.
pub(super) fn is_empty(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::Array(list) => list.is_empty(),
        Json::Object(map) => map.is_empty(),
        _ => false,
    }
}

/// A name in the form that documents require.
fn plain_name(name: &str) -> String {
    let letters = name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' });
    let parts: String = letters.collect();
    let parts: Vec<&str> = parts.split('-').filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { "game".into() } else { parts.join("-") }
}
