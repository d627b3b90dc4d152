//! Games in which what usually counts misleads: they are won against the random mover all the same.

use crate::random_mover;

use chesswright_engine::Random;
use chesswright_engine::eval::{Derived, Evaluation, Parameters};
use chesswright_rules::definition::Definition;
use chesswright_rules::{Rules, Side};

use random_mover::play;

fn rules(document: &str) -> Rules {
    let game = Definition::from_json(document, &chesswright_catalog::Catalog).expect("a definition");
    Rules::new(&game).expect("it compiles")
}

/// Stones that change sides up to the last move; a king that has to be lost; pieces that could be lost only with a king that cannot.
const GAMES: [&str; 5] = [
    r#"{"name": "a", "extends": "flipersi"}"#,
    r#"{"name": "b", "extends": "flipello"}"#,
    r#"{"name": "c", "extends": "codrus"}"#,
    r#"{"name": "d", "extends": "antichess"}"#,
    r#"{"name": "e", "extends": "chess", "end": {"stalemate": "win", "extinction": [{"verdict": "win"}]}}"#,
];

#[test]
fn the_random_mover_is_beaten_where_counting_misleads() {
    for document in GAMES {
        let (rules, mut random) = (rules(document), Random::new(3));
        for game in 0..10 {
            let us = Side(game % 2);
            let winner = play(&rules, us, 300, &mut random).1;
            assert_eq!(winner, Some(us), "game {game} of {document}");
        }
    }
}

#[test]
fn stones_that_last_count_for_more_than_many() {
    let rules = rules(GAMES[1]);
    let evaluation = Derived::with(&rules, &Parameters::default(), None);
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
