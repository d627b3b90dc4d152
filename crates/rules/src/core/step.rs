//! Moves inside the core: eight bytes each, with a side list for the few that do more than move one piece.

/// One step of a turn. What `to` and `arg` mean depends on `kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    pub(crate) from: u16,
    pub(crate) to: u16,
    pub(crate) kind: StepKind,
    /// The kind promoted to, dropped or gated, or the index of a castling or an en-passant mark.
    pub(crate) arg: u8,
    /// In games with walls, one more than the cell of the new wall. Walked steps keep their wall in the side list.
    pub(crate) extra: u16,
}

/// For [`StepKind::Pass`], `arg` from here on is the entry of a side that leaves: this plus the side. Below it are passes; on terrain
/// `arg` says whether a pass was forced.
pub(crate) const LEAVES: u8 = 128;

/// For [`StepKind::Pass`], this `arg` is the entry of pieces that come from another board. The side list says which: side, kind and
/// number.
pub(crate) const SUPPLIES: u8 = 255;

/// For [`StepKind::GateCastle`], `extra` holds the gate's cell in these bits and the castling's index above them.
pub(crate) const GATE_CELL: u16 = 1023;

/// For [`StepKind::Chance`], this bit of `extra` says that nature draws what a captured piece was.
pub(crate) const DRAWN: u16 = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum StepKind {
    /// A move or a capture by displacement.
    Plain,
    /// The same, and the piece becomes kind `arg`.
    Promote,
    /// A quiet move that leaves the en-passant targets of mark `arg`.
    Mark,
    /// A capture en passant.
    EnPassant,
    /// The position's castling number `arg`; `to` is the king's destination.
    Castle,
    /// The side passes.
    Pass,
    /// A piece of kind `arg` is dropped from the hand; `from` equals `to`.
    Drop,
    /// A move, and a piece of kind `arg` comes from the hand to `from`.
    Gate,
    /// A castling, and a piece of kind `arg` comes from the hand; `extra` contains the cell and the castling.
    GateCastle,
    /// A walked move; the side list has its effects.
    Walk,
    /// The same, and the piece becomes kind `arg`.
    WalkPromote,
    /// The side turns up a piece that belongs to nobody; `from` equals `to`.
    Uncover,
    /// Nature's step: the die shows kind `arg`, or the piece on `to` turns out to be of kind `arg`, and `extra` is one more than
    /// its side. With [`DRAWN`] in `extra`, a captured piece of that side was of kind `arg`.
    Chance,
    /// The side does action `arg` instead of moving. `extra` is one more than the cell at which it is aimed, or 0.
    Act,
}

impl Step {
    /// The same step, ending with a wall on `cell`. Walked steps keep their wall in [`Extra`].
    #[inline(always)]
    pub(crate) fn walled(self, cell: usize) -> Self {
        Self { extra: cell as u16 + 1, ..self }
    }

    /// The cell of the wall that this step puts. Walked steps keep it in [`Extra`].
    pub(crate) fn wall(self) -> Option<usize> {
        let elsewhere = self.is_walked()
            || matches!(self.kind, StepKind::Gate | StepKind::GateCastle | StepKind::Chance | StepKind::Act);
        (!elsewhere && self.extra != 0).then(|| usize::from(self.extra) - 1)
    }

    /// The side of the piece that nature turns up with this step.
    pub(crate) fn revealed_side(self) -> Option<usize> {
        let turns_up = self.kind == StepKind::Chance && self.extra != 0 && self.extra & DRAWN == 0;
        turns_up.then(|| usize::from(self.extra) - 1)
    }

    /// The side of a captured piece of which nature draws with this step what it was.
    pub(crate) fn drawn_side(self) -> Option<usize> {
        let draws = self.kind == StepKind::Chance && self.extra & DRAWN != 0;
        draws.then(|| usize::from(self.extra & !DRAWN) - 1)
    }

    /// Nature's step that draws what a captured piece of a side was.
    pub(crate) fn drawing(side: usize, kind: u8) -> Self {
        Self { extra: (side as u16 + 1) | DRAWN, ..Self::new(0, 0, StepKind::Chance, kind) }
    }

    /// The same step without its promotion, if it has one.
    pub(crate) fn without_promotion(self) -> Option<Self> {
        let kind = match self.kind {
            StepKind::Promote => StepKind::Plain,
            StepKind::WalkPromote => StepKind::Walk,
            _ => return None,
        };
        Some(Self { kind, arg: 0, ..self })
    }

    /// Whether it is walked, so that it has an entry in the side list.
    #[inline(always)]
    pub(crate) fn is_walked(self) -> bool {
        matches!(self.kind, StepKind::Walk | StepKind::WalkPromote)
    }

