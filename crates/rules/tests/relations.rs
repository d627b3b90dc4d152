//! Triggers that ask how cells are related: what is ahead, what could be captured, where ranks and files cross.

use chesswright_rules::{Position, Rules};

use crate::agree::{games_agree, inventions_agree, read};
use crate::reference::invent::related;

/// Small games, with relations of every kind.
const GAMES: &[&str] = &[
    // Queens capture by withdrawing.
    "extends = 'chess'\nsetup = '3qk3/3pp3/8/8/8/8/3PP3/3QK3'\ncastling = false\n\
     pieces.queen = { moves = 'mQ' }\ncheck.binding = false\n\
     triggers = [{ on = 'after-move', along = 'K', when = { mover = 'queen', along = true }, \
     do = { clear = { at = 'from', ahead = -1, owner = 'enemy' } } }]",
    // Bishops capture by advancing, two cells at once.
    "extends = 'chess'\nsetup = '2b1k1b1/3ppp2/8/8/8/8/3PPP2/2B1K1B1'\ncastling = false\n\
     pieces.bishop = { moves = 'mB' }\n\
     triggers = [{ on = 'after-move', along = 'F', when = { mover = 'bishop', along = true }, \
     do = [{ clear = { at = 'to', ahead = 1, owner = 'enemy', except = 'king' } }, \
     { clear = { at = 'to', ahead = 2, owner = 'enemy', except = 'king' } }] }]",
    // The piece that has moved turns all that it attacks.
    "extends = 'chess'\nsetup = '1nbqkr2/2pppp2/8/8/8/8/2PPPP2/1NBQKR2'\ncastling = false\ncheck.binding = false\n\
     triggers = [{ on = 'capture', do = 'forbid' }, \
     { on = 'after-move', do = { convert = { cells = { at = 'to', reach = 'captures' } } } }]",
    // Rooks capture where their lines cross those of the king.
    "extends = 'chess'\nsetup = 'r3k2r/2p1p3/8/3p4/4P3/8/2P1P3/R3K2R'\ncastling = false\n\
     pieces.rook = { moves = 'mR' }\ncheck.binding = false\n\
     triggers = [{ on = 'after-move', when = { mover = 'rook' }, \
     do = { clear = { at = 'to', crossing = 'king', owner = 'enemy' } } }]",
    // Pieces between two enemies are captured, in each direction.
    "extends = 'chess'\nsetup = '3rkr2/3ppp2/8/8/8/8/3PPP2/3RKR2'\ncastling = false\n\
     triggers = [{ on = 'after-move', along = 'W', when = [{ count = { cells = { at = 'to', ahead = 1, owner = 'enemy' }, \
     at-least = 1 } }, { count = { cells = { at = 'to', ahead = 2, owner = 'own' }, at-least = 1 } }], \
     do = { clear = { at = 'to', ahead = 1, except = 'king' } } }]",
    // A queen must not be taken if that could be answered by capturing back.
    "extends = 'chess'\nsetup = '2rqkr2/3pp3/8/8/8/8/3PP3/2RQKR2'\ncastling = false\n\
     triggers = [{ on = 'capture', when = [{ mover = 'queen', captured = 'queen' }, { count = { cells = { at = 'to', \
     attacked-by = 'enemy' }, at-least = 1 } }], do = 'forbid' }]",
    // Lone pieces that are beside two enemies change sides, on a board without edges.
    "extends = 'chess'\nboard.wrap = 'files'\nsetup = '3rkr2/3ppp2/8/8/8/8/3PPP2/3RKR2'\ncastling = false\n\
     triggers = [{ on = 'after-move', do = { convert = { owner = 'own', cells = { owner = 'enemy', except = 'king', \
     beside = { around = 'W', owner = 'own', at-least = 2 } } } } }]",
    // En passant and promotion are no captures of what stands there now.
    "extends = 'chess'\nsetup = '4k3/1P3pp1/8/4P3/3p4/8/2P3p1/4K3'\ncastling = false\n\
     triggers = [{ on = 'after-move', do = { become = { piece = 'knight', cells = { pieces = 'pawn', attacked-by = \
     'any' } } } }]",
];

#[test]
fn games_agree_with_the_reference() {
    games_agree(GAMES);
}

/// `random_definitions_agree` has them among others.
#[test]
fn random_relations_agree_with_the_reference() {
    inventions_agree(related);
}

/// The pieces of a game of chess with this setup and these other rules after a move, as the cells of White and of Black.
fn after(setup: &str, rules: &str, text: &str) -> [Vec<String>; 2] {
    let game =
        format!("extends = 'chess'\nsetup = '{setup}'\ncastling = false\ncheck.binding = false\n{rules}");
    let rules = Rules::new(&read(&game)).unwrap();
    let mut position: Position = rules.start();
    let moves = position.legal_moves();
    let name =
        |one: &chesswright_rules::Move| [one.from(), one.to()].map(|cell| rules.cell_name(cell)).concat();
    let found = moves.iter().find(|one| name(one) == text).unwrap_or_else(|| panic!("there is no {text}"));
    position.play(found).unwrap();
    [0, 1].map(|side| {
        let pieces = position.pieces().filter(|(_, piece)| piece.side.index() == side);
        let mut cells: Vec<String> = pieces.map(|(cell, _)| rules.cell_name(cell).to_owned()).collect();
        cells.sort();
        cells
    })
}

#[test]
fn what_is_straight_behind_the_beginning_of_a_move_is_found() {
    let withdraws = "pieces.queen = { moves = 'mQ' }\ntriggers = [{ on = 'after-move', along = 'K', when = { mover = \
                     'queen', along = true }, do = { clear = { at = 'from', ahead = -1, owner = 'enemy' } } }]";
    let black = |text: &str| after("4k3/8/8/8/2pp4/3Q4/8/4K3", withdraws, text)[1].join(" ");
    assert_eq!(black("d3d2"), "c4 e8");
    assert_eq!(black("d3f1"), "d4 e8");
    assert_eq!(black("d3h3"), "c4 d4 e8", "nothing was behind");
}

#[test]
fn what_could_be_captured_ends_at_the_first_piece() {
    let turns = "triggers = [{ on = 'capture', do = 'forbid' }, { on = 'after-move', do = { convert = { cells = { at = \
                 'to', reach = 'captures' } } } }]";
    let [white, black] = after("3rk3/3p4/8/8/8/8/8/R3K3", turns, "a1d1");
    assert_eq!((white.join(" "), black.join(" ")), ("d1 d7 e1".into(), "d8 e8".into()));
    let [white, _] = after("4k3/8/2p1p3/5b2/8/8/4N3/4K3", turns, "e2d4");
    assert_eq!(white.join(" "), "c6 d4 e1 e6 f5");
}

#[test]
fn lines_cross_at_two_corners() {
    let coordinates = "pieces.rook = { moves = 'mR' }\ntriggers = [{ on = 'after-move', when = { mover = 'rook' }, do = \
                       { clear = { at = 'to', crossing = 'king', owner = 'enemy' } } }]";
    let [_, black] = after("k7/4p3/2p5/4p3/8/8/8/R3K3", coordinates, "a1a5");
    assert_eq!(
        black.join(" "),
        "a8 c6 e7",
        "of the pieces on lines with the king, only that on its crossing goes"
    );
    let [_, black] = after("k7/8/8/8/8/8/3p4/1pR1K3", coordinates, "c1c2");
    assert_eq!(black.join(" "), "a8 b1 d2", "the other crossings are empty");
}
