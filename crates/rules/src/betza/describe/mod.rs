//! Describes what a piece does, in types that any language can put into words.

mod headings;

use super::ast::{Atom, AtomKind, Bracket, Component, Item, Joint, Letter, Piece, Simple};
use super::ast_letters;
use super::dialect::Options;
use super::directions::has_directions;
use super::legs::has_again;
use super::modifiers::{LegPosition, Rules, is_short, rules};
use super::mover::{FirstMove, Iso, Leg, Modality, UNLIMITED};
pub use headings::{Aside, Heading, Toward, Turn, TurnAngle};
use headings::{first_headings, gathered, outward, turned};

/// One way in which a piece moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// When it is available.
    pub first: FirstMove,
    /// What the piece does.
    pub course: Course,
}

/// What a piece does when it moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// A single leg.
    Leg(LegCourse),
    /// Steps that turn every time.
    Curve {
        /// Turns right and left by turns instead of the same way.
        zigzag: bool,
        /// Where it begins.
        headings: Vec<Heading>,
        /// The fewest and the most steps.
        range: (u16, u16),
        /// The rules of each step.
        how: Leg,
    },
    /// Castling with an unmoved friend.
    Castle {
        /// Where to.
        side: Toward,
        /// How far the piece goes.
        squares: u16,
        /// How far from the edge the friend stands.
        from_edge: u16,
    },
    /// A pass.
    Pass,
    /// A move to any other cell.
    Anywhere(Leg),
    /// The moves of the piece that the opponent moved last.
    Imitation,
    /// Several legs.
    Legs {
        /// The legs, in order.
        steps: Vec<Step>,
        /// Directions of the move as a whole. None if any will do.
        as_a_whole: Vec<Toward>,
    },
}

/// One of several legs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What the piece does.
    pub course: LegCourse,
    /// The move may end before this leg.
    pub optional: bool,
    /// This leg and its neighbours that say so are made any number of times.
    pub repeated: bool,
}

/// What a piece does on one leg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegCourse {
    /// The rules of the leg.
    pub how: Leg,
    /// Where to.
    pub headings: Vec<Heading>,
    /// Its steps lead to neighbouring cells.
    pub short: bool,
    /// The parts of its leap, the smaller one first, if it is oblique.
    pub oblique: Option<(u16, u16)>,
    /// The move ends with it, or may end.
    pub last: bool,
    /// The only leg: a captured piece that is put back changes places with its captor.
    pub only: bool,
    /// It leads back to where the leg before it began.
    pub back: bool,
    /// It is as long as the leg before it.
    pub as_before: bool,
}

/// What a piece does, as a list of ways to move. A piece without one cannot move.
///
/// ```
/// use chesswright_rules::betza::describe::{Course, Heading, Toward, describe};
/// use chesswright_rules::betza::{Options, parse};
///
/// let motions = describe(&parse("FfW", &Options::default()).unwrap());
/// let Course::Leg(leg) = &motions[0].course else { panic!("a single leg") };
/// let ways = vec![Toward::Diagonally, Toward::StraightForward];
/// assert_eq!(leg.headings, [Heading::Toward { squares: vec![], ways }]);
/// assert_eq!(motions.len(), 1, "moves that differ only in their direction are one");
/// ```
pub fn describe(piece: &Piece) -> Vec<Motion> {
    let mut motions: Vec<Motion> = vec![];
    for component in &piece.components {
        let motion = match component {
            Component::Simple(simple) => simple_motion(simple, &piece.options),
            Component::Bracket(bracket) => bracket_motion(bracket, &piece.options),
        };
        // Moves that differ only in their direction are one.
        let Course::Leg(leg) = &motion.course else {
            motions.push(motion);
            continue;
        };
        let joined = motions.iter_mut().find_map(|earlier| match &mut earlier.course {
            Course::Leg(other) if earlier.first == motion.first && other.joins(leg) => Some(other),
            _ => None,
        });
        match joined {
            Some(other) => other.headings.extend(leg.headings.iter().cloned()),
            None => motions.push(motion),
        }
    }
    for motion in &mut motions {
        match &mut motion.course {
            Course::Leg(leg) => leg.headings = gathered(&leg.headings),
            Course::Curve { headings, .. } => *headings = gathered(headings),
            Course::Legs { steps, .. } => {
                steps.iter_mut().for_each(|step| step.course.headings = gathered(&step.course.headings));
            }
            Course::Castle { .. } | Course::Pass | Course::Anywhere(_) | Course::Imitation => {}
        }
    }
    motions
}

