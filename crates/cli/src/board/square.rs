//! Draws boards of squares, and single layers of layered boards.

use chesswright_rules::board::{Board, Cell, Vector};

use super::Look;
use super::block::{Block, Line};
use super::tile::Tiles;

/// The margin for the numbers of ranks.
const MARGIN: usize = 4;

/// Draws one layer, the farthest rank first.
pub(super) fn draw(board: &Board, look: &Look, tiles: &Tiles<'_>, layer: u16) -> Block {
    let [files, ranks, _] = board.extent().map(|n| n as i16);
    let at = |x: i16, y: i16| board.at(Vector::new(x, y, layer as i16));
    let from_left: Vec<i16> = if look.flipped { (0..files).rev().collect() } else { (0..files).collect() };
    let from_top: Vec<i16> = if look.flipped { (0..ranks).collect() } else { (0..ranks).rev().collect() };
    let mut block = Block::default();
    for y in from_top {
        let mut line = Line::default();
        let rank =
            from_left.iter().find_map(|&x| at(x, y)).map(|cell| part(board, cell, |c| c.is_ascii_digit()));
        line.plain(&format!("{:>1$} ", rank.unwrap_or_default(), MARGIN - 1));
        for &x in &from_left {
            match at(x, y) {
                Some(cell) => tiles.put(&mut line, cell),
                None => line.plain(&" ".repeat(tiles.width)),
            }
        }
        block.push(line);
    }
    let mut line = Line::default();
    line.plain(&" ".repeat(MARGIN));
    for &x in &from_left {
        let file =
            (0..ranks).find_map(|y| at(x, y)).map(|cell| part(board, cell, |c| c.is_ascii_lowercase()));
        line.plain(&format!("{:^1$}", file.unwrap_or_default(), tiles.width));
    }
    block.push(line);
    block
}

/// The letters or the digits of a cell's name.
pub(super) fn part(board: &Board, cell: Cell, wanted: impl Fn(char) -> bool) -> String {
    board.name(cell).chars().filter(|&c| wanted(c)).collect()
}
