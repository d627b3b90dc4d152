//! `chesswright moves`: lists the legal moves of a position.

use std::io::Write;

use anyhow::Result;
use chesswright_notation::{San, san::Style};
use chesswright_rules::{Move, Position};
use clap::Args;
use serde::Serialize;

use crate::game_args::{GameArg, PositionOptions};
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright moves chess
  chesswright moves chess --json --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  chesswright moves my-game.toml")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    position: PositionOptions,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The legal moves.
#[derive(Serialize)]
struct Answer {
    moves: Vec<MoveAnswer>,
}

/// A move and what it does.
#[derive(Serialize)]
struct MoveAnswer {
    uci: String,
    san: String,
    from: String,
    to: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    promotion: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    captures: Vec<String>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let position = options.position.of(&options.game.game.load()?)?;
    let mut moves = position.moves()?;
    moves.sort_by(|(_, a), (_, b)| a.cmp(b));
    if options.json {
        let san = San::new(position.inner().rules());
        let moves: Vec<MoveAnswer> =
            moves.into_iter().map(|(played, uci)| answer(position.inner(), &san, uci, &played)).collect();
        json::print(out, json::MOVES, &Answer { moves })?;
        return Ok(Verdict::Fine);
    }
    for (_, text) in &moves {
        writeln!(out, "{text}")?;
    }
    Ok(Verdict::Fine)
}

fn answer(position: &Position, san: &San, uci: String, played: &Move) -> MoveAnswer {
    let rules = position.rules();
    let name = |cell| rules.cell_name(cell).to_owned();
    MoveAnswer {
        uci,
        san: san.write(position, played, Style::SHORT),
        from: name(played.from()),
        to: name(played.to()),
        promotion: played.promotion().map(|kind| rules.kind_name(kind).to_owned()),
        captures: position.captures(played).into_iter().map(name).collect(),
    }
}
