//! Forced wins, proved by exhaustive search.

use chesswright_rules::Position;

/// Whether the side to move can force a win within so many plies.
pub(crate) fn wins(position: &mut Position, moves: u32) -> bool {
    if moves == 0 {
        return false;
    }
    let us = position.turn();
    position.legal_moves().iter().any(|mv| {
        position.play_unchecked(mv);
        let won = match position.outcome() {
            Some(end) => end.winner == Some(us),
            None if position.turn() == us => wins(position, moves - 1),
            None => loses(position, moves - 1),
        };
        position.undo();
        won
    })
}

/// Whether the side to move loses within so many plies whatever it plays.
fn loses(position: &mut Position, moves: u32) -> bool {
    if moves == 0 {
        return false;
    }
    let us = position.turn();
    position.legal_moves().iter().all(|mv| {
        position.play_unchecked(mv);
        let lost = match position.outcome() {
            Some(end) => end.winner.is_some_and(|winner| winner != us),
            None if position.turn() == us => loses(position, moves - 1),
            None => wins(position, moves - 1),
        };
        position.undo();
        lost
    })
}