    /// An action, and the cell at which it is aimed.
    pub(crate) fn acting(action: u8, cell: Option<usize>) -> Self {
        let at = cell.unwrap_or(0);
        Self { extra: cell.map_or(0, |cell| cell as u16 + 1), ..Self::new(at, at, StepKind::Act, action) }
    }

    /// The cell at which an action is aimed.
    pub(crate) fn chosen(self) -> Option<u16> {
        self.extra.checked_sub(1).filter(|_| self.kind == StepKind::Act)
    }

    #[inline(always)]
    pub(crate) fn new(from: usize, to: usize, kind: StepKind, arg: u8) -> Self {
        Self { from: from as u16, to: to as u16, kind, arg, extra: 0 }
    }
}

impl Step {
    /// The index of the castling in the position's list.
    #[inline(always)]
    pub(crate) fn castle(self) -> usize {
        usize::from(if self.kind == StepKind::GateCastle {
            self.extra / (GATE_CELL + 1)
        } else {
            self.arg.into()
        })
    }
}

/// What a walked move does besides moving its piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Extra {
    /// Cells whose pieces are captured, in order. They include the destination of a capture by displacement.
    pub(crate) captures: Vec<u16>,
    /// Where a chain of captures lands before its end, in order. `None` for all other moves.
    pub(crate) path: Option<Box<[u16]>>,
    /// The cell on which the last captured piece is put back.
    pub(crate) unload: Option<u16>,
    /// Origin and destination of a castling partner.
    pub(crate) partner: Option<(u16, u16)>,
    /// En-passant targets that it leaves.
    pub(crate) marks: Vec<u16>,
    /// The cell of the wall put at the end.
    pub(crate) wall: Option<u16>,
    /// The kind of the piece that comes from the hand to the origin.
    pub(crate) gate: Option<u8>,
}

/// Generated steps with their side list. It has one entry for each walked step, in the order of the steps. So walked steps
/// need no index, and there may be any number of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) steps: Vec<Step>,
    pub(crate) extras: Vec<Extra>,
}

impl Steps {
    /// The current length, to which [`truncate`](Self::truncate) can return.
    pub(crate) fn checkpoint(&self) -> (usize, usize) {
        (self.steps.len(), self.extras.len())
    }

    pub(crate) fn truncate(&mut self, (steps, extras): (usize, usize)) {
        self.steps.truncate(steps);
        self.extras.truncate(extras);
    }

    /// The side-list entry of a step, given how many walked steps precede it.
    #[inline(always)]
    pub(crate) fn extra(&self, step: Step, walks_before: usize) -> Option<&Extra> {
        if step.is_walked() { self.extras.get(walks_before) } else { None }
    }

    /// Of the steps after the first `amount`, keeps those that capture the most pieces. They all capture, or none does.
    #[cold]
    pub(crate) fn keep_largest_captures(&mut self, amount: usize) {
        let walks_before = self.steps[..amount].iter().filter(|step| step.is_walked()).count();
        let mut walks = self.extras[walks_before..].iter();
        let sizes: Vec<usize> = self.steps[amount..]
            .iter()
            .map(
                |step| {
                    if step.is_walked() { walks.next().map_or(0, |extra| extra.captures.len()) } else { 1 }
                },
            )
            .collect();
        let Some(&most) = sizes.iter().max() else { return };
        let mut index = 0;
        let mut extras = std::mem::take(&mut self.extras).into_iter();
        self.extras.extend(extras.by_ref().take(walks_before));
        let (kept, steps) = (&mut self.extras, &mut self.steps);
        let mut place = 0;
        steps.retain(|step| {
            place += 1;
            if place <= amount {
                return true;
            }
            let keeps = sizes[index] == most;
            index += 1;
            if step.is_walked() {
                let extra = extras.next();
                kept.extend(extra.filter(|_| keeps));
            }
            keeps
        });
    }

    /// All steps with their side-list entries.
    #[inline]
    pub(crate) fn with_extras(&self) -> impl Iterator<Item = (Step, Option<&Extra>)> {
        let mut extras = self.extras.iter();
        self.steps.iter().map(move |&step| (step, if step.is_walked() { extras.next() } else { None }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::sink::MoveSink;
    use super::*;

    /// However many walks there are, each has what it does; other steps between them have nothing.
    #[test]
    fn walks_keep_what_they_do() {
        const WALKS: u32 = 70_000;
        let mut list = Steps::default();
        for number in 0..WALKS {
            MoveSink::<1>::one(&mut list, Step::new(1, 2, StepKind::Plain, 0));
            let captures = vec![(number >> 16) as u16, number as u16];
            MoveSink::<1>::walk(
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
