//! Plays a match against another engine and adds its result to the ladder, `docs/ladder.tsv`.
//!
//! A shared machine gives the two players different shares of it. So both first search positions of a short game, in turns, and their
//! speeds are measured in processor time; in the match each gets as many nodes as it searches in the time of a move.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde_json::Value;

use crate::shell::{apt_install, cargo, command, output, root, run as start, target_dir};

/// The engine that is played by default, from Debian.
const OPPONENT: &str = "fairy-stockfish";
/// Where Debian puts it.
const DEBIAN_PATH: &str = "/usr/games/fairy-stockfish";
/// The game in which speeds are measured: its plies, the nodes for each move, and how often both search a position of it with how many
/// nodes. In the start position alone, speeds are others than in most of a game.
const SPEED_PLIES: usize = 60;
const PLY_NODES: u64 = 5_000;
const SPEED_EVERY: usize = 6;
const SPEED_NODES: u64 = 200_000;
/// So often the speeds are measured.
const SPEED_ROUNDS: usize = 3;
const HEADER: &str = "commit\tgame\topponent\tmode\twins\tdraws\tlosses\tpairs\telo\terror\tours\ttheirs\n";

#[derive(Args)]
pub(crate) struct Options {
    /// The game, such as `chess`
    game: String,
    /// The program of the other engine, which speaks UCI; Debian's fairy-stockfish by default
    #[arg(long, value_name = "PATH")]
    opponent: Option<String>,
    /// The most games
    #[arg(long, value_name = "N", default_value_t = 600)]
    games: u32,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", default_value_t = 100)]
    time: u64,
    /// Play by the clock, on a machine with nothing else to do, instead of by as many nodes as that time is worth
    #[arg(long)]
    by_clock: bool,
    /// How many games run at the same time
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
    /// The seed of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let opponent = match &options.opponent {
        Some(path) => path.clone(),
        None => default_opponent()?,
    };
    // As it is released: the opponent, too, is built for its full speed.
    start(&mut cargo(&["build", "--profile", "dist", "--bin", "chesswright"]))?;
    let ours = target_dir().join("dist/chesswright").with_extension(std::env::consts::EXE_EXTENSION);
    let [mut own_speed, mut other_speed] = [0; 2];
    let mut name = String::new();
    // Other work on the machine slows a search down even in processor time, so the best of several counts.
    for _ in 0..SPEED_ROUNDS {
        let mut players = [Engine::start(&format!("{} engine", ours.display()))?, Engine::start(&opponent)?];
        let [own, other] = speeds(&mut players, &options.game)?;
        (own_speed, other_speed) = (own_speed.max(own), other_speed.max(other));
        name.clone_from(&players[1].name);
    }
    println!("{} nodes per second, {name} {other_speed}", own_speed);

    let nodes = |speed: u64| (speed * options.time / 1000).max(1);
    let limit = |speed: u64| match options.by_clock {
        true => format!("time={}", options.time),
        false => format!("nodes={}", nodes(speed)),
    };
    let mut game = Command::new(&ours);
    game.current_dir(root()).args(["match", &options.game, "--balanced", "--json", "--resign", "1500"]);
    game.args(["--games", &options.games.to_string(), "--seed", &options.seed.to_string()]);
    game.args(["--concurrency", &options.concurrency.to_string()]);
    game.args(["--first", &format!("self,{}", limit(own_speed))]);
    game.args(["--second", &format!("cmd={opponent},{}", limit(other_speed))]);
    let answer: Value = serde_json::from_str(&output(&mut game)?).context("`match --json` wrote no JSON")?;
    let mode = match options.by_clock {
        true => format!("{} ms", options.time),
        false => format!("{} ms as {}:{} nodes", options.time, nodes(own_speed), nodes(other_speed)),
    };
    // Without it nobody could play the same openings again.
    let mode = format!("{mode}, seed {}", options.seed);
    let row = row(&options.game, &name, &mode, &answer, [own_speed, other_speed])?;
    print!("{HEADER}{row}");
    add(&root().join("docs/ladder.tsv"), &row)
}

