//! `chesswright betza`: what a notation means, and whether conformance vectors hold.

use std::collections::BTreeSet;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use serde::Deserialize;

use crate::core::{self, Trouble};
use crate::tally::{Outcome, check_all};
use crate::{Verdict, read_file};

#[derive(Args)]
pub(crate) struct Options {
    /// A piece in Betza notation, such as `N` or `mfWcfF`
    #[arg(required_unless_present = "vectors", conflicts_with = "vectors")]
    notation: Option<String>,
    /// How programs differ in reading it
    #[arg(long, value_enum, default_value = "xbetza")]
    dialect: Dialect,
    /// Check every vector of this JSON file
    #[arg(long, value_name = "FILE")]
    vectors: Option<PathBuf>,
    /// How many vectors to check at once; as many as there are processors when absent
    #[arg(long, requires = "vectors")]
    jobs: Option<NonZero<usize>>,
}

/// How programs differ in reading Betza notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Dialect {
    Xbetza,
    Xboard,
    Fsf,
    Bishop,
}

/// What a notation means.
#[derive(Debug)]
pub(crate) struct Description {
    /// The same piece in the one way we write it.
    pub(crate) canonical: String,
    /// How it moves, in English.
    pub(crate) english: String,
}

/// A file of vectors.
#[derive(Deserialize)]
struct Vectors {
    schema: String,
    vectors: Vec<Vector>,
}

/// A piece on a board and what it must be able to do.
#[derive(Debug, Deserialize)]
pub(crate) struct Vector {
    pub(crate) id: String,
    pub(crate) betza: String,
    pub(crate) dialect: Dialect,
    pub(crate) board: BoardSize,
    /// The other pieces.
    pub(crate) pieces: Vec<Placed>,
    /// Where the piece stands; its cell counts as empty.
    pub(crate) from: String,
    pub(crate) side: Side,
    /// It has not moved yet.
    pub(crate) virgin: bool,
    /// It is the king.
    pub(crate) royal: bool,
    pub(crate) ep: Option<EnPassant>,
    #[serde(flatten)]
    expected: Expected,
}

/// A plain rectangle.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct BoardSize {
    pub(crate) files: u16,
    pub(crate) ranks: u16,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Placed {
    pub(crate) square: String,
    pub(crate) side: Side,
    pub(crate) kind: PlacedKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlacedKind {
    Blocker,
    Royal,
    /// Still on its starting cell: a castling partner.
    Unmoved,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    First,
    /// Sees the board turned by half a turn.
    Second,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct EnPassant {
    /// The cell that may be moved to.
    pub(crate) target: String,
    /// The cell that is emptied then.
    pub(crate) victim: String,
}

/// What a vector expects.
#[derive(Debug, Deserialize)]
#[serde(tag = "expected_kind", content = "expected", rename_all = "kebab-case")]
enum Expected {
    Targets(BTreeSet<String>),
    Moves(BTreeSet<MoveText>),
    Error(serde::de::IgnoredAny),
}

/// A move in the words of the vectors.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveText {
    pub(crate) to: String,
    /// Cells emptied by capture, in order.
    pub(crate) captures: Vec<String>,
    /// Where the captured piece is put back.
    #[serde(default)]
    pub(crate) unload_to: Option<String>,
    #[serde(default)]
    pub(crate) castle: Option<CastleText>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(crate) struct CastleText {
    pub(crate) partner_from: String,
    pub(crate) partner_to: String,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    if let Some(path) = &options.vectors {
        let text = read_file(path)?;
        let file: Vectors = serde_json::from_str(&text)
            .with_context(|| format!("`{}` is no file of vectors", path.display()))?;
        anyhow::ensure!(
            file.schema == "betza-vectors/1",
            "`{}` has the schema `{}`; this program reads `betza-vectors/1`",
            path.display(),
            file.schema
        );
        return check_all(&file.vectors, options.jobs, out, check);
    }
    let notation = options.notation.as_deref().unwrap_or_default();
    let description = core::describe(notation, options.dialect)?;
    writeln!(out, "{}\n{}", description.canonical, description.english)?;
    Ok(Verdict::Fine)
}

fn check(vector: &Vector) -> Outcome {
    let got = match core::betza_moves(vector) {
        Ok(moves) => Ok(moves.into_iter().collect::<BTreeSet<_>>()),
        Err(Trouble::NotSupported(reason)) => return Outcome::NotSupported(reason),
        Err(Trouble::Bad(message)) => Err(message),
    };
    let difference = match (&vector.expected, got) {
        (Expected::Error(_), Err(_)) => return Outcome::Right,
        (Expected::Error(_), Ok(_)) => "must be rejected, was accepted".to_owned(),
        (_, Err(message)) => format!("was rejected: {message}"),
        (Expected::Targets(expected), Ok(got)) => {
            difference(expected, &got.into_iter().map(|mv| mv.to).collect(), String::clone)
        }
        (Expected::Moves(expected), Ok(got)) => difference(expected, &got, MoveText::shown),
    };
    if difference.is_empty() {
        return Outcome::Right;
    }
    Outcome::Wrong(format!("{} `{}` from {}: {difference}", vector.id, vector.betza, vector.from))
}

/// What one set lacks and the other has too much; empty when they are equal.
fn difference<T: Ord>(expected: &BTreeSet<T>, got: &BTreeSet<T>, shown: impl Fn(&T) -> String) -> String {
    let list = |some: Vec<&T>| some.into_iter().map(&shown).collect::<Vec<_>>().join(" ");
    let missing = list(expected.difference(got).collect());
    let extra = list(got.difference(expected).collect());
    let parts = [("missing", missing), ("too many", extra)];
    let told = parts.iter().filter(|(_, list)| !list.is_empty());
    told.map(|(what, list)| format!("{what}: {list}")).collect::<Vec<_>>().join("; ")
}

impl MoveText {
    fn shown(&self) -> String {
        let mut text = self.to.clone();
        for cell in &self.captures {
            text += &format!("x{cell}");
        }
        if let Some(cell) = &self.unload_to {
            text += &format!(">{cell}");
        }
        if let Some(castle) = &self.castle {
            text += &format!("({}-{})", castle.partner_from, castle.partner_to);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences() {
        let set = |text: &str| text.split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
        assert_eq!(difference(&set("a1 b2"), &set("b2 a1"), String::clone), "");
        assert_eq!(difference(&set("a1 b2"), &set("b2 c3"), String::clone), "missing: a1; too many: c3");
    }

    #[test]
    fn a_vector_is_read() {
        let text = r#"{"id": "P1", "group": "x", "betza": "O2", "dialect": "fsf", "board": {"files": 9, "ranks": 8},
            "pieces": [{"square": "a1", "side": "first", "kind": "unmoved"}], "from": "e1", "side": "first",
            "virgin": true, "royal": true, "ep": {"target": "e3", "victim": "e4"}, "expected_kind": "moves",
            "expected": [{"to": "c1", "captures": [], "castle": {"partner_from": "a1", "partner_to": "d1"}}],
            "crosscheck": {}, "source": "", "note": ""}"#;
        let vector: Vector = serde_json::from_str(text).unwrap();
        let Expected::Moves(moves) = &vector.expected else { panic!("{vector:?}") };
        assert_eq!(moves.first().unwrap().shown(), "c1(a1-d1)");
        assert_eq!(vector.pieces[0].kind, PlacedKind::Unmoved);
    }
}
