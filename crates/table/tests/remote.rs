//! Games with players elsewhere: wishes go out, the game comes back.

use chesswright_game::{Branch, Game, TimeControl};
use chesswright_rules::Side;
use chesswright_table::Seat;
use chesswright_table::session::{Act, Event, GameSetup, Notice, Synced, Target, Wish};

use crate::desk::{Desk, game, has, notices, played};

const WHITE: [Seat; 2] = [Seat::Person, Seat::Remote];
const NOBODY: [Seat; 2] = [Seat::Remote, Seat::Remote];

/// A game of chess with a clock, after these moves.
fn after(moves: &str) -> Game {
    let mut played = game("chess");
    played.set_clock("5+3".parse::<TimeControl>().expect("a clock"));
    for text in moves.split_whitespace() {
        played.start_clock(0);
        played.play_text(text, Branch::Truncate, 0).expect(text);
    }
    played
}

fn sync(desk: &mut Desk, game: Game, seats: &[Seat]) -> Vec<Event> {
    desk.act(Act::Sync(Box::new(Synced { game, seats: seats.to_vec(), witnessed: None })))
}

fn wishes(events: &[Event]) -> Vec<Wish> {
    let wish = |event: &Event| match event {
        Event::Wish(wish) => Some(wish.clone()),
        _ => None,
    };
    events.iter().filter_map(wish).collect()
}

#[test]
fn whoever_has_all_seats_of_a_game_kept_elsewhere_moves_from_where_they_look() {
    let both = vec![Seat::Person, Seat::Person];
    let mut desk = Desk::new(after(""), &WHITE);
    let setup = GameSetup { elsewhere: true, ..GameSetup::new("b".into(), game("chess"), both.clone()) };
    desk.act(Act::Open(Box::new(setup)));
    assert_eq!(wishes(&desk.click("e2 e4")), [Wish::Move("e2e4".into())]);
    assert_eq!(desk.line(), "", "only what comes back is played");
    let played = |moves: &str| {
        let mut played = game("chess");
        for text in moves.split_whitespace() {
            played.play_text(text, Branch::Truncate, 0).expect(text);
        }
        played
    };
    sync(&mut desk, played("e2e4 e7e5"), &both);
    // Of an earlier position another way may be shown.
    desk.act(Act::GoTo(Target::Previous));
    assert_eq!(wishes(&desk.click("c7 c5")), [Wish::Move("c7c5".into())]);
    sync(&mut desk, played("e2e4 c7c5"), &both);
    assert_eq!(desk.line(), "e2e4 c7c5");
    assert_eq!(wishes(&desk.act(Act::Undo)), [Wish::TakeBack]);
    desk.act(Act::Open(Box::new(GameSetup::of_people("c".into(), game("chess")))));
    assert!(wishes(&desk.click("e2 e4")).is_empty(), "the next game is kept here");
}

#[test]
fn a_move_is_a_wish_until_it_comes_back() {
    let mut desk = Desk::new(after(""), &WHITE);
    assert_eq!(wishes(&desk.click("e2 e4")), [Wish::Move("e2e4".into())]);
    assert_eq!(desk.line(), "", "only the mirror plays it");
    assert!(played(&sync(&mut desk, after("e2e4"), &WHITE)).is_some());
    assert!(played(&sync(&mut desk, after("e2e4"), &WHITE)).is_none(), "once");
    assert_eq!(notices(&desk.act(Act::Type("d4".into()))), [Notice::NotYourTurn]);
    assert!(played(&sync(&mut desk, after("e2e4 e7e5"), &WHITE)).is_some());
    assert_eq!(desk.line(), "e2e4 e7e5");
    for (act, wish) in [
        (Act::Undo, Wish::TakeBack),
        (Act::AgreeDraw, Wish::Draw),
        (Act::DeclineDraw, Wish::NoDraw),
        (Act::Resign(Side(0)), Wish::Resign),
        (Act::Claim, Wish::Claim),
        (Act::Rematch("x".into()), Wish::Rematch),
    ] {
        assert_eq!(wishes(&desk.act(act)), [wish]);
    }
    assert!(desk.act(Act::Hint).is_empty() && desk.task.is_none(), "nobody gets help");
    assert_eq!(desk.line(), "e2e4 e7e5", "nothing has happened yet");
    let mut over = after("e2e4 e7e5");
    over.resign(Side(0), 0);
    assert!(has(&sync(&mut desk, over, &WHITE), |event| matches!(event, Event::Ended(_))));
}

#[test]
fn a_premove_is_played_when_the_opponent_has_moved_and_dropped_when_the_game_is_another() {
    let mut desk = Desk::new(after("e2e4"), &WHITE);
    assert_eq!(desk.session.waiting(), Some(Side(0)));
    assert!(has(&desk.click("g1 f3"), |event| matches!(event, Event::Premoved(_))));
    assert_eq!(wishes(&sync(&mut desk, after("e2e4 e7e5"), &WHITE)), [Wish::Move("g1f3".into())]);
    assert_eq!(desk.session.premove(), None);
    sync(&mut desk, after("e2e4 e7e5 g1f3"), &WHITE);
    desk.click("f1 c4");
    assert!(desk.session.premove().is_some());
    let events = sync(&mut desk, after("e2e4"), &WHITE);
    assert!(wishes(&events).is_empty() && desk.session.premove().is_none(), "{events:?}");
}

#[test]
fn who_looks_at_an_earlier_move_keeps_looking_and_the_clock_keeps_the_time() {
    let mut desk = Desk::new(after("e2e4 e7e5"), &WHITE);
    let clock = desk.session.game().clock().cloned();
    desk.act(Act::GoTo(Target::Ply(1)));
    assert_eq!(desk.session.game().clock().cloned(), clock);
    assert!(wishes(&desk.click("d2 d4")).is_empty(), "not from here");
    sync(&mut desk, after("e2e4 e7e5 g1f3"), &WHITE);
    assert_eq!((desk.line().as_str(), desk.session.game().line().len()), ("e2e4", 3));
    desk.act(Act::GoTo(Target::End));
    assert_eq!(desk.line(), "e2e4 e7e5 g1f3");
}

#[test]
fn spectators_want_nothing_and_may_sit_down() {
    let mut desk = Desk::new(after("e2e4"), &NOBODY);
    desk.click("e7 e5");
    for act in [Act::Undo, Act::Resign(Side(1)), Act::AgreeDraw, Act::Rematch("x".into())] {
        assert!(wishes(&desk.act(act)).is_empty());
    }
    assert!(!desk.session.is_paused());
    desk.act(Act::GoTo(Target::Start));
    assert!(!desk.session.is_paused(), "nothing waits for a spectator");
    desk.act(Act::GoTo(Target::End));
    sync(&mut desk, after("e2e4"), &[Seat::Remote, Seat::Person]);
    assert_eq!(desk.session.below(), Side(1));
    assert_eq!(wishes(&desk.click("e7 e5")), [Wish::Move("e7e5".into())]);
}
