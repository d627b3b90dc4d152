//! `chesswright variant infer`: from a drawing of a piece's moves to their shortest text in Betza notation.

use std::io::{Read, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;

use crate::{Verdict, core, json, read_file};

#[derive(Args)]
#[command(after_help = "\
A drawing has the piece as @ and a sign on each cell around it, with or without blanks between them:
  .      it does not go there
  x      it moves and captures there
  m c    it only moves there, or only captures
  X M C  the same, and it slides on through that cell as far as the board goes
  o i    its first move, to move and capture or only to move

Examples:
  chesswright variant infer knight.txt
  printf '. m .\\nc @ c\\n' | chesswright variant infer -")]
pub(crate) struct Options {
    /// A file with the drawing; - reads it from standard input
    file: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The answer for programs.
#[derive(Serialize)]
struct Inferred {
    betza: String,
    english: String,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let drawing = if options.file.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("cannot read standard input")?;
        text
    } else {
        read_file(&options.file)?
    };
    let betza = core::infer(&drawing)?;
    let english = core::explain(&betza, Default::default())?.english;
    if options.json {
        json::print(out, json::VARIANT_INFER, &Inferred { betza, english })?;
    } else {
        writeln!(out, "{betza}\n{english}")?;
    }
    Ok(Verdict::Fine)
}
