//! The signs of a text with their places.

use super::diagnostic::Span;

/// A sign of the text. White space is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    /// The sign.
    pub sign: char,
    /// Its place in the text.
    pub span: Span,
}

/// The signs of a text.
pub(super) fn signs(text: &str) -> Vec<Sign> {
    text.char_indices()
        .filter(|(_, sign)| !sign.is_ascii_whitespace())
        .map(|(at, sign)| Sign { sign, span: Span::new(at, at + sign.len_utf8()) })
        .collect()
}

/// Whether a letter modifies the leg on which it stands.
pub(super) fn is_modifier(sign: char) -> bool {
    "fblrvshmcdekpgijnoqtuyz".contains(sign)
}

/// Whether a letter names a direction on every leg.
pub(super) fn is_direction(sign: char) -> bool {
    "fblrvsh".contains(sign)
}
