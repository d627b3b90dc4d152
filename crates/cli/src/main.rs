//! Any chess, playable: the command line.
//!
//! Data goes to standard output, messages go to standard error. Exit codes: 0 means success, 1 means that a check
//! failed, 2 means that the command could not be carried out.
#![allow(clippy::print_stderr, reason = "messages go to standard error")]
mod analyse;
mod betza;
mod board;
mod contest;
mod core;
mod datagen;
mod engine;
mod experience;
mod fen;
mod game_args;
mod game_file;
mod host;
mod json;
mod lab;
mod legacy;
mod level;
mod manual;
mod moves;
mod network;
mod output;
mod perft;
mod pgn;
mod play;
mod progress;
mod queue;
mod render;
mod render_3d;
mod row_check;
mod serve;
mod sheet;
mod soak;
mod suite;
mod train;
mod tune;
mod variant;
mod worker;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};

/// Any chess, playable.
#[derive(Parser)]
#[command(
    name = "chesswright",
    version,
    about,
    after_help = "Exit codes: 0 all is well, 1 something was checked and found wrong, 2 the command failed."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the move sequences of a position, or check a table of such counts
    Perft(perft::Options),
    /// Play in the terminal, against another person or the computer
    Play(play::Options),
    /// List the legal moves of a position
    Moves(moves::Options),
    /// Check a position text and print its normal form
    Fen(fen::Options),
    /// Explain a piece in Betza notation, or check a file of conformance vectors
    Betza(betza::Options),
    /// Draw a position as SVG or PNG, or a game as an animated GIF
    Render(render::Options),
    /// Serve the web page on this machine, or let people play with each other
    Serve(serve::Options),
    /// Look after a server: accounts, tokens, bans, backups
    #[command(subcommand)]
    Host(host::Command),
    /// Check a document from standard input with little time and memory, as a server does
    #[command(hide = true)]
    Vet(host::Vet),
    /// Print the rules of a game as a sheet in HTML or Markdown
    Rules(sheet::Options),
    /// Run as an engine for chess programs: UCI, UCCI, USI and XBoard
    Engine(engine::Options),
    /// Play a match between two players and estimate the Elo difference
    Match(Box<contest::Options>),
    /// Try a game out: the engine plays against itself, and a report says what stands out
    Lab(lab::Options),
    /// Let the engine play every game against itself and count its faults
    Soak(soak::Options),
    /// Show the best lines in a position, or in many
    #[command(visible_alias = "analyze")]
    Analyse(analyse::Options),
    /// Count how many known best moves the engine finds
    Suite(suite::Options),
    /// Play games of the engine against itself, from which a network is trained
    Datagen(datagen::Options),
    /// Train the engine for one game by self-play, or train a network on played games
    Train(train::Options),
    /// Tune the parameters of the evaluation on games that have been played
    Tune(tune::Options),
    /// Do the work of a queue: matches, games for training, analysis
    Worker(worker::Options),
    /// Do the jobs of a worker with one setup, from standard input
    #[command(hide = true)]
    Work(worker::work::Options),
    /// Solve levels and generate new ones
    #[command(subcommand)]
    Level(level::Command),
    /// Check, convert, filter and count the games of PGN files
    #[command(subcommand)]
    Pgn(pgn::Command),
    /// List, print, check and convert games: built-in variants and your own documents
    #[command(subcommand)]
    Variant(variant::Command),
    /// Print a script that completes commands in a shell
    Completions(manual::Completions),
    /// Write the manual pages
    Man(manual::Man),
}

/// The verdict of a command, which is its exit code. Of several verdicts, the greatest counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    #[default]
    Fine,
    FoundWrong,
    /// The command reached a limit before it found the answer. It has reported the reason.
    Unfinished,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        Self::from(match verdict {
            Verdict::Fine => 0,
            Verdict::FoundWrong => 1,
            Verdict::Unfinished => 2,
        })
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse_from(legacy::translate(std::env::args_os().collect()));
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&cli.command, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    match done {
        Ok(verdict) => verdict.into(),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        Command::Perft(options) => perft::run(options, out),
        Command::Play(options) => play::run(options, &mut io::stdin().lock(), out),
        Command::Moves(options) => moves::run(options, out),
        Command::Fen(options) => fen::run(options, out),
        Command::Betza(options) => betza::run(options, out),
        Command::Render(options) => render::run(options, out),
        Command::Serve(options) => serve::run(options, out),
        Command::Host(command) => host::run(command, out),
        Command::Vet(options) => host::vet(options, out),
        Command::Rules(options) => sheet::run(options, out),
        Command::Engine(options) => engine::run(options, out),
        Command::Match(options) => contest::run(options, out),
        Command::Lab(options) => lab::run(options, out),
        Command::Soak(options) => soak::run(options, out),
        Command::Suite(options) => suite::run(options, out),
        Command::Datagen(options) => datagen::run(options, out),
        Command::Train(options) => train::run(options, out),
        Command::Tune(options) => tune::run(options, out),
        Command::Analyse(options) => analyse::run(options, out),
        Command::Worker(options) => worker::run(options, out),
        Command::Work(options) => worker::work::run(options, out),
        Command::Level(command) => level::run(command, out),
        Command::Pgn(command) => pgn::run(command, out),
        Command::Variant(command) => variant::run(command, out),
        Command::Completions(options) => manual::completions(options, Cli::command(), out),
        Command::Man(options) => manual::man(options, Cli::command(), out),
    }
}

/// Whether the reader of our output has closed it, as `head` does after a few lines.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
}

/// Reads a whole text file.
fn read_file(path: &std::path::Path) -> Result<String> {
    std::fs::read_to_string(path)
        .map_err(|error| anyhow::anyhow!("cannot read `{}`: {error}", path.display()))
}
