//! Random crossings of definitions: parts of one built-in game are put into another. Valid ones must keep all properties
//! in random games.
//!
//! `CHESSWRIGHT_MUTANTS=N` sets the number of mutants, `CHESSWRIGHT_SEED=S` the first seed.

use crate::common;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use chesswright_rules::definition::Definition;
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::{Position, Rules};
use serde_json::Value;

/// The same mutants on every machine.
struct Random(SplitMix64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed.wrapping_mul(0xD134_2543_DE82_EF95)))
    }

    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        (!list.is_empty()).then(|| &list[self.below(list.len())])
    }
}

/// All values that any game has for a key, by the key and its parent key.
type Grafts = BTreeMap<(String, String), Vec<Value>>;

struct Garden {
    games: Vec<Value>,
    grafts: Grafts,
    /// The keys that occur under a key.
    keys: BTreeMap<String, Vec<String>>,
}

impl Garden {
    fn new() -> Self {
        let definitions = chesswright_catalog::names().filter_map(chesswright_catalog::definition);
        let games: Vec<Value> = definitions
            .map(|definition| {
                serde_json::from_str(&definition.canonical_json()).expect("canonical JSON is JSON")
            })
            .collect();
        let mut grafts = Grafts::new();
        games.iter().for_each(|game| collect(game, "", &mut grafts));
        let mut keys = BTreeMap::<String, Vec<String>>::new();
        for (above, key) in grafts.keys() {
            keys.entry(above.clone()).or_default().push(key.clone());
        }
        Self { games, grafts, keys }
    }

    fn mutant(&self, random: &mut Random) -> Value {
        let mut game = random.of(&self.games).cloned().unwrap_or_default();
        for _ in 0..1 + random.below(4) {
            self.mutate(&mut game, "", random);
        }
        game
    }

    /// Changes a random value below a node.
    fn mutate(&self, node: &mut Value, above: &str, random: &mut Random) {
        match node {
            Value::Object(entries) => {
                let keys: Vec<String> = entries.keys().cloned().collect();
                match random.below(8) {
                    // Adds a key with the value of another game.
                    0 | 1 => {
                        let known = self.keys.get(&generic(above)).map(Vec::as_slice).unwrap_or_default();
                        if let Some(key) = random.of(known) {
                            self.graft(entries, above, key, random);
                        }
                    }
                    2 if !above.is_empty() => {
                        if let Some(key) = random.of(&keys) {
                            entries.remove(key);
                        }
                    }
                    // Replaces the value by that of another game.
                    3 | 4 => {
                        if let Some(key) = random.of(&keys) {
                            self.graft(entries, above, key, random);
                        }
                    }
                    _ => {
                        if let Some(key) = random.of(&keys) {
                            self.mutate(&mut entries[key], key, random);
                        }
                    }
                }
            }
            Value::Array(items) if !items.is_empty() => {
                let index = random.below(items.len());
                match random.below(6) {
                    0 => {
                        items.remove(index);
                    }
                    1 => items.push(items[index].clone()),
                    _ => self.mutate(&mut items[index], above, random),
                }
            }
            Value::Number(number) => {
                let old = number.as_i64().unwrap_or_default();
                *node = Value::from((old + [-2, -1, 1, 2, 7][random.below(5)]).max(0));
            }
            Value::Bool(on) => *node = Value::from(!*on),
            _ => {}
        }
    }

    fn graft(
        &self,
        entries: &mut serde_json::Map<String, Value>,
        above: &str,
        key: &str,
        random: &mut Random,
    ) {
        let grafts = self.grafts.get(&(generic(above), generic(key)));
        if let Some(graft) = grafts.and_then(|grafts| random.of(grafts)) {
            entries.insert(key.to_owned(), graft.clone());
        }
    }
}

fn collect(node: &Value, above: &str, grafts: &mut Grafts) {
    match node {
        Value::Object(entries) => {
            for (key, value) in entries {
                grafts.entry((generic(above), generic(key))).or_default().push(value.clone());
                collect(value, key, grafts);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, above, grafts)),
        _ => {}
    }
}

/// Keys that a game chooses itself, such as names of pieces, count as equal.
fn generic(key: &str) -> String {
    const SAID_BY_THE_FORMAT: &[&str] =
        &["pieces", "regions", "sides", "board", "setup", "castling", "turn", "check", "capture", "end"];
    let chosen = key.is_empty() || SAID_BY_THE_FORMAT.contains(&key);
    if chosen { key.to_owned() } else { key.trim_end_matches(char::is_numeric).to_owned() }
}

/// Plays a mutant at random and checks every position. Returns whether the mutant is a valid game.
fn play(game: &Value, random: &mut Random) -> bool {
    let Ok(definition) = Definition::from_json(&game.to_string(), &chesswright_catalog::Catalog) else {
        return false;
    };
    let json = definition.canonical_json();
    let again = Definition::from_json(&json, &()).expect("the canonical form can be read");
    assert_eq!(again.canonical_json(), json, "the canonical form is stable");
    let rules = Rules::new(&definition).expect("what is accepted compiles");
    let mut position: Position = rules.start();
    for _ in 0..40 {
        let moves = position.legal_moves();
        common::examine(&mut position, &moves);
        let Some(chosen) = random.of(&moves) else { break };
        position.play(chosen).expect("a legal move can be played");
    }
    true
}

#[test]
fn mutants_keep_what_positions_promise() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (count, first) =
        (number("CHESSWRIGHT_MUTANTS").unwrap_or(300), number("CHESSWRIGHT_SEED").unwrap_or(1));
    let garden = Garden::new();
    let (mut games, mut failed) = (0, vec![]);
    for seed in first..first + count {
        let mut random = Random::new(seed);
        let game = garden.mutant(&mut random);
        match catch_unwind(AssertUnwindSafe(|| play(&game, &mut random))) {
            Ok(played) => games += u64::from(played),
            Err(_) => failed.push((seed, game["name"].to_string())),
        }
    }
    assert!(failed.is_empty(), "{} of {games} mutants failed, by seed: {failed:?}", failed.len());
    assert!(games * 10 > count, "most mutants are not valid games");
}
