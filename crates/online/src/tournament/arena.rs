//! The arena: whoever has played plays again, as long as there is time.
//!
//! A win has two points, a draw one. After two wins in a row points are doubled until somebody else wins or draws.

use super::matching::matched;
use super::{Pairing, Standing};

/// Pairs those who wait, near each other in the standings. Nobody meets the last opponent again at once, unless there are only two.
pub(super) fn pair(waiting: &[usize], standings: &[Standing], rounds: &[Vec<Pairing>]) -> Vec<Pairing> {
    let rank = |player: usize| {
        standings.iter().position(|standing| standing.number == player).unwrap_or(standings.len()) as i64
    };
    let mut order: Vec<usize> = waiting.to_vec();
    order.sort_by_key(|&player| rank(player));
    order.dedup();
    let games = |player: usize| rounds.iter().flatten().filter(move |pairing| pairing.has(player));
    let last = |player: usize| games(player).next_back().and_then(|pairing| pairing.opponent(player));
    let only_two = standings.len() == 2;
    let balance = |player: usize| -> i64 {
        games(player).map(|pairing| if pairing.first == player { 1 } else { -1 }).sum()
    };
    let known: Vec<(Option<usize>, i64)> =
        order.iter().map(|&player| (last(player), balance(player))).collect();
    let mates = matched(order.len(), |one, two| {
        let again = known[one].0 == Some(order[two]) || known[two].0 == Some(order[one]);
        let apart = one.abs_diff(two) as i64;
        let seats = (known[one].1 + known[two].1).abs().min(known[one].1.abs() + known[two].1.abs());
        (only_two || !again).then_some([1, -(apart * apart + seats)])
    });
    let mut pairs = vec![];
    for (one, mate) in mates.into_iter().enumerate() {
        let Some(two) = mate.filter(|&two| two > one) else { continue };
        // Whoever has had the first seat less often gets it.
        let first_is_two = known[two].1 < known[one].1
            || (known[two].1 == known[one].1
                && games(order[one]).next_back().is_some_and(|last| last.first == order[one]));
        pairs.push(match first_is_two {
            true => Pairing::new(order[two], order[one]),
            false => Pairing::new(order[one], order[two]),
        });
    }
    pairs
}

/// What a player has.
pub(super) fn standing(player: usize, rounds: &[Vec<Pairing>]) -> Standing {
    let (mut points, mut streak, mut games) = (0, 0, 0);
    for pairing in rounds.iter().flatten().filter(|pairing| pairing.has(player) && pairing.outcome.is_some())
    {
        let won = pairing.points(player);
        points += if streak >= 2 { 2 * won } else { won };
        streak = if won == super::WIN && pairing.was_played() { streak + 1 } else { 0 };
        games += u32::from(pairing.was_played());
    }
    Standing { number: player, points, buchholz: 0, sonneborn: 0, games, on_fire: streak >= 2 }
}
