//! Whether a quiet move gives check, asked before it is made.

use super::bits::Bits;
use super::kinds::Kinds;
use super::program::{AttackClass, AttackPattern, Program};
use super::state::{State, kind_of};
use super::step::{Step, StepKind, Steps};

impl<const W: usize> Program<W> {
    /// Keeps, of moves that capture nothing, those that attack a royal of another side with the piece that moves or is dropped.
    ///
    /// It is for searches, which want it fast: attacks that the move discovers, castlings, grasshoppers' and
    /// walked moves are not among them.
    pub(crate) fn retain_quiet_checks(&self, state: &State<W>, list: &mut Steps) {
        let us = state.us();
        let royals = self.binding_royals(state) & self.pieces_of(state, self.foes(state, us));
        // Most moves end on a cell from which no kind of piece would attack a royal.
        let (mut near, anyone) = (Bits::NONE, Kinds::default());
        royals.for_each(|k| near |= self.attack_from(us, k, &anyone));
        list.steps.retain(|step| near.has(step.to.into()) && self.checks_directly(state, royals, *step));
        // No walked step is left.
        list.extras.clear();
    }

    /// The cells from which a piece of one of these kinds, or of any if there is none, would attack a cell on an empty board.
    /// Walked attacks are not considered.
    pub(super) fn attack_from(&self, by: usize, cell: usize, kinds: &Kinds) -> Bits<W> {
        let mut near = Bits::NONE;
        let has_one = |class: &&AttackClass<W>| class.kinds.iter().any(|kind| kinds.contains(kind.into()));
        for class in self.classes[by].iter().filter(|class| kinds.is_empty() || has_one(class)) {
            match &class.pattern {
                AttackPattern::Leap(from)
                | AttackPattern::Slide { from, .. }
                | AttackPattern::Hop { from, .. } => near |= from[cell],
                AttackPattern::Lame(leaps) => leaps[cell].iter().for_each(|leap| near |= leap.to),
                AttackPattern::Walk(_) => {}
            }
        }
        near
    }

    /// Whether the piece that moves or is dropped attacks one of these royals.
    pub(super) fn checks_directly(&self, state: &State<W>, royals: Bits<W>, step: Step) -> bool {
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
