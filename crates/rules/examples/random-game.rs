//! Plays a game of random moves with a game of its own, and prints each move and how the game ended.
#![allow(clippy::print_stdout, reason = "an example that prints")]

use chesswright_rules::{Definition, Rules};

const DOCUMENT: &str = r#"
name  = "two-towers"
board = "5x5"
setup = "r1k1r/5/5/5/R1K1R"

[pieces]
king = { letter = "k", betza = "K", royal = true }
rook = "r:R"

[end]
repetition = 3
move-rule  = 50
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let definition = Definition::from_toml(DOCUMENT, &())?;
    let rules = Rules::new(&definition)?;
    let mut position = rules.start();
    // A generator of random numbers that needs no other crate: Knuth's constants.
    let mut random = 1_u64;
    while position.outcome().is_none() {
        let moves = position.legal_moves();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let played = &moves[(random >> 33) as usize % moves.len()];
        let side = &rules.definition().sides[position.turn().index()].name;
        println!("{side}: {} to {}", rules.cell_name(played.from()), rules.cell_name(played.to()));
        position.play(played)?;
    }
    if let Some(outcome) = position.outcome() {
        let winner = outcome.winner.map(|side| rules.definition().sides[side.index()].name.as_str());
        println!("{}, {}", outcome.reason, winner.map_or("a draw".into(), |side| format!("{side} wins")));
    }
    Ok(())
}
