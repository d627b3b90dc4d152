//! Outlines, and operations on them.

use std::fmt::Write;

use chesswright_rules::definition::drawing;

/// A point on the page; `y` grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// The distance to the right.
    pub x: f64,
    /// The distance downwards.
    pub y: f64,
}

impl Point {
    /// A point.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The sum of two points.
    pub fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    /// The vector from another point to this one.
    pub fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    /// The point scaled from the origin.
    pub fn times(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    /// The distance from the origin.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// Turned clockwise (on the page) about the origin.
    pub fn turned(self, degrees: f64) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

/// A segment of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Starts a new part of the outline.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A cubic curve with its two control points.
    Curve(Point, Point, Point),
    /// A line back to the start.
    Close,
}

/// An outline of absolute lines and cubic curves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Segment>);

impl From<&[drawing::Segment]> for Path {
    fn from(segments: &[drawing::Segment]) -> Self {
        let at = |[x, y]: drawing::Point| Point::new(x, y);
        let segment = |segment: &drawing::Segment| match *segment {
            drawing::Segment::Move(p) => Segment::Move(at(p)),
            drawing::Segment::Line(p) => Segment::Line(at(p)),
            drawing::Segment::Curve(a, b, p) => Segment::Curve(at(a), at(b), at(p)),
            drawing::Segment::Close => Segment::Close,
        };
        Self(segments.iter().map(segment).collect())
    }
}

impl Path {
    /// Parses an outline in the syntax of SVG paths. Returns `None` for any other text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(Self::from(drawing::path(text).ok()?.as_slice()))
    }

    /// A circle.
    pub fn circle(centre: Point, radius: f64) -> Self {
        let k = radius * 0.552_284_75;
        let at = |x: f64, y: f64| centre.plus(Point::new(x, y));
        Self(vec![
            Segment::Move(at(radius, 0.0)),
            Segment::Curve(at(radius, k), at(k, radius), at(0.0, radius)),
            Segment::Curve(at(-k, radius), at(-radius, k), at(-radius, 0.0)),
            Segment::Curve(at(-radius, -k), at(-k, -radius), at(0.0, -radius)),
            Segment::Curve(at(k, -radius), at(radius, -k), at(radius, 0.0)),
            Segment::Close,
        ])
    }

    /// A polygon.
    pub fn polygon(corners: &[Point]) -> Self {
        let mut segments: Vec<Segment> = corners.iter().map(|&p| Segment::Line(p)).collect();
        if let Some(first) = corners.first() {
            segments[0] = Segment::Move(*first);
            segments.push(Segment::Close);
        }
        Self(segments)
    }

    /// Changes every point.
    pub fn map(&self, f: impl Fn(Point) -> Point) -> Self {
        let change = |segment: &Segment| match *segment {
            Segment::Move(p) => Segment::Move(f(p)),
            Segment::Line(p) => Segment::Line(f(p)),
            Segment::Curve(a, b, p) => Segment::Curve(f(a), f(b), f(p)),
            Segment::Close => Segment::Close,
        };
        Self(self.0.iter().map(change).collect())
    }

    /// Makes a symmetric outline from its right half, which runs from the top of the axis to its foot.
    pub fn mirrored(&self, axis: f64) -> Self {
        let flip = |p: Point| Point::new(2.0 * axis - p.x, p.y);
        let mut segments: Vec<Segment> = self.0.iter().filter(|s| **s != Segment::Close).copied().collect();
        let mut points = vec![];
        for segment in &segments {
            if let Segment::Move(p) | Segment::Line(p) | Segment::Curve(_, _, p) = *segment {
                points.push(p);
            }
        }
        for (i, segment) in segments.clone().iter().enumerate().skip(1).rev() {
            let back = flip(points[i - 1]);
            segments.push(match *segment {
                Segment::Curve(a, b, _) => Segment::Curve(flip(b), flip(a), back),
                _ => Segment::Line(back),
            });
        }
        segments.push(Segment::Close);
        Self(segments)
    }

    /// The box around all points and control points: upper left, lower right.
    pub fn bounds(&self) -> Option<(Point, Point)> {
        let mut points = vec![];
        for segment in &self.0 {
            match *segment {
                Segment::Move(p) | Segment::Line(p) => points.push(p),
                Segment::Curve(a, b, p) => points.extend([a, b, p]),
                Segment::Close => {}
            }
        }
        let first = *points.first()?;
        Some(points.iter().fold((first, first), |(low, high), p| {
            (Point::new(low.x.min(p.x), low.y.min(p.y)), Point::new(high.x.max(p.x), high.y.max(p.y)))
        }))
    }

    /// The outline as chains of points, each curve in this many steps. Closed chains end where they begin.
    pub fn chains(&self, steps: usize) -> Vec<Vec<Point>> {
        let mut chains: Vec<Vec<Point>> = vec![];
        for segment in &self.0 {
            let last = chains.last().and_then(|chain| chain.last()).copied().unwrap_or_default();
            match *segment {
                Segment::Move(p) => chains.push(vec![p]),
                Segment::Line(p) => chains.last_mut().into_iter().for_each(|chain| chain.push(p)),
                Segment::Curve(a, b, p) => {
                    let at = |t: f64| {
                        let s = 1.0 - t;
                        last.times(s * s * s)
                            .plus(a.times(3.0 * s * s * t))
                            .plus(b.times(3.0 * s * t * t))
                            .plus(p.times(t * t * t))
                    };
                    let points = (1..=steps).map(|i| at(i as f64 / steps as f64));
                    chains.last_mut().into_iter().for_each(|chain| chain.extend(points.clone()));
                }
                Segment::Close => {
                    if let Some(chain) = chains.last_mut() {
                        chain.push(chain[0]);
                    }
                }
            }
        }
        chains
    }

    /// The outline in SVG syntax.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for segment in &self.0 {
            let (letter, points): (char, &[Point]) = match segment {
                Segment::Move(p) => ('M', &[*p]),
                Segment::Line(p) => ('L', &[*p]),
                Segment::Curve(a, b, p) => ('C', &[*a, *b, *p]),
                Segment::Close => ('Z', &[]),
            };
            out.push(letter);
            for (i, p) in points.iter().enumerate() {
                let gap = if i == 0 { "" } else { " " };
                let _ = write!(out, "{gap}{} {}", number(p.x), number(p.y));
            }
        }
        out
    }
}

/// A number with at most two decimals, as short as possible, and the same on every machine.
pub fn number(n: f64) -> String {
    let hundredths = (n * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
        rest => format!("{sign}{whole}.{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsed_texts_are_written_back() {
        let path = Path::parse("M1 2 L3.5,4 5 6C1 2 3 4 5 6.25Z").unwrap();
        assert_eq!(path.text(), "M1 2L3.5 4L5 6C1 2 3 4 5 6.25Z");
        assert_eq!(Path::parse("M1 2 A3"), None);
        assert_eq!(Path::parse("M1"), None);
        assert_eq!(Path::parse("M1 2Z 3 4"), None);
    }

    #[test]
    fn numbers_are_short() {
        let written = [0.0, -0.004, 1.5, -2.25, 10.0, 3.149].map(number);
        assert_eq!(written, ["0", "0", "1.5", "-2.25", "10", "3.15"]);
    }

    #[test]
    fn a_half_is_mirrored() {
        let half = Path::parse("M50 10 L60 20 C60 30 70 40 80 50 L50 50").unwrap();
        assert_eq!(
            half.mirrored(50.0).text(),
            "M50 10L60 20C60 30 70 40 80 50L50 50L20 50C30 40 40 30 40 20L50 10Z"
        );
    }
}
