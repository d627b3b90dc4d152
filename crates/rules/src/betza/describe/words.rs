//! Numbers, distances and directions in words.

use crate::betza::ast::{AtomKind, Letter};
use crate::betza::dialect::Options;
use crate::betza::directions::{Class, first_places, turns};
use crate::betza::mover::UNLIMITED;
use crate::board::Geometry;

/// `a`, `a or b`, `a, b or c`.
pub(super) fn either(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [head @ .., last] => format!("{} or {last}", head.join(", ")),
    }
}

pub(super) fn number(n: u16) -> String {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(usize::from(n)).map_or_else(|| n.to_string(), |w| (*w).to_owned())
}

pub(super) fn squares(n: u16) -> String {
    if n == 1 { "one square".to_owned() } else { format!("{} squares", number(n)) }
}

/// A range: `any distance`, `up to three squares`.
pub(super) fn distance((min, max): (u16, u16)) -> String {
    match (min, max) {
        (1, UNLIMITED) => "any distance".to_owned(),
        (min, UNLIMITED) => format!("at least {}", squares(min)),
        (1, 1) => "one square".to_owned(),
        (min, max) if min == max => format!("exactly {}", squares(min)),
        (1, max) => format!("up to {}", squares(max)),
        (min, max) => format!("{} to {}", number(min), squares(max)),
    }
}

/// A number of leaps. Empty for a single one.
pub(super) fn leaps((min, max): (u16, u16)) -> String {
    let times = match (min, max) {
        (1, 1) => return String::new(),
        (1, UNLIMITED) => "any number of times".to_owned(),
        (min, UNLIMITED) => format!("at least {} times", number(min)),
        (min, max) if min == max => format!("exactly {} times", number(min)),
        (1, max) => format!("up to {} times", number(max)),
        (min, max) => format!("{} to {} times", number(min), number(max)),
    };
    format!(", {times} in a line,")
}

/// A direction, with the number of squares if one leap covers several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub squares: Option<u16>,
    pub text: String,
}

impl Way {
    pub(super) fn plain(text: impl Into<String>) -> Self {
        Self { squares: None, text: text.into() }
    }
}

/// Several ways in words. Whole families and equal numbers are combined.
pub(super) fn ways(ways: &[Way]) -> String {
    // These are grouped by number of squares, with the directions of each.
    let mut groups: Vec<(Vec<u16>, Vec<String>)> = vec![];
    for way in ways {
        let numbers: Vec<u16> = way.squares.into_iter().collect();
        match groups.iter_mut().find(|(n, _)| *n == numbers) {
            Some((_, texts)) if texts.contains(&way.text) => {}
            Some((_, texts)) => texts.push(way.text.clone()),
            None => groups.push((numbers, vec![way.text.clone()])),
        }
    }
    for (_, texts) in &mut groups {
        let families = ["orthogonally", "diagonally"];
        if families.iter().all(|family| texts.iter().any(|t| t == family)) {
            texts.retain(|text| !families.contains(&text.as_str()));
            texts.insert(0, "in any direction".to_owned());
        }
    }
    for (_, texts) in &mut groups {
        let both = "straight forward or backward";
        if texts.len() > 1
            && let Some(at) = texts.iter().position(|text| text == both)
        {
            let apart = ["straight forward", "straight backward"].map(str::to_owned);
            texts.splice(at..=at, apart);
        }
    }
    // Numbers with the same directions are merged.
    let mut merged: Vec<(Vec<u16>, Vec<String>)> = vec![];
    for (numbers, texts) in groups {
        match merged.iter_mut().find(|(n, t)| !n.is_empty() && !numbers.is_empty() && *t == texts) {
            Some((n, _)) => n.extend(numbers),
            None => merged.push((numbers, texts)),
        }
    }
    let texts: Vec<String> = merged
        .into_iter()
        .flat_map(|(numbers, texts)| match numbers[..] {
            [] => texts,
            [n] => vec![format!("{} {}", squares(n), either(&texts))],
            _ => {
                let numbers: Vec<String> = numbers.into_iter().map(number).collect();
                vec![format!("{} squares {}", either(&numbers), either(&texts))]
            }
        })
        .collect();
    either(&texts)
        .replace("straight forward or diagonally forward", "straight or diagonally forward")
        .replace("straight backward or diagonally backward", "straight or diagonally backward")
}

/// Straight places in words.
fn straight(places: u16) -> Vec<String> {
    let has = |place: u16| places & 1 << place != 0;
    if places & 0x55 == 0x55 {
        return vec!["orthogonally".to_owned()];
    }
    let along: &[&str] = match (has(0), has(4)) {
        (true, true) if places & 0x44 == 0 => &["straight forward or backward"],
        (true, true) => &["straight forward", "straight backward"],
        (true, false) => &["straight forward"],
        (false, true) => &["straight backward"],
        (false, false) => &[],
    };
    let across = match (has(2), has(6)) {
        (true, true) => Some("sideways"),
        (true, false) => Some("to the right"),
        (false, true) => Some("to the left"),
        (false, false) => None,
    };
    along.iter().copied().chain(across).map(str::to_owned).collect()
}

