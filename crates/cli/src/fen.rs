//! `chesswright fen`: checks a position text and prints its normal form.

use std::io::Write;

use anyhow::{Context, Result, bail};
use chesswright_game::Ending;
use chesswright_notation::position::Dialect;
use chesswright_notation::{TextError, position};
use chesswright_rules::Position;
use chesswright_rules::definition::Severity;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use crate::board::{Look, LookOptions, draw};
use crate::core::Game;
use crate::game_args::{GameArg, GameRef};
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright fen chess
  chesswright fen chess --board 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq'
  chesswright fen xiangqi --json
  chesswright fen xiangqi --to wxf '3k5/9/9/9/9/9/9/9/9/4K4 w'

Exit code 1 when the text is not a position of the game, or when the position has an error.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameArg,
    /// The position; the start position by default
    #[arg(value_name = "FEN")]
    fen: Option<String>,
    #[command(flatten)]
    look: LookOptions,
    /// The dialect to write; the dialect of the input is recognised
    #[arg(long, value_name = "DIALECT", default_value_t, value_parser = dialects())]
    to: Dialect,
    /// Also draw the board
    #[arg(long, conflicts_with = "json")]
    board: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The position in a text, and the findings about it.
#[derive(Serialize)]
struct Answer {
    /// The normal form; absent when the text is not a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    /// Whether the side to move has no move until its partner at another board sends it a piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<bool>,
    findings: Vec<FenFinding>,
}

/// Something unusual or wrong.
#[derive(Serialize)]
struct FenFinding {
    severity: &'static str,
    /// A short fixed name of this kind of finding.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    /// Where it begins, counted in characters from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    character: Option<usize>,
    message: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    hint: &'static str,
}

fn dialects() -> impl TypedValueParser<Value = Dialect> {
    PossibleValuesParser::new(Dialect::ALL.map(Dialect::name)).map(|name| name.parse().unwrap_or_default())
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = load(&options.game.game)?;
    let rules = game.rules();
    let (position, findings) = match &options.fen {
        None => (Some(rules.start()), vec![]),
        Some(text) => match position::read(rules, text) {
            Ok(read) => {
                let findings = read.findings.iter().map(|finding| remark(text, finding)).collect();
                (Some(read.position), findings)
            }
            Err(error) => (None, problems(text, &error)),
        },
    };
    if let Err(why) = options.to.fits(rules) {
        bail!("this game cannot be written in the dialect `{}`: {why}", options.to);
    }
    let wrong = findings.iter().any(|finding| finding.severity == "error");
    let verdict = if wrong { Verdict::FoundWrong } else { Verdict::Fine };
    if options.json {
        json::print(out, json::FEN, &answer(position.as_ref(), options.to, findings))?;
        return Ok(verdict);
    }
    if let Some(position) = &position {
        writeln!(out, "{}", position::write_as(position, options.to))?;
        if options.board {
            write!(out, "{}", draw(position, &Look::new(&options.look)))?;
        }
    }
    for FenFinding { severity, character, message, hint, .. } in &findings {
        let place = character.map(|at| format!("character {at}: ")).unwrap_or_default();
        let hint = if hint.is_empty() { String::new() } else { format!(" ({hint})") };
        eprintln!("{severity}: {place}{message}{hint}");
    }
    Ok(verdict)
}

/// Loads the game. If the user has given only a position, the error explains what is missing.
fn load(game: &GameRef) -> Result<Game> {
    let loaded = game.load();
    match game {
        GameRef::File(path) if path.components().count() > 4 && !path.exists() => loaded.context(
            "a position needs its game before it, such as `chesswright fen chess '8/8/4k3/8/8/4K3/8/8 w'`",
        ),
        _ => loaded,
    }
}

/// A finding that does not stop the position from being played.
fn remark(text: &str, finding: &position::Finding) -> FenFinding {
    let about = &finding.about;
    FenFinding {
        severity: match about.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        code: Some(about.code),
        character: Some(character(text, finding.span.start)),
        message: about.message.to_string(),
        hint: about.advice,
    }
}

/// A place in the text, counted in characters from 1.
fn character(text: &str, byte: usize) -> usize {
    text.get(..byte).unwrap_or_default().chars().count() + 1
}

fn problems(text: &str, error: &TextError) -> Vec<FenFinding> {
    let finding = |problem: &chesswright_notation::Problem| FenFinding {
        severity: "error",
        code: None,
        character: Some(character(text, problem.span.start)),
        message: problem.message.to_string(),
        hint: problem.hint,
    };
    error.problems().iter().map(finding).collect()
}

fn answer(position: Option<&Position>, dialect: Dialect, findings: Vec<FenFinding>) -> Answer {
    let names = |position: &Position| position.rules().definition().sides.clone();
    Answer {
        fen: position.map(|position| position::write_as(position, dialect)),
        turn: position.map(|position| names(position)[position.turn().index()].name.clone()),
        check: position.map(Position::is_check),
        moves: position.map(|position| position.legal_moves().len()),
        outcome: position.and_then(|position| {
            let sides = names(position);
            Some(Ending::by_rules(position)?.in_words(&|side| sides[side.index()].name.clone()))
        }),
        waits: position.and_then(|position| position.is_waiting().then_some(true)),
        findings,
    }
}
