//! Lowers components of several legs on one atom, and crooked riders.

use super::Lowering;
use crate::betza::ast::{AtomKind, Simple};
use crate::betza::diagnostic::Diagnostic;
use crate::betza::dialect::Dialect;
use crate::betza::directions::{Class, ring_size, turns};
use crate::betza::legs::Leg;
use crate::betza::limits::MAX_LEGS;
use crate::betza::modifiers::Rules;
use crate::betza::mover::{
    Chain, ChainLeg, FirstMove, Iso, Leg as LegRules, Modality, Mover, Ring, Turn, UNLIMITED,
};
use crate::betza::path::units;
use crate::board::Geometry;
use crate::message;

impl Lowering {
    /// The ring of an atom. With `interconverts`, straight and diagonal atoms fill the places
    /// between their own with steps of the other family, as chains do.
    pub(super) fn ring(&self, kind: AtomKind, interconverts: bool) -> Ring {
        let units = units(self.geometry);
        let n = ring_size(self.geometry);
        let class = Class::of(kind).unwrap_or(Class::Eightfold);
        let (a, b) = kind.leap().map_or((1, 1), |(a, b)| (a as i16, b as i16));
        let owned = class.places(self.geometry);
        let steps = (0..n)
            .map(|place| {
                let next = units[(place + 1) % n];
                match class {
                    // This step lies between a straight and a diagonal place. Which of them comes first alternates.
                    Class::Oblique if place % 2 == 0 => Some(units[place] * (b - a) + next * a),
                    Class::Oblique => Some(next * (b - a) + units[place] * a),
                    _ => (interconverts || owned & 1 << place != 0).then(|| units[place] * b),
                }
            })
            .collect();
        Ring { steps }
    }

    pub(super) fn chain(&mut self, simple: &Simple, legs: &[Leg], class: Class, range: (u16, u16)) {
        let kind = simple.atom.kind;
        let mut rings = vec![self.ring(kind, true)];
        let xboard = self.options.dialect == Dialect::XBoard;
        if xboard && class == Class::Oblique {
            // XBoard continues with straight and diagonal steps as long as the leap's longer side.
            let length = kind.leap().map_or(1, |(_, b)| b as u8);
            rings.push(self.ring(AtomKind::Vector(0, length), true));
        }
        let mut chain_legs = vec![];
        for leg in legs {
            let Rules { how, toggles, iso } =
                self.rules(&leg.letters, leg.first, leg.is_final(), &simple.atom, range);
            let turn = if leg.first {
                self.places_of(&leg.letters, kind).map(Turn::Absolute)
            } else {
                turns(&leg.letters, class, self.geometry).map(|turns| Turn::Relative {
                    plain: turns.plain,
                    same: turns.same,
                    opposite: turns.opposite,
                })
            };
            let turn = match turn {
                Ok(turn) => turn,
                Err(errors) => {
                    self.errors.extend(errors);
                    return;
                }
            };
            chain_legs.push(ChainLeg {
                how,
                ring: if leg.first { 0 } else { rings.len() as u8 - 1 },
                turn,
                toggles,
                iso,
                repeated: leg.repeated,
                next: leg.next.clone(),
            });
        }
        let start = (0..legs.len() as u16).filter(|&i| legs[usize::from(i)].first).collect();
        self.movers.push(Mover::Chain(Chain {
            rings,
            legs: chain_legs,
            start,
            filter: None,
            avoids_start: false,
        }));
    }

    /// `z` and `q` on a single leg: step, turn, step, turn, as far as the range allows.
    pub(super) fn crooked(&mut self, simple: &Simple, leg: &Leg, (min, max): (u16, u16), places: u16) {
        let hex = self.geometry == Geometry::Hex;
        // The crooked rider turns by a right angle, the circular one by one place.
        let turn = match (leg.has('z'), hex) {
            (true, false) => 1 << 2,
            (true, true) => 1 << 3,
            (false, false) => 1 << 1,
            (false, true) => 1 << 2,
        };
        let Rules { how, .. } = self.rules(&leg.letters, true, true, &simple.atom, (1, 1));
        let through =
            LegRules { modality: Modality::QUIET, spares_royals: false, marks_en_passant: false, ..how };
        // Unlimited riders loop after their minimum. Limited riders get one leg for each step.
        let written = usize::from(if max == UNLIMITED { min + 1 } else { max });
        if 2 * written > MAX_LEGS {
            self.errors.push(Diagnostic::error(
                "E-LIMIT",
                simple.span,
                message!("this crooked rider has too many steps"),
            ));
            return;
        }
        // Step number k is leg 2k if it continues, and leg 2k + 1 if it ends the move.
        let mut legs = vec![];
        for k in 0..written {
            let loops = k + 1 == written && max == UNLIMITED;
            let last = k + 1 == written && !loops;
            let following = if loops { k } else { k + 1 };
            let mut next = vec![];
            if !last {
                next.push(2 * following as u16);
                if following + 1 >= usize::from(min) {
                    next.push(2 * following as u16 + 1);
                }
            }
            let first = k == 0;
            for ends in [false, true] {
                let mut how = if ends { how } else { through };
                if !first {
                    how.first = FirstMove::Any;
                    how.unloads = false;
                }
                let dead = !ends && next.is_empty();
                if dead {
                    how.modality = Modality::NONE;
                }
                legs.push(ChainLeg {
                    how,
                    ring: 0,
                    turn: match (first, leg.has('z')) {
                        (true, _) => Turn::Absolute(places),
                        (false, true) => Turn::Relative { plain: 0, same: 0, opposite: turn },
                        (false, false) => Turn::Relative { plain: 0, same: turn, opposite: 0 },
                    },
                    toggles: false,
                    iso: Iso::Free,
                    repeated: !first,
                    next: if ends { vec![] } else { next.clone() },
                });
            }
        }
        let start = if min > 1 { vec![0] } else { vec![0, 1] };
        let ring = self.ring(simple.atom.kind, true);
        self.movers.push(Mover::Chain(Chain {
            rings: vec![ring],
            legs,
            start,
            filter: None,
            avoids_start: true,
        }));
    }
}
