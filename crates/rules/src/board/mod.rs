//! Boards: sets of cells on a lattice, and the steps between them.
//!
//! A rectangle with holes, a cylinder, a torus, a hexagon and layers are all sets of cells cut from a lattice, with
//! edges that may be joined. After compilation only notation and drawing ask for files and ranks.

mod cells;
mod seams;
mod vector;

pub use cells::{CellSet, Cells};
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
        let mut board = Self { geometry, seams, extent, coords: vec![], index: vec![], names: vec![] };
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

    /// The cell one displacement away, across joined edges.
    pub fn step(&self, from: Cell, by: Vector) -> Option<Cell> {
        self.step_over(from, by, self.seams).map(|reached| reached.cell)
    }

    /// Like [`step`](Self::step), but with the edges in `seams` joined, and with what is known about the way.
    pub fn step_over(&self, from: Cell, by: Vector, seams: Seams) -> Option<Reached> {
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

    /// The cells of a straight line that starts on a cell, without that cell: to the edge of the board, or until the
    /// line is back where it began. Across joined edges the line keeps its course, and its displacement changes with the
    /// orientation.
    pub fn line(&self, from: Cell, by: Vector) -> impl Iterator<Item = Cell> {
        let (mut at, mut by) = (from, by);
        std::iter::from_fn(move || {
            let reached = self.step_over(at, by, self.seams).filter(|reached| reached.cell != from)?;
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
