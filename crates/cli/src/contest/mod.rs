//! `chesswright match`: plays a match between two players and estimates the Elo difference.

mod effort;
mod elo;
mod external;
mod game;
mod games_file;
mod move_limit;
mod openings;
mod player;
mod remote;
mod series;

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Result, bail};
use chesswright_game::clock::TimeControl;
use chesswright_rules::Rules;
use clap::Args;
use serde::Serialize;

use crate::game_args::GameOrChess;
use crate::queue::QueueOptions;
use crate::{Verdict, json};
use effort::Effort;
pub(crate) use effort::TimeSource;
pub(crate) use elo::MatchTally;
use elo::Sprt;
pub(crate) use game::Adjudication;
use game::FinishedGame;
pub(crate) use games_file::{GamesFile, MatchSettings};
pub(crate) use move_limit::MoveLimit;
pub(crate) use openings::Openings;
pub(crate) use player::Spec;
pub(crate) use remote::RemoteMatch;
pub(crate) use series::Series;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright match --first self --second random --nodes 1000 --games 20
  chesswright match crazyhouse --first self --second 'cmd=fairy-stockfish' --games 200
  chesswright match --second 'cmd=./older engine' --balanced --nodes 20000 --sprt 0,10 --games 4000
  chesswright match shogi --first level=3 --second level=4 --games 10 -o levels.pgn
  chesswright match 3check --second 'cmd=./engine,protocol=xboard' --clock 10s+0.1
  chesswright match --nodes 50 --games 4 -o games.pgn
  chesswright match --nodes 50 --games 6 -o games.pgn --resume
  chesswright match --nodes 50 --games 4 --book games.pgn --opening 5 --shuffle

A player is `self`, `level=1` to `level=8`, a personality (`random`, `greedy`, `timid`, `swindler`,
`minimax`), or `cmd=PROGRAM ARGUMENTS` for another engine. Options follow, separated by commas:
`protocol=` (`uci` by default, `ucci`, `usi` or `xboard`), `name=`, `nodes=`, `soft-nodes=`, `time=`
(milliseconds) and `depth=` for this player alone, and `Option=value` for the options of an engine.

The players play each opening twice, with the sides changed. Openings are random moves, and a random
setup where the game has one; or they come from a book: the main lines of games (`.pgn`), or
positions, one in each line (any other file: FEN, or EPD without its operations).

With --queue the workers of a queue play (`chesswright worker`), as many games at the same time as they can. The
games are those of one machine where nodes or depth are the limit. Games by time depend on the machines that play them.

Exit code 1 when a player made a fault, such as an illegal move.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameOrChess,
    /// The first player
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    first: Spec,
    /// The second player
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    second: Spec,
    /// The most games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// Milliseconds for each move [default: 100, unless there is another limit]
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Nodes for each move
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Nodes after which a player starts no further iteration, for each move
    #[arg(long, value_name = "N", conflicts_with = "nodes")]
    soft_nodes: Option<u64>,
    /// Plies for each move
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// Play with a clock, such as `10s+0.1`, `5+3` (minutes) or `40/2`
    #[arg(long, value_name = "TIME", conflicts_with_all = ["time", "nodes", "soft_nodes", "depth"])]
    clock: Option<TimeControl>,
    /// Measure the time of our own engine as processor time, so that other work on the machine does not matter.
    /// Another build of it needs the same option: `cmd=./older engine --cpu-time`
    #[arg(long, conflicts_with = "clock")]
    cpu_time: bool,
    /// Take the openings from this file of games or positions
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Take the openings of the book in random order
    #[arg(long, requires = "book")]
    shuffle: bool,
    /// Use only random openings after which the engine sees neither side ahead by more than this, in hundredths
    /// of a pawn
    #[arg(long, value_name = "SCORE", num_args = 0..=1, default_missing_value = "80", conflicts_with = "book")]
    balanced: Option<i32>,
    /// The moves of an opening: 4 random moves by default, 8 if they must be balanced, or all moves of a game of
    /// the book
    #[arg(long, value_name = "N")]
    opening: Option<usize>,
    /// The seed of random openings and of their order
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games run at the same time
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
    /// Call a game a draw after this many moves
    #[arg(long, alias = "longest", value_name = "N", default_value_t = 400)]
    max_moves: usize,
    /// End a game when both players agree for three moves each on a score beyond this, in hundredths of a pawn
    #[arg(long, value_name = "SCORE")]
    resign: Option<i32>,
    /// Call a game a draw when both players agree for ten moves each on a score within this
    #[arg(long, value_name = "SCORE")]
    draw: Option<i32>,
    /// Stop when a sequential test decides between these two Elo differences of the first player
    #[arg(long, value_name = "ELO0,ELO1")]
    sprt: Option<Sprt>,
    /// Write the games to this file, as PGN
    #[arg(short, long, alias = "pgn", value_name = "FILE")]
    out: Option<PathBuf>,
    /// Continue the match in the file of --out
    #[arg(long, requires = "out")]
    resume: bool,
    /// Replace the file of --out
    #[arg(long, requires = "out", conflicts_with = "resume")]
    force: bool,
    /// Print only the final result
    #[arg(long, conflicts_with = "json")]
    quiet: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    queue: QueueOptions,
}

/// Milliseconds for each move.
const DEFAULT_TIME: u64 = 100;
/// Random moves of an opening.
const DEFAULT_OPENING: usize = 4;
/// Random moves of a balanced opening.
const DEFAULT_BALANCED_OPENING: usize = 8;

