//! The compiled rules: everything the move generator needs, as tables.
//!
//! A [`Program`] is what is left of a definition once names, regions and notations are gone. Its parts follow
//! the questions asked of it: how does each kind move ([`Motion`]), in which order are moves generated
//! ([`Plan`]), how can a royal be hit ([`AttackClass`]), and what happens around a move (the remaining fields).
//! Whatever a game does not use is empty here and costs one predictable branch or nothing.

use super::bits::Bits;
use super::goals::{Connect, Goal};
use super::hand::Hands;
use super::kinds::Kinds;
use super::reach::{Hurdle, Line, Reach};
use super::table::Table;
use crate::betza::mover::Mover;
use crate::board::{Board, Frame};
use crate::outcome::Reason;

/// The most sides.
pub(crate) const MAX_SIDES: usize = 8;
/// Keeps the number of a side below [`MAX_SIDES`], so that indexing by it needs no bounds check.
pub(crate) const SIDE_MASK: usize = MAX_SIDES - 1;
/// The number of piece kinds a position has room for; kind 255 is never used, so that it can mean "none".
pub(crate) const KIND_SLOTS: usize = 256;
/// No cell.
pub(crate) const NO_CELL: u16 = u16::MAX;

/// Compiled rules for boards of up to `64 * W` cells.
#[derive(Debug)]
pub(crate) struct Program<const W: usize> {
    pub(crate) board: Board,
    pub(crate) cells: usize,
    pub(crate) all: Bits<W>,
    pub(crate) sides: usize,
    pub(crate) kinds: usize,
    pub(crate) frames: Vec<Frame>,

    pub(crate) reaches: Vec<Reach<W>>,
    pub(crate) motions: Vec<Motion<W>>,
    /// By side and kind.
    pub(crate) pieces: Vec<Vec<Piece<W>>>,
    /// By side.
    pub(crate) plans: Vec<Plan<W>>,
    /// By side: the ways it can hit a royal.
    pub(crate) classes: Vec<Vec<AttackClass<W>>>,
    /// Cells strictly between two cells of one line, where slides agree on it and the table is small.
    pub(crate) between: Option<Matrix<W>>,
    /// Steps that leave en-passant targets: by mark and origin, the cells passed.
    pub(crate) marks: Vec<Table<Bits<W>, W>>,
    /// By side: who may capture en passant.
    pub(crate) takers: Vec<Vec<Taker<W>>>,
    /// Some walker may capture en passant, too.
    pub(crate) walkers_take_en_passant: bool,
    /// Some piece may not hop over some others, or may not capture them, so that what a piece turns into matters to
    /// attacks.
    pub(crate) attacks_depend_on_kinds: bool,

    /// Kinds whose safety binds; empty when royals may be captured.
    pub(crate) binding_royal_kinds: Kinds,
    /// Kinds that are royal at all.
    pub(crate) all_royal_kinds: Kinds,
    /// By kind in `all_royal_kinds`, if there are such: it is royal only while a side has at most so many of these.
    pub(crate) royal_while_few: Vec<(u8, Kinds, u32)>,
    /// A side is in check only when all its royals are attacked.
    pub(crate) check_needs_all_royals: bool,
    /// Royals may not step out of check.
    pub(crate) royals_may_not_flee: bool,
    pub(crate) blast: Option<Box<super::blast::Blast<W>>>,
    pub(crate) walls: Option<Box<super::walls::Walls<W>>>,
    pub(crate) enclosure: Option<Box<super::enclose::Enclosure<W>>>,
    pub(crate) step_effects: Option<Box<super::step_effects::StepEffects<W>>>,
    pub(crate) terrain: Option<Box<super::terrain::Terrain<W>>>,
    /// Royals must be safe, and terrain keeps masks from telling whether they are.
    pub(crate) verify_royals_on_terrain: bool,
    pub(crate) forced_capture: bool,
    pub(crate) no_check_rules: NoCheckRules,
    /// What a step leads to decides whether it is legal: it must be made.
    pub(crate) verify_by_make: bool,
    /// For this reason or another, steps are made and looked at.
    pub(crate) verify_moves: bool,
    pub(crate) pass: crate::definition::model::PassRule,
    pub(crate) bikjang: bool,
    /// Some piece must know whether it has moved.
    pub(crate) tracks_unmoved: bool,
    /// The cells for which that is so.
    pub(crate) histories: Bits<W>,
    /// One step a turn, two sides: the turn simply passes over.
    pub(crate) plain_turns: bool,
    pub(crate) turn: crate::definition::model::TurnDef,
    pub(crate) ends: Ends<W>,
    pub(crate) castlings: Vec<CastlingRule>,
    pub(crate) hands: Hands<W>,
    /// By kind: whether its moves reset the move count (captures always do).
    pub(crate) resets_clock: Box<[Resets; KIND_SLOTS]>,
    /// No piece that has promoted can promote back, so that promoting resets the move count, too.
    pub(crate) promotions_last: bool,
    /// For pieces that reset it only by moves that cannot be taken back: where each could step were the board empty.
    pub(crate) ways_back: Vec<(super::state::Code, Table<Bits<W>, W>)>,
    pub(crate) zobrist: super::zobrist::Zobrist,
    /// Which kinds have been found to mate, or not.
    pub(crate) mating: super::material::Found,
}

