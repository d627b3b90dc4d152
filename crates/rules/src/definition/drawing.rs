//! Drawings of a document: SVG path data and colours, read so strictly that they are safe to show anywhere.
//!
//! A path is text from a stranger. Only the commands and numbers of a path pass, its length and the number of its
//! segments are limited, and it must stay in the box of the piece. What is read are absolute lines and cubic curves:
//! whoever draws them never sees the text.
//!
//! ```
//! use chesswright_rules::definition::drawing::{Segment, outline};
//!
//! let path = outline("M10 10h80V90z").unwrap();
//! assert_eq!(path[2], Segment::Line([90.0, 90.0]));
//! let mistake = outline("M10 10 url(#x)").unwrap_err();
//! assert_eq!((mistake.at, mistake.what.to_string().as_str()), (7..8, "`u` is not allowed in an outline"));
//! ```

use std::ops::Range;

use super::limits;
use super::model::PieceLook;
use super::suggest;
use crate::message;
use crate::message::Message;

/// The width and height of the box of a drawing.
const BOX: f64 = 100.0;
/// How far a curve may leave the box, so that rounded numbers do no harm.
const SLACK: f64 = 0.5;

/// A point: its distance to the right and downwards.
pub type Point = [f64; 2];

/// A segment of a path, in absolute coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Starts a new part of the path.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A cubic curve: its two control points and its end.
    Curve(Point, Point, Point),
    /// A line back to the start of the part.
    Close,
}

/// What is wrong with a path, and which bytes of its text are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathMistake {
    /// The part of the text.
    pub at: Range<usize>,
    /// What is wrong.
    pub what: Message,
    /// What would have been correct.
    pub expected: Message,
}

/// The outlines of a piece that a document draws itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnDrawing {
    /// Outlines filled with the colour of the side.
    pub fills: Vec<Vec<Segment>>,
    /// Outlines that are drawn along.
    pub lines: Vec<Vec<Segment>>,
    /// Outlines filled with the colour of the lines.
    pub spots: Vec<Vec<Segment>>,
}

impl PieceLook {
    /// The outlines that the document draws. `None` if there are none, or if any of them is wrong: half a drawing
    /// could be taken for another piece.
    pub fn own_drawing(&self) -> Option<OwnDrawing> {
        let read = |list: &[String]| list.iter().map(|text| outline(text).ok()).collect::<Option<Vec<_>>>();
        let all = || self.fills.iter().chain(&self.lines).chain(&self.spots);
        let characters: usize = all().map(String::len).sum();
        if characters == 0 || characters > limits::MAX_DRAWING {
            return None;
        }
        let drawing =
            OwnDrawing { fills: read(&self.fills)?, lines: read(&self.lines)?, spots: read(&self.spots)? };
        (drawing.segments() <= limits::MAX_SEGMENTS).then_some(drawing)
    }
}

impl OwnDrawing {
    /// The number of segments of all outlines.
    pub fn segments(&self) -> usize {
        self.fills.iter().chain(&self.lines).chain(&self.spots).map(Vec::len).sum()
    }
}

/// The channels of a colour written as `#rrggbb`, in lower case.
pub fn colour(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#')?;
    if digits.len() != 6 || !digits.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    let number = u32::from_str_radix(digits, 16).ok()?;
    Some([(number >> 16) as u8, (number >> 8) as u8, number as u8])
}

/// Reads an outline of a drawing: a path that stays in the box from 0 to 100.
///
/// # Errors
/// Fails at the first part of the text that is no path, leaves the box or exceeds a limit.
pub fn outline(text: &str) -> Result<Vec<Segment>, PathMistake> {
    if text.len() > limits::MAX_OUTLINE {
        let what = message!("the outline has {count} characters", count = text.len());
        return Err(PathMistake {
            at: 0..text.len(),
            what,
            expected: message!("at most {most}", most = limits::MAX_OUTLINE),
        });
    }
    if !text.trim_start_matches(is_space).starts_with(['M', 'm']) {
        // A character that means nothing is the more helpful thing to name.
        if let Some(odd) = odd(text) {
            return Err(odd);
        }
        let what = message!("the outline has no starting point");
        let expected = message!("`M` and two numbers first, such as `M10 10`");
        return Err(PathMistake { at: 0..text.len(), what, expected });
    }
    Reader { boxed: true, ..Reader::new(text) }.read()
}

