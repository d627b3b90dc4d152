//! Edits as values.

use std::fmt;

use chesswright_rules::message;
use chesswright_rules::message::Message;

use crate::Document;
use crate::path::{Path, Step};
use crate::splice;
use crate::tree::{self, Node};
use crate::value::Value;

/// A change of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Writes a value, in place of an earlier one if there is one.
    Set(Path, Value),
    /// Removes a value. Removing what does not exist changes nothing.
    Unset(Path),
    /// Inserts an entry into a list: the last step of the path is the index that it gets.
    Insert(Path, Value),
    /// Moves an entry of a list to another index.
    Move {
        /// The list.
        list: Path,
        /// Where the entry is.
        from: usize,
        /// Where it goes, counted without it.
        to: usize,
    },
    /// Renames a key, with its value.
    RenameKey {
        /// The path of the value.
        path: Path,
        /// The new key.
        to: String,
    },
    /// Replaces the whole text.
    Text(String),
    /// Several edits, all of them or none.
    All(Vec<Edit>),
}

impl Edit {
    /// Writes a value.
    pub fn set(path: impl Into<Path>, value: impl Into<Value>) -> Self {
        Self::Set(path.into(), value.into())
    }

    /// Removes a value.
    pub fn unset(path: impl Into<Path>) -> Self {
        Self::Unset(path.into())
    }
}

/// Why an edit cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The text is not in its format, so its values have no places.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        what: Message,
    },
    /// The path leads through something that is no table or list, or to an entry that no list can have.
    NoPlace(Path),
    /// The result would not say what was asked for. The text is written in a way that the edit cannot keep.
    Unsafe(Path),
}

