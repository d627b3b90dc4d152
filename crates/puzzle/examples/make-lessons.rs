//! Makes positions into levels for lessons. It reads lines `GAME | POSITION` and prints those that can be won in few moves in
//! only one way, with their proof.
//!
//! ```sh
//! echo 'chess | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' | cargo run -p chesswright-puzzle --example make-lessons
//! ```
#![allow(clippy::print_stdout, reason = "an example that prints")]

use chesswright_catalog::level;
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{self, Limits, Within};
use chesswright_rules::Reason;

/// The most moves of a lesson.
const MOST: u32 = 3;
/// How many positions are tried for one lesson.
const ROOM: Limits = Limits { states: 8_000_000, bytes: 0 };

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for line in std::io::stdin().lines() {
        let line = line?;
        let (name, position) = line.split_once(" | ").ok_or("write GAME | POSITION")?;
        match lesson(name, position) {
            Ok(text) => println!("---\n{text}"),
            Err(why) => println!("// {name} | {position}: {why}"),
        }
    }
    Ok(())
}

fn lesson(name: &str, position: &str) -> Result<String, String> {
    let draft = |goal: &str, moves| format!("game: {name}\nposition: {position}\nwin: {goal} {moves}\n");
    let level = level::read(&draft("win", MOST)).map_err(|problems| format!("{problems:?}"))?;
    let game = Game::new(&level).map_err(|error| error.to_string())?;
    let (start, _) = game.start();
    if start.turn() != game.player() {
        return Err("another side is to move".into());
    }
    let found = solve::within(&game, &start, MOST, true, &ROOM, &mut solve::quietly);
    let Within::Win(moves, first) = found else { return Err(format!("{found:?}")) };
    if first.len() != 1 {
        return Err(format!("{} moves win in {moves}", first.len()));
    }
    // The defender knows how many moves there are.
    let text = draft("win", moves);
    let level = level::read(&text).map_err(|problems| format!("{problems:?}"))?;
    let game = Game::new(&level).map_err(|error| error.to_string())?;
    let solution = solve::solve(&game, &ROOM, &mut solve::quietly).map_err(|error| error.to_string())?;
    let mut end = start;
    for action in &solution.line {
        end.play_unchecked(&action.played);
    }
    let reason = end.outcome_on_the_board().map(|outcome| outcome.reason);
    let goal = if reason == Some(Reason::Checkmate) { "mate" } else { "win" };
    let line = solution.line_text(&game);
    Ok(format!("{}par: {moves}\nlines: 1\nline: {line}\n", draft(goal, moves)))
}
