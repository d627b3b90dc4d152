//! Changes that are suggested to begin with, and rules that come from other games.

use chesswright_catalog::find;
use chesswright_document::{Document, Edit, Path, Value};
use serde::{Deserialize, Serialize};

/// A suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Idea {
    /// The knights become something new.
    NewKnights,
    /// A hole in the middle of the board.
    Wall,
    /// Three checks win.
    ThreeChecks,
}

/// The suggestions of the first screen.
pub fn ideas() -> [Idea; 3] {
    [Idea::NewKnights, Idea::Wall, Idea::ThreeChecks]
}

impl Idea {
    /// Its edit.
    pub(crate) fn edit(self) -> Edit {
        match self {
            Self::NewKnights => Edit::set("pieces.knight.betza", "NW"),
            Self::Wall => Edit::All(vec![
                Edit::set("board.holes", "d4 | e5"),
                Edit::set("setup", "rnbqkbnr/pppppppp/8/4_3/3_4/8/PPPPPPPP/RNBQKBNR"),
            ]),
            Self::ThreeChecks => Edit::set("end.checks", 3),
        }
    }
}

/// Games whose rules can be added to another game, with the keys in which a rule of theirs stands.
pub const RULES_OF: [&str; 7] =
    ["3check", "kingofthehill", "crazyhouse", "atomic", "duck", "antichess", "cylinder-chess"];

/// The game whose goal is the middle of the board, wherever that is.
pub(crate) const HILL: &str = "kingofthehill";

/// Keys that say which game it is, and not how it goes.
const OWN: [&str; 6] = ["name", "title", "description", "aliases", "extends", "about"];

/// The edit that adds the rules by which a built-in game differs from chess.
pub(crate) fn rules_of(name: &str, into: &Document) -> Option<Edit> {
    let mut documents = vec![];
    let mut at = name.to_owned();
    while at != "chess" {
        let document = Document::new(find(&at)?.text);
        let Some(Value::Text(parent)) = document.get("extends") else { return None };
        documents.push(document);
        at = parent;
    }
    let mut edits = vec![];
    // The parents come first.
    for document in documents.iter().rev() {
        for key in document.keys(Path::default()).into_iter().filter(|key| !OWN.contains(&key.as_str())) {
            leaves(&Path::default().key(&key), &document.get(Path::default().key(&key))?, into, &mut edits);
        }
    }
    Some(Edit::All(edits))
}

/// One edit for each value, so that what the document has beside it stays.
fn leaves(path: &Path, value: &Value, into: &Document, edits: &mut Vec<Edit>) {
    match value {
        Value::Table(entries) if !matches!(into.get(path.clone()), Some(Value::Text(_))) => {
            entries.iter().for_each(|(key, value)| leaves(&path.key(key), value, into, edits));
        }
        value => edits.push(Edit::Set(path.clone(), value.clone())),
    }
}
