//! What differs between two games.

use chesswright_rules::definition::Definition;
use serde_json::Value as Json;

/// A difference at one place. Values are JSON texts; `None` means that the game does not have the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The path.
    pub path: String,
    /// The value in the first game.
    pub before: Option<String>,
    /// The value in the second game.
    pub after: Option<String>,
}

/// The differences between two games, as they are once their parents are merged in and defaults are written out: two
/// documents that say the same in different ways have none.
pub fn diff(before: &Definition, after: &Definition) -> Vec<Change> {
    let mut changes = vec![];
    let value = |definition: &Definition| serde_json::to_value(definition).unwrap_or(Json::Null);
    compare("", Some(&value(before)), Some(&value(after)), &mut changes);
    changes
}

fn compare(path: &str, before: Option<&Json>, after: Option<&Json>, changes: &mut Vec<Change>) {
    if before == after {
        return;
    }
    match (before, after) {
        (Some(Json::Object(one)), Some(Json::Object(other))) => {
            let mut keys: Vec<&String> = one.keys().collect();
            keys.extend(other.keys().filter(|key| !one.contains_key(*key)));
            for key in keys {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                compare(&path, one.get(key), other.get(key), changes);
            }
        }
        (Some(Json::Array(one)), Some(Json::Array(other)))
            if one.len() == other.len() && one.iter().all(Json::is_object) =>
        {
            for (at, (one, other)) in one.iter().zip(other).enumerate() {
                compare(&format!("{path}[{at}]"), Some(one), Some(other), changes);
            }
        }
        _ => {
            let text = |value: Option<&Json>| value.filter(|value| !value.is_null()).map(Json::to_string);
            changes.push(Change { path: path.to_owned(), before: text(before), after: text(after) });
        }
    }
}
