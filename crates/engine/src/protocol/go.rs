//! `go`: how long to think, in the words of UCI, USI and UCCI.

use super::board::read;
use super::tokens::Words;
use super::{Protocol, Session};
use crate::time::{Budget, Limits};

/// What `go` asks for.
#[derive(Default)]
struct Asked {
    limits: Limits,
    /// Milliseconds left, and added with every move: for us, and for each side.
    own: (Option<u64>, u64),
    sides: [(Option<u64>, u64); 2],
    turns_to_go: Option<u32>,
    move_time: Option<u64>,
    byoyomi: u64,
    forever: bool,
    ponders: bool,
    perft: Option<u32>,
}

impl Session {
    pub(super) fn go(&mut self, protocol: Protocol, mut words: Words<'_>) {
        if self.is_thinking() {
            self.say("info string a search is under way; `stop` it first");
            return;
        }
        let mut asked = Asked::default();
        asked.limits.lines = self.settings.lines;
        // Moves follow until the next word that means something else.
        let mut naming = false;
        while let Some(word) = words.next() {
            match word {
                "infinite" => asked.forever = true,
                "ponder" => asked.ponders = true,
                "draw" => {}
                "depth" => match words.next() {
                    Some("infinite") => asked.forever = true,
                    depth => asked.limits.depth = depth.and_then(|depth| depth.parse().ok()),
                },
                "nodes" => asked.limits.nodes = words.number(),
                "mate" => {
                    let turns: Option<u32> = words.number();
                    asked.limits.win_in = turns.map(|turns| turns.saturating_mul(2).saturating_sub(1));
                }
                "movetime" => asked.move_time = words.number(),
                "wtime" => asked.sides[usize::from(protocol == Protocol::Usi)].0 = words.number(),
                "btime" => asked.sides[usize::from(protocol != Protocol::Usi)].0 = words.number(),
                "winc" => asked.sides[usize::from(protocol == Protocol::Usi)].1 = words.number().unwrap_or(0),
                "binc" => asked.sides[usize::from(protocol != Protocol::Usi)].1 = words.number().unwrap_or(0),
                "time" => asked.own.0 = words.number(),
                "increment" => asked.own.1 = words.number().unwrap_or(0),
                "movestogo" => asked.turns_to_go = words.number(),
                "byoyomi" => asked.byoyomi = words.number().unwrap_or(0),
                "opptime" | "oppincrement" | "oppmovestogo" => drop(words.next()),
                "perft" => asked.perft = words.number(),
                "searchmoves" => naming = true,
                text if naming => match read(&self.board.position, text, self.notation()) {
                    Ok(played) => asked.limits.only.push(played),
                    Err(why) => self.say(format!("info string {why}")),
                },
                other => self.say(format!("info string `go` knows no `{other}`")),
            }
        }
        if let Some(depth) = asked.perft {
            return self.perft(depth);
        }
        self.leave_out_banned(&mut asked.limits);
        let budget = self.budget(&asked);
        if asked.ponders {
            return self.think(asked.limits, true, budget);
        }
        if !asked.forever {
            if self.settings.nodes_as_time > 0
                && let Some(budget) = budget
            {
                asked.limits.nodes = Some(budget.enough.saturating_mul(self.settings.nodes_as_time));
            } else {
                asked.limits.time = budget;
            }
        }
        let unlimited = asked.limits.time.is_none()
            && asked.limits.depth.is_none()
            && asked.limits.nodes.is_none()
            && asked.limits.win_in.is_none();
        self.think(asked.limits, asked.forever || unlimited, None);
    }

    fn budget(&self, asked: &Asked) -> Option<Budget> {
        let overhead = self.settings.overhead;
        if let Some(time) = asked.move_time {
            return Some(Budget::for_a_move(time, overhead));
        }
        let turn = self.board.position.turn().index();
        let (left, increment) = match asked.own {
            (Some(left), increment) => (Some(left), increment),
            _ => asked.sides[turn.min(1)],
        };
        if asked.byoyomi > 0 {
            let least = asked.byoyomi.saturating_sub(overhead + 50).max(1);
            let more = left.map_or(0, |left| left / 30);
            return Some(Budget { enough: least / 2 + more, most: least + more });
        }
        Some(Budget::share(left?, increment, asked.turns_to_go, overhead))
    }

    fn perft(&mut self, depth: u32) {
        let divided = if depth == 0 { vec![] } else { self.board.position.divide(depth) };
        let mut all = u64::from(depth == 0);
        for (played, nodes) in divided {
            all += nodes;
            let text = self.write(&self.board.position, &played);
            self.say(format!("{text}: {nodes}"));
        }
        self.say("");
        self.say(format!("Nodes searched: {all}"));
    }
}
