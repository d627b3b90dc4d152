//! Edges that are joined to each other, and what happens to directions across them.
//!
//! Only opposite edges are joined, so copies of the board tile a plane, some of them mirrored. A displacement leads to
//! a place of that plane, and a [`Seams`] finds the cell there. The result does not depend on the order in which edges
//! are crossed, as long as [`is_even`](Seams::is_even) holds.

use super::Vector;

/// How the left edge is joined to the right one, or the lower one to the upper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seam {
    /// Whether one of the edges is turned round, as on a Möbius strip.
    pub flip: bool,
    /// How many cells further along the edge a piece enters that leaves to the right or upwards.
    pub shift: i16,
}

impl Seam {
    /// Edges joined cell by cell, as on a cylinder.
    pub const PLAIN: Self = Self { flip: false, shift: 0 };

    /// Where a coordinate along an edge of this length comes to lie after so many crossings to the right or upwards.
    fn along(self, at: i32, length: i32, crossings: i32) -> i32 {
        let shift = i32::from(self.shift);
        match (self.flip, crossings % 2 == 0) {
            (false, _) => at + shift * crossings,
            // Two crossings of a turned edge undo each other.
            (true, true) => at,
            (true, false) => length - 1 - at + shift,
        }
    }
}

/// Which edges of a board are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seams {
    /// The left and the right edge.
    pub files: Option<Seam>,
    /// The lower and the upper edge.
    pub ranks: Option<Seam>,
}

impl Seams {
    /// No edge is joined.
    pub const NONE: Self = Self { files: None, ranks: None };

    /// Whether no edge is joined.
    pub const fn is_none(self) -> bool {
        self.files.is_none() && self.ranks.is_none()
    }

    /// Whether directions may change across an edge.
    pub fn mirrors(self) -> bool {
        [self.files, self.ranks].into_iter().flatten().any(|seam| seam.flip)
    }

    /// Whether copies of the board tile the plane: edges may be shifted only if the other edges are free or joined
    /// cell by cell.
    pub fn is_even(self) -> bool {
        let fits = |one: Option<Seam>, other: Option<Seam>| {
            one.is_none_or(|seam| seam.shift == 0) || other.is_none_or(|seam| seam == Seam::PLAIN)
        };
        fits(self.files, self.ranks) && fits(self.ranks, self.files)
    }

    /// The same, with the left and the right edge joined in any case.
    #[must_use]
    pub fn and_files(self) -> Self {
        Self { files: self.files.or(Some(Seam::PLAIN)), ..self }
    }

    /// The coordinates on a board of this size for a place of the plane, and how directions there differ. The
    /// coordinates are outside the board where an edge is free.
    pub(super) fn fold(self, place: Vector, [width, height, _]: [u16; 3]) -> (Vector, Mirror) {
        let size = (i32::from(width), i32::from(height));
        let mut at = (i32::from(place.x), i32::from(place.y));
        let mut mirror = Mirror::NONE;
        // A shift can move a place past the other edges, so these come second.
        if self.files.is_some_and(|seam| seam.shift != 0) {
            self.fold_files(&mut at, size, &mut mirror);
            self.fold_ranks(&mut at, size, &mut mirror);
        } else {
            self.fold_ranks(&mut at, size, &mut mirror);
            self.fold_files(&mut at, size, &mut mirror);
        }
        // A place too far away for the numbers of a vector is outside any board.
        let short = |n: i32| i16::try_from(n).unwrap_or(-1);
        (Vector { x: short(at.0), y: short(at.1), ..place }, mirror)
    }

    fn fold_files(self, at: &mut (i32, i32), (width, height): (i32, i32), mirror: &mut Mirror) {
        let Some(seam) = self.files else { return };
        let crossings = at.0.div_euclid(width);
        *at = (at.0.rem_euclid(width), seam.along(at.1, height, crossings));
        if seam.flip && crossings % 2 != 0 {
            *mirror = mirror.and(Mirror::UPSIDE_DOWN);
        }
    }

    fn fold_ranks(self, at: &mut (i32, i32), (width, height): (i32, i32), mirror: &mut Mirror) {
        let Some(seam) = self.ranks else { return };
        let crossings = at.1.div_euclid(height);
        *at = (seam.along(at.0, width, crossings), at.1.rem_euclid(height));
        if seam.flip && crossings % 2 != 0 {
            *mirror = mirror.and(Mirror::SIDEWAYS);
        }
    }
}

/// How directions change along a path that crosses turned edges.
///
/// A piece that goes on after such an edge keeps its course on the surface. On the board as drawn, left and right or
/// up and down are then exchanged for the rest of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mirror(u8);

impl Mirror {
    /// Directions stay what they are.
    pub const NONE: Self = Self(0);
    /// Left and right are exchanged.
    pub const SIDEWAYS: Self = Self(1);
    /// Up and down are exchanged.
    pub const UPSIDE_DOWN: Self = Self(2);

    /// A displacement as this mirror shows it.
    #[must_use]
    pub fn apply(self, by: Vector) -> Vector {
        let turned = |n: i16, mirror: Self| if self.0 & mirror.0 == 0 { n } else { -n };
        Vector { x: turned(by.x, Self::SIDEWAYS), y: turned(by.y, Self::UPSIDE_DOWN), ..by }
    }

    /// Both mirrors, one after the other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// Where a displacement leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The cell there.
    pub cell: super::Cell,
    /// Whether the displacement crosses an edge.
    pub crossed: bool,
    /// How directions there differ from those at its start.
    pub mirror: Mirror,
}
