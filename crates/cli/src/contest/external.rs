//! Another program that speaks UCI.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};
use chesswright_engine::Score;
use chesswright_notation::moves::Notation;
use chesswright_rules::Position;

use super::one::Pace;
use super::player::Choice;

/// A program that has been started.
pub(super) struct External {
    name: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl External {
    /// Starts a program and tells it which game is played. The program and its arguments are separated by blanks.
    pub(super) fn start(program: &str, variant: &str, options: &[(String, String)]) -> Result<Self> {
        let mut words = program.split_whitespace();
        let name = words.next().unwrap_or_default().to_owned();
        let mut child = Command::new(&name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start `{program}`"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("`{program}` has no input or no output");
        };
        let mut external = Self { name, child, input, output: BufReader::new(output) };
        external.say("uci")?;
        let mut variants = vec![];
        external.wait_for("uciok", |line| {
            if line.starts_with("option name UCI_Variant ") {
                variants = line.split(" var ").skip(1).map(|name| name.trim().to_owned()).collect();
            }
        })?;
        if !variants.is_empty() {
            if !variants.iter().any(|known| known == variant) {
                bail!("`{program}` does not know the variant `{variant}`");
            }
            external.say(&format!("setoption name UCI_Variant value {variant}"))?;
        } else if variant != "chess" {
            bail!("`{program}` plays only chess, not `{variant}`");
        }
        for (option, value) in options {
            external.say(&format!("setoption name {option} value {value}"))?;
        }
        Ok(external)
    }

    /// Another game begins.
    pub(super) fn begin(&mut self) -> Result<()> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.wait_for("readyok", |_| {})
    }

    pub(super) fn choose(&mut self, position: &Position, moves: &[String], pace: Pace) -> Result<Choice> {
        let played = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position startpos{played}"))?;
        let mut go = String::from("go");
        for (word, number) in
            [("movetime", pace.time), ("nodes", pace.nodes), ("depth", pace.depth.map(u64::from))]
        {
            if let Some(number) = number {
                go.push_str(&format!(" {word} {number}"));
            }
        }
        self.say(&go)?;
        let mut score = None;
        let mut best = String::new();
        self.wait_for("bestmove", |line| {
            let mut words = line.split_whitespace();
            if line.starts_with("bestmove") {
                best = words.nth(1).unwrap_or_default().to_owned();
            } else if words.any(|word| word == "score") {
                let kind = words.next();
                let number = words.next().and_then(|number| number.parse::<i32>().ok());
                score = number.map(|number| match kind {
                    Some("mate") => Score::points(if number > 0 { 29_000 } else { -29_000 }),
                    _ => Score::points(number),
                });
            }
        })?;
        let legal = position.legal_moves();
        let found = legal.into_iter().find(|played| {
            Notation::Uci.write(position, played) == best || Notation::Uci960.write(position, played) == best
        });
        let gives_up = matches!(best.as_str(), "(none)" | "0000" | "resign");
        let illegal = (found.is_none() && !gives_up).then_some(best);
        Ok(Choice { played: found, illegal, score })
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .with_context(|| format!("`{}` has stopped", self.name))
    }

    /// Reads lines until one begins with that word.
    fn wait_for(&mut self, word: &str, mut each: impl FnMut(&str)) -> Result<()> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                bail!("`{}` has stopped while `{word}` was waited for", self.name);
            }
            each(line.trim());
            if line.split_whitespace().next() == Some(word) {
                return Ok(());
            }
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // It may have stopped by itself.
        drop(self.say("quit"));
        drop(self.child.wait());
    }
}
