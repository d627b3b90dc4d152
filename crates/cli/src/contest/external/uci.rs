//! UCI and its relatives UCCI and USI, from the side of the program that drives the engine.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use chesswright_engine::Score;
use chesswright_engine::protocol::Protocol;
use chesswright_notation::moves::Notation;
use chesswright_notation::position::{Dialect, write_as};
use chesswright_rules::{Move, Position, Rules};

use super::program::Program;
use super::{PATIENCE, patience};
use crate::contest::effort::Effort;
use crate::contest::move_limit::{Allowed, Left};
use crate::contest::openings::Opening;
use crate::contest::player::Choice;

/// The score of a mate, at any distance.
const MATE: i32 = 29_000;

pub(super) struct Uci {
    protocol: Protocol,
    notation: Notation,
    /// The dialect of positions in the command `position`.
    dialect: Dialect,
    /// The start position of the game, and the moves since then.
    begin: String,
    played: Vec<String>,
    /// What the program reported of its searches.
    pub(super) effort: Effort,
}

/// An option of the program.
struct EngineOption {
    name: String,
    /// The values of a combo option.
    values: Vec<String>,
}

impl Uci {
    /// Starts the session and sets the game.
    pub(super) fn greet(
        program: &mut Program,
        protocol: Protocol,
        rules: &Rules,
        options: &[(String, String)],
    ) -> Result<Self> {
        let variant = &rules.definition().name;
        program.send(protocol.name())?;
        let mut known: Vec<EngineOption> = vec![];
        let last = format!("{}ok", protocol.name());
        program.wait(&last, Some(PATIENCE), |line| {
            known.extend(option(protocol, line));
            (line == last).then_some(())
        })?;
        let has = |name: &str| known.iter().any(|known| known.name.eq_ignore_ascii_case(name));
        let names = ["UCI_Variant", "USI_Variant", "variant"];
        let choice =
            known.iter().find(|known| names.iter().any(|name| known.name.eq_ignore_ascii_case(name)));
        let mut set = vec![];
        match choice {
            Some(EngineOption { name, values }) => {
                if !values.contains(variant) {
                    bail!("`{}` does not know the variant `{variant}`", program.name());
                }
                set.push((name.clone(), variant.clone()));
            }
            None => ensure!(
                variant == protocol.default_game(),
                "`{}` plays only {}, not {variant}",
                program.name(),
                protocol.default_game()
            ),
        }
        // In a shuffled setup the target of the king alone does not name a castling move.
        let shuffled = rules.definition().setup.shuffle.is_some() && has("UCI_Chess960");
        if shuffled {
            set.push(("UCI_Chess960".into(), "true".into()));
        }
        if has("usemillisec") {
            set.push(("usemillisec".into(), "true".into()));
        }
        for (name, value) in set.iter().chain(options) {
            program.send(&match protocol {
                Protocol::Ucci => format!("setoption {name} {value}"),
                _ => format!("setoption name {name} value {value}"),
            })?;
        }
        let (notation, dialect) = match protocol {
            Protocol::Ucci => (Notation::Ucci, Dialect::Standard),
            Protocol::Usi if Dialect::Sfen.fits(rules).is_ok() => (Notation::Usi, Dialect::Sfen),
            Protocol::Usi => (Notation::Usi, Dialect::Standard),
            _ if shuffled => (Notation::Uci960, Dialect::Standard),
            _ => (Notation::Uci, Dialect::Standard),
        };
        Ok(Self {
            protocol,
            notation,
            dialect,
            begin: String::new(),
            played: vec![],
            effort: Effort::default(),
        })
    }

    pub(super) fn begin(&mut self, program: &mut Program, opening: &Opening) -> Result<()> {
        let word = if self.dialect == Dialect::Sfen { "sfen" } else { "fen" };
        self.begin = match &opening.start {
            Some(start) => format!("{word} {}", write_as(start, self.dialect)),
            None => "startpos".into(),
        };
        self.played.clear();
        match self.protocol {
            Protocol::Ucci => program.send("setoption newgame")?,
            Protocol::Usi => {
                // USI wants `isready` before `usinewgame`.
                self.sync(program)?;
                program.send("usinewgame")?;
            }
            _ => program.send("ucinewgame")?,
        }
        self.sync(program)
    }

    fn sync(&self, program: &mut Program) -> Result<()> {
        program.send("isready")?;
        program.wait("readyok", Some(PATIENCE), |line| (line == "readyok").then_some(()))
    }

    pub(super) fn hear(&mut self, before: &Position, played: &Move) {
        self.played.push(self.notation.write(before, played));
    }

