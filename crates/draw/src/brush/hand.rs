//! How wide a brush is along a stroke, and the outline that it leaves.
//!
//! All outlines turn the same way, so that strokes which cross are filled together.

use super::stroke::{Kind, Piece, Stroke};
use crate::path::{Path, Point, Segment};

/// A way of writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Regular script.
    Regular,
    /// Even and semi-bold.
    Even,
}

/// The width at places along a piece of a stroke: place from 0 to 1, parts of the brush's width.
type Widths = &'static [(f64, f64)];

impl Hand {
    fn widths(self, kind: Kind) -> Widths {
        match (self, kind) {
            (Self::Regular, Kind::Level) => {
                &[(0.0, 0.86), (0.12, 0.74), (0.45, 0.6), (0.8, 0.7), (1.0, 0.84)]
            }
            (Self::Regular, Kind::Down) => {
                &[(0.0, 1.12), (0.15, 0.98), (0.5, 0.88), (0.85, 0.96), (1.0, 0.9)]
            }
            (Self::Regular, Kind::FallLeft) => {
                &[(0.0, 1.1), (0.2, 1.02), (0.5, 0.86), (0.75, 0.58), (0.92, 0.26), (1.0, 0.06)]
            }
            (Self::Regular, Kind::FallRight) => {
                &[(0.0, 0.3), (0.25, 0.52), (0.55, 0.92), (0.8, 1.42), (0.9, 1.08), (1.0, 0.1)]
            }
            (Self::Regular, Kind::Dot) => &[(0.0, 0.16), (0.3, 0.62), (0.65, 1.2), (0.88, 1.24), (1.0, 0.8)],
            (Self::Regular, Kind::Rise) => &[(0.0, 1.1), (0.25, 0.96), (0.6, 0.56), (1.0, 0.06)],
            (Self::Regular, Kind::Round) => &[(0.0, 0.92), (0.5, 0.86), (1.0, 0.92)],
            (Self::Regular, Kind::Hook) => &[(0.0, 1.0), (0.35, 0.7), (1.0, 0.06)],
            (Self::Even, Kind::FallLeft | Kind::Rise) => &[(0.0, 1.06), (0.5, 0.98), (1.0, 0.66)],
            (Self::Even, Kind::FallRight) => &[(0.0, 0.8), (0.5, 0.98), (1.0, 1.16)],
            (Self::Even, Kind::Dot) => &[(0.0, 0.78), (1.0, 1.14)],
            (Self::Even, Kind::Hook) => &[(0.0, 1.0), (1.0, 0.62)],
            (Self::Even, _) => &[(0.0, 1.02), (0.5, 0.98), (1.0, 1.02)],
        }
    }

    /// How far the brush is set down slanting, from 0 to 1.
    fn slant(self, kind: Kind) -> f64 {
        match (self, kind) {
            (Self::Regular, Kind::Level | Kind::Down | Kind::FallLeft | Kind::Rise | Kind::Round) => 0.62,
            _ => 0.0,
        }
    }

    /// Writes a stroke with a brush of this width.
    pub(super) fn ink(self, stroke: &Stroke, weight: f64, path: &mut Path) {
        let weight = match self {
            // Its strokes are thin in the middle.
            Self::Regular => weight * 1.2,
            Self::Even => weight,
        };
        for (i, piece) in stroke.0.iter().enumerate() {
            let first = i == 0 || stroke.0[i - 1].turns;
            self.piece(piece, weight, first, path);
            if self == Self::Regular && piece.kind == Kind::Level {
                shoulder(piece, weight, piece.turns, path);
            } else if piece.turns || i + 1 < stroke.0.len() {
                // A round joint fills the corner.
                let at = piece.points[piece.points.len() - 1];
                let width = weight * self.widths(piece.kind).last().map_or(1.0, |(_, width)| *width);
                path.0.extend(disc(at, width / 2.0));
            }
        }
    }

