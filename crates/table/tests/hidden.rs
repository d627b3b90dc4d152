//! Games in which something is hidden: who sees what, the curtain, and the computer.

use chesswright_game::save;
use chesswright_notation::observation;
use chesswright_rules::{History, Position, Side};
use chesswright_table::Seat;
use chesswright_table::saved::built_in;
use chesswright_table::session::{Act, Event, GameSetup, Notice, Seen, Session, Target};

use crate::desk::{AGAINST_COMPUTER, Desk, TWO_PEOPLE, game, has, notices};

const FOG: &str = "fog-of-war";

/// What a session shows: the cells, the moves, what is marked and where pieces may go, as one text.
fn shown(session: &Session) -> String {
    let game = session.game();
    let seen = session.marks(Seen { shows_targets: true, ..Seen::default() });
    let eyes =
        game.eyes().map(|eyes| (observation::write(game.rules(), &eyes.seen), &eyes.told, &eyes.captured));
    format!("{eyes:?} {:?} {:?} {:?}", game.position().pieces().collect::<Vec<_>>(), seen.unseen, seen.last)
}

/// What a side sees of a position, as a text.
fn sees(position: &Position, side: u8) -> String {
    observation::write(position.rules(), &position.observe(Side(side)))
}

fn board(session: &Session) -> String {
    session
        .game()
        .eyes()
        .map(|eyes| observation::write(session.game().rules(), &eyes.seen))
        .unwrap_or_default()
}

/// The position after these moves, whatever anybody sees of it.
fn truth(moves: &str) -> Position {
    let mut game = game(FOG);
    for text in moves.split_whitespace() {
        game.play_text(text, chesswright_game::Branch::Variation, 0).expect(text);
    }
    game.position().clone()
}

#[test]
fn two_people_pass_the_device_behind_a_curtain() {
    let mut desk = Desk::new(game(FOG), &TWO_PEOPLE);
    assert_eq!(desk.session.curtain(), None, "how the game starts is no secret");
    assert_eq!(board(&desk.session), sees(&truth(""), 0));
    let events = desk.click("e2 e4");
    assert!(has(&events, |event| matches!(event, Event::Curtain)));
    assert!(!has(&events, |event| matches!(event, Event::Played(_) | Event::Witnessed(_))), "{events:?}");
    assert_eq!(desk.session.curtain(), Some(Side(1)));
    let curtain = shown(&desk.session);
    assert!(
        desk.session.game().position().pieces().next().is_none() && !curtain.contains("e2e4"),
        "{curtain}"
    );
    // Nothing can be done from behind it.
    for act in [Act::PickCell(desk.cell("e7")), Act::Type("e7e5".into()), Act::GoTo(Target::Start)] {
        desk.act(act);
    }
    assert_eq!(shown(&desk.session), curtain);
    desk.act(Act::Lift);
    assert_eq!((desk.session.curtain(), desk.session.below()), (None, Side(1)));
    assert_eq!(board(&desk.session), sees(&truth("e2e4"), 1));
    assert!(!shown(&desk.session).contains("e2e4"));
    desk.click("d7 d5");
    assert_eq!(board(&desk.session), format!("{}???????? w turns=2", "????????/".repeat(7)), "the curtain");
    desk.act(Act::Lift);
    assert_eq!(board(&desk.session), sees(&truth("e2e4 d7d5"), 0));
    assert_eq!(desk.session.below(), Side(0));
    desk.click("e4 d5");
    desk.act(Act::Lift);
    // Black sees that the pawn is gone, and that it was lost.
    let eyes = desk.session.game().eyes().expect("there are eyes").clone();
    assert_eq!(eyes.told.iter().map(|told| told.text.as_str()).collect::<Vec<_>>(), ["?", "d7d5", "?×p"]);
    assert_eq!(eyes.captured.len(), 1);
}

#[test]
fn a_stored_game_of_two_people_comes_back_behind_the_curtain() {
    let mut desk = Desk::new(game(FOG), &TWO_PEOPLE);
    desk.click("e2 e4");
    desk.act(Act::Lift);
    let saved = desk.session.saved("Fog of War", 0);
    let (setup, warnings) = GameSetup::saved(&saved).expect("it can be opened");
    assert!(warnings.is_empty());
    let again = Desk::with(setup);
    assert_eq!(again.session.curtain(), Some(Side(1)));
}

