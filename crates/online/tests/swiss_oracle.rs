//! Compares Swiss pairings with another program that pairs by the same rules, bbpPairings or JaVaFo, if `CHESSWRIGHT_SWISS_ORACLE` names it.

#![allow(clippy::print_stderr, reason = "whoever runs it must see whether it was skipped")]

use std::fmt::Write;
use std::process::Command;

use chesswright_online::tournament::{Format, Next, Outcome, Pairing, Tournament};
use proptest::prelude::RngExt;
use proptest::test_runner::{RngAlgorithm, TestRng};

/// A tournament as a report file of FIDE (TRF), as far as a program that pairs reads it.
fn report(tournament: &Tournament, rounds: usize) -> String {
    let mut text = format!("XXR {rounds}\nXXC white1\n");
    for player in 0..tournament.present.len() {
        let points: u32 = tournament.rounds.iter().flatten().map(|pairing| pairing.points(player)).sum();
        let points = format!("{}.{}", points / 2, 5 * (points % 2));
        let number = player + 1;
        let name = format!("Player {number}");
        let rating = 2_600 - 5 * player;
        let _ = write!(
            text,
            "001 {number:>4}      {name:<33} {rating:>4}                            {points:>4} {number:>4}"
        );
        for round in &tournament.rounds {
            let cell =
                match round.iter().find(|pairing| pairing.has(player)) {
                    None => "0000 - Z".into(),
                    Some(pairing) => match pairing.opponent(player) {
                        None => "0000 - U".into(),
                        Some(other) => {
                            let first = pairing.first == player;
                            let colour = if first { 'w' } else { 'b' };
                            let result =
                                match pairing.outcome.expect("it is over") {
                                    Outcome::Draw => '=',
                                    Outcome::NobodyCame => '-',
                                    Outcome::First | Outcome::Second => {
                                        if pairing.points(player) > 0 {
                                            '1'
                                        } else {
                                            '0'
                                        }
                                    }
                                    Outcome::FirstCame | Outcome::SecondCame => {
                                        if pairing.points(player) > 0 { '+' } else { '-' }
                                    }
                                };
                            format!("{:>4} {colour} {result}", other + 1)
                        }
                    },
                };
            let _ = write!(text, "  {cell}");
        }
        if !tournament.present[player] {
            text.push_str("  0000 - Z");
        }
        text.push('\n');
    }
    text
}

/// What the other program pairs. `None` if it finds nothing that its rules allow.
fn theirs(program: &str, folder: &std::path::Path, text: &str) -> Option<Vec<(usize, Option<usize>)>> {
    let (file, answer) = (folder.join("in.trf"), folder.join("out.txt"));
    std::fs::write(&file, text).expect("a file");
    let _ = std::fs::remove_file(&answer);
    let ran = Command::new(program).arg("--dutch").arg(&file).arg("-p").arg(&answer).output();
    let ran = ran.expect("the program starts");
    let answer = std::fs::read_to_string(&answer).unwrap_or_default();
    if !ran.status.success() || answer.is_empty() {
        return None;
    }
    let pair = |line: &str| {
        let mut numbers = line.split_whitespace().filter_map(|number| number.parse::<usize>().ok());
        let (one, two) = (numbers.next()?, numbers.next()?);
        Some((one - 1, two.checked_sub(1)))
    };
    Some(answer.lines().skip(1).filter_map(pair).collect())
}

#[test]
fn another_program_pairs_the_same() {
    let Ok(program) = std::env::var("CHESSWRIGHT_SWISS_ORACLE") else {
        eprintln!("skipped: CHESSWRIGHT_SWISS_ORACLE names no program that pairs");
        return;
    };
    let many =
        std::env::var("CHESSWRIGHT_SWISS_TOURNAMENTS").ok().and_then(|text| text.parse().ok()).unwrap_or(30);
    let folder = std::env::temp_dir().join(format!("chesswright-swiss-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (mut same, mut wrong) = (0, vec![]);
    for seed in 0..many {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&u64::to_le_bytes(seed));
        let mut rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let players = rng.random_range(6..40);
        let rounds = rng.random_range(3..=9.min(players / 2));
        let forfeits = rng.random_ratio(1, 3);
        let mut tournament = Tournament::new(Format::Swiss { rounds }, 0);
        (0..players).for_each(|_| {
            tournament.enter();
        });
        while tournament.rounds.len() < rounds {
            let text = report(&tournament, rounds);
            let Some(expected) = theirs(&program, &folder, &text) else { break };
            let Next::Round(mut ours) = tournament.next() else {
                wrong.push(format!("seed {seed}: no round\n{text}"));
                break;
            };
            let pairs: Vec<_> = ours.iter().map(|pairing| (pairing.first, pairing.second)).collect();
            let sorted = |mut pairs: Vec<(usize, Option<usize>)>| {
                pairs.sort_unstable();
                pairs
            };
            if sorted(pairs.clone()) != sorted(expected.clone()) {
                wrong.push(format!(
                    "seed {seed}, {players} players, round {}:\nours   {pairs:?}\ntheirs {expected:?}\n{text}",
                    tournament.rounds.len() + 1
                ));
                break;
            }
            same += 1;
            for pairing in ours.iter_mut().filter(|pairing| pairing.second.is_some()) {
                pairing.outcome = Some(outcome(pairing, forfeits, &mut rng));
            }
            tournament.rounds.push(ours);
            let leaver = rng.random_range(0..6 * players);
            if forfeits && leaver < players {
                tournament.present[leaver] = false;
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    assert!(
        wrong.is_empty(),
        "{same} rounds are the same, {} are not; the first:\n{}",
        wrong.len(),
        wrong[0]
    );
    eprintln!("{same} rounds of {many} tournaments are the same");
}

/// Who is ranked higher wins more often.
fn outcome(pairing: &Pairing, forfeits: bool, rng: &mut TestRng) -> Outcome {
    if forfeits && rng.random_ratio(1, 15) {
        return Outcome::ALL[rng.random_range(3..6)];
    }
    let better = pairing.second.is_some_and(|second| pairing.first < second);
    match rng.random_range(0..10) {
        0..3 => Outcome::Draw,
        3..8 if better => Outcome::First,
        3..8 => Outcome::Second,
        _ if better => Outcome::Second,
        _ => Outcome::First,
    }
}
