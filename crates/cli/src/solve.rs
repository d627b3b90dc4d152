//! `chesswright solve`: levels solved, graded and proved.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, bail};
use chesswright_catalog::level::{self, Level};
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{
    self, Ablated, Ended, Extent, Forced, Grade, Graph, Limits, Progress, Proved, Solution,
};
use clap::Args;
use serde::Serialize;

use crate::core::playable;
use crate::{Verdict, json};

/// The longest win against any defence that is looked for where positions are too many to hold.
const LONGEST: u32 = 500;
/// The most positions of a graph that is held whole, for grades and for exact proofs.
const WHOLE: usize = 400_000;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright solve my-level.json
  chesswright solve my-level.clt --json

A level is a `chess-level` file in JSON or a drawing with one character for every cell. Where a file says what par is, the answer
is held against it.

`proof.forced` is the number of moves in which the player wins whatever the enemies do, or false. Up to 400,000 positions it is found
exactly; beyond that it is searched for one move longer each time, within the limits below, and where these end `proof.not_within`
says in how many moves no win can be forced. Less memory makes that search slower, never wrong. Exit codes: 0 solved, 1 cannot be won or is not as the file says, 2 the file makes no sense.")]
pub(crate) struct Options {
    /// The level
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// The most positions to look at, in each of the searches for par and for a forced win
    #[arg(long, value_name = "N", default_value_t = 4_000_000)]
    states: usize,
    /// The most megabytes of memory for each of them
    #[arg(long, value_name = "MB", default_value_t = 1024)]
    memory: usize,
    /// The longest it may take, in seconds; what is known by then is told
    #[arg(long, value_name = "S", default_value_t = 60)]
    seconds: u64,
    /// Only par and a line: no grade, no proof against other play, no objects left out
    #[arg(long)]
    quick: bool,
}

#[derive(Serialize)]
struct Answer {
    file: String,
    title: String,
    solvable: Option<bool>,
    par: Option<u32>,
    lines: u64,
    line: String,
    moves: Vec<Turn>,
    states: usize,
    ended: &'static str,
    proof: Proof,
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<Grades>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    objects: Vec<Object>,
}

/// What the player does, and what the enemies reply.
#[derive(Serialize)]
struct Turn {
    #[serde(rename = "move")]
    played: String,
    replies: Vec<String>,
}

/// What holds, by which rules and controllers.
#[derive(Serialize)]
struct Proof {
    rules: &'static str,
    ai: String,
    par: Option<u32>,
    lines: u64,
    /// Moves in which the player wins whatever the enemies do; `false` when that cannot be forced, nothing when unknown.
    forced: Option<ForcedWin>,
    /// Where that is unknown: moves in which no win can be forced.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_within: Option<u32>,
    line: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum ForcedWin {
    Moves(u32),
    No(bool),
}

#[derive(Serialize)]
struct Grades {
    bits: f64,
    fatal: f64,
    dead: f64,
    against: u32,
    mechanics: u32,
    difficulty: f64,
}

#[derive(Serialize)]
struct Object {
    object: String,
    at: String,
    par: Option<u32>,
    matters: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let mut answers = vec![];
    let mut verdict = Verdict::Fine;
    for file in &options.files {
        let level = read(file)?;
        let game = Game::new(&level).map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))?;
        let answer = answer(options, file, &game)?;
        let told = level.proof.as_ref().and_then(|proof| proof.par);
        if answer.par.is_none() || told.is_some_and(|told| Some(told) != answer.par) {
            verdict = Verdict::FoundWrong;
        }
        if !options.json {
            tell(&answer, told, out)?;
        }
        answers.push(answer);
    }
    if options.json {
        match &answers[..] {
            [one] => json::print(out, one)?,
            all => json::print(out, &all)?,
        }
    }
    Ok(verdict)
}

fn read(file: &Path) -> Result<Level> {
    let size = std::fs::metadata(file).map(|data| data.len()).unwrap_or(0);
    if size > level::MAX_BYTES as u64 {
        bail!("{}: the file has {size} bytes; levels have at most {}", file.display(), level::MAX_BYTES);
    }
    let text = crate::read_file(file)?;
    let read = level::recognise(&text).unwrap_or_else(|| level::read(&text));
    Ok(playable(&file.display().to_string(), read)?)
}

