//! Captures that go on in the same move, and captures of royals that triggers forbid.

use crate::reference;

use chesswright_catalog::Catalog;
use chesswright_rules::definition::Definition;
use chesswright_rules::{Move, Position, Rules};
use reference::compare::{Play, play};

/// How many sequences of moves there are from the start. English draughts: Aart Bik, talkchess.com, "perft for 8x8
/// checkers". International: Gilbert, Boomstra and Bik. Brazilian: Rein Halbersma, laatste.info, "Perft for all recognized
/// draughts variants". Russian: pydraughts. Turkish: the crate `kish`. Deeper counts are in `tests/perft/published.tsv`.
const PUBLISHED: [(&str, &[u64]); 5] = [
    ("english-draughts", &[7, 49, 302, 1469, 7361, 36768]),
    ("international-draughts", &[9, 81, 658, 4265, 27117]),
    ("brazilian-draughts", &[7, 49, 302, 1469, 7473, 37628]),
    ("russian-draughts", &[7, 49, 302, 1469, 7482, 37986]),
    ("turkish-draughts", &[8, 64, 708, 7538]),
];

#[test]
fn draughts_have_the_published_numbers_of_moves() {
    for (name, counts) in PUBLISHED {
        let rules = Rules::new(&chesswright_catalog::definition(name).expect("a built-in game")).unwrap();
        let mut start = rules.start();
        for (depth, &count) in (1u32..).zip(counts) {
            assert_eq!(start.perft(depth), count, "{name} at depth {depth}");
            assert_eq!(listed(&mut start, depth), count, "{name} at depth {depth}, listed");
        }
    }
}

/// The same by listing, playing and taking back, with the hash from scratch at every position.
fn listed(position: &mut Position, depth: u32) -> u64 {
    assert_eq!(position.key(), position.fresh_key());
    if depth == 0 || depth > 4 {
        return position.perft(depth);
    }
    let mut leaves = 0;
    for played in position.legal_moves() {
        let before = position.setup();
        position.play(&played).expect("it is legal");
        leaves += listed(position, depth - 1);
        position.undo();
        assert_eq!(position.setup(), before);
    }
    leaves
}

/// A position of a draughts game with other pieces, the first side to move.
fn with_rows(name: &str, rows: &str) -> Rules {
    let text = format!("name = \"set-up\"\nextends = \"{name}\"\nsetup = \"{rows}\"\n");
    Rules::new(&Definition::from_toml(&text, &Catalog).unwrap_or_else(|error| panic!("{error}"))).unwrap()
}

/// Every move: origin, cells on the way, destination, and what is captured.
fn told(rules: &Rules) -> Vec<String> {
    let position = rules.start();
    let name = |cell| rules.cell_name(cell);
    let tell = |played: &Move| {
        let mut stops = vec![name(played.from())];
        stops.extend(played.path().iter().map(|&cell| name(cell)));
        stops.push(name(played.to()));
        let mut captured: Vec<&str> = position.captures(played).into_iter().map(name).collect();
        captured.sort_unstable();
        let promotes = if played.promotion().is_some() { "=K" } else { "" };
        format!("{}{promotes} takes {}", stops.join("-"), captured.join(" "))
    };
    let mut moves: Vec<String> = position.legal_moves().iter().map(tell).collect();
    moves.sort();
    moves
}

#[test]
fn a_chain_must_go_on() {
    let rules = with_rows("english-draughts", "8/8/8/4m3/8/2m5/1M6/8");
    assert_eq!(told(&rules), ["b2-d4-f6 takes c3 e5"]);
    let captured = rules.start().legal_moves()[0].clone();
    let mut position = rules.start();
    position.play(&captured).unwrap();
    assert_eq!(position.pieces().count(), 1);
    position.undo();
    assert_eq!(position.setup(), rules.start().setup());
}

#[test]
fn crowning_ends_a_chain_of_english_draughts() {
    let rows = "8/2m1m3/1M6/8/8/8/8/8";
    assert_eq!(told(&with_rows("english-draughts", rows)), ["b6-d8=K takes c7"]);
    // In Russian draughts the man goes on as a king, which flies.
    let russian = told(&with_rows("russian-draughts", rows));
    assert_eq!(russian, ["b6-d8-f6=K takes c7 e7", "b6-d8-g5=K takes c7 e7", "b6-d8-h4=K takes c7 e7"]);
    // In international draughts it goes on as a man and does not promote.
    let brazilian = told(&with_rows("brazilian-draughts", rows));
    assert_eq!(brazilian, ["b6-d8-f6 takes c7 e7"]);
}

