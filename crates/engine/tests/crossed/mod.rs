//! Games nobody has seen: parts of one built-in game put into another.

use chesswright_engine::Random;
use chesswright_rules::Rules;
use chesswright_rules::definition::Definition;
use serde_json::Value;

/// A built-in game as JSON.
fn game(random: &mut Random) -> Value {
    let names: Vec<&str> = chesswright_catalog::names().collect();
    let definition =
        chesswright_catalog::definition(names[random.below(names.len())]).expect("it is built in");
    serde_json::from_str(&definition.canonical_json()).expect("canonical JSON is JSON")
}

/// A game that takes over what other games say about some things.
pub(crate) fn crossed(random: &mut Random) -> Option<Rules> {
    let mut child = game(random);
    for _ in 0..1 + random.below(3) {
        let donor = game(random);
        let part = ["end", "check", "capture", "turn", "hand", "walls", "castling"][random.below(7)];
        match donor.get(part) {
            Some(said) => child[part] = said.clone(),
            None => drop(child.as_object_mut()?.remove(part)),
        }
    }
    // Pieces that move as those of other games do.
    let donor = game(random);
    let moves: Vec<&Value> =
        donor["pieces"].as_object()?.values().filter_map(|piece| piece.get("moves")).collect();
    for piece in child["pieces"].as_object_mut()?.values_mut() {
        if random.below(4) == 0 && !moves.is_empty() {
            piece["moves"] = moves[random.below(moves.len())].clone();
        }
    }
    let definition = Definition::from_json(&child.to_string(), &chesswright_catalog::Catalog).ok()?;
    Rules::new(&definition).ok()
}
