//! What a piece description says, letter by letter, before it means anything.

use super::diagnostic::{Diagnostic, Span};
use super::dialect::Options;

/// A parsed piece description: the union of its components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text it was parsed from.
    pub text: String,
    /// How the text was read; lowering follows the same dialect.
    pub options: Options,
    /// The parts, in the order written.
    pub components: Vec<Component>,
    /// What is legal but suspicious about the text.
    pub lints: Vec<Diagnostic>,
}

/// One part of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    /// Modifiers, an atom, a range: `fmR4`, `afsW`, `(az)F`.
    Simple(Simple),
    /// A path of different atoms: `[F?R]`.
    Bracket(Bracket),
}

impl Component {
    /// Where it stands in the text.
    pub fn span(&self) -> Span {
        match self {
            Self::Simple(simple) => simple.span,
            Self::Bracket(bracket) => bracket.span,
        }
    }
}

/// Modifiers, an atom and a range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simple {
    /// Where it stands in the text.
    pub span: Span,
    /// Modifiers, leg separators and groups in the order written.
    pub prefix: Vec<Item>,
    /// What moves.
    pub atom: Atom,
    /// How far, when written.
    pub range: Option<Range>,
}

/// Something in front of an atom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A modifier.
    Letter(Letter),
    /// `a`: the next leg begins.
    Again(Span),
    /// `(…)`: any number of copies.
    Group(Group),
}

/// A modifier letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter {
    /// One of `fblrvsh` (directions), `mcdek` (modality), `pg` (hops), `ijnoqtuyz`.
    pub letter: char,
    /// Where it stands in the text.
    pub span: Span,
}

/// A repeated part of a prefix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Where it stands in the text, parentheses included.
    pub span: Span,
    /// What is repeated.
    pub items: Vec<Item>,
}

/// A path of different atoms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// Where it stands in the text, with the modifiers in front.
    pub span: Span,
    /// Modifiers in front of the bracket.
    pub outer: Vec<Letter>,
    /// The legs, at least one.
    pub legs: Vec<BracketLeg>,
}

/// A leg inside a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketLeg {
    /// Where it stands in the text.
    pub span: Span,
    /// Its modifiers.
    pub letters: Vec<Letter>,
    /// What moves.
    pub atom: Atom,
    /// How far, when written.
    pub range: Option<Range>,
    /// The sign behind it.
    pub joint: Joint,
}

/// What follows a leg inside a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// `?`: the move may stop here or go on.
    MayStop,
    /// `-`: the move must go on.
    MustGo,
    /// The end of the bracket.
    End,
}

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atom {
    /// Where it stands in the text, suffixes included.
    pub span: Span,
    /// Which one.
    pub kind: AtomKind,
}

/// The atoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomKind {
    /// A lettered leap with its suffixes. The letter is one of `WFDNAHCZG`; `L` and `J` are already replaced.
    Leaper {
        /// The letter.
        letter: char,
        /// Number of `X` behind it.
        xs: u8,
        /// Number of `Y` behind it.
        ys: u8,
    },
    /// `(x,y)`.
    Vector(u8, u8),
    /// `(x,y,z)`, on layered boards.
    Vector3(u8, u8, u8),
    /// `K`.
    King,
    /// `Q`.
    Queen,
    /// `R`.
    Rook,
    /// `B`.
    Bishop,
    /// `O`: castling with a range, a pass without.
    Castle,
    /// `U`, in Bishop's dialect `*`.
    Universal,
    /// `I`.
    Imitator,
}

/// How many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Where it stands in the text.
    pub span: Span,
    /// The fewest.
    pub min: u16,
    /// The most; [`UNLIMITED`](super::mover::UNLIMITED) for no limit.
    pub max: u16,
}

impl AtomKind {
    /// The two components of a leap, the smaller one first; `None` for compounds, specials and leaps through layers.
    pub fn leap(self) -> Option<(u16, u16)> {
        match self {
            Self::Leaper { letter, xs, ys } => {
                let (a, b): (u16, u16) = match letter {
                    'W' => (0, 1),
                    'F' => (1, 1),
                    'D' => (0, 2),
                    'N' => (1, 2),
                    'A' => (2, 2),
                    'H' => (0, 3),
                    'C' => (1, 3),
                    'Z' => (2, 3),
                    _ => (3, 3),
                };
                // X lengthens the longer component, Y both.
                let (xs, ys) = (u16::from(xs), u16::from(ys));
                Some((a + 2 * ys, b + 3 * xs + 2 * ys))
            }
            Self::Vector(x, y) => Some((u16::from(x.min(y)), u16::from(x.max(y)))),
            _ => None,
        }
    }

    /// The range when none is written: unlimited for R, B and Q, one step for the others.
    pub fn default_max(self) -> u16 {
        match self {
            Self::Rook | Self::Bishop | Self::Queen => super::mover::UNLIMITED,
            _ => 1,
        }
    }
}
