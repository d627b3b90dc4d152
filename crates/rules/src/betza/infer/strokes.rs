//! Strokes: the smallest parts of moves, in a form in which equal moves are equal values.

use std::collections::BTreeMap;

use super::Unsayable;
use crate::betza::mover::{Leg, Modality, Mover, Path, UNLIMITED};
use crate::betza::path::path_of;
use crate::board::{Geometry, Vector};

/// What a stroke is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// To move to an empty cell (`m`).
    Move,
    /// To capture an enemy (`c`).
    Capture,
    /// To capture a piece of the own side (`d`).
    Destroy,
    /// To capture en passant (`e`).
    EnPassant,
    /// To capture an enemy royal (`k`).
    Royal,
}

impl Purpose {
    /// All of them, in the order of their letters.
    pub const ALL: [Self; 5] = [Self::Move, Self::Capture, Self::Destroy, Self::EnPassant, Self::Royal];

    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            Self::Move => 'm',
            Self::Capture => 'c',
            Self::Destroy => 'd',
            Self::EnPassant => 'e',
            Self::Royal => 'k',
        }
    }

    /// Whether a modality has it.
    pub fn is_in(self, modality: Modality) -> bool {
        match self {
            Self::Move => modality.quiet,
            Self::Capture => modality.capture,
            Self::Destroy => modality.destroy,
            Self::EnPassant => modality.en_passant,
            Self::Royal => modality.royal,
        }
    }

    /// The modality that has nothing else.
    pub fn alone(self) -> Modality {
        let mut modality = Modality::NONE;
        *match self {
            Self::Move => &mut modality.quiet,
            Self::Capture => &mut modality.capture,
            Self::Destroy => &mut modality.destroy,
            Self::EnPassant => &mut modality.en_passant,
            Self::Royal => &mut modality.royal,
        } = true;
        modality
    }
}

/// One step, repeated, for one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    /// The step.
    pub step: Vector,
    /// What it is for.
    pub purpose: Purpose,
    /// The fewest and the most steps.
    pub range: (u16, u16),
    /// All other rules of the leg; its modality and its range mean nothing.
    pub rules: Leg,
}

impl Stroke {
    /// A stroke without special rules.
    pub fn plain(step: Vector, purpose: Purpose, range: (u16, u16)) -> Self {
        Self { step, purpose, range, rules: without_purpose(Leg::plain(Modality::NONE, 0, 0)) }
    }
}

/// The rules of a leg besides its purpose and range.
fn without_purpose(leg: Leg) -> Leg {
    Leg { modality: Modality::NONE, min: 0, max: 0, ..leg }
}

/// The strokes of a piece. Strokes that others contain are not kept.
#[derive(Clone, Debug, Eq)]
pub struct Strokes {
    geometry: Geometry,
    groups: Vec<Group>,
}

/// Strokes with the same rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) rules: Leg,
    /// The ranges by step and purpose; they are disjoint and in order.
    pub(super) ranges: BTreeMap<(Vector, Purpose), Vec<(u16, u16)>>,
}

impl Group {
    /// Whether a longer range contains a shorter one. With hops and jumps, the range means something else.
    pub(super) fn is_simple(&self) -> bool {
        is_simple(&self.rules)
    }
}

fn is_simple(rules: &Leg) -> bool {
    rules.hop == crate::betza::mover::Hop::None && rules.jump == 0
}

impl PartialEq for Strokes {
    /// The order of the groups means nothing.
    fn eq(&self, other: &Self) -> bool {
        self.geometry == other.geometry
            && self.groups.len() == other.groups.len()
            && self.groups.iter().all(|group| other.groups.contains(group))
    }
}

impl Strokes {
    /// No strokes.
    pub fn new(geometry: Geometry) -> Self {
        Self { geometry, groups: vec![] }
    }

    /// The strokes of movers.
    ///
    /// # Errors
    /// Movers that are not rides.
    pub fn of(movers: &[Mover], geometry: Geometry) -> Result<Self, Unsayable> {
        let mut strokes = Self::new(geometry);
        for mover in movers {
            let Mover::Ride(ride) = mover else { return Err(Unsayable::NotStrokes) };
            for &step in &ride.steps {
                for purpose in Purpose::ALL.into_iter().filter(|purpose| purpose.is_in(ride.how.modality)) {
                    strokes.add(Stroke {
                        step,
                        purpose,
                        range: (ride.how.min, ride.how.max),
                        rules: ride.how,
                    });
                }
            }
        }
        Ok(strokes)
    }

