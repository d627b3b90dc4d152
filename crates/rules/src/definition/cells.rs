//! Sets of cells.

use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};

use crate::board::Cell;

/// A set of cells of a board.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CellSet {
    size: usize,
    words: Vec<u64>,
}

impl CellSet {
    /// The empty set for a board with `size` cells.
    pub fn none(size: usize) -> Self {
        Self { size, words: vec![0; size.div_ceil(64)] }
    }

    /// The cells of a board with `size` cells that satisfy the predicate.
    pub fn from_fn(size: usize, mut holds: impl FnMut(Cell) -> bool) -> Self {
        let mut set = Self::none(size);
        (0..size as Cell).filter(|&c| holds(c)).for_each(|c| set.insert(c));
        set
    }

    /// Adds a cell.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn insert(&mut self, cell: Cell) {
        assert!((cell as usize) < self.size, "cell {cell} is off the board");
        self.words[cell as usize / 64] |= 1 << (cell % 64);
    }

    /// Whether the cell is in the set.
    pub fn contains(&self, cell: Cell) -> bool {
        (cell as usize) < self.size && self.words[cell as usize / 64] >> (cell % 64) & 1 == 1
    }

    /// How many cells are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// The cells in order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..self.size as Cell).filter(|&c| self.contains(c))
    }

    fn zip(&self, other: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self { size: self.size, words: self.words.iter().zip(&other.words).map(|(&a, &b)| f(a, b)).collect() }
    }
}

impl std::fmt::Debug for CellSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl BitOr for &CellSet {
    type Output = CellSet;
    fn bitor(self, other: Self) -> CellSet {
        self.zip(other, |a, b| a | b)
    }
}

impl BitAnd for &CellSet {
    type Output = CellSet;
    fn bitand(self, other: Self) -> CellSet {
        self.zip(other, |a, b| a & b)
    }
}

impl BitXor for &CellSet {
    type Output = CellSet;
    fn bitxor(self, other: Self) -> CellSet {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Sub for &CellSet {
    type Output = CellSet;
    fn sub(self, other: Self) -> CellSet {
        self.zip(other, |a, b| a & !b)
    }
}

impl Not for &CellSet {
    type Output = CellSet;
    fn not(self) -> CellSet {
        CellSet::from_fn(self.size, |c| !self.contains(c))
    }
}
