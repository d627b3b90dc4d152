//! Positions with extremely many moves, and documents that would be too expensive to compile.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use chesswright_rules::board::Cell;
use chesswright_rules::{CompileCause, CompileError, Definition, MAX_COST, MAX_MOVES, Move, Position, Rules};

fn start(text: &str) -> Position {
    let definition = Definition::from_toml(text, &chesswright_catalog::Catalog).expect("a definition");
    Rules::new(&definition).expect("it compiles").start()
}

/// Lions that capture on their way, on a board where every move may end with a wall on any of about 240 cells.
const LIONS: &str = r#"
name = "lions-and-walls"
board = "16x16"
setup = "16/16/16/16/16/16/16/16/3p12/2pLp11/3p12/16/16/3p3p3p4/2pLp1pLp1pLp3/3p3p3p4"
WALLS
[pieces]
lion = "l:KNADcaKcabKmabK"
pawn = "p:fmW"
"#;

/// Captures are stored beside the list of moves. Even with this many, they must belong to the right moves.
#[test]
fn each_of_many_walks_keeps_its_captures() {
    let what = |position: &Position, played: &Move| -> (Cell, Cell, Vec<Cell>) {
        (played.from(), played.to(), position.captures(played))
    };
    let bare = start(&LIONS.replace("WALLS", ""));
    let known: HashSet<_> = bare.legal_moves().iter().map(|played| what(&bare, played)).collect();
    let walled = start(&LIONS.replace("WALLS", "walls.put = \"anywhere\""));
    let moves = walled.legal_moves();
    assert!(moves.len() > 1 << 15, "{} moves", moves.len());
    let found: HashSet<_> = moves.iter().map(|played| what(&walled, played)).collect();
    assert_eq!(found, known);
}

/// The error for a document that is too expensive. It must come quickly.
fn refused(text: &str) -> CompileError {
    let began = Instant::now();
    let definition = Definition::from_toml(text, &chesswright_catalog::Catalog).expect("a definition");
    let error = Rules::new(&definition).expect_err("it costs too much");
    let took = began.elapsed();
    assert!(took < Duration::from_secs(10), "{took:?} are too long");
    error
}

/// A start position with hundreds of thousands of moves.
#[test]
fn too_many_moves_are_refused() {
    let rows: Vec<&str> = (0..32).map(|row| if row % 8 == 0 { "3Q3q3Q3q3Q3q3Q3q" } else { "32" }).collect();
    let text = format!(
        "name = \"queens\"\nboard = \"32x32\"\nsetup = \"{}\"\nwalls.put = \"anywhere\"\npieces.queen = \"q:Q\"",
        rows.join("/")
    );
    let error = refused(&text);
    assert_eq!(error.place, "walls.put", "{error}");
}

/// A board full of pieces whose moves are walked leg by leg.
#[test]
fn too_many_legs_are_refused() {
    let kinds: String = (0..240)
        .map(|n| format!("piece-{n} = {{ letter = \"Piece{n}\", betza = \"KNADcaKmcabKmafsW{n}\" }}\n"))
        .collect();
    let rows = vec!["32"; 31].join("/");
    let text =
        format!("name = \"legs\"\nboard = \"32x32\"\nsetup = \"{rows}/<PIECE0>31\"\n[pieces]\n{kinds}");
    let error = refused(&text);
    assert!(error.place.starts_with("pieces.piece-"), "{error}");
    assert!(matches!(*error.cause, CompileCause::TooCostly { .. }), "{error}");
    assert!(error.to_string().contains("cost the most"), "{error}");
}

/// No built-in game comes close to the limits.
#[test]
fn built_in_games_are_far_below_the_limits() {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as usize
    };
    for name in chesswright_catalog::names() {
        let definition = chesswright_catalog::definition(name).expect("a built-in game");
        let rules = Rules::new(&definition).expect("a built-in game compiles");
        // Annan shogi costs most: each of its pieces may have the moves of any other.
        assert!(rules.cost() * 4 <= MAX_COST, "{name} costs {}", rules.cost());
        let mut position = rules.start();
        for _ in 0..40 {
            let legal = position.moves_up_to(MAX_MOVES / 4).unwrap_or_else(|error| panic!("{name}: {error}"));
            let Some(played) = legal.get(next() % legal.len().max(1)) else { break };
            position.play_unchecked(played);
        }
    }
}
