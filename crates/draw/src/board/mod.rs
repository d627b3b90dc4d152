//! The board itself: cells or lines, frame, letters, marks.

pub(crate) mod edges;
pub(crate) mod ground;
pub(crate) mod lines;
pub(crate) mod marks;
pub(crate) mod terrain;

use chesswright_rules::board::Board;

use crate::layout::Layout;
use crate::svg::Svg;
use crate::theme::Theme;

/// What everybody who draws on a board needs.
pub(crate) struct Table<'a> {
    pub(crate) board: &'a Board,
    pub(crate) layout: &'a Layout,
    pub(crate) theme: &'a Theme,
    /// Letters outside the frame.
    pub(crate) page_ink: &'a str,
}

impl Table<'_> {
    /// Whether every place of the box has a cell, so that a straight frame fits.
    pub(crate) fn is_full(&self) -> bool {
        let [files, ranks, layers] = self.board.extent().map(usize::from);
        !self.layout.is_hex() && self.board.len() == files * ranks * layers
    }
}

/// An attribute list around one value that must live long enough.
pub(crate) fn filled(svg: &mut Svg, path: &crate::path::Path, colour: &str, opacity: &str) {
    svg.path(path, &[("fill", colour), ("fill-opacity", opacity)]);
}
