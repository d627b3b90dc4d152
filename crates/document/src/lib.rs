//! Edits of documents that keep the author's text.
//!
//! A [`Document`] is a text, and nothing else is its state. An [`Edit`] changes the value at a [`Path`] and touches only
//! the lines of that value: the order of keys, comments and blanks of everything else stay as the author wrote them. A
//! [`History`] goes back to every text there was.
//!
//! ```
//! use chesswright_document::{Document, Edit};
//!
//! let game = Document::new("name = 'mine' # for Ann\nextends = 'chess'\n");
//! let three = game.apply(&Edit::set("end.checks", 3)).unwrap();
//! assert_eq!(three.text(), "name = 'mine' # for Ann\nextends = 'chess'\nend.checks = 3\n");
//! assert_eq!(three.apply(&Edit::unset("end.checks")).unwrap(), game);
//! ```
//!
//! *Must not know*: user interfaces, browsers, drawing, how pieces move. *Invariants*: opening and saving gives the same
//! bytes; an edit that fails changes nothing; an edited text has the new value where it was asked for, and the old values
//! everywhere else.

mod diff;
mod edit;
mod examine;
mod history;
mod path;
mod share;
mod splice;
mod tree;
mod value;

pub use diff::{Change, diff};
pub use edit::{Edit, EditError};
pub use examine::{Examined, Parents};
pub use history::{History, Version};
pub use path::{Path, Step};
pub use share::{ShareError, Shared, is_shared};
pub use value::Value;

use chesswright_rules::definition::Format;

/// A document: its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    text: String,
    format: Format,
}

impl Document {
    /// A document with this text, in the format that the text has.
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { format: Format::guess(&text), text }
    }

    /// A new game that begins like another.
    pub fn fork(of: &str, name: &str, title: &str) -> Self {
        let line = |key: &str, value: &str| format!("{key} = {}\n", Value::from(value).write(Format::Toml));
        Self::new([line("name", name), line("title", title), line("extends", of)].concat())
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The format.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The value at a path. `None` if the document itself does not say it, or cannot be read.
    pub fn get(&self, path: impl Into<Path>) -> Option<Value> {
        let tree = tree::read(&self.text, self.format).ok()?;
        Value::of(tree.find(path.into().steps())?)
    }

    /// The keys of the table at a path, in the order of the text.
    pub fn keys(&self, path: impl Into<Path>) -> Vec<String> {
        let tree = tree::read(&self.text, self.format).ok();
        let keys = |tree: tree::Node| {
            let entries = tree.find(path.into().steps()).map(|node| node.entries().to_vec());
            entries.unwrap_or_default().into_iter().map(|entry| entry.key).collect()
        };
        tree.map_or_else(Vec::new, keys)
    }

    /// The place of the value at a path in the text, as bytes.
    pub fn place(&self, path: impl Into<Path>) -> Option<std::ops::Range<usize>> {
        let tree = tree::read(&self.text, self.format).ok()?;
        Some(tree.find(path.into().steps())?.span.clone())
    }

    /// The document after an edit.
    ///
    /// # Errors
    /// What keeps the edit from being made. The document stays as it is.
    pub fn apply(&self, edit: &Edit) -> Result<Self, EditError> {
        edit::apply(self, edit)
    }
}

/// Runs the example of the README as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
