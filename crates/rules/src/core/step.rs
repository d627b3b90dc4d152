//! Moves inside the core: eight bytes, with a side list for the rare ones that do more than move one piece.

/// One step. What `to` and `arg` mean depends on the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    pub(crate) from: u16,
    pub(crate) to: u16,
    pub(crate) kind: StepKind,
    /// The kind promoted to, the castling's or the mark's index.
    pub(crate) arg: u8,
    /// In games with walls, the cell of the wall put, plus one; walks have theirs in the side list.
    pub(crate) extra: u16,
}

/// The part of `extra` that is the gate's cell where a piece comes in with castling; the castling's number is above.
pub(crate) const GATE_CELL: u16 = 1023;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum StepKind {
    /// Move, or capture by displacement.
    Plain,
    /// The same and become kind `arg`.
    Promote,
    /// A quiet step that leaves en-passant targets (mark `arg`).
    Mark,
    /// Capture en passant.
    EnPassant,
    /// Castling number `arg` of the position; `to` is where the king ends.
    Castle,
    /// Stay where one is and let the next side move.
    Pass,
    /// A piece of kind `arg` comes from the hand; `from` is `to`.
    Drop,
    /// Move, and a piece of kind `arg` comes from the hand to `from`.
    Gate,
    /// Castle, and a piece of kind `arg` comes from the hand; `extra` tells where, and which castling.
    GateCastle,
    /// Whatever the side list says.
    Walk,
    /// The same and become kind `arg`.
    WalkPromote,
}

impl Step {
    /// The same step with a wall put on `cell` at its end. Walked steps have it in their [`Extra`].
    #[inline(always)]
    pub(crate) fn walled(self, cell: usize) -> Self {
        Self { extra: cell as u16 + 1, ..self }
    }

    /// Where it puts a wall, in games with walls.
    pub(crate) fn wall(self) -> Option<usize> {
        let elsewhere = self.is_walked() || matches!(self.kind, StepKind::Gate | StepKind::GateCastle);
        (!elsewhere && self.extra != 0).then(|| usize::from(self.extra) - 1)
    }

    /// Whether it is a walk: what else it does stands in the side list.
    #[inline(always)]
    pub(crate) fn is_walked(self) -> bool {
        matches!(self.kind, StepKind::Walk | StepKind::WalkPromote)
    }

    #[inline(always)]
    pub(crate) fn new(from: usize, to: usize, kind: StepKind, arg: u8) -> Self {
        Self { from: from as u16, to: to as u16, kind, arg, extra: 0 }
    }
}

impl Step {
    /// Which of the position's castlings it is.
    #[inline(always)]
    pub(crate) fn castle(self) -> usize {
        usize::from(if self.kind == StepKind::GateCastle {
            self.extra / (GATE_CELL + 1)
        } else {
            self.arg.into()
        })
    }
}

/// What a walked move does beyond moving its piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Extra {
    /// Cells emptied by capture, in order; includes the destination of a displacement capture.
    pub(crate) captures: Vec<u16>,
    /// Where the last captured piece is put back.
    pub(crate) unload: Option<u16>,
    /// A castling partner's way.
    pub(crate) partner: Option<(u16, u16)>,
    /// En-passant targets left behind.
    pub(crate) marks: Vec<u16>,
    /// Where a wall is put at the end.
    pub(crate) wall: Option<u16>,
    /// What comes from the hand to the cell the piece leaves.
    pub(crate) gate: Option<u8>,
}

/// Generated steps and their side list, which has one entry for each walk, in the order of the steps: a walk needs no index, so that there
/// may be any number of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) steps: Vec<Step>,
    pub(crate) extras: Vec<Extra>,
}

impl Steps {
    /// Where the list ends now; [`cut`](Self::cut) returns to it.
    pub(crate) fn mark(&self) -> (usize, usize) {
        (self.steps.len(), self.extras.len())
    }

    pub(crate) fn cut(&mut self, (steps, extras): (usize, usize)) {
        self.steps.truncate(steps);
        self.extras.truncate(extras);
    }

    /// What a step does besides moving, for whoever counts the walks before it.
    #[inline(always)]
    pub(crate) fn extra(&self, step: Step, walks_before: usize) -> Option<&Extra> {
        if step.is_walked() { self.extras.get(walks_before) } else { None }
    }

    /// All steps, with what walks do besides moving.
    #[inline]
    pub(crate) fn with_extras(&self) -> impl Iterator<Item = (Step, Option<&Extra>)> {
        let mut extras = self.extras.iter();
        self.steps.iter().map(move |&step| (step, if step.is_walked() { extras.next() } else { None }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::sink::Sink;
    use super::*;

    /// However many walks there are, each has what it does; other steps between them have nothing.
    #[test]
    fn walks_keep_what_they_do() {
        const WALKS: u32 = 70_000;
        let mut list = Steps::default();
        for number in 0..WALKS {
            Sink::<1>::one(&mut list, Step::new(1, 2, StepKind::Plain, 0));
            let captures = vec![(number >> 16) as u16, number as u16];
            Sink::<1>::walk(
                &mut list,
                Step::new(1, 2, StepKind::Walk, 0),
                Extra { captures, ..Extra::default() },
            );
        }
        let mut walks = 0;
        for (step, extra) in list.with_extras() {
            assert_eq!(step.is_walked(), extra.is_some());
            if let Some(extra) = extra {
                assert_eq!(extra.captures, [(walks >> 16) as u16, walks as u16]);
                walks += 1;
            }
        }
        assert_eq!(walks, WALKS);
    }
}
