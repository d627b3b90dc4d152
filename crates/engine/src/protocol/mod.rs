//! Engine protocols, as a machine over lines: no input or output, no threads, no time.
//!
//! A [`Session`] is told every line that comes in and everything the search has to say, and answers with [`Act`]s: lines to print, a task to
//! think about, a search to stop. Whoever runs it (the command line) does the rest.
//!
//! ```
//! use chesswright_engine::protocol::{Act, Session};
//!
//! let mut session = Session::new(None);
//! let acts = session.line("uci");
//! assert!(acts.contains(&Act::Say("uciok".into())));
//! session.line("position startpos moves e2e4");
//! assert!(matches!(session.line("go depth 3")[..], [Act::Think(_)]));
//! ```

mod board;
mod go;
mod info;
mod options;
mod tokens;
mod uci;
mod variants;
mod xboard;

use chesswright_notation::moves::Notation;
use chesswright_rules::{Move, Position};

use crate::engine::{Answer, Info};
use crate::time::{Budget, Limits};

use variants::Games;
use options::Settings;
use board::Board;

/// The ways programs talk to engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// Universal Chess Interface, and what variants have added to it.
    Uci,
    /// Chinese chess programs.
    Ucci,
    /// Shogi programs.
    Usi,
    /// XBoard and WinBoard, version 2.
    XBoard,
}

impl Protocol {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Uci, Self::Ucci, Self::Usi, Self::XBoard];

    /// The word that begins it, which is its name as well.
    pub fn name(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Ucci => "ucci",
            Self::Usi => "usi",
            Self::XBoard => "xboard",
        }
    }

    /// The game it was made for.
    pub fn usual_game(self) -> &'static str {
        match self {
            Self::Uci | Self::XBoard => "chess",
            Self::Ucci => "xiangqi",
            Self::Usi => "shogi",
        }
    }

    /// How moves are written in it.
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

/// What whoever runs a session is to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Print a line.
    Say(String),
    /// Think, telling [`Session::tell`] what is found and [`Session::answer`] what has come of it.
    Think(Box<Task>),
    /// Stop thinking; the answer is still wanted.
    Stop,
    /// The time has begun to run: from now on there is so much.
    Hurry(Budget),
    /// Read a file, and hand its text to [`Session::text`].
    Read(String),
    /// Measure, with so many nodes for each position, and print what [`bench`](crate::bench) says.
    Bench(u64),
    /// Leave.
    Quit,
}

/// What to think about.
#[derive(Clone, Debug)]
pub struct Task {
    /// The position; its history counts.
    pub position: Position,
    /// When to stop.
    pub limits: Limits,
    /// The size of the table in megabytes.
    pub hash: usize,
    /// How many threads.
    pub threads: usize,
    /// What was found before is to be forgotten.
    pub forget: bool,
    /// How strong; none for as strong as possible.
    pub level: Option<u32>,
}

impl PartialEq for Task {
    fn eq(&self, other: &Self) -> bool {
        self.position.key() == other.position.key() && self.limits.only == other.limits.only
    }
}

/// A conversation with a program that drives engines.
pub struct Session {
    protocol: Option<Protocol>,
    games: Games,
    settings: Settings,
    board: Board,
    /// What is being thought about.
    thinking: Option<Thinking>,
    forget: bool,
    /// Moves that must not be played (UCCI).
    banned: Vec<Move>,
    xboard: xboard::State,
    acts: Vec<Act>,
}

/// A search that is under way.
struct Thinking {
    position: Position,
    /// The answer is to wait until it is asked for.
    waits: bool,
    /// The time there is once pondering has ended.
    budget: Option<Budget>,
    /// An answer that waits.
    answer: Option<Answer>,
    /// The answer is not wanted any more.
    dropped: bool,
}

impl Session {
    /// In a protocol; without one it is known from the first line.
    pub fn new(protocol: Option<Protocol>) -> Self {
        let games = Games::default();
        let game = protocol.unwrap_or(Protocol::Uci).usual_game();
        Self {
            protocol,
            board: Board::new(&games, game),
            settings: Settings::new(game),
            games,
            thinking: None,
            forget: false,
            banned: vec![],
            xboard: xboard::State::default(),
            acts: vec![],
        }
    }

    /// The protocol, once it is known.
    pub fn protocol(&self) -> Option<Protocol> {
        self.protocol
    }

    /// The position that has been set up.
    pub fn position(&self) -> &Position {
        &self.board.position
    }

