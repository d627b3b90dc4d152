//! A game in which something is hidden, at one terminal: who looks, and what that person may see.
//!
//! Against the computer that is the person's side. Of several people, the one who moved looks until another one has taken the
//! keyboard. Once the game is over, nothing is hidden any more. The autosave has the whole game.

use std::io::{BufRead, Write};

use anyhow::Result;
use chesswright_game::{Branch, Game, PlayError};
use chesswright_notation::observation;
use chesswright_rules::definition::model::TriesRule;
use chesswright_rules::{Choice, Move, Side};
use chesswright_speech::announce;

use super::command::Command;
use super::session::{Flow, Session, in_columns};
use crate::board::Look;

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Looks {
    /// Nothing is hidden from anybody who looks.
    All,
    /// Whoever plays a side.
    Side(Side),
    /// Nobody has taken the keyboard yet.
    Nobody,
}

impl Session {
    pub(super) fn looks(&self) -> Looks {
        if !self.game.rules().hides() || self.game.end_of_line().is_some() {
            return Looks::All;
        }
        let mut people = self.people();
        match (people.next(), people.next()) {
            // Computers have no secrets from those who watch them.
            (None, _) => Looks::All,
            (Some(person), None) => Looks::Side(person),
            (Some(_), Some(_)) => self.taken.map_or(Looks::Nobody, Looks::Side),
        }
    }

    fn people(&self) -> impl Iterator<Item = Side> {
        let sides = (0..self.game.rules().sides() as u8).map(Side);
        sides.filter(|side| !self.computers.contains(side))
    }

    /// The game as whoever looks may see it, if something is hidden.
    pub(super) fn seen(&self) -> Option<Game> {
        match self.looks() {
            Looks::All => None,
            Looks::Side(side) => Some(self.game.seen_by(Some(side))),
            Looks::Nobody => Some(self.game.seen_by(None)),
        }
    }

    /// Passes the keyboard to the person whose turn it is, if somebody else has it.
    pub(super) fn pass_on(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Flow> {
        let (looks, turn) = (self.looks(), self.game.position().turn());
        if looks == Looks::All || self.people().count() < 2 || looks == Looks::Side(turn) {
            return Ok(Flow::Stay);
        }
        let mut line = String::new();
        if looks != Looks::Nobody {
            write!(out, "Press Enter to hide the board. ")?;
            out.flush()?;
            if input.read_line(&mut line)? == 0 {
                return Ok(Flow::Leave);
            }
            Look::clear(out)?;
        }
        write!(out, "{}, press Enter when nobody else looks. ", self.name(turn))?;
        out.flush()?;
        if input.read_line(&mut line)? == 0 {
            return Ok(Flow::Leave);
        }
        Look::clear(out)?;
        self.taken = Some(turn);
        self.show(out)?;
        Ok(Flow::Stay)
    }

    /// Whether a command would tell of what is hidden, or play with what a person has seen meanwhile.
    pub(super) fn is_refused(&self, command: &Command<'_>) -> bool {
        let tells = matches!(
            command,
            Command::Share
                | Command::Pgn
                | Command::Save(_)
                | Command::Claim
                | Command::Note(_)
                | Command::Undo(_)
                | Command::Redo(_)
                | Command::TakeBack
        );
        tells && self.looks() != Looks::All
    }

    /// The moves that the side to move knows it has, with their texts.
    fn own_moves(&self) -> Vec<(Choice, String)> {
        let position = self.game.position();
        let seen = position.observe(position.turn());
        let listed = observation::choices(self.game.rules(), &seen);
        listed.into_iter().map(|(choice, text)| (choice.clone(), text)).collect()
    }

    /// Lists the moves that the side to move knows it has.
    pub(super) fn list_own_moves(&mut self, from: &str, out: &mut dyn Write) -> Result<()> {
        let mut moves = self.own_moves();
        moves.retain(|(_, text)| text.starts_with(from));
        moves.sort_by(|a, b| a.1.cmp(&b.1));
        let names: Vec<String> =
            (1..).zip(&moves).map(|(number, (_, text))| format!("{number} {text}")).collect();
        write!(out, "{}", in_columns(&names, self.look.columns))?;
        self.listed_own = moves.into_iter().map(|(choice, _)| choice).collect();
        Ok(())
    }

    /// Plays a move that a person has typed.
    pub(super) fn play_own(&mut self, text: &str, out: &mut dyn Write) -> Result<()> {
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let listed = number.and_then(|number| self.listed_own.get(number).cloned());
        let typed = || self.own_moves().into_iter().find(|(_, one)| one == text).map(|(choice, _)| choice);
        match listed.or_else(typed) {
            Some(choice) => self.make(&choice, out),
            None => Ok(writeln!(out, "`{text}` is not a move that you know to have; `moves` lists those.")?),
        }
    }

    /// Makes a move of the side to move, or tries it.
    pub(super) fn make(&mut self, choice: &Choice, out: &mut dyn Write) -> Result<()> {
        let now = self.stopwatch.now();
        self.game.start_clock(now);
        let Some(played) = self.game.position().chosen(choice) else {
            return match self.game.refuse(choice) {
                true => self.refused(choice, out),
                false => Ok(writeln!(out, "This move is not legal.")?),
            };
        };
        match self.game.play(&played, Branch::Variation, now) {
            Ok(_) => self.changed(out),
            Err(PlayError::Over) => Ok(writeln!(out, "The game is over; `reopen` continues it.")?),
            Err(error) => Ok(writeln!(out, "{error}")?),
        }
    }
}

impl Session {
    /// The umpire has refused a try of the side to move.
    fn refused(&mut self, choice: &Choice, out: &mut dyn Write) -> Result<()> {
        let tried = observation::text(self.game.rules(), self.game.position().turn(), choice);
        self.save_changes()?;
        Ok(writeln!(out, "{}", announce::said_no(Some(&tried)))?)
    }

    /// The computer tries or makes a move. Returns it if it is made.
    pub(super) fn attempt(&mut self, choice: &Choice, out: &mut dyn Write) -> Result<Option<Move>> {
        let played = self.game.position().chosen(choice);
        if played.is_none() && self.game.refuse(choice) {
            match self.looks() {
                Looks::All => self.refused(choice, out)?,
                _ if self.game.rules().definition().view.tries == TriesRule::All => {
                    writeln!(out, "{}", announce::said_no(None))?;
                }
                _ => {}
            }
        }
        Ok(played)
    }
}

/// The moves of the line, as one side knows them.
pub(super) fn told(game: &Game) -> Option<String> {
    let told = &game.eyes()?.told;
    let mut text = String::new();
    let sides = game.rules().sides() as u32;
    for (at, step) in told.iter().enumerate() {
        let first = at.checked_sub(1).and_then(|before| told.get(before));
        if first.is_none_or(|first| first.turns / sides != step.turns / sides) {
            let space = if text.is_empty() { "" } else { " " };
            text.push_str(&format!("{space}{}.", step.turns / sides + 1));
        }
        text.push_str(if first.is_some_and(|first| first.turns == step.turns) { "," } else { " " });
        // Tries that the umpire has refused, and then the move.
        step.refused.iter().for_each(|tried| text.push_str(&format!("({tried}) ")));
        text.push_str(&step.text);
    }
    Some(if text.is_empty() { "no moves yet".to_owned() } else { text })
}
