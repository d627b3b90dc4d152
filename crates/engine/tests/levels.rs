//! Levels of strength: the same mistakes again in the same game, none that nobody would make.

use std::collections::HashSet;

use chesswright_engine::{Engine, LEVELS, Limits, Opponent, Stop};
use chesswright_notation::moves::Notation;
use chesswright_rules::{Position, Rules};

fn chess() -> Rules {
    Rules::new(&chesswright_catalog::definition("chess").expect("built in")).expect("valid")
}

fn at(rules: &Rules, fen: &str) -> Position {
    chesswright_notation::position::read(rules, fen).expect(fen).position
}

/// The move of a level, as a text.
fn chosen(engine: &mut Engine, position: &Position, level: u32, seed: u64) -> String {
    engine.new_game();
    let opponent = Opponent::new(level, seed);
    let found = opponent.choose(engine, position, &Limits::default(), &Stop::new(), &|| 0, &mut |_| {});
    Notation::Uci.write(position, &found.best_move.expect("the game is not over"))
}

#[test]
fn a_seed_plays_the_same_again_and_others_differ() {
    let rules = chess();
    let mut engine = Engine::new(&rules);
    for level in 1..LEVELS {
        let mut play = |seed| chosen(&mut engine, &rules.start(), level, seed);
        let first: Vec<String> = (0..12).map(&mut play).collect();
        let again: Vec<String> = (0..12).map(&mut play).collect();
        assert_eq!(first, again, "level {level}");
        let different: HashSet<&String> = first.iter().collect();
        assert!(different.len() > 1, "level {level} always plays {first:?}");
    }
}

#[test]
fn from_the_third_level_on_wins_in_one_are_not_missed() {
    let rules = chess();
    let mut engine = Engine::new(&rules);
    let mate = at(&rules, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    for level in 3..=LEVELS {
        for seed in 0..12 {
            assert_eq!(chosen(&mut engine, &mate, level, seed), "a1a8", "level {level}, seed {seed}");
        }
    }
}

#[test]
fn the_third_level_and_those_above_take_back_what_costs_nothing() {
    let rules = chess();
    let mut engine = Engine::new(&rules);
    let lines = [
        ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6", &["b7c6", "d7c6"][..]),
        ("d2d4 d7d5 c2c4 e7e6 c4d5", &["e6d5", "d8d5"]),
        ("e2e4 d7d5 e4d5", &["d8d5"]),
        ("e2e4 e7e5 g1f3 b8c6 f3e5", &["c6e5"]),
        ("d2d4 g8f6 c1g5 g7g6 g5f6", &["e7f6"]),
    ];
    for (line, answers) in lines {
        let mut position = rules.start();
        for text in line.split(' ') {
            let played = Notation::Uci.read(&position, text).expect(text);
            position.play(&played).expect(text);
        }
        for level in 3..=5 {
            for seed in 0..20 {
                let chosen = chosen(&mut engine, &position, level, seed);
                assert!(answers.contains(&chosen.as_str()), "{line}: {chosen} by level {level}, seed {seed}");
            }
        }
    }
}

#[test]
fn what_is_overlooked_once_is_overlooked_again() {
    let rules = chess();
    let mut engine = Engine::new(&rules);
    let queens = ["k5q1/pp6/8/8/8/8/B4PPP/6K1 w - - 0 1", "1k4q1/pp6/8/8/8/7P/B4PP1/6K1 w - - 0 1"];
    let [one, other] = queens.map(|fen| at(&rules, fen));
    let mut missed = |position: &Position, level| -> Vec<u64> {
        (0..60).filter(|&seed| chosen(&mut engine, position, level, seed) != "a2g8").collect()
    };
    let by_three = missed(&one, 3);
    assert!((10..45).contains(&by_three.len()), "{by_three:?}");
    assert_eq!(by_three, missed(&other, 3));
    let missed_by = [4, 6, LEVELS].map(|level| missed(&one, level).len());
    assert!(missed_by.is_sorted_by(|weaker, stronger| weaker > stronger), "{missed_by:?}");
}
