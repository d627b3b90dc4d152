//! The syntax tree of a piece description.

use super::diagnostic::{Diagnostic, Span};
use super::dialect::Options;

/// A parsed piece description: the union of its components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text it was parsed from.
    pub text: String,
    /// How the text was read. Lowering follows the same dialect.
    pub options: Options,
    /// The components, in the order of the text.
    pub components: Vec<Component>,
    /// What is valid but suspicious about the text.
    pub lints: Vec<Diagnostic>,
}

/// One component of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    /// Modifiers, an atom, a range: `fmR4`, `afsW`, `(az)F`.
    Simple(Simple),
    /// A path of different atoms: `[F?R]`.
    Bracket(Bracket),
}

impl Component {
    /// Its place in the text.
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
    /// Its place in the text.
    pub span: Span,
    /// Modifiers, leg separators and groups in the order written.
    pub prefix: Vec<Item>,
    /// The atom that moves.
    pub atom: Atom,
    /// The range, if one is written.
    pub range: Option<Range>,
}

/// One item in front of an atom.
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
    /// Its place in the text.
    pub span: Span,
}

/// A repeated part of a prefix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its place in the text, including parentheses.
    pub span: Span,
    /// The repeated items.
    pub items: Vec<Item>,
}

/// A path of different atoms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// Its place in the text, including the modifiers in front.
    pub span: Span,
    /// Modifiers in front of the bracket.
    pub outer: Vec<Letter>,
    /// The legs, at least one.
    pub legs: Vec<BracketLeg>,
}

/// A leg inside a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketLeg {
    /// Its place in the text.
    pub span: Span,
    /// Its modifiers.
    pub letters: Vec<Letter>,
    /// The atom that moves.
    pub atom: Atom,
    /// The range, if one is written.
    pub range: Option<Range>,
    /// The sign that follows it.
    pub joint: Joint,
}

/// What follows a leg inside a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// `?`: the move may stop here or continue.
    MayStop,
    /// `-`: the move must continue.
    MustGo,
    /// The end of the bracket.
    End,
}

/// An atom in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atom {
    /// Its place in the text, including suffixes.
    pub span: Span,
    /// The kind of atom.
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

/// A range: how many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Its place in the text.
    pub span: Span,
    /// The fewest steps.
    pub min: u16,
    /// The most steps, or [`UNLIMITED`](super::mover::UNLIMITED).
    pub max: u16,
}

impl AtomKind {
    /// The two components of a leap, the smaller one first. `None` for compounds, special atoms and leaps through
    /// layers.
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
                // X lengthens the longer component, and Y both.
                let (xs, ys) = (u16::from(xs), u16::from(ys));
                Some((a + 2 * ys, b + 3 * xs + 2 * ys))
            }
            Self::Vector(x, y) => Some((u16::from(x.min(y)), u16::from(x.max(y)))),
            _ => None,
        }
    }

    /// The range if none is written: unlimited for R, B and Q, one step for other atoms.
    pub fn default_max(self) -> u16 {
        match self {
            Self::Rook | Self::Bishop | Self::Queen => super::mover::UNLIMITED,
            _ => 1,
        }
    }
}
