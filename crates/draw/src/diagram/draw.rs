//! A diagram as SVG.

use chesswright_rules::board::{Cell, Frame};

use super::reach::{Reach, Sort, Way};
use crate::board::Table;
use crate::glyphs::{self, Anchor};
use crate::layout::{Layout, Room};
use crate::path::{Path, Point, Segment, number};
use crate::pieces::{self, Drawing};
use crate::svg::Svg;
use crate::theme::{Palette, Theme};

/// Draws a diagram with the piece on it, `size` pixels wide. The label is for those who cannot see it.
pub fn picture(
    reach: &Reach,
    drawing: &Drawing,
    palette: &Palette,
    theme: &Theme,
    size: u32,
    label: &str,
) -> String {
    let (drawn, layout) = drawn(reach, theme);
    let scale = f64::from(size) / layout.size.x.max(layout.size.y);
    let bounds = format!("0 0 {} {}", number(layout.size.x), number(layout.size.y));
    let [width, height] = [layout.size.x, layout.size.y].map(|n| number((n * scale).round()));
    let mut svg = Svg::new();
    let attributes = [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", bounds.as_str()),
        ("width", &width),
        ("height", &height),
        ("role", "img"),
    ];
    svg.group("svg", &attributes, |svg| {
        svg.text("title", label);
        svg.group("defs", &[], |svg| pieces::define(svg, palette));
        svg.append(&drawn);
        let fit = if layout.is_hex() { 0.92 } else { 1.0 };
        let corner = layout.centre(reach.cell).minus(Point::new(50.0 * fit, 51.0 * fit));
        let place = format!("translate({} {}) scale({})", number(corner.x), number(corner.y), number(fit));
        svg.group("g", &[("transform", &place)], |svg| pieces::draw(svg, drawing, palette));
    });
    svg.finish()
}

/// Draws the board of a diagram with its signs, for a page that puts the piece on it. Returns where its cells are, too.
pub fn board(reach: &Reach, theme: &Theme) -> (String, Layout) {
    let (drawn, layout) = drawn(reach, theme);
    (drawn.finish(), layout)
}

fn drawn(reach: &Reach, theme: &Theme) -> (Svg, Layout) {
    let room = Room { margin: 8.0, trays: [0, 0] };
    let layout = Layout::new(&reach.board, &Frame::FIRST, room);
    // Signs are easier to see on tones that are similar.
    let calm = match layout.is_hex() {
        true => *theme,
        false => Theme { cells: [theme.cells[0], theme.cells[2], theme.cells[2]], grain: 0, ..*theme },
    };
    let table = Table {
        board: &reach.board,
        layout: &layout,
        theme: &calm,
        page_ink: theme.pages[0].1,
        script: None,
        solids: &[],
    };
    let mut svg = Svg::new();
    table.frame(&mut svg, 6.0);
    table.cells(&mut svg, false);
    svg.line();
    for line in &reach.lines {
        rider(&mut svg, &layout, line, theme);
    }
    for &cell in &reach.blocks {
        block(&mut svg, layout.centre(cell), theme);
    }
    for &cell in &reach.screens {
        screen(&mut svg, layout.centre(cell), theme);
    }
    for (&cell, &way) in &reach.ways {
        mark(&mut svg, layout.centre(cell), way, theme);
    }
    (svg, layout)
}

/// A sign that diagrams use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Legend {
    /// What the piece can do with a cell.
    Way(Way),
    /// The line of a rider.
    Line,
    /// A cell that must be empty.
    Block,
    /// A piece to hop over.
    Screen,
}

impl Legend {
    /// All signs, in the order of a legend.
    pub fn all() -> impl Iterator<Item = Self> {
        const SORTS: [Sort; 4] = [Sort::Always, Sort::First, Sort::Somewhere, Sort::Over];
        let ways = [Way::Move, Way::Capture, Way::Both].into_iter().flat_map(|way| SORTS.map(way));
        let ways = ways.chain([Way::Remote, Way::MoveRemote]).map(Self::Way);
        ways.chain([Self::Line, Self::Block, Self::Screen])
    }
}

/// One sign alone, for a legend.
pub fn sign(sign: Legend, theme: &Theme) -> String {
    let mut svg = Svg::new();
    let attributes = [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", "0 0 100 100"),
        ("width", "24"),
        ("height", "24"),
        ("aria-hidden", "true"),
    ];
    svg.group("svg", &attributes, |svg| {
        svg.rect([2.0, 2.0, 96.0, 96.0], &[("rx", "6"), ("fill", theme.cells[0])]);
        let middle = Point::new(50.0, 50.0);
        match sign {
            Legend::Way(way) => mark(svg, middle, way, theme),
            Legend::Line => arrow(svg, Point::new(12.0, 50.0), Point::new(88.0, 50.0), theme),
            Legend::Block => block(svg, middle, theme),
            Legend::Screen => screen(svg, middle, theme),
        }
    });
    svg.finish()
}

