//! Where a leg leads.

use crate::betza::ast::{AtomKind, Letter};
use crate::betza::dialect::Options;
use crate::betza::directions::{Class, first_places, turns};
use crate::board::Geometry;

/// Where a leg leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Along straight or diagonal lines.
    Toward {
        /// How many squares each step covers, if that is not one: several numbers for several kinds of steps.
        squares: Vec<u16>,
        /// The directions.
        ways: Vec<Toward>,
    },
    /// Oblique leaps.
    Oblique {
        /// The parts of the leap, the smaller one first.
        leap: (u16, u16),
        /// Which of the leaps, if not all of them.
        only: Vec<Aside>,
    },
    /// A leap through layers.
    Layers(u8, u8, u8),
    /// A turn from the direction of the leg before.
    Turn {
        /// The parts of a leap that is no step to a neighbour, the smaller one first.
        leap: Option<(u16, u16)>,
        /// The turns.
        turns: Vec<Turn>,
    },
    /// Away from where the leg before began.
    Outward {
        /// The parts of a leap that is no step to a neighbour, the smaller one first.
        leap: Option<(u16, u16)>,
    },
}

/// A direction or a family of directions, seen from the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Toward {
    InAnyDirection,
    Orthogonally,
    Diagonally,
    StraightForward,
    StraightBackward,
    StraightForwardOrBackward,
    StraightOrDiagonallyForward,
    StraightOrDiagonallyBackward,
    DiagonallyForward,
    DiagonallyBackward,
    DiagonallyRight,
    DiagonallyLeft,
    DiagonallyForwardRight,
    DiagonallyForwardLeft,
    DiagonallyBackwardRight,
    DiagonallyBackwardLeft,
    Forward,
    Backward,
    ForwardOrBackward,
    Sideways,
    Right,
    Left,
}

/// Some of the leaps of an oblique leaper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// The half of the leaps that leads there.
    Half(Toward),
    /// The leaps whose longer part lies to the left of the diagonal next to it, or to the right.
    Handed {
        /// To the right.
        right: bool,
    },
    /// So many squares in one direction and so many in another.
    Parts([(u16, Toward); 2]),
}

/// A turn from the direction of the leg before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Turn {
    AnyButBack,
    Any,
    StraightOn,
    AtRightAngle,
    At45,
    At135,
    StraightBack,
    Right,
    Left,
    HalfRight,
    HalfLeft,
    SharplyRight,
    SharplyLeft,
    /// To the same side as the turn before.
    SameSide(TurnAngle),
    /// To the other side than the turn before.
    OtherSide(TurnAngle),
}

/// How far a leg turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TurnAngle {
    At45,
    AtRightAngle,
    At135,
    /// An oblique leg turns to the next one of its eight leaps.
    OneLeap,
    TwoLeaps,
}

/// Headings of several components as one list: whole families and equal numbers are combined.
pub(super) fn gathered(headings: &[Heading]) -> Vec<Heading> {
    let mut groups: Vec<Heading> = vec![];
    for heading in headings {
        let Heading::Toward { squares, ways } = heading else {
            if !groups.contains(heading) {
                groups.push(heading.clone());
            }
            continue;
        };
        let found = groups.iter_mut().find_map(|group| match group {
            Heading::Toward { squares: other, ways } if other == squares => Some(ways),
            _ => None,
        });
        match found {
            Some(known) => {
                for way in ways {
                    if !known.contains(way) {
                        known.push(*way);
                    }
                }
            }
            None => groups.push(heading.clone()),
        }
    }
    for group in &mut groups {
        if let Heading::Toward { ways, .. } = group {
            combine(ways);
        }
    }
    // Numbers with the same directions are merged.
    let mut merged: Vec<Heading> = vec![];
    for group in groups {
        let same = merged.iter_mut().find_map(|other| match (other, &group) {
            (Heading::Toward { squares, ways }, Heading::Toward { squares: more, ways: here })
                if !squares.is_empty() && !more.is_empty() && ways == here =>
            {
                Some((squares, more.clone()))
            }
            _ => None,
        });
        match same {
            Some((squares, more)) => squares.extend(more),
            None => merged.push(group),
        }
    }
    merged
}

