//! Games against the random mover.

use chesswright_engine::{Engine, Limits, Personality, Random, Stop};
use chesswright_rules::{Position, Rules, Side};

/// A game of so many moves is nobody's.
const MOST: usize = 160;

/// Plays against the random mover; tells who won.
pub(crate) fn play(rules: &Rules, us: Side, nodes: u64, random: &mut Random) -> (Position, Option<Side>) {
    let mut engine = Engine::new(rules);
    engine.set_hash(1);
    let (stop, limits) = (Stop::new(), Limits::nodes(nodes));
    let mut position = rules.start();
    for _ in 0..MOST {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let played = if position.turn() == us {
            let answer = engine.search(&position, &limits, &stop, &|| 0, &mut |_| {});
            answer.best.expect("the game is not over")
        } else {
            Personality::Random
                .choose(&mut engine, &position, random, &limits, &stop, &|| 0)
                .expect("the game is not over")
        };
        assert!(legal.contains(&played), "an illegal move in {}", rules.definition().canonical_json());
        position.play_unchecked(&played);
    }
    let winner = position.outcome().and_then(|end| end.winner);
    (position, winner)
}
