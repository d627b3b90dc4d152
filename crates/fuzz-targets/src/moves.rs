//! Reads or rejects any text as a move in every notation. Writing an accepted move and reading it again changes
//! nothing.
//!
//! The first byte selects the game, the second is the number of moves to play first, the rest is the text.

use std::sync::LazyLock;

use chesswright_notation::moves::{Notation, read_turn};
use chesswright_rules::Rules;

use crate::text;

static GAMES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let names = [
        "chess",
        "crazyhouse",
        "xiangqi",
        "janggi",
        "makruk",
        "marseillais",
        "glinski",
        "raumschach",
        "three-crowns",
    ];
    let games = names.into_iter().filter_map(chesswright_catalog::definition);
    games.map(|definition| Rules::new(&definition).expect("built-in games compile")).collect()
});

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let [game, plies, rest @ ..] = input else { return };
    let text = text(rest);
    let rules = &GAMES[usize::from(*game) % GAMES.len()];
    let mut position = rules.start();
    for ply in 0..*plies % 32 {
        let legal = position.legal_moves();
        let Some(played) = legal.get(usize::from(ply.wrapping_mul(*plies)) % legal.len().max(1)) else {
            break;
        };
        position.play_unchecked(played);
    }
    for notation in Notation::ALL.into_iter().filter(|notation| notation.fits(rules).is_ok()) {
        match notation.read(&position, text) {
            Ok(played) => {
                let written = notation.write(&position, &played);
                assert_eq!(notation.read(&position, &written).as_ref(), Ok(&played), "{notation}: {written}");
            }
            Err(error) => assert!(!error.problems().is_empty() && !error.to_string().is_empty()),
        }
        let _ = read_turn(&position, text, notation);
    }
}
