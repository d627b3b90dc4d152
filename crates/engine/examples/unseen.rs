//! Measures how well the engine plays unknown games, crossed from built-in ones, against the random and the greedy bot.
//!
//! A game counts only if it can be won: with ten times as many nodes the engine wins at least one of four games against the
//! random bot. The number of games left out is printed.
//!
//! `cargo run --release -p chesswright-engine --example unseen -- [DEFINITIONS] [NODES A MOVE] [SEED]`
#![allow(clippy::print_stdout, reason = "a command line tool")]

#[path = "../tests/crossed/mod.rs"]
mod crossed;

use chesswright_engine::{Engine, Limits, Personality, Prng, Stop};
use chesswright_rules::{Rules, Side};

use crossed::crossed;

/// A game of so many moves counts as a draw.
const MAX_MOVES: usize = 400;
/// The number of random moves at the start, so that games against the greedy bot differ. Games against the random bot differ
/// anyway, and two bad moves lose some small games.
const OPENING: usize = 2;

/// The numbers of won, drawn and lost games.
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

/// Plays a game against a bot; none when nobody wins.
fn play(
    rules: &Rules,
    us: Side,
    nodes: u64,
    other: Personality,
    prng: &mut Prng,
    prints: bool,
) -> Option<bool> {
    let mut engine = Engine::new(rules);
    engine.set_hash(2);
    let (stop, limits) = (Stop::new(), Limits::nodes(nodes));
    let mut position = rules.start();
    for number in 0..MAX_MOVES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = if number < OPENING && other != Personality::Random {
            Some(legal[prng.below(legal.len())].clone())
        } else if position.turn() == us {
            engine.search(&position, &limits, &stop, &|| 0, &mut |_| {}).best_move
        } else {
            other.choose(&mut engine, &position, prng, &limits, &stop, &|| 0)
        };
        let mv = mv.filter(|mv| legal.contains(mv));
        assert!(mv.is_some(), "an illegal move in {}", rules.definition().canonical_json());
        mv.iter().for_each(|mv| position.play_unchecked(mv));
    }
    let end = position.outcome();
    let won = end.and_then(|end| end.winner).map(|winner| winner == us);
    if prints && won != Some(true) {
        let how = end.map_or("too long".to_owned(), |end| format!("{:?}", end.reason));
        let (side, turns) = (us.index(), position.turns());
        let document = rules.definition().canonical_json();
        println!("  not won as side {side} against {other:?}: {how} after {turns} turns of {document}");
    }
    won
}

/// Whether a stronger engine wins the game at all.
fn can_be_won(rules: &Rules, nodes: u64, prng: &mut Prng) -> bool {
    (0..4).any(|game| {
        let us = Side((game % rules.sides()) as u8);
        play(rules, us, nodes * 10, Personality::Random, prng, false) == Some(true)
    })
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|number| number.parse().unwrap_or(0));
    let mut next = |default: u64| arguments.next().filter(|&number| number > 0).unwrap_or(default);
    let (wanted, nodes, seed) = (next(50), next(300), next(7));
    let mut prng = Prng::new(seed);
    let (mut games, mut left_out) = (0, 0);
    let mut tallies = [Tally::default(), Tally::default()];
    while games < wanted {
        let Some(rules) = crossed(&mut prng) else { continue };
        if rules.start().outcome().is_some() || rules.sides() != 2 {
            continue;
        }
        if !can_be_won(&rules, nodes, &mut prng) {
            left_out += 1;
            continue;
        }
        games += 1;
        for (tally, other) in tallies.iter_mut().zip([Personality::Random, Personality::Greedy]) {
            for us in 0..2 {
                tally.add(play(&rules, Side(us), nodes, other, &mut prng, true));
            }
        }
        let [random, greedy] = &tallies;
        println!("{games} definitions: random {}; greedy {}", random.line(), greedy.line());
    }
    println!("{left_out} definitions were left out, because nobody wins them");
}
