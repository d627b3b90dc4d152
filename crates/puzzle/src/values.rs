//! The values of pieces: fixed values, or values by mobility on the level's own board.

use chesswright_catalog::level::Level;
use chesswright_rules::board::Cell;
use chesswright_rules::search::{moves_on_terrain, standing_cells};
use chesswright_rules::{Kind, Piece, Rules, Side};

/// The probability that a cell is empty.
const EMPTY: f64 = 0.85;
/// The share of quiet moves in the value of a piece.
const QUIET: f64 = 0.2;
/// The mobility of a knight on an empty board of 64 cells.
const KNIGHT: f64 = 5.25 * (QUIET * EMPTY + (1.0 - QUIET));

/// By kind: the value.
pub(crate) fn values(level: &Level, rules: &Rules) -> Vec<f64> {
    let fixed = level.fixed_values();
    let kinds = rules.definition().pieces.keys();
    (0u8..)
        .zip(kinds)
        .map(|(kind, name)| match level.overrides.values.get(name) {
            None if level.overrides.board_score => board_value(rules, Kind(kind)).max(0.5),
            _ => fixed.get(name).copied().map_or(5.0, f64::from),
        })
        .collect()
}

/// The value of a kind on the empty board of a level, with closed doors and gates left closed.
pub(crate) fn board_value(rules: &Rules, kind: Kind) -> f64 {
    let cells: Vec<Cell> = standing_cells(rules);
    if cells.is_empty() {
        return 0.0;
    }
    let (own, enemy) = (Side(0), Side(1));
    let mut mobility = 0.0;
    let mut apart = true;
    for &from in &cells {
        let lone = [(from, Piece { side: own, kind })];
        let crowd: Vec<(Cell, Piece)> = cells
            .iter()
            .map(|&cell| (cell, Piece { side: if cell == from { own } else { enemy }, kind }))
            .collect();
        let quiet: Vec<Cell> = moves_on_terrain(rules, own, &lone);
        let captures: Vec<Cell> = moves_on_terrain(rules, own, &crowd);
        let alike = captures.iter().any(|cell| quiet.contains(cell));
        apart &= !alike;
        // The farther away a slider's cell is, the less it counts.
        let steps = |to: Cell| {
            let (a, b) = (rules.board().coords(from), rules.board().coords(to));
            let (dx, dy) = ((a.x - b.x).abs(), (a.y - b.y).abs());
            if dx == 0 || dy == 0 || dx == dy { i32::from(dx.max(dy)) } else { 1 }
        };
        let quiets: f64 = quiet.iter().map(|&to| EMPTY.powi(steps(to))).sum();
        let reach: f64 = if alike {
            quiet.iter().map(|&to| EMPTY.powi(steps(to) - 1)).sum()
        } else {
            captures.len() as f64
        };
        mobility += QUIET * quiets + (1.0 - QUIET) * reach;
    }
    let mobility = mobility / cells.len() as f64;
    4.0 * (mobility / KNIGHT).powf(0.75) * if apart { 0.75 } else { 1.0 }
}
