//! Gates: a piece from the hand comes in behind a piece that leaves its home cell for the first time.
//!
//! What comes in never decides whether a move is legal. So the moves of pieces on gates are generated a second time,
//! into a sink that multiplies each by the pieces that may come in.

use super::bits::Bits;
use super::checks::CheckInfo;
use super::generate::SideView;
use super::program::{KIND_SLOTS, Program};
use super::sink::MoveSink;
use super::state::{State, Undo, code, kind_of};
use super::step::{Extra, GATE_CELL, Step, StepKind};

impl<const W: usize> State<W> {
    /// Takes the kind of a step from the hand and puts it on a cell, unless the step promotes to it.
    pub(super) fn bring_in(&mut self, program: &Program<W>, step: Step, cell: usize, undo: &mut Undo<W>) {
        let (us, kind) = (self.us(), usize::from(step.arg));
        self.take_from_hand(program, us, kind, undo);
        if step.kind != StepKind::Promote {
            self.put(program, code(us, kind), cell);
        }
    }
}

impl<const W: usize> Program<W> {
    /// Generates the moves with which a piece comes in. Castling may not cross the cells in `barred`.
    #[inline(never)]
    pub(super) fn gate_moves<const FAST: bool>(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        barred: Bits<W>,
        castles: bool,
        sink: &mut dyn MoveSink<W>,
    ) {
        let state = view.state;
        let gates = state.info.unmoved & self.hands.gates[view.us] & view.movers;
        let mut kinds = [0; KIND_SLOTS];
        let mut held = 0;
        for (kind, gated) in (0u8..).zip(&self.hands.gated[view.us]) {
            if state.held(view.us, kind) > 0 && gated.meets(gates) {
                kinds[held] = kind;
                held += 1;
            }
        }
        if held == 0 {
            return;
        }
        let cells = &self.hands.gated[view.us];
        let kinds = &kinds[..held];
        let shared = kinds.iter().fold(Bits::ALL, |shared, &kind| shared & cells[kind as usize]);
        let mut gating = GatingSink { sink, program: self, cells, shared, kinds, view, gates };
        gates.for_each(|s| {
            let kind = kind_of(state.at[s]);
            if !self.pieces[view.us][kind].walk.is_empty() {
                self.walk_moves(view, kind, Bits::one(s), checks.in_check, &mut gating);
            } else if view.royal == Some(s) {
                self.royal_steps::<FAST>(view, checks, &self.plans[view.us], s, &mut gating);
            } else {
                let allowed = self.allowed(view, checks, kind, s);
                self.piece_moves::<FAST>(view, checks, kind, s, allowed, checks.must_test(), &mut gating);
            }
        });
        if view.captures && state.info.en_passant.any() {
            self.en_passant(view, &mut gating);
        }
        if castles {
            self.send_castles(self.castles(view, barred), view, &mut gating);
        }
    }

    /// The cells to which a piece may go without exposing its royal or giving a forbidden check.
    #[inline(always)]
    pub(super) fn allowed(
        &self,
        view: &SideView<'_, W>,
        checks: &CheckInfo<W>,
        kind: usize,
        s: usize,
    ) -> Bits<W> {
        let mut allowed = checks.evasions;
        if checks.pinned.has(s) {
            allowed &= checks.allowed(s);
        }
        if self.legality.method.masks_checks() {
            allowed = allowed.without(self.check_cells(view, checks, kind));
        }
        allowed
    }
}

/// A sink that sends on each move once for every piece that may come in behind it.
struct GatingSink<'a, const W: usize> {
    sink: &'a mut dyn MoveSink<W>,
    program: &'a Program<W>,
    /// By kind: the gates through which it may come in.
    cells: &'a [Bits<W>],
    /// The gates through which all kinds in hand may come in.
    shared: Bits<W>,
    /// The kinds in hand.
    kinds: &'a [u8],
    view: &'a SideView<'a, W>,
    gates: Bits<W>,
}

