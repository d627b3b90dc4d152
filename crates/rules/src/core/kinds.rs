//! Small sets of piece kinds, made for uniting their cells quickly.

use super::bits::Bits;

/// A kind that no piece has, so its set of cells is always empty.
const NOBODY: u8 = 255;

/// A set of kinds. The first four are looked up without a branch, and few sets have more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kinds {
    first: [u8; 4],
    more: Vec<u8>,
}

impl Default for Kinds {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl Kinds {
    pub(crate) fn new(kinds: &[u8]) -> Self {
        let mut first = [NOBODY; 4];
        let (head, more) = kinds.split_at(kinds.len().min(4));
        first[..head.len()].copy_from_slice(head);
        Self { first, more: more.to_vec() }
    }

    pub(crate) fn add(&mut self, kind: u8) {
        if !self.contains(kind.into()) {
            let kinds: Vec<u8> = self.iter().chain([kind]).collect();
            *self = Self::new(&kinds);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.first[0] == NOBODY
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.first.iter().chain(&self.more).copied().filter(|&kind| kind != NOBODY)
    }

    pub(crate) fn contains(&self, kind: usize) -> bool {
        self.iter().any(|other| usize::from(other) == kind)
    }

    /// The kind, if it is the only one.
    pub(crate) fn only(&self) -> Option<u8> {
        (self.first[1] == NOBODY && !self.is_empty()).then_some(self.first[0])
    }

    /// The cells of all these kinds, given the cells of each kind.
    #[inline(always)]
    pub(crate) fn union<const W: usize>(&self, cells: &[Bits<W>; 256]) -> Bits<W> {
        // The array is unpacked by hand. Mapping it would move the sets through memory.
        let [a, b, c, d] = self.first;
        let mut all = cells[a as usize] | cells[b as usize] | cells[c as usize] | cells[d as usize];
        if !self.more.is_empty() {
            for &kind in &self.more {
                all |= cells[kind as usize];
            }
        }
        all
    }
}
