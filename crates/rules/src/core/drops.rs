//! Drops: pieces that come from the hand to the board.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::checks::CheckInfo;
use super::generate::{GenType, SideView};
use super::hand::Drop;
use super::isa;
use super::program::Program;
use super::program::SIDE_MASK;
use super::sink::{CountingSink, MoveSink};
use super::state::State;
use super::step::{Extra, Step, StepKind};
use super::walls;
use crate::definition::model::DropMate;

impl<const W: usize> Program<W> {
    /// Generates all drops, or only those that take precedence over all other moves.
    #[inline(always)]
    pub(super) fn drops(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        only_must: bool,
        sink: &mut impl MoveSink<W>,
    ) {
        let open = view.quiet & checks.evasions;
        let testing = checks.must_test();
        for drop in &self.hands.drops[view.us] {
            if (!drop.endless && view.state.held(view.us, drop.held) == 0) || (only_must && !drop.must) {
                continue;
            }
            // Where one of several royals may stay attacked, or where too many royals are none, a further royal may end
            // a check.
            let royal = drop.royal && !view.pseudo_legal;
            let mut cells = drop.region & if royal { view.quiet } else { open };
            if drop.per_file > 0 {
                cells = cells.without(self.full_files(view, drop));
            }
            if self.hands.colours {
                cells = self.other_colours(view, drop, cells);
            }
            if let Some(enclosure) = &self.enclosure {
                cells = self.enclosing(enclosure, view, cells);
            }
            if testing || royal {
                cells = self.tested_drop(view, checks, drop, cells);
            }
            let rude = !self.hands.checks || self.legality.method.masks_checks();
            // Where a wall ends the move, it may shield from the check.
            let walled = self.walls.as_ref().is_some_and(|walls| !walls.instead);
            let asks = rude || (drop.mates == DropMate::Illegal && !view.state.query.answering);
            if !walled && asks {
                cells = self.without_forbidden_checks(view, drop, cells);
            }
            sink.drop(cells, drop.kind);
        }
    }

    /// Whether this is a drop that takes precedence over all other moves.
    pub(super) fn must_precede(&self, us: usize, step: Step) -> bool {
        step.kind == StepKind::Drop
            && self.hands.drops[us].iter().any(|drop| drop.must && drop.kind == step.arg)
    }

    /// Whether the side to move has a drop that takes precedence over all other moves.
    #[cold]
    #[inline(never)]
    pub(super) fn must_drop(&self, state: &State<W>, checks: &CheckInfo<W>) -> bool {
        let view = self.view(state, GenType::All);
        let mut count = CountingSink::<W, false>::new();
        self.drops(&view, checks, true, &mut count);
        count.moves > 0
    }

    /// Whether the side to move, which has no legal move, would have one with a piece that its partner may still send.
    #[cold]
    #[inline(never)]
    pub(crate) fn awaits(&self, state: &State<W>) -> bool {
        let us = state.us();
        let Some(awaited) = self.hands.awaited.get(us).filter(|_| state.info.over.is_none()) else {
            return false;
        };
        let mut supplied = state.clone();
        awaited.iter().any(|&kind| {
            let before = supplied.held(us, kind);
            supplied.hand[us][usize::from(kind)] = before.max(1);
            let helps = isa::count(self, &supplied) > 0;
            supplied.hand[us][usize::from(kind)] = before;
            helps
        })
    }

    /// The cells whose files hold as many pieces of the kind as they may.
    #[inline(always)]
    fn full_files(&self, view: &SideView<'_, W>, drop: &Drop<W>) -> Bits<W> {
        let files = &self.hands.files[view.us];
        let through = &self.hands.files_through[view.us];
        let pieces = view.state.kind[drop.kind as usize] & view.own;
        let mut full = Bits::NONE;
        pieces.for_each(|s| {
            if drop.per_file == 1 {
                full |= through[s];
            } else {
                through[s].without(full).for_each(|cell| {
                    if (files[cell] & pieces).count() >= u32::from(drop.per_file) {
                        full |= Bits::one(cell);
                    }
                });
            }
        });
        full
    }

