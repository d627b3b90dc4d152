//! `chesswright generate`: new levels in which every object matters.

use std::io::{IsTerminal, Write};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Result, bail, ensure};
use chesswright_puzzle::generate::{self, Made, Wish};
use clap::Args;

use crate::Verdict;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright generate --size 5x5 --objects Nx --par 4-8 --bits 4 --seed 1
  chesswright generate --size 5x4 --objects Pxp --ground ..___ --seed 7 --json

Characters are those of drawings: `.` floor, `_` no cell, `#` wall, `~` water, `x` exit, letters pieces, capitals the player's. A level is
looked for by changing a drawing cell by cell, and is told when it is won in as many moves as asked, in few ways, and no object can be
left out. The same wishes and seed make the same level. Exit codes: 0 found, 1 not found in time, 2 no level can be like that.")]
pub(crate) struct Options {
    /// Files and ranks
    #[arg(long, value_name = "FILESxRANKS", default_value = "6x6", value_parser = size)]
    size: (usize, usize),
    /// What cells are made of; what is written more often is tried more often
    #[arg(long, value_name = "SIGNS", default_value = "....##")]
    ground: String,
    /// What stands and lies on them, one character each
    #[arg(long, value_name = "SIGNS", default_value = "Rx")]
    objects: String,
    /// Who moves the other pieces
    #[arg(long, value_name = "CONTROLLER", default_value = "none")]
    enemy: String,
    /// What is to be done
    #[arg(long, value_name = "GOAL", default_value = "exit")]
    goal: String,
    /// The least and the most moves it takes
    #[arg(long, value_name = "LEAST-MOST", default_value = "4-10", value_parser = moves)]
    par: (u32, u32),
    /// How much there is to decide, in bits
    #[arg(long, value_name = "BITS", default_value_t = 6.0)]
    bits: f64,
    /// The most ways to win in so few moves
    #[arg(long, value_name = "N", default_value_t = 2)]
    lines: u64,
    /// Where chance begins; the clock's time when absent
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The longest it may take, in seconds
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
        _ => bail!("a size is files and ranks from 1 to 64, such as 6x6"),
    }
}

fn moves(text: &str) -> Result<(u32, u32)> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) if least <= most => Ok((least, most)),
        _ => bail!("par is the least and the most moves, such as 4-10"),
    }
}

/// So often a drawing is changed before another one is begun.
const TRIES: u32 = 6_000;

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    ensure!(options.bits.is_finite(), "--bits is a number, such as 6");
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
        bail!("no level can be like that: {why}");
    }
    let by_the_clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let seed = options.seed.unwrap_or_else(by_the_clock);
    let begun = Instant::now();
    let patient = std::io::stderr().is_terminal();
    let mut found: Option<Made> = None;
    for round in 0.. {
        let mut watch = |progress: generate::Progress| {
            if patient {
                eprint!("\rdrawing {}, change {} ", round + 1, progress.states);
            }
            begun.elapsed().as_secs() < options.seconds
        };
        // Rounds of one seed are not those of the next one.
        found = generate::generate(&wish, seed.wrapping_mul(0x1_0000).wrapping_add(round), TRIES, &mut watch);
        if found.is_some() || begun.elapsed().as_secs() >= options.seconds {
            break;
        }
    }
    if patient {
        eprint!("\r{:40}\r", "");
    }
    let Some(Made { level, grade, .. }) = found else {
        eprintln!(
            "nothing found in {} seconds with the seed {seed}; ask for fewer bits, another par, more ways or more ground, or give more time",
            options.seconds
        );
        return Ok(Verdict::FoundWrong);
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
