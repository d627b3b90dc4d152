//! `chesswright level generate`: generates levels in which every object matters.

use std::io::Write;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Result, bail, ensure};
use chesswright_puzzle::generate::{self, Made, Wish};
use clap::Args;

use crate::Verdict;
use crate::progress::Progress;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright level generate --size 5x5 --objects Nx --par 4-8 --bits 4 --seed 1
  chesswright level generate --size 5x4 --objects Pxp --ground ..___ --seed 7 --json

The characters are those of drawings: `.` floor, `_` no cell, `#` wall, `~` water, `x` exit; letters
are pieces, capitals those of the player. The generator changes a drawing cell by cell until the
level takes as many moves as asked, has few solutions, and needs every object. The same options and
seed make the same level. Exit code 2 when no such level exists, or when none is found in time.")]
pub(crate) struct Options {
    /// Files and ranks
    #[arg(long, value_name = "FILESxRANKS", default_value = "6x6", value_parser = size)]
    size: (usize, usize),
    /// The kinds of ground; the generator tries a character more often when it appears more often
    #[arg(long, value_name = "CHARS", default_value = "....##")]
    ground: String,
    /// The pieces and objects on the board, one character each
    #[arg(long, value_name = "CHARS", default_value = "Rx")]
    objects: String,
    /// The controller that moves the enemies
    #[arg(long, value_name = "CONTROLLER", default_value = "none")]
    enemy: String,
    /// The goal of the level
    #[arg(long, value_name = "GOAL", default_value = "exit")]
    goal: String,
    /// The fewest and the most moves of the shortest solution
    #[arg(long, value_name = "MIN-MAX", default_value = "4-10", value_parser = moves)]
    par: (u32, u32),
    /// The least difficulty of the choices, in bits
    #[arg(long, value_name = "BITS", default_value_t = 6.0)]
    bits: f64,
    /// The most solutions that are as short as par
    #[arg(long, value_name = "N", default_value_t = 2)]
    lines: u64,
    /// The seed of the random numbers; the current time by default
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Stop after this many seconds
    #[arg(long, value_name = "S", default_value_t = 60)]
    seconds: u64,
    /// Print a `chess-level` document
    #[arg(long)]
    json: bool,
    /// Print a share code
    #[arg(long, conflicts_with = "json")]
    code: bool,
}

fn size(text: &str) -> Result<(usize, usize)> {
    let (files, ranks) = text.split_once('x').unwrap_or(("", ""));
    match (files.parse(), ranks.parse()) {
        (Ok(files @ 1..=64), Ok(ranks @ 1..=64)) => Ok((files, ranks)),
        _ => bail!("expected files and ranks from 1 to 64, such as 6x6"),
    }
}

fn moves(text: &str) -> Result<(u32, u32)> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) if least <= most => Ok((least, most)),
        _ => bail!("expected the fewest and the most moves, such as 4-10"),
    }
}

/// How often the generator changes a drawing before it begins a new one.
const CHANGES: u32 = 6_000;

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    ensure!(options.bits.is_finite(), "--bits must be a number, such as 6");
    let wish = Wish {
        size: options.size,
        ground: options.ground.clone(),
        objects: options.objects.clone(),
        head: format!("enemy: {}\ngoal: {}", options.enemy, options.goal),
        par: options.par,
        bits: options.bits,
        lines: options.lines,
    };
    if let Err(why) = generate::check(&wish) {
        bail!("no such level exists: {why}");
    }
    let current_time = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let seed = options.seed.unwrap_or_else(current_time);
    let begun = Instant::now();
    let mut progress = Progress::new("drawings");
    let mut found: Option<Made> = None;
    for round in 0.. {
        let mut watch = |searched: generate::Progress| {
            progress.show(|| format!("drawing {}, change {}", round + 1, searched.states));
            begun.elapsed().as_secs() < options.seconds
        };
        // The rounds of one seed must not be those of the next seed.
        found =
            generate::generate(&wish, seed.wrapping_mul(0x1_0000).wrapping_add(round), CHANGES, &mut watch);
        if found.is_some() || begun.elapsed().as_secs() >= options.seconds {
            break;
        }
    }
    drop(progress);
    let Some(Made { level, grade, .. }) = found else {
        eprintln!(
            "found no level in {} seconds with the seed {seed}; try fewer --bits, another --par, more --lines, other --ground, or more --seconds",
            options.seconds
        );
        return Ok(Verdict::Unfinished);
    };
    let text = match (options.json, options.code, level.to_text()) {
        (true, ..) => level.to_json(),
        (_, true, _) => level.to_code(),
        (_, _, Some(text)) => text,
        (_, _, None) => level.to_json(),
    };
    writeln!(out, "{}", text.trim_end())?;
    eprintln!("difficulty {:.1}, {:.1} bits, seed {seed}", grade.difficulty, grade.bits);
    Ok(Verdict::Fine)
}
