//! What nature decides: dice, and pieces that lie face down.

use chesswright_catalog::Catalog;
use chesswright_rules::{Definition, Kind, Position, Rules, Side};

use crate::reference::compare::{Play, STEPS, play};
use crate::reference::invent::chancy;

fn read(text: &str) -> Definition {
    let text = format!("name = 'chancy'\n{text}");
    Definition::from_toml(&text, &Catalog).unwrap_or_else(|report| panic!("{text}\n{report}"))
}

/// Small games that leave something to nature, in every way.
const GAMES: &[&str] = &[
    DICE,
    COVERED,
    FACE_DOWN,
    // A die in turns of two steps: it is rolled once.
    "extends = 'chess'\nturn.steps = 2\ncheck.binding = false\nchance.dice = ['pawn', 'knight', 'king', 'king']",
    // Forced captures, and a die that shows what pawns become.
    "extends = 'antichess'\nsetup = '4k3/PPP5/8/8/8/8/4ppp1/4K3'\nchance.dice = ['pawn', 'queen', 'king']",
    // Drops by the die, and pieces of nobody among the others.
    "extends = 'crazyhouse'\nsetup = { rows = '4k3/8/8/8/8/8/8/4K3', hand = 'NNnnPp' }\ncastling = false\ncheck.binding = false\n\
     chance = { dice = ['pawn', 'knight', 'king'], bag = { rook = 3, pawn = 9 }, face-down = 'rank 4..5' }",
    // Nature draws what captured pieces were: one after another where a move captures several, and of both sides.
    "extends = 'xiangqi'\nsetup = 'xxxxkxxxx/9/9/9/4x4/4X4/9/9/9/XXXXKXXXX'\n\
     pieces.covered = { letter = 'x', betza = 'WA' }\n\
     chance = { bag = { chariot = 3, horse = 9 }, covered = 'covered', captured = 'all' }",
    "extends = 'english-draughts'\npieces.mystery = 'x:mfFfcafmF'\nsetup = '1x1x4/x1x5/8/2x1x3/1X1X1X2/X1X5/8/1X1X4'\n\
     chance = { bag = { man = 5, king = 9 }, covered = 'mystery', captured = 'captor' }",
    // Covered pieces that are captured, blown up and promoted.
    "extends = 'atomic'\npieces.mystery = 'm:mWcF'\nsetup = 'mmmmkmmm/pppppppp/8/8/8/8/PPPPPPPP/MMMMKMMM'\n\
     castling = false\nchance = { bag = { rook = 2, knight = 2, queen = 1, bishop = 2 }, covered = 'mystery' }",
];

const DICE: &str = "extends = 'chess'\ncheck.binding = false\n\
    chance.dice = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king']";

const COVERED: &str = "extends = 'xiangqi'\nsetup = 'xxxxkxxxx/9/9/9/4x4/4X4/9/9/9/XXXXKXXXX'\n\
    pieces.covered = { letter = 'x', betza = 'W' }\n\
    chance = { bag = { chariot = 3, horse = 3, soldier = 5 }, covered = 'covered' }";

const FACE_DOWN: &str = "board = '4x4'\nsetup = '4/4/4/4'\n\
    pieces = { lion = 'l:W', cat = { letter = 'c', betza = 'W' } }\n\
    chance = { bag = { lion = 3, cat = 5 }, face-down = 'all', first-own = true }\nend.stalemate = 'loss'";

