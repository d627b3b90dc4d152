//! Captured pieces and their values.

use chesswright_rules::{Piece, Position, Side};

use crate::values::Values;

/// A piece that was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// Who captured it.
    pub by: Side,
    /// The piece and its owner.
    pub piece: Piece,
}

/// The pieces captured on the way to a position, in order.
pub fn captured(position: &Position) -> Vec<Captured> {
    let mut position = position.clone();
    let mut found = vec![];
    // Goes backwards, because undoing shows each move in its position.
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

/// The total value of the enemy pieces that a side has captured, in hundredths of a pawn.
pub fn score(captured: &[Captured], side: Side, values: &Values) -> i32 {
    let won = captured.iter().filter(|fallen| fallen.by == side && fallen.piece.side != side);
    won.fold(0, |sum, fallen| sum.saturating_add(values.of(fallen.piece.kind)))
}
