//! The engine plays every built-in game against itself: all its moves are legal, and a search leaves the position unchanged.

use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_rules::{Position, Rules};

/// Plays a game with so many nodes a move, at most `most` moves long, and returns the last position.
fn play(rules: &Rules, nodes: u64, most: usize, prng: &mut Prng) -> Position {
    let mut engine = Engine::new(rules);
    engine.set_hash(1);
    let mut position = rules.start();
    for number in 0..most {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        if let Some(drawn) = position.draw_chance(&mut |below| prng.below(below as usize) as u32) {
            let answer = engine.search(&position, &Limits::nodes(nodes), &Stop::new(), &|| 0, &mut |_| {});
            assert_eq!(answer.best_move, None, "nobody chooses what nature does");
            position.play(&drawn).expect("a legal move");
            continue;
        }
        // The game starts with random moves, so that games differ.
        if number < 4 {
            position.play(&legal[prng.below(legal.len())]).expect("a legal move");
            continue;
        }
        let (key, before) = (position.key(), position.turns());
        let result = engine.search(&position, &Limits::nodes(nodes), &Stop::new(), &|| 0, &mut |_| {});
        assert_eq!((position.key(), position.turns()), (key, before));
        assert!(result.nodes <= nodes, "{} nodes of {nodes}", result.nodes);
        let best = result.best_move.expect("the game is not over");
        assert_eq!(result.turn.first(), Some(&best));
        assert!(legal.contains(&best), "an illegal move in {}", rules.definition().name);
        for (_, line) in &result.lines {
            let mut after = position.clone();
            for mv in line {
                after.play(mv).unwrap_or_else(|_| panic!("{}: an illegal line", rules.definition().name));
            }
        }
        position.play(&best).expect("a legal move");
    }
    position
}

#[test]
fn every_game_is_played_by_its_rules() {
    let mut prng = Prng::new(5);
    for name in chesswright_catalog::names() {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let end = play(&rules, 60, 24, &mut prng);
        assert!(end.turns() > 0, "{name} is not played at all");
    }
}

/// Half of the search techniques apply only further away from the leaves, so this test searches deeper.
#[test]
fn deeper_searches_leave_every_game_unchanged() {
    let mut prng = Prng::new(6);
    for name in chesswright_catalog::names() {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        play(&rules, 4_000, 6, &mut prng);
    }
}
