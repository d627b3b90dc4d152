//! `chesswright pgn check`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde_json::json;

use super::{Files, Games};
use crate::Verdict;

#[derive(Args)]
#[command(after_help = "\
Exit code 1 when a game has a fault.

Examples:
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn check -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn check --json -")]
pub(crate) struct Options {
    #[command(flatten)]
    files: Files,
    /// One JSON object a game, fine ones too
    #[arg(long)]
    json: bool,
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let (mut games, mut faulty) = (0u64, 0u64);
    Games::each(&options.files, |file, record| {
        games += 1;
        faulty += u64::from(!record.faults.is_empty());
        if options.json {
            let faults: Vec<_> = record
                .faults
                .iter()
                .map(|fault| json!({ "line": fault.line, "message": fault.kind.to_string() }))
                .collect();
            let told = json!({
                "file": file,
                "game": games,
                "line": record.line,
                "white": record.tags.told("White"),
                "black": record.tags.told("Black"),
                "variant": record.variant(),
                "moves": record.length(),
                "understood": record.main_line().len(),
                "result": record.result().to_string(),
                "faults": faults,
            });
            writeln!(out, "{told}")?;
            return Ok(());
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
