//! `chesswright play`: two people at one terminal, any game.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{ArgGroup, Args};

use crate::core::{Game, Position};
use crate::{Verdict, read_file};

#[derive(Args)]
#[command(group(ArgGroup::new("game").args(["variant", "file"])))]
#[command(after_help = "\
Examples:
  chesswright play
  chesswright play --variant xiangqi
  chesswright play --file my-game.toml

Moves are typed as from and to, such as e2e4, with what to promote to behind: e7e8q. Other words: moves, undo, fen, help, quit.")]
pub(crate) struct Options {
    /// A built-in variant; chess when nothing is said
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// A game document
    #[arg(long, value_name = "DOC")]
    file: Option<PathBuf>,
    /// The position; the start position when absent
    #[arg(long)]
    fen: Option<String>,
    /// Castling is typed as king takes rook
    #[arg(long)]
    chess960: bool,
}

const HELP: &str = "\
Type a move as from and to, such as e2e4, with what to promote to behind: e7e8q.
moves [CELL]  what may be played, from one cell or from all
undo          take the last move back
fen           the position as text
quit          leave";

pub(crate) fn run(options: &Options, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Verdict> {
    let game = match &options.file {
        Some(path) => Game::from_document(path, &read_file(path)?)?,
        None => Game::built_in(options.variant.as_deref().unwrap_or("chess"))?,
    };
    let mut position = game.position(options.fen.as_deref(), options.chess960)?;
    writeln!(out, "{}\n\n{HELP}\n", game.title())?;
    show(&position, out)?;
    let mut line = String::new();
    loop {
        write!(out, "{}> ", position.side())?;
        out.flush()?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Verdict::Fine);
        }
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (None, _) => {}
            (Some("quit" | "exit" | "q"), _) => return Ok(Verdict::Fine),
            (Some("help" | "?"), _) => writeln!(out, "{HELP}")?,
            (Some("fen"), _) => writeln!(out, "{}", position.fen())?,
            (Some("moves"), from) => {
                let from = from.unwrap_or_default();
                let moves: Vec<String> =
                    position.moves().into_iter().filter(|m| m.starts_with(from)).collect();
                writeln!(out, "{}", if moves.is_empty() { "none".into() } else { moves.join(" ") })?;
            }
            (Some("undo"), _) => match position.undo() {
                true => show(&position, out)?,
                false => writeln!(out, "There is nothing to take back.")?,
            },
            (Some(text), _) => match position.play(text) {
                Ok(()) => show(&position, out)?,
                Err(why) => writeln!(out, "{why}")?,
            },
        }
    }
}

/// Draws the position and says how things stand.
fn show(position: &Position, out: &mut dyn Write) -> Result<()> {
    let board = position.drawing();
    if board.is_empty() {
        bail!("this board cannot be drawn");
    }
    writeln!(out, "{board}")?;
    if let Some(outcome) = position.outcome() {
        writeln!(out, "The game is over: {outcome}.")?;
    } else if position.is_check() {
        writeln!(out, "Check.")?;
    }
    Ok(())
}
