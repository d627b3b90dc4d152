//! Whether a quiet move gives check, asked before it is made.

use super::bits::Bits;
use super::program::{AttackPattern, Program};
use super::state::{State, kind_of};
use super::step::{Step, StepKind};

impl<const W: usize> Program<W> {
    /// Keeps, of moves that capture nothing, those that attack a royal of another side with the piece that moves or is dropped.
    ///
    /// It is for searches, which want it fast: attacks that the move discovers, castlings, grasshoppers' and
    /// walked moves are not among them.
    pub(crate) fn retain_quiet_checks(&self, state: &State<W>, steps: &mut Vec<Step>) {
        let us = state.us();
        let royals = self.binding_royals(state) & self.pieces_of(state, self.foes(state, us));
        // Most moves end on a cell from which no kind of piece would attack a royal.
        let mut near = Bits::NONE;
        for k in royals.iter() {
            for class in &self.classes[us] {
                match &class.pattern {
                    AttackPattern::Leap(from)
                    | AttackPattern::Slide { from, .. }
                    | AttackPattern::Hop { from, .. } => near |= from[k],
                    AttackPattern::Lame(leaps) => leaps[k].iter().for_each(|leap| near |= leap.to),
                    AttackPattern::Walk(_) => {}
                }
            }
        }
        steps.retain(|step| near.has(step.to.into()) && self.checks_directly(state, royals, *step));
    }

    /// Whether the piece that moves or is dropped attacks one of these royals.
    fn checks_directly(&self, state: &State<W>, royals: Bits<W>, step: Step) -> bool {
        let us = state.us();
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let kind = match step.kind {
            StepKind::Plain | StepKind::Mark => kind_of(state.at[from]),
            StepKind::Promote | StepKind::Drop => usize::from(step.arg),
            _ => return false,
        };
        let occupied = state.occupied(self).without(Bits::one(from)) | Bits::one(to);
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
