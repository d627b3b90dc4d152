//! Boards: sets of cells on a lattice, and the steps between them.
//!
//! A rectangle with holes, a cylinder, a torus, a hexagon and layers are all sets of cells cut from a lattice, with
//! edges that may be joined. After compilation only notation and drawing ask for files and ranks.

mod cells;
mod joins;
mod seams;
mod vector;

pub use cells::{CellSet, Cells};
pub use joins::{Join, Ways};
pub use seams::{Edge, Orientation, Reached, Seam, Seams};
pub use vector::{Frame, Vector};

/// The index of a cell. Cells are numbered from 0 without gaps, by layer, rank and file.
pub type Cell = u16;

/// The most cells a board can have.
pub const MAX_CELLS: usize = 1024;

/// The longest side of a board's bounding box.
pub const MAX_EXTENT: u16 = 64;

/// The most cells of a bounding box, including holes.
pub(crate) const MAX_BOX: usize = 4096;

/// The meaning of steps on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Geometry {
    /// Square cells: eight directions at 45°.
    #[default]
    Square,
    /// Hexagonal cells: twelve directions at 30°.
    Hex,
    /// Square cells in layers: 26 directions.
    Layers,
}

/// Which edges of a board are joined cell by cell: the common cases of [`Seams`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrap {
    /// No edge.
    #[default]
    None,
    /// Left and right edge: a cylinder.
    Files,
    /// Lower and upper edge: a cylinder that lies on its side.
    Ranks,
    /// Left and right, lower and upper edge: a torus.
    Both,
}

impl From<Wrap> for Seams {
    fn from(wrap: Wrap) -> Self {
        match wrap {
            Wrap::None => Self::NONE,
            Wrap::Files => Self::NONE.plain(Edge::East),
            Wrap::Ranks => Self::NONE.plain(Edge::North),
            Wrap::Both => Self::NONE.plain(Edge::East).plain(Edge::North),
        }
    }
}

/// A set of cells with the steps between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    geometry: Geometry,
    seams: Seams,
    /// Edges of single cells that are joined. Such a board has no other joined edges.
    joins: Option<Box<joins::Joins>>,
    /// Whether no edges are joined at all.
    flat: bool,
    extent: [u16; 3],
    coords: Vec<Vector>,
    index: Vec<Option<Cell>>,
    names: Vec<String>,
}

impl Board {
    /// A rectangle without holes.
    pub fn rectangle(files: u16, ranks: u16) -> Self {
        Self::new(Geometry::Square, Wrap::None, [files, ranks, 1], |_| true)
    }

    /// The cells for which `exists` holds, out of a box of `extent` files, ranks and layers.
    ///
    /// # Panics
    /// When the box is longer than [`MAX_EXTENT`] or has more cells than a box may have, or when the joined edges
    /// [do not close up](Seams::close_up). The limit is larger than what can be played on.
    pub fn new(
        geometry: Geometry,
        seams: impl Into<Seams>,
        extent: [u16; 3],
        exists: impl Fn(Vector) -> bool,
    ) -> Self {
        let seams = seams.into();
        assert!(extent.iter().all(|&n| (1..=MAX_EXTENT).contains(&n)), "board extent out of range");
        assert!(seams.close_up(extent), "joined edges do not close up");
        let mut board = Self {
            geometry,
            seams,
            joins: None,
            flat: seams.is_none(),
            extent,
            coords: vec![],
            index: vec![],
            names: vec![],
        };
        for z in 0..extent[2] {
            for y in 0..extent[1] {
                for x in 0..extent[0] {
                    let at = Vector::new(x as i16, y as i16, z as i16);
                    let cell = exists(at).then(|| {
                        board.coords.push(at);
                        (board.coords.len() - 1) as Cell
                    });
                    board.index.push(cell);
                }
            }
        }
        assert!(board.coords.len() <= MAX_BOX, "board has too many cells");
        board.names = board.coords.iter().map(|&at| board.name_at(at)).collect();
        board
    }

    /// The same board with edges of single cells joined. It has squares, one layer and no other joined edges, and each edge is
    /// joined once.
    #[must_use]
    pub fn joined(mut self, list: Vec<Join>) -> Self {
        if !list.is_empty() {
            let mut joins = joins::Joins::new(self.len(), list);
            joins.remember(&self);
            self.joins = Some(Box::new(joins));
            self.flat = false;
        }
        self
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        self.coords.len()
    }

    /// Whether the board has no cells.
    pub fn is_empty(&self) -> bool {
        self.coords.is_empty()
    }

