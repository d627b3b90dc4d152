//! Measures how fast levels are solved: states a second by controller, and the time to solve, grade and ablate the
//! levels of the specification.
#![allow(clippy::print_stdout, reason = "it prints what it measures")]

use std::time::Instant;

use chesswright_catalog::level;
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{self, Extent, Limits};

/// A board on which every controller has something to do.
const BOARD: &str =
    "goal: exit\n\n.n......\n..p..r..\n........\n.._..#..\n..#..__.\n....._..\n.N....__\nR.....#x\n";

fn main() {
    println!("controller        states      seconds   states/s");
    for (ai, cap) in [
        ("none", 60_000),
        ("guard", 60_000),
        ("hunter", 60_000),
        ("patrol", 60_000),
        ("mirror", 60_000),
        (r#"{"ai": "script", "moves": ["f7f8", "f8f7"]}"#, 60_000),
        ("flee", 20_000),
        ("minimax-1(1)", 4_000),
        ("minimax-1(2)", 1_000),
        ("minimax-1(3)", 60),
    ] {
        let text = format!("enemy: {ai}\n{BOARD}");
        let level = level::read(&text).expect("the board is a level");
        let game = Game::new(&level).expect("it can be played");
        let begun = Instant::now();
        let limits = Limits { states: cap, ..Limits::default() };
        let graph =
            solve::explore(&game, &limits, Extent::Whole, &mut solve::quietly).expect("it can be solved");
        let seconds = begun.elapsed().as_secs_f64();
        // A position that was found but not expanded costs little, so only expanded positions count.
        let ai = level.ai_name();
        println!("{ai:16} {:8} {seconds:12.3} {:10.0}", graph.explored(), graph.explored() as f64 / seconds);
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/specified");
    let mut texts: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("the specified levels are there")
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            Some((path.file_stem()?.to_string_lossy().into_owned(), std::fs::read_to_string(path).ok()?))
        })
        .collect();
    texts.sort();
    let mut total = 0.0;
    for (name, text) in &texts {
        let begun = Instant::now();
        let level = level::read(text).expect("a specified level");
        let game = Game::new(&level).expect("it can be played");
        let compiled = begun.elapsed().as_secs_f64();
        let graph = solve::explore(&game, &Limits::default(), Extent::Whole, &mut solve::quietly)
            .expect("it can be solved");
        let solution = graph.solution(&game);
        let grade = solve::grade(&game, &graph);
        let solved = begun.elapsed().as_secs_f64();
        let ablated = solve::ablate(&game, &solution, &Limits::default(), &mut solve::quietly)
            .expect("it can be solved");
        let all = begun.elapsed().as_secs_f64();
        total += all;
        println!(
            "{name:28} compiled {:6.2} ms, solved and graded {:6.2} ms, {} objects {:6.2} ms, difficulty {:.1}",
            compiled * 1e3,
            (solved - compiled) * 1e3,
            ablated.len(),
            (all - solved) * 1e3,
            grade.map_or(0.0, |grade| grade.difficulty)
        );
    }
    println!("all together {:.1} ms", total * 1e3);
}