/// The nodes per second of processor time that two engines search in positions of a game that they play with each other.
fn speeds(players: &mut [Engine; 2], game: &str) -> Result<[u64; 2]> {
    for player in players.iter_mut() {
        player.send(&format!("setoption name UCI_Variant value {game}"))?;
        player.send("ucinewgame")?;
        player.send("isready")?;
        player.until("readyok")?;
    }
    let mut spent = [Search::default(); 2];
    let mut moves = vec![];
    for ply in 0..SPEED_PLIES {
        if ply % SPEED_EVERY == 0 {
            for (player, spent) in players.iter_mut().zip(&mut spent) {
                let search = player.search(&moves, SPEED_NODES)?.0;
                spent.nodes += search.nodes;
                spent.seconds += search.seconds;
            }
        }
        let Some(played) = players[ply % 2].search(&moves, PLY_NODES)?.1 else { break };
        moves.push(played);
    }
    Ok(spent.map(|spent| (spent.nodes as f64 / spent.seconds.max(0.01)) as u64))
}

fn default_opponent() -> Result<String> {
    let installed = || [OPPONENT, DEBIAN_PATH].into_iter().find(|path| Engine::start(path).is_ok());
    if installed().is_none() {
        apt_install(&[OPPONENT], "the ladder is played against fairy-stockfish")?;
    }
    installed().map(str::to_owned).with_context(|| format!("`{OPPONENT}` does not start"))
}

/// One row of the ladder.
fn row(game: &str, opponent: &str, mode: &str, answer: &Value, [own, other]: [u64; 2]) -> Result<String> {
    let faults = answer["faults"].as_array().map_or(0, Vec::len);
    ensure!(faults == 0, "the match had faults: {}", answer["faults"]);
    let commit = output(command("git").args(["describe", "--always", "--abbrev=8"]))?;
    // Documentation plays no better, and rows that were added before belong to it.
    let changes = output(command("git").args(["status", "--porcelain", "--", ".", ":!docs"]))?;
    let commit = format!("{}{}", commit.trim(), if changes.trim().is_empty() { "" } else { "-dirty" });
    let pairs: Vec<String> = answer["pairs"].as_array().into_iter().flatten().map(Value::to_string).collect();
    ensure!(pairs.len() == 5, "`match --json` counts no pairs");
    let number = |key: &str| answer[key].as_f64().with_context(|| format!("`match --json` has no `{key}`"));
    Ok(format!(
        "{commit}\t{game}\t{opponent}\t{mode}\t{}\t{}\t{}\t{}\t{:+.0}\t{:.0}\t{own}\t{other}\n",
        number("wins")?,
        number("draws")?,
        number("losses")?,
        pairs.join(" "),
        number("elo")?,
        number("elo_error")?,
    ))
}

/// Adds a row to the ladder.
fn add(path: &Path, row: &str) -> Result<()> {
    let mut text = if path.exists() { fs::read_to_string(path)? } else { HEADER.to_owned() };
    text.push_str(row);
    fs::write(path, text).with_context(|| format!("cannot write `{}`", path.display()))
}

/// What a search took.
#[derive(Clone, Copy, Default)]
struct Search {
    nodes: u64,
    /// Of processor time.
    seconds: f64,
}

/// A running engine that speaks UCI.
struct Engine {
    program: String,
    child: Child,
    input: ChildStdin,
    lines: BufReader<ChildStdout>,
    name: String,
}

impl Engine {
    fn start(program: &str) -> Result<Self> {
        let mut words = program.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| format!("cannot start `{program}`"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("`{program}` has no input or no output");
        };
        let lines = BufReader::new(output);
        let mut engine = Self { program: program.to_owned(), child, input, lines, name: String::new() };
        engine.send("uci")?;
        for line in engine.until("uciok")? {
            if let Some(name) = line.strip_prefix("id name ") {
                engine.name = name.trim().to_owned();
            }
        }
        Ok(engine)
    }

