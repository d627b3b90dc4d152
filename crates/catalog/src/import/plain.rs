//! A game reduced to its rules, without the names of pieces and regions and without alternative spellings. Two
//! definitions with the same plain form are the same game. If the forms differ after a conversion, the conversion lost
//! something.

mod pieces;
mod places;

use std::collections::BTreeMap;

use chesswright_rules::board::Board;
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::SetupDef;
use serde_json::{Map, Value as Json, json};

use places::Places;

/// The differences between two games, as `part: one, the other`.
pub(super) fn differences(one: &Definition, other: &Definition) -> Vec<String> {
    match (plain(one), plain(other)) {
        (Ok(one), Ok(other)) => {
            let mut differences = vec![];
            compare("", &one, &other, &mut differences);
            differences
        }
        (Err(why), _) | (_, Err(why)) => vec![why],
    }
}

fn compare(path: &str, one: &Json, other: &Json, differences: &mut Vec<String>) {
    if one == other {
        return;
    }
    if let (Json::Object(one), Json::Object(other)) = (one, other) {
        let names: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
        for name in names {
            let part = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
            compare(
                &part,
                one.get(name).unwrap_or(&Json::Null),
                other.get(name).unwrap_or(&Json::Null),
                differences,
            );
        }
        return;
    }
    differences.push(format!("{path}: {}, read back as {}", brief(one), brief(other)));
}

fn brief(value: &Json) -> String {
    let text = if value.is_null() { "nothing".to_owned() } else { value.to_string() };
    match text.char_indices().nth(90) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

/// The plain form of a game's rules.
fn plain(game: &Definition) -> Result<Json, String> {
    let board = game.board.board().map_err(|error| error.to_string())?;
    let places = Places::new(game, &board);
    let alive = pieces::in_play(game, &board);
    let signs: BTreeMap<&str, String> = game
        .pieces
        .keys()
        .enumerate()
        .filter(|(_, name)| alive.contains(name.as_str()))
        .map(|(at, name)| (name.as_str(), format!("{}{}", game.sign(0, at), game.sign(1, at))))
        .collect();
    let mut whole = serde_json::to_value(game.clone().canonical()).map_err(|error| error.to_string())?;
    let Some(table) = whole.as_object_mut() else { return Err("no table".into()) };
    for key in [
        "name",
        "title",
        "description",
        "aliases",
        "regions",
        "notation",
        "setup",
        "pieces",
        "board",
        "castling",
    ] {
        table.remove(key);
    }
    rename(&mut whole, &signs, "");
    places.resolve_regions(&mut whole, "");
    let Some(table) = whole.as_object_mut() else { return Err("no table".into()) };
    tidy(table, signs.len());
    let mut kinds = Map::new();
    for (name, piece) in &game.pieces {
        if let Some(sign) = signs.get(name.as_str()) {
            let mut piece = pieces::plain(game, &places, name, piece)?;
            rename(&mut piece, &signs, "");
            kinds.insert(sign.clone(), piece);
        }
    }
    table.insert("pieces".into(), Json::Object(kinds));
    table.insert(
        "cells".into(),
        json!(board.cells().map(|cell| board.name(cell)).collect::<Vec<_>>().join(" ")),
    );
    table.insert("setup".into(), setup(game, &board, &signs));
    let mut castling = places.castling(game);
    rename(&mut castling, &signs, "");
    table.insert("castling".into(), castling);
    Ok(whole)
}

/// Removes parts that have no effect.
fn tidy(table: &mut Map<String, Json>, kinds: usize) {
    if let Some(Json::Object(end)) = table.get_mut("end") {
        if !end.contains_key("move-rule") {
            end.remove("move-rule-pieces");
        }
        if !end.contains_key("repetition") {
            end.remove("repetition-verdict");
            end.remove("perpetual-check-loses");
        }
        for list in ["goals", "extinction"] {
            if let Some(Json::Array(list)) = end.get_mut(list) {
                for one in list.iter_mut().filter_map(Json::as_object_mut) {
                    let all = one
                        .get("pieces")
                        .and_then(Json::as_array)
                        .is_some_and(|pieces| pieces.len() == kinds);
                    if all {
                        one.remove("pieces");
                    }
                }
                list.sort_by_key(Json::to_string);
            }
        }
    }
    table.retain(|_, value| !value.as_object().is_some_and(Map::is_empty));
}

fn setup(game: &Definition, board: &Board, signs: &BTreeMap<&str, String>) -> Json {
    let name = |piece: usize| game.pieces.get_index(piece).and_then(|(name, _)| signs.get(name.as_str()));
    let mut placed: Vec<String> = game
        .placement(board)
        .0
        .into_iter()
        .map(|one| format!("{} {:?} {}", board.name(one.cell), name(one.piece), one.side))
        .collect();
    placed.sort();
    let mut held: Vec<String> = game
        .in_hand()
        .0
        .into_iter()
        .map(|(side, piece, count)| format!("{count} {:?} {side}", name(piece)))
        .collect();
    held.sort();
    let SetupDef { waiting, shuffle, .. } = &game.setup;
    json!({ "placed": placed, "held": held, "waiting": waiting, "shuffle": shuffle })
}

/// Keys whose values are fixed words, never names of pieces.
const WORDS: [&str; 12] = [
    "wing", "put", "flips", "encloses", "captures", "mates", "pass", "facing", "betza", "along", "verdict",
    "sides",
];

/// Replaces the names of pieces by their letters.
fn rename(value: &mut Json, signs: &BTreeMap<&str, String>, key: &str) {
    match value {
        Json::String(text) if !WORDS.contains(&key) => {
            if let Some(sign) = signs.get(text.as_str()) {
                text.clone_from(sign);
            }
        }
        Json::Array(list) => {
            list.iter_mut().for_each(|value| rename(value, signs, key));
            if list.iter().all(Json::is_string) {
                list.sort_by_key(Json::to_string);
            }
        }
        Json::Object(map) => {
            let old = std::mem::take(map);
            for (name, mut value) in old {
                // The words of a table by side are still words.
                rename(&mut value, signs, if WORDS.contains(&key) { key } else { &name });
                map.insert(
                    signs.get(name.as_str()).filter(|_| NAMED.contains(&key)).cloned().unwrap_or(name),
                    value,
                );
            }
        }
        _ => {}
    }
}

/// Keys of tables whose own keys are names of pieces.
const NAMED: [&str; 5] = ["limit", "points", "stronger", "against", "waiting"];
