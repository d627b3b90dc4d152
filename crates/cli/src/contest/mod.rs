//! `chesswright match`: players against each other, many times, and what that says about their strength.

mod external;
mod figures;
mod one;
mod player;

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use anyhow::{Context, Result, bail};
use chesswright_engine::Random;
use chesswright_rules::Rules;
use clap::{ArgGroup, Args};

use crate::Verdict;
use crate::game_options::{WHICH, WhichGame};
use figures::{Sprt, Tally};
use one::{Pace, Pair, Played};
use player::Spec;

#[derive(Args)]
#[command(group(ArgGroup::new("game").args(WHICH)))]
#[command(after_help = "\
Examples:
  chesswright match --first self --second random --nodes 1000 --games 20
  chesswright match --variant crazyhouse --first self --second 'cmd=fairy-stockfish' --games 200
  chesswright match --first self --second 'cmd=./older uci' --time 50 --sprt 0,10 --games 4000
  chesswright match --variant shogi --first level=3 --second level=4 --games 10 --pgn levels.pgn

A player is `self`, `level=1` to `level=8`, a personality (`random`, `greedy`, `timid`, `swindler`, `minimax`), or `cmd=PROGRAM ARGUMENTS` for an
engine that speaks UCI. Behind it, with commas: `name=`, `nodes=`, `time=` (milliseconds) and `depth=` for this player alone, and
`Option=value` for options of an engine.

Openings are random moves, and each is played twice with the sides changed.")]
pub(crate) struct Options {
    #[command(flatten)]
    which: WhichGame,
    /// The first player
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    first: Spec,
    /// The second player
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    second: Spec,
    /// How many games at most
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Positions for each move
    #[arg(long)]
    nodes: Option<u64>,
    /// Plies for each move
    #[arg(long)]
    depth: Option<u32>,
    /// Random moves at the beginning
    #[arg(long, value_name = "MOVES", default_value_t = 4)]
    opening: usize,
    /// Which random openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// A game of so many moves is a draw
    #[arg(long, value_name = "MOVES", default_value_t = 400)]
    longest: usize,
    /// A game is won when both players agree on a score beyond this, in hundredths of a pawn, for three moves each
    #[arg(long, value_name = "POINTS")]
    resign: Option<i32>,
    /// Stop when it is clear whether the first player is stronger by the one Elo difference or the other
    #[arg(long, value_name = "ELO0,ELO1")]
    sprt: Option<Sprt>,
    /// Write the games to a file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Say nothing about single games
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.which.game()?;
    let rules = game.rules();
    if rules.sides() != 2 {
        bail!("a match needs two sides; {} has {}", rules.definition().name, rules.sides());
    }
    let pace = Pace { time: options.time, nodes: options.nodes, depth: options.depth };
    let pace = if pace == Pace::default() { Pace { time: Some(100), ..pace } } else { pace };
    let mut pgn = match &options.pgn {
        Some(path) => {
            Some(std::fs::File::create(path).with_context(|| format!("cannot write `{}`", path.display()))?)
        }
        None => None,
    };
    let next = AtomicUsize::new(0);
    let mut tally = Tally::default();
    let mut faults = vec![];
    std::thread::scope(|scope| -> Result<()> {
        let (results, inbox) = mpsc::channel::<Result<Played>>();
        for _ in 0..options.concurrency.clamp(1, 64) {
            let (results, next) = (results.clone(), &next);
            scope.spawn(move || play_on(options, rules, pace, next, &results));
        }
        drop(results);
        for played in inbox {
            let played = match played {
                Ok(played) => played,
                Err(error) => {
                    next.store(usize::MAX / 2, Ordering::Relaxed);
                    return Err(error);
                }
            };
            tally.add(played.points, played.number);
            faults.extend(played.fault.clone());
            if let Some(file) = &mut pgn {
                write!(file, "{}", played.pgn)?;
            }
            if !options.quiet {
                writeln!(
                    out,
                    "{:>4} {:>7} {}  {}",
                    played.number + 1,
                    played.result,
                    played.reason,
                    tally.line()
                )?;
                out.flush()?;
            }
            if options.sprt.as_ref().is_some_and(|sprt| sprt.decides(&tally).is_some()) {
                next.store(usize::MAX / 2, Ordering::Relaxed);
            }
        }
        Ok(())
    })?;
    writeln!(out, "{} against {}: {}", options.first.name(), options.second.name(), tally.line())?;
    if let Some(sprt) = &options.sprt {
        writeln!(out, "{}", sprt.line(&tally))?;
    }
    for fault in &faults {
        writeln!(out, "fault: {fault}")?;
    }
    Ok(if faults.is_empty() { Verdict::Fine } else { Verdict::FoundWrong })
}

/// Plays games until there are no more to be played.
fn play_on(
    options: &Options,
    rules: &Rules,
    pace: Pace,
    next: &AtomicUsize,
    results: &mpsc::Sender<Result<Played>>,
) {
    let mut pair = match Pair::new(&options.first, &options.second, rules, pace) {
        Ok(pair) => pair,
        Err(error) => return drop(results.send(Err(error))),
    };
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= options.games {
            return;
        }
        let mut random = Random::new(options.seed.wrapping_mul(0x1_0001).wrapping_add(number as u64 / 2));
        let opening = one::opening(rules, options.opening, &mut random);
        let played = pair.play(number, &opening, options.longest, options.resign);
        let failed = played.is_err();
        if results.send(played).is_err() || failed {
            return;
        }
    }
}
