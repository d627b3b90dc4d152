//! Janggi: `P73-63`, `H02-83`, `C33x83+`.
//!
//! A cell is its rank from the far edge (the tenth is 0) and its file from the left. Both cells are always written.

use chesswright_rules::Move;
use chesswright_rules::board::Cell;

use super::context::MoveContext;
use crate::san::check_mark;

pub(super) fn write(context: &MoveContext<'_>, played: &Move) -> String {
    let letter = context.kind(played).map(|kind| context.letter(kind)).unwrap_or_default();
    let sign = if context.captures(played) { 'x' } else { '-' };
    let (from, to) = (square(context, played.from()), square(context, played.to()));
    format!("{letter}{from}{sign}{to}{}", check_mark(context.position, played))
}

fn square(context: &MoveContext<'_>, cell: Cell) -> String {
    format!("{}{}", context.rank_from_far(cell) % 10, context.at(cell).x + 1)
}

/// The cells alone: they identify the move.
pub(super) fn loosened(text: &str) -> String {
    text.chars().map(super::ascii).filter(char::is_ascii_digit).collect()
}
