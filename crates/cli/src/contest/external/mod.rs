//! Another program as a player, in one of the protocols that engines are driven by.

mod program;
mod uci;
mod xboard;

use std::time::Duration;

use anyhow::Result;
use chesswright_engine::protocol::Protocol;
use chesswright_rules::{Move, Position, Rules};

use super::openings::Opening;
use super::pace::Allowed;
use super::player::Choice;
use program::Program;
use uci::Uci;
use xboard::XBoard;

/// How long a program may take for what is not thinking.
const PATIENCE: Duration = Duration::from_secs(30);

/// How to start a program.
#[derive(Clone, Debug)]
pub(super) struct Start {
    pub(super) command: String,
    pub(super) protocol: Protocol,
    pub(super) options: Vec<(String, String)>,
}

/// A program that has been started.
pub(super) struct External {
    start: Start,
    rules: Rules,
    program: Program,
    talk: Talk,
    /// Games it has begun.
    games: u32,
}

enum Talk {
    Uci(Box<Uci>),
    XBoard(Box<XBoard>),
}

impl External {
    /// Starts a program and tells it which game is played.
    pub(super) fn start(start: &Start, rules: &Rules) -> Result<Self> {
        let mut program = Program::start(&start.command)?;
        let talk = match start.protocol {
            Protocol::XBoard => Talk::XBoard(Box::new(XBoard::greet(&mut program, rules, &start.options)?)),
            protocol => Talk::Uci(Box::new(Uci::greet(&mut program, protocol, rules, &start.options)?)),
        };
        Ok(Self { start: start.clone(), rules: rules.clone(), program, talk, games: 0 })
    }

    /// Another game begins, without any moves yet.
    pub(super) fn begin(&mut self, opening: &Opening) -> Result<()> {
        if self.games > 0 && matches!(&self.talk, Talk::XBoard(talk) if !talk.plays_again()) {
            *self = Self::start(&self.start, &self.rules)?;
        }
        self.games += 1;
        match &mut self.talk {
            Talk::Uci(talk) => talk.begin(&mut self.program, opening),
            Talk::XBoard(talk) => talk.begin(&mut self.program, opening),
        }
    }

    /// A move has been played, by whomever.
    pub(super) fn hear(&mut self, before: &Position, played: &Move) -> Result<()> {
        match &mut self.talk {
            Talk::Uci(talk) => {
                talk.hear(before, played);
                Ok(())
            }
            Talk::XBoard(talk) => talk.hear(&mut self.program, before, played),
        }
    }

    pub(super) fn choose(&mut self, position: &Position, allowed: &Allowed) -> Result<Choice> {
        match &mut self.talk {
            Talk::Uci(talk) => talk.choose(&mut self.program, position, allowed),
            Talk::XBoard(talk) => talk.choose(&mut self.program, position, allowed),
        }
    }
}

/// How long to wait for a move.
fn patience(allowed: &Allowed) -> Option<Duration> {
    allowed.longest().map(|longest| Duration::from_millis(longest) + PATIENCE)
}