/// Reads a path of any size and place: the syntax of the `d` of an SVG path.
///
/// # Errors
/// Fails at the first part of the text that is no path.
pub fn path(text: &str) -> Result<Vec<Segment>, PathMistake> {
    Reader::new(text).read()
}

fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

/// The commands of a path, each of which may also be written in lower case.
const COMMANDS: [&str; 10] = ["M", "L", "H", "V", "C", "S", "Q", "T", "A", "Z"];

fn is_known(c: char) -> bool {
    let is_command = |c: char| COMMANDS.iter().any(|known| known.starts_with(c.to_ascii_uppercase()));
    is_command(c) || is_space(c) || c.is_ascii_digit() || matches!(c, '+' | '-' | '.' | ',' | 'e' | 'E')
}

/// The first character that cannot be part of a path.
fn odd(text: &str) -> Option<PathMistake> {
    let (at, c) = text.char_indices().find(|&(_, c)| !is_known(c))?;
    Some(PathMistake {
        at: at..at + c.len_utf8(),
        what: message!("`{sign}` is not allowed in an outline", sign = c.escape_debug().to_string()),
        expected: message!("one of {words}, and numbers", words = suggest::list(COMMANDS)),
    })
}

/// Reads a path from left to right.
struct Reader<'a> {
    text: &'a str,
    /// The byte to be read next.
    at: usize,
    segments: Vec<Segment>,
    /// Where the pen is, and where the part began.
    pen: Point,
    start: Point,
    /// The last control point of a cubic or of a quadratic curve, which `S` and `T` mirror.
    cubic: Option<Point>,
    quadratic: Option<Point>,
    /// Whether the path must stay in the box of a drawing.
    boxed: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let (pen, start) = ([0.0; 2], [0.0; 2]);
        Self { text, at: 0, segments: vec![], pen, start, cubic: None, quadratic: None, boxed: false }
    }

    fn read(mut self) -> Result<Vec<Segment>, PathMistake> {
        // Named first, because it says most about a text that is no path at all.
        if let Some(odd) = odd(self.text) {
            return Err(odd);
        }
        let mut command = 'M';
        let mut first = true;
        self.skip();
        while let Some(next) = self.peek() {
            let begun = self.at;
            if next.is_ascii_alphabetic() {
                if !COMMANDS.iter().any(|known| known.starts_with(next.to_ascii_uppercase())) {
                    return Err(self.no_number(begun));
                }
                command = next;
                self.at += 1;
            } else if !first && matches!(command, 'Z' | 'z') {
                return Err(self.mistake(
                    begun..begun + 1,
                    message!("no numbers follow `Z`"),
                    message!("a command such as `M`"),
                ));
            }
            let (before, pen) = (self.segments.len(), self.pen);
            self.step(command)?;
            if self.boxed {
                self.check_box(before, pen, begun)?;
            }
            // As in SVG, further numbers after a move are lines.
            command = match command {
                'M' => 'L',
                'm' => 'l',
                same => same,
            };
            first = false;
            self.skip();
        }
        Ok(self.segments)
    }

    /// Reads the numbers of a command, and appends its segments.
    fn step(&mut self, command: char) -> Result<(), PathMistake> {
        let relative = command.is_ascii_lowercase();
        let (cubic, quadratic) = (self.cubic.take(), self.quadratic.take());
        match command.to_ascii_uppercase() {
            'M' => {
                let to = self.point(relative)?;
                self.start = to;
                self.go(Segment::Move(to), to);
            }
            'L' => {
                let to = self.point(relative)?;
                self.go(Segment::Line(to), to);
            }
            'H' => {
                let x = self.number()? + if relative { self.pen[0] } else { 0.0 };
                let to = [x, self.pen[1]];
                self.go(Segment::Line(to), to);
            }
            'V' => {
                let y = self.number()? + if relative { self.pen[1] } else { 0.0 };
                let to = [self.pen[0], y];
                self.go(Segment::Line(to), to);
            }
            'C' => {
                let (a, b, to) = (self.point(relative)?, self.point(relative)?, self.point(relative)?);
                self.curve(a, b, to);
            }
            'S' => {
                let a = cubic.map_or(self.pen, |handle| mirrored(handle, self.pen));
                let (b, to) = (self.point(relative)?, self.point(relative)?);
                self.curve(a, b, to);
            }
            'Q' => {
                let (handle, to) = (self.point(relative)?, self.point(relative)?);
                self.bend(handle, to);
            }
            'T' => {
                let handle = quadratic.map_or(self.pen, |handle| mirrored(handle, self.pen));
                let to = self.point(relative)?;
                self.bend(handle, to);
            }
            'A' => {
                let radii = [self.number()?, self.number()?];
                let turn = self.number()?;
                let (large, clockwise) = (self.flag()?, self.flag()?);
                let to = self.point(relative)?;
                self.arc(radii, turn, large, clockwise, to);
            }
            _ => {
                let start = self.start;
                self.go(Segment::Close, start);
            }
        }
        Ok(())
    }

    fn go(&mut self, segment: Segment, to: Point) {
        self.segments.push(segment);
        self.pen = to;
    }

    fn curve(&mut self, a: Point, b: Point, to: Point) {
        self.cubic = Some(b);
        self.go(Segment::Curve(a, b, to), to);
    }

    /// A quadratic curve as a cubic one.
    fn bend(&mut self, handle: Point, to: Point) {
        let toward = |from: Point| [0, 1].map(|i| from[i] + (handle[i] - from[i]) * (2.0 / 3.0));
        self.quadratic = Some(handle);
        self.go(Segment::Curve(toward(self.pen), toward(to), to), to);
    }

    /// An arc of an ellipse as cubic curves, each at most a quarter of a turn. The formulas are those of the
    /// implementation notes of SVG.
    fn arc(&mut self, radii: [f64; 2], turn: f64, large: bool, clockwise: bool, to: Point) {
        let from = self.pen;
        let [mut rx, mut ry] = radii.map(f64::abs);
        if from == to {
            return;
        }
        if rx == 0.0 || ry == 0.0 {
            return self.go(Segment::Line(to), to);
        }
        let (sin, cos) = turn.to_radians().sin_cos();
        // Half the way from end to start, in the axes of the ellipse.
        let (dx, dy) = ((from[0] - to[0]) / 2.0, (from[1] - to[1]) / 2.0);
        let half = [cos * dx + sin * dy, cos * dy - sin * dx];
        // Radii that are too small to reach the end grow.
        let short = (half[0] / rx).powi(2) + (half[1] / ry).powi(2);
        if short > 1.0 {
            (rx, ry) = (rx * short.sqrt(), ry * short.sqrt());
        }
        let below = (rx * half[1]).powi(2) + (ry * half[0]).powi(2);
        let root = (((rx * ry).powi(2) - below).max(0.0) / below).sqrt();
        let root = if large == clockwise { -root } else { root };
        let centre = [root * rx * half[1] / ry, -root * ry * half[0] / rx];
        let angle = |sign: f64| ((sign * half[1] - centre[1]) / ry).atan2((sign * half[0] - centre[0]) / rx);
        let first = angle(1.0);
        let whole = std::f64::consts::TAU;
        let swept = (angle(-1.0) - first).rem_euclid(whole);
        let swept = if clockwise { swept } else { swept - whole };
        let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
        let place = |x: f64, y: f64| {
            let (x, y) = (x * rx + centre[0], y * ry + centre[1]);
            [cos * x - sin * y + middle[0], sin * x + cos * y + middle[1]]
        };
        let parts = (swept.abs() / std::f64::consts::FRAC_PI_2 - 1e-9).ceil().max(1.0);
        let each = swept / parts;
        let pull = 4.0 / 3.0 * (each / 4.0).tan();
        for i in 0..parts as usize {
            let (start, end) = (first + each * i as f64, first + each * (i + 1) as f64);
            let ((s0, c0), (s1, c1)) = (start.sin_cos(), end.sin_cos());
            let last = i + 1 == parts as usize;
            let end = if last { to } else { place(c1, s1) };
            let (a, b) = (place(c0 - pull * s0, s0 + pull * c0), place(c1 + pull * s1, s1 - pull * c1));
            self.go(Segment::Curve(a, b, end), end);
        }
    }

    fn point(&mut self, relative: bool) -> Result<Point, PathMistake> {
        let (x, y) = (self.number()?, self.number()?);
        Ok(if relative { [x + self.pen[0], y + self.pen[1]] } else { [x, y] })
    }

    /// Reads a number: a sign, digits with a point, and an exponent. The next one may follow without a gap if it
    /// begins with a sign or a second point.
    fn number(&mut self) -> Result<f64, PathMistake> {
        self.skip();
        let begun = self.at;
        self.accept(&['+', '-']);
        self.digits();
        if self.accept(&['.']) {
            self.digits();
        }
        let mantissa = self.at;
        if self.accept(&['e', 'E']) {
            self.accept(&['+', '-']);
            if self.digits() == 0 {
                self.at = mantissa;
            }
        }
        let number = self.text[begun..self.at].parse::<f64>().ok().filter(|number| number.is_finite());
        number.ok_or_else(|| self.no_number(begun))
    }

    /// Reads a flag of an arc: one digit, which need not be followed by a gap.
    fn flag(&mut self) -> Result<bool, PathMistake> {
        self.skip();
        let begun = self.at;
        let flag = self.peek().filter(|c| matches!(c, '0' | '1'));
        self.at += 1;
        let end = self.text.len().min(self.at);
        flag.map(|c| c == '1').ok_or_else(|| {
            self.mistake(
                begun..end,
                message!("this is no flag of an arc"),
                message!("{one} or {other}", one = "`0`", other = "`1`"),
            )
        })
    }

    fn digits(&mut self) -> usize {
        let begun = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.at += 1;
        }
        self.at - begun
    }

    fn accept(&mut self, wanted: &[char]) -> bool {
        let found = self.peek().is_some_and(|c| wanted.contains(&c));
        self.at += usize::from(found);
        found
    }

    /// Skips the gap between two words.
    fn skip(&mut self) {
        while self.peek().is_some_and(|c| is_space(c) || c == ',') {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    fn no_number(&self, at: usize) -> PathMistake {
        let word = self.text[at..].find(|c: char| is_space(c) || c == ',').unwrap_or(self.text.len() - at);
        let (what, at) = match word {
            0 => (message!("a number is missing here"), at.saturating_sub(1)..at.max(1).min(self.text.len())),
            word => (message!("this is no number"), at..at + word),
        };
        self.mistake(at, what, message!("a number such as `12.5`"))
    }

    fn mistake(&self, at: Range<usize>, what: Message, expected: Message) -> PathMistake {
        PathMistake { at, what, expected }
    }

    /// Checks that the segments from a number on stay in the box. They begin at a point, and the text from a byte on
    /// means them. A line back to the start cannot leave the box.
    fn check_box(&self, from: usize, mut pen: Point, begun: usize) -> Result<(), PathMistake> {
        for segment in &self.segments[from..] {
            let (curve, end) = match *segment {
                Segment::Move(to) | Segment::Line(to) => ([to; 4], to),
                Segment::Curve(a, b, to) => ([pen, a, b, to], to),
                Segment::Close => continue,
            };
            let inside = (0..2).all(|axis| {
                let (low, high) = span(curve.map(|point| point[axis]));
                low >= -SLACK && high <= BOX + SLACK
            });
            if !inside {
                let expected = message!("coordinates from 0 to 100");
                return Err(self.mistake(
                    begun..self.at,
                    message!("the outline leaves its box here"),
                    expected,
                ));
            }
            pen = end;
        }
        Ok(())
    }
}

fn mirrored(handle: Point, about: Point) -> Point {
    [2.0 * about[0] - handle[0], 2.0 * about[1] - handle[1]]
}

/// The smallest and the largest value of a cubic curve on one axis: at its ends, or where its slope is zero.
fn span([p, a, b, q]: [f64; 4]) -> (f64, f64) {
    let at = |t: f64| {
        let s = 1.0 - t;
        s * s * s * p + 3.0 * s * s * t * a + 3.0 * s * t * t * b + t * t * t * q
    };
    // A third of the slope is x·t² + y·t + z.
    let (x, y, z) = (q - 3.0 * b + 3.0 * a - p, 2.0 * (b - 2.0 * a + p), a - p);
    let root = (y * y - 4.0 * x * z).max(0.0).sqrt();
    let flat = match x.abs() < 1e-9 {
        true => [-z / y, -z / y],
        false => [(-y - root) / (2.0 * x), (-y + root) / (2.0 * x)],
    };
    let turns = flat.into_iter().filter(|t| (0.0..=1.0).contains(t)).map(at);
    turns.fold((p.min(q), p.max(q)), |(low, high), value| (low.min(value), high.max(value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A path in absolute commands, rounded.
    fn written(text: &str) -> String {
        let tenth = |n: f64| (n * 10.0).round() / 10.0 + 0.0;
        let point = |p: Point| format!("{:.1} {:.1}", tenth(p[0]), tenth(p[1]));
        let one = |segment: &Segment| match *segment {
            Segment::Move(p) => format!("M{}", point(p)),
            Segment::Line(p) => format!("L{}", point(p)),
            Segment::Curve(a, b, p) => format!("C{} {} {}", point(a), point(b), point(p)),
            Segment::Close => "Z".to_owned(),
        };
        path(text).unwrap().iter().map(one).collect()
    }

    #[test]
    fn every_command_becomes_lines_and_curves() {
        let cases = [
            ("", ""),
            ("M1 2 3 4", "M1.0 2.0L3.0 4.0"),
            ("m1 2 3 4zl1 1", "M1.0 2.0L4.0 6.0ZL2.0 3.0"),
            ("M10,10H20V30h-5v-5", "M10.0 10.0L20.0 10.0L20.0 30.0L15.0 30.0L15.0 25.0"),
            ("M0 0c1 2 3 4 5 6s1 1 2 2", "M0.0 0.0C1.0 2.0 3.0 4.0 5.0 6.0C7.0 8.0 6.0 7.0 7.0 8.0"),
            ("M0 0S1 1 2 2", "M0.0 0.0C0.0 0.0 1.0 1.0 2.0 2.0"),
            ("M0 0Q3 0 3 3T6 6", "M0.0 0.0C2.0 0.0 3.0 1.0 3.0 3.0C3.0 5.0 4.0 6.0 6.0 6.0"),
            ("M0-.5.5-1e1", "M0.0 -0.5L0.5 -10.0"),
            // A quarter of a circle; a line, because a radius is zero; nothing, because it goes nowhere.
            ("M10 0A10 10 0 0 1 20 10", "M10.0 0.0C15.5 0.0 20.0 4.5 20.0 10.0"),
            ("M10 0a0 9 0 015 5", "M10.0 0.0L15.0 5.0"),
            ("M10 0A5 5 0 0 0 10 0", "M10.0 0.0"),
        ];
        for (text, expected) in cases {
            assert_eq!(written(text), expected, "{text}");
        }
    }

    #[test]
    fn an_arc_keeps_its_distance_from_its_centre() {
        for (flags, turns) in [("0 0", 1), ("0 1", 1), ("1 0", 3), ("1 1", 3)] {
            let found = path(&format!("M60 50A10 10 30 {flags} 50 60")).unwrap();
            assert_eq!(found.len(), 1 + turns, "{flags}");
            let centre = if ["0 1", "1 0"].contains(&flags) { [50.0, 50.0] } else { [60.0, 60.0] };
            for segment in &found[1..] {
                let Segment::Curve(.., to) = segment else { panic!("{segment:?}") };
                let away = (to[0] - centre[0]).hypot(to[1] - centre[1]);
                assert!((away - 10.0).abs() < 1e-9, "{flags}: {to:?}");
            }
        }
        // Radii that are too small grow until the arc is half a turn.
        assert_eq!(
            written("M0 0A1 1 0 0 1 20 0"),
            "M0.0 0.0C0.0 -5.5 4.5 -10.0 10.0 -10.0C15.5 -10.0 20.0 -5.5 20.0 0.0"
        );
    }

    #[test]
    fn mistakes_have_a_place() {
        let cases = [
            ("<svg/>", 0..1, "`<` is not allowed in an outline"),
            ("M1 1 url(#x)", 5..6, "`u` is not allowed in an outline"),
            ("10 10H20", 0..8, "the outline has no starting point"),
            ("", 0..0, "the outline has no starting point"),
            ("M10", 2..3, "a number is missing here"),
            ("M10 10L5 --5", 9..12, "this is no number"),
            ("M10 10e", 6..7, "this is no number"),
            ("M1 1z5", 5..6, "no numbers follow `Z`"),
            ("M1 1A5 5 0 2 1 9 9", 11..12, "this is no flag of an arc"),
            ("M1 1L1e999 1", 5..10, "this is no number"),
            ("M1 1L101 1", 4..10, "the outline leaves its box here"),
            ("M50 50C50 -100 60 -100 60 50", 6..28, "the outline leaves its box here"),
            ("M50 50m60 0z", 6..11, "the outline leaves its box here"),
        ];
        for (text, at, what) in cases {
            let mistake = outline(text).expect_err(text);
            assert_eq!((mistake.at, mistake.what.to_string().as_str()), (at, what), "{text}");
        }
        // A control point may lie outside, as long as the curve does not.
        assert!(outline("M50 40C50 -10 60 -10 60 40").is_ok());
    }

    #[test]
    fn colours_are_six_digits() {
        assert_eq!(colour("#c83c28"), Some([200, 60, 40]));
        for wrong in ["", "#", "#fff", "red", "#C83C28", "c83c28", "#c83c28;", "#+1234f", "#ééé", "url(#x)"]
        {
            assert_eq!(colour(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn half_a_drawing_is_none() {
        let look = |fills: &[&str]| PieceLook {
            fills: fills.iter().map(|text| (*text).to_owned()).collect(),
            ..PieceLook::default()
        };
        assert_eq!(look(&[]).own_drawing(), None);
        assert_eq!(look(&["M1 1h9v9z"]).own_drawing().map(|drawing| drawing.segments()), Some(4));
        assert_eq!(look(&["M1 1h9v9z", "M1 1!"]).own_drawing(), None);
        let many = format!("M1 1{}", "h1h-1".repeat(limits::MAX_SEGMENTS / 2));
        assert!(outline(&many).is_ok());
        assert_eq!(look(&[&many]).own_drawing(), None, "too many segments");
        let long = format!("M1 1{}", " ".repeat(limits::MAX_OUTLINE - 4));
        assert_eq!(look(&[long.as_str(); 6]).own_drawing(), None, "too many characters");
    }
}
