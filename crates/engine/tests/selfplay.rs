//! Every built-in game is played to its end or for a while: nothing but legal moves, and the position is left as it was.

use chesswright_engine::{Engine, Limits, Random, Stop};
use chesswright_rules::{Position, Rules};

/// Plays a game against itself with so many nodes a move; tells how it went.
fn play(rules: &Rules, nodes: u64, most: usize, random: &mut Random) -> Position {
    let mut engine = Engine::new(rules);
    engine.set_hash(1);
    let mut position = rules.start();
    for number in 0..most {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        // Every game is another one.
        if number < 4 {
            position.play(&legal[random.below(legal.len())]).expect("a legal move");
            continue;
        }
        let (key, before) = (position.key(), position.turns());
        let answer = engine.search(&position, &Limits::nodes(nodes), &Stop::new(), &|| 0, &mut |_| {});
        assert_eq!((position.key(), position.turns()), (key, before));
        assert!(answer.nodes <= nodes, "{} nodes of {nodes}", answer.nodes);
        let best = answer.best.expect("the game is not over");
        assert_eq!(answer.turn.first(), Some(&best));
        assert!(legal.contains(&best), "an illegal move in {}", rules.definition().name);
        for (_, line) in &answer.lines {
            let mut after = position.clone();
            for played in line {
                after.play(played).unwrap_or_else(|_| panic!("{}: an illegal line", rules.definition().name));
            }
        }
        position.play(&best).expect("a legal move");
    }
    position
}

#[test]
fn every_game_is_played_by_its_rules() {
    let mut random = Random::new(5);
    for name in chesswright_catalog::names() {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let end = play(&rules, 60, 24, &mut random);
        assert!(end.turns() > 0, "{name} is not played at all");
    }
}

/// Deep enough for everything a search tries: half of what it does is left out near the leaves.
#[test]
fn looking_deeper_leaves_every_game_as_it_was() {
    let mut random = Random::new(6);
    for name in chesswright_catalog::names() {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        play(&rules, 4_000, 6, &mut random);
    }
}
