//! Any chess, playable: the command line.
//!
//! Data goes to standard output, messages go to standard error. Exit codes: 0 all is well, 1 something was checked and found
//! wrong, 2 the command could not be carried out.
#![allow(clippy::print_stderr, reason = "messages go to standard error")]
mod betza;
mod board;
mod contest;
mod core;
mod engine;
mod epd;
mod experience;
mod fen;
mod fit;
mod game_options;
mod generate;
mod json;
mod manual;
mod moves;
mod perft;
mod pgn;
mod play;
mod progress;
mod records;
mod render;
mod render_3d;
mod selfplay;
mod serve;
mod sheet;
mod solve;
mod tally;
mod tune;
mod variant;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::Result;
use chesswright_engine::protocol::Protocol;
use clap::{CommandFactory, Parser, Subcommand};

/// Any chess, playable.
#[derive(Parser)]
#[command(name = "chesswright", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the move sequences of a position, or check a table of such counts
    Perft(perft::Options),
    /// Play in the terminal, two people on one board or against the computer
    Play(play::Options),
    /// List the legal moves of a position
    Moves(moves::Options),
    /// Check a position text and print its normal form
    Fen(fen::Options),
    /// Describe a piece in Betza notation, or check a file of conformance vectors
    Betza(betza::Options),
    /// Draw a position as SVG or PNG, or a game as an animated GIF
    Render(render::Options),
    /// Serve the page on which any game can be played, and open it
    Serve(serve::Options),
    /// The rules of a game as a sheet to print
    Rules(sheet::Options),
    /// Run as an engine, in whichever protocol the first line speaks
    Engine(engine::Options),
    /// Run as an engine for programs that speak UCI, with variants
    Uci(engine::Options),
    /// Run as an engine for Chinese chess programs
    Ucci(engine::Options),
    /// Run as an engine for shogi programs
    Usi(engine::Options),
    /// Run as an engine for XBoard and WinBoard
    Xboard(engine::Options),
    /// Let two players play many games, and measure their strength
    Match(Box<contest::Options>),
    /// Let the engine play every game against itself, and count what goes wrong
    Selfplay(selfplay::Options),
    /// Let the engine look for the best moves of known positions
    Epd(epd::Options),
    /// Teach the engine a game, and see that it has become stronger
    Tune(tune::Options),
    /// Fit the parameters of the evaluation to games that have been played
    Fit(fit::Options),
    /// Solve a level: par, how many ways there are, one of them, how hard it is
    Solve(solve::Options),
    /// Make a new level in which every object matters
    Generate(generate::Options),
    /// Files of games: check, convert, filter, count
    #[command(subcommand)]
    Pgn(pgn::Command),
    /// The built-in variants, and documents of your own
    #[command(subcommand)]
    Variant(variant::Command),
    /// Print a script that completes commands in a shell
    Completions(manual::Completions),
    /// Write the manual pages
    Man(manual::Man),
}

/// What a command has to say in its exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Fine,
    FoundWrong,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match &cli.command {
        Command::Perft(options) => perft::run(options, &mut out),
        Command::Play(options) => play::run(options, &mut io::stdin().lock(), &mut out),
        Command::Moves(options) => moves::run(options, &mut out),
        Command::Fen(options) => fen::run(options, &mut out),
        Command::Betza(options) => betza::run(options, &mut out),
        Command::Render(options) => render::run(options, &mut out),
        Command::Serve(options) => serve::run(options, &mut out),
        Command::Rules(options) => sheet::run(options, &mut out),
        Command::Engine(options) => engine::run(None, options, &mut out),
        Command::Uci(options) => engine::run(Some(Protocol::Uci), options, &mut out),
        Command::Ucci(options) => engine::run(Some(Protocol::Ucci), options, &mut out),
        Command::Usi(options) => engine::run(Some(Protocol::Usi), options, &mut out),
        Command::Xboard(options) => engine::run(Some(Protocol::XBoard), options, &mut out),
        Command::Match(options) => contest::run(options, &mut out),
        Command::Selfplay(options) => selfplay::run(options, &mut out),
        Command::Epd(options) => epd::run(options, &mut out),
        Command::Tune(options) => tune::run(options, &mut out),
        Command::Fit(options) => fit::run(options, &mut out),
        Command::Solve(options) => solve::run(options, &mut out),
        Command::Generate(options) => generate::run(options, &mut out),
        Command::Pgn(command) => pgn::run(command, &mut out),
        Command::Variant(command) => variant::run(command, &mut out),
        Command::Completions(options) => manual::completions(options, Cli::command(), &mut out),
        Command::Man(options) => manual::man(options, Cli::command(), &mut out),
    };
    let done = done.and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    match done {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::FoundWrong) => ExitCode::from(1),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whoever reads our output has seen enough, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
}

/// Reads a text file whole.
fn read_file(path: &std::path::Path) -> Result<String> {
    std::fs::read_to_string(path)
        .map_err(|error| anyhow::anyhow!("cannot read `{}`: {error}", path.display()))
}
