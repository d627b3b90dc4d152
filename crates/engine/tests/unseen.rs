//! Games nobody has seen: parts of one built-in game put into another. They are played at once, by their rules, and better than at random.

mod crossed;

use chesswright_engine::{Engine, Limits, Personality, Random, Stop};
use chesswright_rules::{Position, Rules, Side};

use crossed::crossed;

/// Plays against the random mover; tells who won.
fn play(rules: &Rules, us: Side, random: &mut Random) -> (Position, Option<Side>) {
    let mut engine = Engine::new(rules);
    engine.set_hash(1);
    let (stop, limits) = (Stop::new(), Limits::nodes(150));
    let mut position = rules.start();
    for _ in 0..160 {
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

#[test]
fn unseen_games_are_played_by_their_rules_and_better_than_at_random() {
    let mut random = Random::new(11);
    let (mut games, mut won, mut lost) = (0, 0, 0);
    while games < 40 {
        let Some(rules) = crossed(&mut random) else { continue };
        if rules.start().outcome().is_some() {
            continue;
        }
        games += 1;
        let us = Side(random.below(rules.sides()) as u8);
        match play(&rules, us, &mut random).1 {
            Some(winner) if winner == us => won += 1,
            Some(_) => lost += 1,
            None => {}
        }
    }
    // Some of these games cannot be won at all, and some are won by whoever moves first.
    assert!(won >= 4 * lost.max(1) && won >= 15, "{won} won and {lost} lost of {games}");
}
