//! The current position of a session and how it came about.

use chesswright_notation::moves::Notation;
use chesswright_notation::position;
use chesswright_rules::{Move, Position, Rules};

use super::variants::Variants;

/// The current position and the moves that led to it.
pub(super) struct Board {
    pub(super) position: Position,
    /// The text of the first position; empty for the start position.
    start: String,
    /// The texts of the moves played since.
    moves: Vec<String>,
}

impl Board {
    pub(super) fn new(variants: &Variants, name: &str) -> Self {
        match variants.rules(name) {
            Some(rules) => Self::start(rules),
            None => unreachable!("the default games of all protocols are built in"),
        }
    }

    pub(super) fn start(rules: Rules) -> Self {
        Self { position: rules.start(), start: String::new(), moves: vec![] }
    }

    /// Sets up a position and plays moves from it. If that continues what is on the board, only the new moves are played.
    ///
    /// # Errors
    /// When a text cannot be read. The moves before it have been played then.
    pub(super) fn set(&mut self, start: &str, moves: &[&str], notation: Notation) -> Result<(), String> {
        let continues = self.start == start
            && self.moves.len() <= moves.len()
            && self.moves.iter().zip(moves).all(|(old, new)| old == new);
        if !continues {
            let rules = self.position.rules().clone();
            let position = match start {
                "" => rules.start(),
                text => position::read(&rules, text).map_err(|error| one_line(&error))?.position,
            };
            *self = Self { position, start: start.to_owned(), moves: vec![] };
        }
        for text in &moves[self.moves.len()..] {
            self.play(text, notation)?;
        }
        Ok(())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When it cannot be read or is not legal.
    pub(super) fn play(&mut self, text: &str, notation: Notation) -> Result<Move, String> {
        let mv = read_move(&self.position, text, notation)?;
        self.position.play_unchecked(&mv);
        self.moves.push(text.to_owned());
        Ok(mv)
    }

    /// Takes back the last move; returns whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        self.moves.pop();
        self.position.undo().is_some()
    }
}

/// Reads a move. The interface may play on after a draw that we would claim, so the moves that ignore such a claim are
/// tried first.
pub(super) fn read_move(position: &Position, text: &str, notation: Notation) -> Result<Move, String> {
    let found = position.unclaimed_moves().into_iter().find(|mv| notation.write(position, mv) == text);
    match found {
        Some(mv) => Ok(mv),
        None => notation.read(position, text).map_err(|error| one_line(&error)),
    }
}

/// An error message on one line, because protocols are line-based.
fn one_line(error: &impl ToString) -> String {
    error.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}
