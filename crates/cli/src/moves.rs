//! `chesswright moves`: what may be played.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{ArgGroup, Args};

use crate::core::Game;
use crate::{Verdict, read_file};

#[derive(Args)]
#[command(group(ArgGroup::new("game").required(true).args(["variant", "file"])))]
#[command(after_help = "\
Examples:
  chesswright moves --variant chess
  chesswright moves --file my-game.toml --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'")]
pub(crate) struct Options {
    /// A built-in variant
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// A game document
    #[arg(long, value_name = "DOC")]
    file: Option<PathBuf>,
    /// The position; the start position when absent
    #[arg(long)]
    fen: Option<String>,
    /// Castling as in Chess960
    #[arg(long)]
    chess960: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = match (&options.file, &options.variant) {
        (Some(path), _) => Game::from_document(path, &read_file(path)?)?,
        (None, Some(name)) => Game::built_in(name)?,
        (None, None) => bail!("give a game with --variant or --file"),
    };
    let mut moves = game.position(options.fen.as_deref(), options.chess960)?.moves();
    moves.sort();
    for played in &moves {
        writeln!(out, "{played}")?;
    }
    Ok(Verdict::Fine)
}
