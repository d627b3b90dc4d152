//! Static exchange evaluation.

use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Rules};

use crate::agree::read;

/// What the pieces of chess are worth.
const VALUES: [(&str, i32); 6] =
    [("pawn", 100), ("knight", 300), ("bishop", 310), ("rook", 500), ("queen", 900), ("king", 10_000)];
/// A setup, a move, and what it wins.
const EXCHANGES: [(&str, &str, i32); 9] = [
    ("4k3/8/8/3p4/8/8/8/3RK3", "d1d5", 100),
    ("4k3/8/4p3/3p4/8/8/8/3RK3", "d1d5", 100 - 500),
    // The second rook stands behind the first.
    ("3rk3/8/8/3p4/8/8/3R4/3RK3", "d2d5", 100),
    ("3rk3/8/4p3/3p4/8/8/3R4/3RK3", "d2d5", 100 - 500),
    // Black does not recapture with the queen, because the pawn would take it.
    ("3qk3/8/8/3p4/4P3/8/8/3RK3", "d1d5", 100),
    ("4k3/8/4p3/8/8/8/8/3RK3", "d1d5", -500),
    ("4k3/8/8/8/8/8/8/3RK3", "d1d5", 0),
    // The king must not recapture.
    ("8/8/3k4/3p4/8/8/3R4/3RK3", "d2d5", 100),
    ("2r1k3/1P6/8/8/8/8/8/4K3", "b7c8", 500 + 900 - 100),
];
/// The same where captures blow up the pieces around except for pawns.
const BLASTS: [(&str, &str, i32); 8] = [
    // A rook for a pawn and the queen next to it.
    ("7k/8/8/3pq3/8/8/8/K2R4", "d1d5", 100 + 900 - 500),
    // A pawn next to it survives, a knight of one's own does not.
    ("7k/8/8/3pp3/8/4N3/8/K2R4", "d1d5", 100 - 500),
    ("7k/8/8/3qp3/4N3/8/8/K2R4", "d1d5", 900 - 500 - 300),
    // The pawn that takes the knight blows up, too, and no defender matters.
    ("7k/8/4p3/8/8/4N3/8/K7", "e3d5", 100 - 300),
    ("7k/8/4p3/8/8/4N3/8/K2R4", "e3d5", 100 - 300),
    // The knight comes to stand next to its queen.
    ("7k/8/4p3/8/3Q4/4N3/8/K7", "e3d5", 100 - 300 - 900),
    // A queen is too much for a knight, and a king captures nothing.
    ("3q3k/8/8/8/8/4N3/8/K7", "e3d5", 0),
    ("8/8/4k3/8/8/4N3/8/K7", "e3d5", 0),
];
/// Leapers, sliders, hoppers, lame leapers, drops, blasts, several captures at once, walls, forced captures.
const GAMES: [&str; 11] = [
    "chess",
    "crazyhouse",
    "xiangqi",
    "janggi",
    "shogi",
    "makruk",
    "capablanca",
    "atomic",
    "english-draughts",
    "duck",
    "antichess",
];

/// Checks what moves win in games that extend a built-in one.
fn check(base: &str, exchanges: &[(&str, &str, i32)]) {
    for &(setup, played, won) in exchanges {
        let game = read(&format!("extends = '{base}'\nsetup = '{setup}'\ncastling = false"));
        let rules = Rules::new(&game).expect("it compiles");
        let value = |name: &String| VALUES.into_iter().find(|(piece, _)| piece == name);
        let values: Vec<i32> =
            game.pieces.keys().map(|name| value(name).expect("it is in chess").1).collect();
        let position = rules.start();
        let found = |mv: &Move| [mv.from(), mv.to()].map(|cell| rules.cell_name(cell)).concat() == played;
        let best =
            position.legal_moves().iter().filter(|mv| found(mv)).map(|mv| position.see(mv, &values)).max();
        assert_eq!(best, Some(won), "{setup}: {played}");
    }
}

#[test]
fn a_side_captures_as_long_as_it_pays() {
    check("chess", &EXCHANGES);
}

#[test]
fn a_blast_ends_an_exchange() {
    check("atomic", &BLASTS);
}

#[test]
fn whether_it_is_at_least_so_much_is_found_out_without_following_everything() {
    let built_in = |name| chesswright_catalog::definition(name).expect("it is built in");
    let games = GAMES.map(|name| (name, built_in(name)));
    // A wall is nothing that a blast could blow up.
    let with_walls = [("atomic with a duck", read("extends = 'atomic'\nwalls.put = 'duck'"))];
    for (name, game) in games.into_iter().chain(with_walls) {
        let rules = Rules::new(&game).expect("it compiles");
        let values: Vec<i32> = (0..)
            .zip(game.pieces.values())
            .map(|(n, piece)| if piece.royal { 10_000 } else { 100 + 87 * (n * 5 % 11) })
            .collect();
        let (mut won, mut lost) = (0, 0);
        for seed in 0..20 {
            let mut position = rules.start();
            let mut number: u64 = seed;
            for _ in 0..80 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                for played in &moves {
                    let see = position.see(played, &values);
                    (won, lost) = (won + usize::from(see > 0), lost + usize::from(see < 0));
                    for least in [see - 1, see, see + 1, 0, -90, 200] {
                        let found = position.see_at_least(played, &values, least);
                        assert_eq!(found, see >= least, "{name}: {played:?} wins {see}, at least {least}");
                    }
                }
                number = number.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                position.play_unchecked(&moves[(number >> 33) as usize % moves.len()]);
            }
        }
        assert!(won > 100 && lost > 100, "{name}: {won} moves win something, {lost} lose something");
    }
}
