//! Draws boards of hexagons: files are upright, and each is half a cell higher than the one before, as in print.

use chesswright_rules::board::{Board, Cell, Vector};

use super::Look;
use super::block::{Block, Line};
use super::square::part;
use super::tile::Tiles;

/// Draws the board, two lines to a cell.
pub(super) fn draw(board: &Board, look: &Look, tiles: &Tiles<'_>) -> Block {
    let [files, ranks, _] = board.extent().map(|n| n as i16);
    // Heights are in half cells: a step up a file is two of them, a step to the next file one.
    let height = |x: i16, y: i16| 2 * y + x;
    let cell_at = |x: i16, high: i16| -> Option<Cell> {
        let up = high - x;
        if up % 2 == 0 { board.at(Vector::flat(x, up / 2)) } else { None }
    };
    let heights = board.cells().map(|cell| {
        let at = board.coords(cell);
        height(at.x, at.y)
    });
    let (low, high) = heights.fold((i16::MAX, i16::MIN), |(low, high), h| (low.min(h), high.max(h)));
    let from_left: Vec<i16> = if look.flipped { (0..files).rev().collect() } else { (0..files).collect() };
    // Below the lowest cell are its second half and the letter of its file.
    let from_top: Vec<i16> =
        if look.flipped { (low - 2..=high + 1).collect() } else { (low - 2..=high).rev().collect() };
    let below = if look.flipped { -1 } else { 1 };
    let foot = |x: i16| (0..ranks).find(|&y| board.at(Vector::flat(x, y)).is_some());
    let mut block = Block::default();
    for &h in &from_top {
        let mut line = Line::default();
        for &x in &from_left {
            let blank = || " ".repeat(tiles.width);
            if let Some(cell) = cell_at(x, h) {
                tiles.put(&mut line, cell);
            } else if let Some(cell) = cell_at(x, h + below) {
                if look.color { tiles.put_name(&mut line, cell) } else { line.plain(&blank()) }
            } else if let Some(cell) = foot(x).and_then(|y| cell_at(x, height(x, y)))
                && foot(x).is_some_and(|y| h == height(x, y) - 2)
            {
                // The letter of the file is below its lowest cell; seen from the other side it is above.
                line.plain(&format!("{:^1$}", part(board, cell, |c| c.is_ascii_lowercase()), tiles.width));
            } else {
                line.plain(&blank());
            }
        }
        block.push(line);
    }
    block
}
