//! `chesswright moves`: lists the legal moves of a position.

use std::io::Write;

use anyhow::{Context, Result};
use chesswright_notation::{San, observation, san::Style};
use chesswright_rules::{Move, Position};
use clap::Args;
use serde::Serialize;

use crate::game_args::{GameArg, PositionOptions};
use crate::render::side_of;
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright moves chess
  chesswright moves chess --json --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
  chesswright moves my-game.toml
  chesswright moves kriegspiel --after 'e2e4 e7e6 e4d5' --eyes white")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    position: PositionOptions,
    /// Play these moves first. Where sides try their moves, those that are not legal are refused
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    after: String,
    /// Tell what this side knows of the position, then the moves that it has or may try, in games that hide something
    #[arg(long, value_name = "SIDE", conflicts_with = "json")]
    eyes: Option<String>,
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
    let mut position = options.position.of(&options.game.game.load()?)?;
    for (number, text) in (1..).zip(options.after.split_whitespace()) {
        position
            .attempt(text)
            .map_err(anyhow::Error::msg)
            .with_context(|| format!("move {number}, `{text}`"))?;
    }
    if let Some(name) = &options.eyes {
        let rules = position.inner().rules();
        let seen = position.inner().observe(side_of(rules, name)?);
        writeln!(out, "{}", observation::write(rules, &seen))?;
        for (_, text) in observation::choices(rules, &seen) {
            writeln!(out, "{text}")?;
        }
        return Ok(Verdict::Fine);
    }
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
