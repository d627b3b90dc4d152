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
    /// By cell, for each direction a piece can come in from: the cells that must be empty, and those that must be filled.
    pub(crate) ways: Vec<Vec<(Bits<W>, Bits<W>)>>,
    /// By cell, for each direction: the cells of the line, the missing ones, too; empty where no line goes over walls.
    pub(crate) lines: Vec<Vec<Vec<Option<u16>>>>,
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
                EncloseRule::Lines => self.step_effects.as_ref().is_some_and(|step_effects| {
                    self.enclosed(step_effects, cell, view.own, view.enemy).any()
                }),
                EncloseRule::Friends => enclosure.next_to[cell].meets(view.own),
                EncloseRule::Apart => !enclosure.beside[cell].meets(view.enemy),
                EncloseRule::Stacked => stands(enclosure.below[cell]),
                EncloseRule::Slides | EncloseRule::Falls => enclosure.ways[cell]
                    .iter()
                    .any(|(open, filled)| !open.meets(view.occupied) && filled.without(view.occupied).none()),
                EncloseRule::LinesOverWalls => {
                    enclosure.next_to[cell].meets(view.enemy)
                        && enclosure.lines[cell].iter().any(|line| ends_with_own(view, line))
                }
            }
        };
        cells.iter().filter(fits).collect()
    }
}

/// Whether the first cell of a line that is neither missing, a wall nor an enemy's is an own one, and not the next.
fn ends_with_own<const W: usize>(view: &View<'_, W>, line: &[Option<u16>]) -> bool {
    let passed = view.enemy | view.state.info.walls;
    let end = line.iter().position(|cell| cell.is_some_and(|cell| !passed.has(cell.into())));
    end.is_some_and(|end| end > 0 && line[end].is_some_and(|cell| view.own.has(cell.into())))
}
