//! Moves as public values.

use crate::board::Cell;
use crate::core::step::{Extra, GATE_CELL, LEAVES, SUPPLIES, Step, StepKind};
use crate::prng::mix;
use crate::types::{Kind, Piece, Side};

/// A legal move of a position: one step of a turn.
///
/// It takes 16 bytes. Cloning copies them, except where a move captures on its way or moves a second piece: what it does
/// then has no fixed size and lies on the heap. So a move is not `Copy`; its [`id`](Self::id) is.
///
/// [`Position::effects`](crate::Position::effects) lists everything that it does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) step: Step,
    pub(crate) extra: Option<Box<Extra>>,
}

/// A legal move of one position in eight bytes, cheap to copy, to compare and to keep in tables.
///
/// An id means something only together with its position, and only in one version of this crate: write the move as text
/// for others and for files. [`Position::legal_move`](crate::Position::legal_move) finds the move again.
///
/// ```
/// use chesswright_rules::{MoveId, Rules};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut position = Rules::new(&chesswright_catalog::definition("chess").expect("the catalogue has chess"))?.start();
/// let ids: Vec<MoveId> = position.legal_moves().iter().map(|played| played.id()).collect();
/// let first = position.legal_move(ids[0]).expect("an id of this position");
/// position.play(&first)?;
/// assert_eq!(position.legal_move(ids[0]), None, "it belongs to the position before");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveId(u64);

impl MoveId {
    /// A shorter number for tables in which a rare mistake does no harm. Two moves of a position practically never share
    /// it.
    #[inline]
    pub fn hash32(self) -> u32 {
        (self.0.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32) as u32
    }
}

impl std::fmt::Debug for MoveId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MoveId({:#018x})", self.0)
    }
}

impl Move {
    /// The move in eight bytes. Moves of a position have different ids: always where they only move, promote, drop or
    /// castle, and with all but certainty where they capture on their way.
    #[inline]
    pub fn id(&self) -> MoveId {
        let Step { from, to, kind, arg, extra } = self.step;
        let plain = u64::from(from) | u64::from(to) << 16 | u64::from(extra) << 32;
        let mut id = plain | (kind as u64) << 48 | u64::from(arg) << 56;
        if let Some(extra) = &self.extra {
            // Mixed before each part is added: else cells of the step and of what it captures cancel each other.
            let mut add = |n: u64| id = mix(mix(id) ^ n);
            extra.captures.iter().for_each(|&cell| add(cell.into()));
            extra.marks.iter().for_each(|&cell| add(u64::from(cell) | 1 << 16));
            add(extra.unload.map_or(0, |cell| u64::from(cell) + 1));
            add(extra.partner.map_or(0, |(from, to)| u64::from(from) << 16 | u64::from(to) | 1 << 32));
            add(extra.wall.map_or(0, |cell| u64::from(cell) + 1));
            add(extra.gate.map_or(0, |kind| u64::from(kind) + 1));
        }
        MoveId(id)
    }

    /// The cell that the moving piece leaves. For castling, the king's cell.
    pub fn from(&self) -> Cell {
        self.step.from
    }

    /// The cell on which it arrives. For castling, the king's destination. For a move that stays, such as a rifle
    /// capture or a pass, the cell of the piece.
    pub fn to(&self) -> Cell {
        self.step.to
    }

    /// The cells on which the piece lands before it arrives, if it captures several times in a row.
    pub fn path(&self) -> &[Cell] {
        self.extra.as_ref().and_then(|extra| extra.path.as_deref()).unwrap_or_default()
    }

    /// The kind to which it promotes.
    pub fn promotion(&self) -> Option<Kind> {
        matches!(self.step.kind, StepKind::Promote | StepKind::WalkPromote).then_some(Kind(self.step.arg))
    }

    /// Whether it is a castling by a castling rule.
    pub fn is_castling(&self) -> bool {
        matches!(self.step.kind, StepKind::Castle | StepKind::GateCastle)
    }

    /// Whether it captures en passant.
    pub fn is_en_passant(&self) -> bool {
        self.step.kind == StepKind::EnPassant
    }

    /// The cell on which it puts a wall.
    pub fn wall(&self) -> Option<Cell> {
        let walked = self.extra.as_ref().and_then(|extra| extra.wall);
        walked.or_else(|| self.step.wall().map(|cell| cell as Cell))
    }

    /// The kind that it drops on [`to`](Self::to).
    pub fn drop(&self) -> Option<Kind> {
        (self.step.kind == StepKind::Drop).then_some(Kind(self.step.arg))
    }

