//! What is wrong with a file of games, line by line.

use std::fmt;

/// Something wrong in a file; reading goes on behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line it is on, from 1.
    pub line: u64,
    /// What it is.
    pub kind: FaultKind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

/// What can be wrong in a file of games.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// Text in Latin-1.
    #[error("the file is not UTF-8 and was read as Latin-1 (save it as UTF-8)")]
    Encoding,
    /// Text in UTF-16.
    #[error("the file is in UTF-16, which is not supported (save it as UTF-8)")]
    Utf16,
    /// `[Event Foo]`.
    #[error("the value of tag `{0}` has no quotes")]
    BareValue(String),
    /// `[Event "a "b" c"]`.
    #[error("tag `{0}` has quotes inside its value (write \\\" there)")]
    Quotes(String),
    /// `[Event "a"` and the line ends.
    #[error("tag `{0}` is not closed by `\"]`")]
    OpenTag(String),
    /// `[ … ]` that is no tag.
    #[error("`[{0}` is not a tag and was skipped")]
    NoTag(String),
    /// The same tag again.
    #[error("tag `{0}` is given again; the first one counts")]
    TagAgain(String),
    /// A comment without end.
    #[error("the comment that begins here is not closed by `}}`")]
    OpenComment,
    /// A comment that was too long to keep.
    #[error("a comment was cut to {0} bytes")]
    LongComment(usize),
    /// `{ … { … } … }`.
    #[error("a comment contains another one; both were read as one comment")]
    NestedComment,
    /// `}` alone.
    #[error("`{0}` has no opening bracket")]
    Stray(char),
    /// `(` without `)`.
    #[error("{} not closed by `)`", if *.0 == 1 { "a variation is".into() } else { format!("{} variations are", .0) })]
    OpenVariations(u32),
    /// More variations inside each other than anybody can read.
    #[error("variations are nested more than {0} deep; this one was skipped")]
    Deep(u32),
    /// No result at the end of a game.
    #[error("the game ends without a result (write `*` if it has none)")]
    NoResult,
    /// A result inside a variation.
    #[error("the result `{0}` inside a variation was ignored")]
    ResultInside(String),
    /// The result of the moves is not that of the tags.
    #[error("the moves end with `{moves}`, but the tag says `{tag}`")]
    OtherResult {
        /// Behind the moves.
        moves: String,
        /// In the tag.
        tag: String,
    },
    /// A word too long to be a move.
    #[error("`{0}…` is too long for a move and was skipped")]
    LongWord(String),
    /// Moves without tags in front.
    #[error("moves begin without tags")]
    NoTags,
    /// The game is not known.
    #[error("there is no game called `{0}`; its moves cannot be checked")]
    UnknownVariant(String),
    /// The start position cannot be read.
    #[error("the start position is wrong: {0}")]
    Position(String),
    /// Something was strange about the start position.
    #[error("the start position is unusual: {0}")]
    OddPosition(String),
    /// The definition in the file cannot be used.
    #[error("the rules in the file cannot be used: {0}")]
    Rules(String),
    /// A move that is none, or not legal.
    #[error("{number}: {why}; the rest of the {rest} is not checked", rest = if *.variation { "variation" } else { "game" })]
    Move {
        /// Number and side, as `12.` or `12...`.
        number: String,
        /// Why not.
        why: String,
        /// Whether it stands in a variation.
        variation: bool,
    },
    /// A null move where there can be none: in check, or when the game is over.
    #[error("{number}: `{text}` is a null move, which is not possible here; the rest of the {rest} is not checked", rest = if *.variation { "variation" } else { "game" })]
    NullMove {
        /// Number and side.
        number: String,
        /// How it is written.
        text: String,
        /// Whether it stands in a variation.
        variation: bool,
    },
    /// A variation with nothing before it.
    #[error("a variation before the first move was skipped")]
    NoMoveToVary,
    /// The game is over by the rules, but has another result.
    #[error("the last position is {by_rules}, but the result is `{written}`")]
    WrongResult {
        /// How it ended.
        by_rules: String,
        /// What is written.
        written: String,
    },
}
