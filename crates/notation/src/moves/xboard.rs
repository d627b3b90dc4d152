//! Coordinates as in XBoard and Chinese programs: UCI with different rank numbers.
//!
//! XBoard counts ranks from 0 on boards of ten ranks, otherwise from 1, and writes a pass as `@@@@`. UCCI has ten
//! ranks, from 0.

use chesswright_rules::Move;

use super::context::MoveContext;
use super::uci::uci;

pub(super) fn write(context: &MoveContext<'_>, played: &Move) -> String {
    if played.is_pass() {
        return "@@@@".into();
    }
    let text = uci(context.position, played, false);
    if context.ranks() == 10 { from_zero(&text) } else { text }
}

pub(super) fn ucci(context: &MoveContext<'_>, played: &Move) -> String {
    from_zero(&uci(context.position, played, false))
}

/// Decreases every number in a text by one.
fn from_zero(text: &str) -> String {
    let mut lowered = String::new();
    let mut number: Option<u32> = None;
    for c in text.chars().chain([' ']) {
        if let Some(digit) = c.to_digit(10) {
            number = Some(number.unwrap_or(0) * 10 + digit);
            continue;
        }
        if let Some(number) = number.take() {
            lowered.push_str(&number.saturating_sub(1).to_string());
        }
        lowered.push(c);
    }
    lowered.trim_end().to_owned()
}

/// Accepts any case, and dashes between cells.
pub(super) fn loosened(text: &str) -> String {
    text.chars()
        .filter(|c| !matches!(c, '-' | ' ' | '='))
        .map(super::ascii)
        .collect::<String>()
        .to_lowercase()
}
