//! En passant: the cells that a piece has passed over, and the piece that enemies may capture by going there.

use super::bits::Bits;
use super::program::{NO_CELL, Program};
use super::state::{State, kind_of, side_of};
use super::step::{Step, StepKind};
use super::zobrist::{HashFeature, Zobrist};
use crate::board::Cell;

/// The en-passant targets of a position and their victim. There are targets exactly if there is a victim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EnPassant<const W: usize> {
    targets: Bits<W>,
    /// The cell of the piece that is captured on a target, or [`NO_CELL`].
    victim: u16,
}

impl<const W: usize> EnPassant<W> {
    /// No targets.
    pub(crate) const NONE: Self = Self { targets: Bits::NONE, victim: NO_CELL };

    /// These targets, left by the piece on `victim`.
    pub(crate) fn new(targets: Bits<W>, victim: usize) -> Self {
        if targets.any() { Self { targets, victim: victim as u16 } } else { Self::NONE }
    }

    /// Whether there are targets.
    #[inline(always)]
    pub(crate) fn any(self) -> bool {
        self.victim != NO_CELL
    }

    #[inline(always)]
    pub(crate) fn targets(self) -> Bits<W> {
        self.targets
    }

    /// The cell of the piece that is captured on a target.
    #[inline(always)]
    pub(crate) fn victim(self) -> Option<Cell> {
        self.any().then_some(self.victim)
    }

    /// The victim as a set, which is empty if there are no targets.
    #[inline(always)]
    pub(crate) fn victim_set(self) -> Bits<W> {
        self.victim().map_or(Bits::NONE, |victim| Bits::one(victim.into()))
    }

    /// The cell of the piece that is captured on this cell, if this cell is a target.
    #[inline(always)]
    pub(crate) fn victim_on(self, target: usize) -> Option<Cell> {
        self.targets.has(target).then_some(self.victim)
    }

    /// What an en-passant capture takes. Such captures exist only where there are targets.
    #[inline(always)]
    pub(crate) fn captured(self) -> Cell {
        debug_assert!(self.any(), "an en-passant capture needs a victim");
        self.victim
    }

    /// Whether the piece on this cell is the victim.
    #[inline(always)]
    fn is_victim(self, cell: usize) -> bool {
        usize::from(self.victim) == cell
    }

    /// Its part of the hash.
    #[inline(always)]
    pub(super) fn key(self, zobrist: &Zobrist) -> u64 {
        let mut key = 0;
        self.targets.for_each(|cell| key ^= zobrist.of(HashFeature::EnPassant, cell as u64));
        key
    }
}

impl<const W: usize> State<W> {
    /// Sets en-passant targets if an enemy can use them. Otherwise positions that are really equal would have different
    /// hashes.
    #[inline(always)]
    pub(crate) fn mark_en_passant(&mut self, program: &Program<W>, targets: Bits<W>, victim: usize) {
        if targets.any() && self.en_passant_is_usable(program, self.us(), targets, victim) {
            if self.info.en_passant.any() {
                self.forget_en_passant(program);
            }
            self.info.en_passant = EnPassant::new(targets, victim);
            self.info.key ^= self.info.en_passant.key(&program.zobrist);
        }
    }

    /// Whether an enemy of `owner`, whose piece is the victim, could capture on one of these targets.
    #[inline(always)]
    fn en_passant_is_usable(
        &self,
        program: &Program<W>,
        owner: usize,
        targets: Bits<W>,
        victim: usize,
    ) -> bool {
        let mut usable = program.walkers_take_en_passant && program.walkers_may_take(self, targets, victim);
        let foes = program.foes(self, owner);
        for (side, takers) in program.takers.iter().enumerate() {
            if foes.has(side) {
                for taker in takers {
                    if program.pieces[side][taker.kind as usize].spares.contains(kind_of(self.at[victim])) {
                        continue;
                    }
                    let pieces = self.kind[taker.kind as usize] & self.of_side(side);
                    targets.for_each(|target| usable |= taker.from[target].meets(pieces));
                }
            }
        }
        usable
    }

    /// Clears en-passant targets if nobody is left who could use them, because a side has been eliminated.
    pub(super) fn review_en_passant(&mut self, program: &Program<W>) {
        let EnPassant { targets, victim } = self.info.en_passant;
        if self.info.en_passant.any() {
            let victim = usize::from(victim);
            if !self.en_passant_is_usable(program, side_of(self.at[victim]), targets, victim) {
                self.forget_en_passant(program);
            }
        }
    }

    /// Clears en-passant targets once an opponent has moved, or once the piece that left them moves on.
    #[inline(always)]
    pub(super) fn age_en_passant(&mut self, program: &Program<W>, us: usize, step: Step) {
        let victim = usize::from(self.info.en_passant.captured());
        let stays = || matches!(step.kind, StepKind::Pass | StepKind::Act);
        let leaves = usize::from(step.from) == victim && !stays();
        if program.plain_turns || leaves || side_of(self.at[victim]) != us {
            self.forget_en_passant(program);
        }
    }

    pub(super) fn forget_en_passant(&mut self, program: &Program<W>) {
        self.info.key ^= self.info.en_passant.key(&program.zobrist);
        self.info.en_passant = EnPassant::NONE;
    }

    /// Clears en-passant targets if their victim stood on this cell. It has been removed, or it is another's piece now.
    pub(super) fn forget_en_passant_victim(&mut self, program: &Program<W>, cell: usize) {
        if self.info.en_passant.is_victim(cell) {
            self.forget_en_passant(program);
        }
    }

    /// Removes an en-passant target on a cell that is no longer empty. A target that nobody can reach any more does not
    /// distinguish positions.
    pub(super) fn block_en_passant_target(&mut self, program: &Program<W>, cell: usize) {
        let EnPassant { targets, victim } = self.info.en_passant;
        if targets.has(cell) {
            self.info.key ^= program.zobrist.of(HashFeature::EnPassant, cell as u64);
            self.info.en_passant = EnPassant::new(targets.without(Bits::one(cell)), victim.into());
        }
    }
}
