//! The transposition table: what the search has found out about positions, shared by all threads without locks.
//!
//! A position may be in any of the four entries of its bucket, which fills a line of the processor's cache. An entry is two
//! words. The second contains the key combined by XOR with a hash of the first, so that an entry torn by two concurrent
//! writers does not match its key and is ignored.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::memory::{large, prefetch};
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
    /// The static eval, if it was computed.
    pub(crate) static_eval: Option<i32>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The position was once on the principal variation.
    pub(crate) was_pv: bool,
}

/// The number of entries in a bucket.
const BUCKET: usize = 4;
/// Generations count to this and start again.
const GENERATIONS: u64 = 32;
/// By so many plies of depth an entry is worth less for every search since it was stored.
const DEPTH_PER_GENERATION: i32 = 4;
/// An entry replaces one of the same position and search unless that is deeper by more than this.
const DEPTH_TO_KEEP: i32 = 4;
/// The stored static eval that means that there is none.
const NO_EVAL: i16 = i16::MIN;
/// The bits of the second word that belong to the key.
const KEY_BITS: u64 = !0xFFFF;

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
}

/// An entry as it is stored.
#[derive(Clone, Copy)]
struct Packed {
    /// Best move, score and static eval.
    content: u64,
    /// The key, depth, generation and bound.
    header: u64,
}

impl Packed {
    fn new(entry: Entry, key: u64, generation: u64) -> Self {
        let static_eval = entry.static_eval.map_or(NO_EVAL, |eval| eval as i16);
        let content = u64::from(entry.best)
            | u64::from(entry.score as i16 as u16) << 32
            | u64::from(static_eval as u16) << 48;
        let header = (entry.depth.clamp(0, 255) as u64) << 8
            | (generation % GENERATIONS) << 3
            | u64::from(entry.was_pv) << 2
            | entry.bound as u64;
        Self { content, header: header | Self::key_part(key, content) }
    }

    fn key_part(key: u64, content: u64) -> u64 {
        (key << 16) ^ (content.wrapping_mul(0x9E37_79B9_7F4A_7C15) & KEY_BITS)
    }

    fn is_of(self, key: u64) -> bool {
        self.header & KEY_BITS == Self::key_part(key, self.content) && !self.is_empty()
    }

    fn is_empty(self) -> bool {
        self.content == 0 && self.header == 0
    }

    fn depth(self) -> i32 {
        (self.header >> 8 & 255) as i32
    }

    /// How many searches ago it was stored.
    fn age(self, generation: u64) -> i32 {
        ((generation % GENERATIONS + GENERATIONS - (self.header >> 3) % GENERATIONS) % GENERATIONS) as i32
    }

    /// How much the entry is worth keeping.
    fn worth(self, generation: u64) -> i32 {
        if self.is_empty() { i32::MIN } else { self.depth() - DEPTH_PER_GENERATION * self.age(generation) }
    }

    fn entry(self) -> Entry {
        let bound = match self.header & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        let static_eval = (self.content >> 48) as u16 as i16;
        Entry {
            best: self.content as u32,
            score: i32::from((self.content >> 32) as u16 as i16),
            static_eval: (static_eval != NO_EVAL).then(|| static_eval.into()),
            depth: self.depth(),
            bound,
            was_pv: self.header & 4 != 0,
        }
    }
}

/// A place for an entry.
#[derive(Default)]
struct Slot([AtomicU64; 2]);

impl Slot {
    fn load(&self) -> Packed {
        let [content, header] = &self.0;
        Packed { content: content.load(Ordering::Relaxed), header: header.load(Ordering::Relaxed) }
    }

    fn store(&self, packed: Packed) {
        self.0[0].store(packed.content, Ordering::Relaxed);
        self.0[1].store(packed.header, Ordering::Relaxed);
    }
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// The transposition table.
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// The number of the current search. Entries of earlier searches are replaced first.
    generation: AtomicU64,
}

impl TranspositionTable {
    /// A table of a size in megabytes, at least one.
    pub(crate) fn new(megabytes: usize) -> Self {
        let buckets = (megabytes.max(1) << 20) / size_of::<Bucket>();
        Self { buckets: large(buckets), generation: AtomicU64::new(1) }
    }