impl<const W: usize> GatingSink<'_, W> {
    /// Calls `f` with each kind that may come in through a gate.
    fn with_gated_kinds(&mut self, gate: usize, mut f: impl FnMut(&mut dyn MoveSink<W>, u8)) {
        for &kind in self.kinds.iter().filter(|&&kind| self.cells[kind as usize].has(gate)) {
            f(self.sink, kind);
        }
    }

    /// Sends a step that needs a side-list entry.
    fn rich(&mut self, step: Step, extra: &Extra) {
        // The move itself may fill the gate again.
        let shut = extra.unload.into_iter().chain(extra.partner.map(|(_, to)| to)).chain([step.to]);
        if !self.gates.has(step.from.into()) || shut.into_iter().any(|cell| cell == step.from) {
            return;
        }
        // What the piece promotes to may come from the hand, too.
        let (state, us) = (self.view.state, self.view.us);
        let last = matches!(step.kind, StepKind::WalkPromote)
            && self.program.spends(us, state.at[step.from as usize])
            && state.held(us, step.arg) < 2;
        let spent = last.then_some(step.arg);
        self.with_gated_kinds(step.from.into(), |sink, kind| {
            if Some(kind) == spent {
                return;
            }
            sink.walk(step, Extra { gate: Some(kind), ..extra.clone() });
        });
    }

    fn captures(&self, to: usize) -> Vec<u16> {
        if self.view.enemy.has(to) { vec![to as u16] } else { vec![] }
    }
}

impl<const W: usize> MoveSink<W> for GatingSink<'_, W> {
    #[inline(always)]
    fn to(&mut self, from: usize, to: Bits<W>) {
        if self.shared.has(from) {
            return self.sink.gate(from, to, self.kinds);
        }
        self.with_gated_kinds(from, |sink, kind| sink.gate(from, to, &[kind]));
    }
    fn promote(&mut self, from: usize, to: Bits<W>, kinds: &[u8]) {
        to.for_each(|to| {
            let extra = Extra { captures: self.captures(to), ..Extra::default() };
            for &kind in kinds {
                self.rich(Step::new(from, to, StepKind::WalkPromote, kind), &extra);
            }
        });
    }
    fn marking(&mut self, from: usize, to: Bits<W>, mark: u8) {
        to.for_each(|to| {
            let marks = self.program.marks[mark as usize][from].iter().map(|cell| cell as u16).collect();
            let extra = Extra { captures: self.captures(to), marks, ..Extra::default() };
            self.rich(Step::new(from, to, StepKind::Walk, 0), &extra);
        });
    }
    // Pieces on gates are moved one by one, and drops leave no gate.
    fn shifted(&mut self, _: Bits<W>, _: i32) {}
    fn shifted_promote(&mut self, _: Bits<W>, _: i32, _: &[u8]) {}
    fn shifted_mark(&mut self, _: Bits<W>, _: i32, _: u8) {}
    fn drop(&mut self, _: Bits<W>, _: u8) {}
    fn gate(&mut self, _: usize, _: Bits<W>, _: &[u8]) {}
    fn one(&mut self, step: Step) {
        if step.kind == StepKind::EnPassant {
            let captures = vec![self.view.state.info.en_passant.captured()];
            return self.rich(Step { kind: StepKind::Walk, ..step }, &Extra { captures, ..Extra::default() });
        }
        if step.kind != StepKind::Castle {
            return;
        }
        let castle = &self.view.state.castles.list[step.castle()];
        let filled = Bits::one(castle.king_to.into()) | Bits::one(castle.partner_to.into());
        let gates = self.gates.without(filled);
        for gate in [castle.king_from, castle.partner_from].into_iter().filter(|&g| gates.has(g.into())) {
            self.with_gated_kinds(gate.into(), |sink, kind| {
                let extra = (u16::from(step.arg) * (GATE_CELL + 1)) | gate;
                sink.one(Step { kind: StepKind::GateCastle, arg: kind, extra, ..step });
            });
        }
    }
    fn walk(&mut self, step: Step, extra: Extra) {
        self.rich(step, &extra);
    }
    fn amount(&self) -> u64 {
        self.sink.amount()
    }
}
