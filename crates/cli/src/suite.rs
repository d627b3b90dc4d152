//! `chesswright suite`: counts how many of the known best moves of a file the engine finds.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use chesswright_engine::{Limits, SearchResult as Found, Stop};
use chesswright_notation::San;
use chesswright_notation::position;
use chesswright_notation::san::Style;
use chesswright_rules::{Move, Position, Rules};
use clap::Args;
use serde::Serialize;

use crate::contest::Spec;
use crate::game_args::GameArg;
use crate::{Verdict, json};

#[derive(Args)]
#[command(after_help = "\
Each line of the file is a position and its operations, as in EPD: `bm` with the best moves, `am`
with moves to avoid, `id` with a name.

Examples:
  echo '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;' | chesswright suite chess --nodes 1000 -
  echo '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;' | chesswright suite chess --time 50 --quiet -

Exit code 1 when the engine solves fewer positions than --expect.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameArg,
    /// The positions; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The engine: `self` with options as in `chesswright match`, such as `self,network=none`
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    player: Spec,
    /// Nodes for each position [default: 300000, unless --time is given]
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Milliseconds for each position
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// How many positions the engine must solve; all by default
    #[arg(long, value_name = "N")]
    expect: Option<usize>,
    /// Print only the totals
    #[arg(long, conflicts_with = "json")]
    quiet: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

const DEFAULT_NODES: u64 = 300_000;

/// A position with known best moves.
struct Task {
    position: Position,
    id: String,
    best: Vec<Move>,
    avoid: Vec<Move>,
}

#[derive(Serialize)]
struct SearchResult {
    solved: usize,
    expected: usize,
    positions: Vec<Solved>,
}

/// What the engine played in a position.
#[derive(Serialize)]
struct Solved {
    id: String,
    san: String,
    solved: bool,
    depth: u32,
    nodes: u64,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.game.game.load()?;
    let rules = game.rules();
    let san = San::new(rules);
    let tasks = tasks(&options.file, rules, &san)?;
    let mut engine = options.player.for_document(options.game.game.document()).own_engine(rules)?;
    let limits = Limits {
        nodes: options.nodes.or(if options.time.is_none() { Some(DEFAULT_NODES) } else { None }),
        time: options.time.and_then(|time| Limits::time(time).time),
        ..Limits::default()
    };
    let begun = Instant::now();
    let clock = move || begun.elapsed().as_millis() as u64;
    let mut positions = vec![];
    for task in tasks {
        engine.new_game();
        let found = engine.search(&task.position, &limits, &Stop::new(), &clock, &mut |_| {});
        let solved = task.judge(&san, &found)?;
        if !options.quiet && !options.json {
            let Solved { id, san, solved, depth, nodes } = &solved;
            let result = if *solved { "solved" } else { "not solved" };
            writeln!(out, "{id:<12} {san:<8} {result}, depth {depth}, {nodes} nodes")?;
        }
        positions.push(solved);
    }
    let solved = positions.iter().filter(|position| position.solved).count();
    let expected = options.expect.unwrap_or(positions.len());
    if options.json {
        json::print(out, json::SUITE, &SearchResult { solved, expected, positions })?;
    } else {
        writeln!(out, "{solved} of {} solved", positions.len())?;
    }
    Ok(if solved >= expected { Verdict::Fine } else { Verdict::FoundWrong })
}

fn tasks(path: &Path, rules: &Rules, san: &San) -> Result<Vec<Task>> {
    let text = match path.to_str() {
        Some("-") => std::io::read_to_string(std::io::stdin())?,
        _ => crate::read_file(path)?,
    };
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let task = |(number, line): (usize, &str)| {
        Task::read(rules, san, line).with_context(|| format!("line {number}: `{line}`"))
    };
    lines.map(task).collect()
}

impl Task {
    fn read(rules: &Rules, san: &San, line: &str) -> Result<Self> {
        let mut words = line.split_whitespace();
        let fen: Vec<&str> = words.by_ref().take(4).collect();
        let position = position::read(rules, &fen.join(" "))?.position;
        let rest = words.collect::<Vec<_>>().join(" ");
        let mut task = Self { position, id: String::new(), best: vec![], avoid: vec![] };
        for operation in rest.split(';').map(str::trim).filter(|operation| !operation.is_empty()) {
            let (code, values) = operation.split_once(' ').unwrap_or((operation, ""));
            let moves = |position| values.split_whitespace().map(move |value| san.read(position, value));
            match code {
                "id" => values.trim_matches('"').clone_into(&mut task.id),
                "bm" => task.best = moves(&task.position).collect::<Result<_, _>>()?,
                "am" => task.avoid = moves(&task.position).collect::<Result<_, _>>()?,
                _ => {}
            }
        }
        if task.best.is_empty() && task.avoid.is_empty() {
            bail!("expected `bm MOVE;` or `am MOVE;` after the position");
        }
        Ok(task)
    }

    /// Compares the move that the engine found with the known ones.
    fn judge(self, san: &San, found: &Found) -> Result<Solved> {
        let played = found.best_move.as_ref().context("the game is over in one of the positions")?;
        Ok(Solved {
            solved: (self.best.is_empty() || self.best.contains(played)) && !self.avoid.contains(played),
            san: san.write(&self.position, played, Style::SHORT),
            id: self.id,
            depth: found.depth,
            nodes: found.nodes,
        })
    }
}
