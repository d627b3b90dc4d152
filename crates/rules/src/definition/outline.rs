//! Builds the cells of a document's board.

use crate::board::{Board, Frame, Geometry, MAX_BOX, MAX_CELLS, MAX_EXTENT, Seam, Seams, Vector, Wrap};

use super::model::{BoardDef, Edge, GlueDef, Outline};
use super::region::{RegionError, Regions};

/// Why a board cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// An extent of the box is not between 1 and [`MAX_EXTENT`].
    #[error("the board has {1} {0}")]
    Extent(&'static str, u16),
    /// There are more than [`MAX_CELLS`] cells, or too many even after removing holes.
    #[error("the board has {0} cells")]
    Cells(usize),
    /// The outline does not fit the geometry or the box.
    #[error("{0}")]
    Outline(&'static str),
    /// An entry of `glue` contradicts itself, another entry or the board.
    #[error("{}", .0.message)]
    Glue(GlueError),
    /// The text of the holes has mistakes.
    #[error("holes: {0}")]
    Holes(#[from] RegionError),
    /// No cell is left.
    #[error("the board has no cells")]
    Empty,
}

/// What is wrong with the glued edges of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlueError {
    /// The entry, as its place in the list.
    pub entry: usize,
    /// The key of the entry that is wrong; empty if it is the whole entry.
    pub key: &'static str,
    /// What is wrong.
    pub message: String,
    /// What would be right; may be empty.
    pub expected: String,
}

impl GlueError {
    fn new(entry: usize, key: &'static str, message: String) -> Self {
        Self { entry, key, message, expected: String::new() }
    }
}

impl BoardDef {
    /// The edges that are joined, by `wrap` or by `glue`.
    pub fn seams(&self) -> Result<Seams, GlueError> {
        let mut seams = Seams::from(self.wrap);
        for (entry, glue) in self.glue.iter().enumerate() {
            let new = self.seam(entry, glue)?;
            let seam = if glue.from.is_upright() { &mut seams.files } else { &mut seams.ranks };
            if seam.replace(new).is_some() {
                let (from, to) = (glue.from.word(), glue.to.word());
                return Err(GlueError::new(
                    entry,
                    "",
                    format!("the {from} and the {to} edge are already glued together"),
                ));
            }
        }
        match self.glue.iter().rposition(|glue| glue.shift != 0) {
            Some(entry) if !seams.is_even() => {
                let message = "an edge can be shifted only if the other two edges are free or glued without flip and shift";
                Err(GlueError::new(entry, "shift", message.to_owned()))
            }
            _ => Ok(seams),
        }
    }

    /// The seam that an entry of `glue` describes.
    fn seam(&self, entry: usize, glue: &GlueDef) -> Result<Seam, GlueError> {
        let GlueDef { from, to, flip, shift } = *glue;
        if to != from.opposite() {
            let message = format!("the {} edge cannot be glued to the {} edge", from.word(), to.word());
            let expected = format!("the opposite edge, `{}`", from.opposite().word());
            return Err(GlueError { expected, ..GlueError::new(entry, "to", message) });
        }
        if flip && self.geometry == Geometry::Hex {
            let message = "an edge of hexagons cannot be turned round: its cells would have other neighbours";
            return Err(GlueError::new(entry, "flip", message.to_owned()));
        }
        let length = if from.is_upright() { self.ranks } else { self.files };
        if shift.unsigned_abs() >= length {
            let message = format!("an edge of {length} cells cannot be shifted by {shift}");
            let expected = format!("{} to {}", 1 - i32::from(length), length - 1);
            return Err(GlueError { expected, ..GlueError::new(entry, "shift", message) });
        }
        // A shift is kept as seen by a piece that leaves to the right or upwards. Turned edges look the same from both
        // sides.
        let backwards = matches!(from, Edge::West | Edge::South) && !flip;
        Ok(Seam { flip, shift: if backwards { -shift } else { shift } })
    }

    /// Rewrites the glued edges in the one form that says the same: `wrap` where that is enough, otherwise entries for
    /// pieces that leave to the right and upwards. Wrong entries stay as they are.
    pub(super) fn settle_glue(&mut self) {
        let Ok(seams) = self.seams() else { return };
        let wraps = [Wrap::None, Wrap::Files, Wrap::Ranks, Wrap::Both];
        if let Some(wrap) = wraps.into_iter().find(|&wrap| Seams::from(wrap) == seams) {
            (self.wrap, self.glue) = (wrap, vec![]);
            return;
        }
        let entry = |from: Edge, seam: Option<Seam>| {
            seam.map(|Seam { flip, shift }| GlueDef { from, to: from.opposite(), flip, shift })
        };
        let entries = [entry(Edge::East, seams.files), entry(Edge::North, seams.ranks)];
        (self.wrap, self.glue) = (Wrap::None, entries.into_iter().flatten().collect());
    }

    /// The cells of the board, with their names and steps.
    ///
    /// ```
    /// use chesswright_rules::definition::model::{BoardDef, Outline};
    /// use chesswright_rules::board::Geometry;
    ///
    /// let glinski = BoardDef {
    ///     geometry: Geometry::Hex,
    ///     outline: Outline::Hexagon,
    ///     ..BoardDef::rectangle(11, 11)
    /// };
    /// assert_eq!(glinski.board().unwrap().len(), 91);
    /// ```
    pub fn board(&self) -> Result<Board, BoardError> {
        let extent = [self.files, self.ranks, self.layers];
        for (n, what) in extent.into_iter().zip(["files", "ranks", "layers"]) {
            if !(1..=MAX_EXTENT).contains(&n) {
                return Err(BoardError::Extent(what, n));
            }
        }
        if self.layers > 1 && self.geometry != Geometry::Layers {
            return Err(BoardError::Outline("several layers need `geometry = \"layers\"`"));
        }
        let middle = match self.outline {
            Outline::Box => None,
            Outline::Hexagon if self.geometry != Geometry::Hex => {
                return Err(BoardError::Outline("the outline `hexagon` needs `geometry = \"hex\"`"));
            }
            Outline::Hexagon if self.files != self.ranks || self.files.is_multiple_of(2) => {
                return Err(BoardError::Outline("a hexagon of side n needs 2n−1 files and as many ranks"));
            }
            Outline::Hexagon => Some(self.files as i16 / 2),
        };
        let inside = |at: Vector| middle.is_none_or(|m| (at.x + at.y - 2 * m).abs() <= m);
        let cells = extent.into_iter().map(usize::from).product::<usize>();
        if cells > MAX_BOX {
            return Err(BoardError::Cells(cells));
        }
        let seams = self.seams().map_err(BoardError::Glue)?;
        let playable = |board: Board| match board.len() {
            0 => Err(BoardError::Empty),
            1..=MAX_CELLS => Ok(board),
            more => Err(BoardError::Cells(more)),
        };
        let full = Board::new(self.geometry, seams, extent, inside);
        if self.holes.trim() == "none" {
            return playable(full);
        }
        let holes = Regions::new(&full, None).cells(&self.holes, &Frame::FIRST)?;
        playable(Board::new(self.geometry, seams, extent, |at| {
            full.at(at).is_some_and(|cell| !holes.contains(cell))
        }))
    }

    /// A rectangle without holes.
    pub fn rectangle(files: u16, ranks: u16) -> Self {
        Self {
            files,
            ranks,
            layers: 1,
            geometry: Geometry::Square,
            wrap: Wrap::None,
            glue: vec![],
            holes: "none".into(),
            outline: Outline::Box,
        }
    }
}
