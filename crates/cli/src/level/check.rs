//! `chesswright level check`: finds all mistakes in levels, and plays their proofs.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use chesswright_puzzle::{Game, solve};
use clap::Args;

use super::files::levels;
use crate::Verdict;

#[derive(Args)]
#[command(after_help = "\
A file is a `chess-level` in JSON, a drawing, a code that begins with CL1-, a map of Tiled, or a project
of LDtk, which may contain several levels. `level solve` finds out whether a level can be won.

Examples:
  chesswright level check my-level.clt
  chesswright level check my-level.clt my-level.json")]
pub(crate) struct Options {
    /// The levels
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for file in &options.files {
        for (name, read) in levels(file)? {
            let problems: Vec<String> = match read {
                Ok(level) => match Game::new(&level) {
                    Ok(game) => solve::check_proof(&game).err().iter().map(ToString::to_string).collect(),
                    Err(error) => vec![error.to_string()],
                },
                Err(problems) => problems.iter().map(ToString::to_string).collect(),
            };
            for problem in &problems {
                eprintln!("{name}: {problem}");
            }
            match problems.len() {
                0 => writeln!(out, "{name}: fine")?,
                errors => {
                    verdict = verdict.max(Verdict::FoundWrong);
                    writeln!(out, "{name}: errors: {errors}")?;
                }
            }
        }
    }
    Ok(verdict)
}
