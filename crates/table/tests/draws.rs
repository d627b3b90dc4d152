//! Games in which the captor alone sees what a captured piece was that lay face down: nothing that serves its owner depends on it.
//!
//! `CHESSWRIGHT_HIDDEN_GAMES=N` plays N games, `CHESSWRIGHT_SEED=S` others.

use chesswright_engine::hidden::{Beliefs, any, vote};
use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_game::{Branch, Game, save};
use chesswright_notation::{observation, position};
use chesswright_rules::{Decided, History, Move, Position, Rules, SeenStep, Side};
use chesswright_table::Seat;
use chesswright_table::computer::{Request, Task};
use chesswright_table::saved::built_in;
use chesswright_table::session::{Act, Event, GameSetup, Seen, Session};

use crate::desk::{AGAINST_COMPUTER, Desk, TWO_PEOPLE, game, has};

const SIDES: [Side; 2] = [Side(0), Side(1)];

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Everything that a side is told of a step, as bytes.
fn told(before: &Position, played: &Move, after: &Position, side: Side) -> String {
    let (rules, step) = (after.rules(), SeenStep::new(before, played, after, side));
    let seen = &step.seen;
    let moves: Vec<String> = observation::choices(rules, seen).into_iter().map(|(_, text)| text).collect();
    let bytes = serde_json::to_string(&step).expect("plain data");
    let shown = seen.shown(rules).map(|shown| position::write(&shown));
    format!(
        "{}\n{}\n{:016x}\n{shown:?}\n{bytes}",
        observation::write(rules, seen),
        moves.join(" "),
        seen.key()
    )
}

/// What a session shows to a person who plays a side against the computer, and what the computer is told that plays it.
fn served(played: &Game, side: Side) -> String {
    let mut seats = [Seat::Computer(5); 2];
    seats[side.index()] = Seat::Person;
    let desk = Desk::new(played.clone(), &seats);
    let task = Task::new(played, Request::Play(5), 0);
    let own = played.position().turn() == side;
    let task = own.then(|| serde_json::to_string(&task).expect("plain data"));
    format!("{} {task:?}", shown(&desk.session))
}

fn shown(session: &Session) -> String {
    let game = session.game();
    let seen = session.marks(Seen { shows_targets: true, ..Seen::default() });
    let eyes = game.eyes();
    let eyes = eyes.map(|eyes| (observation::write(game.rules(), &eyes.seen), &eyes.told, &eyes.captured));
    let position = position::write(game.position());
    format!("{eyes:?} {position} {:?} {:?} {}", seen.unseen, seen.last, session.is_hidden())
}

/// The same step for somebody who may not see all of it: nature may have drawn something else.
fn twin_of(played: &Move, twin: &Position, hidden: bool, prng: &mut Prng) -> Option<Move> {
    let chances: Vec<Move> = twin.chances().into_iter().map(|(played, _)| played).collect();
    match played.draws().filter(|_| hidden) {
        Some(_) => chances.get(prng.below(chances.len())).cloned(),
        None => twin.legal_moves().into_iter().find(|other| other == played),
    }
}

/// What one game has shown.
#[derive(Default)]
struct Shown {
    /// Steps after which a side was told the same of two games that differ.
    pairs: u64,
    /// Draws that a side has not seen.
    unseen: u64,
    /// Positions of which sessions and tasks were compared.
    served: u64,
    decisions: u64,
}

