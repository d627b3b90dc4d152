//! Promotion instead of a move: in place, or on an empty cell that the new piece could move to (sittuyin).

use super::bits::Bits;
use super::generate::{GenType, SideView};
use super::program::{Plan, Program, Promotion};
use super::sink::MoveSink;
use super::state::{State, code, kind_of};
use super::step::{Step, StepKind, Steps};

impl<const W: usize> Program<W> {
    #[cold]
    #[inline(never)]
    pub(super) fn promotions_in_place(
        &self,
        view: &SideView<'_, W>,
        plan: &Plan<W>,
        sink: &mut dyn MoveSink<W>,
    ) {
        let mut after = view.state.clone();
        for &kind in &plan.promoting_in_place {
            let Some(promotion) = &self.pieces[view.us][kind as usize].promotion else { continue };
            let pieces = view.state.kind[kind as usize] & view.own;
            let zone = match promotion.last {
                Some(last) if !pieces.more_than_one() => last,
                _ => promotion.in_place,
            };
            self.with_choices(view, promotion, |kinds| {
                for s in (pieces & zone & view.movers).iter() {
                    for &new in kinds {
                        let mut cells = (self.quiet_steps(view, new, s) | Bits::one(s)) & view.ends;
                        cells.for_each(|t| {
                            if !self.may_promote(
                                &mut after,
                                view.us,
                                promotion,
                                Step::new(s, t, StepKind::Promote, new),
                            ) {
                                cells = cells.without(Bits::one(t));
                            }
                        });
                        sink.promote(s, cells, &[new]);
                    }
                }
            });
        }
    }

    /// The empty cells to which a piece of that kind could move from `s`.
    fn quiet_steps(&self, view: &SideView<'_, W>, kind: u8, s: usize) -> Bits<W> {
        let piece = &self.pieces[view.us][kind as usize];
        if !piece.walk.is_empty() {
            let mut there = view.state.clone();
            there.take(self, s);
            there.put(self, code(view.us, kind.into()), s);
            return self.walked_steps(&there, view.us, s, GenType::Quiets);
        }
        let motions = piece.motions.iter().map(|&index| &self.motions[index]);
        motions.filter(|motion| motion.quiet && motion.from.has(s) && !motion.unmoved).fold(
            Bits::NONE,
            |cells, motion| {
                let barred = view.state.of_kinds(&motion.barred);
                cells
                    | self.reaches[motion.reach].targets::<false>(s, view.occupied, barred)
                        & motion.to
                        & view.empty
            },
        )
    }

    fn may_promote(&self, after: &mut State<W>, us: usize, promotion: &Promotion<W>, step: Step) -> bool {
        // Moving the pieces is enough. Making the step would generate moves again to judge what follows from it.
        let (from, to) = (step.from as usize, step.to as usize);
        let pawn = after.take(self, from);
        after.put(self, code(us, step.arg.into()), to);
        let attacks =
            |state: &State<W>| self.gives_check(state, us) || self.attacks_something(state, us, step);
        let wrong = self.is_attacked(after, us) || (promotion.peaceful && attacks(after));
        after.take(self, to);
        after.put(self, pawn, from);
        !wrong
    }

    /// Whether the piece that has just arrived attacks an enemy.
    fn attacks_something(&self, state: &State<W>, us: usize, step: Step) -> bool {
        let s = step.to as usize;
        let piece = &self.pieces[us][step.arg as usize];
        if !piece.walk.is_empty() {
            return self.walked_steps(state, us, s, GenType::Captures).any();
        }
        let occupied = state.occupied(self);
        let enemy = self.capturable(state, us).without(state.of_kinds(&piece.spares)) & occupied;
        piece.motions.iter().map(|&index| &self.motions[index]).any(|motion| {
            let barred = state.of_kinds(&motion.barred);
            let targets = self.reaches[motion.reach].targets::<false>(s, occupied, barred) & motion.to;
            motion.capture && motion.from.has(s) && targets.meets(enemy)
        })
    }

    /// The cells to which a walked piece on `s` could move if its side were to move.
    fn walked_steps(&self, state: &State<W>, us: usize, s: usize, gen_type: GenType) -> Bits<W> {
        let mut turned = state.clone();
        turned.info.turn = us as u8;
        let view = self.view(&turned, gen_type);
        let mut list = Steps::default();
        self.walk_moves(&view, kind_of(turned.at[s]), Bits::one(s), false, &mut list);
        list.steps.iter().map(|step| usize::from(step.to)).collect()
    }
}
