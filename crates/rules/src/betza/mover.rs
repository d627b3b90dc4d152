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
    /// Any cell of the board (`U`).
    Universal(Modality),
    /// Stay and let the opponent move (`O` without a range).
    Pass,
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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

/// Which pieces a leg hops over.
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain {}

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
    /// Both pieces must be unmoved (`i`); without it only the partner must.
    pub first: FirstMove,
}
