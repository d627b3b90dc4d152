//! Rules that may differ by side: what each of them is for a side. Where a table does not name a side, the default of the
//! key holds for it.

use super::{
    CaptureDef, ChainRule, CheckBan, CheckDef, Definition, EndDef, FlipRule, PassRule, Sided, TurnDef,
};

impl<T: Clone + PartialEq> Sided<T> {
    /// The value for the named side, or `default` if the table does not name it.
    fn get_or(&self, side: &str, default: T) -> T {
        self.get(side).cloned().unwrap_or(default)
    }

    /// Writes out the value of every side: once if all sides have the same, otherwise by side in turn order.
    fn write_out(&mut self, sides: &[String], value: impl Fn(&str) -> T) {
        let Some((first, rest)) = sides.split_first() else { return };
        let one = value(first);
        *self = match rest.iter().all(|side| value(side) == one) {
            true => Self::All(one),
            false => Self::Each(sides.iter().map(|side| (side.clone(), value(side))).collect()),
        };
    }
}

impl TurnDef {
    /// How many moves a side makes in one turn.
    pub fn steps_for(&self, side: &str) -> u16 {
        self.steps.get_or(side, 1)
    }

    /// Whether a side ends its turn by giving check.
    pub fn check_ends_for(&self, side: &str) -> bool {
        self.check_ends.get_or(side, false)
    }

    /// Whether a side may pass.
    pub fn pass_for(&self, side: &str) -> PassRule {
        self.pass.get_or(side, PassRule::Never)
    }

    /// Writes out what holds for every side.
    pub(crate) fn write_out(&mut self, sides: &[String]) {
        let said = self.clone();
        let Self { steps, first_steps: _, grows_by: _, check_ends, pass, passes_end: _ } = self;
        steps.write_out(sides, |side| said.steps_for(side));
        check_ends.write_out(sides, |side| said.check_ends_for(side));
        pass.write_out(sides, |side| said.pass_for(side));
    }
}

impl CheckDef {
    /// Whether a side must not leave its royals in check.
    pub fn binding_for(&self, side: &str) -> bool {
        self.binding.get_or(side, true)
    }

    /// Whether a side may give check.
    pub fn ban_for(&self, side: &str) -> CheckBan {
        self.forbidden.get_or(side, CheckBan::Never)
    }

    /// Whether a side may never give check.
    pub fn forbidden_for(&self, side: &str) -> bool {
        self.ban_for(side) == CheckBan::Always
    }

    /// Whether a side with several royals is in check only when all of them are attacked.
    pub fn all_for(&self, side: &str) -> bool {
        self.all.get_or(side, false)
    }

    /// Whether the royals of a side may not step out of check.
    pub fn stays_for(&self, side: &str) -> bool {
        self.stays.get_or(side, false)
    }

    /// Writes out what holds for every side.
    pub(crate) fn write_out(&mut self, sides: &[String]) {
        let said = self.clone();
        let Self { binding, forbidden, facing: _, all, stays, captures: _, before_effects: _ } = self;
        binding.write_out(sides, |side| said.binding_for(side));
        forbidden.write_out(sides, |side| said.ban_for(side));
        all.write_out(sides, |side| said.all_for(side));
        stays.write_out(sides, |side| said.stays_for(side));
    }
}

impl EndDef {
    /// The number of checks with which a side wins; 0 if its checks do not count.
    pub fn checks_for(&self, side: &str) -> u16 {
        self.checks.get_or(side, 0)
    }

    /// Whether a side can win by giving checks.
    pub fn counts_checks(&self) -> bool {
        match &self.checks {
            Sided::All(count) => *count > 0,
            Sided::Each(each) => each.values().any(|count| *count > 0),
        }
    }

    /// Writes out the number of checks of every side.
    pub(crate) fn write_out_checks(&mut self, sides: &[String]) {
        let said = self.clone();
        self.checks.write_out(sides, |side| said.checks_for(side));
    }
}

impl CaptureDef {
    /// Whether a side that can capture must capture.
    pub fn forced_for(&self, side: &str) -> bool {
        self.forced.get_or(side, false)
    }

    /// Whether a side must make a capture that takes the most pieces.
    pub fn most_for(&self, side: &str) -> bool {
        self.most.get_or(side, false)
    }

    /// Whether the pieces of a side go on capturing in the same move.
    pub fn chain_for(&self, side: &str) -> ChainRule {
        self.chain.get_or(side, ChainRule::Never)
    }

    /// The kinds of a side that turn into walls when they capture.
    pub fn petrifies_for(&self, side: &str) -> &[String] {
        self.petrifies.get(side).map_or(&[], Vec::as_slice)
    }

    /// Which enemy pieces change sides when a piece of a side arrives.
    pub fn flips_for(&self, side: &str) -> FlipRule {
        self.flips.get_or(side, FlipRule::None)
    }

    /// Writes out what holds for every side.
    pub(crate) fn write_out(&mut self, sides: &[String]) {
        let said = self.clone();
        let Self { forced, most, chain, removed: _, no_turning_back: _, blast: _, petrifies, flips } = self;
        forced.write_out(sides, |side| said.forced_for(side));
        most.write_out(sides, |side| said.most_for(side));
        chain.write_out(sides, |side| said.chain_for(side));
        petrifies.write_out(sides, |side| said.petrifies_for(side).to_vec());
        flips.write_out(sides, |side| said.flips_for(side));
    }
}

impl Definition {
    /// Whether something holds for at least one side.
    pub fn any_side(&self, holds: impl Fn(&str) -> bool) -> bool {
        self.sides.iter().any(|side| holds(&side.name))
    }

    /// Whether captures can go on in the same move.
    pub fn has_chains(&self) -> bool {
        self.any_side(|side| self.capture.chain_for(side) != ChainRule::Never)
    }

    /// Whether something holds for every side.
    pub fn every_side(&self, holds: impl Fn(&str) -> bool) -> bool {
        self.sides.iter().all(|side| holds(&side.name))
    }
}
