//! The state of a position inside the core, and how steps change it.

use std::mem::ManuallyDrop;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use super::bits::Bits;
use super::en_passant::EnPassant;
use super::ground::Ground;
use super::kinds::Kinds;
use super::ledger::Ledger;
use super::program::{KIND_SLOTS, MAX_SIDES, Program, Resets, SIDE_MASK};
use super::step::{Extra, GATE_CELL, LEAVES, Step, StepKind};
use super::table::Table;
use super::zobrist::HashFeature;
use crate::outcome::Reason;
use crate::types::TerrainEvent;

/// A piece as a number: its kind in the low byte, its side above. [`EMPTY`] means no piece.
pub(crate) type Code = u16;
/// The code of a cell without a piece.
pub(crate) const EMPTY: Code = u16::MAX;

#[inline(always)]
pub(crate) fn code(side: usize, kind: usize) -> Code {
    (side << 8 | kind) as Code
}
#[inline(always)]
pub(crate) fn kind_of(code: Code) -> usize {
    (code & 255) as usize
}
#[inline(always)]
pub(crate) fn side_of(code: Code) -> usize {
    (code >> 8) as usize & SIDE_MASK
}

/// The state of a position: sets of cells by kind and by side, hands, and everything else that the rules depend on.
#[derive(Clone, Debug)]
pub(crate) struct State<const W: usize> {
    pub(crate) kind: [Bits<W>; KIND_SLOTS],
    pub(crate) side: [Bits<W>; MAX_SIDES],
    pub(crate) at: Table<Code, W>,
    pub(crate) castles: Arc<Castles<W>>,
    /// By side and kind: pieces in hand.
    pub(crate) hand: [[u8; KIND_SLOTS]; MAX_SIDES],
    /// Counters, delayed effects and waiting pieces, in games that have them.
    pub(crate) ledger: Option<Box<Ledger>>,
    /// The changing part of terrain, in games that have it.
    pub(crate) ground: Option<Box<Ground<W>>>,
    pub(crate) info: StateInfo<W>,
    pub(crate) query: Query,
}

/// What the moves of a copy of a position are generated for. Steps change nothing of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Query {
    /// Moves are made and tested, so the generator must not test them again.
    pub(crate) verifying: bool,
    /// It is asked whether a capture would be legal. What gives check meanwhile need not be legal itself.
    pub(crate) probing: bool,
    /// The moves are asked for as answers: to what may be mate, or to a goal that has been reached. Drops that would
    /// themselves be forbidden mates are among them, so that asking this asks for no further answers.
    pub(crate) answering: bool,
}

/// The part of a state that [`Undo`] saves as a whole before a step and restores afterwards. Its fields are small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StateInfo<const W: usize> {
    pub(crate) key: u64,
    pub(crate) en_passant: EnPassant<W>,
    /// Turns since the last capture, pawn move or other step that resets the move count.
    pub(crate) clock: u16,
    /// Castling rights: one bit for each entry of `castles`.
    pub(crate) rights: u32,
    /// The side to move.
    pub(crate) turn: u8,
    /// How many steps the current turn has left; 1 in games with plain turns.
    pub(crate) steps_left: u16,
    /// Turns played since the start of the game.
    pub(crate) turns: u32,
    /// Sides that have been eliminated, as a bit set.
    pub(crate) out: u8,
    /// The end of the game, if the last step brought it about.
    pub(crate) over: Option<GameEnd>,
    /// Two royals face each other along a file (Janggi's bikjang).
    pub(crate) facing: bool,
    /// A trigger has declared the last step illegal.
    pub(crate) forbidden: bool,
    /// Sides that have reached their goal and wait for the other sides' last reply, as a bit set.
    pub(crate) reached: u8,
    /// How many passes in a row have been made.
    pub(crate) passes: u16,
    /// How many checks each side has given.
    pub(crate) checks: [u8; MAX_SIDES],
    /// Pieces that have never moved, where the rules ask.
    pub(crate) unmoved: Bits<W>,
    /// Cells that no piece can enter or pass.
    pub(crate) walls: Bits<W>,
    /// Promoted pieces that revert to their old kind when they are captured.
    pub(crate) promoted: Bits<W>,
}

/// How the last step ended the game. Without a winner it is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameEnd {
    pub(crate) winner: Option<u8>,
    pub(crate) reason: Reason,
}

