//! The networks that ship: each fits its game, and the handcrafted evaluation that it corrects.

use chesswright_catalog::{NETWORKS, find, names, network_of};
use chesswright_engine::eval::{Evaluation, HandcraftedEval};
use chesswright_engine::net::{Network, NetworkError, NetworkEval};
use chesswright_rules::Rules;

#[test]
fn each_fits_the_games_for_which_it_ships() {
    let with_networks = || names().filter(|name| network_of(name).is_some());
    assert!(NETWORKS.iter().all(|name| with_networks().any(|known| known == *name)));
    for name in with_networks() {
        let entry = find(name).expect("networks ship for built-in games");
        let rules = Rules::new(&entry.examine().definition.expect("it can be read")).expect("it compiles");
        // After a change of the rules, of the inputs or of the handcrafted evaluation, the network has to be trained again.
        let network = entry.network().expect("it is inside this test");
        let eval = NetworkEval::fetched(&rules, network, HandcraftedEval::of_built_in(&rules));
        let eval = eval.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(NetworkEval::shipped(&rules).is_some(), "{name} is played without its network");
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
    let rules = called("crazyhouse", "chess");
    let network = crazyhouse.network().expect("it ships");
    let refused = NetworkEval::fetched(&rules, network, HandcraftedEval::new(&rules));
    assert!(matches!(refused.err(), Some(NetworkError::OtherRules { .. })));
    assert!(NetworkEval::shipped(&rules).is_none());
    // This one shares the network of chess, and has the inputs of chess; but its rules are those of another game.
    assert_eq!(network_of("torpedo"), Some("chess"));
    assert!(NetworkEval::shipped(&called("torpedo", "chess")).is_none());
}

#[test]
fn a_network_is_for_its_own_rules_unless_it_is_transferred_to_others_with_the_same_inputs() {
    let chess = find("chess").and_then(|entry| entry.network()).expect("it ships");
    let torpedo = called("torpedo", "torpedo");
    assert!(matches!(Network::read(&torpedo, chess), Err(NetworkError::OtherRules { .. })));
    assert!(Network::read_transferred(&torpedo, chess).is_ok());
    let xiangqi = called("xiangqi", "xiangqi");
    assert_eq!(Network::read_transferred(&xiangqi, chess).err(), Some(NetworkError::OtherLayout));
}

/// The rules of a built-in game under this name.
fn called(name: &str, game: &str) -> Rules {
    let mut game = find(game).expect("it is built in").examine().definition.expect("it can be read");
    game.name = name.into();
    Rules::new(&game).expect("it compiles")
}
