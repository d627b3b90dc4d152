//! Reads or rejects any text as a level. Writing an accepted level and reading it again changes nothing, and it
//! survives random play and a bounded search.
//!
//! The text ends at the first zero byte. Each byte after it is a move.

use chesswright_catalog::level;
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{self, Limits};
use chesswright_rules::search::SolveExt;

/// Runs one input. Panics if the code under test breaks a promise.
pub fn feed(input: &[u8]) {
    let end = input.iter().position(|&byte| byte == 0).unwrap_or(input.len());
    let Ok(text) = std::str::from_utf8(&input[..end]) else { return };
    let level = match level::read(text) {
        Ok(level) => level,
        Err(problems) => {
            assert!(!problems.is_empty(), "it neither loads nor says why");
            return;
        }
    };
    let again = level::read(&level.to_json()).expect("what is written can be read");
    assert_eq!(again.to_json(), level.to_json(), "written twice, it differs");
    let Ok(game) = Game::new(&level) else { return };
    let (mut position, mut memory) = game.start();
    for &choice in input[end..].iter().take(40) {
        if position.verdict().is_some() {
            break;
        }
        let moves = game.moves(&position);
        let Some(chosen) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        let pack = |position: &chesswright_rules::Position| {
            let mut bytes = vec![];
            position.pack(&mut bytes);
            bytes
        };
        let (before, played) = (pack(&position), position.played().count());
        game.turn(&mut position, &mut memory, chosen);
        let mut back = position.clone();
        while back.played().count() > played {
            back.undo();
        }
        assert_eq!(pack(&back), before, "taking back does not lead back");
        let mut copy = game.rules().start();
        assert!(
            position.verdict().is_some() || copy.unpack(&pack(&position)),
            "what is packed can be unpacked"
        );
    }
    if game.solvable().is_ok() {
        let limits = Limits { states: 300, bytes: 1 << 20 };
        let _ = solve::solve(&game, &limits, &mut solve::quietly);
    }
}
