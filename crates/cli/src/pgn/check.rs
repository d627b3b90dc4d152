//! `chesswright pgn check`: reports all faults.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use chesswright_notation::bpgn;
use chesswright_notation::pgn::Fault as PgnFault;
use clap::Args;
use serde::Serialize;

use super::record::Record;
use super::{Files, Games, two_boards};
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Exit code 1 when a game has a fault. Files whose names end with `.bpgn` have games on two boards (bughouse).

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
    /// Of a game on two boards: White and Black at board A, then at board B.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[&'a str; 4]>,
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

impl Fault {
    fn all(faults: &[PgnFault]) -> Vec<Self> {
        faults.iter().map(|fault| Self { line: fault.line, message: fault.kind.to_string() }).collect()
    }
}

impl<'a> Answer<'a> {
    fn of(file: &'a str, game: u64, record: &'a Record) -> Self {
        Self {
            file,
            game,
            line: record.line,
            white: record.tags.value("White"),
            black: record.tags.value("Black"),
            players: None,
            variant: record.variant(),
            moves: record.length(),
            understood: record.main_line().len(),
            result: record.result().to_string(),
            faults: Fault::all(&record.faults),
        }
    }

    fn of_two_boards(file: &'a str, game: u64, record: &'a bpgn::Record) -> Self {
        Self {
            file,
            game,
            line: record.line,
            white: None,
            black: None,
            players: Some(two_boards::names(record)),
            variant: two_boards::variant(record),
            moves: record.entries.len(),
            understood: record.understood(),
            result: record.result().to_string(),
            faults: Fault::all(&record.faults),
        }
    }
}

/// Prints the faults of a game in words.
fn print(out: &mut dyn Write, file: &str, game: u64, players: &str, faults: &[PgnFault]) -> Result<()> {
    for fault in faults {
        writeln!(out, "{file}:{}: game {game} ({players}): {}", fault.line, fault.kind)?;
    }
    Ok(())
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let (mut games, mut faulty) = (0u64, 0u64);
    let Files { files, documents } = &options.files;
    let (linked, single): (Vec<&PathBuf>, Vec<&PathBuf>) =
        files.iter().partition(|path| two_boards::is_named(path));
    let single = Files { files: single.into_iter().cloned().collect(), documents: documents.clone() };
    Games::each(&single, |file, record| {
        games += 1;
        faulty += u64::from(!record.faults.is_empty());
        if options.json {
            return json::print_line(out, json::PGN_CHECK, &Answer::of(file, games, &record));
        }
        print(out, file, games, &record.players(), &record.faults)
    })?;
    two_boards::each(&linked, documents, |file, record| {
        games += 1;
        faulty += u64::from(!record.faults.is_empty());
        if options.json {
            let answer = Answer::of_two_boards(file, games, &record);
            return json::print_line(out, json::PGN_CHECK, &answer);
        }
        print(out, file, games, &two_boards::teams(&record), &record.faults)
    })?;
    if !options.json {
        writeln!(out, "{games} games, {faulty} with faults")?;
    }
    Ok(if faulty == 0 { Verdict::Fine } else { Verdict::FoundWrong })
}