/// Whether a kind's moves reset the move count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resets {
    Never,
    Always,
    /// Only moves that could not be taken back at once.
    OneWay,
}

/// Whether giving check is forbidden, and how that is found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoCheckRules {
    /// It is allowed.
    Off,
    /// By masks seen from the other royal.
    Masks,
    /// By making each move and looking.
    Verify,
}

/// One way of moving that several kinds may share.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Motion<const W: usize> {
    pub(crate) reach: usize,
    /// Only from these cells.
    pub(crate) from: Bits<W>,
    /// Only to these cells.
    pub(crate) to: Bits<W>,
    pub(crate) quiet: bool,
    pub(crate) capture: bool,
    /// The same as masks: all cells or none.
    pub(crate) lands: Lands<W>,
    /// It can hit royals. (Without `capture`: nothing but royals.)
    pub(crate) hits: bool,
    /// Only by pieces that have not moved.
    pub(crate) unmoved: bool,
    /// Index into `marks`.
    pub(crate) mark: Option<u8>,
    /// Kinds it may not hop over.
    pub(crate) barred: Kinds,
}

/// What a step may end on, as masks over the empty cells and the enemy's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lands<const W: usize> {
    pub(crate) empty: Bits<W>,
    pub(crate) enemy: Bits<W>,
}

impl<const W: usize> Lands<W> {
    pub(crate) fn new(quiet: bool, capture: bool) -> Self {
        let mask = |on: bool| if on { Bits::ALL } else { Bits::NONE };
        Self { empty: mask(quiet), enemy: mask(capture) }
    }
}

/// A kind of piece of one side.
#[derive(Debug, Default)]
pub(crate) struct Piece<const W: usize> {
    /// Its motions by tables.
    pub(crate) motions: Vec<usize>,
    /// Kinds it may not capture.
    pub(crate) spares: Kinds,
    /// Kinds it may not hop over.
    pub(crate) barred: Kinds,
    /// Its movers when it has to be walked; then `motions` is empty.
    pub(crate) walk: Vec<Walk<W>>,
    pub(crate) promotion: Option<Promotion<W>>,
    /// Cells where it stands at the start: castling partners and such.
    pub(crate) home: Bits<W>,
}

