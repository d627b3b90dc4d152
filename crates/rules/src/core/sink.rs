//! Receivers of generated moves: one lists them, one counts them.

use super::bits::Bits;
use super::step::{Extra, Step, StepKind, Steps};

/// Receives moves in bulk, as sets of destinations.
pub(crate) trait MoveSink<const W: usize> {
    /// Moves from one cell to any of these cells.
    fn to(&mut self, from: usize, to: Bits<W>);
    /// The same with a promotion to any of these kinds.
    fn promote(&mut self, from: usize, to: Bits<W>, kinds: &[u8]);
    /// The same, leaving the en-passant targets of a mark.
    fn marking(&mut self, from: usize, to: Bits<W>, mark: u8);
    /// Moves to any of these cells, each from the cell `delta` below it.
    fn shifted(&mut self, to: Bits<W>, delta: i32);
    /// The same with a promotion to any of these kinds.
    fn shifted_promote(&mut self, to: Bits<W>, delta: i32, kinds: &[u8]);
    /// The same, leaving the en-passant targets of a mark.
    fn shifted_mark(&mut self, to: Bits<W>, delta: i32, mark: u8);
    /// Drops of a kind onto any of these cells.
    fn drop(&mut self, to: Bits<W>, kind: u8);
    /// Moves from one cell to any of these cells, each with one of these kinds coming in behind.
    fn gate(&mut self, from: usize, to: Bits<W>, kinds: &[u8]);
    /// One step of any kind that has no side list.
    fn one(&mut self, step: Step);
    /// One step that ends with a wall on any of these cells.
    fn walled(&mut self, step: Step, walls: Bits<W>) {
        walls.for_each(|cell| self.one(step.walled(cell)));
    }
    /// One walked step.
    fn walk(&mut self, step: Step, extra: Extra);
    /// Calls code that takes the sink as a trait object. That code is rare, so it is compiled once for all sinks.
    #[inline(always)]
    fn rare(&mut self, make: impl FnOnce(&mut dyn MoveSink<W>))
    where
        Self: Sized,
    {
        make(self);
    }
    /// How many moves the sink has received.
    fn amount(&self) -> u64;
    /// Asks a sink to notice captures, where captures are forced. A sink that returns true receives all moves at once
    /// and can [`rewind`](Self::rewind). A sink that returns false is given the captures first.
    fn watch(&mut self, _enemy: Bits<W>) -> bool {
        false
    }
    /// Whether one of the moves since [`watch`](Self::watch) was a capture.
    fn saw_capture(&self) -> bool {
        false
    }
    /// Forgets all moves but the first `amount`.
    fn rewind(&mut self, _amount: u64) {}
    /// Of the moves after the first `amount`, keeps those that capture the most pieces. They all capture, or none does.
    /// Where only such moves are legal, moves are listed, not counted.
    fn keep_most(&mut self, _amount: u64) {}
}

/// Rare moves are sent through a trait object, so that the code that makes them is compiled once for all sinks.
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
    fn keep_most(&mut self, amount: u64) {
        (**self).keep_most(amount);
    }
}

/// Counts moves. With `WATCH` it also notices captures, which only games with forced captures pay for.
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
        // A trait object needs an address. The copy has one, so that the original can stay in registers.
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
    fn walled(&mut self, step: Step, walls: Bits<W>) {
        self.steps.reserve(walls.count() as usize);
        walls.for_each(|cell| self.steps.push(step.walled(cell)));
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
    fn keep_most(&mut self, amount: u64) {
        self.keep_largest_captures(amount as usize);
    }
}

#[inline(always)]
pub(super) fn origin(to: usize, delta: i32) -> usize {
    (to as i32 - delta) as usize
}
