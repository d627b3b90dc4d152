//! Brackets: paths of different atoms.

use super::{Lowering, written_range};
use crate::betza::ast::{Bracket, Joint, Letter};
use crate::betza::diagnostic::Diagnostic;
use crate::betza::directions::{Class, Pairing, has_directions, ring_size, token_places, tokens, turns};
use crate::betza::modifiers::Rules;
use crate::betza::mover::{Chain, ChainLeg, Filter, Mover, Ring, Turn};
use crate::betza::path::parts;
use crate::board::{Geometry, Vector};
use crate::message;

impl Lowering {
    pub(super) fn bracket(&mut self, bracket: &Bracket) {
        if self.geometry == Geometry::Layers {
            self.errors.push(
                Diagnostic::error(
                    "E-CHAIN",
                    bracket.span,
                    message!("moves of several legs are not defined on layered boards"),
                )
                .hint(message!("write the steps out as leaps")),
            );
            return;
        }
        let filter = self.filter(&bracket.outer);
        let mut rings: Vec<Ring> = vec![];
        let mut legs: Vec<ChainLeg> = vec![];
        let mut previous: Option<(Class, usize)> = None;
        // These are the legs of the previous atom that continue.
        let mut open: Vec<usize> = vec![];
        let mut start = vec![];
        for (number, leg) in bracket.legs.iter().enumerate() {
            let Some(class) = Class::of(leg.atom.kind) else {
                self.errors.push(Diagnostic::error(
                    "E-CHAIN",
                    leg.atom.span,
                    message!("this atom cannot be used in a bracket"),
                ));
                return;
            };
            let ring = self.ring(leg.atom.kind, false);
            let ring = rings.iter().position(|r| *r == ring).unwrap_or_else(|| {
                rings.push(ring);
                rings.len() - 1
            });
            let turn = match previous {
                None => self.places_of(&leg.letters, leg.atom.kind).map(Turn::Absolute),
                Some((before, before_ring)) => {
                    let explicit =
                        has_directions(&leg.letters) || leg.letters.iter().any(|l| "zq".contains(l.letter));
                    let comparable = (before == Class::Oblique) == (class == Class::Oblique);
                    if explicit && comparable {
                        turns(&leg.letters, class, self.geometry).map(|turns| Turn::Relative {
                            plain: turns.plain,
                            same: turns.same,
                            opposite: turns.opposite,
                        })
                    } else {
                        Ok(Turn::Outward(self.outward(&rings[before_ring], &rings[ring])))
                    }
                }
            };
            let turn = match turn {
                Ok(turn) => turn,
                Err(errors) => {
                    self.errors.extend(errors);
                    return;
                }
            };
            let range = written_range(&leg.atom, leg.range);
            let goes_on = leg.joint != Joint::End;
            let may_stop = leg.joint != Joint::MustGo;
            let mut ways = vec![];
            if goes_on {
                ways.push(false);
            }
            if may_stop {
                ways.push(true);
            }
            let mut opened = vec![];
            for ends in ways {
                let letters = bracket_letters(bracket, &leg.letters, number == 0, ends);
                let Rules { how, iso, .. } = self.rules(&letters, number == 0, ends, &leg.atom, range);
                let index = legs.len();
                for &before in &open {
                    legs[before].next.push(index as u16);
                }
                if number == 0 {
                    start.push(index as u16);
                }
                if !ends {
                    opened.push(index);
                }
                legs.push(ChainLeg {
                    how,
                    ring: ring as u8,
                    turn: turn.clone(),
                    toggles: false,
                    iso,
                    repeated: false,
                    next: vec![],
                });
            }
            open = opened;
            previous = Some((class, ring));
        }
        self.movers.push(Mover::Chain(Chain { rings, legs, start, filter, avoids_start: false }));
    }

    /// For every place of one ring, the places of another at the smallest angle to it.
    pub(super) fn outward(&self, from: &Ring, to: &Ring) -> Vec<u16> {
        // This is twice the inner product, because axial coordinates have their axes at 60°.
        let hex = i64::from(self.geometry == Geometry::Hex);
        let product = |u: Vector, v: Vector| {
            let (ux, uy) = (i64::from(u.x), i64::from(u.y));
            let (vx, vy) = (i64::from(v.x), i64::from(v.y));
            2 * (ux * vx + uy * vy) + hex * (ux * vy + uy * vx)
        };
        from.steps
            .iter()
            .map(|&step| {
                let Some(step) = step else { return 0 };
                // The signed fractions dot²/length² are ordered like the cosines.
                let mut best: Option<(i128, i128)> = None;
                let mut set = 0;
                for (place, candidate) in to.steps.iter().enumerate() {
                    let Some(candidate) = *candidate else {
                        continue;
                    };
                    let dot = i128::from(product(step, candidate));
                    let cosine = (dot * dot.abs(), i128::from(product(candidate, candidate)));
                    let order = best.map(|best| (cosine.0 * best.1).cmp(&(best.0 * cosine.1)));
                    match order {
                        None | Some(std::cmp::Ordering::Greater) => {
                            best = Some(cosine);
                            set = 1 << place;
                        }
                        Some(std::cmp::Ordering::Equal) => set |= 1 << place,
                        Some(std::cmp::Ordering::Less) => {}
                    }
                }
                set
            })
            .collect()
    }

    /// The directions that the letters in front of a bracket allow.
    pub(super) fn filter(&self, outer: &[Letter]) -> Option<Filter> {
        if !has_directions(outer) {
            return None;
        }
        let hex = self.geometry == Geometry::Hex;
        let places = |class: Class, pairing: Pairing| {
            tokens(outer, pairing).iter().fold(0, |set, token| {
                let meaning = token_places(token, class, self.geometry).or_else(|| {
                    // These are the halves of the board that straight and diagonal displacements can lead to.
                    token_places(token, Class::Eightfold, self.geometry)
                        .map(|set| set & class.places(self.geometry))
                });
                set | meaning.unwrap_or(0)
            })
        };
        let straight = if hex { Pairing::Paired } else { Pairing::Single };
        Some(Filter {
            orthogonal: places(Class::Orthogonal, straight),
            diagonal: places(Class::Diagonal, Pairing::Paired),
            oblique: places(Class::Oblique, Pairing::Chiral),
        })
    }
}

/// The letters of a bracketed leg, with those in front of the bracket that apply to it.
fn bracket_letters(bracket: &Bracket, own: &[Letter], first: bool, ends: bool) -> Vec<Letter> {
    let has_modality = own.iter().any(|l| "mcdek".contains(l.letter));
    let mut letters = own.to_vec();
    letters.extend(bracket.outer.iter().filter(|l| match l.letter {
        'i' => first,
        'o' => true,
        't' | 'p' | 'g' => ends,
        'm' | 'c' | 'd' | 'e' | 'k' => ends && !has_modality,
        _ => false,
    }));
    letters
}

/// The class and place of a displacement, for the filter of a bracket.
pub(in crate::betza) fn classify(geometry: Geometry, v: Vector) -> Option<(Class, usize)> {
    let n = ring_size(geometry);
    let parts = parts(geometry, v)?;
    let (s, d) = (parts.straight_place, parts.diagonal_place);
    Some(match (parts.straight, parts.diagonal) {
        (_, 0) => (Class::Orthogonal, s),
        (0, _) => (Class::Diagonal, d),
        _ if d == (s + 1) % n => (Class::Oblique, s),
        _ => (Class::Oblique, d),
    })
}
