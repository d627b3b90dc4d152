//! `chesswright betza`: what a notation means, and whether conformance vectors hold.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::{Args, ValueEnum};

use crate::{Verdict, core, read_file};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright betza mfWcfFimfnD
  chesswright betza --dialect fsf fsF
  chesswright betza --vectors vectors.json")]
pub(crate) struct Options {
    /// A piece in Betza notation, such as `N` or `mfWcfF`
    #[arg(required_unless_present = "vectors", conflicts_with = "vectors")]
    notation: Option<String>,
    /// Whose way of reading it
    #[arg(long, value_enum, default_value = "xbetza")]
    dialect: Dialect,
    /// Check every vector of this JSON file
    #[arg(long, value_name = "FILE")]
    vectors: Option<PathBuf>,
}

/// Whose way of reading Betza notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Dialect {
    /// The language of the Interactive Diagram, with a few extensions
    Xbetza,
    /// XBoard
    Xboard,
    /// Fairy-Stockfish
    Fsf,
    /// Bishop
    Bishop,
    /// Betza's own texts
    Classic,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    match (&options.vectors, &options.notation) {
        (Some(path), _) => {
            let report = core::check_vectors(&read_file(path)?)
                .map_err(|error| anyhow!("`{}` is no file of vectors: {error}", path.display()))?;
            for wrong in &report.wrong {
                writeln!(out, "wrong: {wrong}")?;
            }
            writeln!(out, "{} rows, {} wrong, 0 not supported", report.rows, report.wrong.len())?;
            Ok(if report.wrong.is_empty() { Verdict::Fine } else { Verdict::FoundWrong })
        }
        (None, notation) => {
            let text = core::describe(notation.as_deref().unwrap_or_default(), options.dialect)?;
            writeln!(out, "{text}")?;
            Ok(Verdict::Fine)
        }
    }
}
