//! Games against an opponent that plays at random.

use chesswright_engine::{Engine, Limits, Personality, Prng, Stop};
use chesswright_rules::{Position, Rules, Side};

/// A game of so many moves counts as a draw.
const MAX_MOVES: usize = 160;

/// Plays a game against a random opponent, and returns the last position and the winner.
pub(crate) fn play(rules: &Rules, us: Side, nodes: u64, prng: &mut Prng) -> (Position, Option<Side>) {
    let mut engine = Engine::new(rules);
    engine.set_hash(1);
    let (stop, limits) = (Stop::new(), Limits::nodes(nodes));
    let mut position = rules.start();
    for _ in 0..MAX_MOVES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        if let Some(drawn) = position.draw_chance(&mut |below| prng.below(below as usize) as u32) {
            position.play_unchecked(&drawn);
            continue;
        }
        let mv = if position.turn() == us {
            let result = engine.search(&position, &limits, &stop, &|| 0, &mut |_| {});
            result.best_move.expect("the game is not over")
        } else {
            Personality::Random
                .choose(&mut engine, &position, prng, &limits, &stop, &|| 0)
                .expect("the game is not over")
        };
        assert!(legal.contains(&mv), "an illegal move in {}", rules.definition().canonical_json());
        position.play_unchecked(&mv);
    }
    let winner = position.outcome().and_then(|end| end.winner);
    (position, winner)
}
