//! Builds the cells of a document's board.

use crate::board::{Board, Frame, Geometry, MAX_BOX, MAX_CELLS, MAX_EXTENT, Seam, Seams, Vector, Wrap};

use super::model::{BoardDef, GlueDef, Outline};
use super::region::{RegionError, Regions};
use crate::message::Message;
use crate::{message, template};

/// Why a board cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// An extent of the box is not between 1 and [`MAX_EXTENT`].
    #[error("{}", self.message())]
    Extent(&'static str, u16),
    /// There are more than [`MAX_CELLS`] cells, or too many even after removing holes.
    #[error("{}", self.message())]
    Cells(usize),
    /// The outline does not fit the geometry or the box.
    #[error("{}", self.message())]
    Outline(&'static str),
    /// An entry of `glue` contradicts itself, another entry or the board.
    #[error("{}", .0.message)]
    Glue(GlueError),
    /// An entry of `joins` contradicts itself, another entry or the board.
    #[error("{}", .0.message)]
    Join(GlueError),
    /// The text of the holes has mistakes.
    #[error("holes: {0}")]
    Holes(#[from] RegionError),
    /// No cell is left.
    #[error("{}", self.message())]
    Empty,
}

/// What is wrong with the glued or joined edges of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlueError {
    /// The entry, as its place in the list.
    pub entry: usize,
    /// The key of the entry that is wrong; empty if it is the whole entry.
    pub key: &'static str,
    /// What is wrong.
    pub message: Message,
    /// What would be right.
    pub expected: Option<Message>,
}

impl BoardError {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Extent(what, number) => {
                message!("the board has {number} {what}", number, what = Message::of(what))
            }
            Self::Cells(number) => message!("the board has {number} cells", number),
            Self::Outline(why) => Message::of(why),
            Self::Glue(error) | Self::Join(error) => error.message.clone(),
            Self::Holes(error) => error.message.clone(),
            Self::Empty => message!("the board has no cells"),
        }
    }
}

impl GlueError {
    pub(super) fn new(entry: usize, key: &'static str, message: Message) -> Self {
        Self { entry, key, message, expected: None }
    }
}

impl BoardDef {
    /// The edges that are joined, by `wrap` or by `glue`.
    pub fn seams(&self) -> Result<Seams, GlueError> {
        let mut seams = Seams::from(self.wrap);
        for (entry, glue) in self.glue.iter().enumerate() {
            let seam = self.seam(entry, glue)?;
            for (key, edge) in [("from", glue.from), ("to", glue.to)] {
                if let Some(joined) = seams.of(edge) {
                    let (edge, to) = (edge.word(), joined.to.word());
                    let message = message!("the {edge} edge is already glued to the {to} edge", edge, to);
                    return Err(GlueError::new(entry, key, message));
                }
            }
            seams = seams.with(glue.from, seam);
        }
        if seams.close_up(self.size()) { Ok(seams) } else { Err(self.gap()) }
    }

    /// Files, ranks and layers.
    fn size(&self) -> [u16; 3] {
        [self.files, self.ranks, self.layers]
    }

    /// Why the glued edges do not close up, although each entry is right by itself.
    fn gap(&self) -> GlueError {
        if let Some(entry) = self.glue.iter().rposition(|glue| glue.shift != 0) {
            let message = message!(
                "an edge can be shifted only if the other two edges are free or glued without flip and shift"
            );
            return GlueError::new(entry, "shift", message);
        }
        let entry = self.glue.iter().rposition(|glue| glue.flip).unwrap_or_default();
        let message = message!("the edges at both corners must be glued with flip, or both without");
        GlueError::new(entry, "flip", message)
    }

