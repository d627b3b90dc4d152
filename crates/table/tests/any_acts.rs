//! Whatever is done in whatever order, nothing panics, and a session stays in one piece.

use std::collections::BTreeSet;
use std::sync::Arc;

use chesswright_game::{Millis, NodeId};
use chesswright_notation::observation;
use chesswright_rules::{History, Kind, Side};
use chesswright_table::Seat;
use chesswright_table::computer::{Found, What};
use chesswright_table::session::{Act, Aid, Event, GameSetup, Part, Target};
use chesswright_touch::Origin;

use crate::desk::{Desk, game, level_with_enemies};

/// Pseudorandom numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ z >> 31) % sides.max(1) as u64) as usize
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.roll(one_in) == 0
    }
}

/// Any act. Most are about the game on the table, and some about none.
fn any_act(desk: &Desk, dice: &mut Dice) -> Act {
    let session = &desk.session;
    let rules = &session.context().rules;
    // One cell, one kind and one side more than there are.
    let cell = dice.roll(rules.board().len() + 1) as u16;
    let kind = Kind(dice.roll(rules.definition().pieces.len() + 1) as u8);
    let side = Side(dice.roll(rules.sides() + 1) as u8);
    let origin = if dice.chance(3) { Origin::Hand(kind) } else { Origin::Cell(cell) };
    let legal = session.game().legal_moves();
    let some_move = legal.get(dice.roll(legal.len())).cloned();
    let choices = session.game().choices();
    let some_choice = choices.get(dice.roll(choices.len())).cloned();
    let aim = dice.roll(rules.board().len()) as u16;
    match dice.roll(40) {
        0..=7 => some_choice.map_or(Act::PickCell(cell), |choice| Act::PickCell(choice.from)),
        8..=15 => some_choice.map_or(Act::PickCell(cell), |choice| Act::PickCell(choice.to)),
        16 => Act::PickCell(cell),
        17 => Act::PickHand(side, kind),
        18 => Act::Put(origin, aim),
        19..=21 => Act::Choose(dice.roll(3)),
        22 => Act::LetGo,
        23 => Act::Type(["e4", "e2e4", "0000", "@", ""][dice.roll(5)].into()),
        24 => [Act::Pass, Act::Deselect, Act::Lift, Act::PickAction(dice.roll(3))][dice.roll(4)].clone(),
        25 => some_move.map_or(Act::Pass, Act::Play),
        26 => [Act::Undo, Act::Redo, Act::Restart][dice.roll(3)].clone(),
        27 => Act::GoTo(any_target(desk, dice)),
        28 if dice.chance(8) => Act::Resign(side),
        28 => [Act::OfferDraw(side), Act::AcceptDraw(side), Act::DeclineDraw][dice.roll(3)].clone(),
        29 if dice.chance(8) => Act::AgreeDraw,
        29 => Act::Claim,
        30 => Act::Tick,
        31 => Act::Hint,
        32 => Act::Pause(dice.chance(2)),
        33 => [Act::Suspend, Act::Resume, Act::Flip][dice.roll(3)].clone(),
        34 => Act::Toggle([Aid::Danger, Aid::Replies][dice.roll(2)]),
        35 if dice.chance(4) => Act::WorkerLost(number(desk, dice)),
        36 if dice.chance(10) => any_setup(dice),
        36 if dice.chance(10) => Act::Rematch(format!("{}-r", dice.roll(99))),
        _ => {
            let played =
                some_move.map(|played| chesswright_game::write_move(session.game().position(), &played));
            let seen = desk.task.as_ref().and_then(|open| open.task.seen.as_ref()).map(History::last);
            let texts = seen.map(|seen| observation::choices(rules, seen)).unwrap_or_default();
            let guessed = texts.get(dice.roll(texts.len())).map(|(_, text)| text.clone());
            let played = guessed.or(played);
            let score = Some(dice.roll(200) as i32 - 100);
            let played = played.filter(|_| !dice.chance(20)).unwrap_or_else(|| "nonsense".into());
            let what = What::Move { played, score, positions: 0, begun: 0, ended: 0 };
            Act::Answered(Found { number: number(desk, dice), what })
        }
    }
}

/// Mostly the number of the task that is open.
fn number(desk: &Desk, dice: &mut Dice) -> u32 {
    let open = desk.task.as_ref().map(|task| task.number);
    open.filter(|_| !dice.chance(6)).unwrap_or(dice.roll(50) as u32)
}

fn any_target(desk: &Desk, dice: &mut Dice) -> Target {
    let ids: Vec<NodeId> = desk.session.game().tree().ids();
    match dice.roll(7) {
        0 => Target::Start,
        1 => Target::End,
        2 => Target::Previous,
        3 => Target::Next,
        4 => Target::Ply(dice.roll(12)),
        _ => Target::Node(ids[dice.roll(ids.len())]),
    }
}

/// Games with hands, gates, walls, several steps a turn, several sides, hexagons, fog; and levels.
const GAMES: [&str; 10] = [
    "chess",
    "crazyhouse",
    "seirawan",
    "duck",
    "marseillais",
    "three-crowns",
    "glinski",
    "losalamos",
    "fog-of-war",
    "jieqi",
];

