//! Effects that carry pieces: they move them, let two change places, and bring captured pieces back.

use chesswright_rules::{Position, Rules};

use crate::agree::{games_agree, inventions_agree, read};
use crate::reference::invent::carrying;

/// Captured pieces are born again at home.
const CIRCE: &str = "extends = 'chess'\ntriggers = [{ on = 'capture', do = { rebirth = true } }]";
/// Capturing pieces are born again at home, or cannot capture.
const ANTICIRCE: &str = "extends = 'chess'\ncheck.captures = 'legal'\n\
     triggers = [{ on = 'capture', do = { move = { cells = 'to', home = true, blocked = 'forbid' } } }]";
/// Captured pieces go to where their captors came from.
const EXCHANGE: &str =
    "extends = 'chess'\ntriggers = [{ on = 'capture', do = { rebirth = { to = 'from' } } }]";
/// The piece that has moved pulls enemies near and pushes friends away; kings are not moved and move nothing.
const MAGNETS: &str = "extends = 'chess'\ncheck.binding = false\npieces.pawn.betza = 'fmWfcFifmnD'\n\
     pieces.pawn.first-move.in = 'own (rank 1..2)'\n\
     triggers = [{ on = 'after-move', along = 'W', when = { not = true, mover = 'king' }, do = [\
     { move = { cells = { at = 'to', first-ahead = true, owner = 'own', except = 'king' }, ahead = 1, far = true } }, \
     { move = { cells = { at = 'to', first-ahead = true, owner = 'enemy', except = 'king' }, ahead = -1, far = true } }] }, \
     { on = 'after-move', along = 'W', when = { mover = 'king' }, do = [\
     { move = { cells = { at = 'partner', first-ahead = true, owner = 'own', except = 'king' }, ahead = 1, far = true } }, \
     { move = { cells = { at = 'partner', first-ahead = true, owner = 'enemy', except = 'king' }, ahead = -1, far = true } }] }]";

/// Small games with effects of every kind.
const GAMES: &[&str] = &[
    CIRCE,
    ANTICIRCE,
    EXCHANGE,
    MAGNETS,
    // Nothing is captured that cannot be born again.
    "extends = 'chess'\ntriggers = [{ on = 'capture', do = { rebirth = { except = 'king', blocked = 'forbid' } } }]",
    // Everything falls, on a board without left and right edges.
    "extends = 'chess'\nboard.wrap = 'files'\nsetup = 'r1b1k2r/2p2p2/8/8/8/8/2P2P2/R1B1K2R'\ncastling = false\n\
     triggers = [{ on = 'turn-end', do = { move = { cells = { except = 'king' }, by = [1, 0], far = true } } }]",
    // Promoted pieces keep their marks when they change places with the king or go to the corner.
    "extends = 'crazyhouse'\nsetup = '4k3/1P4P1/8/8/8/8/1p4p1/4K3'\ncastling = false\n\
     triggers = [{ on = 'promotion', when = { promoted = ['queen', 'rook'] }, do = { swap = { cells = 'to', with = { pieces = \
     'king', owner = 'own' } } } }, { on = 'promotion', when = { promoted = 'knight' }, do = { move = { cells = 'to', to = { \
     region = 'own a1' } } } }]",
    // A side may let two of its pieces change places once.
    "extends = 'chess'\ncastling = false\ncounters.done = 0\n\
     actions = [{ name = 'swap-king', when = { counter = { name = 'done', owner = 'own', at-most = 0 } }, cells = { owner = \
     'own', except = ['king', 'pawn'] }, do = [{ swap = { cells = { owner = 'own', pieces = 'king' }, with = 'to', blocked = \
     'forbid' } }, { count = { counter = 'done', owner = 'own', set = 1 } }] }]",
    // The castled rook changes places with the enemy piece that it sees first.
    "extends = 'chess'\nsetup = 'r3k2r/8/8/2n3n1/2N3N1/8/8/R3K2R'\n\
     triggers = [{ on = 'after-move', along = 'fW', when = { mover = 'king' }, do = { swap = { cells = 'partner', with = { at = \
     'partner', first-ahead = true } } } }]",
    // Captives of a chain of captures come back, each on its file.
    "board = '6x6'\nsetup = '1m1m1m/m1m1m1/6/6/1M1M1M/M1M1M1'\npieces = { man = { letter = 'm', betza = 'fmFcafmF' } }\n\
     capture = { forced = true, chain = 'must' }\nend = { stalemate = 'loss' }\n\
     triggers = [{ on = 'capture', do = { rebirth = { blocked = 'forbid' } } }]",
];

