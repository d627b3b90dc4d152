//! Zobrist hashing: one random number for every feature in which two positions can differ.

use super::program::MAX_SIDES;
use crate::prng::{GOLDEN_GAMMA, SplitMix64, mix};

/// The numbers. They never change, so hashes may be stored.
#[derive(Debug)]
pub(crate) struct Zobrist {
    pieces: Box<[u64]>,
    cells: usize,
    kinds: usize,
    pub(crate) turn: [u64; MAX_SIDES],
    salt: u64,
    /// Empty for games without hands.
    hands: Box<[u64]>,
}

/// The table covers this many pieces of a kind in hand. Few games need more.
const HELD: usize = 20;

impl Zobrist {
    pub(crate) fn new(sides: usize, kinds: usize, cells: usize, hands: bool) -> Self {
        let mut random = SplitMix64::new(0x243F_6A88_85A3_08D3); // the first digits of pi
        let mut next = || random.next_u64();
        let turn = std::array::from_fn(|i| if i == 0 { 0 } else { next() });
        let salt = next();
        let pieces = (0..sides * kinds * cells).map(|_| next()).collect();
        let held = if hands { sides * kinds * HELD } else { 0 };
        let hands = (0..held).map(|_| next()).collect();
        Self { pieces, cells, kinds, turn, salt, hands }
    }

    /// The number of a piece of that side and kind on that cell.
    #[inline(always)]
    pub(crate) fn piece(&self, side: usize, kind: usize, cell: usize) -> u64 {
        self.pieces[(side * self.kinds + kind) * self.cells + cell]
    }

    /// The number of one more piece of a kind in a side's hand, which holds `before` of them already.
    #[inline(always)]
    pub(crate) fn held(&self, side: usize, kind: usize, before: u8) -> u64 {
        let before = usize::from(before);
        match self.hands.get((side * self.kinds + kind) * HELD + before) {
            Some(key) if before < HELD => *key,
            _ => self.of(HashFeature::Held, (side << 16 | kind << 8 | before) as u64),
        }
    }

    /// The number of a feature that is too rare for a table.
    #[inline(always)]
    pub(crate) fn of(&self, feature: HashFeature, value: u64) -> u64 {
        mix(self.salt ^ (feature as u64) << 56 ^ value.wrapping_mul(GOLDEN_GAMMA))
    }
}

/// The rarer features of a position.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum HashFeature {
    EnPassant = 1,
    Castling,
    Unmoved,
    Checks,
    StepsLeft,
    Out,
    Facing,
    Turn,
    Passes,
    Wall,
    Held,
    Promoted,
    Counter,
    Pending,
    Waiting,
    Chance,
}
