//! Fixed-width sets of cells: `W` words of 64.
//!
//! `W` is a power of two: 1 for boards up to 64 cells, then 2, 4 and 16.

#![expect(clippy::needless_range_loop, reason = "several arrays are walked by the same word index")]

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// Sets of more words than this are worked on in functions of their own: unrolled at every place, they would be a third of all
/// that is compiled here, for boards of more than 256 cells alone.
const NARROW: usize = 4;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct Bits<const W: usize>(pub(crate) [u64; W]);

impl<const W: usize> Bits<W> {
    pub(crate) const NONE: Self = Self([0; W]);
    pub(crate) const ALL: Self = Self([!0; W]);

    #[inline(always)]
    pub(crate) fn one(cell: usize) -> Self {
        // A compare per word instead of an indexed store: storing one word and loading the whole
        // set back defeats store forwarding and halves the speed of wide boards.
        let mut words = [0; W];
        for (i, word) in words.iter_mut().enumerate() {
            *word = u64::from(W == 1 || cell >> 6 == i) << (cell & 63);
        }
        Self(words)
    }

    /// Writes the first `cells` down, eight to a byte.
    pub(crate) fn pack(self, cells: usize, out: &mut Vec<u8>) {
        out.extend(self.0.iter().flat_map(|word| word.to_le_bytes()).take(cells.div_ceil(8)));
    }

    /// Reads what [`pack`](Self::pack) wrote.
    pub(crate) fn unpack(bytes: &[u8]) -> Self {
        let mut words = [0; W];
        for (place, &byte) in bytes.iter().enumerate().take(W * 8) {
            words[place / 8] |= u64::from(byte) << (place % 8 * 8);
        }
        Self(words)
    }

    #[inline(always)]
    pub(crate) fn any(self) -> bool {
        self.0.iter().fold(0, |a, w| a | w) != 0
    }

    #[inline(always)]
    pub(crate) fn none(self) -> bool {
        !self.any()
    }

    #[inline(always)]
    pub(crate) fn has(self, cell: usize) -> bool {
        self.0[(cell >> 6) & (W - 1)] >> (cell & 63) & 1 != 0
    }

    #[inline(always)]
    pub(crate) fn meets(self, other: Self) -> bool {
        (self & other).any()
    }

    #[inline(always)]
    pub(crate) fn without(self, other: Self) -> Self {
        self & !other
    }

    #[inline(always)]
    pub(crate) fn count(self) -> u32 {
        if W > NARROW { self.count_apart() } else { self.count_here() }
    }

    #[inline(never)]
    fn count_apart(self) -> u32 {
        self.count_here()
    }

    #[inline(always)]
    fn count_here(self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }

    /// The lowest cell; meaningless when empty.
    #[inline(always)]
    pub(crate) fn lowest(self) -> usize {
        if W > NARROW { self.lowest_apart() } else { self.lowest_here() }
    }

    #[inline(never)]
    fn lowest_apart(self) -> usize {
        self.lowest_here()
    }

    #[inline(always)]
    fn lowest_here(self) -> usize {
        for i in 0..W - 1 {
            if self.0[i] != 0 {
                return i * 64 + self.0[i].trailing_zeros() as usize;
            }
        }
        (W - 1) * 64 + self.0[W - 1].trailing_zeros() as usize
    }

    #[inline(always)]
    pub(crate) fn more_than_one(self) -> bool {
        if W == 1 { self.0[0] & self.0[0].wrapping_sub(1) != 0 } else { self.count() > 1 }
    }

    /// All cells up to and including the lowest of the set; all when empty.
    #[inline(always)]
    pub(crate) fn up_to_lowest(self) -> Self {
        if W > NARROW { self.up_to_lowest_apart() } else { self.up_to_lowest_here() }
    }

    #[inline(never)]
    fn up_to_lowest_apart(self) -> Self {
        self.up_to_lowest_here()
    }

    #[inline(always)]
    fn up_to_lowest_here(self) -> Self {
        let mut out = [0; W];
        let mut borrow = true;
        for i in 0..W {
            let (difference, b) = self.0[i].overflowing_sub(u64::from(borrow));
            out[i] = self.0[i] ^ difference;
            borrow = b;
        }
        Self(out)
    }

    /// All cells from the highest of the set up; all when empty.
    #[inline(always)]
    pub(crate) fn highest_and_up(self) -> Self {
        if W > NARROW { self.highest_and_up_apart() } else { self.highest_and_up_here() }
    }

    #[inline(never)]
    fn highest_and_up_apart(self) -> Self {
        self.highest_and_up_here()
    }

    #[inline(always)]
    fn highest_and_up_here(self) -> Self {
        let mut out = [0; W];
        let mut above = false; // a higher word holds the highest cell
        for i in (0..W).rev() {
            let from = !0u64 << (63 - (self.0[i] | 1).leading_zeros());
            out[i] = if above {
                0
            } else if i == 0 || self.0[i] != 0 {
                from
            } else {
                !0
            };
            above |= self.0[i] != 0;
        }
        Self(out)
    }

