//! Moves in words.

use chesswright_rules::betza::{self, Options};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{MoveDef, StepsDef};

use super::places::Places;
use super::{list, number};

/// A group of moves of a piece, and where they apply.
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
    let only = [("from", from), ("to", to)];
    let only: Vec<String> = only
        .iter()
        .filter_map(|(word, region)| Some(format!("{word} {}", places.words(region.as_ref()?))))
        .collect();
    if !only.is_empty() {
        text.push_str(&format!(", only {}", only.join(" ")));
    }
    if let Some(region) = within {
        text.push_str(&format!(", but only between {}", places.all(region)));
    }
    text
}

fn steps_words(steps: &StepsDef, geometry: Geometry) -> String {
    let StepsDef { vectors, range, least, modality, initial, marks_en_passant } = steps;
    let ways = match all_of_a_kind(vectors, geometry) {
        Some(ways) => ways,
        None => {
            let named: Vec<String> = vectors.iter().filter_map(|v| direction(v, geometry)).collect();
            match named.len() == vectors.len() && vectors.len() <= 6 {
                true => list(&named, "or"),
                false => format!("in the {} directions of the diagram", number(vectors.len())),
            }
        }
    };
    let lone_leap = ways.starts_with("like a knight");
    let verb = match (least, range) {
        (_, 0) => "slides any distance".to_owned(),
        (1, 1) if lone_leap => "leaps".to_owned(),
        (1, 1) => "steps one cell".to_owned(),
        (least, range) if least == range => format!("goes {} cells", number(usize::from(*range))),
        (least, range) => {
            format!("goes {} to {} cells", number(usize::from(*least)), number(usize::from(*range)))
        }
    };
    let says = |letter: char| modality.contains(letter);
    let tail = match (says('m') || modality.is_empty(), says('c') || modality.is_empty(), says('e')) {
        (true, true, _) => "",
        (true, false, _) => " without capturing",
        (false, true, true) => " to capture, also en passant",
        (false, true, false) => " to capture",
        (false, false, true) => " to capture en passant",
        (false, false, false) => "",
    };
    let tail = match (says('d'), says('k')) {
        (true, _) => format!("{tail}, capturing pieces of its own side, too"),
        (false, true) if !says('c') => format!("{tail} to capture a royal piece"),
        _ => tail.to_owned(),
    };
    let free = if *range > 1 { ", if nothing stands in between" } else { "" };
    let first = if *initial { "on its first move " } else { "" };
    let passing = if *marks_en_passant { ", and may then be captured en passant" } else { "" };
    format!("{first}{verb} {ways}{tail}{free}{passing}")
}

/// One name for all directions of a kind. In three dimensions there are too many to list.
fn all_of_a_kind(vectors: &[Vec<i16>], geometry: Geometry) -> Option<String> {
    if geometry == Geometry::Hex {
        return None;
    }
    let dimensions = if geometry == Geometry::Layers { 3 } else { 2 };
    let mut shapes: Vec<Vec<i16>> = vectors.iter().map(|vector| sizes(vector, dimensions)).collect();
    shapes.sort();
    shapes.dedup();
    let names: Vec<&str> = shapes
        .iter()
        .map(|shape| {
            let full = vectors_of(shape);
            let here = vectors.iter().filter(|vector| sizes(vector, dimensions) == *shape).count();
            let name = match (&shape[..], dimensions) {
                ([0, 1], 2) => "orthogonally",
                ([1, 1], 2) => "diagonally",
                ([1, 2], 2) => "like a knight",
                ([0, 0, 1], 3) => "orthogonally (along a rank or a file, or straight up or down)",
                ([0, 1, 1], 3) => "diagonally (within its layer, or up or down along a rank or a file)",
                ([1, 1, 1], 3) => "along a space diagonal (through the corners of its cell)",
                ([0, 1, 2], 3) => "like a knight, within its layer or up or down through the layers",
                _ => return None,
            };
            (here == full).then_some(name)
        })
        .collect::<Option<_>>()?;
    Some(match names.len() {
        0 => return None,
        3 if dimensions == 3 => "in any direction: orthogonally, diagonally or along a space diagonal".into(),
        2 if dimensions == 2 => "in any direction".into(),
        _ => list(&names, "or"),
    })
}

/// The lengths of a vector along the axes, in sorted order: its shape.
fn sizes(vector: &[i16], dimensions: usize) -> Vec<i16> {
    let mut sizes: Vec<i16> = (0..dimensions).map(|i| vector.get(i).copied().unwrap_or(0).abs()).collect();
    sizes.sort_unstable();
    sizes
}

/// How many vectors have these lengths, in any order and with any signs.
fn vectors_of(shape: &[i16]) -> usize {
    let mut orders = vec![];
    let n = shape.len();
    for places in 0..n.pow(n as u32) {
        let order: Vec<usize> = (0..n).map(|i| places / n.pow(i as u32) % n).collect();
        if (0..n).all(|i| order.contains(&i)) {
            let sizes: Vec<i16> = order.iter().map(|&i| shape[i]).collect();
            if !orders.contains(&sizes) {
                orders.push(sizes);
            }
        }
    }
    orders.len() << shape.iter().filter(|&&size| size != 0).count()
}

/// A step in words from the mover's point of view, if there are words for it.
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
    for (n, more, less) in [(y, "forward", "back"), (x, "to the right", "to the left"), (z, "up", "down")] {
        match n {
            0 => {}
            1 => parts.push(more.to_owned()),
            -1 => parts.push(less.to_owned()),
            n => parts.push(format!("{} {}", n.abs(), if n > 0 { more } else { less })),
        }
    }
    Some(list(&parts, "and"))
}