impl EditError {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Syntax { line, what } => message!("line {line} cannot be read: {what}", line, what),
            Self::NoPlace(path) => {
                message!("there is no place for `{path}` in this document", path = path.to_string())
            }
            Self::Unsafe(path) => message!(
                "`{path}` cannot be changed without rewriting its neighbours; change the text instead",
                path = path.to_string()
            ),
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for EditError {}

pub(crate) fn apply(document: &Document, edit: &Edit) -> Result<Document, EditError> {
    let text = match edit {
        Edit::Text(text) => return Ok(Document::new(text.clone())),
        Edit::All(edits) => {
            return edits.iter().try_fold(document.clone(), |document, edit| document.apply(edit));
        }
        Edit::Set(path, value) => splice::set(document, &read(document)?, path, value)?,
        Edit::Unset(path) => splice::unset(document, &read(document)?, path)?,
        Edit::Insert(path, value) => splice::insert(document, &read(document)?, path, value)?,
        Edit::Move { list, from, to } => {
            let moved = list.at(*from);
            let value = document.get(moved.clone()).ok_or_else(|| EditError::NoPlace(moved.clone()))?;
            let both = Edit::All(vec![Edit::Unset(moved), Edit::Insert(list.at(*to), value)]);
            return document.apply(&both);
        }
        Edit::RenameKey { path, to } => splice::rename(document, &read(document)?, path, to)?,
    };
    let after = Document { text, format: document.format };
    check(document, &after, edit)?;
    Ok(after)
}

fn read(document: &Document) -> Result<Node, EditError> {
    tree::read(&document.text, document.format).map_err(|error| EditError::Syntax {
        line: document.text[..error.at.min(document.text.len())].matches('\n').count() + 1,
        what: message!("{syntax}", syntax = error.what),
    })
}

/// Reads the result again: it must say what was asked for, and everything else as before.
fn check(before: &Document, after: &Document, edit: &Edit) -> Result<(), EditError> {
    let (path, expected) = match edit {
        Edit::Set(path, value) => (path, changed(before, |tree| put(tree, path.steps(), value.clone()))),
        Edit::Unset(path) => (path, changed(before, |tree| remove(tree, path.steps()))),
        Edit::Insert(path, value) => match path.split_last() {
            Some((list, Step::At(0))) if before.get(list.clone()).is_none() => {
                let one = Value::List(vec![value.clone()]);
                (path, changed(before, |tree| put(tree, list.steps(), one)))
            }
            _ => (path, changed(before, |tree| insert(tree, path.steps(), value.clone()))),
        },
        Edit::RenameKey { path, to } => (path, changed(before, |tree| rename(tree, path.steps(), to))),
        Edit::Move { .. } | Edit::Text(_) | Edit::All(_) => return Ok(()),
    };
    let read = tree::read(&after.text, after.format).ok().and_then(|tree| Value::of(&tree));
    let removes = matches!(edit, Edit::Unset(_));
    let same = match (read, expected) {
        (Some(read), Some(expected)) => sorted(read, removes) == sorted(expected, removes),
        _ => false,
    };
    if same { Ok(()) } else { Err(EditError::Unsafe(path.clone())) }
}

/// The order of keys means nothing, and neither does an empty table, or an empty list that only held what was removed.
fn sorted(value: Value, removes: bool) -> Value {
    let is_nothing = |value: &Value| match value {
        Value::Table(entries) => entries.is_empty(),
        Value::List(values) => removes && values.is_empty(),
        _ => false,
    };
    match value {
        Value::Table(entries) => {
            let mut entries: Vec<(String, Value)> = entries
                .into_iter()
                .map(|(key, value)| (key, sorted(value, removes)))
                .filter(|(_, value)| !is_nothing(value))
                .collect();
            entries.sort_by(|a, b| a.0.cmp(&b.0));
            Value::Table(entries)
        }
        Value::List(values) => Value::List(values.into_iter().map(|value| sorted(value, removes)).collect()),
        other => other,
    }
}

fn changed(document: &Document, change: impl FnOnce(&mut Value)) -> Option<Value> {
    let mut value = document.get(Path::default())?;
    change(&mut value);
    Some(value)
}

fn put(at: &mut Value, path: &[Step], value: Value) {
    let Some((step, rest)) = path.split_first() else {
        *at = value;
        return;
    };
    match (at, step) {
        (Value::Table(entries), Step::Key(key)) => {
            if !entries.iter().any(|(name, _)| name == key) {
                entries.push((key.clone(), Value::Table(vec![])));
            }
            let entry = entries.iter_mut().find(|(name, _)| name == key);
            entry.into_iter().for_each(|(_, inner)| put(inner, rest, value.clone()));
        }
        (Value::List(values), Step::At(index)) => {
            if let Some(inner) = values.get_mut(*index) {
                put(inner, rest, value);
            }
        }
        _ => {}
    }
}

/// Calls `then` with the table or list that contains the last step.
fn at_last(at: &mut Value, path: &[Step], then: impl FnOnce(&mut Value, &Step)) {
    let Some((step, rest)) = path.split_first() else { return };
    if rest.is_empty() {
        return then(at, step);
    }
    let inner = match (at, step) {
        (Value::Table(entries), Step::Key(key)) => {
            entries.iter_mut().find(|(name, _)| name == key).map(|(_, value)| value)
        }
        (Value::List(values), Step::At(index)) => values.get_mut(*index),
        _ => None,
    };
    if let Some(inner) = inner {
        at_last(inner, rest, then);
    }
}

fn remove(at: &mut Value, path: &[Step]) {
    at_last(at, path, |inside, last| match (inside, last) {
        (Value::Table(entries), Step::Key(key)) => entries.retain(|(name, _)| name != key),
        (Value::List(values), Step::At(index)) if *index < values.len() => {
            values.remove(*index);
        }
        _ => {}
    });
}

fn insert(at: &mut Value, path: &[Step], value: Value) {
    at_last(at, path, |inside, last| {
        if let (Value::List(values), Step::At(index)) = (inside, last)
            && *index <= values.len()
        {
            values.insert(*index, value);
        }
    });
}

fn rename(at: &mut Value, path: &[Step], to: &str) {
    at_last(at, path, |inside, last| {
        if let (Value::Table(entries), Step::Key(key)) = (inside, last) {
            entries.iter_mut().filter(|(name, _)| name == key).for_each(|(name, _)| to.clone_into(name));
        }
    });
}