/// Plays a game at random, and beside it for each side another one that this side cannot tell apart.
fn play(rules: &Rules, seed: u64, shown: &mut Shown) {
    let mut prng = Prng::new(seed);
    let mut truth = Game::new(rules);
    let mut twins = [truth.clone(), truth.clone()];
    let mut beliefs = SIDES.map(|side| Beliefs::new(&rules.start(), side, seed));
    for _ in 0..60 + prng.below(140) {
        let before = truth.position().clone();
        let Some(played) = next(&truth, &mut prng) else { break };
        truth.play(&played, Branch::Variation, 0).expect("it is legal");
        let now = truth.position().clone();
        for (side, twin) in SIDES.into_iter().zip(&mut twins) {
            follow(&mut beliefs[side.index()], &before, &played, &now, side);
            let there = twin.position().clone();
            let hidden = played.draws().is_some_and(|piece| piece.side == side);
            shown.unseen += u64::from(hidden);
            let played_there = twin_of(&played, &there, hidden, &mut prng);
            let goes_on = played_there.filter(|other| twin.play(other, Branch::Variation, 0).is_ok());
            let Some(other) = goes_on else {
                // Its bag has no such piece left: another twin.
                *twin = truth.clone();
                continue;
            };
            let after = twin.position().clone();
            // Once the game is over, all is shown.
            assert_eq!(now.outcome(), after.outcome());
            if after.key() != now.key() && now.outcome().is_none() {
                shown.pairs += 1;
                assert_eq!(
                    told(&before, &played, &now, side),
                    told(&there, &other, &after, side),
                    "seed {seed}, {side:?}:\n{}\n{}",
                    position::write(&now),
                    position::write(&after)
                );
                assert_eq!(now.as_known_to(side).setup(), after.as_known_to(side).setup());
            }
            let compares = after.key() != now.key() && !now.awaits_chance() && truth.ending().is_none();
            if compares && prng.below(24) == 0 {
                shown.served += 1;
                assert_eq!(served(&truth, side), served(twin, side), "seed {seed}, {side:?}");
                let histories = [&now, &after].map(|position| History::of(position, side));
                assert!(histories[0] == histories[1], "seed {seed}, {side:?}");
                if now.turn() == side && prng.below(3) == 0 {
                    shown.decisions += 1;
                    let decisions = histories.map(|history| {
                        let mut beliefs = Beliefs::new(&rules.start(), side, seed);
                        beliefs.follow(&history);
                        vote(&mut Engine::new(rules), &beliefs, &Limits::nodes(40), &Stop::new(), &|| 0)
                    });
                    assert!(decisions[0].is_some());
                    assert_eq!(decisions[0], decisions[1], "seed {seed}, {side:?}");
                }
            }
        }
    }
}

/// A random step: of nature, or a move of a side as it can name it.
fn next(played: &Game, prng: &mut Prng) -> Option<Move> {
    let position = played.position();
    if played.ending().is_some() {
        return None;
    }
    if position.awaits_chance() {
        return position.draw_chance(&mut |below| prng.below(below as usize) as u32);
    }
    position.chosen(&any(&position.observe(position.turn()), prng)?)
}

/// The beliefs are the position itself, as far as the side knows it.
fn follow(beliefs: &mut Beliefs, before: &Position, played: &Move, now: &Position, side: Side) {
    if now.outcome().is_some() {
        return;
    }
    let mut history = beliefs.seen().clone();
    history.steps.push(SeenStep::new(before, played, now, side));
    beliefs.follow(&history);
    let [known] = beliefs.positions() else { panic!("{} positions", beliefs.positions().len()) };
    let expected = now.as_known_to(side);
    assert_eq!((known.setup(), known.key()), (expected.setup(), expected.key()));
    assert_eq!(known.key(), known.fresh_key());
    if !now.awaits_chance() {
        assert_eq!(known.legal_moves(), now.legal_moves());
    }
}

#[test]
#[allow(clippy::print_stdout, reason = "the drill reads the figures")]
fn owners_cannot_tell_apart_what_was_drawn() {
    let rules = built_in("jieqi").expect("the catalogue has it");
    let (games, seed) = (number("CHESSWRIGHT_HIDDEN_GAMES", 6), number("CHESSWRIGHT_SEED", 0));
    let mut shown = Shown::default();
    for game in 0..games {
        play(&rules, seed << 32 | game, &mut shown);
    }
    let Shown { pairs, unseen, served, decisions } = shown;
    println!(
        "done: {games} games, {pairs} pairs, {unseen} draws unseen, {served} served, {decisions} decisions"
    );
    assert!(
        pairs >= 20 * games && unseen >= games && served >= games && decisions > 0,
        "{pairs} {unseen} {served}"
    );
}

/// Plays until a piece that lay face down has been captured, and returns the game before nature draws what it was.
fn captured(seed: u64) -> Game {
    let mut prng = Prng::new(seed);
    let mut played = game("jieqi");
    while played.position().setup().chance.is_none_or(|chance| chance.draws.is_empty()) {
        let step = next(&played, &mut prng).expect("the game goes on");
        played.play(&step, Branch::Variation, 0).expect("it is legal");
    }
    played
}

