//! Errors and lints about piece descriptions, with advice for the author.

use std::fmt;

use crate::message;
use crate::message::Message;

/// A range of bytes in the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

impl Span {
    /// From `start` up to `end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The range from here to the end of `other`.
    pub const fn to(self, other: Self) -> Self {
        Self::new(self.start, other.end)
    }
}

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The text is valid, but may not mean what the author intended.
    Lint,
    /// The text is not valid.
    Error,
}

/// A diagnostic about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// `E-…` for errors, `L-…` for lints; stable.
    pub code: &'static str,
    /// Its place in the text.
    pub span: Span,
    /// The mistake, as a sentence without capital letter or full stop.
    pub message: Message,
    /// What could stand there instead, if that would help.
    pub expected: Option<Message>,
    /// What to do about it, if that is known.
    pub hint: Option<Message>,
}

impl Diagnostic {
    /// An error.
    pub fn error(code: &'static str, span: Span, message: Message) -> Self {
        Self { severity: Severity::Error, code, span, message, expected: None, hint: None }
    }

    /// A lint.
    pub fn lint(code: &'static str, span: Span, message: Message) -> Self {
        Self { severity: Severity::Lint, ..Self::error(code, span, message) }
    }

    /// Adds what could stand there instead.
    #[must_use]
    pub fn expected(mut self, what: Message) -> Self {
        self.expected = Some(what);
        self
    }

    /// Adds what to do about it.
    #[must_use]
    pub fn hint(mut self, what: impl Into<Option<Message>>) -> Self {
        self.hint = what.into();
        self
    }

    /// The text with the place underlined, for terminals.
    pub fn underlined(&self, text: &str) -> String {
        let column = |byte: usize| text.char_indices().take_while(|&(i, _)| i < byte).count();
        let start = column(self.span.start);
        let width = column(self.span.end).saturating_sub(start).max(1);
        format!("{text}\n{}{}", " ".repeat(start), "^".repeat(width))
    }
}

impl Diagnostic {
    /// The whole diagnostic: the mistake with its place, and what helps.
    pub fn said(&self) -> Message {
        let (code, at, what) = (self.code, self.span.start + 1, &self.message);
        match (&self.expected, &self.hint) {
            (None, None) => message!("{code} at {at}: {what}", code, at, what),
            (Some(expected), None) => {
                message!("{code} at {at}: {what}; expected {expected}", code, at, what, expected)
            }
            (None, Some(hint)) => message!("{code} at {at}: {what} ({hint})", code, at, what, hint),
            (Some(expected), Some(hint)) => {
                message!(
                    "{code} at {at}: {what}; expected {expected} ({hint})",
                    code,
                    at,
                    what,
                    expected,
                    hint
                )
            }
        }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for Diagnostic {}
