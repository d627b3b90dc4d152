//! Whatever the results are: everybody is paired, nobody meets anybody twice, and seats are fair.

use std::collections::BTreeSet;

use chesswright_online::tournament::{Format, Next, Outcome, Pairing, Tournament, WIN};
use proptest::prelude::*;
use proptest::test_runner::TestRng;

/// The players that take part in a round, each once.
fn paired(round: &[Pairing]) -> Vec<usize> {
    round.iter().flat_map(|pairing| [Some(pairing.first), pairing.second]).flatten().collect()
}

fn entered(format: Format, lot: u64, players: usize) -> Tournament {
    let mut tournament = Tournament::new(format, lot);
    (0..players).for_each(|_| {
        tournament.enter();
    });
    tournament
}

/// An outcome by chance: mostly a game, and now and then somebody does not come.
fn outcome(rng: &mut TestRng) -> Outcome {
    let all = Outcome::ALL;
    let played = !rng.random_ratio(1, 12);
    let among = if played { &all[..3] } else { &all[3..] };
    among[rng.random_range(0..among.len())]
}

fn finish(round: &mut [Pairing], rng: &mut TestRng) {
    for pairing in round.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
        pairing.outcome = Some(outcome(rng));
    }
}

/// How often a player had the first seat more often than the second, and how often the same seat in a row at most.
fn seats(player: usize, tournament: &Tournament) -> (i32, usize) {
    let played = tournament.rounds.iter().flatten();
    let played: Vec<bool> = played
        .filter(|pairing| pairing.has(player) && pairing.was_played())
        .map(|pairing| pairing.first == player)
        .collect();
    let balance = played.iter().map(|first| if *first { 1 } else { -1 }).sum();
    let row = played.chunk_by(|one, two| one == two).map(<[bool]>::len).max().unwrap_or(0);
    (balance, row)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_swiss_tournament_pairs_everybody_and_nobody_twice(players in 2_usize..34, rounds in 1_usize..10, lot: u64, leaves: bool, mut rng in any::<u64>().prop_perturb(|_, rng| rng)) {
        let mut tournament = entered(Format::Swiss { rounds }, lot, players);
        let mut met = BTreeSet::new();
        let mut byes = vec![0; players];
        loop {
            let mut round = match tournament.next() {
                Next::Round(round) => round,
                Next::Over => break,
                other => panic!("{other:?}"),
            };
            let mut here = paired(&round);
            here.sort_unstable();
            let expected: Vec<usize> = (0..players).filter(|&player| tournament.present[player]).collect();
            prop_assert_eq!(here, expected, "each player once");
            prop_assert!(round.iter().filter(|pairing| pairing.second.is_none()).count() <= 1);
            finish(&mut round, &mut rng);
            for pairing in &round {
                match pairing.second {
                    None => byes[pairing.first] += 1,
                    Some(second) if pairing.was_played() => {
                        let pair = (pairing.first.min(second), pairing.first.max(second));
                        prop_assert!(met.insert(pair), "{pair:?} meet again in round {}", tournament.rounds.len() + 1);
                    }
                    Some(_) => {}
                }
            }
            tournament.rounds.push(round);
            let leaver = rng.random_range(0..4 * players);
            if leaves && leaver < players {
                tournament.present[leaver] = false;
            }
        }
        prop_assert!(byes.iter().all(|byes| *byes <= 1), "{byes:?}");
        prop_assert!(tournament.rounds.len() <= rounds);
        // With as many players as this, there is always somebody whom one has not met.
        if !leaves && players > 2 * rounds {
            prop_assert_eq!(tournament.rounds.len(), rounds);
        }
        if !leaves && players >= 3 * rounds + 4 {
            // The wishes that are absolute are then always met, except in the last round: whoever has more than half of the points by then, and
            // whoever meets such a player, may get a seat once too often.
            let (last, before) = tournament.rounds.split_last().expect("a round");
            let is_top = |player: usize| {
                let points: u32 = before.iter().flatten().map(|pairing| pairing.points(player)).sum();
                points > before.len() as u32
            };
            for pairing in last {
                let exempt = is_top(pairing.first) || pairing.second.is_some_and(is_top);
                let most = if exempt { 3 } else { 2 };
                for player in paired(&[*pairing]) {
                    let (balance, row) = seats(player, &tournament);
                    prop_assert!(balance.abs() <= most && row <= most as usize, "{player}: {balance} {row}");
                }
            }
        }
    }

    #[test]
    fn a_knockout_ends_with_one_who_never_lost(players in 2_usize..40, lot: u64, leaves: bool, mut rng in any::<u64>().prop_perturb(|_, rng| rng)) {
        let mut tournament = entered(Format::Knockout {}, lot, players);
        let mut out = vec![false; players];
        loop {
            let round = match tournament.next() {
                Next::Over => break,
                Next::Wait => {
                    finish(tournament.rounds.last_mut().expect("a round"), &mut rng);
                    continue;
                }
                Next::Again(games) => {
                    let drawn = tournament.rounds.last_mut().expect("a round");
                    for game in &games {
                        let before = drawn.iter().rfind(|pairing| pairing.has(game.first)).expect("a game");
                        prop_assert_eq!((Some(game.first), game.second), (before.second, Some(before.first)), "the seats are exchanged");
                    }
                    drawn.extend(games);
                    continue;
                }
                Next::Round(round) => round,
            };
            let here: Vec<usize> = round.iter().filter(|pairing| pairing.outcome != Some(Outcome::NobodyCame)).flat_map(|pairing| paired(&[*pairing])).collect();
            prop_assert_eq!(here.len(), here.iter().collect::<BTreeSet<_>>().len(), "each player once");
            prop_assert!(here.iter().all(|&player| !out[player]), "who lost is out");
            for (player, out) in out.iter_mut().enumerate() {
                *out = !here.contains(&player);
            }
            tournament.rounds.push(round);
            let leaver = rng.random_range(0..4 * players);
            if leaves && leaver < players {
                tournament.present[leaver] = false;
            }
        }
        let rounds = tournament.rounds.len();
        prop_assert_eq!(rounds as u32, players.next_power_of_two().trailing_zeros());
        if !leaves {
            let standings = tournament.standings();
            prop_assert!(standings[0].points >= standings[1].points && standings[0].points <= rounds as u32);
        }
    }

    #[test]
    fn an_arena_keeps_everybody_busy(players in 2_usize..40, lot: u64, mut rng in any::<u64>().prop_perturb(|_, rng| rng)) {
        let mut arena = entered(Format::Arena { minutes: 60 }, lot, players);
        for _ in 0..12 {
            let playing: BTreeSet<usize> =
                arena.rounds.iter().flatten().filter(|pairing| pairing.outcome.is_none()).flat_map(|pairing| paired(&[*pairing])).collect();
            let waiting: Vec<usize> = (0..players).filter(|player| !playing.contains(player)).collect();
            let pairs = arena.pair_waiting(&waiting);
            let here = paired(&pairs);
            prop_assert!(here.iter().all(|player| waiting.contains(player)));
            prop_assert_eq!(here.len(), here.iter().collect::<BTreeSet<_>>().len());
            let last = |player: usize| arena.rounds.iter().flatten().rfind(|pairing| pairing.has(player)).and_then(|pairing| pairing.opponent(player));
            if players > 2 {
                prop_assert!(pairs.iter().all(|pairing| last(pairing.first) != pairing.second));
            }
            if waiting.len() >= 4 {
                prop_assert!(waiting.len() - here.len() <= 1, "{waiting:?} {pairs:?}");
            }
            arena.rounds.push(pairs);
            for pairing in arena.rounds.iter_mut().flatten().filter(|pairing| pairing.outcome.is_none()) {
                if rng.random_ratio(1, 2) {
                    pairing.outcome = Some(outcome(&mut rng));
                }
            }
        }
        for player in 0..players {
            // Who waits longest gets a seat that is due, but the pair matters more: a balance of 5 was seen once.
            let (balance, _) = seats(player, &arena);
            prop_assert!(balance.abs() <= 6, "{balance}");
        }
    }
}

