//! The schema of triggers.

use serde_json::{Value as Json, json};

use super::{any, count, flag, keys, limits, list, number, of, or_false, table, words};
use crate::definition::model::{Event, Party, Spot, TurnEffect, Verdict};

pub(super) fn trigger() -> Json {
    let trigger = table(&keys::TRIGGER, |key| match key {
        "on" => list(json!({ "enum": Event::ALL.map(|(word, _)| word) })),
        "sides" => of("names"),
        "delay" => count(),
        "do" => list(effect()),
        _ => list(condition()),
    });
    json!({ "allOf": [trigger], "required": ["on", "do"] })
}

fn party() -> Json {
    words(&Party::ALL.map(|(word, _)| word))
}

fn cells() -> Json {
    let spots = || json!({ "enum": Spot::ALL.map(|(word, _)| word) });
    let full = table(&keys::CELLS, |key| match key {
        "at" => or_false(spots()),
        "around" => of("betza"),
        "region" => of("regions"),
        "owner" => party(),
        _ => of("names"),
    });
    any([spots(), full])
}

fn needs(table: Json, required: &[&str]) -> Json {
    json!({ "allOf": [table], "required": required })
}

fn counted() -> Json {
    number(-1_000_000, 1_000_000)
}

fn condition() -> Json {
    table(&keys::CONDITION, |key| match key {
        "not" | "check" => flag(),
        "from" | "to" => of("regions"),
        "count" => or_false(needs(
            table(&keys::COUNT_TEST, |key| if key == "cells" { cells() } else { count() }),
            &["cells"],
        )),
        "hand" => or_false(needs(
            table(&keys::HAND_TEST, |key| match key {
                "piece" => of("name"),
                "owner" => party(),
                _ => count(),
            }),
            &["piece"],
        )),
        "counter" => or_false(needs(
            table(&keys::COUNTER_TEST, |key| match key {
                "name" => of("name"),
                "owner" => party(),
                _ => counted(),
            }),
            &["name"],
        )),
        "turns" => or_false(table(&keys::TURN_TEST, |_| count())),
        _ => of("names"),
    })
}

fn effect() -> Json {
    let most = i64::from(limits::MAX_COUNT);
    let effect = table(&keys::EFFECT, |key| match key {
        "place" => needs(part(&keys::PLACE), &["piece", "cells"]),
        "become" => needs(part(&keys::BECOME), &["piece", "cells"]),
        "convert" => needs(part(&keys::CONVERT), &["cells"]),
        "hand" => {
            let hand = table(&keys::HAND_EFFECT, |key| match key {
                "piece" => of("name"),
                "owner" => party(),
                _ => number(-most, most),
            });
            needs(hand, &["piece", "count"])
        }
        "no-castling" => {
            let castling = table(&keys::NO_CASTLING, |key| match key {
                "owner" => party(),
                _ => words(&["king", "queen"]),
            });
            any([json!({ "const": true }), castling])
        }
        "count" => {
            let counts = table(&keys::COUNT_EFFECT, |key| match key {
                "counter" => of("name"),
                "owner" => party(),
                "each" => or_false(cells()),
                _ => counted(),
            });
            needs(counts, &["counter"])
        }
        "turn" => json!({ "enum": TurnEffect::ALL.map(|(word, _)| word) }),
        "result" => {
            let result = table(&keys::RESULT, |key| match key {
                "owner" => party(),
                _ => words(&Verdict::ALL.map(|(word, _)| word)),
            });
            needs(result, &["verdict"])
        }
        _ => cells(),
    });
    let alone = json!({ "enum": ["forbid", "no-en-passant"] });
    any([alone, json!({ "allOf": [effect], "minProperties": 1, "maxProperties": 1 })])
}

fn part(keys: &[&str]) -> Json {
    table(keys, |key| match key {
        "piece" => of("name"),
        "owner" => party(),
        _ => cells(),
    })
}
