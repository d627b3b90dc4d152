//! A diagram in letters, for Markdown and terminals.

use chesswright_rules::board::{Geometry, Vector};

use super::reach::{Reach, Sort, Way};

/// The diagram row by row. Layers follow each other from the highest to the lowest.
pub fn text(reach: &Reach) -> String {
    let [files, ranks, layers] = reach.board.extent().map(|n| n as i16);
    let mut out = String::new();
    for z in (0..layers).rev() {
        if layers > 1 {
            let up = z - layers / 2;
            out.push_str(&match up {
                0 => "same level\n".to_owned(),
                up => format!("{} {}\n", up.abs(), if up > 0 { "up" } else { "down" }),
            });
        }
        for y in (0..ranks).rev() {
            let mut row = String::new();
            // Rows of hexagons are shifted: each starts half a cell further right than the row below it.
            if reach.board.geometry() == Geometry::Hex {
                row.push_str(&" ".repeat(y as usize));
            }
            for x in 0..files {
                row.push(match reach.board.at(Vector::new(x, y, z)) {
                    None => ' ',
                    Some(cell) if cell == reach.cell => '@',
                    Some(cell) if reach.screens.contains(&cell) => 'o',
                    Some(cell) => reach
                        .ways
                        .get(&cell)
                        .map_or(if reach.blocks.contains(&cell) { '-' } else { '.' }, |way| letter(*way)),
                });
                row.push(' ');
            }
            out.push_str(row.trim_end());
            out.push('\n');
        }
    }
    out
}

/// The letter that [`text`] writes for a way.
pub(crate) fn letter(way: Way) -> char {
    match way {
        Way::Both(Sort::Always) => '*',
        Way::Move(Sort::Always) => 'm',
        Way::Capture(Sort::Always) => 'x',
        Way::Both(Sort::First) | Way::Move(Sort::First) => '1',
        Way::Capture(Sort::First) => 'i',
        Way::Both(Sort::Somewhere) => '?',
        Way::Move(Sort::Somewhere) => 'q',
        Way::Capture(Sort::Somewhere) => 'y',
        Way::Both(Sort::Over) => 'H',
        Way::Move(Sort::Over) => 'h',
        Way::Capture(Sort::Over) => 'X',
        Way::Remote => '!',
        Way::MoveRemote => '%',
    }
}
