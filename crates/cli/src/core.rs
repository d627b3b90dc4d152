//! The interface between the command line and the rules.

use std::path::{Path, PathBuf};

use chesswright_catalog::import::ini::{self, Reading};
use chesswright_catalog::import::{Inexpressible, bishop};
use chesswright_catalog::level::{self, Level, Problem};
use chesswright_catalog::{Catalog, Entry};
use chesswright_document::{Change, diff};
use chesswright_draw::pieces::PieceSet;
use chesswright_notation::{San, moves, observation, pgn, position};
use chesswright_rules::betza::infer::{Purpose, Stroke, Strokes};
use chesswright_rules::betza::mover::{FirstMove, UNLIMITED};
use chesswright_rules::betza::{self, Dialect, conformance};
use chesswright_rules::board::{Geometry, Vector};
pub(crate) use chesswright_rules::definition::Definition;
use chesswright_rules::definition::{Diagnostic, Format, examine};
use chesswright_rules::{MAX_MOVES, Move, Rules};
use chesswright_speech::sheet::{self, Speaker};
use chesswright_speech::words;
use serde::Serialize;

/// Why a game, a position or a text cannot be used.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum GameError {
    /// The program does not support it: an unknown variant, or something that a format cannot express.
    #[error("{0}")]
    NotSupported(String),
    /// The input is wrong: a document, a position, a notation.
    #[error("{0}")]
    Invalid(String),
}

fn invalid(error: impl std::fmt::Display) -> GameError {
    GameError::Invalid(error.to_string())
}

/// A compiled game.
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
    pub(crate) fn built_in(name: &str) -> Result<Self, GameError> {
        let entry = chesswright_catalog::find(name).ok_or_else(|| unknown(name))?;
        Self::from_text(entry.name, entry.text, Format::Toml)
    }

    /// A variant that a file in the format of `variants.ini` defines.
    pub(crate) fn from_ini(path: &Path, text: &str, name: &str) -> Result<Self, GameError> {
        let title = path.display().to_string();
        let Some(game) = ini::read(&title, text, Reading::Compatible).game(name) else {
            return Err(undefined(path, name));
        };
        if let Some(definition) = game.definition {
            return Self::compile(name, &definition);
        }
        let errors: Vec<_> = game.findings.iter().filter(|finding| finding.is_error()).collect();
        let texts = errors.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n");
        Err(match errors.iter().all(|finding| finding.code == "not-supported") {
            true => GameError::NotSupported(texts),
            false => GameError::Invalid(texts),
        })
    }

    /// A document or a level. Its path decides the format and appears in messages.
    pub(crate) fn from_document(path: &Path, text: &str) -> Result<Self, GameError> {
        let title = path.display().to_string();
        let is_toml = path.extension().is_some_and(|ending| ending == "toml");
        if !is_toml && let Some(read) = level::recognise(text) {
            return Self::compile(&title, &playable(&title, read)?.definition());
        }
        Self::from_text(&title, text, format_of(path, text))
    }

    fn from_text(title: &str, text: &str, format: Format) -> Result<Self, GameError> {
        let definition = read_definition(title, text, format)?;
        Self::compile(title, &definition)
    }

    fn compile(title: &str, definition: &Definition) -> Result<Self, GameError> {
        Rules::new(definition).map(Self).map_err(|error| GameError::Invalid(format!("{title}: {error}")))
    }

    /// The compiled rules.
    pub(crate) fn rules(&self) -> &Rules {
        &self.0
    }

    /// Reads a position. Without a text, this is the start position. With `chess960`, castling is written as the king
    /// capturing its own rook.
    pub(crate) fn position(&self, fen: Option<&str>, chess960: bool) -> Result<Position, GameError> {
        let position = match fen {
            Some(fen) => position::read(&self.0, fen).map_err(invalid)?.position,
            None => self.0.start(),
        };
        Ok(Position { position, chess960 })
    }
}

impl Position {
    /// The position of the rules.
    pub(crate) fn inner(&self) -> &chesswright_rules::Position {
        &self.position
    }

    /// Counts the leaf nodes at `depth`.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }

