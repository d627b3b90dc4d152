//! XBoard's protocol, version 2. Unlike in UCI the engine keeps the game itself and knows which side it plays.

use chesswright_rules::Side;

use super::board::{Board, read_move};
use super::options::OptionEffect;
use super::tokens::Tokens;
use super::uci::DEFAULT_BENCH_NODES;
use super::{Action, Notation, Protocol, Session};
use crate::engine::SearchResult;
use crate::time::{Budget, Limits};

/// The time for a move when XBoard has set none, in milliseconds.
const DEFAULT_MOVE_TIME: u64 = 1000;

/// What XBoard has set.
#[derive(Default)]
pub(super) struct State {
    /// The side that the engine plays; none in force mode.
    engine_side: Option<Side>,
    analyzes: bool,
    /// Whether to print thinking output.
    pub(super) post: bool,
    /// The time left on the engine's clock, and its increment, in milliseconds.
    left: Option<u64>,
    increment: u64,
    /// The number of moves of a time control; 0 for the whole game.
    moves_per_control: u32,
    move_time: Option<u64>,
    depth: Option<u32>,
}

impl Session {
    pub(super) fn xboard_line(&mut self, line: &str) {
        let mut tokens = Tokens::of(line);
        let Some(first) = tokens.next() else { return };
        match first {
            "xboard" | "accepted" | "rejected" | "random" | "computer" | "name" | "rating" | "ics"
            | "hard" | "easy" | "otim" | "hint" | "bk" | "nps" | "white" | "black" | "draw" | "hover"
            | "lift" | "put" => {}
            "protover" => self.features(),
            "ping" => self.print(format!("pong {}", tokens.rest())),
            "post" => self.xboard.post = true,
            "nopost" => self.xboard.post = false,
            "new" => {
                self.discard_search();
                self.choose_variant("chess");
                self.restart();
                self.xboard =
                    State { engine_side: Some(Side(1)), post: self.xboard.post, ..State::default() };
            }
            "variant" => {
                let name = tokens.rest();
                let name = if name == "normal" { "chess" } else { name };
                if self.choose_variant(name) {
                    self.restart();
                } else {
                    self.print(format!("Error (unknown variant): {name}"));
                }
            }
            "force" | "result" => {
                self.discard_search();
                self.xboard.engine_side = None;
                self.xboard.analyzes = false;
            }
            "go" => {
                self.xboard.engine_side = Some(self.board.position.turn());
                self.search_if_to_move();
            }
            "playother" => {
                let sides = self.board.position.rules().sides() as u8;
                self.xboard.engine_side = Some(Side((self.board.position.turn().0 + 1) % sides.max(1)));
            }
            "analyze" => {
                self.xboard.engine_side = None;
                self.xboard.analyzes = true;
                self.xboard.post = true;
                self.search_if_to_move();
            }
            "exit" => {
                self.xboard.analyzes = false;
                self.discard_search();
            }
            "?" => self.stop(),
            "." => {}
            "usermove" => self.user_move(tokens.rest()),
            "undo" => self.take_back(1),
            "remove" => self.take_back(2),
            "setboard" => {
                self.discard_search();
                if let Err(why) = self.board.set(tokens.rest(), &[], Notation::XBoard) {
                    self.print(format!("tellusererror Illegal position: {why}"));
                }
                self.search_if_to_move();
            }
            "level" => self.level(&mut tokens),
            "st" => self.xboard.move_time = tokens.number::<f64>().map(|seconds| (seconds * 1000.0) as u64),
            "sd" => self.xboard.depth = tokens.number(),
            "time" => {
                self.xboard.left = tokens.number::<u64>().map(|hundredths| hundredths.saturating_mul(10))
            }
            "memory" => self.set_from_xboard("Hash", tokens.rest()),
            "cores" => self.set_from_xboard("Threads", tokens.rest()),
            "option" => {
                let (name, value) = tokens.rest().split_once('=').unwrap_or((tokens.rest(), ""));
                self.set_from_xboard(name, value);
            }
            "bench" => {
                self.actions.push(Action::Bench(tokens.number().unwrap_or(DEFAULT_BENCH_NODES)));
            }
            "quit" => {
                self.discard_search();
                self.actions.push(Action::Quit);
            }
            // Old interfaces send moves without `usermove`.
            _ if self.is_move(first) => self.user_move(line),
            _ => self.print(format!("Error (unknown command): {first}")),
        }
    }

