//! The shortest letters for every set of directions, as the table of directions reads them.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::betza::ast::AtomKind;
use crate::betza::ast::Letter;
use crate::betza::diagnostic::Span;
use crate::betza::dialect::Options;
use crate::betza::directions::{Class, first_places};
use crate::board::Geometry;

/// All tokens, the more familiar ones first.
const TOKENS: [&str; 24] = [
    "f", "b", "v", "s", "l", "r", "fs", "bs", "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "lv", "rv",
    "fh", "bh", "lh", "rh", "hl", "hr",
];
/// The most tokens in a row. On squares, these name every set that has a name at all.
const MOST_TOKENS: [usize; 2] = [4, 2];

/// The letters for a set of places.
pub(super) type Names = HashMap<u16, String>;

/// The shortest letters for sets of places of a class of atoms.
pub(super) fn names(class: Class, geometry: Geometry) -> &'static Names {
    static NAMES: [OnceLock<Names>; 8] = [const { OnceLock::new() }; 8];
    let hex = usize::from(geometry == Geometry::Hex);
    let number = match class {
        Class::Orthogonal => 0,
        Class::Diagonal => 1,
        Class::Oblique => 2,
        Class::Eightfold => 3,
    };
    NAMES[2 * number + hex].get_or_init(|| find(class, geometry, MOST_TOKENS[hex]))
}

fn find(class: Class, geometry: Geometry, most: usize) -> Names {
    let kind = match class {
        Class::Orthogonal => AtomKind::Rook,
        Class::Diagonal => AtomKind::Bishop,
        Class::Oblique => AtomKind::Vector(1, 2),
        Class::Eightfold => AtomKind::Queen,
    };
    let places = |text: &str| {
        let letters: Vec<Letter> = text
            .chars()
            .enumerate()
            .map(|(at, letter)| Letter { letter, span: Span::new(at, at + 1) })
            .collect();
        first_places(&letters, kind, &Options::default(), geometry).ok()
    };
    // Doubled letters do not combine with their neighbours.
    let doubled = TOKENS.iter().filter(|token| token.len() == 1).map(|token| token.repeat(2));
    let tokens: Vec<(String, u16)> = TOKENS
        .iter()
        .map(|token| (*token).to_owned())
        .chain(doubled)
        .filter_map(|token| places(&token).map(|set| (token, set)))
        .collect();
    let mut names = Names::from([(class.places(geometry), String::new())]);
    let mut newest: Vec<(String, u16)> = vec![(String::new(), 0)];
    for _ in 0..most {
        let mut found: Vec<(String, u16)> = vec![];
        for (text, set) in &newest {
            for (token, more) in &tokens {
                let union = set | more;
                let length = text.len() + token.len();
                let known = names.get(&union).is_some_and(|name| name.len() <= length);
                if union == *set || known {
                    continue;
                }
                let longer = format!("{text}{token}");
                // Side by side, letters may mean something else.
                if places(&longer) == Some(union) {
                    names.insert(union, longer.clone());
                    found.push((longer, union));
                }
            }
        }
        newest = found;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_every_set_of_directions_of_squares_has_a_name() {
        for (class, sets) in
            [(Class::Orthogonal, 15), (Class::Diagonal, 15), (Class::Oblique, 255), (Class::Eightfold, 247)]
        {
            assert_eq!(names(class, Geometry::Square).len(), sets, "{class:?}");
        }
        let name = |class, set: &[u16]| {
            names(class, Geometry::Square)[&set.iter().fold(0, |all, place| all | 1 << place)].as_str()
        };
        assert_eq!(name(Class::Orthogonal, &[0, 2, 6]), "fs");
        assert_eq!(name(Class::Diagonal, &[1, 7]), "f");
        assert_eq!(name(Class::Oblique, &[0, 7]), "f");
        assert_eq!(name(Class::Eightfold, &[7, 0, 1]), "fh");
    }
}