/// The castlings of a game. Their cells are fixed when the position is set up.
#[derive(Debug, Default)]
pub(crate) struct Castles<const W: usize> {
    pub(crate) list: Vec<Castle<W>>,
    /// By side: its castlings, as bits of the rights.
    pub(crate) of: [u32; MAX_SIDES],
    /// By cell: the rights that remain after a step from or to it.
    pub(crate) keep: Option<Table<u32, W>>,
    /// A side can gain some of these rights by dropping king and partner.
    pub(crate) dropped: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Castle<const W: usize> {
    pub(crate) side: u8,
    pub(crate) rule: u8,
    pub(crate) king_from: u16,
    pub(crate) king_to: u16,
    pub(crate) partner_from: u16,
    pub(crate) partner_to: u16,
    /// Cells that must be empty, apart from king and partner.
    pub(crate) empty: Bits<W>,
    /// Cells on which the king may not be attacked: its origin, the cells it crosses and its destination.
    pub(crate) safe: Bits<W>,
    /// Moving the partner may expose the king in a way that testing the cells in `safe` does not find.
    pub(crate) uncovers: bool,
    /// Its part of the hash. It does not depend on which other castlings the position has.
    pub(crate) key: u64,
}

impl<const W: usize> Castles<W> {
    /// The part of the hash for a set of rights.
    pub(super) fn key(&self, rights: u32) -> u64 {
        let held = self.list.iter().enumerate().filter(|(i, _)| rights >> i & 1 == 1);
        held.fold(0, |key, (_, castle)| key ^ castle.key)
    }
}

/// Everything needed to take back a step.
#[derive(Clone, Debug)]
pub(crate) struct Undo<const W: usize> {
    info: StateInfo<W>,
    captured: Code,
    mover: Code,
    /// The piece that the step put into a hand.
    pub(super) gained: Code,
    /// The piece that the step took from a hand.
    pub(super) spent: Code,
    /// The rest, which few steps need.
    extra: Rare<W>,
}

/// The part of [`Undo`] that only few steps need. It is boxed because every step writes the record.
#[derive(Clone, Debug)]
struct Rare<const W: usize>(ManuallyDrop<Option<Box<UndoExtra<W>>>>);

impl<const W: usize> Rare<W> {
    const NONE: Self = Self(ManuallyDrop::new(None));
}

impl<const W: usize> Deref for Rare<W> {
    type Target = Option<Box<UndoExtra<W>>>;

    #[inline(always)]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<const W: usize> DerefMut for Rare<W> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// The compiler would call a function to drop an empty option, after every step.
impl<const W: usize> Drop for Rare<W> {
    #[inline(always)]
    fn drop(&mut self) {
        if self.0.is_some() {
            drop(self.0.take());
        }
    }
}

/// The part of [`Undo`] that only few steps need. Lists are in the order in which things happened.
#[derive(Clone, Debug, Default)]
struct UndoExtra<const W: usize> {
    /// Pieces that a walked step lifted or captured, and their cells.
    taken: Vec<(u16, Code)>,
    /// What stood on cells that the follow-up of a step changed: blown up, flipped, or removed with an eliminated side.
    replaced: Vec<(u16, Code)>,
    /// Further pieces put into hands.
    gained: Vec<Code>,
    /// Further pieces taken from hands.
    spent: Vec<Code>,
    /// The ledger before the step.
    ledger: Option<Box<Ledger>>,
    /// The terrain before the step.
    ground: Option<Box<Ground<W>>>,
    /// What happened on terrain after the piece arrived.
    trail: Vec<TerrainEvent>,
}

impl<const W: usize> Undo<W> {
    /// A record that holds the state before a step and no changes yet.
    pub(crate) fn nothing(state: &State<W>) -> Self {
        Self {
            info: state.info,
            captured: EMPTY,
            mover: EMPTY,
            gained: EMPTY,
            spent: EMPTY,
            extra: Rare::NONE,
        }
    }

    #[inline(always)]
    pub(crate) fn captured(&self) -> Code {
        self.captured
    }

    /// Whether the step captured anything, by displacement or otherwise.
    pub(crate) fn captures(&self) -> bool {
        self.captured != EMPTY || self.extra.as_ref().is_some_and(|saved| saved.taken.len() > 1)
    }

