//! Boards whose pieces stand on the crossings of lines, with palaces, a river, and marks where soldiers start.

use chesswright_rules::board::{Cell, CellSet, Vector};

use super::Table;
use crate::brush::Script;
use crate::path::{Path, Point, Segment};
use crate::svg::Svg;

/// What is drawn besides the lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Landmarks {
    /// Each side's palace.
    pub(crate) palaces: Vec<CellSet>,
    /// Cells that are joined to their diagonal neighbours among them. If `None`, the diagonals cross whole palaces.
    pub(crate) diagonals: Option<CellSet>,
    /// The last rank of the near side before the river.
    pub(crate) river: Option<i16>,
    /// Where soldiers and cannons start.
    pub(crate) starts: Vec<Cell>,
    /// The points that are joined, if the document says so; otherwise all neighbours are.
    pub(crate) joined: Option<Vec<(Cell, Cell)>>,
    /// Whether the river has the name that it has on the boards of China.
    pub(crate) named: bool,
}

impl Table<'_> {
    /// The ground and all lines.
    pub(crate) fn lines(&self, svg: &mut Svg, marks: &Landmarks) {
        let whole = Path(self.board.cells().flat_map(|cell| self.layout.outline(cell, 0.0).0).collect());
        svg.path(
            &whole,
            &[("fill", self.theme.plain), ("stroke", self.theme.plain), ("stroke-width", "0.6")],
        );
        self.river(svg, marks);
        let lines = self.line_path(marks);
        let pen = |width| {
            [
                ("fill", "none"),
                ("stroke", self.theme.line),
                ("stroke-width", width),
                ("stroke-linecap", "round"),
            ]
        };
        svg.path(&lines, &pen("2.6"));
        let ticks = self.tick_path(marks);
        if !ticks.0.is_empty() {
            svg.path(&ticks, &pen("2.4"));
        }
        if self.board.is_flat() && self.is_full() && marks.joined.is_none() {
            self.double_edge(svg);
        }
    }

    /// The lines that pieces move along.
    pub(crate) fn line_path(&self, marks: &Landmarks) -> Path {
        let mut lines = Path::default();
        if let Some(joined) = &marks.joined {
            joined.iter().for_each(|&(from, to)| self.join(&mut lines, from, to));
            return lines;
        }
        for cell in self.board.cells() {
            for step in [Vector::flat(1, 0), Vector::flat(0, 1)] {
                let Some(next) = self.neighbour(cell, step) else { continue };
                if !(step.y == 1 && self.is_wet(cell, marks)) {
                    self.join(&mut lines, cell, next);
                }
            }
            for step in [Vector::flat(1, 1), Vector::flat(-1, 1)] {
                let Some(next) = self.neighbour(cell, step) else { continue };
                if self.is_crossed(cell, next, marks) {
                    self.join(&mut lines, cell, next);
                }
            }
        }
        lines
    }

    /// Small angles where soldiers and cannons start.
    pub(crate) fn tick_path(&self, marks: &Landmarks) -> Path {
        let mut ticks = Path::default();
        for &cell in marks.starts.iter().filter(|_| marks.joined.is_none()) {
            self.corner_ticks(&mut ticks, cell);
        }
        ticks
    }

    fn join(&self, path: &mut Path, from: Cell, to: Cell) {
        path.0.extend([Segment::Move(self.layout.centre(from)), Segment::Line(self.layout.centre(to))]);
    }

    /// Whether the river interrupts the line upwards from a cell. It interrupts all lines except those along the
    /// edges.
    fn is_wet(&self, cell: Cell, marks: &Landmarks) -> bool {
        let at = self.board.coords(cell);
        marks.river == Some(at.y) && at.x > 0 && at.x < self.board.extent()[0] as i16 - 1
    }

    fn is_crossed(&self, a: Cell, b: Cell, marks: &Landmarks) -> bool {
        match &marks.diagonals {
            Some(cells) => cells.contains(a) && cells.contains(b),
            // The two diagonals of a palace of 3 × 3 cross in its middle.
            None => marks.palaces.iter().any(|palace| {
                let middle = |cell: Cell| {
                    let around = [(1, 0), (-1, 0), (0, 1), (0, -1)];
                    around.iter().all(|&(x, y)| {
                        self.neighbour(cell, Vector::flat(x, y)).is_some_and(|c| palace.contains(c))
                    })
                };
                palace.contains(a) && palace.contains(b) && (middle(a) || middle(b))
            }),
        }
    }

    /// The water between the two halves: a paler band with a few waves.
    fn river(&self, svg: &mut Svg, marks: &Landmarks) {
        let Some(y) = marks.river else { return };
        let width = self.board.extent()[0] as i16;
        let near = |x: i16| Some(self.layout.centre(self.board.at(Vector::flat(x, y))?));
        let (Some(a), Some(b)) = (near(0), near(width - 1)) else { return };
        let across = self.layout.way(Vector::flat(0, 1));
        let band = Path::polygon(&[a, b, b.plus(across), a.plus(across)]);
        svg.path(&band, &[("fill", self.theme.highlight), ("fill-opacity", "0.13")]);
        if let Some(name) =
            self.script.filter(|_| marks.named).and_then(|script| self.river_name(script, a, b, across))
        {
            svg.path(&name, &[("fill", self.theme.line), ("fill-opacity", "0.75")]);
            return;
        }
        let mut waves = Path::default();
        let along = b.minus(a);
        for (i, place) in [0.18, 0.42, 0.62, 0.86].into_iter().enumerate() {
            let lift = if i % 2 == 0 { 0.4 } else { 0.62 };
            let middle = a.plus(along.times(place)).plus(across.times(lift));
            let unit = along.times(1.0 / along.length());
            let up = across.times(1.0 / across.length());
            let at = |s: f64, t: f64| middle.plus(unit.times(s)).plus(up.times(t));
            waves.0.push(Segment::Move(at(-42.0, 0.0)));
            for k in [-42.0, -14.0, 14.0] {
                waves.0.push(Segment::Curve(at(k + 8.0, -9.0), at(k + 20.0, 9.0), at(k + 28.0, 0.0)));
            }
        }
        let pen = [
            ("fill", "none"),
            ("stroke", self.theme.line),
            ("stroke-width", "2.4"),
            ("stroke-opacity", "0.4"),
            ("stroke-linecap", "round"),
        ];
        svg.path(&waves, &pen);
    }

    /// "The river of Chu" from the left, "the border of Han" from the right, each pair to be read by its side.
    fn river_name(&self, script: Script, a: Point, b: Point, across: Point) -> Option<Path> {
        let along = b.minus(a);
        let mut name = Path::default();
        for (character, place, turned) in
            [('楚', 0.19, false), ('河', 0.31, false), ('界', 0.69, true), ('漢', 0.81, true)]
        {
            let middle = a.plus(along.times(place)).plus(across.times(0.5));
            let size = if turned { -0.62 } else { 0.62 };
            let drawn = script(character)?;
            name.0.extend(drawn.map(|p| middle.plus(p.minus(Point::new(50.0, 50.0)).times(size))).0);
        }
        Some(name)
    }

    /// Small angles around a crossing.
    fn corner_ticks(&self, path: &mut Path, cell: Cell) {
        let centre = self.layout.centre(cell);
        for (x, y) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            if self.neighbour(cell, Vector::flat(x, 0)).is_none() {
                continue;
            }
            let way = self.layout.way(Vector::flat(x, y)).times(0.01);
            let at = |dx: f64, dy: f64| centre.plus(Point::new(way.x * dx, way.y * dy));
            path.0.extend([
                Segment::Move(at(8.0, 22.0)),
                Segment::Line(at(8.0, 8.0)),
                Segment::Line(at(22.0, 8.0)),
            ]);
        }
    }

    /// A second line around the outermost crossings.
    fn double_edge(&self, svg: &mut Svg) {
        for block in &self.layout.blocks {
            let (x, y) = (block.from.x + 42.0, block.from.y + 42.0);
            let (w, h) = (block.to.x - block.from.x - 84.0, block.to.y - block.from.y - 84.0);
            let pen = [("fill", "none"), ("stroke", self.theme.line), ("stroke-width", "4")];
            svg.rect([x, y, w, h], &pen);
        }
    }
}
