//! Games in which stones change sides when they are enclosed in a line, and are counted when the board is full: reversi and its kin.
//!
//! Counting them tells little before the end, as they turn over up to the last move. What lasts are stones that nothing can enclose,
//! and stones next to empty cells of that kind help the other side there.

use chesswright_rules::board::{Board, Cell, Vector};
use chesswright_rules::definition::model::{FlipRule, Verdict};
use chesswright_rules::{Position, Rules, Side};

use super::around::ways;
use super::mobility::Mobility;

/// What a stone is worth that nothing can enclose, and one that can be enclosed in one line only, in hundredths of a pawn.
const LASTING: [i32; 2] = [120, 20];
/// The share of that, in tenths, which a stone loses next to such a cell as long as that is empty.
const OPENS: i32 = 4;
/// Having a move more than the other.
const FREEDOM: i32 = 10;
/// A stone more, when the board is full. Nothing until three quarters of it are.
const STONE: i32 = 100;

/// A cell that is hard to enclose.
struct Place {
    cell: Cell,
    worth: i32,
    /// Cells next to it that are easier to enclose.
    open_it: Vec<Cell>,
}

/// What matters in such a game.
pub(super) struct Enclosing {
    cells: i32,
    places: Vec<Place>,
    /// -1 where the fewest stones win.
    more: i32,
}

impl Enclosing {
    /// None for all other games.
    pub(super) fn new(rules: &Rules, mobility: &Mobility) -> Option<Self> {
        let game = rules.definition();
        let encloses = game.capture.flips == FlipRule::Lines && mobility.peaceful();
        let more = match game.end.full_board? {
            Verdict::Most => 1,
            Verdict::Draw if game.end.draws.points.values().any(|&points| points > 0) => 1,
            Verdict::Fewest => -1,
            _ => return None,
        };
        let board = rules.board();
        encloses.then(|| Self { cells: board.len() as i32, places: places(board), more })
    }

    /// By side.
    pub(super) fn worth(&self, position: &Position, sides: usize) -> [i32; 8] {
        let mut worth = [0; 8];
        let mut stones = [0; 8];
        position.for_each_piece(|_, piece| stones[piece.side.index() & 7] += 1);
        let filled: i32 = stones.iter().sum();
        let late = (4 * filled - 3 * self.cells).max(0);
        let mut add = |cell: Cell, more: i32| {
            let owner = position.piece(cell).map(|piece| piece.side.index() & 7);
            owner.inspect(|&side| worth[side] += more).is_some()
        };
        for place in &self.places {
            if !add(place.cell, self.more * place.worth) {
                for &cell in &place.open_it {
                    add(cell, -self.more * place.worth * OPENS / 10);
                }
            }
        }
        for side in 0..sides {
            worth[side & 7] += FREEDOM * position.pseudo_legal_mobility(Side(side as u8)) as i32;
            worth[side & 7] += self.more * STONE * stones[side & 7] * late / self.cells;
        }
        worth
    }
}

/// The cells that can be enclosed in one line at most.
fn places(board: &Board) -> Vec<Place> {
    let ways = ways(board.geometry());
    let next_to = |cell: Cell| ways.iter().filter_map(move |&way| board.step(cell, way));
    // Each line has two ends, and counts twice.
    let lines = |cell: Cell| {
        let open = |way: &&Vector| board.step(cell, **way).is_some() && board.step(cell, -**way).is_some();
        ways.iter().filter(open).count() / 2
    };
    let place = |cell: Cell| {
        let worth = *LASTING.get(lines(cell))?;
        let easier = next_to(cell).filter(|&other| lines(other) > lines(cell));
        Some(Place { cell, worth, open_it: easier.collect() })
    };
    board.cells().filter_map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_last_edges_nearly_and_what_opens_them_costs() {
        let board = Board::rectangle(8, 8);
        let places = places(&board);
        assert_eq!(places.len(), 28, "the rim");
        let corner = places.iter().find(|place| place.cell == board.cell("a1").expect("a corner"));
        let corner = corner.expect("a corner lasts");
        assert_eq!((corner.worth, corner.open_it.len()), (LASTING[0], 3));
        let edge = places.iter().find(|place| place.cell == board.cell("d1").expect("a cell"));
        assert_eq!(edge.map(|edge| (edge.worth, edge.open_it.len())), Some((LASTING[1], 3)));
    }
}