fn answer(options: &Options, file: &Path, game: &Game) -> Result<Answer> {
    let limits = Limits { states: options.states, bytes: options.memory << 20 };
    // Long searches say how far they are, to people only.
    let patient = std::io::stderr().is_terminal();
    let mut rounds = 0u64;
    let begun = Instant::now();
    let mut watch = |progress: Progress| {
        rounds += 1;
        if patient && rounds.is_multiple_of(64) {
            eprint!("\r{} positions, {} moves deep ", progress.states, progress.depth);
        }
        begun.elapsed().as_secs() < options.seconds
    };
    let graph: Graph = solve::explore(game, &limits, Extent::ToPar, &mut watch)?;
    let solution: Solution = graph.solution(game);
    let mut grade: Option<Grade> = None;
    let mut objects: Vec<Ablated> = vec![];
    let mut forced = Forced::Unknown(Ended::Stopped);
    let mut not_within = None;
    let mut states = solution.states;
    if !options.quick {
        let whole = Limits { states: limits.states.min(WHOLE), ..limits };
        let graph = solve::explore(game, &whole, Extent::Whole, &mut watch)?;
        if graph.ended() == Ended::Done {
            grade = solve::grade(game, &graph);
            states = graph.len();
        }
        if let Some(par) = solution.par {
            forced = solve::force(game, &whole, &mut watch)?;
            if let Forced::Unknown(Ended::Full) = forced {
                // Too many positions to hold: those that matter are looked for, and forgotten where memory ends.
                match solve::prove(game, &limits, par, LONGEST, &mut watch)? {
                    Proved::Win(moves) => forced = Forced::Win(moves),
                    Proved::NotWithin(moves, _) => not_within = Some(moves),
                }
            }
            let small = Limits { states: 100_000.max(solution.states * 4).min(limits.states), ..limits };
            objects = solve::ablate(game, &solution, &small, &mut watch)?;
        }
    }
    if rounds >= 64 && patient {
        eprintln!();
    }
    let line = solution.line_text(game);
    let mut moves: Vec<Turn> = vec![];
    for action in &solution.line {
        match moves.last_mut() {
            Some(last) if action.side != game.player() => last.replies.push(action.text.clone()),
            _ => moves.push(Turn { played: action.text.clone(), replies: vec![] }),
        }
    }
    let ended = match solution.ended {
        Ended::Done => "done",
        Ended::Full => "out of room",
        Ended::Stopped => "stopped",
    };
    Ok(Answer {
        file: file.display().to_string(),
        title: game.level().title.clone(),
        solvable: if solution.par.is_some() { Some(true) } else { solution.is_unsolvable().then_some(false) },
        par: solution.par,
        lines: solution.lines,
        line: line.clone(),
        moves,
        states,
        ended,
        proof: Proof {
            rules: level::RULES,
            ai: game.level().ai_name(),
            par: solution.par,
            lines: solution.lines,
            forced: match forced {
                Forced::Win(moves) => Some(ForcedWin::Moves(moves)),
                Forced::No => Some(ForcedWin::No(false)),
                Forced::Unknown(_) => None,
            },
            not_within,
            line,
        },
        grade: grade.map(|grade| Grades {
            bits: round(grade.bits),
            fatal: round(grade.fatal),
            dead: round(grade.dead),
            against: grade.against,
            mechanics: grade.mechanics,
            difficulty: round(grade.difficulty),
        }),
        objects: objects
            .iter()
            .map(|ablated| Object {
                object: ablated.object.to_string(),
                at: ablated.object.place().to_string(),
                par: ablated.par,
                matters: ablated.matters,
            })
            .collect(),
    })
}

fn round(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn tell(answer: &Answer, told: Option<u32>, out: &mut dyn Write) -> Result<()> {
    let title = if answer.title.is_empty() { &answer.file } else { &answer.title };
    writeln!(out, "{title}")?;
    match (answer.par, answer.solvable) {
        (Some(par), _) => {
            let ways =
                if answer.lines == 1 { "one way".to_owned() } else { format!("{} ways", answer.lines) };
            writeln!(out, "  par {par}, {ways}, {} positions", answer.states)?;
            for turn in &answer.moves {
                let replies = if turn.replies.is_empty() {
                    String::new()
                } else {
                    format!("  ({})", turn.replies.join(", "))
                };
                writeln!(out, "    {}{replies}", turn.played)?;
            }
        }
        (None, Some(false)) => writeln!(out, "  cannot be won; {} positions", answer.states)?,
        (None, _) => writeln!(out, "  not solved: {} after {} positions", answer.ended, answer.states)?,
    }
    if let Some(told) = told.filter(|told| Some(*told) != answer.par) {
        writeln!(out, "  the file says par {told}")?;
    }
    match &answer.proof.forced {
        Some(ForcedWin::Moves(moves)) => writeln!(out, "  won in {moves} whatever the enemies do")?,
        Some(ForcedWin::No(_)) => writeln!(out, "  other enemies could prevent it")?,
        None => {
            if let Some(moves) = answer.proof.not_within {
                writeln!(
                    out,
                    "  other enemies could prevent it for {moves} moves; beyond that nobody has looked"
                )?;
            }
        }
    }
    if let Some(grade) = &answer.grade {
        writeln!(
            out,
            "  difficulty {:.1}: {:.1} bits, {:.0} % of the other moves fatal, {:.0} % of all positions dead",
            grade.difficulty,
            grade.bits,
            grade.fatal * 100.0,
            grade.dead * 100.0
        )?;
    }
    let idle: Vec<&str> =
        answer.objects.iter().filter(|object| !object.matters).map(|object| object.object.as_str()).collect();
    if !idle.is_empty() {
        writeln!(out, "  changes nothing: {}", idle.join(", "))?;
    }
    Ok(())
}
