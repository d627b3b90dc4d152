//! The pieces that paths have captured so far. Paths with a common beginning share them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::board::{Cell, MAX_CELLS};

/// A list of captures inside [`Captures`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Taken(u32);

impl Taken {
    /// Nothing captured yet.
    pub(super) const NOTHING: Self = Self(0);
}

/// Lists of captures in order. Each also knows its set of cells.
#[derive(Default)]
pub(super) struct Captures {
    nodes: Vec<Node>,
    sets: HashMap<Vec<Cell>, u32, QuickHash>,
    scratch: Vec<Cell>,
}

struct Node {
    before: Taken,
    cell: Cell,
    set: u32,
}

impl Captures {
    /// Forgets all lists.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.sets.clear();
    }

    /// A list with one more capture.
    pub(super) fn push(&mut self, before: Taken, cell: Cell) -> Taken {
        let set = if before == Taken::NOTHING {
            1 + u32::from(cell)
        } else {
            let mut key = std::mem::take(&mut self.scratch);
            key.clear();
            self.collect(before, &mut key);
            key.push(cell);
            key.sort_unstable();
            // The numbers of single captures come first.
            let fresh = 1 + MAX_CELLS as u32 + self.sets.len() as u32;
            let set = match self.sets.get(&key) {
                Some(&set) => set,
                None => {
                    self.sets.insert(key.clone(), fresh);
                    fresh
                }
            };
            self.scratch = key;
            set
        };
        self.nodes.push(Node { before, cell, set });
        Taken(self.nodes.len() as u32)
    }

    fn node(&self, list: Taken) -> Option<&Node> {
        (list.0 as usize).checked_sub(1).map(|i| &self.nodes[i])
    }

    /// Whether a list contains a cell.
    pub(super) fn contains(&self, mut list: Taken, cell: Cell) -> bool {
        while let Some(node) = self.node(list) {
            if node.cell == cell {
                return true;
            }
            list = node.before;
        }
        false
    }

    /// A number that lists of the same cells share.
    pub(super) fn set(&self, list: Taken) -> u32 {
        self.node(list).map_or(0, |node| node.set)
    }

    /// The last captured cell.
    pub(super) fn last(&self, list: Taken) -> Option<Cell> {
        self.node(list).map(|node| node.cell)
    }

    /// Appends the cells of a list in order.
    pub(super) fn collect(&self, mut list: Taken, into: &mut Vec<Cell>) {
        let start = into.len();
        while let Some(node) = self.node(list) {
            into.push(node.cell);
            list = node.before;
        }
        into[start..].reverse();
    }
}

/// A hash for small keys that no adversary chooses.
#[derive(Clone, Copy, Default)]
pub(crate) struct Quick(u64);

/// Builds [`Quick`] hashers.
pub(crate) type QuickHash = BuildHasherDefault<Quick>;

impl Quick {
    fn mix(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    fn finish(&self) -> u64 {
        // Tables look at the low bits, multiplication fills the high ones.
        self.0 ^ self.0 >> 32
    }
}
