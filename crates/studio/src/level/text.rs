//! Writes a changed level into the text that its author has written, as far as that is possible.

use chesswright_catalog::level::{self, Level};
use chesswright_document::{Document, Edit, Path, Value};
use serde_json::Value as Json;

/// The text of the level after a change. What did not change stays as it was written; where the format cannot say the new level,
/// the text is written anew as JSON.
pub(super) fn written(text: &str, before: &Level, after: &Level) -> String {
    let says = |text: &String| level::examine(text).0.as_ref() == Some(after);
    let start = text.trim_start_matches('\u{feff}').trim_start();
    if start.starts_with('{') && text.contains("\"chess-level\"") {
        // First entry by entry, then key by key.
        for fine in [true, false] {
            if let Some(text) = patched(text, before, after, fine).filter(says) {
                return text;
            }
        }
        return after.to_json();
    }
    // A drawing says of a proof only what it proves.
    let said = drawable(after);
    let says = |text: &String| level::examine(text).0.as_ref().map(drawable).as_ref() == Some(&said);
    let drawn = !start.starts_with(['{', '<']) && !start.starts_with(level::CODE_PREFIX);
    if drawn {
        let texts = [redrawn(text, before, &said), said.to_text()];
        if let Some(text) = texts.into_iter().flatten().find(says) {
            return text;
        }
    }
    after.to_json()
}

/// The level as a drawing can say it.
pub(super) fn drawable(level: &Level) -> Level {
    let proof = level.proof.as_ref().map(|proof| level::Proof {
        par: proof.par,
        lines: proof.lines,
        line: proof.line.clone(),
        ..level::Proof::default()
    });
    let mut level = Level { proof, ..level.clone() };
    // It has no order of its own: its rows are read from the top.
    let key = |at: level::Place| (std::cmp::Reverse(at.rank()), at.file());
    level.pieces.sort_by_key(|piece| key(piece.at));
    level.items.sort_by_key(|(at, _)| key(*at));
    level.fixtures.sort_by_key(|(at, _)| key(*at));
    level
}

/// A JSON text in which only what changed is written again.
fn patched(text: &str, before: &Level, after: &Level, fine: bool) -> Option<String> {
    let tree = |level: &Level| serde_json::from_str::<Json>(&level.to_short_json()).ok();
    let (Json::Object(before), Json::Object(after)) = (tree(before)?, tree(after)?) else { return None };
    let document = Document::new(text);
    let mut edits = vec![];
    for (key, old) in &before {
        if !after.contains_key(key) {
            edits.push(Edit::Unset(Path::from(key.as_str())));
        } else if let (Json::Array(old), Some(Json::Array(new)), true) = (old, after.get(key), fine) {
            entries(key, old, new, &mut edits);
        }
    }
    for (key, new) in &after {
        let both_lists = fine && new.is_array() && before.get(key).is_some_and(Json::is_array);
        if before.get(key) != Some(new) && !both_lists {
            edits.push(Edit::Set(Path::from(key.as_str()), value(new)?));
        }
    }
    Some(document.apply(&Edit::All(edits)).ok()?.text().to_owned())
}

/// The edits of a list: what is equal at its start and its end stays.
fn entries(key: &str, old: &[Json], new: &[Json], edits: &mut Vec<Edit>) {
    let list = Path::from(key);
    let same = |(one, other): &(&Json, &Json)| one == other;
    let start = old.iter().zip(new).take_while(same).count();
    let most = old.len().min(new.len()) - start;
    let end = old.iter().rev().zip(new.iter().rev()).take(most).take_while(same).count();
    let (gone, come) = (old.len() - end - start, new.len() - end - start);
    for index in 0..gone.min(come) {
        if let Some(value) = value(&new[start + index]) {
            edits.push(Edit::Set(list.at(start + index), value));
        }
    }
    for index in (come..gone).rev() {
        edits.push(Edit::Unset(list.at(start + index)));
    }
    for index in gone..come {
        if let Some(value) = value(&new[start + index]) {
            edits.push(Edit::Insert(list.at(start + index), value));
        }
    }
}

