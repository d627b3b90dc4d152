//! Moves in words.

use chesswright_rules::betza::{self, Options};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{MoveDef, StepsDef};

use super::list;
use super::places::Places;

/// How some moves of a piece go and where they hold.
pub(crate) fn move_words(moves: &MoveDef, places: &Places<'_>) -> String {
    let MoveDef { betza, steps, from, to, within } = moves;
    let geometry = places.rules().board().geometry();
    let mut parts = vec![];
    if !betza.is_empty() {
        let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
        parts.push(match betza::parse(betza, &options) {
            Ok(piece) => betza::describe(&piece),
            Err(_) => format!("moves as `{betza}`"),
        });
    }
    if let Some(steps) = steps {
        parts.push(steps_words(steps, geometry));
    }
    let mut text = parts.join("; or ");
    for (word, region) in [("from", from), ("to", to)] {
        if let Some(region) = region {
            text.push_str(&format!(", only {word} {}", places.words(region)));
        }
    }
    if let Some(region) = within {
        text.push_str(&format!(", only while it stays on {}", places.words(region)));
    }
    text
}

fn steps_words(steps: &StepsDef, geometry: Geometry) -> String {
    let StepsDef { vectors, range, least, modality, initial, marks_en_passant } = steps;
    let named: Vec<String> = vectors.iter().filter_map(|v| direction(v, geometry)).collect();
    let verb = match (least, range) {
        (_, 0) => "slides any distance".to_owned(),
        (1, 1) => "goes".to_owned(),
        (least, range) if least == range => format!("goes {range} such steps through empty cells:"),
        (least, range) => format!("goes {least} to {range} such steps:"),
    };
    let ways = match named.len() == vectors.len() && vectors.len() <= 6 {
        true => list(&named, "or"),
        false => format!("in the {} directions of the diagram", vectors.len()),
    };
    let says = |letter: char| modality.contains(letter);
    let tail = match (says('m') || modality.is_empty(), says('c') || modality.is_empty(), says('e')) {
        (true, true, _) => "",
        (true, false, _) => " without capturing",
        (false, true, true) => " to capture, also in passing",
        (false, true, false) => " to capture",
        (false, false, true) => " to capture in passing",
        (false, false, false) => "",
    };
    let tail = match (says('d'), says('k')) {
        (true, _) => format!("{tail}, capturing pieces of its own side, too"),
        (false, true) if !says('c') => format!("{tail} to capture a royal piece"),
        _ => tail.to_owned(),
    };
    let first = if *initial { ", as its first move" } else { "" };
    let passing = if *marks_en_passant { "; it may then be captured in passing" } else { "" };
    format!("{verb} {ways}{tail}{first}{passing}")
}

/// A step in words from the mover's seat, where it has some.
fn direction(vector: &[i16], geometry: Geometry) -> Option<String> {
    let get = |i: usize| vector.get(i).copied().unwrap_or(0);
    let (x, y, z) = (get(0), get(1), get(2));
    if geometry == Geometry::Hex {
        let words = match (x, y) {
            (0, 1) => "straight ahead",
            (0, -1) => "straight back",
            (1, 0) => "ahead to the right",
            (-1, 1) => "ahead to the left",
            (1, -1) => "back to the right",
            (-1, 0) => "back to the left",
            _ => return None,
        };
        return Some(words.into());
    }
    let mut parts = vec![];
    for (n, more, less) in [(y, "forward", "back"), (x, "right", "left"), (z, "up", "down")] {
        match n {
            0 => {}
            1 => parts.push(format!("one {more}")),
            -1 => parts.push(format!("one {less}")),
            n => parts.push(format!("{} {}", n.abs(), if n > 0 { more } else { less })),
        }
    }
    Some(list(&parts, "and"))
}
