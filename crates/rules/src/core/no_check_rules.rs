//! Games in which no move may give check (racing kings), and other rules that judge a move by what it leads to.

use super::bits::Bits;
use super::danger::{Danger, Occupancy};
use super::generate::{GenType, View};
use super::isa;
use super::program::{AttackPattern, NoCheckRules, Program};
use super::reach::Line;
use super::sink::MoveSink;
use super::state::{EMPTY, State, side_of};
use super::step::{Extra, Step, StepKind, Steps};
use crate::definition::model::PassRule;

impl<const W: usize> Program<W> {
    /// Adds to the demands that no piece may uncover an attack on the other side's royal.
    #[inline]
    pub(crate) fn forbid_discovered_checks(&self, view: &View<'_, W>, danger: &mut Danger<W>) {
        let royals = view.state.of_kinds(&self.binding_royal_kinds) & view.enemy;
        if royals.none() {
            return;
        }
        let k = royals.lowest();
        danger.other_royal = Some(k);
        for class in &self.classes[view.us] {
            let attackers = view.state.of_kinds(&class.kinds) & view.own;
            if let AttackPattern::Slide { from, back, in_matrix } = &class.pattern {
                (from[k] & attackers).for_each(|s| {
                    let shield = self.shield(*in_matrix, class.reach, back, k, s);
                    let blockers = shield & view.occupied;
                    if blockers.any() && !blockers.more_than_one() && blockers.meets(view.own) {
                        danger.pin_also(blockers, shield);
                    }
                });
            }
        }
    }

    /// Cells from which a piece of that kind would attack the other royal.
    #[inline]
    pub(crate) fn check_cells(&self, view: &View<'_, W>, danger: &Danger<W>, kind: usize) -> Bits<W> {
        let Some(k) = danger.other_royal else { return Bits::NONE };
        let mut cells = Bits::NONE;
        for class in &self.classes[view.us] {
            if class.kinds.contains(kind) {
                match &class.pattern {
                    AttackPattern::Leap(from) => cells |= from[k],
                    AttackPattern::Slide { from, back, .. } => {
                        cells |= from[k] & backwards(back, k, view.occupied)
                    }
                    // Compilation chooses `NoCheckRules::Verify` when there are such classes.
                    AttackPattern::Lame(_) | AttackPattern::Hop { .. } | AttackPattern::Walk(_) => {}
                }
            }
        }
        cells
    }

    /// Cells a royal on `k` may not step to because it would give or uncover check there.
    #[inline]
    pub(crate) fn checking_targets(
        &self,
        view: &View<'_, W>,
        danger: &Danger<W>,
        kind: usize,
        k: usize,
    ) -> Bits<W> {
        let mut cells = self.check_cells(view, danger, kind);
        for &(piece, allowed) in danger.pins() {
            if piece as usize == k {
                cells |= !allowed;
            }
        }
        cells
    }

    /// Generates by making each move and looking at what it leads to.
    #[cold]
    #[inline(never)]
    pub(crate) fn generate_verified(&self, state: &State<W>, gen_type: GenType, sink: &mut dyn MoveSink<W>) {
        if let Some(terrain) = &self.terrain {
            self.generate_on_terrain(terrain, state, gen_type, sink);
            return;
        }
        // The same position without the demand that brought us here.
        let mut after = state.clone();
        let mut list = Steps::default();
        after.info.verifying = true;
        if self.verify_by_make {
            self.list_unverified(&after, gen_type, &mut list);
        } else {
            isa::list(self, &after, gen_type, &mut list);
        }
        after.info.verifying = false;
        let mut legal = vec![];
        for (step, extra) in list.with_extras() {
            let undo = after.make(self, step, extra);
            let gives_check =
                self.no_check_rules == NoCheckRules::Verify && self.gives_check(&after, state.us());
            let faces = state.info.facing && after.info.facing && step.kind != StepKind::Pass;
            let captures = undo.captured() != EMPTY || extra.is_some_and(|extra| !extra.captures.is_empty());
            let illegal = self.verify_by_make && !self.was_legal(state, &after);
            after.unmake(step, extra, &undo);
            if !gives_check && !faces && !illegal {
                legal.push((step, extra, captures));
            }
        }
        let forced = self.forced_capture && legal.iter().any(|(_, _, captures)| *captures);
        for (step, extra, captures) in &legal {
            match extra {
                _ if forced && !captures => {}
                Some(extra) => sink.walk(*step, Extra::clone(extra)),
                None => sink.one(*step),
            }
        }
        if self.pass == PassRule::Stuck && gen_type != GenType::Captures && legal.is_empty() {
            let view = self.view(state, gen_type);
            let mut danger = Danger::none();
            self.find_danger(&view, &mut danger);
            let check = danger.check;
            self.passing(&view, check, true, sink);
        }
    }

    /// Lists moves whose legality must be seen. What asks about attacks on the way, or is no move at all, must be legal before
    /// anything follows from it.
    fn list_unverified(&self, state: &State<W>, gen_type: GenType, list: &mut Steps) {
        let fits = |step: Step, extra: Option<&Extra>| match gen_type {
            GenType::Captures => state.captures(step, extra),
            GenType::Quiets => !state.captures(step, extra),
            _ => true,
        };
        for strict in [false, true] {
            let mut all = Steps::default();
            isa::list(self, state, if strict { GenType::Base } else { GenType::PseudoLegal }, &mut all);
            for (step, extra) in all.with_extras() {
                let asks = matches!(step.kind, StepKind::Castle | StepKind::GateCastle | StepKind::Pass)
                    || extra.is_some_and(|extra| extra.partner.is_some());
                if asks == strict && fits(step, extra) {
                    match extra {
                        Some(extra) => MoveSink::<W>::walk(list, step, extra.clone()),
                        None => list.steps.push(step),
                    }
                }
            }
        }
    }

    /// Whether a step that led from one position to another was legal.
    fn was_legal(&self, before: &State<W>, after: &State<W>) -> bool {
        if after.info.forbidden {
            return false;
        }
        if self.binding_royal_kinds.is_empty() {
            return true;
        }
        let us = before.us();
        let royals = |state: &State<W>| {
            let side = state.of_side(us);
            let own = state.of_kinds(&self.binding_royal_kinds) & side;
            (own.count(), self.binding_royals(state).without(side).count())
        };
        let ((own, others), (own_left, others_left)) = (royals(before), royals(after));
        // Taking a royal outweighs check, the last one where all must be attacked.
        let outweighs = others_left < others && (others_left == 0 || !self.check_needs_all_royals);
        own_left >= own && (outweighs || !self.is_attacked(after, us))
    }

    /// Whether `us` attacks a royal of anybody else.
    pub(crate) fn gives_check(&self, state: &State<W>, us: usize) -> bool {
        let royals = self.royals(state).without(state.of_side(us));
        let occupancy = Occupancy { occupied: state.occupied(self), enemy: state.of_side(us), moved: (0, 0) };
        royals.iter().any(|k| {
            let owner = side_of(state.at[k]);
            !self.touches(state, owner, k, Bits::NONE) && self.attacked_by(state, us, k, &occupancy)
        })
    }
}

/// Along lines backwards from `k`, as far as they are empty.
fn backwards<const W: usize>(lines: &[Line<W>], k: usize, occupied: Bits<W>) -> Bits<W> {
    lines.iter().fold(Bits::NONE, |set, line| {
        let [below, above] = line[k];
        set | (above & (above & occupied).up_to_lowest()) | (below & (below & occupied).highest_and_up())
    })
}
