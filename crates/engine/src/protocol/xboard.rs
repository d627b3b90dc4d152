//! XBoard's protocol, version 2: the engine keeps the game and knows whose turn it is.

use chesswright_rules::Side;

use super::tokens::Words;
use super::{Act, Protocol, Session};
use crate::engine::Answer;
use crate::time::{Budget, Limits};
use crate::protocol::options::Set;

/// What XBoard has told us.
#[derive(Default)]
pub(super) struct State {
    /// The side we play; none while we only watch.
    plays: Option<Side>,
    analyses: bool,
    pub(super) post: bool,
    /// Milliseconds on our clock, and its increment.
    left: Option<u64>,
    increment: u64,
    /// Moves of a session of the clock; 0 for a game in one.
    moves_per_session: u32,
    move_time: Option<u64>,
    depth: Option<u32>,
}

impl Session {
    pub(super) fn xboard_line(&mut self, line: &str) {
        let mut words = Words::of(line);
        let Some(first) = words.next() else { return };
        match first {
            "xboard" | "accepted" | "rejected" | "random" | "computer" | "name" | "rating" | "ics"
            | "hard" | "easy" | "otim" | "hint" | "bk" | "nps" | "white" | "black" | "draw" | "hover"
            | "lift" | "put" => {}
            "protover" => self.features(),
            "ping" => self.say(format!("pong {}", words.rest())),
            "post" => self.xboard.post = true,
            "nopost" => self.xboard.post = false,
            "new" => {
                self.drop_thought();
                self.choose_game("chess");
                self.restart();
                self.xboard = State { plays: Some(Side(1)), post: self.xboard.post, ..State::default() };
            }
            "variant" => {
                let name = words.rest();
                let name = if name == "normal" { "chess" } else { name };
                if self.choose_game(name) {
                    self.restart();
                } else {
                    self.say(format!("Error (unknown variant): {name}"));
                }
            }
            "force" | "result" => {
                self.drop_thought();
                self.xboard.plays = None;
                self.xboard.analyses = false;
            }
            "go" => {
                self.xboard.plays = Some(self.board.position.turn());
                self.consider();
            }
            "playother" => {
                let sides = self.board.position.rules().sides() as u8;
                self.xboard.plays = Some(Side((self.board.position.turn().0 + 1) % sides.max(1)));
            }
            "analyze" => {
                self.xboard.plays = None;
                self.xboard.analyses = true;
                self.xboard.post = true;
                self.consider();
            }
            "exit" => {
                self.xboard.analyses = false;
                self.drop_thought();
            }
            "?" => self.stop(),
            "." => {}
            "usermove" => self.user_move(words.rest()),
            "undo" => self.take_back(1),
            "remove" => self.take_back(2),
            "setboard" => {
                self.drop_thought();
                if let Err(why) = self.board.set(words.rest(), &[], super::Notation::XBoard) {
                    self.say(format!("tellusererror Illegal position: {why}"));
                }
                self.consider();
            }
            "level" => self.level(&mut words),
            "st" => self.xboard.move_time = words.number::<f64>().map(|seconds| (seconds * 1000.0) as u64),
            "sd" => self.xboard.depth = words.number(),
            "time" => {
                self.xboard.left = words.number::<u64>().map(|hundredths| hundredths.saturating_mul(10))
            }
            "memory" => self.set_from_xboard("Hash", words.rest()),
            "cores" => self.set_from_xboard("Threads", words.rest()),
            "option" => {
                let (name, value) = words.rest().split_once('=').unwrap_or((words.rest(), ""));
                self.set_from_xboard(name, value);
            }
            "bench" => self.acts.push(Act::Bench(words.number().unwrap_or(100_000))),
            "quit" => {
                self.drop_thought();
                self.acts.push(Act::Quit);
            }
            // Old front ends send bare moves.
            _ if self.is_move(first) => self.user_move(line),
            _ => self.say(format!("Error (unknown command): {first}")),
        }
    }