    fn send(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}")?;
        Ok(self.input.flush()?)
    }

    /// The lines up to the one that begins with a word.
    fn until(&mut self, word: &str) -> Result<Vec<String>> {
        let mut lines = vec![];
        loop {
            let mut line = String::new();
            let read = self.lines.read_line(&mut line)?;
            ensure!(read > 0, "`{}` ended before it said `{word}`", self.program);
            let is_last = line.starts_with(word);
            lines.push(line);
            if is_last {
                return Ok(lines);
            }
        }
    }

    /// Searches the position after these moves with so many nodes. Returns what that took, and the best move; none if the game is over.
    fn search(&mut self, moves: &[String], nodes: u64) -> Result<(Search, Option<String>)> {
        let begun = self.processor_time();
        let after = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.send(&format!("position startpos{after}"))?;
        self.send(&format!("go nodes {nodes}"))?;
        let lines = self.until("bestmove")?;
        let seconds = self.processor_time() - begun;
        let word_after = |line: &str, word: &str| {
            line.split_whitespace().skip_while(|&other| other != word).nth(1).map(str::to_owned)
        };
        let best = lines.last().and_then(|line| word_after(line, "bestmove"));
        let best = best.filter(|best| !["(none)", "0000"].contains(&best.as_str()));
        let nodes = lines.iter().rev().find_map(|line| word_after(line, "nodes")?.parse().ok());
        // A game that is over needs no search.
        let nodes = nodes
            .or(best.is_none().then_some(0))
            .with_context(|| format!("`{}` does not say how many nodes it searched", self.program))?;
        Ok((Search { nodes, seconds }, best))
    }

    /// The processor time that it has used, in seconds; where the system does not tell, the time that has passed.
    fn processor_time(&self) -> f64 {
        let stat = fs::read_to_string(PathBuf::from(format!("/proc/{}/stat", self.child.id())));
        let ticks = stat.ok().and_then(|stat| {
            // The name of the program, in parentheses, may contain anything.
            let after = stat.rsplit(") ").next()?.to_owned();
            let mut fields = after.split_whitespace().skip(11).map(str::parse::<f64>);
            Some(fields.next()?.ok()? + fields.next()?.ok()?)
        });
        // Linux counts a hundred ticks a second, whatever its kernel does.
        ticks.map_or_else(passed, |ticks| ticks / 100.0)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.send("quit");
        let _ = self.child.wait();
    }
}

/// The seconds since the first call.
fn passed() -> f64 {
    static FIRST: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed().as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that speaks UCI and answers every search with these lines.
    #[cfg(unix)]
    fn answering(name: &str, lines: &str) -> Engine {
        let path = std::env::temp_dir().join(format!("chesswright-{name}-{}.sh", std::process::id()));
        let script = format!(
            "while read line; do case \"$line\" in uci) echo id name {name}; echo uciok;; isready) echo readyok;; \
             go*) printf '{lines}\\n';; quit) exit;; esac; done\n"
        );
        fs::write(&path, script).unwrap();
        let engine = Engine::start(&format!("sh {}", path.display())).unwrap();
        fs::remove_file(path).unwrap();
        engine
    }

    #[cfg(unix)]
    #[test]
    fn speeds_are_the_nodes_of_both_programs_by_their_own_time() {
        let mut players = [
            answering("swift", "info depth 1 nodes 90\\ninfo depth 2 nodes 900000\\nbestmove e2e4"),
            answering("slow", "info depth 1 nodes 3\\nbestmove e7e5 ponder e2e4"),
        ];
        assert_eq!(players.each_ref().map(|player| player.name.as_str()), ["swift", "slow"]);
        let [swift, slow] = speeds(&mut players, "chess").unwrap();
        assert!(slow > 0 && swift > 1_000 * slow, "{swift} {slow}");
    }

    #[cfg(unix)]
    #[test]
    fn a_search_without_nodes_is_an_error_unless_the_game_is_over() {
        let (search, best) = answering("mated", "bestmove (none)").search(&[], 10).unwrap();
        assert_eq!((search.nodes, best), (0, None));
        let silent = answering("silent", "bestmove e2e4").search(&[], 10).err().unwrap();
        assert!(silent.to_string().contains("does not say how many nodes it searched"), "{silent}");
    }

    #[test]
    fn a_row_has_a_cell_for_each_column() {
        let answer = serde_json::json!({
            "wins": 3, "draws": 1, "losses": 0, "pairs": [0, 0, 0, 1, 1], "elo": 338.4, "elo_error": 90.0, "faults": []
        });
        let row = row("chess", "An Engine 1.0", "100 ms", &answer, [700_000, 800_000]).unwrap();
        assert_eq!(row.split('\t').count(), HEADER.split('\t').count());
        assert!(row.contains("\t3\t1\t0\t0 0 0 1 1\t+338\t90\t700000\t800000\n"), "{row}");
        let faulty = serde_json::json!({ "faults": ["game 1: `a` played \"e9\""] });
        assert!(super::row("chess", "a", "b", &faulty, [1, 1]).is_err());
    }
}
