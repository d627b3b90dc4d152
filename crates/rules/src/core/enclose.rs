//! Drops that depend on what stands around: reversi, ataxx, snort, stacks.

use super::bits::Bits;
use super::generate::View;
use super::program::Program;
use crate::definition::model::EncloseRule;

/// Where pieces may be dropped beside others.
#[derive(Debug)]
pub(crate) struct Enclosure<const W: usize> {
    pub(crate) rule: EncloseRule,
    /// By side: cells to be filled first.
    pub(crate) first: Vec<Bits<W>>,
    pub(crate) next_to: Vec<Bits<W>>,
    pub(crate) beside: Vec<Bits<W>>,
    /// By cell: the cell a piece there rests on; none on the ground.
    pub(crate) below: Vec<Option<u16>>,
    /// By cell, for each direction a piece can slide in from: the cells passed, and the cell it would slide on to.
    pub(crate) ways: Vec<Vec<(Bits<W>, Option<u16>)>>,
}

impl<const W: usize> Program<W> {
    /// Of these cells, those where a piece may be dropped.
    #[cold]
    #[inline(never)]
    pub(crate) fn enclosing(&self, enclosure: &Enclosure<W>, view: &View<'_, W>, cells: Bits<W>) -> Bits<W> {
        let first = enclosure.first[view.us];
        if first.meets(view.empty & self.all) {
            return cells & first; // whatever stands around
        }
        let stands = |cell: Option<u16>| cell.is_none_or(|cell| view.occupied.has(cell.into()));
        let fits = |cell: &usize| {
            let cell = *cell;
            match enclosure.rule {
                EncloseRule::Anywhere => true,
                EncloseRule::Lines => self
                    .aftermath
                    .as_ref()
                    .is_some_and(|aftermath| self.enclosed(aftermath, cell, view.own, view.enemy).any()),
                EncloseRule::Friends => enclosure.next_to[cell].meets(view.own),
                EncloseRule::Apart => !enclosure.beside[cell].meets(view.enemy),
                EncloseRule::Stacked => stands(enclosure.below[cell]),
                EncloseRule::Slides => enclosure.ways[cell]
                    .iter()
                    .any(|(passed, next)| !passed.meets(view.occupied) && stands(*next)),
            }
        };
        cells.iter().filter(fits).collect()
    }
}
