//! The state that few games have besides the board: counters, delayed effects, pieces that wait behind cells, and what
//! nature decides.

use super::chance::Chance;
use super::program::{MAX_SIDES, Program};
use super::state::{Code, EMPTY, State, Undo, side_of};
use super::zobrist::{HashFeature, Zobrist};

/// The most effects that can be delayed at one time. Further ones are lost.
pub(crate) const MAX_PENDING: usize = 255;

/// The ledger. Games that keep nothing have none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ledger {
    /// By counter, then by side.
    pub(crate) counters: Vec<[i32; MAX_SIDES]>,
    pub(crate) pending: Vec<Pending>,
    /// The pieces that wait behind cells, in the order of cells.
    pub(crate) waiting: Vec<(u16, Code)>,
    /// What nature has decided and has still to decide.
    pub(crate) chance: Chance,
}

/// Effects of a trigger that are delayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    pub(crate) trigger: u16,
    pub(crate) side: u8,
    /// Origin and destination of the move that fired the trigger, or [`NO_CELL`](super::program::NO_CELL).
    pub(crate) from: u16,
    pub(crate) to: u16,
    /// In how many turns the effects come.
    pub(crate) left: u16,
}

impl Ledger {
    /// Its part of the hash.
    pub(crate) fn key(&self, zobrist: &Zobrist) -> u64 {
        let mut key = self.chance.key(zobrist);
        for (counter, of_sides) in self.counters.iter().enumerate() {
            for (side, &value) in of_sides.iter().enumerate() {
                if value != 0 {
                    let whose = (counter * MAX_SIDES + side) as u64;
                    key ^= zobrist.of(HashFeature::Counter, whose << 32 | u64::from(value as u32));
                }
            }
        }
        for (place, pending) in self.pending.iter().enumerate() {
            let cells = u64::from(pending.from & 0x7FF) << 11 | u64::from(pending.to & 0x7FF);
            let what = u64::from(pending.trigger) << 16 | u64::from(pending.left);
            // The order of delayed effects matters, so it is part of the hash.
            let place = zobrist.of(HashFeature::Pending, place as u64);
            key ^= zobrist
                .of(HashFeature::Pending, place ^ (what << 26 | u64::from(pending.side) << 22 | cells));
        }
        for &(cell, piece) in &self.waiting {
            key ^= zobrist.of(HashFeature::Waiting, u64::from(cell) << 16 | u64::from(piece));
        }
        key
    }
}

impl<const W: usize> State<W> {
    /// Changes the ledger and records what it was.
    pub(super) fn change_ledger(
        &mut self,
        program: &Program<W>,
        undo: &mut Undo<W>,
        change: impl FnOnce(&mut Ledger),
    ) {
        let Some(ledger) = &mut self.ledger else { return };
        let before = ledger.clone();
        change(ledger);
        if **ledger != *before {
            self.info.key ^= before.key(&program.zobrist) ^ ledger.key(&program.zobrist);
            undo.note_ledger(before);
        }
    }

    /// Brings in pieces that wait behind the cells just left, and removes those behind captured pieces. Returns whether
    /// one came in.
    pub(super) fn release_waiting(
        &mut self,
        program: &Program<W>,
        left: &[u16],
        captured: &[u16],
        undo: &mut Undo<W>,
    ) -> bool {
        let Some(ledger) = self.ledger.as_ref().filter(|ledger| !ledger.waiting.is_empty()) else {
            return false;
        };
        let us = self.us();
        let behind = |cell: &u16| ledger.waiting.iter().find(|(other, _)| other == cell).copied();
        let free = |(cell, piece): &(u16, Code)| {
            side_of(*piece) == us
                && self.at[usize::from(*cell)] == EMPTY
                && !self.info.walls.has(usize::from(*cell))
        };
        let out: Vec<(u16, Code)> = left.iter().filter_map(behind).filter(free).collect();
        let gone = |cell: u16| captured.contains(&cell) || out.iter().any(|(other, _)| *other == cell);
        let kept: Vec<(u16, Code)> =
            ledger.waiting.iter().copied().filter(|(cell, _)| !gone(*cell)).collect();
        self.change_ledger(program, undo, |ledger| ledger.waiting = kept);
        for &(cell, piece) in &out {
            self.put(program, piece, cell.into());
            undo.note_replaced(vec![(cell, EMPTY)]);
        }
        !out.is_empty()
    }
}
