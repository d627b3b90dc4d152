//! Forced wins in many games: the search must find what an exhaustive search finds.

use crate::proof;

use chesswright_engine::{Engine, Limits, Prng, Stop};
use chesswright_rules::{Position, Rules};

use proof::wins;

/// Positions of random games in which the side to move wins in so many plies and no sooner.
fn puzzles(rules: &Rules, moves: u32, wanted: usize, prng: &mut Prng) -> Vec<Position> {
    let mut found = vec![];
    for _ in 0..400 {
        let mut position = rules.start();
        for _ in 0..120 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position.play_unchecked(&legal[prng.below(legal.len())]);
            // An exhaustive search is feasible only where there are few moves.
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

/// Games with the length in plies of the wins to find.
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

/// The nodes in which the shortest win must be found. The depth says little: moves that look bad are searched less deeply.
const EFFORT: u64 = 100_000;

#[test]
fn shortest_forced_wins_are_found() {
    let mut prng = Prng::new(20);
    let mut solved = 0;
    for (name, moves) in GAMES {
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let mut engine = Engine::new(&rules);
        let puzzles = puzzles(&rules, moves, 4, &mut prng);
        for position in &puzzles {
            engine.new_game();
            let result = engine.search(position, &Limits::nodes(EFFORT), &Stop::new(), &|| 0, &mut |_| {});
            assert_eq!(
                result.score.mate(),
                Some((moves, true)),
                "{name}: {}",
                chesswright_notation::position::write(position)
            );
            solved += 1;
        }
    }
    assert!(solved >= 40, "only {solved} positions were found");
}

/// A table of games, positions, and lengths of the shortest forced wins in plies.
const TABLE: &str = include_str!("../../../tests/mates.tsv");
/// The nodes that the engine may search for each position.
const BUDGET: u64 = 60_000;

#[test]
fn the_wins_of_the_table_exist_and_are_found() {
    let (mut games, mut solved) = (std::collections::BTreeSet::new(), 0);
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let [name, text, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three cells: {line}")
        };
        let moves: u32 = moves.parse().expect("a number");
        let game = chesswright_catalog::definition(name).expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
        assert!(wins(&mut position.clone(), moves), "no win in {moves}: {line}");
        assert!(!wins(&mut position.clone(), moves - 1), "a quicker win: {line}");
        let mut engine = Engine::new(&rules);
        let result = engine.search(&position, &Limits::nodes(BUDGET), &Stop::new(), &|| 0, &mut |_| {});
        assert_eq!(result.score.mate(), Some((moves, true)), "{line}");
        games.insert(name);
        solved += 1;
    }
    assert!(games.len() >= 10 && solved >= 40, "{solved} positions of {} games", games.len());
}

/// Two more checks win here within five plies. Without the extension of checks depth 7 does not see it.
#[test]
fn checks_that_count_are_searched_more_deeply() {
    let game = chesswright_catalog::definition("3check").expect("it is built in");
    let rules = Rules::new(&game).expect("it compiles");
    let text = "8/5pk1/7p/3RP3/7P/8/6P1/7K w - - 2+2 1 42";
    let position = chesswright_notation::position::read(&rules, text).expect("a position").position;
    let mut engine = Engine::new(&rules);
    let result = engine.search(&position, &Limits::depth(5), &Stop::new(), &|| 0, &mut |_| {});
    assert_eq!(result.score.mate(), Some((5, true)));
}

/// The rook may take the knight or keep the king from the hill. Black wins by its next move, which is beyond the depth and no capture.
#[test]
fn a_quiet_win_beyond_the_depth_is_seen() {
    let game = chesswright_catalog::definition("kingofthehill").expect("it is built in");
    let rules = Rules::new(&game).expect("it compiles");
    let position = chesswright_notation::position::read(&rules, "n7/8/2k5/8/8/8/8/R6K w - - 0 1")
        .expect("a position")
        .position;
    let mut engine = Engine::new(&rules);
    let result = engine.search(&position, &Limits::depth(1), &Stop::new(), &|| 0, &mut |_| {});
    let best = result.best_move.expect("there is a move");
    let name = |cell| rules.cell_name(cell);
    assert!(["d1", "a5"].contains(&name(best.to())), "{}", name(best.to()));
}
