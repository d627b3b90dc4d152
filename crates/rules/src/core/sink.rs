//! Where generated moves go: counted, listed, or looked at.

use super::bits::Bits;
use super::step::{Extra, Step, StepKind, Steps};

/// Receives moves in bulk: sets of destinations rather than single moves.
pub(crate) trait MoveSink<const W: usize> {
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
    /// A piece of this kind from the hand to any of these cells.
    fn drop(&mut self, to: Bits<W>, kind: u8);
    /// From one cell to any of these, while one of these kinds comes in behind.
    fn gate(&mut self, from: usize, to: Bits<W>, kinds: &[u8]);
    /// One rare step.
    fn one(&mut self, step: Step);
    /// One step with a wall on any of these cells.
    fn walled(&mut self, step: Step, walls: Bits<W>) {
        walls.for_each(|cell| self.one(step.walled(cell)));
    }
    /// One walked step.
    fn walk(&mut self, step: Step, extra: Extra);
    /// Lets rare moves be made through a pointer.
    #[inline(always)]
    fn rare(&mut self, make: impl FnOnce(&mut dyn MoveSink<W>))
    where
        Self: Sized,
    {
        make(self);
    }
    /// How many moves there are by now.
    fn amount(&self) -> u64;
    /// Where captures are forced, a sink may take all moves at once and tell afterwards whether one was a capture.
    /// Sinks that cannot take moves back are given captures first.
    fn watch(&mut self, _enemy: Bits<W>) -> bool {
        false
    }
    /// Whether a capture was among the moves since [`watch`](Self::watch).
    fn saw_capture(&self) -> bool {
        false
    }
    /// Forgets all moves but the first so many.
    fn rewind(&mut self, _amount: u64) {}
}

/// Rare moves go through a pointer, so that what makes them is compiled once and not for every sink.
impl<const W: usize> MoveSink<W> for &mut (dyn MoveSink<W> + '_) {
    fn to(&mut self, from: usize, to: Bits<W>) {
        (**self).to(from, to);
    }
    fn promote(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        (**self).promote(from, to, kinds);
    }
    fn marking(&mut self, from: usize, to: Bits<W>, mark: u8) {
        (**self).marking(from, to, mark);
    }
    fn shifted(&mut self, to: Bits<W>, delta: i32) {
        (**self).shifted(to, delta);
    }
    fn shifted_promote(&mut self, to: Bits<W>, delta: i32, kinds: &[u8]) {
        (**self).shifted_promote(to, delta, kinds);
    }
    fn shifted_mark(&mut self, to: Bits<W>, delta: i32, mark: u8) {
        (**self).shifted_mark(to, delta, mark);
    }
    fn drop(&mut self, to: Bits<W>, kind: u8) {
        (**self).drop(to, kind);
    }
    fn gate(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        (**self).gate(from, to, kinds);
    }
    fn one(&mut self, step: Step) {
        (**self).one(step);
    }
    fn walled(&mut self, step: Step, walls: Bits<W>) {
        (**self).walled(step, walls);
    }
    fn walk(&mut self, step: Step, extra: Extra) {
        (**self).walk(step, extra);
    }
    fn amount(&self) -> u64 {
        (**self).amount()
    }
    fn watch(&mut self, enemy: Bits<W>) -> bool {
        (**self).watch(enemy)
    }
    fn saw_capture(&self) -> bool {
        (**self).saw_capture()
    }
    fn rewind(&mut self, amount: u64) {
        (**self).rewind(amount);
    }
}

/// Counts. With `WATCH` it also notices captures, for games that force them; the others do not pay for it.
pub(crate) struct CountingSink<const W: usize, const WATCH: bool> {
    pub(crate) moves: u64,
    enemy: Bits<W>,
    taken: Bits<W>,
}

impl<const W: usize, const WATCH: bool> CountingSink<W, WATCH> {
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self { moves: 0, enemy: Bits::NONE, taken: Bits::NONE }
    }

    #[inline(always)]
    fn add(&mut self, to: Bits<W>, times: usize) {
        self.moves += u64::from(to.count()) * times as u64;
        if WATCH && times > 0 {
            self.taken |= to & self.enemy;
        }
    }
}

