//! Runs one row of the table once, so that an external tool can count its instructions.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool")]

use std::hint::black_box;
use std::process::ExitCode;

use chesswright_bench::core::Core;
use chesswright_bench::rows::{ROWS, row};
use chesswright_rules::{Rules, perft_at_every_width};
use clap::Parser;

/// Walks one row of the table.
#[derive(Parser)]
struct Cli {
    /// The row of the table
    #[arg(required_unless_present_any = ["list", "versions"])]
    row: Option<String>,
    /// Check that all versions of the generator (widths and processors) count the same. Only this program contains all of them
    #[arg(long)]
    versions: bool,
    /// Print the rows that can be walked
    #[arg(long)]
    list: bool,
}

/// Counts with every version of the move generator.
fn versions() -> ExitCode {
    const DEPTH: u32 = 4;
    const LEAVES: u64 = 197_281;
    let rules = chesswright_catalog::definition("chess").map(|chess| Rules::new(&chess));
    let counted = rules.and_then(Result::ok).and_then(|rules| perft_at_every_width(&rules, DEPTH).ok());
    match counted {
        Some(counts) if counts.iter().all(|way| way.leaves == LEAVES) => {
            counts.iter().for_each(|way| println!("{way}"));
            ExitCode::SUCCESS
        }
        counts => {
            eprintln!("{LEAVES} leaves are expected, found {counts:?}");
            ExitCode::FAILURE
        }
    }
}

/// The part whose instructions count: valgrind finds it by its name. Reading and compiling the rules does not belong to
/// it, because hash tables with random keys make its count differ from run to run.
#[inline(never)]
fn walk(core: &mut Core, depth: u32) -> u64 {
    core.perft(depth)
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    if cli.versions {
        return versions();
    }
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
        Ok(mut core) => {
            let (depth, expected) = row.counted;
            let nodes = walk(&mut core, black_box(depth));
            if nodes == expected {
                return ExitCode::SUCCESS;
            }
            eprintln!("row `{name}`: {nodes} leaves at depth {depth}, {expected} expected");
            ExitCode::FAILURE
        }
    }
}
