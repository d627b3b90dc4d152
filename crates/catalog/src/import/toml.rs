//! Formats JSON documents for people to read.

use std::fmt::Write;

use serde_json::{Map, Value as Json};

/// Formats JSON over several lines.
///
/// # Errors
/// If the text is not JSON.
pub fn pretty(json: &str) -> Result<String, serde_json::Error> {
    serde_json::to_string_pretty(&serde_json::from_str::<Json>(json)?)
}

/// Converts a JSON document to TOML: a table for each part, with one line for each of its keys.
///
/// ```
/// let text = r#"{"name":"kings","pieces":{"king":{"letter":"k","moves":["K"],"royal":true}}}"#;
/// assert_eq!(
///     chesswright_catalog::import::toml(text).unwrap(),
///     "name = \"kings\"\n\n[pieces]\nking = { letter = \"k\", moves = [\"K\"], royal = true }\n"
/// );
/// ```
///
/// # Errors
/// If the text is not JSON.
pub fn toml(json: &str) -> Result<String, serde_json::Error> {
    let document: Map<String, Json> = serde_json::from_str(json)?;
    let mut text = String::new();
    // Writing to a string cannot fail.
    for (key, value) in document.iter().filter(|(_, value)| !value.is_object()) {
        let _ = writeln!(text, "{} = {}", name(key), inline(value));
    }
    for (key, value) in &document {
        let Some(table) = value.as_object() else { continue };
        let _ = writeln!(text, "\n[{}]", name(key));
        for (key, value) in table {
            let _ = writeln!(text, "{} = {}", name(key), inline(value));
        }
    }
    Ok(text)
}

/// A key, with quotes if it needs them.
fn name(key: &str) -> String {
    let bare = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if bare { key.to_owned() } else { Json::from(key).to_string() }
}

fn inline(value: &Json) -> String {
    match value {
        Json::Object(map) => {
            let fields: Vec<String> =
                map.iter().map(|(key, value)| format!("{} = {}", name(key), inline(value))).collect();
            if fields.is_empty() { "{}".into() } else { format!("{{ {} }}", fields.join(", ")) }
        }
        Json::Array(list) => {
            let items: Vec<String> = list.iter().map(inline).collect();
            format!("[{}]", items.join(", "))
        }
        // JSON strings are valid TOML strings, except for characters that documents never contain.
        other => other.to_string(),
    }
}
