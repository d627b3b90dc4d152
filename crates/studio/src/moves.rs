//! Moves as a diagram: a click sets or clears a cell, a drag makes a slide.

use chesswright_rules::betza::infer::{Purpose, Sketch, Stroke};
use chesswright_rules::betza::mover::{FirstMove, Hop, UNLIMITED};
use chesswright_rules::board::{Geometry, Vector};

/// Which other cells change together with one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// All directions.
    #[default]
    All,
    /// Left and right.
    LeftRight,
    /// No others.
    None,
}

/// What a new stroke is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chip {
    /// To move and to capture.
    #[default]
    Both,
    /// To move only.
    Move,
    /// To capture only.
    Capture,
    /// To move and capture, as the first move of the piece.
    First,
    /// To move and capture if nothing stands in the way.
    Lame,
    /// To move and capture over an obstacle next to the piece.
    Jump,
    /// To move and capture over a piece, any distance beyond it.
    Over,
    /// To move and capture over a piece, right behind it.
    Behind,
}

impl Chip {
    /// All of them, in the order in which people learn them.
    pub const ALL: [Self; 8] = [
        Self::Both,
        Self::Move,
        Self::Capture,
        Self::First,
        Self::Lame,
        Self::Jump,
        Self::Over,
        Self::Behind,
    ];

    /// Its letter in Betza notation; none for a plain move.
    pub fn letter(self) -> &'static str {
        match self {
            Self::Both => "",
            Self::Move => "m",
            Self::Capture => "c",
            Self::First => "i",
            Self::Lame => "n",
            Self::Jump => "j",
            Self::Over => "p",
            Self::Behind => "g",
        }
    }

    fn purposes(self) -> &'static [Purpose] {
        match self {
            Self::Move => &[Purpose::Move],
            Self::Capture => &[Purpose::Capture],
            _ => &[Purpose::Move, Purpose::Capture],
        }
    }

    fn stroke(self, step: Vector, purpose: Purpose, most: u16) -> Stroke {
        let mut stroke = Stroke::plain(step, purpose, (1, most));
        match self {
            Self::First => stroke.rules.first = FirstMove::Unmoved,
            Self::Lame => stroke.rules.lame = true,
            Self::Jump => stroke.rules.jump = 1,
            Self::Over => stroke.rules.hop = Hop::Over,
            Self::Behind => stroke.rules.hop = Hop::Behind,
            Self::Both | Self::Move | Self::Capture => {}
        }
        stroke
    }
}

/// What a cell of the diagram shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The piece may move there.
    pub moves: bool,
    /// It may capture there.
    pub captures: bool,
    /// It gets there by a slide of several steps, or could go on.
    pub slides: bool,
    /// Only as its first move.
    pub first: bool,
    /// Only over another piece.
    pub hops: bool,
    /// Only if nothing stands in the way of the leap.
    pub lame: bool,
}

/// What a cell shows.
pub(crate) fn mark(sketch: &Sketch, at: Vector) -> Mark {
    let mut mark = Mark { first: true, hops: true, lame: true, ..Mark::default() };
    let mut any = false;
    for (stroke, times) in sketch.strokes.reaching(at) {
        // A piece that hops lands at the second cell at the earliest.
        if stroke.rules.hop != Hop::None && times < 2 && stroke.range.1 > 1 {
            continue;
        }
        any = true;
        mark.moves |= stroke.purpose == Purpose::Move;
        mark.captures |= stroke.purpose != Purpose::Move;
        mark.slides |= stroke.range.1 > 1;
        mark.first &= stroke.rules.first != FirstMove::Any;
        mark.hops &= stroke.rules.hop != Hop::None || stroke.rules.jump > 0;
        mark.lame &= stroke.rules.lame;
    }
    if any { mark } else { Mark::default() }
}

/// The cells that change together.
pub(crate) fn orbit(at: Vector, symmetry: Symmetry, geometry: Geometry) -> Vec<Vector> {
    let (x, y) = (at.x, at.y);
    let mut all = match (symmetry, geometry) {
        (Symmetry::None, _) => vec![(x, y)],
        // Left and right of a hexagonal board, whose axes lean.
        (Symmetry::LeftRight, Geometry::Hex) => vec![(x, y), (-x, x + y)],
        (Symmetry::LeftRight, _) => vec![(x, y), (-x, y)],
        (Symmetry::All, Geometry::Hex) => {
            let turned = (0..6).scan((x, y), |at, _| {
                let now = *at;
                *at = (now.0 + now.1, -now.0);
                Some(now)
            });
            turned.flat_map(|(x, y)| [(x, y), (-x, x + y)]).collect()
        }
        (Symmetry::All, _) => {
            vec![(x, y), (-x, y), (x, -y), (-x, -y), (y, x), (-y, x), (y, -x), (-y, -x)]
        }
    };
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(|(x, y)| Vector::flat(x, y)).collect()
}

