//! Lowers leaps and rides on layered boards.

use super::Lowering;
use crate::betza::ast::{AtomKind, Simple};
use crate::betza::diagnostic::Diagnostic;
use crate::betza::directions::{Class, Pairing, half_misuse, tokens};
use crate::betza::legs::Leg;
use crate::betza::modifiers::Rules;
use crate::board::Vector;
use crate::message;

impl Lowering {
    /// One leg on a board with layers.
    pub(super) fn layered(&mut self, simple: &Simple, legs: &[Leg], range: (u16, u16)) {
        let [leg] = legs else {
            self.errors.push(
                Diagnostic::error(
                    "E-CHAIN",
                    simple.span,
                    message!("moves of several legs are not defined on layered boards"),
                )
                .hint(message!("write the steps out as leaps")),
            );
            return;
        };
        if let Some(turn) = leg.letters.iter().find(|l| "zq".contains(l.letter)) {
            self.errors.push(Diagnostic::error(
                "E-CHAIN",
                turn.span,
                message!("crooked riders are not defined on layered boards"),
            ));
            return;
        }
        let mut wanted = vec![];
        for token in tokens(&leg.letters, Pairing::Chiral) {
            let sign = |c: char| {
                Some(match c {
                    'f' => Sign::Y(1),
                    'b' => Sign::Y(-1),
                    'r' => Sign::X(1),
                    'l' => Sign::X(-1),
                    'v' => Sign::Y(0),
                    's' => Sign::X(0),
                    _ => return None,
                })
            };
            match (sign(token.first), token.second) {
                (Some(first), None | Some('h')) => wanted.push((first, None)),
                (Some(first), Some(second)) => wanted.push((first, sign(second))),
                (None, _) => self.errors.push(half_misuse(&token, Class::Eightfold)),
            }
        }
        let Rules { how, .. } = self.rules(&leg.letters, true, true, &simple.atom, range);
        let mut steps: Vec<Vector> = layered_steps(simple.atom.kind);
        if !wanted.is_empty() {
            steps.retain(|step| {
                wanted.iter().any(|(first, second)| {
                    first.holds(*step) && second.as_ref().is_none_or(|s| s.holds(*step))
                })
            });
        }
        self.ride(steps, how);
    }
}

/// A condition on a step through layers. 0 stands for either sign.
enum Sign {
    X(i16),
    Y(i16),
}

impl Sign {
    fn holds(&self, step: Vector) -> bool {
        let (value, sign) = match self {
            Self::X(sign) => (step.x, *sign),
            Self::Y(sign) => (step.y, *sign),
        };
        if sign == 0 { value != 0 } else { value.signum() == sign }
    }
}

/// All steps of an atom on layered boards: its components on the three axes in every order and with every sign.
fn layered_steps(kind: AtomKind) -> Vec<Vector> {
    let spread = |triple: [i16; 3]| {
        let mut steps = vec![];
        for [i, j, k] in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            for signs in 0..8 {
                let sign = |bit: i32, n: i16| if signs & 1 << bit == 0 { n } else { -n };
                steps.push(Vector::new(sign(0, triple[i]), sign(1, triple[j]), sign(2, triple[k])));
            }
        }
        steps
    };
    let mut steps = match kind {
        AtomKind::King | AtomKind::Queen => {
            [[0, 0, 1], [0, 1, 1], [1, 1, 1]].into_iter().flat_map(spread).collect()
        }
        AtomKind::Rook => spread([0, 0, 1]),
        AtomKind::Bishop => spread([0, 1, 1]),
        AtomKind::Vector3(x, y, z) => spread([x.into(), y.into(), z.into()]),
        _ => kind.leap().map_or(vec![], |(a, b)| spread([0, a as i16, b as i16])),
    };
    steps.sort();
    steps.dedup();
    steps
}
