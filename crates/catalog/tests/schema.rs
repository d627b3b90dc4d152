//! The published JSON Schema is current, accepts every built-in document, and rejects invalid ones.

use std::path::Path;

use chesswright_rules::definition::schema::{schema, schema_text};
use chesswright_rules::definition::{Format, to_json};
use serde_json::{Value, json};

/// A checker for the part of JSON Schema that our schema uses. An unknown keyword is an error, so that
/// nothing is accepted by accident.
struct Checker {
    root: Value,
}

impl Checker {
    fn accepts(&self, value: &Value, schema: &Value) -> bool {
        let Some(rules) = schema.as_object() else {
            return schema != &json!(false);
        };
        rules.iter().all(|(keyword, rule)| self.keyword(value, keyword, rule, schema))
    }

    fn keyword(&self, value: &Value, keyword: &str, rule: &Value, schema: &Value) -> bool {
        let length = |v: &Value| v.as_str().map(|s| s.chars().count() as i64);
        let items = |v: &Value| v.as_array().map(|a| a.len() as i64);
        let entries = |v: &Value| v.as_object().map(|o| o.len() as i64);
        let at_least = |n: Option<i64>| n.is_none_or(|n| n >= rule.as_i64().unwrap());
        let at_most = |n: Option<i64>| n.is_none_or(|n| n <= rule.as_i64().unwrap());
        match keyword {
            "$schema" | "$id" | "$defs" | "title" | "description" | "default" => true,
            "$ref" => {
                let pointer = rule.as_str().unwrap().strip_prefix('#').unwrap();
                self.accepts(value, self.root.pointer(pointer).expect("a definition to refer to"))
            }
            "type" => match rule.as_str().unwrap() {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "boolean" => value.is_boolean(),
                "integer" => value.is_i64() || value.is_u64(),
                other => panic!("type {other}"),
            },
            "const" => value == rule,
            "enum" => rule.as_array().unwrap().contains(value),
            "anyOf" => rule.as_array().unwrap().iter().any(|s| self.accepts(value, s)),
            "allOf" => rule.as_array().unwrap().iter().all(|s| self.accepts(value, s)),
            "required" => value
                .as_object()
                .is_none_or(|o| rule.as_array().unwrap().iter().all(|k| o.contains_key(k.as_str().unwrap()))),
            "properties" => value
                .as_object()
                .is_none_or(|o| o.iter().all(|(key, v)| rule.get(key).is_none_or(|s| self.accepts(v, s)))),
            "additionalProperties" => value.as_object().is_none_or(|o| {
                o.iter().all(|(key, v)| {
                    schema.get("properties").is_some_and(|p| p.get(key).is_some()) || self.accepts(v, rule)
                })
            }),
            "propertyNames" => {
                value.as_object().is_none_or(|o| o.keys().all(|k| self.accepts(&json!(k), rule)))
            }
            "items" => value.as_array().is_none_or(|a| a.iter().all(|v| self.accepts(v, rule))),
            "minLength" => at_least(length(value)),
            "maxLength" => at_most(length(value)),
            "minItems" => at_least(items(value)),
            "maxItems" => at_most(items(value)),
            "minProperties" => at_least(entries(value)),
            "maxProperties" => at_most(entries(value)),
            "minimum" => at_least(value.as_i64()),
            "maximum" => at_most(value.as_i64()),
            "pattern" => value.as_str().is_none_or(|s| pattern(rule.as_str().unwrap(), s)),
            other => panic!("keyword {other}"),
        }
    }
}

/// The few patterns in use.
fn pattern(pattern: &str, text: &str) -> bool {
    match pattern {
        "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$" => {
            !text.is_empty()
                && !text.starts_with('-')
                && !text.ends_with('-')
                && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        }
        ":|^none$" => text.contains(':') || text == "none",
        "^[mcdek]*$" => text.chars().all(|c| "mcdek".contains(c)),
        "^#[0-9a-f]{6}$" => {
            let digit = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
            text.strip_prefix('#').is_some_and(|digits| digits.len() == 6 && digits.bytes().all(digit))
        }
        "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" => {
            let parts: Vec<_> = text.split('-').collect();
            let short = |part: &&str| (1..=8).contains(&part.len());
            let alphanumeric = |part: &&str| part.chars().all(|c| c.is_ascii_alphanumeric());
            parts.iter().all(|part| short(part) && alphanumeric(part))
                && parts[0].len() >= 2
                && parts[0].chars().all(|c| c.is_ascii_alphabetic())
        }
        "^ *[0-9]+ *[x×] *[0-9]+ *([x×] *[0-9]+ *)?$" => {
            let numbers: Vec<_> = text.split(['x', '×']).collect();
            (2..=3).contains(&numbers.len()) && numbers.iter().all(|n| n.trim().parse::<u16>().is_ok())
        }
        other => panic!("pattern {other}"),
    }
}

