//! Chooses the legality plan: the cheapest method that leaves out every illegal move of the game.

use super::super::kinds::Kinds;
use super::super::legality::{Legality, LegalityPlan};
use super::super::program::{AttackClass, AttackPattern, Program};
use super::super::side_set::SideSet;
use super::{Builder, CompileError};
use crate::definition::Definition;
use crate::definition::model::{CheckBan, CheckingCaptures, SideDef};

impl<const W: usize> Builder<'_, W> {
    /// The plan without its method, which depends on the compiled attacks, and what depends on that.
    pub(super) fn legality(&self) -> Result<LegalityPlan, CompileError> {
        let losing = (0u8..).zip(self.def.pieces.values()).filter(|(_, piece)| !piece.startled_by.is_empty());
        let losing: Vec<u8> = losing.map(|(kind, _)| kind).collect();
        let petrifying = self.petrifying()?;
        Ok(LegalityPlan {
            method: Legality::None,
            royals_may_not_flee: self.sides_where(|side| self.def.check.stays_for(side)),
            may_gain_royal: SideSet::default(),
            may_not_check: self.sides_where(|side| self.def.check.ban_for(side) != CheckBan::Never),
            may_mate: self.sides_where(|side| self.def.check.ban_for(side) == CheckBan::UnlessMate),
            attacks_depend_on_kinds: self.attacks_depend_on_kinds(),
            leaves_stones: petrifying.iter().any(|kinds| !kinds.is_empty()),
            petrifying,
            stones_matter: false,
            checks_are_legal: false,
            safe_before_effects: self.def.check.before_effects,
            asks_more: false,
            losing_first_move: Kinds::new(&losing),
        })
    }

    /// By side: the kinds that turn into walls when they capture.
    pub(super) fn petrifying(&self) -> Result<Vec<Kinds>, CompileError> {
        let kinds = |side: &SideDef| {
            let names = self.def.capture.petrifies_for(&side.name);
            self.kinds(names, "capture.petrifies").map(|kinds| Kinds::new(&kinds))
        };
        self.def.sides.iter().map(kinds).collect()
    }

    /// Whether some piece may not capture certain kinds, or not hop over them.
    pub(super) fn attacks_depend_on_kinds(&self) -> bool {
        self.def.pieces.values().any(|piece| !piece.no_hop_over.is_empty() || piece.capturable_by.is_some())
    }
}

impl<const W: usize> Program<W> {
    /// The sides that can get a royal that must be kept safe, by promoting or dropping one.
    pub(super) fn may_gain_royal(&self) -> SideSet {
        let promotes = |side: usize| {
            self.pieces[side].iter().any(|piece| piece.promotion.as_ref().is_some_and(|it| it.changes_royals))
        };
        let drops = |side: usize| self.hands.drops.get(side).into_iter().flatten().any(|drop| drop.royal);
        SideSet::new(self.sides, |side| !self.unbound.has(side) && (promotes(side) || drops(side)))
    }

    /// Whether captures that a trigger forbids are no checks. The method must have been chosen.
    pub(super) fn checks_are_legal(&self, def: &Definition) -> bool {
        def.check.captures == CheckingCaptures::Legal
            && def.judges_by_making()
            && self.legality.method.verifies()
    }

    /// The method of the plan. All attacks must have been found.
    pub(super) fn legality_method(&self, def: &Definition) -> Legality {
        let no_checks = self.legality.may_not_check.any();
        let no_checks_at_all = def.every_side(|side| def.check.forbidden_for(side));
        let by_effects = def.judges_by_making();
        if self.terrain.is_some() {
            let bound = def.any_side(|side| def.check.binding_for(side));
            return Legality::Terrain { royals: bound && !self.all_royal_kinds.is_empty() };
        }
        // A capture is forced only if its wall finds a cell.
        let walled = self.forced_capture.any() && self.walls.as_ref().is_some_and(|walls| !walls.instead);
        match no_checks && no_checks_at_all && self.masks_find_checks() {
            true if !by_effects && !walled => Legality::MasksWithoutChecks,
            _ if by_effects || no_checks || walled => Legality::MakeAll { by_effects, no_checks },
            _ if self.binding_royal_kinds.is_empty() => Legality::None,
            _ => Legality::Masks,
        }
    }

    /// Whether masks seen from the other side's royal can find every move that gives check.
    fn masks_find_checks(&self) -> bool {
        let simple = |class: &AttackClass<W>| {
            matches!(class.pattern, AttackPattern::Leap(_) | AttackPattern::Slide { .. })
        };
        let promotes = self.pieces.iter().flatten().any(|piece| piece.promotion.is_some());
        let takes = self.takers.iter().any(|takers| !takers.is_empty());
        let one_royal = self
            .binding_royal_kinds
            .only()
            .is_some_and(|royal| self.pieces.iter().all(|side| side[royal as usize].home.count() <= 1));
        let marks = !self.marks.is_empty();
        self.classes.iter().flatten().all(simple)
            && !promotes
            && !takes
            && !marks
            && self.castlings.is_empty()
            && self.hands.gated.is_empty()
            && self.sides == 2
            && one_royal
            && !self.unbound.any()
    }
}
