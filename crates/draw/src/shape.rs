//! Boards drawn as what they are: rings, and three half boards around a point.
//!
//! Each cell is a polygon of its own. Its four sides are those of the lattice, so that what is drawn along an edge of a cell finds it.

use chesswright_rules::board::{Board, Cell, Edge, Vector};
use chesswright_rules::definition::model::BoardShape;

use crate::path::{Path, Point};

/// The width of the innermost cells of a ring at half their depth, and the depth of all its cells.
const RING_WIDTH: f64 = 88.0;
const RING_DEPTH: f64 = 100.0;
/// An arc is drawn in pieces of at most so many degrees.
const ARC: f64 = 4.0;
/// The depth of a hexagon's corner cells, which are its smallest.
const LEAST: f64 = 100.0;

/// A cell as a polygon.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) centre: Point,
    /// The sides by [`Edge`], each as points clockwise around the cell.
    sides: [Vec<Point>; 4],
}

impl Tile {
    /// Its outline, clockwise.
    pub(crate) fn outline(&self) -> Vec<Point> {
        // A side ends where the next one begins.
        let rest = |edge: &Edge| self.side(*edge).split_last().map_or(&[][..], |(_, rest)| rest);
        self.ordered().iter().flat_map(rest).copied().collect()
    }

    /// The sides in their order clockwise on the page.
    fn ordered(&self) -> [Edge; 4] {
        if self.is_mirrored() {
            [Edge::West, Edge::South, Edge::East, Edge::North]
        } else {
            [Edge::North, Edge::East, Edge::South, Edge::West]
        }
    }

    /// Its corners, clockwise.
    pub(crate) fn corners(&self) -> Vec<Point> {
        let mut corners: Vec<Point> =
            self.ordered().iter().filter_map(|&edge| self.side(edge).first()).copied().collect();
        corners.dedup();
        corners
    }

    /// Its outline, smaller by a distance on all sides.
    pub(crate) fn path(&self, inset: f64) -> Path {
        let scale = 1.0 - inset / self.radius().max(1.0);
        let inner = |p: &Point| self.centre.plus(p.minus(self.centre).times(scale));
        Path::polygon(&self.outline().iter().map(inner).collect::<Vec<_>>())
    }

    /// Whether a point lies in it.
    pub(crate) fn contains(&self, point: Point) -> bool {
        let outline = self.outline();
        let crosses = |&(a, b): &(Point, Point)| {
            (a.y > point.y) != (b.y > point.y) && point.x < a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
        };
        let edges = (0..outline.len()).map(|i| (outline[i], outline[(i + 1) % outline.len()]));
        edges.filter(crosses).count() % 2 == 1
    }

    /// Moves it.
    pub(crate) fn shift(&mut self, by: Point) {
        self.centre = self.centre.plus(by);
        self.sides.iter_mut().flatten().for_each(|point| *point = point.plus(by));
    }

    /// One of its sides.
    pub(crate) fn side(&self, edge: Edge) -> &[Point] {
        &self.sides[edge as usize]
    }

    /// The middle of a side.
    pub(crate) fn middle(&self, edge: Edge) -> Point {
        let side = self.side(edge);
        match side.len() {
            0 => self.centre,
            n if n % 2 == 1 => side[n / 2],
            n => side[n / 2 - 1].plus(side[n / 2]).times(0.5),
        }
    }

    fn is_mirrored(&self) -> bool {
        let (north, east) = (self.side(Edge::North), self.side(Edge::East));
        match (north.last(), east.first()) {
            (Some(a), Some(b)) => a.minus(*b).length() > 1e-6,
            _ => false,
        }
    }

    /// How far its sides are from its middle.
    fn radius(&self) -> f64 {
        let outline = self.outline();
        let distance = |i: usize| {
            let (a, b) = (outline[i], outline[(i + 1) % outline.len()]);
            let way = b.minus(a);
            let to = self.centre.minus(a);
            (way.x * to.y - way.y * to.x).abs() / way.length().max(1e-9)
        };
        (0..outline.len()).map(distance).fold(f64::MAX, f64::min)
    }
}

/// The cells of a board as polygons around a middle, and the radius of the smallest one.
#[derive(Clone, Debug)]
pub(crate) struct Shaped {
    pub(crate) tiles: Vec<Tile>,
    pub(crate) radius: f64,
}

