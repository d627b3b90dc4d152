//! Rules about turns, check and captures that differ by side.

use chesswright_catalog::Catalog;
use chesswright_rules::definition::model::{FlipRule, PassRule, Sided};
use chesswright_rules::{Definition, Reason, Rules, Side};

use crate::reference::compare::{Play, play};
use crate::reference::game::Game;
use crate::reference::situation::Situation;

fn read(text: &str) -> Definition {
    let text = format!("name = 'by-side'\n{text}");
    Definition::from_toml(&text, &Catalog).unwrap_or_else(|report| panic!("{text}\n{report}"))
}

/// White moves two times in a turn.
const MONSTER: &str = "extends = 'chess'\nsetup = 'rnbqkbnr/pppppppp/8/8/8/8/2PPPP2/4K3'\ncastling = false\n\
                       turn.steps = { white = 2 }";
/// Two kings on each side.
const KINGS: &str = "extends = 'chess'\nsetup = '2r1k1k1/2q2p2/8/8/8/8/2Q2P2/2R1K1K1'\ncastling = false";
/// Pieces without royals.
const STONES: &str = "setup = 'rr2/1p2/2P1/2RR'\nboard = '4x4'\npieces = { rook = 'r:R', pawn = 'p:fmWfcF' }\n\
                      end.extinction = { pieces = [], verdict = 'loss' }";

/// Each rule for some side only: a document and what it changes.
const GAMES: &[(&str, &str)] = &[
    (MONSTER, "check.binding = false"),
    (MONSTER, "check.binding = false\nturn.check-ends = { white = true }"),
    (MONSTER, "check.binding = false\nturn.first-steps = 1\nturn.grows-by = 1"),
    (MONSTER, "check.binding = { white = false }"),
    (
        "extends = 'chess'\nsetup = '4k3/8/8/8/8/2q5/8/R3K2R'\ncastling = false",
        "turn.pass = { black = true }",
    ),
    (
        "extends = 'chess'\nsetup = 'k7/2Q5/8/8/8/8/8/4K3'\ncastling = false",
        "turn.pass = { white = 'allowed', black = 'stuck' }",
    ),
    (
        "extends = 'chess'\nsetup = '3rk3/4q3/8/8/8/8/4Q3/3RK3'\ncastling = false",
        "check.binding = { white = false }",
    ),
    (
        "extends = 'chess'\nsetup = '3rk3/4q3/8/8/8/8/4Q3/3RK3'\ncastling = false",
        "check.binding = { black = false }",
    ),
    (
        "extends = 'atomic'\nsetup = '3rk3/3pq3/8/8/8/8/3PQ3/3RK3'\ncastling = false",
        "check.binding = { black = false }",
    ),
    ("extends = 'racingkings'", "check.forbidden = { black = false, white = true }"),
    (
        "extends = 'chess'\nsetup = '3rk3/4q3/8/8/8/8/4Q3/3RK3'\ncastling = false",
        "check.forbidden = { black = true }",
    ),
    (KINGS, ""),
    (KINGS, "check.all = { black = true }"),
    (KINGS, "check.all = { white = true }\ncheck.binding = { black = false }"),
    (
        "extends = 'chess'\nsetup = '3rk3/4q3/8/8/8/8/4Q3/3RK3'\ncastling = false",
        "check.stays = { black = true }",
    ),
    (
        "extends = 'chess'\nsetup = '3rk3/2p1q3/8/1P6/8/2p5/1P2Q3/3RK3'\ncastling = false",
        "capture.forced = { white = true }",
    ),
    (
        "extends = 'chess'\nsetup = '3rk3/2p1q3/8/1P6/8/2p5/1P2Q3/3RK3'\ncastling = false",
        "capture.petrifies = { white = ['queen', 'king'] }",
    ),
    (
        "extends = 'chess'\nsetup = '3rk3/4q3/8/8/8/8/4Q3/3RK3'\ncastling = false",
        "end.checks = { white = 2, black = 1 }",
    ),
    (
        "extends = 'chess'\nsetup = '3rk3/4q3/8/8/8/8/4Q3/3RK3'\ncastling = false\ncheck.binding = false",
        "end.checks = { black = 2 }",
    ),
    (STONES, "capture.flips = { black = 'neighbours', white = 'lines' }"),
    (STONES, "capture.flips = { white = 'touched' }\ncapture.forced = { black = true }"),
];

#[test]
fn trees_have_as_many_leaves() {
    for (game, changes) in GAMES {
        let definition = read(&format!("{game}\n{changes}"));
        let (rules, game) = (Rules::new(&definition).unwrap(), Game::new(&definition).unwrap());
        let start = Situation::start(&game);
        for depth in 1..=3 {
            let (core, reference) = (rules.start().perft(depth), game.perft(&start, depth));
            assert_eq!(core, reference, "depth {depth} of {changes} in {}", definition.canonical_json());
        }
    }
}