#[test]
fn games_agree_with_the_reference() {
    games_agree(GAMES);
}

/// `random_definitions_agree` has them among others.
#[test]
fn random_effects_that_carry_agree_with_the_reference() {
    inventions_agree(carrying);
}

/// The position after some moves, each written as two cells.
fn after(game: &str, moves: &str) -> Position {
    let rules = Rules::new(&read(game)).unwrap();
    let mut position = rules.start();
    for text in moves.split_whitespace() {
        let moves = position.legal_moves();
        let name = |cell| rules.cell_name(cell);
        let found = moves.iter().find(|one| [name(one.from()), name(one.to())].concat() == text);
        let found = found.unwrap_or_else(|| panic!("there is no {text}")).clone();
        position.play(&found).unwrap();
    }
    position
}

/// The pieces of both sides, by cell: `e1 king`.
fn pieces(position: &Position) -> [Vec<String>; 2] {
    [0, 1].map(|side| {
        let own = position.pieces().filter(|(_, piece)| piece.side.index() == side);
        let told = own.map(|(cell, piece)| {
            format!("{} {}", position.rules().cell_name(cell), position.rules().kind_name(piece.kind))
        });
        let mut told: Vec<String> = told.collect();
        told.sort();
        told
    })
}

fn stands(position: &Position, side: usize, piece: &str) -> bool {
    pieces(position)[side].iter().any(|one| one == piece)
}

/// Where the pieces of a side stand.
fn cells(position: &Position, side: usize) -> String {
    let told = &pieces(position)[side];
    told.iter().filter_map(|one| one.split(' ').next()).collect::<Vec<_>>().join(" ")
}

#[test]
fn captured_pieces_are_born_again_on_their_colour_and_pawns_on_their_file() {
    let position = after(CIRCE, "e2e4 d7d5 e4d5");
    assert!(stands(&position, 1, "d7 pawn") && stands(&position, 0, "d5 pawn"), "born again on d7");
    let position = after(CIRCE, "g1f3 e7e5 f3e5 d7d6 e5f7");
    assert!(stands(&position, 1, "e7 pawn"), "born again on e7");
    assert!(stands(&position, 0, "f7 knight") && pieces(&position)[1].len() == 15, "f7 was occupied");
    let position = after(CIRCE, "b1c3 e7e6 c3d5 e6d5");
    assert!(
        stands(&position, 0, "b1 knight") && stands(&position, 0, "g1 knight"),
        "d5 is light, and so is b1"
    );
    let position = after(CIRCE, "g1f3 e7e6 f3d4 e6e5 d4c6 d7c6");
    assert!(
        !stands(&position, 0, "g1 knight") && pieces(&position)[0].len() == 15,
        "c6 is light, and b1 is occupied"
    );
}

