//! What is wrong with a piece description, said so that its author can put it right.

use std::fmt;

/// A stretch of the text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte behind the last one.
    pub end: usize,
}

impl Span {
    /// From `start` up to `end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The stretch from here to the end of `other`.
    pub const fn to(self, other: Self) -> Self {
        Self::new(self.start, other.end)
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The text means something, though maybe not what was intended.
    Lint,
    /// The text means nothing.
    Error,
}

/// One thing to say about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// `E-…` for errors, `L-…` for lints; stable.
    pub code: &'static str,
    /// Where.
    pub span: Span,
    /// What is wrong, in a sentence without capital or full stop.
    pub message: String,
    /// What could have stood there; empty when that is no help.
    pub expected: String,
    /// What to do about it; empty when unknown.
    pub hint: String,
}

impl Diagnostic {
    /// An error.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            code,
            span,
            message: message.into(),
            expected: String::new(),
            hint: String::new(),
        }
    }

    /// A lint.
    pub fn lint(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self { severity: Severity::Lint, ..Self::error(code, span, message) }
    }

    /// Says what could have stood there.
    #[must_use]
    pub fn expected(mut self, what: impl Into<String>) -> Self {
        self.expected = what.into();
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn hint(mut self, what: impl Into<String>) -> Self {
        self.hint = what.into();
        self
    }

    /// The text with the place underlined, for a terminal.
    pub fn underlined(&self, text: &str) -> String {
        let column = |byte: usize| text.char_indices().take_while(|&(i, _)| i < byte).count();
        let start = column(self.span.start);
        let width = column(self.span.end).saturating_sub(start).max(1);
        format!("{text}\n{}{}", " ".repeat(start), "^".repeat(width))
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}: {}", self.code, self.span.start + 1, self.message)?;
        if !self.expected.is_empty() {
            write!(f, "; expected {}", self.expected)?;
        }
        if !self.hint.is_empty() {
            write!(f, " ({})", self.hint)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}