fn value(json: &Json) -> Option<Value> {
    Some(match json {
        Json::String(text) => Value::from(text.as_str()),
        Json::Bool(flag) => Value::from(*flag),
        Json::Number(number) => Value::from(number.as_i64()?),
        Json::Array(list) => Value::List(list.iter().map(value).collect::<Option<_>>()?),
        Json::Object(map) => Value::Table(
            map.iter().map(|(key, json)| Some((key.clone(), value(json)?))).collect::<Option<_>>()?,
        ),
        Json::Null => return None,
    })
}

/// A drawing in which only cells are drawn again: its keys, comments and indentation stay.
fn redrawn(text: &str, before: &Level, after: &Level) -> Option<String> {
    let (old, new) = (before.to_text()?, after.to_text()?);
    let (old, new) = (halves(&old, before)?, halves(&new, after)?);
    if before.size != after.size {
        return None;
    }
    let mut out = text.to_owned();
    let gone: Vec<&str> = old.0.iter().filter(|line| !new.0.contains(line)).copied().collect();
    let proof = |line: &str| ["par:", "lines:", "line:"].iter().any(|key| line.starts_with(key));
    let come: Vec<&str> = new
        .0
        .iter()
        .filter(|line| !old.0.contains(line) || before.proof.is_some() && proof(line))
        .copied()
        .collect();
    let mut rows = old.1.iter().zip(&new.1);
    let mut lines: Vec<String> = vec![];
    for line in out.split_inclusive('\n') {
        let bare = line.trim_end();
        let comment = bare.starts_with("//") || bare.starts_with(';') || bare.starts_with("```");
        if bare.is_empty() || comment {
            lines.push(line.to_owned());
        } else if is_key(bare) {
            // The proof that was, for example.
            let key = bare.split(':').next().unwrap_or_default().trim();
            let void = before.proof.is_some() && ["par", "lines", "line", "solution"].contains(&key);
            let leaves = void || gone.iter().any(|gone| gone.split(':').next() == Some(key));
            if !leaves {
                lines.push(line.to_owned());
            }
        } else {
            let (old, new) = rows.next()?;
            lines.push(redrawn_row(line, old, new));
        }
    }
    // New keys stand above the drawing.
    let first = lines.iter().position(|line| !line.trim().is_empty() && !is_key(line.trim()))?;
    let above = lines[..first].iter().rposition(|line| is_key(line.trim())).map_or(first, |last| last + 1);
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    lines.splice(above..above, come.iter().map(|line| format!("{line}{newline}")));
    out = lines.concat();
    Some(out)
}

/// The lines with keys, and the rows, of a drawing as it is written.
fn halves<'a>(text: &'a str, level: &Level) -> Option<(Vec<&'a str>, Vec<&'a str>)> {
    let lines: Vec<&str> = text.lines().collect();
    let rows = lines.len().checked_sub(level.size.1)?;
    Some((lines[..rows].iter().copied().filter(|line| !line.is_empty()).collect(), lines[rows..].to_vec()))
}

fn is_key(line: &str) -> bool {
    line.split_once(':').is_some_and(|(key, _)| {
        key.len() > 1 && key.chars().all(|sign| sign.is_ascii_alphanumeric() || " _-.".contains(sign))
    })
}

/// A row with its indentation, in which the signs that differ are new.
fn redrawn_row(line: &str, old: &str, new: &str) -> String {
    let end = line.len() - line.trim_end_matches(['\n', '\r']).len();
    let (body, end) = line.split_at(line.len() - end);
    let indent = body.find(old.trim_end()).unwrap_or(body.len() - body.trim_start().len());
    let mut signs: Vec<char> = body[indent..].chars().collect();
    let (old, new): (Vec<char>, Vec<char>) = (old.chars().collect(), new.chars().collect());
    for (column, sign) in new.iter().enumerate() {
        if old.get(column) != Some(sign) {
            if signs.len() <= column {
                signs.resize(column + 1, ' ');
            }
            signs[column] = *sign;
        }
    }
    [&body[..indent], &signs.iter().collect::<String>(), end].concat()
}