#[test]
fn capturing_pieces_are_born_again_or_cannot_capture() {
    let game = format!("{ANTICIRCE}\nsetup = 'r3k3/8/8/8/8/p7/8/R3K2R'\ncastling = false");
    let position = after(&game, "a1a3");
    assert!(stands(&position, 0, "a1 rook"), "a3 is dark, and so is a1: {:?}", pieces(&position));
    // The rook on h1 could capture on h8, but that is dark and its home is a1, which is occupied.
    let game = format!("{ANTICIRCE}\nsetup = 'r3k2r/8/8/8/8/8/8/R3K2R'\ncastling = false");
    let rules = Rules::new(&read(&game)).unwrap();
    let names = |cell: &str| rules.board().cell(cell).unwrap();
    let moves = rules.start().legal_moves();
    let has = |from, to| moves.iter().any(|one| (one.from(), one.to()) == (names(from), names(to)));
    assert!(!has("h1", "h8") && has("h1", "h7"));
    // The rook on a1 takes on a8, a light cell, only if h1 is free.
    assert!(!has("a1", "a8"));
    // Black's only rook starts on a8. It attacks the b-file only while a8 is free.
    let game = format!("{ANTICIRCE}\nsetup = 'r6k/8/8/8/8/8/6b1/3K4'\ncastling = false");
    let may_step = |moves: &str| {
        let position = after(&game, moves);
        position.legal_moves().iter().any(|one| position.rules().cell_name(one.to()) == "b3")
    };
    assert!(!may_step("d1c1 a8b8 c1c2 h8h7"));
    assert!(may_step("d1c1 a8b8 c1c2 g2a8"));
}

#[test]
fn captured_pieces_change_places_with_their_captors() {
    let position = after(EXCHANGE, "e2e4 d7d5 e4d5");
    assert!(stands(&position, 0, "d5 pawn") && stands(&position, 1, "e4 pawn"));
    let position = after(EXCHANGE, "e2e4 d7d5 e4d5 d8d5");
    assert!(stands(&position, 1, "d5 queen") && stands(&position, 0, "d8 pawn"));
}

/// The beginning of a game that players of this variant have published, with what they noted after each move.
#[test]
fn magnets_pull_enemies_and_push_friends() {
    let moves = "g1f3 g8f6 d2d3 e7e5 f1e2 b8c6 e1g1 c8h3 c1f4 e5f4";
    let position = after(MAGNETS, moves);
    assert_eq!(cells(&position, 0), "a1 a2 b1 b2 c5 d1 d3 e2 e4 f3 g1 g2 g3 h2");
    assert_eq!(cells(&position, 1), "a7 a8 b7 c6 c7 d4 d8 e8 f4 f8 g7 h3 h6 h7 h8");
    let early = after(MAGNETS, "g1f3 g8f6 d2d3");
    assert!(stands(&early, 1, "f4 pawn") && stands(&early, 1, "d4 pawn") && stands(&early, 0, "h3 knight"));
    let castled = after(MAGNETS, "g1f3 g8f6 d2d3 e7e5 f1e2 b8c6 e1g1");
    assert!(stands(&castled, 0, "f3 pawn"), "the rook that castled pushed it");
}

#[test]
fn what_goes_far_stops_in_front_of_the_next_piece() {
    let falls = "extends = 'chess'\nsetup = '4k3/8/1p5p/8/8/8/1P6/R3K3'\ncastling = false\n\
                 triggers = [{ on = 'after-move', sides = 'white', do = { move = { cells = { pieces = 'pawn' }, by = [0, 1], far = \
                 true } } }]";
    let position = after(falls, "e1d1");
    assert_eq!((cells(&position, 0).as_str(), cells(&position, 1).as_str()), ("a1 b7 d1", "b8 e8 h8"));
}

#[test]
fn two_pieces_change_places_once() {
    let position = after(GAMES[7], "");
    let moves = position.legal_moves();
    // Rooks, knights, bishops and the queen, and twenty ordinary moves.
    assert_eq!(moves.len(), 20 + 7);
    let mut next = position.clone();
    let corner = position.rules().board().cell("a1");
    let swap = moves.iter().find(|one| one.action().is_some_and(|(_, cell)| cell == corner));
    next.play(swap.expect("a swap")).unwrap();
    assert!(stands(&next, 0, "a1 king") && stands(&next, 0, "e1 rook"));
    next.undo();
    assert_eq!((next.key(), pieces(&next)), (position.key(), pieces(&position)));
}
