//! Hexagonal boards in the notation of hexagonal chess: every file counts its cells from its own near edge, so that
//! ranks bend at the middle file. Texts of Gliński's chess are often written this way:
//! `b/qbk/n1b1n/r5r/ppppppppp/11/5P5/…`.

use chesswright_rules::Position;
use chesswright_rules::board::{Board, Cell, Geometry, Vector};

use super::write::row;
use crate::fen::{RawFen, Row, Token};

/// The cells of each bent rank from the left, the far rank first.
fn bent_rows(board: &Board) -> Vec<Vec<Cell>> {
    let [files, ranks, _] = board.extent().map(|n| n as i16);
    let file = |x| -> Vec<Cell> { (0..ranks).filter_map(|y| board.at(Vector::flat(x, y))).collect() };
    let files: Vec<Vec<Cell>> = (0..files).map(file).collect();
    let most = files.iter().map(Vec::len).max().unwrap_or(0);
    (0..most).rev().map(|k| files.iter().filter_map(|file| file.get(k).copied()).collect()).collect()
}

/// The number of cells in each row, without holes.
fn widths(rows: &[Row]) -> Vec<usize> {
    let width = |token: &Token| match token {
        Token::Gap(n) => usize::from(*n),
        Token::Hole => 0,
        _ => 1,
    };
    rows.iter().map(|row| row.iter().map(width).sum()).collect()
}

/// The cells of a text's rows if the text uses bent ranks. `None` if its ranks are straight.
pub(super) fn if_bent(board: &Board, rows: &[Row]) -> Option<Vec<Vec<Cell>>> {
    let [files, ranks, layers] = board.extent().map(|n| n as i16);
    if board.geometry() != Geometry::Hex || layers > 1 {
        return None;
    }
    let bent = bent_rows(board);
    let of_rank = |y| (0..files).filter(|&x| board.at(Vector::flat(x, y)).is_some()).count();
    let straight: Vec<usize> = (0..ranks).rev().map(of_rank).collect();
    let there = widths(rows);
    (there != straight && there == bent.iter().map(Vec::len).collect::<Vec<_>>()).then_some(bent)
}

/// Writes the rows of the position with bent ranks.
pub(super) fn bend(position: &Position, fen: &mut RawFen) {
    let rows = bent_rows(position.rules().board());
    let walls = position.setup().walls;
    let bent = |cells: Vec<Cell>| row(position, &walls, cells.into_iter().map(Some));
    fen.layers = vec![rows.into_iter().map(bent).collect()];
}
