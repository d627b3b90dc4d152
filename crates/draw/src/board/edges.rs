//! Labels at the edges: coordinates, the names of layers, the signs of glued edges.

use chesswright_rules::board::{Cell, Edge, Orientation, Vector};

use super::Table;
use super::ground::FRAME;
use crate::glyphs::{self, Anchor};
use crate::path::{Path, Point};
use crate::plan::SeamSign;
use crate::svg::Svg;

/// The height of letters.
pub(super) const HEIGHT: f64 = 19.0;

impl Table<'_> {
    /// Letters and numbers along the edges.
    pub(crate) fn coordinates(&self, svg: &mut Svg) {
        if self.layout.is_hex() {
            return self.hex_coordinates(svg);
        }
        if self.layout.is_shaped() {
            return self.shaped_coordinates(svg);
        }
        let full = self.is_covered();
        let ink = if full { self.theme.frame_ink } else { self.page_ink };
        for block in &self.layout.blocks {
            let cells: Vec<Cell> =
                self.board.cells().filter(|&c| self.board.coords(c).z == block.layer).collect();
            // Which of the two names runs along the lower edge depends on how the board is turned.
            let upright = self.layout.way(Vector::flat(1, 0)).y.abs() < 1.0;
            let mut written: Vec<(i64, bool)> = vec![];
            for &cell in &cells {
                let at = self.layout.centre(cell);
                let (file, rank) = split(self.board.name(cell));
                let (across, down) = if upright { (file, rank) } else { (rank, file) };
                let column = (at.x.round() as i64, true);
                if !written.contains(&column) {
                    written.push(column);
                    let place = Point::new(at.x, block.to.y + FRAME / 2.0 + if full { 0.0 } else { 6.0 });
                    glyphs::write(svg, across, place, HEIGHT, Anchor::Middle, ink);
                }
                let row = (at.y.round() as i64, false);
                if !written.contains(&row) {
                    written.push(row);
                    let place = Point::new(block.from.x - FRAME / 2.0 - if full { 0.0 } else { 6.0 }, at.y);
                    glyphs::write(svg, down, place, HEIGHT, Anchor::Middle, ink);
                }
            }
        }
    }

    /// Outside the cells of a board with a shape of its own: the names of files at the ends of ranks' edges, and those of ranks at
    /// the ends of files' edges. Where no rank ends, as on a ring, they stand in the cells of the first file.
    fn shaped_coordinates(&self, svg: &mut Svg) {
        let ends = |edge: Edge| {
            let is_free = move |cell: &Cell| self.board.cells_at(*cell, edge.outward()).next().is_none();
            self.board.cells().filter(is_free)
        };
        let mut rank_ends = false;
        for edge in Edge::ALL {
            for cell in ends(edge) {
                let (file, rank) = split(self.board.name(cell));
                rank_ends |= edge.is_upright();
                let text = if edge.is_upright() { rank } else { file };
                let way = self.layout.way_from(cell, edge.outward());
                let length = way.length().max(1.0);
                let place = self.layout.centre(cell).plus(way.times(0.5 + 27.0 / length));
                glyphs::write(svg, text, place, HEIGHT, Anchor::Middle, self.page_ink);
            }
        }
        for cell in self.board.cells().filter(|&cell| !rank_ends && self.board.coords(cell).x == 0) {
            let (_, rank) = split(self.board.name(cell));
            let corners = self.layout.corners_of(cell);
            let centre = self.layout.centre(cell);
            let corner =
                corners.first().map_or(centre, |&corner| centre.plus(corner.minus(centre).times(0.78)));
            glyphs::write(svg, rank, corner, 13.0, Anchor::Middle, self.theme.target);
        }
    }

    /// Draws the names of files at their lower ends, and those of ranks at their left ends.
    fn hex_coordinates(&self, svg: &mut Svg) {
        let beside =
            |cell: Cell, step: Vector| self.layout.centre(cell).plus(self.layout.way(step).times(0.74));
        for cell in self.board.cells() {
            let (file, rank) = split(self.board.name(cell));
            let foot = Vector::flat(0, -1);
            if rank == "1" {
                glyphs::write(svg, file, beside(cell, foot), HEIGHT, Anchor::Middle, self.page_ink);
            }
            // The number of a rank is written above and to the left of its leftmost cell, so no cell may be there.
            let left = [Vector::flat(-1, 1), Vector::flat(-1, 0)];
            if left.iter().all(|&step| self.neighbour(cell, step).is_none())
                || (rank != "1" && self.begins(cell))
            {
                glyphs::write(svg, rank, beside(cell, left[0]), HEIGHT, Anchor::Middle, self.page_ink);
            }
        }
    }

    /// Whether no cell to the left has the same rank number.
    fn begins(&self, cell: Cell) -> bool {
        let (_, rank) = split(self.board.name(cell));
        let x = self.board.coords(cell).x;
        self.neighbour(cell, Vector::flat(-1, 1)).is_none()
            && !self.board.cells().any(|c| self.board.coords(c).x < x && split(self.board.name(c)).1 == rank)
    }

    /// The names of layers, above each.
    pub(crate) fn layer_names(&self, svg: &mut Svg, margin: f64) {
        if self.board.extent()[2] < 2 {
            return;
        }
        for block in &self.layout.blocks {
            let cell = self.board.cells().find(|&c| self.board.coords(c).z == block.layer);
            let name: String =
                cell.map_or("", |c| self.board.name(c)).chars().take_while(|c| c.is_uppercase()).collect();
            let place = Point::new((block.from.x + block.to.x) / 2.0, block.from.y - margin - 14.0);
            glyphs::write(svg, &name, place, 26.0, Anchor::Middle, self.page_ink);
        }
    }

    /// Glued edges: a piece that leaves the board at one sign comes back at the edge with the same sign. Chevrons point
    /// outwards; on edges that are turned round or share a corner they point along the edge, as topologists draw it.
    pub(crate) fn glued(&self, svg: &mut Svg) {
        for SeamSign { cell, out, count, along } in self.seams() {
            let unit = out.times(1.0 / out.length());
            let side = Point::new(-unit.y, unit.x);
            let edge = self.layout.centre(cell).plus(out.times(0.5));
            let band = Path::polygon(&[
                edge.plus(side.times(50.0)),
                edge.plus(side.times(-50.0)),
                edge.plus(side.times(-50.0)).plus(unit.times(7.0)),
                edge.plus(side.times(50.0)).plus(unit.times(7.0)),
            ]);
            svg.path(&band, &[("fill", self.theme.accent)]);
            let toward = along.map_or(unit, |along| along.times(1.0 / along.length()));
            let across = Point::new(-toward.y, toward.x);
            // The chevrons lie on the edge cell, which leaves those along the edge no room at its rim.
            let first = edge.plus(unit.times(if along.is_some() { -12.0 } else { -5.0 }));
            for i in 0..count {
                let tip = first.plus(toward.times(-9.0 * f64::from(i)));
                let chevron = [
                    tip.plus(toward.times(-7.0)).plus(across.times(9.0)),
                    tip,
                    tip.plus(toward.times(-7.0)).plus(across.times(-9.0)),
                ];
                let mut path = Path::polygon(&chevron);
                path.0.pop();
                let pen = [
                    ("fill", "none"),
                    ("stroke", self.theme.accent),
                    ("stroke-width", "4"),
                    ("stroke-linecap", "round"),
                    ("stroke-linejoin", "round"),
                ];
                svg.path(&path, &pen);
            }
        }
    }

    /// The signs of glued edges.
    pub(crate) fn seams(&self) -> Vec<SeamSign> {
        let mut signs = vec![];
        // A board with a shape of its own shows what is joined.
        if self.layout.is_shaped() {
            return signs;
        }
        for join in self.board.joins() {
            let along = if join.toward.is_upright() { Vector::flat(0, 1) } else { Vector::flat(1, 0) };
            let turned = join.orientation().apply(along);
            for (join, along) in [(*join, along), (join.back(), turned)] {
                signs.push(SeamSign {
                    cell: join.from,
                    out: self.layout.way(join.toward.outward()),
                    count: join.entry % 4 + 1,
                    along: (join.toward != join.heading || join.mirrored).then(|| self.layout.way(along)),
                });
            }
        }
        for (from, seam) in self.board.seams().pairs() {
            let orientation = seam.orientation(from);
            let along = if from.is_upright() { Vector::flat(0, 1) } else { Vector::flat(1, 0) };
            for (edge, along) in [(from, along), (seam.to, orientation.apply(along))] {
                let out = edge.outward();
                let ends = self.board.cells().filter(|&cell| self.neighbour(cell, out).is_none());
                signs.extend(ends.map(|cell| SeamSign {
                    cell,
                    out: self.layout.way(out),
                    count: if from == Edge::East { 1 } else { 2 },
                    along: (orientation != Orientation::AS_DRAWN).then(|| self.layout.way(along)),
                }));
            }
        }
        signs
    }
}

/// File letters and rank number of a cell's name, without its layer.
pub(crate) fn split(name: &str) -> (&str, &str) {
    let flat = name.trim_start_matches(|c: char| c.is_uppercase());
    flat.split_at(flat.find(|c: char| c.is_ascii_digit()).unwrap_or(flat.len()))
}
