//! XBoard's protocol, version 2, from the side of the program that drives the engine. The engine keeps the game, so it
//! receives every move at once.

use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use chesswright_engine::Score;
use chesswright_notation::moves::Notation;
use chesswright_notation::position::{Dialect, write_as};
use chesswright_rules::{Move, Position, Rules};

use super::program::Program;
use super::{PATIENCE, patience};
use crate::contest::move_limit::{Allowed, Left};
use crate::contest::openings::Opening;
use crate::contest::player::Choice;

/// How long to wait for the features of an engine.
const FEATURE_TIME: Duration = Duration::from_secs(2);
/// A score beyond this is a mate.
const MATE: i32 = 29_000;

pub(super) struct XBoard {
    features: Features,
    /// The variant. `None` for chess.
    variant: Option<String>,
    options: Vec<(String, String)>,
    /// Whether the engine moves by itself when it is to move.
    plays: bool,
    pings: u32,
}

/// The features of an engine.
#[derive(Debug, PartialEq)]
struct Features {
    ping: bool,
    setboard: bool,
    usermove: bool,
    reuse: bool,
    memory: bool,
    smp: bool,
    time: bool,
    variants: Vec<String>,
}

impl Default for Features {
    /// The defaults of the protocol.
    fn default() -> Self {
        Self {
            ping: false,
            setboard: false,
            usermove: false,
            reuse: true,
            memory: false,
            smp: false,
            time: true,
            variants: vec!["normal".into()],
        }
    }
}

impl XBoard {
    /// Starts the session.
    pub(super) fn greet(program: &mut Program, rules: &Rules, options: &[(String, String)]) -> Result<Self> {
        program.send("xboard")?;
        program.send("protover 2")?;
        let mut features = Features::default();
        let mut until = Instant::now() + FEATURE_TIME;
        'features: while let Some(line) = program.line(Some(until))? {
            let Some(declared) = line.strip_prefix("feature ") else { continue };
            for (name, value) in pairs(declared) {
                match (name.as_str(), value.as_str()) {
                    ("done", "1") => break 'features,
                    // The engine asks for more time.
                    ("done", _) => until = Instant::now() + PATIENCE,
                    _ => {
                        let taken = features.take(&name, &value);
                        program.send(&format!("{} {name}", if taken { "accepted" } else { "rejected" }))?;
                    }
                }
            }
        }
        let name = &rules.definition().name;
        let is_chess = name == "chess";
        let knows = |name: &str| features.variants.iter().any(|known| known == name);
        let known = knows(name) || is_chess && knows("normal");
        if !known {
            bail!("`{}` does not know the variant `{name}`", program.name());
        }
        let variant = (!is_chess).then(|| name.clone());
        Ok(Self { features, variant, options: options.to_vec(), plays: false, pings: 0 })
    }

    /// Whether the engine can play another game without a restart.
    pub(super) fn plays_again(&self) -> bool {
        self.features.reuse
    }

    pub(super) fn begin(&mut self, program: &mut Program, opening: &Opening) -> Result<()> {
        program.send("new")?;
        if let Some(variant) = &self.variant {
            program.send(&format!("variant {variant}"))?;
        }
        for (name, value) in &self.options {
            program.send(&match name.as_str() {
                "Hash" if self.features.memory => format!("memory {value}"),
                "Threads" if self.features.smp => format!("cores {value}"),
                _ => format!("option {name}={value}"),
            })?;
        }
        for line in ["force", "easy", "post"] {
            program.send(line)?;
        }
        self.plays = false;
        if let Some(start) = &opening.start {
            ensure!(
                self.features.setboard,
                "`{}` cannot play from a position other than the start position",
                program.name()
            );
            program.send(&format!("setboard {}", write_as(start, Dialect::Standard)))?;
        }
        if self.features.ping {
            self.pings += 1;
            let pong = format!("pong {}", self.pings);
            program.send(&format!("ping {}", self.pings))?;
            program.wait(&pong, Some(PATIENCE), |line| (line == pong).then_some(()))?;
        }
        Ok(())
    }

    pub(super) fn hear(&mut self, program: &mut Program, before: &Position, played: &Move) -> Result<()> {
        if self.plays {
            // That was the engine's own move. It continues by itself where its turn has more steps.
            let mut after = before.clone();
            after.play_unchecked(played);
            if after.turn() != before.turn() {
                self.plays = false;
                program.send("force")?;
            }
            return Ok(());
        }
        let text = Notation::XBoard.write(before, played);
        program.send(&if self.features.usermove { format!("usermove {text}") } else { text })
    }

    pub(super) fn choose(
        &mut self,
        program: &mut Program,
        position: &Position,
        allowed: &Allowed,
    ) -> Result<Choice> {
        if !self.plays {
            for line in clocks(allowed, self.features.time, program.name())? {
                program.send(&line)?;
            }
            program.send("go")?;
            self.plays = true;
        }
        let mut score = None;
        program.wait("move", patience(allowed), |line| {
            let mut words = line.split_whitespace();
            match words.next()? {
                "move" => {
                    let text: String = words.collect();
                    Some(
                        read(position, &text)
                            .map_or(Choice::Wrong(text), |played| Choice::Plays(played, score)),
                    )
                }
                "resign" => Some(Choice::Resigns),
                "1/2-1/2" => Some(Choice::Claims { text: line.to_owned(), draw: true }),
                "1-0" | "0-1" => Some(Choice::Claims { text: line.to_owned(), draw: false }),
                "Illegal" => Some(Choice::Wrong(line.to_owned())),
                _ => {
                    score = score_of(line).or(score);
                    None
                }
            }
        })
    }
}

