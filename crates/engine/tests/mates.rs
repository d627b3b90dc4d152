//! Wins that are there to be found, in many games: the search must see what looking at everything sees.

use chesswright_engine::{Engine, Limits, Random, Stop};
use chesswright_rules::{Position, Rules};

/// Whether the side to move can force a win in so many single moves, found by looking at everything.
fn wins(position: &mut Position, moves: u32) -> bool {
    if moves == 0 {
        return false;
    }
    let us = position.turn();
    position.legal_moves().iter().any(|played| {
        position.play_unchecked(played);
        let won = match position.outcome() {
            Some(end) => end.winner == Some(us),
            None if position.turn() == us => wins(position, moves - 1),
            None => loses(position, moves - 1),
        };
        position.undo();
        won
    })
}

/// Whether the side to move loses within so many single moves whatever it plays.
fn loses(position: &mut Position, moves: u32) -> bool {
    if moves == 0 {
        return false;
    }
    let us = position.turn();
    position.legal_moves().iter().all(|played| {
        position.play_unchecked(played);
        let lost = match position.outcome() {
            Some(end) => end.winner.is_some_and(|winner| winner != us),
            None if position.turn() == us => loses(position, moves - 1),
            None => wins(position, moves - 1),
        };
        position.undo();
        lost
    })
}

/// Positions of random games in which the side to move wins in so many single moves, and no sooner.
fn puzzles(rules: &Rules, moves: u32, wanted: usize, random: &mut Random) -> Vec<Position> {
    let mut found = vec![];
    for _ in 0..400 {
        let mut position = rules.start();
        for _ in 0..120 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position.play_unchecked(&legal[random.below(legal.len())]);
            // Looking at everything is only for positions with few moves.
            if legal.len() > 24 || position.legal_moves().len() > 24 || position.outcome().is_some() {
                continue;
            }
            if wins(&mut position.clone(), moves) && !wins(&mut position.clone(), moves - 1) {
                found.push(position.without_history());
                break;
            }
        }
        if found.len() == wanted {
            break;
        }
    }
    found
}

/// Games with the number of single moves that the wins looked for take.
const GAMES: [(&str, u32); 14] = [
    ("chess", 3),
    ("losalamos", 3),
    ("gardner", 3),
    ("makruk", 3),
    ("shatranj", 3),
    ("minixiangqi", 3),
    ("minishogi", 1),
    ("dobutsu", 3),
    ("antichess", 3),
    ("atomic", 3),
    ("3check", 3),
    ("racingkings", 1),
    ("marseillais", 2),
    ("breakthrough", 3),
];

#[test]
fn forced_wins_are_found_as_soon_as_they_can_be() {
    let mut random = Random::new(20);
    let mut solved = 0;
    for (name, moves) in GAMES {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let mut engine = Engine::new(&rules);
        let puzzles = puzzles(&rules, moves, 4, &mut random);
        for position in &puzzles {
            engine.forget();
            let limits = Limits { depth: Some(moves + 9), ..Limits::default() };
            let answer = engine.search(position, &limits, &Stop::new(), &|| 0, &mut |_| {});
            assert_eq!(
                answer.score.end(),
                Some((moves, true)),
                "{name}: {}",
                chesswright_notation::position::write(position)
            );
            solved += 1;
        }
    }
    assert!(solved >= 40, "only {solved} positions were found");
}
