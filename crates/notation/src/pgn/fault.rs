//! Faults in files of games.

use std::fmt;

use chesswright_rules::message;
use chesswright_rules::message::Message;

/// A fault in a file. Reading continues after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line it is on, from 1.
    pub line: u64,
    /// The kind of fault.
    pub kind: FaultKind,
}

impl Fault {
    /// The fault with its place.
    pub fn message(&self) -> Message {
        message!("line {line}: {what}", line = self.line, what = self.kind.message())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The kinds of faults in files of games.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// Text in Latin-1.
    #[error("{}", self.message())]
    Encoding,
    /// Text in UTF-16.
    #[error("{}", self.message())]
    Utf16,
    /// `[Event Foo]`.
    #[error("{}", self.message())]
    BareValue(String),
    /// `[Event "a "b" c"]`.
    #[error("{}", self.message())]
    Quotes(String),
    /// `[Event "a"` without the closing bracket.
    #[error("{}", self.message())]
    OpenTag(String),
    /// `[ … ]` that is not a tag.
    #[error("{}", self.message())]
    NoTag(String),
    /// The same tag again.
    #[error("{}", self.message())]
    TagAgain(String),
    /// A comment without end.
    #[error("{}", self.message())]
    OpenComment,
    /// A comment that was too long and was cut.
    #[error("{}", self.message())]
    LongComment(usize),
    /// `{ … { … } … }`.
    #[error("{}", self.message())]
    NestedComment,
    /// `}` alone.
    #[error("{}", self.message())]
    Stray(char),
    /// `(` without `)`.
    #[error("{}", self.message())]
    OpenVariations(u32),
    /// Variations nested too deep.
    #[error("{}", self.message())]
    Deep(u32),
    /// No result at the end of a game.
    #[error("{}", self.message())]
    NoResult,
    /// A result inside a variation.
    #[error("{}", self.message())]
    ResultInside(String),
    /// The result after the moves differs from the tag.
    #[error("{}", self.message())]
    OtherResult {
        /// The result after the moves.
        moves: String,
        /// The result in the tag.
        tag: String,
    },
    /// A word too long to be a move.
    #[error("{}", self.message())]
    LongWord(String),
    /// Moves without tags in front.
    #[error("{}", self.message())]
    NoTags,
    /// An unknown variant.
    #[error("{}", self.message())]
    UnknownVariant(String),
    /// The start position cannot be read.
    #[error("{}", self.message())]
    Position(Message),
    /// The start position is unusual.
    #[error("{}", self.message())]
    OddPosition(Message),
    /// The definition in the file cannot be used.
    #[error("{}", self.message())]
    Rules(Message),
    /// A text that is not a move, or an illegal move.
    #[error("{}", self.message())]
    Move {
        /// The number and the side, as `12.` or `12...`.
        number: String,
        /// The reason.
        why: Message,
        /// Whether it is in a variation.
        variation: bool,
    },
    /// An impossible null move: in check, or after the end of the game.
    #[error("{}", self.message())]
    NullMove {
        /// The number and the side.
        number: String,
        /// The text of the null move.
        text: String,
        /// Whether it is in a variation.
        variation: bool,
    },
    /// A move of two boards at the wrong moment.
    #[error("{}", self.message())]
    OutOfTurn {
        /// The number and the board.
        number: String,
        /// The number that is next on this board.
        expected: String,
    },
    /// The same move of two boards again.
    #[error("{}", self.message())]
    MoveAgain(String),
    /// A move of two boards after the end of the game.
    #[error("{}", self.message())]
    AfterEnd(String),
    /// A move without a board.
    #[error("{}", self.message())]
    NoBoard(String),
    /// Too many moves of two boards.
    #[error("{}", self.message())]
    ManyMoves(usize),
    /// A game that is not played on two boards.
    #[error("{}", self.message())]
    OneBoard(String),
    /// A variation in a game on two boards.
    #[error("{}", self.message())]
    VariationAtTwoBoards,
    /// A variation without a move before it.
    #[error("{}", self.message())]
    NoMoveToVary,
    /// The game has ended according to the rules, with a different result.
    #[error("{}", self.message())]
    WrongResult {
        /// The result according to the rules.
        by_rules: String,
        /// The result in the file.
        written: String,
    },
}

impl FaultKind {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Encoding => message!("the file is not UTF-8 and was read as Latin-1 (save it as UTF-8)"),
            Self::Utf16 => message!("the file is in UTF-16, which is not supported (save it as UTF-8)"),
            Self::BareValue(what) => message!("the value of tag `{what}` has no quotes", what),
            Self::Quotes(what) => {
                message!("tag `{what}` has quotes inside its value (write \\\" there)", what)
            }
            Self::OpenTag(what) => message!("tag `{what}` is not closed by `\"]`", what),
            Self::NoTag(what) => message!("`[{what}` is not a tag and was skipped", what),
            Self::TagAgain(what) => message!("tag `{what}` is given again; the first one counts", what),
            Self::OpenComment => message!("the comment that begins here is not closed by `}`"),
            Self::LongComment(what) => message!("a comment was cut to {what} bytes", what),
            Self::NestedComment => message!("a comment contains another one; both were read as one comment"),
            Self::Stray(what) => message!("`{what}` has no opening bracket", what),
            Self::OpenVariations(1) => message!("a variation is not closed by `)`"),
            Self::OpenVariations(count) => message!("{count} variations are not closed by `)`", count),
            Self::Deep(what) => {
                message!("variations are nested more than {what} deep; this one was skipped", what)
            }
            Self::NoResult => message!("the game ends without a result (write `*` if it has none)"),
            Self::ResultInside(what) => message!("the result `{what}` inside a variation was ignored", what),
            Self::OtherResult { moves, tag } => {
                message!("the moves end with `{moves}`, but the tag says `{tag}`", moves, tag)
            }
            Self::LongWord(what) => message!("`{what}…` is too long for a move and was skipped", what),
            Self::NoTags => message!("moves begin without tags"),
            Self::UnknownVariant(what) => {
                message!("there is no game called `{what}`; its moves cannot be checked", what)
            }
            Self::Position(what) => message!("the start position is wrong: {what}", what),
            Self::OddPosition(what) => message!("the start position is unusual: {what}", what),
            Self::Rules(what) => message!("the rules in the file cannot be used: {what}", what),
            Self::Move { number, why, variation: true } => {
                message!("{number}: {why}; the rest of the variation is not checked", number, why)
            }
            Self::Move { number, why, variation: false } => {
                message!("{number}: {why}; the rest of the game is not checked", number, why)
            }
            Self::NullMove { number, text, variation: true } => message!(
                "{number}: `{text}` is a null move, which is not possible here; the rest of the variation is not checked",
                number,
                text
            ),
            Self::NullMove { number, text, variation: false } => message!(
                "{number}: `{text}` is a null move, which is not possible here; the rest of the game is not checked",
                number,
                text
            ),
            Self::OutOfTurn { number, expected } => message!(
                "`{number}` is out of turn, `{expected}` is next on this board; the rest of the game is not checked",
                number,
                expected
            ),
            Self::MoveAgain(number) => {
                message!("`{number}` is written twice; the second one was skipped", number)
            }
            Self::AfterEnd(number) => {
                message!("`{number}` comes after the end of the game on the other board", number)
            }
            Self::NoBoard(what) => message!(
                "`{what}` has no number with a board, such as `12A.` or `12a.`; the rest of the game is not checked",
                what
            ),
            Self::ManyMoves(what) => {
                message!("the game has more than {what} moves; the rest was skipped", what)
            }
            Self::OneBoard(what) => {
                message!("`{what}` is not played on two boards; its moves cannot be checked", what)
            }
            Self::VariationAtTwoBoards => {
                message!("variations cannot be read in games on two boards; they were skipped")
            }
            Self::NoMoveToVary => message!("a variation before the first move was skipped"),
            Self::WrongResult { by_rules, written } => {
                message!("the last position is {by_rules}, but the result is `{written}`", by_rules, written)
            }
        }
    }
}
