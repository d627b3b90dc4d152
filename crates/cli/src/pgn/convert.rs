//! `chesswright pgn convert`: writes games in another notation.

use std::io::Write;

use anyhow::Result;
use chesswright_notation::pgn::Writer;
use chesswright_notation::san::Style;
use chesswright_notation::{San, moves, position};
use chesswright_rules::{Move, Position};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::record::{Item, Record, Walk};
use super::{Files, Games};
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Exit code 1 when a game has a fault; the command writes its moves up to the fault.

Examples:
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn convert --to lan -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn convert --to fen -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn convert --to json -")]
pub(crate) struct Options {
    #[command(flatten)]
    files: Files,
    /// The notation or format to write
    #[arg(long, value_enum, default_value_t = Target::San)]
    to: Target,
    /// Write castling in UCI as the king taking its own rook, as in Chess960
    #[arg(long)]
    chess960: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Moves as Nf3
    San,
    /// Moves as Ng1-f3
    Lan,
    /// Moves as ♘f3
    Figurine,
    /// Moves as g1f3
    Uci,
    /// The positions of the main lines, one in each line
    Fen,
    /// One line of JSON for each game
    Json,
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    let mut writer = Writer::default();
    let uci = |position: &Position, played: &Move| moves::uci(position, played, options.chess960);
    Games::each(&options.files, |file, record| {
        for fault in &record.faults {
            eprintln!("{file}:{fault}");
            verdict = Verdict::FoundWrong;
        }
        match options.to {
            Target::Fen => {
                for position in record.positions() {
                    writeln!(out, "{}", position::write(&position))?;
                }
            }
            Target::Json => json::print_line(out, json::PGN_GAME, &as_json(&record, &uci))?,
            Target::San | Target::Lan | Target::Figurine | Target::Uci => {
                record.write(&mut writer, |san: &San, position, played| {
                    Some(match options.to {
                        Target::Lan => san.write(position, played, Style::LONG),
                        Target::Figurine => san.write(position, played, Style::FIGURINES),
                        Target::Uci => uci(position, played),
                        _ => san.write(position, played, Style::SHORT),
                    })
                });
                out.write_all(writer.take().as_bytes())?;
            }
        }
        Ok(())
    })?;
    Ok(verdict)
}

fn as_json(record: &Record, uci: &impl Fn(&Position, &Move) -> String) -> Value {
    let tags: serde_json::Map<String, Value> =
        record.tags.iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
    let mut walk = record.start.as_ref().map(|(_, start)| Walk::new(start));
    // The innermost line comes last. A line that ends becomes a variation of the move before it.
    let mut lines: Vec<Vec<Value>> = vec![vec![]];
    let (mut comments, mut before): (Vec<Value>, Vec<Value>) = (vec![], vec![]);
    for item in &record.items {
        let main_line = lines.len() == 1;
        let last = lines.last_mut().and_then(|line| line.last_mut());
        match item {
            Item::Move { text, played } => {
                let mut object = json!({ "text": text });
                if let (Some((san, _)), Some(walk), Some(played)) = (&record.start, &walk, played) {
                    object["san"] = san.write(&walk.position, played, Style::SHORT).into();
                    object["uci"] = uci(&walk.position, played).into();
                }
                if !before.is_empty() {
                    object["before"] = std::mem::take(&mut before).into();
                }
                if let Some(walk) = &mut walk {
                    walk.play(played.as_ref());
                }
                lines.last_mut().into_iter().for_each(|line| line.push(object.clone()));
            }
            Item::Nag(number) => push(last, "nags", (*number).into()),
            Item::Comment(text) => match last {
                Some(last) => push(Some(last), "comments", text.as_str().into()),
                None if main_line => comments.push(text.as_str().into()),
                None => before.push(text.as_str().into()),
            },
            Item::Preface(text) => before.push(text.as_str().into()),
            Item::Open => {
                walk.iter_mut().for_each(Walk::open);
                lines.push(vec![]);
            }
            Item::Close => {
                walk.iter_mut().for_each(Walk::close);
                let line = lines.pop().unwrap_or_default();
                push(lines.last_mut().and_then(|line| line.last_mut()), "variations", line.into());
            }
        }
    }
    let faults: Vec<String> = record.faults.iter().map(ToString::to_string).collect();
    json!({
        "line": record.line,
        "variant": record.variant(),
        "tags": tags,
        "start": record.start.as_ref().map(|(_, start)| position::write(start)),
        "comments": comments,
        "moves": lines.into_iter().next().unwrap_or_default(),
        "result": record.result().to_string(),
        "faults": faults,
    })
}

/// Adds a value to a list of a move, if there is a move.
fn push(object: Option<&mut Value>, name: &str, more: Value) {
    let Some(object) = object else { return };
    match object[name].as_array_mut() {
        Some(list) => list.push(more),
        None => object[name] = json!([more]),
    }
}