impl Features {
    /// Takes a feature of the engine. Returns `false` for an unknown feature.
    fn take(&mut self, name: &str, value: &str) -> bool {
        let on = value == "1";
        let feature = match name {
            "ping" => &mut self.ping,
            "setboard" => &mut self.setboard,
            "usermove" => &mut self.usermove,
            "reuse" => &mut self.reuse,
            "memory" => &mut self.memory,
            "smp" => &mut self.smp,
            "time" => &mut self.time,
            "variants" => {
                self.variants = value.split(',').map(|name| name.trim().to_owned()).collect();
                return true;
            }
            "myname" | "option" | "debug" | "sigint" | "sigterm" => return true,
            _ => return false,
        };
        *feature = on;
        true
    }
}

/// `name=value` pairs, with quotes around values that contain spaces.
fn pairs(text: &str) -> Vec<(String, String)> {
    let mut pairs = vec![];
    let mut rest = text.trim_start();
    while let Some((name, behind)) = rest.split_once('=') {
        let (value, left) = match behind.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => behind.split_once(char::is_whitespace).unwrap_or((behind, "")),
        };
        pairs.push((name.trim().to_owned(), value.to_owned()));
        rest = left.trim_start();
    }
    pairs
}

/// The move that an engine means. Engines write moves in several ways.
fn read(position: &Position, text: &str) -> Option<Move> {
    let written = |played: &Move| Notation::XBoard.write(position, played) == text;
    let exact = position.legal_moves().into_iter().find(written);
    exact.or_else(|| {
        Notation::XBoard.read(position, text).or_else(|_| Notation::San.read(position, text)).ok()
    })
}

/// The commands that set the time before a move.
fn clocks(allowed: &Allowed, tells_time: bool, name: &str) -> Result<Vec<String>> {
    let limit = allowed.limit;
    if limit.nodes.is_some() {
        bail!("`{name}` uses XBoard's protocol, which cannot limit nodes; give it `time=` or `depth=`");
    }
    let mut lines: Vec<String> = limit.depth.map(|depth| format!("sd {depth}")).into_iter().collect();
    let hundredths = |milliseconds: u64| (milliseconds / 10).max(1);
    match (allowed.own.map(Left::without_byoyomi), limit.time) {
        (Some(own), _) => {
            lines.push(level(own.turns.unwrap_or(0), own.base, own.increment));
            lines.push(format!("time {}", hundredths(own.time)));
            let other = allowed.other.map(Left::without_byoyomi);
            lines.extend(other.map(|other| format!("otim {}", hundredths(other.time))));
        }
        (None, Some(time)) if time % 1000 == 0 => lines.push(format!("st {}", time / 1000)),
        // `st` takes only whole seconds; a clock that is set for every move is exact to a hundredth.
        (None, Some(time)) => {
            lines.push(level(1, time, 0));
            lines.push(format!("time {}", hundredths(time)));
        }
        (None, None) => {}
    }
    lines.retain(|line| tells_time || !line.starts_with("time ") && !line.starts_with("otim "));
    Ok(lines)
}

