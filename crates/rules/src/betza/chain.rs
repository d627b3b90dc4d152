//! Walks chains: a search over the states of the leg graph.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::captures::{Captures, QuickHash, Taken};
use super::directions::Class;
use super::lower::classify;
use super::mover::{Chain, ChainLeg, Filter, FirstMove, Iso, Turn, UNLIMITED};
use super::scan::{Landing, Stretch, WalkBoard};
use super::walk::{PseudoMove, Report, Surroundings};
use crate::board::{Cell, Geometry, Orientation, Vector};

/// The side of the most recent bend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Bend {
    None,
    Right,
    Left,
}

/// The range in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum RangeNow {
    /// The leg's own.
    Own,
    /// Toggled to a single step.
    One,
    /// Toggled to any number.
    Unlimited,
}

/// A leg to be walked, with what matters of the path before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    leg: u16,
    start: Cell,
    /// How directions at the start of the leg differ from those where the move began.
    orientation: Orientation,
    /// The ring of the leg before and its place on it.
    ring: u8,
    place: u8,
    bend: Bend,
    range: RangeNow,
    /// The number of steps of the last rider leg; 0 if there was none.
    rider: u16,
    /// The path has used a copy of a group.
    repeated: bool,
    taken: Taken,
    /// Where the captured piece is put back.
    back: Option<Cell>,
    /// The sum of one step of each leg so far. Only filters need it.
    shift: Vector,
}

/// The part of a state that decides what can follow.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct Visit {
    state: State,
    /// The set of captured cells, without their order.
    set: u32,
    /// The cell of the last captured piece, if it is put back.
    last: Option<Cell>,
}

/// The walk of one chain.
pub(super) struct ChainWalk<'a, S: ?Sized> {
    pub walk_board: &'a WalkBoard<'a, S>,
    pub chain: &'a Chain,
    pub captures: &'a mut Captures,
    pub states: &'a mut Vec<State>,
    pub visited: &'a mut HashSet<Visit, QuickHash>,
    pub budget: &'a mut u32,
}

/// A direction that a leg may take, and the bend memory that it leaves.
type Choice = (u8, Bend);