    /// The seam that an entry of `glue` describes.
    fn seam(&self, entry: usize, glue: &GlueDef) -> Result<Seam, GlueError> {
        let GlueDef { from, to, flip, shift } = *glue;
        let wrong = |key, message: Message| GlueError::new(entry, key, message);
        if to != from.opposite() {
            self.corner(entry, glue)?;
        }
        if flip && self.geometry == Geometry::Hex {
            let message =
                message!("an edge of hexagons cannot be turned round: its cells would have other neighbours");
            return Err(wrong("flip", message));
        }
        let length = from.length(self.size());
        if shift.unsigned_abs() >= length {
            let message = message!("an edge of {length} cells cannot be shifted by {shift}", length, shift);
            let expected = message!("{least} to {most}", least = 1 - i32::from(length), most = length - 1);
            return Err(GlueError { expected: Some(expected), ..wrong("shift", message) });
        }
        Ok(Seam { to, flip, shift })
    }

    /// Checks an entry that does not glue opposite edges together.
    fn corner(&self, entry: usize, glue: &GlueDef) -> Result<(), GlueError> {
        let GlueDef { from, to, shift, .. } = *glue;
        let (edge, other) = (from.word(), to.word());
        let wrong = |key, message: Message, expected: Message| {
            Err(GlueError { expected: Some(expected), ..GlueError::new(entry, key, message) })
        };
        let (length, length_to) = (from.length(self.size()), to.length(self.size()));
        if to == from {
            wrong("to", message!("the {edge} edge cannot be glued to itself", edge), message!("another edge"))
        } else if self.geometry == Geometry::Hex {
            let message =
                message!("the {edge} edge of hexagons cannot be glued to the {other} edge", edge, other);
            wrong("to", message, message!("the opposite edge, `{word}`", word = from.opposite().word()))
        } else if length != length_to {
            let message = message!(
                "the {edge} edge of {length} cells cannot be glued to the {other} edge of {length_to} cells",
                edge,
                length,
                other,
                length_to
            );
            let opposite = from.opposite().word();
            wrong(
                "to",
                message,
                message!("the opposite edge, `{opposite}`, or a board with as many files as ranks", opposite),
            )
        } else if shift != 0 {
            wrong("shift", message!("only opposite edges can be shifted"), message!("{number}", number = "0"))
        } else {
            Ok(())
        }
    }

    /// Rewrites the glued edges in the one form that says the same: `wrap` where that is enough, otherwise entries for
    /// pieces that leave over the first edge of a pair. Wrong entries stay as they are.
    pub(super) fn settle_glue(&mut self) {
        let Ok(seams) = self.seams() else { return };
        let wraps = [Wrap::None, Wrap::Files, Wrap::Ranks, Wrap::Both];
        if let Some(wrap) = wraps.into_iter().find(|&wrap| Seams::from(wrap) == seams) {
            (self.wrap, self.glue) = (wrap, vec![]);
            return;
        }
        let entry = |(from, Seam { to, flip, shift })| GlueDef { from, to, flip, shift };
        (self.wrap, self.glue) = (Wrap::None, seams.pairs().map(entry).collect());
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
        for (n, what) in extent.into_iter().zip([template!("files"), template!("ranks"), template!("layers")])
        {
            if !(1..=MAX_EXTENT).contains(&n) {
                return Err(BoardError::Extent(what, n));
            }
        }
        if self.layers > 1 && self.geometry != Geometry::Layers {
            return Err(BoardError::Outline(template!("several layers need `geometry = \"layers\"`")));
        }
        let middle = match self.outline {
            Outline::Box => None,
            Outline::Hexagon if self.geometry != Geometry::Hex => {
                return Err(BoardError::Outline(template!(
                    "the outline `hexagon` needs `geometry = \"hex\"`"
                )));
            }
            Outline::Hexagon if self.files != self.ranks || self.files.is_multiple_of(2) => {
                return Err(BoardError::Outline(template!(
                    "a hexagon of side n needs 2n−1 files and as many ranks"
                )));
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
            1..=MAX_CELLS => {
                let joins = self.join_list(&board).map_err(BoardError::Join)?;
                Ok(board.joined(joins))
            }
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
            joins: vec![],
            holes: "none".into(),
            outline: Outline::Box,
        }
    }
}
