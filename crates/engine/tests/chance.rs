//! Games in which nature decides something.

use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_notation::position;
use chesswright_rules::{Position, Rules, Side};

use crate::random_mover::play;

fn rules(name: &str) -> Rules {
    let game = chesswright_catalog::definition(name).expect("it is built in");
    Rules::new(&game).expect("it compiles")
}

/// The points of the engine against somebody who plays at random, each side half of the games.
fn points(name: &str, games: u64, nodes: u64) -> f64 {
    let rules = rules(name);
    let mut points = 0.0;
    for game in 0..games {
        let us = Side((game % 2) as u8);
        match play(&rules, us, nodes, &mut Prng::new(77 + game)).1 {
            Some(winner) if winner == us => points += 1.0,
            Some(_) => {}
            None => points += 0.5,
        }
    }
    points
}

#[test]
fn the_engine_beats_a_random_player_at_dice() {
    let points = points("dice-chess", 16, 400);
    assert!(points >= 14.0, "{points} of 16");
}

#[test]
fn the_engine_beats_a_random_player_with_covered_pieces() {
    let points = points("jieqi", 6, 400);
    assert!(points >= 5.0, "{points} of 6");
}

fn best(position: &Position, depth: u32) -> String {
    let mut engine = Engine::new(position.rules());
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let found = engine.search(position, &limits, &Stop::new(), &|| 0, &mut |_| {});
    found
        .best_move
        .map_or_else(String::new, |played| chesswright_notation::moves::uci(position, &played, false))
}

/// The queen can take a rook, and would then be taken by one face in six; or a pawn, where two faces take it.
#[test]
fn outcomes_are_weighed() {
    let rules = rules("dice-chess");
    let at = |text: &str| position::read(&rules, text).expect(text).position;
    // The king stands next to the queen: whatever the die shows next, it is taken first.
    assert_eq!(best(&at("8/8/8/8/8/3k4/3Q4/K7 w - - 0 1 die=queen"), 4), "d2d3");
    // A roll cannot be chosen.
    assert_eq!(best(&at("8/8/8/8/8/3k4/3Q4/K7 w - - 0 1"), 4), "");
}
