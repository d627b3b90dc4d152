//! The transposition table: what the search has found out about positions, shared by all threads without locks.
//!
//! An entry is two words. The first is the Zobrist key combined by XOR with the second, so that an entry torn by two
//! concurrent writers does not match its key and is ignored.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::MATE_BOUND;

/// How a score relates to the true value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The score is the value.
    Exact = 0,
    /// The value is at least the score: the search failed high.
    Lower = 1,
    /// The value is at most the score: the search failed low.
    Upper = 2,
}

/// An entry of the transposition table: what is known about one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The id of the best move; 0 for none.
    pub(crate) best: u32,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Entry {
    /// Whether the score proves that the value is outside of the window, or is the value itself.
    #[inline]
    pub(crate) fn cuts(self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }

    /// Whether the score is better information than the static eval.
    #[inline]
    pub(crate) fn improves_on(self, static_eval: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score > static_eval,
            Bound::Upper => self.score < static_eval,
        }
    }

    fn pack(self, generation: u64) -> u64 {
        u64::from(self.best)
            | u64::from(self.score as i16 as u16) << 32
            | (self.depth.clamp(0, 255) as u64) << 48
            | (self.bound as u64) << 56
            | (generation & 63) << 58
    }

    fn unpack(data: u64) -> Self {
        let bound = match data >> 56 & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        Self {
            best: data as u32,
            score: i32::from((data >> 32) as u16 as i16),
            depth: (data >> 48 & 255) as i32,
            bound,
        }
    }
}

/// The transposition table.
pub(crate) struct TranspositionTable {
    slots: Vec<[AtomicU64; 2]>,
    /// The number of the current search. Entries of earlier searches are replaced first.
    generation: AtomicU64,
}

impl TranspositionTable {
    /// A table of a size in megabytes, at least one.
    pub(crate) fn new(megabytes: usize) -> Self {
        let slots = (megabytes.max(1) << 20) / size_of::<[AtomicU64; 2]>();
        let empty = || [AtomicU64::new(0), AtomicU64::new(0)];
        Self { slots: (0..slots).map(|_| empty()).collect(), generation: AtomicU64::new(1) }
    }

    pub(crate) fn clear(&self) {
        for [key, data] in &self.slots {
            key.store(0, Ordering::Relaxed);
            data.store(0, Ordering::Relaxed);
        }
    }

    /// Starts a new generation: entries stored so far are replaced more readily.
    pub(crate) fn new_search(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }

    fn slot(&self, key: u64) -> &[AtomicU64; 2] {
        &self.slots[((u128::from(key) * self.slots.len() as u128) >> 64) as usize]
    }

    /// Looks up a position by its Zobrist key. Mates are stored as seen from the position and returned as seen from the
    /// root, `ply` plies before.
    pub(crate) fn probe(&self, key: u64, ply: i32) -> Option<Entry> {
        let [mixed, data] = self.slot(key);
        let data = data.load(Ordering::Relaxed);
        (mixed.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| {
            let entry = Entry::unpack(data);
            let score = match entry.score {
                won if won > MATE_BOUND => won - ply,
                lost if lost < -MATE_BOUND => lost + ply,
                score => score,
            };
            Entry { score, ..entry }
        })
    }

    /// Stores what was found about a position, unless the slot holds a clearly deeper entry of this search.
    pub(crate) fn store(&self, key: u64, ply: i32, entry: Entry) {
        let [mixed, data] = self.slot(key);
        let old_data = data.load(Ordering::Relaxed);
        let old = Entry::unpack(old_data);
        let same_position = mixed.load(Ordering::Relaxed) ^ old_data == key;
        let generation = self.generation.load(Ordering::Relaxed);
        let same_search = old_data >> 58 == generation & 63;
        if same_search && old_data != 0 && entry.bound != Bound::Exact && entry.depth + 4 < old.depth {
            return;
        }
        let best = if entry.best == 0 && same_position { old.best } else { entry.best };
        let score = match entry.score {
            won if won > MATE_BOUND => won + ply,
            lost if lost < -MATE_BOUND => lost - ply,
            score => score,
        };
        let packed = Entry { best, score, ..entry }.pack(generation);
        mixed.store(key ^ packed, Ordering::Relaxed);
        data.store(packed, Ordering::Relaxed);
    }

    /// How much of the table this search uses, in thousandths: UCI's `hashfull`, from a sample of the first slots.
    pub(crate) fn hashfull(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed) & 63;
        let used = self.slots.iter().take(1000).filter(|[_, data]| {
            let data = data.load(Ordering::Relaxed);
            data != 0 && data >> 58 == generation
        });
        used.count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_entries_are_found_and_mates_count_from_the_root() {
        let tt = TranspositionTable::new(1);
        let entry = Entry { best: 0xDEAD_BEEF, score: -123, depth: 17, bound: Bound::Upper };
        tt.store(42, 3, entry);
        assert_eq!(tt.probe(42, 9), Some(entry));
        assert_eq!(tt.probe(43, 9), None);
        tt.store(7, 2, Entry { score: MATE_BOUND + 500, bound: Bound::Exact, ..entry });
        assert_eq!(tt.probe(7, 5).map(|entry| entry.score), Some(MATE_BOUND + 497));
    }
}
