//! `chesswright level`: checks, solves, converts and generates levels.

mod check;
mod convert;
mod files;
mod generate;
mod solve;

use std::io::Write;

use anyhow::Result;
use clap::Subcommand;

use crate::Verdict;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Solve levels: par, the number of solutions, a solution, the difficulty
    Solve(solve::Options),
    /// Report all mistakes in levels
    Check(check::Options),
    /// Write a level in another format
    Convert(convert::Options),
    /// Generate a level in which every object matters
    Generate(generate::Options),
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        Command::Solve(options) => solve::run(options, out),
        Command::Check(options) => check::run(options, out),
        Command::Convert(options) => convert::run(options, out),
        Command::Generate(options) => generate::run(options, out),
    }
}