#[test]
fn the_largest_capture_is_compulsory_only_in_some_games() {
    let rows = "8/8/1m3m2/8/1m1m4/2M5/8/8";
    assert_eq!(told(&with_rows("russian-draughts", rows)), ["c3-a5-c7 takes b4 b6", "c3-e5-g7 takes d4 f6"]);
    let rows = "8/8/5m2/8/1m1m4/2M5/8/8";
    assert_eq!(told(&with_rows("russian-draughts", rows)), ["c3-a5 takes b4", "c3-e5-g7 takes d4 f6"]);
    assert_eq!(told(&with_rows("brazilian-draughts", rows)), ["c3-e5-g7 takes d4 f6"]);
}

#[test]
fn captured_pieces_stand_in_the_way_until_the_end() {
    // After d4, e7 and c7 the king stands on b6. Only where d4 is already gone, it can take e3 across it.
    let rows = "8/2m1m3/8/8/3m4/4m3/1K6/8";
    assert_eq!(
        told(&with_rows("brazilian-draughts", rows)),
        ["b2-f6-d8-a5 takes c7 d4 e7", "b2-f6-d8-b6 takes c7 d4 e7"]
    );
    let text = format!(
        "name = \"at-once\"\nextends = \"brazilian-draughts\"\nsetup = \"{rows}\"\ncapture.removed = \"at-once\"\n"
    );
    let at_once = Rules::new(&Definition::from_toml(&text, &Catalog).unwrap()).unwrap();
    assert_eq!(told(&at_once), ["b2-f6-d8-b6-f2 takes c7 d4 e3 e7", "b2-f6-d8-b6-g1 takes c7 d4 e3 e7"]);
}

#[test]
fn a_turkish_king_may_not_turn_straight_back() {
    let rows = "8/8/8/8/1m1K1m2/8/8/8";
    let turns = told(&with_rows("turkish-draughts", rows));
    assert_eq!(turns, ["d4-a4 takes b4", "d4-g4 takes f4", "d4-h4 takes f4"]);
    let text = format!(
        "name = \"turning\"\nextends = \"turkish-draughts\"\nsetup = \"{rows}\"\ncapture.no-turning-back = false\n"
    );
    let turning = Rules::new(&Definition::from_toml(&text, &Catalog).unwrap()).unwrap();
    assert!(told(&turning).iter().all(|text| text.ends_with(" takes b4 f4")), "{:?}", told(&turning));
}

