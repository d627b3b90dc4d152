//! Activity: mobility, attacks on royals, hanging pieces and similar features, for evaluating positions. Walked pieces
//! are left out because following their moves would take too long.

use super::bits::Bits;
use super::program::{MAX_SIDES, Program, SIDE_MASK};
use super::state::{State, kind_of};

/// What the features count, by kind.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// The weight of each attacked cell that holds no own piece and that no enemy pawn attacks.
    pub mobility: Vec<i32>,
    /// The weight of each attacked cell around an enemy royal.
    pub royal_attack: Vec<i32>,
    /// The value of a piece.
    pub values: Vec<i32>,
    /// Whether pieces of this kind are pawns: the small and numerous pieces.
    pub pawns: Vec<bool>,
    /// The kind whose lines measure how open a royal's position is.
    pub strongest: Option<usize>,
}

/// The features of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Activity {
    /// Mobility: the sum of the weights of attacked cells.
    pub mobility: i32,
    /// The sum of the weights of attacked cells around enemy royals.
    pub royal_attack: i32,
    /// The number of pieces that attack cells around enemy royals.
    pub royal_attackers: i32,
    /// The value of its pieces that are attacked and not defended.
    pub hanging: i32,
    /// The value of its pieces that enemy pawns attack, pawns excepted.
    pub pawn_threats: i32,
    /// The number of its pawns that its pawns defend.
    pub supported: i32,
    /// The number of its pieces next to its royals.
    pub royal_shield: i32,
    /// The number of attacked cells around its royals that only the royals defend.
    pub royal_weak: i32,
    /// The number of cells that the strongest kind would attack from the royals' cells.
    pub royal_lines: i32,
    /// The number of cells from which a move or drop could give check without being captured.
    pub safe_checks: i32,
}

/// What is known about a side from looking at its pieces once.
#[derive(Clone, Copy)]
struct Survey<const W: usize> {
    /// The cells of its royals and those around them.
    royal_zone: Bits<W>,
    /// The cells attacked by its pawns, by any piece but a royal, and by any piece.
    by_pawns: Bits<W>,
    defended: Bits<W>,
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
            [Survey { royal_zone: none, by_pawns: none, defended: none, attacked: none, checks: none };
                MAX_SIDES];
        for side in 0..self.sides {
            let own = state.of_side(side);
            let survey = &mut surveys[side & SIDE_MASK];
            (royals & own).for_each(|cell| {
                let kind = kind_of(state.at[cell]);
                survey.royal_zone |= self.targets::<FAST>(state, side, kind, cell, none) | Bits::one(cell);
                if let Some(strongest) = weights.strongest {
                    let seen = self.targets::<FAST>(state, side, strongest, cell, occupied);
                    found[side & SIDE_MASK].royal_lines += seen.without(own).count() as i32;
                }
            });
            own.without(royals).for_each(|cell| {
                let kind = kind_of(state.at[cell]);
                if weights.pawns[kind] {
                    survey.by_pawns |= self.targets::<FAST>(state, side, kind, cell, occupied);
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
            let (mut hit, mut by_pawns) = (none, none);
            for other in others {
                hit |= surveys[other & SIDE_MASK].attacked;
                by_pawns |= surveys[other & SIDE_MASK].by_pawns;
            }
            let out = &mut found[side & SIDE_MASK];
            let hanging = (own & hit).without(mine.attacked | royals);
            hanging.for_each(|cell| out.hanging += weights.values[kind_of(state.at[cell])]);
            (own & by_pawns).without(royals).for_each(|cell| {
                let kind = kind_of(state.at[cell]);
                if !weights.pawns[kind] {
                    out.pawn_threats += weights.values[kind];
                }
            });
            (own & mine.by_pawns).without(royals).for_each(|cell| {
                out.supported += i32::from(weights.pawns[kind_of(state.at[cell])]);
            });
            out.royal_shield = (own & mine.royal_zone).count() as i32;
            out.royal_weak = (mine.royal_zone & hit).without(mine.defended).count() as i32;
            let defended = (0..self.sides)
                .filter(|&other| other != side)
                .fold(none, |all, other| all | surveys[other & SIDE_MASK].attacked);
            out.safe_checks = mine.checks.without(defended | own).count() as i32;
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
        let (mut royal_zone, mut barred) = (Bits::NONE, own);
        for other in (0..self.sides).filter(|&other| other != side) {
            royal_zone |= surveys[other & SIDE_MASK].royal_zone;
            barred |= surveys[other & SIDE_MASK].by_pawns;
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
            out.mobility += weights.mobility[kind] * targets.without(barred).count() as i32;
            if royals.has(cell) {
                return;
            }
            mine.defended |= targets;
            let attacked = (targets & royal_zone).count() as i32;
            if attacked > 0 {
                out.royal_attack += weights.royal_attack[kind] * attacked;
                out.royal_attackers += 1;
            }
            if let Some(king) = king.filter(|_| !weights.pawns[kind]) {
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
