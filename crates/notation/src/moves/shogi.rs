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

use super::context::MoveContext;

/// Which of the notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Hodges,
    HodgesNumber,
    Hosking,
}

pub(super) fn write(context: &MoveContext<'_>, played: &Move, style: Style) -> String {
    let needs_origin = context.dropped(played).is_none() && context.rivals(played).next().is_some();
    spelled(context, played, style, needs_origin)
}

/// The same with the full origin, which readers always understand.
pub(super) fn fullest(context: &MoveContext<'_>, played: &Move, style: Style) -> String {
    spelled(context, played, style, context.dropped(played).is_none())
}

fn spelled(context: &MoveContext<'_>, played: &Move, style: Style, with_origin: bool) -> String {
    if played.is_pass() {
        return "pass".into();
    }
    let mut text = context.kind(played).map(|kind| context.letter(kind)).unwrap_or_default();
    if with_origin {
        text.push_str(&square(context, played.from(), style));
    }
    if context.dropped(played).is_some() {
        text.push(if style == Style::Hosking { '\'' } else { '*' });
    } else if context.captures(played) {
        text.push('x');
    } else if style != Style::Hosking || with_origin {
        text.push('-');
    }
    text.push_str(&square(context, played.to(), style));
    match played.promotion().map(|kind| context.letter(kind)) {
        Some(letter) if letter.starts_with('+') => text.push('+'),
        Some(_) if text.starts_with('+') => text.push('-'),
        Some(letter) => text.push_str(&format!("={letter}")),
        None if context.declines_promotion(played) => text.push('='),
        None => {}
    }
    text + &context.elsewhere(played, |cell| square(context, cell, style))
}

fn square(context: &MoveContext<'_>, cell: Cell, style: Style) -> String {
    let rank = context.rank_from_far(cell);
    let file = context.file_from_right(cell);
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
