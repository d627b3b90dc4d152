//! The layout of the page: cells of any shape, layers side by side, letters, trays.
//!
//! A square cell is 100 wide. Code that shows a picture uses the layout to find the cell at a point.

use chesswright_rules::board::{Board, Cell, Edge, Frame, Geometry, Vector};
use chesswright_rules::definition::model::BoardShape;

use crate::path::{Path, Point};
use crate::shape::{Shaped, Tile, shaped};

/// Half the width of a square cell, and the distance from a hexagon's centre to its sides.
const HALF: f64 = 50.0;
const APOTHEM: f64 = 54.0;
/// The distance from a hexagon's centre to its corners.
const REACH: f64 = APOTHEM * 1.154_700_54;
/// The gap between layers.
const BETWEEN: f64 = 70.0;
/// A tray's height.
pub const TRAY: f64 = 96.0;

/// What the layout must leave room for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// The margin around each board, for letters and frame.
    pub margin: f64,
    /// The number of trays above and below.
    pub trays: [usize; 2],
}

/// One layer on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The number of the layer, from 0.
    pub layer: i16,
    /// Upper left corner of the box around its cells.
    pub from: Point,
    /// Lower right corner.
    pub to: Point,
}

/// The positions of everything on the page.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    hex: bool,
    degrees: f64,
    centres: Vec<Point>,
    /// The cells of a board that is not drawn on the lattice.
    shaped: Option<Shaped>,
    /// The tones of cells where joined edges make neighbours of cells that the lattice gives the same tone.
    tones: Option<Vec<u8>>,
    /// The layers; one on flat boards.
    pub blocks: Vec<Block>,
    /// The size of the whole picture.
    pub size: Point,
    /// Upper left corners and widths of the trays: those above, then those below.
    pub trays: Vec<(Point, f64)>,
}

impl Layout {
    /// Lays out a board as seen in a frame.
    pub fn new(board: &Board, frame: &Frame, room: Room) -> Self {
        Self::with(board, &[], frame, room)
    }

    /// Lays out a board with places that are no cells, for which there must be room, too.
    pub fn with(board: &Board, places: &[Vector], frame: &Frame, room: Room) -> Self {
        let hex = board.geometry() == Geometry::Hex;
        let degrees = turn(hex, frame.forward);
        let mut layout = Self { hex, degrees, tones: tones(board), ..Self::default() };
        layout.centres = board.cells().map(|cell| layout.place(board.coords(cell))).collect();
        let layers = board.extent()[2] as i16;
        let boxes: Vec<_> = (0..layers).filter_map(|z| Some((z, layout.around(board, places, z)?))).collect();
        let size = boxes.iter().fold(Point::default(), |size, (_, (low, high))| {
            Point::new(size.x.max(high.x - low.x), size.y.max(high.y - low.y))
        });
        // Layers fill rows from the lowest up, or from the highest down if the frame is upside down.
        let order: Vec<_> = if frame.up.z < 0 { boxes.into_iter().rev().collect() } else { boxes };
        let columns = columns(order.len(), size);
        let rows = order.len().div_ceil(columns.max(1));
        let label = if layers > 1 { 44.0 } else { 0.0 };
        let step = Point::new(size.x + room.margin * 2.0 + BETWEEN * 0.4, size.y + room.margin * 2.0 + label);
        let above = room.trays[0] as f64 * TRAY;
        let mut shift = vec![Point::default(); layers as usize];
        for (i, (z, (low, high))) in order.iter().enumerate() {
            let (row, column) = (i / columns, i % columns);
            let in_row = (order.len() - row * columns).min(columns);
            let inset = (columns - in_row) as f64 * step.x / 2.0;
            // A layer that does not fill its block is centred in it.
            let slack = Point::new(size.x - (high.x - low.x), size.y - (high.y - low.y)).times(0.5);
            let corner = Point::new(
                inset + column as f64 * step.x + room.margin + slack.x,
                above + row as f64 * step.y + room.margin + label + slack.y,
            );
            let by = corner.minus(*low);
            shift[*z as usize] = by;
            layout.blocks.push(Block { layer: *z, from: corner, to: high.plus(by) });
        }
        for cell in board.cells() {
            let centre = &mut layout.centres[cell as usize];
            *centre = centre.plus(shift[board.coords(cell).z as usize]);
        }
        let width = columns as f64 * step.x - BETWEEN * 0.4;
        let boards = rows as f64 * step.y;
        layout.set_trays(room, width, boards);
        layout
    }