    pub(super) fn choose(
        &mut self,
        program: &mut Program,
        position: &Position,
        allowed: &Allowed,
    ) -> Result<Choice> {
        let moves = match self.played.is_empty() {
            true => String::new(),
            false => format!(" moves {}", self.played.join(" ")),
        };
        program.send(&format!("position {}{moves}", self.begin))?;
        program.send(&go(self.protocol, position, allowed))?;
        let mut score = None;
        let mut effort = Effort::default();
        let best = program.wait("bestmove", patience(allowed), |line| {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => Some(words.next().unwrap_or_default().to_owned()),
                Some("nobestmove") => Some(String::new()),
                Some("info") => {
                    score = score_of(line).or(score);
                    effort = effort_of(line).unwrap_or(effort);
                    None
                }
                _ => None,
            }
        })?;
        self.effort += effort;
        Ok(match best.as_str() {
            "" | "(none)" | "0000" | "resign" => Choice::Resigns,
            "win" => Choice::Claims { text: best, draw: false },
            _ => {
                let other = if self.notation == Notation::Uci { Notation::Uci960 } else { self.notation };
                let written = |played: &Move| {
                    self.notation.write(position, played) == best || other.write(position, played) == best
                };
                match position.legal_moves().into_iter().find(written) {
                    Some(played) => Choice::Plays(played, score),
                    None => Choice::Wrong(best),
                }
            }
        })
    }
}

/// The option that a line declares.
fn option(protocol: Protocol, line: &str) -> Option<EngineOption> {
    let rest = line.strip_prefix("option ")?;
    let rest = if protocol == Protocol::Ucci { rest } else { rest.strip_prefix("name ")? };
    let (name, rest) = rest.split_once(" type ")?;
    let values = rest.split(" var ").skip(1);
    // In UCCI the default follows the last value.
    let values = values.filter_map(|value| value.split(" default ").next());
    Some(EngineOption {
        name: name.trim().to_owned(),
        values: values.map(|value| value.trim().to_owned()).collect(),
    })
}

/// The command `go` with the limits of the move.
fn go(protocol: Protocol, position: &Position, allowed: &Allowed) -> String {
    let mut words = vec![String::from("go")];
    let mut add = |name: &str, value: u64| words.push(format!("{name} {value}"));
    let in_protocol = |left: Left| if protocol == Protocol::Usi { left } else { left.without_byoyomi() };
    match (allowed.own.map(in_protocol), protocol) {
        (Some(own), Protocol::Ucci) => {
            add("time", own.time);
            match own.to_go {
                Some(turns) => add("movestogo", turns.into()),
                None => add("increment", own.increment),
            }
            if let Some(other) = allowed.other {
                add("opptime", other.time);
            }
        }
        (Some(own), _) => {
            let other = allowed.other.map_or(own, in_protocol);
            let first = position.turn().index() == 0;
            let (first, second) = if first { (own, other) } else { (other, own) };
            // In shogi black moves first.
            let (white, black) = if protocol == Protocol::Usi { (second, first) } else { (first, second) };
            add("wtime", white.time);
            add("btime", black.time);
            if own.byoyomi > 0 {
                add("byoyomi", own.byoyomi);
            } else {
                add("winc", white.increment);
                add("binc", black.increment);
            }
            if let Some(turns) = own.to_go {
                add("movestogo", turns.into());
            }
        }
        (None, _) => match (allowed.limit.time, protocol) {
            (Some(time), Protocol::Usi) => {
                add("btime", 0);
                add("wtime", 0);
                add("byoyomi", time);
            }
            (Some(time), Protocol::Ucci) => {
                add("time", time);
                add("movestogo", 1);
            }
            (Some(time), _) => add("movetime", time),
            (None, _) => {}
        },
    }
    if let Some(nodes) = allowed.limit.nodes.or(allowed.limit.soft_nodes) {
        add("nodes", nodes);
    }
    if let Some(depth) = allowed.limit.depth {
        add("depth", depth.into());
    }
    words.join(" ")
}

/// The score in a line with `info`, for the side to move.
fn score_of(line: &str) -> Option<Score> {
    let mut words = line.split_whitespace().skip_while(|&word| word != "score").skip(1);
    let first = words.next()?;
    let points = match first {
        "cp" => words.next()?.parse().ok()?,
        "mate" if words.next()?.starts_with('-') => -MATE,
        "mate" => MATE,
        // UCCI has only plain numbers.
        number => number.parse().ok()?,
    };
    Some(Score::from_cp(points))
}