    /// Takes a line that has come in.
    pub fn line(&mut self, line: &str) -> Vec<Act> {
        let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let first = line.split_whitespace().next().unwrap_or_default();
        if self.protocol.is_none()
            && let Some(protocol) = Protocol::ALL.into_iter().find(|protocol| protocol.name() == first)
        {
            self.protocol = Some(protocol);
            self.choose_game(protocol.usual_game());
        }
        if self.games.collect(line) {
            return self.loaded();
        }
        match self.protocol.unwrap_or(Protocol::Uci) {
            _ if first.is_empty() => {}
            Protocol::XBoard => self.xboard_line(line),
            protocol => self.uci_line(protocol, line),
        }
        std::mem::take(&mut self.acts)
    }

    /// Takes the text of a file that was asked for, or why it could not be read.
    pub fn text(&mut self, name: &str, text: Result<String, String>) -> Vec<Act> {
        match text {
            Ok(text) => self.games.add(name, &text),
            Err(why) => self.games.report(format!("cannot read `{name}`: {why}")),
        }
        self.loaded()
    }

    /// Takes what a search has found so far.
    pub fn tell(&mut self, info: &Info) -> Vec<Act> {
        let Some(thinking) = self.thinking.as_ref().filter(|thinking| !thinking.dropped) else {
            return vec![];
        };
        let protocol = self.protocol.unwrap_or(Protocol::Uci);
        let said = match protocol {
            Protocol::XBoard => self.xboard.post.then(|| info::xboard(&thinking.position, info)),
            _ => Some(info::uci(protocol, &self.settings, &thinking.position, info)),
        };
        said.map(Act::Say).into_iter().collect()
    }

    /// Takes what a search has come to.
    pub fn answer(&mut self, answer: &Answer) -> Vec<Act> {
        let Some(mut thinking) = self.thinking.take() else { return vec![] };
        if thinking.dropped {
            return vec![];
        }
        if thinking.waits {
            thinking.answer = Some(answer.clone());
            self.thinking = Some(thinking);
            return vec![];
        }
        match self.protocol.unwrap_or(Protocol::Uci) {
            Protocol::XBoard => self.xboard_answer(answer),
            protocol => {
                let said = info::best(protocol, &self.settings, &thinking.position, answer);
                self.say(said);
            }
        }
        std::mem::take(&mut self.acts)
    }

    /// Nothing more will come in: whatever would wait is wanted now.
    pub fn end(&mut self) -> Vec<Act> {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.waits) {
            self.stop();
        }
        std::mem::take(&mut self.acts)
    }

    /// Whether a search is under way whose answer somebody waits for.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    fn say(&mut self, line: impl Into<String>) {
        self.acts.push(Act::Say(line.into()));
    }

    fn notation(&self) -> Notation {
        self.protocol.unwrap_or(Protocol::Uci).notation(self.settings.chess960)
    }

    /// Begins to think about the position on the board.
    fn think(&mut self, limits: Limits, waits: bool, budget: Option<Budget>) {
        let position = self.board.position.clone();
        self.thinking =
            Some(Thinking { position: position.clone(), waits, budget, answer: None, dropped: false });
        self.acts.push(Act::Think(Box::new(Task {
            position,
            limits,
            hash: self.settings.hash,
            threads: self.settings.threads,
            forget: std::mem::take(&mut self.forget),
            level: self.settings.level(),
        })));
    }

    /// The answer is wanted now.
    fn stop(&mut self) {
        let Some(thinking) = self.thinking.as_mut() else { return };
        thinking.waits = false;
        match thinking.answer.take() {
            Some(answer) => {
                let acts = self.answer(&answer);
                self.acts.extend(acts);
            }
            None => self.acts.push(Act::Stop),
        }
    }

    /// The answer is not wanted any more.
    fn drop_thought(&mut self) {
        match &mut self.thinking {
            Some(thinking) if thinking.answer.is_some() => self.thinking = None,
            Some(thinking) => {
                thinking.dropped = true;
                self.acts.push(Act::Stop);
            }
            None => {}
        }
    }

    fn choose_game(&mut self, name: &str) -> bool {
        let Some(rules) = self.games.rules(name) else { return false };
        if name != self.settings.variant || !rules.same(self.board.position.rules()) {
            self.settings.variant = name.to_owned();
            self.board = Board::start(rules);
            self.forget = true;
        }
        true
    }

    fn loaded(&mut self) -> Vec<Act> {
        for line in self.games.reports() {
            let line = if self.protocol == Some(Protocol::XBoard) {
                format!("telluser {line}")
            } else {
                format!("info string {line}")
            };
            self.say(line);
        }
        std::mem::take(&mut self.acts)
    }

    fn write(&self, position: &Position, played: &Move) -> String {
        self.notation().write(position, played)
    }
}
