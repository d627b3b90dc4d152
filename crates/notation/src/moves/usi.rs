//! USI, the protocol of shogi programs: `7g7f`, `2b8h+`, `P*5e`.
//!
//! Files are numbers from the first side's right, ranks letters from its far edge.

use chesswright_rules::Move;
use chesswright_rules::board::Cell;

use super::scene::Scene;

pub(super) fn write(scene: &Scene<'_>, played: &Move) -> String {
    if played.is_pass() {
        return "pass".into();
    }
    let to = square(scene, played.to());
    if let Some(kind) = scene.dropped(played) {
        return format!("{}*{to}", scene.letter(kind));
    }
    let mut text = format!("{}{to}", square(scene, played.from()));
    if let Some(letter) = played.promotion().map(|kind| scene.letter(kind)) {
        text.push_str(if letter.starts_with('+') { "+" } else { &letter });
    }
    text + &scene.elsewhere(played, |cell| square(scene, cell))
}

fn square(scene: &Scene<'_>, cell: Cell) -> String {
    format!("{}{}", scene.file_from_right(cell), char::from(b'a' + (scene.rank_from_far(cell) - 1) as u8))
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