/// Diagonal places in words.
fn diagonal(places: u16) -> Option<String> {
    let whole = match places & 0xAA {
        0 => return None,
        0xAA => "diagonally",
        0x82 => "diagonally forward",
        0x28 => "diagonally backward",
        0x0A => "diagonally to the right",
        0xA0 => "diagonally to the left",
        set => {
            let ways: Vec<String> = [
                (1, "forward to the right"),
                (3, "backward to the right"),
                (5, "backward to the left"),
                (7, "forward to the left"),
            ]
            .into_iter()
            .filter(|(place, _)| set & 1 << place != 0)
            .map(|(_, name)| name.to_owned())
            .collect();
            return Some(format!("diagonally {}", either(&ways)));
        }
    };
    Some(whole.to_owned())
}

/// Places of an oblique leap in words. Empty for all of them.
fn oblique(places: u16, (a, b): (u16, u16)) -> String {
    let (a, b) = (number(a), number(b));
    // Larger sets come first. What they cover is not repeated.
    let names = [
        (0xC3, "forward".to_owned()),
        (0x3C, "backward".to_owned()),
        (0x0F, "to the right".to_owned()),
        (0xF0, "to the left".to_owned()),
        (0x55, "in the right-handed half of its leaps".to_owned()),
        (0xAA, "in the left-handed half of its leaps".to_owned()),
        (0x99, format!("{b} forward or backward and {a} sideways")),
        (0x66, format!("{b} sideways and {a} forward or backward")),
        (0x81, format!("{b} forward and {a} sideways")),
        (0x18, format!("{b} backward and {a} sideways")),
        (0x42, format!("{a} forward and {b} sideways")),
        (0x24, format!("{a} backward and {b} sideways")),
        (0x06, format!("{b} to the right and {a} forward or backward")),
        (0x60, format!("{b} to the left and {a} forward or backward")),
        (0x09, format!("{a} to the right and {b} forward or backward")),
        (0x90, format!("{a} to the left and {b} forward or backward")),
        (0x01, format!("{b} forward and {a} to the right")),
        (0x02, format!("{a} forward and {b} to the right")),
        (0x04, format!("{a} backward and {b} to the right")),
        (0x08, format!("{b} backward and {a} to the right")),
        (0x10, format!("{b} backward and {a} to the left")),
        (0x20, format!("{a} backward and {b} to the left")),
        (0x40, format!("{a} forward and {b} to the left")),
        (0x80, format!("{b} forward and {a} to the left")),
    ];
    if places == 0xFF {
        return String::new();
    }
    let mut left = places;
    let mut ways = vec![];
    for (set, name) in names {
        if left & set == set {
            left &= !set;
            ways.push(name);
        }
    }
    either(&ways)
}

/// Where an atom goes on its first leg, without the distance of sliders: `diagonally forward`, `like a knight`.
pub(super) fn first_ways(kind: AtomKind, letters: &[Letter], options: &Options) -> Vec<Way> {
    let Some(class) = Class::of(kind) else {
        return match kind {
            AtomKind::Vector3(x, y, z) => {
                vec![Way::plain(format!("by ({x},{y},{z}) through the layers"))]
            }
            _ => vec![],
        };
    };
    let places = first_places(letters, kind, options, Geometry::Square).unwrap_or(0);
    match (class, kind.leap()) {
        (Class::Eightfold, _) if places == 0xFF => vec![Way::plain("in any direction")],
        (Class::Oblique, Some((a, b))) => {
            let name = match (a, b) {
                (1, 2) => "like a knight".to_owned(),
                _ => format!("{} straight and {} sideways", squares(b), number(a)),
            };
            let aside = oblique(places, (a, b));
            vec![Way::plain(if aside.is_empty() { name } else { format!("{name} ({aside})") })]
        }
        (_, leap) => straight(places)
            .into_iter()
            .chain(diagonal(places))
            .map(|text| Way { squares: leap.map(|(_, n)| n).filter(|&n| n > 1), text })
            .collect(),
    }
}

/// Where a later leg turns: `straight on`, `at a right angle`.
pub(super) fn turn(letters: &[Letter], kind: AtomKind) -> String {
    let class = Class::of(kind).unwrap_or(Class::Eightfold);
    let Ok(turns) = turns(letters, class, Geometry::Square) else {
        return String::new();
    };
    let oblique = class == Class::Oblique;
    let mut ways: Vec<String> = vec![];
    let names: [(u16, &str); 16] = [
        (0xEF, "in any direction but straight back"),
        (0xFF, "in any direction"),
        (0x45, "straight on or at a right angle"),
        (0x83, "straight on or at 45°"),
        (0x44, "at a right angle"),
        (0x82, "at 45°"),
        (0x28, "at 135°"),
        (0x11, "straight on or back"),
        (0x01, "straight on"),
        (0x10, "straight back"),
        (0x04, "to the right"),
        (0x40, "to the left"),
        (0x02, "half right"),
        (0x80, "half left"),
        (0x08, "sharply back to the right"),
        (0x20, "sharply back to the left"),
    ];
    let mut left = turns.plain;
    for (set, name) in names {
        if left != 0 && left & set == set {
            left &= !set;
            ways.push(name.to_owned());
        }
    }
    for (set, side) in
        [(turns.same, "to the same side as before"), (turns.opposite, "to the other side than before")]
    {
        let by = match set {
            0 => continue,
            0x02 if oblique => "one leap round",
            0x04 if oblique => "two leaps round",
            0x02 => "at 45°",
            0x08 => "at 135°",
            _ => "at a right angle",
        };
        ways.push(format!("{by} {side}"));
    }
    either(&ways)
}