/// Movers for the walker, and the cells they are bound to.
#[derive(Debug)]
pub(crate) struct Walk<const W: usize> {
    pub(crate) movers: Vec<Mover>,
    pub(crate) from: Bits<W>,
    pub(crate) to: Bits<W>,
    pub(crate) within: Bits<W>,
    /// First-move components ask whether the piece has moved; otherwise `from` says all.
    pub(crate) by_history: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Promotion<const W: usize> {
    pub(crate) arriving: Bits<W>,
    pub(crate) leaving: Bits<W>,
    pub(crate) forced: Bits<W>,
    pub(crate) to: Vec<u8>,
    /// A kind may be chosen only while fewer than this many of it stand on the board.
    pub(crate) limit: Vec<(u8, u16)>,
    pub(crate) captures_only: bool,
    /// What it becomes is taken from the hand.
    pub(crate) from_hand: bool,
    /// Where it promotes instead of moving, and where the side's last such piece does.
    pub(crate) in_place: Bits<W>,
    pub(crate) last: Option<Bits<W>>,
    /// It may neither give check nor leave the new piece attacking anything.
    pub(crate) peaceful: bool,
    /// Some choice is a royal whose safety binds.
    pub(crate) to_royal: bool,
}

/// The order in which a side's moves are generated: tight loops, each over many pieces.
#[derive(Debug)]
pub(crate) struct Plan<const W: usize> {
    /// Kinds moved all at once by shifting sets.
    pub(crate) shifted: Vec<Shifted<W>>,
    /// Motions shared by kinds that neither promote nor overlap.
    pub(crate) groups: Vec<Group<W>>,
    /// Kinds handled piece by piece: their motions overlap, promote, or are bound to conditions.
    pub(crate) singly: Kinds,
    /// The same and the kinds in `shifted`, for when every move must be tested.
    pub(crate) singly_tested: Kinds,
    /// Kinds that are walked.
    pub(crate) walked: Vec<u8>,
    /// Kinds that promote instead of moving.
    pub(crate) promoting_in_place: Vec<u8>,
    /// Kinds left out of all of the above because they are royal.
    pub(crate) royals: Kinds,
    /// The motion of the royals, if they have but one plain leap: the usual king.
    pub(crate) royal_leap: Option<usize>,
}

/// A motion and the kinds that have it.
#[derive(Debug)]
pub(crate) struct Group<const W: usize> {
    pub(crate) motion: usize,
    pub(crate) kinds: Kinds,
}

/// A kind whose whole set moves by shifts.
#[derive(Debug)]
pub(crate) struct Shifted<const W: usize> {
    pub(crate) kind: u8,
    pub(crate) shifts: Vec<Shift<W>>,
    /// Where arriving offers a promotion, where it forces one.
    pub(crate) promotion: Option<Promotion<W>>,
}

/// One step of a whole set.
#[derive(Clone, Debug)]
pub(crate) struct Shift<const W: usize> {
    pub(crate) from: Bits<W>,
    pub(crate) to: Bits<W>,
    /// Index displacement of the whole step.
    pub(crate) delta: i32,
    /// Displacement to the cell that must be empty on the way (a double step).
    pub(crate) over: Option<i32>,
    pub(crate) lands: Lands<W>,
    pub(crate) mark: Option<u8>,
}

/// One distinct way a side can hit a royal, and the kinds that have it.
#[derive(Debug)]
pub(crate) struct AttackClass<const W: usize> {
    pub(crate) pattern: AttackPattern<W>,
    pub(crate) kinds: Kinds,
    pub(crate) barred: Kinds,
    /// Royals these may not capture, while they may others.
    pub(crate) spares: Kinds,
    /// The motion seen from the attacker.
    pub(crate) reach: usize,
    pub(crate) to: Bits<W>,
    /// For each cell a royal may stand on: where an attacker could matter to one of its steps.
    pub(crate) ring: Table<Bits<W>, W>,
}

impl<const W: usize> AttackClass<W> {
    /// Whether only what stands between attacker and target matters.
    pub(crate) fn is_straight(&self) -> bool {
        matches!(self.pattern, AttackPattern::Leap(_) | AttackPattern::Slide { .. })
    }
}

/// A way to be hit, seen from the cell that is hit.
#[derive(Debug)]
pub(crate) enum AttackPattern<const W: usize> {
    Leap(Table<Bits<W>, W>),
    Lame(Table<Vec<Hurdle<W>>, W>),
    /// Attackers within reach on an otherwise empty board, and the lines backwards (one per forward line).
    Slide {
        from: Table<Bits<W>, W>,
        back: Vec<Line<W>>,
        in_matrix: bool,
    },
    Hop {
        from: Table<Bits<W>, W>,
        back: Vec<Line<W>>,
        behind: bool,
        in_matrix: bool,
    },
    /// Pieces that must be walked; a superset of where they can attack from.
    Walk(Table<Bits<W>, W>),
}

/// A kind that captures en passant.
#[derive(Debug)]
pub(crate) struct Taker<const W: usize> {
    pub(crate) kind: u8,
    /// By target: where it captures from.
    pub(crate) from: Table<Bits<W>, W>,
}

/// A square matrix over cells.
#[derive(Debug)]
pub(crate) struct Matrix<const W: usize>(Table<[[Bits<W>; 64]; W], W>);

impl<const W: usize> Matrix<W> {
    pub(crate) fn new() -> Self {
        Self(Table::new(0, [[Bits::NONE; 64]; W], |_| [[Bits::NONE; 64]; W]))
    }

    #[inline(always)]
    pub(crate) fn get(&self, a: usize, b: usize) -> Bits<W> {
        self.0[a][(b >> 6) & (W - 1)][b & 63]
    }

    pub(crate) fn set(&mut self, a: usize, b: usize, value: Bits<W>) {
        self.0[a][(b >> 6) & (W - 1)][b & 63] = value;
    }
}

/// What may end the game right after a move.
#[derive(Debug)]
pub(crate) struct Ends<const W: usize> {
    /// Anything at all.
    pub(crate) any: bool,
    /// Not only captures can end the game.
    pub(crate) always: bool,
    pub(crate) goals: Vec<Goal<W>>,
    pub(crate) connect: Vec<Connect<W>>,
    /// For the side that would move on a full board.
    pub(crate) full_board: Option<crate::definition::model::Verdict>,
    /// Some castling wins.
    pub(crate) castling_wins: bool,
    /// Checks that win; 0 for off.
    pub(crate) checks: u8,
    pub(crate) extinctions: Vec<Extinction>,
    /// Some extinction waits for a reply, so that any move may complete it.
    pub(crate) replies: bool,
    /// Losing a royal is the end of a side (royals may be captured).
    pub(crate) vanish: bool,
}

#[derive(Debug)]
pub(crate) struct Extinction {
    pub(crate) kinds: Kinds,
    /// Bit set of sides.
    pub(crate) sides: u8,
    pub(crate) at_most: u32,
    /// Only while the others have at least this many.
    pub(crate) others_at_least: u32,
    /// One more while it is that side's turn.
    pub(crate) reply: bool,
    pub(crate) verdict: crate::definition::model::Verdict,
    pub(crate) reason: Reason,
}

/// A castling as the definition gives it; positions fill in the cells.
#[derive(Clone, Debug)]
pub(crate) struct CastlingRule {
    pub(crate) side: u8,
    pub(crate) wing: crate::definition::model::Wing,
    pub(crate) king: u8,
    pub(crate) partners: Kinds,
    pub(crate) king_from: Option<u16>,
    pub(crate) partner_from: Option<u16>,
    pub(crate) king_file: i16,
    pub(crate) partner_file: i16,
    /// Castling so wins.
    pub(crate) wins: bool,
    /// Dropping king and partner on their cells gives the right.
    pub(crate) dropped: bool,
}