#[test]
fn chains_agree_with_the_reference() {
    for (name, _) in PUBLISHED {
        let definition = chesswright_catalog::definition(name).expect("a built-in game");
        for seed in 0..2 {
            let how = Play { seed, plies: 120, setup: None, effort: 500, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{name}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// Chess in which every capture can go on, up to the capture of a king.
const EATERS: &str = r#"
name = "eaters"
extends = "chess"
castling = false
setup = "4k3/2n1n3/8/3p4/8/8/3P4/1N2K3"
capture.chain = "may"
"#;

#[test]
fn chains_attack_royals() {
    for change in ["", "capture.removed = \"at-end\"", "capture.no-turning-back = true"] {
        let text = format!("{EATERS}{change}\n");
        let definition = Definition::from_toml(&text, &Catalog).unwrap_or_else(|error| panic!("{error}"));
        for seed in 0..6 {
            let how = Play { seed, plies: 40, setup: None, effort: 1500, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{change}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
        // From c3 the knight takes d5, then c7 or e7, then the king.
        let rules = Rules::new(&definition).unwrap();
        let mut position = rules.start();
        let moves = position.legal_moves();
        let check = moves
            .iter()
            .find(|played| rules.cell_name(played.to()) == "c3" && rules.cell_name(played.from()) == "b1");
        position.play(check.expect("the knight can move")).unwrap();
        assert!(position.is_check());
        assert_eq!(position.checkers().len(), 1);
    }
}

/// Köko: a piece must end its move next to another one.
const KOKO: &str = r#"
name = "koko"
extends = "chess"
castling = false
setup = "7k/8/1P6/P7/8/8/8/K6r"
check.captures = "legal"
[[triggers]]
on = "after-move"
when = [
    { not = true, count = { cells = { at = "to", around = "K", owner = "own" }, at-least = 1 } },
    { not = true, count = { cells = { at = "to", around = "K", owner = "enemy" }, at-least = 1 } },
]
do = "forbid"
"#;

#[test]
fn a_capture_that_is_forbidden_gives_no_check() {
    let rules = Rules::new(&Definition::from_toml(KOKO, &Catalog).unwrap()).unwrap();
    let position = rules.start();
    assert!(!position.is_check(), "the rook would stand alone on a1");
    assert!(position.checkers().is_empty());
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|played| [played.from(), played.to()].map(|cell| rules.cell_name(cell)).concat())
        .collect();
    moves.sort();
    // The pawn begins on a5, so it can also make its double step.
    assert_eq!(moves, ["a5a6", "a5a7"]);
    let all = KOKO.replace("check.captures = \"legal\"\n", "");
    let all = Rules::new(&Definition::from_toml(&all, &Catalog).unwrap()).unwrap();
    assert!(all.start().is_check());
    assert_eq!(all.start().legal_moves().len(), 0);
}

#[test]
fn legal_checks_agree_with_the_reference() {
    for setup in ["7k/8/1P6/P7/8/8/8/K6r", "r3k2r/pppqbppp/2n2n2/3pp3/3PP3/2N2N2/PPPQBPPP/R3K2R"] {
        let castling = if setup.starts_with('r') { "" } else { "castling = false\n" };
        let text = KOKO.replace("7k/8/1P6/P7/8/8/8/K6r", setup).replace("castling = false\n", castling);
        let definition = Definition::from_toml(&text, &Catalog).unwrap_or_else(|error| panic!("{error}"));
        for seed in 0..4 {
            let how = Play { seed, plies: 40, setup: None, effort: 600, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                panic!("{setup}, seed {seed}: {}\n  after {}", mismatch.what, mismatch.path.join(", "));
            }
        }
    }
}

/// Pawns promote only when they enter the zone.
#[test]
fn promotion_on_entering_happens_once() {
    let text = "name = 'entering'\nsetup = '4k3/8/8/1P6/8/8/8/4K3'\npieces.king = { letter = 'k', betza = 'K', \
                royal = true }\npieces.rook = 'r:R'\n[pieces.pawn]\nletter = 'p'\nbetza = 'W'\npromotion = { zone \
                = 'own rank 6..8', to = 'rook', on = 'entering', forced = false }\n";
    let rules =
        Rules::new(&Definition::from_toml(text, &()).unwrap_or_else(|error| panic!("{error}"))).unwrap();
    let mut position = rules.start();
    let pawn = |position: &Position, to: &str| {
        let to = rules.board().cell(to).unwrap();
        let moves = position.legal_moves();
        moves
            .into_iter()
            .filter(|played| {
                played.to() == to
                    && position
                        .piece(played.from())
                        .is_some_and(|piece| rules.kind_name(piece.kind) == "pawn")
            })
            .collect::<Vec<_>>()
    };
    let entering = pawn(&position, "b6");
    assert_eq!(entering.iter().filter(|played| played.promotion().is_some()).count(), 1);
    let plain = entering.into_iter().find(|played| played.promotion().is_none()).expect("it may stay a pawn");
    position.play(&plain).unwrap();
    let king = position.legal_moves()[0].clone();
    position.play(&king).unwrap();
    assert!(pawn(&position, "b7").iter().all(|played| played.promotion().is_none()), "it is inside already");
}

/// The queen can take these pawns in more ways than anybody could list. Listing them has a bound, because a stranger may send such a game.
#[test]
fn not_more_captures_are_tried_than_can_be_listed_at_once() {
    let text = "name = 'feast'\nsetup = 'p1p1p1p1/8/p1p1p1p1/8/p1p1p1p1/8/2p1p1p1/Q7'\npieces.queen = 'q:Q'\n\
                pieces.pawn = 'p:fmWfcF'\ncapture.chain = 'may'\nend.stalemate = 'loss'\n";
    let rules =
        Rules::new(&Definition::from_toml(text, &()).unwrap_or_else(|error| panic!("{error}"))).unwrap();
    let start = rules.start();
    let captures = start.legal_moves().iter().filter(|played| !start.captures(played).is_empty()).count();
    assert!((1_000..=4_096).contains(&captures), "{captures}");
}
