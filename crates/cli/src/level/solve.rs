//! `chesswright level solve`: solves levels, grades them and proves the answer.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, bail};
use chesswright_catalog::level::{self, Level};
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{
    self, Ablated, Ended, Extent, Forced, Grade, Limits, Progress as Searched, Proved, Solution,
};
use clap::Args;
use serde::Serialize;

use crate::core::playable;
use crate::progress::Progress;
use crate::{Verdict, json};

/// The longest forced win that the solver searches for if memory cannot hold all positions.
const LONGEST: u32 = 500;
/// The maximal number of positions of a graph that is kept in memory, for grades and exact proofs.
const WHOLE: usize = 400_000;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright level solve my-level.json
  chesswright level solve my-level.clt --json

A level is a `chess-level` file in JSON or a drawing with one character for each cell. Where the
file names its par, the answer is compared with it.

`proof.forced` is the number of moves in which the player wins against any play of the enemies, or
false. Up to 400,000 positions it is exact; beyond that the solver searches for a win that is one
move longer each time, and where a limit ends the search `proof.not_within` says in how many moves
no win can be forced. Less memory makes that search slower, but not wrong.

Exit code 1 when a level cannot be won or contradicts its file, 2 when a limit ended the search
before the answer was known.")]
pub(crate) struct Options {
    /// The levels
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// The most positions of each search: the one for par and the one for a forced win
    #[arg(long, value_name = "N", default_value_t = 4_000_000)]
    states: usize,
    /// The most megabytes of memory of each search
    #[arg(long, value_name = "MB", default_value_t = 1024)]
    memory: usize,
    /// Stop after this many seconds and answer what is known by then
    #[arg(long, value_name = "S", default_value_t = 60)]
    seconds: u64,
    /// Find only par and one solution: no grade, no proof against other play, no test of objects
    #[arg(long)]
    quick: bool,
}

/// The answers for all files.
#[derive(Serialize)]
struct Answers {
    levels: Vec<Answer>,
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

/// A move of the player and the replies of the enemies.
#[derive(Serialize)]
struct Turn {
    #[serde(rename = "move")]
    played: String,
    replies: Vec<String>,
}

/// What the solver proved, and for which rules and controllers.
#[derive(Serialize)]
struct Proof {
    rules: &'static str,
    ai: String,
    par: Option<u32>,
    lines: u64,
    /// The moves in which the player wins against any play. `false` if no win can be forced, absent if that is unknown.
    forced: Option<ForcedWin>,
    /// If that is unknown: the number of moves in which no win can be forced.
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

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let mut levels = vec![];
    let mut verdict = Verdict::Fine;
    for file in &options.files {
        let level = read(file)?;
        let game = Game::new(&level).map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))?;
        let (answer, ended) = answer(options, file, &game)?;
        let documented = level.proof.as_ref().and_then(|proof| proof.par);
        verdict = verdict.max(judge(&answer, documented));
        if !options.json {
            print(&answer, documented, out)?;
        }
        if answer.solvable.is_none() {
            eprintln!("{}: {}", file.display(), limit_reached(options, ended));
        }
        levels.push(answer);
    }
    if options.json {
        json::print(out, json::SOLVE, &Answers { levels })?;
    }
    Ok(verdict)
}

/// Compares an answer with the par that the file of the level names.
fn judge(answer: &Answer, documented: Option<u32>) -> Verdict {
    match answer.solvable {
        None => Verdict::Unfinished,
        Some(true) if documented.is_none() || documented == answer.par => Verdict::Fine,
        Some(_) => Verdict::FoundWrong,
    }
}

/// Why a level was not solved, and which option allows more.
fn limit_reached(options: &Options, ended: Ended) -> String {
    match ended {
        Ended::Stopped => {
            format!("not solved within {} seconds; --seconds allows more time", options.seconds)
        }
        Ended::Full | Ended::Done => format!(
            "not solved within {} positions and {} MB; --states and --memory allow more",
            options.states, options.memory
        ),
    }
}

