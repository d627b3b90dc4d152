//! Values of pieces, for all parts of the program.

use std::sync::OnceLock;

use chesswright_rules::betza::walk::{Content, Surroundings, Walker};
use chesswright_rules::betza::{Options, lower, mover::FirstMove, parse};
use chesswright_rules::board::{Board, Cell, Frame};
use chesswright_rules::definition::model::PieceDef;
use chesswright_rules::{Kind, Rules};

/// The values of a game's kinds of pieces, in hundredths of a pawn.
///
/// Values in the definition have priority. Otherwise royals have the value 0, because they are not counted, pieces that
/// move like those of chess have the usual values, and the mobility of the others determines their value.
///
/// A value is computed when somebody asks for it: in a game with many unusual kinds, all of them together take long.
#[derive(Clone, Debug)]
pub struct Values {
    rules: Rules,
    known: Vec<OnceLock<i32>>,
}

/// The Betza texts of orthodox pieces and their values. On hexagonal or layered boards, the same letters mean other
/// moves, and mobility determines the value.
const ORTHODOX: [(&str, i32); 5] = [("N", 300), ("B", 300), ("R", 500), ("Q", 900), ("K", 300)];
/// Hundredths of a pawn for each cell that a piece attacks on average on a board filled by [`Strewn`]. The factor gives
/// a queen 900, and knight, bishop and rook almost their usual values.
const PER_CELL: f64 = 68.0;
/// The minimal value, that of a pawn.
const LEAST: i32 = 100;

impl Values {
    /// The values in a game.
    pub fn new(rules: &Rules) -> Self {
        let known = rules.definition().pieces.values().map(|_| OnceLock::new()).collect();
        Self { rules: rules.clone(), known }
    }

    /// The value of a kind.
    pub fn of(&self, kind: Kind) -> i32 {
        let piece = self.rules.definition().pieces.get_index(kind.index());
        match (piece, self.known.get(kind.index())) {
            (Some((_, piece)), Some(known)) => *known.get_or_init(|| value(piece, &self.rules)),
            _ => 0,
        }
    }
}

fn value(piece: &PieceDef, rules: &Rules) -> i32 {
    if let Some(value) = piece.value {
        return value;
    }
    if piece.royal {
        return 0;
    }
    let board = rules.board();
    let flat = board.geometry() == chesswright_rules::board::Geometry::Square;
    if let [only] = &piece.moves[..]
        && flat
        && let Some((_, value)) = ORTHODOX.iter().find(|(betza, _)| *betza == only.betza)
    {
        return *value;
    }
    let tenths = (mobility(piece, board) * PER_CELL / 10.0).round() as i32;
    (tenths * 10).max(LEAST)
}

/// The average number of cells that a piece attacks, over the cells of the board.
fn mobility(piece: &PieceDef, board: &Board) -> f64 {
    /// The sample size, which is enough for an average.
    const SAMPLES: usize = 64;
    let options = Options { layers: board.extent()[2] > 1, ..Options::default() };
    let mut movers = vec![];
    let mut steps = 0;
    for part in &piece.moves {
        steps += part.steps.as_ref().map_or(0, |steps| steps.vectors.len());
        if let Ok(read) = parse(&part.betza, &options)
            && let Ok(lowered) = lower(&read, board.geometry())
        {
            movers.extend(lowered);
        }
    }
    let cells: Vec<Cell> = board.cells().step_by(board.len().div_ceil(SAMPLES).max(1)).collect();
    let mut walker = Walker::new();
    let reached: usize = cells
        .iter()
        .map(|&from| {
            let moves = walker.moves(board, Frame::FIRST, &movers, from, &Strewn { from });
            let mut targets: Vec<Cell> =
                moves.iter().map(|found| found.to).filter(|&to| to != from).collect();
            targets.sort_unstable();
            targets.dedup();
            targets.len()
        })
        .sum();
    reached as f64 / cells.len().max(1) as f64 + steps as f64
}

/// A deterministic board with a piece on about every fourth cell, half of them own pieces.
struct Strewn {
    from: Cell,
}

impl Surroundings for Strewn {
    fn content(&self, cell: Cell) -> Content {
        let mixed =
            (u32::from(cell) + 1).wrapping_mul(u32::from(self.from) * 2 + 7).wrapping_mul(0x9E37_79B9);
        match mixed.to_be_bytes()[0] % 8 {
            0 => Content::Friend,
            1 => Content::Enemy,
            _ => Content::Empty,
        }
    }

    fn may_first_move(&self, _: FirstMove) -> bool {
        false
    }
}
