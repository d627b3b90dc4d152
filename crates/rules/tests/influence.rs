//! Pieces that borrow the moves of others near them.

use chesswright_rules::{Position, Rules};

use crate::agree::{games_agree, inventions_agree, read};
use crate::reference::invent::lending;

/// Small games, with loans of every kind.
const GAMES: &[&str] = &[
    // A piece with a friend behind it moves like that friend.
    "extends = 'chess'\nsetup = '2rqkb2/2pppp2/8/8/8/8/2PPPP2/2RQKB2'\ncastling = false\n\
     influence = { from = { around = 'bW', owner = 'own' } }",
    // Pieces guarded by a knight move like one, too.
    "extends = 'chess'\nsetup = '1nbqkr2/3ppp2/8/8/8/8/3PPP2/1NBQKR2'\ncastling = false\n\
     influence = { pieces = ['bishop', 'rook', 'queen', 'pawn'], from = { around = 'N', pieces = 'knight', owner = \
     'own' }, mode = 'also' }",
    // Kings move like the enemies beside them, and castle where these let them.
    "extends = 'chess'\nsetup = 'r3k2r/8/5n2/8/8/5N2/8/R3K2R'\n\
     influence = { pieces = 'king', from = { around = 'K', owner = 'enemy' }, mode = 'also' }",
    // Pieces dropped from the hand borrow at once.
    "extends = 'crazyhouse'\nsetup = { rows = '3rk3/3pp3/8/8/8/8/3PP3/3RK3', hand = 'Nbn' }\ncastling = false\n\
     influence = { from = { around = 'W', pieces = ['rook', 'bishop'], owner = 'any' } }",
    // Elephants do not cross the middle, whatever they borrow.
    "extends = 'xiangqi'\nsetup = '4k4/9/2b1c4/9/9/9/9/2B1C4/9/4K4'\n\
     influence = { from = { around = 'sW', owner = 'own' } }",
];

#[test]
fn games_agree_with_the_reference() {
    games_agree(GAMES);
}

/// `random_definitions_agree` has them among others.
#[test]
fn random_loans_agree_with_the_reference() {
    inventions_agree(lending);
}

/// The destinations of the pieces on a cell.
fn from(setup: &str, rules: &str, cell: &str) -> String {
    let rules =
        Rules::new(&read(&format!("extends = 'chess'\nsetup = '{setup}'\ncastling = false\n{rules}")))
            .unwrap();
    let position: Position = rules.start();
    let moves = position.legal_moves();
    let own = moves.iter().filter(|one| rules.cell_name(one.from()) == cell);
    let mut cells: Vec<&str> = own.map(|one| rules.cell_name(one.to())).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.join(" ")
}

const BEHIND: &str = "influence = { from = { around = 'bW', owner = 'own' } }";

#[test]
fn moves_are_lent_by_kind_and_not_passed_on() {
    // The rook borrows from the knight, and lends the pawn its own moves.
    let setup = "4k3/8/8/8/P7/R7/N7/6K1";
    assert_eq!(from(setup, BEHIND, "a4"), "a5 a6 a7 a8 b4 c4 d4 e4 f4 g4 h4");
    assert_eq!(from(setup, BEHIND, "a3"), "b1 b5 c2 c4");
    assert_eq!(from(setup, BEHIND, "a2"), "b4 c1 c3");
}

#[test]
fn a_check_by_borrowed_moves_ends_with_the_lender() {
    // The black pawn on e7 has a rook behind it, so it attacks the king on e1 until that rook is captured.
    assert_eq!(from("k3r2R/4p3/8/8/8/8/8/4K3", BEHIND, "h8"), "e8");
}
