//! Sets of cells.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitOr, BitXor, Sub};

use serde::{Deserialize, Serialize};

use super::Cell;

/// A set of cells, in order of their numbers.
///
/// ```
/// use chesswright_rules::board::{Board, CellSet};
///
/// let board = Board::rectangle(8, 8);
/// let named = |names: [&str; 2]| -> CellSet { names.iter().filter_map(|name| board.cell(name)).collect() };
/// let (corners, edge) = (named(["a1", "h8"]), named(["h8", "a4"]));
/// assert_eq!(&corners & &edge, CellSet::from_iter(board.cell("h8")));
/// assert_eq!((&corners | &edge).len(), 3);
/// assert_eq!((&corners - &edge).iter().map(|cell| board.name(cell)).collect::<Vec<_>>(), ["a1"]);
/// ```
///
/// It is written as the list of its cells' numbers. Cells have the same number on all boards of the same shape.
#[derive(Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Cell>", into = "Vec<Cell>")]
pub struct CellSet {
    /// The last word is not 0, so that equal sets have equal words.
    words: Vec<u64>,
}

impl CellSet {
    /// The empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// The cells below number `cells` that satisfy the predicate.
    pub fn from_fn(cells: usize, mut holds: impl FnMut(Cell) -> bool) -> Self {
        (0..cells as Cell).filter(|&cell| holds(cell)).collect()
    }

    /// Adds a cell. Returns whether it is new.
    #[inline]
    pub fn insert(&mut self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Adds all cells of another set.
    pub(crate) fn add_all(&mut self, other: &Self) {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        self.words.iter_mut().zip(&other.words).for_each(|(word, more)| *word |= more);
    }

    /// Removes a cell. Returns whether it was in the set.
    pub fn remove(&mut self, cell: Cell) -> bool {
        let held = self.contains(cell);
        if held {
            let (word, bit) = place(cell);
            self.words[word] &= !bit;
            self.trim();
        }
        held
    }

    /// Removes all cells and keeps the memory.
    pub fn clear(&mut self) {
        self.words.clear();
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        self.words.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Whether the sets have no cell in common.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & b == 0)
    }

    /// Whether all cells of this set are in the other one.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.words.len() <= other.words.len() && self.words.iter().zip(&other.words).all(|(a, b)| a & !b == 0)
    }

    /// How many cells are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The cells in order.
    pub fn iter(&self) -> Cells<'_> {
        Cells { words: &self.words, index: 0, word: self.words.first().copied().unwrap_or(0) }
    }

    /// Combines two sets word by word.
    fn combined(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let word = |words: &[u64], index: usize| words.get(index).copied().unwrap_or(0);
        let words = 0..self.words.len().max(other.words.len());
        let mut set =
            Self { words: words.map(|i| combine(word(&self.words, i), word(&other.words, i))).collect() };
        set.trim();
        set
    }

    fn trim(&mut self) {
        let used = self.words.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
        self.words.truncate(used);
    }
}

/// The word and the bit of a cell.
#[inline]
fn place(cell: Cell) -> (usize, u64) {
    (usize::from(cell) / 64, 1 << (cell % 64))
}

/// The cells of a [`CellSet`] in order.
#[derive(Clone, Debug)]
pub struct Cells<'a> {
    words: &'a [u64],
    index: usize,
    /// The cells of the current word that are still to come.
    word: u64,
}

impl Iterator for Cells<'_> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.word == 0 {
            self.index += 1;
            self.word = *self.words.get(self.index)?;
        }
        let bit = self.word.trailing_zeros();
        self.word &= self.word - 1;
        Some((self.index * 64) as Cell + bit as Cell)
    }
}

impl FusedIterator for Cells<'_> {}

impl<'a> IntoIterator for &'a CellSet {
    type Item = Cell;
    type IntoIter = Cells<'a>;

    fn into_iter(self) -> Cells<'a> {
        self.iter()
    }
}

impl Extend<Cell> for CellSet {
    fn extend<T: IntoIterator<Item = Cell>>(&mut self, cells: T) {
        cells.into_iter().for_each(|cell| {
            self.insert(cell);
        });
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> Self {
        let mut set = Self::new();
        set.extend(cells);
        set
    }
}

impl From<Vec<Cell>> for CellSet {
    fn from(cells: Vec<Cell>) -> Self {
        Self::from_iter(cells)
    }
}

impl From<CellSet> for Vec<Cell> {
    fn from(set: CellSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl BitOr for &CellSet {
    type Output = CellSet;
    /// The cells that are in either set.
    fn bitor(self, other: Self) -> CellSet {
        self.combined(other, |a, b| a | b)
    }
}

impl BitAnd for &CellSet {
    type Output = CellSet;
    /// The cells that are in both sets.
    fn bitand(self, other: Self) -> CellSet {
        self.combined(other, |a, b| a & b)
    }
}

impl BitXor for &CellSet {
    type Output = CellSet;
    /// The cells that are in one set but not in both.
    fn bitxor(self, other: Self) -> CellSet {
        self.combined(other, |a, b| a ^ b)
    }
}

impl Sub for &CellSet {
    type Output = CellSet;
    /// The cells of the first set that are not in the second.
    fn sub(self, other: Self) -> CellSet {
        self.combined(other, |a, b| a & !b)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn cells() -> impl Strategy<Value = BTreeSet<Cell>> {
        proptest::collection::btree_set(0..200 as Cell, 0..20)
    }

    fn set(cells: impl IntoIterator<Item = Cell>) -> CellSet {
        cells.into_iter().collect()
    }

    proptest! {
        /// Everything agrees with the sets of the standard library.
        #[test]
        fn sets_behave_like_sets(a in cells(), b in cells(), cell in 0..200 as Cell) {
            let (x, y) = (set(a.clone()), set(b.clone()));
            prop_assert_eq!(x.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!(x.is_empty(), a.is_empty());
            prop_assert_eq!(x == y, a == b);
            prop_assert_eq!(&x | &y, set(a.union(&b).copied()));
            prop_assert_eq!(&x & &y, set(a.intersection(&b).copied()));
            prop_assert_eq!(&x - &y, set(a.difference(&b).copied()));
            prop_assert_eq!(&x ^ &y, set(a.symmetric_difference(&b).copied()));
            prop_assert_eq!(x.is_disjoint(&y), a.is_disjoint(&b));
            prop_assert_eq!(x.is_subset(&y), a.is_subset(&b));
            prop_assert_eq!(x.contains(cell), a.contains(&cell));
            let (mut more, mut less) = (x.clone(), x.clone());
            prop_assert_eq!(more.insert(cell), !a.contains(&cell));
            prop_assert_eq!(less.remove(cell), a.contains(&cell));
            prop_assert_eq!(more, set(a.iter().copied().chain([cell])));
            prop_assert_eq!(less, set(a.iter().copied().filter(|&other| other != cell)));
        }

        #[test]
        fn sets_are_written_as_numbers(a in cells()) {
            let text = serde_json::to_string(&set(a.clone())).unwrap();
            prop_assert_eq!(&text, &serde_json::to_string(&a).unwrap());
            prop_assert_eq!(serde_json::from_str::<CellSet>(&text).unwrap(), set(a));
        }
    }

    #[test]
    fn the_highest_cell_has_a_place() {
        let set = set([Cell::MAX]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Cell::MAX]);
        assert_eq!(format!("{set:?}"), "{65535}");
    }
}