/// Lays a board out. `below` says which of how many sides sits at the lower edge.
pub(crate) fn shaped(board: &Board, shape: BoardShape, below: (usize, usize)) -> Option<Shaped> {
    if shape == BoardShape::Flat || !shape.fits(board) {
        return None;
    }
    let grid: Box<dyn Fn(f64, f64, Vector) -> Point> = match shape {
        BoardShape::Ring => Box::new(ring(board, below)),
        _ => Box::new(three_sided(board, below.0)),
    };
    let pieces = match shape {
        BoardShape::Ring => (360.0 / f64::from(board.extent()[0]) / ARC).ceil().max(1.0) as usize * 2,
        _ => 1,
    };
    let tiles: Vec<Tile> = board.cells().map(|cell| tile(board, cell, &*grid, pieces)).collect();
    let radius = tiles.iter().map(Tile::radius).fold(f64::MAX, f64::min);
    Some(Shaped { tiles, radius })
}

/// A cell from its corners on the lattice. Files bend, ranks do not: the sides along ranks have so many pieces.
fn tile(board: &Board, cell: Cell, grid: &dyn Fn(f64, f64, Vector) -> Point, pieces: usize) -> Tile {
    let at = board.coords(cell);
    let (x, y) = (f64::from(at.x), f64::from(at.y));
    let point = |dx: f64, dy: f64| grid(x + dx, y + dy, at);
    let along = |dy: f64, forth: bool| -> Vec<Point> {
        let part = |i: usize| i as f64 / pieces as f64;
        (0..=pieces).map(|i| point(if forth { part(i) } else { 1.0 - part(i) }, dy)).collect()
    };
    let mut sides = [
        vec![point(1.0, 1.0), point(1.0, 0.0)],
        along(1.0, true),
        vec![point(0.0, 0.0), point(0.0, 1.0)],
        along(0.0, false),
    ];
    // On the page, the cell may be seen from below.
    let (a, b, c) = (point(0.0, 0.0), point(0.0, 1.0), point(1.0, 1.0));
    let (up, right) = (b.minus(a), c.minus(b));
    if up.x * right.y - up.y * right.x < 0.0 {
        sides.iter_mut().for_each(|side| side.reverse());
    }
    Tile { centre: point(0.5, 0.5), sides }
}

/// Files around a middle, seen from a side whose army stands a quarter of the way from the first file on.
fn ring(board: &Board, (below, sides): (usize, usize)) -> impl Fn(f64, f64, Vector) -> Point {
    let [files, ranks, _] = board.extent().map(f64::from);
    let inner = (files * RING_WIDTH / std::f64::consts::TAU - RING_DEPTH / 2.0).max(12.0);
    let first = files / 4.0 + files * below as f64 / sides.max(1) as f64;
    move |x, y, _| {
        let radius = inner + (ranks - y) * RING_DEPTH;
        Point::new(0.0, radius).turned(-(x - first) * 360.0 / files)
    }
}

/// Six kites around the middle of a hexagon, two for each side. A kite has a corner of the hexagon, the middles of the edges that
/// meet there, and the middle of the hexagon.
fn three_sided(board: &Board, below: usize) -> impl Fn(f64, f64, Vector) -> Point {
    let [files, ranks, _] = board.extent().map(f64::from);
    let (width, depth) = (files / 3.0, ranks / 3.0);
    let reach = LEAST * 2.0 * width.max(depth) / 0.866;
    let below = below % 3;
    // Corners by the clock on the page, beginning with the lower left one, which is the left one of the side below.
    let corner = move |n: f64| Point::new(0.0, reach).turned(30.0 + 60.0 * n - 120.0 * below as f64);
    move |x, y, at| {
        let side = (f64::from(at.y) / depth).floor().min(2.0);
        let third = (f64::from(at.x) / width).floor().min(2.0);
        // Which corner the kite has, whether it is the left one of its side, and the distance from its outer files.
        let (number, left, along) = match (side as u8, third as u8) {
            (0, 0) => (0.0, true, x),
            (0, _) => (5.0, false, 2.0 * width - x),
            (1, 0) => (1.0, false, x),
            (1, _) => (2.0, true, 3.0 * width - x),
            (_, 1) => (4.0, true, 2.0 * width - x),
            (_, _) => (3.0, false, 3.0 * width - x),
        };
        let up = if side == 0.0 { y } else { (side + 1.0) * depth - y };
        let (u, v) = (along / width, up / depth);
        let here = corner(number);
        let half = |other: f64| here.plus(corner(other)).times(0.5);
        // Clockwise from the corner lies the next edge of the hexagon.
        let (base, beside) = if left {
            (half(number - 1.0), half(number + 1.0))
        } else {
            (half(number + 1.0), half(number - 1.0))
        };
        let mix = |a: Point, b: Point, t: f64| a.times(1.0 - t).plus(b.times(t));
        mix(mix(here, base, u), mix(beside, Point::default(), u), v)
    }
}
