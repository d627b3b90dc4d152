//! The one place where the command line meets the rules.

use std::path::Path;

use chesswright_catalog::Catalog;
use chesswright_notation::{moves, position};
use chesswright_rules::betza::{self, Dialect, conformance};
use chesswright_rules::board::{Geometry, Vector};
use chesswright_rules::definition::{Definition, Format, examine};
use chesswright_rules::{Move, Rules};

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

    /// What people call it.
    pub(crate) fn title(&self) -> &str {
        let definition = self.0.definition();
        if definition.title.is_empty() { &definition.name } else { &definition.title }
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

    /// The name of the side to move.
    pub(crate) fn side(&self) -> &str {
        let rules = self.position.rules();
        &rules.definition().sides[self.position.turn().index()].name
    }

    /// The position as text.
    pub(crate) fn fen(&self) -> String {
        chesswright_notation::position::write(&self.position)
    }

    /// Whether the side to move is in check.
    pub(crate) fn is_check(&self) -> bool {
        self.position.is_check()
    }

    /// How the game ended, in words.
    pub(crate) fn outcome(&self) -> Option<String> {
        let outcome = self.position.outcome()?;
        let sides = &self.position.rules().definition().sides;
        Some(match outcome.winner {
            Some(side) => format!("{} wins ({})", sides[side.index()].name, outcome.reason),
            None => format!("a draw ({})", outcome.reason),
        })
    }

    /// Plays the move that is written so.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), String> {
        let legal = self.position.legal_moves();
        let name = |played: &Move| chesswright_notation::moves::uci(&self.position, played, self.chess960);
        if let Some(played) = legal.iter().find(|played| name(played) == text) {
            return self.position.play(played).map_err(|error| error.to_string());
        }
        let near: Vec<String> = legal.iter().map(name).filter(|name| name.starts_with(text)).collect();
        if !near.is_empty() {
            return Err(format!("Which one? {}", near.join(" ")));
        }
        let from = self.position.rules().board().cells().find(|&cell| {
            let cell = self.position.rules().cell_name(cell);
            text.strip_prefix(cell).is_some_and(|rest| rest.starts_with(|c: char| !c.is_ascii_digit()))
        });
        Err(match from.map(|cell| (cell, self.position.piece(cell))) {
            None => {
                format!("`{text}` is no move. Moves look like e2e4; `moves` lists them, `help` says more.")
            }
            Some((cell, None)) => format!("There is no piece on {}.", self.position.rules().cell_name(cell)),
            Some((_, Some(piece))) if piece.side != self.position.turn() => {
                format!("That piece is not yours; {} is to move.", self.side())
            }
            Some((cell, Some(piece))) => {
                let kind = self.position.rules().kind_name(piece.kind);
                let cell = self.position.rules().cell_name(cell);
                let why = if self.position.is_check() { " while in check" } else { "" };
                format!("The {kind} on {cell} cannot go there{why}. `moves {cell}` lists what it can do.")
            }
        })
    }

    /// Takes the last move back, if there is one.
    pub(crate) fn undo(&mut self) -> bool {
        self.position.undo().is_some()
    }

    /// The board in letters, with its coordinates; one board below the other where there are layers.
    pub(crate) fn drawing(&self) -> String {
        let rules = self.position.rules();
        let board = rules.board();
        let [files, ranks, layers] = board.extent().map(|n| n as i16);
        let sign = |cell| match self.position.piece(cell) {
            Some(piece) => chesswright_notation::position::sign(rules, piece),
            None => ".".into(),
        };
        let widest = board.cells().map(|cell| sign(cell).chars().count()).max().unwrap_or(1);
        let mut text = String::new();
        for z in (0..layers).rev() {
            for y in (0..ranks).rev() {
                let name = (0..files).find_map(|x| board.at(Vector::new(x, y, z))).map(|cell| {
                    rules.cell_name(cell).trim_start_matches(|c: char| c.is_lowercase()).to_owned()
                });
                // Each file of a hexagonal board counts its own ranks, so rows have no number there.
                let name = name.filter(|_| board.geometry() != Geometry::Hex);
                text.push_str(&format!("{:>5} ", name.unwrap_or_default()));
                // Rows of hexagons lean: each is half a cell further right than the one below.
                if board.geometry() == Geometry::Hex {
                    text.push_str(&" ".repeat((widest + 1) * y as usize / 2));
                }
                for x in 0..files {
                    let shown = board.at(Vector::new(x, y, z)).map_or_else(String::new, sign);
                    text.push_str(&format!(" {shown:<widest$}"));
                }
                text.truncate(text.trim_end().len());
                text.push('\n');
            }
            if board.geometry() != Geometry::Hex {
                let letters =
                    (0..files).filter_map(|x| (0..ranks).find_map(|y| board.at(Vector::new(x, y, z))));
                let letters = letters.map(|cell| {
                    let name = rules.cell_name(cell);
                    let file: String = name.chars().filter(char::is_ascii_lowercase).collect();
                    format!(" {file:<widest$}")
                });
                text.push_str(&format!("{:>5} {}\n", "", letters.collect::<String>().trim_end()));
            }
        }
        text
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
