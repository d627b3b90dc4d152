//! The error of writers.

/// The parts of a game that a format cannot express, each with its place in the document. There is at least one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the format cannot express this game:\n  {}", .0.join("\n  "))]
pub struct Inexpressible(Vec<String>);

impl Inexpressible {
    pub(super) fn new(parts: Vec<String>) -> Self {
        debug_assert!(!parts.is_empty(), "what can be expressed is written");
        Self(parts)
    }

    /// The parts, such as `board: the format has only flat boards of squares`.
    pub fn parts(&self) -> &[String] {
        &self.0
    }
}
