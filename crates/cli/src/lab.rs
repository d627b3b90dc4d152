//! `chesswright lab`: the engine plays a game against itself, and a report says what stands out.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use chesswright_engine::Stop;
use chesswright_lab::{Flag, Report, Share, Tally, Terms, Trial};
use chesswright_rules::{Rules, Side};
use clap::Args;
use serde::{Deserialize, Serialize};

use crate::game_args::GameRef;
use crate::output::{refuse_to_replace, write_whole};
use crate::progress::Progress;
use crate::{Verdict, json};

/// The width of the bars of histograms.
const WIDTH: u64 = 40;

#[derive(Args)]
#[command(after_help = "\
The engine plays both sides with the same strength, after a few random moves. The report says how
much the first move is worth, how games end and how long they are, how much there is to choose from,
and which pieces are never used. Shares have 95 % confidence intervals; what is flagged is certain
within them. Press Ctrl+C to stop; with --out, --resume continues.

Examples:
  chesswright lab my-game.toml --games 10 --nodes 50
  chesswright lab losalamos --games 4 --nodes 100 -o losalamos.lab --resume
  chesswright lab my-game.toml --games 4 --nodes 50 --json

Exit code 1 when something is flagged.")]
pub(crate) struct Options {
    /// The game: a built-in variant, the path of a document, or FILE.ini:NAME
    #[arg(value_name = "GAME")]
    game: GameRef,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Positions that the engine looks at for each move
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    nodes: u64,
    /// Random moves at the beginning of each game
    #[arg(long, value_name = "N", default_value_t = 4)]
    random: u32,
    /// Stop a game after this many moves
    #[arg(long, value_name = "N", default_value_t = 300)]
    max_moves: u32,
    /// Another seed gives other games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time; by default one for each processor
    #[arg(long, value_name = "N")]
    concurrency: Option<usize>,
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

/// The counts of a trial, as they are kept between runs.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The hash of the rules.
    rules: String,
    terms: Terms,
    tally: Tally,
}

/// The answer for programs.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    rules: String,
    terms: Terms,
    #[serde(flatten)]
    report: &'a Report,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.game.load()?;
    let rules = game.rules();
    let terms = Terms {
        nodes: options.nodes.max(1),
        random: options.random,
        longest: options.max_moves.max(1),
        seed: options.seed,
    };
    let mut kept = begun(options, rules, terms)?;
    // A game that cannot be tried says so before anything else.
    Trial::new(rules, terms)?;
    if kept.tally.games < options.games {
        play(options, rules, &mut kept)?;
    }
    let report = kept.tally.report(rules);
    if options.json {
        let name = &rules.definition().name;
        json::print(out, json::LAB, &Answer { game: name, rules: kept.rules, terms, report: &report })?;
    } else {
        print(&report, rules, out)?;
    }
    Ok(if report.flags.is_empty() { Verdict::Fine } else { Verdict::FoundWrong })
}

/// The counts to begin with.
fn begun(options: &Options, rules: &Rules, terms: Terms) -> Result<Kept> {
    let fresh = Kept { rules: rules.definition().hash(), terms, tally: Tally::default() };
    let Some(path) = &options.out else { return Ok(fresh) };
    if !options.resume {
        if !options.force {
            refuse_to_replace(path)?;
        }
        return Ok(fresh);
    }
    if !path.exists() {
        return Ok(fresh);
    }
    let text = crate::read_file(path)?;
    let kept: Kept = serde_json::from_str(&text)
        .with_context(|| format!("`{}` has no counts of the lab", path.display()))?;
    if (&kept.rules, kept.terms) != (&fresh.rules, terms) {
        bail!("`{}` has the counts of another game or of other options; --force replaces it", path.display());
    }
    Ok(kept)
}

