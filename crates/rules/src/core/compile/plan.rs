//! Compiles the plan: the order in which a side's moves are generated, and the loops that generate them.

use super::super::bits::Bits;
use super::super::kinds::Kinds;
use super::super::program::{Group, Piece, Plan, Program, Shift, Shifted};
use super::super::reach::Reach;
use super::Builder;
use crate::board::Vector;

/// A kind moves by shifting sets only if it starts with at least this many pieces …
const MANY_PIECES: u32 = 4;
/// … and has at most this many steps.
const FEW_STEPS: usize = 6;

impl<const W: usize> Builder<'_, W> {
    pub(super) fn plan(&self, side: usize, pieces: &[Piece<W>], binding_royal_kinds: &[u8]) -> Plan<W> {
        let mut plan = Plan::empty();
        for (kind, piece) in (0u8..).zip(pieces) {
            if piece.promotion.as_ref().is_some_and(|promotion| promotion.in_place.any()) {
                plan.promoting_in_place.push(kind);
            }
            if !piece.walk.is_empty() {
                plan.walked.push(kind);
            } else if binding_royal_kinds.contains(&kind) {
                plan.royals.add(kind);
            } else if piece.motions.is_empty() {
                continue;
            } else if self.needs_care(piece) {
                plan.singly.add(kind);
            } else if let Some(shifted) = self.shifted(side, kind, piece) {
                plan.shifted.push(shifted);
            } else if piece.promotion.is_some() || self.marks(piece) {
                plan.singly.add(kind);
            } else {
                for &motion in &piece.motions {
                    match plan.groups.iter_mut().find(|group| group.motion == motion) {
                        Some(group) => group.kinds.add(kind),
                        None if self.moves_at_all(motion) => {
                            plan.groups.push(Group { motion, kinds: Kinds::new(&[kind]) })
                        }
                        None => {}
                    }
                }
            }
        }
        plan.singly_tested = plan.singly.clone();
        plan.shifted.iter().for_each(|shifted| plan.singly_tested.add(shifted.kind));
        // Walked royals are not in this list. With another royal kind, the only royal may be one of them.
        let royal = plan.royals.only().filter(|_| binding_royal_kinds.len() == 1);
        plan.royal_leap = royal.and_then(|kind| self.lone_leap(&pieces[kind as usize]));
        plan
    }

    /// The only motion of a piece that does nothing but leap.
    fn lone_leap(&self, piece: &Piece<W>) -> Option<usize> {
        let mut moving = piece.motions.iter().copied().filter(|&motion| self.moves_at_all(motion));
        let (Some(motion), None) = (moving.next(), moving.next()) else { return None };
        let m = &self.motions[motion];
        let plain = m.quiet && m.capture && !m.unmoved && m.mark.is_none();
        let leaps = matches!(self.reaches[m.reach], Reach::Leap(_));
        (plain && leaps && piece.spares.is_empty() && piece.promotion.is_none()).then_some(m.reach)
    }

    /// Whether a motion generates moves. Some only attack royals.
    fn moves_at_all(&self, motion: usize) -> bool {
        self.motions[motion].quiet || self.motions[motion].capture
    }

    fn marks(&self, piece: &Piece<W>) -> bool {
        piece.motions.iter().any(|&motion| self.motions[motion].mark.is_some())
    }

    /// Whether the moves of this piece must be collected before they are sent.
    fn needs_care(&self, piece: &Piece<W>) -> bool {
        let conditional = piece.motions.iter().any(|&motion| self.motions[motion].unmoved);
        let changes_royals = piece.promotion.as_ref().is_some_and(|promotion| promotion.changes_royals);
        conditional || changes_royals || !piece.spares.is_empty() || self.overlaps(piece)
    }

    /// Whether two motions of a piece can lead to one cell by the same kind of move.
    fn overlaps(&self, piece: &Piece<W>) -> bool {
        let motions: Vec<_> = piece.motions.iter().map(|&motion| &self.motions[motion]).collect();
        motions.iter().enumerate().any(|(i, a)| {
            motions[..i].iter().any(|b| {
                ((a.quiet && b.quiet) || (a.capture && b.capture))
                    && self.all.iter().any(|cell| {
                        let reach = |m: &super::super::program::Motion<W>| {
                            if m.from.has(cell) {
                                self.reaches[m.reach].widest(cell) & m.to
                            } else {
                                Bits::NONE
                            }
                        };
                        reach(a).meets(reach(b))
                    })
            })
        })
    }

    /// The shifts of a kind, if the indices of the board's cells allow shifting.
    fn shifted(&self, side: usize, kind: u8, piece: &Piece<W>) -> Option<Shifted<W>> {
        let [files, ranks, layers] = self.board.extent().map(usize::from);
        let full = self.board.len() == files * ranks * layers && self.board.is_flat();
        let leaving = piece.promotion.as_ref().is_some_and(|p| p.inside.any());
        let many = self.homes[side][kind as usize].count() >= MANY_PIECES;
        if !full || leaving || !many {
            return None;
        }
        let delta = |v: Vector| {
            let (files, ranks) = (files as i32, ranks as i32);
            let delta = (i32::from(v.z) * ranks + i32::from(v.y)) * files + i32::from(v.x);
            (delta.unsigned_abs() < 64 * W as u32).then_some(delta)
        };
        let mut shifts = vec![];
        for &index in &piece.motions {
            let motion = &self.motions[index];
            if !self.moves_at_all(index) {
                continue;
            }
            if self.shifts[index].is_empty() {
                return None;
            }
            for &(step, over) in &self.shifts[index] {
                let to_of = |cell: usize| self.board.step(cell as u16, step).map(usize::from);
                let leads = |cell: usize| match &self.reaches[motion.reach] {
                    Reach::Leap(to) => to_of(cell).is_some_and(|t| to[cell].has(t)),
                    Reach::Lame(paths) => {
                        to_of(cell).is_some_and(|t| paths[cell].iter().any(|h| h.to.has(t)))
                    }
                    Reach::Slide(_) | Reach::Hop(_) => false,
                };
                let from: Bits<W> = self.all.iter().filter(|&cell| leads(cell)).collect();
                shifts.push(Shift {
                    from,
                    to: motion.to & self.all,
                    delta: delta(step)?,
                    over: match over {
                        Some(over) => Some(delta(over)?),
                        None => None,
                    },
                    landing: motion.landing,
                    mark: motion.mark,
                });
            }
        }
        (!shifts.is_empty() && shifts.len() <= FEW_STEPS).then(|| Shifted {
            kind,
            shifts,
            promotion: piece.promotion.clone(),
        })
    }
}

impl<const W: usize> Program<W> {
    /// Plans every kind piece by piece, for games in which the generator asks each kind whether it gives check.
    pub(super) fn plan_singly(&mut self) {
        for plan in &mut self.plans {
            for shifted in plan.shifted.drain(..) {
                plan.singly.add(shifted.kind);
            }
            for group in plan.groups.drain(..) {
                group.kinds.iter().for_each(|kind| plan.singly.add(kind));
            }
            plan.singly_tested = plan.singly.clone();
        }
    }
}

impl<const W: usize> Plan<W> {
    fn empty() -> Self {
        Self {
            shifted: vec![],
            groups: vec![],
            singly: Kinds::default(),
            singly_tested: Kinds::default(),
            walked: vec![],
            promoting_in_place: vec![],
            royals: Kinds::default(),
            royal_leap: None,
        }
    }
}
