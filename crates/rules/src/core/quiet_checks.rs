//! Whether a quiet move gives check, asked before it is made.

use super::bits::Bits;
use super::program::{AttackPattern, Program};
use super::state::{State, kind_of};
use super::step::{Step, StepKind};

impl<const W: usize> Program<W> {
    /// Whether a move that captures nothing attacks a royal of another side with the piece that moves or is dropped.
    ///
    /// It is for searches, which want it fast: attacks that the move discovers, castlings, grasshoppers' and
    /// walked moves are not among them.
    pub(crate) fn checks_directly(&self, state: &State<W>, step: Step) -> bool {
        let us = state.us();
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let kind = match step.kind {
            StepKind::Plain | StepKind::Mark => kind_of(state.at[from]),
            StepKind::Promote | StepKind::Drop => usize::from(step.arg),
            _ => return false,
        };
        let occupied = state.occupied(self).without(Bits::one(from)) | Bits::one(to);
        let royals = self.binding_royals(state) & self.pieces_of(state, self.foes(state, us));
        royals.iter().any(|k| {
            let mut classes = self.classes[us].iter().filter(|class| class.kinds.contains(kind));
            classes.any(|class| match &class.pattern {
                AttackPattern::Leap(cells) => cells[k].has(to),
                AttackPattern::Slide { from: cells, back, in_matrix } => {
                    cells[k].has(to) && !self.shield(*in_matrix, class.reach, back, k, to).meets(occupied)
                }
                AttackPattern::Lame(leaps) => {
                    leaps[k].iter().any(|leap| leap.to.has(to) && !leap.path.meets(occupied))
                }
                AttackPattern::Hop { from: cells, back, in_matrix, behind: false } => {
                    let hurdle = || self.shield(*in_matrix, class.reach, back, k, to) & occupied;
                    cells[k].has(to)
                        && hurdle().count() == 1
                        && !hurdle().meets(state.of_kinds(&class.barred))
                }
                AttackPattern::Hop { .. } | AttackPattern::Walk(_) => false,
            })
        })
    }
}
