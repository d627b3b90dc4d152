//! `chesswright analyse`: the best lines in one position or in many, here or by the workers of a queue.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use chesswright_engine::net::fingerprint;
use chesswright_engine::{DEFAULT_HASH_MB, Engine, Limits, Score, Stop};
use chesswright_notation::San;
use chesswright_notation::san::Style;
use chesswright_notation::{moves, position};
use chesswright_queue::{
    AnalysisWork, Line, MoveLimits, Opening, Outcome, PositionJudged, Setup, Task, Work,
};
use chesswright_rules::{Move, Position, Rules};
use clap::Args;
use serde::Serialize;

use crate::game_args::GameOrChess;
use crate::progress::Progress;
use crate::queue::pack::{self, Files, Unpacked};
use crate::queue::{QueueOptions, Run, build, history};
use crate::{Verdict, json, network};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright analyse --nodes 20000
  chesswright analyse crazyhouse --moves 'e4 e5 Nf3' --nodes 20000 --lines 3
  echo '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1' | chesswright analyse chess --positions - --depth 4

Scores are in pawns, for the side to move. With --queue the workers of a queue do it (`chesswright worker`),
many positions at the same time.")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameOrChess,
    /// The position; the start position by default
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Moves to play before, in UCI or algebraic notation
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// Analyse all positions of this file, one in each line; `-` is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "moves"])]
    positions: Option<PathBuf>,
    /// Nodes for each position [default: 1000000, unless there is another limit]
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Milliseconds for each position
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Plies for each position
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// How many of the best lines
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    lines: u16,
    /// Answer in JSON, one object in each line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    queue: QueueOptions,
}

const DEFAULT_NODES: u64 = 1_000_000;
/// The most moves of a line that a worker sends.
const MOST_MOVES: usize = 64;

/// The answer about one position.
#[derive(Serialize)]
struct Answer {
    fen: String,
    depth: u32,
    nodes: u64,
    lines: Vec<AnswerLine>,
}

#[derive(Serialize)]
struct AnswerLine {
    score: String,
    /// Centipawns; none for a win or a loss that is certain.
    cp: Option<i32>,
    /// The plies until then, negative for a loss.
    mate: Option<i64>,
    san: Vec<String>,
    uci: Vec<String>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let game = options.game.game.load()?;
    let rules = game.rules();
    let positions = positions(options, rules)?;
    let &Options { nodes, time, depth, .. } = options;
    let unlimited = nodes.is_none() && time.is_none() && depth.is_none();
    let limit = MoveLimits {
        nodes: if unlimited { Some(DEFAULT_NODES) } else { nodes },
        time,
        depth,
        soft_nodes: None,
    };
    let evaluation = network::strongest(rules, options.game.game.document())?;
    let work = AnalysisWork {
        limit,
        lines: usize::from(options.lines),
        evaluation: fingerprint(rules, &*evaluation),
    };
    let mut progress = Progress::new("positions");
    let san = San::new(rules);
    match options.queue.connect()? {
        None => {
            let mut analysis =
                Analysis::with(&work, rules, Engine::with_evaluation(rules, evaluation, DEFAULT_HASH_MB));
            for history in &positions {
                let judged = analysis.judge(history, &mut |text| {
                    progress.show(|| text);
                    Ok(())
                })?;
                print(options, rules, &san, history, &judged, out)?;
            }
        }
        Some(requester) => {
            let mut files = Files::default();
            let game = pack::game(&options.game.game, rules, &mut files)?;
            let setup = Setup { build: build().clone(), game, work: Work::Analysis(work), files: files.0 };
            let run = match time {
                Some(_) => Run::Once,
                None => Run::Repeatable(chesswright_queue::digest(&serde_json::to_string(&positions)?)),
            };
            let mut tasks =
                (0..).zip(positions.iter().map(|position| Task::Position { position: position.clone() }));
            let mut said: BTreeMap<u64, String> = BTreeMap::new();
            let mut hear = |number: u64, text: &str| {
                said.insert(number, crate::queue::shown(text));
                progress.show(|| said.get(&number).cloned().unwrap_or_default());
            };
            requester.run(&setup, &run, &mut tasks, &mut hear, &mut |number, outcome| {
                let Outcome::Position(judged) = outcome else {
                    bail!("a worker sent something else than an analysis")
                };
                print(options, rules, &san, &positions[number as usize], &judged, out)?;
                Ok(ControlFlow::Continue(()))
            })?;
        }
    }
    Ok(Verdict::Fine)
}

/// The positions to analyse.
fn positions(options: &Options, rules: &Rules) -> Result<Vec<Opening>> {
    if let Some(path) = &options.positions {
        let text = match path.to_str() {
            Some("-") => std::io::read_to_string(std::io::stdin())?,
            _ => crate::read_file(path)?,
        };
        let lines = (1..)
            .zip(text.lines().map(str::trim))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(number, line): (usize, &str)| {
            let start =
                position::read(rules, line).with_context(|| format!("line {number}: `{line}`"))?.position;
            history::write(rules, Some(&start), &[])
        };
        return lines.map(read).collect();
    }
    let start = match &options.fen {
        Some(fen) => Some(position::read(rules, fen).with_context(|| format!("`{fen}`"))?.position),
        None => None,
    };
    let san = San::new(rules);
    let mut here = start.clone().unwrap_or_else(|| rules.start());
    let mut played = vec![];
    for text in options.moves.split_whitespace() {
        let next =
            chesswright_game::read_typed(&san, &here, text).map_err(|error| anyhow::anyhow!("{error}"))?;
        here.play(&next).map_err(|error| anyhow::anyhow!("`{text}`: {error}"))?;
        played.push(next);
    }
    Ok(vec![history::write(rules, start.as_ref(), &played)?])
}

