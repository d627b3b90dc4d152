//! Reads JSON field by field. It reports errors and continues.

use chesswright_rules::message::Message;
use chesswright_rules::{message, template};
use serde_json::{Map, Value};

use super::Finding;

/// The findings so far.
#[derive(Default)]
pub(super) struct Findings(pub(super) Vec<Finding>);

impl Findings {
    pub(super) fn add(&mut self, place: impl Into<String>, message: Message) {
        self.0.push(Finding { place: place.into(), message });
    }
}

/// A JSON object and its location.
pub(super) struct Fields<'a> {
    place: String,
    map: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    /// The object, if the value is one.
    pub(super) fn new(place: impl Into<String>, value: &'a Value, found: &mut Findings) -> Option<Self> {
        let place = place.into();
        match value {
            Value::Object(map) => Some(Self { place, map }),
            other => {
                found.add(
                    place,
                    message!("expected an object, found {other}", other = Message::of(kind(other))),
                );
                None
            }
        }
    }

    /// The location of a field.
    pub(super) fn place(&self, key: &str) -> String {
        if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) }
    }

    /// Reports unknown fields.
    pub(super) fn only(&self, known: &[&str], found: &mut Findings) {
        for key in self.map.keys().filter(|key| !known.contains(&key.as_str())) {
            found.add(self.place(key), message!("this program does not know this field and ignores it"));
        }
    }

    /// A field; `null` counts as absent.
    pub(super) fn get(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|value| !value.is_null())
    }

    /// An object.
    pub(super) fn object(&self, key: &str, found: &mut Findings) -> Option<Fields<'a>> {
        Fields::new(self.place(key), self.get(key)?, found)
    }

    /// A text.
    pub(super) fn text(&self, key: &str, found: &mut Findings) -> Option<&'a str> {
        let value = self.get(key)?;
        let text = value.as_str();
        if text.is_none() {
            found.add(
                self.place(key),
                message!("expected a text, found {value}", value = Message::of(kind(value))),
            );
        }
        text
    }

    /// A number that is not negative.
    pub(super) fn number(&self, key: &str, found: &mut Findings) -> Option<u64> {
        let value = self.get(key)?;
        let number = value.as_u64();
        if number.is_none() {
            found.add(
                self.place(key),
                message!("expected a whole number, found {value}", value = value.to_string()),
            );
        }
        number
    }

    /// A list, each item with its location.
    pub(super) fn list(&self, key: &str, found: &mut Findings) -> Vec<(String, &'a Value)> {
        match self.get(key) {
            None => vec![],
            Some(Value::Array(parts)) => {
                let place = self.place(key);
                parts.iter().enumerate().map(|(i, part)| (format!("{place}[{i}]"), part)).collect()
            }
            Some(other) => {
                found.add(
                    self.place(key),
                    message!("expected a list, found {other}", other = Message::of(kind(other))),
                );
                vec![]
            }
        }
    }
}

/// The type of a value, in a word.
pub(super) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => template!("true or false"),
        Value::Number(_) => template!("a number"),
        Value::String(_) => template!("a text"),
        Value::Array(_) => template!("a list"),
        Value::Object(_) => template!("an object"),
    }
}
