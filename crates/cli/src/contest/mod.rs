//! `chesswright match`: players against each other, many times, and what that says about their strength.

mod external;
mod figures;
mod kept;
mod one;
mod openings;
mod pace;
mod player;
mod series;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Result, bail};
use chesswright_game::clock::TimeControl;
use clap::{ArgGroup, Args};

use crate::Verdict;
use crate::game_options::{WHICH, WhichGame};
use figures::Sprt;
pub(crate) use figures::Tally;
pub(crate) use kept::{Kept, Match};
pub(crate) use one::Adjudication;
use one::Played;
pub(crate) use openings::Openings;
pub(crate) use pace::Pace;
pub(crate) use player::Spec;
pub(crate) use series::Series;

#[derive(Args)]
#[command(group(ArgGroup::new("game").args(WHICH)))]
#[command(after_help = "\
Examples:
  chesswright match --first self --second random --nodes 1000 --games 20
  chesswright match --variant crazyhouse --first self --second 'cmd=fairy-stockfish' --games 200
  chesswright match --first self --second 'cmd=./older uci' --time 50 --sprt 0,10 --games 4000
  chesswright match --variant shogi --first level=3 --second level=4 --games 10 --pgn levels.pgn
  chesswright match --variant 3check --second 'cmd=./engine,protocol=xboard' --clock 10s+0.1
  chesswright match --nodes 50 --games 4 --pgn games.pgn
  chesswright match --nodes 50 --games 6 --pgn games.pgn --resume
  chesswright match --nodes 50 --games 4 --book games.pgn --opening 5 --shuffle

A player is `self`, `level=1` to `level=8`, a personality (`random`, `greedy`, `timid`, `swindler`, `minimax`), or `cmd=PROGRAM ARGUMENTS` for
another engine. Behind it, with commas: `protocol=` (`uci`, which is usual, `ucci`, `usi` or `xboard`), `name=`, `nodes=`, `time=` (milliseconds)
and `depth=` for this player alone, and `Option=value` for options of an engine.

Each opening is played twice with the sides changed. Openings are random moves, and games that shuffle their pieces are dealt anew; or they are
those of a book: the main lines of games (`.pgn`), or positions, one in each line (any other file: FEN, or EPD, whose operations are passed over).")]
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
    /// A clock beside the board, such as `10s+0.1`, `5+3` (minutes) or `40/2`
    #[arg(long, conflicts_with_all = ["time", "nodes", "depth"])]
    clock: Option<TimeControl>,
    /// A file of games or positions where the games begin
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Takes the openings of the book in another order
    #[arg(long, requires = "book")]
    shuffle: bool,
    /// Moves of an opening: 4 at random, or as many as the games of the book have
    #[arg(long, value_name = "MOVES")]
    opening: Option<usize>,
    /// Which random openings, or which order
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
    /// A game is drawn when both players agree on a score within this for ten moves each
    #[arg(long, value_name = "POINTS")]
    draw: Option<i32>,
    /// Stop when it is clear whether the first player is stronger by the one Elo difference or the other
    #[arg(long, value_name = "ELO0,ELO1")]
    sprt: Option<Sprt>,
    /// Write the games to a file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Go on with a match whose games are in that file
    #[arg(long, requires = "pgn")]
    resume: bool,
    /// Say nothing about single games
    #[arg(long)]
    quiet: bool,
}

/// Milliseconds for each move.
const USUAL_TIME: u64 = 100;
/// Random moves of an opening.
const USUAL_OPENING: usize = 4;

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.which.game()?;
    let rules = game.rules();
    if rules.sides() != 2 {
        bail!("a match needs two sides; {} has {}", rules.definition().name, rules.sides());
    }
    let mut pace = Pace { time: options.time, nodes: options.nodes, depth: options.depth };
    if pace == Pace::default() && options.clock.is_none() {
        pace.time = Some(USUAL_TIME);
    }
    let players =
        [&options.first, &options.second].map(|spec| spec.for_document(options.which.file.as_deref()));
    let openings = match &options.book {
        Some(book) => Openings::book(book, rules, options.opening)?,
        None => Openings::Random { moves: options.opening.unwrap_or(USUAL_OPENING), seed: options.seed },
    };
    let openings = if options.shuffle { openings.shuffled(options.seed) } else { openings };
    let names = [players[0].name(), players[1].name()];
    let mut kept = match &options.pgn {
        Some(path) if options.resume => {
            Some(Kept::go_on(path, &Match { rules, names: [&names[0], &names[1]], pace })?)
        }
        Some(path) => Some(Kept::begin(path)?),
        None => None,
    };
    let played = kept.as_ref().map(|kept| kept.played.clone()).unwrap_or_default();
    let mut tally = Tally::default();
    played.iter().for_each(|(&number, &points)| tally.add(points, number));
    let decided = |tally: &Tally| options.sprt.as_ref().is_some_and(|sprt| sprt.decides(tally).is_some());
    let mut faults = kept.as_ref().map(|kept| kept.faults.clone()).unwrap_or_default();
    let series = Series {
        rules,
        players: [&players[0], &players[1]],
        pace,
        clock: options.clock.clone(),
        games: if decided(&tally) { 0 } else { options.games },
        openings,
        concurrency: options.concurrency,
        until: Adjudication { longest: options.longest, resign: options.resign, draw: options.draw },
    };
    series.play(&played, |played| {
        tally.add(played.points, played.number);
        faults.extend(played.fault.clone());
        if let Some(kept) = &mut kept {
            kept.add(played)?;
        }
        if !options.quiet {
            let Played { number, result, reason, .. } = played;
            writeln!(out, "{:>4} {result:>7} {reason}  {}", number + 1, tally.line())?;
            out.flush()?;
        }
        Ok(if decided(&tally) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    writeln!(out, "{} against {}: {}", names[0], names[1], tally.line())?;
    if let Some(sprt) = &options.sprt {
        writeln!(out, "{}", sprt.line(&tally))?;
    }
    for fault in &faults {
        writeln!(out, "fault: {fault}")?;
    }
    Ok(if faults.is_empty() { Verdict::Fine } else { Verdict::FoundWrong })
}