fn combine(ways: &mut Vec<Toward>) {
    let families = [Toward::Orthogonally, Toward::Diagonally];
    if families.iter().all(|family| ways.contains(family)) {
        ways.retain(|way| !families.contains(way));
        ways.insert(0, Toward::InAnyDirection);
    }
    if ways.len() > 1
        && let Some(at) = ways.iter().position(|way| *way == Toward::StraightForwardOrBackward)
    {
        ways.splice(at..=at, [Toward::StraightForward, Toward::StraightBackward]);
    }
    let pairs = [
        (Toward::StraightForward, Toward::DiagonallyForward, Toward::StraightOrDiagonallyForward),
        (Toward::StraightBackward, Toward::DiagonallyBackward, Toward::StraightOrDiagonallyBackward),
    ];
    for (straight, diagonal, both) in pairs {
        if let Some([.., a, b]) = ways.get(..)
            && (*a, *b) == (straight, diagonal)
        {
            ways.truncate(ways.len() - 2);
            ways.push(both);
        }
    }
}

/// Straight places.
fn straight(places: u16) -> Vec<Toward> {
    let has = |place: u16| places & 1 << place != 0;
    if places & 0x55 == 0x55 {
        return vec![Toward::Orthogonally];
    }
    let along: &[Toward] = match (has(0), has(4)) {
        (true, true) if places & 0x44 == 0 => &[Toward::StraightForwardOrBackward],
        (true, true) => &[Toward::StraightForward, Toward::StraightBackward],
        (true, false) => &[Toward::StraightForward],
        (false, true) => &[Toward::StraightBackward],
        (false, false) => &[],
    };
    let across = match (has(2), has(6)) {
        (true, true) => Some(Toward::Sideways),
        (true, false) => Some(Toward::Right),
        (false, true) => Some(Toward::Left),
        (false, false) => None,
    };
    along.iter().copied().chain(across).collect()
}

/// Diagonal places.
fn diagonal(places: u16) -> Vec<Toward> {
    match places & 0xAA {
        0 => vec![],
        0xAA => vec![Toward::Diagonally],
        0x82 => vec![Toward::DiagonallyForward],
        0x28 => vec![Toward::DiagonallyBackward],
        0x0A => vec![Toward::DiagonallyRight],
        0xA0 => vec![Toward::DiagonallyLeft],
        set => {
            let each = [
                (1, Toward::DiagonallyForwardRight),
                (3, Toward::DiagonallyBackwardRight),
                (5, Toward::DiagonallyBackwardLeft),
                (7, Toward::DiagonallyForwardLeft),
            ];
            each.into_iter().filter(|(place, _)| set & 1 << place != 0).map(|(_, way)| way).collect()
        }
    }
}

/// Places of an oblique leap. None for all of them.
fn oblique(places: u16, (a, b): (u16, u16)) -> Vec<Aside> {
    use Toward::{Backward, Forward, ForwardOrBackward, Left, Right, Sideways};
    // Larger sets come first. What they cover is not repeated.
    let sets = [
        (0xC3, Aside::Half(Forward)),
        (0x3C, Aside::Half(Backward)),
        (0x0F, Aside::Half(Right)),
        (0xF0, Aside::Half(Left)),
        (0x55, Aside::Handed { right: true }),
        (0xAA, Aside::Handed { right: false }),
        (0x99, Aside::Parts([(b, ForwardOrBackward), (a, Sideways)])),
        (0x66, Aside::Parts([(b, Sideways), (a, ForwardOrBackward)])),
        (0x81, Aside::Parts([(b, Forward), (a, Sideways)])),
        (0x18, Aside::Parts([(b, Backward), (a, Sideways)])),
        (0x42, Aside::Parts([(a, Forward), (b, Sideways)])),
        (0x24, Aside::Parts([(a, Backward), (b, Sideways)])),
        (0x06, Aside::Parts([(b, Right), (a, ForwardOrBackward)])),
        (0x60, Aside::Parts([(b, Left), (a, ForwardOrBackward)])),
        (0x09, Aside::Parts([(a, Right), (b, ForwardOrBackward)])),
        (0x90, Aside::Parts([(a, Left), (b, ForwardOrBackward)])),
        (0x01, Aside::Parts([(b, Forward), (a, Right)])),
        (0x02, Aside::Parts([(a, Forward), (b, Right)])),
        (0x04, Aside::Parts([(a, Backward), (b, Right)])),
        (0x08, Aside::Parts([(b, Backward), (a, Right)])),
        (0x10, Aside::Parts([(b, Backward), (a, Left)])),
        (0x20, Aside::Parts([(a, Backward), (b, Left)])),
        (0x40, Aside::Parts([(a, Forward), (b, Left)])),
        (0x80, Aside::Parts([(b, Forward), (a, Left)])),
    ];
    if places == 0xFF {
        return vec![];
    }
    let mut left = places;
    let mut ways = vec![];
    for (set, aside) in sets {
        if left & set == set {
            left &= !set;
            ways.push(aside);
        }
    }
    ways
}