/// The command `level`. It takes whole seconds; `time` sends the rest.
fn level(turns: u32, base: u64, increment: u64) -> String {
    let seconds = base.div_ceil(1000);
    format!("level {turns} {}:{:02} {}", seconds / 60, seconds % 60, increment as f64 / 1000.0)
}

/// The score in a line of search output: depth, score, time, nodes, moves.
fn score_of(line: &str) -> Option<Score> {
    let mut words = line.split_whitespace();
    let depth = words.next()?.trim_end_matches(|c: char| !c.is_ascii_digit());
    depth.parse::<u32>().ok()?;
    let score: i32 = words.next()?.parse().ok()?;
    words.next()?.parse::<u64>().ok()?;
    words.next()?.parse::<u64>().ok()?;
    Some(Score::from_cp(score.clamp(-MATE, MATE)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::move_limit::MoveLimit;
    use crate::core::built_in_rules;

    #[test]
    fn features_are_read_with_and_without_quotes() {
        let mut features = Features::default();
        let declared =
            "ping=1 setboard=1 myname=\"A name = 1\"  variants=\"normal,crazyhouse\" reuse=0 san=1";
        let taken: Vec<_> =
            pairs(declared).iter().map(|(name, value)| (name.clone(), features.take(name, value))).collect();
        assert_eq!(taken.last(), Some(&("san".to_owned(), false)));
        assert_eq!(taken.len(), 6);
        let expected = Features {
            ping: true,
            setboard: true,
            reuse: false,
            variants: vec!["normal".into(), "crazyhouse".into()],
            ..Features::default()
        };
        assert_eq!(features, expected);
    }

    #[test]
    fn time_is_sent_as_exactly_as_possible() {
        let lines = |limit, own: Option<Left>| {
            let allowed = Allowed { limit, own, other: own };
            clocks(&allowed, true, "x").map(|lines| lines.join("; "))
        };
        let timed = |time| MoveLimit { time: Some(time), ..MoveLimit::default() };
        let none = MoveLimit::default();
        let left = |time| Left { time, increment: 0, byoyomi: 0, to_go: None, base: 90_500, turns: None };
        let table = [
            (timed(2000), None, "st 2"),
            (timed(50), None, "level 1 0:01 0; time 5"),
            (MoveLimit { depth: Some(3), ..none }, None, "sd 3"),
            (none, Some(Left { increment: 500, ..left(2000) }), "level 0 1:31 0.5; time 200; otim 200"),
            (none, Some(Left { turns: Some(40), ..left(75) }), "level 40 1:31 0; time 7; otim 7"),
        ];
        for (limit, left, expected) in table {
            assert_eq!(lines(limit, left).ok().as_deref(), Some(expected));
        }
        let counted = lines(MoveLimit { nodes: Some(10), ..none }, None).map_err(|error| error.to_string());
        assert!(counted.is_err_and(|error| error.contains("cannot limit nodes")));
    }

    #[test]
    fn moves_are_understood_however_they_are_written() {
        let start = built_in_rules("chess").expect("it is built in").start();
        for (text, expected) in [("e2e4", "e2e4"), ("Nf3", "g1f3"), ("g1f3", "g1f3")] {
            let played = read(&start, text).expect("it is legal");
            assert_eq!(Notation::Uci.write(&start, &played), expected);
        }
        assert!(read(&start, "e2e5").is_none() && read(&start, "Nf4").is_none());
    }

    #[test]
    fn scores_are_found_among_what_engines_say() {
        let table = [
            ("6 -17 1 1607 6 133916 0\te7e6 b1c3", Some(-17)),
            ("9. 35 12 4000 e2e4", Some(35)),
            ("4& 100003 1 99 Qh7#", Some(MATE)),
            ("# 6 7 8 9", None),
            ("telluser 4 5", None),
            ("12 men left", None),
        ];
        for (line, expected) in table {
            assert_eq!(score_of(line).map(Score::cp), expected, "{line}");
        }
    }
}
