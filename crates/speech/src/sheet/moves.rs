//! Moves. How a piece moves is still told in English; where its moves apply is not.

use chesswright_rules::betza::{self, Options};
use chesswright_rules::board::Geometry;
use chesswright_rules::definition::model::{MoveDef, StepsDef};

use super::PieceSentences;
use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::Phrases;

/// A group of moves of a piece, and where they apply. Whether a long move exposes its piece to a capture en passant is
/// said only where some piece captures so.
pub(crate) fn moves(moves: &MoveDef, en_passant: bool, places: &Places<'_>) -> Sentence {
    let MoveDef { betza, steps, from, to, within } = moves;
    let geometry = places.rules().board().geometry();
    let mut ways = vec![];
    if !betza.is_empty() {
        let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
        ways.push(match betza::parse(betza, &options) {
            Ok(piece) => betza::describe(&piece),
            Err(_) => format!("moves as `{betza}`"),
        });
    }
    ways.extend(steps.as_ref().map(|steps| steps_words(steps, geometry)));
    let mut text = ways.join("; or ");
    if !en_passant {
        text = text.replace(", and may then be captured en passant", "");
    }
    let region = |text: &Option<_>| text.as_ref().map(|text| places.told(text));
    let only = match (region(from), region(to)) {
        (Some(from), Some(to)) => Some(Phrase::OnlyFromTo { from, to }),
        (Some(from), None) => Some(Phrase::OnlyFrom { from }),
        (None, Some(to)) => Some(Phrase::OnlyTo { to }),
        (None, None) => None,
    };
    Sentence::Moves {
        text: in_terms(geometry, &text),
        only: only.into(),
        within: Phrases::from(region(within).map(|cells| Phrase::OnlyWithin { cells })),
    }
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

/// A step in words from the mover's seat, if there are words for it.
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

/// `a`, `a and b`, `a, b and c`.
fn list<S: AsRef<str>>(items: &[S], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [most @ .., end] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", most.join(", "), end.as_ref())
        }
    }
}

/// `one`, `two`, … `twelve`, `13`.
fn number(n: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(n).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// The name of a place on such a board in a text: "square" for square boards, otherwise "cell".
fn in_terms(geometry: Geometry, text: &str) -> String {
    let (from, to) = match geometry {
        Geometry::Square => ("cell", "square"),
        Geometry::Hex | Geometry::Layers => ("square", "cell"),
    };
    let mut out = String::with_capacity(text.len());
    for part in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let word = part.trim_end_matches(|c: char| !c.is_alphabetic());
        let singular = word.strip_suffix('s').unwrap_or(word);
        match singular == from {
            true => out.push_str(&part.replacen(from, to, 1)),
            false => out.push_str(part),
        }
    }
    out
}

/// The cells of the knight's leap are explained once: at the knight's own move, or where a move is first compared to
/// it.
pub(crate) fn explain_the_knight(pieces: &mut [PieceSentences], geometry: Geometry) {
    const LEAP: &str = "like a knight";
    let cells = match geometry {
        Geometry::Hex => "to the nearest cells on none of its lines and diagonals",
        Geometry::Square => "two squares straight and one sideways",
        Geometry::Layers => "two cells straight and one sideways",
    };
    let mut texts: Vec<(&str, &mut String)> = vec![];
    for piece in pieces {
        for sentence in &mut piece.told {
            if let Sentence::Moves { text, .. } = sentence {
                texts.push((&piece.kind, text));
            }
        }
    }
    if let Some((_, text)) =
        texts.iter_mut().find(|(kind, text)| *kind == "knight" && *text == "leaps like a knight")
    {
        **text = format!("leaps {cells}, whatever stands between");
        return;
    }
    let found = texts.into_iter().find_map(|(_, text)| {
        let mut ends = text.match_indices(LEAP).map(|(at, _)| at + LEAP.len());
        let at = ends.find(|&end| ![" (", " without j"].iter().any(|next| text[end..].starts_with(next)))?;
        Some((text, at))
    });
    if let Some((text, at)) = found {
        text.insert_str(at, &format!(" ({cells}, whatever stands between)"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_the_name_of_their_board() {
        assert_eq!(
            in_terms(Geometry::Square, "Some cells of a cell: cellular."),
            "Some squares of a square: cellular."
        );
        assert_eq!(in_terms(Geometry::Hex, "one square (two squares)"), "one cell (two cells)");
    }
}
