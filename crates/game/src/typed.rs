//! Moves that people type, and explanations of errors in them.

use chesswright_notation::{San, SanError};
use chesswright_rules::{Move, Position};

use crate::texts::{read_move, write_move};

/// Why a typed text is not a move, as a sentence for the person who typed it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TypedMoveError {
    /// It is not a legal move.
    #[error("{0}.")]
    NotLegal(#[from] SanError),
    /// Several moves begin with it, written as UCI.
    #[error("Which one? {}", .0.join(" "))]
    Ambiguous(Vec<String>),
}

/// The move that a person typed: UCI or algebraic notation, with needless or missing signs.
///
/// # Errors
/// When the text is not a legal move, or could mean several.
pub fn read_typed(san: &San, position: &Position, text: &str) -> Result<Move, TypedMoveError> {
    if let Some(played) = read_move(position, text) {
        return Ok(played);
    }
    let error = match san.read(position, text) {
        Ok(played) => return Ok(played),
        Err(error) => error,
    };
    // `E2-E4`, `e2 e4` and `e7e8=Q` are accepted as UCI, and the start of a move leads to a list of its completions.
    let wanted = plain(text);
    let legal = position.unclaimed_moves();
    let near: Vec<(String, &Move)> = legal
        .iter()
        .map(|played| (write_move(position, played), played))
        .filter(|(name, _)| !wanted.is_empty() && plain(name).starts_with(&wanted))
        .collect();
    if let Some((_, played)) = near.iter().find(|(name, _)| plain(name) == wanted) {
        return Ok((*played).clone());
    }
    if near.is_empty() {
        return Err(error.into());
    }
    Err(TypedMoveError::Ambiguous(near.into_iter().map(|(name, _)| name).collect()))
}

/// The text in lower case and without separators.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !"-x=: ".contains(*c)).flat_map(char::to_lowercase).collect()
}
