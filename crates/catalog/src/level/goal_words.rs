//! Goals in drawings: JSON, calls such as `exit(king)`, or a few plain phrases.

use chesswright_rules::message;
use chesswright_rules::message::Message;
use serde_json::{Map, Value, json};

/// Parses the goals of a line to JSON.
pub(super) fn goals(text: &str, enemies: &str) -> Result<Value, Message> {
    let text = text.trim();
    if text.starts_with(['[', '{', '"']) {
        return serde_json::from_str(text)
            .map_err(|error| message!("this is not JSON: {error}", error = error.to_string()));
    }
    let mut all = vec![];
    for part in split(text) {
        all.extend(goal(&part, enemies)?);
    }
    Ok(Value::Array(all))
}

/// A goal as a plain phrase, if there is one for it.
pub(super) fn words(goal: &Value) -> Option<String> {
    if let Some(name) = goal.as_str() {
        return Some(name.replace('_', " "));
    }
    let (name, argument) = goal.as_object()?.iter().next()?;
    Some(match (name.as_str(), argument) {
        ("take_all", Value::String(_)) => "take all".into(),
        ("take", who) => format!("take the {}", who.get("kind")?.as_str()?),
        ("exit", how) => format!("exit with the {}", how.get("who")?.get("kind")?.as_str()?),
        ("survive" | "promote" | "mate" | "win", Value::Number(count)) => format!("{name} {count}"),
        ("collect", how) => {
            let (item, count) = (how.get("item")?.as_str()?, how.get("count")?);
            format!("collect {count} {item}{}", if *count == json!(1) { "" } else { "s" })
        }
        _ => return None,
    })
}

/// Splits a text at `and`, `,`, `;`, `+` or `&` outside of brackets.
fn split(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for sign in text.replace(" and ", " ; ").chars() {
        match sign {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && matches!(sign, ',' | ';' | '+' | '&') {
            parts.push(String::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(sign);
        }
    }
    let parts = parts.into_iter().map(|part| part.trim().trim_end_matches('.').to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}

fn number(words: &[&str]) -> Option<u64> {
    words.iter().find_map(|word| word.parse().ok())
}

fn kind_in(words: &[&str]) -> Option<String> {
    let singular = |word: &&str| word.trim_end_matches('s').to_owned();
    words.iter().map(singular).find(|word| super::KINDS.iter().any(|(name, ..)| name == word))
}

fn who(argument: &str) -> Value {
    let argument = argument.trim();
    match argument.split_once([':', '=']) {
        Some((key, value)) => json!({ key.trim(): value.trim() }),
        None => json!(argument),
    }
}

fn goal(text: &str, enemies: &str) -> Result<Vec<Value>, Message> {
    let lower = text.to_ascii_lowercase();
    if let Some((name, rest)) = lower.split_once('(')
        && let Some(inner) = rest.strip_suffix(')')
    {
        return Ok(vec![call(name.trim(), inner, enemies)?]);
    }
    let words: Vec<&str> = lower
        .split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_')
        .filter(|w| !w.is_empty())
        .collect();
    let has = |word: &str| words.contains(&word);
    let exit = || match kind_in(&words) {
        Some(kind) => json!({ "exit": { "who": { "kind": kind } } }),
        None if has("all") || has("everyone") => json!({ "exit": { "who": "all" } }),
        None => json!("exit"),
    };
    let all_enemies = || if enemies.is_empty() { json!("take_all") } else { json!({ "take_all": enemies }) };
    let item = ["coin", "key", "sword", "shield", "ward", "bomb"]
        .into_iter()
        .find(|item| words.iter().any(|word| word.trim_end_matches('s') == *item));
    Ok(vec![match words.first() {
        Some(&"survive" | &"last") => {
            let rounds = number(&words).ok_or_else(|| message!("say how many rounds to survive"))?;
            json!({ "survive": rounds })
        }
        Some(&"collect" | &"take") if item.is_some() => {
            json!({ "collect": { "item": item, "count": number(&words).unwrap_or(1) } })
        }
        Some(&"take_all" | &"takeall") => all_enemies(),
        Some(&"take" | &"capture") if has("all") || has("everything") => all_enemies(),
        Some(&"take" | &"capture") => match kind_in(&words) {
            Some(kind) => json!({ "take": { "kind": kind } }),
            None => return Err(message!("`{text}` does not say what to take", text)),
        },
        Some(name @ (&"mate" | &"win")) if words.len() == 1 || number(&words).is_some() => {
            json!({ *name: number(&words).unwrap_or(1) })
        }
        Some(&"promote") => json!({ "promote": number(&words).unwrap_or(1) }),
        Some(&"visit") => json!({ "visit": "all" }),
        Some(&"protect") => match kind_in(&words) {
            Some(kind) => json!({ "protect": { "kind": kind } }),
            None => json!({ "protect": { "tag": words.last() } }),
        },
        _ if has("exit") || has("out") => exit(),
        _ if has("live") || has("survive") || has("protect") => match kind_in(&words) {
            Some(kind) => json!({ "protect": { "kind": kind } }),
            None => return Err(message!("`{text}` does not say who must live", text)),
        },
        _ => {
            return Err(message!(
                "`{text}` is not a goal; write for example `exit`, `take_all`, `survive 6`, or JSON",
                text
            ));
        }
    }])
}

fn call(name: &str, inner: &str, enemies: &str) -> Result<Value, Message> {
    let inner = inner.trim();
    let arguments: Vec<&str> = inner.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    Ok(match name {
        "take_all" if inner.is_empty() && !enemies.is_empty() => json!({ "take_all": enemies }),
        "take_all" | "no_pieces" if inner.is_empty() => json!(name),
        "take_all" | "no_pieces" => json!({ name: inner }),
        "survive" | "promote" | "mate" | "win" | "moves" | "rounds" => {
            let count = number(&arguments).ok_or_else(|| message!("`{name}` needs a number", name))?;
            json!({ name: count })
        }
        "take" | "protect" | "lost" => json!({ name: who(inner) }),
        "exit" => {
            let mut map = Map::new();
            for argument in &arguments {
                match argument.split_once([':', '=']) {
                    Some((key, value)) => {
                        let (key, value) = (key.trim(), value.trim());
                        let read = value
                            .parse::<u64>()
                            .map(Value::from)
                            .or_else(|_| value.parse::<bool>().map(Value::from));
                        let value = read.unwrap_or_else(|_| json!(value));
                        if key == "kind" || key == "tag" {
                            map.insert("who".into(), json!({ key: value }));
                        } else {
                            map.insert(key.into(), value);
                        }
                    }
                    None => match argument.parse::<u64>() {
                        Ok(count) => drop(map.insert("count".into(), json!(count))),
                        Err(_) => drop(map.insert("who".into(), json!(argument))),
                    },
                }
            }
            json!({ "exit": map })
        }
        "collect" => {
            let item = arguments.first().copied().unwrap_or("coin");
            json!({ "collect": { "item": item, "count": number(&arguments).unwrap_or(1) } })
        }
        "visit" => json!({ "visit": if inner.is_empty() { "all" } else { inner } }),
        _ => {
            return Err(message!(
                "`{text}` is not a goal; write for example `exit`, `take_all`, `survive 6`, or JSON",
                text = name
            ));
        }
    })
}
