//! Moves as texts that one can rely on: what is written is read back as the same move.

use chesswright_notation::moves::uci;
use chesswright_rules::{Move, Position};

/// A legal move as UCI text; castling is written as the king taking its partner when another move is written the same.
pub fn write_move(position: &Position, played: &Move) -> String {
    let text = uci(position, played, false);
    if !played.is_castling() {
        return text;
    }
    let same = |other: &Move| other != played && uci(position, other, false) == text;
    if position.unclaimed_moves().iter().any(same) { uci(position, played, true) } else { text }
}

/// The legal move that is written so, whether or not somebody could claim a draw.
pub fn read_move(position: &Position, text: &str) -> Option<Move> {
    let could_be = |played: &Move| {
        let begins = || text.starts_with(position.rules().cell_name(played.from()));
        played.drop().is_some() == text.contains('@')
            && (played.drop().is_some() || played.is_castling() || begins())
    };
    let moves: Vec<Move> = position.unclaimed_moves().into_iter().filter(could_be).collect();
    let written = |chess960: bool| moves.iter().filter(move |played| uci(position, played, chess960) == text);
    // Where castling and a step of the king are written alike, the step is meant.
    let plain = written(false).min_by_key(|played| played.is_castling());
    plain.or_else(|| written(true).next()).cloned()
}
