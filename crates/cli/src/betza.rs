//! `chesswright betza`: explains a piece in Betza notation, or checks conformance vectors.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use chesswright_rules::betza::Dialect;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::{Verdict, core, json, read_file};

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
    /// The dialect: `xbetza` is that of the Interactive Diagram with a few extensions; the others are those
    /// of XBoard, Fairy-Stockfish, Bishop and Betza's own texts
    #[arg(long, default_value = "xbetza", value_parser = dialects())]
    dialect: Dialect,
    /// Answer in JSON
    #[arg(long, conflicts_with = "vectors")]
    json: bool,
    /// Check every vector of this JSON file
    #[arg(long, value_name = "FILE")]
    vectors: Option<PathBuf>,
}

fn dialects() -> impl TypedValueParser<Value = Dialect> {
    PossibleValuesParser::new(Dialect::ALL.map(Dialect::name))
        .map(|name| Dialect::from_name(&name).unwrap_or_default())
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    match &options.vectors {
        Some(path) => check(path, out),
        None => explain(options.notation.as_deref().unwrap_or_default(), options, out),
    }
}

fn check(path: &Path, out: &mut dyn Write) -> Result<Verdict> {
    let report = core::check_vectors(&read_file(path)?)
        .with_context(|| format!("`{}` is not a file of vectors", path.display()))?;
    let mut wrong = 0;
    for row in report.failures() {
        writeln!(out, "wrong: {row}")?;
        wrong += 1;
    }
    writeln!(out, "vectors: {}, wrong: {wrong}", report.rows.len())?;
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::FoundWrong })
}

fn explain(notation: &str, options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let explained = core::explain(notation, options.dialect)?;
    if options.json {
        json::print(out, json::BETZA, &explained)?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{}\n{}", explained.canonical, explained.english)?;
    for lint in &explained.lints {
        writeln!(out, "\n{lint}")?;
    }
    Ok(Verdict::Fine)
}
