//! Moves that exist only while conditions hold.

use chesswright_rules::{Definition, Position, Rules};

use crate::agree::{games_agree, inventions_agree, read};
use crate::reference::invent::conditional;

/// Small games, with conditions of every kind.
const GAMES: &[&str] = &[
    // Rooks beside a guard of their side move like knights, too.
    "extends = 'chess'\nsetup = '3rkq2/3n4/8/8/8/8/4N3/3QKR2'\ncastling = false\n\
     pieces.rook.moves = ['R', { betza = 'N', when = { count = { cells = { at = 'from', around = 'K', \
     pieces = ['knight', 'queen'], owner = 'own' }, at-least = 1 } } }]",
    // Queens beside an enemy knight cannot move at all, and give no check.
    "extends = 'chess'\nsetup = 'r3k3/2q1n3/8/8/8/8/2N1Q3/3K3R'\ncastling = false\n\
     pieces.queen.moves = [{ betza = 'Q', when = { not = true, count = { cells = { at = 'from', around = 'K', \
     pieces = 'knight', owner = 'enemy' }, at-least = 1 } } }]",
    // Kings leap once.
    "extends = 'chess'\nsetup = 'r2k2r1/8/8/8/8/8/8/1R2K2R'\ncastling = false\ncounters.leaps = 1\n\
     pieces.king.moves = ['K', { betza = 'N', when = { counter = { name = 'leaps', owner = 'own', at-least = 1 } } }]\n\
     triggers = [{ on = 'after-move', when = [{ mover = 'king' }, { not = true, count = { cells = { at = 'from', \
     around = 'K', pieces = 'king', owner = 'own' }, at-least = 1 } }], do = { count = { counter = 'leaps', owner = \
     'own', set = 0 } } }]",
    // A piece in hand lends its move.
    "extends = 'crazyhouse'\nsetup = { rows = '3rk3/3pp3/8/8/8/8/3PP3/3RK3', hand = 'Nn' }\ncastling = false\n\
     pieces.rook.moves = ['R', { betza = 'N', when = { hand = { piece = 'knight', owner = 'own', at-least = 1 } } }]",
    // Castling, where what attacks the way of the king depends on where pieces stand.
    "extends = 'chess'\nsetup = 'r3k2r/8/5n2/8/8/5N2/8/R3K2R'\n\
     pieces.rook.moves = [{ betza = 'R', when = { count = { cells = { pieces = 'king', region = 'file e' }, \
     at-most = 1 } } }, 'W']",
];

#[test]
fn games_agree_with_the_reference() {
    games_agree(GAMES);
}

/// `random_definitions_agree` has them among others.
#[test]
fn random_conditions_agree_with_the_reference() {
    inventions_agree(conditional);
}

fn moves(position: &Position) -> Vec<String> {
    let rules = position.rules();
    let text = |played: &chesswright_rules::Move| {
        [played.from(), played.to()].map(|cell| rules.cell_name(cell)).concat()
    };
    let mut moves: Vec<String> = position.legal_moves().iter().map(text).collect();
    moves.sort();
    moves
}

fn after(definition: &Definition, played: &[&str]) -> Position {
    let rules = Rules::new(definition).unwrap();
    let mut position = rules.start();
    for text in played {
        let found = position
            .legal_moves()
            .into_iter()
            .find(|played| [played.from(), played.to()].map(|cell| rules.cell_name(cell)).concat() == *text);
        position.play(&found.unwrap_or_else(|| panic!("{text} is none of {:?}", moves(&position)))).unwrap();
    }
    position
}

#[test]
fn a_king_leaps_once() {
    let leaps = read(GAMES[2]);
    let can = |played: &[&str], text: &str| moves(&after(&leaps, played)).iter().any(|one| one == text);
    assert!(can(&[], "e1f3"));
    assert!(can(&["h1h2", "d8c8"], "e1f3"), "moves of others do not count");
    assert!(can(&["e1f2", "d8c8"], "f2e4"), "neither does a step");
    assert!(!can(&["e1f3", "d8c8"], "f3e5"), "but a leap does");
    assert!(can(&["e1f3"], "d8c6"), "for its own side");
    let [unlike, like] = [["e1f3", "d8e8", "f3e2", "e8d8", "e2e1"], ["e1e2", "d8e8", "e2f1", "e8d8", "f1e1"]];
    assert_ne!(
        after(&leaps, &unlike).key(),
        after(&leaps, &like).key(),
        "who can still leap is part of a position"
    );
}

#[test]
fn a_move_that_sets_an_attacker_free_leaves_the_king_in_check() {
    // The queen is held by the knight on e7 until that knight moves away.
    let held = read(
        "extends = 'chess'\nsetup = '3k4/4n3/3Q4/8/8/8/8/4K3'\ncastling = false\n\
         pieces.queen.moves = [{ betza = 'Q', when = { not = true, count = { cells = { at = 'from', around = 'K', \
         pieces = 'knight', owner = 'enemy' }, at-least = 1 } } }]",
    );
    let start = after(&held, &[]);
    assert!(!moves(&start).iter().any(|text| text.starts_with("d6")), "the queen cannot move");
    let black = after(&held, &["e1e2"]);
    assert!(!black.is_check(), "and gives no check");
    let knight: Vec<String> = moves(&black).into_iter().filter(|text| text.starts_with("e7")).collect();
    assert_eq!(
        knight,
        ["e7c6", "e7d5"],
        "elsewhere the knight would set the queen free, which would give check"
    );
}

/// Annan shogi: a piece with a friendly piece right behind it moves like that piece.
fn annan() -> Definition {
    let gold = "WfF";
    let kinds = [
        ("pawn", "fW"),
        ("lance", "fR"),
        ("knight", "ffN"),
        ("silver", "FfW"),
        ("gold", gold),
        ("bishop", "B"),
        ("rook", "R"),
        ("king", "K"),
        ("tokin", gold),
        ("promoted-lance", gold),
        ("promoted-knight", gold),
        ("promoted-silver", gold),
        ("horse", "BW"),
        ("dragon", "RF"),
    ];
    let mut text = "extends = 'shogi'\n\
                    setup = 'lnsgkgsnl/1r5b1/p1ppppp1p/1p5p1/9/1P5P1/P1PPPPP1P/1B5R1/LNSGKGSNL'\n"
        .to_owned();
    let behind = |pieces: &str| {
        format!("count = {{ cells = {{ at = 'from', around = 'bW', owner = 'own'{pieces} }}, at-least = 1 }}")
    };
    for (kind, own) in kinds {
        text +=
            &format!("[[pieces.{kind}.moves]]\nbetza = '{own}'\nwhen = {{ not = true, {} }}\n", behind(""));
        for (other, lent) in kinds {
            let with = behind(&format!(", pieces = '{other}'"));
            text += &format!("[[pieces.{kind}.moves]]\nbetza = '{lent}'\nwhen = {{ {with} }}\n");
        }
    }
    read(&text)
}

/// The counts are those of the tests of lishogi's library.
#[test]
fn moves_of_the_piece_behind_are_counted_as_elsewhere() {
    let start = Rules::new(&annan()).unwrap().start();
    assert_eq!((start.perft(1), start.perft(2)), (28, 784));
}