    fn features(&mut self) {
        let names: Vec<&str> =
            self.games.names().map(|name| if name == "chess" { "normal" } else { name }).collect();
        let variants = names.join(",");
        self.say(format!(
            "feature myname=\"Chesswright {}\" ping=1 setboard=1 usermove=1 playother=1 analyze=1 memory=1 smp=1 colors=0 \
             sigint=0 sigterm=0 reuse=1 debug=1",
            env!("CARGO_PKG_VERSION")
        ));
        self.say(format!("feature variants=\"{variants}\""));
        self.say("feature option=\"Skill Level -spin 9 1 9\"");
        self.say("feature done=1");
    }

    fn restart(&mut self) {
        let rules = self.board.position.rules().clone();
        self.board = super::Board::start(rules);
        self.forget = true;
    }

    fn set_from_xboard(&mut self, name: &str, value: &str) {
        if let Set::Bad(why) = self.settings.set(name.trim(), value.trim()) {
            self.say(format!("Error ({why}): option {name}"));
        }
    }

    fn level(&mut self, words: &mut Words<'_>) {
        self.xboard.moves_per_session = words.number().unwrap_or(0);
        let base = words.next().unwrap_or("5");
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let number = |text: &str| text.parse::<u64>().unwrap_or(0);
        self.xboard.left =
            Some(number(minutes).saturating_mul(60_000).saturating_add(number(seconds).saturating_mul(1000)));
        self.xboard.increment = words.number::<f64>().map_or(0, |seconds| (seconds * 1000.0) as u64);
        self.xboard.move_time = None;
    }

    fn is_move(&self, text: &str) -> bool {
        super::board::read(&self.board.position, text, super::Notation::XBoard).is_ok()
    }

    fn user_move(&mut self, text: &str) {
        self.drop_thought();
        // Moves with a wall come in two parts.
        let text: String = text.split_whitespace().collect();
        match self.board.play(&text, super::Notation::XBoard) {
            Ok(_) => {
                self.claim_result();
                self.consider();
            }
            Err(_) => self.say(format!("Illegal move: {text}")),
        }
    }

    fn take_back(&mut self, moves: usize) {
        self.drop_thought();
        for _ in 0..moves {
            if !self.board.undo() {
                self.say("Error (nothing to take back): undo");
            }
        }
        self.consider();
    }

    /// Thinks if it is our turn or if we analyse.
    fn consider(&mut self) {
        if self.is_thinking() || self.board.position.legal_moves().is_empty() {
            return;
        }
        if self.xboard.analyses {
            self.think(Limits { lines: self.settings.lines, ..Limits::default() }, true, None);
        } else if self.xboard.plays == Some(self.board.position.turn()) {
            let state = &self.xboard;
            let overhead = self.settings.overhead;
            let per_session = state.moves_per_session;
            let round = self.board.position.turns() / self.board.position.rules().sides().max(1) as u32;
            let to_go = (per_session > 0).then(|| per_session - round % per_session);
            let time = match (state.move_time, state.left) {
                (Some(time), _) => Some(Budget::for_a_move(time, overhead)),
                (None, Some(left)) => Some(Budget::share(left, state.increment, to_go, overhead)),
                (None, None) if state.depth.is_some() => None,
                (None, None) => Some(Budget::exactly(1000)),
            };
            self.think(Limits { time, depth: state.depth, ..Limits::default() }, false, None);
        }
    }

    /// Plays what we have decided, all steps of the turn that are known.
    pub(super) fn xboard_answer(&mut self, answer: &Answer) {
        if self.xboard.analyses || self.xboard.plays.is_none() {
            return;
        }
        let Some(best) = &answer.best else { return };
        let text = self.write(&self.board.position, best);
        self.say(format!("move {text}"));
        if let Err(why) = self.board.play(&text, Protocol::XBoard.notation(false)) {
            self.say(format!("Error ({why}): {text}"));
            return;
        }
        self.claim_result();
        self.consider();
    }

    fn claim_result(&mut self) {
        let Some(end) = self.board.position.outcome() else { return };
        let result = match end.winner {
            Some(Side(0)) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        };
        self.say(format!("{result} {{{}}}", end.reason));
    }
}