    /// Of a drop's cells, those that keep like pieces on cells of different colours. A piece may not join its like on a
    /// colour, nor take the last cell that a piece still in hand needs.
    #[cold]
    fn other_colours(&self, view: &SideView<'_, W>, drop: &Drop<W>, cells: Bits<W>) -> Bits<W> {
        let colours = [self.hands.dark, !self.hands.dark];
        let standing = |kind: u8| view.state.kind[kind as usize] & view.own;
        let mut left = cells;
        for other in self.hands.drops[view.us].iter().filter(|other| other.other_colour) {
            let missing = colours.map(|colour| !standing(other.kind).meets(colour));
            if other.kind == drop.kind {
                for (colour, _) in colours.iter().zip(missing).filter(|(_, missing)| !missing) {
                    left = left.without(*colour);
                }
                continue;
            }
            let held = u32::from(view.state.held(view.us, other.held));
            let open = |taken: Bits<W>| {
                let free = (view.empty & other.region).without(taken);
                let open =
                    colours.iter().zip(missing).filter(|(colour, missing)| *missing && free.meets(**colour));
                open.count() as u32
            };
            let wanted = held.min(missing.iter().map(|&missing| u32::from(missing)).sum());
            cells.for_each(|t| {
                if open(Bits::one(t)) < wanted {
                    left = left.without(Bits::one(t));
                }
            });
        }
        left
    }

    /// Whether the side to move has a royal in hand that it may drop.
    #[cold]
    pub(super) fn may_drop_royal(&self, view: &SideView<'_, W>) -> bool {
        let held = |drop: &Drop<W>| drop.endless || view.state.held(view.us, drop.held) > 0;
        self.hands.drops.get(view.us).into_iter().flatten().any(|drop| drop.royal && held(drop))
    }

    /// Of a drop's cells, those after which the royals are safe. The dropped piece may be a hurdle for a hopper, or a royal
    /// itself.
    #[cold]
    #[inline(never)]
    fn tested_drop(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        drop: &Drop<W>,
        cells: Bits<W>,
    ) -> Bits<W> {
        let suspects = if drop.royal || checks.test_all { cells } else { cells & checks.risky_to };
        let by_kind = drop.royal || self.legality.attacks_depend_on_kinds || self.has_walkers();
        let mut safe = cells;
        suspects.for_each(|t| {
            let target = Bits::one(t);
            let exposed = if by_kind {
                let mut after = view.state.clone();
                after.put(self, super::state::code(view.us, drop.kind.into()), t);
                self.is_attacked(&after, view.us)
            } else {
                let occupancy =
                    Occupancy { occupied: view.occupied | target, enemy: Bits::NONE, moved: (0, 0) };
                self.leaves_attacked(view, view.royals, &occupancy, Bits::NONE)
            };
            if exposed {
                safe = safe.without(target);
            }
        });
        safe
    }

    /// Of a drop's cells, those on which it gives no check or no mate, where that is forbidden.
    #[cold]
    #[inline(never)]
    fn without_forbidden_checks(&self, view: &SideView<'_, W>, drop: &Drop<W>, cells: Bits<W>) -> Bits<W> {
        let mut left = cells;
        let mut after = view.state.clone();
        after.query.verifying = false; // whether it is mate depends on legal moves
        cells.for_each(|t| {
            let step = Step::new(t, t, StepKind::Drop, drop.kind);
            let undo = after.make(self, step, None);
            if self.drop_is_forbidden(&mut after, view.us) {
                left = left.without(Bits::one(t));
            }
            after.unmake(step, None, &undo);
        });
        left
    }

    /// Whether a drop of `us`, of a piece whose drops may not give mate, was a forbidden check or mate.
    fn drop_is_forbidden(&self, after: &mut State<W>, us: usize) -> bool {
        if !self.gives_check(after, us) {
            return false;
        }
        if !self.hands.checks || self.legality.method.masks_checks() {
            return true;
        }
        if after.info.over.is_some() || after.query.answering {
            return false;
        }
        after.query.answering = true;
        let mate = isa::count(self, after) == 0 && !self.awaits(after);
        after.query.answering = false;
        mate
    }

    /// Of the cells for the wall after a drop, those with which it gives no forbidden check or mate.
    #[cold]
    #[inline(never)]
    pub(super) fn modest_walls(
        &self,
        state: &State<W>,
        step: Step,
        extra: Option<&Extra>,
        cells: Bits<W>,
    ) -> Bits<W> {
        let us = state.us();
        let mut drops = self.hands.drops[us & SIDE_MASK].iter().filter(|drop| drop.kind == step.arg);
        let mates = !state.query.answering && drops.any(|drop| drop.mates == DropMate::Illegal);
        let asks = !self.hands.checks || mates;
        let mut left = cells;
        if asks {
            let mut after = state.clone();
            after.query.verifying = false;
            cells.for_each(|cell| {
                let (step, extra) = walls::with_wall(step, extra, cell);
                let undo = after.make(self, step, extra.as_ref());
                if self.drop_is_forbidden(&mut after, us) {
                    left = left.without(Bits::one(cell));
                }
                after.unmake(step, extra.as_ref(), &undo);
            });
        }
        left
    }
}
