//! Letters as pen strokes, so that no picture depends on the fonts of a machine.

use crate::path::{Path, Point, number};
use crate::svg::Svg;

/// A letter: its width and its strokes, in a box where capitals reach from 0 down to 10.
const LETTERS: &[(char, f64, &str)] = &[
    ('A', 7.0, "M0 10 L3.5 0 L7 10 M1.2 6.6 L5.8 6.6"),
    ('B', 6.0, "M0 0 L0 10 L3.2 10 C7 10 7 4.8 3.2 4.8 L0 4.8 M0 0 L3 0 C6.2 0 6.2 4.8 3 4.8"),
    ('C', 6.5, "M6.4 2 C4.5 -1.2 0 -.6 0 5 C0 10.6 4.5 11.2 6.4 8"),
    ('D', 6.5, "M0 0 L0 10 L2.4 10 C8 10 8 0 2.4 0 L0 0"),
    ('E', 5.5, "M5.5 0 L0 0 L0 10 L5.5 10 M0 4.8 L4.6 4.8"),
    ('F', 5.3, "M5.3 0 L0 0 L0 10 M0 4.8 L4.4 4.8"),
    ('G', 6.8, "M6.3 1.8 C4.2 -1.2 0 -.4 0 5 C0 11.4 6.7 11.4 6.7 5.6 L4 5.6"),
    ('H', 6.4, "M0 0 L0 10 M6.4 0 L6.4 10 M0 4.8 L6.4 4.8"),
    ('I', 0.6, "M.3 0 L.3 10"),
    ('J', 4.4, "M4.4 0 L4.4 7.2 C4.4 10.9 .8 10.9 0 8.2"),
    ('K', 6.0, "M0 0 L0 10 M5.7 0 L0 6 M2 4 L6 10"),
    ('L', 5.0, "M0 0 L0 10 L5 10"),
    ('M', 8.0, "M0 10 L.6 0 L4 7 L7.4 0 L8 10"),
    ('N', 6.6, "M0 10 L0 0 L6.6 10 L6.6 0"),
    ('O', 7.2, "M3.6 0 C8.4 0 8.4 10 3.6 10 C-1.2 10 -1.2 0 3.6 0 Z"),
    ('P', 5.8, "M0 10 L0 0 L3 0 C6.8 0 6.8 5.6 3 5.6 L0 5.6"),
    ('Q', 7.2, "M3.6 0 C8.4 0 8.4 10 3.6 10 C-1.2 10 -1.2 0 3.6 0 Z M4.4 7.4 L7.2 11"),
    ('R', 6.0, "M0 10 L0 0 L3 0 C6.8 0 6.8 5.2 3 5.2 L0 5.2 M3 5.2 L6 10"),
    ('S', 5.8, "M5.4 1.6 C4 -.8 .3 -.4 .3 2.5 C.3 5.6 5.7 4.4 5.7 7.5 C5.7 10.8 1.2 10.8 0 8.2"),
    ('T', 6.4, "M0 0 L6.4 0 M3.2 0 L3.2 10"),
    ('U', 6.4, "M0 0 L0 6.4 C0 11.2 6.4 11.2 6.4 6.4 L6.4 0"),
    ('V', 6.8, "M0 0 L3.4 10 L6.8 0"),
    ('W', 9.2, "M0 0 L2.2 10 L4.6 2.6 L7 10 L9.2 0"),
    ('X', 6.4, "M0 0 L6.4 10 M6.4 0 L0 10"),
    ('Y', 6.6, "M0 0 L3.3 5 L6.6 0 M3.3 5 L3.3 10"),
    ('Z', 6.0, "M0 0 L6 0 L0 10 L6 10"),
    ('a', 5.0, "M5 3.6 L5 10 M5 6.6 C5 2.6 0 2.6 0 6.8 C0 11 5 11 5 7"),
    ('b', 5.0, "M0 -.4 L0 10 M0 7 C0 11 5 11 5 6.8 C5 2.6 0 2.6 0 6.6"),
    ('c', 4.5, "M4.5 5 C3.4 2.6 0 3.2 0 6.8 C0 10.4 3.4 11 4.5 8.6"),
    ('d', 5.0, "M5 -.4 L5 10 M5 6.6 C5 2.6 0 2.6 0 6.8 C0 11 5 11 5 7"),
    ('e', 5.0, "M.1 6.6 L5 6.6 C5 2.6 0 2.4 0 6.8 C0 10.6 3.4 11 4.8 8.8"),
    ('f', 3.6, "M3.6 .2 C1.8 -.8 1 .4 1 2 L1 10 M-.4 3.8 L3.2 3.8"),
    ('g', 5.0, "M5 3.6 L5 10.4 C5 13.6 1.4 13.6 .4 11.8 M5 6.6 C5 2.6 0 2.6 0 6.8 C0 10.6 5 10.6 5 6.8"),
    ('h', 4.6, "M0 -.4 L0 10 M0 6.4 C.6 2.8 4.6 2.8 4.6 6 L4.6 10"),
    ('i', 0.8, "M.4 3.7 L.4 10 M.4 .6 L.4 1"),
    ('j', 2.0, "M1.6 3.7 L1.6 11 C1.6 13 .4 13 -.8 12.8 M1.6 .6 L1.6 1"),
    ('k', 4.6, "M0 -.4 L0 10 M4.2 3.8 L0 7.4 M1.7 6 L4.6 10"),
    ('l', 0.8, "M.4 -.4 L.4 10"),
    ('m', 8.0, "M0 3.6 L0 10 M0 6 C.6 2.8 4 2.8 4 6 L4 10 M4 6 C4.6 2.8 8 2.8 8 6 L8 10"),
    ('n', 4.6, "M0 3.6 L0 10 M0 6.4 C.6 2.8 4.6 2.8 4.6 6 L4.6 10"),
    ('o', 5.2, "M2.6 3.6 C6 3.6 6 10 2.6 10 C-.8 10 -.8 3.6 2.6 3.6 Z"),
    ('p', 5.0, "M0 3.6 L0 13 M0 7 C0 11 5 11 5 6.8 C5 2.6 0 2.6 0 6.6"),
    ('q', 5.0, "M5 3.6 L5 13 M5 6.6 C5 2.6 0 2.6 0 6.8 C0 11 5 11 5 7"),
    ('r', 3.2, "M0 3.6 L0 10 M0 6.6 C.4 3.8 1.8 3.4 3.2 3.8"),
    ('s', 4.2, "M4 4.6 C3 3 .2 3.2 .2 5.2 C.2 7.2 4.2 6.4 4.2 8.4 C4.2 10.4 1 10.6 0 8.9"),
    ('t', 3.4, "M1.2 1.2 L1.2 8.2 C1.2 10.2 2.4 10.2 3.4 9.8 M-.4 3.8 L3.2 3.8"),
    ('u', 4.6, "M0 3.6 L0 7.4 C0 10.8 4 10.8 4.6 7.4 M4.6 3.6 L4.6 10"),
    ('v', 4.8, "M0 3.6 L2.4 10 L4.8 3.6"),
    ('w', 7.2, "M0 3.6 L1.8 10 L3.6 4.8 L5.4 10 L7.2 3.6"),
    ('x', 4.6, "M0 3.6 L4.6 10 M4.6 3.6 L0 10"),
    ('y', 4.8, "M0 3.6 L2.5 10 M4.8 3.6 L1.6 12.2 C1.2 13 .4 13.1 -.4 12.9"),
    ('z', 4.4, "M0 3.7 L4.4 3.7 L0 10 L4.4 10"),
    ('0', 5.6, "M2.8 0 C6.6 0 6.6 10 2.8 10 C-1 10 -1 0 2.8 0 Z"),
    ('1', 2.8, "M0 2 L2.4 0 L2.4 10"),
    ('2', 5.4, "M.2 2.4 C.6 -.8 5.2 -.8 5.2 2.6 C5.2 5 1.6 7 0 10 L5.4 10"),
    (
        '3',
        5.2,
        "M.2 1.6 C1.4 -.8 5 -.4 5 2.4 C5 4.4 3.4 4.8 2 4.8 C3.6 4.8 5.2 5.4 5.2 7.4 C5.2 10.8 1 10.8 0 8.2",
    ),
    ('4', 5.8, "M4.4 10 L4.4 0 L0 7 L5.8 7"),
    ('5', 5.2, "M4.8 0 L.8 0 L.4 4.6 C2.4 3 5.2 4 5.2 6.8 C5.2 10.4 1.2 11 0 8.6"),
    ('6', 5.4, "M4.8 1 C2.6 -1.2 0 1.6 0 6.4 C0 11.2 5.4 11.2 5.4 6.8 C5.4 3 1 3 .1 6.2"),
    ('7', 5.2, "M0 0 L5.2 0 L1.8 10"),
    (
        '8',
        5.4,
        "M2.7 4.7 C-.4 4.7 -.4 0 2.7 0 C5.8 0 5.8 4.7 2.7 4.7 C-.9 4.7 -.9 10 2.7 10 C6.3 10 6.3 4.7 2.7 4.7 Z",
    ),
    ('9', 5.4, "M.6 9 C2.8 11.2 5.4 8.4 5.4 3.6 C5.4 -1.2 0 -1.2 0 3.2 C0 7 4.4 7 5.3 3.8"),
    ('+', 5.0, "M2.5 2.6 L2.5 8 M0 5.3 L5 5.3"),
    ('-', 3.6, "M0 5.6 L3.6 5.6"),
    ('=', 5.0, "M0 4 L5 4 M0 7 L5 7"),
    ('.', 0.8, "M.4 9.7 L.4 10"),
    (',', 1.2, "M.9 9.5 L.2 11.4"),
    (':', 0.8, "M.4 4.6 L.4 5 M.4 9.6 L.4 10"),
    ('/', 4.0, "M0 10.6 L4 -.6"),
    ('*', 4.0, "M2 2.4 L2 7 M0 3.5 L4 5.9 M4 3.5 L0 5.9"),
    ('?', 4.4, "M0 1.8 C.8 -.8 4.4 -.6 4.4 2.4 C4.4 4.6 2.2 4.6 2.2 7 M2.2 9.7 L2.2 10"),
    ('!', 0.8, "M.4 0 L.4 7 M.4 9.7 L.4 10"),
    ('\'', 0.6, "M.3 0 L.3 2"),
    ('\u{00d7}', 4.4, "M0 3.4 L4.4 7.8 M4.4 3.4 L0 7.8"),
    (' ', 2.4, ""),
];

