//! The one place where the command line meets the rules.

use std::path::Path;

use chesswright_catalog::Catalog;
use chesswright_notation::{moves, position};
use chesswright_rules::Rules;
use chesswright_rules::betza::{self, Dialect, conformance};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::{Definition, Format, examine};

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

fn bad(error: impl std::fmt::Display) -> Trouble {
    Trouble::Bad(error.to_string())
}

/// A game, compiled.
#[derive(Clone, Debug)]
pub(crate) struct Game(Rules);

/// A position of a game.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    position: chesswright_rules::Position,
    chess960: bool,
}

impl Game {
    /// A built-in variant.
    pub(crate) fn built_in(name: &str) -> Result<Self, Trouble> {
        match chesswright_catalog::find(name) {
            Some(entry) => Self::from_text(entry.name, entry.text, Format::Toml),
            None => Err(Trouble::NotSupported(format!(
                "there is no variant `{name}`; `chesswright variant list` prints those there are"
            ))),
        }
    }

    /// A variant that the text of a `variants.ini` defines.
    pub(crate) fn from_ini(_ini: &str, name: &str) -> Result<Self, Trouble> {
        not_yet(&format!("variant `{name}` of a variants.ini"))
    }

    /// A document; its path tells the format and is named in messages.
    pub(crate) fn from_document(path: &Path, text: &str) -> Result<Self, Trouble> {
        Self::from_text(&path.display().to_string(), text, format_of(path, text))
    }

    fn from_text(title: &str, text: &str, format: Format) -> Result<Self, Trouble> {
        let examined = examine(title, text, format, &Catalog);
        let Some(definition) = examined.definition else {
            let mistakes: Vec<String> = examined.report.errors().map(ToString::to_string).collect();
            return Err(Trouble::Bad(mistakes.join("\n")));
        };
        Self::compile(title, &definition)
    }

    fn compile(title: &str, definition: &Definition) -> Result<Self, Trouble> {
        Rules::new(definition).map(Self).map_err(|error| Trouble::Bad(format!("{title}: {error}")))
    }

    /// A position, the start position when there is no text. With `chess960` castling is written king takes partner.
    pub(crate) fn position(&self, fen: Option<&str>, chess960: bool) -> Result<Position, Trouble> {
        let position = match fen {
            Some(fen) => position::read(&self.0, fen).map_err(bad)?.position,
            None => self.0.start(),
        };
        Ok(Position { position, chess960 })
    }
}

impl Position {
    /// Leaf nodes at `depth`.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }

    /// The legal moves.
    pub(crate) fn moves(&self) -> Vec<String> {
        let moves = self.position.legal_moves();
        moves.iter().map(|played| moves::uci(&self.position, played, self.chess960)).collect()
    }

    /// Leaf nodes below each legal move, at `depth` ≥ 1.
    pub(crate) fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let divided = self.position.divide(depth).into_iter();
        divided.map(|(played, nodes)| (moves::uci(&self.position, &played, self.chess960), nodes)).collect()
    }
}

/// Name and title of each built-in variant.
pub(crate) fn built_in_variants() -> impl Iterator<Item = (&'static str, String)> {
    chesswright_catalog::names().map(|name| {
        let definition = chesswright_catalog::definition(name);
        (name, definition.map(|definition| definition.title).unwrap_or_default())
    })
}

/// The document of a built-in variant.
pub(crate) fn document(name: &str) -> Result<&'static str, Trouble> {
    let entry = chesswright_catalog::find(name);
    let unknown = || Trouble::NotSupported(format!("there is no variant `{name}`"));
    entry.map(|entry| entry.text).ok_or_else(unknown)
}

/// What was found in a document: each finding as text, and whether any forbids playing.
pub(crate) struct Findings {
    pub(crate) findings: Vec<String>,
    pub(crate) errors: usize,
}

/// Everything there is to say about a document.
pub(crate) fn check(path: &Path, text: &str) -> Findings {
    let report = examine(&path.display().to_string(), text, format_of(path, text), &Catalog).report;
    Findings { findings: report.iter().map(ToString::to_string).collect(), errors: report.errors().count() }
}

fn format_of(path: &Path, text: &str) -> Format {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => Format::Json,
        Some("toml") => Format::Toml,
        _ => Format::guess(text),
    }
}

/// The JSON Schema of documents.
pub(crate) fn schema() -> String {
    chesswright_rules::definition::schema::schema_text()
}

/// Checks the conformance vectors of a JSON text.
pub(crate) fn check_vectors(json: &str) -> Result<conformance::Report, Trouble> {
    conformance::run(json).map_err(bad)
}

/// A piece, explained.
pub(crate) struct Explained {
    pub(crate) canonical: String,
    pub(crate) english: String,
    /// What its author may want to know, with the places underlined.
    pub(crate) lints: Vec<String>,
}

/// What a notation means.
pub(crate) fn explain(text: &str, dialect: Dialect) -> Result<Explained, Trouble> {
    let told = |finding: &betza::Diagnostic| format!("{finding}\n{}", finding.underlined(text));
    let told_all = |findings: &[betza::Diagnostic]| findings.iter().map(told).collect::<Vec<String>>();
    let wrong = |errors: Vec<betza::Diagnostic>| Trouble::Bad(told_all(&errors).join("\n"));
    let piece = betza::parse(text, &betza::Options::dialect(dialect)).map_err(wrong)?;
    betza::lower(&piece, Geometry::Square).map_err(wrong)?;
    Ok(Explained {
        canonical: betza::canonical(&piece),
        english: betza::describe(&piece),
        lints: told_all(&piece.lints),
    })
}