/// Plays the games that are left. Games are counted in their order, so that the result does not depend on the number of threads.
fn play(options: &Options, rules: &Rules, kept: &mut Kept) -> Result<()> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = options.concurrency.unwrap_or(processors).clamp(1, 256);
    let (first, begun, stop) = (kept.tally.games, Instant::now(), Stop::new());
    let next = AtomicU64::new(first);
    let mut progress = Progress::of("games", options.games as usize, first as usize).logged();
    let terms = kept.terms;
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..threads {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || {
                let Ok(mut trial) = Trial::new(rules, terms) else { return };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= options.games || stop.is_stopped() {
                        return;
                    }
                    let Some(record) = trial.play(number, stop) else { return };
                    if send.send(record).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = std::collections::BTreeMap::new();
        for record in receive {
            waiting.insert(record.number, record);
            let mut counted = false;
            while let Some(record) = waiting.remove(&kept.tally.games) {
                kept.tally.add(&record);
                progress.step();
                counted = true;
            }
            if counted && let Some(path) = &options.out {
                keep(path, kept)?;
            }
            if options.seconds.is_some_and(|most| begun.elapsed().as_secs() >= most) {
                stop.stop();
            }
        }
        Ok(())
    })
}

fn keep(path: &Path, kept: &Kept) -> Result<()> {
    write_whole(path, serde_json::to_string(kept)?.as_bytes())
}

/// A share in percent, with its interval.
fn percent(share: &Share) -> String {
    format!("{:.1} % ({:.1} to {:.1})", share.value * 100.0, share.low * 100.0, share.high * 100.0)
}

fn print(report: &Report, rules: &Rules, out: &mut dyn Write) -> Result<()> {
    let definition = rules.definition();
    let side = |number: usize| {
        definition.sides.get(number).map_or_else(|| number.to_string(), |side| side.name.clone())
    };
    let title = if definition.title.is_empty() { &definition.name } else { &definition.title };
    writeln!(out, "{title}: {} games", report.games)?;
    for (number, score) in report.scores.iter().enumerate() {
        writeln!(out, "  {} scores {}", side(number), percent(score))?;
    }
    writeln!(out, "  draws {}", percent(&report.draws))?;
    let [shortest, median, longest] = report.lengths;
    writeln!(out, "  length {median} moves (median), from {shortest} to {longest}")?;
    let most = report.histogram.iter().map(|(_, games)| *games).max().unwrap_or(0).max(1);
    for (end, games) in &report.histogram {
        let bar = "#".repeat((games * WIDTH).div_ceil(most) as usize);
        writeln!(out, "  {:>6} {games:>5} {bar}", format!("< {end}"))?;
    }
    writeln!(
        out,
        "  {:.1} legal moves on average; {:.0} % of the moves capture; {:.1} promotions and {:.1} drops in a game",
        report.branching, report.captures, report.promotions, report.drops
    )?;
    writeln!(out, "  ends")?;
    for (reason, games) in &report.reasons {
        let reason = if reason.is_empty() { "too long" } else { reason };
        writeln!(out, "    {reason:<18} {games}")?;
    }
    writeln!(out, "  moves by piece")?;
    for (name, share) in &report.pieces {
        writeln!(out, "    {name:<18} {:.1} %", share * 100.0)?;
    }
    for opening in &report.openings {
        writeln!(out, "  after {} {} scores {}", opening.first, side(0), percent(&opening.score))?;
    }
    for flag in &report.flags {
        writeln!(out, "  ! {}", words(flag, &side))?;
    }
    if report.flags.is_empty() {
        writeln!(out, "  nothing stands out")?;
    }
    Ok(())
}

/// A flag in words.
fn words(flag: &Flag, side: &dyn Fn(usize) -> String) -> String {
    match flag {
        Flag::Ahead(number) => format!("{} wins too often", side(Side(*number).index())),
        Flag::Drawish => "most games are drawn".to_owned(),
        Flag::Short => "games are over after a few moves".to_owned(),
        Flag::Endless => "many games do not end".to_owned(),
        Flag::Narrow => "there is little to choose from".to_owned(),
        Flag::Idle(kind) => format!("the {kind} never moves"),
        Flag::Opening(first) => format!("the first move {first} decides the game"),
    }
}
