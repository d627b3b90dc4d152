//! The one place where the command line meets the rules.

use std::path::Path;

use crate::betza::{Description, Dialect, MoveText, Vector};

/// Why the rules did not do what they were asked.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// We do not have it (yet): an unknown variant, an option that is not built.
    #[error("{0}")]
    NotSupported(String),
    /// What we were given is wrong: a document, a position, a notation.
    #[error("{0}")]
    Bad(String),
}

fn not_yet<T>(what: &str) -> Result<T, Trouble> {
    Err(Trouble::NotSupported(format!("{what} is not supported yet")))
}

/// A game, compiled.
#[derive(Debug)]
pub(crate) struct Game(());

/// A position of a game.
#[derive(Debug)]
pub(crate) struct Position(());

impl Game {
    /// A built-in variant.
    pub(crate) fn built_in(name: &str) -> Result<Self, Trouble> {
        not_yet(&format!("variant `{name}`"))
    }

    /// A variant that the text of a `variants.ini` defines.
    pub(crate) fn from_ini(_ini: &str, name: &str) -> Result<Self, Trouble> {
        not_yet(&format!("variant `{name}` of a variants.ini"))
    }

    /// A document; its path tells the format and is named in messages.
    pub(crate) fn from_document(path: &Path, _text: &str) -> Result<Self, Trouble> {
        not_yet(&format!("the document `{}`", path.display()))
    }

    /// A position, the start position when there is no text. With `chess960` castling is written king takes partner.
    pub(crate) fn position(&self, _fen: Option<&str>, _chess960: bool) -> Result<Position, Trouble> {
        not_yet("a position")
    }
}

impl Position {
    /// Leaf nodes at `depth`.
    pub(crate) fn perft(&mut self, depth: u32) -> u64 {
        u64::from(depth == 0)
    }

    /// Leaf nodes below each legal move, at `depth` ≥ 1.
    pub(crate) fn divide(&mut self, _depth: u32) -> Vec<(String, u64)> {
        vec![]
    }
}

/// Name and title of each built-in variant.
pub(crate) fn built_in_variants() -> Vec<(String, String)> {
    vec![]
}

/// The document of a built-in variant.
pub(crate) fn document(name: &str) -> Result<String, Trouble> {
    not_yet(&format!("variant `{name}`"))
}

/// All mistakes in a document, each with its place; none when it is fine.
pub(crate) fn mistakes(_path: &Path, _text: &str) -> Result<Vec<String>, Trouble> {
    not_yet("checking documents")
}

/// The JSON Schema of documents.
pub(crate) fn schema() -> Result<String, Trouble> {
    not_yet("the schema")
}

/// What a notation means, in canonical form and in English.
pub(crate) fn describe(_betza: &str, _dialect: Dialect) -> Result<Description, Trouble> {
    not_yet("Betza notation")
}

/// The pseudo-moves of a vector's piece; `Bad` when the notation is rejected.
pub(crate) fn betza_moves(_vector: &Vector) -> Result<Vec<MoveText>, Trouble> {
    not_yet("Betza notation")
}
