//! Boards whose hands other boards fill: what is sent, what comes, and who waits.

use chesswright_catalog::Catalog;
use chesswright_rules::{Definition, Kind, Move, Position, Reason, Rules, Side};

use crate::reference::compare::{Play, play};

const WHITE: Side = Side(0);
const BLACK: Side = Side(1);

fn rules(changes: &str) -> Rules {
    let text = format!("name = 'two-boards'\nextends = 'bughouse'\n{changes}");
    let definition =
        Definition::from_toml(&text, &Catalog).unwrap_or_else(|report| panic!("{text}\n{report}"));
    Rules::new(&definition).unwrap()
}

fn kind(rules: &Rules, name: &str) -> Kind {
    rules.kind(name).unwrap()
}

/// The legal move between two cells.
fn from_to(position: &Position, from: &str, to: &str) -> Move {
    let name = |cell| position.rules().cell_name(cell).to_owned();
    let fits =
        |played: &&Move| name(played.from()) == from && name(played.to()) == to && played.drop().is_none();
    position.legal_moves().iter().find(fits).cloned().unwrap_or_else(|| panic!("{from}{to} is not legal"))
}

#[test]
fn a_piece_comes_and_goes_back_without_a_trace() {
    let rules = rules("");
    let knight = kind(&rules, "knight");
    let mut position = rules.start();
    let before = (position.setup(), position.key());
    assert!(position.supply(BLACK, knight, 2));
    assert!(position.supply(WHITE, knight, 1));
    assert_eq!(position.hands(), [(WHITE, knight, 1), (BLACK, knight, 2)]);
    assert_eq!((position.turn(), position.key()), (WHITE, position.fresh_key()));
    assert_eq!(position.legal_moves().len(), 20 + 32, "a knight for each empty cell");
    let drop = position.legal_moves().into_iter().find(|played| played.drop() == Some(knight)).unwrap();
    position.play(&drop).unwrap();
    assert_eq!(position.undo(), Some(drop));
    let entry = position.undo().unwrap();
    assert_eq!(entry.supplies(), Some((WHITE, knight, 1)));
    assert_eq!(entry.leaves(), None);
    assert!(position.undo().is_some_and(|entry| entry.supplies() == Some((BLACK, knight, 2))));
    assert_eq!((position.setup(), position.key()), before);
    // An entry can be played again, as games do when they go forward.
    position.play_unchecked(&entry);
    assert_eq!(position.hands(), [(WHITE, knight, 1)]);
}

#[test]
fn what_a_hand_cannot_hold_does_not_come() {
    let rules = rules("");
    let pawn = kind(&rules, "pawn");
    let mut position = rules.start();
    assert!(!position.supply(Side(2), pawn, 1), "no such side");
    assert!(!position.supply(WHITE, Kind(200), 1), "no such piece");
    assert!(!position.supply(WHITE, pawn, 0), "nothing");
    assert!(position.supply(WHITE, pawn, 255));
    assert!(!position.supply(WHITE, pawn, 1), "the hand is full");
    let chess = Rules::new(&chesswright_catalog::definition("chess").unwrap()).unwrap();
    assert!(!chess.start().supply(WHITE, pawn, 1), "chess has no hands");
}

#[test]
fn promoted_pieces_are_sent_as_pawns() {
    let rules = rules("setup = '1k5r/6P1/8/8/8/8/8/K7'\ncastling = false");
    let mut position = rules.start();
    let promotes = |position: &Position| {
        let queen = kind(position.rules(), "queen");
        let mut all = position.legal_moves().into_iter();
        all.find(|played| played.promotion() == Some(queen) && !position.captures(played).is_empty()).unwrap()
    };
    let takes = promotes(&position);
    assert_eq!(position.sent(&takes), [kind(&rules, "rook")]);
    position.play(&takes).unwrap();
    assert_eq!(position.hands(), [], "nothing stays at this board");
    let back = from_to(&position, "b8", "b7");
    position.play(&back).unwrap();
    let crazyhouse = Rules::new(&chesswright_catalog::definition("crazyhouse").unwrap()).unwrap();
    let open = crazyhouse.start();
    assert!(open.legal_moves().iter().all(|played| open.sent(played).is_empty()), "there is no other board");

    // The queen that was a pawn is captured.
    let rules = self::rules("setup = 'k7/8/8/8/8/8/1q6/K7'\ncastling = false");
    let mut setup = rules.start().setup();
    let queen = setup.pieces.iter().find(|(_, piece)| piece.kind == kind(&rules, "queen")).unwrap().0;
    let position = rules.position(&setup).unwrap();
    assert_eq!(position.sent(&from_to(&position, "a1", "b2")), [kind(&rules, "queen")]);
    setup.promoted = vec![queen];
    let position = rules.position(&setup).unwrap();
    assert_eq!(position.sent(&from_to(&position, "a1", "b2")), [kind(&rules, "pawn")]);
}

/// The position after a move from a setup.
fn after(changes: &str, setup: &str, from: &str, to: &str) -> Position {
    let rules = rules(&format!("setup = '{setup}'\ncastling = false\n{changes}"));
    let mut position = rules.start();
    let played = from_to(&position, from, to);
    position.play(&played).unwrap();
    position
}

#[test]
fn a_check_that_a_drop_could_answer_is_no_mate() {
    let mut position = after("", "6k1/5ppp/8/8/8/8/8/4RK2", "e1", "e8");
    assert!(position.is_check() && position.is_waiting());
    assert_eq!((position.outcome(), position.legal_moves()), (None, vec![]));
    let unsupplied = position.outcome_unsupplied().unwrap();
    assert_eq!((unsupplied.winner, unsupplied.reason), (Some(WHITE), Reason::Checkmate));

    // A pawn does not help on the last rank, a knight does.
    let rules = position.rules().clone();
    assert!(position.supply(BLACK, kind(&rules, "pawn"), 1));
    assert!(position.is_waiting());
    assert!(position.supply(BLACK, kind(&rules, "knight"), 1));
    assert!(!position.is_waiting());
    assert_eq!(position.outcome_unsupplied(), None);
    assert_eq!(position.legal_moves().len(), 1, "on f8");
}

