//! What the pieces do where they stand: how far they reach, what they attack and guard, who is near the other side's royals. For judging
//! positions. Pieces that are walked are left out; to follow them would take too long.

use super::bits::Bits;
use super::program::{MAX_SIDES, Program};
use super::state::{State, kind_of};

/// What is counted, by kind.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// For every cell a piece attacks that its own side does not hold.
    pub reach: Vec<i32>,
    /// For every cell around a royal of another side that it attacks.
    pub hunt: Vec<i32>,
    /// What a piece is worth.
    pub worth: Vec<i32>,
}

/// What the pieces of a side do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Activity {
    /// The weights of the cells attacked.
    pub reach: i32,
    /// The weights of the attacked cells around others' royals.
    pub hunt: i32,
    /// How many pieces attack around others' royals.
    pub hunters: i32,
    /// The worth of its pieces that are attacked and not guarded.
    pub loose: i32,
    /// How many of its pieces stand around its royals.
    pub shelter: i32,
}

impl<const W: usize> Program<W> {
    pub(crate) fn activity<const FAST: bool>(
        &self,
        state: &State<W>,
        weights: &Weights,
        found: &mut [Activity; MAX_SIDES],
    ) {
        let occupied = state.occupied(self);
        let royals = state.of_kinds(&self.crowned);
        let mut near = [Bits::NONE; MAX_SIDES];
        for side in 0..self.sides {
            (royals & state.side[side & 7]).each(|cell| {
                let kind = kind_of(state.at[cell]);
                near[side & 7] |= self.targets::<FAST>(state, side, kind, cell, Bits::NONE) | Bits::one(cell);
            });
        }
        let mut attacked = [Bits::NONE; MAX_SIDES];
        for side in 0..self.sides {
            let own = state.side[side & 7];
            let others = (0..self.sides).filter(|&other| other != side);
            let prey = others.fold(Bits::NONE, |all, other| all | near[other & 7]);
            let out = &mut found[side & 7];
            own.each(|cell| {
                let kind = kind_of(state.at[cell]);
                let targets = self.targets::<FAST>(state, side, kind, cell, occupied);
                attacked[side & 7] |= targets;
                out.reach += weights.reach[kind] * targets.without(own).count() as i32;
                let hunted = (targets & prey).count() as i32;
                if hunted > 0 && !royals.has(cell) {
                    out.hunt += weights.hunt[kind] * hunted;
                    out.hunters += 1;
                }
            });
            out.shelter = (own & near[side & 7]).count() as i32;
        }
        for side in 0..self.sides {
            let others = (0..self.sides).filter(|&other| other != side);
            let hit = others.fold(Bits::NONE, |all, other| all | attacked[other & 7]);
            let loose = (state.side[side & 7] & hit).without(attacked[side & 7] | royals);
            loose.each(|cell| found[side & 7].loose += weights.worth[kind_of(state.at[cell])]);
        }
    }

    /// The cells a piece attacks, own ones among them.
    #[inline(always)]
    fn targets<const FAST: bool>(
        &self,
        state: &State<W>,
        side: usize,
        kind: usize,
        cell: usize,
        occupied: Bits<W>,
    ) -> Bits<W> {
        let mut targets = Bits::NONE;
        for &index in &self.pieces[side][kind].motions {
            let motion = &self.motions[index];
            if motion.capture && motion.from.has(cell) {
                let barred =
                    if motion.barred.is_empty() { Bits::NONE } else { state.of_kinds(&motion.barred) };
                targets |= self.reaches[motion.reach].targets::<FAST>(cell, occupied, barred) & motion.to;
            }
        }
        targets
    }
}