    /// The piece that moved, as it was before the step.
    pub(crate) fn mover(&self) -> Code {
        self.mover
    }

    pub(crate) fn has_extra(&self) -> bool {
        self.extra.is_some()
    }

    pub(crate) fn was_facing(&self) -> bool {
        self.info.facing
    }

    /// The small part of the state before the step.
    pub(super) fn info(&self) -> StateInfo<W> {
        self.info
    }

    /// Records pieces put into hands.
    pub(crate) fn note_gained(&mut self, more: Vec<Code>) {
        if !more.is_empty() {
            self.extra.get_or_insert_default().gained.extend(more);
        }
    }

    /// Records a piece taken from a hand.
    pub(super) fn note_spent(&mut self, piece: Code) {
        self.extra.get_or_insert_default().spent.push(piece);
    }

    /// Records the ledger before the step. Only the first call has an effect.
    pub(super) fn note_ledger(&mut self, ledger: Box<Ledger>) {
        self.extra.get_or_insert_default().ledger.get_or_insert(ledger);
    }

    /// Records the terrain before the step. Only the first call has an effect.
    pub(super) fn note_ground(&mut self, ground: Box<Ground<W>>) {
        self.extra.get_or_insert_default().ground.get_or_insert(ground);
    }

    /// The terrain before the step, if the step has changed it.
    pub(super) fn noted_ground(&self) -> Option<&Ground<W>> {
        self.extra.as_ref()?.ground.as_deref()
    }

    /// Records an event on terrain.
    pub(super) fn report(&mut self, event: TerrainEvent) {
        self.extra.get_or_insert_default().trail.push(event);
    }

    /// The events on terrain, in order.
    pub(crate) fn trail(&self) -> &[TerrainEvent] {
        self.extra.as_ref().map_or(&[], |saved| &saved.trail)
    }

    /// The cells on which the step captured.
    pub(super) fn captured_cells(&self, step: Step, extra: Option<&Extra>) -> Vec<u16> {
        match (extra, step.kind) {
            (Some(extra), _) => extra.captures.clone(),
            _ if self.captured == EMPTY => vec![],
            (None, StepKind::EnPassant) => vec![self.info.en_passant.captured()],
            (None, _) => vec![step.to],
        }
    }

    /// The kinds of the pieces that the step captured.
    pub(super) fn captives(&self, step: Step, extra: Option<&Extra>) -> Vec<u8> {
        let cells = self.captured_cells(step, extra);
        let walked = self.extra.iter().flat_map(|saved| saved.taken.iter().skip(1));
        let walked = walked.filter(|(cell, _)| cells.contains(cell)).map(|(_, piece)| *piece);
        let plain = Some(self.captured).filter(|&piece| piece != EMPTY);
        walked.chain(plain).map(|piece| kind_of(piece) as u8).collect()
    }

    /// The pieces that the step captured and did not put back, with their cells.
    pub(super) fn gone(&self, step: Step, extra: Option<&Extra>) -> Vec<(u16, Code)> {
        let mut cells = self.captured_cells(step, extra);
        if extra.is_some_and(|extra| extra.unload.is_some()) {
            cells.pop();
        }
        let walked = self.extra.iter().flat_map(|saved| saved.taken.iter().skip(1));
        let walked = walked.filter(|(cell, _)| cells.contains(cell)).copied();
        let plain = cells.first().map(|&cell| (cell, self.captured)).filter(|(_, piece)| *piece != EMPTY);
        let mut gone: Vec<(u16, Code)> = walked.chain(plain).collect();
        gone.sort_unstable();
        gone
    }

