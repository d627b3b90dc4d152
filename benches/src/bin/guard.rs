//! Runs one row of the table once, so that its instructions can be counted from outside.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool")]

use std::hint::black_box;
use std::process::ExitCode;

use chesswright_bench::core::Core;
use chesswright_bench::rows::{ROWS, row};
use clap::Parser;

/// Walks one row of the table.
#[derive(Parser)]
struct Cli {
    /// The row
    #[arg(required_unless_present = "list")]
    row: Option<String>,
    /// Set everything up, then leave without walking
    #[arg(long)]
    setup_only: bool,
    /// Print the rows that can be walked
    #[arg(long)]
    list: bool,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let Some(name) = cli.row else {
        let able = ROWS.iter().filter(|row| Core::new(row.variant, row.fen).is_ok());
        able.for_each(|row| println!("{}", row.name));
        return ExitCode::SUCCESS;
    };
    let Some(row) = row(&name) else {
        eprintln!("no row `{name}`; `--list` prints them");
        return ExitCode::from(2);
    };
    match Core::new(row.variant, row.fen) {
        Err(reason) => {
            eprintln!("row `{name}`: {reason}");
            ExitCode::from(2)
        }
        Ok(_) if cli.setup_only => ExitCode::SUCCESS,
        Ok(mut core) => {
            let (depth, expected) = row.counted;
            let nodes = core.perft(black_box(depth));
            if nodes == expected {
                return ExitCode::SUCCESS;
            }
            eprintln!("row `{name}`: {nodes} leaves at depth {depth}, {expected} expected");
            ExitCode::FAILURE
        }
    }
}
