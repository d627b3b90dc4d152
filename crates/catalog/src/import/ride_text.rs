//! Converts moves to Betza strings that the default dialect and Fairy-Stockfish's dialect read in the same way.

use chesswright_rules::betza::mover::{FirstMove, Hop, Leg, Mover, Ride, UNLIMITED};

/// The names of one or two letters for directions of an oblique leaper, as bits by the index that `place` returns. See
/// the table of directions in the Betza documentation.
const OBLIQUE: [(&str, u8); 24] = [
    ("f", 0x81),
    ("b", 0x18),
    ("r", 0x06),
    ("l", 0x60),
    ("v", 0x99),
    ("s", 0x66),
    ("fs", 0x42),
    ("bs", 0x24),
    ("rv", 0x09),
    ("lv", 0x90),
    ("fh", 0xC3),
    ("bh", 0x3C),
    ("rh", 0x0F),
    ("lh", 0xF0),
    ("hr", 0x55),
    ("hl", 0xAA),
    ("rf", 0x01),
    ("fr", 0x02),
    ("br", 0x04),
    ("rb", 0x08),
    ("lb", 0x10),
    ("bl", 0x20),
    ("fl", 0x40),
    ("lf", 0x80),
];

/// The same for straight steps.
const STRAIGHT: [(&str, u8); 6] =
    [("v", 0x11), ("s", 0x44), ("f", 0x01), ("r", 0x04), ("b", 0x10), ("l", 0x40)];

/// The same for diagonal steps.
const DIAGONAL: [(&str, u8); 8] = [
    ("f", 0x82),
    ("b", 0x28),
    ("r", 0x0A),
    ("l", 0xA0),
    ("fr", 0x02),
    ("br", 0x08),
    ("bl", 0x20),
    ("fl", 0x80),
];

/// The movers as one string. `None` if one of them is not a plain ride on a flat board.
pub(super) fn text(movers: &[Mover]) -> Option<String> {
    let mut texts: Vec<String> = vec![];
    for mover in movers {
        let Mover::Ride(ride) = mover else { return None };
        for part in parts(ride)? {
            if !texts.contains(&part) {
                texts.push(part);
            }
        }
    }
    // Atoms without a modifier come first, so that no letter is read as part of the text before it.
    texts.sort_by_key(|text| text.starts_with(|c: char| c.is_ascii_lowercase()));
    let mut out = String::new();
    for text in texts {
        if out.ends_with(|c: char| text.starts_with(c) && c.is_ascii_uppercase()) {
            return None;
        }
        out.push_str(&text);
    }
    Some(out)
}

/// Steps of the same length, with their directions.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Family {
    short: i16,
    long: i16,
    places: u8,
}

fn parts(ride: &Ride) -> Option<Vec<String>> {
    let mut families: Vec<Family> = vec![];
    for step in &ride.steps {
        if step.z != 0 {
            return None;
        }
        let (x, y) = (step.x.abs(), step.y.abs());
        let (short, long) = (x.min(y), x.max(y));
        let place = place(step.x, step.y);
        match families.iter_mut().find(|f| (f.short, f.long) == (short, long)) {
            Some(family) => family.places |= 1 << place,
            None => families.push(Family { short, long, places: 1 << place }),
        }
    }
    let modifiers = modifiers(&ride.how)?;
    let whole = |short, places| families.iter().any(|f| (f.short, f.long, f.places) == (short, 1, places));
    let mut texts = vec![];
    let royal = whole(0, 0x55) && whole(1, 0xAA);
    if royal {
        texts.push(with_range(&modifiers, "", 'K', &ride.how)?);
    }
    for family in families.iter().filter(|f| !(royal && f.long == 1)) {
        let (letter, all, names): (char, u8, &[(&str, u8)]) = match (family.short, family.long) {
            (0, 1) => ('W', 0x55, &STRAIGHT),
            (0, 2) => ('D', 0x55, &STRAIGHT),
            (0, 3) => ('H', 0x55, &STRAIGHT),
            (1, 1) => ('F', 0xAA, &DIAGONAL),
            (2, 2) => ('A', 0xAA, &DIAGONAL),
            (3, 3) => ('G', 0xAA, &DIAGONAL),
            (1, 2) => ('N', 0xFF, &OBLIQUE),
            (1, 3) => ('C', 0xFF, &OBLIQUE),
            (2, 3) => ('Z', 0xFF, &OBLIQUE),
            _ => return None,
        };
        let directions = if family.places == all { String::new() } else { directions(family.places, names) };
        texts.push(with_range(&modifiers, &directions, letter, &ride.how)?);
    }
    Some(texts)
}

