//! Marks on cells. No mark depends on its colour alone: a target is a dot, a capture a ring, a check a glow with
//! rays, and the last move a tint with corners.

use chesswright_rules::board::Cell;

use super::{Table, filled};
use crate::glyphs::{self, Anchor};
use crate::path::{Path, Point, Segment, number};
use crate::svg::Svg;

impl Table<'_> {
    /// The cell that a piece has just left or reached.
    pub(crate) fn last(&self, svg: &mut Svg, cell: Cell) {
        filled(svg, &self.layout.outline(cell, 0.0), self.theme.last, "0.42");
        let corners: Vec<Point> = if self.layout.is_shaped() {
            let centre = self.layout.centre(cell);
            let inner = |corner: Point| centre.plus(corner.minus(centre).times(0.93));
            self.layout.corners_of(cell).into_iter().map(inner).collect()
        } else {
            self.layout.outline(cell, 4.0).0.iter().filter_map(end).collect()
        };
        let mut ticks = Path::default();
        for (i, &corner) in corners.iter().enumerate() {
            let toward = |other: Point| corner.plus(other.minus(corner).times(0.16));
            let (before, after) =
                (corners[(i + corners.len() - 1) % corners.len()], corners[(i + 1) % corners.len()]);
            ticks.0.extend([
                Segment::Move(toward(before)),
                Segment::Line(corner),
                Segment::Line(toward(after)),
            ]);
        }
        self.stroke(svg, &ticks, self.theme.target, "3.2", "0.75");
    }

    /// A cell that is not seen: a shadow, and three streaks of mist.
    pub(crate) fn unseen(&self, svg: &mut Svg, cell: Cell) {
        filled(svg, &self.layout.outline(cell, 0.0), self.theme.target, "0.5");
        let centre = self.layout.centre(cell);
        let mut streaks = Path::default();
        for (left, right, down) in [(-20.0, 26.0, -16.0), (-30.0, 16.0, 0.0), (-14.0, 28.0, 16.0)] {
            let at = |x: f64| centre.plus(Point::new(x, down));
            streaks.0.extend([Segment::Move(at(left)), Segment::Line(at(right))]);
        }
        self.stroke(svg, &streaks, "#ffffff", "5", "0.3");
    }

    /// A highlighted cell.
    pub(crate) fn highlight(&self, svg: &mut Svg, cell: Cell, colour: &str) {
        filled(svg, &self.layout.outline(cell, 0.0), colour, "0.34");
        self.stroke(svg, &self.layout.outline(cell, 3.0), colour, "5", "0.95");
    }

    /// The piece whose targets are shown.
    pub(crate) fn selected(&self, svg: &mut Svg, cell: Cell) {
        filled(svg, &self.layout.outline(cell, 0.0), self.theme.target, "0.25");
        self.stroke(svg, &self.layout.outline(cell, 3.0), self.theme.target, "4", "0.9");
    }

    /// A royal under attack: a glow, and rays around it.
    pub(crate) fn check(&self, svg: &mut Svg, cell: Cell) {
        let centre = self.layout.centre(cell);
        for (radius, opacity) in [(49.0, "0.25"), (42.0, "0.3"), (34.0, "0.35")] {
            filled(svg, &Path::circle(centre, radius), self.theme.check, opacity);
        }
        let mut rays = Path::default();
        for i in 0..12 {
            let ray = |r: f64| centre.plus(Point::new(0.0, -r).turned(f64::from(i) * 30.0));
            rays.0.extend([Segment::Move(ray(42.0)), Segment::Line(ray(48.5))]);
        }
        self.stroke(svg, &rays, self.theme.target, "4", "1");
    }

    /// A cell that the piece may move to.
    pub(crate) fn target(&self, svg: &mut Svg, cell: Cell, captures: bool) {
        let centre = self.layout.centre(cell);
        if captures {
            self.stroke(svg, &Path::circle(centre, 43.0), self.theme.target, "7.5", "0.85");
        } else {
            filled(svg, &Path::circle(centre, 15.0), self.theme.target, "0.8");
        }
    }

    /// A circle around a cell.
    pub(crate) fn circle(&self, svg: &mut Svg, cell: Cell, colour: &str) {
        let circle = Path::circle(self.layout.centre(cell), 43.0);
        self.stroke(svg, &circle, self.theme.target, "9.5", "0.75");
        self.stroke(svg, &circle, colour, "5.5", "1");
    }

    /// An arrow between two cells.
    pub(crate) fn arrow(&self, svg: &mut Svg, from: Cell, to: Cell, colour: &str) {
        let (a, b) = (self.layout.centre(from), self.layout.centre(to));
        let way = b.minus(a);
        if way.length() < 1.0 {
            return self.circle(svg, from, colour);
        }
        let unit = way.times(1.0 / way.length());
        let side = Point::new(-unit.y, unit.x);
        let at = |along: f64, across: f64| a.plus(unit.times(along)).plus(side.times(across));
        let length = way.length() - 6.0;
        let path = Path::polygon(&[
            at(20.0, 8.5),
            at(length - 36.0, 8.5),
            at(length - 42.0, 25.0),
            at(length, 0.0),
            at(length - 42.0, -25.0),
            at(length - 36.0, -8.5),
            at(20.0, -8.5),
        ]);
        let pen = [
            ("fill", colour),
            ("fill-opacity", "0.88"),
            ("stroke", self.theme.target),
            ("stroke-width", "3"),
            ("stroke-opacity", "0.75"),
            ("stroke-linejoin", "round"),
        ];
        svg.path(&path, &pen);
    }

    /// A wall: a block with a lit top and a side in shadow.
    pub(crate) fn wall(&self, svg: &mut Svg, cell: Cell) {
        self.wall_around(svg, self.layout.centre(cell));
    }

    /// A piece that lies face down and belongs to nobody: a disc without a sign.
    pub(crate) fn face_down(&self, svg: &mut Svg, cell: Cell) {
        let at = self.layout.centre(cell);
        let edge = [("stroke", self.theme.rim), ("stroke-width", "3")];
        svg.path(
            &Path::circle(at.plus(Point::new(0.0, 4.0)), 37.0),
            &[edge.as_slice(), &[("fill", self.theme.rim)]].concat(),
        );
        svg.path(&Path::circle(at, 37.0), &[edge.as_slice(), &[("fill", self.theme.frame)]].concat());
        self.stroke(svg, &Path::circle(at, 27.0), self.theme.frame_ink, "2.5", "0.5");
    }

    /// A wall in a place that need not be a cell.
    pub(crate) fn wall_around(&self, svg: &mut Svg, at: Point) {
        let block = self.layout.outline_around(at, 9.0);
        let raised = block.map(|p| p.plus(Point::new(0.0, -7.0)));
        let edge = [("stroke", self.theme.rim), ("stroke-width", "3"), ("stroke-linejoin", "round")];
        svg.path(
            &block.map(|p| p.plus(Point::new(0.0, 5.0))),
            &[edge.as_slice(), &[("fill", self.theme.rim)]].concat(),
        );
        svg.path(&raised, &[edge.as_slice(), &[("fill", self.theme.frame)]].concat());
        self.stroke(
            svg,
            &self.layout.outline_around(at, 20.0).map(|p| p.plus(Point::new(0.0, -7.0))),
            self.theme.frame_ink,
            "2.5",
            "0.5",
        );
    }

    /// A text in a cell.
    pub(crate) fn label(&self, svg: &mut Svg, cell: Cell, text: &str) {
        let height = (860.0 / glyphs::width(text).max(1.0)).clamp(6.0, 20.0);
        let centre = self.layout.centre(cell);
        let (w, h) = (glyphs::width(text) * height / 10.0 + 14.0, height + 14.0);
        let place = [centre.x - w / 2.0, centre.y - h / 2.0, w, h];
        let radius = number(h / 3.0);
        svg.rect(place, &[("rx", radius.as_str()), ("fill", self.theme.frame), ("fill-opacity", "0.9")]);
        glyphs::write(svg, text, centre, height, Anchor::Middle, self.theme.frame_ink);
    }

    /// A zone where pieces of a side promote: a small roof that points in the side's direction.
    pub(crate) fn zone(&self, svg: &mut Svg, cell: Cell, forward: Point, colour: &str) {
        let unit = forward.times(1.0 / forward.length().max(1.0));
        let side = Point::new(-unit.y, unit.x);
        let tip = self.layout.centre(cell).plus(unit.times(44.0));
        let mut roof = Path::default();
        roof.0.extend([
            Segment::Move(tip.plus(unit.times(-12.0)).plus(side.times(-18.0))),
            Segment::Line(tip),
            Segment::Line(tip.plus(unit.times(-12.0)).plus(side.times(18.0))),
        ]);
        self.stroke(svg, &roof, colour, "4.5", "0.7");
    }

    /// The edge of a cell, inset by a distance.
    pub(crate) fn outline(&self, svg: &mut Svg, cell: Cell, inset: f64, colour: &str, width: &str) {
        self.stroke(svg, &self.layout.outline(cell, inset), colour, width, "1");
    }

    pub(crate) fn stroke(&self, svg: &mut Svg, path: &Path, colour: &str, width: &str, opacity: &str) {
        let pen = [
            ("fill", "none"),
            ("stroke", colour),
            ("stroke-width", width),
            ("stroke-opacity", opacity),
            ("stroke-linecap", "round"),
            ("stroke-linejoin", "round"),
        ];
        svg.path(path, &pen);
    }
}

fn end(segment: &Segment) -> Option<Point> {
    match segment {
        Segment::Move(p) | Segment::Line(p) | Segment::Curve(_, _, p) => Some(*p),
        Segment::Close => None,
    }
}
