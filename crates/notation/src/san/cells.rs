//! Finds names of cells inside a text.

use chesswright_rules::board::{Board, Cell};

/// The cells of a board by name.
#[derive(Debug)]
pub(super) struct CellNames {
    files: usize,
    ranks: usize,
    /// By layer, file and rank, as named.
    table: Vec<Option<Cell>>,
    /// Whether names begin with a layer.
    pub(super) layered: bool,
    /// Whether names of files may have two letters.
    wide: bool,
    /// Whether a file has the name `x`, like the sign of a capture.
    pub(super) has_x: bool,
}

impl CellNames {
    pub(super) fn new(board: &Board) -> Self {
        let [files, ranks, layers] = board.extent().map(usize::from);
        let table = vec![None; files * (ranks + 1) * layers];
        let mut names =
            Self { files, ranks, table, layered: layers > 1, wide: files > 26, has_x: files > 23 };
        for cell in board.cells() {
            if let Some(place) = names.place(board.name(cell).as_bytes()) {
                names.table[place] = Some(cell);
            }
        }
        names
    }

    /// The cell of that name.
    pub(super) fn find(&self, name: &[u8]) -> Option<Cell> {
        self.place(name).and_then(|place| self.table[place])
    }

    /// The cell whose name is at the end of a text, and the start of that name, on boards where names are a letter and
    /// a number.
    #[inline]
    pub(super) fn last(&self, text: &[u8]) -> Option<(usize, Cell)> {
        if self.layered || self.wide {
            return self.at_end(text).next();
        }
        let (start, rank) = match *text {
            [.., _, tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => {
                (text.len() - 3, usize::from(tens - b'0') * 10 + usize::from(ones - b'0'))
            }
            [.., _, ones @ b'1'..=b'9'] => (text.len() - 2, usize::from(ones - b'0')),
            _ => return None,
        };
        let file = usize::from(text[start].checked_sub(b'a')?);
        if file >= self.files || rank > self.ranks {
            return None;
        }
        Some((start, self.table[file * (self.ranks + 1) + rank]?))
    }

    /// The cells whose names are at the end of a text, and the starts of those names. Names can overlap if files have
    /// two letters.
    pub(super) fn at_end<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = (usize, Cell)> + 'a {
        let digits = text.iter().rev().take_while(|c| c.is_ascii_digit()).count();
        let most = if self.wide { 2 } else { 1 };
        let layers = if self.layered { 1..=2 } else { 0..=0 };
        let lengths = (1..=most).flat_map(move |file| layers.clone().map(move |layer| file + layer));
        lengths.filter_map(move |letters| {
            let start = text.len().checked_sub(digits + letters)?;
            let cell = self.find(&text[start..])?;
            Some((start, cell))
        })
    }

    /// Whether a text could describe an origin: letters of a layer, letters of a file, digits of a rank.
    pub(super) fn is_origin(&self, text: &str) -> bool {
        let [layer, file, rank] = parts(text.as_bytes());
        layer.len() + file.len() + rank.len() == text.len()
            && (self.layered || layer.is_empty())
            && file.len() <= 2
    }

    fn place(&self, name: &[u8]) -> Option<usize> {
        let [layer, file, rank] = parts(name);
        let z = match (self.layered, layer) {
            (false, []) => 0,
            (true, layer) => number(layer, b'A')?,
            _ => return None,
        };
        let (x, y) = (number(file, b'a')?, digits(rank)?);
        let fits = x < self.files && y <= self.ranks;
        let place = (z * self.files + x) * (self.ranks + 1) + y;
        (fits && place < self.table.len()).then_some(place)
    }
}

/// `a` … `z`, `aa`, `ab` … as a number from 0.
fn number(letters: &[u8], first: u8) -> Option<usize> {
    match letters {
        [one] => Some(usize::from(one - first)),
        [two, one] => Some((usize::from(two - first) + 1) * 26 + usize::from(one - first)),
        _ => None,
    }
}

