//! Builds, tests and measures Chesswright: `cargo xtask --help`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool")]

mod bench;
mod clock;
mod deep;
mod docs;
mod drivers;
mod fuzz;
mod guard;
mod ladder;
mod layers;
mod licences;
mod oracle;
mod page;
mod python;
mod release;
mod shell;
mod test;
mod timings;
mod wasm;
mod words;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Builds, tests and measures Chesswright.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run the checks that every change must pass, stage by stage
    Test(test::Options),
    /// Build the page and serve it: the quickest way to play
    Play(page::PlayOptions),
    /// Build the program `chesswright` with the page inside
    App,
    /// Measure how long `play` and every stage of `test` take, and on which crates
    Timings(timings::Options),
    /// Build the library crates for WebAssembly
    Wasm(wasm::Options),
    /// Measure speed; `perft` compares with the crate cozy-chess in the same run
    Bench(bench::Options),
    /// Play a match against another engine and add the result to docs/ladder.tsv
    Ladder(ladder::Options),
    /// Compare instruction counts with the recorded ones
    Guard(guard::Options),
    /// Fuzz the parsers and the rules
    Fuzz(fuzz::Options),
    /// Compare moves, texts and ends of random games with the rules of another program
    Oracle(oracle::Options),
    /// Run checks that take hours, which can stop and continue, and write a summary
    Deep(deep::Options),
    /// Check that everything that ships has a permissive licence
    Licences,
    /// Make archives of the program with the page inside, with checksums and a bill of materials
    Release(release::Options),
    /// Build the programs of the later stages of `test`
    #[command(hide = true)]
    Ahead(test::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().task {
        Task::Test(options) => test::run(&options),
        Task::Play(options) => page::play(&options),
        Task::Timings(options) => timings::run(&options),
        Task::App => page::app(),
        Task::Wasm(options) => wasm::build(&options),
        Task::Bench(options) => bench::run(&options),
        Task::Ladder(options) => ladder::run(&options),
        Task::Guard(options) => guard::run(&options),
        Task::Fuzz(options) => fuzz::run(&options),
        Task::Oracle(options) => oracle::run(&options),
        Task::Deep(options) => deep::run(&options),
        Task::Licences => licences::check(),
        Task::Release(options) => release::run(&options),
        Task::Ahead(options) => test::build_ahead(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
