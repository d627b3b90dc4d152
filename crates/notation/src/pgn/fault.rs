//! Faults in files of games.

use std::fmt;

/// A fault in a file. Reading continues after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line it is on, from 1.
    pub line: u64,
    /// The kind of fault.
    pub kind: FaultKind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

/// The kinds of faults in files of games.
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
    /// `[Event "a"` without the closing bracket.
    #[error("tag `{0}` is not closed by `\"]`")]
    OpenTag(String),
    /// `[ … ]` that is not a tag.
    #[error("`[{0}` is not a tag and was skipped")]
    NoTag(String),
    /// The same tag again.
    #[error("tag `{0}` is given again; the first one counts")]
    TagAgain(String),
    /// A comment without end.
    #[error("the comment that begins here is not closed by `}}`")]
    OpenComment,
    /// A comment that was too long and was cut.
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
    /// Variations nested too deep.
    #[error("variations are nested more than {0} deep; this one was skipped")]
    Deep(u32),
    /// No result at the end of a game.
    #[error("the game ends without a result (write `*` if it has none)")]
    NoResult,
    /// A result inside a variation.
    #[error("the result `{0}` inside a variation was ignored")]
    ResultInside(String),
    /// The result after the moves differs from the tag.
    #[error("the moves end with `{moves}`, but the tag says `{tag}`")]
    OtherResult {
        /// The result after the moves.
        moves: String,
        /// The result in the tag.
        tag: String,
    },
    /// A word too long to be a move.
    #[error("`{0}…` is too long for a move and was skipped")]
    LongWord(String),
    /// Moves without tags in front.
    #[error("moves begin without tags")]
    NoTags,
    /// An unknown variant.
    #[error("there is no game called `{0}`; its moves cannot be checked")]
    UnknownVariant(String),
    /// The start position cannot be read.
    #[error("the start position is wrong: {0}")]
    Position(String),
    /// The start position is unusual.
    #[error("the start position is unusual: {0}")]
    OddPosition(String),
    /// The definition in the file cannot be used.
    #[error("the rules in the file cannot be used: {0}")]
    Rules(String),
    /// A text that is not a move, or an illegal move.
    #[error("{number}: {why}; the rest of the {rest} is not checked", rest = if *.variation { "variation" } else { "game" })]
    Move {
        /// The number and the side, as `12.` or `12...`.
        number: String,
        /// The reason.
        why: String,
        /// Whether it is in a variation.
        variation: bool,
    },
    /// An impossible null move: in check, or after the end of the game.
    #[error("{number}: `{text}` is a null move, which is not possible here; the rest of the {rest} is not checked", rest = if *.variation { "variation" } else { "game" })]
    NullMove {
        /// The number and the side.
        number: String,
        /// The text of the null move.
        text: String,
        /// Whether it is in a variation.
        variation: bool,
    },
    /// A variation without a move before it.
    #[error("a variation before the first move was skipped")]
    NoMoveToVary,
    /// The game has ended according to the rules, with a different result.
    #[error("the last position is {by_rules}, but the result is `{written}`")]
    WrongResult {
        /// The result according to the rules.
        by_rules: String,
        /// The result in the file.
        written: String,
    },
}
