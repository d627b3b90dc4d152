//! Runs of cell edges that are joined wherever a document likes, each with a turn.
//!
//! Such a board is not a part of the plane: around a corner where joined edges meet there may be more than four cells, or fewer.
//! So a displacement is not a place but a set of ways: every order in which its single steps along files and ranks can be taken.
//! Where no joined edge is near, all ways lead to the same cell, and there is no difference to any other board. Around a corner
//! of six cells they do not: a diagonal step through it branches in two.

use super::{Cell, Edge, Orientation, Reached, Vector};

/// An edge of a cell that is joined to an edge of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Join {
    /// The cell that a piece leaves.
    pub from: Cell,
    /// Over which of its edges.
    pub toward: Edge,
    /// The cell that it enters.
    pub to: Cell,
    /// The direction in which it goes on.
    pub heading: Edge,
    /// Whether left and right are exchanged for what goes on.
    pub mirrored: bool,
    /// The entry of the document to which it belongs, as its place in the list.
    pub entry: u8,
}

impl Join {
    /// The same edge for a piece that comes from the other side.
    #[must_use]
    pub const fn back(self) -> Self {
        Self {
            from: self.to,
            toward: self.heading.opposite(),
            to: self.from,
            heading: self.toward.opposite(),
            ..self
        }
    }

    /// How directions change for a piece that crosses it.
    pub fn orientation(self) -> Orientation {
        let leads = |&orientation: &Orientation| {
            orientation.apply(self.toward.outward()) == self.heading.outward()
                && orientation.is_mirror() == self.mirrored
        };
        Orientation::all().find(leads).unwrap_or_default()
    }
}

/// Displacements of at most so many files and ranks are found in a table.
const NEAR: i16 = 2;
const SPAN: usize = 2 * NEAR as usize + 1;

/// The joined edges of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Joins {
    /// As the document lists them, one way only.
    pub(super) list: Vec<Join>,
    /// By cell and edge: where it leads.
    over: Vec<[Option<(Cell, Orientation)>; 4]>,
    /// By cell and near displacement.
    near: Vec<Vec<Reached>>,
}

/// A place of the lattice, which need not be a cell, and how directions there differ from those at the start.
type Place = (Vector, Orientation, bool);

impl Joins {
    /// Joins edges of some cells. Each edge of a cell may be joined once.
    pub(super) fn new(cells: usize, list: Vec<Join>) -> Self {
        let mut over = vec![[None; 4]; cells];
        for join in &list {
            for join in [*join, join.back()] {
                over[usize::from(join.from)][join.toward as usize] = Some((join.to, join.orientation()));
            }
        }
        Self { list, over, near: vec![] }
    }

    /// Fills the table of near displacements.
    pub(super) fn remember(&mut self, board: &super::Board) {
        let sides = || -NEAR..=NEAR;
        self.near = board
            .cells()
            .flat_map(|cell| sides().flat_map(move |y| sides().map(move |x| (cell, Vector::flat(x, y)))))
            .map(|(cell, by)| self.find(board, cell, by))
            .collect();
    }

    /// The ways of a near displacement, if they have been found already.
    pub(super) fn near(&self, from: Cell, by: Vector) -> Option<&[Reached]> {
        let is_near = by.z == 0 && by.x.abs() <= NEAR && by.y.abs() <= NEAR;
        let place = || (by.y + NEAR) as usize * SPAN + (by.x + NEAR) as usize;
        is_near.then(|| self.near.get(usize::from(from) * SPAN * SPAN + place())).flatten().map(Vec::as_slice)
    }

    /// Where a displacement can lead: along files and ranks in any order, over joined edges. Holes and places outside the box are
    /// passed like cells, as anywhere, but no joined edge is crossed from there.
    pub(super) fn find(&self, board: &super::Board, from: Cell, by: Vector) -> Vec<Reached> {
        let (right, up) = (Vector::flat(by.x.signum(), 0), Vector::flat(0, by.y.signum()));
        let start = board.coords(from) + Vector::new(0, 0, by.z);
        // The places after some steps along the file, for each number of steps along the rank so far.
        let mut row: Vec<Vec<Place>> = vec![];
        for x in 0..=by.x.unsigned_abs() {
            let mut column: Vec<Vec<Place>> = vec![];
            for y in 0..=usize::from(by.y.unsigned_abs()) {
                let mut places =
                    if (x, y) == (0, 0) { vec![(start, Orientation::AS_DRAWN, false)] } else { vec![] };
                let along = row.get(y).into_iter().flatten().map(|place| (place, right));
                let across = y.checked_sub(1).and_then(|y| column.get(y)).into_iter().flatten();
                for (place, unit) in along.chain(across.map(|place| (place, up))) {
                    let next = self.unit(board, *place, unit);
                    places.extend(next.filter(|next| !places.contains(next)));
                }
                column.push(places);
            }
            row = column;
        }
        let mut reached: Vec<Reached> = vec![];
        for (place, orientation, crossed) in row.pop().unwrap_or_default() {
            let Some(cell) = board.at(place) else { continue };
            match reached.iter_mut().find(|other| (other.cell, other.orientation) == (cell, orientation)) {
                Some(known) => known.crossed |= crossed,
                None => reached.push(Reached { cell, crossed, orientation }),
            }
        }
        reached
    }

    /// One step along a file or a rank, given as seen from the start.
    fn unit(
        &self,
        board: &super::Board,
        (place, orientation, crossed): Place,
        unit: Vector,
    ) -> Option<Place> {
        let way = orientation.apply(unit);
        let edge = Edge::ALL.into_iter().find(|edge| edge.outward() == way)?;
        let over = |place: Vector, edge: Edge| self.over[usize::from(board.at(place)?)][edge as usize];
        if let Some((cell, turned)) = over(place, edge) {
            return Some((board.coords(cell), orientation.then(turned), true));
        }
        let next = place + way;
        // Beside a joined edge on the lattice there is no neighbour.
        over(next, edge.opposite()).is_none().then_some((next, orientation, crossed))
    }
}

/// The ways of one displacement.
#[derive(Clone, Debug)]
pub enum Ways<'a> {
    /// On boards without joins: one way, or none.
    One(Option<Reached>),
    /// Several ways that were found before.
    Near(std::slice::Iter<'a, Reached>),
    /// Several ways.
    Far(std::vec::IntoIter<Reached>),
}

impl Iterator for Ways<'_> {
    type Item = Reached;

    fn next(&mut self) -> Option<Reached> {
        match self {
            Self::One(one) => one.take(),
            Self::Near(ways) => ways.next().copied(),
            Self::Far(ways) => ways.next(),
        }
    }
}
