//! The meaning of a piece description: ways of moving from the mover's point of view, independent of any board.
//!
//! Most pieces are [`Ride`]s, which the rules compile into tables. Everything else is a [`Chain`] or a special mover,
//! and the walker follows its legs.

use crate::board::Vector;

/// One way of moving.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// Equal steps in a straight line: leapers, sliders, riders, hoppers and lame leapers.
    Ride(Ride),
    /// Several legs in a row.
    Chain(Chain),
    /// Castling, as written with `O` and a range.
    Castle(Castle),
    /// A move to any other cell of the board (`U`). Only modality, first move, unloading and the sparing of royals of
    /// its leg matter.
    Universal(Leg),
    /// A pass (`O` without a range).
    Pass(FirstMove),
}

/// Equal steps in one of several directions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ride {
    /// The possible steps.
    pub steps: Vec<Vector>,
    /// The rules of its only leg.
    pub how: Leg,
}

/// The rules of one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// What the last cell of the leg may contain.
    pub modality: Modality,
    /// The fewest steps.
    pub min: u16,
    /// The most steps, or [`UNLIMITED`] for a rider.
    pub max: u16,
    /// Whether pieces must be hopped over.
    pub hop: Hop,
    /// All cells on the path of every step must be empty (`n`).
    pub lame: bool,
    /// The number of `j`: cells that are skipped, or an obstacle that must be jumped.
    pub jump: u8,
    /// The cells of a step to which `lame` and `jump` refer.
    pub path: Path,
    /// Wraps around the left and right edges of a board (`o`).
    pub wraps: bool,
    /// May not capture a royal (`t`).
    pub spares_royals: bool,
    /// Available only while the piece may make its first move (`i`, `ii`).
    pub first: FirstMove,
    /// Leaves en-passant targets on the cells that it passes (`in`, `nn`).
    pub marks_en_passant: bool,
    /// Puts a captured piece back where this leg began (`u`).
    pub unloads: bool,
}

impl Leg {
    /// A leg without special rules.
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

/// What a leg may end on. Several may be true. A leg with none is impossible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modality {
    /// An empty cell.
    pub quiet: bool,
    /// An enemy piece, captured.
    pub capture: bool,
    /// A piece of the own side, captured.
    pub destroy: bool,
    /// An en-passant target; its victim is captured.
    pub en_passant: bool,
    /// An enemy royal, captured.
    pub royal: bool,
}

impl Modality {
    /// Nothing.
    pub const NONE: Self =
        Self { quiet: false, capture: false, destroy: false, en_passant: false, royal: false };

    /// An empty cell.
    pub const QUIET: Self = Self { quiet: true, ..Self::NONE };

    /// An empty cell or an enemy, as for most pieces.
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
    /// All of them. An oblique step goes straight first, then diagonally.
    #[default]
    Full,
    /// Only the cell halfway, rounded towards the start (XBoard and Bishop).
    Halfway,
}

/// The pieces that a leg hops over.
///
/// A leg that is not the last ends *on* a piece. There, all values but `None` mean the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hop {
    /// No piece: the first piece met ends the leg.
    #[default]
    None,
    /// Exactly one, then any distance beyond it (`p`, the cannon).
    Over,
    /// Exactly one, landing right behind it (`g`, the grasshopper).
    Behind,
    /// One or more (`pp`).
    OverMany,
}

/// When a first-move component is available.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstMove {
    /// At any time.
    #[default]
    Any,
    /// While the piece has never moved (`i`).
    Unmoved,
    /// While the piece stands one rank in front of a cell where its kind starts (`ii`).
    ThirdRank,
}

/// Legs one after the other, with repeats and branches.
///
/// The legs form a graph. A move starts with one of the [`start`](Self::start) legs and goes on
/// along [`ChainLeg::next`]; a leg without successor is a final one, and only there a move ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    /// By kind of atom in the chain: the steps in every direction.
    pub rings: Vec<Ring>,
    /// All legs.
    pub legs: Vec<ChainLeg>,
    /// The legs with which a move may begin.
    pub start: Vec<u16>,
    /// Limits on the direction of the move as a whole (letters in front of a bracket).
    pub filter: Option<Filter>,
    /// The path ends before entering the cell where it began (`z` and `q` riders).
    pub avoids_start: bool,
}

/// Steps by direction: clockwise from straight ahead, eight on square cells, twelve on hexagons.
///
/// The places of an oblique ring lie between the straight and the diagonal ones: place 0 is the
/// step just right of straight ahead.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    /// The step at each place, if the atom has one there.
    pub steps: Vec<Option<Vector>>,
}

/// One leg of a chain, with the legs that may follow it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChainLeg {
    /// Its rules. The range applies unless an earlier leg has toggled it.
    pub how: Leg,
    /// The ring on which it steps.
    pub ring: u8,
    /// The directions into which it may turn.
    pub turn: Turn,
    /// Toggles the range of later legs: one step becomes unlimited, anything else becomes one step (`y`, inner `g`).
    pub toggles: bool,
    /// Must take as many steps as the last rider leg did (`i` on a later leg).
    pub iso: Iso,
    /// Belongs to a repeated group. A pass made of such legs does not count.
    pub repeated: bool,
    /// The legs that may follow. If there are none, the move ends with this leg.
    pub next: Vec<u16>,
}

/// The directions of a leg, as bits by place on the ring.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// These places (first legs).
    Absolute(u16),
    /// Places clockwise from the direction of the leg before.
    Relative {
        /// Turns that do not depend on the path.
        plain: u16,
        /// Turns to the side of the last bend, given as turns to the right (`q`). Before the first bend, either side is
        /// allowed.
        same: u16,
        /// Turns to the side opposite to the last bend, given in the same way (`z`).
        opposite: u16,
    },
    /// The places allowed after each place of the leg before (bracketed legs without direction go outward).
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
    /// The same, but without an earlier rider leg the piece must be unmoved (XBoard).
    SameOrUnmoved,
}

/// The directions that the displacement of a whole chain may have, measured after one step of every leg. Bits by place
/// on the ring.
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
    /// How many cells the partner stands from the edge (number of `j`).
    pub inset: u8,
    /// To the left.
    pub left: bool,
    /// To the right.
    pub right: bool,
    /// Forwards.
    pub forward: bool,
    /// Backwards.
    pub backward: bool,
    /// Whether both pieces must be unmoved (`i`). Otherwise only the partner must be.
    pub first: FirstMove,
}
