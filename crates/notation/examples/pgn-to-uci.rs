//! Reads PGN from standard input, prints the moves of each game as UCI texts, and reports mistakes with their lines:
//! `cargo run -p chesswright-notation --example pgn-to-uci < games.pgn`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example that prints")]

use chesswright_notation::moves::uci;
use chesswright_notation::pgn::{Checked, CheckedReader};
use chesswright_rules::Rules;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut variants = |name: &str| Rules::new(&chesswright_catalog::definition(name)?).ok();
    let mut reader = CheckedReader::new(std::io::stdin().lock(), &mut variants);
    let mut before = None;
    // The number of open variations. Only the main line is printed.
    let mut depth = 0;
    while let Some(event) = reader.event()? {
        match event {
            Checked::Move { played: Some(played), .. } if depth == 0 => {
                if let Some(position) = &before {
                    print!("{} ", uci(position, played, false));
                }
            }
            Checked::Open => depth += 1,
            Checked::Close => depth -= 1,
            Checked::End => println!(),
            Checked::Fault(fault) => eprintln!("{fault}"),
            _ => {}
        }
        before = reader.position().cloned();
    }
    Ok(())
}