    /// The legal moves with their texts in UCI notation.
    ///
    /// # Errors
    /// When there are more moves than the limit.
    pub(crate) fn moves(&self) -> Result<Vec<(Move, String)>, GameError> {
        let moves = self.position.moves_up_to(MAX_MOVES).map_err(invalid)?.into_iter();
        let with_text = |played| {
            let text = moves::uci(&self.position, &played, self.chess960);
            (played, text)
        };
        Ok(moves.map(with_text).collect())
    }

    /// Plays a move that is written in UCI or algebraic notation.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), String> {
        let san = San::new(self.position.rules());
        let played =
            chesswright_game::read_typed(&san, &self.position, text).map_err(|error| error.to_string())?;
        self.position.play(&played).map_err(|error| error.to_string())
    }

    /// Plays a move, or, where sides try their moves, lets the umpire refuse one that is not legal.
    pub(crate) fn attempt(&mut self, text: &str) -> Result<(), String> {
        let rules = self.position.rules().clone();
        if rules.definition().view.has_tries() {
            let seen = self.position.observe(self.position.turn());
            let tried = observation::read(&rules, &seen, text);
            if tried.is_some_and(|choice| self.position.refuse(choice)) {
                return Ok(());
            }
        }
        self.play(text)
    }

    /// Counts the leaf nodes after each legal move, at `depth` ≥ 1. Two moves may have the same text.
    pub(crate) fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let divided = self.position.divide(depth).into_iter();
        divided.map(|(played, nodes)| (moves::uci(&self.position, &played, self.chess960), nodes)).collect()
    }
}

/// The games that a PGN file may name: the built-in ones and those of the user's documents.
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

    /// Our name of a game that files may give another name.
    pub(crate) fn canonical_name(name: &str) -> String {
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

/// Whether a built-in variant has this name.
pub(crate) fn is_built_in(name: &str) -> bool {
    chesswright_catalog::find(name).is_some()
}

/// The document of a built-in variant.
pub(crate) fn document(name: &str) -> Result<&'static str, GameError> {
    chesswright_catalog::find(name).map(|entry| entry.text).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> GameError {
    GameError::NotSupported(format!(
        "there is no game `{name}`; `chesswright variant list` prints the built-in games, and the path of a document names your own"
    ))
}

fn undefined(path: &Path, name: &str) -> GameError {
    GameError::NotSupported(format!("`{}` defines no game `{name}`", path.display()))
}

/// The findings in one document.
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
    /// The same as text for people.
    #[serde(skip)]
    pub(crate) text: String,
}

/// All findings in a document.
pub(crate) fn check(path: &Path, text: &str) -> Findings {
    let (_, diagnostics) = examined(&path.display().to_string(), text, format_of(path, text));
    findings(path, diagnostics.iter())
}

fn findings<'a>(path: &Path, diagnostics: impl Iterator<Item = &'a Diagnostic> + Clone) -> Findings {
    let errors = diagnostics.clone().filter(|diagnostic| diagnostic.is_error()).count();
    let findings: Vec<Finding> = diagnostics.map(finding).collect();
    Findings { file: path.display().to_string(), errors, warnings: findings.len() - errors, findings }
}

fn finding(diagnostic: &Diagnostic) -> Finding {
    Finding {
        severity: diagnostic.severity.to_string(),
        code: diagnostic.code,
        document: diagnostic.place.document.clone(),
        line: diagnostic.place.line,
        column: diagnostic.place.column,
        key: diagnostic.place.path.clone(),
        message: diagnostic.message.to_string(),
        expected: diagnostic.expected.as_ref().map(ToString::to_string),
        hint: diagnostic.hint.as_ref().map(ToString::to_string),
        text: diagnostic.to_string(),
    }
}

/// The definition in a document, with its parents merged in.
pub(crate) fn definition(path: &Path, text: &str) -> Result<Definition, GameError> {
    read_definition(&path.display().to_string(), text, format_of(path, text))
}

fn read_definition(title: &str, text: &str, format: Format) -> Result<Definition, GameError> {
    let (definition, diagnostics) = examined(title, text, format);
    definition.ok_or_else(|| {
        let errors = diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).map(ToString::to_string);
        GameError::Invalid(errors.collect::<Vec<_>>().join("\n"))
    })
}