    /// Lays out a board in the shape that its document gives it, with a side of how many at the lower edge. `None` if it does not
    /// have such a shape.
    pub fn shaped(board: &Board, shape: BoardShape, below: (usize, usize), room: Room) -> Option<Self> {
        let Shaped { mut tiles, radius } = shaped(board, shape, below)?;
        let points: Vec<Point> = tiles.iter().flat_map(|tile| tile.outline()).collect();
        let (low, high) = Path::polygon(&points).bounds()?;
        let above = room.trays[0] as f64 * TRAY;
        let by = Point::new(room.margin, room.margin + above).minus(low);
        tiles.iter_mut().for_each(|tile| tile.shift(by));
        let mut layout = Self {
            centres: tiles.iter().map(|tile| tile.centre).collect(),
            shaped: Some(Shaped { tiles, radius }),
            tones: tones(board),
            blocks: vec![Block { layer: 0, from: low.plus(by), to: high.plus(by) }],
            ..Self::default()
        };
        let size = high.minus(low).plus(Point::new(2.0 * room.margin, 2.0 * room.margin));
        layout.set_trays(room, size.x, size.y);
        Some(layout)
    }

    /// The size of the page with its trays, around boards of a size.
    fn set_trays(&mut self, room: Room, width: f64, boards: f64) {
        let layout = self;
        let (above, below) = (room.trays[0] as f64 * TRAY, room.trays[1] as f64 * TRAY);
        layout.size = Point::new(width, above + boards + below);
        let tray = |y: f64| (Point::new(room.margin.min(34.0), y), width - 2.0 * room.margin.min(34.0));
        layout.trays.extend((0..room.trays[0]).map(|i| tray(i as f64 * TRAY)));
        layout.trays.extend((0..room.trays[1]).map(|i| tray(above + boards + i as f64 * TRAY)));
    }

    /// A cell's middle.
    pub fn centre(&self, cell: Cell) -> Point {
        self.centres.get(cell as usize).copied().unwrap_or_default()
    }

    /// The corners of a cell, clockwise.
    pub fn corners_of(&self, cell: Cell) -> Vec<Point> {
        if let Some(tile) = self.tile(cell) {
            return tile.corners();
        }
        self.corners(0.0).map(|corner| self.centre(cell).plus(corner)).collect()
    }

    /// A cell's outline, inset by a distance on all sides.
    pub fn outline(&self, cell: Cell, inset: f64) -> Path {
        if let Some(tile) = self.tile(cell) {
            return tile.path(inset);
        }
        self.outline_around(self.centre(cell), inset)
    }

    /// The outline of a cell around a point.
    pub(crate) fn outline_around(&self, middle: Point, inset: f64) -> Path {
        Path::polygon(&self.corners(inset).map(|corner| middle.plus(corner)).collect::<Vec<_>>())
    }

    /// The middle of any place of a flat board, whether it is a cell or not.
    pub fn middle(&self, board: &Board, at: Vector) -> Point {
        let known = if board.is_empty() { Vector::default() } else { board.coords(0) };
        self.centre(0).plus(self.way(at - known))
    }

