//! Walks a single leg.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::captures::{Captures, QuickHash, Taken};
use super::mover::{Hop, Leg};
use super::path::{is_short, path_of};
use super::walk::{Content, Surroundings};
use crate::board::{Board, Cell, Frame, Orientation, Reached, Vector};

/// The board around a piece that has been lifted.
pub(super) struct WalkBoard<'a, S: ?Sized> {
    pub board: &'a Board,
    pub frame: Frame,
    pub from: Cell,
    pub around: &'a S,
}

/// One leg in one direction.
pub(super) struct Stretch<'a> {
    pub leg: &'a Leg,
    /// Another leg follows.
    pub inner: bool,
    /// The step, from the mover's point of view.
    pub step: Vector,
    pub start: Cell,
    /// How directions at the start differ from those where the move began.
    pub orientation: Orientation,
    pub min: u16,
    pub max: u16,
    /// The only length allowed, if another leg decides it.
    pub exactly: Option<u16>,
    /// Whether the leg may not enter the cell where the piece started.
    pub avoids_from: bool,
}

/// What a leg does on a cell where it may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Landing {
    /// It moves there without capturing.
    Calm,
    /// It captures the piece there.
    Capture,
    /// Captures the victim of an en-passant target.
    EnPassant(Cell),
}

impl<S: Surroundings + ?Sized> WalkBoard<'_, S> {
    /// The content of a cell, without the moving piece and the captured ones.
    pub(super) fn content(&self, cell: Cell, captures: &Captures, taken: Taken) -> Content {
        if cell == self.from || captures.contains(taken, cell) {
            Content::Empty
        } else {
            self.around.content(cell)
        }
    }

    /// One step on a board on which no edges of single cells are joined.
    fn step(&self, from: Cell, by: Vector, wraps: bool) -> Option<Reached> {
        let own = self.board.seams();
        let seams = if wraps { own.and_files() } else { own };
        self.board.folded(from, by, seams).filter(|reached| self.around.is_open(reached.cell))
    }

    /// The cells passed before the end of the `n`-th step.
    pub(super) fn passed(
        &self,
        (start, mut orientation): (Cell, Orientation),
        leg: &Leg,
        step: Vector,
        n: u16,
        into: &mut Vec<Cell>,
    ) {
        if self.board.has_joins() {
            return self.passed_ways((start, orientation), leg, step, n, into);
        }
        let geometry = self.board.geometry();
        let mut cell = start;
        for k in 1..=n {
            let seen = |by: Vector| orientation.apply(self.frame.apply(by));
            for under in path_of(geometry, leg.path, step) {
                let under = self.step(cell, seen(under), leg.wraps);
                into.extend(under.map(|reached| reached.cell));
            }
            let Some(next) = self.step(cell, seen(step), leg.wraps) else {
                return;
            };
            if k < n {
                into.push(next.cell);
            }
            cell = next.cell;
            orientation = orientation.then(next.orientation);
        }
    }

    /// The same on a board where a step may lead to several cells: those of all ways.
    #[cold]
    #[inline(never)]
    fn passed_ways(&self, start: (Cell, Orientation), leg: &Leg, step: Vector, n: u16, into: &mut Vec<Cell>) {
        let mut at = vec![start];
        for k in 1..=n {
            let mut next: Vec<(Cell, Orientation)> = vec![];
            for &(cell, orientation) in &at {
                let ways = |by: Vector| {
                    let ways = self.board.ways(cell, orientation.apply(self.frame.apply(by)));
                    ways.filter(|reached| self.around.is_open(reached.cell))
                };
                into.extend(
                    path_of(self.board.geometry(), leg.path, step).flat_map(ways).map(|way| way.cell),
                );
                next.extend(ways(step).map(|way| (way.cell, orientation.then(way.orientation))));
            }
            if k < n {
                into.extend(next.iter().map(|(cell, _)| *cell));
            }
            next.sort_unstable_by_key(|(cell, orientation)| (*cell, orientation.index()));
            next.dedup();
            at = next;
        }
    }

    /// Whether the path of a step is open: empty cells for a lame step, an obstacle for a jump.
    fn way_is_fit(
        &self,
        leg: &Leg,
        (cell, orientation): (Cell, Orientation),
        step: Vector,
        captures: &Captures,
        taken: Taken,
    ) -> bool {
        let mut occupied = false;
        for under in path_of(self.board.geometry(), leg.path, step) {
            let by = orientation.apply(self.frame.apply(under));
            let Some(Reached { cell: under, .. }) = self.step(cell, by, leg.wraps) else {
                // A hole can be neither crossed by a lame step nor jumped as an obstacle.
                if leg.lame {
                    return false;
                }
                continue;
            };
            if self.content(under, captures, taken) != Content::Empty {
                occupied = true;
            }
        }
        !(leg.lame && occupied) && (leg.jump == 0 || occupied)
    }

    /// Whether the leg may capture the piece on a cell.
    fn permits(&self, leg: &Leg, inner: bool, cell: Cell, content: Content) -> bool {
        let how = leg.modality;
        let allowed = match content {
            Content::Empty => false,
            Content::Friend => how.destroy,
            Content::Enemy => how.capture || how.royal && self.around.is_royal(cell),
        };
        allowed
            && (inner || !leg.spares_royals || !self.around.is_royal(cell))
            && self.around.is_capturable(cell)
    }

    /// Calls `land` for everything that a final leg may do on a cell.
    pub(super) fn land_on(
        &self,
        leg: &Leg,
        cell: Cell,
        captures: &Captures,
        taken: Taken,
        mut land: impl FnMut(Landing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let content = self.content(cell, captures, taken);
        if content != Content::Empty {
            if self.permits(leg, false, cell, content) {
                land(Landing::Capture)?;
            }
            return ControlFlow::Continue(());
        }
        self.land_on_empty(leg, cell, captures, taken, land)
    }

    fn land_on_empty(
        &self,
        leg: &Leg,
        cell: Cell,
        captures: &Captures,
        taken: Taken,
        mut land: impl FnMut(Landing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if leg.modality.quiet {
            land(Landing::Calm)?;
        }
        if leg.modality.en_passant
            && let Some(victim) = self.around.en_passant(cell)
            && self.content(victim, captures, taken) != Content::Empty
        {
            land(Landing::EnPassant(victim))?;
        }
        ControlFlow::Continue(())
    }

    /// Calls `land` for every way in which the leg may end, with cell, number of steps, effect, and how directions there
    /// differ from those where the move began.
    pub(super) fn scan(
        &self,
        stretch: &Stretch,
        captures: &Captures,
        taken: Taken,
        budget: &mut u32,
        mut land: impl FnMut(Cell, u16, Landing, Orientation) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.board.has_joins() {
            return self.scan_ways(stretch, (captures, taken), budget, &mut land);
        }
        let leg = stretch.leg;
        let mut course = Course::begin(self, stretch);
        let looks = self.looks(stretch);
        while course.n < stretch.max {
            let Some(rest) = budget.checked_sub(1) else {
                return ControlFlow::Continue(());
            };
            *budget = rest;
            if looks
                && !self.way_is_fit(leg, (course.cell, course.orientation), stretch.step, captures, taken)
            {
                break;
            }
            let Some(next) = self.step(course.cell, course.by, leg.wraps) else {
                break;
            };
            if !self.arrive(stretch, &mut course, next, (captures, taken), &mut land)? {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the cells under each step matter.
    fn looks(&self, stretch: &Stretch) -> bool {
        (stretch.leg.lame || stretch.leg.jump > 0) && !is_short(self.board.geometry(), stretch.step)
    }

    /// The same on a board where a step may lead to several cells: each of them is followed.
    #[cold]
    #[inline(never)]
    fn scan_ways(
        &self,
        stretch: &Stretch,
        (captures, taken): (&Captures, Taken),
        budget: &mut u32,
        land: &mut dyn FnMut(Cell, u16, Landing, Orientation) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let looks = self.looks(stretch);
        let cells = self.board.len() as u16;
        // A ride without an end could go round for ever without coming back to its start. Most need not count their steps.
        let endless = stretch.max >= cells;
        let counts = stretch.inner || stretch.exactly.is_some() || stretch.leg.marks_en_passant;
        let max = if counts { stretch.max.min(cells) } else { stretch.max };
        let mut open = vec![Course::begin(self, stretch)];
        let mut seen: HashSet<Course, QuickHash> = HashSet::default();
        while let Some(before) = open.pop() {
            let enough = stretch.min.max(before.skip);
            let n = if endless && !counts { before.n.min(enough) } else { before.n };
            // Ways that have met go on as one.
            if before.n >= max || !seen.insert(Course { n, ..before }) {
                continue;
            }
            let Some(rest) = budget.checked_sub(1) else {
                return ControlFlow::Continue(());
            };
            *budget = rest;
            for next in self.next_ways(stretch, &before, looks, (captures, taken)) {
                let mut course = before;
                if self.arrive(stretch, &mut course, next, (captures, taken), &mut *land)? {
                    open.push(course);
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The ways of one step that are open.
    fn next_ways(
        &self,
        stretch: &Stretch,
        course: &Course,
        looks: bool,
        (captures, taken): (&Captures, Taken),
    ) -> Vec<Reached> {
        let leg = stretch.leg;
        let is_open = |reached: &Reached| self.around.is_open(reached.cell);
        let is_empty = |cell: Cell| self.content(cell, captures, taken) == Content::Empty;
        if looks && leg.lame {
            return self.lame_ways(stretch, course, &is_empty);
        }
        let ways: Vec<Reached> = self.board.ways(course.cell, course.by).filter(is_open).collect();
        if looks {
            let seen = |under: Vector| course.orientation.apply(self.frame.apply(under));
            let mut under = path_of(self.board.geometry(), leg.path, stretch.step)
                .flat_map(|under| self.board.ways(course.cell, seen(under)))
                .filter(is_open);
            if !under.any(|reached| !is_empty(reached.cell)) {
                return vec![];
            }
        }
        ways
    }

    /// A lame step goes along its path, cell by cell.
    fn lame_ways(&self, stretch: &Stretch, course: &Course, is_empty: &dyn Fn(Cell) -> bool) -> Vec<Reached> {
        if stretch.leg.jump > 0 {
            return vec![]; // nothing may stand in its way, and something must
        }
        let path = path_of(self.board.geometry(), stretch.leg.path, stretch.step).chain([stretch.step]);
        let here = Reached { cell: course.cell, crossed: false, orientation: Orientation::AS_DRAWN };
        let (mut ways, mut before) = (vec![here], Vector::ZERO);
        for at in path {
            // What is passed so far must be empty; the piece itself has been lifted.
            let by = self.frame.apply(at - before);
            let mut next: Vec<Reached> = vec![];
            for way in ways.iter().filter(|way| before == Vector::ZERO || is_empty(way.cell)) {
                let seen = course.orientation.then(way.orientation).apply(by);
                for reached in self.board.ways(way.cell, seen) {
                    let reached = Reached {
                        orientation: way.orientation.then(reached.orientation),
                        crossed: way.crossed || reached.crossed,
                        ..reached
                    };
                    if self.around.is_open(reached.cell) && !next.contains(&reached) {
                        next.push(reached);
                    }
                }
            }
            (ways, before) = (next, at);
        }
        ways
    }

    /// Goes on to the next cell. Returns whether the leg may go on from there.
    #[inline(always)]
    fn arrive<L: FnMut(Cell, u16, Landing, Orientation) -> ControlFlow<()> + ?Sized>(
        &self,
        stretch: &Stretch,
        course: &mut Course,
        next: Reached,
        (captures, taken): (&Captures, Taken),
        land: &mut L,
    ) -> ControlFlow<(), bool> {
        const STOP: ControlFlow<(), bool> = ControlFlow::Continue(false);
        const GO_ON: ControlFlow<(), bool> = ControlFlow::Continue(true);
        let leg = stretch.leg;
        let hops = leg.hop != Hop::None;
        let cell = next.cell;
        course.cell = cell;
        if next.crossed {
            course.wrapped = true;
            // A board with joined edges has no edge there, and looks the same from both sides of it.
            course.past_an_edge |= self.board.is_flat();
            course.orientation = course.orientation.then(next.orientation);
            course.by = next.orientation.apply(course.by);
        }
        course.n += 1;
        let n = course.n;
        // The ride has come around the board. Without this test a rider would never stop.
        if course.wrapped && cell == stretch.start || stretch.avoids_from && cell == self.from {
            return STOP;
        }
        if n <= course.skip {
            return GO_ON;
        }
        if course.past_an_edge && cell == self.from {
            return STOP;
        }
        let content = self.content(cell, captures, taken);
        let long_enough = match stretch.exactly {
            Some(length) => n == length && n >= stretch.min,
            None => n >= stretch.min,
        };
        if hops && !stretch.inner {
            match (course.mounted, content) {
                (false, Content::Empty) => return GO_ON,
                (false, _) if self.around.is_mount(cell) => {
                    course.mounted = true;
                    return GO_ON;
                }
                (false, _) => return STOP,
                (true, _) => {}
            }
        } else if !long_enough {
            return if content == Content::Empty { GO_ON } else { STOP };
        }
        if content == Content::Empty {
            if long_enough {
                self.land_on_empty(leg, cell, captures, taken, |landing| {
                    land(cell, n, landing, course.orientation)
                })?;
            }
            return if leg.hop == Hop::Behind && !stretch.inner { STOP } else { GO_ON };
        }
        if hops
            && stretch.inner
            && !(leg.spares_royals && content == Content::Enemy)
            && self.around.is_mount(cell)
        {
            land(cell, n, Landing::Calm, course.orientation)?;
        }
        if long_enough && self.permits(leg, stretch.inner, cell, content) {
            land(cell, n, Landing::Capture, course.orientation)?;
        }
        let many = leg.hop == Hop::OverMany && !stretch.inner;
        if many && self.around.is_mount(cell) { GO_ON } else { STOP }
    }
}

/// How far a leg has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Course {
    cell: Cell,
    orientation: Orientation,
    /// The next step on the board as drawn.
    by: Vector,
    n: u16,
    /// How many steps it goes before it looks at a cell.
    skip: u16,
    mounted: bool,
    wrapped: bool,
    past_an_edge: bool,
}

impl Course {
    #[inline(always)]
    fn begin<S: Surroundings + ?Sized>(walk_board: &WalkBoard<S>, stretch: &Stretch) -> Self {
        let short = is_short(walk_board.board.geometry(), stretch.step);
        Self {
            cell: stretch.start,
            skip: if short { stretch.leg.jump.into() } else { 0 },
            orientation: stretch.orientation,
            by: stretch.orientation.apply(walk_board.frame.apply(stretch.step)),
            n: 0,
            mounted: false,
            wrapped: false,
            past_an_edge: false,
        }
    }
}