    /// Only the lowest cell.
    #[inline(always)]
    pub(crate) fn only_lowest(self) -> Self {
        self & self.up_to_lowest()
    }

    /// Only the highest cell.
    #[inline(always)]
    pub(crate) fn only_highest(self) -> Self {
        self & self.highest_and_up()
    }

    /// Moves every cell by `delta` indices, up or down.
    #[inline(always)]
    pub(crate) fn shift(self, delta: i32) -> Self {
        if delta >= 0 { self.up(delta as u32) } else { self.down(delta.unsigned_abs()) }
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        if W > NARROW { self.up_apart(by) } else { self.up_here(by) }
    }

    #[inline(never)]
    fn up_apart(self, by: u32) -> Self {
        self.up_here(by)
    }

    #[inline(always)]
    fn up_here(self, by: u32) -> Self {
        let mut out = [0; W];
        if W == 1 {
            out[0] = self.0[0] << by;
            return Self(out);
        }
        let (words, bits) = ((by >> 6) as usize, by & 63);
        for i in 0..W {
            let at = |j: usize| if i >= j { self.0[i - j] } else { 0 };
            // The carried bits are shifted in two steps so that a shift by 64 never happens.
            out[i] = at(words) << bits | (at(words + 1) >> 1) >> (63 - bits);
        }
        Self(out)
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        if W > NARROW { self.down_apart(by) } else { self.down_here(by) }
    }

    #[inline(never)]
    fn down_apart(self, by: u32) -> Self {
        self.down_here(by)
    }

    #[inline(always)]
    fn down_here(self, by: u32) -> Self {
        let mut out = [0; W];
        if W == 1 {
            out[0] = self.0[0] >> by;
            return Self(out);
        }
        let (words, bits) = ((by >> 6) as usize, by & 63);
        for i in 0..W {
            let at = |j: usize| if i + j < W { self.0[i + j] } else { 0 };
            out[i] = at(words) >> bits | (at(words + 1) << 1) << (63 - bits);
        }
        Self(out)
    }

    /// Visits every cell, word by word.
    #[inline(always)]
    pub(crate) fn for_each(self, mut visit: impl FnMut(usize)) {
        for (i, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                visit(i * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// The cells, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < W {
                let bits = rest.0[word];
                if bits != 0 {
                    rest.0[word] &= bits - 1;
                    return Some(word * 64 + bits.trailing_zeros() as usize);
                }
                word += 1;
            }
            None
        })
    }
}

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |set, cell| set | Self::one(cell))
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, $op:tt) => {
        impl<const W: usize> $trait for Bits<W> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                #[inline(never)]
                fn apart<const W: usize>(one: Bits<W>, other: Bits<W>) -> Bits<W> {
                    here(one, other)
                }
                #[inline(always)]
                fn here<const W: usize>(one: Bits<W>, other: Bits<W>) -> Bits<W> {
                    let mut out = [0; W];
                    for i in 0..W {
                        out[i] = one.0[i] $op other.0[i];
                    }
                    Bits(out)
                }
                if W > NARROW { apart(self, other) } else { here(self, other) }
            }
        }
        impl<const W: usize> $assign for Bits<W> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    };
}
operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl<const W: usize> Not for Bits<W> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        // Mapping the array would call a function for every set.
        self ^ Self::ALL
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;

    fn check<const W: usize>() {
        let cells: Vec<usize> = (0..W * 64).step_by(37).collect();
        let set: Bits<W> = cells.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!(set.count() as usize, cells.len());
        let lowest = *cells.first().unwrap();
        let highest = *cells.last().unwrap();
        assert_eq!(set.lowest(), lowest);
        assert_eq!(set.only_lowest(), Bits::one(lowest));
        assert_eq!(set.only_highest(), Bits::one(highest));
        for cell in 0..W * 64 {
            assert_eq!(set.up_to_lowest().has(cell), cell <= lowest);
            assert_eq!(set.highest_and_up().has(cell), cell >= highest);
        }
        assert_eq!(Bits::<W>::NONE.up_to_lowest(), Bits::ALL);
        assert_eq!(Bits::<W>::NONE.highest_and_up(), Bits::ALL);
        for delta in [0i32, 1, 9, 31, 63] {
            for sign in [1, -1] {
                let moved: Vec<usize> = (cells.iter())
                    .map(|&c| c as i32 + sign * delta)
                    .filter(|c| (0..W as i32 * 64).contains(c))
                    .map(|c| c as usize)
                    .collect();
                assert_eq!(set.shift(sign * delta).iter().collect::<Vec<_>>(), moved, "{delta} {sign}");
            }
        }
    }

    #[test]
    fn sets_of_every_width_behave_alike() {
        check::<1>();
        check::<2>();
        check::<4>();
        check::<16>();
    }
}
