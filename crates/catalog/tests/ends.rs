//! How games end: every example is a position of its game and a move that decides it.

use chesswright_catalog::{definition, ends, names};
use chesswright_notation::moves::Notation;
use chesswright_notation::position;
use chesswright_rules::Rules;

/// Nobody found a short example of these.
const WITHOUT: [&str; 1] = ["misere"];

#[test]
fn every_game_shows_how_it_can_end() {
    for name in names() {
        let Some(example) = ends::example(name) else {
            assert!(WITHOUT.contains(&name), "{name} has no example");
            continue;
        };
        let rules = Rules::new(&definition(name).expect(name)).expect(name);
        let read = position::read(&rules, example.position).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut position = read.position;
        assert_eq!(position.outcome(), None, "{name}: it is over before the move");
        let played = Notation::Uci.read(&position, example.played);
        let played = played.unwrap_or_else(|error| panic!("{name}: {error}"));
        position.play_unchecked(&played);
        let outcome = position.outcome_on_the_board();
        assert!(outcome.is_some_and(|outcome| outcome.winner.is_some()), "{name}: {outcome:?}");
    }
}
