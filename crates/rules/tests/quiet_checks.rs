//! The moves that searches ask for because they give check and capture nothing.

use std::collections::HashSet;

use chesswright_rules::search::{MoveBuffer, MoveFilter, SearchExt};
use chesswright_rules::{Move, Position, Rules, Setup};

use crate::agree::read;

/// Leapers, sliders, hoppers, lame leapers, drops, promotions, checks that count.
const GAMES: [&str; 9] =
    ["chess", "crazyhouse", "xiangqi", "janggi", "shogi", "makruk", "capablanca", "3check", "atomic"];
const GAMES_EACH: u64 = 30;
const LONGEST: usize = 100;

fn rules(name: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(name).expect("it is built in")).expect("it compiles")
}

fn quiet_checks(position: &Position) -> Vec<Move> {
    let mut found = vec![];
    position.generate_moves(MoveFilter::QuietChecks, &mut MoveBuffer::default(), &mut found);
    found
}

/// Whether another piece gives the check: it is there without the piece that moved, too, or if that piece is the other side's, because
/// the piece may be a hurdle for another.
fn is_discovered(after: &Position, played: &Move) -> bool {
    let is_check = |setup: &Setup| after.rules().position(setup).is_ok_and(|position| position.is_check());
    let (mut without, mut turned) = (after.setup(), after.setup());
    without.pieces.retain(|&(cell, _)| cell != played.to());
    for (_, piece) in turned.pieces.iter_mut().filter(|(cell, _)| *cell == played.to()) {
        piece.side = after.turn();
    }
    is_check(&without) || is_check(&turned)
}

#[test]
fn they_are_the_quiet_moves_after_which_the_moved_piece_gives_check() {
    for name in GAMES {
        let rules = rules(name);
        let mut checks = 0;
        for seed in 0..GAMES_EACH {
            let mut position = rules.start();
            let mut number = seed;
            for _ in 0..LONGEST {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let listed: HashSet<Move> = quiet_checks(&position).into_iter().collect();
                assert!(listed.iter().all(|listed| moves.contains(listed)), "{name}: they are legal");
                for played in &moves {
                    let is_quiet = position.captures(played).is_empty();
                    position.play_unchecked(played);
                    let is_check = is_quiet && position.is_check();
                    if listed.contains(played) {
                        assert!(is_check, "{name}: {played:?} gives check");
                    } else if is_check {
                        assert!(
                            played.is_castling() || is_discovered(&position, played),
                            "{name}: {played:?} is missing"
                        );
                    }
                    position.undo();
                }
                checks += listed.len();
                number = number.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                position.play_unchecked(&moves[(number >> 33) as usize % moves.len()]);
            }
        }
        assert!(checks > 100, "{name}: {checks} checks");
    }
}

#[test]
fn the_four_checks_of_a_position() {
    let game = read("extends = 'chess'\nsetup = '4k3/8/8/8/8/8/3P4/R2QKN2'\ncastling = false");
    let rules = Rules::new(&game).expect("it compiles");
    let position = rules.start();
    let name = |cell| rules.cell_name(cell);
    let mut found: Vec<String> =
        quiet_checks(&position).iter().map(|one| [name(one.from()), name(one.to())].concat()).collect();
    found.sort();
    assert_eq!(found, ["a1a8", "d1a4", "d1e2", "d1h5"]);
}
