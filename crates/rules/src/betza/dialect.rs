//! The dialects of the notation and how a text is to be read.

/// Whose version of the notation a text is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// The language of the Interactive Diagram, with a few extensions of ours.
    #[default]
    XBetza,
    /// XBoard 4.9.
    XBoard,
    /// Fairy-Stockfish.
    Fsf,
    /// Bishop.
    Bishop,
    /// Betza's own texts: `[AB]` and `t[AB]` are `[A?B]`.
    Classic,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::XBetza, Self::XBoard, Self::Fsf, Self::Bishop, Self::Classic];

    /// The name used in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::XBetza => "xbetza",
            Self::XBoard => "xboard",
            Self::Fsf => "fsf",
            Self::Bishop => "bishop",
            Self::Classic => "classic",
        }
    }

    /// The dialect of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|d| d.name() == name)
    }
}

/// What directions mean on K and Q.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum KingDirections {
    /// `fK` is one move: eight directions of their own.
    #[default]
    Eightfold,
    /// `fK` is three moves, `fWfF`: the letters hold for the W part and the F part separately.
    Compound,
}

/// How a text is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Whose notation.
    pub dialect: Dialect,
    /// Do what the dialect's own program does with texts it does not understand, defects included.
    /// Without it such texts are errors. The default dialect has nothing to be lenient about.
    pub lenient: bool,
    /// What directions mean on K and Q; the dialects of others have their own answer.
    pub kq: KingDirections,
    /// Accept three-number vectors, which only layered boards have a use for.
    pub layers: bool,
}

impl Options {
    /// Strict reading of a dialect.
    pub fn dialect(dialect: Dialect) -> Self {
        Self { dialect, ..Self::default() }
    }
}
