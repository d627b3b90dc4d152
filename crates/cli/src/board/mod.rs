//! Draws boards of any outline in the terminal, with figures and colours where the terminal has them.

mod block;
mod hex;
mod layered;
mod look;
mod square;
mod tile;

use chesswright_rules::board::{Cell, Geometry};
use chesswright_rules::{Move, Observation, Position, Seen};

pub(crate) use look::{Look, LookOptions};
pub(crate) use tile::sign;

/// Cells that the drawing marks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    /// The first and the last cell of the last move.
    last: Vec<Cell>,
    /// Royals in check.
    check: Vec<Cell>,
    /// Cells that nobody who looks can see.
    unseen: Vec<Cell>,
}

impl Marks {
    /// The last move of a position, and whether it gave check.
    pub(crate) fn of(position: &Position) -> Self {
        let last = position.last_played().map(|played: &Move| vec![played.from(), played.to()]);
        let is_royal = |cell: Cell| {
            position.piece(cell).is_some_and(|piece| {
                let kinds = &position.rules().definition().pieces;
                piece.side == position.turn()
                    && kinds.get_index(piece.kind.index()).is_some_and(|(_, kind)| kind.royal)
            })
        };
        let check = if position.is_check() {
            position.rules().board().cells().filter(|&cell| is_royal(cell)).collect()
        } else {
            vec![]
        };
        Self { last: last.unwrap_or_default(), check, unseen: vec![] }
    }
}

/// Draws a position.
pub(crate) fn draw(position: &Position, look: &Look) -> String {
    marked(position, look, &Marks::of(position))
}

/// Draws what one side sees. The position has the pieces that it sees.
pub(crate) fn draw_seen(position: &Position, seen: &Observation, look: &Look) -> String {
    let cells = position.rules().board().cells();
    let unseen = cells.filter(|&cell| seen.cell(cell) == Seen::Unknown).collect();
    marked(position, look, &Marks { last: seen.changed.clone(), check: vec![], unseen })
}

fn marked(position: &Position, look: &Look, marks: &Marks) -> String {
    let board = position.rules().board();
    let tiles = tile::Tiles::new(position, look, marks);
    let block = match board.geometry() {
        Geometry::Hex => hex::draw(board, look, &tiles),
        Geometry::Square | Geometry::Layers if board.extent()[2] > 1 => layered::draw(board, look, &tiles),
        Geometry::Square | Geometry::Layers => square::draw(board, look, &tiles, 0),
    };
    block.text()
}