    /// Records what stood on cells before their content changed: a piece, or [`EMPTY`].
    pub(crate) fn note_replaced(&mut self, more: Vec<(u16, Code)>) {
        self.extra.get_or_insert_default().replaced.extend(more);
    }
}

impl<const W: usize> Program<W> {
    /// Whether the step's pieces are there and its cells are free. This holds for every generated step, but not for
    /// steps from other positions.
    pub(crate) fn fits(&self, state: &State<W>, step: Step, extra: Option<&Extra>) -> bool {
        let us = state.us();
        let own = |cell: u16| {
            let piece = state.at[cell as usize];
            (cell as usize) < self.cells && piece != EMPTY && side_of(piece) == us
        };
        let free = |cell: u16| cell == step.from || !state.occupied(self).has(cell.into());
        let moves = own(step.from);
        match step.kind {
            StepKind::Plain | StepKind::Promote | StepKind::Gate => {
                moves && (step.from == step.to || !own(step.to))
            }
            StepKind::Mark => moves && free(step.to) && usize::from(step.arg) < self.marks.len(),
            StepKind::EnPassant => moves && free(step.to) && state.info.en_passant.any(),
            StepKind::Castle | StepKind::GateCastle => {
                state.castles.list.get(step.castle()).is_some_and(|castle| {
                    own(castle.king_from)
                        && own(castle.partner_from)
                        && !castle.empty.meets(state.occupied(self))
                })
            }
            StepKind::Drop => !state.occupied(self).has(step.to.into()),
            // The entry of a side that leaves is no pass.
            StepKind::Pass => step.arg < LEAVES,
            StepKind::Act => self.has_action(step.arg) && usize::from(step.extra) <= self.cells,
            StepKind::Uncover => self.chance.is_some() && state.info.walls.has(step.to.into()),
            StepKind::Chance => self.chance_fits(state, step),
            StepKind::Walk | StepKind::WalkPromote => extra.is_some_and(|extra| {
                let emptied = |cell: u16| free(cell) || extra.captures.contains(&cell);
                let partner = extra.partner.is_none_or(|(from, to)| own(from) && (emptied(to) || to == from));
                let to = emptied(step.to) || extra.partner.is_some_and(|(from, _)| from == step.to);
                moves && to && partner && extra.unload.is_none_or(emptied)
            }),
        }
    }
}

impl<const W: usize> State<W> {
    /// An empty board.
    pub(crate) fn empty(turn: u8) -> Self {
        Self {
            kind: [Bits::NONE; KIND_SLOTS],
            side: [Bits::NONE; MAX_SIDES],
            at: Table::new(0, EMPTY, |_| EMPTY),
            castles: Arc::default(),
            hand: [[0; KIND_SLOTS]; MAX_SIDES],
            ledger: None,
            ground: None,
            info: StateInfo {
                key: 0,
                en_passant: EnPassant::NONE,
                clock: 0,
                rights: 0,
                turn,
                steps_left: 1,
                turns: 0,
                out: 0,
                over: None,
                facing: false,
                forbidden: false,
                reached: 0,
                passes: 0,
                checks: [0; MAX_SIDES],
                unmoved: Bits::NONE,
                walls: Bits::NONE,
                promoted: Bits::NONE,
            },
            query: Query::default(),
        }
    }

    #[inline(always)]
    pub(crate) fn us(&self) -> usize {
        self.info.turn as usize & SIDE_MASK
    }

    #[inline(always)]
    pub(crate) fn occupied(&self, program: &Program<W>) -> Bits<W> {
        let mut all = self.side[0] | self.side[1] | self.info.walls;
        if program.sides > 2 {
            for side in &self.side[2..] {
                all |= *side;
            }
        }
        all
    }

    /// All pieces of a side.
    #[inline(always)]
    pub(crate) fn of_side(&self, side: usize) -> Bits<W> {
        self.side[side & SIDE_MASK]
    }

    /// All pieces of these kinds.
    #[inline(always)]
    pub(crate) fn of_kinds(&self, kinds: &Kinds) -> Bits<W> {
        kinds.union(&self.kind)
    }

    #[inline(always)]
    fn toggle(&mut self, program: &Program<W>, side: usize, kind: usize, cell: usize) {
        let bit = Bits::one(cell);
        self.kind[kind & 255] ^= bit;
        self.side[side] ^= bit;
        self.info.key ^= program.zobrist.piece(side, kind, cell);
    }

    /// Puts a piece on an empty cell.
    #[inline(always)]
    pub(crate) fn put(&mut self, program: &Program<W>, piece: Code, cell: usize) {
        self.at[cell] = piece;
        self.toggle(program, side_of(piece), kind_of(piece), cell);
    }

    /// Takes the piece off a cell.
    #[inline(always)]
    pub(crate) fn take(&mut self, program: &Program<W>, cell: usize) -> Code {
        let piece = self.at[cell];
        if piece != EMPTY {
            self.at[cell] = EMPTY;
            self.toggle(program, side_of(piece), kind_of(piece), cell);
        }
        piece
    }

