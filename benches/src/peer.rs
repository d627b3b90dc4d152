//! The peer's side: cozy-chess, with leaves counted in the same way.

use cozy_chess::Board;

/// A chess position of cozy-chess.
///
/// # Panics
/// If the text is not a position of orthodox chess.
pub fn position(fen: Option<&str>) -> Board {
    fen.map_or_else(Board::default, |fen| fen.parse().expect("a chess position"))
}

/// Leaf nodes at `depth`, leaves counted without making them.
pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += perft(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::KIWIPETE;

    #[test]
    fn counts_are_right() {
        assert_eq!(perft(&position(None), 0), 1);
        assert_eq!(perft(&position(None), 4), 197_281);
        assert_eq!(perft(&position(Some(KIWIPETE)), 3), 97_862);
    }
}