/// Where an atom goes on its first leg.
pub(super) fn first_headings(kind: AtomKind, letters: &[Letter], options: &Options) -> Vec<Heading> {
    let Some(class) = Class::of(kind) else {
        return match kind {
            AtomKind::Vector3(x, y, z) => vec![Heading::Layers(x, y, z)],
            _ => vec![],
        };
    };
    let places = first_places(letters, kind, options, Geometry::Square).unwrap_or(0);
    let ways = match (class, kind.leap()) {
        (Class::Eightfold, _) if places == 0xFF => vec![Toward::InAnyDirection],
        (Class::Oblique, Some(leap)) => {
            return vec![Heading::Oblique { leap, only: oblique(places, leap) }];
        }
        _ => [straight(places), diagonal(places)].concat(),
    };
    let squares = kind.leap().map(|(_, n)| n).filter(|&n| n > 1);
    if ways.is_empty() {
        vec![]
    } else {
        vec![Heading::Toward { squares: squares.into_iter().collect(), ways }]
    }
}

/// The parts of a leap that is no step to a neighbour.
fn long_leap(kind: AtomKind) -> Option<(u16, u16)> {
    kind.leap().filter(|&(_, b)| b > 1)
}

pub(super) fn outward(kind: AtomKind) -> Heading {
    Heading::Outward { leap: long_leap(kind) }
}

/// The directions in front of a bracket.
pub(super) fn whole(outer: &[Letter]) -> Vec<Toward> {
    let ways = [
        ('f', Toward::Forward),
        ('b', Toward::Backward),
        ('v', Toward::ForwardOrBackward),
        ('l', Toward::Left),
        ('r', Toward::Right),
        ('s', Toward::Sideways),
    ];
    ways.into_iter()
        .filter(|(letter, _)| outer.iter().any(|l| l.letter == *letter))
        .map(|(_, way)| way)
        .collect()
}

/// Where a later leg turns.
pub(super) fn turned(letters: &[Letter], kind: AtomKind) -> Heading {
    let class = Class::of(kind).unwrap_or(Class::Eightfold);
    let leap = long_leap(kind);
    let Ok(turns) = turns(letters, class, Geometry::Square) else {
        return Heading::Turn { leap, turns: vec![] };
    };
    let oblique = class == Class::Oblique;
    let sets: [(u16, &[Turn]); 16] = [
        (0xEF, &[Turn::AnyButBack]),
        (0xFF, &[Turn::Any]),
        (0x45, &[Turn::StraightOn, Turn::AtRightAngle]),
        (0x83, &[Turn::StraightOn, Turn::At45]),
        (0x44, &[Turn::AtRightAngle]),
        (0x82, &[Turn::At45]),
        (0x28, &[Turn::At135]),
        (0x11, &[Turn::StraightOn, Turn::StraightBack]),
        (0x01, &[Turn::StraightOn]),
        (0x10, &[Turn::StraightBack]),
        (0x04, &[Turn::Right]),
        (0x40, &[Turn::Left]),
        (0x02, &[Turn::HalfRight]),
        (0x80, &[Turn::HalfLeft]),
        (0x08, &[Turn::SharplyRight]),
        (0x20, &[Turn::SharplyLeft]),
    ];
    let mut left = turns.plain;
    let mut ways = vec![];
    for (set, names) in sets {
        if left != 0 && left & set == set {
            left &= !set;
            ways.extend_from_slice(names);
        }
    }
    let by = |set| match set {
        0x02 if oblique => TurnAngle::OneLeap,
        0x04 if oblique => TurnAngle::TwoLeaps,
        0x02 => TurnAngle::At45,
        0x08 => TurnAngle::At135,
        _ => TurnAngle::AtRightAngle,
    };
    if turns.same != 0 {
        ways.push(Turn::SameSide(by(turns.same)));
    }
    if turns.opposite != 0 {
        ways.push(Turn::OtherSide(by(turns.opposite)));
    }
    Heading::Turn { leap, turns: ways }
}
