//! Ends that are visible on the board: pieces that have reached a goal or are connected.

use super::bits::Bits;
use super::generate::SideView;
use super::kinds::Kinds;
use super::program::Program;
use super::state::State;
use crate::board::{Cell, Vector};
use crate::definition::model::Verdict;

/// A goal: cells that pieces must reach.
#[derive(Debug)]
pub(crate) struct Goal<const W: usize> {
    /// By side.
    pub(crate) region: Vec<Bits<W>>,
    /// By side: the cells from which one move may reach it; none if one piece is not enough.
    pub(crate) near: Vec<Bits<W>>,
    pub(crate) kinds: Kinds,
    pub(crate) count: u32,
    pub(crate) last_reply: bool,
    /// One piece is enough if the rest of the region is full.
    pub(crate) blocked: bool,
    /// Attacked pieces do not count.
    pub(crate) safe: bool,
    /// The goal counts as reached only when the side's next turn begins.
    pub(crate) held: bool,
}

/// Pieces that win by standing together.
#[derive(Debug)]
pub(crate) struct Connect<const W: usize> {
    pub(crate) kinds: Kinds,
    pub(crate) line: u32,
    pub(crate) collinear: u32,
    pub(crate) square: u32,
    /// By side: the two sets of cells that a chain must connect.
    pub(crate) chain: Option<Vec<(Bits<W>, Bits<W>)>>,
    /// Directions, one of each opposite pair.
    pub(crate) axes: Vec<Vector>,
    /// By cell: its neighbours along the axes, in both directions.
    pub(crate) beside: Vec<Bits<W>>,
    pub(crate) verdict: Verdict,
}

impl<const W: usize> Goal<W> {
    pub(crate) fn reached(&self, program: &Program<W>, state: &State<W>, side: usize) -> bool {
        let region = self.region[side];
        let pieces = program.of_kinds_or_all(state, &self.kinds) & state.of_side(side) & region;
        let full = self.blocked && pieces.any() && !region.meets(!state.occupied(program));
        if pieces.count() < self.count && !full {
            return false;
        }
        if !self.safe {
            return true;
        }
        let view = SideView::of(program, state, side);
        let attacked = |&cell: &usize| program.attacked(&view, cell, &view.occupancy(), Bits::NONE);
        let unsafe_ones = pieces.iter().filter(attacked).count() as u32;
        pieces.count() - unsafe_ones >= self.count
    }
}

impl<const W: usize> Connect<W> {
    /// Whether the pieces of a side stand as required.
    pub(crate) fn stands(&self, program: &Program<W>, state: &State<W>, side: usize) -> bool {
        let pieces = program.of_kinds_or_all(state, &self.kinds) & state.of_side(side);
        (self.line > 0 && pieces.iter().any(|cell| self.lines_up(program, pieces, cell, true)))
            || (self.collinear > 0 && pieces.iter().any(|cell| self.lines_up(program, pieces, cell, false)))
            || (self.square > 0 && pieces.iter().any(|cell| self.squares(program, pieces, cell)))
            || self.chain.as_ref().is_some_and(|chain| self.links(pieces, chain[side]))
    }

    /// Whether enough pieces stand on a line from this cell. `close` says that there may be no gaps.
    fn lines_up(&self, program: &Program<W>, pieces: Bits<W>, cell: usize, close: bool) -> bool {
        let wanted = if close { self.line } else { self.collinear };
        self.axes.iter().any(|&axis| {
            let mut line = program.board.line(cell as Cell, axis);
            let mut count = 1;
            while count < wanted {
                match line.next() {
                    Some(next) if pieces.has(next.into()) => count += 1,
                    Some(_) if !close => {}
                    _ => break,
                }
            }
            count >= wanted
        })
    }

    /// Whether this is the first corner of a full square. Where edges are turned, any corner may be the first.
    fn squares(&self, program: &Program<W>, pieces: Bits<W>, cell: usize) -> bool {
        let n = self.square as i16;
        let full = |(x, y): (i16, i16)| {
            (0..n * n).all(|i| {
                let there = program.board.step(cell as Cell, Vector::flat(x * (i % n), y * (i / n)));
                there.is_some_and(|there| pieces.has(there.into()))
            })
        };
        let corners = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
        let corners = if program.board.reorients() { &corners[..] } else { &corners[..1] };
        corners.iter().copied().any(full)
    }

    /// Whether a chain of pieces connects two sets of cells.
    fn links(&self, pieces: Bits<W>, (from, to): (Bits<W>, Bits<W>)) -> bool {
        let mut chain = pieces & from;
        let mut new = chain;
        while new.any() {
            if chain.meets(to) {
                return true;
            }
            let around = new.iter().fold(Bits::NONE, |set, cell| set | self.beside[cell]);
            new = (around & pieces).without(chain);
            chain |= new;
        }
        false
    }
}

impl<const W: usize> Program<W> {
    /// All pieces of these kinds. An empty set means all kinds.
    pub(super) fn of_kinds_or_all(&self, state: &State<W>, kinds: &Kinds) -> Bits<W> {
        if kinds.is_empty() { self.all } else { state.of_kinds(kinds) }
    }
}
