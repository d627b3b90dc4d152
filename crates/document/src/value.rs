//! Values to write into a document.

use chesswright_rules::definition::Format;

use crate::path::{Path, Step};
use crate::tree::{Node, Shape};

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// `true` or `false`.
    Flag(bool),
    /// A list.
    List(Vec<Value>),
    /// A table.
    Table(Vec<(String, Value)>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(list: Vec<T>) -> Self {
        Self::List(list.into_iter().map(Into::into).collect())
    }
}

impl Value {
    /// A table of such entries.
    pub fn table<K: Into<String>, V: Into<Value>>(entries: impl IntoIterator<Item = (K, V)>) -> Self {
        Self::Table(entries.into_iter().map(|(key, value)| (key.into(), value.into())).collect())
    }

    /// The text, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The value at a path within this one.
    pub fn at(&self, path: &Path) -> Option<&Self> {
        path.steps().iter().try_fold(self, |at, step| match (at, step) {
            (Self::Table(entries), Step::Key(key)) => {
                entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
            }
            (Self::List(values), Step::At(index)) => values.get(*index),
            _ => None,
        })
    }

    /// The entries of a table; none of any other value.
    pub fn into_entries(self) -> Vec<(String, Self)> {
        match self {
            Self::Table(entries) => entries,
            _ => vec![],
        }
    }

    pub(crate) fn of(node: &Node) -> Option<Self> {
        Some(match &node.shape {
            Shape::Text(text) => Self::Text(text.clone()),
            Shape::Number(number) => Self::Number(*number),
            Shape::Flag(flag) => Self::Flag(*flag),
            Shape::Other => return None,
            Shape::List(nodes, _) => Self::List(nodes.iter().map(Self::of).collect::<Option<_>>()?),
            Shape::Table(entries, _) => Self::Table(
                entries
                    .iter()
                    .map(|entry| Some((entry.key.clone(), Self::of(&entry.value)?)))
                    .collect::<Option<_>>()?,
            ),
        })
    }

    /// The value on one line.
    pub fn write(&self, format: Format) -> String {
        let list = |values: &[Self]| {
            let texts: Vec<String> = values.iter().map(|value| value.write(format)).collect();
            format!("[{}]", texts.join(", "))
        };
        match (self, format) {
            (Self::Text(text), Format::Toml) => quoted(text),
            (Self::Text(text), Format::Json) => serde_json::Value::from(text.as_str()).to_string(),
            (Self::Number(number), _) => number.to_string(),
            (Self::Flag(flag), _) => flag.to_string(),
            (Self::List(values), _) => list(values),
            (Self::Table(entries), _) if entries.is_empty() => "{}".to_owned(),
            (Self::Table(entries), _) => {
                let texts: Vec<String> = entries
                    .iter()
                    .map(|(key, value)| pair(&written_key(key, format), &value.write(format), format))
                    .collect();
                format!("{{ {} }}", texts.join(", "))
            }
        }
    }
}

/// A key with its value.
pub(crate) fn pair(key: &str, value: &str, format: Format) -> String {
    match format {
        Format::Toml => format!("{key} = {value}"),
        Format::Json => format!("{key}: {value}"),
    }
}

/// A key as it is written.
pub(crate) fn written_key(key: &str, format: Format) -> String {
    let bare = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
    match format {
        Format::Toml if bare => key.to_owned(),
        Format::Toml => quoted(key),
        Format::Json => serde_json::Value::from(key).to_string(),
    }
}

/// A text in quotes, on one line.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => out.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
