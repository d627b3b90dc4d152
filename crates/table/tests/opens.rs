//! Games that come to the table, and those that leave it.

use std::sync::Arc;

use chesswright_rules::Side;
use chesswright_table::Seat;
use chesswright_table::session::{Act, Event, GameSetup, Session};

use crate::desk::{AGAINST_COMPUTER, Desk, TWO_PEOPLE, game, has, level_with_enemies};

#[test]
fn a_stored_game_goes_on() {
    let mut desk = Desk::new(game("capablanca"), &[Seat::Computer(2), Seat::Person]);
    assert_eq!(desk.session.below(), Side(1), "the person is below");
    desk.answer("e2e4", 0);
    desk.click("e7 e5");
    let saved = desk.stored();
    let (setup, warnings) = GameSetup::saved(&saved).expect("it can be opened");
    assert!(warnings.is_empty(), "{warnings:?}");
    let mut again = Desk::with(setup);
    assert_eq!((again.line().as_str(), again.session.id()), ("e2e4 e7e5", "1-a"));
    assert_eq!((again.session.seats(), again.session.below()), (desk.session.seats(), Side(1)));
    // It goes on where it was: the computer is to move.
    again.answer("d2d4", 0);
    assert!(again.session.is_a_persons_turn());
}

#[test]
fn a_stored_level_is_a_level_again() {
    let mut desk = Desk::with(GameSetup::level("1-l".into(), Arc::new(level_with_enemies(5))));
    desk.task = None;
    let (setup, _) = GameSetup::saved(&desk.stored()).expect("it can be opened");
    let again = Desk::with(setup);
    let title = |desk: &Desk| desk.session.level().map(|level| level.title().to_owned());
    assert!(title(&desk).is_some());
    assert_eq!(title(&again), title(&desk));
}

#[test]
fn a_damaged_text_is_opened_as_far_as_it_goes() {
    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    desk.play("e2e4");
    let text = serde_json::to_string(&desk.stored()).expect("it can be written");
    let damaged = text.replace("\"below\":0", "\"below\":7").replace("[\"person\",\"person\"]", "[]");
    assert_ne!(damaged, text);
    let saved = serde_json::from_str(&damaged).expect(&damaged);
    let (setup, _) = GameSetup::saved(&saved).expect("it can be opened");
    let mut again = Desk::with(setup);
    assert_eq!((again.session.below(), again.line().as_str()), (Side(0), "e2e4"));
    // Nobody plays, but everything can be looked at.
    for act in [Act::Undo, Act::Redo, Act::Hint, Act::Rematch("2-a".into())] {
        again.act(act);
    }
}

#[test]
fn a_game_without_moves_is_forgotten_when_it_is_left() {
    let forgotten = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Forget(id) => Some(id.clone()),
            _ => None,
        })
    };
    let other = || Act::Open(Box::new(GameSetup::of_people("2-a".into(), game("atomic"))));
    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    let events = desk.act(other());
    assert_eq!(forgotten(&events).as_deref(), Some("1-a"));
    assert!(has(&events, |event| matches!(event, Event::Started)));
    assert_eq!(forgotten(&desk.act(other())), None, "it is the same one");
    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    desk.play("e2e4");
    assert_eq!(forgotten(&desk.act(other())), None);
}

#[test]
fn another_game_stops_the_computer_and_leaves_nothing_behind() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    desk.click("a2 a3");
    desk.act(Act::Open(Box::new(GameSetup::of_people("2-a".into(), game("shogi")))));
    assert!(desk.task.is_none());
    assert_eq!((desk.session.premove(), desk.session.picking().origin), (None, None));
    assert_eq!(desk.session.context().rules.definition().name, "shogi");
}

#[test]
fn in_a_rematch_people_and_computers_swap_sides() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.act(Act::Resign(Side(0)));
    let events = desk.act(Act::Rematch("2-a".into()));
    assert_eq!(desk.session.seats(), [Seat::Computer(3), Seat::Person]);
    assert_eq!(desk.session.below(), Side(1));
    assert!(desk.task.is_some() && has(&events, |event| matches!(event, Event::Save)));
}

#[test]
fn sessions_know_nothing_of_each_other() {
    let mut desks = [Desk::new(game("chess"), &AGAINST_COMPUTER), Desk::new(game("atomic"), &TWO_PEOPLE)];
    desks[0].click("e2 e4");
    desks[1].play("d2d4");
    assert_eq!((desks[0].line().as_str(), desks[1].line().as_str()), ("e2e4", "d2d4"));
    assert!(desks[0].task.is_some() && desks[1].task.is_none());
    fn may_be_sent<T: Send + Sync>() {}
    may_be_sent::<Session>();
}
