//! Where the command line meets the rules.

use std::path::{Path, PathBuf};

use chesswright_catalog::import::bishop;
use chesswright_catalog::import::ini::{self, Reading};
use chesswright_catalog::level::{self, Level, Problem};
use chesswright_catalog::{Catalog, Entry};
use chesswright_notation::{San, moves, pgn, position};
use chesswright_rules::betza::{self, Dialect, conformance};
use chesswright_rules::board::Geometry;
pub(crate) use chesswright_rules::definition::Definition;
use chesswright_rules::definition::{Diagnostic, Format, examine};
use chesswright_rules::{MAX_MOVES, Move, Rules};
use serde::Serialize;

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
    pub(crate) fn from_ini(text: &str, name: &str) -> Result<Self, Trouble> {
        let file = ini::read("variants.ini", text, Reading::Compatible);
        let Some(game) = file.game(name) else {
            return Err(Trouble::NotSupported(format!("the file defines no variant `{name}`")));
        };
        if let Some(definition) = game.definition {
            return Self::compile(name, &definition);
        }
        let errors: Vec<_> = game.findings.iter().filter(|finding| finding.is_error()).collect();
        let told = errors.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n");
        Err(match errors.iter().all(|finding| finding.code == "not-supported") {
            true => Trouble::NotSupported(told),
            false => Trouble::Bad(told),
        })
    }

    /// The game that options ask for; of a file and the built-in variants, the file goes first.
    pub(crate) fn chosen(variant: &str, ini: Option<&str>) -> Result<Self, Trouble> {
        match ini {
            Some(text) if ini::read("", text, Reading::Compatible).names().any(|name| name == variant) => {
                Self::from_ini(text, variant)
            }
            _ => Self::built_in(variant),
        }
    }

    /// A document or a level; its path tells the format and is named in messages.
    pub(crate) fn from_document(path: &Path, text: &str) -> Result<Self, Trouble> {
        let title = path.display().to_string();
        let is_toml = path.extension().is_some_and(|ending| ending == "toml");
        if !is_toml && let Some(read) = level::recognise(text) {
            return Self::compile(&title, &playable(&title, read)?.definition());
        }
        Self::from_text(&title, text, format_of(path, text))
    }

    fn from_text(title: &str, text: &str, format: Format) -> Result<Self, Trouble> {
        let definition = read_definition(title, text, format)?;
        Self::compile(title, &definition)
    }

    fn compile(title: &str, definition: &Definition) -> Result<Self, Trouble> {
        Rules::new(definition).map(Self).map_err(|error| Trouble::Bad(format!("{title}: {error}")))
    }

    /// The rules, for those who draw.
    pub(crate) fn rules(&self) -> &Rules {
        &self.0
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
    /// The position, for those who draw.
    pub(crate) fn inner(&self) -> &chesswright_rules::Position {
        &self.position
    }

    /// Leaf nodes at `depth`.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }

    /// The legal moves and their texts, unless there are more than anybody reads.
    pub(crate) fn moves(&self) -> Result<Vec<(Move, String)>, Trouble> {
        let moves = self.position.moves_up_to(MAX_MOVES).map_err(bad)?.into_iter();
        let with_text = |played| {
            let text = moves::uci(&self.position, &played, self.chess960);
            (played, text)
        };
        Ok(moves.map(with_text).collect())
    }

    /// Plays the move that is written so, in UCI or algebraic notation.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), String> {
        let played = chesswright_game::read_typed(&San::new(self.position.rules()), &self.position, text)?;
        self.position.play(&played).map_err(|error| error.to_string())
    }

    /// Leaf nodes below each legal move, at `depth` ≥ 1.
    pub(crate) fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let divided = self.position.divide(depth).into_iter();
        divided.map(|(played, nodes)| (moves::uci(&self.position, &played, self.chess960), nodes)).collect()
    }
}

/// Games by name, for files of games: the built-in ones and documents of one's own.
#[derive(Default)]
pub(crate) struct Library(Vec<Rules>);

