//! Diagnostics: what is wrong with a document, where, what was expected, and how to fix it.

use std::fmt;

use super::places::Places;
use super::source::{Sources, Span};
use crate::message;
use crate::message::Message;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The document can be played, but probably does not mean what its author intended.
    Warning,
    /// The document cannot be played.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// Where a finding is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The name of the document; a finding may be in a parent document.
    pub document: String,
    /// Line, from 1; 0 if unknown.
    pub line: u32,
    /// Column in characters, from 1; 0 if unknown.
    pub column: u32,
    /// The key, such as `pieces.pawn.promotion.zone`; empty for the whole document.
    pub path: String,
    /// The text of this line.
    pub excerpt: String,
    /// How many characters of the line the finding covers.
    pub width: u32,
}

/// A finding about a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Its severity.
    pub severity: Severity,
    /// A short fixed code for this kind of finding, such as `unknown-key`.
    pub code: &'static str,
    /// Where it is.
    pub place: Place,
    /// What is wrong.
    pub message: Message,
    /// What would have been correct.
    pub expected: Option<Message>,
    /// How to fix it.
    pub hint: Option<Message>,
}

impl Diagnostic {
    /// Creates an error without a place.
    pub fn error(code: &'static str, message: impl Into<Message>) -> Self {
        Self {
            severity: Severity::Error,
            code,
            place: Place::default(),
            message: message.into(),
            expected: None,
            hint: None,
        }
    }

    /// Creates a warning without a place.
    pub fn warning(code: &'static str, message: impl Into<Message>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, message) }
    }

    /// Sets what would have been correct.
    #[must_use]
    pub fn expected(mut self, expected: impl Into<Message>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// Sets the hint, if there is one.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Option<Message>>) -> Self {
        if let Some(hint) = hint.into() {
            self.hint = Some(hint);
        }
        self
    }

    /// Sets the key that the finding is about.
    #[must_use]
    pub fn at(mut self, path: impl Into<String>) -> Self {
        self.place.path = path.into();
        self
    }

    /// Sets the span of text that the finding is about.
    #[must_use]
    pub fn span(mut self, sources: &Sources, span: Span) -> Self {
        if let Some(source) = sources.get(span.source) {
            let range = span.range();
            let (line, column) = source.line_column(range.start);
            let excerpt = source.line_text(range.start);
            let chars = source.text.get(range).unwrap_or("").lines().next();
            let rest = excerpt.chars().count() as u32 + 1 - column.min(excerpt.chars().count() as u32);
            self.place.document.clone_from(&source.name);
            self.place.line = line;
            self.place.column = column;
            self.place.width = chars.map_or(1, |c| c.chars().count() as u32).clamp(1, rest.max(1));
            self.place.excerpt = excerpt.to_owned();
        }
        self
    }

    /// Whether this finding keeps the document from being played.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl fmt::Display for Diagnostic {
    /// Writes the whole message over several lines, with a caret under the mistake.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]: {}", self.severity, self.code, self.message)?;
        let place = &self.place;
        if place.line > 0 {
            write!(f, "\n  --> {}:{}:{}", place.document, place.line, place.column)?;
            if !place.path.is_empty() {
                write!(f, " ({})", place.path)?;
            }
            let number = place.line.to_string();
            let margin = " ".repeat(number.len());
            // The indent keeps tabs so that the caret stays under its character.
            let indent: String = place
                .excerpt
                .chars()
                .take(place.column as usize - 1)
                .map(|c| if c == '\t' { '\t' } else { ' ' })
                .collect();
            write!(f, "\n {margin} |\n {number} | {}", place.excerpt)?;
            write!(f, "\n {margin} | {indent}{}", "^".repeat(place.width as usize))?;
        } else if !place.path.is_empty() {
            write!(f, "\n  --> {}", place.path)?;
        }
        if let Some(expected) = &self.expected {
            write!(f, "\n  = expected: {expected}")?;
        }
        if let Some(hint) = &self.hint {
            write!(f, "\n  = hint: {hint}")?;
        }
        Ok(())
    }
}

/// All findings about a document, in text order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report(Vec<Diagnostic>);

impl Report {
    /// Creates an empty report.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a finding, unless the report already has an equal one.
    pub fn push(&mut self, finding: Diagnostic) {
        if !self.0.contains(&finding) {
            self.0.push(finding);
        }
    }

    /// Turns the errors that a condition chooses into warnings.
    pub(super) fn soften(&mut self, chosen: impl Fn(&Diagnostic) -> bool) {
        for finding in self.0.iter_mut().filter(|finding| chosen(finding)) {
            finding.severity = Severity::Warning;
        }
    }

    /// All findings.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.0.iter()
    }

    /// The findings that keep the document from being played.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.iter().filter(|d| d.is_error())
    }

    /// The findings that do not keep the document from being played.
    pub fn warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.iter().filter(|d| !d.is_error())
    }

    /// Whether any finding keeps the document from being played.
    pub fn has_errors(&self) -> bool {
        self.errors().next().is_some()
    }

    /// Whether there are no findings.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many findings there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds a hint to errors in a parent: the document itself must override the faulty part.
    pub(super) fn blame_parents(&mut self, places: &Places) {
        let own = places.sources.names().next().map(str::to_owned);
        for finding in &mut self.0 {
            let place = &finding.place;
            let inherited = place.line > 0 && own.as_ref().is_some_and(|own| *own != place.document);
            if inherited && finding.is_error() && finding.hint.is_none() {
                finding.hint = Some(message!(
                    "the parent `{document}` sets this; override it in this document",
                    document = place.document
                ));
            }
        }
    }

    /// Sorts the findings by their place in the text. Those without a place go last.
    pub(super) fn sort(&mut self) {
        self.0.sort_by_key(|d| (d.place.line == 0, d.place.line, d.place.column));
    }
}

impl IntoIterator for Report {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Report {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, finding) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("\n\n")?;
            }
            write!(f, "{finding}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Report {}
