//! Regions: sets of cells as expressions, parsed and evaluated for a board and the frame of a side.
//!
//! [`RegionText`](super::model::RegionText) describes the language. Names may contain `-` between letters or digits, so
//! the operator needs blanks around it: `palace - edge`.

mod eval;
mod lex;
mod parse;

use std::fmt;
use std::ops::Range;

use crate::message::Message;

pub use eval::Regions;
pub(super) use eval::letters;
pub(super) use parse::ordinal;
pub use parse::{CellName, Expr, Operator};

/// Words that cannot be names of regions.
pub const RESERVED: [&str; 7] = ["all", "none", "edge", "rank", "file", "layer", "own"];

/// A mistake in a region's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionError {
    /// The part of the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: Message,
    /// What would have been correct.
    pub expected: Option<Message>,
    /// How to fix it.
    pub hint: Option<Message>,
    /// Whether the mistake is in a named region that this text refers to.
    pub nested: bool,
}

impl RegionError {
    fn new(span: Range<usize>, message: impl Into<Message>) -> Self {
        Self { span, message: message.into(), expected: None, hint: None, nested: false }
    }

    fn expected(mut self, expected: impl Into<Message>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    fn hint(mut self, hint: impl Into<Option<Message>>) -> Self {
        self.hint = hint.into();
        self
    }
}

impl fmt::Display for RegionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (character {})", self.message, self.span.start + 1)?;
        for note in [&self.expected, &self.hint].into_iter().flatten() {
            write!(f, "; {note}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RegionError {}

/// Parses a region's text without checking that its names and cells exist.
pub fn parse(text: &str) -> Result<Expr, RegionError> {
    parse::parse(text)
}