#[test]
fn the_first_rounds_are_those_of_the_book() {
    let mut tournament = entered(Format::Swiss { rounds: 5 }, 0, 6);
    let Next::Round(mut round) = tournament.next() else { panic!("a round") };
    // The upper half against the lower one, with alternating seats.
    assert_eq!(round, [Pairing::new(0, 3), Pairing::new(4, 1), Pairing::new(2, 5)]);
    for (pairing, outcome) in round.iter_mut().zip([Outcome::First, Outcome::Draw, Outcome::Second]) {
        pairing.outcome = Some(outcome);
    }
    tournament.rounds.push(round);
    assert_eq!(
        tournament.next(),
        Next::Round(vec![Pairing::new(5, 0), Pairing::new(1, 2), Pairing::new(3, 4)])
    );
    let order: Vec<usize> = tournament.standings().iter().map(|standing| standing.number).collect();
    assert_eq!(order[..2], [0, 5]);
    tournament.present[5] = false;
    let Next::Round(round) = tournament.next() else { panic!("a round") };
    let bye = round.last().expect("a bye");
    assert_eq!((bye.second, bye.points(bye.first)), (None, WIN));
}

#[test]
fn an_arena_doubles_the_points_of_a_streak() {
    let mut arena = entered(Format::Arena { minutes: 1 }, 0, 2);
    for outcome in [Outcome::First, Outcome::First, Outcome::First, Outcome::Draw, Outcome::First] {
        arena.rounds.push(vec![Pairing { outcome: Some(outcome), ..Pairing::new(0, 1) }]);
    }
    let standings = arena.standings();
    assert_eq!(
        (standings[0].number, standings[0].points, standings[0].on_fire),
        (0, 2 + 2 + 4 + 2 + 2, false)
    );
    assert_eq!((standings[1].points, standings[1].games), (1, 5));
}
