//! From syntax tree to movers.

use super::ast::{Atom, AtomKind, Bracket, Component, Joint, Letter, Piece, Range, Simple};
use super::ast_letters;
use super::diagnostic::Diagnostic;
use super::dialect::{Dialect, Options};
use super::directions::{
    Class, Pairing, first_places, half_misuse, has_directions, ring_size, token_places, tokens, turns,
};
use super::legs::{self, Leg};
use super::limits::MAX_LEGS;
use super::modifiers::{Place, Rules, rules};
use super::mover::{
    Castle, Chain, ChainLeg, Filter, FirstMove, Iso, Leg as LegRules, Modality, Mover, Ride, Ring, Turn,
    UNLIMITED,
};
use super::path::{parts, units};
use crate::board::{Geometry, Vector};

/// Turns a piece into ways of moving on boards of a geometry, seen from the mover's seat.
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

/// Like [`lower`]; `second` reproduces what XBoard gets wrong for the second player.
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
                "a group must repeat at least one leg",
            ));
            return;
        }
        let Some(legs) = legs::expand(&simple.prefix) else {
            self.errors.push(Diagnostic::error("E-LIMIT", simple.span, "these groups make too many legs"));
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
                "a step through layers needs a board with layers",
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
        rules(letters, Place { first, last }, atom.kind, range, &self.options)
    }

    fn places_of(&self, letters: &[Letter], kind: AtomKind) -> Result<u16, Vec<Diagnostic>> {
        let places = first_places(letters, kind, &self.options, self.geometry)?;
        let xboard = self.options.dialect == Dialect::XBoard && self.options.lenient;
        let mixed = places & 0x55 != 0 && places & 0xAA != 0 && places != 0xFF;
        if self.second && xboard && mixed && Class::of(kind) == Some(Class::Eightfold) {
            // XBoard does not turn the diagonals of such a set around: turned back here.
            let diagonals = places & 0xAA;
            return Ok(places & 0x55 | (diagonals << 4 | diagonals >> 4) & 0xFF);
        }
        Ok(places)
    }

    /// The ring of an atom. With `interconverts`, straight and diagonal atoms fill the places
    /// between their own with steps of the other family, as chains do.
    fn ring(&self, kind: AtomKind, interconverts: bool) -> Ring {
        let units = units(self.geometry);
        let n = ring_size(self.geometry);
        let class = Class::of(kind).unwrap_or(Class::Eightfold);
        let (a, b) = kind.leap().map_or((1, 1), |(a, b)| (a as i16, b as i16));
        let owned = class.places(self.geometry);
        let steps = (0..n)
            .map(|place| {
                let next = units[(place + 1) % n];
                match class {
                    // Between a straight and a diagonal place; which comes first alternates.
                    Class::Oblique if place % 2 == 0 => Some(units[place] * (b - a) + next * a),
                    Class::Oblique => Some(next * (b - a) + units[place] * a),
                    _ => (interconverts || owned & 1 << place != 0).then(|| units[place] * b),
                }
            })
            .collect();
        Ring { steps }
    }

    fn chain(&mut self, simple: &Simple, legs: &[Leg], class: Class, range: (u16, u16)) {
        let kind = simple.atom.kind;
        let mut rings = vec![self.ring(kind, true)];
        let xboard = self.options.dialect == Dialect::XBoard;
        if xboard && class == Class::Oblique {
            // XBoard goes on with straight and diagonal steps as long as the leap's longer side.
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
    fn crooked(&mut self, simple: &Simple, leg: &Leg, (min, max): (u16, u16), places: u16) {
        let hex = self.geometry == Geometry::Hex;
        // A right angle for the crooked rider, one place for the circular one.
        let turn = match (leg.has('z'), hex) {
            (true, false) => 1 << 2,
            (true, true) => 1 << 3,
            (false, false) => 1 << 1,
            (false, true) => 1 << 2,
        };
        let Rules { how, .. } = self.rules(&leg.letters, true, true, &simple.atom, (1, 1));
        let through =
            LegRules { modality: Modality::QUIET, spares_royals: false, marks_en_passant: false, ..how };
        // Unlimited riders loop once their minimum is reached; limited ones are written out.
        let written = usize::from(if max == UNLIMITED { min + 1 } else { max });
        if 2 * written > MAX_LEGS {
            self.errors.push(Diagnostic::error(
                "E-LIMIT",
                simple.span,
                "this crooked rider has too many steps",
            ));
            return;
        }
        // Step number k goes on as leg 2k and ends as leg 2k + 1.
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

    fn bracket(&mut self, bracket: &Bracket) {
        if self.geometry == Geometry::Layers {
            self.errors.push(
                Diagnostic::error(
                    "E-CHAIN",
                    bracket.span,
                    "moves of several legs are not defined on layered boards",
                )
                .hint("write the steps out as leaps"),
            );
            return;
        }
        let filter = self.filter(&bracket.outer);
        let mut rings: Vec<Ring> = vec![];
        let mut legs: Vec<ChainLeg> = vec![];
        let mut previous: Option<(Class, usize)> = None;
        // The legs of the atom before that go on.
        let mut open: Vec<usize> = vec![];
        let mut start = vec![];
        for (number, leg) in bracket.legs.iter().enumerate() {
            let Some(class) = Class::of(leg.atom.kind) else {
                self.errors.push(Diagnostic::error(
                    "E-CHAIN",
                    leg.atom.span,
                    "this atom cannot stand in a bracket",
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

    /// For every place of one ring the places of another with the smallest angle to it.
    fn outward(&self, from: &Ring, to: &Ring) -> Vec<u16> {
        // Twice the inner product; axial coordinates have their axes at 60°.
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
                // Cosines as signed fractions dot²/length², which compare like the cosines.
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

    /// What directions in front of a bracket let through.
    fn filter(&self, outer: &[Letter]) -> Option<Filter> {
        if !has_directions(outer) {
            return None;
        }
        let hex = self.geometry == Geometry::Hex;
        let places = |class: Class, pairing: Pairing| {
            tokens(outer, pairing).iter().fold(0, |set, token| {
                let meaning = token_places(token, class, self.geometry).or_else(|| {
                    // Half boards of straight and diagonal displacements.
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
                        "castling is not defined on hexagons",
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
                "imitators are not supported yet",
            )),
        }
    }

    /// One leg on a board with layers.
    fn layered(&mut self, simple: &Simple, legs: &[Leg], range: (u16, u16)) {
        let [leg] = legs else {
            self.errors.push(
                Diagnostic::error(
                    "E-CHAIN",
                    simple.span,
                    "moves of several legs are not defined on layered boards",
                )
                .hint("write the steps out as leaps"),
            );
            return;
        };
        if let Some(turn) = leg.letters.iter().find(|l| "zq".contains(l.letter)) {
            self.errors.push(Diagnostic::error(
                "E-CHAIN",
                turn.span,
                "crooked riders are not defined on layered boards",
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

/// A condition on a step through layers; 0 stands for either sign.
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

/// All steps of an atom among layers: its components on the three axes in every order and sign.
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

/// The letters of a bracketed leg together with those in front of the bracket that concern it.
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

/// The class and place of a displacement, as brackets filter it.
pub(super) fn classify(geometry: Geometry, v: Vector) -> Option<(Class, usize)> {
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
