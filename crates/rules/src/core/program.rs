//! The compiled rules: everything that the move generator needs, as tables.
//!
//! Compilation turns a definition's names, regions and notations into numbers and sets. The parts of a [`Program`]
//! answer different questions: how a kind moves ([`Motion`]), in which order moves are generated ([`Plan`]), how a
//! royal can be attacked ([`AttackClass`]), and what else happens around a move (the other fields). What a game does
//! not use is empty here and costs one predictable branch or nothing.

use super::bits::Bits;
use super::hand::Hands;
use super::kinds::Kinds;
use super::reach::{LamePath, Line, Reach};
use super::side_set::SideSet;
use super::table::Table;
use super::walk_span::WalkSpan;
use crate::betza::mover::Mover;
use crate::board::{Board, Frame};

/// The largest number of sides.
pub(crate) const MAX_SIDES: usize = 8;
/// Keeps the number of a side below [`MAX_SIDES`], so that indexing by it needs no bounds check.
pub(crate) const SIDE_MASK: usize = MAX_SIDES - 1;
/// The number of piece kinds that a position has room for. Kind 255 is never used, so it can mean "none".
pub(crate) const KIND_SLOTS: usize = 256;
/// The cell that means "none".
pub(crate) const NO_CELL: u16 = u16::MAX;

/// Cells from which a side moves in other directions than elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Bend<const W: usize> {
    pub(crate) side: usize,
    pub(crate) cells: Bits<W>,
    pub(crate) frame: Frame,
}

/// The frame of a side for a piece on a cell.
pub(crate) fn frame_at<const W: usize>(
    frames: &[Frame],
    bends: &[Bend<W>],
    side: usize,
    cell: usize,
) -> Frame {
    let bend = bends.iter().find(|bend| bend.side == side && bend.cells.has(cell));
    bend.map_or(frames[side], |bend| bend.frame)
}

/// Compiled rules for boards of up to `64 * W` cells.
#[derive(Debug)]
pub(crate) struct Program<const W: usize> {
    pub(crate) board: Board,
    pub(crate) cells: usize,
    pub(crate) all: Bits<W>,
    pub(crate) sides: usize,
    pub(crate) kinds: usize,
    pub(crate) frames: Vec<Frame>,
    /// Where sides move forward in another direction: the side, the cells, its frame there. The first that fits counts.
    pub(crate) bends: Vec<Bend<W>>,

    pub(crate) reaches: Vec<Reach<W>>,
    pub(crate) motions: Vec<Motion<W>>,
    /// By side and kind.
    pub(crate) pieces: Vec<Vec<Piece<W>>>,
    /// By side.
    pub(crate) plans: Vec<Plan<W>>,
    /// By side: the ways in which it can attack a royal.
    pub(crate) classes: Vec<Vec<AttackClass<W>>>,
    /// The cells strictly between two cells of one line, if all slides agree on them and the table is small.
    pub(crate) between: Option<Matrix<W>>,
    /// By mark and origin: the en-passant targets that a step leaves, which are the cells it passes.
    pub(crate) marks: Vec<Table<Bits<W>, W>>,
    /// By side: the kinds that capture en passant.
    pub(crate) takers: Vec<Vec<Taker<W>>>,
    /// A walked piece may capture en passant, too.
    pub(crate) walkers_take_en_passant: bool,

