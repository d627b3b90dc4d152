//! Activity: mobility, attacks on royals, hanging pieces and similar features, for evaluating positions. Walked pieces
//! are left out because following their moves would take too long.

use super::bits::Bits;
use super::program::{MAX_SIDES, Program, SIDE_MASK};
use super::state::{State, kind_of};

/// What the features count, by kind.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// The weight of each attacked cell that holds no own piece and that no enemy pawn attacks.
    pub reach: Vec<i32>,
    /// The weight of each attacked cell around an enemy royal.
    pub hunt: Vec<i32>,
    /// The value of a piece.
    pub worth: Vec<i32>,
    /// Whether pieces of this kind are pawns: the small and numerous pieces.
    pub men: Vec<bool>,
    /// The kind whose lines measure how open a royal's position is.
    pub strongest: Option<usize>,
}

/// The features of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Activity {
    /// Mobility: the sum of the weights of attacked cells.
    pub reach: i32,
    /// The sum of the weights of attacked cells around enemy royals.
    pub hunt: i32,
    /// The number of pieces that attack cells around enemy royals.
    pub hunters: i32,
    /// The value of its pieces that are attacked and not defended.
    pub loose: i32,
    /// The value of its pieces that enemy pawns attack, pawns excepted.
    pub chased: i32,
    /// The number of its pawns that its pawns defend.
    pub linked: i32,
    /// The number of its pieces next to its royals.
    pub shelter: i32,
    /// The number of attacked cells around its royals that only the royals defend.
    pub exposed: i32,
    /// The number of cells that the strongest kind would attack from the royals' cells.
    pub open: i32,
    /// The number of cells from which a move or drop could give check without being captured.
    pub checks: i32,
}

/// What is known about a side from looking at its pieces once.
#[derive(Clone, Copy)]
struct Survey<const W: usize> {
    /// The cells of its royals and those around them.
    near: Bits<W>,
    /// The cells attacked by its pawns, by any piece but a royal, and by any piece.
    by_men: Bits<W>,
    guarded: Bits<W>,
    attacked: Bits<W>,
    /// The cells from which its pieces could give check.
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

    /// Looks at each piece of a side.
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
        // A piece attacks the royal from the cells that it would attack from the royal's cell, playing for the other
        // side. That holds between two sides, which mirror each other.
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

    /// The cells that a piece attacks, including those with own pieces.
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
