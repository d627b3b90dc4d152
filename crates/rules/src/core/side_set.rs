//! Sets of sides, for rules that may differ by side.

use super::program::SIDE_MASK;

/// A set of sides, one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SideSet(u8);

impl SideSet {
    /// Those of the first `sides` sides for which a rule holds.
    pub(crate) fn new(sides: usize, holds: impl Fn(usize) -> bool) -> Self {
        Self((0..sides).filter(|&side| holds(side)).fold(0, |set, side| set | 1 << (side & SIDE_MASK)))
    }

    /// The set of one side.
    pub(crate) fn one(side: usize) -> Self {
        Self(1 << (side & SIDE_MASK))
    }

    #[inline(always)]
    pub(crate) fn has(self, side: usize) -> bool {
        self.0 >> (side & SIDE_MASK) & 1 == 1
    }

    #[inline(always)]
    pub(crate) fn any(self) -> bool {
        self.0 != 0
    }

    /// The set without one side.
    pub(crate) fn without(self, side: usize) -> Self {
        Self(self.0 & !(1 << (side & SIDE_MASK)))
    }

    /// The set without those of a bit set.
    #[inline(always)]
    pub(crate) fn minus(self, out: u8) -> Self {
        Self(self.0 & !out)
    }

    /// The set as bits.
    pub(crate) fn bits(self) -> u8 {
        self.0
    }

    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..=SIDE_MASK).filter(move |&side| self.has(side))
    }
}
