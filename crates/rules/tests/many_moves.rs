//! Positions with more moves than anybody plays, and documents that cost more than anybody waits for.

use std::collections::HashSet;

use chesswright_rules::board::Cell;
use chesswright_rules::{Definition, Move, Position, Rules};

fn start(text: &str) -> Position {
    let definition = Definition::from_toml(text, &chesswright_catalog::Catalog).expect("a definition");
    Rules::new(&definition).expect("it compiles").start()
}

/// Lions that capture on the way, on a board on which every move may end with a wall on some 240 cells.
const LIONS: &str = r#"
name = "lions-and-walls"
board = "16x16"
setup = "16/16/16/3p3p3p4/2pLp1pLp1pLp3/3p3p3p4/16/16/3p3p3p4/2pLp1pLp1pLp3/3p3p3p4/16/16/3p3p3p4/2pLp1pLp1pLp3/3p3p3p4"
WALLS
[pieces]
lion = "l:KNADcaKcabKmabK"
pawn = "p:fmW"
"#;

/// Captures stand beside the list of moves; with so many of them none may be mixed up.
#[test]
fn each_of_many_walks_keeps_its_captures() {
    let what = |position: &Position, played: &Move| -> (Cell, Cell, Vec<Cell>) {
        (played.from(), played.to(), position.captures(played))
    };
    let bare = start(&LIONS.replace("WALLS", ""));
    let known: HashSet<_> = bare.legal_moves().iter().map(|played| what(&bare, played)).collect();
    let walled = start(&LIONS.replace("WALLS", "walls.put = \"anywhere\""));
    let moves = walled.legal_moves();
    assert!(moves.len() > 1 << 16, "{} moves", moves.len());
    let found: HashSet<_> = moves.iter().map(|played| what(&walled, played)).collect();
    assert_eq!(found, known);
}
