//! Western notations of shogi: `P-7f`, `P-76`, `P76`.
//!
//! | | Hodges | with numbers | Hosking |
//! |---|---|---|---|
//! | a move | `P-7f` | `P-76` | `P76` |
//! | a capture | `Bx2b` | `Bx22` | `Bx22` |
//! | a drop | `P*5e` | `P*55` | `P'55` |
//! | disambiguated by its origin | `G6i-5h` | `G69-58` | `G69-58` |
//! | promoted, or promotion declined | `+`, `=` behind | | |
//! | captures elsewhere | `x5e` behind | | |
//!
//! Files are numbers from the first side's right, ranks letters or numbers from its far edge.

use chesswright_rules::Move;
use chesswright_rules::board::Cell;

use super::scene::Scene;

/// Which of the notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Hodges,
    HodgesNumber,
    Hosking,
}

pub(super) fn write(scene: &Scene<'_>, played: &Move, style: Style) -> String {
    let told_apart = scene.dropped(played).is_none() && scene.rivals(played).next().is_some();
    spelled(scene, played, style, told_apart)
}

/// The same with the full origin, which readers always understand.
pub(super) fn fullest(scene: &Scene<'_>, played: &Move, style: Style) -> String {
    spelled(scene, played, style, scene.dropped(played).is_none())
}

fn spelled(scene: &Scene<'_>, played: &Move, style: Style, with_origin: bool) -> String {
    if played.is_pass() {
        return "pass".into();
    }
    let mut text = scene.kind(played).map(|kind| scene.letter(kind)).unwrap_or_default();
    if with_origin {
        text.push_str(&square(scene, played.from(), style));
    }
    if scene.dropped(played).is_some() {
        text.push(if style == Style::Hosking { '\'' } else { '*' });
    } else if scene.captures(played) {
        text.push('x');
    } else if style != Style::Hosking || with_origin {
        text.push('-');
    }
    text.push_str(&square(scene, played.to(), style));
    match played.promotion().map(|kind| scene.letter(kind)) {
        Some(letter) if letter.starts_with('+') => text.push('+'),
        Some(_) if text.starts_with('+') => text.push('-'),
        Some(letter) => text.push_str(&format!("={letter}")),
        None if scene.declines_promotion(played) => text.push('='),
        None => {}
    }
    text + &scene.elsewhere(played, |cell| square(scene, cell, style))
}

fn square(scene: &Scene<'_>, cell: Cell, style: Style) -> String {
    let rank = scene.rank_from_far(cell);
    let file = scene.file_from_right(cell);
    match style {
        Style::Hodges => format!("{file}{}", char::from(b'a' + (rank - 1) as u8)),
        Style::HodgesNumber | Style::Hosking => format!("{file}{rank}"),
    }
}

/// Removes what people omit: signs between piece and cell, except that of a drop.
pub(super) fn loosened(text: &str) -> String {
    let drop = |c| matches!(c, '*' | '\'' | '@' | '’' | '打');
    let mut chars = text.chars().filter(|c| !matches!(c, '-' | 'x' | 'X' | '–' | ':' | ' ')).peekable();
    let mut loose = String::new();
    while let Some(c) = chars.next() {
        let c = if drop(c) { '*' } else { super::ascii(c) };
        // A missing `=` at the end does not matter: people forget it.
        if c == '=' && chars.peek().is_none() {
            continue;
        }
        loose.push(c);
    }
    let capital = usize::from(loose.starts_with('+'));
    match loose.get(capital..capital + 1) {
        Some(letter) => format!("{}{}{}", &loose[..capital], letter.to_uppercase(), &loose[capital + 1..]),
        None => loose,
    }
}
