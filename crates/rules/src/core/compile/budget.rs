//! The budget of compilation. Tables have an entry for every cell, and the legs of walked pieces are followed from
//! every cell.

use super::super::program::{Piece, Walk};
use super::super::reach::Reach;
use super::{Builder, CompileCause, CompileError};
use crate::betza::mover::Mover;

/// The largest cost of compiling a game: entries of tables and legs, over all cells, kinds and sides. Built-in games
/// need a small part of it.
pub const MAX_COST: usize = 1 << 18;

/// The largest number of en-passant marks. Steps refer to a mark by a byte.
const MAX_MARKS: usize = 1 << 8;
/// The number of pieces that a message names.
const NAMED: usize = 3;

/// The cost so far, and the kinds that caused it.
#[derive(Debug, Default)]
pub(super) struct Budget {
    spent: Vec<usize>,
    reaches: usize,
}

impl Budget {
    /// The cost of all kinds.
    pub(super) fn spent(&self) -> usize {
        self.spent.iter().sum()
    }

    /// Adds the cost of a piece that has just been compiled.
    pub(super) fn pay<const W: usize>(
        &mut self,
        builder: &Builder<'_, W>,
        kind: usize,
        piece: &Piece<W>,
    ) -> Result<(), CompileError> {
        let cells = builder.board.len();
        let tables: usize = builder.reaches[self.reaches..].iter().map(|reach| entries(reach, cells)).sum();
        self.reaches = builder.reaches.len();
        let legs: usize = piece.walk.iter().map(legs).sum();
        self.spent.resize(builder.def.pieces.len(), 0);
        self.spent[kind] += tables + legs * cells;
        let name = |kind: usize| builder.def.pieces.get_index(kind).map_or("", |(name, _)| name.as_str());
        if builder.marks.len() > MAX_MARKS {
            let what = "ways of passing over cells that en passant would have to tell apart";
            let cause = CompileCause::TooMany { what, most: MAX_MARKS };
            return Err(CompileError::new(format!("pieces.{}", name(kind)), cause));
        }
        let spent = self.spent();
        if spent <= MAX_COST {
            return Ok(());
        }
        let mut kinds: Vec<usize> = (0..self.spent.len()).filter(|&kind| self.spent[kind] > 0).collect();
        kinds.sort_by_key(|&kind| std::cmp::Reverse(self.spent[kind]));
        let dearest: Vec<String> = kinds.iter().take(NAMED).map(|&kind| name(kind).to_owned()).collect();
        let cause = CompileCause::TooCostly { cells, spent, dearest };
        Err(CompileError::new(format!("pieces.{}", name(kinds[0])), cause))
    }
}

/// The number of entries in a table.
fn entries<const W: usize>(reach: &Reach<W>, cells: usize) -> usize {
    match reach {
        Reach::Leap(_) => cells,
        Reach::Lame(hurdles) => (0..cells).map(|cell| hurdles[cell].len().max(1)).sum(),
        Reach::Slide(slide) => 2 * cells * slide.lines.len(),
        Reach::Hop(hop) => 2 * cells * hop.lines.len(),
    }
}

/// The number of legs tried from one cell.
fn legs<const W: usize>(walk: &Walk<W>) -> usize {
    let of = |mover: &Mover| match mover {
        Mover::Chain(chain) => chain.legs.len(),
        Mover::Ride(_) | Mover::Castle(_) | Mover::Universal(_) | Mover::Pass(_) => 1,
    };
    walk.movers.iter().map(of).sum()
}
