//! `chesswright pgn`: files of games.

mod check;
mod convert;
pub(crate) mod files;
mod filter;
pub(crate) mod record;
mod stats;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::Verdict;
use files::Games;

#[derive(Subcommand)]
#[command(after_help = "\
Files are read in flat memory, however long they are; `-` is standard input. Faults are told with their lines and passed over.

Examples:
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn check -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn convert --to uci -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn convert --to fen -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn filter --min-moves 2 -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn stats --json -")]
pub(crate) enum Command {
    /// Tell all faults of files, game by game, with their lines
    Check(check::Options),
    /// Write games with their moves in another notation, as positions, or as JSON
    Convert(convert::Options),
    /// Write the games that fit
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
    /// A document of a game that is not built in; games in the files are found by its name
    #[arg(long = "file", value_name = "DOC")]
    documents: Vec<PathBuf>,
}

impl Files {
    /// These, with games that are built in or bring their rules.
    pub(crate) fn of(files: Vec<PathBuf>) -> Self {
        Self { files, documents: vec![] }
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
