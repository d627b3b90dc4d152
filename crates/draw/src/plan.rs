//! The ground as plain geometry, for code that builds it instead of drawing it.

use chesswright_rules::board::{Board, Cell, Vector};

use crate::board::edges::split;
use crate::path::{Path, Point};
use crate::picture::Picture;
use crate::theme::darkened;
use crate::view::Style;

/// The ground of a board, in the coordinates of its layout.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The tone of every cell: light, dark or the third.
    pub tones: Vec<u8>,
    /// Whether all cells have one tone.
    pub plain: bool,
    /// Whether a straight frame fits.
    pub full: bool,
    /// The colour of every cell that lies in a region with a colour of its own.
    pub tints: Vec<Option<[u8; 3]>>,
    /// The borders of these regions: layer, line, colour.
    pub borders: Vec<(i16, Path, [u8; 3])>,
    /// Lines that pieces move along.
    pub lines: Path,
    /// The labels along the edges: layer, text, the nearest cell, and the direction of the edge from it.
    pub names: Vec<(i16, String, Cell, Vector)>,
    /// Glued edges, cell by cell.
    pub seams: Vec<SeamSign>,
}

/// The sign of a glued edge at one of its cells. The two edges that belong together have the same sign.
#[derive(Clone, Copy, Debug)]
pub struct SeamSign {
    /// The cell.
    pub cell: Cell,
    /// The direction out of the board.
    pub out: Point,
    /// How many chevrons identify the pair of edges.
    pub count: u8,
    /// For edges that are turned round or share a corner: the direction along the edge which both have in common.
    pub along: Option<Point>,
}

impl Picture {
    /// The ground as plain geometry.
    pub fn plan(&self) -> Plan {
        let table = self.table();
        let board = table.board;
        let (style, marks) = (self.style(), self.landmarks());
        let mut lines = Path::default();
        if style == Style::Lines {
            lines = table.line_path(&marks);
            lines.0.extend(table.tick_path(&marks).0);
        }
        let mut tints = vec![None; board.len()];
        for region in self.regions() {
            region.cells.iter().for_each(|&cell| tints[usize::from(cell)] = Some(region.colour));
        }
        let borders = self.regions().iter().flat_map(|region| {
            let lines = table.borders(&region.cells).into_iter();
            lines.map(|(layer, line)| (layer, line, darkened(region.colour)))
        });
        Plan {
            tints,
            borders: borders.collect(),
            tones: board.cells().map(|cell| table.tone(cell) as u8).collect(),
            plain: matches!(style, Style::Lines | Style::Plain),
            full: table.is_full(),
            lines,
            names: names(board, table.layout.is_hex()),
            seams: table.seams(),
        }
    }
}

/// The labels of files and ranks at both ends.
fn names(board: &Board, hex: bool) -> Vec<(i16, String, Cell, Vector)> {
    let mut names = vec![];
    let (down, left) = (Vector::flat(0, -1), Vector::flat(-1, 0));
    for cell in board.cells() {
        let at = board.coords(cell);
        let (file, rank) = split(board.name(cell));
        let beyond = |step: Vector| board.at(at + step).is_none();
        let mut write = |text: &str, step: Vector| names.push((at.z, text.to_owned(), cell, step));
        if hex {
            if beyond(down) && rank == "1" {
                write(file, down);
            }
            if beyond(left) && beyond(Vector::flat(-1, 1)) {
                write(rank, Vector::flat(-1, 1));
            }
            continue;
        }
        for (text, first, step) in [(file, at.y, Vector::flat(0, 1)), (rank, at.x, Vector::flat(1, 0))] {
            // Labels go only along the straight outer edges. Those inside an outline would cover cells.
            let last = board.extent()[if step.y == 1 { 1 } else { 0 }] as i16 - 1;
            if first == 0 {
                write(text, -step);
            }
            if first == last {
                write(text, step);
            }
        }
    }
    names
}
