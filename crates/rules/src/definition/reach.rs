//! Approximate questions about moves, answered before the rules are compiled: which cells a piece can ever reach, and
//! whether it is protected in the start position.

use std::ops::ControlFlow;

use super::model::{Definition, ForwardInDef, MoveDef};
use super::region::Regions;
use super::setup::Placed;
use crate::betza::mover::{Leg, Modality, Mover, Ride, UNLIMITED};
use crate::betza::walk::{Content, Surroundings, Walker, Want};
use crate::betza::{Options, lower, parse};
use crate::board::{Board, Cell, CellSet, Frame, Geometry, MAX_EXTENT, Vector};

/// The movers of a move. `None` if the move has mistakes.
fn movers(step: &MoveDef, geometry: Geometry) -> Option<Vec<Mover>> {
    let mut movers = vec![];
    if !step.betza.is_empty() {
        let options = Options { layers: geometry == Geometry::Layers, ..Options::default() };
        movers = lower(&parse(&step.betza, &options).ok()?, geometry).ok()?;
    }
    if let Some(steps) = &step.steps {
        let says = |c: char| steps.modality.contains(c);
        let mut modality = Modality::NORMAL;
        if !steps.modality.is_empty() {
            modality = Modality::NONE;
            modality.quiet = says('m');
            modality.capture = says('c');
        }
        let max = if steps.range == 0 { UNLIMITED } else { steps.range };
        movers.push(Mover::Ride(Ride {
            steps: steps.vectors.iter().map(|v| Vector::new(at(v, 0), at(v, 1), at(v, 2))).collect(),
            how: Leg::plain(modality, steps.least.max(1), max),
        }));
    }
    Some(movers)
}

fn at(vector: &[i16], i: usize) -> i16 {
    vector.get(i).copied().unwrap_or(0)
}

/// An upper bound on the cells that a piece can ever reach from the start cells, ignoring pieces in its way. `None` if
/// it cannot be computed, as on boards with turned edges, where a long ride mirrors its steps.
pub(super) fn reachable(
    moves: &[MoveDef],
    board: &Board,
    frame: &Frame,
    start: impl IntoIterator<Item = Cell>,
    within: &CellSet,
) -> Option<CellSet> {
    if board.reorients() {
        return None;
    }
    let mut displacements: Vec<(Vector, u16)> = vec![];
    for step in moves {
        for mover in movers(step, board.geometry())? {
            match mover {
                Mover::Ride(ride) => {
                    displacements.extend(ride.steps.iter().map(|&v| (frame.apply(v), ride.how.max)))
                }
                // Castling moves along the rank. No caller asks about pieces that castle.
                Mover::Chain(_) | Mover::Universal(_) | Mover::Castle(_) => return None,
                Mover::Pass(_) => {}
            }
        }
    }
    let mut seen = CellSet::new();
    let mut open: Vec<Cell> = vec![];
    for cell in start {
        if seen.insert(cell) {
            open.push(cell);
        }
    }
    while let Some(cell) = open.pop() {
        for &(v, most) in &displacements {
            for k in 1..=most.min(MAX_EXTENT) as i16 {
                let Some(next) = board.step(cell, v * k) else {
                    continue;
                };
                if within.contains(next) && seen.insert(next) {
                    open.push(next);
                }
            }
        }
    }
    Some(seen)
}

impl Definition {
    /// The directions of a side for a piece on a cell.
    pub fn frame_at(&self, board: &Board, side: usize, cell: Cell) -> Option<Frame> {
        let side = self.sides.get(side)?;
        let usual = side.forward.frame(board.geometry())?;
        if side.forward_in.is_empty() {
            return Some(usual);
        }
        let regions = Regions::new(board, Some(&self.regions));
        let is_there = |there: &&ForwardInDef| {
            regions.cells(&there.region, &usual).is_ok_and(|cells| cells.contains(cell))
        };
        match side.forward_in.iter().find(is_there) {
            Some(there) => there.forward.frame(board.geometry()),
            None => Some(usual),
        }
    }

    /// An upper bound on the cells that a side's pieces of a kind can ever reach from the start cells. `None` if it
    /// cannot be computed.
    pub(crate) fn reachable(
        &self,
        board: &Board,
        side: usize,
        kind: usize,
        start: &[Cell],
    ) -> Option<CellSet> {
        let (_, piece) = self.pieces.get_index(kind)?;
        let side = self.sides.get(side)?;
        if !side.forward_in.is_empty() {
            return None;
        }
        let frame = side.forward.frame(board.geometry())?;
        let all = board.cells().collect();
        let confined = piece.confined.as_ref().and_then(|region| region.get(&side.name));
        let within = match confined {
            Some(region) => Regions::new(board, Some(&self.regions)).cells(region, &frame).ok()?,
            None => all,
        };
        // A king castles to cells that its steps do not reach, and so does its partner.
        if self.castling.iter().any(|c| {
            self.pieces.get_index_of(&c.king) == Some(kind)
                || c.partner.iter().any(|p| self.pieces.get_index_of(p) == Some(kind))
        }) {
            return None;
        }
        reachable(&piece.moves, board, &frame, start.iter().copied(), &within)
    }
}

/// The board contents for the side that recaptures on a cell.
struct TakeBack<'a> {
    content: &'a [Option<usize>],
    side: usize,
    on: Cell,
}

impl Surroundings for TakeBack<'_> {
    fn content(&self, cell: Cell) -> Content {
        match self.content[usize::from(cell)] {
            None => Content::Empty,
            Some(side) if side == self.side && cell != self.on => Content::Friend,
            Some(_) => Content::Enemy,
        }
    }
}

/// Whether another piece of the same side could recapture on the cell.
pub(super) fn protected(definition: &Definition, board: &Board, placed: &[Placed], on: Cell) -> bool {
    let mut content = vec![None; board.len()];
    for p in placed {
        content[usize::from(p.cell)] = Some(p.side);
    }
    let Some(side) = content[usize::from(on)] else {
        return false;
    };
    let around = TakeBack { content: &content, side, on };
    let mut walker = Walker::new();
    placed.iter().filter(|p| p.side == side && p.cell != on).any(|p| {
        let moves = &definition.pieces[p.piece].moves;
        let movers: Vec<_> = moves.iter().filter_map(|m| movers(m, board.geometry())).flatten().collect();
        let Some(frame) = definition.frame_at(board, side, p.cell) else { return false };
        let takes = walker.walk(board, frame, &movers, p.cell, &around, Want::Captures, |found| {
            if found.captures.contains(&on) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        takes.is_break()
    })
}
