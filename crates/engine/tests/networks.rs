//! The networks that ship: each fits its game, and the handcrafted evaluation that it corrects.

use chesswright_catalog::{NETWORKS, find};
use chesswright_engine::eval::{Evaluation, HandcraftedEval};
use chesswright_engine::net::{NetworkError, NetworkEval};
use chesswright_rules::Rules;

#[test]
fn each_fits_the_game_for_which_it_ships() {
    assert!(!NETWORKS.is_empty());
    for name in NETWORKS {
        let entry = find(name).expect("networks ship with built-in games");
        let rules = Rules::new(&entry.examine().definition.expect("it can be read")).expect("it compiles");
        // After a change of the rules, of the inputs or of the handcrafted evaluation, the network has to be trained again.
        let network = entry.network().expect("it is inside this test");
        let eval = NetworkEval::fetched(&rules, network, HandcraftedEval::of_built_in(&rules));
        let eval = eval.unwrap_or_else(|error| panic!("{name}: {error}"));
        let (start, plain) = (rules.start(), HandcraftedEval::new(&rules));
        let mut differences = 0;
        for step in start.legal_moves() {
            let mut position = start.clone();
            position.play_unchecked(&step);
            let side = position.turn();
            differences += usize::from(eval.score(&position, side) != plain.score(&position, side));
        }
        assert!(differences > 0, "{name}: the network says nothing");
    }
}

#[test]
fn other_rules_of_the_same_name_have_none() {
    let crazyhouse = find("crazyhouse").expect("it is built in");
    let mut game = find("chess").expect("it is built in").examine().definition.expect("it can be read");
    game.name = "crazyhouse".into();
    let rules = Rules::new(&game).expect("it compiles");
    let network = crazyhouse.network().expect("it ships");
    let refused = NetworkEval::fetched(&rules, network, HandcraftedEval::new(&rules));
    assert!(matches!(refused.err(), Some(NetworkError::OtherRules { .. })));
    assert!(NetworkEval::shipped(&rules).is_none());
}
