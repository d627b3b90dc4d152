//! The signs of pieces in algebraic texts.

use chesswright_rules::{Kind, Piece, Rules, Side};

use crate::position::sign_of;

/// Marks a letter without a kind in the table of letters.
const NONE: u8 = u8::MAX;

/// The signs of all pieces of a game.
#[derive(Debug)]
pub(super) struct Signs {
    sides: Vec<OfSide>,
    figurines: Vec<Option<char>>,
    /// The kind written without a sign.
    pub(super) pawn: Option<Kind>,
}

#[derive(Debug)]
struct OfSide {
    /// By kind: `N`, `+R`, `<LION>`.
    written: Vec<String>,
    /// Kinds by single upper-case letter: their signs, their other letters, the first letters of their names.
    letters: [u8; 128],
}

/// Figurines by the names of pieces, in white and in black.
const FIGURINES: [(&str, [char; 2]); 6] = [
    ("king", ['♔', '♚']),
    ("queen", ['♕', '♛']),
    ("rook", ['♖', '♜']),
    ("bishop", ['♗', '♝']),
    ("knight", ['♘', '♞']),
    ("pawn", ['♙', '♟']),
];

impl Signs {
    pub(super) fn new(rules: &Rules) -> Self {
        let kinds = 0..rules.definition().pieces.len() as u8;
        let of_side = |side: u8| {
            let written: Vec<String> = kinds
                .clone()
                .map(|kind| {
                    let mut piece = sign_of(rules, Piece { side: Side(side), kind: Kind(kind) });
                    piece.sign.side = None;
                    piece.sign.name = piece.sign.name.to_uppercase();
                    piece.to_string()
                })
                .collect();
            let mut letters = [NONE; 128];
            for (kind, sign) in kinds.clone().zip(&written) {
                if let &[letter] = sign.as_bytes() {
                    letters[usize::from(letter & 127)] = kind;
                }
            }
            let mut free = |kind: u8, letter: u8| {
                let place = &mut letters[usize::from(letter.to_ascii_uppercase() & 127)];
                if *place == NONE {
                    *place = kind;
                }
            };
            for (kind, (_, piece)) in kinds.clone().zip(&rules.definition().pieces) {
                let also = piece.also.iter().map(String::as_bytes);
                also.filter_map(|also| <[u8; 1]>::try_from(also).ok())
                    .for_each(|[letter]| free(kind, letter));
            }
            let initial = |kind: u8| rules.kind_name(Kind(kind)).bytes().next();
            for (kind, letter) in kinds.clone().filter_map(|kind| Some((kind, initial(kind)?))) {
                if kinds.clone().all(|other| other == kind || initial(other) != Some(letter)) {
                    free(kind, letter);
                }
            }
            OfSide { written, letters }
        };
        let figurine = |kind: u8| {
            let name = rules.kind_name(Kind(kind));
            FIGURINES.iter().find(|(known, _)| *known == name).map(|(_, pictures)| pictures[0])
        };
        Self {
            sides: (0..rules.sides() as u8).map(of_side).collect(),
            figurines: kinds.clone().map(figurine).collect(),
            pawn: rules.kind("pawn"),
        }
    }

    /// The sign of a kind.
    pub(super) fn write(&self, side: Side, kind: Kind, figurines: bool) -> String {
        match self.figurines.get(kind.index()).copied().flatten().filter(|_| figurines) {
            Some(picture) => picture.into(),
            None => self.of(side).map(|signs| signs.written[kind.index()].clone()).unwrap_or_default(),
        }
    }

    /// All signs of a side.
    pub(super) fn all(&self, side: Side) -> &[String] {
        self.of(side).map_or(&[], |signs| &signs.written)
    }

    fn of(&self, side: Side) -> Option<&OfSide> {
        self.sides.get(side.index())
    }

    /// The kind that a single upper-case letter stands for.
    pub(super) fn letter(&self, side: Side, letter: u8) -> Option<Kind> {
        let kind = self.of(side)?.letters[usize::from(letter & 127)];
        (kind != NONE && letter.is_ascii_uppercase()).then_some(Kind(kind))
    }

    /// The sign at the start of a text, and its length. With `fold`, case does not matter and signs of several letters
    /// need no brackets.
    pub(super) fn at_start(&self, side: Side, text: &str, fold: bool) -> Option<(Kind, usize)> {
        let signs = self.of(side)?;
        let first = *text.as_bytes().first()?;
        if first.is_ascii_alphabetic() {
            let letter = if fold { first.to_ascii_uppercase() } else { first };
            let kind = signs.letters[usize::from(letter)];
            let bare = || fold.then(|| signs.bare_at_start(text)).flatten();
            return if kind == NONE { bare() } else { Some((Kind(kind), 1)) };
        }
        if first.is_ascii_digit() {
            return None;
        }
        let picture = text.chars().next()?;
        if let Some((_, pictures)) = FIGURINES.iter().find(|(_, pictures)| pictures.contains(&picture)) {
            let kind = self.figurines.iter().position(|own| *own == Some(pictures[0]))?;
            // Some programs add a variation selector to ask for a plain figurine instead of a coloured one.
            let rest = &text[picture.len_utf8()..];
            let wish = rest.chars().next().filter(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}'));
            return Some((Kind(kind as u8), picture.len_utf8() + wish.map_or(0, char::len_utf8)));
        }
        signs.long_at_start(text, fold)
    }
}

impl OfSide {
    fn long_at_start(&self, text: &str, fold: bool) -> Option<(Kind, usize)> {
        let kind = self.written.iter().position(|sign| {
            let head = text.get(..sign.len());
            head.is_some_and(|head| head == sign || (fold && head.to_uppercase() == *sign))
        })?;
        Some((Kind(kind as u8), self.written[kind].len()))
    }

    fn bare_at_start(&self, text: &str) -> Option<(Kind, usize)> {
        let bare = |sign: &str| sign.trim_start_matches('<').trim_end_matches('>').len();
        let fits = |sign: &&String| {
            let name = sign.trim_start_matches('<').trim_end_matches('>');
            text.get(..name.len()).is_some_and(|head| head.to_uppercase() == *name)
        };
        let longest = self.written.iter().filter(fits).max_by_key(|sign| bare(sign))?;
        let kind = self.written.iter().position(|sign| sign == longest)?;
        Some((Kind(kind as u8), bare(longest)))
    }
}
