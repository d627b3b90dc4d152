//! Builds the cells of a document's board.

use crate::board::{Board, Frame, Geometry, MAX_BOX, MAX_CELLS, MAX_EXTENT, Vector};

use super::model::{BoardDef, Outline};
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
    /// The text of the holes has mistakes.
    #[error("holes: {0}")]
    Holes(#[from] RegionError),
    /// No cell is left.
    #[error("the board has no cells")]
    Empty,
}

impl BoardDef {
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
        let playable = |board: Board| match board.len() {
            0 => Err(BoardError::Empty),
            1..=MAX_CELLS => Ok(board),
            more => Err(BoardError::Cells(more)),
        };
        let full = Board::new(self.geometry, self.wrap, extent, inside);
        if self.holes.trim() == "none" {
            return playable(full);
        }
        let holes = Regions::new(&full, None).cells(&self.holes, &Frame::FIRST)?;
        playable(Board::new(self.geometry, self.wrap, extent, |at| {
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
            wrap: crate::board::Wrap::None,
            holes: "none".into(),
            outline: Outline::Box,
        }
    }
}