impl<S: Surroundings + ?Sized> ChainWalk<'_, S> {
    /// Walks every path and reports the moves found.
    pub(super) fn run<V: FnMut(&PseudoMove) -> ControlFlow<()>>(
        mut self,
        report: &mut Report<V>,
    ) -> ControlFlow<()> {
        self.states.clear();
        self.visited.clear();
        for &leg in self.chain.start.iter().rev() {
            self.states.push(State {
                leg,
                start: self.walk_board.from,
                orientation: Orientation::AS_DRAWN,
                ring: 0,
                place: 0,
                bend: Bend::None,
                range: RangeNow::Own,
                rider: 0,
                repeated: false,
                taken: Taken::NOTHING,
                back: None,
                shift: Vector::ZERO,
            });
        }
        // Short chains have no loops and rarely meet the same state twice.
        let remembers = self.chain.legs.len() > 2;
        while let Some(state) = self.states.pop() {
            if *self.budget == 0 {
                break;
            }
            if remembers {
                // Paths that captured the same pieces in different orders continue in the same way, unless the last
                // captured piece is put back.
                let visit = Visit {
                    state: State { taken: Taken::NOTHING, ..state },
                    set: self.captures.set(state.taken),
                    last: state.back.and(self.captures.last(state.taken)),
                };
                if !self.visited.insert(visit) {
                    continue;
                }
            }
            self.leg(&state, report)?;
        }
        ControlFlow::Continue(())
    }

    fn leg<V: FnMut(&PseudoMove) -> ControlFlow<()>>(
        &mut self,
        state: &State,
        report: &mut Report<V>,
    ) -> ControlFlow<()> {
        let chain = self.chain;
        let leg = &chain.legs[usize::from(state.leg)];
        if !self.walk_board.may_begin(leg.how.first) {
            return ControlFlow::Continue(());
        }
        let unmoved = FirstMove::Unmoved;
        if leg.iso == Iso::SameOrUnmoved && state.rider == 0 && !self.walk_board.may_begin(unmoved) {
            return ControlFlow::Continue(());
        }
        let exactly = (leg.iso != Iso::Free && state.rider > 0).then_some(state.rider);
        let (min, max) = match state.range {
            RangeNow::Own => (leg.how.min, leg.how.max),
            RangeNow::One => (1, 1),
            RangeNow::Unlimited => (1, UNLIMITED),
        };
        let inner = !leg.next.is_empty();
        let repeated = state.repeated || leg.repeated;
        let back = if leg.how.unloads { Some(state.start) } else { state.back };
        let mut choices = [(0, Bend::None); MAX_CHOICES];
        let count = self.choices(state, leg, &mut choices);
        for &(place, bend) in &choices[..count] {
            let Some(Some(step)) = chain.rings[usize::from(leg.ring)].steps.get(usize::from(place)) else {
                continue;
            };
            let shift = if chain.filter.is_some() { state.shift + *step } else { Vector::ZERO };
            let stretch = Stretch {
                leg: &leg.how,
                inner,
                step: *step,
                start: state.start,
                orientation: state.orientation,
                min,
                max,
                exactly,
                avoids_from: chain.avoids_start,
            };
            // Landings are collected first because walking on from them changes the lists of captures.
            let mut landings = Landings::default();
            self.walk_board.scan(
                &stretch,
                self.captures,
                state.taken,
                self.budget,
                |cell, n, landing, orientation| {
                    landings.push((cell, n, landing, orientation));
                    ControlFlow::Continue(())
                },
            )?;
            for (to, n, landing, orientation) in landings.iter() {
                let taken = match landing {
                    Landing::Calm => state.taken,
                    Landing::Capture => self.captures.push(state.taken, to),
                    Landing::EnPassant(victim) => self.captures.push(state.taken, victim),
                };
                if inner {
                    self.descend(
                        leg,
                        &State {
                            start: to,
                            orientation,
                            ring: leg.ring,
                            place,
                            bend,
                            range: if leg.toggles { toggled(max) } else { state.range },
                            rider: if max > 1 { n } else { state.rider },
                            repeated,
                            taken,
                            back,
                            shift,
                            leg: state.leg,
                        },
                    );
                    continue;
                }
                // A loop that only returns to its start is not a way to pass.
                if repeated && to == self.walk_board.from && taken == Taken::NOTHING {
                    continue;
                }
                if let Some(filter) = &chain.filter
                    && !lets_through(filter, self.walk_board.board.geometry(), shift)
                {
                    continue;
                }
                let Ok(unload_to) = self.walk_board.unload(to, back, self.captures, taken) else {
                    continue;
                };
                let mut marks = report.take_marks();
                if leg.how.marks_en_passant {
                    self.walk_board.passed((state.start, state.orientation), &leg.how, *step, n, &mut marks);
                }
                let flow = report.plain(to, &marks, self.captures, taken, unload_to);
                report.put_marks(marks);
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds the legs that may follow to the list.
    fn descend(&mut self, leg: &ChainLeg, state: &State) {
        for &next in leg.next.iter().rev() {
            let Some(rest) = self.budget.checked_sub(1) else {
                return;
            };
            *self.budget = rest;
            self.states.push(State { leg: next, ..*state });
        }
    }

    /// The directions of a leg, each with the bend memory that it leaves.
    fn choices(&self, state: &State, leg: &ChainLeg, into: &mut [Choice; MAX_CHOICES]) -> usize {
        let ring = &self.chain.rings[usize::from(leg.ring)];
        let size = ring.steps.len() as u16;
        let mut count = 0;
        let mut add = |place: u16, bend: Bend| {
            let choice = (place as u8, bend);
            if !into[..count].contains(&choice) && count < MAX_CHOICES {
                into[count] = choice;
                count += 1;
            }
        };
        match &leg.turn {
            Turn::Absolute(set) => {
                for place in places(*set, size) {
                    add(place, state.bend);
                }
            }
            &Turn::Relative { plain, same, opposite } => {
                let turn = |by: u16| (u16::from(state.place) + by) % size;
                for by in places(plain, size) {
                    let bend = match by {
                        0 => state.bend,
                        _ if 2 * by == size => state.bend,
                        _ if 2 * by < size => Bend::Right,
                        _ => Bend::Left,
                    };
                    add(turn(by), bend);
                }
                for (set, keeps) in [(same, true), (opposite, false)] {
                    for by in places(set, size) {
                        if state.bend == Bend::None || (state.bend == Bend::Right) == keeps {
                            add(turn(by), Bend::Right);
                        }
                        if state.bend == Bend::None || (state.bend == Bend::Left) == keeps {
                            add(turn(size - by), Bend::Left);
                        }
                    }
                }
            }
            Turn::Outward(table) => {
                let before = self.chain.rings[usize::from(state.ring)]
                    .steps
                    .get(usize::from(state.place))
                    .copied()
                    .flatten()
                    .unwrap_or(Vector::ZERO);
                let set = table.get(usize::from(state.place)).copied().unwrap_or(0);
                for place in places(set, size) {
                    let Some(step) = ring.steps[usize::from(place)] else {
                        continue;
                    };
                    // Both square and axial coordinates turn clockwise from y to x.
                    let cross =
                        i32::from(before.y) * i32::from(step.x) - i32::from(before.x) * i32::from(step.y);
                    let bend = match cross {
                        0 => state.bend,
                        1.. => Bend::Right,
                        _ => Bend::Left,
                    };
                    add(place, bend);
                }
            }
        }
        count
    }
}

/// Twelve places, each with either memory.
const MAX_CHOICES: usize = 24;

fn places(set: u16, size: u16) -> impl Iterator<Item = u16> {
    (0..size).filter(move |place| set & 1 << place != 0)
}

fn toggled(max: u16) -> RangeNow {
    if max == 1 { RangeNow::Unlimited } else { RangeNow::One }
}

fn lets_through(filter: &Filter, geometry: Geometry, shift: Vector) -> bool {
    classify(geometry, shift).is_some_and(|(class, place)| {
        let set = match class {
            Class::Orthogonal => filter.orthogonal,
            Class::Diagonal => filter.diagonal,
            _ => filter.oblique,
        };
        set & 1 << place != 0
    })
}

/// The end of a leg: its cell, the number of steps, what happens there, and how directions there differ.
type End = (Cell, u16, Landing, Orientation);

/// The landings of one leg in one direction. There are nearly always few.
struct Landings {
    few: [End; 32],
    count: usize,
    more: Vec<End>,
}

impl Default for Landings {
    fn default() -> Self {
        Self { few: [(0, 0, Landing::Calm, Orientation::AS_DRAWN); 32], count: 0, more: vec![] }
    }
}

impl Landings {
    fn push(&mut self, end: End) {
        if self.count < self.few.len() {
            self.few[self.count] = end;
            self.count += 1;
        } else {
            self.more.push(end);
        }
    }

    fn iter(&self) -> impl Iterator<Item = End> {
        self.few[..self.count].iter().chain(&self.more).copied()
    }
}
