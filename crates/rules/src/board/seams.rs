//! Edges that are joined to each other, and what happens to directions across them.
//!
//! A piece that leaves the board over a joined edge enters a copy of the board beside it. The copies are moved, turned
//! or mirrored so that joined edges meet, and together they tile a part of the plane. A displacement leads to a place
//! of that plane, and [`Seams`] finds the cell there. The result does not depend on the order in which edges are
//! crossed, as long as the seams [close up](Seams::close_up).

use super::Vector;

/// An edge of the bounding box as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The right one.
    East,
    /// The upper one.
    North,
    /// The left one.
    West,
    /// The lower one.
    South,
}

impl Edge {
    /// All edges.
    pub const ALL: [Self; 4] = [Self::East, Self::North, Self::West, Self::South];

    /// Its name in documents.
    pub const fn word(self) -> &'static str {
        match self {
            Self::East => "east",
            Self::North => "north",
            Self::West => "west",
            Self::South => "south",
        }
    }

    /// Whether it runs along a file.
    pub const fn is_upright(self) -> bool {
        matches!(self, Self::East | Self::West)
    }

    /// The edge on the other side of the board.
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::North => Self::South,
            Self::West => Self::East,
            Self::South => Self::North,
        }
    }

    /// The direction out of the board.
    pub const fn outward(self) -> Vector {
        match self {
            Self::East => Vector::flat(1, 0),
            Self::North => Vector::flat(0, 1),
            Self::West => Vector::flat(-1, 0),
            Self::South => Vector::flat(0, -1),
        }
    }

    /// The number of its cells on a full board of this size.
    pub const fn length(self, [width, height, _]: [u16; 3]) -> u16 {
        if self.is_upright() { height } else { width }
    }

    /// Whether coordinates grow towards it.
    const fn is_far(self) -> bool {
        matches!(self, Self::East | Self::North)
    }
}

/// How an edge is joined to another one, for a piece that leaves over the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seam {
    /// The edge over which the piece enters.
    pub to: Edge,
    /// Whether one of the edges is turned round, as on a Möbius strip. The piece then moves on as in a mirror.
    pub flip: bool,
    /// How many cells further up or to the right the piece enters. Only opposite edges can be shifted.
    pub shift: i16,
}

impl Seam {
    /// The same seam for a piece that goes the other way.
    const fn back(self, from: Edge) -> Self {
        // A turned edge looks the same from both sides.
        Self { to: from, shift: if self.flip { self.shift } else { -self.shift }, ..self }
    }

    /// Whether coordinates along the edges run in opposite ways. On edges that share the upper left or the lower right
    /// corner they do so unless one of the edges is turned round.
    fn reverses(self, from: Edge) -> bool {
        let neighbours = self.to.is_upright() != from.is_upright();
        self.flip != (neighbours && self.to.is_far() != from.is_far())
    }

    /// How directions change for a piece that leaves over this edge.
    pub fn orientation(self, from: Edge) -> Orientation {
        let exchanges = self.to.is_upright() != from.is_upright();
        let backwards = self.to.is_far() == from.is_far();
        let (x, y) = if self.to.is_upright() {
            (backwards, self.reverses(from))
        } else {
            (self.reverses(from), backwards)
        };
        Orientation::new(exchanges, x, y)
    }

    /// Where a place beyond an edge lies on the copy of the board there.
    fn enter(self, from: Edge, (x, y): (i32, i32), size: [u16; 3]) -> (i32, i32) {
        let [width, height] = [size[0], size[1]].map(i32::from);
        let (depth, along) = match from {
            Edge::East => (x - width, y),
            Edge::North => (y - height, x),
            Edge::West => (-1 - x, y),
            Edge::South => (-1 - y, x),
        };
        let last = i32::from(from.length(size)) - 1;
        let along = if self.reverses(from) { last - along } else { along } + i32::from(self.shift);
        match self.to {
            Edge::East => (width - 1 - depth, along),
            Edge::North => (along, height - 1 - depth),
            Edge::West => (depth, along),
            Edge::South => (along, depth),
        }
    }
}