#[test]
fn a_check_that_no_drop_can_answer_is_mate() {
    // By a knight, by a piece next to the king, and by two pieces at once.
    for (setup, from, to) in [
        ("6rk/6pp/8/6N1/8/8/8/K7", "g5", "f7"),
        ("7k/8/5K2/8/8/8/6Q1/8", "g2", "g7"),
        ("6rk/8/8/8/7B/8/8/K6R", "h4", "f6"),
    ] {
        let position = after("", setup, from, to);
        let outcome = position.outcome().unwrap_or_else(|| panic!("{setup} {from}{to}"));
        assert_eq!((outcome.winner, outcome.reason), (Some(WHITE), Reason::Checkmate), "{setup}");
        assert!(!position.is_waiting());
        assert!(!position.clone().supply(BLACK, Kind(1), 1), "the game is over");
    }
}

#[test]
fn a_side_that_is_not_in_check_waits_too() {
    let position = after("", "7k/8/8/6QK/8/8/8/8", "g5", "g6");
    assert!(!position.is_check() && position.is_waiting());
    assert_eq!(position.outcome(), None);
    let position = after("hand.waits = false", "7k/8/8/6QK/8/8/8/8", "g5", "g6");
    assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(Reason::Stalemate));
    assert!(!position.is_waiting());
}

#[test]
fn waiting_does_not_outlast_a_piece_that_can_move() {
    // Where no piece may be dropped between, nobody waits.
    let position = after("hand.region = 'rank 4'", "6k1/5ppp/8/8/8/8/8/4RK2", "e1", "e8");
    assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(Reason::Checkmate));
}

#[test]
fn a_drop_that_may_not_mate_may_leave_a_side_waiting() {
    let setup = "k7/pp6/8/8/8/8/8/K7";
    let drops = |waits: bool, to: &str| {
        let rules = rules(&format!(
            "setup = '{setup}'\ncastling = false\nhand.waits = {waits}\npieces.rook.drop.mates = 'illegal'"
        ));
        let mut position = rules.start();
        assert!(position.supply(WHITE, kind(&rules, "rook"), 1));
        let on = |played: &Move| played.drop().is_some() && rules.cell_name(played.to()) == to;
        position.legal_moves().iter().any(on)
    };
    assert!(drops(true, "h8") && !drops(false, "h8"), "far away, where a drop could answer");
    assert!(drops(true, "h1") && drops(false, "h1"), "where it gives no check");
}

#[test]
fn positions_repeat_as_they_are_when_a_side_moves() {
    let rules = rules("setup = 'k7/8/8/8/8/8/8/K7'\ncastling = false");
    let mut position = rules.start();
    let shuffle = [("a1", "a2"), ("a8", "a7"), ("a2", "a1"), ("a7", "a8")];
    let round = |position: &mut Position| {
        for (from, to) in shuffle {
            let played = from_to(position, from, to);
            position.play(&played).unwrap();
        }
    };
    round(&mut position);
    assert!(position.supply(WHITE, kind(&rules, "pawn"), 1));
    assert_eq!(position.outcome(), None);
    round(&mut position);
    assert_eq!(position.outcome(), None, "with the pawn it is another position");
    round(&mut position);
    assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(Reason::Repetition));
}

/// Small boards, on which sides often have to wait.
const SMALL: &str = "end.stalemate = 'loss'\npieces = { king = { letter = 'k', betza = 'K', royal = true }, queen = 'q:Q', \
                     rook = 'r:R', bishop = 'b:B', knight = 'n:N', pawn = { letter = 'p', betza = 'fmWfcF', \
                     promotion = { zone = 'own rank 5', to = 'queen' }, drop = { region = 'rank 2..4' } } }\n\
                     hand = { captures = 'partner', waits = true, reverts = 'pawn' }\n";

#[test]
fn boards_agree_with_the_reference_while_pieces_come() {
    let mut moves = 0;
    for (base, changes) in [
        ("extends = 'bughouse'\n", ""),
        (SMALL, "board = '5x5'\nsetup = 'rnbqk/ppppp/5/PPPPP/RNBQK'"),
        (SMALL, "board = '4x5'\nsetup = 'rbkn/pppp/4/PPPP/RBKN'"),
        (
            &*SMALL.replace("'r:R'", "{ letter = 'r', betza = 'R', drop.mates = 'illegal' }"),
            "board = '4x5'\nsetup = 'rk1r/4/4/4/R1KR'",
        ),
        (&*SMALL.replace("waits", "checks = false, waits"), "board = '4x5'\nsetup = 'qk1r/4/4/4/R1KQ'"),
    ] {
        let text = format!("name = 'two-boards'\n{base}{changes}");
        let definition =
            Definition::from_toml(&text, &Catalog).unwrap_or_else(|report| panic!("{text}\n{report}"));
        for seed in 0..12 {
            let how = Play { seed, plies: 120, setup: None, effort: 2500, steps: u64::MAX };
            match play(&definition, &how) {
                Ok(tally) => moves += tally.moves,
                Err(mismatch) => {
                    panic!("{changes}, seed {seed}: {}\n{}", mismatch.what, mismatch.path.join(", "))
                }
            }
        }
    }
    assert!(moves > 20_000, "only {moves} moves were compared");
}
