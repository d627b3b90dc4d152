//! The position on the board of a session.

use chesswright_notation::moves::Notation;
use chesswright_notation::position;
use chesswright_rules::{Move, Position, Rules};

use super::variants::Games;

/// A position and how it came about.
pub(super) struct Board {
    pub(super) position: Position,
    /// The text of the position where it began; empty for the start position.
    begin: String,
    /// The texts of the moves since then.
    moves: Vec<String>,
}

impl Board {
    pub(super) fn new(games: &Games, name: &str) -> Self {
        match games.rules(name) {
            Some(rules) => Self::start(rules),
            None => unreachable!("the games that protocols were made for are built in"),
        }
    }

    pub(super) fn start(rules: Rules) -> Self {
        Self { position: rules.start(), begin: String::new(), moves: vec![] }
    }

    /// Sets a position up and plays the moves that led on. If the new list continues the old one, only what is new is played.
    ///
    /// # Errors
    /// Says what could not be read; the moves before that have been played.
    pub(super) fn set(&mut self, begin: &str, moves: &[&str], notation: Notation) -> Result<(), String> {
        let goes_on = self.begin == begin
            && self.moves.len() <= moves.len()
            && self.moves.iter().zip(moves).all(|(old, new)| old == new);
        if !goes_on {
            let rules = self.position.rules().clone();
            let position = match begin {
                "" => rules.start(),
                text => position::read(&rules, text).map_err(|error| one_line(&error))?.position,
            };
            *self = Self { position, begin: begin.to_owned(), moves: vec![] };
        }
        for text in &moves[self.moves.len()..] {
            self.play(text, notation)?;
        }
        Ok(())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When it is not legal.
    pub(super) fn play(&mut self, text: &str, notation: Notation) -> Result<Move, String> {
        let played = read(&self.position, text, notation)?;
        self.position.play_unchecked(&played);
        self.moves.push(text.to_owned());
        Ok(played)
    }

    /// Takes a move back; whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        self.moves.pop();
        self.position.undo().is_some()
    }
}

/// The move that a text means. Whoever drives us may play on after a draw that we would claim.
pub(super) fn read(position: &Position, text: &str, notation: Notation) -> Result<Move, String> {
    let found =
        position.unclaimed_moves().into_iter().find(|played| notation.write(position, played) == text);
    match found {
        Some(played) => Ok(played),
        None => notation.read(position, text).map_err(|error| one_line(&error)),
    }
}

/// Protocols have no room for more.
fn one_line(error: &impl ToString) -> String {
    error.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}