/// Which edges of a board are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seams([Option<Seam>; 4]);

impl Seams {
    /// No edge is joined.
    pub const NONE: Self = Self([None; 4]);

    /// The same, with two opposite edges also joined cell by cell.
    #[must_use]
    pub const fn plain(self, edge: Edge) -> Self {
        self.with(edge, Seam { to: edge.opposite(), flip: false, shift: 0 })
    }

    /// The same, with an edge joined to another one.
    #[must_use]
    pub const fn with(mut self, from: Edge, seam: Seam) -> Self {
        self.0[from as usize] = Some(seam);
        self.0[seam.to as usize] = Some(seam.back(from));
        self
    }

    /// How an edge is joined to another one.
    pub const fn of(self, edge: Edge) -> Option<Seam> {
        self.0[edge as usize]
    }

    /// The pairs of joined edges: the right and the upper edge come first in their pairs.
    pub fn pairs(self) -> impl Iterator<Item = (Edge, Seam)> {
        let joined = Edge::ALL.into_iter().filter_map(move |edge| Some((edge, self.of(edge)?)));
        joined.filter(|(edge, seam)| (*edge as usize) < seam.to as usize)
    }

    /// Whether no edge is joined.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Whether directions may change across an edge.
    pub fn reorients(self) -> bool {
        self.pairs().any(|(from, seam)| seam.orientation(from) != Orientation::AS_DRAWN)
    }

    /// Whether copies of a board of this size tile a part of the plane: around each corner they meet without a gap.
    ///
    /// Neighbouring edges must have equal lengths. Edges may be shifted only if the other edges are free or joined cell
    /// by cell.
    pub fn close_up(self, size: [u16; 3]) -> bool {
        let lengths = self.pairs().all(|(from, seam)| from.length(size) == seam.to.length(size));
        lengths && self.shifts_fit() && Edge::ALL.into_iter().all(|edge| self.closes_at(edge, size))
    }

    /// Whether only opposite edges are shifted, and only while the other edges are free or joined cell by cell.
    fn shifts_fit(self) -> bool {
        self.pairs().filter(|(_, seam)| seam.shift != 0).all(|(from, seam)| {
            let mut others = self.pairs().filter(|(other, _)| *other != from);
            let plain =
                |(edge, seam): (Edge, Seam)| seam == Seam { to: edge.opposite(), flip: false, shift: 0 };
            seam.to == from.opposite() && others.all(plain)
        })
    }

    /// Whether both ways around a corner lead to the same place: over this edge first, or over the next one.
    fn closes_at(self, edge: Edge, size: [u16; 3]) -> bool {
        let next = Edge::ALL[(edge as usize + 1) % 4];
        let place = |edge: Edge, near: i32, far: i32| if edge.is_far() { far } else { near };
        let [width, height] = [size[0], size[1]].map(i32::from);
        let (upright, level) = if edge.is_upright() { (edge, next) } else { (next, edge) };
        let corner = (place(upright, -1, width), place(level, -1, height));
        let over = |first: Edge| {
            let seam = self.of(first)?;
            let (at, orientation) =
                self.fold_from(seam.enter(first, corner, size), seam.orientation(first), size);
            is_inside(at, size).then_some((at, orientation))
        };
        match (over(edge), over(next)) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        }
    }

    /// The same, with the left and the right edge joined cell by cell, unless one of them is joined already.
    #[must_use]
    pub const fn and_files(self) -> Self {
        match (self.of(Edge::East), self.of(Edge::West)) {
            (None, None) => self.plain(Edge::East),
            _ => self,
        }
    }

    /// The coordinates on a board of this size for a place of the plane, and how directions there differ. The
    /// coordinates are outside the board where an edge is free.
    pub(super) fn fold(self, place: Vector, size: [u16; 3]) -> (Vector, Orientation) {
        let (at, orientation) = self.fold_from((place.x.into(), place.y.into()), Orientation::AS_DRAWN, size);
        // A place too far away for the numbers of a vector is outside any board.
        let short = |n: i32| i16::try_from(n).unwrap_or(-1);
        (Vector { x: short(at.0), y: short(at.1), ..place }, orientation)
    }

    /// Crosses joined edges until the place is on the board or beyond a free edge only.
    fn fold_from(
        self,
        mut at: (i32, i32),
        mut orientation: Orientation,
        size: [u16; 3],
    ) -> ((i32, i32), Orientation) {
        while let Some((from, seam)) = self.beyond(at, size) {
            at = seam.enter(from, at, size);
            orientation = orientation.then(seam.orientation(from));
        }
        (at, orientation)
    }

    /// A joined edge beyond which a place lies.
    fn beyond(self, (x, y): (i32, i32), [width, height, _]: [u16; 3]) -> Option<(Edge, Seam)> {
        let joined = |edge: Edge, beyond: bool| Some((edge, self.of(edge).filter(|_| beyond)?));
        joined(Edge::East, x >= width.into())
            .or_else(|| joined(Edge::North, y >= height.into()))
            .or_else(|| joined(Edge::West, x < 0))
            .or_else(|| joined(Edge::South, y < 0))
    }
}

