//! Games in which a side may give check only if that is mate.

use chesswright_rules::{Position, Reason, Rules};

use crate::agree::{games_agree, inventions_agree, read};
use crate::reference::invent::checkless;

const GAMES: &[&str] = &[
    "extends = 'chess'\nsetup = '3qk3/4r3/8/8/8/8/4R3/3QK3'\ncastling = false\ncheck.forbidden = 'unless-mate'",
    "extends = 'chess'\nsetup = '6k1/5ppp/8/8/8/8/5PPP/R5K1'\ncastling = false\ncheck.forbidden = { white = 'unless-mate' }",
    "extends = 'crazyhouse'\nsetup = { rows = ['3qk3', '4r3', '8', '8', '8', '8', '4R3', '3QK3'], hand = 'NPnp' }\ncastling = \
     false\ncheck.forbidden = { white = 'unless-mate', black = true }",
    "extends = 'racingkings'\ncheck.forbidden = 'unless-mate'",
    // Effects decide what is legal, and what is mate.
    "extends = 'chess'\nsetup = '3qk3/3pp3/8/8/8/8/3PP3/3QK3'\ncastling = false\ncheck.forbidden = 'unless-mate'\n\
     triggers = [{ on = 'capture', do = { clear = { at = 'to', around = 'W', except = 'king' } } }]",
    // A check is no mate while the side that gave it moves again.
    "extends = 'chess'\nsetup = '3qk3/3pp3/8/8/8/8/3PP3/3QK3'\ncastling = false\ncheck.forbidden = 'unless-mate'\nturn.steps = 2",
];

#[test]
fn games_agree_with_the_reference() {
    games_agree(GAMES);
}

/// `random_definitions_agree` has them among others.
#[test]
fn random_bans_agree_with_the_reference() {
    inventions_agree(checkless);
}

fn start(setup: &str) -> Position {
    let game =
        format!("extends = 'chess'\nsetup = '{setup}'\ncastling = false\ncheck.forbidden = 'unless-mate'");
    Rules::new(&read(&game)).unwrap().start()
}

fn has(position: &Position, text: &str) -> bool {
    let name = |cell| position.rules().cell_name(cell);
    position.legal_moves().iter().any(|one| [name(one.from()), name(one.to())].concat() == text)
}

#[test]
fn only_a_mate_gives_check() {
    let mut position = start("6k1/5ppp/8/8/8/8/5PPP/R5K1");
    assert!(has(&position, "a1a8"), "mate on the last rank");
    let with_room = start("6k1/5pp1/7p/8/8/8/5PPP/R5K1");
    assert!(!has(&with_room, "a1a8") && has(&with_room, "a1a7"), "the king could leave");
    let mate = position.legal_moves().into_iter().find(|one| position.rules().cell_name(one.to()) == "a8");
    position.play(&mate.unwrap()).unwrap();
    assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(Reason::Checkmate));
}

#[test]
fn a_king_may_not_be_used_to_discover_a_check() {
    // White's king could step off the e-file and discover a check from the rook, to which the king could answer.
    let position = start("4k3/8/8/8/8/4K3/8/4R3");
    assert!(!has(&position, "e3d3") && has(&position, "e3e4"));
}

/// In another reading of the rules the answer that gives check is no answer, because it is forbidden. Here it is one.
#[test]
fn a_check_that_can_only_be_answered_by_a_check_is_no_mate() {
    let position = start("K5kr/8/5Q2/8/8/8/8/8");
    assert!(!has(&position, "f6f7"), "the king takes the queen and discovers check from the rook");
    assert!(has(&position, "f6e7"));
}
