//! Why levels cannot be won: each level has one reason, and it is found.

use chesswright_catalog::level::{self, Level, Loss, Place};
use chesswright_puzzle::Game;
use chesswright_puzzle::solve::{self, Change, Extent, Limits, Object, Untouched, Why};

const LIMITS: Limits = Limits { states: 100_000, bytes: 64 << 20 };

fn read(text: &str) -> Level {
    level::read(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

fn why_within(level: &Level, limits: &Limits) -> Why {
    let game = Game::new(level).unwrap_or_else(|error| panic!("{error}"));
    let graph = solve::explore(&game, limits, Extent::ToPar, &mut solve::quietly).expect("a graph");
    assert_eq!(graph.par(), None, "it can be won");
    solve::why(&game, &graph, limits, &mut solve::quietly).expect("a reason")
}

fn why(text: &str) -> Why {
    why_within(&read(text), &LIMITS)
}

fn at(name: &str) -> Place {
    Place::named(name).expect(name)
}

#[test]
fn a_key_behind_its_own_door() {
    let found = why("enemy: none\ngoal: exit\n\nR.D1x\n");
    assert!(found.all);
    assert_eq!(found.shut_in, Some((at("c1"), at("d1"))));
    let untouched =
        [(at("c1"), Untouched::Door), (at("e1"), Untouched::Exit), (at("d1"), Untouched::Item("key"))];
    assert_eq!(found.untouched.len(), untouched.len(), "{found:?}");
    assert!(untouched.iter().all(|one| found.untouched.contains(one)), "{found:?}");
    let door = |(change, _): &(Change, u32)| matches!(change, Change::Without(Object::Fixture(place, _)) if *place == at("c1"));
    assert!(found.ways.iter().any(door), "{found:?}");
    // A key that lies in the open opens the door; one behind a wall is not shut in by the door.
    let walled = why("enemy: none\ngoal: exit\n\nR.Dx\n####\n1...\n");
    assert_eq!(walled.shut_in, None);
    assert!(walled.untouched.contains(&(at("a1"), Untouched::Item("key"))), "{walled:?}");
    assert!(walled.ways.iter().any(|(change, _)| *change == Change::NoWall(at("a2"))), "{walled:?}");
}

#[test]
fn an_exit_that_no_piece_reaches() {
    // A bishop never reaches a square of the other colour.
    let found = why("enemy: none\ngoal: exit\n\n...\n..x\nB..\n.B.\n");
    assert!(found.all && found.shut_in.is_none());
    assert_eq!(found.unmet, [0]);
    let walls = why("enemy: none\ngoal: exit\n\nR.#x\n..#.\n");
    assert!(walls.untouched.contains(&(at("d2"), Untouched::Exit)), "{walls:?}");
    assert!(walls.ways.contains(&(Change::NoWall(at("c2")), 1)), "{walls:?}");
}

#[test]
fn enemies_that_hold_the_only_way() {
    let found = why("enemy: guard\ngoal: exit\nlose: no_pieces\n\n##q#\nK..x\n");
    assert_eq!(found.ways.first().map(|(change, _)| change), Some(&Change::Still), "{found:?}");
    let queen = |(change, par): &(Change, u32)| {
        *par == 3 && matches!(change, Change::Without(Object::Enemy(place, _)) if *place == at("c2"))
    };
    assert!(found.ways.iter().any(queen), "{found:?}");
}

#[test]
fn a_limit_that_is_too_low() {
    let mut level = read("enemy: none\ngoal: exit\n\nK...x\n");
    level.lose.push(Loss::Moves(3));
    let found = why_within(&level, &LIMITS);
    assert_eq!(found.ways.first(), Some(&(Change::NoLimit, 4)), "{found:?}");
}

#[test]
fn the_goal_of_several_that_cannot_be_met() {
    let found = why("enemy: none\ngoal: exit and collect 2 coins\n\nR.$x\n####\n$...\n");
    assert_eq!(found.unmet, [1], "{found:?}");
    assert!(found.untouched.contains(&(at("a1"), Untouched::Item("coin"))), "{found:?}");
    assert!(!found.untouched.contains(&(at("c3"), Untouched::Item("coin"))), "{found:?}");
    let foes = why("enemy: none\ngoal: take all\n\nR.r\n###\nr..\n");
    assert_eq!(foes.foes, Some(1), "{foes:?}");
}

#[test]
fn a_search_that_was_not_finished_claims_nothing() {
    let found = why_within(
        &read("enemy: none\ngoal: exit\n\nR....\n..R..\n....R\n#####\nx....\n"),
        &Limits { states: 50, ..LIMITS },
    );
    assert!(!found.all && found.untouched.is_empty() && found.unmet.is_empty(), "{found:?}");
    assert!(found.states >= 50 && found.depth > 0);
}
