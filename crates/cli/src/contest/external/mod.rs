//! Another program as a player, through one of the engine protocols.

mod program;
mod uci;
mod xboard;

use std::time::Duration;

use anyhow::Result;
use chesswright_engine::protocol::Protocol;
use chesswright_rules::{Move, Position, Rules};

use super::effort::Effort;
use super::move_limit::Allowed;
use super::openings::Opening;
use super::player::Choice;
use program::Program;
use uci::Uci;
use xboard::XBoard;

/// How long a program may take for anything but a search.
const PATIENCE: Duration = Duration::from_secs(30);

/// How to start a program.
#[derive(Clone, Debug)]
pub(super) struct Start {
    pub(super) command: String,
    pub(super) protocol: Protocol,
    pub(super) options: Vec<(String, String)>,
}

/// A running program.
pub(super) struct External {
    start: Start,
    rules: Rules,
    program: Program,
    session: Session,
    /// The number of games it has begun.
    games: u32,
}

enum Session {
    Uci(Box<Uci>),
    XBoard(Box<XBoard>),
}

impl External {
    /// Starts a program and sets the game.
    pub(super) fn start(start: &Start, rules: &Rules) -> Result<Self> {
        let mut program = Program::start(&start.command)?;
        let session = match start.protocol {
            Protocol::XBoard => {
                Session::XBoard(Box::new(XBoard::greet(&mut program, rules, &start.options)?))
            }
            protocol => Session::Uci(Box::new(Uci::greet(&mut program, protocol, rules, &start.options)?)),
        };
        Ok(Self { start: start.clone(), rules: rules.clone(), program, session, games: 0 })
    }

    /// Begins another game, before its first move.
    pub(super) fn begin(&mut self, opening: &Opening) -> Result<()> {
        if self.games > 0 && matches!(&self.session, Session::XBoard(session) if !session.plays_again()) {
            *self = Self::start(&self.start, &self.rules)?;
        }
        self.games += 1;
        match &mut self.session {
            Session::Uci(session) => session.begin(&mut self.program, opening),
            Session::XBoard(session) => session.begin(&mut self.program, opening),
        }
    }

    /// Passes on a move of either player.
    pub(super) fn hear(&mut self, before: &Position, played: &Move) -> Result<()> {
        match &mut self.session {
            Session::Uci(session) => {
                session.hear(before, played);
                Ok(())
            }
            Session::XBoard(session) => session.hear(&mut self.program, before, played),
        }
    }

    /// What its searches since the last call have cost, as far as it reports that.
    pub(super) fn take_effort(&mut self) -> Effort {
        match &mut self.session {
            Session::Uci(session) => std::mem::take(&mut session.effort),
            Session::XBoard(_) => Effort::default(),
        }
    }

    pub(super) fn choose(&mut self, position: &Position, allowed: &Allowed) -> Result<Choice> {
        match &mut self.session {
            Session::Uci(session) => session.choose(&mut self.program, position, allowed),
            Session::XBoard(session) => session.choose(&mut self.program, position, allowed),
        }
    }
}

/// How long to wait for a move; without end where the limit is not a time.
fn patience(allowed: &Allowed) -> Option<Duration> {
    allowed.longest().map(|longest| Duration::from_millis(longest) + PATIENCE)
}
