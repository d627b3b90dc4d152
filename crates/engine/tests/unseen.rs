//! The engine plays unknown games, crossed from built-in ones, by their rules and better than at random.

use crate::crossed;
use crate::random_mover;

use chesswright_engine::Prng;
use chesswright_rules::Side;

use crossed::crossed;
use random_mover::play;

#[test]
fn unknown_games_are_played_by_their_rules_and_better_than_at_random() {
    let mut prng = Prng::new(11);
    let (mut games, mut won, mut lost) = (0, 0, 0);
    while games < 40 {
        let Some(rules) = crossed(&mut prng) else { continue };
        if rules.start().outcome().is_some() {
            continue;
        }
        games += 1;
        let us = Side(prng.below(rules.sides()) as u8);
        match play(&rules, us, 150, &mut prng).1 {
            Some(winner) if winner == us => won += 1,
            Some(_) => lost += 1,
            None => {}
        }
    }
    // Some of these games cannot be won at all, and some are always won by the first side.
    assert!(won >= 4 * lost.max(1) && won >= 15, "{won} won and {lost} lost of {games}");
}
