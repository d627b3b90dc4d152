//! Games in which material misleads. The engine must beat a random opponent in them, too.

use crate::random_mover;

use chesswright_engine::Prng;
use chesswright_engine::eval::{EvalParams, Evaluation, HandcraftedEval};
use chesswright_rules::definition::Definition;
use chesswright_rules::{Rules, Side};

use random_mover::play;

fn rules(document: &str) -> Rules {
    let game = Definition::from_json(document, &chesswright_catalog::Catalog).expect("a definition");
    Rules::new(&game).expect("it compiles")
}

/// Two forms of reversi, losing chess, losing chess with a royal that must be lost, and a game in which all pieces but the
/// king must be lost.
const GAMES: [&str; 5] = [
    r#"{"name": "a", "extends": "flipersi"}"#,
    r#"{"name": "b", "extends": "flipello"}"#,
    r#"{"name": "c", "extends": "codrus"}"#,
    r#"{"name": "d", "extends": "antichess"}"#,
    r#"{"name": "e", "extends": "chess", "end": {"stalemate": "win", "extinction": [{"verdict": "win"}]}}"#,
];

#[test]
fn the_engine_beats_random_moves_where_material_misleads() {
    for document in GAMES {
        let (rules, mut prng) = (rules(document), Prng::new(3));
        for game in 0..10 {
            let us = Side(game % 2);
            let winner = play(&rules, us, 300, &mut prng).1;
            assert_eq!(winner, Some(us), "game {game} of {document}");
        }
    }
}

/// Two moves a turn for White; captures that only Black is forced to make.
const BY_SIDE: [&str; 2] = [
    r#"{"name": "f", "extends": "chess", "turn": {"steps": {"white": 2}}, "check": {"binding": false}}"#,
    r#"{"name": "g", "extends": "chess", "capture": {"forced": {"black": true}}}"#,
];

#[test]
fn a_random_opponent_is_beaten_where_rules_differ_by_side() {
    for document in BY_SIDE {
        let (rules, mut prng) = (rules(document), Prng::new(5));
        for game in 0..3 {
            let winner = play(&rules, Side(0), 300, &mut prng).1;
            assert_eq!(winner, Some(Side(0)), "game {game} of {document}");
        }
    }
}

#[test]
fn in_reversi_stable_pieces_count_and_giving_away_a_corner_costs() {
    let rules = rules(GAMES[1]);
    let evaluation = HandcraftedEval::with(&rules, &EvalParams::default(), None);
    let score = |rows: &str| {
        let text = format!("{rows}[PPPPPPPPPPPPPPPPPPPPpppppppppppppppppppp] w - - 0 1");
        let position = chesswright_notation::position::read(&rules, &text).expect("a position").position;
        evaluation.score(&position, Side(0))
    };
    let corner = score("P7/8/8/3Pp3/3pp3/8/8/8");
    let beside = score("8/1P6/8/3Pp3/3pp3/8/8/8");
    let inside = score("8/8/2P5/3Pp3/3pp3/8/8/8");
    assert!(corner > inside + 50 && inside > beside + 20, "{corner}, {inside}, {beside}");
}
