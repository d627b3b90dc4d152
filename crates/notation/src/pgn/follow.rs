//! Following the moves of a game through its variations.

use std::sync::Arc;

use chesswright_rules::{Move, Position};

use super::fault::FaultKind;
use crate::san::{San, SanError, is_null};

/// Plays the moves of a record, in and out of variations, with one position.
#[derive(Debug)]
pub struct Follower {
    san: Arc<San>,
    position: Position,
    /// The main line and the open variations.
    lines: Vec<Line>,
}

/// The length that most games do not exceed.
const USUAL_LENGTH: usize = 128;

#[derive(Debug, Default)]
struct Line {
    /// The number of moves made in it.
    made: usize,
    /// It contains a move that cannot be played.
    broken: bool,
    /// The move that this variation replaces.
    instead_of: Option<Move>,
}

impl Follower {
    /// Starts from a position of the game that `san` belongs to.
    pub fn new(san: Arc<San>, mut position: Position) -> Self {
        position.reserve(USUAL_LENGTH);
        Self { san, position, lines: vec![Line::default()] }
    }

    /// The notation of the game.
    pub fn san(&self) -> &Arc<San> {
        &self.san
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the current line contains a move that could not be played. Its later moves are not checked.
    pub fn is_broken(&self) -> bool {
        self.lines.iter().any(|line| line.broken)
    }

    /// Whether a variation is open.
    pub fn is_varying(&self) -> bool {
        self.lines.len() > 1
    }

    /// Plays the move that a text means, which may be a null move. Returns `false` after a move that could not be
    /// played. The move is not returned by value but stays in the position: returning it took a fifth of the time.
    ///
    /// # Errors
    /// The first time that a move of a line cannot be played.
    pub fn play(&mut self, text: &str) -> Result<bool, FaultKind> {
        if self.is_broken() {
            return Ok(false);
        }
        let played = match self.san.read(&self.position, text) {
            Ok(played) => played,
            Err(error) => match self.position.null_move().filter(|_| is_null(text)) {
                Some(null) => null,
                None => return Err(self.break_off(text, &error)),
            },
        };
        self.position.play_unchecked(&played);
        if let Some(line) = self.lines.last_mut() {
            line.made += 1;
        }
        Ok(true)
    }

    /// A move cannot be played, so the rest of its line cannot either.
    #[cold]
    fn break_off(&mut self, text: &str, error: &SanError) -> FaultKind {
        let variation = self.lines.len() > 1;
        let number = self.number();
        if let Some(line) = self.lines.last_mut() {
            line.broken = true;
        }
        match is_null(text) {
            true => FaultKind::NullMove { number, text: text.to_owned(), variation },
            false => FaultKind::Move { number, why: error.message(), variation },
        }
    }

    /// A variation on the last move begins.
    ///
    /// # Errors
    /// If there is no move before it.
    pub fn open(&mut self) -> Result<(), FaultKind> {
        let inside = self.is_broken();
        let made = self.lines.last().map_or(0, |line| line.made);
        let instead_of = if inside || made == 0 { None } else { self.position.undo() };
        let nothing = instead_of.is_none();
        self.lines.push(Line { made: 0, broken: nothing, instead_of });
        if nothing && !inside { Err(FaultKind::NoMoveToVary) } else { Ok(()) }
    }

    /// Ends a variation and plays the move that it replaced again.
    pub fn close(&mut self) {
        if self.lines.len() < 2 {
            return;
        }
        let Some(line) = self.lines.pop() else { return };
        for _ in 0..line.made {
            self.position.undo();
        }
        if let Some(played) = line.instead_of {
            self.position.play_unchecked(&played);
        }
    }

    /// The number of the next move in PGN.
    fn number(&self) -> String {
        let sides = self.position.rules().sides().max(1) as u32;
        let number = self.position.setup().turns / sides + 1;
        let dots = if self.position.turn().index() == 0 { "." } else { "..." };
        format!("{number}{dots}")
    }
}
