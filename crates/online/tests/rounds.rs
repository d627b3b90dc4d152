//! Whatever people and the server do, in any order: the events are the game, and nobody gains time.

use chesswright_game::{Cause, Decision, TimeControl, save, write_move};
use chesswright_online::{By, Command, Event, Eye, Kind, Matter, Refusal, Round, Seen, SeenEvent, Terms};
use chesswright_rules::{Rules, Side};
use proptest::prelude::*;

const WHITE: By = By::Side(Side(0));
const BLACK: By = By::Side(Side(1));

fn rules(name: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name)
}

fn begun(name: &str, control: Option<&str>) -> Round {
    let control = control.map(|text| text.parse::<TimeControl>().expect(text));
    let mut round = Round::new(Terms::casual(&rules(name), control)).expect(name);
    round.act(By::Server, Command::Start, 0, 0).expect("it begins");
    round
}

fn step(text: &str) -> Command {
    Command::Step(text.into())
}

fn left(round: &Round, side: u8) -> u64 {
    round.game().clock().expect("a clock").times(round.charged()).sides[usize::from(side)].left
}

#[test]
fn a_game_from_the_first_seat_to_the_rematch() {
    let mut round = Round::new(Terms::casual(&rules("chess"), Some("5+3".parse().unwrap()))).unwrap();
    assert_eq!(round.decide(WHITE, &step("e2e4"), 0), Err(Refusal::NotBegun));
    assert_eq!(round.decide(WHITE, &Command::Start, 0), Err(Refusal::NotYours));
    round.act(By::Server, Command::Start, 0, 0).unwrap();
    assert_eq!(round.deadline(), Some(30_000), "time for the first move");
    assert_eq!(round.overdue(), Kind::Abort);
    assert_eq!(round.decide(BLACK, &step("e7e5"), 0), Err(Refusal::NotYourTurn));
    assert_eq!(round.decide(WHITE, &step("e2e5"), 0), Err(Refusal::Illegal));
    assert_eq!(round.decide(WHITE, &step("e2e5 or more"), 0), Err(Refusal::Illegal));
    round.act(WHITE, step("f2f3"), 20_000, 0).unwrap();
    assert_eq!((left(&round, 0), left(&round, 1)), (300_000, 300_000), "first moves are free");
    round.act(BLACK, step("e7e5"), 20_000, 0).unwrap();
    assert_eq!((round.deadline(), round.overdue()), (Some(300_000), Kind::Flag));
    assert_eq!(round.decide(WHITE, &Command::Abort, 0), Err(Refusal::TooLate));
    assert_eq!(round.decide(By::Server, &Command::Flag, 299_999), Err(Refusal::Nothing));
    round.act(WHITE, step("g2g4"), 10_000, 0).unwrap();
    assert_eq!(left(&round, 0), 293_000);
    assert_eq!(round.decide(BLACK, &Command::Offer(Matter::Rematch), 0), Err(Refusal::NotOver));
    round.act(BLACK, step("d8h4"), 1_000, 0).unwrap();
    let seen = Seen::of(&round);
    assert_eq!(seen.ending, Some(("0-1".into(), "checkmate".into())));
    assert_eq!(seen.moves, ["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert_eq!(round.decide(WHITE, &Command::Resign, 0), Err(Refusal::Over));
    round.act(WHITE, Command::Offer(Matter::Rematch), 0, 0).unwrap();
    assert_eq!(round.decide(WHITE, &Command::Offer(Matter::Rematch), 0), Err(Refusal::Nothing));
    assert!(!round.wants_rematch());
    round.act(BLACK, Command::Offer(Matter::Rematch), 0, 0).unwrap();
    assert!(round.wants_rematch());
    round.act(By::Server, Command::Next("abcdefgh".into()), 0, 0).unwrap();
    assert_eq!(round.next_game(), Some("abcdefgh"));
}

#[test]
fn a_board_goes_back_also_from_an_end_and_a_game_with_a_clock_does_not() {
    let mut round = begun("chess", None);
    assert_eq!(round.decide(WHITE, &Command::Back(0), 0), Err(Refusal::Nothing));
    for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        let by = By::Side(round.mover().unwrap());
        round.act(by, step(text), 0, 0).unwrap();
    }
    assert!(round.is_over());
    for steps in [4, u32::MAX] {
        assert_eq!(round.decide(WHITE, &Command::Back(steps), 0), Err(Refusal::Nothing));
    }
    assert_eq!(round.decide(By::Server, &Command::Back(1), 0), Err(Refusal::NotYours));
    assert_eq!(round.decide(By::Side(Side(2)), &Command::Back(1), 0), Err(Refusal::NotYours));
    round.act(WHITE, Command::Back(2), 0, 0).unwrap();
    assert!(!round.is_over());
    round.act(WHITE, step("g2g3"), 0, 0).unwrap();
    assert_eq!(Seen::of(&round).moves, ["f2f3", "e7e5", "g2g3"]);
    assert_eq!(Kind::read("back", "2"), Ok(Kind::Back(2)));
    for text in ["", "-1", "+2", "02", "2 ", "4294967296"] {
        assert!(Kind::read("back", text).is_err(), "{text:?}");
    }
    let mut round = begun("chess", Some("5+3"));
    round.act(WHITE, step("e2e4"), 0, 0).unwrap();
    assert_eq!(round.decide(WHITE, &Command::Back(0), 0), Err(Refusal::NotYours));
}

#[test]
fn offers_need_everybody_and_are_answered_one_by_one() {
    let mut round = begun("chess", None);
    assert_eq!(round.decide(WHITE, &Command::Offer(Matter::TakeBack), 0), Err(Refusal::Nothing));
    round.act(WHITE, step("e2e4"), 0, 0).unwrap();
    assert_eq!(round.decide(BLACK, &Command::Offer(Matter::TakeBack), 0), Err(Refusal::Nothing));
    round.act(WHITE, Command::Offer(Matter::TakeBack), 0, 0).unwrap();
    round.act(WHITE, Command::Offer(Matter::Draw), 0, 0).unwrap();
    round.act(BLACK, Command::Decline(Matter::Draw), 0, 0).unwrap();
    assert_eq!(Seen::of(&round).offers, [vec![], vec![0], vec![]]);
    round.act(BLACK, Command::Offer(Matter::TakeBack), 0, 0).unwrap();
    assert_eq!(Seen::of(&round).moves, Vec::<String>::new());
    round.act(WHITE, step("d2d4"), 0, 0).unwrap();
    round.act(BLACK, Command::Offer(Matter::Draw), 0, 0).unwrap();
    round.act(WHITE, Command::Offer(Matter::Draw), 0, 0).unwrap();
    assert_eq!(round.game().ending().unwrap().cause, Cause::Agreement);
}

#[test]
fn of_three_sides_two_play_on() {
    let mut round = begun("three-crowns", Some("1+0"));
    round.act(By::Side(Side(1)), Command::Resign, 0, 0).unwrap();
    assert!(!round.is_over());
    assert_eq!(round.decide(By::Side(Side(1)), &Command::Resign, 0), Err(Refusal::Out));
    assert_eq!(round.decide(WHITE, &Command::Offer(Matter::TakeBack), 0), Err(Refusal::Nothing));
    for _ in 0..2 {
        let side = round.mover().unwrap();
        let text = write_move(round.game().position(), &round.game().legal_moves()[0]);
        round.act(By::Side(side), Command::Step(text), 1_000, 0).unwrap();
    }
    assert_eq!(round.overdue(), Kind::Flag);
    round.act(By::Server, Command::Flag, 60_000, 0).unwrap();
    assert_eq!(round.game().ending().unwrap().decision, Decision::Won(Side(2)));
}

#[test]
fn days_for_a_move_come_back_with_every_move() {
    let mut round = begun("chess", Some("0d3days"));
    assert!(round.terms().is_correspondence());
    let day = 86_400_000;
    assert_eq!((round.deadline(), round.overdue()), (Some(3 * day), Kind::Abort));
    for (by, text) in [(WHITE, "e2e4"), (BLACK, "e7e5"), (WHITE, "g1f3"), (BLACK, "b8c6")] {
        round.act(by, step(text), 2 * day, 0).unwrap();
        assert_eq!(round.deadline(), Some(3 * day), "{text}");
    }
    assert_eq!(round.decide(WHITE, &step("f1b5"), 3 * day), Err(Refusal::TimeUp));
    round.act(By::Server, Command::Flag, 3 * day, 0).unwrap();
    assert_eq!(round.game().ending().unwrap().decision, Decision::Won(Side(1)));
}

#[test]
fn a_command_that_is_sent_twice_has_happened_once() {
    let mut round = begun("chess", None);
    let event = Event { seq: 2, by: Some(Side(0)), client: 77, spent: 0, at: 0, kind: step("e2e4") };
    round.apply(&event).unwrap();
    assert_eq!((round.done(WHITE, 77), round.done(BLACK, 77), round.done(WHITE, 78)), (Some(2), None, None));
    assert!(round.apply(&event).is_err(), "nothing happens twice");
}

#[test]
fn games_with_too_many_moves_are_not_played() {
    let text = "name = 'wide'\nsides = ['white', 'black']\nboard = '32x32'\npieces = { queen = 'q:Q' }\nwalls.put = 'anywhere'\nsetup = '32/32/32/32/32/32/qqqqqqqq24/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/QQQQQQQQ24/32/32/32/32/32/32/32'";
    let definition = chesswright_rules::Definition::from_toml(text, &chesswright_catalog::Catalog);
    // Either the rules refuse it, or a round does.
    let Ok(rules) = definition.map_err(|_| ()).and_then(|read| Rules::new(&read).map_err(|_| ())) else {
        return;
    };
    assert!(Round::new(Terms::casual(&rules, None)).is_err());
}

/// What somebody tries.
#[derive(Clone, Debug)]
struct Try {
    by: u8,
    what: u8,
    which: usize,
    spent: u64,
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let one = (0..5u8, 0..24u8, any::<usize>(), prop_oneof![0..3_000u64, 0..90_000u64]);
    prop::collection::vec(one.prop_map(|(by, what, which, spent)| Try { by, what, which, spent }), 1..90)
}

/// The command that somebody tries. Most are moves of the side to move.
fn command(round: &Round, tried: &Try) -> (By, Command) {
    let sides = round.game().rules().sides() as u8;
    let by = if tried.by == sides { By::Server } else { By::Side(Side(tried.by % sides)) };
    let matter = Matter::ALL[tried.which % 3];
    match tried.what {
        0 => (by, Command::Offer(matter)),
        1 => (by, Command::Decline(matter)),
        2 => (by, Command::Offer(Matter::TakeBack)),
        3 if tried.which.is_multiple_of(4) => (by, Command::Resign),
        4 => (By::Server, Command::Flag),
        5 => (by, Command::Claim),
        6 if tried.which.is_multiple_of(8) => (by, Command::Gone),
        7 if tried.which.is_multiple_of(8) => (by, Command::Abort),
        8 => (by, Command::Next("abcdefgh".into())),
        9 => (by, step("e2e4")),
        _ => {
            let moves = round.game().legal_moves();
            let text = match moves.get(tried.which % moves.len().max(1)) {
                Some(played) => write_move(round.game().position(), played),
                None => "0000".into(),
            };
            (By::Side(round.game().position().turn()), Command::Step(text))
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn the_events_are_the_game(
        tries in tries(),
        game in prop::sample::select(vec!["chess", "crazyhouse", "xiangqi", "marseillais", "three-crowns", "duck"]),
        control in prop::sample::select(vec![None, Some("1+2"), Some("2d5"), Some("0d1day"), Some("1|2x10"), Some("hourglass 1")]),
    ) {
        let mut round = begun(game, control);
        let mut events = vec![Event { seq: 1, by: None, client: 0, spent: 0, at: 0, kind: Kind::Start }];
        for tried in &tries {
            let (by, command) = command(&round, tried);
            let before = Seen::of(&round);
            match round.act(by, command, tried.spent, 7) {
                Ok(event) => events.push(event),
                Err(_) => prop_assert_eq!(&Seen::of(&round), &before, "what is refused changes nothing"),
            }
        }
        // As after a restart.
        let again = Round::replay(round.terms().clone(), &events).unwrap();
        prop_assert_eq!(Seen::of(&again), Seen::of(&round));
        prop_assert_eq!(save::hash(again.game()), save::hash(round.game()));
        // As in a page that is sent some events, and then the others.
        let texts: Vec<String> = events.iter()
            .map(|event| serde_json::to_string(&SeenEvent::last(&round, event, Eye::Watcher)).unwrap()).collect();
        let mut page = Round::new(round.terms().clone()).unwrap();
        for text in &texts {
            let seen: SeenEvent = serde_json::from_str(text).unwrap();
            page.apply(&seen.event().unwrap()).unwrap();
        }
        prop_assert_eq!(Seen::of(&page), Seen::of(&round));
        // Nothing is left out, and nothing comes twice.
        for gap in 1..events.len() {
            let mut short = events.clone();
            short.remove(gap);
            if gap < short.len() {
                prop_assert!(Round::replay(round.terms().clone(), &short).is_err());
            }
        }
    }

    #[test]
    fn nobody_gains_time(tries in tries(), game in prop::sample::select(vec!["chess", "marseillais", "three-crowns"])) {
        let mut round = begun(game, Some("1+2"));
        for tried in &tries {
            let (by, command) = command(&round, tried);
            let taken_back = matches!(command, Command::Offer(Matter::TakeBack));
            let before = round.game().clock().unwrap().times(round.charged());
            if round.act(by, command, tried.spent, 0).is_err() || taken_back {
                continue;
            }
            let after = round.game().clock().unwrap().times(round.charged());
            for (before, after) in before.sides.iter().zip(&after.sides) {
                prop_assert!(after.left <= before.left + 2_000, "{:?} {:?}", before, after);
            }
        }
    }
}

#[test]
fn the_whole_of_a_hidden_game_has_the_moves_of_its_last_position_only() {
    let mut round = begun("fog-of-war", None);
    let mut events = vec![Event { seq: 1, by: None, client: 0, spent: 0, at: 0, kind: Kind::Start }];
    for (number, text) in ["e2e4", "e7e5", "g1f3", "b8c6"].into_iter().enumerate() {
        let by = [WHITE, BLACK][number % 2];
        events.push(round.act(by, step(text), 0, 0).unwrap());
    }
    let told = SeenEvent::after(&round, &events, 0, Eye::Side(Side(0)));
    let moves: Vec<usize> = told
        .iter()
        .filter_map(|event| match event.event().unwrap().kind {
            Kind::Seen(step) => Some(step.seen.choices.len()),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [0, 0, 0, round.game().position().observe(Side(0)).choices.len()]);
    assert_eq!(told.last(), Some(&SeenEvent::last(&round, &events[4], Eye::Side(Side(0)))));
}