    /// All cells.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        0..self.coords.len() as Cell
    }

    /// The meaning of steps on this board.
    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The edges that are joined.
    pub fn seams(&self) -> Seams {
        self.seams
    }

    /// The joined edges of single cells, each from one of its sides.
    pub fn joins(&self) -> &[Join] {
        self.joins.as_ref().map_or(&[], |joins| &joins.list)
    }

    /// Whether edges of single cells are joined, so that a displacement may have several [ways](Self::ways).
    #[inline]
    pub fn has_joins(&self) -> bool {
        self.joins.is_some()
    }

    /// Whether no edges are joined, so that cells are neighbours where they are on the lattice.
    #[inline]
    pub fn is_flat(&self) -> bool {
        self.flat
    }

    /// Whether directions may change across an edge.
    pub fn reorients(&self) -> bool {
        self.has_joins() || self.seams.reorients()
    }

    /// Files, ranks and layers of the bounding box.
    pub fn extent(&self) -> [u16; 3] {
        self.extent
    }

    /// The coordinates of a cell on the lattice.
    pub fn coords(&self, cell: Cell) -> Vector {
        self.coords[cell as usize]
    }

    /// The cell at these coordinates.
    pub fn at(&self, place: Vector) -> Option<Cell> {
        let [w, h, d] = self.extent.map(|n| n as i16);
        let inside = (0..w).contains(&place.x) && (0..h).contains(&place.y) && (0..d).contains(&place.z);
        inside.then(|| self.index[((place.z * h + place.y) * w + place.x) as usize]).flatten()
    }

    /// The cell one displacement away, across joined edges. `None` also where its ways lead to different cells.
    pub fn step(&self, from: Cell, by: Vector) -> Option<Cell> {
        if self.flat {
            return self.at(self.coords(from) + by);
        }
        if self.has_joins() {
            let mut ways = self.ways(from, by);
            let cell = ways.next()?.cell;
            return ways.all(|other| other.cell == cell).then_some(cell);
        }
        self.folded(from, by, self.seams).map(|reached| reached.cell)
    }

    /// Like [`step`](Self::step), but with the edges in `seams` joined, and with what is known about the way. Where edges of
    /// single cells are joined, `seams` are none; there is no way where there are several that differ.
    pub fn step_over(&self, from: Cell, by: Vector, seams: Seams) -> Option<Reached> {
        if self.has_joins() {
            let mut ways = self.ways(from, by);
            let first = ways.next()?;
            return ways.next().is_none().then_some(first);
        }
        self.folded(from, by, seams)
    }

    /// The same on a board on which no edges of single cells are joined.
    pub(crate) fn folded(&self, from: Cell, by: Vector, seams: Seams) -> Option<Reached> {
        let plain = self.coords(from) + by;
        if seams.is_none() {
            return self.at(plain).map(|cell| Reached {
                cell,
                crossed: false,
                orientation: Orientation::AS_DRAWN,
            });
        }
        let (place, orientation) = seams.fold(plain, self.extent);
        self.at(place).map(|cell| Reached { cell, crossed: place != plain, orientation })
    }

    /// Everywhere that a displacement leads, with what is known about the way: at most one cell, except where edges of single
    /// cells are joined. There a displacement is every shortest way along files and ranks, and it leads to the end of each.
    pub fn ways(&self, from: Cell, by: Vector) -> Ways<'_> {
        match &self.joins {
            None => Ways::One(self.folded(from, by, self.seams)),
            Some(joins) => match joins.near(from, by) {
                Some(near) => Ways::Near(near.iter()),
                None => Ways::Far(joins.find(self, from, by).into_iter()),
            },
        }
    }

    /// The cells one displacement away: one at most, except where edges of single cells are joined.
    pub fn cells_at(&self, from: Cell, by: Vector) -> impl Iterator<Item = Cell> + '_ {
        self.ways(from, by).map(|reached| reached.cell)
    }

    /// The cells of a straight line that starts on a cell, without that cell: to the edge of the board, or until the
    /// line is back where it began. Across joined edges the line keeps its course, and its displacement changes with the
    /// orientation. It ends where it would branch.
    pub fn line(&self, from: Cell, by: Vector) -> impl Iterator<Item = Cell> {
        let (mut at, mut by) = (from, by);
        // Where lines from several cells lead into one, that one need not lead back to all of them.
        let mut left = Orientation::COUNT * self.len();
        let joined = self.has_joins();
        std::iter::from_fn(move || {
            let reached = if joined {
                left = left.checked_sub(1)?;
                self.step_over(at, by, self.seams)
            } else {
                self.folded(at, by, self.seams)
            };
            let reached = reached.filter(|reached| reached.cell != from)?;
            at = reached.cell;
            if reached.crossed {
                by = reached.orientation.apply(by);
            }
            Some(at)
        })
    }

    /// The name of a cell: file letters and rank number, on layered boards after a capital layer letter.
    pub fn name(&self, cell: Cell) -> &str {
        &self.names[cell as usize]
    }

    /// The cell with this name.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        self.names.iter().position(|n| n == name).map(|i| i as Cell)
    }

    fn name_at(&self, at: Vector) -> String {
        let layer = if self.extent[2] > 1 { letters(at.z as usize).to_uppercase() } else { String::new() };
        let rank = match self.geometry {
            // The files of a hexagonal board start at different heights. Ranks are counted from the lowest cell of each
            // file.
            Geometry::Hex => (0..=at.y).filter(|&y| self.at(Vector { y, ..at }).is_some()).count(),
            Geometry::Square | Geometry::Layers => at.y as usize + 1,
        };
        format!("{layer}{}{rank}", letters(at.x as usize))
    }
}

/// `a` … `z`, `aa`, `ab` …
fn letters(mut n: usize) -> String {
    let mut out = String::new();
    loop {
        out.insert(0, (b'a' + (n % 26) as u8) as char);
        match n / 26 {
            0 => return out,
            more => n = more - 1,
        }
    }
}
