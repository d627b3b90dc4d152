//! The built-in documents have no mistakes, differ from each other, and mean the same in TOML and JSON.

use std::collections::HashMap;

use chesswright_catalog::{Catalog, DOCUMENTS, definition, find, names};
use chesswright_rules::definition::{Definition, Format, to_json};

/// Pieces that are only ever dropped need no moves, and such games begin on an empty board.
fn is_meant(code: &str) -> bool {
    ["no-moves", "no-pieces"].contains(&code)
}

#[test]
fn every_document_is_in_order() {
    let mut complaints = vec![];
    for entry in DOCUMENTS {
        let examined = entry.examine();
        if !examined.report.iter().all(|finding| is_meant(finding.code)) {
            complaints.push(examined.report.to_string());
        }
        let Some(definition) = examined.definition else {
            complaints.push(format!("{} cannot be read", entry.name));
            continue;
        };
        assert_eq!(definition.name, entry.name);
        assert!(!definition.title.is_empty(), "{} has no title", entry.name);
        assert!(!definition.description.is_empty(), "{} has no description", entry.name);
        let check = definition.check();
        assert!(check.iter().all(|finding| is_meant(finding.code)), "{}\n{check}", entry.name);
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
}

#[test]
fn the_canonical_form_reads_back_as_the_same_definition() {
    for name in names() {
        let game = definition(name).unwrap();
        let json = game.canonical_json();
        let again = Definition::from_json(&json, &()).unwrap_or_else(|e| panic!("{name}: {e}\n{json}"));
        assert_eq!(game, again, "{name}");
        assert_eq!(json, again.canonical_json(), "{name}");
        assert_eq!(game.hash(), again.hash(), "{name}");
        // Programs may read it with any other JSON library.
        let plain: Definition = serde_json::from_str(&json).unwrap();
        assert_eq!(plain.canonical_json(), json, "{name}");
    }
}

#[test]
fn the_same_document_in_json_has_the_same_hash() {
    for entry in DOCUMENTS {
        // Maps of this test's JSON library sort their keys, so only documents whose order does not matter agree.
        let json = to_json(entry.text, Format::Toml).unwrap();
        let game = Definition::from_json(&json.to_string(), &Catalog).unwrap();
        let toml = definition(entry.name).unwrap();
        assert_eq!(game, toml, "{}", entry.name);
    }
    let toml = "name = 'x'\nextends = 'chess'\n[pieces]\nking.betza = 'KN'";
    let json = r#"{ "name": "y", "extends": "chess", "pieces": { "king": { "betza": "KN" } } }"#;
    let toml = Definition::from_toml(toml, &Catalog).unwrap();
    let json = Definition::from_json(json, &Catalog).unwrap();
    assert_eq!(toml.hash(), json.hash());
}

#[test]
fn different_games_have_different_hashes() {
    let mut seen = HashMap::new();
    for name in names() {
        let hash = definition(name).unwrap().hash();
        assert_eq!(hash.len(), 24);
        assert_eq!(seen.insert(hash, name), None, "{name}");
    }
}

/// Saved games, opening books and learned values name a game by its hash, so a hash changes only when the rules do.
#[test]
fn hashes_stay_what_they_are() {
    let recorded: Vec<(&str, &str)> = include_str!("../../../tests/hashes.tsv")
        .lines()
        .skip(1)
        .map(|row| row.split_once('\t').expect("a name and a hash"))
        .collect();
    let hashes: Vec<(&str, String)> =
        names().map(|name| (name, definition(name).expect("it reads").hash())).collect();
    let now: Vec<(&str, &str)> = hashes.iter().map(|(name, hash)| (*name, hash.as_str())).collect();
    assert_eq!(
        now, recorded,
        "a variant that is new, or changed on purpose, needs its row in tests/hashes.tsv"
    );
}

#[test]
fn names_and_aliases_find_one_game_each() {
    let mut seen: HashMap<String, &str> = names().map(|n| (n.to_owned(), n)).collect();
    for name in names() {
        for alias in definition(name).unwrap().aliases {
            assert_eq!(find(&alias).unwrap().name, name);
            assert_eq!(seen.insert(alias.clone(), name), None, "{alias}");
        }
    }
    assert_eq!(find("King of the Hill").unwrap().name, "kingofthehill");
    assert!(find("no-such-game").is_none());
}

#[test]
fn the_menagerie_has_more_kinds_than_letters() {
    let game = definition("menagerie").unwrap();
    assert!(game.pieces.len() > 40);
    assert_eq!(game.board.board().unwrap().len(), 256);
}

#[test]
fn three_crowns_looks_the_same_from_every_seat() {
    let game = definition("three-crowns").unwrap();
    let board = game.board.board().unwrap();
    assert_eq!(board.len(), 127);
    let (placed, errors) = game.placement(&board);
    assert!(errors.is_empty());
    for side in 0..3 {
        assert_eq!(placed.iter().filter(|p| p.side == side).count(), 18);
    }
}

#[test]
fn every_day_has_a_game() {
    for day in 0..30 {
        assert!(chesswright_catalog::find(chesswright_catalog::of_the_day(day)).is_some(), "day {day}");
    }
}