/// The nodes and the time in a line with `info`.
fn effort_of(line: &str) -> Option<Effort> {
    let number = |name: &str| {
        let mut words = line.split_whitespace().skip_while(|&word| word != name).skip(1);
        words.next()?.parse::<u64>().ok()
    };
    Some(Effort { nodes: number("nodes")?, time: Duration::from_millis(number("time")?) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::move_limit::MoveLimit;
    use crate::core::built_in_rules;

    #[test]
    fn options_are_found_in_every_dialect() {
        let table = [
            (
                Protocol::Uci,
                "option name UCI_Variant type combo default chess var chess var 3check",
                Some(("UCI_Variant", "chess,3check")),
            ),
            (Protocol::Usi, "option name Clear Hash type button", Some(("Clear Hash", ""))),
            (
                Protocol::Ucci,
                "option variant type combo var xiangqi var minixiangqi default xiangqi",
                Some(("variant", "xiangqi,minixiangqi")),
            ),
            (Protocol::Ucci, "option usemillisec type check default true", Some(("usemillisec", ""))),
            (Protocol::Uci, "id name option", None),
        ];
        for (protocol, line, expected) in table {
            let found = option(protocol, line).map(|known| (known.name, known.values.join(",")));
            let expected = expected.map(|(name, values)| (name.to_owned(), values.to_owned()));
            assert_eq!(found, expected, "{line}");
        }
    }

    #[test]
    fn every_protocol_gets_the_time_in_its_own_words() {
        let shogi = built_in_rules("shogi").expect("it is built in").start();
        let none = Left { time: 0, increment: 0, byoyomi: 0, to_go: None, base: 0, turns: None };
        let timed =
            |time| Allowed { limit: MoveLimit { time, ..MoveLimit::default() }, ..Allowed::default() };
        let nodes =
            Allowed { limit: MoveLimit { nodes: Some(7), ..MoveLimit::default() }, ..Allowed::default() };
        let clock = |own, other| Allowed { own: Some(own), other: Some(other), ..Allowed::default() };
        let [short, long] = [1000, 9000].map(|time| Left { time, ..none });
        let more = Left { increment: 100, ..short };
        let counted = Left { to_go: Some(3), ..short };
        let periods = Left { byoyomi: 500, ..short };
        let table = [
            (Protocol::Uci, timed(Some(50)), "go movetime 50"),
            (Protocol::Usi, timed(Some(50)), "go btime 0 wtime 0 byoyomi 50"),
            (Protocol::Ucci, timed(Some(50)), "go time 50 movestogo 1"),
            (Protocol::Uci, nodes, "go nodes 7"),
            (Protocol::Uci, clock(more, more), "go wtime 1000 btime 1000 winc 100 binc 100"),
            (Protocol::Ucci, clock(more, long), "go time 1000 increment 100 opptime 9000"),
            (Protocol::Ucci, clock(counted, long), "go time 1000 movestogo 3 opptime 9000"),
            (Protocol::Usi, clock(counted, long), "go wtime 9000 btime 1000 winc 0 binc 0 movestogo 3"),
            (Protocol::Uci, clock(counted, long), "go wtime 1000 btime 9000 winc 0 binc 0 movestogo 3"),
            (Protocol::Usi, clock(periods, long), "go wtime 9000 btime 1000 byoyomi 500"),
            (Protocol::Uci, clock(periods, long), "go wtime 1500 btime 9000 winc 500 binc 0"),
        ];
        for (protocol, allowed, expected) in table {
            assert_eq!(go(protocol, &shogi, &allowed), expected, "{protocol:?}");
        }
    }

    #[test]
    fn nodes_and_time_of_engines_are_read() {
        let effort =
            effort_of("info depth 3 score cp 1 nodes 4200 nps 300000 time 14 pv e2e4").expect("it has both");
        assert_eq!((effort.nodes, effort.time), (4200, Duration::from_millis(14)));
        assert!(effort_of("info depth 3 nodes 10").is_none());
    }

    #[test]
    fn scores_of_engines_are_read() {
        let table = [
            ("info depth 3 score cp -35 nodes 10 pv e2e4", Some(-35)),
            ("info score mate 3", Some(MATE)),
            ("info score mate -2 depth 4", Some(-MATE)),
            ("info score mate +", Some(MATE)),
            ("info depth 6 score 12 pv h2e2", Some(12)),
            ("info string score", None),
            ("info depth 3", None),
        ];
        for (line, expected) in table {
            assert_eq!(score_of(line).map(Score::cp), expected, "{line}");
        }
    }
}