impl LegCourse {
    fn new(how: Leg, kind: AtomKind, headings: Vec<Heading>) -> Self {
        Self {
            how,
            headings,
            short: is_short(kind),
            oblique: kind.leap().filter(|&(a, b)| a != 0 && a != b),
            last: true,
            only: false,
            back: false,
            as_before: false,
        }
    }

    /// Whether it differs from another one only in its headings.
    fn joins(&self, other: &Self) -> bool {
        let alike = |leg: &Self| Self {
            headings: vec![],
            // The parts of a leap are only of interest if something may stand in between.
            oblique: leg.oblique.filter(|_| leg.how.lame),
            ..leg.clone()
        };
        !self.headings.is_empty() && !other.headings.is_empty() && alike(self) == alike(other)
    }
}

impl Leg {
    /// Whether it can end anywhere at all.
    pub fn is_possible(&self) -> bool {
        self.modality != Modality::NONE
    }
}

fn simple_motion(simple: &Simple, options: &Options) -> Motion {
    let kind = simple.atom.kind;
    let always = |course| Motion { first: FirstMove::Any, course };
    match kind {
        AtomKind::Castle => return castle_motion(simple),
        AtomKind::Universal => return universal_motion(simple, options),
        AtomKind::Imitator => return always(Course::Imitation),
        _ => {}
    }
    let range = simple.range.map_or((1, kind.default_max()), |r| (r.min, r.max));
    if has_again(&simple.prefix) {
        return chain_motion(simple, range, options);
    }
    let letters: Vec<Letter> = ast_letters(&simple.prefix).copied().collect();
    let headings = first_headings(kind, &letters, options);
    let place = LegPosition { first: true, last: true };
    let has = |c: char| letters.iter().any(|l| l.letter == c);
    if has('z') || has('q') {
        let range = simple.range.map_or((1, UNLIMITED), |r| (r.min, r.max));
        let Rules { how, .. } = rules(&letters, place, kind, (1, 1), options);
        return Motion { first: how.first, course: Course::Curve { zigzag: has('z'), headings, range, how } };
    }
    let Rules { how, .. } = rules(&letters, place, kind, range, options);
    let leg = LegCourse { only: true, ..LegCourse::new(how, kind, headings) };
    Motion { first: how.first, course: Course::Leg(leg) }
}

fn castle_motion(simple: &Simple) -> Motion {
    let count = |c: char| ast_letters(&simple.prefix).filter(|l| l.letter == c).count() as u16;
    let first = match count('i') {
        0 => FirstMove::Any,
        _ => FirstMove::Unmoved,
    };
    let Some(range) = simple.range else { return Motion { first, course: Course::Pass } };
    let side = match (count('l') > 0, count('r') > 0, count('s') > 0) {
        (true, false, false) => Toward::Left,
        (false, true, false) => Toward::Right,
        _ => Toward::Sideways,
    };
    Motion { first, course: Course::Castle { side, squares: range.max, from_edge: count('j') } }
}

fn universal_motion(simple: &Simple, options: &Options) -> Motion {
    let letters: Vec<Letter> = ast_letters(&simple.prefix).copied().collect();
    let place = LegPosition { first: true, last: true };
    let Rules { how, .. } = rules(&letters, place, simple.atom.kind, (1, 1), options);
    Motion { first: how.first, course: Course::Anywhere(how) }
}

/// The legs of a prefix with every group taken once, and which of them begin inside a group.
fn once_through(items: &[Item], in_group: bool, legs: &mut Vec<(Vec<Letter>, bool)>) {
    for item in items {
        match item {
            Item::Letter(letter) => {
                if let Some((letters, _)) = legs.last_mut() {
                    letters.push(*letter);
                }
            }
            Item::Again(_) => legs.push((vec![], in_group)),
            Item::Group(group) => once_through(&group.items, true, legs),
        }
    }
}

