//! Plays a short game of chess with a variation, and prints it as PGN.
#![allow(clippy::print_stdout, reason = "an example that prints")]

use chesswright_game::{Branch, Game, pgn};
use chesswright_rules::Rules;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let built_in = |name: &str| Rules::new(&chesswright_catalog::definition(name)?).ok();
    let mut game = Game::new(&built_in("chess").ok_or("the catalogue has chess")?);
    for text in ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g7g6"] {
        game.play_text(text, Branch::Variation, 0)?;
    }
    // Black could have missed the threat.
    game.undo(0);
    for text in ["g8f6", "h5f7"] {
        game.play_text(text, Branch::Variation, 0)?;
    }
    println!("{}", pgn::write(&game, &built_in));
    Ok(())
}