    /// The cell at a point of the page.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        if let Some(Shaped { tiles, .. }) = &self.shaped {
            return tiles.iter().position(|tile| tile.contains(point)).map(|i| i as Cell);
        }
        let corners: Vec<Point> = self.corners(0.0).collect();
        let inside = |centre: &Point| {
            let p = point.minus(*centre);
            (0..corners.len()).all(|i| {
                let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
                (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= -1e-6
            })
        };
        self.centres.iter().position(inside).map(|i| i as Cell)
    }

    /// Whether cells are hexagons.
    pub fn is_hex(&self) -> bool {
        self.hex
    }

    /// Whether the board is drawn in a shape of its own instead of on the lattice.
    pub fn is_shaped(&self) -> bool {
        self.shaped.is_some()
    }

    /// How much smaller than squares the cells are for pieces.
    pub fn fit(&self) -> f64 {
        match &self.shaped {
            Some(Shaped { radius, .. }) => (radius / HALF).min(1.0),
            None => 1.0,
        }
    }

    /// A step on the lattice as a vector on the page.
    pub fn way(&self, step: Vector) -> Point {
        self.place(step)
    }

    /// A straight step from a cell as a vector on the page, which depends on the cell where the board has a shape of its own.
    pub fn way_from(&self, cell: Cell, step: Vector) -> Point {
        let edge = Edge::ALL.into_iter().find(|edge| edge.outward() == step);
        match (self.tile(cell), edge) {
            (Some(tile), Some(edge)) => tile.middle(edge).minus(tile.centre).times(2.0),
            _ => self.way(step),
        }
    }

    /// One side of a cell, as a line.
    pub(crate) fn side(&self, cell: Cell, edge: Edge) -> Option<&[Point]> {
        self.tile(cell).map(|tile| tile.side(edge))
    }

    /// The tone of a cell that the lattice would not give it.
    pub(crate) fn own_tone(&self, cell: Cell) -> Option<u8> {
        self.tones.as_ref()?.get(usize::from(cell)).copied()
    }

    fn tile(&self, cell: Cell) -> Option<&Tile> {
        self.shaped.as_ref()?.tiles.get(usize::from(cell))
    }

    /// The corners of a cell about its middle, clockwise.
    fn corners(&self, inset: f64) -> impl Iterator<Item = Point> {
        let (n, first, reach) = match self.hex {
            true => (6, 0.0, REACH - inset * 1.154_700_54),
            false => (4, 45.0, (HALF - inset) * std::f64::consts::SQRT_2),
        };
        (0..n).map(move |i| Point::new(reach, 0.0).turned(first + 360.0 / f64::from(n) * f64::from(i)))
    }

    /// The position of a lattice point on the page, before layers are moved apart.
    fn place(&self, at: Vector) -> Point {
        let (x, y) = (f64::from(at.x), f64::from(at.y));
        let flat = match self.hex {
            true => Point::new(1.5 * REACH * x, -APOTHEM * (2.0 * y + x)),
            false => Point::new(2.0 * HALF * x, -2.0 * HALF * y),
        };
        flat.turned(self.degrees)
    }

    /// The box around the cells and places of a layer.
    fn around(&self, board: &Board, places: &[Vector], z: i16) -> Option<(Point, Point)> {
        let cells = board.cells().filter(|&cell| board.coords(cell).z == z);
        let centres = cells.map(|cell| self.centres[cell as usize]);
        let places = places.iter().filter(|at| at.z == z).map(|&at| self.place(at));
        let points = centres
            .chain(places)
            .flat_map(|centre| self.corners(0.0).map(move |corner| centre.plus(corner)).collect::<Vec<_>>());
        Path::polygon(&points.collect::<Vec<_>>()).bounds()
    }
}

/// The angle by which the page is turned so that a side's forward direction points up.
fn turn(hex: bool, forward: Vector) -> f64 {
    let plain = Layout { hex, ..Layout::default() };
    let way = plain.place(Vector::flat(forward.x, forward.y));
    let degrees = way.x.atan2(-way.y).to_degrees();
    let notch = if hex { 60.0 } else { 90.0 };
    -(degrees / notch).round() * notch
}

/// Two tones for a board on which edges of cells are joined, so that neighbours differ. `None` where the lattice has them, or
/// where there are no such tones.
fn tones(board: &Board) -> Option<Vec<u8>> {
    if !board.has_joins() {
        return None;
    }
    let mut tones: Vec<Option<u8>> = vec![None; board.len()];
    for first in board.cells() {
        let at = board.coords(first);
        let mut open = vec![(first, u8::from((at.x + at.y) % 2 == 0))];
        while let Some((cell, tone)) = open.pop() {
            match tones[usize::from(cell)] {
                Some(known) if known != tone && cell != first => return None,
                Some(_) => continue,
                None => tones[usize::from(cell)] = Some(tone),
            }
            open.extend(
                Edge::ALL
                    .iter()
                    .flat_map(|edge| board.cells_at(cell, edge.outward()).map(move |next| (next, 1 - tone))),
            );
        }
    }
    tones.into_iter().collect()
}