#[test]
fn games_agree_with_the_reference() {
    for game in GAMES {
        let definition = read(game);
        for seed in 0..6 {
            let how = Play { seed, plies: 80, setup: None, effort: 900, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{game}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// As many random definitions as the ordinary run has time for; `random_definitions_agree` has them among others.
#[test]
fn random_chances_agree_with_the_reference() {
    let mut seen = [0; 3];
    for seed in 0..16 {
        let definition = chancy(1000 * seed);
        let chance = definition.chance.as_ref().expect("it leaves something to nature");
        seen[0] += u32::from(!chance.dice.is_empty());
        seen[1] += u32::from(chance.covered.is_some());
        seen[2] += u32::from(chance.turns_up());
        for game in 0..2 {
            let how = Play { seed: game, plies: 40, setup: None, effort: 400, steps: STEPS };
            if let Err(mismatch) = play(&definition, &how) {
                let after = mismatch.path.join(", ");
                panic!("seed {seed}: {}\n  after {after}\n{}", mismatch.what, definition.canonical_json());
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 1), "{seen:?}");
}

fn start(text: &str) -> Position {
    Rules::new(&read(text)).expect("it compiles").start()
}

fn kind(position: &Position, name: &str) -> Kind {
    position.rules().kind(name).expect(name)
}

#[test]
fn a_die_decides_which_kinds_move() {
    let mut position = start(DICE);
    assert!(position.awaits_chance());
    // Only pawns and knights can move, so nothing else is rolled, and both are as likely.
    let chances = position.chances();
    let rolled: Vec<_> = chances.iter().map(|(played, weight)| (played.rolls(), *weight)).collect();
    assert_eq!(rolled, [(Some(kind(&position, "pawn")), 1), (Some(kind(&position, "knight")), 1)]);
    let (turn, turns, clock) = (position.turn(), position.turns(), position.clock());
    position.play(&chances[1].0).expect("nature may do it");
    assert_eq!((position.turn(), position.turns(), position.clock()), (turn, turns, clock));
    assert!(!position.awaits_chance());
    assert_eq!(position.die(), Some(kind(&position, "knight")));
    assert_eq!(position.legal_moves().len(), 4);
    let played = position.legal_moves()[0].clone();
    position.play(&played).expect("it is legal");
    assert!(position.awaits_chance());
    assert_eq!((position.die(), position.turn()), (None, Side(1)));
    // Rolling: 2 outcomes; then 16 pawn moves or 4 knight moves; then 2 outcomes again for each.
    assert_eq!((1..=3).map(|depth| start(DICE).perft(depth)).collect::<Vec<_>>(), [2, 20, 40]);
}

#[test]
fn what_is_drawn_does_not_go_back() {
    let mut position = start(COVERED);
    assert!(!position.awaits_chance());
    let horse = kind(&position, "horse");
    for left in (0..3).rev() {
        let forward = position.legal_moves().into_iter().find(|played| {
            position.piece(played.from()).is_some_and(|piece| piece.kind == kind(&position, "covered"))
        });
        position.play(&forward.expect("a covered piece can move")).expect("it is legal");
        let chances = position.chances();
        let of_horse =
            chances.iter().find(|(played, _)| played.reveals().is_some_and(|piece| piece.kind == horse));
        let (played, weight) = of_horse.expect("there are horses");
        let mover = Side(1 - position.turn().0);
        let held = position.bag().into_iter().find(|(side, kind, _)| (*side, *kind) == (mover, horse));
        assert_eq!(held.map(|(.., count)| count), Some(*weight as u16));
        position.play(played).expect("nature may do it");
        assert_eq!(position.piece(played.to()).map(|piece| (piece.side, piece.kind)), Some((mover, horse)));
        let _ = left;
    }
    // Red has drawn two horses, Black one.
    let held =
        |side: u8| position.bag().iter().find(|(s, k, _)| (*s, *k) == (Side(side), horse)).map(|(.., n)| *n);
    assert_eq!((held(0), held(1)), (Some(1), Some(2)));
}

#[test]
fn the_first_piece_turned_up_is_ones_own() {
    let mut position = start(FACE_DOWN);
    assert_eq!(position.legal_moves().len(), 16);
    assert!(position.legal_moves().iter().all(|played| played.uncovers()));
    let played = position.legal_moves()[5].clone();
    position.play(&played).expect("it is legal");
    let owners: Vec<Side> =
        position.chances().iter().filter_map(|(played, _)| Some(played.reveals()?.side)).collect();
    assert_eq!(owners, [Side(0); 2]);
    position.play(&position.chances()[0].0.clone()).expect("nature may do it");
    let second =
        position.legal_moves().into_iter().find(|played| played.uncovers()).expect("others lie there");
    position.play(&second).expect("it is legal");
    let weights: Vec<u32> = position.chances().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [2, 3, 5, 5]);
}

/// Every outcome comes as often as its weight says: exactly, over all numbers that the source can give.
#[test]
fn outcomes_are_drawn_by_weight() {
    let mut position = start(FACE_DOWN);
    position.play(&position.legal_moves()[0].clone()).expect("it is legal");
    let mut counts = std::collections::BTreeMap::new();
    for number in 0..8 {
        let drawn = position.draw_chance(&mut |below| {
            assert_eq!(below, 8);
            number
        });
        let piece = drawn.and_then(|played| played.reveals()).expect("nature is to move");
        *counts.entry(position.rules().kind_name(piece.kind).to_owned()).or_insert(0) += 1;
    }
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [("cat".to_owned(), 5), ("lion".to_owned(), 3)]);
    assert_eq!(start(COVERED).draw_chance(&mut |_| 0), None);
}

const LOOKED_AT: &str = "extends = 'xiangqi'\nsetup = 'xxxxkxxxx/9/9/9/4x4/4X4/9/9/9/XXXXKXXXX'\n\
    pieces.covered = { letter = 'x', betza = 'W' }\n\
    chance = { bag = { chariot = 3, horse = 3, soldier = 5 }, covered = 'covered', captured = 'captor' }";

/// Plays the covered piece in the middle forward, and turns it up as a chariot; or captures with it.
fn after_a_capture(text: &str) -> Position {
    let mut position = start(text);
    let covered = kind(&position, "covered");
    let capture = position.legal_moves().into_iter().find(|played| !position.captures(played).is_empty());
    let capture = capture.expect("the pieces in the middle stand next to each other");
    assert_eq!(position.piece(capture.from()).map(|piece| piece.kind), Some(covered));
    position.play(&capture).expect("it is legal");
    position
}

#[test]
fn nature_draws_what_a_captured_piece_was_before_it_turns_up_the_captor() {
    let mut position = after_a_capture(LOOKED_AT);
    let (owner, captor) = (Side(1), Side(0));
    let weights: Vec<_> = position
        .chances()
        .iter()
        .map(|(played, weight)| (played.draws().map(|piece| piece.side), *weight))
        .collect();
    assert_eq!(weights, [(Some(owner), 3), (Some(owner), 3), (Some(owner), 5)]);
    let horse = kind(&position, "horse");
    let horses = |position: &Position, side: Side| {
        position.bag().iter().find(|(s, k, _)| (*s, *k) == (side, horse)).map_or(0, |(.., count)| *count)
    };
    let before = (position.setup(), position.key());
    let draw = position
        .chances()
        .into_iter()
        .map(|(played, _)| played)
        .find(|played| played.draws().is_some_and(|piece| piece.kind == horse));
    position.play(&draw.expect("there are horses")).expect("nature may");
    assert_eq!((horses(&position, owner), position.turn()), (2, owner));
    assert!(
        position.awaits_chance() && position.chances().iter().all(|(played, _)| played.reveals().is_some())
    );
    // The captor knows; the owner still counts the horse among those that may be turned up.
    for (side, counted) in [(captor, 2), (owner, 3)] {
        let known = position.as_known_to(side);
        assert_eq!((horses(&known, owner), known.key()), (counted, known.fresh_key()));
        assert_eq!(known.observe(side), position.observe(side));
    }
    position.undo();
    assert_eq!((position.setup(), position.key()), before);
    // Where nobody looks, nature only turns up the captor.
    let unseen = after_a_capture(&LOOKED_AT.replace("'captor'", "'nobody'"));
    assert!(unseen.chances().iter().all(|(played, _)| played.reveals().is_some()));
    assert!(!unseen.rules().hides() && position.rules().hides());
    // Where all look, nothing is hidden.
    assert!(!after_a_capture(&LOOKED_AT.replace("'captor'", "'all'")).rules().hides());
}

#[test]
fn what_cannot_be_kept_from_an_owner_is_refused() {
    let refused = |more: &str| {
        let text = format!("name = 'chancy'\n{LOOKED_AT}\n{more}");
        match Definition::from_toml(&text, &Catalog) {
            Ok(_) => String::new(),
            Err(report) => report.to_string(),
        }
    };
    assert_eq!(refused(""), "");
    let hand = refused("hand = {}");
    assert!(hand.contains("where there are hands, nature does not draw"), "{hand}");
    let own = refused("pieces.horse.betza = 'cdN'");
    assert!(own.contains("may capture its own pieces"), "{own}");
    let cells = refused("view.sees = 'reach'\ncheck.binding = false");
    assert!(cells.contains("would tell of cells that a side does not see"), "{cells}");
    let idle = Definition::from_toml("name = 'chancy'\nextends = 'chess'\nchance.captured = 'all'", &Catalog);
    assert!(
        idle.err()
            .is_some_and(|report| report.to_string().contains("`captured` means nothing without `covered`"))
    );
}