/// Reads a document, or a file of Bishop. Returns the definition, if the document is valid, and all findings.
fn examined(title: &str, text: &str, format: Format) -> (Option<Definition>, Vec<Diagnostic>) {
    if format == Format::Json && bishop::is_bishop(text) {
        let game = bishop::read(title, text);
        return (game.definition, game.findings);
    }
    let examined = examine(title, text, format, &Catalog);
    let mut findings: Vec<Diagnostic> = examined.report.iter().cloned().collect();
    // The rules do not know which drawings there are.
    let places = &examined.places;
    let unknown = examined.definition.iter().flat_map(|game| PieceSet::house().check(game));
    findings.extend(unknown.map(|finding| match places.find(&finding.place.path) {
        Some(span) => finding.span(places.sources(), span),
        None => finding,
    }));
    (examined.definition, findings)
}

/// The differences that importing another program's file makes.
pub(crate) fn remarks(path: &Path, text: &str) -> Vec<String> {
    let foreign = format_of(path, text) == Format::Json && bishop::is_bishop(text);
    if !foreign {
        return vec![];
    }
    check(path, text).findings.into_iter().map(|finding| finding.text).collect()
}

/// A game as a section of a `variants.ini`.
pub(crate) fn to_ini(definition: &Definition) -> Result<String, GameError> {
    ini::write(definition).map_err(|lost| inexpressible("variants.ini", &lost))
}

/// A game as a file of Bishop.
pub(crate) fn to_bishop(definition: &Definition, long: bool) -> Result<String, GameError> {
    let form = if long { bishop::Form::Long } else { bishop::Form::Short };
    bishop::write(definition, form).map_err(|lost| inexpressible("Bishop", &lost))
}

fn inexpressible(format: &str, lost: &Inexpressible) -> GameError {
    GameError::NotSupported(format!(
        "the format of {format} cannot express this game:\n  {}",
        lost.parts().join("\n  ")
    ))
}

/// Whether a file is in the format of `variants.ini`, by its name.
pub(crate) fn is_ini(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ini"))
}

/// The error for a file that may define several games, where one game is expected.
pub(crate) fn not_one_game(path: &Path) -> GameError {
    GameError::Invalid(format!("`{0}` may define several games; write {0}:NAME", path.display()))
}

/// The names of the games of a `variants.ini`.
pub(crate) fn ini_names(text: &str) -> Vec<String> {
    ini::read("", text, Reading::Compatible).names().map(str::to_owned).collect()
}

/// All findings in a `variants.ini`.
pub(crate) fn check_ini(path: &Path, text: &str, strict: bool) -> Findings {
    let reading = if strict { Reading::Strict } else { Reading::Compatible };
    let file = ini::read(&path.display().to_string(), text, reading);
    let games = file.names().filter_map(|name| file.game(name)).flat_map(|game| game.findings);
    let all: Vec<_> = file.stray.iter().cloned().chain(games).collect();
    findings(path, all.iter())
}

/// A game of a `variants.ini` as a document, in JSON.
pub(crate) fn ini_document(path: &Path, text: &str, name: &str) -> Result<String, GameError> {
    let game = ini::read(&path.display().to_string(), text, Reading::Compatible).game(name);
    game.map(|game| game.document.to_string()).ok_or_else(|| undefined(path, name))
}

/// JSON over several lines.
pub(crate) fn pretty(json: &str) -> Result<String, GameError> {
    chesswright_catalog::import::pretty(json).map_err(invalid)
}

/// A document in JSON as TOML.
pub(crate) fn toml(json: &str) -> Result<String, GameError> {
    chesswright_catalog::import::toml(json).map_err(invalid)
}

fn format_of(path: &Path, text: &str) -> Format {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => Format::Json,
        Some("toml") => Format::Toml,
        _ => Format::guess(text),
    }
}

/// Returns the level, or all problems that prevent playing it.
pub(crate) fn playable(title: &str, read: Result<Level, Vec<Problem>>) -> Result<Level, GameError> {
    read.map_err(|problems| {
        let lines: Vec<String> = problems.iter().map(|problem| format!("  {problem}")).collect();
        GameError::Invalid(format!("{title} is not a playable level:\n{}", lines.join("\n")))
    })
}

