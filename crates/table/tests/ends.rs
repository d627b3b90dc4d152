//! Ends that are not moves: clocks, draws, resigning.

use chesswright_game::{Cause, Decision, Ending, Game};
use chesswright_rules::Side;
use chesswright_table::session::{Act, Event, Notice, Sound};

use crate::desk::{AGAINST_COMPUTER, Desk, TWO_PEOPLE, game, has, notices};

/// Sixteen moves of pawns and four of pieces, of which none captures or repeats.
const QUIET: &str = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 \
                     b1d2 b8d7 g1e2 g8e7";

fn with_clock(control: &str) -> Game {
    let mut game = game("chess");
    game.set_clock(control.parse().expect(control));
    game
}

fn ending(events: &[Event]) -> Option<Ending> {
    events.iter().find_map(|event| match event {
        Event::Ended(ending) => Some(ending.clone()),
        _ => None,
    })
}

fn tick(desk: &mut Desk, now: u64) -> Vec<Event> {
    desk.now = now;
    desk.act(Act::Tick)
}

#[test]
fn a_clock_warns_and_its_flag_falls() {
    let mut desk = Desk::new(with_clock("1+0"), &TWO_PEOPLE);
    let warns = |events: &[Event]| has(events, |event| matches!(event, Event::Sound(Sound::LowTime)));
    tick(&mut desk, 500_000);
    assert!(ending(&tick(&mut desk, 900_000)).is_none(), "the clock starts with the first move");
    desk.play("e2e4");
    assert!(!warns(&tick(&mut desk, 939_000)));
    assert!(warns(&tick(&mut desk, 941_000)));
    assert!(!warns(&tick(&mut desk, 942_000)), "once is enough");
    let end = ending(&tick(&mut desk, 960_000)).expect("the flag falls");
    assert_eq!((end.decision, end.cause), (Decision::Won(Side(0)), Cause::Time(Side(1))));
    assert!(desk.session.has_flagged(Side(1)) && !desk.session.has_flagged(Side(0)));
    assert!(ending(&tick(&mut desk, 961_000)).is_none());
}

#[test]
fn a_move_after_the_flag_has_fallen_is_not_played() {
    let mut desk = Desk::new(with_clock("1+0"), &TWO_PEOPLE);
    desk.play("e2e4");
    desk.now = 70_000;
    let events = desk.click("e7 e5");
    assert_eq!(ending(&events).map(|ending| ending.cause), Some(Cause::Time(Side(1))));
    assert_eq!(desk.line(), "e2e4");
}

#[test]
fn the_computer_is_told_how_much_time_is_left() {
    let mut desk = Desk::new(with_clock("1+0"), &AGAINST_COMPUTER);
    desk.play("e2e4");
    assert_eq!(desk.task.as_ref().and_then(|task| task.task.left).map(|time| time.left), Some(60_000));
    desk.now = 61_000;
    assert!(ending(&desk.act(Act::Tick)).is_some());
    assert!(desk.task.is_none(), "nobody waits for a move in a game that is over");
}

#[test]
fn people_agree_on_a_draw_at_once_or_one_after_the_other() {
    let agreed = Some(Ending { decision: Decision::Drawn, cause: Cause::Agreement });
    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    assert_eq!(ending(&desk.act(Act::AgreeDraw)), agreed);
    assert!(ending(&desk.act(Act::AgreeDraw)).is_none(), "it is over");

    let mut desk = Desk::new(game("chess"), &TWO_PEOPLE);
    assert!(desk.act(Act::AcceptDraw(Side(1))).is_empty(), "nobody has offered one");
    let events = desk.act(Act::OfferDraw(Side(0)));
    assert!(has(&events, |event| matches!(event, Event::DrawOffered)) && ending(&events).is_none());
    desk.act(Act::DeclineDraw);
    assert!(desk.session.game().offers().draw.is_none());
    desk.act(Act::OfferDraw(Side(0)));
    assert_eq!(ending(&desk.act(Act::AcceptDraw(Side(1)))), agreed);
}

#[test]
fn the_computer_takes_a_draw_late_and_only_where_it_is_not_ahead() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    let declined = [Notice::DrawDeclined];
    assert_eq!(notices(&desk.act(Act::OfferDraw(Side(0)))), declined, "it has not moved");
    let moves: Vec<&str> = QUIET.split_whitespace().collect();
    for turn in moves.chunks(2) {
        desk.play(turn[0]);
        desk.answer(turn[1], -10);
    }
    assert_eq!(notices(&desk.act(Act::OfferDraw(Side(0)))), declined, "it is too early");
    desk.play("a3a4");
    desk.answer("a6a5", 50);
    assert_eq!(notices(&desk.act(Act::OfferDraw(Side(0)))), declined, "it is ahead");
    assert!(desk.session.game().offers().draw.is_none(), "what is declined is not open");
    // A hint is scored for the person, and does not count.
    desk.act(Act::Hint);
    desk.answer("b3b4", -300);
    assert_eq!(notices(&desk.act(Act::OfferDraw(Side(0)))), declined);
    desk.play("b3b4");
    desk.answer("b6b5", 0);
    let end = ending(&desk.act(Act::OfferDraw(Side(0))));
    assert_eq!(end.map(|end| end.cause), Some(Cause::Agreement));
}

#[test]
fn a_person_resigns_while_the_computer_thinks() {
    let mut desk = Desk::new(game("chess"), &AGAINST_COMPUTER);
    desk.play("e2e4");
    let side = desk.session.turn().speaker();
    let end = ending(&desk.act(Act::Resign(side)));
    assert_eq!(end.map(|end| end.cause), Some(Cause::Resignation(Side(0))));
    assert!(desk.task.is_none());
    assert!(ending(&desk.act(Act::Resign(side))).is_none());
    assert!(desk.act(Act::Resign(Side(7))).is_empty(), "there is no such side");
    // Before the end, the game can go on.
    desk.act(Act::Undo);
    desk.play("d2d4");
    assert!(desk.task.is_some());
}

#[test]
fn what_can_be_claimed_is_claimed() {
    let mut game = game("chess");
    game.draws = chesswright_game::Draws::Claimed;
    let mut desk = Desk::new(game, &TWO_PEOPLE);
    assert!(ending(&desk.act(Act::Claim)).is_none());
    desk.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    let end = ending(&desk.act(Act::Claim)).expect("a third repetition");
    assert_eq!(end.decision, Decision::Drawn);
}
