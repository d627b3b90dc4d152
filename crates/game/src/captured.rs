//! Captured pieces, and what they are worth.

use chesswright_rules::{Piece, Position, Side};

use crate::values::Values;

/// A piece that was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// Who captured it.
    pub by: Side,
    /// Whose and what it was.
    pub piece: Piece,
}

/// The pieces captured on the way to a position, in the order in which they fell.
pub fn captured(position: &Position) -> Vec<Captured> {
    let mut position = position.clone();
    let mut found = vec![];
    // Backwards, for going back shows each move in its place.
    while let Some(played) = position.undo() {
        let by = position.turn();
        let cells = position.captures(&played);
        found.extend(
            cells.iter().rev().filter_map(|&cell| Some(Captured { by, piece: position.piece(cell)? })),
        );
    }
    found.reverse();
    found
}

/// What the pieces of others that a side has captured are worth together, in hundredths of a pawn.
pub fn score(captured: &[Captured], side: Side, values: &Values) -> i32 {
    let won = captured.iter().filter(|fallen| fallen.by == side && fallen.piece.side != side);
    won.fold(0, |sum, fallen| sum.saturating_add(values.of(fallen.piece.kind)))
}
