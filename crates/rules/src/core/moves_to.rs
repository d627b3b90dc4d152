//! Moves of one kind of piece to one cell. Readers of move texts need only these, and generating them is faster than
//! filtering all moves.

use super::bits::Bits;
use super::checks::CheckInfo;
use super::generate::{GenType, SideView};
use super::program::Program;
use super::sink::{MoveSink, origin};
use super::state::State;
use super::step::{Extra, Step, StepKind};
use crate::definition::model::PassRule;

/// A sink that calls a function with each step. Walked steps come with their side-list entry.
pub(crate) struct Reporter<'a>(pub(crate) &'a mut dyn FnMut(Step, Option<Extra>));

impl<const W: usize> Program<W> {
    /// Whether each move can be judged by itself, without other moves and without making it.
    pub(crate) fn moves_are_independent(&self, state: &State<W>) -> bool {
        self.walls.is_none()
            && self.terrain.is_none()
            && !self.legality.method.verifies()
            && !self.forced_capture.has(state.us())
            && !self.hands.must
            && self.pass[state.us()] == PassRule::Never
            && !self.legality.method.forbids_checks()
            && !state.info.facing
    }

    /// Generates the legal steps of one kind to one cell, except castlings. It works only if
    /// [`moves_are_independent`](Self::moves_are_independent). Walked steps to other cells and drops of other kinds may
    /// be among them.
    #[inline(always)]
    pub(crate) fn moves_to<const FAST: bool>(
        &self,
        state: &State<W>,
        cell: usize,
        kind: usize,
        reporter: &mut Reporter<'_>,
    ) {
        if state.info.over.is_some() {
            return;
        }
        let (all, end) = (self.view(state, GenType::All), Bits::one(cell));
        let movers = all.own & state.kind[kind & 255];
        let view = SideView { movers, ends: end, quiet: all.quiet & end, capture: all.capture & end, ..all };
        let mut checks = CheckInfo::none();
        self.find_checks(&view, &mut checks);

        let plan = &self.plans[view.us];
        let mut single = view.movers;
        if let Some(k) = view.royal
            && single.has(k)
        {
            self.royal_steps::<FAST>(&view, &checks, plan, k, reporter);
            single ^= Bits::one(k);
        }
        let testing = checks.must_test();
        let whole = plan.shifted.iter().find(|shifted| usize::from(shifted.kind) == kind);
        if let (Some(shifted), false) = (whole, testing) {
            self.shift(&view, &checks, shifted, single.without(checks.pinned), reporter);
            single &= checks.pinned;
        }
        single.for_each(|s| {
            let allowed = self.allowed(&view, &checks, kind, s);
            self.piece_moves::<FAST>(&view, &checks, kind, s, allowed, testing, reporter);
        });
        if state.info.en_passant.any() {
            self.en_passant(&view, reporter);
        }
        if !plan.promoting_in_place.is_empty() || !plan.walked.is_empty() || self.hands.any {
            self.rare_moves_to(&view, &checks, kind, reporter);
        }
    }

    #[cold]
    #[inline(never)]
    fn rare_moves_to(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        kind: usize,
        reporter: &mut Reporter<'_>,
    ) {
        let plan = &self.plans[view.us];
        if !self.pieces[view.us][kind].walk.is_empty() {
            self.walk_moves(view, kind, view.movers, checks.in_check, reporter);
        }
        let trapped = view.royal.is_some() && checks.evasions.none();
        if !plan.promoting_in_place.is_empty() && !trapped {
            self.promotions_in_place(view, plan, reporter);
        }
        if self.hands.any {
            self.drops(view, checks, false, reporter);
            if !self.hands.gated.is_empty() {
                self.gate_moves::<false>(view, checks, Bits::NONE, false, reporter);
            }
        }
    }
}

impl<const W: usize> MoveSink<W> for Reporter<'_> {
    fn to(&mut self, from: usize, to: Bits<W>) {
        to.for_each(|to| (self.0)(Step::new(from, to, StepKind::Plain, 0), None));
    }
    fn promote(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        to.for_each(|to| {
            kinds.iter().for_each(|&kind| (self.0)(Step::new(from, to, StepKind::Promote, kind), None));
        });
    }
    fn marking(&mut self, from: usize, to: Bits<W>, mark: u8) {
        to.for_each(|to| (self.0)(Step::new(from, to, StepKind::Mark, mark), None));
    }
    fn shifted(&mut self, to: Bits<W>, delta: i32) {
        to.for_each(|to| MoveSink::<W>::to(self, origin(to, delta), Bits::one(to)));
    }
    fn shifted_promote(&mut self, to: Bits<W>, delta: i32, kinds: &[u8]) {
        to.for_each(|to| MoveSink::<W>::promote(self, origin(to, delta), Bits::one(to), kinds));
    }
    fn shifted_mark(&mut self, to: Bits<W>, delta: i32, mark: u8) {
        to.for_each(|to| MoveSink::<W>::marking(self, origin(to, delta), Bits::one(to), mark));
    }
    fn drop(&mut self, to: Bits<W>, kind: u8) {
        to.for_each(|to| (self.0)(Step::new(to, to, StepKind::Drop, kind), None));
    }
    fn gate(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        to.for_each(|to| {
            kinds.iter().for_each(|&kind| (self.0)(Step::new(from, to, StepKind::Gate, kind), None));
        });
    }
    fn one(&mut self, step: Step) {
        (self.0)(step, None);
    }
    fn walk(&mut self, step: Step, extra: Extra) {
        (self.0)(step, Some(extra));
    }
    fn amount(&self) -> u64 {
        0 // used only where moves depend on each other
    }
}
