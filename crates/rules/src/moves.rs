//! Moves as values: what a caller sees of a step.

use crate::board::Cell;
use crate::core::step::{Extra, GATE_CELL, Step, StepKind};
use crate::types::{Kind, Side};

/// A legal move of a position (one step of a turn).
///
/// It says everything it does: [`Position::effects`](crate::Position::effects) lists it cell by cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) step: Step,
    pub(crate) extra: Option<Box<Extra>>,
}

impl Move {
    /// A number that tells the moves of a position apart; practically never the same for two of them.
    #[inline]
    pub fn id(&self) -> u32 {
        let Step { from, to, kind, arg, extra } = self.step;
        let plain = u64::from(from) | u64::from(to) << 16 | u64::from(extra) << 32;
        let mut id = plain | (kind as u64) << 48 | u64::from(arg) << 56;
        if let Some(extra) = &self.extra {
            let mut add = |n: u64| id = (id ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
            extra.captures.iter().for_each(|&cell| add(cell.into()));
            extra.marks.iter().for_each(|&cell| add(u64::from(cell) | 1 << 16));
            add(extra.unload.map_or(0, |cell| u64::from(cell) + 1));
            add(extra.partner.map_or(0, |(from, to)| u64::from(from) << 16 | u64::from(to) | 1 << 32));
            add(extra.wall.map_or(0, |cell| u64::from(cell) + 1));
            add(extra.gate.map_or(0, |kind| u64::from(kind) + 1));
        }
        (id.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32) as u32
    }

    /// The cell the moving piece leaves. For castling, the king's.
    pub fn from(&self) -> Cell {
        self.step.from
    }

    /// The cell it arrives on. For castling, where the king ends; for a move that stays (rifle captures, passing), where it stands.
    pub fn to(&self) -> Cell {
        self.step.to
    }

    /// What it becomes, if it promotes.
    pub fn promotion(&self) -> Option<Kind> {
        matches!(self.step.kind, StepKind::Promote | StepKind::WalkPromote).then_some(Kind(self.step.arg))
    }

    /// Whether it is a castling by rule.
    pub fn is_castling(&self) -> bool {
        matches!(self.step.kind, StepKind::Castle | StepKind::GateCastle)
    }

    /// Whether it captures en passant.
    pub fn is_en_passant(&self) -> bool {
        self.step.kind == StepKind::EnPassant
    }

    /// Where it puts a wall at its end.
    pub fn wall(&self) -> Option<Cell> {
        let walked = self.extra.as_ref().and_then(|extra| extra.wall);
        walked.or_else(|| self.step.wall().map(|cell| cell as Cell))
    }

    /// What it drops on [`to`](Self::to), if it is a drop.
    pub fn drop(&self) -> Option<Kind> {
        (self.step.kind == StepKind::Drop).then_some(Kind(self.step.arg))
    }

    /// What comes in through a gate, and on which cell, once the rest of the move is made.
    pub fn gate(&self) -> Option<(Kind, Cell)> {
        match self.step.kind {
            StepKind::Gate => Some((Kind(self.step.arg), self.step.from)),
            StepKind::GateCastle => Some((Kind(self.step.arg), self.step.extra & GATE_CELL)),
            _ => self.extra.as_ref().and_then(|extra| extra.gate).map(|kind| (Kind(kind), self.step.from)),
        }
    }

    /// Whether it passes.
    pub fn is_pass(&self) -> bool {
        (self.step.kind == StepKind::Pass && self.wall().is_none())
            || (self.from() == self.to()
                && self.extra.as_ref().is_some_and(|extra| **extra == Extra::default()))
    }
}

/// Everything a move does to the board, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// Cells whose pieces are captured.
    pub captures: Vec<Cell>,
    /// Pieces that go from one cell to another: the mover, a castling partner, an unloaded captive.
    pub moves: Vec<(Cell, Cell)>,
    /// What the mover becomes.
    pub promotion: Option<Kind>,
    /// Cells whose pieces are gone afterwards without having been captured: blown up, or turned into walls.
    pub removed: Vec<Cell>,
    /// Cells whose pieces change sides.
    pub flipped: Vec<Cell>,
    /// Cells that become walls.
    pub walls: Vec<Cell>,
    /// Cells that are no walls any more.
    pub opened: Vec<Cell>,
    /// Pieces that come from a hand, or from behind a gate, and the cells they come to.
    pub placed: Vec<(Kind, Cell)>,
    /// Pieces that leave a hand.
    pub spent: Vec<(Side, Kind)>,
    /// Pieces that go to a hand.
    pub gained: Vec<(Side, Kind)>,
}
