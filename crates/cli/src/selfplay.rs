//! `chesswright selfplay`: the engine against itself in every game, to see that nothing goes wrong.

use std::collections::BTreeMap;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_rules::Rules;
use clap::Args;

use crate::Verdict;
use crate::core::built_in_rules;

#[derive(Args)]
#[command(after_help = "\
Every built-in variant plays one game after another; what went wrong is counted: crashes, illegal moves, moves that came late; and how long the slowest took. With --table
the counts are kept in a file, and the next run goes on where this one ended, until each variant has its share of the games.

Examples:
  chesswright selfplay --variants chess,shogi --games 2 --time 1 --longest 10
  chesswright selfplay --games 10000 --time 10 --seconds 2 --table selfplay.tsv")]
pub(crate) struct Options {
    /// Games in all, shared evenly by the variants
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Other seeds play other games
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", default_value_t = 10)]
    time: u64,
    /// A move that comes later than this after its time is late
    #[arg(long, value_name = "MS", default_value_t = 50)]
    grace: u64,
    /// A game ends after so many moves
    #[arg(long, value_name = "MOVES", default_value_t = 300)]
    longest: usize,
    /// Only these variants
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    variants: Vec<String>,
    /// Keep the counts in a file, and go on from there
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Stop after so many seconds, whatever is left to play
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
}

/// What has happened in the games of a variant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    games: u64,
    moves: u64,
    ended: u64,
    crashes: u64,
    illegal: u64,
    late: u64,
    /// The milliseconds the slowest move took.
    slowest: u64,
}

const HEAD: &str = "variant\tgames\tmoves\tended\tcrashes\tillegal\tlate\tslowest";

impl Counts {
    fn faults(&self) -> u64 {
        self.crashes + self.illegal + self.late
    }

    fn line(&self, name: &str) -> String {
        let Self { games, moves, ended, crashes, illegal, late, slowest } = self;
        format!("{name}\t{games}\t{moves}\t{ended}\t{crashes}\t{illegal}\t{late}\t{slowest}")
    }

    fn read(line: &str) -> Option<(String, Self)> {
        let mut cells = line.split('\t');
        let name = cells.next()?.to_owned();
        let numbers: Vec<u64> = cells.map(str::parse).collect::<Result<_, _>>().ok()?;
        let [games, moves, ended, crashes, illegal, late, slowest] = numbers.try_into().ok()?;
        Some((name, Self { games, moves, ended, crashes, illegal, late, slowest }))
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.ended += other.ended;
        self.crashes += other.crashes;
        self.illegal += other.illegal;
        self.late += other.late;
        self.slowest = self.slowest.max(other.slowest);
    }
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let names: Vec<String> = match options.variants.as_slice() {
        [] => chesswright_catalog::names().map(str::to_owned).collect(),
        chosen => chosen.to_vec(),
    };
    let mut table = match &options.table {
        Some(path) if path.exists() => read(path)?,
        _ => BTreeMap::new(),
    };
    let begun = Instant::now();
    let over = || options.seconds.is_some_and(|seconds| begun.elapsed().as_secs() >= seconds);
    let share = options.games.div_ceil(names.len().max(1) as u64);
    // One game of each in turn, so that whenever it is stopped all have been played about as often.
    for round in 0..share {
        for name in &names {
            let counts = table.entry(name.clone()).or_insert_with(Counts::default);
            if counts.games > round || over() {
                continue;
            }
            let rules = built_in_rules(name).with_context(|| format!("there is no variant `{name}`"))?;
            let played =
                catch_unwind(AssertUnwindSafe(|| play(&rules, options, options.seed.wrapping_add(round))));
            counts.add(&played.unwrap_or(Counts { games: 1, crashes: 1, ..Counts::default() }));
        }
        if let Some(path) = &options.table {
            write(path, &table)?;
        }
    }
    let mut all = Counts::default();
    writeln!(out, "{HEAD}")?;
    for name in &names {
        let counts = table.get(name).copied().unwrap_or_default();
        all.add(&counts);
        writeln!(out, "{}", counts.line(name))?;
    }
    writeln!(out, "{}", all.line("all"))?;
    Ok(if all.faults() == 0 { Verdict::Fine } else { Verdict::FoundWrong })
}

/// Plays one game.
fn play(rules: &Rules, options: &Options, number: u64) -> Counts {
    let mut engine = Engine::new(rules);
    engine.set_hash(2);
    let mut prng = Prng::new(number + 1);
    let mut position = match rules.deal(&mut |below| prng.below(below as usize) as u32) {
        Ok(position) => position,
        Err(_) => rules.start(),
    };
    let begun = Instant::now();
    let clock = move || begun.elapsed().as_millis() as u64;
    let mut counts = Counts { games: 1, ..Counts::default() };
    for turn in 0..options.longest {
        let legal = position.legal_moves();
        if legal.is_empty() {
            counts.ended = 1;
            break;
        }
        counts.moves += 1;
        // Every game is another one.
        let played = if turn < 4 {
            legal[prng.below(legal.len())].clone()
        } else {
            let before = Instant::now();
            let answer =
                engine.search(&position, &Limits::time(options.time), &Stop::new(), &clock, &mut |_| {});
            let took = before.elapsed().as_millis() as u64;
            counts.late += u64::from(took > options.time + options.grace);
            counts.slowest = counts.slowest.max(took);
            match answer.best_move.filter(|best| legal.contains(best)) {
                Some(best) => best,
                None => {
                    counts.illegal += 1;
                    break;
                }
            }
        };
        position.play_unchecked(&played);
    }
    counts
}

fn read(path: &Path) -> Result<BTreeMap<String, Counts>> {
    let text = crate::read_file(path)?;
    let mut table = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()).skip(1) {
        let (name, counts) = Counts::read(line).with_context(|| {
            format!(
                "`{}`, line {number}: there should be a name and seven numbers; delete the file to begin anew",
                path.display()
            )
        })?;
        table.insert(name, counts);
    }
    Ok(table)
}

fn write(path: &Path, table: &BTreeMap<String, Counts>) -> Result<()> {
    let lines: Vec<String> = table.iter().map(|(name, counts)| counts.line(name)).collect();
    std::fs::write(path, format!("{HEAD}\n{}\n", lines.join("\n")))
        .with_context(|| format!("cannot write `{}`", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_as_they_were_written() {
        let counts = Counts { games: 3, moves: 200, ended: 2, crashes: 0, illegal: 1, late: 4, slowest: 61 };
        assert_eq!(Counts::read(&counts.line("chess")), Some(("chess".into(), counts)));
        assert_eq!(Counts::read("chess\t1\t2"), None);
        assert_eq!(counts.faults(), 5);
    }
}