impl<const W: usize, const WATCH: bool> MoveSink<W> for CountingSink<W, WATCH> {
    #[inline(always)]
    fn to(&mut self, _: usize, to: Bits<W>) {
        self.add(to, 1);
    }
    #[inline(always)]
    fn promote(&mut self, _: usize, to: Bits<W>, kinds: &[u8]) {
        self.add(to, kinds.len());
    }
    #[inline(always)]
    fn marking(&mut self, _: usize, to: Bits<W>, _: u8) {
        self.add(to, 1);
    }
    #[inline(always)]
    fn shifted(&mut self, to: Bits<W>, _: i32) {
        self.add(to, 1);
    }
    #[inline(always)]
    fn shifted_promote(&mut self, to: Bits<W>, _: i32, kinds: &[u8]) {
        self.add(to, kinds.len());
    }
    #[inline(always)]
    fn shifted_mark(&mut self, to: Bits<W>, _: i32, _: u8) {
        self.add(to, 1);
    }
    #[inline(always)]
    fn drop(&mut self, to: Bits<W>, _: u8) {
        self.moves += u64::from(to.count());
    }
    #[inline(always)]
    fn gate(&mut self, _: usize, to: Bits<W>, kinds: &[u8]) {
        self.add(to, kinds.len());
    }
    #[inline(always)]
    fn one(&mut self, step: Step) {
        self.moves += 1;
        if WATCH && step.kind == StepKind::EnPassant {
            self.taken |= self.enemy;
        }
    }
    #[inline(always)]
    fn walled(&mut self, _: Step, walls: Bits<W>) {
        self.moves += u64::from(walls.count());
    }
    #[inline(always)]
    fn walk(&mut self, _: Step, extra: Extra) {
        self.moves += 1;
        if WATCH && !extra.captures.is_empty() {
            self.taken |= self.enemy;
        }
    }
    #[inline(always)]
    fn rare(&mut self, make: impl FnOnce(&mut dyn MoveSink<W>)) {
        // What a pointer leads to must be in memory; this one stays in registers.
        let mut count = Self { ..*self };
        make(&mut count);
        *self = count;
    }
    #[inline(always)]
    fn amount(&self) -> u64 {
        self.moves
    }
    #[inline(always)]
    fn watch(&mut self, enemy: Bits<W>) -> bool {
        self.enemy = enemy;
        WATCH
    }
    #[inline(always)]
    fn saw_capture(&self) -> bool {
        self.taken.any()
    }
    #[inline(always)]
    fn rewind(&mut self, amount: u64) {
        self.moves = amount;
    }
}

impl<const W: usize> MoveSink<W> for Steps {
    #[inline(always)]
    fn to(&mut self, from: usize, to: Bits<W>) {
        to.for_each(|to| self.steps.push(Step::new(from, to, StepKind::Plain, 0)));
    }
    #[inline(always)]
    fn promote(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        to.for_each(|to| {
            self.steps.extend(kinds.iter().map(|&kind| Step::new(from, to, StepKind::Promote, kind)));
        });
    }
    #[inline(always)]
    fn marking(&mut self, from: usize, to: Bits<W>, mark: u8) {
        to.for_each(|to| self.steps.push(Step::new(from, to, StepKind::Mark, mark)));
    }
    #[inline(always)]
    fn shifted(&mut self, to: Bits<W>, delta: i32) {
        to.for_each(|to| self.steps.push(Step::new(origin(to, delta), to, StepKind::Plain, 0)));
    }
    #[inline(always)]
    fn shifted_promote(&mut self, to: Bits<W>, delta: i32, kinds: &[u8]) {
        to.for_each(|to| {
            let from = origin(to, delta);
            self.steps.extend(kinds.iter().map(|&kind| Step::new(from, to, StepKind::Promote, kind)));
        });
    }
    #[inline(always)]
    fn shifted_mark(&mut self, to: Bits<W>, delta: i32, mark: u8) {
        to.for_each(|to| self.steps.push(Step::new(origin(to, delta), to, StepKind::Mark, mark)));
    }
    #[inline(always)]
    fn drop(&mut self, to: Bits<W>, kind: u8) {
        to.for_each(|to| self.steps.push(Step::new(to, to, StepKind::Drop, kind)));
    }
    #[inline(always)]
    fn gate(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        to.for_each(|to| {
            self.steps.extend(kinds.iter().map(|&kind| Step::new(from, to, StepKind::Gate, kind)));
        });
    }
    #[inline(always)]
    fn one(&mut self, step: Step) {
        debug_assert!(!step.is_walked(), "each walk has its place in the side list");
        self.steps.push(step);
    }
    #[inline(always)]
    fn walk(&mut self, step: Step, extra: Extra) {
        debug_assert!(step.is_walked(), "each walk has its place in the side list, and nothing else has");
        self.extras.push(extra);
        self.steps.push(step);
    }
    #[inline(always)]
    fn amount(&self) -> u64 {
        self.steps.len() as u64
    }
}

#[inline(always)]
pub(super) fn origin(to: usize, delta: i32) -> usize {
    (to as i32 - delta) as usize
}
