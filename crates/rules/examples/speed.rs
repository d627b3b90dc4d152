use chesswright_rules::{Rules, definition::Definition};
fn main() {
    let text = r#"
name = "chess"
board = "8x8"
setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
[[castling]]
wing = "king"
king = "king"
partner = ["rook"]
king-to = "g"
[[castling]]
wing = "queen"
king = "king"
partner = ["rook"]
king-to = "c"
[pieces.pawn]
letter = "p"
moves = [ { steps = { vectors = [[0,1]], modality = "m" } }, { steps = { vectors = [[1,1],[-1,1]], modality = "ce" } }, { steps = { vectors = [[0,1]], range = 2, modality = "m", initial = true, marks-en-passant = true } } ]
promotion = { zone = "own rank 8", to = ["queen", "rook", "bishop", "knight"] }
[pieces.knight]
letter = "n"
moves = [ { steps = { vectors = [[1,2],[2,1],[-1,2],[-2,1],[1,-2],[2,-1],[-1,-2],[-2,-1]] } } ]
[pieces.bishop]
letter = "b"
moves = [ { steps = { vectors = [[1,1],[1,-1],[-1,1],[-1,-1]], range = 0 } } ]
[pieces.rook]
letter = "r"
moves = [ { steps = { vectors = [[1,0],[0,-1],[-1,0],[0,1]], range = 0 } } ]
[pieces.queen]
letter = "q"
moves = [ { steps = { vectors = [[1,1],[1,-1],[-1,1],[-1,-1],[1,0],[0,-1],[-1,0],[0,1]], range = 0 } } ]
[pieces.king]
letter = "k"
royal = true
moves = [ { steps = { vectors = [[1,1],[1,-1],[-1,1],[-1,-1],[1,0],[0,-1],[-1,0],[0,1]] } } ]
"#;
    let def = match Definition::from_toml(text, &()) { Ok(d) => d, Err(r) => { for d in r.iter() { println!("{d}"); } return; } };
    let t = std::time::Instant::now();
    let rules = Rules::new(&def).unwrap();
    println!("compile {:?}", t.elapsed());
    let p = rules.start();
    for d in 1..=6 { let t = std::time::Instant::now(); let n = p.perft(d); let e = t.elapsed(); println!("{d} {n} {:.1} Mn/s", n as f64 / e.as_secs_f64() / 1e6); }
}
