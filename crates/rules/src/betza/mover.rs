//! What a piece description means: ways of moving, seen from the mover's seat, for no board in particular.
//!
//! Most pieces are [`Ride`]s, which the rules compile into tables; everything else is a [`Chain`]
//! or one of the special movers, which are walked leg by leg.

use crate::board::Vector;

/// One way of moving.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// Equal steps in a straight line: leapers, sliders, riders, hoppers, lame leapers.
    Ride(Ride),
    /// Several legs one after the other.
    Chain(Chain),
    /// Castling, as written with `O` and a range.
    Castle(Castle),
    /// Any other cell of the board (`U`). Of its leg only modality, first move, unloading and
    /// the sparing of royals mean anything.
    Universal(Leg),
    /// Stay and let the opponent move (`O` without a range).
    Pass(FirstMove),
}

/// Equal steps in one of several directions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ride {
    /// The possible steps.
    pub steps: Vec<Vector>,
    /// What may happen along the way and at its end.
    pub how: Leg,
}

/// The rules of one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// What the last cell of the leg may hold.
    pub modality: Modality,
    /// The fewest steps.
    pub min: u16,
    /// The most steps; [`UNLIMITED`] for a rider.
    pub max: u16,
    /// Whether pieces must be hopped over.
    pub hop: Hop,
    /// All path cells of every step must be empty (`n`).
    pub lame: bool,
    /// Number of `j`: cells skipped, or an obstacle that must be jumped.
    pub jump: u8,
    /// Which cells of a step `lame` and `jump` look at.
    pub path: Path,
    /// Wraps around the left and right edges of a flat board (`o`).
    pub wraps: bool,
    /// May not capture a royal (`t`).
    pub spares_royals: bool,
    /// Only while the piece may make its first move (`i`, `ii`).
    pub first: FirstMove,
    /// Leaves en-passant targets on the cells it passed over (`in`, `nn`).
    pub marks_en_passant: bool,
    /// A captured piece is put back where this leg began (`u`).
    pub unloads: bool,
}

impl Leg {
    /// A leg without peculiarities.
    pub const fn plain(modality: Modality, min: u16, max: u16) -> Self {
        Self {
            modality,
            min,
            max,
            hop: Hop::None,
            lame: false,
            jump: 0,
            path: Path::Full,
            wraps: false,
            spares_royals: false,
            first: FirstMove::Any,
            marks_en_passant: false,
            unloads: false,
        }
    }
}

/// `max` of a leg without limit.
pub const UNLIMITED: u16 = u16::MAX;

/// What a leg may end on. Several may hold; none means the leg is impossible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modality {
    /// An empty cell.
    pub quiet: bool,
    /// An enemy piece, captured.
    pub capture: bool,
    /// A piece of one's own, captured.
    pub destroy: bool,
    /// An en-passant target; its victim is captured.
    pub en_passant: bool,
    /// An enemy royal, captured.
    pub royal: bool,
}

impl Modality {
    /// Nothing at all.
    pub const NONE: Self =
        Self { quiet: false, capture: false, destroy: false, en_passant: false, royal: false };

    /// An empty cell.
    pub const QUIET: Self = Self { quiet: true, ..Self::NONE };

    /// An empty cell or an enemy, as most pieces move.
    pub const NORMAL: Self = Self { quiet: true, capture: true, ..Self::NONE };

    /// Whether nothing is allowed.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// The cells that count as lying under one step.
///
/// [`path_of`](crate::betza::path::path_of) lists them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Path {
    /// All of them; an oblique step goes straight first, then diagonally.
    #[default]
    Full,
    /// Only the cell halfway, rounded towards the start (XBoard and Bishop).
    Halfway,
}

/// Which pieces a leg hops over.
///
/// A leg that another one follows ends *on* the piece; there all kinds but `None` mean the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hop {
    /// None: the first piece met ends the leg.
    #[default]
    None,
    /// Exactly one, then on as far as one likes (`p`, the cannon).
    Over,
    /// Exactly one, landing right behind it (`g`, the grasshopper).
    Behind,
    /// One or more (`pp`).
    OverMany,
}

/// When a first-move component may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstMove {
    /// At any time.
    #[default]
    Any,
    /// While the piece has not moved (`i`).
    Unmoved,
    /// While such a piece stands one rank behind in the initial array (`ii`).
    ThirdRank,
}

/// Legs one after the other, with repeats and branches.
///
/// The legs form a graph. A move starts with one of the [`start`](Self::start) legs and goes on
/// along [`ChainLeg::next`]; a leg without successor is a final one, and only there a move ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    /// The steps to every direction, per kind of atom in the chain.
    pub rings: Vec<Ring>,
    /// All legs.
    pub legs: Vec<ChainLeg>,
    /// The legs a move may begin with.
    pub start: Vec<u16>,
    /// Directions the move as a whole must have (letters before a bracket).
    pub filter: Option<Filter>,
    /// The path ends before it would enter the cell it started from (`z` and `q` riders).
    pub avoids_start: bool,
}

/// Steps by direction: clockwise from straight ahead, eight on square cells, twelve on hexagons.
///
/// The places of an oblique ring lie between the straight and the diagonal ones: place 0 is the
/// step just right of straight ahead.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    /// The step at each place, where the atom has one.
    pub steps: Vec<Option<Vector>>,
}

/// One leg of a chain and what may follow it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChainLeg {
    /// Its rules. The range holds unless an earlier leg toggled it.
    pub how: Leg,
    /// Which of the chain's rings it steps on.
    pub ring: u8,
    /// Where it may turn to.
    pub turn: Turn,
    /// Toggles the range of the legs behind it: one step becomes any number, anything else one (`y`, inner `g`).
    pub toggles: bool,
    /// Must take as many steps as the last rider leg did (`i` on a later leg).
    pub iso: Iso,
    /// Belongs to a repeated group: a pass made of such legs does not count.
    pub repeated: bool,
    /// The legs that may follow; none means the move ends with this leg.
    pub next: Vec<u16>,
}

/// The directions a leg may take. Sets are bits by place on the ring.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// These places (first legs).
    Absolute(u16),
    /// Turned clockwise by this many places from the leg before.
    Relative {
        /// Whatever the path was.
        plain: u16,
        /// To the side of the most recent bend, or to either side before the first bend; given as turns to the right (`q`).
        same: u16,
        /// To the side opposite to the most recent bend, likewise (`z`).
        opposite: u16,
    },
    /// Places by the place of the leg before (bracketed legs without direction go outward).
    Outward(Vec<u16>),
}

/// Whether a leg must repeat the length of an earlier one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Iso {
    /// It need not.
    #[default]
    Free,
    /// As long as the most recent rider leg, if there was one.
    Same,
    /// Likewise, but without an earlier rider leg the piece must be unmoved (XBoard).
    SameOrUnmoved,
}

/// The directions the displacement of a whole chain may have, taken after one step of every leg.
/// Bits by place on the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Filter {
    /// Along ranks and files.
    pub orthogonal: u16,
    /// Along diagonals.
    pub diagonal: u16,
    /// Anything between.
    pub oblique: u16,
}

/// Castling by `O`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Castle {
    /// How many cells the king moves.
    pub range: u16,
    /// How far in from the edge the partner stands (number of `j`).
    pub inset: u8,
    /// To the left.
    pub left: bool,
    /// To the right.
    pub right: bool,
    /// Forwards.
    pub forward: bool,
    /// Backwards.
    pub backward: bool,
    /// Both pieces must be unmoved (`i`); without it only the partner must.
    pub first: FirstMove,
}
