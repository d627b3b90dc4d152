//! What the pieces do where they stand: how far they reach, what they attack and guard, who is near the other side's royals. For judging
//! positions. Pieces that are walked are left out; to follow them would take too long.

use super::bits::Bits;
use super::program::{MAX_SIDES, Program, SIDE_MASK};
use super::state::{State, kind_of};

/// What is counted, by kind.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// For every cell a piece attacks that its own side does not hold, and where no man of another side would take it.
    pub reach: Vec<i32>,
    /// For every cell around a royal of another side that it attacks.
    pub hunt: Vec<i32>,
    /// What a piece is worth.
    pub worth: Vec<i32>,
    /// The many small pieces, which all others shy away from.
    pub men: Vec<bool>,
    /// The kind whose lines tell how openly a royal stands.
    pub strongest: Option<usize>,
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
    /// The worth of its pieces, other than men, that others' men attack.
    pub chased: i32,
    /// How many of its men its men guard.
    pub linked: i32,
    /// How many of its pieces stand around its royals.
    pub shelter: i32,
    /// Cells around its royals that are attacked and that nothing but a royal guards.
    pub exposed: i32,
    /// Cells that the strongest kind of piece would see from where its royals stand.
    pub open: i32,
    /// Cells from where it could give check and not be taken, by moves and by drops.
    pub checks: i32,
}

/// What is known about a side before its pieces are looked at one by one.
#[derive(Clone, Copy)]
struct Survey<const W: usize> {
    /// The cells around its royals, and theirs.
    near: Bits<W>,
    /// What its men attack, and what anything of it but a royal attacks, and everything it attacks.
    by_men: Bits<W>,
    guarded: Bits<W>,
    attacked: Bits<W>,
    /// Cells from where its pieces would give check.
    checks: Bits<W>,
}

impl<const W: usize> Program<W> {
    pub(crate) fn activity<const FAST: bool>(
        &self,
        state: &State<W>,
        weights: &Weights,
        found: &mut [Activity; MAX_SIDES],
    ) {
        let occupied = state.occupied(self);
        let royals = state.of_kinds(&self.all_royal_kinds);
        let none = Bits::NONE;
        let mut surveys =
            [Survey { near: none, by_men: none, guarded: none, attacked: none, checks: none }; MAX_SIDES];
        for side in 0..self.sides {
            let own = state.of_side(side);
            let survey = &mut surveys[side & SIDE_MASK];
            (royals & own).for_each(|cell| {
                let kind = kind_of(state.at[cell]);
                survey.near |= self.targets::<FAST>(state, side, kind, cell, none) | Bits::one(cell);
                if let Some(strongest) = weights.strongest {
                    let seen = self.targets::<FAST>(state, side, strongest, cell, occupied);
                    found[side & SIDE_MASK].open += seen.without(own).count() as i32;
                }
            });
            own.without(royals).for_each(|cell| {
                let kind = kind_of(state.at[cell]);
                if weights.men[kind] {
                    survey.by_men |= self.targets::<FAST>(state, side, kind, cell, occupied);
                }
            });
        }
        for side in 0..self.sides {
            self.survey::<FAST>(state, weights, side, royals, &mut surveys, &mut found[side & SIDE_MASK]);
        }
        for side in 0..self.sides {
            let own = state.of_side(side);
            let mine = surveys[side & SIDE_MASK];
            let others = (0..self.sides).filter(|&other| other != side);
            let (mut hit, mut by_men) = (none, none);
            for other in others {
                hit |= surveys[other & SIDE_MASK].attacked;
                by_men |= surveys[other & SIDE_MASK].by_men;
            }
            let out = &mut found[side & SIDE_MASK];
            let loose = (own & hit).without(mine.attacked | royals);
            loose.for_each(|cell| out.loose += weights.worth[kind_of(state.at[cell])]);
            (own & by_men).without(royals).for_each(|cell| {
                let kind = kind_of(state.at[cell]);
                if !weights.men[kind] {
                    out.chased += weights.worth[kind];
                }
            });
            (own & mine.by_men).without(royals).for_each(|cell| {
                out.linked += i32::from(weights.men[kind_of(state.at[cell])]);
            });
            out.shelter = (own & mine.near).count() as i32;
            out.exposed = (mine.near & hit).without(mine.guarded).count() as i32;
            let guarded = (0..self.sides)
                .filter(|&other| other != side)
                .fold(none, |all, other| all | surveys[other & SIDE_MASK].attacked);
            out.checks = mine.checks.without(guarded | own).count() as i32;
        }
    }

    /// Looks at the pieces of a side, one by one.
    #[inline(always)]
    fn survey<const FAST: bool>(
        &self,
        state: &State<W>,
        weights: &Weights,
        side: usize,
        royals: Bits<W>,
        surveys: &mut [Survey<W>; MAX_SIDES],
        out: &mut Activity,
    ) {
        let occupied = state.occupied(self);
        let own = state.of_side(side);
        let (mut prey, mut barred) = (Bits::NONE, own);
        for other in (0..self.sides).filter(|&other| other != side) {
            prey |= surveys[other & SIDE_MASK].near;
            barred |= surveys[other & SIDE_MASK].by_men;
        }
        // From where a piece of a kind would hit the other side's royal: seen from there with the eyes of that side. Only
        // between two sides, which mirror each other.
        let king = (self.sides == 2 && !self.binding_royal_kinds.is_empty())
            .then(|| royals & state.of_side(side ^ 1))
            .filter(|royals| royals.any() && !royals.more_than_one())
            .map(Bits::lowest);
        let mine = &mut surveys[side & SIDE_MASK];
        own.for_each(|cell| {
            let kind = kind_of(state.at[cell]);
            let targets = self.targets::<FAST>(state, side, kind, cell, occupied);
            mine.attacked |= targets;
            out.reach += weights.reach[kind] * targets.without(barred).count() as i32;
            if royals.has(cell) {
                return;
            }
            mine.guarded |= targets;
            let hunted = (targets & prey).count() as i32;
            if hunted > 0 {
                out.hunt += weights.hunt[kind] * hunted;
                out.hunters += 1;
            }
            if let Some(king) = king.filter(|_| !weights.men[kind]) {
                let from = self.targets::<FAST>(state, side ^ 1, kind, king, occupied);
                mine.checks |= from & targets;
            }
        });
        if let Some(king) = king.filter(|_| self.hands.any) {
            for (kind, _) in
                state.hand[side & SIDE_MASK][..self.kinds].iter().enumerate().filter(|(_, held)| **held > 0)
            {
                let from = self.targets::<FAST>(state, side ^ 1, kind, king, occupied);
                mine.checks |= from.without(occupied);
            }
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
