//! Maps the parts of a definition to their places in the source texts.

use std::collections::HashMap;
use std::ops::Range;

use super::diagnostic::Diagnostic;
use super::source::{Sources, Span};

/// The place of each part of a definition in its documents, by key such as `pieces.pawn.promotion.zone`.
#[derive(Clone, Debug, Default)]
pub struct Places {
    pub(super) sources: Sources,
    spans: HashMap<String, Span>,
    keys: HashMap<String, Span>,
}

impl Places {
    pub(super) fn new(sources: Sources) -> Self {
        Self { sources, ..Self::default() }
    }

    pub(super) fn insert(&mut self, path: &str, span: Span) {
        self.spans.insert(path.to_owned(), span);
    }

    pub(super) fn insert_key(&mut self, path: &str, span: Span) {
        self.keys.insert(path.to_owned(), span);
    }

    /// The source texts.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// The place of the key, or of the nearest table around it.
    pub fn find(&self, path: &str) -> Option<Span> {
        let mut path = path;
        loop {
            if let Some(span) = self.spans.get(path) {
                return Some(*span);
            }
            path = &path[..path.rfind(['.', '['])?];
        }
    }

    /// Whether a document contains this key.
    pub(super) fn said(&self, path: &str) -> bool {
        self.spans.contains_key(path)
    }

    /// The place of a part of the text at a key.
    pub(super) fn find_within(&self, path: &str, text: &str, part: Range<usize>) -> Option<Span> {
        match self.spans.get(path) {
            Some(&span) => Some(within(&self.sources, span, text, part)),
            None => self.find(path),
        }
    }

    /// Sets the place of a finding about a key itself.
    pub(super) fn locate_key(&self, finding: Diagnostic) -> Diagnostic {
        match self.keys.get(&finding.place.path) {
            Some(&span) => finding.span(&self.sources, span),
            None => self.locate(finding),
        }
    }

    /// Sets the place of a finding by its key.
    pub(super) fn locate(&self, finding: Diagnostic) -> Diagnostic {
        match self.find(&finding.place.path) {
            Some(span) => finding.span(&self.sources, span),
            None => finding,
        }
    }

    /// Sets the place of a finding to a part of the text at its key.
    pub(super) fn locate_within(&self, finding: Diagnostic, text: &str, part: Range<usize>) -> Diagnostic {
        match self.find_within(&finding.place.path, text, part) {
            Some(span) => finding.span(&self.sources, span),
            None => finding,
        }
    }
}

/// The path of a key within the table at a path.
pub(super) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// The place of a part of a quoted text; the whole text if escapes make the offsets uncertain.
pub(super) fn within(sources: &Sources, span: Span, text: &str, part: Range<usize>) -> Span {
    let raw = sources.get(span.source).and_then(|s| s.text.get(span.range()));
    let quotes = raw.and_then(|raw| {
        let quotes = (raw.len().checked_sub(text.len())?) / 2;
        (raw.get(quotes..quotes + text.len()) == Some(text)).then_some(quotes)
    });
    match quotes {
        Some(quotes) => {
            let start = span.start as usize + quotes;
            Span::new(span.source, start + part.start..start + part.end)
        }
        None => span,
    }
}
