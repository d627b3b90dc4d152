//! Random play of any built-in game keeps what positions promise.
//!
//! The first byte picks the game, each further one a move; 255 takes the last move back.

use std::sync::LazyLock;

use chesswright_rules::Rules;

#[path = "../../catalog/tests/common/mod.rs"]
mod promises;

static GAMES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let games = chesswright_catalog::names().filter_map(chesswright_catalog::definition);
    games.map(|definition| Rules::new(&definition).expect("built-in games compile")).collect()
});

/// Takes one input, and panics where the target does not do what it promises.
pub fn feed(input: &[u8]) {
    let Some((game, choices)) = input.split_first() else { return };
    let mut position = GAMES[usize::from(*game) % GAMES.len()].start();
    for &choice in choices.iter().take(100) {
        if choice == 255 {
            position.undo();
            continue;
        }
        let moves = position.legal_moves();
        promises::examine(&mut position, &moves);
        let Some(chosen) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        position.play(chosen).expect("a legal move can be played");
    }
}
