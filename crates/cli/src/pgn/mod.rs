//! `chesswright pgn`: checks, converts, filters and counts the games of PGN files.

mod check;
mod convert;
pub(crate) mod files;
mod filter;
pub(crate) mod record;
mod stats;
mod two_boards;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::Verdict;
use files::Games;

#[derive(Subcommand)]
#[command(after_help = "\
`-` is standard input. Files of any length need the same memory. A fault is reported with its line,
and reading goes on behind it.

Examples:
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn check -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn convert --to uci -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn convert --to fen -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn filter --min-moves 2 -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn stats --json -")]
pub(crate) enum Command {
    /// Report all faults in files, game by game, with their lines
    Check(check::Options),
    /// Write the games in another notation, as positions, or as JSON
    Convert(convert::Options),
    /// Write the games that match all conditions
    Filter(filter::Options),
    /// Count games, results, variants and openings
    Stats(stats::Options),
}

/// The files to read.
#[derive(Args)]
pub(crate) struct Files {
    /// The files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Also know the game that this document defines; the files name it by its name
    #[arg(long = "define", alias = "file", value_name = "DOC")]
    documents: Vec<PathBuf>,
}

impl Files {
    /// Files of games that are built in or that contain their rules.
    pub(crate) fn of(files: Vec<PathBuf>) -> Self {
        Self { files, documents: vec![] }
    }

    /// The paths of the files.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().map(PathBuf::as_path)
    }
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        Command::Check(options) => check::run(options, out),
        Command::Convert(options) => convert::run(options, out),
        Command::Filter(options) => filter::run(options, out),
        Command::Stats(options) => stats::run(options, out),
    }
}
