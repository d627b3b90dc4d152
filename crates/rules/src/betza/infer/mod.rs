//! From moves back to text: the shortest Betza string that says given moves.
//!
//! [`Strokes`] are the moves of a piece, taken apart into the smallest pieces: one step, one purpose (to move, to
//! capture, …), and how far. [`infer`] puts them together again in few letters:
//!
//! 1. The strokes are put in a form in which equal moves are equal values. What is contained in something else goes.
//! 2. Candidates are all components, such as `fcF` or `R3`, that say nothing which is not wanted.
//! 3. The cheapest set of candidates that says everything is found by branch and bound, or greedily if that takes too
//!    long; then the text is longer, but right.
//! 4. The text is read again, and must say the same moves. A text that does not is never returned.
//!
//! Moves of several legs are not strokes. A [`Sketch`] keeps the components that make them as they are written, and
//! infers the rest.

mod cover;
mod names;
mod strokes;

use std::fmt;

pub use strokes::{Purpose, Stroke, Strokes};

use super::ast::Component;
use super::diagnostic::Diagnostic;
use super::dialect::Options;
use super::lower::lower;
use super::mover::Mover;
use super::parse::parse;
use super::print::component_text;
use crate::board::{Geometry, Vector};
use crate::message;
use crate::message::Message;

/// Why moves cannot be said in Betza notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsayable {
    /// These moves have several legs, or are castling, a pass, or a leap to any cell.
    NotStrokes,
    /// The board has layers.
    Layers,
    /// No letters name this step with these rules.
    Stroke(Stroke),
    /// The text would be longer than texts may be.
    TooLong,
}

impl Unsayable {
    /// Why the moves cannot be said.
    pub fn message(&self) -> Message {
        match self {
            Self::NotStrokes => message!("a move of several legs has no shorter text"),
            Self::Layers => message!("moves through layers have no shorter text"),
            Self::Stroke(Stroke { step, .. }) => {
                message!("Betza notation cannot say this step to ({x}, {y})", x = step.x, y = step.y)
            }
            Self::TooLong => message!("these moves need a longer text than a piece may have"),
        }
    }
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Unsayable {}

/// The shortest Betza string, in the default dialect, for moves on boards of a geometry.
///
/// ```
/// use chesswright_rules::betza::{Options, infer::infer, lower, parse};
/// use chesswright_rules::board::Geometry;
///
/// let movers = |text: &str| lower(&parse(text, &Options::default()).unwrap(), Geometry::Square).unwrap();
/// assert_eq!(infer(&movers("flFfWfrFlWrWblFbWbrF"), Geometry::Square).unwrap(), "K");
/// assert_eq!(infer(&movers("fWfFblFbrF"), Geometry::Square).unwrap(), "FfW");
/// ```
///
/// # Errors
/// Moves that are not strokes, and strokes that no letters name.
pub fn infer(movers: &[Mover], geometry: Geometry) -> Result<String, Unsayable> {
    Strokes::of(movers, geometry)?.text()
}

/// Whether two pieces have the same moves, as far as the forms of their movers tell: strokes are compared by their
/// meaning, moves of several legs by their legs.
pub fn same(a: &[Mover], b: &[Mover], geometry: Geometry) -> bool {
    let parts = |movers: &[Mover]| {
        let (rides, others): (Vec<Mover>, Vec<Mover>) =
            movers.iter().cloned().partition(|mover| matches!(mover, Mover::Ride(_)));
        (Strokes::of(&rides, geometry), others)
    };
    let ((rides, others), (rides_b, others_b)) = (parts(a), parts(b));
    let contains = |some: &[Mover], all: &[Mover]| some.iter().all(|mover| all.contains(mover));
    rides == rides_b && contains(&others, &others_b) && contains(&others_b, &others)
}

/// The moves of a piece for an editor: its strokes, and the components that are kept as they are written.
///
/// ```
/// use chesswright_rules::betza::infer::{Purpose, Sketch};
/// use chesswright_rules::betza::mover::{Leg, Modality};
/// use chesswright_rules::board::{Geometry, Vector};
///
/// let mut lion = Sketch::of("KNADcaKmcabK", Geometry::Square).unwrap();
/// assert_eq!(lion.kept, ["caK", "mcabK"]);
/// lion.strokes.remove_step(Vector::flat(0, 2));
/// assert_eq!(lion.text().unwrap(), "KNAbsDcaKmcabK");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The strokes.
    pub strokes: Strokes,
    /// The texts of the components that are not made of strokes.
    pub kept: Vec<String>,
}

