//! The drawings, grouped by what they show.
//!
//! A drawing fills a box of 100 by 100. The light comes from the upper left, all figures face left, and all stand on
//! the same foot. Pieces that ride on lines wear a hat that names the lines: a turret, a mitre, a coronet. Riders
//! whose leap repeats have wings.

mod armed;
mod beasts;
mod heads;
mod hooves;
mod men;
mod orthodox;

/// A drawing in a box of 100 by 100, lit from the upper left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sketch {
    /// The name of what it shows.
    pub(super) name: &'static str,
    /// Its parts from back to front.
    pub(super) parts: &'static [Part],
}

/// A part of a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// A body with its outline.
    Body(&'static str),
    /// The right half of a symmetric body, from the top of the axis to its foot.
    Half(&'static str),
    /// A round body: centre and radius.
    Ball(f64, f64, f64),
    /// A line on a body.
    Line(&'static str),
    /// A broad line on a body.
    Stripe(&'static str),
    /// A spot on a body.
    Spot(&'static str),
    /// A round spot: centre and radius.
    Dot(f64, f64, f64),
    /// Parts of another drawing, scaled and then moved.
    At(f64, f64, f64, &'static [Part]),
}

use Part::{Half, Line};

/// The foot under all pieces.
const FOOT: Part = Half("M50 76 L68 76 C69.5 80 73 82 76.5 84 C79.5 86 79.5 91 76 91 L50 91");
const FOOT_LINE: Part = Line("M30 83.5 L70 83.5");

/// Makes a drawing.
const fn art(name: &'static str, parts: &'static [Part]) -> Sketch {
    Sketch { name, parts }
}

/// All drawings.
pub(super) fn all() -> impl Iterator<Item = &'static Sketch> {
    let files = [orthodox::ALL, hooves::ALL, heads::ALL, beasts::ALL, men::ALL, armed::ALL];
    files.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::path::Path;

    fn check(name: &str, parts: &[Part]) {
        for part in parts {
            match part {
                Part::Body(t) | Part::Half(t) | Part::Line(t) | Part::Stripe(t) | Part::Spot(t) => {
                    let path = Path::parse(t).unwrap_or_else(|| panic!("{name}: {t}"));
                    let (low, high) = path.bounds().unwrap_or_else(|| panic!("{name}: nothing"));
                    assert!(
                        low.x >= 0.0 && low.y >= 0.0 && high.x <= 100.0 && high.y <= 100.0,
                        "{name}: {t}"
                    );
                }
                Part::Ball(..) | Part::Dot(..) => {}
                Part::At(.., inner) => check(name, inner),
            }
        }
    }

    #[test]
    fn every_drawing_can_be_read_and_stays_in_its_box() {
        let mut names: Vec<&str> = all().map(|art| art.name).collect();
        assert!(names.len() >= 50);
        all().for_each(|art| check(art.name, art.parts));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all().count(), "two drawings share a name");
    }
}