impl Library {
    /// The built-in games and those of these documents.
    pub(crate) fn with(documents: &[PathBuf]) -> Result<Self, anyhow::Error> {
        let mut own = vec![];
        for path in documents {
            own.push(Game::from_document(path, &crate::read_file(path)?)?.0);
        }
        Ok(Self(own))
    }

    /// The name of a game that a file may call otherwise.
    pub(crate) fn usual_name(name: &str) -> String {
        let built_in = |name: &String| chesswright_catalog::find(name).map(|entry| entry.name.to_owned());
        pgn::variant::spellings(name).iter().find_map(built_in).unwrap_or_else(|| name.to_owned())
    }
}

impl pgn::Variants for Library {
    fn rules(&mut self, name: &str) -> Option<Rules> {
        let own = self.0.iter().find(|rules| rules.definition().name == name);
        own.cloned().or_else(|| Game::built_in(name).ok().map(|game| game.0))
    }
}

/// The rules of a built-in variant.
pub(crate) fn built_in_rules(name: &str) -> Option<Rules> {
    chesswright_catalog::definition(name).and_then(|definition| Rules::new(&definition).ok())
}

/// A built-in variant, for lists.
#[derive(Serialize)]
pub(crate) struct Variant {
    pub(crate) name: &'static str,
    pub(crate) title: String,
    pub(crate) family: &'static str,
    pub(crate) aliases: Vec<String>,
    pub(crate) description: String,
    pub(crate) hash: String,
}

/// The built-in variants.
pub(crate) fn built_in_variants() -> impl Iterator<Item = Variant> {
    let examined = |entry: &'static Entry| Some((entry, entry.examine().definition?));
    chesswright_catalog::DOCUMENTS.iter().filter_map(examined).map(|(entry, definition)| Variant {
        name: entry.name,
        family: entry.family,
        hash: definition.hash(),
        title: definition.title,
        aliases: definition.aliases,
        description: definition.description,
    })
}

/// The document of a built-in variant.
pub(crate) fn document(name: &str) -> Result<&'static str, Trouble> {
    let entry = chesswright_catalog::find(name);
    let unknown = || Trouble::NotSupported(format!("there is no variant `{name}`"));
    entry.map(|entry| entry.text).ok_or_else(unknown)
}

/// What was found in a document.
#[derive(Serialize)]
pub(crate) struct Findings {
    pub(crate) file: String,
    pub(crate) errors: usize,
    pub(crate) warnings: usize,
    pub(crate) findings: Vec<Finding>,
}

/// One finding in a document.
#[derive(Serialize)]
pub(crate) struct Finding {
    severity: String,
    code: &'static str,
    document: String,
    line: u32,
    column: u32,
    key: String,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
    /// All that for people.
    #[serde(skip)]
    pub(crate) text: String,
}

/// Everything there is to say about a document.
pub(crate) fn check(path: &Path, text: &str) -> Findings {
    let (_, found) = examined(&path.display().to_string(), text, format_of(path, text));
    findings(path, found.iter())
}

fn findings<'a>(path: &Path, found: impl Iterator<Item = &'a Diagnostic> + Clone) -> Findings {
    let errors = found.clone().filter(|found| found.is_error()).count();
    let findings: Vec<Finding> = found.map(finding).collect();
    Findings { file: path.display().to_string(), errors, warnings: findings.len() - errors, findings }
}

fn finding(found: &Diagnostic) -> Finding {
    Finding {
        severity: found.severity.to_string(),
        code: found.code,
        document: found.place.document.clone(),
        line: found.place.line,
        column: found.place.column,
        key: found.place.path.clone(),
        message: found.message.clone(),
        expected: found.expected.clone(),
        hint: found.hint.clone(),
        text: found.to_string(),
    }
}

/// The definition that a document makes, parents merged in.
pub(crate) fn definition(path: &Path, text: &str) -> Result<Definition, Trouble> {
    read_definition(&path.display().to_string(), text, format_of(path, text))
}

