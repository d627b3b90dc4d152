//! Lists the built-in games by family, with their descriptions.
#![allow(clippy::print_stdout, reason = "an example that prints")]

use chesswright_catalog::DOCUMENTS;

fn main() {
    let mut family = "";
    for entry in DOCUMENTS {
        if entry.family != family {
            family = entry.family;
            println!("\n{family}");
        }
        if let Some(game) = entry.examine().definition {
            println!("  {} ({}): {}", game.title, game.name, game.description);
        }
    }
}
