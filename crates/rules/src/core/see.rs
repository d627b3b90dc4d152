//! Static exchange evaluation: what a capture wins once both sides have captured on its cell as often as that pays.
//!
//! It is an estimate for searches, made on sets. It considers blasts, after which nothing is left to recapture, but not pins or
//! forced captures.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::blast::Blast;
use super::program::{AttackClass, AttackPattern, Program, SIDE_MASK};
use super::state::{EMPTY, State, kind_of, side_of};
use super::step::{Extra, Step, StepKind};

/// The most captures that are followed.
const LONGEST: usize = 24;

/// An exchange on one cell.
struct Exchange<const W: usize> {
    to: usize,
    sides: [usize; 2],
    /// Whose turn it is to capture: the place in `sides`, if the lowest bit counts.
    next: usize,
    occupied: Bits<W>,
    /// The value of the piece that stands on the cell.
    standing: i32,
}

impl<const W: usize> Program<W> {
    /// The balance of a move by the values of kinds, if both sides then capture on its cell as long as that pays.
    pub(crate) fn see(&self, state: &State<W>, step: Step, extra: Option<&Extra>, values: &[i32]) -> i32 {
        let (won, exchange) = self.see_first(state, step, extra, values);
        let Some(mut exchange) = exchange else { return won };
        let mut balance = [0; LONGEST];
        balance[0] = won;
        let mut last = 0;
        while last + 1 < LONGEST {
            let standing = exchange.standing;
            if !self.recapture(state, &mut exchange, values) {
                break;
            }
            last += 1;
            balance[last] = standing - balance[last - 1];
        }
        while last > 0 {
            balance[last - 1] = -balance[last].max(-balance[last - 1]);
            last -= 1;
        }
        balance[0]
    }

    /// Whether that balance is at least `least`: the exchange is followed only as long as this is open.
    pub(crate) fn see_at_least(
        &self,
        state: &State<W>,
        step: Step,
        extra: Option<&Extra>,
        values: &[i32],
        least: i32,
    ) -> bool {
        let (won, exchange) = self.see_first(state, step, extra, values);
        let mut ahead = won - least;
        let Some(mut exchange) = exchange.filter(|_| ahead >= 0) else { return ahead >= 0 };
        // Each side in turn captures if it needs to. It has done enough if it is ahead even without the piece that then stands
        // on the cell.
        let mut is_reached = true;
        for _ in 1..LONGEST {
            ahead = exchange.standing - ahead;
            if ahead < i32::from(is_reached) || !self.recapture(state, &mut exchange, values) {
                break;
            }
            is_reached = !is_reached;
        }
        is_reached
    }

    /// What a move wins by itself, and the exchange that follows unless nothing can.
    fn see_first(
        &self,
        state: &State<W>,
        step: Step,
        extra: Option<&Extra>,
        values: &[i32],
    ) -> (i32, Option<Exchange<W>>) {
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
            | StepKind::Chance => return (0, None),
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
            let lost = if blown_up.has(to) { values[kind_of(state.at[from])] } else { 0 };
            return (won - lost, None);
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
            _ => return (won, None),
        };
        let occupied = state.occupied(self).without(gone | Bits::one(from)) | Bits::one(to);
        let exchange = Exchange { to, sides: [us, them], next: 1, occupied, standing: values[kind] };
        match &self.blast {
            Some(blast) => (won - self.blast_threat(blast, state, &exchange, values), None),
            None => (won, Some(exchange)),
        }
    }

    /// What the side whose turn it is wins by blowing up the piece on the cell, if that pays. Nothing is left there to recapture.
    fn blast_threat(
        &self,
        blast: &Blast<W>,
        state: &State<W>,
        exchange: &Exchange<W>,
        values: &[i32],
    ) -> i32 {
        let Exchange { to, sides: [us, them], occupied, standing, .. } = *exchange;
        let blowable = occupied.without(state.info.walls);
        let pieces = (state.side[them & SIDE_MASK] & occupied).without(Bits::one(to));
        let mut most = 0;
        self.attackers(state, them, to, occupied, pieces).for_each(|from| {
            let mut won = standing;
            let gone = blast.gone(state, them, blowable, from, to);
            gone.without(Bits::one(to)).for_each(|cell| {
                let piece = state.at[cell];
                won += values[kind_of(piece)] * if side_of(piece) == us { 1 } else { -1 };
            });
            won -= if gone.has(to) { values[kind_of(state.at[from])] } else { 0 };
            most = most.max(won);
        });
        most
    }

    /// Captures once more on the cell of an exchange, with the cheapest piece. False if there is none.
    fn recapture(&self, state: &State<W>, exchange: &mut Exchange<W>, values: &[i32]) -> bool {
        let Exchange { to, sides, next, occupied, .. } = *exchange;
        let side = sides[next & 1] & SIDE_MASK;
        let pieces = state.side[side] & occupied;
        let attackers = self.attackers(state, side, to, occupied, pieces.without(Bits::one(to)));
        let mut cheapest = None;
        attackers.for_each(|cell| {
            let worth = values[kind_of(state.at[cell])];
            if cheapest.is_none_or(|(known, _)| worth < known) {
                cheapest = Some((worth, cell));
            }
        });
        let Some((worth, cell)) = cheapest else { return false };
        exchange.standing = worth;
        exchange.next += 1;
        exchange.occupied = occupied.without(Bits::one(cell));
        true
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
