//! Lowers the syntax tree to movers.

mod bracket;
mod chain;
mod layers;

use super::ast::{Atom, AtomKind, Component, Letter, Piece, Range, Simple};
use super::ast_letters;
use super::diagnostic::Diagnostic;
use super::dialect::{Dialect, Options};
use super::directions::{Class, first_places};
use super::legs::{self};
use super::modifiers::{LegPosition, Rules, rules};
use super::mover::{Castle, FirstMove, Leg as LegRules, Mover, Ride, UNLIMITED};
use crate::board::{Geometry, Vector};
use crate::message;

/// Turns a piece into ways of moving on boards of a geometry, from the mover's point of view.
///
/// ```
/// use chesswright_rules::betza::{Options, lower, mover::Mover, parse};
/// use chesswright_rules::board::Geometry;
///
/// let piece = parse("fmWfceFifmnD", &Options::default()).unwrap();
/// let movers = lower(&piece, Geometry::Square).unwrap();
/// assert_eq!(movers.len(), 3);
/// assert!(movers.iter().all(|mover| matches!(mover, Mover::Ride(_))));
/// ```
///
/// # Errors
/// Parts that mean nothing in this geometry, such as chains on layered boards.
pub fn lower(piece: &Piece, geometry: Geometry) -> Result<Vec<Mover>, Vec<Diagnostic>> {
    lower_as(piece, geometry, false)
}

/// Like [`lower`]. With `second` it reproduces XBoard's mistakes about the second player.
pub(super) fn lower_as(
    piece: &Piece,
    geometry: Geometry,
    second: bool,
) -> Result<Vec<Mover>, Vec<Diagnostic>> {
    let mut lowering = Lowering { options: piece.options, geometry, second, movers: vec![], errors: vec![] };
    for component in &piece.components {
        match component {
            Component::Simple(simple) => lowering.simple(simple),
            Component::Bracket(bracket) => lowering.bracket(bracket),
        }
    }
    if lowering.errors.is_empty() { Ok(lowering.movers) } else { Err(lowering.errors) }
}

pub(super) use bracket::classify;

struct Lowering {
    options: Options,
    geometry: Geometry,
    second: bool,
    movers: Vec<Mover>,
    errors: Vec<Diagnostic>,
}

fn written_range(atom: &Atom, range: Option<Range>) -> (u16, u16) {
    range.map_or((1, atom.kind.default_max()), |r| (r.min, r.max))
}

fn bits(set: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |place| set & 1 << place != 0)
}

impl Lowering {
    fn simple(&mut self, simple: &Simple) {
        match simple.atom.kind {
            AtomKind::Castle | AtomKind::Universal | AtomKind::Imitator => {
                return self.special(simple);
            }
            _ => {}
        }
        if !legs::groups_repeat_legs(&simple.prefix) {
            self.errors.push(Diagnostic::error(
                "E-GROUP",
                simple.span,
                message!("a group must repeat at least one leg"),
            ));
            return;
        }
        let Some(legs) = legs::expand(&simple.prefix) else {
            self.errors.push(Diagnostic::error(
                "E-LIMIT",
                simple.span,
                message!("these groups make too many legs"),
            ));
            return;
        };
        let range = written_range(&simple.atom, simple.range);
        if self.geometry == Geometry::Layers {
            return self.layered(simple, &legs, range);
        }
        let Some(class) = Class::of(simple.atom.kind) else {
            self.errors.push(Diagnostic::error(
                "E-VECTOR",
                simple.atom.span,
                message!("a step through layers needs a board with layers"),
            ));
            return;
        };
        let [leg] = &legs[..] else {
            return self.chain(simple, &legs, class, range);
        };
        let places = match self.places_of(&leg.letters, simple.atom.kind) {
            Ok(places) => places,
            Err(errors) => return self.errors.extend(errors),
        };
        if leg.has('z') || leg.has('q') {
            let limit = simple.range.map_or((1, UNLIMITED), |r| (r.min, r.max));
            return self.crooked(simple, leg, limit, places);
        }
        let Rules { how, .. } = self.rules(&leg.letters, true, true, &simple.atom, range);
        let ring = self.ring(simple.atom.kind, true);
        let steps = bits(places).filter_map(|place| ring.steps[place]);
        self.ride(steps.collect(), how);
    }

    fn ride(&mut self, steps: Vec<Vector>, how: LegRules) {
        if !steps.is_empty() {
            self.movers.push(Mover::Ride(Ride { steps, how }));
        }
    }

    fn rules(&self, letters: &[Letter], first: bool, last: bool, atom: &Atom, range: (u16, u16)) -> Rules {
        rules(letters, LegPosition { first, last }, atom.kind, range, &self.options)
    }

    fn places_of(&self, letters: &[Letter], kind: AtomKind) -> Result<u16, Vec<Diagnostic>> {
        let places = first_places(letters, kind, &self.options, self.geometry)?;
        let xboard = self.options.dialect == Dialect::XBoard && self.options.lenient;
        let mixed = places & 0x55 != 0 && places & 0xAA != 0 && places != 0xFF;
        if self.second && xboard && mixed && Class::of(kind) == Some(Class::Eightfold) {
            // XBoard does not turn the diagonals of such a set for the second player. This turns them back.
            let diagonals = places & 0xAA;
            return Ok(places & 0x55 | (diagonals << 4 | diagonals >> 4) & 0xFF);
        }
        Ok(places)
    }

    fn special(&mut self, simple: &Simple) {
        let count = |c: char| ast_letters(&simple.prefix).filter(|l| l.letter == c).count();
        let has = |c: char| count(c) > 0;
        let first = match count('i') {
            0 => FirstMove::Any,
            1 => FirstMove::Unmoved,
            _ => FirstMove::ThirdRank,
        };
        match (simple.atom.kind, simple.range) {
            (AtomKind::Castle, None) => self.movers.push(Mover::Pass(first)),
            (AtomKind::Castle, Some(range)) => {
                if self.geometry == Geometry::Hex {
                    self.errors.push(Diagnostic::error(
                        "E-FEATURE",
                        simple.span,
                        message!("castling is not defined on hexagons"),
                    ));
                    return;
                }
                let any = "fblrvs".contains(has);
                let vertical = self.options.dialect == Dialect::XBoard && self.options.lenient;
                self.movers.push(Mover::Castle(Castle {
                    range: range.max,
                    inset: count('j').min(255) as u8,
                    left: !any || has('l') || has('s'),
                    right: !any || has('r') || has('s'),
                    forward: !any && vertical || has('f') || has('v'),
                    backward: !any && vertical || has('b') || has('v'),
                    first,
                }));
            }
            (AtomKind::Universal, _) => {
                let letters: Vec<Letter> = ast_letters(&simple.prefix).copied().collect();
                let Rules { how, .. } = self.rules(&letters, true, true, &simple.atom, (1, UNLIMITED));
                self.movers.push(Mover::Universal(how));
            }
            _ => self.errors.push(Diagnostic::error(
                "E-FEATURE",
                simple.span,
                message!("imitators are not supported yet"),
            )),
        }
    }
}