    /// The royal kinds that must be kept safe. Empty if the royals of all sides may be captured.
    pub(crate) binding_royal_kinds: Kinds,
    /// The sides that need not keep their royals safe.
    pub(crate) unbound: SideSet,
    /// Not every piece of a binding royal kind is a royal that must be kept safe.
    pub(crate) has_exempt_royals: bool,
    /// All royal kinds.
    pub(crate) all_royal_kinds: Kinds,
    /// Kinds that are royal only while their side has few pieces: the kind, the kinds counted, and the largest count.
    pub(crate) royal_while_few: Vec<(u8, Kinds, u32)>,
    /// The sides that are in check only if all their royals are attacked.
    pub(crate) check_needs_all_royals: SideSet,
    pub(crate) blast: Option<Box<super::blast::Blast<W>>>,
    pub(crate) walls: Option<Box<super::walls::Walls<W>>>,
    pub(crate) enclosure: Option<Box<super::enclose::Enclosure<W>>>,
    /// What else a step does, in the order in which it happens. Empty in most games.
    pub(crate) step_effects: Vec<super::step_effects::StepEffect<W>>,
    /// Only captures have such effects.
    pub(crate) only_captures_have_effects: bool,
    pub(crate) triggers: Option<Box<super::triggers::Triggers<W>>>,
    /// In games in which nature decides something.
    pub(crate) chance: Option<Box<super::chance::ChanceRules<W>>>,
    pub(crate) influences: Vec<super::influence::Influence<W>>,
    /// The initial ledger, in games that keep one.
    pub(crate) ledger: Option<super::ledger::Ledger>,
    pub(crate) terrain: Option<Box<super::terrain::Terrain<W>>>,
    pub(crate) teams: super::teams::Teams,
    /// Whose pieces can be captured is no plain matter of own and other pieces: on terrain, with teams, and where the pieces of
    /// eliminated sides are obstacles.
    pub(crate) narrows_enemies: bool,
    /// The sides that must capture if they can.
    pub(crate) forced_capture: SideSet,
    /// Those of them that must make a capture which takes the most pieces.
    pub(crate) most_captures: SideSet,
    /// In games in which captures go on in the same move.
    pub(crate) chains: Option<super::chains::Chains>,
    pub(crate) legality: super::legality::LegalityPlan,
    /// By side.
    pub(crate) pass: [crate::definition::model::PassRule; MAX_SIDES],
    pub(crate) bikjang: bool,
    /// The rules ask of some pieces whether they have moved.
    pub(crate) tracks_unmoved: bool,
    /// The cells on which such pieces start.
    pub(crate) histories: Bits<W>,
    /// Two sides, one step a turn: the turn passes by a flip.
    pub(crate) plain_turns: bool,
    /// What compiling has cost, in entries of tables and legs.
    pub(crate) cost: usize,
    pub(crate) turn: super::turns::Turns,
    pub(crate) ends: super::compile::Ends<W>,
    pub(crate) castlings: Vec<CastlingRule>,
    pub(crate) hands: Hands<W>,
    /// By kind: whether its moves reset the move count. Captures always do.
    pub(crate) resets_clock: Box<[Resets; KIND_SLOTS]>,
    /// No promoted piece can promote back, so promotions reset the move count, too.
    pub(crate) promotions_are_final: bool,
    /// For pieces whose moves reset it only if they cannot be reversed: by cell, where they could move on an empty
    /// board.
    pub(crate) ways_back: Vec<(super::state::Code, Table<Bits<W>, W>)>,
    pub(crate) zobrist: super::zobrist::Zobrist,
    /// Which kinds can mate alone, as far as that has been searched.
    pub(crate) mating: super::material::MatingCache,
}

/// Whether a kind's moves reset the move count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resets {
    Never,
    Always,
    /// Only moves that the piece could not reverse at once.
    OneWay,
}

/// One way of moving. Several kinds can share it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Motion<const W: usize> {
    pub(crate) reach: usize,
    /// The cells on which it is available.
    pub(crate) from: Bits<W>,
    /// The cells on which it may end.
    pub(crate) to: Bits<W>,
    pub(crate) quiet: bool,
    pub(crate) capture: bool,
    /// Quiet and capture as masks.
    pub(crate) landing: Landing<W>,
    /// It can attack royals. Without `capture` it attacks nothing else.
    pub(crate) attacks_royals: bool,
    /// Only for pieces that have not moved.
    pub(crate) unmoved: bool,
    /// The index into `marks` of the en-passant targets it leaves.
    pub(crate) mark: Option<u8>,
    /// Kinds that may not be its hurdles.
    pub(crate) barred: Kinds,
}

/// Where a step may end, as a mask over the empty cells and one over the enemy's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Landing<const W: usize> {
    pub(crate) empty: Bits<W>,
    pub(crate) enemy: Bits<W>,
}

impl<const W: usize> Landing<W> {
    pub(crate) fn new(quiet: bool, capture: bool) -> Self {
        let mask = |on: bool| if on { Bits::ALL } else { Bits::NONE };
        Self { empty: mask(quiet), enemy: mask(capture) }
    }
}

/// A kind as a side plays it.
#[derive(Debug, Default)]
pub(crate) struct Piece<const W: usize> {
    /// Its table-driven motions.
    pub(crate) motions: Vec<usize>,
    /// Kinds it may not capture.
    pub(crate) spares: Kinds,
    /// Kinds that it may not hop over.
    pub(crate) barred: Kinds,
    /// Its movers if it must be walked. Then it has no motions.
    pub(crate) walk: Vec<Walk<W>>,
    /// The conditions of its moves, those of one group together.
    pub(crate) conditions: Vec<Vec<super::triggers::Condition<W>>>,
    /// The numbers of the influences whose moves replace its own.
    pub(crate) replaced_by: Vec<usize>,
    pub(crate) promotion: Option<Promotion<W>>,
    /// The cells on which such pieces start. Castling partners, for example, must stand there.
    pub(crate) home: Bits<W>,
}

