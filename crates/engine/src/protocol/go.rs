//! The command `go` of UCI, USI and UCCI: it starts a search with limits.

use super::board::read_move;
use super::tokens::Tokens;
use super::{Protocol, Session};
use crate::time::{Budget, Limits};

/// What a `go` command asks for.
#[derive(Default)]
struct Go {
    limits: Limits,
    /// The clock of the engine (UCCI), and those of both sides (UCI, USI).
    own: ClockTime,
    sides: [ClockTime; 2],
    turns_to_go: Option<u32>,
    move_time: Option<u64>,
    byoyomi: u64,
    infinite: bool,
    ponder: bool,
    perft: Option<u32>,
}

/// The time on a clock, in milliseconds.
#[derive(Clone, Copy, Default)]
struct ClockTime {
    left: Option<u64>,
    increment: u64,
}

impl Session {
    pub(super) fn go(&mut self, protocol: Protocol, tokens: Tokens<'_>) {
        if self.is_searching() {
            self.print("info string a search is running; `stop` it first");
            return;
        }
        let mut go = self.read_go(protocol, tokens);
        if let Some(depth) = go.perft {
            return self.perft(depth);
        }
        self.exclude_banned(&mut go.limits);
        let budget = self.budget(&go);
        if go.ponder {
            return self.start_search(go.limits, true, budget);
        }
        if !go.infinite {
            match budget {
                Some(budget) if self.options.nodes_as_time > 0 => {
                    go.limits.nodes = Some(budget.soft.saturating_mul(self.options.nodes_as_time));
                }
                budget => go.limits.time = budget,
            }
        }
        let unlimited = go.limits.time.is_none()
            && go.limits.depth.is_none()
            && go.limits.nodes.is_none()
            && go.limits.mate_in.is_none();
        self.start_search(go.limits, go.infinite || unlimited, None);
    }

    fn read_go(&mut self, protocol: Protocol, mut tokens: Tokens<'_>) -> Go {
        let mut go = Go::default();
        go.limits.multipv = self.options.multipv;
        // Shogi's first side is black.
        let (white, black) = if protocol == Protocol::Usi { (1, 0) } else { (0, 1) };
        // After `searchmoves` every word that is not a keyword is a move.
        let mut in_search_moves = false;
        while let Some(token) = tokens.next() {
            match token {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "draw" => {}
                "depth" => match tokens.next() {
                    Some("infinite") => go.infinite = true,
                    depth => go.limits.depth = depth.and_then(|depth| depth.parse().ok()),
                },
                "nodes" => go.limits.nodes = tokens.number(),
                "mate" => {
                    let turns: Option<u32> = tokens.number();
                    go.limits.mate_in = turns.map(|turns| turns.saturating_mul(2).saturating_sub(1));
                }
                "movetime" => go.move_time = tokens.number(),
                "wtime" => go.sides[white].left = tokens.number(),
                "btime" => go.sides[black].left = tokens.number(),
                "winc" => go.sides[white].increment = tokens.number().unwrap_or(0),
                "binc" => go.sides[black].increment = tokens.number().unwrap_or(0),
                "time" => go.own.left = tokens.number(),
                "increment" => go.own.increment = tokens.number().unwrap_or(0),
                "movestogo" => go.turns_to_go = tokens.number(),
                "byoyomi" => go.byoyomi = tokens.number().unwrap_or(0),
                "opptime" | "oppincrement" | "oppmovestogo" => drop(tokens.next()),
                "perft" => go.perft = tokens.number(),
                "searchmoves" => in_search_moves = true,
                text if in_search_moves => match read_move(&self.board.position, text, self.notation()) {
                    Ok(mv) => go.limits.search_moves.push(mv),
                    Err(why) => self.print(format!("info string {why}")),
                },
                other => self.print(format!("info string unknown parameter `{other}` of `go`")),
            }
        }
        go
    }

    /// The time budget for the move, if the command gives one.
    fn budget(&self, go: &Go) -> Option<Budget> {
        let overhead = self.options.overhead;
        if let Some(time) = go.move_time {
            return Some(Budget::move_time(time, overhead));
        }
        let turn = self.board.position.turn().index();
        let clock = if go.own.left.is_some() { go.own } else { go.sides[turn.min(1)] };
        if go.byoyomi > 0 {
            let byoyomi = go.byoyomi.saturating_sub(overhead + 50).max(1);
            let extra = clock.left.map_or(0, |left| left / 30);
            return Some(Budget { soft: byoyomi / 2 + extra, hard: byoyomi + extra });
        }
        Some(Budget::from_clock(clock.left?, clock.increment, go.turns_to_go, overhead))
    }

    /// Counts the leaf nodes below each move and prints them.
    fn perft(&mut self, depth: u32) {
        let divided = if depth == 0 { vec![] } else { self.board.position.divide(depth) };
        let mut total = u64::from(depth == 0);
        for (mv, nodes) in divided {
            total += nodes;
            let text = self.write_move(&self.board.position, &mv);
            self.print(format!("{text}: {nodes}"));
        }
        self.print("");
        self.print(format!("Nodes searched: {total}"));
    }
}