fn read_definition(title: &str, text: &str, format: Format) -> Result<Definition, Trouble> {
    let (definition, found) = examined(title, text, format);
    definition.ok_or_else(|| {
        let mistakes = found.iter().filter(|found| found.is_error()).map(ToString::to_string);
        Trouble::Bad(mistakes.collect::<Vec<_>>().join("\n"))
    })
}

/// Reads a document, or a file of Bishop, with everything there is to say about it.
fn examined(title: &str, text: &str, format: Format) -> (Option<Definition>, Vec<Diagnostic>) {
    if format == Format::Json && bishop::is_bishop(text) {
        let game = bishop::read(title, text);
        return (game.definition, game.findings);
    }
    let examined = examine(title, text, format, &Catalog);
    (examined.definition, examined.report.iter().cloned().collect())
}

/// What was read differently in a file of another program.
pub(crate) fn remarks(path: &Path, text: &str) -> Vec<String> {
    let foreign = format_of(path, text) == Format::Json && bishop::is_bishop(text);
    if !foreign {
        return vec![];
    }
    check(path, text).findings.into_iter().map(|finding| finding.text).collect()
}

/// A game as a section of a `variants.ini`.
pub(crate) fn to_ini(definition: &Definition) -> Result<String, Trouble> {
    ini::write(definition).map_err(|lost| unsaid("variants.ini", &lost))
}

/// A game as a file of Bishop.
pub(crate) fn to_bishop(definition: &Definition, long: bool) -> Result<String, Trouble> {
    let form = if long { bishop::Form::Long } else { bishop::Form::Short };
    bishop::write(definition, form).map_err(|lost| unsaid("Bishop", &lost))
}

fn unsaid(format: &str, lost: &[String]) -> Trouble {
    Trouble::NotSupported(format!(
        "the format of {format} cannot say all of this game:\n  {}",
        lost.join("\n  ")
    ))
}

/// Whether a file is in the format of `variants.ini`, by its name.
pub(crate) fn is_ini(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ini"))
}

/// The names of the games of a `variants.ini`.
pub(crate) fn ini_names(text: &str) -> Vec<String> {
    ini::read("", text, Reading::Compatible).names().map(str::to_owned).collect()
}

/// Everything there is to say about a `variants.ini`.
pub(crate) fn check_ini(path: &Path, text: &str, strict: bool) -> Findings {
    let reading = if strict { Reading::Strict } else { Reading::Compatible };
    let file = ini::read(&path.display().to_string(), text, reading);
    let games = file.names().filter_map(|name| file.game(name)).flat_map(|game| game.findings);
    let all: Vec<_> = file.stray.iter().cloned().chain(games).collect();
    findings(path, all.iter())
}

/// A game of a `variants.ini` as a document, in JSON.
pub(crate) fn ini_document(text: &str, name: &str) -> Result<String, Trouble> {
    let game = ini::read("variants.ini", text, Reading::Compatible).game(name);
    let unknown = || Trouble::NotSupported(format!("the file defines no variant `{name}`"));
    game.map(|game| game.document.to_string()).ok_or_else(unknown)
}

/// JSON over several lines.
pub(crate) fn pretty(json: &str) -> Result<String, Trouble> {
    chesswright_catalog::import::pretty(json).map_err(bad)
}

/// A document in JSON as TOML.
pub(crate) fn toml(json: &str) -> Result<String, Trouble> {
    chesswright_catalog::import::toml(json).map_err(bad)
}

fn format_of(path: &Path, text: &str) -> Format {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => Format::Json,
        Some("toml") => Format::Toml,
        _ => Format::guess(text),
    }
}

/// A level, or everything that is wrong with it.
pub(crate) fn playable(title: &str, read: Result<Level, Vec<Problem>>) -> Result<Level, Trouble> {
    read.map_err(|problems| {
        let told: Vec<String> = problems.iter().map(|problem| format!("  {problem}")).collect();
        Trouble::Bad(format!("{title} is no level that can be played:\n{}", told.join("\n")))
    })
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
#[derive(Serialize)]
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
