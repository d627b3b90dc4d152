//! Moves as people type them, and why what they typed is none.

use chesswright_notation::San;
use chesswright_rules::{Move, Position};

use crate::texts::{read_move, write_move};

/// The move that somebody typed: UCI or algebraic, with what people put between or leave out.
///
/// # Errors
/// Says in a sentence why it is none, or which moves it could be.
pub fn read_typed(san: &San, position: &Position, text: &str) -> Result<Move, String> {
    if let Some(played) = read_move(position, text) {
        return Ok(played);
    }
    let error = match san.read(position, text) {
        Ok(played) => return Ok(played),
        Err(error) => error,
    };
    // `E2-E4`, `e2 e4` and `e7e8=Q` mean what they seem to mean, and a beginning asks for the rest.
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
        return Err(format!("{error}."));
    }
    let names: Vec<&str> = near.iter().map(|(name, _)| name.as_str()).collect();
    Err(format!("Which one? {}", names.join(" ")))
}

/// Without case and what people put between.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !"-x=: ".contains(*c)).flat_map(char::to_lowercase).collect()
}