fn checker() -> Checker {
    Checker { root: schema() }
}

#[test]
fn the_published_schema_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema/definition.schema.json");
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, schema_text()).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == schema_text(),
        "docs/schema/definition.schema.json is not current; run the test once with UPDATE_SCHEMA=1"
    );
}

#[test]
fn built_in_documents_follow_the_schema() {
    let checker = checker();
    for entry in chesswright_catalog::DOCUMENTS {
        let document = to_json(entry.text, Format::Toml).unwrap();
        assert!(checker.accepts(&document, &checker.root), "{}", entry.name);
    }
}

#[test]
fn canonical_forms_follow_the_schema() {
    let checker = checker();
    for name in chesswright_catalog::names() {
        let canonical = chesswright_catalog::definition(name).unwrap().canonical_json();
        let document = to_json(&canonical, Format::Json).unwrap();
        assert!(checker.accepts(&document, &checker.root), "{name}: {canonical}");
    }
}

#[test]
fn wrong_documents_are_refused_by_the_schema() {
    let checker = checker();
    let wrong = [
        json!({}),
        json!({ "name": "x", "pieces": {} }),
        json!({ "name": "No", "extends": "chess" }),
        json!({ "name": "x", "extends": "chess", "peices": {} }),
        json!({ "name": "x", "extends": "chess", "board": "eight" }),
        json!({ "name": "x", "extends": "chess", "board": { "files": 99 } }),
        json!({ "name": "x", "extends": "chess", "pieces": { "king": "K" } }),
        json!({ "name": "x", "extends": "chess", "pieces": { "king": { "royal": "yes" } } }),
        json!({ "name": "x", "extends": "chess", "pieces": { "king": { "moves": [{ "betsa": "K" }] } } }),
        json!({ "name": "x", "extends": "chess", "end": { "checkmate": "lose" } }),
        json!({ "name": "x", "extends": "chess", "end": { "goals": {} } }),
        json!({ "name": "x", "extends": "chess", "setup": 8 }),
        json!({ "name": "x", "extends": "chess", "castling": { "king-side": 7 } }),
        json!({ "name": "x", "extends": "chess", "turn": { "pass": "maybe" } }),
        json!({ "name": "x", "extends": "chess", "turn": { "steps": { "white": 0 } } }),
        json!({ "name": "x", "extends": "chess", "turn": { "pass": { "white": "maybe" } } }),
        json!({ "name": "x", "extends": "chess", "check": { "binding": { "white": "no" } } }),
        json!({ "name": "x", "extends": "chess", "turn": { "passes-end": { "white": 2 } } }),
        json!({ "name": "x", "extends": "chess", "terrain": { "ise": "d4" } }),
        json!({ "name": "x", "extends": "chess", "terrain": { "doors": { "at": "d4" } } }),
        json!({ "name": "x", "extends": "chess", "quest": { "win": [{ "survive": 9, "promote": 1 }] } }),
        json!({ "name": "x", "extends": "chess", "quest": { "lose": "time" } }),
        json!({ "name": "x", "extends": "chess", "about": { "titles": { "a-very-long-tag": "Chess" } } }),
        json!({ "name": "x", "extends": "chess", "look": { "sides": { "white": { "colour": "red" } } } }),
        json!({ "name": "x", "extends": "chess", "view": true }),
    ];
    for document in wrong {
        assert!(!checker.accepts(&document, &checker.root), "{document}");
    }
    let right = [
        json!({ "name": "x", "extends": "chess", "castling": false, "pieces": { "queen": "none" } }),
        json!({ "name": "x", "extends": "chess", "pieces": { "pawn": { "promotion": { "to": { "add": "king" } } } } }),
        json!({ "name": "x", "extends": "chess", "turn": { "steps": { "white": 2 }, "pass": { "white": true, "black": "stuck" } } }),
        json!({ "name": "x", "extends": "chess", "check": { "binding": { "white": false } } }),
        json!({ "name": "x", "extends": "chess", "capture": { "petrifies": { "black": ["queen"] } } }),
        json!({ "name": "x", "extends": "chess", "terrain": { "doors": { "at": "d4", "colour": "red" } } }),
        json!({ "name": "x", "extends": "chess", "quest": { "side": "white", "win": { "exit": { "count": 1 } } } }),
        json!({ "name": "x", "extends": "chess", "$schema": "definition.schema.json", "turn": { "pass": true } }),
    ];
    for document in right {
        assert!(checker.accepts(&document, &checker.root), "{document}");
    }
}
