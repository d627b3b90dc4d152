//! A document as a tree in which every value knows its place in the text, whatever the format.

mod json;
mod toml;

use std::ops::Range;

use chesswright_rules::definition::Format;

use crate::path::Step;

/// A value with its place.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// The place of the value. Tables that are not written in one piece have the place of their header, or an empty one.
    pub(crate) span: Range<usize>,
    pub(crate) shape: Shape,
}

/// What a value is.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    /// A text.
    Text(String),
    /// A number.
    Number(i64),
    /// `true` or `false`.
    Flag(bool),
    /// Something else that a document cannot use, such as a date.
    Other,
    /// A list.
    List(Vec<Node>, Written),
    /// A table.
    Table(Vec<Entry>, Written),
}

/// How a table or a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// In braces or brackets.
    Inline,
    /// Below a header of its own, or, for a list, as several tables with headers.
    Header,
    /// By keys with dots.
    Dotted,
    /// Only by the headers of tables inside it.
    Implicit,
    /// As the document itself.
    Root,
}

/// A key with its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) key_span: Range<usize>,
    pub(crate) value: Node,
}

/// Where a text is no document at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SyntaxError {
    pub(crate) at: usize,
    pub(crate) what: String,
}

/// Reads a text.
pub(crate) fn read(text: &str, format: Format) -> Result<Node, SyntaxError> {
    match format {
        Format::Toml => toml::read(text),
        Format::Json => json::read(text),
    }
}

impl Node {
    /// The value of a key or an entry of a list.
    pub(crate) fn step(&self, step: &Step) -> Option<&Self> {
        match (&self.shape, step) {
            (Shape::Table(entries, _), Step::Key(key)) => {
                entries.iter().find(|entry| entry.key == *key).map(|entry| &entry.value)
            }
            (Shape::List(nodes, _), Step::At(at)) => nodes.get(*at),
            _ => None,
        }
    }

    /// The value at a path.
    pub(crate) fn find(&self, path: &[Step]) -> Option<&Self> {
        path.iter().try_fold(self, Self::step)
    }

    /// How many steps of a path exist.
    pub(crate) fn depth(&self, path: &[Step]) -> usize {
        let mut at = self;
        let next = |step: &&Step| match at.step(step) {
            Some(node) => {
                at = node;
                true
            }
            None => false,
        };
        path.iter().take_while(next).count()
    }

    /// The table's entries; none if it is no table.
    pub(crate) fn entries(&self) -> &[Entry] {
        match &self.shape {
            Shape::Table(entries, _) => entries,
            _ => &[],
        }
    }

    /// How the table or the list is written.
    pub(crate) fn written(&self) -> Option<Written> {
        match self.shape {
            Shape::List(_, written) | Shape::Table(_, written) => Some(written),
            _ => None,
        }
    }
}