fn is_inside((x, y): (i32, i32), [width, height, _]: [u16; 3]) -> bool {
    (0..width.into()).contains(&x) && (0..height.into()).contains(&y)
}

/// How directions change along a path that crosses joined edges.
///
/// A piece that goes on after such an edge keeps its course on the surface. On the board as drawn, its directions may
/// then be mirrored or turned for the rest of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Orientation {
    /// Files and ranks are exchanged, before the rest.
    exchanges: bool,
    /// Left and right are exchanged.
    sideways: bool,
    /// Up and down are exchanged.
    upside_down: bool,
}

impl Orientation {
    /// Directions stay what they are.
    pub const AS_DRAWN: Self = Self::new(false, false, false);
    /// Left and right are exchanged.
    pub const SIDEWAYS: Self = Self::new(false, true, false);
    /// Up and down are exchanged.
    pub const UPSIDE_DOWN: Self = Self::new(false, false, true);

    /// The number of different orientations.
    pub const COUNT: usize = 8;

    const fn new(exchanges: bool, sideways: bool, upside_down: bool) -> Self {
        Self { exchanges, sideways, upside_down }
    }

    /// All orientations.
    pub fn all() -> impl Iterator<Item = Self> {
        let bits = [false, true];
        bits.into_iter()
            .flat_map(move |a| bits.into_iter().flat_map(move |b| bits.map(|c| Self::new(a, b, c))))
    }

    /// Whether directions are mirrored, and not only turned.
    pub fn is_mirror(self) -> bool {
        self.exchanges ^ self.sideways ^ self.upside_down
    }

    /// Its number, below [`COUNT`](Self::COUNT).
    pub(crate) fn index(self) -> usize {
        usize::from(self.exchanges) << 2 | usize::from(self.sideways) << 1 | usize::from(self.upside_down)
    }

    /// A displacement in this orientation.
    #[must_use]
    pub fn apply(self, by: Vector) -> Vector {
        let signed = |n: i16, negative: bool| if negative { -n } else { n };
        let (x, y) = if self.exchanges { (by.y, by.x) } else { (by.x, by.y) };
        Vector { x: signed(x, self.sideways), y: signed(y, self.upside_down), ..by }
    }

    /// Both changes of directions, one after the other.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        let (sideways, upside_down) = if next.exchanges {
            (self.upside_down, self.sideways)
        } else {
            (self.sideways, self.upside_down)
        };
        Self::new(
            self.exchanges != next.exchanges,
            sideways != next.sideways,
            upside_down != next.upside_down,
        )
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
    pub orientation: Orientation,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orientations_follow_each_other() {
        let all: Vec<Orientation> = Orientation::all().collect();
        assert_eq!(all.len(), Orientation::COUNT);
        let by = Vector::flat(2, 1);
        for one in &all {
            for other in &all {
                assert_eq!(one.then(*other).apply(by), other.apply(one.apply(by)), "{one:?}, {other:?}");
            }
        }
    }
}
