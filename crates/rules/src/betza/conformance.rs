//! Checking the notation against vectors: strings, positions and the moves they must give.
//!
//! A file holds one object with a list `vectors`; every vector names a text, a dialect, a
//! position and what is expected: `targets` (destinations), `moves` or `error`.
//!
//! Policy for the dialects of others: a text is read strictly; if that rejects it, or if the
//! vector's note says that it records what the program does in lenient reading or with its
//! defects (`bug_compat`), it is read leniently.

use std::collections::BTreeSet;
use std::fmt;

use serde::Deserialize;

use super::dialect::{Dialect, Options};
use super::lower::lower_as;
use super::mover::FirstMove;
use super::parse::parse;
use super::walk::{Content, OwnedMove, Surroundings, Walker};
use crate::board::{Board, Cell, Frame, Geometry, MAX_EXTENT};

/// The results of a file of vectors.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// One per vector, in the order of the file.
    pub rows: Vec<Row>,
}

/// The result of one vector.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the vector.
    pub id: String,
    /// The text under test.
    pub betza: String,
    /// The dialect it was read in.
    pub dialect: String,
    /// Whether it was read leniently.
    pub lenient: bool,
    /// Why it failed, if it did.
    pub failure: Option<String>,
}

impl Report {
    /// How many vectors passed.
    pub fn passed(&self) -> usize {
        self.rows.len() - self.failures().count()
    }

    /// The vectors that failed.
    pub fn failures(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.failure.is_some())
    }

    /// Whether all passed.
    pub fn is_clean(&self) -> bool {
        self.failures().next().is_none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.failures() {
            writeln!(f, "{row}")?;
        }
        write!(f, "{} of {} vectors pass", self.passed(), self.rows.len())
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = if self.lenient { ", lenient" } else { "" };
        write!(f, "{} `{}` ({}{how}): ", self.id, self.betza, self.dialect)?;
        f.write_str(self.failure.as_deref().unwrap_or("ok"))
    }
}

#[derive(Deserialize)]
struct File {
    vectors: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    id: String,
    betza: String,
    dialect: String,
    board: Size,
    #[serde(default)]
    pieces: Vec<Standing>,
    from: String,
    #[serde(default)]
    side: Side,
    #[serde(default)]
    virgin: bool,
    #[serde(default)]
    ep: Option<EnPassant>,
    expected_kind: Kind,
    #[serde(default)]
    expected: Vec<serde_json::Value>,
    #[serde(default)]
    note: String,
}

#[derive(Deserialize)]
struct Size {
    files: u16,
    ranks: u16,
}

#[derive(Deserialize)]
struct Standing {
    square: String,
    side: Side,
    #[serde(default)]
    kind: PieceKind,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    #[default]
    First,
    Second,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PieceKind {
    #[default]
    Blocker,
    Royal,
    Unmoved,
}

#[derive(Deserialize)]
struct EnPassant {
    target: String,
    victim: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Targets,
    Moves,
    Error,
}

#[derive(Deserialize)]
struct ExpectedMove {
    to: String,
    #[serde(default)]
    captures: Vec<String>,
    #[serde(default)]
    unload_to: Option<String>,
    #[serde(default)]
    castle: Option<ExpectedCastle>,
}

#[derive(Deserialize)]
struct ExpectedCastle {
    partner_from: String,
    partner_to: String,
}

/// The error for a text that is no file of vectors.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct VectorsError(#[source] serde_json::Error);

/// Runs every vector of a file.
///
/// ```
/// let json = r#"{"vectors": [{"id": "1", "betza": "fW", "dialect": "xbetza",
///     "board": {"files": 3, "ranks": 3}, "from": "b2",
///     "expected_kind": "targets", "expected": ["b3"]}]}"#;
/// let report = chesswright_rules::betza::conformance::run(json).unwrap();
/// assert!(report.is_clean());
/// ```
///
/// # Errors
/// If the text is not a file of vectors.
pub fn run(json: &str) -> Result<Report, VectorsError> {
    let file: File = serde_json::from_str(json).map_err(VectorsError)?;
    let mut walker = Walker::new();
    let rows = file.vectors.iter().map(|v| v.check(&mut walker)).collect();
    Ok(Report { rows })
}

/// The position of a vector.
struct Position {
    board: Board,
    contents: Vec<Content>,
    kinds: Vec<PieceKind>,
    virgin: bool,
    ep: Option<(Cell, Cell)>,
}

impl Surroundings for Position {
    fn content(&self, cell: Cell) -> Content {
        self.contents[usize::from(cell)]
    }

    fn is_royal(&self, cell: Cell) -> bool {
        self.kinds[usize::from(cell)] == PieceKind::Royal
    }

    fn is_unmoved(&self, cell: Cell) -> bool {
        self.kinds[usize::from(cell)] == PieceKind::Unmoved
    }

    fn en_passant(&self, target: Cell) -> Option<Cell> {
        self.ep.filter(|&(at, _)| at == target).map(|(_, victim)| victim)
    }

    fn may_first_move(&self, _: FirstMove) -> bool {
        self.virgin
    }
}

/// A move as vectors write it, with captures in order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Written {
    to: String,
    captures: Vec<String>,
    unload_to: Option<String>,
    castle: Option<(String, String)>,
}

impl Written {
    /// The move without the order of its captures, for comparing moves.
    fn key(&self) -> Self {
        let mut key = self.clone();
        key.captures.sort();
        key
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to)?;
        if !self.captures.is_empty() {
            write!(f, "x{}", self.captures.join(","))?;
        }
        if let Some(cell) = &self.unload_to {
            write!(f, "^{cell}")?;
        }
        if let Some((from, to)) = &self.castle {
            write!(f, "({from}>{to})")?;
        }
        Ok(())
    }
}

