//! The knock-out: whoever loses is out.
//!
//! The best and the second best can meet only in the final. A drawn game is played again with the seats exchanged; after two draws, a draw
//! in the third game counts for the second seat, so that every pair is decided.

use super::{Next, Outcome, Pairing};

/// How many games a pair plays at most.
const GAMES: usize = 3;

/// What comes next, after all games so far are over.
pub(super) fn next(players: usize, present: &[bool], rounds: &[Vec<Pairing>], lot: u64) -> Next {
    let Some(last) = rounds.last() else {
        return if players < 2 { Next::Over } else { Next::Round(first(players, present, lot)) };
    };
    let ways = matches(last);
    let again: Vec<Pairing> = ways.iter().filter(|way| is_open(way)).filter_map(|way| replay(way)).collect();
    if !again.is_empty() {
        return Next::Again(again);
    }
    if ways.len() == 1 {
        return Next::Over;
    }
    let winners: Vec<Option<usize>> =
        ways.iter().map(|way| winner(way).filter(|&winner| present[winner])).collect();
    let mut round: Vec<Pairing> = vec![];
    for (at, pair) in winners.chunks(2).enumerate() {
        match (pair[0], pair.get(1).copied().flatten()) {
            (Some(one), Some(two)) => {
                round.push(seated(one, two, lot >> ((at + rounds.len()) % 64) & 1 == 1))
            }
            (Some(one), None) | (None, Some(one)) => round.push(Pairing::bye(one)),
            // The place is kept, so that the others meet whom they would have met.
            (None, None) => round.push(nobody(&ways[2 * at])),
        }
    }
    Next::Round(round)
}

/// The first round: places up to a power of two, of which the last are empty.
fn first(players: usize, present: &[bool], lot: u64) -> Vec<Pairing> {
    let mut order = vec![0];
    while order.len() < players {
        let places = 2 * order.len();
        order = order.into_iter().flat_map(|seed| [seed, places - 1 - seed]).collect();
    }
    let pair = |(at, pair): (usize, &[usize])| {
        let here = |seed: usize| present.get(seed).copied().unwrap_or(false);
        match (here(pair[0]), here(pair[1])) {
            (true, true) => seated(pair[0], pair[1], lot >> (at % 64) & 1 == 1),
            (true, false) => Pairing::bye(pair[0]),
            (false, true) => Pairing::bye(pair[1]),
            (false, false) => Pairing { outcome: Some(Outcome::NobodyCame), ..Pairing::bye(pair[0]) },
        }
    };
    order.chunks(2).enumerate().map(pair).collect()
}

fn seated(one: usize, two: usize, turned: bool) -> Pairing {
    if turned { Pairing::new(two, one) } else { Pairing::new(one, two) }
}

fn nobody(way: &[Pairing]) -> Pairing {
    Pairing { outcome: Some(Outcome::NobodyCame), ..Pairing::bye(way[0].first) }
}

/// The games of each pair, in the order of the first ones.
fn matches(round: &[Pairing]) -> Vec<Vec<Pairing>> {
    let mut ways: Vec<Vec<Pairing>> = vec![];
    for pairing in round {
        let known = ways.iter_mut().find(|way| pairing.second.is_some() && way[0].has(pairing.first));
        match known {
            Some(way) => way.push(*pairing),
            None => ways.push(vec![*pairing]),
        }
    }
    ways
}

fn is_open(way: &[Pairing]) -> bool {
    way.len() < GAMES && way.iter().all(|pairing| pairing.outcome == Some(Outcome::Draw))
}

fn replay(way: &[Pairing]) -> Option<Pairing> {
    let last = way.last()?;
    Some(Pairing::new(last.second?, last.first))
}

fn winner(way: &[Pairing]) -> Option<usize> {
    let last = way.last()?;
    match last.outcome {
        Some(Outcome::Draw) => last.second,
        _ => last.winner(),
    }
}

/// The number of rounds that a player has won.
pub(super) fn survived(player: usize, rounds: &[Vec<Pairing>]) -> u32 {
    let won =
        |round: &&Vec<Pairing>| matches(round).iter().any(|way| !is_open(way) && winner(way) == Some(player));
    rounds.iter().filter(won).count() as u32
}