    /// Puts a piece back on an empty cell without touching the hash, which is restored as a whole.
    #[inline(always)]
    fn restore(&mut self, piece: Code, cell: usize) {
        let bit = Bits::one(cell);
        self.at[cell] = piece;
        self.kind[kind_of(piece)] ^= bit;
        self.side[side_of(piece)] ^= bit;
    }

    #[inline(always)]
    fn lift(&mut self, cell: usize) {
        let piece = self.at[cell];
        if piece != EMPTY {
            let bit = Bits::one(cell);
            self.at[cell] = EMPTY;
            self.kind[kind_of(piece)] ^= bit;
            self.side[side_of(piece)] ^= bit;
        }
    }

    /// Makes a step that was generated for this position.
    #[inline(always)]
    pub(crate) fn make(&mut self, program: &Program<W>, step: Step, extra: Option<&Extra>) -> Undo<W> {
        let mut undo = Undo::nothing(self);
        self.make_into(program, step, extra, &mut undo);
        undo
    }

    /// Like [`make`](Self::make), but fills a record that already has its final place. Copying a record right after its
    /// fields have been written stalls the processor.
    #[inline(always)]
    pub(crate) fn make_into(
        &mut self,
        program: &Program<W>,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) {
        let (from, to) = (step.from as usize, step.to as usize);
        let us = self.us();
        if self.info.en_passant.any() {
            self.age_en_passant(program, us, step);
        }
        // The clock counts turns, so only the first step of a turn advances it.
        if program.plain_turns || self.info.steps_left == program.turn.steps_of_turn(us, self.info.turns) {
            self.info.clock = self.info.clock.saturating_add(1);
        }
        match step.kind {
            StepKind::Plain | StepKind::Promote | StepKind::Mark | StepKind::Gate => {
                let mover = self.take(program, from);
                undo.mover = mover;
                let captured = self.take(program, to);
                undo.captured = captured;
                let piece = if step.kind == StepKind::Promote { code(us, step.arg as usize) } else { mover };
                self.put(program, piece, to);
                let lasts = step.kind == StepKind::Promote && program.promotions_are_final;
                if captured != EMPTY || lasts || program.resets(mover, from, to) {
                    self.info.clock = 0;
                }
                self.lose_rights(program, from, to);
                if step.kind == StepKind::Mark {
                    let targets = program.marks[step.arg as usize][from];
                    self.mark_en_passant(program, targets, to);
                }
                if program.hands.any {
                    let promotes = step.kind == StepKind::Promote;
                    self.update_hands(program, (from, to), promotes, captured, undo);
                    if step.kind == StepKind::Gate || (promotes && program.spends(us, mover)) {
                        self.bring_in(program, step, from, undo);
                    }
                }
            }
            StepKind::EnPassant => {
                let mover = self.take(program, from);
                undo.mover = mover;
                self.put(program, mover, to);
                let victim = usize::from(undo.info.en_passant.captured());
                undo.captured = self.take(program, victim);
                self.info.clock = 0;
                self.lose_rights(program, from, victim);
                if program.hands.any {
                    self.update_hands(program, (from, to), false, undo.captured, undo);
                }
            }
            StepKind::Castle | StepKind::GateCastle => {
                let castles = Arc::clone(&self.castles);
                let castle = &castles.list[step.castle()];
                let king = self.take(program, castle.king_from as usize);
                undo.mover = king;
                let partner = self.take(program, castle.partner_from as usize);
                self.put(program, king, castle.king_to as usize);
                self.put(program, partner, castle.partner_to as usize);
                self.lose_rights(program, castle.king_from as usize, castle.partner_from as usize);
                if program.resets_clock[kind_of(king)] != Resets::Never {
                    self.info.clock = 0;
                }
                if step.kind == StepKind::GateCastle {
                    self.bring_in(program, step, usize::from(step.extra & GATE_CELL), undo);
                }
            }
            StepKind::Drop => {
                let kind = step.arg as usize;
                self.put(program, code(us, kind), to);
                let held = usize::from(program.hands.held_as[kind]);
                if !program.hands.endless[kind] && !program.hands.endless[held] {
                    self.take_from_hand(program, us, held, undo);
                }
                self.info.clock = 0;
                if self.castles.dropped {
                    self.gain_rights(program, us, to);
                }
            }
            StepKind::Pass | StepKind::Uncover | StepKind::Chance => {}
            StepKind::Act => self.info.clock = 0,
            StepKind::Walk | StepKind::WalkPromote => {
                if let Some(extra) = extra {
                    self.walk(program, step, extra, undo);
                }
            }
        }
        if !program.step_effects.is_empty() {
            program.apply_step_effects(self, us, step, extra, undo);
            if step.kind == StepKind::Chance {
                return;
            }
        }
        if program.plain_turns {
            let next = us ^ 1;
            self.info.key ^= program.zobrist.turn[us] ^ program.zobrist.turn[next];
            self.info.turn = next as u8;
            self.info.turns += 1;
            if program.ends.any {
                program.judge(self, us, step, undo);
            }
        } else {
            program.pass_turn(self, us, step, undo);
        }
    }

