//! Makes the table `tests/mates.tsv`: positions of games between players who see little, in which somebody who sees more wins by force.
//! Each is proved by looking at everything.
//!
//! `cargo run --release -p chesswright-engine --example mates > tests/mates.tsv`
#![allow(clippy::print_stdout, reason = "a command line tool")]

#[path = "../tests/proof/mod.rs"]
mod proof;

use chesswright_engine::{Engine, Limits, Random, Stop};
use chesswright_notation::position::write;
use chesswright_rules::{Position, Rules};

use proof::wins;

/// Games with the numbers of single moves to look for, each with the most moves a position may have so that everything can be looked at.
const GAMES: [(&str, &[(u32, usize)]); 17] = [
    ("chess", &[(3, 45), (5, 14)]),
    ("crazyhouse", &[(3, 60)]),
    ("atomic", &[(3, 40)]),
    ("antichess", &[(3, 40)]),
    ("3check", &[(3, 40)]),
    ("kingofthehill", &[(3, 40)]),
    ("racingkings", &[(3, 40)]),
    ("horde", &[(3, 40)]),
    ("knightmate", &[(3, 40)]),
    ("capablanca", &[(3, 50)]),
    ("losalamos", &[(3, 30), (5, 12)]),
    ("makruk", &[(3, 40)]),
    ("shogi", &[(3, 70)]),
    ("minishogi", &[(3, 60)]),
    ("xiangqi", &[(3, 45)]),
    ("minixiangqi", &[(3, 30)]),
    ("breakthrough", &[(3, 30)]),
];
/// Positions of each game and length.
const EACH: usize = 3;
/// So many games are played to find them.
const TRIES: usize = 60;

/// A position of a game of two careless players in which a win takes so many moves and no fewer.
fn puzzle(
    rules: &Rules,
    engine: &mut Engine,
    moves: u32,
    most: usize,
    random: &mut Random,
) -> Option<Position> {
    let mut position = rules.start();
    engine.forget();
    for number in 0..160 {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return None;
        }
        let careless = number < 6 || random.below(3) == 0;
        let look = Limits::nodes(if careless { 1 } else { 400 });
        let answer = engine.search(&position, &look, &Stop::new(), &|| 0, &mut |_| {});
        if legal.len() <= most
            && number > 6
            && answer.score.end() == Some((moves, true))
            && !wins(&mut position.without_history(), moves - 1)
            && wins(&mut position.without_history(), moves)
        {
            return Some(position.without_history());
        }
        let played = if careless { Some(legal[random.below(legal.len())].clone()) } else { answer.best };
        position.play_unchecked(&played?);
    }
    None
}

fn main() {
    println!(
        "# Positions in which the side to move wins by force: game, position, single moves until the end."
    );
    println!("# Found and proved by `cargo run --release -p chesswright-engine --example mates`.");
    for (seed, (name, lengths)) in (1..).zip(GAMES) {
        let mut random = Random::new(seed);
        let Some(rules) = chesswright_catalog::definition(name).and_then(|game| Rules::new(&game).ok())
        else {
            continue;
        };
        let mut engine = Engine::new(&rules);
        for &(moves, most) in lengths {
            let found = (0..TRIES).filter_map(|_| puzzle(&rules, &mut engine, moves, most, &mut random));
            for position in found.take(EACH) {
                println!("{name}\t{}\t{moves}", write(&position));
            }
        }
    }
}
