//! The computer: what it is asked, answers that come too late, premoves, hints, lost workers.

use chesswright_table::Seat;
use chesswright_table::computer::{Found, Request, What};
use chesswright_table::session::{Act, Event, Notice, Target};
use chesswright_touch::Origin;

use crate::desk::{AGAINST_COMPUTER, Desk, game, has, notices, played};

#[test]
fn the_computer_answers_each_move() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    assert!(desk.task.is_none(), "the person is to move");
    desk.click("e2 e4");
    let task = desk.task.as_ref().expect("the computer is to move");
    assert_eq!((task.task.request, task.task.left), (Request::Play(3), None));
    assert_eq!(desk.session.waiting().map(|side| side.0), Some(0));
    assert!(played(&desk.answer("e7e5", 0)).is_some());
    assert!(desk.task.is_none() && desk.session.asked().is_none());
    assert_eq!(desk.line(), "e2e4 e7e5");
    // Going back, the person is to move again, and nobody is asked.
    desk.act(Act::Undo);
    assert_eq!(desk.line(), "");
    desk.act(Act::GoTo(Target::Next));
    assert!(desk.task.is_none(), "somebody only looks at the computer's move");
}

#[test]
fn an_answer_that_comes_too_late_is_ignored() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    let late = desk.task.as_ref().expect("a task").number;
    let events = desk.act(Act::Undo);
    assert!(has(&events, |event| matches!(event, Event::CancelTask)), "{events:?}");
    desk.click("d2 d4");
    let what = || What::Move { played: "e7e5".into(), score: Some(0), positions: 1, begun: 0, ended: 1 };
    assert!(desk.act(Act::Answered(Found { number: late, what: what() })).is_empty());
    assert!(desk.act(Act::WorkerLost(late)).is_empty());
    assert_eq!(desk.line(), "d2d4");
    assert!(desk.session.asked().is_some(), "the second task is still open");
    desk.answer("d7d5", 0);
    assert_eq!(desk.line(), "d2d4 d7d5");
    assert!(desk.act(Act::Answered(Found { number: late, what: what() })).is_empty(), "nobody has asked");
}

#[test]
fn an_answer_that_does_not_fit_is_a_failure() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    assert_eq!(notices(&desk.answer("e2e4", 0)), [Notice::WorkerFailed]);
    assert_eq!(desk.line(), "e2e4");
    assert!(desk.session.asked().is_none());
}

#[test]
fn a_lost_worker_pauses_the_game_until_somebody_goes_on() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    let number = desk.task.take().expect("a task").number;
    assert_eq!(notices(&desk.act(Act::WorkerLost(number))), [Notice::WorkerFailed]);
    assert!(desk.session.is_paused() && desk.task.is_none());
    desk.act(Act::Undo);
    assert!(!desk.session.is_paused());
    desk.click("d2 d4");
    assert!(desk.task.is_some());
}

#[test]
fn a_premove_is_played_when_its_time_comes() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    desk.click("a2 a3");
    // A second premove replaces the first.
    let events = desk.act(Act::Put(Origin::Cell(desk.cell("h2")), desk.cell("h3")));
    assert!(has(&events, |event| matches!(event, Event::Premoved(_))));
    assert_eq!(desk.line(), "e2e4");
    desk.answer("e7e5", 0);
    assert_eq!(desk.line(), "e2e4 e7e5 h2h3");
    assert_eq!(desk.session.premove(), None);
    assert!(desk.task.is_some(), "the computer is to move again");
}

#[test]
fn a_premove_that_has_become_illegal_is_told() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    desk.click("e4 d5");
    assert_eq!(notices(&desk.answer("e7e5", 0)), [Notice::PremoveGone]);
    assert_eq!((desk.line().as_str(), desk.session.premove()), ("e2e4 e7e5", None));
    // One that is removed is not missed.
    desk.click("g1 f3");
    desk.click("a2 a3");
    desk.act(Act::LetGo);
    assert_eq!(notices(&desk.answer("b8c6", 0)), []);
    assert_eq!(desk.line(), "e2e4 e7e5 g1f3 b8c6");
}

#[test]
fn a_piece_selected_too_early_stays_selected() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4 g1");
    desk.answer("e7e5", 0);
    desk.click("f3");
    assert_eq!(desk.line(), "e2e4 e7e5 g1f3");
    desk.click("e4");
    desk.answer("f7f5", 0);
    desk.click("d1");
    desk.act(Act::Undo);
    assert_eq!(desk.session.picking().origin, None, "going back deselects it");
}

#[test]
fn a_selected_piece_that_is_captured_is_deselected() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    desk.answer("d7d5", 0);
    desk.click("a2 a3");
    desk.click("e4");
    desk.answer("d5e4", 0);
    assert_eq!(desk.session.picking().origin, None);
}

#[test]
fn in_a_turn_of_two_steps_the_computer_is_asked_for_both() {
    let mut desk = Desk::new(game("marseillais"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    desk.click("a2 a3");
    desk.answer("e7e5", 0);
    assert_eq!(desk.line(), "e2e4 e7e5", "the premove waits for the person's turn");
    desk.answer("d7d6", 0);
    assert_eq!(desk.line(), "e2e4 e7e5 d7d6 a2a3");
    desk.click("b2 b3");
    assert!(desk.task.is_some());
    desk.act(Act::Undo);
    assert_eq!(desk.line(), "e2e4 e7e5 d7d6 a2a3", "back to where the person moves");
}

#[test]
fn computers_play_each_other_until_they_are_paused() {
    let mut desk = Desk::new(game("chess"), &[Seat::Computer(1), Seat::Computer(1)]);
    desk.answer("e2e4", 0);
    desk.answer("e7e5", 0);
    desk.act(Act::Pause(true));
    assert!(desk.task.is_none());
    assert!(desk.click("g1").is_empty(), "nobody plays");
    desk.act(Act::Pause(false));
    desk.answer("g1f3", 0);
    desk.act(Act::Undo);
    assert!(desk.session.is_paused() && desk.task.is_none(), "looking at moves pauses the game");
}

#[test]
fn a_page_that_is_left_stops_the_computer_and_goes_on_later() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    desk.act(Act::Suspend);
    assert!(desk.task.is_none());
    desk.act(Act::Resume);
    desk.answer("e7e5", 0);
    assert_eq!(desk.line(), "e2e4 e7e5");
}

#[test]
fn a_hint_selects_a_piece_and_names_the_move() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    assert_eq!(notices(&desk.act(Act::Hint)), [Notice::HintComing]);
    assert_eq!(notices(&desk.act(Act::Hint)), [Notice::Wait]);
    assert_eq!(desk.task.as_ref().map(|task| task.task.request), Some(Request::Hint));
    assert_eq!(desk.session.waiting(), None, "a person who asked for a hint is to move");
    assert_eq!(notices(&desk.answer("g1f3", 30)), [Notice::Hint("Nf3".into())]);
    assert_eq!(desk.session.picking().origin, Some(Origin::Cell(desk.cell("g1"))));
    // A hint that would come too late is not waited for.
    desk.act(Act::Hint);
    desk.click("g1 f3");
    assert_eq!(desk.line(), "g1f3");
    assert_eq!(desk.task.as_ref().map(|task| task.task.request), Some(Request::Play(3)));
}

#[test]
fn a_typed_move_waits_for_its_turn() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.play("e4");
    assert_eq!(notices(&desk.act(Act::Type("d4".into()))), [Notice::Wait]);
}