#[test]
fn against_the_computer_the_person_sees_with_the_own_eyes_until_the_end() {
    let mut desk = Desk::new(game(FOG), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    assert_eq!(board(&desk.session), sees(&truth("e2e4"), 0), "also while the computer thinks");
    let events = desk.answer("f7f6", 0);
    assert!(has(&events, |event| matches!(event, Event::Witnessed(seen)
        if seen.step.chosen.is_none() && seen.fallen.is_empty())));
    let before = shown(&desk.session);
    assert!(!before.contains("f7f6"));
    // What would tell of what is hidden is refused.
    for act in [Act::Hint, Act::Undo, Act::Redo, Act::Claim] {
        assert_eq!(notices(&desk.act(act)), [Notice::Hidden]);
    }
    assert_eq!(shown(&desk.session), before);
    // Looking back is allowed, but not playing from there.
    desk.act(Act::GoTo(Target::Previous));
    assert_eq!(board(&desk.session), sees(&truth("e2e4"), 0));
    assert!(!desk.session.is_a_persons_turn() && desk.task.is_none());
    desk.act(Act::GoTo(Target::End));
    desk.click("d1 h5");
    desk.answer("e8f7", 0);
    // The king is not seen until it is captured; a move that is not there has no reason.
    let events = desk.click("h5 e8");
    assert!(has(&events, |event| matches!(event, Event::Refused(None))), "{events:?}");
    let events = desk.click("h5 f7");
    assert!(has(&events, |event| matches!(event, Event::Played(played) if played.ending.is_some())));
    assert!(!desk.session.is_hidden() && desk.session.game().eyes().is_none());
    assert_eq!(desk.session.game().position().pieces().count(), 31);
    desk.act(Act::GoTo(Target::Ply(2)));
    assert!(!desk.session.is_hidden(), "the game is over, so everything may be looked at");
    assert!(!desk.session.is_a_persons_turn());
}

#[test]
fn premoves_and_typed_moves_need_nothing_but_what_is_seen() {
    let mut desk = Desk::new(game(FOG), &AGAINST_COMPUTER);
    desk.act(Act::Type("Nf3".into()));
    assert_eq!(board(&desk.session), sees(&truth("g1f3"), 0));
    desk.click("e2 e4");
    assert!(desk.session.premove().is_some());
    desk.answer("d7d5", 0);
    assert_eq!(board(&desk.session), sees(&truth("g1f3 d7d5 e2e4"), 0));
    desk.answer("d5e4", 0);
    let events = desk.act(Act::Type("Qxd8".into()));
    assert!(has(&events, |event| matches!(event, Event::Refused(None))), "{events:?}");
}

#[test]
fn the_worker_gets_what_the_side_has_seen_and_nothing_else() {
    let tasks = ["b8c6 g1f3", "g8h6 g1f3"].map(|moves| {
        let mut desk = Desk::new(game(FOG), &[Seat::Computer(5), Seat::Person]);
        let (black, white) = moves.split_once(' ').expect("two moves");
        desk.answer("e2e4", 0);
        desk.act(Act::Type(black.into()));
        let first = desk.task.clone().expect("the worker is asked").task;
        desk.answer(white, 0);
        desk.act(Act::Type("a7a6".into()));
        [first, desk.task.expect("the worker is asked").task]
    });
    assert_eq!(tasks[0], tasks[1], "White cannot tell these games apart");
    let [_, task] = &tasks[0];
    assert_eq!(task.game, save::save(&game(FOG), &built_in, 0));
    assert_eq!(task.seen, Some(History::of(&truth("e2e4 g8h6 g1f3 a7a6"), Side(0))));
}

#[test]
fn games_that_a_side_cannot_tell_apart_look_the_same() {
    let looks = [["b8c6", "g8h6"], ["g8h6", "b8c6"]].map(|[first, second]| {
        let mut desk = Desk::new(game(FOG), &AGAINST_COMPUTER);
        desk.click("e2 e4");
        let mut told = format!("{:?}", desk.answer(first, 0));
        desk.click("g1 f3");
        told += &format!("{:?}", desk.answer(second, 0));
        told + &shown(&desk.session) + &format!("{:?}", desk.session.game())
    });
    assert!(looks[0] == looks[1], "{}\n{}", looks[0], looks[1]);
    assert!(!looks[0].contains("Played"), "{}", looks[0]);
}

#[test]
fn a_game_against_the_computer_goes_on_to_its_end() {
    let mut desk = Desk::new(game(FOG), &[Seat::Computer(2), Seat::Computer(2)]);
    for _ in 0..24 {
        if desk.task.is_none() {
            break;
        }
        let events = desk.think();
        assert!(notices(&events).is_empty(), "{events:?}");
        assert!(
            has(&events, |event| matches!(event, Event::Played(_))),
            "whoever watches computers sees all"
        );
    }
}

/// What was said when an umpire refused something.
fn noes(events: &[Event]) -> Vec<(Side, Option<String>)> {
    let no = |event: &Event| match event {
        Event::SaidNo(side, tried) => Some((*side, tried.clone())),
        _ => None,
    };
    events.iter().filter_map(no).collect()
}

#[test]
fn an_umpire_refuses_a_try_and_it_is_still_that_sides_turn() {
    let mut desk = Desk::new(game("kriegspiel"), &AGAINST_COMPUTER);
    desk.click("e2 e4");
    assert!(noes(&desk.answer("e7e6", 0)).is_empty());
    let events = desk.click("e4 d5");
    assert_eq!(noes(&events), [(Side(0), Some("e4d5".into()))]);
    assert!(has(&events, |event| matches!(event, Event::Save)) && desk.task.is_none());
    let eyes = desk.session.game().eyes().expect("it is hidden").clone();
    assert_eq!((eyes.seen.noes, eyes.seen.refused.len(), eyes.told.len()), (1, 1, 2));
    // It cannot be tried again, also when the game comes back from where it was stored.
    assert!(has(&desk.act(Act::Type("e4d5".into())), |event| matches!(event, Event::Refused(None))));
    let (setup, warnings) = GameSetup::saved(&desk.session.saved("Kriegspiel", 0)).expect("it can be opened");
    assert!(warnings.is_empty(), "{warnings:?}");
    let again = Desk::with(setup);
    assert_eq!(again.session.game().eyes(), Some(&eyes));
    desk.click("d2 d4");
    assert_eq!(desk.session.game().eyes().expect("it is hidden").told[2].refused, ["e4d5"]);
    // A try of the computer is not heard, and it is asked for another.
    let events = desk.answer("e6f5", 0);
    assert!(noes(&events).is_empty() && desk.task.is_some(), "{events:?}");
    let task = desk.task.clone().expect("it is asked again").task;
    assert_eq!(task.seen.expect("it is hidden").last().refused.len(), 1);
    desk.answer("e6e5", 0);
    assert_eq!(desk.session.game().eyes().expect("it is hidden").seen.noes, 0);
    desk.click("d4 e5");
    assert_eq!(desk.session.game().eyes().expect("it is hidden").told[4].text, "d4e5×p");
}

#[test]
fn where_all_hear_the_umpire_the_other_side_hears_that_a_try_was_refused_but_not_which() {
    let looks = ["e6f5", "e6d5"].map(|tried| {
        let mut desk = Desk::new(game("berkeley-kriegspiel"), &AGAINST_COMPUTER);
        desk.click("e2 e4");
        desk.answer("e7e6", 0);
        desk.click("a2 a3");
        let events = desk.answer(tried, 0);
        assert_eq!(noes(&events), [(Side(1), None)]);
        assert_eq!(desk.session.game().eyes().expect("it is hidden").seen.noes, 1);
        // The task that the worker gets is Black's.
        let told: Vec<_> = events.iter().filter(|event| !matches!(event, Event::Ask(_))).collect();
        format!("{told:?} {} {:?}", shown(&desk.session), desk.session.game())
    });
    assert!(looks[0] == looks[1], "{}\n{}", looks[0], looks[1]);
    let mut people = Desk::new(game("berkeley-kriegspiel"), &TWO_PEOPLE);
    assert_eq!(noes(&people.click("e2 d3")), [(Side(0), Some("e2d3".into()))]);
    people.click("e2 e4");
    people.act(Act::Lift);
    assert_eq!(noes(&people.click("e7 d6")), [(Side(1), Some("e7d6".into()))]);
    assert_eq!(people.session.curtain(), None, "it is still Black's turn");
}

#[test]
fn the_computer_tries_its_moves_before_an_umpire() {
    for (name, level) in [("kriegspiel", 3), ("berkeley-kriegspiel", 1)] {
        let mut desk = Desk::new(game(name), &[Seat::Computer(level), Seat::Computer(level)]);
        let (mut moves, mut refusals) = (0, 0);
        for _ in 0..60 {
            if desk.task.is_none() || moves >= 16 {
                break;
            }
            let events = desk.think();
            assert!(notices(&events).is_empty(), "{name}: {events:?}");
            let no = noes(&events).len();
            assert_eq!(
                no + usize::from(has(&events, |event| matches!(event, Event::Played(_)))),
                1,
                "{events:?}"
            );
            (moves, refusals) = (moves + 1 - no, refusals + no);
        }
        assert!(moves >= 16, "{name}: {moves} moves, {refusals} refusals");
    }
}
