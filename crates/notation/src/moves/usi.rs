//! USI, the protocol of shogi programs: `7g7f`, `2b8h+`, `P*5e`.
//!
//! Files are numbers from the first side's right, ranks letters from its far edge.

use chesswright_rules::Move;
use chesswright_rules::board::Cell;

use super::context::MoveContext;

pub(super) fn write(context: &MoveContext<'_>, played: &Move) -> String {
    if played.is_pass() {
        return "pass".into();
    }
    let to = square(context, played.to());
    if let Some(kind) = context.dropped(played) {
        return format!("{}*{to}", context.letter(kind));
    }
    let mut text = format!("{}{to}", square(context, played.from()));
    if let Some(letter) = played.promotion().map(|kind| context.letter(kind)) {
        text.push_str(if letter.starts_with('+') { "+" } else { &letter });
    }
    text + &context.elsewhere(played, |cell| square(context, cell))
}

fn square(context: &MoveContext<'_>, cell: Cell) -> String {
    format!("{}{}", context.file_from_right(cell), char::from(b'a' + (context.rank_from_far(cell) - 1) as u8))
}

/// Accepts the drop signs of other notations, and pieces in any case.
pub(super) fn loosened(text: &str) -> String {
    text.chars()
        .filter(|c| !matches!(c, '-' | ' '))
        .map(super::ascii)
        .map(|c| if matches!(c, '@' | '\'') { '*' } else { c })
        .collect::<String>()
        .to_uppercase()
}
