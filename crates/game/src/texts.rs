//! Reliable move texts: reading a written text returns the same move.

use chesswright_notation::moves::uci;
use chesswright_rules::{Move, Position};

/// A legal move, or a null move, as UCI text.
pub fn write_move(position: &Position, played: &Move) -> String {
    uci(position, played, false)
}

/// The legal move with this text, even if a player could claim a draw. Both forms of castling are accepted.
pub fn read_move(position: &Position, text: &str) -> Option<Move> {
    let could_be = |played: &Move| {
        let begins = || text.starts_with(position.rules().cell_name(played.from()));
        played.drop().is_some() == text.contains('@')
            && (played.drop().is_some() || played.is_castling() || begins())
    };
    let moves: Vec<Move> = position.unclaimed_moves().into_iter().filter(could_be).collect();
    let written = |chess960: bool| moves.iter().find(|played| uci(position, played, chess960) == text);
    written(false).or_else(|| written(true)).cloned()
}

/// The move that a game record means: a legal one, or a null move.
pub(crate) fn read_recorded(position: &Position, text: &str) -> Option<Move> {
    let null = || position.null_move().filter(|_| text == "0000");
    read_move(position, text).or_else(null)
}
