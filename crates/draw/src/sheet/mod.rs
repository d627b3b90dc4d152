//! Rule sheets: everything a definition says, with pictures.

mod html;
mod markdown;

use std::collections::BTreeSet;

use chesswright_rules::Rules;

use crate::diagram::{Legend, Reach, Sort, Way};
use crate::words::PieceWords;

pub use html::html;
pub use markdown::markdown;

/// A kind of piece with its diagram.
struct Entry {
    kind: usize,
    words: PieceWords,
    reach: Reach,
}

fn entries(rules: &Rules, words: Vec<PieceWords>) -> Vec<Entry> {
    let definition = rules.definition();
    let pieces = definition.pieces.values().zip(words).enumerate();
    let entry =
        |(kind, (piece, words))| Entry { kind, words, reach: Reach::of(piece, definition.board.geometry) };
    pieces.map(entry).collect()
}

/// The signs that occur in the diagrams, in a fixed order.
fn signs(entries: &[Entry]) -> BTreeSet<Legend> {
    let mut signs = BTreeSet::new();
    for Entry { reach, .. } in entries {
        signs.extend(reach.ways.values().map(|way| Legend::Way(*way)));
        let others = [
            (Legend::Line, reach.lines.len()),
            (Legend::Block, reach.blocks.len()),
            (Legend::Screen, reach.screens.len()),
        ];
        signs.extend(others.iter().filter(|(_, n)| *n > 0).map(|(sign, _)| *sign));
    }
    signs
}

/// What a sign means.
fn meaning(sign: Legend) -> &'static str {
    match sign {
        Legend::Way(Way::Both(Sort::Always)) => "may move or capture here",
        Legend::Way(Way::Move(Sort::Always)) => "may move here, not capture",
        Legend::Way(Way::Capture(Sort::Always)) => "may capture here, not move",
        Legend::Way(Way::Both(Sort::First) | Way::Move(Sort::First)) => "may go here as its first move",
        Legend::Way(Way::Capture(Sort::First)) => "may capture here as its first move",
        Legend::Way(Way::Both(Sort::Somewhere)) => "may move or capture here in some parts of the board",
        Legend::Way(Way::Move(Sort::Somewhere)) => "may move here in some parts of the board",
        Legend::Way(Way::Capture(Sort::Somewhere)) => "may capture here in some parts of the board",
        Legend::Way(Way::Both(Sort::Over)) => "may move or capture here over another piece",
        Legend::Way(Way::Move(Sort::Over)) => "may move here over another piece",
        Legend::Way(Way::Capture(Sort::Over)) => "may capture here over another piece",
        Legend::Way(Way::Remote) => "captures here without moving here",
        Legend::Way(Way::MoveRemote) => "may move here, or capture here without moving here",
        Legend::Line => "and further in that direction while the cells are empty",
        Legend::Block => "must be empty for the cell behind it to be reached",
        Legend::Screen => "any piece, to be jumped over",
    }
}