fn toggled((_, max): (u16, u16)) -> (u16, u16) {
    if max == 1 { (1, UNLIMITED) } else { (1, 1) }
}

fn chain_motion(simple: &Simple, range: (u16, u16), options: &Options) -> Motion {
    let mut legs = vec![(vec![], false)];
    once_through(&simple.prefix, false, &mut legs);
    let kind = simple.atom.kind;
    let mut range = range;
    let mut steps = vec![];
    let mut first = FirstMove::Any;
    let count = legs.len();
    let mut before: Option<(u16, u16)> = None;
    for (number, (letters, repeated)) in legs.iter().enumerate() {
        let place = LegPosition { first: number == 0, last: number + 1 == count };
        let Rules { how, toggles, iso } = rules(letters, place, kind, range, options);
        let headings = if place.first {
            first = how.first;
            first_headings(kind, letters, options)
        } else {
            vec![turned(letters, kind)]
        };
        let same_length = before == Some((1, 1)) && range == (1, 1) || iso != Iso::Free;
        let course = LegCourse {
            last: place.last,
            back: place.last && same_length && is_back(&headings),
            as_before: iso != Iso::Free,
            ..LegCourse::new(how, kind, headings)
        };
        steps.push(Step { course, optional: false, repeated: *repeated });
        before = Some(range);
        if toggles {
            range = toggled(range);
        }
    }
    Motion { first, course: Course::Legs { steps, as_a_whole: vec![] } }
}

/// Whether a leg turns straight back and does nothing else.
fn is_back(headings: &[Heading]) -> bool {
    matches!(headings, [Heading::Turn { leap: None, turns }] if turns[..] == [Turn::StraightBack])
}

fn bracket_motion(bracket: &Bracket, options: &Options) -> Motion {
    let count = bracket.legs.len();
    let mut steps = vec![];
    let mut first = FirstMove::Any;
    let mut before: Option<(Joint, (u16, u16))> = None;
    for (number, leg) in bracket.legs.iter().enumerate() {
        let place =
            LegPosition { first: number == 0, last: number + 1 == count || leg.joint == Joint::MayStop };
        let own = leg.letters.iter().any(|l| "mcdek".contains(l.letter));
        let mut letters = leg.letters.clone();
        letters.extend(bracket.outer.iter().filter(|l| match l.letter {
            'i' => place.first,
            'o' => true,
            't' | 'p' | 'g' => place.last,
            'm' | 'c' | 'd' | 'e' | 'k' => place.last && !own,
            _ => false,
        }));
        let kind = leg.atom.kind;
        let range = range_of(&leg.atom, leg.range.map(|r| (r.min, r.max)));
        let Rules { how, .. } = rules(&letters, place, kind, range, options);
        let headings = if place.first {
            first = how.first;
            first_headings(kind, &leg.letters, options)
        } else if has_directions(&leg.letters) || leg.letters.iter().any(|l| "zq".contains(l.letter)) {
            vec![turned(&leg.letters, kind)]
        } else {
            vec![outward(kind)]
        };
        let same_length = range == (1, 1) && before.is_some_and(|(_, r)| r == (1, 1));
        let course = LegCourse {
            last: place.last,
            back: place.last && same_length && is_back(&headings),
            ..LegCourse::new(how, kind, headings)
        };
        let optional = before.is_some_and(|(joint, _)| joint == Joint::MayStop);
        steps.push(Step { course, optional, repeated: false });
        before = Some((leg.joint, range));
    }
    let as_a_whole = match has_directions(&bracket.outer) {
        true => headings::whole(&bracket.outer),
        false => vec![],
    };
    Motion { first, course: Course::Legs { steps, as_a_whole } }
}

fn range_of(atom: &Atom, range: Option<(u16, u16)>) -> (u16, u16) {
    range.unwrap_or((1, atom.kind.default_max()))
}
