//! Borrowed moves: which of its moves a piece has because of the pieces around it.

use super::bits::Bits;
use super::kinds::Kinds;
use super::program::Program;
use super::state::State;
use super::triggers::Neighbours;
use crate::definition::model::Party;

/// Pieces that lend their moves to others.
#[derive(Debug)]
pub(crate) struct Influence<const W: usize> {
    /// Where they stand, seen from the borrower.
    pub(crate) around: Neighbours<W>,
    /// The kinds that lend; all if there are none.
    pub(crate) lenders: Kinds,
    pub(crate) owner: Party,
}

/// Moves that a piece has only while another one lends them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loan {
    /// The number of the influence.
    pub(crate) influence: usize,
    /// The kind whose moves they are.
    pub(crate) kind: u8,
}

impl<const W: usize> Program<W> {
    /// The pieces that lend their moves to one of `us` on a cell.
    fn lenders(&self, state: &State<W>, us: usize, cell: usize, influence: usize) -> Bits<W> {
        let Influence { around, lenders, owner } = &self.influences[influence];
        let near = around[us][cell] & self.of_party(state, us, *owner);
        if lenders.is_empty() { near } else { near & state.of_kinds(lenders) }
    }

    /// Whether a piece of `us` on a cell may use these borrowed moves.
    #[cold]
    #[inline(never)]
    pub(super) fn is_lent(&self, state: &State<W>, us: usize, cell: usize, loan: Loan) -> bool {
        self.lenders(state, us, cell, loan.influence).meets(state.kind[usize::from(loan.kind)])
    }

    /// Whether a piece of `us` on a cell has lost its own moves to borrowed ones.
    #[cold]
    #[inline(never)]
    pub(super) fn is_replaced(&self, state: &State<W>, us: usize, cell: usize, by: &[usize]) -> bool {
        by.iter().any(|&influence| self.lenders(state, us, cell, influence).any())
    }
}
