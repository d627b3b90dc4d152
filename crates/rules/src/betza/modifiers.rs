//! The meaning of a leg's modifiers, except for directions.

use super::ast::{AtomKind, Letter};
use super::dialect::{Dialect, Options};
use super::mover::{FirstMove, Hop, Iso, Leg, Modality, Path};

/// The position of a leg in its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LegPosition {
    /// It is the first leg.
    pub first: bool,
    /// It is the last leg.
    pub last: bool,
}

/// The rules of a leg according to its letters.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub how: Leg,
    pub toggles: bool,
    pub iso: Iso,
}

/// Whether the steps of an atom lead to neighbouring cells.
pub(super) fn is_short(kind: AtomKind) -> bool {
    match kind {
        AtomKind::King | AtomKind::Queen | AtomKind::Rook | AtomKind::Bishop => true,
        AtomKind::Vector3(x, y, z) => x.max(y).max(z) <= 1,
        _ => kind.leap().is_some_and(|(_, b)| b == 1),
    }
}

/// Reads the letters of a leg.
pub(super) fn rules(
    letters: &[Letter],
    place: LegPosition,
    kind: AtomKind,
    (min, max): (u16, u16),
    options: &Options,
) -> Rules {
    let count = |c: char| letters.iter().filter(|l| l.letter == c).count();
    let has = |c: char| count(c) > 0;
    let dialect = options.dialect;
    let hops = has('p') || has('g');
    let mut modality = Modality {
        quiet: has('m'),
        capture: has('c'),
        destroy: has('d'),
        en_passant: has('e'),
        royal: has('k'),
    };
    if dialect == Dialect::Bishop {
        // The last of these letters counts, and `e` only adds to it.
        let last = letters.iter().rev().find(|l| "mc".contains(l.letter));
        modality.quiet = last.is_none_or(|l| l.letter == 'm');
        modality.capture = last.is_none_or(|l| l.letter == 'c');
    }
    let mut hop = match (count('p'), has('g')) {
        (0, true) => Hop::Behind,
        (0, false) => Hop::None,
        (1, _) => Hop::Over,
        _ => Hop::OverMany,
    };
    if place.last {
        if modality.is_none() {
            modality = Modality::NORMAL;
        }
    } else if options.lenient && dialect == Dialect::XBoard && has('y') {
        // XBoard reads `y` as an inverted `m` bit. A hop beside it becomes a step, and such a step always crosses empty cells.
        modality.quiet = hops || !modality.quiet;
        hop = Hop::None;
    } else {
        modality.quiet |= has('y') || modality.is_none() && !hops;
    }
    let first = match count('i') {
        0 => FirstMove::Any,
        _ if !place.first => FirstMove::Any,
        1 => FirstMove::Unmoved,
        _ => FirstMove::ThirdRank,
    };
    let initial = first != FirstMove::Any;
    if dialect == Dialect::Fsf && initial {
        modality = Modality { quiet: modality.quiet, ..Modality::NONE };
    }
    let halfway = matches!(dialect, Dialect::XBoard | Dialect::Bishop);
    if halfway && has('n') && is_short(kind) {
        // The cell halfway is the piece's own cell.
        modality = Modality::NONE;
        hop = Hop::None;
    }
    let iso = match (place.first, has('i')) {
        (false, true) if dialect == Dialect::XBoard => Iso::SameOrUnmoved,
        (false, true) => Iso::Same,
        _ => Iso::Free,
    };
    let marks = place.last
        && (count('n') > 1 || initial && has('n') || initial && dialect == Dialect::Bishop && place.first);
    Rules {
        how: Leg {
            modality,
            min,
            max,
            hop,
            lame: has('n'),
            jump: count('j').min(u8::MAX.into()) as u8,
            path: if halfway { Path::Halfway } else { Path::Full },
            wraps: has('o'),
            spares_royals: has('t'),
            first,
            marks_en_passant: marks,
            unloads: has('u'),
        },
        toggles: !place.last && (has('y') || has('g')),
        iso,
    }
}
