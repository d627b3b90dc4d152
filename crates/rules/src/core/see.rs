//! Static exchange evaluation: what a capture wins once both sides have captured on its cell as often as that pays.
//!
//! It is an estimate for searches, made on sets. It considers blasts, but not pins or forced captures.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::program::{AttackClass, AttackPattern, Program, SIDE_MASK};
use super::state::{EMPTY, State, kind_of, side_of};
use super::step::{Extra, Step, StepKind};

/// The most captures that are followed.
const LONGEST: usize = 24;

impl<const W: usize> Program<W> {
    /// The balance of a move by the values of kinds, if both sides then capture on its cell as long as that pays.
    pub(crate) fn see(&self, state: &State<W>, step: Step, extra: Option<&Extra>, values: &[i32]) -> i32 {
        let us = state.us();
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let value = |cell: usize| match state.at[cell] {
            EMPTY => 0,
            piece => values[kind_of(piece)] * if side_of(piece) == us { -1 } else { 1 },
        };
        let mut gone = Bits::NONE;
        match step.kind {
            StepKind::Pass
            | StepKind::Act
            | StepKind::Castle
            | StepKind::GateCastle
            | StepKind::Uncover
            | StepKind::Chance => return 0,
            StepKind::EnPassant => gone |= state.info.en_passant.victim_set(),
            StepKind::Walk | StepKind::WalkPromote => {
                let captures = extra.map(|extra| extra.captures.as_slice()).unwrap_or_default();
                captures.iter().for_each(|&cell| gone |= Bits::one(usize::from(cell)));
            }
            _ if from != to && state.at[to] != EMPTY => gone |= Bits::one(to),
            _ => {}
        }
        let mut won = 0;
        gone.for_each(|cell| won += value(cell));
        if let Some(blast) = &self.blast
            && gone.any()
        {
            let pieces = state.occupied(self).without(state.info.walls);
            let blown_up = blast.gone(state, us, pieces, from, to);
            blown_up.without(Bits::one(to)).for_each(|cell| won += value(cell));
            return if blown_up.has(to) { won - values[kind_of(state.at[from])] } else { won };
        }
        let kind = match step.kind {
            StepKind::Promote | StepKind::WalkPromote | StepKind::Drop => usize::from(step.arg),
            _ => kind_of(state.at[from]),
        };
        if matches!(step.kind, StepKind::Promote | StepKind::WalkPromote) {
            won += values[kind] - values[kind_of(state.at[from])];
        }
        let them = match state.at[to] {
            piece if piece != EMPTY && side_of(piece) != us => side_of(piece),
            _ if self.sides == 2 => us ^ 1,
            _ => return won,
        };
        let occupied = state.occupied(self).without(gone | Bits::one(from)) | Bits::one(to);
        self.see_on_cell(state, to, [us, them], occupied, values, won, values[kind])
    }

    /// Continues an exchange after a piece of value `standing` has come to `to` with the balance `won`.
    #[expect(clippy::too_many_arguments, reason = "the state of one loop")]
    fn see_on_cell(
        &self,
        state: &State<W>,
        to: usize,
        sides: [usize; 2],
        mut occupied: Bits<W>,
        values: &[i32],
        won: i32,
        mut standing: i32,
    ) -> i32 {
        let mut balance = [0; LONGEST];
        balance[0] = won;
        let mut last = 0;
        while last + 1 < LONGEST {
            let side = sides[(last + 1) & 1] & SIDE_MASK;
            let pieces = state.side[side] & occupied;
            let attackers = self.attackers(state, side, to, occupied, pieces.without(Bits::one(to)));
            let mut cheapest = None;
            attackers.for_each(|cell| {
                let worth = values[kind_of(state.at[cell])];
                if cheapest.is_none_or(|(known, _)| worth < known) {
                    cheapest = Some((worth, cell));
                }
            });
            let Some((worth, cell)) = cheapest else { break };
            last += 1;
            balance[last] = standing - balance[last - 1];
            standing = worth;
            occupied = occupied.without(Bits::one(cell));
        }
        while last > 0 {
            balance[last - 1] = -balance[last].max(-balance[last - 1]);
            last -= 1;
        }
        balance[0]
    }

    /// Of these pieces of a side, those that attack a cell when the cells in `occupied` are.
    pub(crate) fn attackers(
        &self,
        state: &State<W>,
        by: usize,
        cell: usize,
        occupied: Bits<W>,
        pieces: Bits<W>,
    ) -> Bits<W> {
        let occupancy = Occupancy { occupied, enemy: pieces, moved: (0, 0) };
        self.classes[by].iter().fold(Bits::NONE, |all, class| {
            let near = state.of_kinds(&class.kinds) & pieces;
            if near.any() {
                all | self.class_attackers(state, by, class, cell, near, &occupancy)
            } else {
                all
            }
        })
    }

    /// Of the pieces of a class in `near`, those that attack a cell.
    fn class_attackers(
        &self,
        state: &State<W>,
        by: usize,
        class: &AttackClass<W>,
        cell: usize,
        near: Bits<W>,
        occupancy: &Occupancy<W>,
    ) -> Bits<W> {
        match &class.pattern {
            AttackPattern::Leap(from) => from[cell] & near,
            AttackPattern::Slide { from, back, in_matrix } => {
                let mut found = Bits::NONE;
                (from[cell] & near).for_each(|s| {
                    if !self.shield(*in_matrix, class.reach, back, cell, s).meets(occupancy.occupied) {
                        found |= Bits::one(s);
                    }
                });
                found
            }
            AttackPattern::Lame(_) | AttackPattern::Hop { .. } | AttackPattern::Walk(_) => {
                let mut found = Bits::NONE;
                near.for_each(|s| {
                    let one = Occupancy { enemy: Bits::one(s), ..*occupancy };
                    if self.class_attacks(state, by, class, cell, &one) {
                        found |= Bits::one(s);
                    }
                });
                found
            }
        }
    }
}
