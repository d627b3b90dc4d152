//! The time to make a game playable: from document to definition, and from definition to rules.
#![allow(clippy::print_stdout, reason = "a command line tool")]

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use chesswright_rules::Rules;
use clap::Parser;
use cpu_time::ThreadTime;

/// Time from document to definition and from definition to rules.
#[derive(Parser)]
struct Cli {
    /// The number of measurements; the median is printed
    #[arg(long, default_value_t = 101)]
    rounds: usize,
}

/// The games, and the maximal compile time of their rules in milliseconds.
const ROWS: [(&str, Option<f64>); 4] =
    [("chess", Some(5.0)), ("capablanca", None), ("xiangqi", None), ("menagerie", Some(100.0))];

/// The median time of several runs, in milliseconds.
fn median<T>(rounds: usize, mut work: impl FnMut() -> T) -> f64 {
    black_box(work());
    let mut times: Vec<Duration> = (0..rounds.max(1))
        .map(|_| {
            let begun = ThreadTime::now();
            black_box(work());
            begun.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1e3
}

fn main() -> ExitCode {
    let rounds = Cli::parse().rounds;
    let mut missing = false;
    println!("| game | cells | pieces | document → definition ms | definition → rules ms | floor | |");
    println!("|---|---|---|---|---|---|---|");
    for (name, floor) in ROWS {
        let game = chesswright_catalog::definition(name)
            .and_then(|definition| Some((Rules::new(&definition).ok()?, definition)));
        let Some((rules, definition)) = game else {
            missing = true;
            println!("| {name} | | | | | | cannot be built |");
            continue;
        };
        let read = median(rounds, || chesswright_catalog::definition(black_box(name)));
        let compile = median(rounds, || Rules::new(black_box(&definition)));
        let judged = match floor {
            Some(floor) if compile > floor => "below",
            Some(_) => "ok",
            None => "",
        };
        let floor = floor.map(|ms| ms.to_string()).unwrap_or_default();
        println!(
            "| {name} | {} | {} | {read:.2} | {compile:.2} | {floor} | {judged} |",
            rules.board().len(),
            definition.pieces.len()
        );
    }
    println!("\nParents are read, too. Median of {} rounds.", rounds.max(1));
    ExitCode::from(u8::from(missing))
}