fn digits(text: &[u8]) -> Option<usize> {
    match text {
        [] | [b'0', ..] => None,
        _ if text.len() > 3 => None,
        _ => Some(text.iter().fold(0, |n, c| n * 10 + usize::from(c - b'0'))),
    }
}

/// The layer, file and rank of a name. The rank includes everything that is left.
pub(super) fn parts(name: &[u8]) -> [&[u8]; 3] {
    let layer = name.iter().take_while(|c| c.is_ascii_uppercase()).count();
    let file = name[layer..].iter().take_while(|c| c.is_ascii_lowercase()).count();
    let (layer, rest) = name.split_at(layer);
    let (file, rank) = rest.split_at(file);
    let clean = rank.iter().all(u8::is_ascii_digit);
    [layer, file, if clean { rank } else { &[] }]
}

/// Whether the description of an origin fits the cell of that name. A description is the file, the rank or both,
/// optionally followed by a dash or the sign of a capture. With `loose`, it can be any of layer, file and rank in this
/// order. Otherwise the letter of a layer could be mistaken for a piece.
pub(super) fn agrees(hint: &str, name: &str, loose: bool) -> bool {
    let fits = |hint: &[u8]| {
        if !loose {
            return hint.is_empty() || agrees_strictly(hint, name.as_bytes());
        }
        let [layer, file, rank] = parts(name.as_bytes());
        let mut rest = hint;
        for part in [layer, file] {
            rest = rest.strip_prefix(part).unwrap_or(rest);
        }
        rest.is_empty() || rest == rank
    };
    hint.is_empty() || fits(hint.as_bytes()) || fits(without_separator(hint).as_bytes())
}

/// Whether it is the cell's file, rank or name.
pub(super) fn agrees_strictly(hint: &[u8], name: &[u8]) -> bool {
    let [_, file, rank] = parts(name);
    hint == file || hint == rank || hint == name
}

/// The text without a dash or the sign of a capture at its end.
pub(super) fn without_separator(hint: &str) -> &str {
    hint.strip_suffix(['x', 'X', '-', ':', '×', '–']).unwrap_or(hint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_found_at_the_end() {
        let wide = CellNames::new(&Board::rectangle(32, 32));
        let found: Vec<usize> = wide.at_end(b"baa10").map(|(start, _)| start).collect();
        assert_eq!(found, [2, 1]);
        assert_eq!(wide.find(b"a0"), None);
        assert_eq!(wide.find(b"ag1"), None);
        assert_eq!(wide.find(b"af32"), Some(1023));
        let small = CellNames::new(&Board::rectangle(8, 8));
        assert_eq!(small.at_end(b"Nbd2").map(|(start, _)| start).collect::<Vec<_>>(), [2]);
        for none in [&b"i1"[..], b"a9", b"", b"a", b"1", b"Aa1", b"a1x"] {
            assert_eq!(small.find(none), None);
        }
    }

    #[test]
    fn origins_agree() {
        for (hint, name) in
            [("", "a1"), ("a", "a1"), ("1", "a1"), ("a1", "a1"), ("A", "Aa1"), ("Aa", "Aa1"), ("A1", "Aa1")]
        {
            assert!(agrees(hint, name, true), "{hint} {name}");
        }
        for (hint, name) in
            [("b", "a1"), ("1", "a10"), ("10", "a1"), ("aa", "a1"), ("1a", "a1"), ("Ba", "Aa1")]
        {
            assert!(!agrees(hint, name, true), "{hint} {name}");
        }
        for (hint, name) in [("g1-", "g1"), ("gx", "g1"), ("x", "x1"), ("x", "a1"), ("Aa1", "Aa1")] {
            assert!(agrees(hint, name, false), "{hint} {name}");
        }
        assert!(!agrees("A", "Aa1", false) && !agrees("a1", "Aa1", false));
    }
}