    pub(crate) fn clear(&self) {
        let empty = Packed { content: 0, header: 0 };
        self.buckets.iter().flat_map(|bucket| &bucket.0).for_each(|slot| slot.store(empty));
    }

    /// Starts a new generation: entries stored so far are replaced more readily.
    pub(crate) fn new_search(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize].0
    }

    /// Begins to fetch what the table knows about a position that will be looked up soon.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// Looks up a position by its Zobrist key. Mates are stored as seen from the position and returned as seen from the
    /// root, `ply` plies before.
    pub(crate) fn probe(&self, key: u64, ply: i32) -> Option<Entry> {
        let found = self.bucket(key).iter().map(Slot::load).find(|packed| packed.is_of(key))?;
        let entry = found.entry();
        let score = match entry.score {
            won if won > MATE_BOUND => won - ply,
            lost if lost < -MATE_BOUND => lost + ply,
            score => score,
        };
        Some(Entry { score, ..entry })
    }

    /// Stores what was found about a position, unless a clearly deeper entry of this search is there. It replaces the entry of
    /// its bucket that is worth least.
    pub(crate) fn store(&self, key: u64, ply: i32, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let (mut place, mut least) = (&bucket[0], i32::MAX);
        let mut best = entry.best;
        for slot in bucket {
            let old = slot.load();
            if old.is_of(key) {
                let is_kept = entry.bound != Bound::Exact && entry.depth + DEPTH_TO_KEEP < old.depth();
                if is_kept && old.age(generation) == 0 {
                    return;
                }
                if best == 0 {
                    best = old.entry().best;
                }
                place = slot;
                break;
            }
            let worth = old.worth(generation);
            if worth < least {
                (place, least) = (slot, worth);
            }
        }
        let score = match entry.score {
            won if won > MATE_BOUND => won + ply,
            lost if lost < -MATE_BOUND => lost - ply,
            score => score,
        };
        place.store(Packed::new(Entry { best, score, ..entry }, key, generation));
    }

    /// How much of the table this search uses, in thousandths: UCI's `hashfull`, from a sample of the first buckets.
    pub(crate) fn hashfull(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.buckets.iter().take(1000 / BUCKET).flat_map(|bucket| &bucket.0);
        let used = sample.map(Slot::load).filter(|packed| !packed.is_empty() && packed.age(generation) == 0);
        used.count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry {
        best: 0xDEAD_BEEF,
        score: -123,
        static_eval: Some(-77),
        depth: 17,
        bound: Bound::Upper,
        was_pv: true,
    };

    #[test]
    fn stored_entries_are_found_and_mates_count_from_the_root() {
        let tt = TranspositionTable::new(1);
        tt.store(42, 3, ENTRY);
        assert_eq!(tt.probe(42, 9), Some(ENTRY));
        assert_eq!(tt.probe(43, 9), None);
        let mate = Entry { score: MATE_BOUND + 500, bound: Bound::Exact, static_eval: None, ..ENTRY };
        tt.store(7, 2, mate);
        assert_eq!(tt.probe(7, 5), Some(Entry { score: MATE_BOUND + 497, ..mate }));
    }

    #[test]
    fn the_least_valuable_entry_of_a_bucket_is_replaced() {
        let tt = TranspositionTable::new(1);
        let store = |key: u64, depth: i32| tt.store(key, 0, Entry { depth, ..ENTRY });
        let depths = |keys: [u64; 5]| keys.map(|key| tt.probe(key, 0).map(|entry| entry.depth));
        // These keys share the first bucket.
        (1..5).for_each(|key| store(key, key as i32 + 5));
        store(5, 3);
        assert_eq!(depths([1, 2, 3, 4, 5]), [None, Some(7), Some(8), Some(9), Some(3)]);
        // After two searches an entry counts for eight plies less.
        tt.new_search();
        store(5, 1);
        tt.new_search();
        store(1, 4);
        store(6, 4);
        assert_eq!(depths([1, 2, 4, 5, 6]), [Some(4), None, Some(9), None, Some(4)]);
    }
}
