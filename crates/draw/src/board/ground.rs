//! The ground that pieces stand on: frame and cells.

use chesswright_rules::board::{Cell, Geometry, Vector};

use super::{Table, filled};
use crate::path::{Path, Point, number};
use crate::svg::Svg;
use crate::view::Solid;

/// The width of the frame with letters on it, and without.
pub(crate) const FRAME: f64 = 42.0;
pub(crate) const BARE: f64 = 14.0;

impl Table<'_> {
    /// The frame: straight around full boards, and along the cells of any other outline.
    pub(crate) fn frame(&self, svg: &mut Svg, width: f64) {
        if !self.is_covered() {
            let solids = self.standing().flat_map(|(at, _)| self.layout.outline_around(at, 0.0).0);
            let cells = self.board.cells().flat_map(|cell| self.layout.outline(cell, 0.0).0);
            let whole = Path(cells.chain(solids).collect());
            for (colour, pen) in [(self.theme.rim, "26"), (self.theme.frame, "18")] {
                let pen = [
                    ("fill", colour),
                    ("stroke", colour),
                    ("stroke-width", pen),
                    ("stroke-linejoin", "round"),
                ];
                svg.path(&whole, &pen);
            }
            return;
        }
        for block in &self.layout.blocks {
            let (w, h) = (block.to.x - block.from.x, block.to.y - block.from.y);
            let around = |by: f64| [block.from.x - by, block.from.y - by, w + 2.0 * by, h + 2.0 * by];
            svg.rect(around(width), &[("rx", "10"), ("fill", self.theme.rim)]);
            svg.rect(around(width - 3.0), &[("rx", "8"), ("fill", self.theme.frame)]);
            svg.rect(around(3.0), &[("fill", self.theme.rim)]);
        }
    }

    /// Walls and holes, by their middles.
    fn standing(&self) -> impl Iterator<Item = (Point, Solid)> {
        let solids = self.solids.iter().filter(|(_, solid)| *solid != Solid::Room);
        solids.map(|(at, solid)| (self.layout.middle(self.board, *at), *solid))
    }

    /// Walls and holes in places that are no cells.
    pub(crate) fn solids(&self, svg: &mut Svg) {
        // Walls are higher than holes, and their edges go over them.
        for (at, _) in self.standing().filter(|(_, solid)| *solid == Solid::Pit) {
            filled(svg, &self.layout.outline_around(at, 0.0), self.theme.rim, "1");
            filled(svg, &self.layout.outline_around(at, 5.0), "#000000", "0.5");
        }
        for (at, _) in self.standing().filter(|(_, solid)| *solid == Solid::Wall) {
            filled(svg, &self.layout.outline_around(at, -0.3), self.theme.rim, "1");
        }
        for (at, _) in self.standing().filter(|(_, solid)| *solid == Solid::Wall) {
            self.wall_around(svg, at);
        }
    }

    /// The tone of a cell. Neighbours have different tones.
    pub(crate) fn tone(&self, cell: Cell) -> usize {
        if let Some(tone) = self.layout.own_tone(cell) {
            return tone.into();
        }
        let at = self.board.coords(cell);
        match self.board.geometry() {
            Geometry::Hex => [2, 0, 1][(at.x - at.y).rem_euclid(3) as usize],
            Geometry::Square | Geometry::Layers => usize::from((at.x + at.y + at.z) % 2 == 0),
        }
    }

    /// Cells in their tones, or all in one tone with lines between them.
    pub(crate) fn cells(&self, svg: &mut Svg, plain: bool) {
        if plain {
            let whole = Path(self.board.cells().flat_map(|cell| self.layout.outline(cell, 0.0).0).collect());
            svg.path(
                &whole,
                &[("fill", self.theme.plain), ("stroke", self.theme.line), ("stroke-width", "2.5")],
            );
            return;
        }
        for tone in 0..3 {
            let cells = self.board.cells().filter(|&cell| self.tone(cell) == tone);
            let whole = Path(cells.flat_map(|cell| self.layout.outline(cell, 0.0).0).collect());
            let colour = self.theme.cells[tone];
            if !whole.0.is_empty() {
                // A thin stroke of the same colour closes the seams between cells.
                svg.path(&whole, &[("fill", colour), ("stroke", colour), ("stroke-width", "0.6")]);
            }
        }
        self.grain(svg);
        if self.layout.is_hex() || self.layout.is_shaped() {
            let whole = Path(self.board.cells().flat_map(|cell| self.layout.outline(cell, 0.0).0).collect());
            let pen = [
                ("fill", "none"),
                ("stroke", self.theme.rim),
                ("stroke-width", "1.6"),
                ("stroke-opacity", "0.45"),
            ];
            svg.path(&whole, &pen);
        }
    }

    /// Long faint waves across the dark cells, so that they look as if cut from one plank.
    fn grain(&self, svg: &mut Svg) {
        if self.theme.grain == 0 || self.layout.is_hex() || self.layout.is_shaped() {
            return;
        }
        let mut whole = Path::default();
        for cell in self.board.cells() {
            let at = self.layout.centre(cell);
            let mut noise = Noise(u32::from(cell).wrapping_mul(2_654_435_761) ^ 0x9e37);
            let strokes = if self.tone(cell) == 1 { 5 } else { 3 };
            for i in 0..strokes {
                let y = at.y - 50.0 + 100.0 * (f64::from(i) + 0.2 + 0.6 * noise.next()) / f64::from(strokes);
                let (a, b) = (noise.next() * 14.0 - 7.0, noise.next() * 14.0 - 7.0);
                let end = 50.0 - 30.0 * noise.next();
                let curve = format!(
                    "M{} {}C{} {} {} {} {} {}",
                    number(at.x - end),
                    number(y),
                    number(at.x - 18.0),
                    number((y + a).clamp(at.y - 48.0, at.y + 48.0)),
                    number(at.x + 18.0),
                    number((y + b).clamp(at.y - 48.0, at.y + 48.0)),
                    number(at.x + 49.0),
                    number(y)
                );
                whole.0.extend(Path::parse(&curve).unwrap_or_default().0);
            }
        }
        let opacity = number(f64::from(self.theme.grain) / 100.0);
        let pen = [
            ("fill", "none"),
            ("stroke", self.theme.rim),
            ("stroke-width", "1.8"),
            ("stroke-opacity", &opacity),
        ];
        svg.path(&whole, &pen);
    }

    /// The cell one step away on the lattice. Glued edges do not count.
    pub(crate) fn neighbour(&self, cell: Cell, by: Vector) -> Option<Cell> {
        self.board.at(self.board.coords(cell) + by)
    }
}

/// Pseudo-random numbers from 0 to 1, the same on every machine.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        f64::from(self.0 % 1000) / 1000.0
    }
}
