//! Janggi: `P73-63`, `H02-83`, `C33x83+`.
//!
//! A cell is its rank from the far edge (the tenth is 0) and its file from the left. Both cells are always written.

use chesswright_rules::Move;
use chesswright_rules::board::Cell;

use super::scene::Scene;
use crate::san::check_mark;

pub(super) fn write(scene: &Scene<'_>, played: &Move) -> String {
    let letter = scene.kind(played).map(|kind| scene.letter(kind)).unwrap_or_default();
    let sign = if scene.captures(played) { 'x' } else { '-' };
    let (from, to) = (square(scene, played.from()), square(scene, played.to()));
    format!("{letter}{from}{sign}{to}{}", check_mark(scene.position, played))
}

fn square(scene: &Scene<'_>, cell: Cell) -> String {
    format!("{}{}", scene.rank_from_far(cell) % 10, scene.at(cell).x + 1)
}

/// The cells alone: they identify the move.
pub(super) fn loosened(text: &str) -> String {
    text.chars().map(super::ascii).filter(char::is_ascii_digit).collect()
}
