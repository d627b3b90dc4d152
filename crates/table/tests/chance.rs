//! Games in which nature decides something: the session rolls by itself.

use chesswright_rules::Side;
use chesswright_table::session::{Act, Event, GameSetup, Target};

use crate::desk::{Desk, TWO_PEOPLE, game, has};

#[test]
fn a_die_is_rolled_before_each_turn() {
    let mut desk = Desk::new(game("dice-chess"), &TWO_PEOPLE);
    let events = desk.act(Act::Open(Box::new(GameSetup::of_people("2-a".into(), game("dice-chess")))));
    assert!(has(&events, |event| matches!(event, Event::Played(played) if played.played.rolls().is_some())));
    assert!(desk.session.is_a_persons_turn());
    let first = desk.line();
    // Nobody rolls until it suits: going back and forth, the die shows the same.
    for seed in 0..8 {
        desk.act(Act::Seed(seed));
        desk.act(Act::GoTo(Target::Start));
        assert_eq!(desk.line(), first);
    }
    let played = desk.session.game().legal_moves()[0].clone();
    let text = chesswright_game::write_move(desk.session.game().position(), &played);
    desk.play(&text);
    let line = desk.line();
    assert_eq!(line.split(' ').count(), 3, "{line}");
    assert_eq!(desk.session.game().position().turn(), Side(1));
    desk.act(Act::Undo);
    assert_eq!(desk.line(), first);
    desk.act(Act::Seed(99));
    desk.play(&text);
    assert_eq!(desk.line(), line);
}

#[test]
fn a_click_turns_up_a_piece() {
    let mut desk = Desk::new(game("banqi"), &TWO_PEOPLE);
    desk.click("b3");
    let position = desk.session.game().position();
    assert_eq!(position.piece(desk.cell("b3")).map(|piece| piece.side), Some(Side(0)));
    assert_eq!((position.turn(), position.awaits_chance()), (Side(1), false));
    desk.click("d8");
    assert!(desk.session.game().position().piece(desk.cell("d8")).is_some());
    desk.act(Act::GoTo(Target::Previous));
    assert!(desk.session.game().position().piece(desk.cell("d8")).is_none(), "before it was turned up");
}
