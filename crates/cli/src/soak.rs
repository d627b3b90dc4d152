//! `chesswright soak`: lets the engine play every game against itself for a long time, and counts its faults.

use std::collections::BTreeMap;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_rules::Rules;
use clap::Args;
use serde::Serialize;

use crate::core::Game;
use crate::game_args::GameRef;
use crate::output::{refuse_to_replace, write_whole};
use crate::progress::Progress;
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
The games take turns, so that all are played about as often whenever the run stops. Three faults are
counted: crashes, illegal moves, and moves that come late.

Examples:
  chesswright soak chess shogi --games 2 --time 1 --max-moves 10
  chesswright soak --games 10000 --time 10 --seconds 2 -o soak.tsv
  chesswright soak --games 10000 --time 10 --seconds 2 -o soak.tsv --resume

Exit code 1 when there was a fault.")]
pub(crate) struct Options {
    /// Play only these: built-in variants, paths of documents or levels, or FILE.ini:NAME
    #[arg(value_name = "GAME")]
    play: Vec<GameRef>,
    /// How many games in all; each game is played equally often
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    games: u64,
    /// The seed of the random opening moves
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", default_value_t = 10)]
    time: u64,
    /// A move is late when it takes this much longer than its time
    #[arg(long, value_name = "MS", default_value_t = 50)]
    grace: u64,
    /// Stop a game after this many moves
    #[arg(long, alias = "longest", value_name = "N", default_value_t = 300)]
    max_moves: usize,
    /// Stop after this many seconds
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    /// Keep the counts in this file
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Continue with the counts in the file of --out, if it exists
    #[arg(long, requires = "out")]
    resume: bool,
    /// Replace the file of --out
    #[arg(long, requires = "out", conflicts_with = "resume")]
    force: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The counts of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Counts {
    games: u64,
    moves: u64,
    ended: u64,
    crashes: u64,
    illegal: u64,
    late: u64,
    /// The milliseconds of the slowest move.
    slowest: u64,
}

/// The counts of a game, for lists.
#[derive(Serialize)]
struct Row {
    game: String,
    #[serde(flatten)]
    counts: Counts,
}

#[derive(Serialize)]
struct SearchResult {
    total: Counts,
    games: Vec<Row>,
}

const HEADER: &str = "variant\tgames\tmoves\tended\tcrashes\tillegal\tlate\tslowest";

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
    let games = games(options)?;
    let mut table = match &options.out {
        Some(path) if options.resume && path.exists() => read(path)?,
        Some(path) => {
            if !options.force {
                refuse_to_replace(path)?;
            }
            BTreeMap::new()
        }
        None => BTreeMap::new(),
    };
    play_all(options, &games, &mut table)?;
    let rows: Vec<Row> = games
        .iter()
        .map(|(name, _)| Row { game: name.clone(), counts: table.get(name).copied().unwrap_or_default() })
        .collect();
    let mut total = Counts::default();
    rows.iter().for_each(|row| total.add(&row.counts));
    let verdict = if total.faults() == 0 { Verdict::Fine } else { Verdict::FoundWrong };
    if options.json {
        json::print(out, json::SOAK, &SearchResult { total, games: rows })?;
        return Ok(verdict);
    }
    writeln!(out, "{HEADER}")?;
    for Row { game, counts } in &rows {
        writeln!(out, "{}", counts.line(game))?;
    }
    writeln!(out, "{}", total.line("all"))?;
    Ok(verdict)
}

/// The games to play, with their names.
fn games(options: &Options) -> Result<Vec<(String, Game)>> {
    let chosen: Vec<GameRef> = match options.play.as_slice() {
        [] => chesswright_catalog::names().map(|name| GameRef::BuiltIn(name.to_owned())).collect(),
        chosen => chosen.to_vec(),
    };
    let named = |game: Game| (game.rules().definition().name.clone(), game);
    chosen.iter().map(|game| game.load().map(named)).collect()
}

/// Plays one game of each in turn, until the number of games or the time limit is reached.
fn play_all(options: &Options, games: &[(String, Game)], table: &mut BTreeMap<String, Counts>) -> Result<()> {
    let begun = Instant::now();
    let is_over = || options.seconds.is_some_and(|seconds| begun.elapsed().as_secs() >= seconds);
    let share = options.games.div_ceil(games.len().max(1) as u64);
    let mut progress = Progress::new("games");
    for round in 0..share {
        for (name, game) in games {
            let counts = table.entry(name.clone()).or_default();
            if counts.games > round || is_over() {
                continue;
            }
            let seed = options.seed.wrapping_add(round);
            let played = catch_unwind(AssertUnwindSafe(|| play(game.rules(), options, seed)));
            counts.add(&played.unwrap_or(Counts { games: 1, crashes: 1, ..Counts::default() }));
            progress.step();
        }
        if let Some(path) = &options.out {
            write(path, table)?;
        }
        if is_over() {
            break;
        }
    }
    Ok(())
}

/// Plays one game.
fn play(rules: &Rules, options: &Options, seed: u64) -> Counts {
    let mut engine = Engine::new(rules);
    engine.set_hash(2);
    let mut random = Prng::new(seed.wrapping_add(1));
    let mut position = match rules.deal(&mut |below| random.below(below as usize) as u32) {
        Ok(position) => position,
        Err(_) => rules.start(),
    };
    let begun = Instant::now();
    let clock = move || begun.elapsed().as_millis() as u64;
    let mut counts = Counts { games: 1, ..Counts::default() };
    for number in 0..options.max_moves {
        let legal = position.legal_moves();
        if legal.is_empty() {
            counts.ended = 1;
            break;
        }
        if let Some(drawn) = position.draw_chance(&mut |below| random.below(below as usize) as u32) {
            position.play_unchecked(&drawn);
            continue;
        }
        counts.moves += 1;
        // Random moves at the start make every game different.
        let played = if number < 4 {
            legal[random.below(legal.len())].clone()
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
                "`{}`, line {number}: expected a name and seven numbers; --force replaces the file",
                path.display()
            )
        })?;
        table.insert(name, counts);
    }
    Ok(table)
}

fn write(path: &Path, table: &BTreeMap<String, Counts>) -> Result<()> {
    let lines: Vec<String> = table.iter().map(|(name, counts)| counts.line(name)).collect();
    write_whole(path, format!("{HEADER}\n{}\n", lines.join("\n")).as_bytes())
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
