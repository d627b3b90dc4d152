//! Which piece attacks which, for rules about giving check and about chasing pieces.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::en_passant::EnPassant;
use super::generate::GenType;
use super::isa;
use super::program::Program;
use super::state::{EMPTY, State, kind_of, side_of};
use super::step::{Step, StepKind, Steps};
use crate::board::{Cell, CellSet};
use crate::types::Kind;

/// The attacks that count as chases.
#[derive(Debug)]
pub(crate) struct Chase {
    pub(crate) free: Vec<Kind>,
    pub(crate) prey: Vec<Kind>,
    pub(crate) prey_at_home: Vec<Kind>,
    /// By side.
    pub(crate) home: Vec<CellSet>,
    /// Pairs of a weaker and a stronger kind. The weaker chases the stronger even if it is protected.
    pub(crate) stronger: Vec<(Kind, Kind)>,
}

impl<const W: usize> Program<W> {
    /// The kinds of the pieces that give check to the side to move.
    pub(crate) fn checking_kinds(&self, state: &State<W>) -> Vec<Kind> {
        let us = state.us();
        let occupied = state.occupied(self);
        let royals = state.of_kinds(&self.all_royal_kinds) & state.side[us];
        let attacks = |attacker: usize, royal: usize| {
            let occupancy = Occupancy { occupied, enemy: Bits::one(attacker), moved: (0, 0) };
            self.attacked_by(state, side_of(state.at[attacker]), royal, &occupancy)
        };
        let others = self.foes(state, us).iter().flat_map(|side| state.of_side(side).iter());
        let mut kinds: Vec<Kind> = others
            .filter(|&attacker| royals.iter().any(|royal| attacks(attacker, royal)))
            .map(|attacker| Kind(kind_of(state.at[attacker]) as u8))
            .collect();
        kinds.sort();
        kinds.dedup();
        kinds
    }

    /// The pieces that the move from `before` to `after` has begun to chase.
    pub(crate) fn chased(
        &self,
        rules: &Chase,
        before: &State<W>,
        after: &State<W>,
        (from, to): (Cell, Cell),
    ) -> Vec<Cell> {
        let us = before.us();
        let old = self.threats(rules, before, us);
        let known = |attacker: Cell, victim: Cell| {
            let attacker = if attacker == to { from } else { attacker };
            old.contains(&(attacker, victim))
        };
        let new = self.threats(rules, after, us).into_iter();
        let mut chased: Vec<Cell> =
            new.filter(|&(attacker, victim)| !known(attacker, victim)).map(|(_, victim)| victim).collect();
        chased.sort_unstable();
        chased.dedup();
        chased
    }

    /// What `us` threatens to capture at a profit, as pairs of attacker and victim.
    fn threats(&self, rules: &Chase, state: &State<W>, us: usize) -> Vec<(Cell, Cell)> {
        let captures = self.captures(state, us);
        let answers = self.captures(state, us ^ 1);
        let kind = |cell: Cell| Kind(kind_of(state.at[cell as usize]) as u8);
        let chases = |step: &&Step| {
            let (attacker, victim) = (kind(step.from), kind(step.to));
            let home = &rules.home[us ^ 1];
            let prey = rules.prey.contains(&victim)
                || (rules.prey_at_home.contains(&victim) && home.contains(step.to));
            let mutual = attacker == victim && answers.iter().any(|s| s.from == step.to && s.to == step.from);
            !rules.free.contains(&attacker)
                && !prey
                && !mutual
                && (rules.stronger.contains(&(attacker, victim)) || !self.protected(state, us, **step))
        };
        captures.iter().filter(chases).map(|step| (step.from, step.to)).collect()
    }

    /// The captures that `us` could make if it were to move.
    fn captures(&self, state: &State<W>, us: usize) -> Vec<Step> {
        let mut state = state.clone();
        state.info.turn = us as u8;
        (state.info.en_passant, state.info.over) = (EnPassant::NONE, None);
        let mut list = Steps::default();
        isa::list(self, &state, GenType::Captures, &mut list);
        list.steps.retain(|step| step.kind == StepKind::Plain && state.at[step.to as usize] != EMPTY);
        list.steps
    }

    /// Whether the other side could recapture.
    fn protected(&self, state: &State<W>, us: usize, capture: Step) -> bool {
        let mut after = state.clone();
        after.info.turn = us as u8;
        (after.info.en_passant, after.info.over) = (EnPassant::NONE, None);
        after.make(self, capture, None);
        self.captures(&after, us ^ 1).iter().any(|step| step.to == capture.to)
    }
}
