//! Moves that may win at once without capturing a royal: into a goal, or the last of the checks that are counted.

use super::bits::Bits;
use super::program::Program;
use super::state::{State, kind_of};
use super::step::{StepKind, Steps};

impl<const W: usize> Program<W> {
    /// Fills in from where goals can be reached.
    pub(super) fn find_ways_to_goals(&mut self) {
        let mut ways = vec![];
        for goal in &self.ends.goals {
            let by_side = (0..self.sides).map(|side| {
                let region = goal.region[side];
                region.iter().fold(Bits::NONE, |all, cell| all | self.attack_from(side, cell, &goal.kinds))
            });
            let at_once = goal.count == 1 && !goal.held;
            ways.push(if at_once { by_side.collect() } else { vec![Bits::NONE; self.sides] });
        }
        for (goal, near) in self.ends.goals.iter_mut().zip(ways) {
            goal.near = near;
        }
    }

    /// Whether the side to move might win at once by a goal or by checks. It takes hardly any time.
    #[inline]
    pub(crate) fn may_decide(&self, state: &State<W>) -> bool {
        let us = state.us();
        self.lacks_one_check(state, us)
            || self.ends.goals.iter().any(|goal| {
                let pieces = self.of_kinds_or_all(state, &goal.kinds) & state.of_side(us);
                goal.near[us].meets(pieces)
            })
    }

    fn lacks_one_check(&self, state: &State<W>, us: usize) -> bool {
        let side = us & super::program::SIDE_MASK;
        self.ends.checks[side] > 0 && state.info.checks[side] + 1 >= self.ends.checks[side]
    }

    /// Keeps, of all moves, those into a goal, and those that give the last check that is counted. Walked moves and checks by
    /// discovery are not among them.
    pub(crate) fn retain_decisive(&self, state: &State<W>, list: &mut Steps) {
        let us = state.us();
        let lacks_one_check = self.lacks_one_check(state, us);
        let royals = self.binding_royals(state) & self.pieces_of(state, self.foes(state, us));
        list.steps.retain(|step| {
            let to = usize::from(step.to);
            let arrives = |kind: usize| {
                let mut goals = self.ends.goals.iter();
                goals.any(|goal| {
                    goal.region[us].has(to) && (goal.kinds.is_empty() || goal.kinds.contains(kind))
                })
            };
            match step.kind {
                StepKind::Plain | StepKind::Promote | StepKind::Mark => {
                    arrives(kind_of(state.at[usize::from(step.from)]))
                        || (lacks_one_check && self.checks_directly(state, royals, *step))
                }
                StepKind::Drop => lacks_one_check && self.checks_directly(state, royals, *step),
                _ => false,
            }
        });
        // No walked step is left.
        list.extras.clear();
    }
}
