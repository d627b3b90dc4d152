//! `chesswright epd`: positions with known best moves, and how many of them the engine finds.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use chesswright_engine::{Engine, Limits, Stop};
use chesswright_notation::San;
use chesswright_notation::position;
use chesswright_notation::san::Style;
use chesswright_rules::{Move, Position, Rules};
use clap::Args;

use crate::Verdict;
use crate::core::built_in_rules;

#[derive(Args)]
#[command(after_help = "\
A line of the file is a position and operations: `bm` with the best moves, `am` with moves to avoid, `id` with a name.

Examples:
  echo '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;' | chesswright epd --nodes 1000 -
  echo '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;' | chesswright epd --time 50 --quiet -")]
pub(crate) struct Options {
    /// The positions; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The game they are of
    #[arg(long, default_value = "chess")]
    variant: String,
    /// Positions to look at for each
    #[arg(long)]
    nodes: Option<u64>,
    /// Milliseconds for each
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Only the number found
    #[arg(long)]
    quiet: bool,
}

/// A line of the file.
struct Task {
    position: Position,
    name: String,
    best: Vec<Move>,
    avoid: Vec<Move>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let rules = built_in_rules(&options.variant).with_context(|| {
        format!("there is no variant `{}`; `chesswright variant list` tells which there are", options.variant)
    })?;
    let text = match options.file.to_str() {
        Some("-") => std::io::read_to_string(std::io::stdin())?,
        _ => crate::read_file(&options.file)?,
    };
    let san = San::new(&rules);
    let mut tasks = vec![];
    for (number, line) in (1..).zip(text.lines()) {
        if !line.trim().is_empty() && !line.starts_with('#') {
            tasks.push(task(&rules, &san, line).with_context(|| format!("line {number}: `{line}`"))?);
        }
    }
    let mut engine = Engine::new(&rules);
    let mut limits = Limits { nodes: options.nodes, ..Limits::default() };
    match options.time {
        Some(time) => limits.time = Limits::time(time).time,
        None if options.nodes.is_none() => limits.nodes = Some(300_000),
        None => {}
    }
    let begun = Instant::now();
    let clock = move || begun.elapsed().as_millis() as u64;
    let mut found = 0;
    for task in &tasks {
        engine.new_game();
        let answer = engine.search(&task.position, &limits, &Stop::new(), &clock, &mut |_| {});
        let played = answer.best_move.context("the game is over in one of the positions")?;
        let right = (task.best.is_empty() || task.best.contains(&played)) && !task.avoid.contains(&played);
        found += usize::from(right);
        if !options.quiet {
            let text = san.write(&task.position, &played, Style::SHORT);
            let mark = if right { "found" } else { "not found" };
            writeln!(
                out,
                "{:<12} {text:<8} {mark}, depth {}, {} nodes",
                task.name, answer.depth, answer.nodes
            )?;
        }
    }
    writeln!(out, "{found} of {} found", tasks.len())?;
    Ok(Verdict::Fine)
}

fn task(rules: &Rules, san: &San, line: &str) -> Result<Task> {
    let mut words = line.split_whitespace();
    let fen: Vec<&str> = words.by_ref().take(4).collect();
    let position = position::read(rules, &fen.join(" "))?.position;
    let rest = words.collect::<Vec<_>>().join(" ");
    let mut task = Task { position, name: String::new(), best: vec![], avoid: vec![] };
    for operation in rest.split(';').map(str::trim).filter(|operation| !operation.is_empty()) {
        let (code, values) = operation.split_once(' ').unwrap_or((operation, ""));
        match code {
            "id" => values.trim_matches('"').clone_into(&mut task.name),
            "bm" | "am" => {
                for value in values.split_whitespace() {
                    let played = san.read(&task.position, value)?;
                    if code == "bm" { task.best.push(played) } else { task.avoid.push(played) }
                }
            }
            _ => {}
        }
    }
    if task.best.is_empty() && task.avoid.is_empty() {
        bail!("no move is asked for; there should be `bm MOVE;` behind the position");
    }
    Ok(task)
}
