//! Characters written with a brush, so that no picture depends on the fonts of a machine.
//!
//! A character is a list of strokes: where the brush goes, and what it does there. A [`Hand`] says how wide the brush is
//! on the way. So every hand writes every character, and a new character is one line of data.

mod hand;
mod numerals;
mod parts;
mod pieces;
mod stroke;

use crate::path::{Path, Point};
use stroke::Stroke;

pub use hand::Hand;

/// Writes a character in a box of 100 by 100. `None` if nobody has drawn it.
pub type Script = fn(char) -> Option<Path>;

/// The regular script: a soft brush that presses, thins and turns.
pub fn regular(character: char) -> Option<Path> {
    write(character, Hand::Regular)
}

/// A semi-bold hand with even strokes, which stays readable where pieces are small.
pub fn even(character: char) -> Option<Path> {
    write(character, Hand::Even)
}

/// All characters that can be written.
pub fn all() -> impl Iterator<Item = char> {
    let files = [numerals::ALL, pieces::XIANGQI, pieces::JANGGI, pieces::SHOGI, pieces::BIRDS];
    files.into_iter().flatten().map(|(character, _)| *character)
}

fn write(character: char, hand: Hand) -> Option<Path> {
    let strokes = strokes(character)?;
    let weight = weight(strokes.len());
    let mut path = Path::default();
    strokes.iter().for_each(|stroke| hand.ink(stroke, weight, &mut path));
    Some(path)
}

/// The width of the brush: characters of many strokes need a finer one.
fn weight(strokes: usize) -> f64 {
    (10.6 - 0.26 * strokes as f64).clamp(4.6, 9.4)
}

/// The strokes of a character.
fn strokes(character: char) -> Option<Vec<Stroke>> {
    let files = [numerals::ALL, pieces::XIANGQI, pieces::JANGGI, pieces::SHOGI, pieces::BIRDS];
    let (_, text) = files.into_iter().flatten().find(|(known, _)| *known == character)?;
    let mut strokes = vec![];
    read(text, &|p| p, &mut strokes);
    Some(strokes)
}

/// Reads strokes: a letter and points each, or `@` with the name of a part and the box that it fills. Whatever cannot be
/// read is left out; a test reads everything.
fn read(text: &str, place: &dyn Fn(Point) -> Point, strokes: &mut Vec<Stroke>) {
    for words in text.split(';').map(str::trim).filter(|words| !words.is_empty()) {
        let mut words = words.split_whitespace();
        let Some(kind) = words.next() else { continue };
        let numbers: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
        if let Some(name) = kind.strip_prefix('@') {
            let part = parts::ALL.iter().find(|(known, _)| *known == name);
            if let (Some((_, text)), &[x, y, w, h]) = (part, &numbers[..]) {
                let inside = |p: Point| place(Point::new(x + p.x * w / 100.0, y + p.y * h / 100.0));
                read(text, &inside, strokes);
            }
            continue;
        }
        let points = numbers.chunks_exact(2).map(|at| place(Point::new(at[0], at[1]))).collect();
        strokes.extend(Stroke::read(kind, points));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of strokes that a text asks for, with those of its parts.
    fn asked(text: &str) -> usize {
        let count = |words: &str| match words.split_whitespace().next() {
            None => 0,
            Some(kind) => kind.strip_prefix('@').map_or(1, |name| {
                let part = parts::ALL.iter().find(|(known, _)| *known == name);
                asked(part.unwrap_or_else(|| panic!("the part {name}")).1)
            }),
        };
        text.split(';').map(count).sum()
    }

    #[test]
    fn every_stroke_can_be_read() {
        let files = [numerals::ALL, pieces::XIANGQI, pieces::JANGGI, pieces::SHOGI, pieces::BIRDS];
        for (character, text) in files.into_iter().flatten() {
            let read = strokes(*character).unwrap_or_default();
            assert_eq!(read.len(), asked(text), "{character}");
        }
        let mut known: Vec<char> = all().collect();
        let many = known.len();
        known.sort_unstable();
        known.dedup();
        assert_eq!(known.len(), many, "a character is drawn twice");
    }

    #[test]
    fn every_character_fills_its_box_in_both_hands() {
        for character in all() {
            for script in [regular as Script, even as Script] {
                let path = script(character).expect("it is known");
                let (low, high) = path.bounds().expect("it has strokes");
                assert!(
                    low.x > -8.0 && low.y > -8.0 && high.x < 108.0 && high.y < 108.0,
                    "{character}: {low:?} {high:?}"
                );
                let flat = ['一', '二', '三'].contains(&character);
                assert!(
                    high.x - low.x > 55.0 && (flat || high.y - low.y > 70.0),
                    "{character}: {low:?} {high:?}"
                );
            }
            assert_ne!(regular(character), even(character), "{character}");
        }
        assert_eq!(regular('x'), None);
    }
}
