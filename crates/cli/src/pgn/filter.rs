//! `chesswright pgn filter`: writes the games that match all conditions.

use std::io::Write;

use anyhow::{Result, bail};
use chesswright_notation::pgn::{GameResult, Writer, variant};
use clap::Args;

use super::record::Record;
use super::{Files, Games};
use crate::Verdict;
use crate::core::Library;

#[derive(Args)]
#[command(after_help = "\
The command writes a game when it matches all conditions. The moves keep their notation.

Examples:
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn filter --variant chess --max-moves 40 -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn filter --position startpos -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn filter --result '*' --count -")]
pub(crate) struct Options {
    #[command(flatten)]
    files: Files,
    /// A tag contains this text, in any case
    #[arg(long, value_name = "NAME=TEXT")]
    tag: Vec<String>,
    /// The name of a player contains this text, in any case
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// The result: 1-0, 0-1, 1/2-1/2 or *
    #[arg(long)]
    result: Option<String>,
    /// The variant
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// At least this many moves, both sides counted
    #[arg(long, value_name = "N")]
    min_moves: Option<usize>,
    /// At most this many moves, both sides counted
    #[arg(long, value_name = "N")]
    max_moves: Option<usize>,
    /// The main line reaches this position, whatever the move numbers
    #[arg(long, value_name = "FEN")]
    position: Option<String>,
    /// The game has no fault
    #[arg(long)]
    fine: bool,
    /// Write the games that do not match instead
    #[arg(long)]
    invert: bool,
    /// Print only the number of games
    #[arg(long)]
    count: bool,
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let result = match &options.result {
        Some(text) => match GameResult::read(text) {
            Some(result) => Some(result),
            None => bail!("`{text}` is not a result; the results are 1-0, 0-1, 1/2-1/2 and *"),
        },
        None => None,
    };
    for tag in &options.tag {
        if !tag.contains('=') {
            bail!("`--tag {tag}`: expected NAME=TEXT, such as Event=Open");
        }
    }
    let variant = options.variant.as_deref().map(Library::canonical_name);
    let mut writer = Writer::default();
    let mut found = 0u64;
    Games::each(&options.files, |_, record| {
        if matches(options, &record, result, variant.as_deref()) != options.invert {
            found += 1;
            if !options.count {
                record.write(&mut writer, |_, _, _| None);
                out.write_all(writer.take().as_bytes())?;
            }
        }
        Ok(())
    })?;
    if options.count {
        writeln!(out, "{found}")?;
    }
    Ok(Verdict::Fine)
}

fn matches(options: &Options, record: &Record, result: Option<GameResult>, variant: Option<&str>) -> bool {
    let holds = |value: Option<&str>, text: &str| {
        value.is_some_and(|value| value.to_lowercase().contains(&text.to_lowercase()))
    };
    let tag = |pair: &String| {
        let (name, text) = pair.split_once('=').unwrap_or((pair, ""));
        holds(record.tags.get(name), text)
    };
    let plays = |name: &String| ["White", "Black"].iter().any(|tag| holds(record.tags.get(tag), name));
    let length = record.length();
    options.tag.iter().all(tag)
        && options.player.as_ref().is_none_or(plays)
        && result.is_none_or(|result| record.result() == result)
        && variant.is_none_or(|variant| is_variant(record, variant))
        && options.min_moves.is_none_or(|least| length >= least)
        && options.max_moves.is_none_or(|most| length <= most)
        && (!options.fine || record.faults.is_empty())
        && options.position.as_ref().is_none_or(|fen| reaches(record, fen))
}

fn is_variant(record: &Record, name: &str) -> bool {
    record.variant() == name || variant::spellings(record.variant()).iter().any(|other| other == name)
}

fn reaches(record: &Record, fen: &str) -> bool {
    let Some((san, _)) = &record.start else { return false };
    let Ok(wanted) = chesswright_notation::position::read(san.rules(), fen) else { return false };
    record.positions().iter().any(|position| position.key() == wanted.position.key())
}