/// A line that a rider follows to the edge of the diagram.
fn rider(svg: &mut Svg, layout: &Layout, line: &[Cell], theme: &Theme) {
    let points: Vec<Point> = line.iter().map(|&cell| layout.centre(cell)).collect();
    let [first, .., last] = points[..] else { return };
    let way = last.minus(first);
    arrow(svg, first, last.plus(way.times(40.0 / way.length().max(1.0))), theme);
}

fn arrow(svg: &mut Svg, from: Point, tip: Point, theme: &Theme) {
    let way = tip.minus(from);
    let unit = way.times(1.0 / way.length().max(1.0));
    let side = Point::new(-unit.y, unit.x);
    let mut path = Path(vec![Segment::Move(from), Segment::Line(tip)]);
    for across in [1.0, -1.0] {
        path.0.push(Segment::Move(tip));
        path.0.push(Segment::Line(tip.plus(unit.times(-16.0)).plus(side.times(13.0 * across))));
    }
    pen(svg, &path, theme.accent, "6", "0.55");
}

/// A piece to hop over.
fn screen(svg: &mut Svg, at: Point, theme: &Theme) {
    let attributes = [("fill", theme.plain), ("stroke", theme.rim), ("stroke-width", "5")];
    svg.path(&Path::circle(at, 27.0), &attributes);
    svg.path(&Path::circle(at, 15.0), &[("fill", "none"), ("stroke", theme.rim), ("stroke-width", "3")]);
}

/// A cell that must be empty.
fn block(svg: &mut Svg, at: Point, theme: &Theme) {
    let at = |x: f64, y: f64| at.plus(Point::new(x, y));
    let square = Path::polygon(&[at(-13.0, -13.0), at(13.0, -13.0), at(13.0, 13.0), at(-13.0, 13.0)]);
    let attributes = [
        ("fill", "none"),
        ("stroke", theme.target),
        ("stroke-width", "4"),
        ("stroke-dasharray", "7 5"),
        ("stroke-linejoin", "round"),
    ];
    svg.path(&square, &attributes);
}

/// What the piece can do with a cell: a dot is a move, a ring a capture.
fn mark(svg: &mut Svg, at: Point, way: Way, theme: &Theme) {
    let (dot, ring, sort) = match way {
        Way::Move(sort) => (true, false, sort),
        Way::Capture(sort) => (false, true, sort),
        Way::Both(sort) => (true, true, sort),
        Way::MoveRemote => {
            mark(svg, at, Way::Move(Sort::Always), theme);
            return mark(svg, at, Way::Remote, theme);
        }
        Way::Remote => {
            let mut cross = Path::default();
            for k in [1.0, -1.0] {
                cross.0.push(Segment::Move(at.plus(Point::new(-20.0, -20.0 * k))));
                cross.0.push(Segment::Line(at.plus(Point::new(20.0, 20.0 * k))));
            }
            return pen(svg, &cross, theme.check, "9", "1");
        }
    };
    let hollow = [("fill", theme.cells[0]), ("stroke", theme.target), ("stroke-width", "5")];
    match sort {
        Sort::Over => {
            let diamond = |r: f64| {
                let corners = [(0.0, -r), (r, 0.0), (0.0, r), (-r, 0.0)];
                Path::polygon(&corners.map(|(x, y)| at.plus(Point::new(x, y))))
            };
            if ring {
                pen(svg, &diamond(33.0), theme.check, "7", "1");
            }
            if dot {
                svg.path(&diamond(17.0), &[("fill", theme.target)]);
            }
        }
        Sort::First | Sort::Somewhere => {
            if ring {
                pen(svg, &Path::circle(at, 32.0), theme.check, "6", "0.85");
            }
            if dot || sort == Sort::First {
                svg.path(&Path::circle(at, 19.0), &hollow);
            }
            if sort == Sort::First {
                glyphs::write(svg, "1", at.plus(Point::new(-1.0, 0.0)), 20.0, Anchor::Middle, theme.target);
            }
        }
        Sort::Always => {
            if ring {
                pen(svg, &Path::circle(at, 32.0), theme.check, "7", "1");
            }
            if dot {
                svg.path(&Path::circle(at, 17.0), &[("fill", theme.target)]);
            }
        }
    }
}

fn pen(svg: &mut Svg, path: &Path, colour: &str, width: &str, opacity: &str) {
    let attributes = [
        ("fill", "none"),
        ("stroke", colour),
        ("stroke-width", width),
        ("stroke-opacity", opacity),
        ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
    ];
    svg.path(path, &attributes);
}