/// The JSON Schema of documents.
pub(crate) fn schema() -> String {
    chesswright_rules::definition::schema::schema_text()
}

/// Checks the conformance vectors of a JSON text.
pub(crate) fn check_vectors(json: &str) -> Result<conformance::Report, GameError> {
    conformance::run(json).map_err(invalid)
}

/// What a piece in Betza notation does.
#[derive(Serialize)]
pub(crate) struct Explained {
    pub(crate) canonical: String,
    pub(crate) english: String,
    /// Hints for the author, with the locations underlined.
    pub(crate) lints: Vec<String>,
}

/// Explains a piece in Betza notation.
pub(crate) fn explain(text: &str, dialect: Dialect) -> Result<Explained, GameError> {
    let shown = |finding: &betza::Diagnostic| format!("{finding}\n{}", finding.underlined(text));
    let all_shown = |findings: &[betza::Diagnostic]| findings.iter().map(shown).collect::<Vec<String>>();
    let wrong = |errors: Vec<betza::Diagnostic>| GameError::Invalid(all_shown(&errors).join("\n"));
    let piece = betza::parse(text, &betza::Options::dialect(dialect)).map_err(wrong)?;
    betza::lower(&piece, Geometry::Square).map_err(wrong)?;
    let english = Speaker::new(words::named("en"), sheet::ENGLISH);
    Ok(Explained {
        canonical: betza::canonical(&piece),
        english: sheet::say_motions(&betza::describe(&piece), &english),
        lints: all_shown(&piece.lints),
    })
}

/// What differs between two games.
pub(crate) fn differences(before: &Definition, after: &Definition) -> Vec<Change> {
    diff(before, after)
}

/// The signs of a drawing of moves: what the piece does there, whether it slides on, and whether it is a first move.
const SIGNS: [(char, &[Purpose], bool, bool); 8] = [
    ('x', &[Purpose::Move, Purpose::Capture], false, false),
    ('m', &[Purpose::Move], false, false),
    ('c', &[Purpose::Capture], false, false),
    ('X', &[Purpose::Move, Purpose::Capture], true, false),
    ('M', &[Purpose::Move], true, false),
    ('C', &[Purpose::Capture], true, false),
    ('o', &[Purpose::Move, Purpose::Capture], false, true),
    ('i', &[Purpose::Move], false, true),
];

/// The shortest text of the moves of a drawing.
pub(crate) fn infer(drawing: &str) -> Result<String, GameError> {
    let wrong = |why: String| GameError::Invalid(why);
    let rows: Vec<Vec<char>> = drawing
        .lines()
        .map(|line| line.chars().filter(|sign| !sign.is_whitespace()).collect())
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let places = rows
        .iter()
        .enumerate()
        .flat_map(|(y, row)| row.iter().enumerate().map(move |(x, sign)| (x, y, *sign)));
    let mut pieces = places.clone().filter(|(_, _, sign)| *sign == '@');
    let (Some((piece_x, piece_y, _)), None) = (pieces.next(), pieces.next()) else {
        return Err(wrong("a drawing needs exactly one `@`, where the piece stands".to_owned()));
    };
    let mut strokes = Strokes::new(Geometry::Square);
    for (x, y, sign) in places.filter(|(_, _, sign)| !['@', '.'].contains(sign)) {
        let Some((_, purposes, slides, first)) = SIGNS.iter().find(|(known, ..)| *known == sign) else {
            let known: String = SIGNS.iter().map(|(known, ..)| format!(" {known}")).collect();
            return Err(wrong(format!(
                "line {}: `{sign}` is no sign of a drawing; the signs are @ .{known}",
                y + 1
            )));
        };
        let step = Vector::flat(x as i16 - piece_x as i16, piece_y as i16 - y as i16);
        for purpose in *purposes {
            let mut stroke = Stroke::plain(step, *purpose, (1, if *slides { UNLIMITED } else { 1 }));
            if *first {
                stroke.rules.first = FirstMove::Unmoved;
            }
            strokes.add(stroke);
        }
    }
    if strokes.is_empty() {
        return Err(wrong("the drawing has no moves".to_owned()));
    }
    strokes.text().map_err(|why| wrong(why.to_string()))
}
