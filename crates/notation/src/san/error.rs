//! Errors in move texts.

use super::MoveFault;

/// Why a text is not a legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text is not a move in this game.
    #[error("`{text}` is not a move: {why}")]
    Unreadable {
        /// The text.
        text: String,
        /// The reason.
        why: Box<MoveFault>,
    },
    /// It fits several moves.
    #[error("`{text}` is ambiguous: it could be {}", or(candidates))]
    Ambiguous {
        /// The text.
        text: String,
        /// The matching moves, in standard notation.
        candidates: Vec<String>,
    },
    /// The text is a move, but it is not legal in this position.
    #[error("`{text}` is not legal: {why}")]
    Illegal {
        /// The text.
        text: String,
        /// The reason.
        why: Box<MoveFault>,
    },
}

/// `a, b or c`.
pub(super) fn or(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}