/// The position at the end of a history.
fn end(rules: &Rules, of: &Opening) -> Result<Position> {
    let (start, played) = history::read(rules, of)?;
    let mut position = start.unwrap_or_else(|| rules.start());
    played.iter().for_each(|played| position.play_unchecked(played));
    Ok(position)
}

/// Prints what was found. The moves of a worker must be legal.
fn print(
    options: &Options,
    rules: &Rules,
    san: &San,
    of: &Opening,
    judged: &PositionJudged,
    out: &mut dyn Write,
) -> Result<()> {
    let start = end(rules, of)?;
    let fen = position::write(&start);
    ensure!(judged.lines.len() <= usize::from(options.lines), "a worker sent more lines than were wanted");
    let mut lines = vec![];
    for line in &judged.lines {
        let played = history::moves(&start, &line.moves).context("a worker sent a line that cannot be")?;
        let (in_san, in_uci) = in_words(san, &start, &played);
        let score = score_in_words(line.cp, line.mate);
        lines.push(AnswerLine { score, cp: line.cp, mate: line.mate, san: in_san, uci: in_uci });
    }
    let answer = Answer { fen, depth: judged.depth, nodes: judged.nodes, lines };
    if options.json {
        return json::print_line(out, json::ANALYSE, &answer);
    }
    writeln!(out, "{}", answer.fen)?;
    for AnswerLine { score, san, .. } in &answer.lines {
        writeln!(out, "  {score:>12}  {}", san.join(" "))?;
    }
    if answer.lines.is_empty() {
        writeln!(out, "  the game is over")?;
    }
    writeln!(out, "  depth {}, {} nodes", answer.depth, answer.nodes)?;
    Ok(out.flush()?)
}

/// The moves of a line in algebraic notation and in that of UCI.
fn in_words(san: &San, start: &Position, played: &[Move]) -> (Vec<String>, Vec<String>) {
    let mut here = start.clone();
    let both = played.iter().map(|next| {
        let words = (san.write(&here, next, Style::SHORT), moves::uci(&here, next, false));
        here.play_unchecked(next);
        words
    });
    both.unzip()
}

/// A score as centipawns or as plies until the end.
fn parts(score: Score) -> (Option<i32>, Option<i64>) {
    match score.mate() {
        Some((plies, wins)) => (None, Some(if wins { i64::from(plies) } else { -i64::from(plies) })),
        None => (Some(score.cp()), None),
    }
}

fn score_in_words(cp: Option<i32>, mate: Option<i64>) -> String {
    match mate {
        Some(plies @ 1..) => format!("wins in {plies}"),
        Some(plies) => format!("loses in {}", plies.unsigned_abs()),
        None => Score::from_cp(cp.unwrap_or(0)).to_string(),
    }
}

/// Analysis as it is done, here or by a worker.
pub(crate) struct Analysis {
    rules: Rules,
    engine: Engine,
    limit: MoveLimits,
    lines: usize,
}

impl Analysis {
    /// Unpacks what is to be done.
    pub(crate) fn new(work: &AnalysisWork, game: &Unpacked) -> Result<Self> {
        let Unpacked { rules, document } = game;
        let evaluation = network::strongest(rules, document.as_deref())?;
        ensure!(
            fingerprint(rules, &*evaluation) == work.evaluation,
            "the engine judges positions otherwise here"
        );
        Ok(Self::with(work, rules, Engine::with_evaluation(rules, evaluation, DEFAULT_HASH_MB)))
    }

    fn with(work: &AnalysisWork, rules: &Rules, engine: Engine) -> Self {
        Self { rules: rules.clone(), engine, limit: work.limit, lines: work.lines.clamp(1, 64) }
    }

    /// Analyses a position, and says after each depth what is best so far.
    pub(crate) fn judge(
        &mut self,
        of: &Opening,
        say: &mut dyn FnMut(String) -> Result<()>,
    ) -> Result<PositionJudged> {
        let start = end(&self.rules, of)?;
        let san = San::new(&self.rules);
        self.engine.new_game();
        let MoveLimits { time, nodes, soft_nodes, depth } = self.limit;
        let time = time.and_then(|time| Limits::time(time).time);
        let limits = Limits { nodes, soft_nodes, depth, time, multipv: self.lines, ..Limits::default() };
        let begun = Instant::now();
        let clock = move || begun.elapsed().as_millis() as u64;
        let mut failed = None;
        let result = self.engine.search(&start, &limits, &Stop::new(), &clock, &mut |info| {
            if info.multipv > 0 || failed.is_some() {
                return;
            }
            let (line, _) = in_words(&san, &start, &info.pv[..info.pv.len().min(8)]);
            failed = say(format!("depth {}: {} {}", info.depth, info.score, line.join(" "))).err();
        });
        if let Some(error) = failed {
            return Err(error);
        }
        let mut lines = vec![];
        for (score, played) in result.lines.iter().take(self.lines) {
            let shown = &played[..played.len().min(MOST_MOVES)];
            let (cp, mate) = parts(*score);
            lines.push(Line { cp, mate, moves: history::write(&self.rules, Some(&start), shown)?.moves });
        }
        Ok(PositionJudged { depth: result.depth, nodes: result.nodes, lines })
    }
}