#[test]
fn the_captor_sees_it_and_the_owner_does_not() {
    let before = captured(3);
    let mut after = before.clone();
    let (drawn, _) = before.position().chances().swap_remove(2);
    after.play(&drawn, Branch::Variation, 0).expect("nature may");
    let piece = drawn.draws().expect("it is a draw");
    let covered = before.rules().covered().expect("pieces lie face down");
    let [captor, owner] = [Side(1 - piece.side.0), piece.side];
    let decided = |side: Side| SeenStep::new(before.position(), &drawn, after.position(), side).decided;
    let unknown = chesswright_rules::Piece { kind: covered, ..piece };
    assert_eq!(
        (decided(captor), decided(owner)),
        (Some(Decided::Drawn(piece)), Some(Decided::Drawn(unknown)))
    );
    let taken = |side: Side| after.position().observe(side).chance.expect("nature decides").taken;
    assert_eq!((taken(captor), taken(owner)), (vec![(owner, piece.kind, 1)], vec![(owner, covered, 1)]));
    // The owner still counts it in the bag.
    let bag = |game: &Game, side: Side| game.position().observe(side).chance.expect("nature decides").bag;
    assert_eq!(bag(&after, owner), bag(&before, owner));
    assert_ne!(bag(&after, captor), bag(&before, captor));
    // What the captor holds is shown to it alone.
    let held = |side: Option<Side>| after.seen_by(side).captured().last().map(|fallen| fallen.piece);
    assert_eq!((held(Some(captor)), held(Some(owner))), (Some(piece), Some(unknown)));
    assert_eq!(after.captured().last().map(|fallen| fallen.piece), Some(piece));
    let texts =
        |side: Side| after.seen_by(Some(side)).eyes().and_then(|eyes| Some(eyes.told.last()?.text.clone()));
    assert_ne!(texts(captor), texts(owner));
    assert!(texts(owner).is_some_and(|text| text.to_lowercase() == "~*=x"));
    // Files have the whole game, and read it again.
    let text = save::save(&after, &built_in, 0);
    let loaded = save::load(&text, &built_in).expect("it was just saved");
    assert!(loaded.findings.is_empty(), "{:?}", loaded.findings);
    assert_eq!(loaded.game.position().key(), after.position().key());
    let written = position::write(after.position());
    let read = position::read(after.rules(), &written).expect(&written).position;
    assert_eq!(read.key(), after.position().key(), "{written}");
    // So does the text of the position as the owner knows it.
    let known = after.position().as_known_to(owner);
    let written = position::write(&known);
    assert_eq!(
        position::read(after.rules(), &written).expect(&written).position.key(),
        known.key(),
        "{written}"
    );
}

#[test]
fn a_session_tells_the_owner_that_nature_drew_and_not_what() {
    let before = captured(5);
    let owner = before.position().setup().chance.expect("nature decides").draws[0].0;
    for (person, sees) in [(owner, false), (Side(1 - owner.0), true)] {
        let mut seats = AGAINST_COMPUTER;
        seats[person.index()] = Seat::Person;
        seats[1 - person.index()] = Seat::Computer(5);
        let mut desk = Desk::new(before.clone(), &seats);
        let setup = GameSetup::new("2-a".into(), before.clone(), seats.to_vec());
        let events = desk.act(Act::Open(Box::new(setup)));
        assert!(has(&events, |event| matches!(event, Event::Witnessed(_))), "{events:?}");
        assert!(!has(&events, |event| matches!(event, Event::Played(_))), "{events:?}");
        let eyes = desk.session.game().eyes().expect("something is hidden");
        let covered = before.rules().covered();
        let taken = &eyes.seen.chance.as_ref().expect("nature decides").taken;
        assert!(!taken.is_empty() && taken.iter().all(|(_, kind, _)| (Some(*kind) != covered) == sees));
    }
    // Of two people at one screen nobody sees anything until one has taken the device.
    let desk = Desk::new(before, &TWO_PEOPLE);
    assert!(desk.session.curtain().is_some() && desk.session.game().position().pieces().next().is_none());
}
