//! Search speed in positions per second, compared with Fairy-Stockfish without a network in the same run, on games that
//! both programs know.
//!
//! This is an example instead of a program because its dependencies do not ship. The peer is a separate program that
//! speaks UCI.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool")]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::time::Instant;

use chesswright_engine::{Engine, Limits, Stop};
use chesswright_notation::position;
use chesswright_rules::{Position, Rules};
use clap::Parser;

/// Games by their names in both programs: ours and the peer's.
const GAMES: [(&str, &str); 12] = [
    ("chess", "chess"),
    ("crazyhouse", "crazyhouse"),
    ("atomic", "atomic"),
    ("antichess", "antichess"),
    ("horde", "horde"),
    ("racingkings", "racingkings"),
    ("kingofthehill", "kingofthehill"),
    ("3check", "3check"),
    ("xiangqi", "xiangqi"),
    ("shogi", "shogi"),
    ("makruk", "makruk"),
    ("capablanca", "capablanca"),
];
/// The second position is this many half-moves into a game.
const PLIES: usize = 16;

/// Positions a second of the search, as a ratio to Fairy-Stockfish without a network.
#[derive(Parser)]
struct Cli {
    /// The number of measurements; the median is printed
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// The thinking time for each position, in milliseconds
    #[arg(long, default_value_t = 500)]
    time: u64,
    /// The path of the program to compare with
    #[arg(long)]
    peer: Option<PathBuf>,
    /// Measure only this game
    game: Option<String>,
}

fn main() -> Result<ExitCode, Box<dyn std::error::Error>> {
    let cli = Cli::parse();
    let places = ["/usr/games/fairy-stockfish", "/usr/bin/fairy-stockfish"].map(PathBuf::from);
    let Some(path) = cli.peer.clone().or_else(|| places.into_iter().find(|path| path.exists())) else {
        eprintln!("cannot find fairy-stockfish; install it, or give its path with --peer");
        return Ok(ExitCode::from(2));
    };
    let mut peer = Peer::start(&path)?;
    println!(
        "{:<14} {:>9} {:>9} {:>6}   thousand positions a second, one thread",
        "game", "ours", "peer", "ratio"
    );
    for (name, theirs) in GAMES {
        if cli.game.as_ref().is_some_and(|game| game != name) {
            continue;
        }
        let definition = chesswright_catalog::definition(name).ok_or("no such game")?;
        let rules = Rules::new(&definition)?;
        if !peer.set_up(theirs)? {
            println!("{name:<14} not supported by the peer");
            continue;
        }
        let (mut ours, mut others) = (vec![], vec![]);
        for position in [rules.start(), later(&rules)] {
            let fen = position::write(&position);
            for _ in 0..cli.rounds.max(1) {
                ours.push(rate(&position, cli.time));
                others.push(peer.rate(&fen, cli.time)?);
            }
        }
        let (ours, others) = (median(ours), median(others));
        println!("{name:<14} {:>9.0} {:>9.0} {:>6.2}", ours / 1e3, others / 1e3, ours / others);
    }
    Ok(ExitCode::SUCCESS)
}

/// A middle-game position, reached by short searches.
fn later(rules: &Rules) -> Position {
    let mut position = rules.start();
    let mut engine = Engine::new(rules);
    for _ in 0..PLIES {
        let answer = engine.search(&position, &Limits::nodes(300), &Stop::new(), &|| 0, &mut |_| {});
        let Some(best) = answer.best_move else { break };
        position.play_unchecked(&best);
    }
    position
}

/// Our positions per second.
fn rate(position: &Position, milliseconds: u64) -> f64 {
    let mut engine = Engine::new(position.rules());
    let begun = Instant::now();
    let clock = move || begun.elapsed().as_millis() as u64;
    let answer = engine.search(position, &Limits::time(milliseconds), &Stop::new(), &clock, &mut |_| {});
    answer.nodes as f64 / begun.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// The peer program, which speaks UCI.
struct Peer {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    games: Vec<String>,
}

impl Peer {
    fn start(path: &PathBuf) -> Result<Self, Box<dyn std::error::Error>> {
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let to = child.stdin.take().ok_or("no input")?;
        let from = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut peer = Self { child, to, from, games: vec![] };
        peer.say("uci")?;
        loop {
            let line = peer.hear()?;
            if let Some(games) = line.strip_prefix("option name UCI_Variant ") {
                peer.games = games.split(" var ").map(|game| game.trim().to_owned()).collect();
            }
            if line.starts_with("uciok") {
                return Ok(peer);
            }
        }
    }

    /// Starts a new game of a variant. Returns whether the peer knows it.
    fn set_up(&mut self, game: &str) -> std::io::Result<bool> {
        let known = self.games.iter().any(|known| known == game);
        if known {
            self.say(&format!("setoption name UCI_Variant value {game}"))?;
        }
        Ok(known)
    }

    fn rate(&mut self, fen: &str, milliseconds: u64) -> Result<f64, Box<dyn std::error::Error>> {
        self.say("ucinewgame")?;
        self.say(&format!("position fen {fen}"))?;
        self.say(&format!("go movetime {milliseconds}"))?;
        let begun = Instant::now();
        let mut nodes = 0.0;
        loop {
            let line = self.hear()?;
            let mut words = line.split_whitespace();
            if words.clone().next() == Some("bestmove") {
                return Ok(nodes / begun.elapsed().as_secs_f64());
            }
            if words.any(|word| word == "nodes") {
                nodes = words.next().ok_or("no number of nodes")?.parse()?;
            }
        }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.to, "{line}")?;
        self.to.flush()
    }

    fn hear(&mut self) -> std::io::Result<String> {
        let mut line = String::new();
        if self.from.read_line(&mut line)? == 0 {
            return Err(std::io::Error::other("the peer has stopped"));
        }
        Ok(line)
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // Killing fails if the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
