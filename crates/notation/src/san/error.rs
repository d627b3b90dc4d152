//! Why a text is no move of a position.

/// Why a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// It is no move of this game at all.
    #[error("`{text}` is not a move: {why}")]
    Unreadable {
        /// What was read.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// It fits several moves.
    #[error("`{text}` is ambiguous: it could be {}", or(candidates))]
    Ambiguous {
        /// What was read.
        text: String,
        /// The moves it fits, well written.
        candidates: Vec<String>,
    },
    /// It is a move, but not a legal one here.
    #[error("`{text}` is not legal: {why}")]
    Illegal {
        /// What was read.
        text: String,
        /// Why not.
        why: String,
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
