//! `chesswright level`: solves levels and generates new ones.

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
    /// Generate a level in which every object matters
    Generate(generate::Options),
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        Command::Solve(options) => solve::run(options, out),
        Command::Generate(options) => generate::run(options, out),
    }
}
