//! Writes random games as lines of JSON, position by position, for another program to check.
//!
//! One line is one game: its start position, and our answers for every position. This program compares nothing. The
//! reader plays the same moves with its own rules and reports disagreements.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool")]

mod record;
mod repeat;

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use chesswright_catalog::import::ini::{self, Reading};
use chesswright_rules::definition::{Definition, Format, examine};
use chesswright_rules::{Move, Position, Rules};
use clap::Parser;
use fastrand::Rng;
use serde::Serialize;

use record::{Game, Ply};
use repeat::Cycle;

/// Writes random games as lines of JSON.
#[derive(Parser)]
struct Cli {
    /// The variants: names or paths of documents. With --ini, names in that file; all of them when absent
    #[arg(required_unless_present = "ini")]
    variants: Vec<String>,
    /// Take the variants from this file in the format of `variants.ini`. A refused variant gets a line with the reason
    #[arg(long)]
    ini: Option<PathBuf>,
    /// The number of games of each variant; the variants take turns
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// Play games of each variant until it has this many positions, instead of a number of games
    #[arg(long, conflicts_with = "games")]
    positions: Option<u64>,
    /// Stop after this many seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// The largest number of moves in a game
    #[arg(long, default_value_t = 160)]
    plies: usize,
    /// The seed of the random games; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play games with many repetitions, checks and chases
    #[arg(long)]
    repeat: bool,
    /// The start position of every game
    #[arg(long)]
    fen: Option<String>,
    /// Play these moves, separated by spaces, instead of random ones
    #[arg(long)]
    moves: Option<String>,
}

/// A variant and its rules.
struct Variant {
    name: String,
    rules: Rules,
    /// Castling is written as the king capturing its partner, because the setup is random.
    dealt: bool,
    /// The number of positions written so far.
    positions: u64,
}

/// A section of a file that is refused.
#[derive(Serialize)]
struct Refused<'a> {
    refused: &'a str,
    why: String,
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut variants: Vec<Variant> = match &cli.ini {
        Some(path) => from_file(path, &cli.variants, &mut out)?,
        None => cli.variants.iter().map(|name| variant(name)).collect::<Result<_>>()?,
    };
    let until = cli.seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let games = if cli.positions.is_some() { u64::MAX } else { cli.games };
    let wanted = cli.positions.unwrap_or(u64::MAX);
    for number in 0..games {
        if variants.iter().all(|variant| variant.positions >= wanted) {
            break;
        }
        for variant in variants.iter_mut().filter(|variant| variant.positions < wanted) {
            if until.is_some_and(|until| Instant::now() > until) {
                return Ok(out.flush()?);
            }
            let mut random = Rng::with_seed(cli.seed.wrapping_mul(1_000_003).wrapping_add(number));
            let game = play(variant, &cli, &mut random)?;
            variant.positions += game.plies.len() as u64;
            write_line(&mut out, &game)?;
        }
    }
    Ok(out.flush()?)
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    Ok(out.write_all(b"\n")?)
}

fn variant(name: &str) -> Result<Variant> {
    let definition = match chesswright_catalog::find(name) {
        Some(entry) => entry.examine().definition,
        None => document(name)?,
    };
    let definition = definition
        .with_context(|| format!("`{name}` has mistakes; `chesswright variant check` lists them"))?;
    compiled(name, &definition)
}

fn compiled(name: &str, definition: &Definition) -> Result<Variant> {
    let dealt = definition.setup.shuffle.is_some();
    let rules = Rules::new(definition).with_context(|| format!("`{name}` does not compile"))?;
    Ok(Variant { name: name.to_owned(), rules, dealt, positions: 0 })
}

/// The supported variants of a `variants.ini`, restricted to these names if there are any. Writes a line for each refused one.
fn from_file(path: &Path, names: &[String], out: &mut impl Write) -> Result<Vec<Variant>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let file = ini::read(&path.display().to_string(), &text, Reading::Compatible);
    if let Some(unknown) = names.iter().find(|&name| !file.names().any(|known| known == name)) {
        bail!("{} has no section `{unknown}`", path.display());
    }
    let mut variants = vec![];
    for name in file.names().filter(|&name| names.is_empty() || names.iter().any(|wanted| wanted == name)) {
        let Some(game) = file.game(name) else { continue };
        match &game.definition {
            Some(definition) => variants.push(compiled(name, definition)?),
            None => {
                let errors = game.findings.iter().filter(|finding| finding.is_error());
                let why = errors.map(ToString::to_string).collect::<Vec<_>>().join("; ");
                write_line(out, &Refused { refused: name, why })?;
            }
        }
    }
    Ok(variants)
}

fn document(path: &str) -> Result<Option<Definition>> {
    let text = std::fs::read_to_string(path)
        .with_context(|| format!("there is neither a variant nor a file `{path}`"))?;
    let format = if path.ends_with(".json") { Format::Json } else { Format::Toml };
    Ok(examine(path, &text, format, &chesswright_catalog::Catalog).definition)
}

/// Plays a game and records it.
fn play(variant: &Variant, cli: &Cli, random: &mut Rng) -> Result<Game> {
    let mut position = match &cli.fen {
        Some(fen) => chesswright_notation::position::read(&variant.rules, fen)?.position,
        None => variant.rules.start(),
    };
    let mut game = Game::new(&variant.name, variant.dealt, cli.repeat, &position);
    let mut cycle = Cycle::default();
    let mut given = cli.moves.as_deref().map(|moves| moves.split_whitespace());
    // Games with many captures are short. Games with few captures cover openings and long endings.
    let greed = random.f32() * 0.6;
    for _ in 0..cli.plies {
        // Ends that a player could claim do not stop the game.
        let moves = position.unclaimed_moves();
        let mut ply = Ply::of(&position, &moves, variant.dealt);
        let chosen = match &mut given {
            Some(given) => given.next().and_then(|text| ply.legal.iter().position(|legal| legal == text)),
            None => {
                let planned = if cli.repeat { cycle.next(&position, &moves, random) } else { None };
                planned.or_else(|| choose(&position, &moves, greed, random))
            }
        };
        ply.played = chosen.map(|index| ply.legal[index].clone());
        game.plies.push(ply);
        match chosen {
            Some(index) => position.play_unchecked(&moves[index]),
            None => break,
        }
    }
    Ok(game)
}

/// A random move. With the probability `greed`, it is a capture or a promotion if there is one.
fn choose(position: &Position, moves: &[Move], greed: f32, random: &mut Rng) -> Option<usize> {
    if random.f32() < greed {
        let changes =
            |played: &Move| played.promotion().is_some() || !position.effects(played).captures.is_empty();
        let weighty: Vec<usize> = (0..moves.len()).filter(|&index| changes(&moves[index])).collect();
        if let Some(&index) = random.choice(&weighty) {
            return Some(index);
        }
    }
    (!moves.is_empty()).then(|| random.usize(..moves.len()))
}
