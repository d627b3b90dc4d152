//! The duck of duck chess, which stands where no piece may enter or pass.

use chesswright_rules::board::Cell;

use super::Table;
use crate::path::{Path, Point};
use crate::svg::Svg;

const INK: &str = "#3a2608";

/// The parts of the duck from back to front, in a box of 100 by 100: outline and colour.
const PARTS: [(&str, &str); 4] = [
    // Water under it.
    ("M14 84 C26 78 74 78 86 84 C78 92 22 92 14 84 Z", "#8fc3dd"),
    // Body with the tail on the right.
    (
        "M26 58 C26 50 34 46 44 48 C54 50 62 52 72 48 C80 45 86 40 92 36 C94 52 90 68 82 76 C76 82 66 85 54 85 C36 85 26 74 26 58 Z",
        "#f7c92f",
    ),
    // Head.
    (
        "M18 34 C18 20 28 12 40 12 C52 12 60 21 60 32 C60 42 54 48 50 54 C44 60 30 60 26 52 C21 47 18 42 18 34 Z",
        "#f7c92f",
    ),
    // Bill.
    ("M22 31 C14 31 7 35 4 40 C8 45 18 46 27 43 C29 39 27 33 22 31 Z", "#e8792b"),
];

impl Table<'_> {
    /// A duck.
    pub(crate) fn duck(&self, svg: &mut Svg, cell: Cell) {
        let corner = self.layout.centre(cell).minus(Point::new(50.0, 50.0));
        let place = |text: &str| Path::parse(text).unwrap_or_default().map(|p| corner.plus(p));
        for (i, (outline, colour)) in PARTS.into_iter().enumerate() {
            let width = if i == 0 { "0" } else { "4" };
            svg.path(
                &place(outline),
                &[("fill", colour), ("stroke", INK), ("stroke-width", width), ("stroke-linejoin", "round")],
            );
        }
        let pen = [("fill", "none"), ("stroke", INK), ("stroke-width", "3.4"), ("stroke-linecap", "round")];
        // Wing, and the line between the halves of the bill.
        svg.path(&place("M46 64 C52 74 66 76 76 64"), &pen);
        svg.path(
            &place("M8 40 C14 41 20 40 24 38"),
            &[("stroke-width", "2.2"), ("fill", "none"), ("stroke", INK), ("stroke-linecap", "round")],
        );
        svg.path(&Path::circle(corner.plus(Point::new(37.0, 28.0)), 4.0), &[("fill", INK)]);
    }
}