    /// Takes back the last step.
    #[inline(always)]
    pub(crate) fn unmake(&mut self, step: Step, extra: Option<&Extra>, undo: &Undo<W>) {
        if let Some(saved) = &*undo.extra {
            self.unmake_extra(step, extra, undo, saved);
            return;
        }
        self.info = undo.info;
        let (from, to) = (step.from as usize, step.to as usize);
        self.restore_hands(undo);
        match step.kind {
            StepKind::Plain | StepKind::Promote | StepKind::Mark | StepKind::Gate => {
                if step.kind == StepKind::Gate {
                    self.lift(from);
                }
                self.lift(to);
                self.restore(undo.mover, from);
                if undo.captured != EMPTY {
                    self.restore(undo.captured, to);
                }
            }
            StepKind::EnPassant => {
                self.lift(to);
                self.restore(undo.mover, from);
                self.restore(undo.captured, self.info.en_passant.captured().into());
            }
            StepKind::Drop => self.lift(to),
            StepKind::Castle | StepKind::GateCastle => {
                if step.kind == StepKind::GateCastle {
                    self.lift(usize::from(step.extra & GATE_CELL));
                }
                let castles = Arc::clone(&self.castles);
                let castle = &castles.list[step.castle()];
                let partner = self.at[castle.partner_to as usize];
                self.lift(castle.king_to as usize);
                self.lift(castle.partner_to as usize);
                self.restore(undo.mover, castle.king_from as usize);
                self.restore(partner, castle.partner_from as usize);
            }
            StepKind::Pass
            | StepKind::Act
            | StepKind::Walk
            | StepKind::WalkPromote
            | StepKind::Uncover
            | StepKind::Chance => {}
        }
    }

    #[cold]
    fn unmake_extra(&mut self, step: Step, extra: Option<&Extra>, undo: &Undo<W>, saved: &UndoExtra<W>) {
        self.info = undo.info;
        for &piece in &saved.gained {
            let held = &mut self.hand[side_of(piece)][kind_of(piece)];
            *held = held.wrapping_sub(1); // it may have been spent since
        }
        for &piece in &saved.spent {
            let held = &mut self.hand[side_of(piece)][kind_of(piece)];
            *held = held.wrapping_add(1);
        }
        if saved.ledger.is_some() {
            self.ledger.clone_from(&saved.ledger);
        }
        if saved.ground.is_some() {
            self.ground.clone_from(&saved.ground);
        }
        for &(cell, piece) in saved.replaced.iter().rev() {
            self.lift(cell as usize);
            if piece != EMPTY {
                self.restore(piece, cell as usize);
            }
        }
        // A walked step is undone cell by cell: the loop below restores every cell that it touched.
        if matches!(step.kind, StepKind::Walk | StepKind::WalkPromote)
            && let Some(extra) = extra
        {
            self.restore_hands(undo);
            self.lift(step.to as usize);
            self.lift(step.from as usize);
            for cell in extra.unload.into_iter().chain(extra.partner.map(|p| p.1)) {
                self.lift(cell as usize);
            }
        } else if !matches!(step.kind, StepKind::Pass | StepKind::Act) {
            let plain = Undo { extra: Rare::NONE, ..undo.clone() }; // this restores the hands, too
            self.unmake(step, extra, &plain);
        }
        for &(cell, piece) in saved.taken.iter().rev() {
            self.lift(cell as usize);
            self.restore(piece, cell as usize);
        }
    }

