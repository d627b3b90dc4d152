//! Regions: rectangles of files and ranks from 0, and combinations of them.

use serde_json::{Map, Value as Json};

/// Converts a region to an expression of a Chesswright document. `named` holds the file's regions by name.
pub(super) fn words(
    region: &Json,
    named: &Map<String, Json>,
    size: [i64; 2],
    depth: u8,
) -> Result<String, String> {
    if depth > 16 {
        return Err("regions are nested too deeply".into());
    }
    let again = |region: &Json| words(region, named, size, depth + 1);
    if let Some(name) = region.as_str() {
        return again(named.get(name).ok_or_else(|| format!("there is no region `{name}`"))?);
    }
    let part = |key: &str| region.get(key).ok_or_else(|| format!("a region lacks `{key}`")).and_then(again);
    let list =
        |key: &str| region.get(key).and_then(Json::as_array).ok_or_else(|| format!("a region lacks `{key}`"));
    match region.get("type").and_then(Json::as_str) {
        None | Some("rect") => rectangle(region, size),
        Some("union") => Ok(joined(list("regions")?.iter().map(again), " | ")?),
        Some("intersect") => Ok(joined(list("regions")?.iter().map(again), " & ")?),
        Some("sub") => Ok(format!("({} - {})", part("+")?, part("-")?)),
        Some("xor") => Ok(format!("({} ^ {})", part("l")?, part("r")?)),
        Some("dset") => {
            let cells: Result<Vec<String>, String> =
                list("squares")?.iter().map(|at| distance(at, size)).collect();
            Ok(if cells.as_ref().is_ok_and(Vec::is_empty) {
                "none".into()
            } else {
                format!("({})", cells?.join(" "))
            })
        }
        Some("set") => {
            let squares: Vec<&str> = list("squares")?.iter().filter_map(Json::as_str).collect();
            Ok(if squares.is_empty() { "none".into() } else { format!("({})", squares.join(" ")) })
        }
        Some(other) => Err(format!("`{other}` is not a known kind of region")),
    }
}

/// The name of a cell that is written as its file and rank from 0, such as `4,4`.
fn distance(at: &Json, [files, ranks]: [i64; 2]) -> Result<String, String> {
    let parts = at.as_str().and_then(|text| text.split_once(','));
    let numbers = parts.map(|(x, y)| (x.trim().parse::<i64>(), y.trim().parse::<i64>()));
    match numbers {
        Some((Ok(x), Ok(y))) if (0..files).contains(&x) && (0..ranks).contains(&y) => {
            Ok(format!("{}{}", file(x), y + 1))
        }
        _ => Err(format!("{at} is not the file and rank of a cell, such as `\"4,4\"`")),
    }
}

fn joined(parts: impl Iterator<Item = Result<String, String>>, by: &str) -> Result<String, String> {
    let parts: Vec<String> = parts.collect::<Result<_, _>>()?;
    Ok(if parts.is_empty() { "none".into() } else { format!("({})", parts.join(by)) })
}

/// A rectangle. A missing bound means the edge of the board. Older files use `startFile` and similar keys.
fn rectangle(region: &Json, [files, ranks]: [i64; 2]) -> Result<String, String> {
    let bound = |short: &str, long: &str| {
        let value = region.get(short).or_else(|| region.get(long)).filter(|value| !value.is_null());
        value
            .map(|value| value.as_i64().ok_or_else(|| format!("`{short}` of a region is not a number")))
            .transpose()
    };
    let side = |value: Option<i64>, otherwise: i64, most: i64| value.unwrap_or(otherwise).clamp(0, most - 1);
    let [left, right] = [bound("l", "startFile")?, bound("r", "endFile")?];
    let [bottom, top] = [bound("b", "startRank")?, bound("t", "endRank")?];
    let [left, right] = [side(left, 0, files), side(right, files - 1, files)];
    let [bottom, top] = [side(bottom, 0, ranks), side(top, ranks - 1, ranks)];
    if left > right || bottom > top {
        return Err("a region ends before it begins".into());
    }
    Ok(format!("{}{}..{}{}", file(left), bottom + 1, file(right), top + 1))
}

/// The letter of a file, counted from 0.
pub(super) fn file(number: i64) -> String {
    let letter = u8::try_from(number).unwrap_or(0).min(25);
    char::from(b'a' + letter).to_string()
}
