//! Random play of any built-in game preserves the invariants of positions.
//!
//! The first byte selects the game, each further one a move. 255 undoes the last move.

use std::sync::LazyLock;

use chesswright_rules::Rules;

#[path = "../../catalog/tests/common/mod.rs"]
mod promises;

static GAMES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let games = chesswright_catalog::names().filter_map(chesswright_catalog::definition);
    games.map(|definition| Rules::new(&definition).expect("built-in games compile")).collect()
});

/// Runs one input. Panics if the code under test breaks a promise.
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
