//! `chesswright fen`: what a position text says, and what is wrong with it.

use std::io::Write;

use anyhow::{Result, bail};
use chesswright_game::Ending;
use chesswright_notation::position::Dialect;
use chesswright_notation::{TextError, position};
use chesswright_rules::Position;
use chesswright_rules::definition::Severity;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use crate::board::{Look, LookOptions, draw};
use crate::game_options::WhichGame;
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright fen
  chesswright fen --board 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq'
  chesswright fen --variant xiangqi --json
  chesswright fen --variant xiangqi --to wxf '3k5/9/9/9/9/9/9/9/9/4K4 w'

Prints the position in its normal form. Without --variant or --file it is chess, without a text the start position.")]
pub(crate) struct Options {
    /// The position
    fen: Option<String>,
    #[command(flatten)]
    game: WhichGame,
    #[command(flatten)]
    look: LookOptions,
    /// The dialect to write; which one is read the text tells
    #[arg(long, value_name = "DIALECT", default_value_t, value_parser = dialects())]
    to: Dialect,
    /// Draw the board, too
    #[arg(long, conflicts_with = "json")]
    board: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// What there is to say about a position text.
#[derive(Serialize)]
struct Answer {
    /// The normal form; absent when the text is no position.
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
    findings: Vec<Finding>,
}

/// Something strange or wrong.
#[derive(Serialize)]
struct Finding {
    severity: &'static str,
    /// A short fixed name of this kind of finding.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    /// Where it begins, in characters from 1.
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
    let game = options.game.game()?;
    let rules = game.rules();
    let (position, findings) = match &options.fen {
        None => (Some(rules.start()), vec![]),
        Some(text) => match position::read(rules, text) {
            Ok(read) => {
                let findings = read.findings.iter().map(|finding| strange(text, finding)).collect();
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
        json::print(out, &answer(position.as_ref(), options.to, findings))?;
        return Ok(verdict);
    }
    if let Some(position) = &position {
        writeln!(out, "{}", position::write_as(position, options.to))?;
        if options.board {
            write!(out, "{}", draw(position, &Look::new(&options.look)))?;
        }
    }
    for Finding { severity, character, message, hint, .. } in &findings {
        let place = character.map(|at| format!("character {at}: ")).unwrap_or_default();
        let hint = if hint.is_empty() { String::new() } else { format!(" ({hint})") };
        eprintln!("{severity}: {place}{message}{hint}");
    }
    Ok(verdict)
}

/// Something that does not stop the position from being played.
fn strange(text: &str, finding: &position::Finding) -> Finding {
    let about = &finding.about;
    Finding {
        severity: match about.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        code: Some(about.code),
        character: Some(character(text, finding.span.start)),
        message: about.message.clone(),
        hint: about.advice,
    }
}

/// A place in characters from 1.
fn character(text: &str, byte: usize) -> usize {
    text.get(..byte).unwrap_or_default().chars().count() + 1
}

fn problems(text: &str, error: &TextError) -> Vec<Finding> {
    let finding = |problem: &chesswright_notation::Problem| Finding {
        severity: "error",
        code: None,
        character: Some(character(text, problem.span.start)),
        message: problem.message.clone(),
        hint: problem.hint,
    };
    error.problems().iter().map(finding).collect()
}

fn answer(position: Option<&Position>, dialect: Dialect, findings: Vec<Finding>) -> Answer {
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
        findings,
    }
}