    #[cold]
    pub(super) fn walk(&mut self, program: &Program<W>, step: Step, extra: &Extra, undo: &mut Undo<W>) {
        let (from, to) = (step.from as usize, step.to as usize);
        let us = self.us();
        let mut taken = vec![];
        let mover = self.take(program, from);
        undo.mover = mover;
        taken.push((step.from, mover));
        let mut last = EMPTY;
        for &cell in &extra.captures {
            let piece = self.take(program, cell as usize);
            if piece != EMPTY {
                last = piece;
                taken.push((cell, piece));
                self.lose_rights(program, cell as usize, cell as usize);
            }
        }
        if let Some((partner_from, partner_to)) = extra.partner {
            let partner = self.take(program, partner_from as usize);
            taken.push((partner_from, partner));
            self.put(program, partner, partner_to as usize);
            self.lose_rights(program, partner_from as usize, partner_to as usize);
        }
        if let Some(cell) = extra.unload
            && last != EMPTY
        {
            self.put(program, last, cell as usize);
        }
        let piece = if step.kind == StepKind::WalkPromote { code(us, step.arg as usize) } else { mover };
        self.put(program, piece, to);
        // A walked castling cannot be taken back by moving.
        let castles = extra.partner.is_some() && program.resets_clock[kind_of(mover)] != Resets::Never;
        let lasts = step.kind == StepKind::WalkPromote && program.promotions_are_final;
        if last != EMPTY || castles || lasts || program.resets(mover, from, to) {
            self.info.clock = 0;
        }
        self.lose_rights(program, from, to);
        let mut gained = vec![];
        if program.hands.any {
            gained = self.update_hands_after_walk(program, step, extra, &taken[1..], undo);
        }
        // A piece that comes in behind can decide who may capture en passant.
        if !extra.marks.is_empty() && step.kind != StepKind::WalkPromote {
            let targets = extra.marks.iter().map(|&cell| cell as usize).collect();
            self.mark_en_passant(program, targets, to);
        }
        let saved = undo.extra.get_or_insert_default();
        (saved.taken, saved.gained) = (taken, gained);
    }

    /// Updates promotion marks and hands after a walked step. Returns the pieces put into hands.
    fn update_hands_after_walk(
        &mut self,
        program: &Program<W>,
        step: Step,
        extra: &Extra,
        taken: &[(u16, Code)],
        undo: &mut Undo<W>,
    ) -> Vec<Code> {
        let (from, to) = (step.from as usize, step.to as usize);
        let promotes = step.kind == StepKind::WalkPromote;
        let before = self.info.promoted;
        let captured = |(cell, _): &&(u16, Code)| extra.captures.contains(cell);
        let last = extra.unload.and(extra.captures.last());
        let mut gained = vec![];
        let mut marks = before.without(Bits::one(from) | Bits::one(to));
        for &(cell, piece) in taken.iter().filter(captured) {
            marks = marks.without(Bits::one(cell as usize));
            if last == Some(&cell) {
                if let Some(unloaded) = extra.unload.filter(|_| before.has(cell as usize)) {
                    marks |= Bits::one(unloaded as usize);
                }
                continue;
            }
            let gain = self.capture(program, piece, before.has(cell as usize));
            gained.extend(Some(gain).filter(|&gain| gain != EMPTY));
        }
        if program.hands.marks() && (promotes || before.has(from)) {
            marks |= Bits::one(to);
        }
        self.set_marks(program, marks);
        if let Some(kind) = extra.gate {
            let gate = Step { arg: kind, kind: StepKind::Gate, ..step };
            self.bring_in(program, gate, from, undo);
        }
        if promotes && program.spends(self.us(), undo.mover) {
            let brought = std::mem::replace(&mut undo.spent, EMPTY);
            self.take_from_hand(program, self.us(), step.arg.into(), undo);
            if brought != EMPTY {
                undo.note_spent(brought);
            }
        }
        gained
    }

