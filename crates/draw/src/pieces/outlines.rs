//! Drawings as plain outlines, for code that builds something else from them, such as a 3D body.

use super::art::Part;
use super::choose::{Drawing, Figure};
use crate::glyphs::{self, Anchor};
use crate::path::{Path, Point};

/// A part of a drawing, in a box of 100 by 100.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A closed body.
    Body(Vec<Point>),
    /// A line on a body, and its width.
    Line(Vec<Point>, f64),
    /// A closed spot on a body.
    Spot(Vec<Point>),
}

/// The number of steps in which a curve is approximated.
const STEPS: usize = 6;

/// The parts of a drawing from back to front, without crown and badge. A disc becomes the strokes of its letters.
pub fn outlines(drawing: &Drawing) -> Vec<Outline> {
    let mut found = vec![];
    match &drawing.figure {
        Figure::Art(art) => add(&mut found, art.parts, &|p| p),
        Figure::Disc(sign) => {
            let height = if sign.chars().count() > 1 { 34.0 } else { 50.0 };
            let path = glyphs::strokes(sign, Point::new(50.0, 50.0), height, Anchor::Middle);
            found.extend(path.chains(STEPS).into_iter().map(|chain| Outline::Line(chain, height * 0.15)));
        }
    }
    found
}

fn add(found: &mut Vec<Outline>, parts: &[Part], change: &dyn Fn(Point) -> Point) {
    for part in parts {
        match part {
            Part::Body(text) => chains(found, text, false, change, Outline::Body),
            Part::Half(text) => chains(found, text, true, change, Outline::Body),
            Part::Spot(text) => chains(found, text, false, change, Outline::Spot),
            Part::Line(text) => chains(found, text, false, change, |chain| Outline::Line(chain, 3.0)),
            Part::Stripe(text) => chains(found, text, false, change, |chain| Outline::Line(chain, 4.6)),
            Part::Ball(x, y, r) => found.push(Outline::Body(ball(*x, *y, *r, change))),
            Part::Dot(x, y, r) => found.push(Outline::Spot(ball(*x, *y, *r, change))),
            Part::At(dx, dy, scale, inner) => {
                let move_on = |p: Point| change(p.times(*scale).plus(Point::new(*dx, *dy)));
                add(found, inner, &move_on);
            }
        }
    }
}

fn ball(x: f64, y: f64, r: f64, change: &dyn Fn(Point) -> Point) -> Vec<Point> {
    let circle = Path::circle(Point::new(x, y), r).map(change);
    circle.chains(STEPS).pop().unwrap_or_default()
}

fn chains(
    found: &mut Vec<Outline>,
    text: &str,
    half: bool,
    change: &dyn Fn(Point) -> Point,
    kind: impl Fn(Vec<Point>) -> Outline,
) {
    // A test parses all drawings.
    if let Some(path) = Path::parse(text) {
        let path = if half { path.mirrored(50.0) } else { path };
        found.extend(path.map(change).chains(STEPS).into_iter().map(kind));
    }
}
