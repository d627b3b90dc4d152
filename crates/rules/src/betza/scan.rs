//! Walks a single leg.

use std::ops::ControlFlow;

use super::captures::{Captures, Taken};
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

    fn step(&self, from: Cell, by: Vector, wraps: bool) -> Option<Reached> {
        let own = self.board.seams();
        let seams = if wraps { own.and_files() } else { own };
        self.board.step_over(from, by, seams).filter(|reached| self.around.is_open(reached.cell))
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
        let leg = stretch.leg;
        let mut orientation = stretch.orientation;
        let mut by = orientation.apply(self.frame.apply(stretch.step));
        let short = is_short(self.board.geometry(), stretch.step);
        let skip = if short { u16::from(leg.jump) } else { 0 };
        let looks = !short && (leg.lame || leg.jump > 0);
        let hops = leg.hop != Hop::None;
        let mut mounted = false;
        let mut wrapped = false;
        let mut past_an_edge = false;
        let mut cell = stretch.start;
        let mut n = 0;
        while n < stretch.max {
            let Some(rest) = budget.checked_sub(1) else {
                return ControlFlow::Continue(());
            };
            *budget = rest;
            if looks && !self.way_is_fit(leg, (cell, orientation), stretch.step, captures, taken) {
                break;
            }
            let Some(next) = self.step(cell, by, leg.wraps) else {
                break;
            };
            cell = next.cell;
            if next.crossed {
                wrapped = true;
                // A board with joined edges has no edge there, and looks the same from both sides of it.
                past_an_edge |= self.board.seams().is_none();
                orientation = orientation.then(next.orientation);
                by = next.orientation.apply(by);
            }
            n += 1;
            // The ride has come around the board. Without this test a rider would never stop.
            if wrapped && cell == stretch.start || stretch.avoids_from && cell == self.from {
                break;
            }
            if n <= skip {
                continue;
            }
            if past_an_edge && cell == self.from {
                break;
            }
            let content = self.content(cell, captures, taken);
            let long_enough = match stretch.exactly {
                Some(length) => n == length && n >= stretch.min,
                None => n >= stretch.min,
            };
            if hops && !stretch.inner {
                match (mounted, content) {
                    (false, Content::Empty) => continue,
                    (false, _) if self.around.is_mount(cell) => {
                        mounted = true;
                        continue;
                    }
                    (false, _) => break,
                    (true, _) => {}
                }
            } else if !long_enough {
                if content == Content::Empty {
                    continue;
                }
                break;
            }
            if content == Content::Empty {
                if long_enough {
                    self.land_on_empty(leg, cell, captures, taken, |landing| {
                        land(cell, n, landing, orientation)
                    })?;
                }
                if leg.hop == Hop::Behind && !stretch.inner {
                    break;
                }
                continue;
            }
            if hops
                && stretch.inner
                && !(leg.spares_royals && content == Content::Enemy)
                && self.around.is_mount(cell)
            {
                land(cell, n, Landing::Calm, orientation)?;
            }
            if long_enough && self.permits(leg, stretch.inner, cell, content) {
                land(cell, n, Landing::Capture, orientation)?;
            }
            let many = leg.hop == Hop::OverMany && !stretch.inner;
            if !(many && self.around.is_mount(cell)) {
                break;
            }
        }
        ControlFlow::Continue(())
    }
}
