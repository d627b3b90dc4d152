//! Where generated moves go: counted, listed, or looked at.

use super::bits::Bits;
use super::step::{Extra, Step, StepKind, Steps};

/// Receives moves in bulk: sets of destinations rather than single moves.
pub(crate) trait Sink<const W: usize> {
    /// From one cell to any of these.
    fn to(&mut self, from: usize, to: Bits<W>);
    /// The same, becoming any of these kinds.
    fn promote(&mut self, from: usize, to: Bits<W>, kinds: &[u8]);
    /// The same, leaving en-passant targets.
    fn marking(&mut self, from: usize, to: Bits<W>, mark: u8);
    /// To any of these, each from `delta` below.
    fn shifted(&mut self, to: Bits<W>, delta: i32);
    /// The same, becoming any of these kinds.
    fn shifted_promote(&mut self, to: Bits<W>, delta: i32, kinds: &[u8]);
    /// The same, leaving en-passant targets.
    fn shifted_mark(&mut self, to: Bits<W>, delta: i32, mark: u8);
    /// One rare step.
    fn one(&mut self, step: Step);
    /// One walked step.
    fn walk(&mut self, step: Step, extra: Extra);
    /// How many moves there are by now.
    fn amount(&self) -> u64;
}

/// Counts.
pub(crate) struct Count(pub(crate) u64);

impl<const W: usize> Sink<W> for Count {
    #[inline(always)]
    fn to(&mut self, _: usize, to: Bits<W>) {
        self.0 += u64::from(to.count());
    }
    #[inline(always)]
    fn promote(&mut self, _: usize, to: Bits<W>, kinds: &[u8]) {
        self.0 += u64::from(to.count()) * kinds.len() as u64;
    }
    #[inline(always)]
    fn marking(&mut self, _: usize, to: Bits<W>, _: u8) {
        self.0 += u64::from(to.count());
    }
    #[inline(always)]
    fn shifted(&mut self, to: Bits<W>, _: i32) {
        self.0 += u64::from(to.count());
    }
    #[inline(always)]
    fn shifted_promote(&mut self, to: Bits<W>, _: i32, kinds: &[u8]) {
        self.0 += u64::from(to.count()) * kinds.len() as u64;
    }
    #[inline(always)]
    fn shifted_mark(&mut self, to: Bits<W>, _: i32, _: u8) {
        self.0 += u64::from(to.count());
    }
    #[inline(always)]
    fn one(&mut self, _: Step) {
        self.0 += 1;
    }
    #[inline(always)]
    fn walk(&mut self, _: Step, _: Extra) {
        self.0 += 1;
    }
    #[inline(always)]
    fn amount(&self) -> u64 {
        self.0
    }
}

impl<const W: usize> Sink<W> for Steps {
    #[inline(always)]
    fn to(&mut self, from: usize, to: Bits<W>) {
        to.each(|to| self.steps.push(Step::new(from, to, StepKind::Plain, 0)));
    }
    #[inline(always)]
    fn promote(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        to.each(|to| {
            self.steps.extend(kinds.iter().map(|&kind| Step::new(from, to, StepKind::Promote, kind)));
        });
    }
    #[inline(always)]
    fn marking(&mut self, from: usize, to: Bits<W>, mark: u8) {
        to.each(|to| self.steps.push(Step::new(from, to, StepKind::Mark, mark)));
    }
    #[inline(always)]
    fn shifted(&mut self, to: Bits<W>, delta: i32) {
        to.each(|to| self.steps.push(Step::new(origin(to, delta), to, StepKind::Plain, 0)));
    }
    #[inline(always)]
    fn shifted_promote(&mut self, to: Bits<W>, delta: i32, kinds: &[u8]) {
        to.each(|to| {
            let from = origin(to, delta);
            self.steps.extend(kinds.iter().map(|&kind| Step::new(from, to, StepKind::Promote, kind)));
        });
    }
    #[inline(always)]
    fn shifted_mark(&mut self, to: Bits<W>, delta: i32, mark: u8) {
        to.each(|to| self.steps.push(Step::new(origin(to, delta), to, StepKind::Mark, mark)));
    }
    #[inline(always)]
    fn one(&mut self, step: Step) {
        self.steps.push(step);
    }
    #[inline(always)]
    fn walk(&mut self, mut step: Step, extra: Extra) {
        step.extra = self.extras.len() as u16;
        self.extras.push(extra);
        self.steps.push(step);
    }
    #[inline(always)]
    fn amount(&self) -> u64 {
        self.steps.len() as u64
    }
}

#[inline(always)]
fn origin(to: usize, delta: i32) -> usize {
    (to as i32 - delta) as usize
}