impl Sketch {
    /// A piece without moves.
    pub fn empty(geometry: Geometry) -> Self {
        Self { strokes: Strokes::new(geometry), kept: vec![] }
    }

    /// Takes a text in the default dialect apart.
    ///
    /// # Errors
    /// What is wrong with the text, or means nothing in this geometry.
    pub fn of(text: &str, geometry: Geometry) -> Result<Self, Vec<Diagnostic>> {
        let piece = parse(text, &Options::default())?;
        let mut sketch = Self::empty(geometry);
        for component in &piece.components {
            let mut alone = piece.clone();
            alone.components = vec![component.clone()];
            let movers = lower(&alone, geometry)?;
            match Strokes::of(&movers, geometry) {
                Ok(strokes) => strokes.iter().for_each(|stroke| sketch.strokes.add(stroke)),
                Err(_) => sketch.kept.push(kept_text(component)),
            }
        }
        Ok(sketch)
    }

    /// The shortest text. It is empty if there are no moves.
    ///
    /// # Errors
    /// Strokes that no letters name.
    pub fn text(&self) -> Result<String, Unsayable> {
        let mut text = self.strokes.text()?;
        for kept in &self.kept {
            append(&mut text, kept);
        }
        if text.len() > super::limits::MAX_LENGTH { Err(Unsayable::TooLong) } else { Ok(text) }
    }

    /// Whether the piece can be shown as strokes to cells of the same layer.
    pub fn is_flat(&self) -> bool {
        self.strokes.geometry() != Geometry::Layers
    }
}

fn kept_text(component: &Component) -> String {
    component_text(component, Options::default().dialect)
}

/// Appends a component. Two equal atoms side by side would read as a doubled one.
fn append(text: &mut String, component: &str) {
    if text.ends_with(|c: char| c.is_ascii_uppercase() && component.starts_with(c)) {
        text.push(if text.ends_with(['R', 'B', 'Q']) { '0' } else { '1' });
    }
    text.push_str(component);
}

impl Strokes {
    /// The shortest text, which has been read again. It is empty if there are no strokes.
    ///
    /// # Errors
    /// Strokes that no letters name.
    pub fn text(&self) -> Result<String, Unsayable> {
        if self.is_empty() {
            return Ok(String::new());
        }
        if self.geometry() == Geometry::Layers {
            return Err(Unsayable::Layers);
        }
        let mut parts = vec![];
        for (order, group) in self.groups().iter().enumerate() {
            parts.extend(cover::cover(group, self.geometry())?.into_iter().map(|part| (order, part)));
        }
        // Bare atoms come first: `FfW`, `KifmnD`. The order of what has other rules stays.
        parts.sort_by_key(|(order, part)| (!part.is_bare(), *order, part.rank));
        let mut text = String::new();
        for (_, part) in &parts {
            append(&mut text, &part.text);
        }
        self.prove(&text)?;
        Ok(text)
    }

    /// Reads a text again and compares the moves.
    fn prove(&self, text: &str) -> Result<(), Unsayable> {
        if text.len() > super::limits::MAX_LENGTH {
            return Err(Unsayable::TooLong);
        }
        let read =
            parse(text, &Options::default()).ok().and_then(|piece| lower(&piece, self.geometry()).ok());
        match read.and_then(|movers| Self::of(&movers, self.geometry()).ok()) {
            Some(read) if read == *self => Ok(()),
            read => {
                let missing = self.iter().find(|stroke| read.as_ref().is_none_or(|read| !read.says(stroke)));
                Err(missing.map_or(Unsayable::NotStrokes, Unsayable::Stroke))
            }
        }
    }
}

/// The step of a place: what an editor shows in a cell.
pub fn is_multiple(step: Vector, of: Vector) -> Option<u16> {
    let largest = |v: Vector| v.x.abs().max(v.y.abs()).max(v.z.abs());
    let (whole, part) = (largest(step), largest(of));
    let times = whole.checked_div(part).filter(|times| *times > 0)?;
    (of * times == step).then_some(times as u16)
}