    /// The geometry of the boards.
    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    pub(super) fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// All strokes.
    pub fn iter(&self) -> impl Iterator<Item = Stroke> + '_ {
        self.groups.iter().flat_map(|group| {
            group.ranges.iter().flat_map(move |(&(step, purpose), ranges)| {
                ranges.iter().map(move |&range| Stroke { step, purpose, range, rules: group.rules })
            })
        })
    }

    /// Whether the strokes contain this one.
    pub fn says(&self, stroke: &Stroke) -> bool {
        let rules = self.normal(stroke);
        let group = self.groups.iter().find(|group| group.rules == rules);
        let ranges = group.and_then(|group| group.ranges.get(&(stroke.step, stroke.purpose)));
        ranges.is_some_and(|ranges| {
            ranges.iter().any(|&range| contains(is_simple(&rules), range, stroke.range))
        })
    }

    /// The rules in normal form: conditions on cells under a step mean nothing where there are none.
    fn normal(&self, stroke: &Stroke) -> Leg {
        let mut rules = without_purpose(stroke.rules);
        let path = |path| path_of(self.geometry, path, stroke.step).collect::<Vec<_>>();
        if path(Path::Full) == path(Path::Halfway) || !rules.lame && rules.jump == 0 {
            rules.path = Path::Full;
        }
        if rules.lame && !rules.marks_en_passant && rules.jump == 0 && path(rules.path).is_empty() {
            rules.lame = false;
        }
        rules
    }

    /// Adds a stroke.
    pub fn add(&mut self, stroke: Stroke) {
        let (rules, (min, max)) = (self.normal(&stroke), stroke.range);
        if min > max || max == 0 {
            return;
        }
        let group = match self.groups.iter().position(|group| group.rules == rules) {
            Some(at) => &mut self.groups[at],
            None => {
                self.groups.push(Group { rules, ranges: BTreeMap::new() });
                let last = self.groups.len() - 1;
                &mut self.groups[last]
            }
        };
        let ranges = group.ranges.entry((stroke.step, stroke.purpose)).or_default();
        ranges.push(stroke.range);
        ranges.sort_unstable();
        ranges.dedup();
        if is_simple(&rules) {
            *ranges = joined(ranges);
        }
    }

    /// Removes all strokes with this step, at any distance and for any purpose.
    pub fn remove_step(&mut self, step: Vector) {
        self.retain(|stroke| stroke.step != step);
    }

    /// Keeps the strokes that a condition chooses.
    pub fn retain(&mut self, keep: impl Fn(&Stroke) -> bool) {
        let kept: Vec<Stroke> = self.iter().filter(|stroke| keep(stroke)).collect();
        self.groups.clear();
        kept.into_iter().for_each(|stroke| self.add(stroke));
    }

    /// The strokes that reach a cell, as seen from the piece, with the number of steps each takes.
    pub fn reaching(&self, target: Vector) -> impl Iterator<Item = (Stroke, u16)> + '_ {
        self.iter().filter_map(move |stroke| {
            let times = super::is_multiple(target, stroke.step)?;
            (stroke.range.0 <= times && times <= stroke.range.1).then_some((stroke, times))
        })
    }
}

/// Whether a range contains another.
pub(super) fn contains(simple: bool, outer: (u16, u16), inner: (u16, u16)) -> bool {
    outer == inner || simple && outer.0 <= inner.0 && inner.1 <= outer.1
}

/// Sorted ranges as disjoint ones.
fn joined(ranges: &[(u16, u16)]) -> Vec<(u16, u16)> {
    let mut joined: Vec<(u16, u16)> = vec![];
    for &(min, max) in ranges {
        match joined.last_mut() {
            Some(last) if last.1 == UNLIMITED || min <= last.1 + 1 => last.1 = last.1.max(max),
            _ => joined.push((min, max)),
        }
    }
    joined
}