/// Movers for the walker, and the cells to which they are limited.
#[derive(Debug)]
pub(crate) struct Walk<const W: usize> {
    pub(crate) movers: Vec<Mover>,
    pub(crate) from: Bits<W>,
    pub(crate) to: Bits<W>,
    pub(crate) within: Bits<W>,
    /// First moves ask whether the piece has moved. Otherwise `from` limits them.
    pub(crate) by_history: bool,
    /// The number of the piece's conditions that must hold.
    pub(crate) when: Option<usize>,
    /// They are borrowed.
    pub(crate) loan: Option<super::influence::Loan>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Promotion<const W: usize> {
    pub(crate) arriving: Bits<W>,
    /// Every move that begins here promotes.
    pub(crate) leaving: Bits<W>,
    /// The cells whose moves do not ask where they end: all of them promote if they are in `leaving`, and none otherwise.
    pub(crate) inside: Bits<W>,
    pub(crate) forced: Bits<W>,
    pub(crate) to: Vec<u8>,
    /// Kinds with a limit: the choice is open only while fewer than so many stand on the board.
    pub(crate) limit: Vec<(u8, u16)>,
    pub(crate) captures_only: bool,
    /// The new piece is taken from the hand.
    pub(crate) from_hand: bool,
    /// The cells on which it promotes instead of moving, and those for the side's last piece of this kind.
    pub(crate) in_place: Bits<W>,
    pub(crate) last: Option<Bits<W>>,
    /// The promotion may neither give check nor attack anything with the new piece.
    pub(crate) peaceful: bool,
    /// It can change which royals must be kept safe: by a choice that is a royal, or because the piece is one.
    pub(crate) changes_royals: bool,
    /// The piece is one of the royals that must all be attacked to be in check. Without it, the others may be.
    pub(crate) from_royal: bool,
    /// What becomes of a chain of captures that enters the zone.
    pub(crate) in_chain: crate::definition::model::ChainPromotion,
}

/// The order in which a side's moves are generated: tight loops over many pieces.
#[derive(Debug)]
pub(crate) struct Plan<const W: usize> {
    /// Kinds whose pieces all move at once by shifting sets.
    pub(crate) shifted: Vec<Shifted<W>>,
    /// Motions with the kinds that share them. These kinds have no promotion, and no two of their motions overlap.
    pub(crate) groups: Vec<Group<W>>,
    /// Kinds handled piece by piece, because their motions overlap, promote or have conditions.
    pub(crate) singly: Kinds,
    /// The same together with the kinds in `shifted`, for positions in which every move must be tested.
    pub(crate) singly_tested: Kinds,
    /// Kinds whose moves are walked.
    pub(crate) walked: Vec<u8>,
    /// Kinds that promote instead of moving.
    pub(crate) promoting_in_place: Vec<u8>,
    /// Royal kinds, which none of the lists above contains.
    pub(crate) royals: Kinds,
    /// The reach of the royal if it is a plain leaper, such as the usual king.
    pub(crate) royal_leap: Option<usize>,
}

/// A motion and the kinds that have it.
#[derive(Debug)]
pub(crate) struct Group<const W: usize> {
    pub(crate) motion: usize,
    pub(crate) kinds: Kinds,
}

/// A kind whose pieces all move at once by shifting their set.
#[derive(Debug)]
pub(crate) struct Shifted<const W: usize> {
    pub(crate) kind: u8,
    pub(crate) shifts: Vec<Shift<W>>,
    /// Where arriving offers or forces a promotion.
    pub(crate) promotion: Option<Promotion<W>>,
}

/// One step of a whole set of pieces.
#[derive(Clone, Debug)]
pub(crate) struct Shift<const W: usize> {
    pub(crate) from: Bits<W>,
    pub(crate) to: Bits<W>,
    /// The difference between the indices of destination and origin.
    pub(crate) delta: i32,
    /// The same for the cell on the way that must be empty (double steps).
    pub(crate) over: Option<i32>,
    pub(crate) landing: Landing<W>,
    pub(crate) mark: Option<u8>,
}

/// One way in which a side can attack a royal, with the kinds that have it.
#[derive(Debug)]
pub(crate) struct AttackClass<const W: usize> {
    pub(crate) pattern: AttackPattern<W>,
    pub(crate) kinds: Kinds,
    pub(crate) barred: Kinds,
    /// Royal kinds that these kinds may not capture, although they may capture other royals.
    pub(crate) spares: Kinds,
    /// The motion's reach, seen from the attacker.
    pub(crate) reach: usize,
    pub(crate) to: Bits<W>,
    /// For each cell of a royal: the cells from which an attacker could reach one of the royal's steps.
    pub(crate) ring: Table<Bits<W>, W>,
}

impl<const W: usize> AttackClass<W> {
    /// Whether only the cells between attacker and target matter.
    pub(crate) fn is_straight(&self) -> bool {
        matches!(self.pattern, AttackPattern::Leap(_) | AttackPattern::Slide { .. })
    }
}

/// A way of attacking, seen from the attacked cell.
#[derive(Debug)]
pub(crate) enum AttackPattern<const W: usize> {
    Leap(Table<Bits<W>, W>),
    Lame(Table<Vec<LamePath<W>>, W>),
    /// The cells from which an attacker reaches the cell on an empty board, and the lines backwards, one for each
    /// forward line.
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
    /// Attackers that are walked, where they could attack at all.
    Walk(WalkSpan<W>),
}

/// A kind that captures en passant.
#[derive(Debug)]
pub(crate) struct Taker<const W: usize> {
    pub(crate) kind: u8,
    /// By target: the cells from which it captures there.
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

/// A castling as the definition describes it. Positions add the cells.
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
    /// This castling wins the game.
    pub(crate) wins: bool,
    /// Dropping king and partner on their cells gives the right.
    pub(crate) dropped: bool,
}

impl<const W: usize> Program<W> {
    /// The frame of a side for a piece on a cell.
    pub(crate) fn frame(&self, side: usize, cell: usize) -> Frame {
        frame_at(&self.frames, &self.bends, side, cell)
    }
}