fn read(file: &Path) -> Result<Level> {
    let size = std::fs::metadata(file).map(|data| data.len()).unwrap_or(0);
    if size > level::MAX_BYTES as u64 {
        bail!("{}: the file has {size} bytes; a level has at most {}", file.display(), level::MAX_BYTES);
    }
    let text = crate::read_file(file)?;
    let read = level::recognise(&text).unwrap_or_else(|| level::read(&text));
    Ok(playable(&file.display().to_string(), read)?)
}

/// Solves a level. Also returns how the search for par ended.
fn answer(options: &Options, file: &Path, game: &Game) -> Result<(Answer, Ended)> {
    let limits = Limits { states: options.states, bytes: options.memory << 20 };
    let mut progress = Progress::new("positions");
    let begun = Instant::now();
    let mut watch = |searched: Searched| {
        progress.show(|| format!("{} positions, {} moves deep", searched.states, searched.depth));
        begun.elapsed().as_secs() < options.seconds
    };
    let solution: Solution = solve::solve(game, &limits, &mut watch)?;
    let mut grade: Option<Grade> = None;
    let mut objects: Vec<Ablated> = vec![];
    let mut forced = Forced::Unknown(Ended::Stopped);
    let mut not_within = None;
    let mut states = solution.states;
    if game.level().game.is_some() {
        // It was solved against any defence.
        forced = match (solution.par, solution.ended) {
            (Some(moves), _) => Forced::Win(moves),
            (None, Ended::Done) => Forced::No,
            (None, ended) => Forced::Unknown(ended),
        };
    } else if !options.quick {
        let whole = Limits { states: limits.states.min(WHOLE), ..limits };
        let graph = solve::explore(game, &whole, Extent::Whole, &mut watch)?;
        if graph.ended() == Ended::Done {
            grade = solve::grade(game, &graph);
            states = graph.len();
        }
        if let Some(par) = solution.par {
            forced = solve::force(game, &whole, &mut watch)?;
            if let Forced::Unknown(Ended::Full) = forced {
                // Memory cannot hold all positions, so this search discards positions when memory is full.
                match solve::prove(game, &limits, par, LONGEST, &mut watch)? {
                    Proved::Win(moves) => forced = Forced::Win(moves),
                    Proved::NotWithin(moves, _) => not_within = Some(moves),
                }
            }
            let small = Limits { states: 100_000.max(solution.states * 4).min(limits.states), ..limits };
            objects = solve::ablate(game, &solution, &small, &mut watch)?;
        }
    }
    drop(progress);
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
        Ended::Full => "full",
        Ended::Stopped => "stopped",
    };
    let answer = Answer {
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
    };
    Ok((answer, solution.ended))
}

fn round(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn print(answer: &Answer, documented: Option<u32>, out: &mut dyn Write) -> Result<()> {
    let title = if answer.title.is_empty() { &answer.file } else { &answer.title };
    writeln!(out, "{title}")?;
    match (answer.par, answer.solvable) {
        (Some(par), _) => {
            let solutions = match answer.lines {
                1 => "one solution".to_owned(),
                lines => format!("{lines} solutions"),
            };
            writeln!(out, "  par {par}, {solutions}, {} positions", answer.states)?;
            for turn in &answer.moves {
                let replies = match turn.replies.as_slice() {
                    [] => String::new(),
                    replies => format!("  ({})", replies.join(", ")),
                };
                writeln!(out, "    {}{replies}", turn.played)?;
            }
        }
        (None, Some(_)) => writeln!(out, "  cannot be won; {} positions", answer.states)?,
        (None, None) => writeln!(out, "  unknown after {} positions", answer.states)?,
    }
    if let Some(documented) = documented.filter(|documented| Some(*documented) != answer.par) {
        writeln!(out, "  the file says par {documented}")?;
    }
    match (&answer.proof.forced, answer.proof.not_within) {
        (Some(ForcedWin::Moves(moves)), _) => writeln!(out, "  wins in {moves} against any play")?,
        (Some(ForcedWin::No(_)), _) => writeln!(out, "  other play of the enemies prevents the win")?,
        (None, Some(moves)) => writeln!(
            out,
            "  other play of the enemies prevents the win for {moves} moves; longer wins were not searched"
        )?,
        (None, None) => {}
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
        writeln!(out, "  no effect: {}", idle.join(", "))?;
    }
    Ok(())
}
