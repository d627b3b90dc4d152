//! Captured pieces and their values.

use chesswright_rules::{Piece, Position, Rules, Side};

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
    let mut steps = vec![];
    while let Some(played) = position.undo() {
        if let Some(piece) = played.draws() {
            steps.push((found.len(), piece));
        }
        let by = position.turn();
        let cells = position.captures(&played);
        found.extend(
            cells.iter().rev().filter_map(|&cell| Some(Captured { by, piece: position.piece(cell)? })),
        );
    }
    found.reverse();
    // What was captured before nature drew.
    for (later, piece) in steps.into_iter().rev() {
        let known = found.len() - later;
        look_at(&mut found[..known], piece, position.rules());
    }
    found
}

/// It has turned out what one of the pieces was that lay face down when they were captured: the last of them. Which of several that fell at once it was
/// does not matter.
pub(crate) fn look_at(captured: &mut [Captured], piece: Piece, rules: &Rules) {
    let lay = |fallen: &&mut Captured| {
        fallen.piece.side == piece.side && Some(fallen.piece.kind) == rules.covered()
    };
    if let Some(fallen) = captured.iter_mut().rev().find(lay) {
        fallen.piece = piece;
    }
}

/// The total value of the enemy pieces that a side has captured, in hundredths of a pawn.
pub fn score(captured: &[Captured], side: Side, values: &Values) -> i32 {
    let won = captured.iter().filter(|fallen| fallen.by == side && fallen.piece.side != side);
    won.fold(0, |sum, fallen| sum.saturating_add(values.of(fallen.piece.kind)))
}
