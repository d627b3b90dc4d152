//! Random play of any built-in game keeps what positions promise.
//!
//! The first byte picks the game, each further one a move; 255 takes the last move back.
#![no_main]

use std::sync::LazyLock;

use chesswright_rules::{Move, Position, Rules};
use libfuzzer_sys::fuzz_target;

static GAMES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let games = chesswright_catalog::names().filter_map(chesswright_catalog::definition);
    games.map(|definition| Rules::new(&definition).expect("built-in games compile")).collect()
});

/// Plays a move and takes it back.
fn there_and_back(position: &mut Position, played: &Move) {
    let (before, key) = (position.setup(), position.key());
    position.play_unchecked(played);
    assert_eq!(position.key(), position.fresh_key(), "the hash went astray");
    assert_eq!(position.undo().as_ref(), Some(played));
    assert_eq!((position.setup(), position.key()), (before, key), "taking back left something behind");
}

/// What holds in every position.
fn examine(position: &mut Position, moves: &[Move]) {
    assert_eq!(
        moves.is_empty(),
        position.outcome().is_some(),
        "either there are moves or there is an outcome"
    );
    let twin = position.rules().position(&position.setup()).expect("a position can be set up again");
    assert_eq!((twin.setup(), twin.key()), (position.setup(), position.key()), "the set-up tells not all");
    // How a finished game ended may need more than what is on the board.
    if position.outcome().is_none() {
        let theirs = twin.outcome();
        assert_eq!(
            twin.legal_moves(),
            moves,
            "set up again: {}, {theirs:?}",
            position.rules().definition().name
        );
    }
    let captures = position.legal_captures();
    let captured = moves.iter().filter(|played| !position.effects(played).captures.is_empty());
    assert_eq!(captured.count(), captures.len(), "captures are the moves that capture");
    assert!(captures.iter().all(|played| moves.contains(played)), "captures are moves");
    for (i, played) in moves.iter().enumerate() {
        assert!(!moves[..i].contains(played), "a move is listed twice");
        there_and_back(position, played);
    }
}

fuzz_target!(|choices: &[u8]| {
    let Some((game, choices)) = choices.split_first() else { return };
    let mut position = GAMES[usize::from(*game) % GAMES.len()].start();
    for &choice in choices.iter().take(100) {
        if choice == 255 {
            position.undo();
            continue;
        }
        let moves = position.legal_moves();
        examine(&mut position, &moves);
        let Some(chosen) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        position.play(chosen).expect("a legal move can be played");
    }
});
