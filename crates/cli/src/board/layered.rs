//! Draws layered boards: as many layers side by side as fit, the lowest first.

use chesswright_rules::board::{Board, Vector};

use super::Look;
use super::block::{Block, Line};
use super::square;
use super::tile::Tiles;

pub(super) fn draw(board: &Board, look: &Look, tiles: &Tiles<'_>) -> Block {
    let [files, ranks, layers] = board.extent();
    let mut whole = Block::default();
    let mut row = Block::default();
    for layer in 0..layers {
        let mut block = titled(board, [files, ranks], layer);
        block.below(square::draw(board, look, tiles, layer));
        if row.width() > 0 && row.width() + block.width() > look.columns {
            row.push(Line::default());
            whole.below(std::mem::take(&mut row));
        }
        row.beside(block);
    }
    whole.below(row);
    whole
}

/// A line with the letter of the layer.
fn titled(board: &Board, [files, ranks]: [u16; 2], layer: u16) -> Block {
    let cells =
        (0..ranks).flat_map(|y| (0..files).map(move |x| Vector::new(x as i16, y as i16, layer as i16)));
    let name = cells
        .filter_map(|at| board.at(at))
        .next()
        .map(|cell| square::part(board, cell, |c| c.is_uppercase()));
    let mut line = Line::default();
    line.plain(&format!("     {}", name.unwrap_or_default()));
    let mut block = Block::default();
    block.push(line);
    block
}
