//! Which cells a side sees.

use crate::betza::mover::Mover;
use crate::betza::{self, Options};
use crate::board::{Board, Cell, Geometry};
use crate::core::compile::CompileError;
use crate::definition::Definition;
use crate::definition::model::{ChanceDef, SeesRule};
use crate::position::Position;
use crate::rules::Rules;
use crate::types::{Kind, Side};

/// What each side sees, compiled.
#[derive(Debug)]
pub(crate) enum Sight {
    /// Everything.
    All,
    /// What its pieces could move to or capture.
    Reach,
    /// Its own pieces.
    Own,
    /// What lies around its pieces: by side and by the cell of the piece.
    Around(Vec<Vec<Vec<Cell>>>),
}

impl Sight {
    pub(crate) fn new(definition: &Definition, board: &Board) -> Result<Self, CompileError> {
        Ok(match &definition.view.sees {
            SeesRule::All => Self::All,
            SeesRule::Reach => Self::Reach,
            SeesRule::Own => Self::Own,
            SeesRule::Around(leaps) => Self::Around(around(definition, board, leaps)?),
        })
    }

    /// The cells that a side sees, by cell. Once the game is over there is nothing left to hide.
    pub(crate) fn cells(&self, position: &Position, side: Side) -> Vec<bool> {
        let rules = position.rules();
        let mut seen = vec![matches!(self, Self::All) || position.outcome().is_some(); rules.board().len()];
        if seen.first() == Some(&true) {
            return seen;
        }
        for member in (0..rules.sides() as u8).map(Side).filter(|&member| rules.are_allied(side, member)) {
            self.add(position, member, &mut seen);
        }
        seen
    }

    /// Adds what one side sees by itself.
    fn add(&self, position: &Position, side: Side, seen: &mut [bool]) {
        for (cell, _) in position.pieces().filter(|(_, piece)| piece.side == side) {
            seen[usize::from(cell)] = true;
            if let Self::Around(cells) = self {
                cells[side.index()][usize::from(cell)]
                    .iter()
                    .for_each(|&near| seen[usize::from(near)] = true);
            }
        }
        if matches!(self, Self::Reach) {
            position.reached(side).into_iter().for_each(|cell| seen[usize::from(cell)] = true);
        }
    }
}

impl Rules {
    /// Whether something can be hidden from a side. What goes to one side of such a game must come from what it
    /// [observes](Position::observe).
    pub fn hides(&self) -> bool {
        self.hides_cells() || self.hides_draws()
    }

    /// Whether a side does not see all cells.
    pub fn hides_cells(&self) -> bool {
        !matches!(self.sight(), Sight::All)
    }

    /// Whether the owner of a captured piece that lay face down does not learn what it was.
    pub fn hides_draws(&self) -> bool {
        self.definition().chance.as_ref().is_some_and(ChanceDef::hides)
    }

    /// The kind of pieces that lie face down and belong to a side.
    pub fn covered(&self) -> Option<Kind> {
        self.kind(self.definition().chance.as_ref()?.covered.as_ref()?)
    }
}

/// By side and cell: where plain leaps lead.
fn around(definition: &Definition, board: &Board, leaps: &str) -> Result<Vec<Vec<Vec<Cell>>>, CompileError> {
    let wrong = |why: &'static str| CompileError::new("view.sees.around", why);
    let geometry = board.geometry();
    let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
    let movers = betza::parse(leaps, &options)
        .ok()
        .and_then(|piece| betza::lower(&piece, geometry).ok())
        .ok_or_else(|| wrong("expected leaps"))?;
    let mut steps = vec![];
    for mover in movers {
        let Mover::Ride(ride) = mover else { return Err(wrong("expected leaps only")) };
        steps.extend(ride.steps);
    }
    let from = |side: usize, cell: Cell| {
        let frame = definition.frame_at(board, side, cell);
        let frame = frame.ok_or_else(|| wrong("a side has no such forward"))?;
        Ok(steps.iter().flat_map(|&step| board.cells_at(cell, frame.apply(step))).collect())
    };
    (0..definition.sides.len()).map(|side| board.cells().map(|cell| from(side, cell)).collect()).collect()
}
