//! Signs of pieces and names of cells in texts.

use std::fmt;

use chesswright_rules::template;

use crate::scan::Scan;

/// The maximal length of a sign, in bytes.
pub(crate) const LONGEST_SIGN: usize = 32;

/// The name of a cell: an upper-case letter for the layer on boards with layers, lower-case letters for the file,
/// digits for the rank. `e4`, `ab12`, `Ca5`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CellName(String);

impl CellName {
    /// The name, if the text is one.
    pub fn new(name: &str) -> Option<Self> {
        let mut scan = Scan::new(name, 0..name.len());
        let cell = Self::read(&mut scan)?;
        scan.is_done().then_some(cell)
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads a name. If there is none, the cursor does not move.
    pub(crate) fn read(scan: &mut Scan<'_>) -> Option<Self> {
        let mut ahead = scan.clone();
        if ahead.peek().is_some_and(|c| c.is_ascii_uppercase()) {
            ahead.next();
        }
        let file = ahead.take_while(|c| c.is_ascii_lowercase()).len();
        let rank = ahead.take_while(|c| c.is_ascii_digit()).len();
        if !(1..=2).contains(&file) || !(1..=3).contains(&rank) {
            return None;
        }
        let name = scan.rest()[..ahead.at() - scan.at()].to_owned();
        *scan = ahead;
        Some(Self(name))
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a text identifies a kind of piece and, if letters cannot, its side.
///
/// A single letter stands for itself: upper case for the first side, lower case for the second. All other signs are in
/// angle brackets: `<Lion>`, or with the letter of the side in front `<r:K>`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sign {
    /// The letter of the side, if the text contains it.
    pub side: Option<String>,
    /// One letter, or a name of several characters.
    pub name: String,
}

impl Sign {
    /// A single letter.
    pub fn letter(letter: char) -> Self {
        Self { side: None, name: letter.into() }
    }

    /// Reads a sign. Returns `Ok(None)` if there is none, and an error if a sign is malformed.
    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Option<Self>, &'static str> {
        match scan.peek() {
            Some(c) if c.is_alphabetic() => {
                scan.next();
                Ok(Some(Self::letter(c)))
            }
            Some('<') => {
                scan.next();
                let inside = scan.take_while(fits_in_brackets);
                if !scan.take('>') {
                    return Err(template!(
                        "the name is not closed by `>`, or contains a character that names cannot have"
                    ));
                }
                let (side, name) = match inside.split_once(':') {
                    Some((side, name)) => (Some(side), name),
                    None => (None, inside),
                };
                let fine = |text: &str| !text.is_empty() && text.len() <= LONGEST_SIGN;
                if !fine(name) || name.contains(':') || side.is_some_and(|side| !fine(side)) {
                    return Err(template!(
                        "expected a name of 1 to 32 bytes, such as `<lion>` or `<w:lion>`"
                    ));
                }
                Ok(Some(Self { side: side.map(str::to_owned), name: name.to_owned() }))
            }
            _ => Ok(None),
        }
    }
}

fn fits_in_brackets(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '_' | '\'' | '+' | '.' | ':')
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.name.chars();
        let is_letter = chars.next().is_some_and(char::is_alphabetic) && chars.next().is_none();
        match &self.side {
            Some(side) => write!(f, "<{side}:{}>", self.name),
            None if is_letter => f.write_str(&self.name),
            None => write!(f, "<{}>", self.name),
        }
    }
}

/// A piece in a text: its sign and its marks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Its sign.
    pub sign: Sign,
    /// `+` in front: the promoted form of the piece.
    pub promoted: bool,
    /// `~` behind: it has promoted, and reverts when captured.
    pub reverts: bool,
}

impl Piece {
    /// A piece without marks, named by a single letter.
    pub fn letter(letter: char) -> Self {
        Self { sign: Sign::letter(letter), promoted: false, reverts: false }
    }

    /// Reads a piece. Returns `Ok(None)` if there is none.
    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Option<Self>, &'static str> {
        let promoted = scan.take('+');
        match Sign::read(scan)? {
            Some(sign) => Ok(Some(Self { sign, promoted, reverts: scan.take('~') })),
            None if promoted => Err(template!("expected a piece after `+`")),
            None => Ok(None),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plus = if self.promoted { "+" } else { "" };
        let tilde = if self.reverts { "~" } else { "" };
        write!(f, "{plus}{}{tilde}", self.sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cell_names() {
        for good in ["a1", "e4", "j10", "ab12", "Ca5", "af32"] {
            assert_eq!(CellName::new(good).map(|cell| cell.to_string()).as_deref(), Some(good));
        }
        for bad in ["", "a", "1", "E4", "a1b", "abc1", "a1234", "é4", "-"] {
            assert_eq!(CellName::new(bad), None, "{bad}");
        }
    }

    #[test]
    fn signs() {
        let read = |text: &str| Piece::read(&mut Scan::new(text, 0..text.len()));
        for good in ["K", "k", "+P", "q~", "<Lion>", "<r:K>", "+<r:Lion>~", "Š"] {
            assert_eq!(read(good).map(|piece| piece.map(|piece| piece.to_string())), Ok(Some(good.into())));
        }
        // A letter in unnecessary brackets is that letter.
        assert_eq!(read("<K>"), Ok(Some(Piece::letter('K'))));
        for bad in ["+", "<", "<>", "<a", "<:K>", "<r:>", "<r:K:x>", "<a b>"] {
            assert!(read(bad).is_err(), "{bad}");
        }
        assert_eq!(read("7"), Ok(None));
    }
}
