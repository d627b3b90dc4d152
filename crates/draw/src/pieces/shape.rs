//! Drawings as outlines that are ready to be painted or built, whoever drew them.

use chesswright_rules::definition::drawing::{OwnDrawing, Segment as Step};

use super::art::{Part, Sketch};
use crate::path::{Path, Point};

/// A drawing in a box of 100 by 100, lit from the upper left.
#[derive(Clone, Debug, PartialEq)]
pub struct Art {
    /// The name of what it shows. Empty if a document drew it.
    pub name: String,
    /// Its shapes from back to front.
    pub shapes: Vec<Shape>,
}

/// A shape of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A body with its outline.
    Body(Path),
    /// A line on a body, and its width.
    Line(Path, f64),
    /// A spot on a body.
    Spot(Path),
}

/// The width of a line, and of a broad one.
const LINE: f64 = 3.0;
const STRIPE: f64 = 4.6;

impl Art {
    /// A drawing of this crate.
    pub(super) fn of(sketch: &Sketch) -> Self {
        let mut shapes = vec![];
        add(&mut shapes, sketch.parts, &|p| p);
        Self { name: sketch.name.to_owned(), shapes }
    }

    /// The drawing of a document.
    pub(super) fn own(drawing: &OwnDrawing) -> Self {
        let fills = drawing.fills.iter().map(|steps| Shape::Body(path(steps)));
        let lines = drawing.lines.iter().map(|steps| Shape::Line(path(steps), LINE));
        let spots = drawing.spots.iter().map(|steps| Shape::Spot(path(steps)));
        Self { name: String::new(), shapes: fills.chain(lines).chain(spots).collect() }
    }

    /// The number of segments of all shapes.
    pub(super) fn segments(&self) -> usize {
        let of = |shape: &Shape| match shape {
            Shape::Body(path) | Shape::Line(path, _) | Shape::Spot(path) => path.0.len(),
        };
        self.shapes.iter().map(of).sum()
    }
}

fn path(steps: &[Step]) -> Path {
    Path::from(steps)
}

fn add(shapes: &mut Vec<Shape>, parts: &[Part], change: &dyn Fn(Point) -> Point) {
    // A test parses all drawings. A path that cannot be parsed is left out.
    let read = |text: &str| Path::parse(text).map(|path| path.map(change));
    let half = |text: &str| Path::parse(text).map(|path| path.mirrored(50.0).map(change));
    let ball = |x: f64, y: f64, r: f64| Path::circle(Point::new(x, y), r).map(change);
    for part in parts {
        match part {
            Part::Body(text) => shapes.extend(read(text).map(Shape::Body)),
            Part::Half(text) => shapes.extend(half(text).map(Shape::Body)),
            Part::Ball(x, y, r) => shapes.push(Shape::Body(ball(*x, *y, *r))),
            Part::Line(text) => shapes.extend(read(text).map(|path| Shape::Line(path, LINE))),
            Part::Stripe(text) => shapes.extend(read(text).map(|path| Shape::Line(path, STRIPE))),
            Part::Spot(text) => shapes.extend(read(text).map(Shape::Spot)),
            Part::Dot(x, y, r) => shapes.push(Shape::Spot(ball(*x, *y, *r))),
            Part::At(dx, dy, scale, inner) => {
                let move_on = |p: Point| change(p.times(*scale).plus(Point::new(*dx, *dy)));
                add(shapes, inner, &move_on);
            }
        }
    }
}
