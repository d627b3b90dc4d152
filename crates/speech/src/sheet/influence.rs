//! Pieces that borrow the moves of others near them.

use chesswright_rules::definition::model::{InfluenceDef, LendMode, LendersDef};

use super::moves::leaps;
use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Kinds, Phrases};
use super::triggers::whose_pieces;

pub(crate) fn influence(rule: &InfluenceDef, places: &Places<'_>) -> Sentence {
    let InfluenceDef { pieces, from, mode } = rule;
    let LendersDef { around, pieces: lenders, owner } = from;
    let (kinds, lenders, whose) = (Kinds::of(pieces), Kinds::of(lenders), whose_pieces(*owner));
    let spot = Phrases::from(Phrase::SpotPiece);
    let cells: Phrases = match around.as_str() {
        "K" => Phrase::NextTo { spot }.into(),
        around => Phrase::ReachedFrom { ways: leaps(around, places), spot }.into(),
    };
    match mode {
        LendMode::Instead => Sentence::BorrowsInstead { kinds, lenders, whose, cells },
        LendMode::Also => Sentence::BorrowsAlso { kinds, lenders, whose, cells },
    }
}
