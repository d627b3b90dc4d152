//! Speed of reading games with their moves checked, compared with `pgn-reader` and `shakmaty` in the same run.
//!
//! This is an example instead of a program because only examples can have dependencies that do not ship: the peers are
//! copyleft.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool")]

use std::fs::File;
use std::hint::black_box;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use chesswright_notation::pgn::{Checked, CheckedReader, GameResult, Tags, Writer};
use chesswright_notation::{San, san::Style};
use chesswright_rules::Rules;
use chesswright_rules::search::SearchExt;
use clap::Parser;
use cpu_time::ThreadTime;
use pgn_reader::{SanPlus, Visitor};
use shakmaty::{Chess, Position as _};

/// Reading games, as a ratio to pgn-reader with shakmaty.
#[derive(Parser)]
struct Cli {
    /// The number of measurements; the median is printed
    #[arg(long, default_value_t = 7)]
    rounds: usize,
    /// The number of generated games
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// Read this file instead of generated games
    #[arg(long)]
    file: Option<PathBuf>,
    /// Only read a file this many times, and print the peak memory
    #[arg(long, hide = true)]
    times: Option<u64>,
}

/// The largest accepted ratio of our time to the peer's.
const LIMIT: f64 = 2.0;

fn main() -> Result<ExitCode, Box<dyn std::error::Error>> {
    let cli = Cli::parse();
    if let (Some(times), Some(file)) = (cli.times, &cli.file) {
        let moves = ours(Repeated { path: file.clone(), left: times, now: None })?;
        println!("{moves} {}", peak_memory().unwrap_or_default());
        return Ok(ExitCode::SUCCESS);
    }
    let (path, text) = match &cli.file {
        Some(path) => (path.clone(), std::fs::read(path)?),
        None => {
            let path = std::env::temp_dir().join(format!("chesswright-bench-{}.pgn", std::process::id()));
            let text = made_up(cli.games)?;
            std::fs::write(&path, &text)?;
            (path, text)
        }
    };
    let (mut our_times, mut peer_times) = (vec![], vec![]);
    let (mut moves, mut peer_moves) = (0, 0);
    for _ in 0..cli.rounds.max(1) {
        our_times.push(timed(|| {
            moves = ours(black_box(&text[..]))?;
            Ok(())
        })?);
        peer_times.push(timed(|| {
            peer_moves = peer(black_box(&text[..]))?;
            Ok(())
        })?);
    }
    let (ours, peers) = (median(our_times), median(peer_times));
    let speed = |time: Duration, moves: u64| {
        let seconds = time.as_secs_f64();
        format!(
            "{:.2} M moves/s, {:.0} MB/s, {:.0} ns/move",
            moves as f64 / seconds / 1e6,
            text.len() as f64 / seconds / 1e6,
            seconds * 1e9 / moves as f64
        )
    };
    println!("{} bytes, {moves} moves", text.len());
    println!("pgn-reader + shakmaty: {}", speed(peers, peer_moves));
    println!("ours:                  {}", speed(ours, moves));
    let ratio = ours.as_secs_f64() / peers.as_secs_f64();
    println!("ratio of times: {ratio:.2} (limit {LIMIT})");
    for times in [1, 10] {
        println!("peak memory, file read {times} times over: {} kB", memory(&path, times)?);
    }
    if cli.file.is_none() {
        std::fs::remove_file(&path)?;
    }
    let fine = moves == peer_moves && ratio <= LIMIT;
    if moves != peer_moves {
        println!("WRONG: the peer has {peer_moves} moves");
    }
    Ok(ExitCode::from(u8::from(!fine)))
}

/// Counts the moves of checked games.
fn ours(input: impl Read) -> io::Result<u64> {
    let mut variants = |name: &str| Rules::new(&chesswright_catalog::definition(name)?).ok();
    let mut reader = CheckedReader::new(input, &mut variants);
    let mut moves = 0;
    while let Some(event) = reader.event()? {
        match event {
            Checked::Move { played: Some(_), .. } => moves += 1,
            Checked::Fault(fault) => eprintln!("{fault}"),
            _ => {}
        }
    }
    Ok(moves)
}

/// The same with the peer.
fn peer(input: impl Read) -> io::Result<u64> {
    let mut reader = pgn_reader::Reader::new(input);
    let mut counter = Counter(0);
    while reader.read_game(&mut counter)?.is_some() {}
    Ok(counter.0)
}

struct Counter(u64);

impl Visitor for Counter {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(played) => {
                position.play_unchecked(played);
                self.0 += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn end_game(&mut self, _: Chess) {}
}

/// Realistic random games: captures and checks are more frequent than in uniformly random games, and some moves have
/// clocks.
fn made_up(games: u64) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let rules = Rules::new(&chesswright_catalog::definition("chess").ok_or("no chess")?)?;
    let san = San::new(&rules);
    let mut writer = Writer::default();
    let mut random = 0x2545_F491_4F6C_DD1Du64;
    let mut dice = |sides: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % sides.max(1)
    };
    for game in 0..games {
        let mut position = rules.start();
        for _ in 0..60 + dice(80) {
            let moves = position.legal_moves();
            let captures = position.legal_captures();
            let pool = if !captures.is_empty() && dice(3) == 0 { &captures } else { &moves };
            let Some(played) = pool.get(dice(pool.len())) else { break };
            position.play_unchecked(played);
        }
        let result = match position.outcome().map(|outcome| outcome.winner) {
            Some(Some(side)) => GameResult::Won { winners: 1 << side.0, sides: 2 },
            Some(None) => GameResult::Drawn { sides: 2 },
            None => GameResult::Unknown,
        };
        let mut tags = Tags::default();
        for (name, value) in [
            ("Event", "made up"),
            ("Site", "here"),
            ("Round", &game.to_string()),
            ("White", "Anna"),
            ("Black", "Berta"),
            ("Result", &result.to_string()),
            ("WhiteElo", "2400"),
            ("ECO", "A00"),
        ] {
            tags.add(name, value);
        }
        writer.tags(&tags);
        let mut again = rules.start();
        for played in position.played() {
            writer.played(&again, &san.write(&again, played, Style::SHORT));
            if game % 4 == 0 {
                writer.comment(&format!("[%clk 0:0{}:{:02}]", dice(10), dice(60)));
            }
            again.play_unchecked(played);
        }
        writer.result(result);
    }
    Ok(writer.take().into_bytes())
}

fn timed(mut run: impl FnMut() -> io::Result<()>) -> io::Result<Duration> {
    let begun = ThreadTime::now();
    run()?;
    Ok(begun.elapsed())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// The peak memory, in kilobytes, of a separate process that reads a file several times.
fn memory(path: &Path, times: u64) -> io::Result<u64> {
    let program = std::env::current_exe()?;
    let out = Command::new(program).arg("--file").arg(path).args(["--times", &times.to_string()]).output()?;
    let told = String::from_utf8_lossy(&out.stdout);
    Ok(told.split_whitespace().nth(1).and_then(|word| word.parse().ok()).unwrap_or_default())
}

/// The peak memory of this process in kilobytes, if the system reports it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// A file repeated several times.
struct Repeated {
    path: PathBuf,
    left: u64,
    now: Option<File>,
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(file) = &mut self.now {
                let read = file.read(buffer)?;
                if read > 0 {
                    return Ok(read);
                }
            }
            if self.left == 0 {
                return Ok(0);
            }
            self.left -= 1;
            self.now = Some(File::open(&self.path)?);
        }
    }
}