/// The index of a direction, clockwise from straight ahead. Oblique steps lie between the straight and the diagonal
/// ones.
fn place(x: i16, y: i16) -> u8 {
    match (x.abs().cmp(&y.abs()), x.signum(), y.signum()) {
        (_, 0, 1) => 0,
        (std::cmp::Ordering::Equal, 1, 1) => 1,
        (_, 1, 0) => 2,
        (std::cmp::Ordering::Equal, 1, -1) => 3,
        (_, 0, -1) => 4,
        (std::cmp::Ordering::Equal, -1, -1) => 5,
        (_, -1, 0) => 6,
        (std::cmp::Ordering::Equal, -1, _) => 7,
        (std::cmp::Ordering::Less, 1, 1) => 0,
        (_, 1, 1) => 1,
        (std::cmp::Ordering::Greater, 1, _) => 2,
        (_, 1, _) => 3,
        (std::cmp::Ordering::Less, _, -1) => 4,
        (_, _, -1) => 5,
        (std::cmp::Ordering::Greater, ..) => 6,
        _ => 7,
    }
}

/// A single name for all these directions, or otherwise one name for each of them.
fn directions(places: u8, names: &[(&str, u8)]) -> String {
    if let Some((name, _)) = names.iter().find(|(_, set)| *set == places) {
        // A doubled letter cannot combine with the letter after it.
        return (*name).to_owned();
    }
    let single = names.iter().filter(|(_, set)| set.count_ones() == 1 && set & places != 0);
    single.map(|(name, _)| *name).collect()
}

fn modifiers(how: &Leg) -> Option<(String, String)> {
    if how.jump > 0 || how.wraps || how.spares_royals || how.unloads || how.min != 1 {
        return None;
    }
    let first = match how.first {
        FirstMove::Any => "",
        FirstMove::Unmoved => "i",
        FirstMove::ThirdRank => return None,
    };
    let modality = how.modality;
    let mut behind = String::new();
    let normal = modality.quiet && modality.capture;
    let only_normal = normal && !modality.destroy && !modality.en_passant && !modality.royal;
    if !only_normal {
        let letters = [
            (modality.quiet, 'm'),
            (modality.capture, 'c'),
            (modality.destroy, 'd'),
            (modality.en_passant, 'e'),
            (modality.royal, 'k'),
        ];
        behind.extend(letters.iter().filter(|(set, _)| *set).map(|(_, letter)| letter));
    }
    behind.push_str(match how.hop {
        Hop::None => "",
        Hop::Over => "p",
        Hop::Behind => "g",
        Hop::OverMany => return None,
    });
    if how.lame || how.marks_en_passant {
        behind.push('n');
    }
    Some((first.to_owned(), behind))
}

fn with_range(modifiers: &(String, String), directions: &str, letter: char, how: &Leg) -> Option<String> {
    let (letter, range) = match (letter, how.max) {
        (_, 1) if how.hop == Hop::None => (letter, String::new()),
        (_, UNLIMITED) => match letter {
            'W' => ('R', String::new()),
            'F' => ('B', String::new()),
            'K' => ('Q', String::new()),
            other => (other, "0".to_owned()),
        },
        (_, max) => match letter {
            'W' => ('R', max.to_string()),
            'F' => ('B', max.to_string()),
            'K' => ('Q', max.to_string()),
            other => (other, max.to_string()),
        },
    };
    let (first, behind) = modifiers;
    Some(format!("{first}{directions}{behind}{letter}{range}"))
}

#[cfg(test)]
mod tests {
    use chesswright_rules::betza::{Options, lower, parse};
    use chesswright_rules::board::Geometry;

    #[test]
    fn texts_come_back_with_the_same_moves() {
        for piece in [
            "N",
            "fmWfceFifmnD",
            "FfW",
            "mRcpR",
            "nN",
            "nZ",
            "mQ2cQ2",
            "hrNhlC",
            "ffNfsN",
            "lfrbB",
            "gQ",
            "QNAD",
            "fhmnN",
            "rvN",
            "flFbrF",
            "N0",
            "pB",
            "KifmnD",
            "mNcB",
            "kR",
            "frN",
            "fbN",
        ] {
            let movers =
                |text: &str| lower(&parse(text, &Options::default()).unwrap(), Geometry::Square).unwrap();
            let before = movers(piece);
            let text = super::text(&before).unwrap_or_else(|| panic!("{piece} has no text"));
            let flat = |movers: Vec<_>| {
                let mut steps: Vec<String> = vec![];
                for mover in movers {
                    let chesswright_rules::betza::mover::Mover::Ride(ride) = mover else { continue };
                    steps.extend(ride.steps.iter().map(|step| format!("{step:?} {:?}", ride.how)));
                }
                steps.sort();
                steps.dedup();
                steps
            };
            assert_eq!(flat(movers(&text)), flat(before), "{piece} became {text}");
        }
    }
}
