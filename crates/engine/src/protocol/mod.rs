//! Engine protocols (UCI, UCCI, USI, XBoard) as a state machine over lines, without input and output, threads or time.
//!
//! A [`Session`] takes the lines that come in and what the search reports, and answers with [`Action`]s: print a line, start
//! a search, stop it. The caller (the command line) carries them out.
//!
//! ```
//! use chesswright_engine::protocol::{Action, Session};
//!
//! let mut session = Session::new(None);
//! let actions = session.on_line("uci");
//! assert!(actions.contains(&Action::Print("uciok".into())));
//! session.on_line("position startpos moves e2e4");
//! assert!(matches!(session.on_line("go depth 3")[..], [Action::Search(_)]));
//! ```

mod board;
mod go;
mod info;
mod options;
mod tokens;
mod uci;
mod variants;
mod xboard;

use std::fmt;

use chesswright_notation::moves::Notation;
use chesswright_rules::{Move, Position};

use crate::engine::{Info, SearchResult};
use crate::time::{Budget, Limits};

use board::Board;
use options::Options;
use variants::Variants;

/// The protocols by which programs drive engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// The Universal Chess Interface, with its extensions for variants.
    Uci,
    /// The Universal Chinese Chess Protocol, for xiangqi.
    Ucci,
    /// The Universal Shogi Interface.
    Usi,
    /// The protocol of XBoard and WinBoard (CECP), version 2.
    XBoard,
}

impl Protocol {
    /// All protocols.
    pub const ALL: [Self; 4] = [Self::Uci, Self::Ucci, Self::Usi, Self::XBoard];

    /// The name of the protocol. It is also the first command of a session.
    pub fn name(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Ucci => "ucci",
            Self::Usi => "usi",
            Self::XBoard => "xboard",
        }
    }

    /// The game that a session starts with.
    pub fn default_game(self) -> &'static str {
        match self {
            Self::Uci | Self::XBoard => "chess",
            Self::Ucci => "xiangqi",
            Self::Usi => "shogi",
        }
    }

    /// How moves are written.
    fn notation(self, chess960: bool) -> Notation {
        match self {
            Self::Uci if chess960 => Notation::Uci960,
            Self::Uci => Notation::Uci,
            Self::Ucci => Notation::Ucci,
            Self::Usi => Notation::Usi,
            Self::XBoard => Notation::XBoard,
        }
    }
}

/// What the caller of a session must do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Print a line.
    Print(String),
    /// Start a search. Pass its reports to [`Session::on_info`] and its result to [`Session::on_result`].
    Search(Box<SearchTask>),
    /// Stop the search. Its result is still expected.
    Stop,
    /// The opponent played the expected move: the search under way has this budget from now on.
    PonderHit(Budget),
    /// Read a file and pass its text to [`Session::on_file`].
    ReadFile(String),
    /// Run a [`bench`](crate::bench) with so many nodes for each position, and print its lines.
    Bench(u64),
    /// End the program.
    Quit,
}

/// A search to start.
#[derive(Clone, Debug)]
pub struct SearchTask {
    /// The position with its history.
    pub position: Position,
    /// The limits of the search.
    pub limits: Limits,
    /// The size of the transposition table in megabytes.
    pub hash_mb: usize,
    /// The number of threads.
    pub threads: usize,
    /// Whether to forget all earlier searches before, because a new game starts.
    pub new_game: bool,
    /// The level to play at; none for full strength.
    pub level: Option<u32>,
    /// The file of the network to play with, as the option `EvalFile` names it.
    pub eval_file: Option<String>,
}

impl PartialEq for SearchTask {
    fn eq(&self, other: &Self) -> bool {
        self.position.key() == other.position.key() && self.limits.search_moves == other.limits.search_moves
    }
}

/// A session with a program that drives the engine.
pub struct Session {
    protocol: Option<Protocol>,
    variants: Variants,
    options: Options,
    board: Board,
    search: Option<RunningSearch>,
    /// The next search starts a new game.
    new_game: bool,
    /// The moves that the engine must not play (UCCI).
    banned_moves: Vec<Move>,
    xboard: xboard::State,
    /// The actions of the current call.
    actions: Vec<Action>,
}

/// The search under way.
struct RunningSearch {
    position: Position,
    /// The result is not to be printed before `stop` or `ponderhit`.
    holds_result: bool,
    /// The budget after a `ponderhit`.
    ponder_budget: Option<Budget>,
    /// A result held back.
    result: Option<SearchResult>,
    /// The result will be ignored.
    discarded: bool,
}

impl Session {
    /// A session in a protocol. Without one the first line decides.
    pub fn new(protocol: Option<Protocol>) -> Self {
        let variants = Variants::default();
        let game = protocol.unwrap_or(Protocol::Uci).default_game();
        Self {
            protocol,
            board: Board::new(&variants, game),
            options: Options::new(game),
            variants,
            search: None,
            new_game: false,
            banned_moves: vec![],
            xboard: xboard::State::default(),
            actions: vec![],
        }
    }

    /// The protocol, once it is known.
    pub fn protocol(&self) -> Option<Protocol> {
        self.protocol
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.board.position
    }

