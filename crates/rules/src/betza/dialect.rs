//! The dialects of the notation, and how to read a text.

/// The version of the notation in which a text is written.
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
    /// All dialects.
    pub const ALL: [Self; 5] = [Self::XBetza, Self::XBoard, Self::Fsf, Self::Bishop, Self::Classic];

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::XBetza => "xbetza",
            Self::XBoard => "xboard",
            Self::Fsf => "fsf",
            Self::Bishop => "bishop",
            Self::Classic => "classic",
        }
    }

    /// The dialect with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|d| d.name() == name)
    }
}

/// The meaning of directions on K and Q.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum KingDirections {
    /// `fK` is one move with eight directions of its own.
    #[default]
    Eightfold,
    /// `fK` means `fWfF`, three moves: the letters apply to the W part and to the F part separately.
    Compound,
}

/// How to read a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The dialect.
    pub dialect: Dialect,
    /// Whether to read invalid texts as the dialect's own program does, with its defects. Otherwise they are errors.
    /// The default dialect has no lenient reading.
    pub lenient: bool,
    /// The meaning of directions on K and Q. Other dialects have their own.
    pub kq: KingDirections,
    /// Whether to accept vectors of three numbers, which only layered boards can use.
    pub layers: bool,
}

impl Options {
    /// Strict reading of a dialect.
    pub fn dialect(dialect: Dialect) -> Self {
        Self { dialect, ..Self::default() }
    }
}
