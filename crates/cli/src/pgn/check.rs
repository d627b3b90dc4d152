//! `chesswright pgn check`: reports all faults.

use std::io::Write;

use anyhow::Result;
use chesswright_notation::pgn::Fault as PgnFault;
use clap::Args;
use serde::Serialize;

use super::record::Record;
use super::{Files, Games};
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Exit code 1 when a game has a fault.

Examples:
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn check -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn check --json -")]
pub(crate) struct Options {
    #[command(flatten)]
    files: Files,
    /// Answer in JSON: one line for each game, whether it has faults or not
    #[arg(long)]
    json: bool,
}

/// A game of a file and its faults.
#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    game: u64,
    line: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    variant: &'a str,
    /// The moves of the main line, and how many of them are legal.
    moves: usize,
    understood: usize,
    result: String,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    line: u64,
    message: String,
}

impl<'a> Answer<'a> {
    fn of(file: &'a str, game: u64, record: &'a Record) -> Self {
        let fault = |fault: &PgnFault| Fault { line: fault.line, message: fault.kind.to_string() };
        Self {
            file,
            game,
            line: record.line,
            white: record.tags.value("White"),
            black: record.tags.value("Black"),
            variant: record.variant(),
            moves: record.length(),
            understood: record.main_line().len(),
            result: record.result().to_string(),
            faults: record.faults.iter().map(fault).collect(),
        }
    }
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let (mut games, mut faulty) = (0u64, 0u64);
    Games::each(&options.files, |file, record| {
        games += 1;
        faulty += u64::from(!record.faults.is_empty());
        if options.json {
            return json::print_line(out, json::PGN_CHECK, &Answer::of(file, games, &record));
        }
        for fault in &record.faults {
            writeln!(out, "{file}:{}: game {games} ({}): {}", fault.line, record.players(), fault.kind)?;
        }
        Ok(())
    })?;
    if !options.json {
        writeln!(out, "{games} games, {faulty} with faults")?;
    }
    Ok(if faulty == 0 { Verdict::Fine } else { Verdict::FoundWrong })
}
