//! The signs of pieces in position texts.

use chesswright_rules::message::Blank;
use chesswright_rules::{message, template};
use std::ops::Range;

use chesswright_rules::definition::model::PieceDef;
use chesswright_rules::{Kind, Piece, Rules, Side};

use super::read::SetupReader;
use crate::sign::{self, Sign};

/// The sign of a piece: `K`, `k`, `+r`, `<lion>`.
pub fn sign(rules: &Rules, piece: Piece) -> String {
    sign_of(rules, piece).to_string()
}

/// The same as plain data.
pub(crate) fn sign_of(rules: &Rules, piece: Piece) -> sign::Piece {
    let definition = rules.definition();
    let letter = definition.letter(piece.side.index(), piece.kind.index()).unwrap_or("?");
    let (side, name) = if definition.sides.len() > 2 {
        (Some(definition.sides[piece.side.index()].letter.clone()), letter.to_uppercase())
    } else if piece.side.0 == 0 {
        (None, letter.to_uppercase())
    } else {
        (None, letter.to_lowercase())
    };
    let bare = name.strip_prefix('+').filter(|bare| bare.chars().count() == 1 && side.is_none());
    sign::Piece {
        promoted: bare.is_some(),
        sign: Sign { side, name: bare.unwrap_or(&name).to_owned() },
        reverts: false,
    }
}

/// The piece that a sign means.
pub(crate) fn piece_of(rules: &Rules, piece: &sign::Piece) -> Option<Piece> {
    let definition = rules.definition();
    let name = &piece.sign.name;
    let name = if piece.promoted { format!("+{name}") } else { name.clone() };
    let first = name.chars().find(|c| c.is_alphabetic())?;
    let side = match &piece.sign.side {
        Some(letter) => definition.sides.iter().position(|side| side.letter == *letter)?,
        None => usize::from(first.is_lowercase()),
    };
    let name = name.to_lowercase();
    let letter = |kind: usize| definition.letter(side, kind);
    let by_letter = (0..definition.pieces.len())
        .find(|&kind| letter(kind).is_some_and(|letter| letter.to_lowercase() == name));
    // Other letters in use also stand for pieces of this side.
    let kind = by_letter.or_else(|| {
        let has = |(kind, piece): (usize, &PieceDef)| letter(kind).is_some() && piece.also.contains(&name);
        definition.pieces.values().enumerate().position(has)
    })?;
    Some(Piece { side: Side(side as u8), kind: Kind(kind as u8) })
}

/// The maximal number of letters that an error message lists.
const MOST_LISTED: usize = 16;

impl SetupReader<'_> {
    /// Reports an unknown sign once, however often it occurs.
    pub(super) fn unknown_piece(&mut self, piece: &sign::Piece, span: Range<usize>) {
        if !self.unknown.insert(piece.to_string()) {
            return;
        }
        let kinds = 0..self.rules.definition().pieces.len() as u8;
        let signs = kinds.map(|kind| sign(self.rules, Piece { side: Side(0), kind: Kind(kind) }));
        let signs: Vec<String> = signs.take(MOST_LISTED + 1).collect();
        let piece = piece.to_string();
        let message = match signs.len() {
            ..=MOST_LISTED => {
                message!(
                    "this game has no piece `{piece}`; the pieces are {signs}",
                    piece,
                    signs = Blank::list(signs)
                )
            }
            _ => message!("this game has no piece `{piece}`", piece),
        };
        self.problems.add(span, message, template!("capital letters are pieces of the first side"));
    }
}
