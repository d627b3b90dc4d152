//! The JSON Schema of documents, short forms and all, for editors and other programs.

use serde_json::{Map, Value as Json, json};

mod triggers;

use super::limits;
use super::model::{
    CapturesGo, Compass, Custom, DropMate, EncloseRule, FlipRule, GateFrom, Verdict, WallRule,
};
use super::node::{Node, Value};
use super::read::keys;
use super::source::{Format, Sources};
use super::{Report, json as json_reader, toml as toml_reader};

/// Where the schema is published.
pub const SCHEMA_ID: &str = "https://chesswright.org/schema/definition.schema.json";

/// The JSON Schema (draft 2020-12) of documents as people write them.
///
/// It knows every key, short form and limit; names, regions and whether the game makes sense are for
/// [`examine`](super::examine) to judge.
pub fn schema() -> Json {
    let document = table(&keys::DOCUMENT, document_key);
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": SCHEMA_ID,
        "title": "Chesswright game",
        "description": "A chess-like game as a document. `false` takes away what the parent of a document said.",
        "anyOf": [{ "required": ["name", "extends"] }, { "required": ["name", "pieces", "setup"] }],
        "$defs": defs(),
    });
    merge(&mut schema, document);
    schema
}

/// The schema as the text of its file.
pub fn schema_text() -> String {
    format!("{:#}\n", schema())
}

/// A document as JSON, with its short forms as they are and its parent unread.
pub fn to_json(text: &str, format: Format) -> Result<Json, Report> {
    let mut sources = Sources::default();
    let source = sources.add("document", text);
    let (node, findings) = match format {
        Format::Toml => toml_reader::read(text, source, &sources),
        Format::Json => json_reader::read(text, source, &sources),
    };
    if findings.is_empty() {
        return Ok(node_to_json(&node));
    }
    let mut report = Report::new();
    findings.into_iter().for_each(|f| report.push(f));
    Err(report)
}

fn node_to_json(node: &Node) -> Json {
    match &node.value {
        Value::Bool(b) => json!(b),
        Value::Integer(n) => json!(n),
        Value::Text(text) => json!(text),
        Value::Other(_) => Json::Null,
        Value::List(items) => items.iter().map(node_to_json).collect(),
        Value::Table(table) => Json::Object(
            table.entries.iter().map(|(key, entry)| (key.clone(), node_to_json(&entry.node))).collect(),
        ),
    }
}

fn merge(schema: &mut Json, more: Json) {
    if let (Json::Object(schema), Json::Object(more)) = (schema, more) {
        schema.extend(more);
    }
}

