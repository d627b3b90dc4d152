//! What compiling may cost. Tables have an entry for every cell, and what no table can say is followed leg by leg from every cell.

use super::super::program::{Piece, Walk};
use super::super::reach::Reach;
use super::{Builder, CompileError};
use crate::betza::mover::Mover;

/// Entries of tables and legs, over all cells, kinds and sides. Built-in games need a small part of it.
pub const MAX_COST: usize = 1 << 18;

/// How many marks of en passant there may be: steps name theirs in a byte.
const MAX_MARKS: usize = 1 << 8;
/// How many pieces a message names.
const NAMED: usize = 3;

/// What has been spent so far, and on which kinds.
#[derive(Debug, Default)]
pub(super) struct Budget {
    spent: Vec<usize>,
    reaches: usize,
}

impl Budget {
    /// What all kinds have cost.
    pub(super) fn spent(&self) -> usize {
        self.spent.iter().sum()
    }

    /// Pays for a piece that has just been made.
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
            let message = format!(
                "pieces pass over cells in more than {MAX_MARKS} ways that en passant would have to tell apart"
            );
            return Err(CompileError::new(format!("pieces.{}", name(kind)), message));
        }
        let spent = self.spent();
        if spent <= MAX_COST {
            return Ok(());
        }
        let mut kinds: Vec<usize> = (0..self.spent.len()).filter(|&kind| self.spent[kind] > 0).collect();
        kinds.sort_by_key(|&kind| std::cmp::Reverse(self.spent[kind]));
        let dearest: Vec<String> =
            kinds.iter().take(NAMED).map(|&kind| format!("`{}`", name(kind))).collect();
        let message = format!(
            "the ways of moving cost too much on {cells} cells: {spent} entries of tables and legs, more than {MAX_COST}, even before all \
             pieces are counted; {} cost the most",
            dearest.join(", ")
        );
        Err(CompileError::new(format!("pieces.{}", name(kinds[0])), message))
    }
}

/// The entries of a table.
fn entries<const W: usize>(reach: &Reach<W>, cells: usize) -> usize {
    match reach {
        Reach::Leap(_) => cells,
        Reach::Lame(hurdles) => (0..cells).map(|cell| hurdles[cell].len().max(1)).sum(),
        Reach::Slide(slide) => 2 * cells * slide.lines.len(),
        Reach::Hop(hop) => 2 * cells * hop.lines.len(),
    }
}

/// The legs that are tried from one cell.
fn legs<const W: usize>(walk: &Walk<W>) -> usize {
    let of = |mover: &Mover| match mover {
        Mover::Chain(chain) => chain.legs.len(),
        Mover::Ride(_) | Mover::Castle(_) | Mover::Universal(_) | Mover::Pass(_) => 1,
    };
    walk.movers.iter().map(of).sum()
}
