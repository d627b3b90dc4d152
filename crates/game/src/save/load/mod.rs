//! Loads games from files.

mod beside;
mod ends;
mod moves;

use std::collections::HashMap;

use chesswright_notation::position;
use chesswright_rules::board::Cell;
use chesswright_rules::{Definition, Rules, Side, message};
use serde_json::Value;
use serde_json::value::RawValue;

use super::fields::{Fields, Findings};
use super::{BuiltIn, FORMAT, LoadError, Loaded, VERSION};
use crate::game::Game;
use crate::tree::NodeId;

/// Loads a game from the text of a file. Its clock is stopped.
///
/// # Errors
/// If no game can be made: the text is not such a file, its version is too new, or its rules or its start position are
/// missing. All other faults become findings, and the rest of the game is kept.
pub fn load(text: &str, built_in: &BuiltIn<'_>) -> Result<Loaded, LoadError> {
    let mut found = Findings::default();
    match read(text, built_in, &mut found) {
        Some(game) => Ok(Loaded { game, findings: found.0 }),
        None => Err(LoadError { findings: found.0 }),
    }
}

const FIELDS: [&str; 16] = [
    "format", "version", "rules", "start", "draws", "players", "tags", "clock", "lines", "notes", "times",
    "at", "ahead", "result", "offers", "refused",
];

/// Reads the game. If this fails, the last finding contains the reason.
fn read(text: &str, built_in: &BuiltIn<'_>, found: &mut Findings) -> Option<Game> {
    let text = text.trim_start_matches('\u{feff}');
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            found.add("", message!("this is not JSON: {error}", error = error.to_string()));
            return None;
        }
    };
    let fields = Fields::new("", &value, found)?;
    if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
        found.add(
            "format",
            message!("this is not a saved game; a saved game has \"format\": \"{format}\"", format = FORMAT),
        );
        return None;
    }
    match fields.number("version", found) {
        Some(1..=VERSION) => {}
        Some(newer @ 2..) => {
            let message = message!(
                "the game was saved in version {newer} of the format, but this program reads versions up to {version}; update the program",
                newer,
                version = VERSION
            );
            found.add("version", message);
            return None;
        }
        _ => {
            found.add(
                "version",
                message!("expected the version of the format, such as {version}", version = VERSION),
            );
            return None;
        }
    }
    fields.only(&FIELDS, found);
    let rules = rules(text, &fields, built_in, found)?;
    let start = match fields.text("start", found) {
        None if fields.get("start").is_some() => return None,
        None => rules.start(),
        Some(fen) => match position::read(&rules, fen) {
            Ok(read) => {
                read.findings.iter().for_each(|finding| found.add("start", finding.about.said()));
                read.position
            }
            Err(error) => {
                found.add(
                    "start",
                    message!("the start position cannot be read: {error}", error = error.message()),
                );
                return None;
            }
        },
    };
    let mut loader = Loader { game: Game::from_position(&start), numbers: vec![NodeId::ROOT], found };
    loader.draws(&fields);
    loader.players(&fields);
    loader.tags(text, &fields);
    loader.lines(&fields);
    loader.refused(&fields);
    loader.clock(&fields);
    loader.notes(&fields);
    loader.times(&fields);
    loader.result(&fields);
    loader.places(&fields);
    loader.offers(&fields);
    Some(loader.game)
}

fn rules(text: &str, fields: &Fields<'_>, built_in: &BuiltIn<'_>, found: &mut Findings) -> Option<Rules> {
    let Some(part) = fields.object("rules", found) else {
        found.add(
            "rules",
            message!("there are no rules to play by; expected a name and a hash, or a definition"),
        );
        return None;
    };
    part.only(&["name", "hash", "definition"], found);
    let (name, hash) = (part.text("name", found).unwrap_or_default(), part.text("hash", found));
    let rules = match part.get("definition") {
        // Parsing the JSON loses the order of the pieces, which matters.
        Some(_) => {
            match Definition::from_json(raw(text, &["rules", "definition"]).unwrap_or_default(), &()) {
                Ok(definition) => match Rules::new(&definition) {
                    Ok(rules) => rules,
                    Err(error) => {
                        found.add("rules.definition", error.message());
                        return None;
                    }
                },
                Err(report) => {
                    for mistake in report.errors() {
                        found.add("rules.definition", message!("{mistake}", mistake = mistake.to_string()));
                    }
                    return None;
                }
            }
        }
        None => match built_in(name) {
            Some(rules) => rules,
            None => {
                found.add(
                    "rules.name",
                    message!("there is no built-in game `{name}`, and the file contains no rules", name),
                );
                return None;
            }
        },
    };
    if let Some(hash) = hash
        && rules.definition().hash() != hash
    {
        let message = message!(
            "the rules of `{name}` have changed since the game was played (their hash was {hash}); the moves are replayed by the current rules",
            name,
            hash
        );
        found.add("rules.hash", message);
    }
    Some(rules)
}

struct Loader<'f> {
    game: Game,
    /// The nodes, by their numbers in the file.
    numbers: Vec<NodeId>,
    found: &'f mut Findings,
}

impl Loader<'_> {
    fn side(&mut self, fields: &Fields<'_>, key: &str) -> Option<Side> {
        let name = fields.text(key, self.found)?;
        let side = self.side_named(name);
        if side.is_none() {
            self.found.add(fields.place(key), message!("there is no side `{name}`", name));
        }
        side
    }

    fn side_named(&self, name: &str) -> Option<Side> {
        let sides = &self.game.rules().definition().sides;
        sides.iter().position(|side| side.name == name).map(|index| Side(index as u8))
    }

    fn cell(&mut self, fields: &Fields<'_>, key: &str) -> Option<Cell> {
        let name = fields.text(key, self.found)?;
        let cell = self.game.rules().board().cell(name);
        if cell.is_none() {
            self.found
                .add(fields.place(key), message!("there is no cell `{cell}` on this board", cell = name));
        }
        cell
    }

    /// The node whose number a field contains.
    fn node(&mut self, fields: &Fields<'_>, key: &str) -> Option<NodeId> {
        let number = fields.number(key, self.found)?;
        let node = usize::try_from(number).ok().and_then(|number| self.numbers.get(number)).copied();
        if node.is_none() {
            let moves = self.numbers.len() - 1;
            self.found.add(
                fields.place(key),
                message!(
                    "there is no move {number}; the last move in the file is number {moves}",
                    number,
                    moves
                ),
            );
        }
        node
    }
}

/// The literal JSON text of a nested field.
fn raw<'a>(text: &'a str, keys: &[&str]) -> Option<&'a str> {
    keys.iter().try_fold(text, |text, key| {
        let fields: HashMap<String, &RawValue> = serde_json::from_str(text).ok()?;
        fields.get(*key).map(|value| value.get())
    })
}