fn any_setup(dice: &mut Dice) -> Act {
    let id = format!("{}-s", dice.roll(9));
    if dice.chance(4) {
        return Act::Open(Box::new(GameSetup::level(id, Arc::new(level_with_enemies(dice.roll(8))))));
    }
    let mut game = game(GAMES[dice.roll(GAMES.len())]);
    if dice.chance(2) {
        game.set_clock("1+1".parse().expect("a time control"));
    }
    let seats = (0..game.rules().sides()).map(|_| match dice.roll(3) {
        0 => Seat::Computer(1 + dice.roll(9) as u8),
        _ => Seat::Person,
    });
    let seats = seats.collect();
    Act::Open(Box::new(GameSetup::new(id, game, seats)))
}

/// A part of a session, as a text to compare.
fn look(desk: &Desk, part: Part) -> String {
    let session = &desk.session;
    match part {
        Part::Game => {
            let game = session.game();
            let clock = game.clock().map(|clock| (clock.times(0), clock.is_running()));
            let tree = (game.tree().len(), game.line(), game.here());
            format!("{tree:?} {} {clock:?} {:?} {:?}", game.position().key(), game.ending(), game.offers())
        }
        Part::Context => session.context().rules.definition().name.clone(),
        Part::Level => session.level().map(|level| level.title().to_owned()).unwrap_or_default(),
        Part::Id => session.id().to_owned(),
        Part::Seats => format!("{:?}", session.seats()),
        Part::Below => format!("{:?}", session.below()),
        Part::Picking => format!("{:?}", session.picking()),
        Part::Premove => format!("{:?}", session.premove()),
        Part::Aids => format!("{:?}", session.aids()),
        Part::Now => format!("{:?}", session.now()),
        Part::Paused => format!("{:?}", session.is_paused()),
        Part::Asked => format!("{:?}", session.asked()),
    }
}

/// What holds between any two acts.
fn check(desk: &Desk) {
    let session = &desk.session;
    let (game, rules) = (session.game(), &session.context().rules);
    assert!(rules.same(game.rules()));
    assert_eq!(session.seats().len(), rules.sides());
    assert!(session.below().index() < rules.sides());
    assert_eq!(session.asked().map(|asked| asked.number), desk.task.as_ref().map(|task| task.number));
    assert!(session.asked().is_none() || game.ending().is_none(), "nobody thinks when the game is over");
    let legal = game.choices();
    for choice in &session.picking().choices {
        assert!(session.is_a_persons_turn(), "only who is to move is asked about a move");
        assert!(!choice.moves.is_empty() && choice.moves.iter().all(|played| legal.contains(played)));
    }
    if let Some(waiting) = session.waiting() {
        assert_eq!(session.seats()[waiting.index()], Seat::Person);
        assert!(!session.is_a_persons_turn());
    }
}

/// A stored game is the same again.
fn check_stored(desk: &Desk) {
    let (setup, warnings) = GameSetup::saved(&desk.stored()).expect("what was stored can be opened");
    assert!(warnings.is_empty(), "{warnings:?}");
    let game = desk.session.game();
    // What is stored is the whole game.
    let side = |seen: Side| desk.session.curtain().is_none().then_some(seen);
    let stored = game.eyes().map(|eyes| setup.game.seen_by(side(eyes.seen.side)));
    let stored = stored.as_ref().unwrap_or(&setup.game);
    assert_eq!((stored.position().key(), stored.eyes()), (game.position().key(), game.eyes()));
    assert_eq!((stored.tree().len(), stored.ending()), (game.tree().len(), game.ending()));
    assert_eq!(setup.level.is_some(), desk.session.level().is_some());
}

/// Plays at random, and notes what kinds of events there were.
fn play_at_random(seed: u64, acts: usize, seen: &mut BTreeSet<String>) {
    let dice = &mut Dice(seed);
    let Act::Open(setup) = any_setup(dice) else { unreachable!("it opens a game") };
    let mut desk = Desk::with(*setup);
    for round in 0..acts {
        let act = any_act(&desk, dice);
        desk.now += dice.roll(3000) as Millis;
        if let Act::Answered(Found { number, .. }) | Act::WorkerLost(number) = &act
            && desk.task.as_ref().is_some_and(|task| task.number == *number)
        {
            desk.task = None;
        }
        let told = format!("seed {seed}, round {round}: {act:?}");
        let before = Part::ALL.map(|part| look(&desk, part));
        let events = desk.act(act);
        seen.extend(events.iter().map(kind));
        for (part, before) in Part::ALL.into_iter().zip(before) {
            let after = look(&desk, part);
            let changed = |event: &Event| matches!(event, Event::Changed(known) if *known == part);
            assert!(
                before == after || events.iter().any(changed),
                "{told}: {part:?} has changed unnoticed, from {before} to {after}"
            );
        }
        check(&desk);
    }
    check_stored(&desk);
}

/// The name of an event, and that of what it tells of.
fn kind(event: &Event) -> String {
    let text = format!("{event:?}");
    let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.next().unwrap_or_default().to_owned();
    match event {
        Event::Changed(_) | Event::Notice(_) => format!("{name} {}", words.next().unwrap_or_default()),
        _ => name,
    }
}

#[test]
fn no_order_of_acts_breaks_a_session() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        play_at_random(seed, 120, &mut seen);
    }
    let common = "Started Played Walked Ended Picked Premoved DrawOffered Refused ClearNotice Save Forget PrepareWorker Ask \
                  CancelTask DiscardTask";
    for kind in common.split_whitespace() {
        assert!(seen.contains(kind), "{kind} never came in {seen:?}");
    }
    for part in Part::ALL {
        assert!(seen.contains(&format!("Changed {part:?}")), "{part:?} never changed in {seen:?}");
    }
}
