//! What is wrong with a document, said to a person: where, what was expected, and what to try.

use std::fmt;

use super::places::Places;
use super::source::{Sources, Span};

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The document can be played, but probably does not say what its author means.
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
    /// The name of the document; a finding may be in a parent.
    pub document: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column in characters, from 1; 0 when unknown.
    pub column: u32,
    /// The key, such as `pieces.pawn.promotion.zone`; empty for the whole document.
    pub path: String,
    /// The text of that line.
    pub excerpt: String,
    /// How many characters of it are meant.
    pub width: u32,
}

/// One finding about a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// A short fixed name of this kind of finding, such as `unknown-key`.
    pub code: &'static str,
    /// Where it is.
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// What would have been right.
    pub expected: Option<String>,
    /// What to try.
    pub hint: Option<String>,
}

impl Diagnostic {
    /// An error without a place yet.
    pub fn error(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            code,
            place: Place::default(),
            message: message.into(),
            expected: None,
            hint: None,
        }
    }

    /// A warning without a place yet.
    pub fn warning(code: &'static str, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, message) }
    }

    /// Says what would have been right.
    #[must_use]
    pub fn expected(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// Says what to try, if there is anything to say.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Option<String>>) -> Self {
        if let Some(hint) = hint.into() {
            self.hint = Some(hint);
        }
        self
    }

    /// Sets the key it is about.
    #[must_use]
    pub fn at(mut self, path: impl Into<String>) -> Self {
        self.place.path = path.into();
        self
    }

    /// Sets the stretch of text it is about.
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

    /// Whether the document cannot be played because of this.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl fmt::Display for Diagnostic {
    /// The whole story over several lines, with a caret under the mistake.
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
            // Tabs are kept in the indent so that the caret stays under its character.
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

/// All findings about a document, in the order of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report(Vec<Diagnostic>);

impl Report {
    /// No findings yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a finding, unless the very same is known.
    pub fn push(&mut self, finding: Diagnostic) {
        if !self.0.contains(&finding) {
            self.0.push(finding);
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

    /// The findings that do not.
    pub fn warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.iter().filter(|d| !d.is_error())
    }

    /// Whether anything keeps the document from being played.
    pub fn has_errors(&self) -> bool {
        self.errors().next().is_some()
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many findings there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Says of errors in a parent that the document itself must answer for them.
    pub(super) fn blame_parents(&mut self, places: &Places) {
        let own = places.sources.names().next().map(str::to_owned);
        for finding in &mut self.0 {
            let place = &finding.place;
            let inherited = place.line > 0 && own.as_ref().is_some_and(|own| *own != place.document);
            if inherited && finding.is_error() && finding.hint.is_none() {
                finding.hint = Some(format!("`{}` says so; this document must say it anew", place.document));
            }
        }
    }

    /// Puts the findings in the order of the text; those without a place go last.
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