    /// Takes a line of input.
    pub fn on_line(&mut self, line: &str) -> Vec<Action> {
        let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let first = line.split_whitespace().next().unwrap_or_default();
        if self.protocol.is_none()
            && let Some(protocol) = Protocol::ALL.into_iter().find(|protocol| protocol.name() == first)
        {
            self.protocol = Some(protocol);
            self.choose_variant(protocol.default_game());
        }
        if self.variants.collect(line) {
            return self.report_loaded();
        }
        match self.protocol_or_uci() {
            _ if first.is_empty() => {}
            Protocol::XBoard => self.xboard_line(line),
            protocol => self.uci_line(protocol, line),
        }
        std::mem::take(&mut self.actions)
    }

    /// Receives the text of a file that [`Action::ReadFile`] requested, or the reason why it could not be read.
    pub fn on_file(&mut self, name: &str, text: Result<String, impl fmt::Display>) -> Vec<Action> {
        match text {
            Ok(text) => self.variants.load(name, &text),
            Err(why) => self.variants.report(format!("cannot read `{name}`: {why}")),
        }
        self.report_loaded()
    }

    /// Takes a report of the search under way.
    pub fn on_info(&mut self, info: &Info) -> Vec<Action> {
        let Some(search) = self.search.as_ref().filter(|search| !search.discarded) else { return vec![] };
        let protocol = self.protocol_or_uci();
        let line = match protocol {
            Protocol::XBoard => self.xboard.post.then(|| info::xboard(&search.position, info)),
            _ => Some(info::uci(protocol, &self.options, &search.position, info)),
        };
        line.map(Action::Print).into_iter().collect()
    }

    /// Takes something that the caller has to say to the person behind the program, such as which evaluation plays.
    pub fn on_note(&mut self, note: &str) -> Vec<Action> {
        self.print_note(note);
        std::mem::take(&mut self.actions)
    }

    /// Takes the result of the search under way.
    pub fn on_result(&mut self, result: &SearchResult) -> Vec<Action> {
        let Some(mut search) = self.search.take() else { return vec![] };
        if search.discarded {
            return vec![];
        }
        if search.holds_result {
            search.result = Some(result.clone());
            self.search = Some(search);
            return vec![];
        }
        match self.protocol_or_uci() {
            Protocol::XBoard => self.xboard_result(result),
            protocol => {
                let line = info::bestmove(protocol, &self.options, &search.position, result);
                self.print(line);
            }
        }
        std::mem::take(&mut self.actions)
    }

    /// Takes the end of the input: a search that waits for `stop` is stopped now.
    pub fn on_end_of_input(&mut self) -> Vec<Action> {
        if self.search.as_ref().is_some_and(|search| search.holds_result) {
            self.stop();
        }
        std::mem::take(&mut self.actions)
    }

    /// Whether a search is under way, or its result is held back.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    fn protocol_or_uci(&self) -> Protocol {
        self.protocol.unwrap_or(Protocol::Uci)
    }

    fn print(&mut self, line: impl Into<String>) {
        self.actions.push(Action::Print(line.into()));
    }

    fn notation(&self) -> Notation {
        self.protocol_or_uci().notation(self.options.chess960)
    }

    fn write_move(&self, position: &Position, mv: &Move) -> String {
        self.notation().write(position, mv)
    }

    /// Starts a search of the current position.
    fn start_search(&mut self, limits: Limits, holds_result: bool, ponder_budget: Option<Budget>) {
        let position = self.board.position.clone();
        self.search = Some(RunningSearch {
            position: position.clone(),
            holds_result,
            ponder_budget,
            result: None,
            discarded: false,
        });
        self.actions.push(Action::Search(Box::new(SearchTask {
            position,
            limits,
            hash_mb: self.options.hash_mb,
            threads: self.options.threads,
            new_game: std::mem::take(&mut self.new_game),
            level: self.options.level(),
            eval_file: self.options.eval_file.clone(),
        })));
    }

    /// Stops the search, or prints its result if that was held back.
    fn stop(&mut self) {
        let Some(search) = self.search.as_mut() else { return };
        search.holds_result = false;
        match search.result.take() {
            Some(result) => {
                let actions = self.on_result(&result);
                self.actions.extend(actions);
            }
            None => self.actions.push(Action::Stop),
        }
    }

    /// Stops the search and ignores its result.
    fn discard_search(&mut self) {
        match &mut self.search {
            Some(search) if search.result.is_some() => self.search = None,
            Some(search) => {
                search.discarded = true;
                self.actions.push(Action::Stop);
            }
            None => {}
        }
    }

    /// Sets up the start position of a variant; returns whether there is such a variant.
    fn choose_variant(&mut self, name: &str) -> bool {
        let Some(rules) = self.variants.rules(name) else { return false };
        if name != self.options.variant || !rules.same(self.board.position.rules()) {
            self.options.variant = name.to_owned();
            self.board = Board::start(rules);
            self.new_game = true;
        }
        true
    }

    /// Prints what there is to report about loaded documents.
    fn report_loaded(&mut self) -> Vec<Action> {
        for line in self.variants.take_reports() {
            self.print_note(&line);
        }
        std::mem::take(&mut self.actions)
    }

    fn print_note(&mut self, note: &str) {
        let prefix = if self.protocol == Some(Protocol::XBoard) { "telluser" } else { "info string" };
        self.print(format!("{prefix} {note}"));
    }
}
