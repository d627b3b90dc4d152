//! Drops: pieces that come from the hand.

use super::bits::Bits;
use super::danger::{Danger, Scene};
use super::generate::{View, Wanted};
use super::hand::Drop;
use super::isa;
use super::program::{How, Program, Shy};
use super::sink::{Count, Sink};
use super::state::State;
use super::step::{Step, StepKind};
use crate::definition::model::DropMate;

impl<const W: usize> Program<W> {
    /// All drops, or only those that come before everything else.
    #[inline(always)]
    pub(super) fn drops(
        &self,
        view: &View<'_, W>,
        danger: &Danger<W>,
        only_must: bool,
        sink: &mut impl Sink<W>,
    ) {
        let open = view.quiet & danger.evasions;
        let testing = danger.must_test();
        for drop in &self.hands.drops[view.us] {
            if (!drop.endless && view.state.held(view.us, drop.held) == 0) || (only_must && !drop.must) {
                continue;
            }
            // A royal more may lift a check: where there are too many of them, none is royal.
            let royal = drop.royal && !view.loose;
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
                cells = self.tested_drop(view, danger, drop, cells);
            }
            if !self.hands.checks || self.shy == Shy::Masks || drop.mates == DropMate::Illegal {
                cells = self.modest_drop(view, drop, cells);
            }
            sink.drop(cells, drop.kind);
        }
    }

    /// Whether the side to move has a drop that comes before everything else.
    #[cold]
    #[inline(never)]
    pub(super) fn must_drop(&self, state: &State<W>, danger: &Danger<W>) -> bool {
        let view = self.view(state, Wanted::All);
        let mut count = Count::<W, false>::new();
        self.drops(&view, danger, true, &mut count);
        count.moves > 0
    }

    /// Files that hold as many pieces of the kind as they may.
    #[inline(always)]
    fn full_files(&self, view: &View<'_, W>, drop: &Drop<W>) -> Bits<W> {
        let files = &self.hands.files[view.us];
        let pieces = view.state.kind[drop.kind as usize] & view.own;
        let mut full = Bits::NONE;
        pieces.each(|s| {
            let file = files[s];
            if drop.per_file == 1 || (file & pieces).count() >= u32::from(drop.per_file) {
                full |= file;
            }
        });
        full
    }

    /// Of a drop's cells, those that keep like pieces on cells of different colours: none beside its like, and none that
    /// takes the last cell from such a piece still in hand.
    #[cold]
    fn other_colours(&self, view: &View<'_, W>, drop: &Drop<W>, cells: Bits<W>) -> Bits<W> {
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
            cells.each(|t| {
                if open(Bits::one(t)) < wanted {
                    left = left.without(Bits::one(t));
                }
            });
        }
        left
    }

    /// Whether the side to move has a royal in hand that it may drop.
    #[cold]
    pub(super) fn may_drop_royal(&self, view: &View<'_, W>) -> bool {
        let held = |drop: &Drop<W>| drop.endless || view.state.held(view.us, drop.held) > 0;
        self.hands.drops.get(view.us).into_iter().flatten().any(|drop| drop.royal && held(drop))
    }

    /// Of a drop's cells, those after which the royals are safe: a new hurdle may be as bad as a lost shield, and what is dropped may
    /// be a royal itself.
    #[cold]
    #[inline(never)]
    fn tested_drop(&self, view: &View<'_, W>, danger: &Danger<W>, drop: &Drop<W>, cells: Bits<W>) -> Bits<W> {
        let suspects = if drop.royal || danger.test_all { cells } else { cells & danger.risky_to };
        let by_kind = drop.royal
            || self.fickle
            || self.classes.iter().flatten().any(|class| matches!(class.how, How::Walk(_)));
        let mut safe = cells;
        suspects.each(|t| {
            let target = Bits::one(t);
            let exposed = if by_kind {
                let mut after = view.state.clone();
                after.put(self, super::state::code(view.us, drop.kind.into()), t);
                self.is_attacked(&after, view.us)
            } else {
                let scene = Scene { occupied: view.occupied | target, enemy: Bits::NONE, moved: (0, 0) };
                self.leaves_attacked(view, view.royals, &scene, Bits::NONE)
            };
            if exposed {
                safe = safe.without(target);
            }
        });
        safe
    }

    /// Of a drop's cells, those on which it gives no check, or does not mate, where that is forbidden.
    #[cold]
    #[inline(never)]
    fn modest_drop(&self, view: &View<'_, W>, drop: &Drop<W>, cells: Bits<W>) -> Bits<W> {
        let mut left = cells;
        let silent = !self.hands.checks || self.shy == Shy::Masks;
        let mut after = view.state.clone();
        cells.each(|t| {
            let step = Step::new(t, t, StepKind::Drop, drop.kind);
            let undo = after.make(self, step, None);
            let check = self.gives_check(&after, view.us);
            let wrong = check && (silent || (after.now.over.is_none() && isa::count(self, &after) == 0));
            after.unmake(step, None, &undo);
            if wrong {
                left = left.without(Bits::one(t));
            }
        });
        left
    }
}
