//! Errors in move texts.

use chesswright_rules::message;
use chesswright_rules::message::Message;

use super::MoveFault;

/// Why a text is not a legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text is not a move in this game.
    #[error("{}", self.message())]
    Unreadable {
        /// The text.
        text: String,
        /// The reason.
        why: Box<MoveFault>,
    },
    /// It fits several moves.
    #[error("{}", self.message())]
    Ambiguous {
        /// The text.
        text: String,
        /// The matching moves, in standard notation.
        candidates: Vec<String>,
    },
    /// The text is a move, but it is not legal in this position.
    #[error("{}", self.message())]
    Illegal {
        /// The text.
        text: String,
        /// The reason.
        why: Box<MoveFault>,
    },
}

impl SanError {
    /// What is wrong. Whoever has the rules at hand says the reason in other languages from its [`MoveFault`].
    pub fn message(&self) -> Message {
        match self {
            Self::Unreadable { text, why } => {
                message!("`{text}` is not a move: {why}", text, why = why.to_string())
            }
            Self::Ambiguous { text, candidates } => {
                message!("`{text}` is ambiguous: it could be {moves}", text, moves = or(candidates))
            }
            Self::Illegal { text, why } => {
                message!("`{text}` is not legal: {why}", text, why = why.to_string())
            }
        }
    }
}

/// `a, b or c`.
pub(super) fn or(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}
