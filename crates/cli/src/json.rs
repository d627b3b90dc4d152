//! Answers for programs. `docs/cli-json.md` describes them, by the name in their field `schema`.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;

/// The kinds of answers. A number increases when a field disappears or changes its meaning. New fields may appear at
/// any time.
pub(crate) const PERFT: &str = "chesswright-perft/1";
pub(crate) const MOVES: &str = "chesswright-moves/1";
pub(crate) const FEN: &str = "chesswright-fen/1";
pub(crate) const BETZA: &str = "chesswright-betza/1";
pub(crate) const ANALYSE: &str = "chesswright-analyse/1";
pub(crate) const SUITE: &str = "chesswright-suite/1";
pub(crate) const SOAK: &str = "chesswright-soak/1";
pub(crate) const LAB: &str = "chesswright-lab/1";
pub(crate) const MATCH: &str = "chesswright-match/1";
pub(crate) const SOLVE: &str = "chesswright-solve/1";
pub(crate) const PGN_CHECK: &str = "chesswright-pgn-check/1";
pub(crate) const PGN_GAME: &str = "chesswright-pgn-game/1";
pub(crate) const PGN_STATS: &str = "chesswright-pgn-stats/1";
pub(crate) const VARIANTS: &str = "chesswright-variants/1";
pub(crate) const VARIANT_DIFF: &str = "chesswright-variant-diff/1";
pub(crate) const VARIANT_INFER: &str = "chesswright-variant-infer/1";
pub(crate) const VARIANT_CHECK: &str = "chesswright-variant-check/1";

/// An answer preceded by the name of its kind.
#[derive(Serialize)]
struct Document<'a, T> {
    schema: &'static str,
    #[serde(flatten)]
    answer: &'a T,
}

/// Prints the one answer of a command, over several lines.
pub(crate) fn print(out: &mut dyn Write, schema: &'static str, answer: &impl Serialize) -> Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string_pretty(&Document { schema, answer })?)?)
}

/// Prints one of many answers on a line of its own.
pub(crate) fn print_line(out: &mut dyn Write, schema: &'static str, answer: &impl Serialize) -> Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string(&Document { schema, answer })?)?)
}

/// Prints a document that has a format of its own, such as a definition.
pub(crate) fn print_document(out: &mut dyn Write, document: &impl Serialize) -> Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string_pretty(document)?)?)
}
