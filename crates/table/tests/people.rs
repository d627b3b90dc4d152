//! People at one screen: clicks, drags, questions about moves, going back and forth.

use chesswright_rules::Side;
use chesswright_table::session::{Act, Event, Notice, Part, Sound, Target};
use chesswright_touch::Origin;
use chesswright_touch::picking::Answer;

use crate::desk::{Desk, TWO_PEOPLE, game, game_from, has, notices, played};

#[test]
fn a_game_by_clicks_to_mate_and_back() {
    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    let picked = desk.click("e2");
    assert!(has(&picked, |event| matches!(event, Event::Picked(Origin::Cell(_)))), "{picked:?}");
    let events = desk.click("e4");
    assert_eq!(played(&events), Some(Sound::Move));
    assert!(has(&events, |event| matches!(event, Event::Save)));
    desk.click("d7 d5");
    assert_eq!(played(&desk.click("e4 d5")), Some(Sound::Capture));
    desk.act(Act::Undo);
    assert_eq!(desk.line(), "e2e4 d7d5");
    // Another move is a variation.
    desk.play("f1b5");
    assert_eq!(desk.session.game().tree().len(), 4);
    assert!(desk.session.game().position().is_check());
    desk.act(Act::GoTo(Target::Start));
    assert_eq!(desk.line(), "");
    desk.act(Act::GoTo(Target::End));
    assert_eq!(desk.line(), "e2e4 d7d5 f1b5");
    desk.act(Act::GoTo(Target::Ply(1)));
    desk.act(Act::GoTo(Target::Previous));
    assert!(desk.act(Act::GoTo(Target::Previous)).is_empty(), "there is nothing before the first move");
    desk.play("f2f3 e7e5 g2g4");
    assert_eq!(played(&desk.click("d8 h4")), Some(Sound::End));
    assert_eq!(notices(&desk.click("a2")), [Notice::Over]);
    assert_eq!(notices(&desk.act(Act::Type("a3".into()))), [Notice::Over]);
}

#[test]
fn what_is_not_legal_is_refused_with_the_reason() {
    let mut desk = Desk::new(game_from("chess", "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1"), &TWO_PEOPLE);
    let events = desk.click("e2 d2");
    let told = |event: &Event| match event {
        Event::Refused(Some(why)) => why.to_string().contains("check"),
        _ => false,
    };
    assert!(has(&events, told), "{events:?}");
    assert_eq!(desk.session.picking().origin, None);
    let dragged = Act::Put(Origin::Cell(desk.cell("e2")), desk.cell("f2"));
    assert!(has(&desk.act(dragged), told));
    assert!(matches!(notices(&desk.act(Act::Type("Rd2".into())))[..], [Notice::Unreadable(_)]));
    assert_eq!(desk.line(), "");
}

#[test]
fn actions_are_picked_and_aimed_by_clicks() {
    let mut desk = Desk::new(game("nine-mens-morris"), &TWO_PEOPLE);
    desk.play("M@a1 M@b2 M@d1 M@d2 M@g1");
    // A mill is closed, and a man must be taken: a click on it is enough.
    desk.click("d2");
    assert_eq!(desk.line(), "M@a1 M@b2 M@d1 M@d2 M@g1 take:d2");
    desk.act(Act::Undo);
    // Nothing else can be selected or done.
    desk.click("a1 a4");
    assert_eq!(desk.line(), "M@a1 M@b2 M@d1 M@d2 M@g1");
    assert!(has(&desk.act(Act::PickAction(0)), |event| matches!(event, Event::Picked(Origin::Action(0)))));
    desk.click("b2");
    assert!(desk.line().ends_with("take:b2"));
    let mut desk = Desk::new(game("gomoku-pie"), &TWO_PEOPLE);
    desk.act(Act::PickAction(0));
    assert_eq!(desk.line(), "", "there is nothing to take over yet");
    desk.play("P@h8");
    desk.act(Act::PickAction(0));
    assert_eq!(desk.line(), "P@h8 swap", "what is not aimed is done at once");
    desk.act(Act::Type("P@i9".into()));
    desk.act(Act::PickAction(7));
    assert_eq!(desk.line(), "P@h8 swap P@i9");
}

