//! Reads the joined edges of a document's board.

use crate::board::{Board, Cell, Geometry, Join, Orientation, Vector, Wrap};
use crate::message;
use crate::message::Message;

use super::model::{BoardDef, JoinDef};
use super::outline::GlueError;

/// Cells along an edge, in order, and the step from one to the next.
struct Run {
    cells: Vec<Cell>,
    along: Option<Vector>,
}

impl BoardDef {
    /// The joined edges of single cells.
    pub(super) fn join_list(&self, board: &Board) -> Result<Vec<Join>, GlueError> {
        if self.joins.is_empty() {
            return Ok(vec![]);
        }
        if self.geometry != Geometry::Square || self.layers > 1 {
            let message = message!("`{key}` needs a board of squares in one layer", key = "joins");
            return Err(GlueError::new(0, "", message));
        }
        if self.wrap != Wrap::None || !self.glue.is_empty() {
            let message = message!("edges are joined by `wrap` or `glue`, or by `joins`");
            return Err(GlueError::new(0, "", message));
        }
        let mut list: Vec<Join> = vec![];
        let mut joined = vec![[false; 4]; board.len()];
        for (entry, join) in self.joins.iter().enumerate() {
            for found in entry_of(board, entry, join)? {
                for (key, side) in [("from", found), ("to", found.back())] {
                    let place = &mut joined[usize::from(side.from)][side.toward as usize];
                    if std::mem::replace(place, true) {
                        let (edge, cell) = (side.toward.word(), board.name(side.from));
                        let message = message!("the {edge} edge of {cell} is already joined", edge, cell);
                        return Err(GlueError::new(entry, key, message));
                    }
                }
                list.push(found);
            }
        }
        Ok(list)
    }
}

/// The edges that an entry joins, cell by cell.
fn entry_of(board: &Board, entry: usize, join: &JoinDef) -> Result<Vec<Join>, GlueError> {
    let &JoinDef { ref from, toward, ref to, heading } = join;
    let read = |key: &'static str, text: &str, across: Vector| {
        run(board, text, across).ok_or_else(|| {
            let message = message!("`{run}` is not a straight run of cells along this edge", run = text);
            let expected = message!("cells such as {example}", example = "`e4`, `e4..h4`");
            GlueError { expected: Some(expected), ..GlueError::new(entry, key, message) }
        })
    };
    let (leaves, enters) = (read("from", from, toward.outward())?, read("to", to, heading.outward())?);
    let (count, other) = (leaves.cells.len(), enters.cells.len());
    if count != other {
        return Err(GlueError::new(entry, "to", mismatch(count, other)));
    }
    let turned = |by: Vector, mirrored: bool| {
        let plain = Join { from: 0, toward, to: 0, heading, mirrored, entry: 0 };
        Orientation::apply(plain.orientation(), by)
    };
    let mirrored = match (leaves.along, enters.along) {
        (Some(leaves), Some(enters)) => turned(leaves, false) != enters,
        _ => false,
    };
    let pairs = leaves.cells.into_iter().zip(enters.cells);
    Ok(pairs
        .map(|(from, to)| Join { from, toward, to, heading, mirrored, entry: entry.min(255) as u8 })
        .collect())
}

fn mismatch(count: usize, other: usize) -> Message {
    message!("{count} cells cannot be joined to {other}", count, other)
}

/// A cell, or the cells from one to another at right angles to a direction.
fn run(board: &Board, text: &str, across: Vector) -> Option<Run> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let cell = |name: &str| board.cell(name.trim()).map(|cell| board.coords(cell));
    let (first, last) = (cell(first)?, cell(last)?);
    let way = last - first;
    let count = way.x.abs().max(way.y.abs());
    let along = Vector::flat(way.x.signum(), way.y.signum());
    if count > 0 && (along * count != way || along.x * across.x + along.y * across.y != 0) {
        return None;
    }
    let cells = (0..=count).map(|n| board.at(first + along * n)).collect::<Option<Vec<Cell>>>()?;
    Some(Run { cells, along: (count > 0).then_some(along) })
}