#[test]
fn random_games_agree() {
    for (game, changes) in GAMES {
        let definition = read(&format!("{game}\n{changes}"));
        for seed in 0..3 {
            let how = Play { seed, plies: 60, setup: None, effort: 1000, steps: u64::MAX };
            if let Err(mismatch) = play(&definition, &how) {
                let after = mismatch.path.join(", ");
                panic!("{changes}, seed {seed}: {}\n  after {after}", mismatch.what);
            }
        }
    }
}

#[test]
fn a_side_that_is_not_named_has_the_default() {
    let same = [
        ("turn.steps = { white = 2 }", "turn.steps = { black = 1, white = 2 }"),
        ("turn.steps = { white = 2, black = 2 }", "turn.steps = 2"),
        ("turn.steps = { black = 1 }", ""),
        ("turn.pass = { white = true }", "turn.pass = { white = 'allowed', black = 'never' }"),
        ("check.binding = { white = false }", "check.binding = { white = false, black = true }"),
        ("check.binding = { white = false, black = false }", "check.binding = false"),
        ("check.forbidden = { white = false }", ""),
        ("end.checks = { white = 3, black = 3 }", "end.checks = 3"),
        ("end.checks = { white = 3 }", "end.checks = { black = 0, white = 3 }"),
        ("end.checks = { white = 0 }", ""),
        ("capture.petrifies = { black = 'queen' }", "capture.petrifies = { black = ['queen'], white = [] }"),
    ];
    for (one, other) in same {
        let [one, other] = [one, other].map(|changes| read(&format!("extends = 'chess'\n{changes}")));
        assert_eq!(one, other);
        assert_eq!(one.hash(), other.hash());
    }
    let chess = read("extends = 'chess'");
    for changes in
        ["turn.steps = { white = 2 }", "check.binding = { white = false }", "turn.pass = { black = true }"]
    {
        let changed = read(&format!("extends = 'chess'\n{changes}"));
        assert_ne!(changed.hash(), chess.hash());
        assert_eq!(Definition::from_json(&changed.canonical_json(), &()).unwrap(), changed);
    }
}

#[test]
fn a_value_tells_what_holds_for_a_side() {
    let game = read(
        "extends = 'chess'\n[turn]\nsteps = { white = 2 }\npass = { black = 'stuck' }\n[check]\nbinding = { black = false }\n\
         [capture]\nforced = { white = true }\npetrifies = { white = 'queen' }",
    );
    assert_eq!(["white", "black"].map(|side| game.turn.steps_for(side)), [2, 1]);
    assert_eq!(["white", "black"].map(|side| game.turn.pass_for(side)), [PassRule::Never, PassRule::Stuck]);
    assert_eq!(["white", "black"].map(|side| game.check.binding_for(side)), [true, false]);
    assert_eq!(["white", "black"].map(|side| game.capture.forced_for(side)), [true, false]);
    assert_eq!(["white", "black"].map(|side| game.capture.petrifies_for(side).len()), [1, 0]);
    assert_eq!(game.capture.flips, Sided::All(FlipRule::None));
}

#[test]
fn turns_have_the_steps_of_their_side() {
    let rules = Rules::new(&read(&format!("{MONSTER}\ncheck.binding = false"))).unwrap();
    let mut position = rules.start();
    let mut order = vec![];
    for _ in 0..6 {
        order.push((position.turn().0, position.steps_left()));
        let first = position.legal_moves()[0].clone();
        position.play(&first).unwrap();
    }
    assert_eq!(order, [(0, 2), (0, 1), (1, 1), (0, 2), (0, 1), (1, 1)]);
    assert_eq!([0, 1].map(|side| rules.steps_of_turn(Side(side), 4)), [2, 1]);
}

#[test]
fn only_a_side_that_need_not_keep_its_king_safe_loses_it() {
    let text = "extends = 'chess'\nsetup = '4k3/4r3/8/8/8/8/4R3/3K4'\ncheck.binding = { black = false }\ncastling = false";
    let rules = Rules::new(&read(text)).unwrap();
    let mut position = rules.start();
    let named = |position: &chesswright_rules::Position, from: &str, to: &str| {
        let cell = |name| rules.board().cell(name);
        let moves = position.legal_moves();
        moves.into_iter().find(|m| (Some(m.from()), Some(m.to())) == (cell(from), cell(to)))
    };
    position.play(&named(&position, "d1", "c1").unwrap()).unwrap();
    // The rook shields its king, but it may leave the file.
    position.play(&named(&position, "e7", "d7").unwrap()).unwrap();
    assert!(named(&position, "c1", "d1").is_none(), "White must keep its king safe");
    position.play(&named(&position, "e2", "e8").unwrap()).unwrap();
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Side(0)), Reason::RoyalCaptured));
}
