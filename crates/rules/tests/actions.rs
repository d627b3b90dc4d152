//! Actions: what a side does instead of moving a piece.

use chesswright_rules::{Move, Position, Rules};

use crate::agree::{games_agree, inventions_agree, read};
use crate::reference::invent::acting;

/// Small games, with actions of every kind.
const GAMES: &[&str] = &[
    // Once, the second side may take over the pieces of the other one.
    "extends = 'chess'\nsetup = '3rk3/3pp3/8/8/8/8/3PP3/3RK3'\ncastling = false\ncheck.binding = false\n\
     counters.swaps = 1\n\
     actions = [{ name = 'swap', sides = 'black', when = { counter = { name = 'swaps', owner = 'own', at-least = 1 } }, \
     do = [{ convert = { owner = 'own', cells = { pieces = 'rook', owner = 'enemy' } } }, \
     { count = { counter = 'swaps', owner = 'own', set = 0 } }] }]",
    // Whoever captures, then removes an enemy pawn, too.
    "extends = 'chess'\nsetup = '2rqkr2/2pppp2/8/8/8/8/2PPPP2/2RQKR2'\ncastling = false\ncounters.due = 0\n\
     triggers = [{ on = 'capture', do = [{ count = { counter = 'due', owner = 'own', set = 1 } }, { turn = 'again' }] }]\n\
     actions = [{ name = 'take', when = { counter = { name = 'due', owner = 'own', at-least = 1 } }, \
     cells = { pieces = 'pawn', owner = 'enemy' }, must = true, \
     do = [{ clear = 'to' }, { count = { counter = 'due', owner = 'own', set = 0 } }] }]",
    // A pawn may be turned into a knight, and pieces beside it are moved on where there is room.
    "extends = 'chess'\nsetup = '3qk3/2pppp2/8/8/8/8/2PPPP2/3QK3'\ncastling = false\n\
     actions = [{ name = 'knight', cells = { pieces = 'pawn', owner = 'own', beside = { around = 'W', owner = 'own' } }, \
     do = [{ become = { piece = 'knight', cells = 'to' } }, { move = { cells = { at = 'to', around = 'K', owner = 'own', \
     except = 'king' }, by = [0, 1], blocked = 'forbid' } }] }]",
    // What is put on the board by an action can block and uncover lines.
    "extends = 'chess'\nsetup = 'r3k2r/3pp3/8/8/8/8/3PP3/R3K2R'\n\
     actions = [{ name = 'raise', cells = { region = 'rank 4..5' }, do = { wall = 'to' } }, \
     { name = 'raze', cells = { region = 'rank 4..5' }, do = { open = 'to' } }]",
    // With hands, and captures that are forced.
    "extends = 'crazyhouse'\nsetup = '3rk3/3pp3/8/8/8/8/3PP3/3RK3'\ncastling = false\ncapture.forced = true\n\
     actions = [{ name = 'enlist', when = { hand = { piece = 'pawn', owner = 'own', at-least = 1 } }, \
     do = [{ hand = { piece = 'pawn', owner = 'own', count = -1 } }, { hand = { piece = 'knight', owner = 'own', \
     count = 1 } }] }]",
];

#[test]
fn games_with_actions_agree_with_the_reference() {
    games_agree(GAMES);
}

/// `random_definitions_agree` has them among others.
#[test]
fn random_actions_agree_with_the_reference() {
    inventions_agree(acting);
}

/// The actions of a position, by their places in the document and the cells at which they are aimed.
fn actions(position: &Position) -> Vec<String> {
    let name = |played: &Move| {
        let (number, cell) = played.action()?;
        Some(format!("{number}{}", cell.map_or("", |cell| position.rules().cell_name(cell))))
    };
    position.legal_moves().iter().filter_map(name).collect()
}

fn start(text: &str) -> Position {
    Rules::new(&read(text)).unwrap().start()
}

#[test]
fn what_must_be_done_comes_before_everything_else() {
    let game = |must: bool| {
        start(&format!(
            "extends = 'chess'\nsetup = '4k3/3pp3/8/8/8/8/3PP3/4K3'\ncastling = false\n\
             actions = {{ name = 'take', cells = {{ pieces = 'pawn', owner = 'enemy' }}, must = {must}, do = {{ clear = \
             'to' }} }}"
        ))
    };
    let may = game(false);
    assert_eq!(actions(&may), ["0d7", "0e7"]);
    assert!(may.legal_moves().len() > 2);
    let mut must = game(true);
    assert_eq!((actions(&must).len(), must.legal_moves().len()), (2, 2));
    let played = must.legal_moves()[0].clone();
    must.play(&played).unwrap();
    let played = must.legal_moves()[0].clone();
    must.play(&played).unwrap();
    assert_eq!(actions(&must), ["0e7"]);
}

#[test]
fn an_action_that_leaves_the_own_king_in_check_is_illegal() {
    // The pawn on e2 is all that stands between the king and the rook.
    let position = start(
        "extends = 'chess'\nsetup = '4rk2/8/8/8/8/8/3PP3/4K3'\ncastling = false\n\
         actions = { name = 'retire', cells = { pieces = 'pawn', owner = 'own' }, do = { clear = 'to' } }",
    );
    assert_eq!(actions(&position), ["0d2"]);
}

#[test]
fn an_action_from_another_position_does_no_harm() {
    let with = start(
        "extends = 'chess'\nactions = { name = 'strike', cells = { owner = 'enemy', pieces = 'pawn' }, do = { clear = 'to' } }",
    );
    let action = with.legal_moves().into_iter().find(|played| played.action().is_some()).unwrap();
    let mut without = start("extends = 'chess'");
    assert!(without.play(&action).is_err());
    without.play_unchecked(&action);
    assert_eq!(without.turn().index(), 1, "the side passes instead");
}