/// The result of a match.
#[derive(Serialize)]
struct Answer {
    variant: String,
    players: [String; 2],
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: [u32; 5],
    elo: f64,
    elo_error: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    speeds: Option<[u64; 2]>,
    faults: Vec<String>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.game.game.load()?;
    let rules = game.rules();
    if rules.sides() != 2 {
        bail!("a match needs a game with two sides; {} has {}", rules.definition().name, rules.sides());
    }
    let document = options.game.game.document();
    let players = [&options.first, &options.second].map(|spec| spec.for_document(document));
    let names = [players[0].name(), players[1].name()];
    let limit = limit(options);
    let mut file = games_file(options, &MatchSettings { rules, names: [&names[0], &names[1]], limit })?;
    let played = file.as_ref().map(|file| file.played.clone()).unwrap_or_default();
    let mut faults = file.as_ref().map(|file| file.faults.clone()).unwrap_or_default();
    let mut tally = tally(&played);
    let decided =
        |tally: &MatchTally| options.sprt.as_ref().is_some_and(|sprt| sprt.decides(tally).is_some());
    let series = Series {
        rules,
        players: [&players[0], &players[1]],
        limit,
        clock: options.clock.clone(),
        games: if decided(&tally) { 0 } else { options.games },
        openings: openings(options, rules)?,
        concurrency: options.concurrency,
        time_source: if options.cpu_time { TimeSource::Processor } else { TimeSource::Real },
        until: Adjudication { max_moves: options.max_moves, resign: options.resign, draw: options.draw },
    };
    let mut efforts = [Effort::default(); 2];
    let requester = options.queue.connect()?;
    let mut each = |played: &FinishedGame| {
        efforts.iter_mut().zip(played.efforts).for_each(|(sum, effort)| *sum += effort);
        tally.add(played.points, played.number);
        faults.extend(played.fault.clone());
        if let Some(file) = &mut file {
            file.add(played)?;
        }
        if !options.quiet && !options.json {
            let FinishedGame { number, result, reason, .. } = played;
            writeln!(out, "{:>4} {result:>7} {reason}  {}", number + 1, tally.line())?;
            out.flush()?;
        }
        Ok(if decided(&tally) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    };
    match &requester {
        Some(requester) => remote::play(&series, &options.game.game, requester, &played, &mut each)?,
        None => series.play(&played, &mut each)?,
    }
    let verdict = if faults.is_empty() { Verdict::Fine } else { Verdict::FoundWrong };
    let sprt = options.sprt.as_ref().map(|sprt| sprt.line(&tally));
    let speeds = efforts.iter().all(|effort| effort.nodes > 0).then(|| efforts.map(Effort::speed));
    if options.json {
        let ([wins, draws, losses], (elo, elo_error)) = (tally.results(), tally.elo());
        let variant = rules.definition().name.clone();
        let pairs = tally.pentanomial();
        let answer = Answer {
            variant,
            players: names,
            wins,
            draws,
            losses,
            pairs,
            elo,
            elo_error,
            sprt,
            speeds,
            faults,
        };
        json::print(out, json::MATCH, &answer)?;
        return Ok(verdict);
    }
    writeln!(out, "{} against {}: {}", names[0], names[1], tally.line())?;
    if tally.pentanomial().iter().sum::<u32>() > 1 {
        let [nothing, half, even, three_halves, all] = tally.pentanomial();
        writeln!(out, "pairs with 0, ½, 1, 1½, 2 points: {nothing}, {half}, {even}, {three_halves}, {all}")?;
    }
    if let Some([first, second]) = speeds {
        writeln!(out, "nodes per second: {first}, {second}")?;
    }
    for line in sprt.into_iter().chain(faults.into_iter().map(|fault| format!("fault: {fault}"))) {
        writeln!(out, "{line}")?;
    }
    Ok(verdict)
}

/// The limit of a move for both players.
fn limit(options: &Options) -> MoveLimit {
    let &Options { time, nodes, soft_nodes, depth, .. } = options;
    let limit = MoveLimit { time, nodes, soft_nodes, depth };
    match limit == MoveLimit::default() && options.clock.is_none() {
        true => MoveLimit { time: Some(DEFAULT_TIME), ..limit },
        false => limit,
    }
}

fn openings(options: &Options, rules: &Rules) -> Result<Openings> {
    let openings = match &options.book {
        Some(book) => Openings::book(book, rules, options.opening)?,
        None => match options.balanced {
            Some(balance) => {
                Openings::balanced(options.opening.unwrap_or(DEFAULT_BALANCED_OPENING), options.seed, balance)
            }
            None => Openings::random(options.opening.unwrap_or(DEFAULT_OPENING), options.seed),
        },
    };
    Ok(if options.shuffle { openings.shuffled(options.seed) } else { openings })
}

/// The file for the games, if there is to be one.
fn games_file(options: &Options, settings: &MatchSettings<'_>) -> Result<Option<GamesFile>> {
    let file = options.out.as_ref().map(|path| match options.resume {
        true => GamesFile::resume(path, settings),
        false => GamesFile::create(path, options.force),
    });
    file.transpose()
}

/// The results of the games that an earlier run has played.
fn tally(played: &BTreeMap<usize, u32>) -> MatchTally {
    let mut tally = MatchTally::default();
    played.iter().for_each(|(&number, &points)| tally.add(points, number));
    tally
}
