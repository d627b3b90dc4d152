//! Games in which no move may give check (racing kings): the masks that leave such moves out.

use super::attacks::Occupancy;
use super::bits::Bits;
use super::checks::CheckInfo;
use super::generate::SideView;
use super::program::{AttackPattern, Program};
use super::reach::Line;
use super::side_set::SideSet;
use super::state::{State, side_of};

impl<const W: usize> Program<W> {
    /// Pins the pieces that would discover an attack on the other side's royal by moving away.
    #[inline]
    pub(crate) fn forbid_discovered_checks(&self, view: &SideView<'_, W>, checks: &mut CheckInfo<W>) {
        let royals = view.state.of_kinds(&self.binding_royal_kinds) & view.enemy;
        if royals.none() {
            return;
        }
        let k = royals.lowest();
        checks.other_royal = Some(k);
        for class in &self.classes[view.us] {
            let attackers = view.state.of_kinds(&class.kinds) & view.own;
            if let AttackPattern::Slide { from, back, in_matrix } = &class.pattern {
                (from[k] & attackers).for_each(|s| {
                    let shield = self.shield(*in_matrix, class.reach, back, k, s);
                    let blockers = shield & view.occupied;
                    if blockers.any() && !blockers.more_than_one() && blockers.meets(view.own) {
                        checks.pin_also(blockers, shield);
                    }
                });
            }
        }
    }

    /// The cells from which a piece of that kind would attack the other side's royal.
    #[inline(always)]
    pub(crate) fn check_cells(&self, view: &SideView<'_, W>, checks: &CheckInfo<W>, kind: usize) -> Bits<W> {
        let Some(k) = checks.other_royal else { return Bits::NONE };
        let mut cells = Bits::NONE;
        for class in &self.classes[view.us] {
            if class.kinds.contains(kind) {
                match &class.pattern {
                    AttackPattern::Leap(from) => cells |= from[k],
                    AttackPattern::Slide { from, back, .. } => {
                        cells |= from[k] & backwards(back, k, view.occupied)
                    }
                    // With such classes, compilation chooses `Legality::MakeAll`.
                    AttackPattern::Lame(_) | AttackPattern::Hop { .. } | AttackPattern::Walk(_) => {}
                }
            }
        }
        cells
    }

    /// The cells to which a royal on `k` may not step because it would give or discover check.
    #[inline]
    pub(crate) fn checking_targets(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        kind: usize,
        k: usize,
    ) -> Bits<W> {
        let mut cells = self.check_cells(view, checks, kind);
        for &(piece, allowed) in checks.pins() {
            if piece as usize == k {
                cells |= !allowed;
            }
        }
        cells
    }

    /// Whether `us` attacks a royal of another side.
    pub(crate) fn gives_check(&self, state: &State<W>, us: usize) -> bool {
        let royals = self.royals(state) & self.pieces_of(state, self.foes(state, us));
        let occupancy = Occupancy { occupied: state.occupied(self), enemy: state.of_side(us), moved: (0, 0) };
        royals.iter().any(|k| {
            let owner = side_of(state.at[k]);
            !self.touches(state, owner, k, Bits::NONE)
                && self.attacked_by(state, us, k, &occupancy)
                && (!self.asks_for_legal_checks(state)
                    || self.legal_attackers(state, SideSet::one(us), Bits::one(k)).any())
        })
    }
}

/// The cells on lines backwards from `k`, up to and including the first occupied cell of each line.
fn backwards<const W: usize>(lines: &[Line<W>], k: usize, occupied: Bits<W>) -> Bits<W> {
    lines.iter().fold(Bits::NONE, |set, line| {
        let [below, above] = line[k];
        set | (above & (above & occupied).up_to_lowest()) | (below & (below & occupied).highest_and_up())
    })
}
