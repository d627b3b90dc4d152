//! Random boards on which edges of cells are joined.

use chesswright_rules::board::{Cell, Edge, Geometry, Vector, Wrap};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{
    BoardDef, Compass, EncloseRule, FlipRule, ForwardInDef, JoinDef, Sided,
};

use super::random::Random;

/// Joins edges on a board of squares that has no joined edges yet, and lets some sides move forward in other directions.
pub fn add_joins(r: &mut Random, definition: &mut Definition) {
    let board = &mut definition.board;
    if board.geometry != Geometry::Square || board.wrap != Wrap::None || !board.glue.is_empty() {
        return;
    }
    board.joins = joins(r, board);
    definition.end.connect.clear();
    definition.capture.flips = Sided::All(FlipRule::None);
    definition.hand.iter_mut().for_each(|hand| hand.encloses = EncloseRule::Anywhere);
    let ranks = usize::from(board.ranks);
    for side in &mut definition.sides {
        if r.one_in(3) {
            let forward = [Compass::North, Compass::East, Compass::South, Compass::West];
            side.forward_in = (0..1 + r.below(2))
                .map(|_| {
                    let own = if r.one_in(2) { "own " } else { "" };
                    let region = format!("{own}rank {}", 1 + r.below(ranks));
                    ForwardInDef { region, forward: forward[r.below(4)] }
                })
                .collect();
        }
    }
}

/// Runs of edges at the rim and inside, with any turn.
fn joins(r: &mut Random, board: &BoardDef) -> Vec<JoinDef> {
    let mut joined = board.clone();
    let Ok(plain) = board.board() else { return vec![] };
    for _ in 0..1 + r.below(5) {
        let length = 1 + r.below(3) as i16;
        let (toward, heading) = (Edge::ALL[r.below(4)], Edge::ALL[r.below(4)]);
        let mut run = |edge: Edge| {
            let along = if edge.is_upright() { Vector::flat(0, 1) } else { Vector::flat(1, 0) };
            let first = plain.coords(r.below(plain.len()) as Cell);
            let last = first + along * (length - 1);
            let (a, b) = if r.one_in(2) { (first, last) } else { (last, first) };
            Some(format!("{}..{}", plain.name(plain.at(a)?), plain.name(plain.at(b)?)))
        };
        let (Some(from), Some(to)) = (run(toward), run(heading)) else { continue };
        joined.joins.push(JoinDef { from, toward, to, heading });
        if joined.board().is_err() {
            joined.joins.pop();
        }
    }
    joined.joins
}
