//! UCI and its relatives: UCCI, USI, and the dialect that leaves out `position`.

use chesswright_notation::position;

use super::options::Set;
use super::tokens::Words;
use super::{Act, Protocol, Session};
use crate::time::Limits;

impl Session {
    pub(super) fn uci_line(&mut self, protocol: Protocol, line: &str) {
        let mut words = Words::of(line);
        let Some(first) = words.next() else { return };
        match first {
            "uci" | "ucci" | "usi" => {
                self.say(format!("id name Chesswright {}", env!("CARGO_PKG_VERSION")));
                self.say("id author the Chesswright authors");
                for option in self.settings.list(protocol, &self.games) {
                    self.say(option);
                }
                self.say(format!("{}ok", protocol.name()));
            }
            "isready" => self.say("readyok"),
            "setoption" => self.set_option(words),
            "ucinewgame" | "usinewgame" => self.forget = true,
            "position" => self.set_position(words.rest()),
            // Cyclone's dialect.
            "fen" | "startpos" => self.set_position(line),
            "banmoves" => {
                let position = &self.board.position;
                let banned = words.rest().split_whitespace();
                let banned =
                    banned.filter_map(|text| super::board::read(position, text, self.notation()).ok());
                self.banned = banned.collect();
            }
            "go" => self.go(protocol, words),
            "stop" => self.stop(),
            "ponderhit" => self.ponder_hit(),
            "gameover" => self.drop_thought(),
            "debug" | "register" | "probe" => {}
            "quit" => {
                self.drop_thought();
                if protocol == Protocol::Ucci {
                    self.say("bye");
                }
                self.acts.push(Act::Quit);
            }
            "d" => self.show(),
            "eval" => {
                let engine = crate::Engine::new(self.board.position.rules());
                let turn = self.board.position.turn();
                let score = engine.evaluation().score(&self.board.position, turn);
                let names = self.board.position.rules().definition().pieces.keys();
                let values = names.zip(engine.evaluation().values());
                let values: Vec<String> = values.map(|(name, value)| format!("{name} {value}")).collect();
                self.say(format!("info string values in exchanges: {}", values.join(", ")));
                self.say(format!("info string {score:+} for the side to move, without looking ahead"));
            }
            "bench" => self.acts.push(Act::Bench(words.number().unwrap_or(100_000))),
            "load" => self.load(words.rest()),
            other => self.say(format!("info string there is no command `{other}`")),
        }
    }

    fn set_option(&mut self, mut words: Words<'_>) {
        let (name, value) = if words.rest().starts_with("name ") {
            words.next();
            words.split_at("value")
        } else {
            // UCCI: the name is one word.
            (words.next().unwrap_or_default(), words.rest())
        };
        match self.settings.set(name, value) {
            Set::Done => {}
            Set::Forget => self.forget = true,
            Set::Unknown => self.say(format!("info string there is no option `{name}`")),
            Set::Bad(why) => self.say(format!("info string option {name}: {why}")),
            Set::Read(paths) => self.load(&paths),
            Set::Game(game) => {
                if self.choose_game(&game) {
                    let board = self.board.position.rules().board();
                    let [files, ranks, _] = board.extent();
                    let start = position::write(&self.board.position);
                    self.say(format!(
                        "info string variant {game} files {files} ranks {ranks} startpos {start}"
                    ));
                } else {
                    self.say(format!("info string there is no variant `{game}`"));
                }
            }
        }
    }

    /// Reads documents: files, or with `<<WORD` the lines up to that word.
    fn load(&mut self, paths: &str) {
        if let Some(word) = paths.strip_prefix("<<") {
            return self.games.begin(word.trim());
        }
        let separator = if cfg!(windows) { ';' } else { ':' };
        for path in paths.split(separator).filter(|path| !path.is_empty() && *path != "<empty>") {
            self.acts.push(Act::Read(path.to_owned()));
        }
    }

    fn set_position(&mut self, text: &str) {
        if self.is_thinking() {
            self.drop_thought();
        }
        let (begin, moves) = Words::of(text).split_at("moves");
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let begin = match begin {
            "startpos" => "",
            begin => begin.strip_prefix("fen ").unwrap_or(begin),
        };
        self.banned.clear();
        if let Err(why) = self.board.set(begin, &moves, self.notation()) {
            self.say(format!("info string {why}"));
        }
    }

    fn ponder_hit(&mut self) {
        let Some(thinking) = self.thinking.as_mut() else { return };
        let budget = thinking.budget.take();
        if thinking.answer.is_some() {
            return self.stop();
        }
        match budget {
            Some(budget) => {
                thinking.waits = false;
                self.acts.push(Act::Hurry(budget));
            }
            None => thinking.waits = true,
        }
    }

    fn show(&mut self) {
        let text = position::write(&self.board.position);
        let moves: Vec<String> = self
            .board
            .position
            .legal_moves()
            .iter()
            .map(|played| self.write(&self.board.position, played))
            .collect();
        self.say(format!("variant {}", self.settings.variant));
        self.say(format!("fen {text}"));
        self.say(format!("key {:016x}", self.board.position.key()));
        self.say(format!("moves {}", moves.join(" ")));
        if let Some(end) = self.board.position.outcome() {
            self.say(format!("over {}", end.reason));
        }
    }

    /// Leaves out the moves that must not be played.
    pub(super) fn leave_out_banned(&self, limits: &mut Limits) {
        if self.banned.is_empty() {
            return;
        }
        if limits.only.is_empty() {
            limits.only = self.board.position.legal_moves();
        }
        let left: Vec<_> =
            limits.only.iter().filter(|played| !self.banned.contains(played)).cloned().collect();
        if !left.is_empty() {
            limits.only = left;
        }
    }
}