/// A table with these keys and no others.
fn table(keys: &[&str], property: impl Fn(&str) -> Json) -> Json {
    let properties: Map<_, _> = keys.iter().map(|&key| (key.to_owned(), property(key))).collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

fn of(name: &str) -> Json {
    json!({ "$ref": format!("#/$defs/{name}") })
}

fn any(forms: impl IntoIterator<Item = Json>) -> Json {
    json!({ "anyOf": forms.into_iter().collect::<Vec<_>>() })
}

/// Something, or `false` to take it away.
fn or_false(form: Json) -> Json {
    any([form, json!({ "const": false })])
}

fn says(mut form: Json, description: &str) -> Json {
    merge(&mut form, json!({ "description": description }));
    form
}

fn text(most: usize) -> Json {
    json!({ "type": "string", "maxLength": most })
}

fn number(from: i64, to: i64) -> Json {
    any([json!({ "type": "integer", "minimum": from, "maximum": to }), json!({ "const": false })])
}

fn count() -> Json {
    number(0, i64::from(limits::MAX_COUNT))
}

fn flag() -> Json {
    json!({ "type": "boolean" })
}

fn words(words: &[&str]) -> Json {
    or_false(json!({ "enum": words }))
}

/// One entry, a list of them, or changes to the parent's list.
fn list(item: Json) -> Json {
    let items = json!({ "type": "array", "items": item, "maxItems": limits::MAX_LIST });
    let one_or_more = any([item, items.clone()]);
    let edit = json!({
        "type": "object",
        "properties": { "add": one_or_more, "remove": one_or_more },
        "additionalProperties": false,
        "minProperties": 1,
        "description": "Changes to the parent's list.",
    });
    match one_or_more {
        Json::Object(mut forms) => match forms.remove("anyOf") {
            Some(Json::Array(mut forms)) => {
                forms.extend([edit, json!({ "const": false })]);
                json!({ "anyOf": forms })
            }
            _ => items,
        },
        _ => items,
    }
}

/// One for all sides, or a table with one for each.
fn sided(form: Json) -> Json {
    let each = json!({ "type": "object", "additionalProperties": or_false(form.clone()) });
    any([form, each, json!({ "const": false })])
}

/// A table from names to something.
fn named(form: Json) -> Json {
    json!({
        "type": "object",
        "additionalProperties": or_false(form),
        "propertyNames": { "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "maxLength": limits::MAX_NAME },
    })
}

fn defs() -> Json {
    json!({
        "name": { "type": "string", "minLength": 1, "maxLength": limits::MAX_NAME },
        "names": list(of("name")),
        "region": {
            "type": "string",
            "maxLength": limits::MAX_REGION,
            "description": "A set of cells in words, such as `own rank 8`, `d4..e5` or `palace - edge`.",
        },
        "regions": sided(of("region")),
        "betza": { "type": "string", "maxLength": limits::MAX_BETZA, "description": "Moves in Betza notation." },
        "verdict": words(&Verdict::ALL.map(|(word, _)| word)),
        "piece": piece(),
        "move": any([of("betza"), table(&keys::MOVE, |key| match key {
            "betza" => of("betza"),
            "steps" => of("steps"),
            _ => of("regions"),
        })]),
        "steps": steps(),
        "promotion": promotion(),
        "wing": table(&keys::WING, wing_key),
        "castling": castling(),
        "shuffle": shuffle(),
        "goal": {
            "allOf": [table(&keys::GOAL, |key| match key {
                "pieces" => of("names"),
                "region" => of("regions"),
                "count" => number(1, 1024),
                _ => flag(),
            })],
            "required": ["region"],
        },
        "extinction": {
            "allOf": [table(&keys::EXTINCTION, |key| match key {
                "pieces" | "sides" => of("names"),
                "at-most" | "others-at-least" => count(),
                "reply" => flag(),
                _ => of("verdict"),
            })],
            "required": ["verdict"],
        },
    })
}

fn document_key(key: &str) -> Json {
    match key {
        "name" => says(
            json!({ "type": "string", "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "maxLength": limits::MAX_NAME }),
            "The short name programs use.",
        ),
        "title" => says(text(limits::MAX_TITLE), "The name people use."),
        "description" => says(text(limits::MAX_DESCRIPTION), "One or two sentences for a gallery."),
        "aliases" => says(of("names"), "Other names in use elsewhere."),
        "extends" => says(or_false(of("name")), "The document this one changes."),
        "board" => says(
            any([
                json!({ "type": "string", "pattern": "^ *[0-9]+ *[x×] *[0-9]+ *([x×] *[0-9]+ *)?$" }),
                board(),
            ]),
            "The cells; `8x8` when absent.",
        ),
        "sides" => says(list(side()), "Who plays, in turn order; white and black when absent."),
        "regions" => says(or_false(named(of("region"))), "Named sets of cells."),
        "pieces" => says(named(of("piece")), "The kinds of pieces by name."),
        "setup" => {
            says(setup(), "The start position, as rows joined by `/`, a list of rows, or piece by piece.")
        }
        "castling" => says(or_false(of("castling")), "Ways to castle."),
        "hand" => says(or_false(hand()), "Pieces in hand."),
        "gates" => says(or_false(gates()), "Pieces that come in behind those that leave home."),
        "turn" => table(&keys::TURN, |key| match key {
            "steps" | "first-steps" => number(1, limits::MAX_LIST as i64),
            "grows-by" | "passes-end" => count(),
            "pass" => any([json!({ "enum": ["never", "allowed", "stuck"] }), flag()]),
            _ => flag(),
        }),
        "check" => table(&keys::CHECK, |key| match key {
            "facing" => words(&["ignored", "bikjang"]),
            _ => flag(),
        }),
        "capture" => table(&keys::CAPTURE, |key| match key {
            "blast" => any([flag(), blast()]),
            "petrifies" => of("names"),
            "flips" => words(&FlipRule::ALL.map(|(word, _)| word)),
            _ => flag(),
        }),
        "walls" => says(or_false(walls()), "Walls that players put on the board."),
        "counters" => {
            says(or_false(named(number(-1_000_000, 1_000_000))), "Numbers that triggers count with.")
        }
        "triggers" => says(list(triggers::trigger()), "What happens by itself."),
        "terrain" => says(json!({ "type": "object" }), "What the cells are made of, and what lies on them."),
        "quest" => says(json!({ "type": "object" }), "What one side is to reach, where the game is a level."),
        "notation" => says(
            words(&Custom::ALL.map(|(word, _)| word)),
            "Whose customs its players follow when they write moves down.",
        ),
        _ => end(),
    }
}

fn board() -> Json {
    let extent = || number(1, i64::from(limits::MAX_EXTENT));
    table(&keys::BOARD, |key| match key {
        "geometry" => words(&["square", "hex", "layers"]),
        "wrap" => words(&["none", "files", "both"]),
        "outline" => words(&["box", "hexagon"]),
        "holes" => or_false(of("region")),
        _ => extent(),
    })
}

fn side() -> Json {
    let side = table(&keys::SIDE, |key| match key {
        "forward" => json!({ "enum": Compass::ALL.map(Compass::word) }),
        _ => of("name"),
    });
    json!({ "allOf": [side], "required": ["name", "forward"] })
}

fn setup() -> Json {
    let row = || json!({ "type": "string" });
    let rows = || any([row(), json!({ "type": "array", "items": row() })]);
    let full = table(&keys::SETUP, |key| match key {
        "rows" => or_false(rows()),
        "place" | "waiting" => or_false(json!({ "type": "object", "additionalProperties": of("regions") })),
        "hand" => or_false(row()),
        _ => or_false(of("shuffle")),
    });
    any([row(), json!({ "type": "array", "items": row() }), full])
}

fn shuffle() -> Json {
    let condition = table(&keys::CONDITIONS, |key| match key {
        "between" => json!({ "type": "array", "items": of("name"), "minItems": 2, "maxItems": 2 }),
        "not" => json!({ "type": "string" }),
        _ => of("names"),
    });
    let condition = json!({ "allOf": [condition], "minProperties": 1, "maxProperties": 1 });
    table(&keys::SHUFFLE, |key| match key {
        "cells" => of("region"),
        "conditions" => list(condition.clone()),
        _ => flag(),
    })
}

fn piece() -> Json {
    let full = table(&keys::PIECE, |key| match key {
        "letter" | "character" => sided(text(limits::MAX_LETTER)),
        "also" => list(text(limits::MAX_LETTER)),
        "moves" => any([of("betza"), list(of("move"))]),
        "betza" => of("betza"),
        "royal" => flag(),
        "royal-up-to" => count(),
        "value" => number(-1_000_000, 1_000_000),
        "confined" => of("regions"),
        "first-move" => or_false(any([
            json!({ "enum": ["home", "unmoved"] }),
            json!({
                "type": "object",
                "properties": { "in": of("regions") },
                "required": ["in"],
                "additionalProperties": false,
            }),
        ])),
        "promotion" => or_false(of("promotion")),
        "drop" => or_false(drop()),
        "captured-as" => or_false(of("name")),
        _ => of("names"),
    });
    let short = json!({
        "type": "string",
        "pattern": ":|^none$",
        "description": "A letter, a colon and a Betza text, such as `n:N`; or `none` for no such piece.",
    });
    any([short, full])
}

fn steps() -> Json {
    let far = i64::from(limits::MAX_EXTENT) - 1;
    let vector = json!({
        "type": "array",
        "items": { "type": "integer", "minimum": -far, "maximum": far },
        "minItems": 2,
        "maxItems": 3,
    });
    let vectors = any([vector.clone(), json!({ "type": "array", "items": vector, "minItems": 1 })]);
    let full = table(&keys::STEPS, |key| match key {
        "vectors" => vectors.clone(),
        "range" | "least" => count(),
        "modality" => json!({ "type": "string", "pattern": "^[mcdek]*$" }),
        _ => flag(),
    });
    any([vectors, full])
}

fn promotion() -> Json {
    table(&keys::PROMOTION, |key| match key {
        "zone" | "forced" | "last" => of("regions"),
        "to" => sided(of("names")),
        "on" => list(json!({ "enum": ["arriving", "leaving", "staying"] })),
        "limit" => or_false(json!({ "type": "object", "additionalProperties": count() })),
        _ => flag(),
    })
}

fn hand() -> Json {
    table(&keys::HAND, |key| match key {
        "captures" => words(&CapturesGo::ALL.map(|(word, _)| word)),
        "reverts" => or_false(of("name")),
        "region" => of("regions"),
        "first" => of("regions"),
        "encloses" => words(&EncloseRule::ALL.map(|(word, _)| word)),
        "must" | "endless" => of("names"),
        _ => flag(),
    })
}

fn drop() -> Json {
    table(&keys::DROP, |key| match key {
        "region" => of("regions"),
        "as" => of("names"),
        "per-file" => count(),
        "mates" => words(&DropMate::ALL.map(|(word, _)| word)),
        _ => flag(),
    })
}

fn gates() -> Json {
    let gates = table(&keys::GATES, |key| match key {
        "from" => words(&GateFrom::ALL.map(|(word, _)| word)),
        "cells" => of("regions"),
        _ => of("names"),
    });
    json!({ "allOf": [gates], "required": ["cells"] })
}

fn wing_key(key: &str) -> Json {
    match key {
        "dropped" => flag(),
        "wing" => json!({ "enum": ["king", "queen"] }),
        "sides" | "partner" => of("names"),
        "king-from" | "partner-from" => sided(of("name")),
        "exclusive" | "wins" => flag(),
        _ => or_false(of("name")),
    }
}

fn castling() -> Json {
    let wing = any([of("name"), table(&keys::WING_ONLY, wing_key)]);
    let both = table(&keys::CASTLING, |key| match key {
        "king-side" | "queen-side" => or_false(wing.clone()),
        key => wing_key(key),
    });
    any([both, list(of("wing"))])
}

fn end() -> Json {
    table(&keys::END, |key| match key {
        "goals" => list(of("goal")),
        "connect" => list(connect()),
        "full-board" => of("verdict"),
        "extinction" => list(of("extinction")),
        "eliminated" => words(&["stay", "vanish"]),
        "move-rule-pieces" | "to-and-fro-pieces" => of("names"),
        "checkmate" | "stalemate" | "repetition-verdict" => sided(of("verdict")),
        "mate" => or_false(table(&keys::MATE, |_| of("names"))),
        "perpetual-check-loses" => flag(),
        "chase" => or_false(table(&keys::CHASE, |key| match key {
            "home" => of("regions"),
            "stronger" => or_false(named(of("names"))),
            _ => of("names"),
        })),
        "counting" => or_false(counting()),
        "declarations" => list(table(&keys::DECLARATION, |key| match key {
            "region" => of("regions"),
            "pieces" => count(),
            "points" => or_false(named(points())),
            "at-least" => sided(count()),
            _ => of("verdict"),
        })),
        "draws" => or_false(table(&keys::DRAWS, |key| match key {
            "winner" => or_false(of("name")),
            _ => or_false(named(points())),
        })),
        _ => count(),
    })
}

fn points() -> Json {
    let most = i64::from(limits::MAX_COUNT);
    number(-most, most)
}

fn counting() -> Json {
    let honour = table(&keys::HONOUR, |key| match key {
        "against" => or_false(named(count())),
        _ => count(),
    });
    table(&keys::COUNTING, |key| match key {
        "without" | "bare-without" => of("names"),
        "bare" => list(json!({ "allOf": [honour], "required": ["limit"] })),
        "from-pieces" => flag(),
        _ => count(),
    })
}

fn blast() -> Json {
    table(&keys::BLAST, |key| match key {
        "area" => of("betza"),
        "petrifies" => flag(),
        _ => of("names"),
    })
}

fn walls() -> Json {
    let walls = table(&keys::WALLS, |key| match key {
        "put" => words(&WallRule::ALL.map(|(word, _)| word)),
        "region" => of("regions"),
        _ => flag(),
    });
    json!({ "allOf": [walls], "required": ["put"] })
}

fn connect() -> Json {
    table(&keys::CONNECT, |key| match key {
        "pieces" => of("names"),
        "from" | "to" => of("regions"),
        "along" => of("betza"),
        "verdict" => of("verdict"),
        _ => count(),
    })
}