    /// Grants the castling rights that come from dropping king and partner.
    #[cold]
    fn gain_rights(&mut self, program: &Program<W>, us: usize, cell: usize) {
        let castles = Arc::clone(&self.castles);
        for (i, castle) in castles.list.iter().enumerate().filter(|(_, castle)| castle.side as usize == us) {
            let rule = &program.castlings[castle.rule as usize];
            let (king, partner) = (castle.king_from as usize, castle.partner_from as usize);
            let own = |cell: usize| self.of_side(us).has(cell);
            let stands = own(king) && own(partner);
            let ready = stands
                && kind_of(self.at[king]) == rule.king as usize
                && rule.partners.contains(kind_of(self.at[partner]));
            if rule.dropped && ready && (cell == king || cell == partner) && self.info.rights >> i & 1 == 0 {
                self.info.rights |= 1 << i;
                self.info.key ^= castle.key;
            }
        }
    }

    #[inline(always)]
    pub(super) fn lose_rights(&mut self, program: &Program<W>, from: usize, to: usize) {
        if self.info.rights != 0
            && let Some(keep) = &self.castles.keep
        {
            let rights = self.info.rights & keep[from] & keep[to];
            if rights != self.info.rights {
                self.info.key ^= self.castles.key(self.info.rights ^ rights);
                self.info.rights = rights;
            }
        }
        if program.tracks_unmoved {
            let lost = self.info.unmoved & (Bits::one(from) | Bits::one(to));
            lost.for_each(|cell| self.info.key ^= program.zobrist.of(HashFeature::Unmoved, cell as u64));
            self.info.unmoved = self.info.unmoved.without(lost);
        }
    }

    /// The hash, computed from scratch.
    pub(crate) fn fresh_key(&self, program: &Program<W>) -> u64 {
        let zobrist = &program.zobrist;
        let mut key = zobrist.turn[self.us()];
        for cell in 0..program.cells {
            let piece = self.at[cell];
            if piece != EMPTY {
                key ^= zobrist.piece(side_of(piece), kind_of(piece), cell);
            }
        }
        key ^= self.info.en_passant.key(zobrist);
        key ^= self.castles.key(self.info.rights);
        self.info.unmoved.for_each(|cell| key ^= zobrist.of(HashFeature::Unmoved, cell as u64));
        self.info.walls.for_each(|cell| key ^= zobrist.of(HashFeature::Wall, cell as u64));
        key ^= self.hand_key(program);
        key ^= self.ledger.as_ref().map_or(0, |ledger| ledger.key(zobrist));
        key ^= self.ground.as_ref().map_or(0, |ground| ground.key(zobrist, program.cells));
        key ^ self.info.hashed().key(program)
    }
}

/// Those fields of [`StateInfo`] that are part of the hash only in games without plain turns or with special ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct HashedInfo {
    checks: [u8; MAX_SIDES],
    turns: u32,
    steps_left: u16,
    passes: u16,
    out: u8,
    reached: u8,
    facing: bool,
}

impl<const W: usize> StateInfo<W> {
    #[inline(always)]
    pub(crate) fn hashed(&self) -> HashedInfo {
        let Self { checks, turns, steps_left, passes, out, reached, facing, .. } = *self;
        HashedInfo { checks, turns, steps_left, passes, out, reached, facing }
    }
}

impl HashedInfo {
    /// Their part of the hash.
    pub(crate) fn key<const W: usize>(&self, program: &Program<W>) -> u64 {
        let zobrist = &program.zobrist;
        let mut key = 0;
        for (side, &count) in self.checks.iter().enumerate() {
            if count != 0 {
                key ^= zobrist.of(HashFeature::Checks, (side as u64) << 8 | u64::from(count));
            }
        }
        if !program.plain_turns {
            key ^= zobrist.of(HashFeature::StepsLeft, u64::from(self.steps_left));
            key ^= zobrist.of(HashFeature::Out, u64::from(self.out));
            if program.turn.grows_by > 0 {
                key ^= zobrist.of(HashFeature::Turn, u64::from(self.turns));
            }
        }
        if self.facing {
            key ^= zobrist.of(HashFeature::Facing, 1);
        }
        if self.reached != 0 {
            key ^= zobrist.of(HashFeature::Facing, 2 + u64::from(self.reached));
        }
        if self.passes != 0 {
            key ^= zobrist.of(HashFeature::Passes, u64::from(self.passes));
        }
        key
    }
}

/// The table behind [`Castles::keep`].
pub(crate) fn keep_table<const W: usize>(cells: usize, keep: impl Fn(usize) -> u32) -> Table<u32, W> {
    Table::new(cells, !0, keep)
}
