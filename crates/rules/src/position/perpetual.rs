//! Repetitions by perpetual check, by perpetual chase, and by moving to and fro.

use super::{AnyProgram, AnyState, Position};
use crate::board::Cell;
use crate::definition::model::Verdict;
use crate::outcome::{Outcome, Reason};
use crate::types::Side;

/// The pieces that a side has chased with each of its turns so far, going backwards. `None` before its first turn.
type Chased = Option<Vec<Cell>>;

impl Position {
    /// The outcome of a repetition in which one side gave check with every turn, or chased the same piece with every
    /// turn. `first` is the number of the move after the first occurrence that counts.
    pub(super) fn perpetual(&self, first: usize) -> Option<Outcome> {
        if self.rules.definition().end.perpetual_check_loses {
            let mut before = self.clone();
            let mut checks = vec![true; self.rules.sides()];
            for _ in first..self.past.len() {
                let (mover, checked) = before.undo_and_report_check();
                checks[mover.index()] &= checked != Some(false);
            }
            if checks.iter().any(|&all| all) {
                return Some(self.sole_culprit(&checks, Reason::PerpetualCheck));
            }
        }
        if self.rules.ends().chase.is_some() {
            let mut before = self.clone();
            let mut chased: Vec<Chased> = vec![None; self.rules.sides()];
            for _ in first..self.past.len() {
                before.undo_chase(&mut chased);
            }
            let chases: Vec<bool> =
                chased.iter().map(|prey| prey.as_ref().is_some_and(|prey| !prey.is_empty())).collect();
            if chases.iter().any(|&all| all) {
                return Some(self.sole_culprit(&chases, Reason::PerpetualChase));
            }
        }
        None
    }

    /// The outcome for a side that has just moved one piece to and fro too often. The origin of the first of these
    /// moves does not matter. A capture in between makes another position, and a side in check had no choice.
    pub(super) fn by_moving_to_and_fro(&self) -> Option<Outcome> {
        let turns = usize::from(self.rules.definition().end.to_and_fro);
        let last = self.last_step().filter(|_| turns > 0)?;
        let own: Vec<(Cell, Cell)> = self
            .past
            .iter()
            .rev()
            .filter(|past| past.turn == last.turn && !past.played.is_nobodys())
            .take(turns)
            .map(|past| (past.played.from(), past.played.to()))
            .collect();
        let back = |pair: &[(Cell, Cell)]| pair[0].0 != pair[0].1 && pair[0] == (pair[1].1, pair[1].0);
        let [later @ .., first] = own.as_slice() else { return None };
        if own.len() < turns || !later.windows(2).all(back) || later.last()?.0 != first.1 {
            return None;
        }
        let kinds = &self.rules.ends().to_and_fro;
        let kind = self.piece(last.played.to())?.kind;
        if !kinds.is_empty() && !kinds.contains(&kind) {
            return None;
        }
        let mut before = self.clone();
        let mut left = turns;
        while left > 0 {
            let played = before.past.last()?.played.clone();
            let (mover, checked) = before.undo_and_report_check();
            if played.is_nobodys() {
                continue;
            }
            let captured = played.from() != played.to() && before.piece(played.to()).is_some();
            if captured || (mover != last.turn && checked == Some(true)) {
                return None;
            }
            left -= usize::from(mover == last.turn);
        }
        // Here the first of the moves has been taken back. If it answered a check, it was forced.
        if before.is_check() {
            return None;
        }
        Some(self.judged(Verdict::Win, Reason::ToAndFro))
    }

    /// The outcome if one side did it, which loses. If several did, it is a draw.
    fn sole_culprit(&self, culprits: &[bool], reason: Reason) -> Outcome {
        let mut which = (0u8..).zip(culprits).filter(|(_, did)| **did).map(|(side, _)| Side(side));
        let sole = which.next().filter(|_| which.next().is_none());
        match sole {
            Some(side) if side == self.turn() => self.judged(Verdict::Loss, reason),
            Some(_) if self.rules.sides() == 2 => self.judged(Verdict::Win, reason),
            _ => self.drawn(reason),
        }
    }

    /// How many of the last turns gave check beyond the number that a side may give for free.
    pub(super) fn checks_that_do_not_count(&self, turns: usize) -> usize {
        let free = usize::from(self.rules.definition().end.move_rule_checks);
        if free == 0 {
            return 0;
        }
        let mut before = self.clone();
        let mut given = vec![0usize; self.rules.sides()];
        let mut left = turns;
        while left > 0
            && let Some(last) = before.past.last()
        {
            if last.played.is_nobodys() {
                before.undo();
                continue;
            }
            let (mover, checked) = before.undo_and_report_check();
            given[mover.index()] += usize::from(checked == Some(true));
            // Going backwards, a turn ends with its first step.
            left -=
                usize::from(before.steps_left() == self.rules.steps_of_turn(before.turn(), before.turns()));
        }
        given.into_iter().map(|given| given.saturating_sub(free)).sum()
    }

    /// Takes a move back. Returns its side and, if it ended a turn, whether that gave check.
    fn undo_and_report_check(&mut self) -> (Side, Option<bool>) {
        let mover = self.past.last().map_or(self.turn(), |past| past.turn);
        let turns = self.turns();
        let checked =
            with!(&self.state, self.rules, |program, state| program.gives_check(state, mover.index()));
        self.undo();
        (mover, (self.turns() != turns).then_some(checked))
    }

    /// Takes a move back, and keeps of the pieces that its side has chased those that this move chased, too.
    fn undo_chase(&mut self, chased: &mut [Chased]) {
        let Some(ends) = self.rules.ends().chase.as_ref() else { return };
        let mover = self.past.last().map_or(self.turn(), |past| past.turn);
        let mut before = self.clone();
        let Some(played) = before.undo() else { return };
        if played.is_nobodys() {
            *self = before;
            return;
        }
        let (from, to) = (played.from(), played.to());
        let threatened = match (&before.state, &self.state, self.rules.program()) {
            (AnyState::W1(before), AnyState::W1(after), AnyProgram::W1(program)) => {
                program.chased(ends, before, after, (from, to))
            }
            (AnyState::W2(before), AnyState::W2(after), AnyProgram::W2(program)) => {
                program.chased(ends, before, after, (from, to))
            }
            (AnyState::W4(before), AnyState::W4(after), AnyProgram::W4(program)) => {
                program.chased(ends, before, after, (from, to))
            }
            (AnyState::W16(before), AnyState::W16(after), AnyProgram::W16(program)) => {
                program.chased(ends, before, after, (from, to))
            }
            _ => unreachable!("positions of one game have one width"),
        };
        let prey = &mut chased[mover.index()];
        *prey = Some(match prey.take() {
            None => threatened,
            Some(known) => known.into_iter().filter(|cell| threatened.contains(cell)).collect(),
        });
        // Going backwards, pieces return to their earlier cells.
        for cell in chased.iter_mut().flatten().flatten() {
            if *cell == to {
                *cell = from;
            }
        }
        *self = before;
    }
}
