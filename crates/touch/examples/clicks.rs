//! Turns two clicks into a move. Where several moves are meant, it prints what a board has to ask.
//!
//! `cargo run -p chesswright-touch --example clicks -- e7 e8`
#![allow(clippy::print_stdout, reason = "an example that prints")]

use chesswright_notation::position;
use chesswright_rules::Rules;
use chesswright_touch::{Next, Origin, picking};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let clicks: Vec<String> = std::env::args().skip(1).collect();
    let [from, to] = clicks.try_into().unwrap_or_else(|_| ["e7".to_owned(), "e8".to_owned()]);
    let rules = Rules::new(&chesswright_catalog::definition("chess").ok_or("no chess")?)?;
    let position = position::read(&rules, "8/4P1k1/8/8/8/8/8/R3K3 w Q - 0 1")?.position;
    let cell = |name: &str| rules.board().cell(name).ok_or_else(|| format!("no cell {name}"));

    let moves = picking::from(&position.choices(), Origin::Cell(cell(&from)?));
    match picking::next(picking::aimed(&moves, cell(&to)?)) {
        Next::Nothing => println!("no legal move goes from {from} to {to}"),
        Next::Play(choice) => {
            let played = position.chosen(&choice).ok_or("it is a legal move")?;
            println!("{} is played", chesswright_notation::moves::uci(&position, &played, false))
        }
        Next::Ask(choices) => {
            println!("the player has to choose:");
            for choice in choices {
                println!("  {:?}: {} moves left", choice.answer, choice.moves.len());
            }
        }
    }
    Ok(())
}
