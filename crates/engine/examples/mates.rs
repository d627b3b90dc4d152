//! Makes the table `tests/mates.tsv`: positions with a forced win, from games between weak players. Each win is proved by
//! exhaustive search.
//!
//! `cargo run --release -p chesswright-engine --example mates > tests/mates.tsv`
#![allow(clippy::print_stdout, reason = "a command line tool")]

#[path = "../tests/proof/mod.rs"]
mod proof;

use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_notation::position::write;
use chesswright_rules::{Position, Rules};

use proof::wins;

/// Games with the lengths in plies of the wins to find, each with the most moves that a position may have so that an exhaustive
/// search is feasible.
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
/// The number of positions of each game and length.
const EACH: usize = 3;
/// The number of games played to find them.
const TRIES: usize = 60;

/// A position of a game between two weak players in which a win takes so many plies and no fewer.
fn puzzle(rules: &Rules, engine: &mut Engine, moves: u32, most: usize, prng: &mut Prng) -> Option<Position> {
    let mut position = rules.start();
    engine.new_game();
    for number in 0..160 {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return None;
        }
        let careless = number < 6 || prng.below(3) == 0;
        let limits = Limits::nodes(if careless { 1 } else { 400 });
        let result = engine.search(&position, &limits, &Stop::new(), &|| 0, &mut |_| {});
        if legal.len() <= most
            && number > 6
            && result.score.mate() == Some((moves, true))
            && !wins(&mut position.without_history(), moves - 1)
            && wins(&mut position.without_history(), moves)
        {
            return Some(position.without_history());
        }
        let mv = if careless { Some(legal[prng.below(legal.len())].clone()) } else { result.best_move };
        position.play_unchecked(&mv?);
    }
    None
}

fn main() {
    println!(
        "# Positions in which the side to move wins by force: game, position, single moves until the end."
    );
    println!("# Found and proved by `cargo run --release -p chesswright-engine --example mates`.");
    for (seed, (name, lengths)) in (1..).zip(GAMES) {
        let mut prng = Prng::new(seed);
        let Some(rules) = chesswright_catalog::definition(name).and_then(|game| Rules::new(&game).ok())
        else {
            continue;
        };
        let mut engine = Engine::new(&rules);
        for &(moves, most) in lengths {
            let found = (0..TRIES).filter_map(|_| puzzle(&rules, &mut engine, moves, most, &mut prng));
            for position in found.take(EACH) {
                println!("{name}\t{}\t{moves}", write(&position));
            }
        }
    }
}
