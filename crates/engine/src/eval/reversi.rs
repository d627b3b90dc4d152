//! The evaluation of reversi and similar games, in which pieces enclosed in a line change sides and a full board is counted.
//!
//! The number of pieces means little before the end, because they change sides up to the last move. What lasts are stable
//! pieces, which cannot be enclosed (in corners) or only in one line (on edges). A piece next to an empty corner gives the
//! corner away. Mobility counts, too.

use chesswright_rules::board::{Board, Cell, Vector};
use chesswright_rules::definition::model::{FlipRule, Verdict};
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Position, Rules, Side};

use super::mobility::Mobility;
use super::neighbours::neighbour_steps;

/// The value of a piece that can be enclosed in no line, and of one that can be enclosed in one line, in centipawns.
const STABLE: [i32; 2] = [120, 20];
/// The part of that value, in tenths, that a piece loses on a cell that gives away an empty stable cell.
const GIVEAWAY_TENTHS: i32 = 4;
/// The value of each move that a side has.
const MOVE_VALUE: i32 = 10;
/// The value of each piece when the board is full. It grows from nothing when three quarters of the board are filled.
const PIECE_VALUE: i32 = 100;

/// A cell on which a piece is stable or nearly so.
struct StableCell {
    cell: Cell,
    value: i32,
    /// The neighbours that are less stable: a piece there gives this cell away while it is empty.
    giveaways: Vec<Cell>,
}

/// The evaluation of one such game.
pub(super) struct ReversiEval {
    cells: i32,
    stable_cells: Vec<StableCell>,
    /// 1 where the side with more pieces wins, -1 where the side with fewer does.
    sign: i32,
}

impl ReversiEval {
    /// None for all other games.
    pub(super) fn new(rules: &Rules, mobility: &Mobility) -> Option<Self> {
        let game = rules.definition();
        let encloses = game.every_side(|side| game.capture.flips_for(side) == FlipRule::Lines)
            && mobility.has_no_captures();
        let sign = match game.end.full_board? {
            Verdict::Most => 1,
            Verdict::Draw if game.end.draws.points.values().any(|&points| points > 0) => 1,
            Verdict::Fewest => -1,
            _ => return None,
        };
        let board = rules.board();
        encloses.then(|| Self { cells: board.len() as i32, stable_cells: stable_cells(board), sign })
    }

    /// The score of each side.
    pub(super) fn scores(&self, position: &Position, sides: usize) -> [i32; 8] {
        let mut scores = [0; 8];
        let mut pieces = [0; 8];
        position.for_each_piece(|_, piece| pieces[piece.side.index() & 7] += 1);
        let filled: i32 = pieces.iter().sum();
        let endgame = (4 * filled - 3 * self.cells).max(0);
        let mut add_to_owner = |cell: Cell, value: i32| {
            let owner = position.piece(cell).map(|piece| piece.side.index() & 7);
            owner.inspect(|&side| scores[side] += value).is_some()
        };
        for stable in &self.stable_cells {
            if !add_to_owner(stable.cell, self.sign * stable.value) {
                for &cell in &stable.giveaways {
                    add_to_owner(cell, -self.sign * stable.value * GIVEAWAY_TENTHS / 10);
                }
            }
        }
        for side in 0..sides {
            scores[side & 7] += MOVE_VALUE * position.pseudo_legal_mobility(Side(side as u8)) as i32;
            scores[side & 7] += self.sign * PIECE_VALUE * pieces[side & 7] * endgame / self.cells;
        }
        scores
    }
}

/// The cells on which a piece can be enclosed in at most one line.
fn stable_cells(board: &Board) -> Vec<StableCell> {
    let steps = neighbour_steps(board.geometry());
    let neighbours = |cell: Cell| steps.iter().filter_map(move |&step| board.step(cell, step));
    // Each line goes in two directions, and is counted in both.
    let open_lines = |cell: Cell| {
        let is_open =
            |step: &&Vector| board.step(cell, **step).is_some() && board.step(cell, -**step).is_some();
        steps.iter().filter(is_open).count() / 2
    };
    let stable_cell = |cell: Cell| {
        let value = *STABLE.get(open_lines(cell))?;
        let giveaways = neighbours(cell).filter(|&other| open_lines(other) > open_lines(cell)).collect();
        Some(StableCell { cell, value, giveaways })
    };
    board.cells().filter_map(stable_cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_stable_edges_nearly_and_cells_beside_them_give_them_away() {
        let board = Board::rectangle(8, 8);
        let stable = stable_cells(&board);
        assert_eq!(stable.len(), 28, "the rim");
        let at = |name: &str| {
            let cell = board.cell(name).expect("a cell of the board");
            stable.iter().find(|stable| stable.cell == cell).expect("a stable cell")
        };
        assert_eq!((at("a1").value, at("a1").giveaways.len()), (STABLE[0], 3));
        assert_eq!((at("d1").value, at("d1").giveaways.len()), (STABLE[1], 3));
    }
}
