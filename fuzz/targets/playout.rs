//! Random play of any built-in game keeps what positions promise.
//!
//! The first byte picks the game, each further one a move; 255 takes the last move back.
#![no_main]

use std::sync::LazyLock;

use chesswright_rules::Rules;
use libfuzzer_sys::fuzz_target;

static GAMES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let games = chesswright_catalog::names().filter_map(chesswright_catalog::definition);
    games.filter_map(|definition| Rules::new(&definition).ok()).collect()
});

fuzz_target!(|choices: &[u8]| {
    let Some((game, choices)) = choices.split_first() else { return };
    let Some(rules) = GAMES.get(usize::from(*game) % GAMES.len().max(1)) else { return };
    let mut position = rules.start();
    for &choice in choices.iter().take(200) {
        if choice == 255 {
            position.undo();
            continue;
        }
        let moves = position.legal_moves();
        let Some(chosen) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            assert!(position.outcome().is_some(), "no legal move and no outcome");
            break;
        };
        assert!(position.outcome().is_none(), "a finished game has legal moves");
        let before = position.setup();
        let key = position.key();
        position.play(chosen).expect("a legal move can be played");
        assert_eq!(position.key(), position.fresh_key(), "the hash went astray");
        let undone = position.undo();
        assert_eq!(undone.as_ref(), Some(chosen));
        assert_eq!((position.setup(), position.key()), (before, key), "taking back left something behind");
        position.play(chosen).expect("a legal move can be played again");
    }
});
