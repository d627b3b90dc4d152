//! Unknown games: definitions crossed from parts of built-in ones.

use chesswright_engine::Prng;
use chesswright_rules::Rules;
use chesswright_rules::definition::Definition;
use serde_json::Value;

/// A random built-in definition as JSON.
fn game(prng: &mut Prng) -> Value {
    let names: Vec<&str> = chesswright_catalog::names().collect();
    let definition = chesswright_catalog::definition(names[prng.below(names.len())]).expect("it is built in");
    serde_json::from_str(&definition.canonical_json()).expect("canonical JSON is JSON")
}

/// A random built-in definition with some parts of others; none if the result does not compile.
pub(crate) fn crossed(prng: &mut Prng) -> Option<Rules> {
    let mut child = game(prng);
    for _ in 0..1 + prng.below(3) {
        let donor = game(prng);
        let part = ["end", "check", "capture", "turn", "hand", "walls", "castling"][prng.below(7)];
        match donor.get(part) {
            Some(value) => child[part] = value.clone(),
            None => drop(child.as_object_mut()?.remove(part)),
        }
    }
    // Some pieces move as those of another game do.
    let donor = game(prng);
    let moves: Vec<&Value> =
        donor["pieces"].as_object()?.values().filter_map(|piece| piece.get("moves")).collect();
    for piece in child["pieces"].as_object_mut()?.values_mut() {
        if prng.below(4) == 0 && !moves.is_empty() {
            piece["moves"] = moves[prng.below(moves.len())].clone();
        }
    }
    let definition = Definition::from_json(&child.to_string(), &chesswright_catalog::Catalog).ok()?;
    Rules::new(&definition).ok()
}
