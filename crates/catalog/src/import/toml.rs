//! Documents in JSON as people like to read them.

use std::fmt::Write;

use serde_json::{Map, Value as Json};

/// JSON over several lines.
///
/// # Errors
/// When the text is no JSON.
pub fn pretty(json: &str) -> Result<String, serde_json::Error> {
    serde_json::to_string_pretty(&serde_json::from_str::<Json>(json)?)
}

/// A document in JSON as TOML: a table for each part, a line for each of its keys.
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
/// When the text is no JSON.
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

/// A key, in quotes where it must be.
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
        // Texts of JSON are texts of TOML, but for characters that no document holds.
        other => other.to_string(),
    }
}
