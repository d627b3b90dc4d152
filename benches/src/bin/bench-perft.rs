//! Perft speed as a ratio to cozy-chess in the same run: thread CPU time, rounds interleaved, median.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool")]

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use chesswright_bench::core::Core;
use chesswright_bench::peer;
use chesswright_bench::rows::{KIWIPETE, ROWS, Row};
use clap::Parser;
use cpu_time::ThreadTime;

/// Perft speed as a ratio to cozy-chess.
#[derive(Parser)]
struct Cli {
    /// The number of measurements; the median is printed
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Measure only these rows
    rows: Vec<String>,
}

/// A perft implementation with its measured times.
struct Runner<'a> {
    walk: Box<dyn FnMut() -> u64 + 'a>,
    nodes: u64,
    times: Vec<Duration>,
}

impl<'a> Runner<'a> {
    fn new(walk: impl FnMut() -> u64 + 'a) -> Self {
        let mut walk: Box<dyn FnMut() -> u64 + 'a> = Box::new(walk);
        let nodes = walk();
        Self { walk, nodes, times: vec![] }
    }

    fn measure(&mut self) {
        let begun = ThreadTime::now();
        black_box((self.walk)());
        self.times.push(begun.elapsed());
    }

    /// Million nodes per second at the median time.
    fn speed(&mut self) -> f64 {
        self.times.sort();
        self.nodes as f64 / self.times[self.times.len() / 2].as_secs_f64() / 1e6
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let chosen: Vec<&Row> = ROWS
        .iter()
        .filter(|row| cli.rows.is_empty() || cli.rows.iter().any(|name| name == row.name))
        .collect();
    if chosen.is_empty() {
        let names: Vec<&str> = ROWS.iter().map(|row| row.name).collect();
        eprintln!("unknown row; the rows are {}", names.join(", "));
        return ExitCode::from(2);
    }

    let mut peer_start = peer_runner(None, 6);
    let mut peer_kiwipete = peer_runner(Some(KIWIPETE), 5);
    let mut ours: Vec<Result<Runner<'_>, String>> = chosen
        .iter()
        .map(|row| {
            let mut core = Core::new(row.variant, row.fen)?;
            Ok(Runner::new(move || core.perft(black_box(row.timed.0))))
        })
        .collect();
    for round in 1..=cli.rounds.max(1) {
        eprint!("\rround {round} of {}", cli.rounds.max(1));
        peer_start.measure();
        peer_kiwipete.measure();
        ours.iter_mut().flatten().for_each(Runner::measure);
    }
    eprintln!();

    let (start, kiwipete) = (peer_start.speed(), peer_kiwipete.speed());
    println!("| row | depth | nodes | Mn/s | ratio | floor | |");
    println!("|---|---|---|---|---|---|---|");
    println!("| cozy-chess start | 6 | {} | {start:.0} | 1.00 | | peer |", peer_start.nodes);
    println!(
        "| cozy-chess kiwipete | 5 | {} | {kiwipete:.0} | {:.2} | | peer |",
        peer_kiwipete.nodes,
        kiwipete / start
    );
    let mut wrong = false;
    for (row, ours) in chosen.iter().zip(&mut ours) {
        let (depth, expected) = row.timed;
        match ours {
            Err(reason) => println!("| {} | {depth} | | | | {} | {reason} |", row.name, row.floor),
            Ok(ours) => {
                let speed = ours.speed();
                let ratio = speed / if row.to_peers_own { kiwipete } else { start };
                let judged = if ours.nodes != expected {
                    wrong = true;
                    format!("WRONG, {expected} expected")
                } else if ratio < row.floor {
                    "below".into()
                } else {
                    "ok".into()
                };
                println!(
                    "| {} | {depth} | {} | {speed:.0} | {ratio:.2} | {} | {judged} |",
                    row.name, ours.nodes, row.floor
                );
            }
        }
    }
    println!(
        "\nratio: to cozy-chess at the start of chess; kiwipete to its own. Median of {} rounds.",
        cli.rounds.max(1)
    );
    ExitCode::from(u8::from(wrong))
}

fn peer_runner(fen: Option<&'static str>, depth: u32) -> Runner<'static> {
    let board = peer::position(fen);
    Runner::new(move || peer::perft(black_box(&board), black_box(depth)))
}
