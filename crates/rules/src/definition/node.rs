//! The parsed tree of a document, whatever its format: every value knows its place in the text.

use indexmap::IndexMap;

use super::source::Span;
use crate::template;

/// A value of a document and its place in the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Node {
    pub(super) value: Value,
    pub(super) span: Span,
}

/// The value of a node.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Bool(bool),
    Integer(i64),
    /// Values that no key accepts: numbers with a fraction, `null` and dates. The text is for the message.
    Other(&'static str),
    Text(String),
    List(Vec<Node>),
    Table(Table),
}

/// Keys and values in text order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Table {
    pub(super) entries: IndexMap<String, Entry>,
}

/// A value and the place of its key.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    pub(super) key: Span,
    pub(super) node: Node,
}

impl Node {
    pub(super) fn new(value: Value, span: Span) -> Self {
        Self { value, span }
    }

    /// The name of its kind, for messages.
    pub(super) fn kind(&self) -> &'static str {
        match &self.value {
            Value::Bool(true) => template!("`true`"),
            Value::Bool(false) => template!("`false`"),
            Value::Integer(_) => template!("a number"),
            Value::Other(what) => what,
            Value::Text(_) => template!("a text"),
            Value::List(_) => template!("a list"),
            Value::Table(_) => template!("a table"),
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn table(&self) -> Option<&Table> {
        match &self.value {
            Value::Table(table) => Some(table),
            _ => None,
        }
    }

    pub(super) fn table_mut(&mut self) -> Option<&mut Table> {
        match &mut self.value {
            Value::Table(table) => Some(table),
            _ => None,
        }
    }

    pub(super) fn is_false(&self) -> bool {
        self.value == Value::Bool(false)
    }

    /// The nesting depth below this value.
    pub(super) fn depth(&self) -> usize {
        match &self.value {
            Value::List(items) => 1 + items.iter().map(Self::depth).max().unwrap_or(0),
            Value::Table(table) => 1 + table.nodes().map(Self::depth).max().unwrap_or(0),
            _ => 0,
        }
    }
}

impl Table {
    pub(super) fn get(&self, key: &str) -> Option<&Node> {
        self.entries.get(key).map(|e| &e.node)
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    pub(super) fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.entries.values().map(|e| &e.node)
    }

    pub(super) fn insert(&mut self, key: impl Into<String>, key_span: Span, node: Node) {
        self.entries.insert(key.into(), Entry { key: key_span, node });
    }
}