    /// The kind that comes in through a gate, and the cell of that gate.
    pub fn gate(&self) -> Option<(Kind, Cell)> {
        match self.step.kind {
            StepKind::Gate => Some((Kind(self.step.arg), self.step.from)),
            StepKind::GateCastle => Some((Kind(self.step.arg), self.step.extra & GATE_CELL)),
            _ => self.extra.as_ref().and_then(|extra| extra.gate).map(|kind| (Kind(kind), self.step.from)),
        }
    }

    /// The side that leaves the game with this entry. It is no legal move:
    /// [`Position::drop_out`](crate::Position::drop_out) makes it, and it [is a pass](Self::is_pass), too.
    pub fn leaves(&self) -> Option<Side> {
        let leaves = self.step.kind == StepKind::Pass && self.step.arg != SUPPLIES;
        leaves.then(|| self.step.arg.checked_sub(LEAVES).map(Side)).flatten()
    }

    pub(crate) fn leaving(side: Side) -> Self {
        Self { step: Step::new(0, 0, StepKind::Pass, LEAVES + side.0), extra: None }
    }

    /// The side, the kind and the number of the pieces that come from another board with this entry. It is no legal move:
    /// [`Position::supply`](crate::Position::supply) makes it, and it [is a pass](Self::is_pass), too.
    pub fn supplies(&self) -> Option<(Side, Kind, u8)> {
        let supplies = self.step.kind == StepKind::Pass && self.step.arg == SUPPLIES;
        match self.extra.as_ref().filter(|_| supplies)?.marks[..] {
            [side, kind, count] => Some((Side(side as u8), Kind(kind as u8), count as u8)),
            _ => None,
        }
    }

    pub(crate) fn supplying(side: Side, kind: Kind, count: u8) -> Self {
        let extra = Extra { marks: vec![side.0.into(), kind.0.into(), count.into()], ..Extra::default() };
        Self { step: Step::new(0, 0, StepKind::Pass, SUPPLIES), extra: Some(Box::new(extra)) }
    }

    /// The action that it is, by its place in the definition, and the cell at which it is aimed.
    pub fn action(&self) -> Option<(usize, Option<Cell>)> {
        (self.step.kind == StepKind::Act).then(|| (usize::from(self.step.arg), self.step.chosen()))
    }

    /// Whether it is a step of nature: the roll of a die, the piece that is turned up, or what a captured piece was.
    pub fn is_chance(&self) -> bool {
        self.step.kind == StepKind::Chance
    }

    /// The kind that a die shows with this step of nature.
    pub fn rolls(&self) -> Option<Kind> {
        (self.is_chance() && self.step.extra == 0).then_some(Kind(self.step.arg))
    }

    /// The piece that this step of nature turns up on [`to`](Self::to).
    pub fn reveals(&self) -> Option<Piece> {
        let side = Side(self.step.revealed_side()? as u8);
        Some(Piece { side, kind: Kind(self.step.arg) })
    }

    /// What a captured piece was that lay face down, as nature draws it with this step. The kind of covered pieces stands for one that
    /// is not known.
    pub fn draws(&self) -> Option<Piece> {
        let side = Side(self.step.drawn_side()? as u8);
        Some(Piece { side, kind: Kind(self.step.arg) })
    }

    /// Whether a side turns up the piece on [`to`](Self::to), which belongs to nobody, with this move.
    pub fn uncovers(&self) -> bool {
        self.step.kind == StepKind::Uncover
    }

    /// Whether no side moves with this entry: pieces come from another board, or nature decides something.
    pub(crate) fn is_nobodys(&self) -> bool {
        self.is_chance() || self.supplies().is_some()
    }

    /// Whether it is a pass.
    pub fn is_pass(&self) -> bool {
        (self.step.kind == StepKind::Pass && self.wall().is_none())
            || (self.from() == self.to()
                && self.extra.as_ref().is_some_and(|extra| **extra == Extra::default()))
    }
}

/// Everything that a move does to the board, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effects {
    /// Cells whose pieces are captured.
    pub captures: Vec<Cell>,
    /// Pieces that go from one cell to another: the mover, a castling partner, an unloaded piece.
    pub moves: Vec<(Cell, Cell)>,
    /// The new kind of the mover.
    pub promotion: Option<Kind>,
    /// Cells whose pieces are removed without being captured: blown up, or turned into walls.
    pub removed: Vec<Cell>,
    /// Cells whose pieces change sides.
    pub flipped: Vec<Cell>,
    /// Cells that become walls.
    pub walls: Vec<Cell>,
    /// Cells whose walls are removed.
    pub opened: Vec<Cell>,
    /// Pieces that come from a hand or from behind a gate, with their cells.
    pub placed: Vec<(Kind, Cell)>,
    /// Pieces taken from a hand.
    pub spent: Vec<(Side, Kind)>,
    /// Pieces put into a hand.
    pub gained: Vec<(Side, Kind)>,
}
