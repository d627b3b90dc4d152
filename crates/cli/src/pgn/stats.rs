//! `chesswright pgn stats`: counts games, results, variants and openings.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;

use anyhow::Result;
use chesswright_notation::san::Style;
use clap::Args;
use serde::Serialize;

use super::{Files, Games};
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Examples:
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn stats -
  echo '1. e4 e5 2. Nf3 *' | chesswright pgn stats --opening 3 --json -")]
pub(crate) struct Options {
    #[command(flatten)]
    files: Files,
    /// How many moves make an opening, both sides counted
    #[arg(long, value_name = "N", default_value_t = 2)]
    opening: usize,
    /// Show only this many openings, the most frequent first
    #[arg(long, value_name = "N", default_value_t = 10)]
    most: usize,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The maximal number of different openings, so that memory stays bounded.
const OPENINGS: usize = 100_000;

#[derive(Default)]
struct Counts {
    games: u64,
    faulty: u64,
    moves: u64,
    shortest: Option<usize>,
    longest: usize,
    results: HashMap<String, u64>,
    variants: HashMap<String, u64>,
    openings: HashMap<String, u64>,
}

#[derive(Serialize)]
struct Answer<'a> {
    games: u64,
    with_faults: u64,
    moves: u64,
    average_moves: f64,
    shortest: usize,
    longest: usize,
    results: BTreeMap<&'a str, u64>,
    variants: BTreeMap<&'a str, u64>,
    openings: BTreeMap<&'a str, u64>,
}

pub(super) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let mut counts = Counts::default();
    let style = Style { checks: false, ..Style::SHORT };
    Games::each(&options.files, |_, record| {
        let length = record.length();
        counts.games += 1;
        counts.faulty += u64::from(!record.faults.is_empty());
        counts.moves += length as u64;
        counts.shortest = Some(counts.shortest.map_or(length, |shortest| shortest.min(length)));
        counts.longest = counts.longest.max(length);
        *counts.results.entry(record.result().to_string()).or_default() += 1;
        *counts.variants.entry(record.variant().to_owned()).or_default() += 1;
        // A game from another position has no opening.
        if let Some((san, start)) = record.start.as_ref().filter(|_| record.tags.value("FEN").is_none()) {
            let mut position = start.without_history();
            let mut texts = vec![];
            for played in record.main_line().into_iter().take(options.opening) {
                texts.push(san.write(&position, played, style));
                position.play_unchecked(played);
            }
            let opening = format!("{}: {}", record.variant(), texts.join(" "));
            if counts.openings.len() < OPENINGS || counts.openings.contains_key(&opening) {
                *counts.openings.entry(opening).or_default() += 1;
            }
        }
        Ok(())
    })?;
    print(options, &counts, out)?;
    Ok(Verdict::Fine)
}

fn print(options: &Options, counts: &Counts, out: &mut dyn Write) -> Result<()> {
    let results = sorted(&counts.results, usize::MAX);
    let variants = sorted(&counts.variants, usize::MAX);
    let openings = sorted(&counts.openings, options.most);
    let average = if counts.games == 0 { 0.0 } else { counts.moves as f64 / counts.games as f64 };
    if options.json {
        let answer = Answer {
            games: counts.games,
            with_faults: counts.faulty,
            moves: counts.moves,
            average_moves: average,
            shortest: counts.shortest.unwrap_or_default(),
            longest: counts.longest,
            results: results.into_iter().collect(),
            variants: variants.into_iter().collect(),
            openings: openings.into_iter().collect(),
        };
        return json::print(out, json::PGN_STATS, &answer);
    }
    writeln!(out, "games\t{}", counts.games)?;
    writeln!(out, "with faults\t{}", counts.faulty)?;
    writeln!(out, "moves\t{}", counts.moves)?;
    writeln!(out, "moves a game\t{average:.1}")?;
    writeln!(out, "shortest\t{}", counts.shortest.unwrap_or_default())?;
    writeln!(out, "longest\t{}", counts.longest)?;
    for (what, pairs) in [("result", results), ("variant", variants), ("opening", openings)] {
        for (name, amount) in pairs {
            writeln!(out, "{what}\t{name}\t{amount}")?;
        }
    }
    Ok(())
}

/// The most frequent first.
fn sorted(counts: &HashMap<String, u64>, most: usize) -> Vec<(&str, u64)> {
    let mut pairs: Vec<(&str, u64)> = counts.iter().map(|(name, amount)| (name.as_str(), *amount)).collect();
    pairs.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
    pairs.truncate(most);
    pairs
}
