//! Moves as values: what a caller sees of a step.

use crate::board::Cell;
use crate::core::step::{Extra, Step, StepKind};
use crate::rules::Kind;

/// A legal move of a position (one step of a turn).
///
/// It says everything it does: [`Position::effects`](crate::Position::effects) lists it cell by cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) step: Step,
    pub(crate) extra: Option<Box<Extra>>,
}

impl Move {
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
        self.step.kind == StepKind::Castle
    }

    /// Whether it captures en passant.
    pub fn is_en_passant(&self) -> bool {
        self.step.kind == StepKind::EnPassant
    }

    /// Whether it passes.
    pub fn is_pass(&self) -> bool {
        self.step.kind == StepKind::Pass
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
}