/// How many layers stand side by side: as many as keep the picture from becoming too wide or too tall.
fn columns(layers: usize, size: Point) -> usize {
    let shape = |n: usize| {
        let rows = layers.div_ceil(n) as f64;
        ((n as f64 * size.x / (rows * size.y).max(1.0)) / 1.5).ln().abs()
    };
    (1..=layers.max(1)).min_by(|&a, &b| shape(a).total_cmp(&shape(b))).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use chesswright_rules::board::Wrap;
    use chesswright_rules::definition::model::Compass;

    use super::*;

    const ROOM: Room = Room { margin: 30.0, trays: [0, 1] };

    #[test]
    fn every_cell_is_found_at_its_middle_from_every_seat() {
        let boards = [
            (Board::rectangle(8, 10), Geometry::Square),
            (Board::new(Geometry::Hex, Wrap::None, [7, 7, 1], |_| true), Geometry::Hex),
            (Board::new(Geometry::Layers, Wrap::None, [4, 3, 5], |at| at.x != at.y), Geometry::Layers),
            (Board::rectangle(32, 32), Geometry::Square),
        ];
        for (board, geometry) in boards {
            for frame in Compass::ALL.iter().filter_map(|compass| compass.frame(geometry)) {
                let layout = Layout::new(&board, &frame, ROOM);
                for cell in board.cells() {
                    let centre = layout.centre(cell);
                    assert_eq!(layout.cell_at(centre), Some(cell));
                    assert!(centre.x > 0.0 && centre.y > 0.0);
                    assert!(centre.x < layout.size.x && centre.y < layout.size.y - TRAY);
                }
                // What lies ahead of the side is further up on the page.
                let ahead = layout.way(frame.forward);
                assert!(ahead.y < -90.0 && ahead.x.abs() < 0.001, "{ahead:?}");
            }
        }
    }

    #[test]
    fn every_cell_of_a_shape_is_found_at_its_middle_and_nowhere_else() {
        let missing = |at: Vector| at.x / 4 == 2 - at.y / 4;
        let boards = [
            (Board::new(Geometry::Square, Wrap::Files, [16, 4, 1], |_| true), BoardShape::Ring),
            (Board::new(Geometry::Square, Wrap::Files, [6, 2, 1], |_| true), BoardShape::Ring),
            (
                Board::new(Geometry::Square, Wrap::None, [12, 12, 1], |at| !missing(at)),
                BoardShape::ThreeSided,
            ),
        ];
        for (board, shape) in boards {
            for below in 0..3 {
                let layout = Layout::shaped(&board, shape, (below, 3), ROOM).expect("a shape");
                for cell in board.cells() {
                    let centre = layout.centre(cell);
                    assert_eq!(layout.cell_at(centre), Some(cell));
                    assert!(centre.x > 0.0 && centre.y > 0.0);
                    assert!(centre.x < layout.size.x && centre.y < layout.size.y - TRAY);
                    // Corners go clockwise around the cell.
                    let corners = layout.corners_of(cell);
                    let turn = |i: usize| {
                        let (a, b) = (corners[i], corners[(i + 1) % 4]);
                        (a.x - centre.x) * (b.y - centre.y) - (a.y - centre.y) * (b.x - centre.x)
                    };
                    assert!(corners.len() == 4 && (0..4).all(|i| turn(i) > 0.0), "{shape:?}: {corners:?}");
                    // What is up for the rank is towards the cell of the next rank.
                    let at = board.coords(cell);
                    let same = shape == BoardShape::Ring || at.y % 4 < 3;
                    if let Some(next) = board.at(at + Vector::flat(0, 1)).filter(|_| same) {
                        let way = layout.way_from(cell, Vector::flat(0, 1));
                        let there = layout.centre(next).minus(centre);
                        assert!(way.x * there.x + way.y * there.y > 0.0, "{shape:?}: {cell}");
                    }
                }
                assert_eq!(layout.cell_at(Point::default()), None);
            }
        }
        let middle = Board::new(Geometry::Square, Wrap::None, [12, 12, 1], |_| true);
        assert!(Layout::shaped(&middle, BoardShape::ThreeSided, (0, 3), ROOM).is_none(), "it lacks no cells");
    }

    #[test]
    fn layers_stand_in_rows() {
        let frame = Frame::FIRST;
        let board = Board::new(Geometry::Layers, Wrap::None, [5, 5, 5], |_| true);
        let layout = Layout::new(&board, &frame, ROOM);
        let rows: Vec<bool> = layout.blocks.windows(2).map(|pair| pair[0].from.y == pair[1].from.y).collect();
        assert_eq!(rows, [true, true, false, true]);
        let upside_down = Layout::new(&board, &Frame::OPPOSITE, ROOM);
        assert_eq!(upside_down.blocks[0].layer, 4);
    }
}
