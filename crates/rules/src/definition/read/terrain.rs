//! Terrain and quests, which are read as they are: their words are those of the model.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};

use super::fields::Reader;
use crate::definition::diagnostic::Diagnostic;
use crate::definition::node::{Node, Value};

impl Reader<'_> {
    /// Reads a whole table at once. What is wrong with it is told with the table's place.
    pub(super) fn plain<T: DeserializeOwned>(&mut self, node: &Node, path: &str) -> Option<T> {
        match serde_json::from_value(json(node)) {
            Ok(read) => Some(read),
            Err(error) => {
                self.report(Diagnostic::error("wrong-table", error.to_string()), node.span, path);
                None
            }
        }
    }
}

fn json(node: &Node) -> Json {
    match &node.value {
        Value::Bool(yes) => Json::Bool(*yes),
        Value::Integer(number) => Json::from(*number),
        Value::Other(_) => Json::Null,
        Value::Text(text) => Json::String(text.clone()),
        Value::List(list) => Json::Array(list.iter().map(json).collect()),
        Value::Table(table) => {
            let entries = table.entries.iter().map(|(key, entry)| (key.clone(), json(&entry.node)));
            Json::Object(entries.collect::<Map<String, Json>>())
        }
    }
}
