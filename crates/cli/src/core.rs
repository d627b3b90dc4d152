//! The one place where the command line meets the rules.

use std::path::Path;

use chesswright_catalog::Catalog;
use chesswright_rules::Rules;
use chesswright_rules::definition::{Definition, Examined, Format, examine};

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
pub(crate) struct Game(Rules);

/// A position of a game.
#[derive(Debug)]
pub(crate) struct Position {
    position: chesswright_rules::Position,
    chess960: bool,
}

impl Game {
    fn new(definition: &Definition) -> Result<Self, Trouble> {
        Rules::new(definition).map(Self).map_err(|error| Trouble::Bad(error.to_string()))
    }

    /// A built-in variant.
    pub(crate) fn built_in(name: &str) -> Result<Self, Trouble> {
        match chesswright_catalog::definition(name) {
            Some(definition) => Self::new(&definition),
            None => Err(Trouble::NotSupported(format!("there is no built-in variant `{name}`"))),
        }
    }

    /// A variant that the text of a `variants.ini` defines.
    pub(crate) fn from_ini(_ini: &str, name: &str) -> Result<Self, Trouble> {
        not_yet(&format!("variant `{name}` of a variants.ini"))
    }

    /// A document; its path tells the format and is named in messages.
    pub(crate) fn from_document(path: &Path, text: &str) -> Result<Self, Trouble> {
        let examined = examine_file(path, text);
        match examined.definition {
            Some(definition) => Self::new(&definition),
            None => Err(Trouble::Bad(examined.report.to_string())),
        }
    }

    /// A position, the start position when there is no text. With `chess960` castling is written king takes partner.
    pub(crate) fn position(&self, fen: Option<&str>, chess960: bool) -> Result<Position, Trouble> {
        let position = match fen {
            None => self.0.start(),
            Some(fen) => {
                chesswright_notation::position::read(&self.0, fen)
                    .map_err(|error| Trouble::Bad(error.to_string()))?
                    .position
            }
        };
        Ok(Position { position, chess960 })
    }
}

impl Position {
    /// Leaf nodes at `depth`.
    pub(crate) fn perft(&mut self, depth: u32) -> u64 {
        self.position.perft(depth)
    }

    /// Leaf nodes below each legal move, at `depth` ≥ 1.
    pub(crate) fn divide(&mut self, depth: u32) -> Vec<(String, u64)> {
        let divided = self.position.divide(depth);
        let name = |played| chesswright_notation::moves::uci(&self.position, played, self.chess960);
        divided.iter().map(|(played, nodes)| (name(played), *nodes)).collect()
    }
}

fn examine_file(path: &Path, text: &str) -> Examined {
    let json = path.extension().is_some_and(|extension| extension == "json");
    let format = if json { Format::Json } else { Format::Toml };
    examine(&path.display().to_string(), text, format, &Catalog)
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
