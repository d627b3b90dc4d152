//! The common parts of level-editor imports: names of terrain, and objects that become fixtures, items and pieces of
//! our JSON.

use serde_json::{Map, Value, json};

use crate::level::Place;

/// The names of terrain, and their signs in drawings.
pub(super) const TERRAIN: [(&str, char); 11] = [
    ("floor", '.'),
    ("hole", '_'),
    ("wall", '#'),
    ("fence", '='),
    ("cracked", 'c'),
    ("ice", 'i'),
    ("belt-north", '^'),
    ("belt-east", '>'),
    ("belt-south", 'v'),
    ("belt-west", '<'),
    ("void", ' '),
];

/// The sign of a terrain.
pub(super) fn sign(word: &str) -> Option<char> {
    TERRAIN.iter().find(|(of, _)| *of == word).map(|(_, sign)| *sign)
}

/// The value of a property. Lists and tables are stored as texts in JSON.
pub(super) fn meant(value: Value) -> Value {
    match value.as_str() {
        Some(text) if text.starts_with(['[', '{']) => serde_json::from_str(text).unwrap_or(value),
        _ => value,
    }
}

/// The objects of a map, sorted into the lists of a level.
#[derive(Debug, Default)]
pub(super) struct Placed {
    fixtures: Vec<Value>,
    items: Vec<Value>,
    pieces: Vec<Value>,
}

impl Placed {
    /// Adds an object of a class with its fields. Returns whether the class is known.
    pub(super) fn add(
        &mut self,
        class: &str,
        at: Place,
        fields: impl IntoIterator<Item = (String, Value)>,
    ) -> bool {
        let mut entry = Map::from_iter([("at".to_owned(), json!(at.to_string()))]);
        let list = match class {
            "Piece" => &mut self.pieces,
            "Item" => &mut self.items,
            "Door" | "Gate" | "Plate" | "Warp" | "Exit" | "Promotion" | "OneWay" => {
                entry.insert("kind".into(), json!(class.to_lowercase()));
                &mut self.fixtures
            }
            _ => return false,
        };
        entry.extend(fields);
        list.push(Value::Object(entry));
        true
    }

    /// Moves the lists into a level.
    pub(super) fn fill(self, level: &mut Map<String, Value>) {
        for (key, list) in [("fixtures", self.fixtures), ("items", self.items), ("pieces", self.pieces)] {
            level.insert(key.into(), Value::Array(list));
        }
    }
}
