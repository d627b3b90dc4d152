//! Drawings as plain outlines, for code that builds something else from them, such as a 3D body.

use super::choose::{Drawing, Figure};
use super::shape::Shape;
use crate::glyphs::{self, Anchor};
use crate::path::Point;

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

/// The most points of a document's own drawing, and of one part of it: strangers draw too, and a body of many points
/// takes long to build.
const MOST: usize = 600;
const MOST_OF_A_PART: usize = 128;

/// The parts of a drawing from back to front, without crown and badge. A disc becomes the strokes of its letters.
pub fn outlines(drawing: &Drawing) -> Vec<Outline> {
    let mut found = vec![];
    match &drawing.figure {
        Figure::Art(art) | Figure::Face(art) => {
            let is_own = art.name.is_empty();
            let steps = if is_own { (MOST / art.segments().max(1)).clamp(1, STEPS) } else { STEPS };
            art.shapes.iter().for_each(|shape| add(&mut found, shape, steps));
            if is_own {
                found.iter_mut().for_each(limit);
            }
        }
        Figure::Disc(sign) => {
            let height = if sign.chars().count() > 1 { 34.0 } else { 50.0 };
            let path = glyphs::strokes(sign, Point::new(50.0, 50.0), height, Anchor::Middle);
            found.extend(path.chains(STEPS).into_iter().map(|chain| Outline::Line(chain, height * 0.15)));
        }
    }
    found
}

fn add(found: &mut Vec<Outline>, shape: &Shape, steps: usize) {
    match shape {
        Shape::Body(path) => {
            let chains = path.chains(steps);
            let around = chains.first().map_or(1.0, |chain| turning(chain));
            // A part that turns the other way is a hole in the picture. Bodies have no holes, so it becomes a spot.
            found.extend(chains.into_iter().map(|chain| match turning(&chain) * around < 0.0 {
                true => Outline::Spot(chain),
                false => Outline::Body(chain),
            }));
        }
        Shape::Line(path, width) => {
            found.extend(path.chains(steps).into_iter().map(|chain| Outline::Line(chain, *width)));
        }
        Shape::Spot(path) => found.extend(path.chains(steps).into_iter().map(Outline::Spot)),
    }
}

/// Twice the area of a chain: positive if it turns one way, negative if it turns the other way.
fn turning(chain: &[Point]) -> f64 {
    let next = chain.iter().cycle().skip(1);
    chain.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// Leaves out points of a part that has too many, evenly, but neither its first nor its last.
fn limit(part: &mut Outline) {
    let (Outline::Body(points) | Outline::Line(points, _) | Outline::Spot(points)) = part;
    let many = points.len();
    if many > MOST_OF_A_PART {
        let last = MOST_OF_A_PART - 1;
        *points = (0..=last).map(|i| points[i * (many - 1) / last]).collect();
    }
}
