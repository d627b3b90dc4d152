//! Forced wins, proved by looking at everything.

use chesswright_rules::Position;

/// Whether the side to move can force a win in so many single moves.
pub(crate) fn wins(position: &mut Position, moves: u32) -> bool {
    if moves == 0 {
        return false;
    }
    let us = position.turn();
    position.legal_moves().iter().any(|played| {
        position.play_unchecked(played);
        let won = match position.outcome() {
            Some(end) => end.winner == Some(us),
            None if position.turn() == us => wins(position, moves - 1),
            None => loses(position, moves - 1),
        };
        position.undo();
        won
    })
}

/// Whether the side to move loses within so many single moves whatever it plays.
fn loses(position: &mut Position, moves: u32) -> bool {
    if moves == 0 {
        return false;
    }
    let us = position.turn();
    position.legal_moves().iter().all(|played| {
        position.play_unchecked(played);
        let lost = match position.outcome() {
            Some(end) => end.winner.is_some_and(|winner| winner != us),
            None if position.turn() == us => loses(position, moves - 1),
            None => wins(position, moves - 1),
        };
        position.undo();
        lost
    })
}
