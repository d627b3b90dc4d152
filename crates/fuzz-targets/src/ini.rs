//! Loads or rejects any text as a variants.ini. What is loaded survives random play.
//!
//! The text ends at the first zero byte. Each byte after it is a move.

use chesswright_catalog::import::ini::{self, Reading};
use chesswright_rules::Rules;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let end = input.iter().position(|&byte| byte == 0).unwrap_or(input.len());
    let Ok(text) = std::str::from_utf8(&input[..end]) else { return };
    let file = ini::read("fuzz.ini", text, Reading::Compatible);
    for name in file.names().take(2) {
        let Some(game) = file.game(name) else { continue };
        let Some(definition) = game.definition else {
            assert!(game.findings.iter().any(|finding| finding.is_error()), "it neither loads nor says why");
            continue;
        };
        let Ok(rules) = Rules::new(&definition) else { continue };
        let mut position = rules.start();
        for &choice in input[end..].iter().take(60) {
            let moves = position.legal_moves();
            let Some(chosen) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            position.play(chosen).expect("a legal move can be played");
            assert_eq!(position.key(), position.fresh_key(), "the hash went astray");
        }
    }
}