#[test]
fn a_click_on_another_own_piece_selects_that_one() {
    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    desk.click("e2 g1");
    assert_eq!(desk.session.picking().origin, Some(Origin::Cell(desk.cell("g1"))));
    desk.act(Act::Deselect);
    assert_eq!(desk.session.picking().origin, None);
    assert!(desk.act(Act::Deselect).is_empty(), "nothing changes");
}

#[test]
fn a_promotion_is_asked_for() {
    let mut desk = Desk::new(game_from("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1"), &TWO_PEOPLE);
    desk.click("a7 a8");
    let knight = desk.session.context().rules.kind("knight");
    let choices = &desk.session.picking().choices;
    let place = choices.iter().position(|choice| choice.answer == Answer::Become(knight));
    assert!(desk.act(Act::Choose(99)).is_empty());
    desk.act(Act::Choose(place.expect("a knight is among the choices")));
    assert_eq!(desk.line(), "a7a8n");
    assert!(desk.session.picking().choices.is_empty());
}

#[test]
fn a_wall_is_asked_for_on_the_board() {
    let mut desk = Desk::new(game("duck"), &TWO_PEOPLE);
    assert_eq!(notices(&desk.click("e2 e4")), [Notice::AskWall]);
    // Where no wall can go, the question is withdrawn.
    desk.click("e1");
    assert!(desk.session.picking().choices.is_empty());
    desk.click("e2 e4 e5");
    assert_eq!(desk.session.game().position().turn(), Side(1));
}

#[test]
fn pieces_in_hand_are_dropped() {
    let mut desk = Desk::new(game_from("crazyhouse", "4k3/8/8/8/8/8/8/4K3[NRp] w - - 0 1"), &TWO_PEOPLE);
    let kind = |desk: &Desk, name| desk.session.context().rules.kind(name).expect(name);
    let (knight, pawn) = (kind(&desk, "knight"), kind(&desk, "pawn"));
    assert!(desk.act(Act::PickHand(Side(1), pawn)).is_empty(), "it is not Black's turn");
    desk.act(Act::PickHand(Side(0), knight));
    desk.click("d5");
    desk.act(Act::Put(Origin::Hand(pawn), desk.cell("a4")));
    assert_eq!(desk.line(), "N@d5 P@a4");
}

#[test]
fn a_turn_of_two_steps_is_one_persons() {
    let mut desk = Desk::new(game("marseillais"), &TWO_PEOPLE);
    desk.click("e2 e4");
    assert_eq!(desk.session.game().position().turn(), Side(1), "the first turn has one step");
    desk.click("e7 e5");
    assert_eq!(desk.session.game().position().turn(), Side(1));
    desk.click("d7 d6");
    assert_eq!(desk.session.game().position().turn(), Side(0));
    desk.act(Act::Undo);
    assert_eq!(desk.line(), "e2e4 e7e5", "people take back one step at a time");
}

#[test]
fn the_board_is_turned() {
    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    desk.click("e2");
    let events = desk.act(Act::Flip);
    let changed = |part| has(&events, |event| matches!(event, Event::Changed(known) if *known == part));
    assert_eq!((desk.session.below(), desk.session.picking().origin), (Side(1), None));
    assert!(changed(Part::Below) && changed(Part::Picking) && !changed(Part::Game));
    desk.act(Act::Flip);
    assert_eq!(desk.session.below(), Side(0));
}

#[test]
fn each_part_has_its_own_place() {
    for (place, part) in Part::ALL.into_iter().enumerate() {
        assert_eq!(part as usize, place);
    }
}
