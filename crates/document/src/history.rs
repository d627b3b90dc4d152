//! Versions: every text that a document has had.

use crate::Document;

/// The most versions that are kept.
const MOST: usize = 1000;

/// A text, and what led to the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version<L> {
    /// The document.
    pub document: Document,
    /// What was done to it then.
    pub done: L,
}

/// A document with its versions. `L` says what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<L> {
    now: Document,
    past: Vec<Version<L>>,
    future: Vec<Version<L>>,
}

impl<L: Clone + PartialEq> History<L> {
    /// A document without versions.
    pub fn new(document: Document) -> Self {
        Self { now: document, past: vec![], future: vec![] }
    }

    /// The document as it is.
    pub fn now(&self) -> &Document {
        &self.now
    }

    /// A document with versions that were kept elsewhere. Those that undo would take back come first, the oldest first;
    /// then those that redo would bring, the last one first.
    pub fn restore(now: Document, past: Vec<Version<L>>, future: Vec<Version<L>>) -> Self {
        Self { now, past, future }
    }

    /// Notes a new text. Nothing is noted if it is the old one.
    pub fn push(&mut self, document: Document, done: L) {
        if document == self.now {
            return;
        }
        let before = std::mem::replace(&mut self.now, document);
        self.past.push(Version { document: before, done });
        self.future.clear();
        if self.past.len() > MOST {
            self.past.remove(0);
        }
    }

    /// Notes a new text that goes on with what was done last, such as the next letter of a word: undo takes both back.
    pub fn join(&mut self, document: Document, done: L) {
        match self.past.last() {
            Some(last) if last.done == done && self.future.is_empty() => self.now = document,
            _ => self.push(document, done),
        }
    }

    /// Makes the last two changes one: undo takes both back.
    pub fn merge(&mut self) {
        if self.past.len() > 1 {
            self.past.pop();
        }
    }

    /// Goes back to the text before. Returns what is undone.
    pub fn undo(&mut self) -> Option<L> {
        let Version { document, done } = self.past.pop()?;
        let after = std::mem::replace(&mut self.now, document);
        self.future.push(Version { document: after, done: done.clone() });
        Some(done)
    }

    /// Goes forward again. Returns what is done again.
    pub fn redo(&mut self) -> Option<L> {
        let Version { document, done } = self.future.pop()?;
        let before = std::mem::replace(&mut self.now, document);
        self.past.push(Version { document: before, done: done.clone() });
        Some(done)
    }

    /// What undo would take back.
    pub fn undoable(&self) -> Option<&L> {
        self.past.last().map(|version| &version.done)
    }

    /// What redo would do again.
    pub fn redoable(&self) -> Option<&L> {
        self.future.last().map(|version| &version.done)
    }

    /// All versions that redo would bring, the last one first.
    pub fn future(&self) -> &[Version<L>] {
        &self.future
    }

    /// All earlier versions, the oldest first.
    pub fn past(&self) -> &[Version<L>] {
        &self.past
    }
}
