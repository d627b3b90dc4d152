//! Regions that a document gives a colour: a tint on their cells, and a line around them.

use std::collections::BTreeMap;

use chesswright_rules::Rules;
use chesswright_rules::board::{Cell, Edge, Frame, Vector};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::definition::{drawing, limits};

use super::{Table, filled};
use crate::path::{Path, Segment};
use crate::svg::Svg;
use crate::theme::{Rgb, darkened, hex};

/// A region that a document gives a colour.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ColouredRegion {
    /// Its name for people. May be empty.
    pub(crate) label: String,
    pub(crate) colour: Rgb,
    /// Its cells, as any side sees it. A cell belongs to the first such region that contains it, so that the cost of a
    /// picture depends on the board and not on the document.
    pub(crate) cells: Vec<Cell>,
}

/// The regions of a game that have a colour. What cannot be read is left out.
pub(crate) fn coloured(rules: &Rules) -> Vec<ColouredRegion> {
    let (definition, board) = (rules.definition(), rules.board());
    let regions = Regions::new(board, Some(&definition.regions));
    let frames: Vec<Frame> =
        definition.sides.iter().filter_map(|side| side.forward.frame(board.geometry())).collect();
    let mut free = vec![true; board.len()];
    let mut found = vec![];
    for (name, look) in definition.look.regions.iter().take(limits::MAX_REGIONS) {
        let Some(colour) = look.colour.as_deref().and_then(drawing::colour) else { continue };
        let seen = frames.iter().filter_map(|frame| regions.cells(name, frame).ok());
        let mut cells: Vec<Cell> = seen.flat_map(|cells| cells.iter().collect::<Vec<_>>()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.retain(|&cell| std::mem::take(&mut free[usize::from(cell)]));
        if !cells.is_empty() {
            found.push(ColouredRegion { label: look.label.clone(), colour, cells });
        }
    }
    found
}

impl Table<'_> {
    /// Tints the cells of a region and draws a line around them. The tones of the cells stay visible, so marks and
    /// pieces can be seen on any colour; the line shows the region to people who do not see the colour.
    pub(crate) fn region(&self, svg: &mut Svg, region: &ColouredRegion) {
        let whole = Path(region.cells.iter().flat_map(|&cell| self.layout.outline(cell, 0.0).0).collect());
        let pen = hex(darkened(region.colour));
        let line = [
            ("fill", "none"),
            ("stroke", pen.as_str()),
            ("stroke-width", "4"),
            ("stroke-opacity", "0.8"),
            ("stroke-linecap", "round"),
        ];
        svg.group("g", &[], |svg| {
            if !region.label.is_empty() {
                svg.text("title", &region.label);
            }
            filled(svg, &whole, &hex(region.colour), "0.42");
            self.borders(&region.cells).iter().for_each(|(_, border)| svg.path(border, &line));
        });
    }

    /// The lines around some cells, by layer: their edges towards all other cells.
    pub(crate) fn borders(&self, cells: &[Cell]) -> Vec<(i16, Path)> {
        const SQUARE: &[(i16, i16)] = &[(1, 0), (0, 1), (-1, 0), (0, -1)];
        const HEX: &[(i16, i16)] = &[(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        let steps = if self.layout.is_hex() { HEX } else { SQUARE };
        let mut inside = vec![false; self.board.len()];
        cells.iter().for_each(|&cell| inside[usize::from(cell)] = true);
        let mut lines: BTreeMap<i16, Path> = BTreeMap::new();
        for &cell in cells.iter().filter(|_| self.layout.is_shaped()) {
            for edge in Edge::ALL {
                let is_inside = |next: Cell| inside[usize::from(next)];
                let (Some(side), false) =
                    (self.layout.side(cell, edge), self.board.cells_at(cell, edge.outward()).any(is_inside))
                else {
                    continue;
                };
                let line = lines.entry(0).or_default();
                line.0.extend(side.iter().enumerate().map(|(i, &point)| match i {
                    0 => Segment::Move(point),
                    _ => Segment::Line(point),
                }));
            }
        }
        for &cell in cells.iter().filter(|_| !self.layout.is_shaped()) {
            let (centre, corners) = (self.layout.centre(cell), self.layout.corners_of(cell));
            for (i, &from) in corners.iter().enumerate() {
                let to = corners[(i + 1) % corners.len()];
                // From this cell to the one behind the edge.
                let across = from.plus(to).minus(centre.times(2.0));
                let behind = steps.iter().map(|&(x, y)| Vector::flat(x, y)).find_map(|step| {
                    let is_there = self.layout.way(step).minus(across).length() < 1.0;
                    is_there.then(|| self.neighbour(cell, step)).flatten()
                });
                if !behind.is_some_and(|behind| inside[usize::from(behind)]) {
                    let line = lines.entry(self.board.coords(cell).z).or_default();
                    line.0.extend([Segment::Move(from), Segment::Line(to)]);
                }
            }
        }
        lines.into_iter().collect()
    }
}
