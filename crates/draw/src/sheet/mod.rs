//! Rule sheets: the rules of a game in words, which the caller brings, with pictures.

mod html;
mod markdown;

use std::collections::{BTreeMap, BTreeSet};

use chesswright_rules::Rules;

use crate::diagram::{Legend, Reach};

pub use html::html;
pub use markdown::markdown;

/// The rules of a game in words, for a sheet. Whoever knows a language writes them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetText {
    /// The language, as a tag such as `en`.
    pub language: String,
    /// Its direction, as in HTML: `ltr` or `rtl`.
    pub direction: &'static str,
    /// The title of the page.
    pub heading: String,
    /// The name of the game.
    pub title: String,
    /// One or two sentences about it.
    pub description: String,
    /// A sentence with its other names, if it has any.
    pub also: String,
    /// The sections before the pieces: the goal, the board, the turns.
    pub before: Vec<Section>,
    /// The heading of the pieces.
    pub pieces_heading: String,
    /// The pieces, in the definition's order.
    pub pieces: Vec<PieceText>,
    /// The sections after the pieces: special moves, and how the game ends.
    pub after: Vec<Section>,
    /// The signs in the diagrams.
    pub signs: SignTexts,
}

/// A section of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// Its sentences.
    pub lines: Vec<String>,
}

/// A kind of piece in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceText {
    /// Its name.
    pub name: String,
    /// Its letters in position texts, and its characters.
    pub sign: String,
    /// Its moves and other properties.
    pub lines: Vec<String>,
}

/// What the signs in the diagrams mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SignTexts {
    /// The heading of the legend.
    pub heading: String,
    /// The word for a sign.
    pub sign: String,
    /// The word for the meaning of a sign.
    pub meaning: String,
    /// What the sign of the piece itself means.
    pub piece: String,
    /// What each other sign means.
    pub meanings: BTreeMap<Legend, String>,
}

impl SignTexts {
    fn meaning_of(&self, sign: Legend) -> &str {
        self.meanings.get(&sign).map_or("", String::as_str)
    }
}

/// A kind of piece with its diagram.
struct Entry<'a> {
    kind: usize,
    text: &'a PieceText,
    reach: Reach,
}

fn entries<'a>(rules: &Rules, text: &'a SheetText) -> Vec<Entry<'a>> {
    let definition = rules.definition();
    let pieces = definition.pieces.values().zip(&text.pieces).enumerate();
    let entry =
        |(kind, (piece, text))| Entry { kind, text, reach: Reach::of(piece, definition.board.geometry) };
    pieces.map(entry).collect()
}

/// The signs that occur in the diagrams, in a fixed order.
fn signs(entries: &[Entry<'_>]) -> BTreeSet<Legend> {
    entries.iter().flat_map(|entry| entry.reach.signs()).collect()
}
