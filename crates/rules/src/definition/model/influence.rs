//! Influence: pieces that borrow the moves of others near them.

use serde::{Deserialize, Serialize};

use super::{Definition, Party, is_default};

/// Pieces that borrow the moves of others near them. They keep everything else: where they may be, how they promote, which
/// pieces may capture them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct InfluenceDef {
    /// The kinds that borrow; all if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// The pieces that lend.
    pub from: LendersDef,
    /// Whether the moves replace the piece's own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mode: LendMode,
}

/// Pieces that lend their moves.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct LendersDef {
    /// Where they stand: the cells that a leaper could reach from the borrower, as a Betza string.
    pub around: String,
    /// Only these kinds; all if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
    /// Whose, seen by the borrower's side.
    #[serde(skip_serializing_if = "is_default")]
    pub owner: Party,
}

/// Whether borrowed moves replace a piece's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LendMode {
    /// A piece that borrows has no moves of its own.
    #[default]
    Instead,
    /// It has both.
    Also,
}

impl LendMode {
    /// All values, with the words that documents use.
    pub const ALL: [(&str, Self); 2] = [("instead", Self::Instead), ("also", Self::Also)];
}

impl InfluenceDef {
    /// Whether pieces of a kind borrow.
    pub fn reaches(&self, kind: &str) -> bool {
        self.pieces.is_empty() || self.pieces.iter().any(|name| name == kind)
    }

    /// The kinds that lend, in the order of the definition.
    pub fn lenders<'a>(&'a self, definition: &'a Definition) -> impl Iterator<Item = &'a String> {
        let lends = |name: &&String| self.from.pieces.is_empty() || self.from.pieces.contains(name);
        definition.pieces.keys().filter(lends)
    }
}
