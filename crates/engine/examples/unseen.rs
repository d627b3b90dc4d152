//! How well games are played that nobody has seen: crossed from built-in ones, against the random and the greedy player.
//!
//! A game counts only if it can be won: a player of ten times as many positions wins at least once in four games against the random
//! mover, from either side. All others are left out, and their number is told.
//!
//! `cargo run --release -p chesswright-engine --example unseen -- [DEFINITIONS] [POSITIONS A MOVE] [SEED]`
#![allow(clippy::print_stdout, reason = "a command line tool")]

#[path = "../tests/crossed/mod.rs"]
mod crossed;

use chesswright_engine::{Engine, Limits, Personality, Random, Stop};
use chesswright_rules::{Rules, Side};

use crossed::crossed;

/// A game of so many moves is a draw.
const LONGEST: usize = 400;
/// Random moves at the beginning, so that no two games are the same. Against the random mover none are the same anyway, and some
/// small games are lost by two bad moves.
const OPENING: usize = 2;

/// Won, drawn and lost games.
#[derive(Default)]
struct Tally([u32; 3]);

impl Tally {
    fn add(&mut self, won: Option<bool>) {
        self.0[match won {
            Some(true) => 0,
            None => 1,
            Some(false) => 2,
        }] += 1;
    }

    fn line(&self) -> String {
        let [won, drawn, lost] = self.0;
        let all = (won + drawn + lost).max(1);
        format!("+{won} ={drawn} -{lost}, {:.1} %", (100 * won + 50 * drawn) as f64 / f64::from(all))
    }
}

/// Plays against a personality. None when nobody wins.
fn play(
    rules: &Rules,
    us: Side,
    nodes: u64,
    other: Personality,
    random: &mut Random,
    tells: bool,
) -> Option<bool> {
    let mut engine = Engine::new(rules);
    engine.set_hash(2);
    let (stop, limits) = (Stop::new(), Limits::nodes(nodes));
    let mut position = rules.start();
    for number in 0..LONGEST {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let played = if number < OPENING && other != Personality::Random {
            Some(legal[random.below(legal.len())].clone())
        } else if position.turn() == us {
            engine.search(&position, &limits, &stop, &|| 0, &mut |_| {}).best
        } else {
            other.choose(&mut engine, &position, random, &limits, &stop, &|| 0)
        };
        let played = played.filter(|played| legal.contains(played));
        assert!(played.is_some(), "an illegal move in {}", rules.definition().canonical_json());
        played.iter().for_each(|played| position.play_unchecked(played));
    }
    let end = position.outcome();
    let won = end.and_then(|end| end.winner).map(|winner| winner == us);
    if tells && won != Some(true) {
        let how = end.map_or("too long".to_owned(), |end| format!("{:?}", end.reason));
        let (side, turns) = (us.index(), position.turns());
        let document = rules.definition().canonical_json();
        println!("  not won as side {side} against {other:?}: {how} after {turns} turns of {document}");
    }
    won
}

/// Whether skill wins it at all.
fn can_be_won(rules: &Rules, nodes: u64, random: &mut Random) -> bool {
    (0..4).any(|game| {
        let us = Side((game % rules.sides()) as u8);
        play(rules, us, nodes * 10, Personality::Random, random, false) == Some(true)
    })
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|number| number.parse().unwrap_or(0));
    let mut next = |usual: u64| arguments.next().filter(|&number| number > 0).unwrap_or(usual);
    let (wanted, nodes, seed) = (next(50), next(300), next(7));
    let mut random = Random::new(seed);
    let (mut games, mut left_out) = (0, 0);
    let mut tallies = [Tally::default(), Tally::default()];
    while games < wanted {
        let Some(rules) = crossed(&mut random) else { continue };
        if rules.start().outcome().is_some() || rules.sides() != 2 {
            continue;
        }
        if !can_be_won(&rules, nodes, &mut random) {
            left_out += 1;
            continue;
        }
        games += 1;
        for (tally, other) in tallies.iter_mut().zip([Personality::Random, Personality::Greedy]) {
            for us in 0..2 {
                tally.add(play(&rules, Side(us), nodes, other, &mut random, true));
            }
        }
        let [chance, greedy] = &tallies;
        println!("{games} definitions: random {}; greedy {}", chance.line(), greedy.line());
    }
    println!("{left_out} definitions were left out, as nobody wins them");
}