    fn piece(self, piece: &Piece, weight: f64, first: bool, path: &mut Path) {
        let widths = self.widths(piece.kind);
        let slant = if first { self.slant(piece.kind) } else { 0.0 };
        let (mut left, mut right) = (vec![], vec![]);
        for &(place, width) in widths {
            let (at, way) = follow(&piece.points, place);
            let across = Point::new(-way.y, way.x);
            let half = weight * width / 2.0;
            // A brush is held aslant: where it is set down, the edge of the stroke is not square to its way.
            let edge = if place == 0.0 { slanted(across, slant) } else { across };
            left.push(at.minus(edge.times(half)));
            right.push(at.plus(edge.times(half)));
        }
        let (start, end) = (follow(&piece.points, 0.0), follow(&piece.points, 1.0));
        let blunt =
            |width: f64| if self == Self::Regular { weight * width * 0.3 } else { weight * width * 0.36 };
        let back = start.0.minus(start.1.times(blunt(widths[0].1) * if slant > 0.0 { 0.35 } else { 1.0 }));
        let ahead = end.0.plus(end.1.times(blunt(widths[widths.len() - 1].1)));
        right.reverse();
        path.0.push(Segment::Move(left[0]));
        smooth(&left, path);
        cap(left[left.len() - 1], ahead, right[0], path);
        smooth(&right, path);
        cap(right[right.len() - 1], back, left[0], path);
        path.0.push(Segment::Close);
    }
}

/// The direction of the edge of a brush that is held towards the lower right.
fn slanted(across: Point, slant: f64) -> Point {
    let brush = Point::new(0.707, 0.707);
    let same = if across.x * brush.x + across.y * brush.y < 0.0 { -1.0 } else { 1.0 };
    across.times(1.0 - slant).plus(brush.times(same * slant))
}

/// The place and the direction at a part of a line or a bend.
fn follow(points: &[Point], part: f64) -> (Point, Point) {
    let unit = |way: Point| way.times(1.0 / way.length().max(1e-6));
    match *points {
        [a, b, c] => {
            let rest = 1.0 - part;
            let at = a.times(rest * rest).plus(b.times(2.0 * rest * part)).plus(c.times(part * part));
            (at, unit(b.minus(a).times(rest).plus(c.minus(b).times(part))))
        }
        [a, b] => (a.plus(b.minus(a).times(part)), unit(b.minus(a))),
        _ => (Point::default(), Point::new(1.0, 0.0)),
    }
}

/// Goes on smoothly through all points after the first.
fn smooth(points: &[Point], path: &mut Path) {
    for i in 1..points.len() {
        let (a, b) = (points[i - 1], points[i]);
        let before = if i >= 2 { points[i - 2] } else { a };
        let after = points.get(i + 1).copied().unwrap_or(b);
        let (leave, arrive) = (b.minus(before).times(1.0 / 6.0), after.minus(a).times(1.0 / 6.0));
        path.0.push(Segment::Curve(a.plus(leave), b.minus(arrive), b));
    }
}

/// Goes round the end of a stroke.
fn cap(from: Point, ahead: Point, to: Point, path: &mut Path) {
    let middle = from.plus(to).times(0.5);
    let out = ahead.minus(middle).times(4.0 / 3.0);
    path.0.push(Segment::Curve(from.plus(out), to.plus(out), to));
}

fn disc(at: Point, radius: f64) -> Vec<Segment> {
    Path::circle(at, radius).0
}

/// The press at the end of a level stroke, stronger where the stroke turns down.
fn shoulder(piece: &Piece, weight: f64, turns: bool, path: &mut Path) {
    let (at, way) = follow(&piece.points, 1.0);
    let up = Point::new(way.y, -way.x);
    let place = |along: f64, high: f64| at.plus(way.times(along * weight)).plus(up.times(high * weight));
    let corners = match turns {
        true => {
            [place(-0.75, 0.3), place(0.02, 0.82), place(0.62, 0.2), place(0.52, -0.5), place(-0.5, -0.42)]
        }
        false => {
            [place(-0.95, 0.28), place(-0.12, 0.74), place(0.5, 0.02), place(0.16, -0.4), place(-0.7, -0.34)]
        }
    };
    let middle = |a: Point, b: Point| a.plus(b).times(0.5);
    let mut last = middle(corners[4], corners[0]);
    path.0.push(Segment::Move(last));
    for (i, corner) in corners.iter().enumerate() {
        let next = middle(*corner, corners[(i + 1) % corners.len()]);
        let toward = |from: Point| from.plus(corner.minus(from).times(0.66));
        path.0.push(Segment::Curve(toward(last), toward(next), next));
        last = next;
    }
    path.0.push(Segment::Close);
}