    fn features(&mut self) {
        let names: Vec<&str> =
            self.variants.names().map(|name| if name == "chess" { "normal" } else { name }).collect();
        let variants = names.join(",");
        self.print(format!(
            "feature myname=\"Chesswright {}\" ping=1 setboard=1 usermove=1 playother=1 analyze=1 memory=1 smp=1 colors=0 \
             sigint=0 sigterm=0 reuse=1 debug=1",
            env!("CARGO_PKG_VERSION")
        ));
        self.print(format!("feature variants=\"{variants}\""));
        self.print("feature option=\"Skill Level -spin 9 1 9\"");
        self.print("feature done=1");
    }

    fn restart(&mut self) {
        let rules = self.board.position.rules().clone();
        self.board = Board::start(rules);
        self.new_game = true;
    }

    fn set_from_xboard(&mut self, name: &str, value: &str) {
        if let OptionEffect::BadValue(why) = self.options.set(name.trim(), value.trim()) {
            self.print(format!("Error ({why}): option {name}"));
        }
    }

    /// Sets the time control.
    fn level(&mut self, tokens: &mut Tokens<'_>) {
        self.xboard.moves_per_control = tokens.number().unwrap_or(0);
        let base = tokens.next().unwrap_or("5");
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let number = |text: &str| text.parse::<u64>().unwrap_or(0);
        self.xboard.left =
            Some(number(minutes).saturating_mul(60_000).saturating_add(number(seconds).saturating_mul(1000)));
        self.xboard.increment = tokens.number::<f64>().map_or(0, |seconds| (seconds * 1000.0) as u64);
        self.xboard.move_time = None;
    }

    fn is_move(&self, text: &str) -> bool {
        read_move(&self.board.position, text, Notation::XBoard).is_ok()
    }

    fn user_move(&mut self, text: &str) {
        self.discard_search();
        // A move that places a wall comes in two words.
        let text: String = text.split_whitespace().collect();
        match self.board.play(&text, Notation::XBoard) {
            Ok(_) => {
                self.claim_result();
                self.search_if_to_move();
            }
            Err(_) => self.print(format!("Illegal move: {text}")),
        }
    }

    fn take_back(&mut self, moves: usize) {
        self.discard_search();
        for _ in 0..moves {
            if !self.board.undo() {
                self.print("Error (nothing to take back): undo");
            }
        }
        self.search_if_to_move();
    }

    /// Starts a search if the engine is to move or analyzes.
    fn search_if_to_move(&mut self) {
        if self.is_searching() || self.board.position.legal_moves().is_empty() {
            return;
        }
        if self.xboard.analyzes {
            self.start_search(Limits { multipv: self.options.multipv, ..Limits::default() }, true, None);
        } else if self.xboard.engine_side == Some(self.board.position.turn()) {
            let state = &self.xboard;
            let overhead = self.options.overhead;
            let per_control = state.moves_per_control;
            let round = self.board.position.turns() / self.board.position.rules().sides().max(1) as u32;
            let to_go = (per_control > 0).then(|| per_control - round % per_control);
            let time = match (state.move_time, state.left) {
                (Some(time), _) => Some(Budget::move_time(time, overhead)),
                (None, Some(left)) => Some(Budget::from_clock(left, state.increment, to_go, overhead)),
                (None, None) if state.depth.is_some() => None,
                (None, None) => Some(Budget::fixed(DEFAULT_MOVE_TIME)),
            };
            self.start_search(Limits { time, depth: state.depth, ..Limits::default() }, false, None);
        }
    }

    /// Plays the result of a search, and searches for the next step if the turn continues.
    pub(super) fn xboard_result(&mut self, result: &SearchResult) {
        if self.xboard.analyzes || self.xboard.engine_side.is_none() {
            return;
        }
        let Some(best) = &result.best_move else { return };
        let text = self.write_move(&self.board.position, best);
        self.print(format!("move {text}"));
        if let Err(why) = self.board.play(&text, Protocol::XBoard.notation(false)) {
            self.print(format!("Error ({why}): {text}"));
            return;
        }
        self.claim_result();
        self.search_if_to_move();
    }

    /// Prints the result if the game is over.
    fn claim_result(&mut self) {
        let Some(end) = self.board.position.outcome() else { return };
        let result = match end.winner {
            Some(Side(0)) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        };
        self.print(format!("{result} {{{}}}", end.reason));
    }
}
