//! Walking one leg.

use std::ops::ControlFlow;

use super::captures::{Captures, Taken};
use super::mover::{Hop, Leg};
use super::path::{is_short, path_of};
use super::walk::{Content, Surroundings};
use crate::board::{Board, Cell, Frame, Vector, Wrap};

/// The board around a lifted piece.
pub(super) struct Scene<'a, S: ?Sized> {
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
    /// From the mover's seat.
    pub step: Vector,
    pub start: Cell,
    pub min: u16,
    pub max: u16,
    /// The only length allowed, when another leg prescribes it.
    pub exactly: Option<u16>,
    /// May not enter the cell the piece stood on.
    pub avoids_from: bool,
}

/// What a leg does where it may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Landing {
    /// Stands there, capturing nothing.
    Calm,
    /// Captures what stands there.
    Capture,
    /// Captures the victim of an en-passant target.
    EnPassant(Cell),
}

impl<S: Surroundings + ?Sized> Scene<'_, S> {
    /// What a cell holds once the mover is lifted and captured pieces are gone.
    pub(super) fn content(&self, cell: Cell, captures: &Captures, taken: Taken) -> Content {
        if cell == self.from || captures.contains(taken, cell) {
            Content::Empty
        } else {
            self.around.content(cell)
        }
    }

    fn step(&self, from: Cell, by: Vector, wraps: bool) -> Option<(Cell, bool)> {
        let own = self.board.wrap();
        let glue = if wraps { own.and_files() } else { own };
        self.board.step_over(from, by, glue).filter(|&(cell, _)| self.around.is_open(cell))
    }

    /// The cells passed on the way to the `n`-th step's end, which is not among them.
    pub(super) fn passed(&self, start: Cell, leg: &Leg, step: Vector, n: u16, into: &mut Vec<Cell>) {
        let geometry = self.board.geometry();
        let mut cell = start;
        for k in 1..=n {
            for under in path_of(geometry, leg.path, step) {
                let under = self.step(cell, self.frame.apply(under), leg.wraps);
                into.extend(under.map(|(cell, _)| cell));
            }
            let Some((next, _)) = self.step(cell, self.frame.apply(step), leg.wraps) else {
                return;
            };
            if k < n {
                into.push(next);
            }
            cell = next;
        }
    }

    /// Whether a step from a cell may be taken: nothing under a lame one, something under a jump.
    fn way_is_fit(&self, leg: &Leg, cell: Cell, step: Vector, captures: &Captures, taken: Taken) -> bool {
        let mut occupied = false;
        for under in path_of(self.board.geometry(), leg.path, step) {
            let Some((under, _)) = self.step(cell, self.frame.apply(under), leg.wraps) else {
                // A hole: no way to walk over, and nothing to jump over.
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

    /// Whether the leg may capture what stands on an occupied cell.
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

    /// Calls `land` for what a final leg may do on a cell.
    pub(super) fn settle(
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
        self.settle_empty(leg, cell, captures, taken, land)
    }

    fn settle_empty(
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

    /// Calls `land` for every way the leg may end: cell, steps taken, what happens there.
    pub(super) fn scan(
        &self,
        stretch: &Stretch,
        captures: &Captures,
        taken: Taken,
        budget: &mut u32,
        mut land: impl FnMut(Cell, u16, Landing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let leg = stretch.leg;
        let by = self.frame.apply(stretch.step);
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
            if looks && !self.way_is_fit(leg, cell, stretch.step, captures, taken) {
                break;
            }
            let Some((next, crossed)) = self.step(cell, by, leg.wraps) else {
                break;
            };
            cell = next;
            wrapped |= crossed;
            // A board whose edges are glued has no edge there, and looks the same from everywhere along the seam.
            past_an_edge |= crossed && self.board.wrap() == Wrap::None;
            n += 1;
            // Around the board and back; without this a rider would never stop.
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
                    self.settle_empty(leg, cell, captures, taken, |landing| land(cell, n, landing))?;
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
                land(cell, n, Landing::Calm)?;
            }
            if long_enough && self.permits(leg, stretch.inner, cell, content) {
                land(cell, n, Landing::Capture)?;
            }
            let many = leg.hop == Hop::OverMany && !stretch.inner;
            if !(many && self.around.is_mount(cell)) {
                break;
            }
        }
        ControlFlow::Continue(())
    }
}
