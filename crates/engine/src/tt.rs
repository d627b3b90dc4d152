//! What has been found about positions, shared by all threads without locks.
//!
//! An entry is two words. The first is the key mixed with the second, so that an entry torn by two writers is taken for another position.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::WON;

/// Which side of the truth a score is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact = 0,
    AtLeast = 1,
    AtMost = 2,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The id of the best move; 0 for none.
    pub(crate) best: u32,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Entry {
    fn pack(self, age: u64) -> u64 {
        u64::from(self.best)
            | u64::from(self.score as i16 as u16) << 32
            | (self.depth.clamp(0, 255) as u64) << 48
            | (self.bound as u64) << 56
            | (age & 63) << 58
    }

    fn unpack(data: u64) -> Self {
        let bound = match data >> 56 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Self {
            best: data as u32,
            score: i32::from((data >> 32) as u16 as i16),
            depth: (data >> 48 & 255) as i32,
            bound,
        }
    }
}

/// The table.
pub(crate) struct Table {
    slots: Vec<[AtomicU64; 2]>,
    age: AtomicU64,
}

impl Table {
    /// Of so many megabytes, at least a little.
    pub(crate) fn new(megabytes: usize) -> Self {
        let slots = (megabytes.max(1) << 20) / size_of::<[AtomicU64; 2]>();
        let empty = || [AtomicU64::new(0), AtomicU64::new(0)];
        Self { slots: (0..slots).map(|_| empty()).collect(), age: AtomicU64::new(1) }
    }

    pub(crate) fn clear(&self) {
        for [key, data] in &self.slots {
            key.store(0, Ordering::Relaxed);
            data.store(0, Ordering::Relaxed);
        }
    }

    /// What was found before counts less from now on.
    pub(crate) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    fn slot(&self, key: u64) -> &[AtomicU64; 2] {
        &self.slots[((u128::from(key) * self.slots.len() as u128) >> 64) as usize]
    }

    pub(crate) fn get(&self, key: u64, ply: i32) -> Option<Entry> {
        let [mixed, data] = self.slot(key);
        let data = data.load(Ordering::Relaxed);
        (mixed.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| {
            let entry = Entry::unpack(data);
            // Wins are kept as seen from the position, not from the root.
            let score = match entry.score {
                won if won > WON => won - ply,
                lost if lost < -WON => lost + ply,
                score => score,
            };
            Entry { score, ..entry }
        })
    }

    pub(crate) fn put(&self, key: u64, ply: i32, entry: Entry) {
        let [mixed, data] = self.slot(key);
        let old_data = data.load(Ordering::Relaxed);
        let old = Entry::unpack(old_data);
        let same = mixed.load(Ordering::Relaxed) ^ old_data == key;
        let age = self.age.load(Ordering::Relaxed);
        let fresh = old_data >> 58 == age & 63;
        if fresh && old_data != 0 && entry.bound != Bound::Exact && entry.depth + 4 < old.depth {
            return;
        }
        let best = if entry.best == 0 && same { old.best } else { entry.best };
        let score = match entry.score {
            won if won > WON => won + ply,
            lost if lost < -WON => lost - ply,
            score => score,
        };
        let packed = Entry { best, score, ..entry }.pack(age);
        mixed.store(key ^ packed, Ordering::Relaxed);
        data.store(packed, Ordering::Relaxed);
    }

    /// How much of it is in use by this search, in thousandths.
    pub(crate) fn fullness(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed) & 63;
        let used = self.slots.iter().take(1000).filter(|[_, data]| {
            let data = data.load(Ordering::Relaxed);
            data != 0 && data >> 58 == age
        });
        used.count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_and_wins_move_with_the_root() {
        let table = Table::new(1);
        let entry = Entry { best: 0xDEAD_BEEF, score: -123, depth: 17, bound: Bound::AtMost };
        table.put(42, 3, entry);
        assert_eq!(table.get(42, 9), Some(entry));
        assert_eq!(table.get(43, 9), None);
        table.put(7, 2, Entry { score: WON + 500, bound: Bound::Exact, ..entry });
        assert_eq!(table.get(7, 5).map(|entry| entry.score), Some(WON + 497));
    }
}
