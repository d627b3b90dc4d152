//! Reads or rejects any text as a move of any game. An accepted move is written, and read back as the same move.
//!
//! The first byte selects the game, the second is the number of moves to play first.

use std::sync::LazyLock;

use chesswright_notation::{San, san::Style};
use chesswright_rules::Rules;

use crate::text;

static GAMES: LazyLock<Vec<San>> = LazyLock::new(|| {
    let games = chesswright_catalog::names().filter_map(chesswright_catalog::definition);
    games.map(|definition| San::new(&Rules::new(&definition).expect("built-in games compile"))).collect()
});

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let [game, plies, rest @ ..] = input else { return };
    let text = text(rest);
    let san = &GAMES[usize::from(*game) % GAMES.len()];
    let mut position = san.rules().start();
    for ply in 0..usize::from(*plies) {
        let moves = position.unclaimed_moves();
        let Some(played) = moves.get((ply * 7 + usize::from(*plies)) % moves.len().max(1)) else { break };
        position.play_unchecked(played);
    }
    match san.read(&position, text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(played) => {
            assert!(
                position.unclaimed_moves().contains(&played),
                "`{text}` is read as a move that is not legal"
            );
            for style in [Style::SHORT, Style::LONG, Style::FIGURINES] {
                let written = san.write(&position, &played, style);
                assert_eq!(san.read(&position, &written).as_ref(), Ok(&played), "{written}");
            }
        }
    }
}