impl Vector {
    fn check(&self, walker: &mut Walker) -> Row {
        let mut row = Row {
            id: self.id.clone(),
            betza: self.betza.clone(),
            dialect: self.dialect.clone(),
            lenient: false,
            failure: None,
        };
        row.failure = self.run(walker, &mut row.lenient).err();
        row
    }

    fn run(&self, walker: &mut Walker, lenient: &mut bool) -> Result<(), String> {
        let dialect =
            Dialect::from_name(&self.dialect).ok_or_else(|| format!("unknown dialect `{}`", self.dialect))?;
        let mut options = Options::dialect(dialect);
        let mut parsed = parse(&self.betza, &options);
        let recorded = self.note.contains("bug_compat") || self.note.contains("lenient");
        if dialect != Dialect::XBetza && (parsed.is_err() || recorded) && self.expected_kind != Kind::Error {
            *lenient = true;
            options.lenient = true;
            parsed = parse(&self.betza, &options);
        }
        let piece = match (parsed, self.expected_kind) {
            (Err(_), Kind::Error) => return Ok(()),
            (Ok(_), Kind::Error) => return Err("accepted, but must be rejected".to_owned()),
            (Err(errors), _) => return Err(format!("rejected: {}", errors[0])),
            (Ok(piece), _) => piece,
        };
        let position = self.position()?;
        let second = self.side == Side::Second;
        let movers = lower_as(&piece, Geometry::Square, second)
            .map_err(|errors| format!("rejected: {}", errors[0]))?;
        let frame = if second { Frame::OPPOSITE } else { Frame::FIRST };
        let from = position.cell(&self.from)?;
        let found = walker.moves(&position.board, frame, &movers, from, &position);
        if self.expected_kind == Kind::Targets {
            self.compare_targets(&position, &found)
        } else {
            self.compare_moves(&position, &found)
        }
    }

    fn position(&self) -> Result<Position, String> {
        let Size { files, ranks } = self.board;
        if !(1..=MAX_EXTENT).contains(&files) || !(1..=MAX_EXTENT).contains(&ranks) {
            return Err("board out of range".to_owned());
        }
        let board = Board::rectangle(files, ranks);
        let mut position = Position {
            contents: vec![Content::Empty; board.len()],
            kinds: vec![PieceKind::Blocker; board.len()],
            board,
            virgin: self.virgin,
            ep: None,
        };
        for piece in &self.pieces {
            let cell = usize::from(position.cell(&piece.square)?);
            position.contents[cell] = if piece.side == self.side { Content::Friend } else { Content::Enemy };
            position.kinds[cell] = piece.kind;
        }
        if let Some(ep) = &self.ep {
            position.ep = Some((position.cell(&ep.target)?, position.cell(&ep.victim)?));
        }
        Ok(position)
    }

    fn compare_targets(&self, position: &Position, found: &[OwnedMove]) -> Result<(), String> {
        let found: BTreeSet<&str> = found.iter().map(|m| position.board.name(m.to)).collect();
        let expected: BTreeSet<&str> = self
            .expected
            .iter()
            .map(|value| value.as_str().ok_or("a target is not a string"))
            .collect::<Result<_, _>>()?;
        let list = |set: Vec<&&str>| set.into_iter().copied().collect::<Vec<_>>().join(" ");
        differences(
            &list(expected.difference(&found).collect()),
            &list(found.difference(&expected).collect()),
        )
    }

    fn compare_moves(&self, position: &Position, found: &[OwnedMove]) -> Result<(), String> {
        let name = |cell: Cell| position.board.name(cell).to_owned();
        let found: Vec<Written> = found
            .iter()
            .map(|m| Written {
                to: name(m.to),
                captures: m.captures.iter().map(|&cell| name(cell)).collect(),
                unload_to: m.unload_to.map(name),
                castle: m.castle.map(|c| (name(c.from), name(c.to))),
            })
            .collect();
        let expected: Vec<Written> = self
            .expected
            .iter()
            .map(|value| {
                let m: ExpectedMove = serde_json::from_value(value.clone()).map_err(|e| e.to_string())?;
                Ok(Written {
                    to: m.to,
                    captures: m.captures,
                    unload_to: m.unload_to,
                    castle: m.castle.map(|c| (c.partner_from, c.partner_to)),
                })
            })
            .collect::<Result<_, String>>()?;
        let missing = |these: &[Written], those: &[Written]| {
            let keys: BTreeSet<Written> = those.iter().map(Written::key).collect();
            let missing: Vec<String> =
                these.iter().filter(|m| !keys.contains(&m.key())).map(Written::to_string).collect();
            missing.join(" ")
        };
        differences(&missing(&expected, &found), &missing(&found, &expected))?;
        // Several paths may capture the same pieces in different orders. One or two captures with the destination last
        // allow only one order.
        for m in &expected {
            let twin = found.iter().find(|f| f.key() == m.key());
            let free_order =
                m.captures.len() > 2 || m.captures.len() == 2 && m.captures.last() != Some(&m.to);
            if let Some(twin) = twin
                && twin.captures != m.captures
                && !free_order
            {
                return Err(format!("captures in the wrong order: {twin} instead of {m}"));
            }
        }
        Ok(())
    }
}

impl Position {
    fn cell(&self, name: &str) -> Result<Cell, String> {
        self.board.cell(name).ok_or_else(|| format!("no square `{name}` on this board"))
    }
}

fn differences(missing: &str, unexpected: &str) -> Result<(), String> {
    match (missing, unexpected) {
        ("", "") => Ok(()),
        (_, "") => Err(format!("missing {missing}")),
        ("", _) => Err(format!("unexpected {unexpected}")),
        _ => Err(format!("missing {missing}; unexpected {unexpected}")),
    }
}
