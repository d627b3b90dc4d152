//! The signs of a text with their places.

use super::diagnostic::Span;

/// A sign of the text, white space left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    /// Which one.
    pub sign: char,
    /// Where it stands.
    pub span: Span,
}

/// The signs of a text.
pub(super) fn signs(text: &str) -> Vec<Sign> {
    text.char_indices()
        .filter(|(_, sign)| !sign.is_ascii_whitespace())
        .map(|(at, sign)| Sign { sign, span: Span::new(at, at + sign.len_utf8()) })
        .collect()
}

/// Whether a letter modifies the leg it stands on.
pub(super) fn is_modifier(sign: char) -> bool {
    "fblrvshmcdekpgijnoqtuyz".contains(sign)
}

/// Whether a letter is a direction on every leg.
pub(super) fn is_direction(sign: char) -> bool {
    "fblrvsh".contains(sign)
}
