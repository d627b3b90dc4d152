//! `chesswright variant diff`: what differs between two games, whatever way their documents say it.

use std::io::Write;

use anyhow::Result;
use chesswright_document::Change;
use clap::Args;
use serde::Serialize;

use super::definition_of;
use crate::game_args::GameRef;
use crate::{Verdict, core, json};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright variant diff chess my-game.toml
  chesswright variant diff crazyhouse chessgi --json")]
pub(crate) struct Options {
    /// A game: a built-in variant, the path of a document, or FILE.ini:NAME
    before: GameRef,
    /// Another game
    after: GameRef,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The answer for programs.
#[derive(Serialize)]
struct Differences {
    changes: Vec<Difference>,
}

/// A difference. The values are JSON texts.
#[derive(Serialize)]
struct Difference {
    path: String,
    before: Option<String>,
    after: Option<String>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let changes = core::differences(&definition_of(&options.before)?, &definition_of(&options.after)?);
    if options.json {
        let told = |change: &Change| Difference {
            path: change.path.clone(),
            before: change.before.clone(),
            after: change.after.clone(),
        };
        json::print(out, json::VARIANT_DIFF, &Differences { changes: changes.iter().map(told).collect() })?;
        return Ok(Verdict::Fine);
    }
    for Change { path, before, after } in &changes {
        match (before, after) {
            (Some(before), Some(after)) => writeln!(out, "{path}: {before} -> {after}")?,
            (None, Some(after)) => writeln!(out, "{path}: + {after}")?,
            (Some(before), None) => writeln!(out, "{path}: - {before}")?,
            (None, None) => {}
        }
    }
    if changes.is_empty() {
        writeln!(out, "the rules are the same")?;
    }
    Ok(Verdict::Fine)
}
