//! The board itself: cells or lines, frame, letters and marks.

pub(crate) mod customs;
pub(crate) mod duck;
pub(crate) mod edges;
pub(crate) mod ground;
pub(crate) mod lines;
pub(crate) mod marks;
pub(crate) mod regions;
pub(crate) mod terrain;

use chesswright_rules::board::{Board, Vector};

use crate::brush::Script;
use crate::layout::Layout;
use crate::svg::Svg;
use crate::theme::Theme;
use crate::view::Solid;

/// What all drawing functions of the board need.
pub(crate) struct Table<'a> {
    pub(crate) board: &'a Board,
    pub(crate) layout: &'a Layout,
    pub(crate) theme: &'a Theme,
    /// The colour of letters outside the frame.
    pub(crate) page_ink: &'a str,
    /// Who writes characters.
    pub(crate) script: Option<Script>,
    /// What is in places that are no cells.
    pub(crate) solids: &'a [(Vector, Solid)],
}

impl Table<'_> {
    /// Whether every place of the bounding box has a cell, so that a straight frame fits.
    pub(crate) fn is_full(&self) -> bool {
        let [files, ranks, layers] = self.board.extent().map(usize::from);
        !self.layout.is_hex() && !self.layout.is_shaped() && self.board.len() == files * ranks * layers
    }

    /// Whether cells, walls and holes together fill the bounding box.
    pub(crate) fn is_covered(&self) -> bool {
        self.is_full() || !self.layout.is_hex() && !self.layout.is_shaped() && covers(self.board, self.solids)
    }
}

/// Whether cells, walls and holes fill the box of a board.
pub(crate) fn covers(board: &Board, solids: &[(Vector, Solid)]) -> bool {
    let solid = solids.iter().filter(|(_, solid)| *solid != Solid::Room).count();
    let [files, ranks, layers] = board.extent().map(usize::from);
    board.len() + solid == files * ranks * layers
}

/// Draws an outline filled with a colour.
pub(crate) fn filled(svg: &mut Svg, path: &crate::path::Path, colour: &str, opacity: &str) {
    svg.path(path, &[("fill", colour), ("fill-opacity", opacity)]);
}
