//! UCI and its relatives: UCCI, USI, and Cyclone's dialect, which leaves out `position`.

use chesswright_notation::position;

use super::board::read_move;
use super::options::OptionEffect;
use super::tokens::Tokens;
use super::{Action, Protocol, Session};
use crate::time::Limits;

/// The nodes of each position of a `bench` without a number.
pub(super) const DEFAULT_BENCH_NODES: u64 = 100_000;

impl Session {
    pub(super) fn uci_line(&mut self, protocol: Protocol, line: &str) {
        let mut tokens = Tokens::of(line);
        let Some(first) = tokens.next() else { return };
        match first {
            "uci" | "ucci" | "usi" => {
                self.print(format!("id name Chesswright {}", env!("CARGO_PKG_VERSION")));
                self.print("id author the Chesswright authors");
                for option in self.options.declarations(protocol, &self.variants) {
                    self.print(option);
                }
                self.print(format!("{}ok", protocol.name()));
            }
            "isready" => self.print("readyok"),
            "setoption" => self.set_option(tokens),
            "ucinewgame" | "usinewgame" => self.new_game = true,
            "position" => self.set_position(tokens.rest()),
            "fen" | "startpos" => self.set_position(line),
            "banmoves" => {
                let (position, notation) = (&self.board.position, self.notation());
                let moves = tokens.rest().split_whitespace();
                let banned_moves = moves.filter_map(|text| read_move(position, text, notation).ok());
                self.banned_moves = banned_moves.collect();
            }
            "go" => self.go(protocol, tokens),
            "stop" => self.stop(),
            "ponderhit" => self.ponder_hit(),
            "gameover" => self.discard_search(),
            "debug" | "register" | "probe" => {}
            "quit" => {
                self.discard_search();
                if protocol == Protocol::Ucci {
                    self.print("bye");
                }
                self.actions.push(Action::Quit);
            }
            "d" => self.show(),
            "eval" => self.eval(),
            "bench" => {
                self.actions.push(Action::Bench(tokens.number().unwrap_or(DEFAULT_BENCH_NODES)));
            }
            "load" => self.load(tokens.rest()),
            other => self.print(format!("info string unknown command `{other}`")),
        }
    }

    fn set_option(&mut self, mut tokens: Tokens<'_>) {
        let (name, value) = if tokens.rest().starts_with("name ") {
            tokens.next();
            tokens.split_at("value")
        } else {
            // In UCCI the name is one word.
            (tokens.next().unwrap_or_default(), tokens.rest())
        };
        match self.options.set(name, value) {
            OptionEffect::None => {}
            OptionEffect::NewGame => self.new_game = true,
            OptionEffect::UnknownOption => self.print(format!("info string unknown option `{name}`")),
            OptionEffect::BadValue(why) => self.print(format!("info string option {name}: {why}")),
            OptionEffect::LoadVariants(paths) => self.load(&paths),
            OptionEffect::ChooseVariant(game) => {
                if self.choose_variant(&game) {
                    let board = self.board.position.rules().board();
                    let [files, ranks, _] = board.extent();
                    let start = position::write(&self.board.position);
                    self.print(format!(
                        "info string variant {game} files {files} ranks {ranks} startpos {start}"
                    ));
                } else {
                    self.print(format!("info string unknown variant `{game}`"));
                }
            }
        }
    }

    /// Loads documents: files, or with `<<WORD` the following lines up to that word.
    fn load(&mut self, paths: &str) {
        if let Some(word) = paths.strip_prefix("<<") {
            return self.variants.begin(word.trim());
        }
        let separator = if cfg!(windows) { ';' } else { ':' };
        for path in paths.split(separator).filter(|path| !path.is_empty() && *path != "<empty>") {
            self.actions.push(Action::ReadFile(path.to_owned()));
        }
    }

    fn set_position(&mut self, text: &str) {
        self.discard_search();
        let (start, moves) = Tokens::of(text).split_at("moves");
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let start = match start {
            "startpos" => "",
            start => start.strip_prefix("fen ").unwrap_or(start),
        };
        self.banned_moves.clear();
        if let Err(why) = self.board.set(start, &moves, self.notation()) {
            self.print(format!("info string {why}"));
        }
    }

    fn ponder_hit(&mut self) {
        let Some(search) = self.search.as_mut() else { return };
        let budget = search.ponder_budget.take();
        if search.result.is_some() {
            return self.stop();
        }
        match budget {
            Some(budget) => {
                search.holds_result = false;
                self.actions.push(Action::PonderHit(budget));
            }
            None => search.holds_result = true,
        }
    }

    /// Prints the piece values and the static eval of the current position.
    fn eval(&mut self) {
        let position = &self.board.position;
        let engine = crate::Engine::new(position.rules());
        let score = engine.evaluation().score(position, position.turn());
        let names = position.rules().definition().pieces.keys();
        let values = names.zip(engine.evaluation().see_values());
        let values: Vec<String> = values.map(|(name, value)| format!("{name} {value}")).collect();
        self.print(format!("info string values in exchanges: {}", values.join(", ")));
        self.print(format!("info string static eval {score:+} for the side to move"));
    }

    /// Prints the current position.
    fn show(&mut self) {
        let text = position::write(&self.board.position);
        let moves: Vec<String> = self
            .board
            .position
            .legal_moves()
            .iter()
            .map(|mv| self.write_move(&self.board.position, mv))
            .collect();
        self.print(format!("variant {}", self.options.variant));
        self.print(format!("fen {text}"));
        self.print(format!("key {:016x}", self.board.position.key()));
        self.print(format!("moves {}", moves.join(" ")));
        if let Some(end) = self.board.position.outcome() {
            self.print(format!("over {}", end.reason));
        }
    }

    /// Excludes the banned moves from a search, unless no move would be left.
    pub(super) fn exclude_banned(&self, limits: &mut Limits) {
        if self.banned_moves.is_empty() {
            return;
        }
        if limits.search_moves.is_empty() {
            limits.search_moves = self.board.position.legal_moves();
        }
        let mut allowed = limits.search_moves.clone();
        allowed.retain(|mv| !self.banned_moves.contains(mv));
        if !allowed.is_empty() {
            limits.search_moves = allowed;
        }
    }
}
