//! Names of cells: letters for the file, and a number for the rank, counted from the bottom.

use std::fmt;

/// A cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    rank: u8,
    file: u8,
}

impl Place {
    /// The cell on a file and a rank, both counted from 0.
    pub fn new(file: usize, rank: usize) -> Self {
        Self { file: file.min(255) as u8, rank: rank.min(255) as u8 }
    }

    /// The cell in a column and a row of a drawing with `ranks` rows.
    pub(super) fn drawn(column: usize, row: usize, ranks: usize) -> Self {
        Self::new(column, ranks.saturating_sub(row + 1))
    }

    /// Its file, from 0.
    pub fn file(self) -> usize {
        self.file.into()
    }

    /// Its rank, from 0.
    pub fn rank(self) -> usize {
        self.rank.into()
    }

    /// Parses the name of a cell, such as `c4` or `aa12`.
    pub fn named(name: &str) -> Option<Self> {
        let letters = name.bytes().take_while(u8::is_ascii_lowercase).count();
        let (file, rank) = name.split_at(letters);
        if !(1..=2).contains(&file.len()) || !(1..=2).contains(&rank.len()) || rank.starts_with('0') {
            return None;
        }
        let file = file.bytes().fold(0, |sum, letter| sum * 26 + usize::from(letter - b'a') + 1) - 1;
        let rank: usize = rank.parse().ok()?;
        (file < super::MAX_EXTENT && rank <= super::MAX_EXTENT).then(|| Self::new(file, rank - 1))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'a' + n);
        if let Some(first) = (self.file / 26).checked_sub(1) {
            write!(f, "{}", letter(first.min(25)))?;
        }
        write!(f, "{}{}", letter(self.file % 26), u16::from(self.rank) + 1)
    }
}
