//! Random numbers that make up a position's hash: one for every thing two positions may differ in.

use super::program::MAX_SIDES;

/// The numbers, fixed for all time so that hashes may be stored.
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

/// So many pieces of a kind in hand have a number each in a table; few games need more.
const HELD: usize = 20;

impl Zobrist {
    pub(crate) fn new(sides: usize, kinds: usize, cells: usize, hands: bool) -> Self {
        let mut state = 0x243F_6A88_85A3_08D3; // the first digits of pi
        let mut next = || {
            state = u64::wrapping_add(state, 0x9E37_79B9_7F4A_7C15);
            mix(state)
        };
        let turn = std::array::from_fn(|i| if i == 0 { 0 } else { next() });
        let salt = next();
        let pieces = (0..sides * kinds * cells).map(|_| next()).collect();
        let held = if hands { sides * kinds * HELD } else { 0 };
        let hands = (0..held).map(|_| next()).collect();
        Self { pieces, cells, kinds, turn, salt, hands }
    }

    /// A piece of that side and kind on that cell.
    #[inline(always)]
    pub(crate) fn piece(&self, side: usize, kind: usize, cell: usize) -> u64 {
        self.pieces[(side * self.kinds + kind) * self.cells + cell]
    }

    /// The piece after the first `before` of that kind in a side's hand.
    #[inline(always)]
    pub(crate) fn held(&self, side: usize, kind: usize, before: u8) -> u64 {
        let before = usize::from(before);
        match self.hands.get((side * self.kinds + kind) * HELD + before) {
            Some(key) if before < HELD => *key,
            _ => self.of(HashFeature::Held, (side << 16 | kind << 8 | before) as u64),
        }
    }

    /// Everything that is too rare for a table.
    #[inline(always)]
    pub(crate) fn of(&self, feature: HashFeature, value: u64) -> u64 {
        mix(self.salt ^ (feature as u64) << 56 ^ value.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

/// The rarer parts of a position.
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
}

/// A good 64-bit mixer (the finaliser of splitmix64).
#[inline(always)]
pub(super) fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
