//! Games nobody has seen: parts of one built-in game put into another. They are played at once, by their rules, and better than at random.

use crate::crossed;
use crate::random_mover;

use chesswright_engine::Random;
use chesswright_rules::Side;

use crossed::crossed;
use random_mover::play;

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
        match play(&rules, us, 150, &mut random).1 {
            Some(winner) if winner == us => won += 1,
            Some(_) => lost += 1,
            None => {}
        }
    }
    // Some of these games cannot be won at all, and some are won by whoever moves first.
    assert!(won >= 4 * lost.max(1) && won >= 15, "{won} won and {lost} lost of {games}");
}