/// The step of a slide through a cell: the nearest cell in that direction.
fn step_of(at: Vector) -> Vector {
    let (mut a, mut b) = (at.x.unsigned_abs(), at.y.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let divisor = (a as i16).max(1);
    Vector::flat(at.x / divisor, at.y / divisor)
}

/// Clicks a cell: sets a leap there, or clears what reaches it.
pub(crate) fn click(sketch: &mut Sketch, at: Vector, chip: Chip, symmetry: Symmetry) {
    let geometry = sketch.strokes.geometry();
    let leap = |at: Vector| chip.purposes().iter().map(move |&purpose| chip.stroke(at, purpose, 1));
    let reached = mark(sketch, at);
    let clears = match chip {
        // What is there goes, whatever it is.
        Chip::Both => reached.moves && reached.captures,
        _ => {
            leap(at).all(|stroke| sketch.strokes.says(&stroke))
                && sketch.strokes.reaching(at).all(|(stroke, _)| chip.purposes().contains(&stroke.purpose))
        }
    };
    let cells = orbit(at, symmetry, geometry);
    for &cell in &cells {
        if clears || matches!(chip, Chip::Both | Chip::Move | Chip::Capture) {
            clear(sketch, cell);
        }
        if !clears {
            leap(cell).for_each(|stroke| sketch.strokes.add(stroke));
        }
    }
}

/// Clears what reaches a cell: a leap there, or the slide through it.
fn clear(sketch: &mut Sketch, at: Vector) {
    let gone: Vec<Stroke> = sketch.strokes.reaching(at).map(|(stroke, _)| stroke).collect();
    sketch.strokes.retain(|stroke| !gone.contains(stroke));
}

/// Drags from the piece through a cell: makes a slide of that many steps; `None` for as far as the board goes.
pub(crate) fn slide(sketch: &mut Sketch, through: Vector, most: Option<u16>, chip: Chip, symmetry: Symmetry) {
    let geometry = sketch.strokes.geometry();
    for cell in orbit(step_of(through), symmetry, geometry) {
        let purposes = chip.purposes();
        // A shorter slide replaces a longer one.
        sketch.strokes.retain(|stroke| {
            stroke.step != cell
                || !purposes.contains(&stroke.purpose)
                || stroke.rules != chip.stroke(cell, stroke.purpose, 1).rules
        });
        for &purpose in purposes {
            sketch.strokes.add(chip.stroke(cell, purpose, most.unwrap_or(UNLIMITED)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square() -> Sketch {
        Sketch::empty(Geometry::Square)
    }

    fn text(sketch: &Sketch) -> String {
        sketch.text().expect("squares have letters for everything")
    }

    #[test]
    fn clicks_set_and_clear() {
        let mut sketch = square();
        click(&mut sketch, Vector::flat(1, 2), Chip::Both, Symmetry::All);
        assert_eq!(text(&sketch), "N");
        click(&mut sketch, Vector::flat(0, 1), Chip::Move, Symmetry::LeftRight);
        assert_eq!(text(&sketch), "NfmW");
        click(&mut sketch, Vector::flat(0, 1), Chip::Both, Symmetry::LeftRight);
        assert_eq!(text(&sketch), "NfW", "a move becomes a move that captures");
        click(&mut sketch, Vector::flat(-2, 1), Chip::Both, Symmetry::All);
        assert_eq!(text(&sketch), "fW");
        click(&mut sketch, Vector::flat(0, 1), Chip::Capture, Symmetry::None);
        assert_eq!(text(&sketch), "fcW");
        click(&mut sketch, Vector::flat(0, 1), Chip::Capture, Symmetry::None);
        assert_eq!(text(&sketch), "");
    }

    #[test]
    fn drags_make_slides() {
        let mut sketch = square();
        slide(&mut sketch, Vector::flat(0, 3), None, Chip::Both, Symmetry::All);
        assert_eq!(text(&sketch), "R");
        assert!(mark(&sketch, Vector::flat(0, -5)).slides);
        slide(&mut sketch, Vector::flat(0, 3), Some(3), Chip::Both, Symmetry::All);
        assert_eq!(text(&sketch), "R3");
        click(&mut sketch, Vector::flat(2, 0), Chip::Both, Symmetry::LeftRight);
        assert_eq!(text(&sketch), "vR3", "a click on a slide clears it");
        slide(&mut sketch, Vector::flat(2, 4), None, Chip::Both, Symmetry::All);
        assert_eq!(text(&sketch), "NNvR3");
    }

    #[test]
    fn symmetric_cells_are_symmetric() {
        assert_eq!(orbit(Vector::flat(1, 2), Symmetry::All, Geometry::Square).len(), 8);
        assert_eq!(orbit(Vector::flat(0, 2), Symmetry::All, Geometry::Square).len(), 4);
        assert_eq!(orbit(Vector::flat(0, 1), Symmetry::All, Geometry::Hex).len(), 6);
        assert_eq!(orbit(Vector::flat(1, 2), Symmetry::All, Geometry::Hex).len(), 12);
        let mut sketch = Sketch::empty(Geometry::Hex);
        click(&mut sketch, Vector::flat(0, 1), Chip::Both, Symmetry::All);
        assert_eq!(text(&sketch), "W");
        click(&mut sketch, Vector::flat(1, 2), Chip::Both, Symmetry::All);
        assert_eq!(text(&sketch), "WN");
    }

    #[test]
    fn first_moves_and_hops_stand_beside_others() {
        let mut sketch = Sketch::of("fmWfcF", Geometry::Square).expect("a pawn");
        slide(&mut sketch, Vector::flat(0, 2), Some(2), Chip::Over, Symmetry::All);
        assert!(mark(&sketch, Vector::flat(0, 2)).hops);
        click(&mut sketch, Vector::flat(0, 2), Chip::First, Symmetry::None);
        assert!(text(&sketch).contains("fmWfcF"), "{}", text(&sketch));
        assert!(text(&sketch).contains("ifD"), "{}", text(&sketch));
    }
}