/// The gap between two letters.
const GAP: f64 = 2.6;
/// The pen's width.
const PEN: f64 = 1.35;

/// Which part of a text is at the given point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The beginning of the text.
    Start,
    /// The middle of the text.
    Middle,
}

/// Writes a text whose capitals are `height` high. The line through its vertical middle goes through `at`.
pub fn write(svg: &mut Svg, text: &str, at: Point, height: f64, anchor: Anchor, colour: &str) {
    let scale = height / 10.0;
    let whole = strokes(text, at, height, anchor);
    let pen = number(PEN * scale);
    let attributes = [
        ("fill", "none"),
        ("stroke", colour),
        ("stroke-width", pen.as_str()),
        ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
    ];
    if !whole.0.is_empty() {
        svg.path(&whole, &attributes);
    }
}

/// The strokes of a text.
pub fn strokes(text: &str, at: Point, height: f64, anchor: Anchor) -> Path {
    let scale = height / 10.0;
    let start = match anchor {
        Anchor::Start => at.x,
        Anchor::Middle => at.x - width(text) * scale / 2.0,
    };
    let mut x = 0.0;
    let mut whole = Path::default();
    for c in text.chars() {
        let (advance, path) = letter(c);
        let place = |p: Point| Point::new(start + (x + p.x) * scale, at.y + (p.y - 5.0) * scale);
        whole.0.extend(path.map(place).0);
        x += advance + GAP;
    }
    whole
}

/// The width of a text whose capitals are 10 high.
pub fn width(text: &str) -> f64 {
    text.chars().map(|c| letter(c).0 + GAP).sum::<f64>() - GAP
}

/// The width and strokes of a letter. Unknown characters become a box.
fn letter(c: char) -> (f64, Path) {
    let found = LETTERS.iter().find(|(known, ..)| *known == c);
    let (advance, text) =
        found.map_or((5.0, "M0 1 L5 1 L5 10 L0 10 Z"), |(_, advance, text)| (*advance, *text));
    (advance, Path::parse(text).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_a_cell_name_is_known() {
        for c in ('a'..='z').chain('A'..='Z').chain('0'..='9') {
            assert!(LETTERS.iter().any(|(known, ..)| *known == c), "{c}");
        }
        for (c, advance, text) in LETTERS {
            let path = Path::parse(text).unwrap_or_else(|| panic!("{c}"));
            let Some((low, high)) = path.bounds() else { continue };
            assert!(low.x >= -1.3 && high.x <= advance + 2.0 && low.y >= -1.3 && high.y <= 13.7, "{c}");
        }
    }
}
