//! Drops that depend on what stands around: reversi, ataxx, snort, stacking.

use super::bits::Bits;
use super::generate::SideView;
use super::program::Program;
use crate::definition::model::EncloseRule;

/// The rules for drops that depend on other pieces.
#[derive(Debug)]
pub(crate) struct Enclosure<const W: usize> {
    pub(crate) rule: EncloseRule,
    /// By side: cells that must be filled first.
    pub(crate) first: Vec<Bits<W>>,
    pub(crate) next_to: Vec<Bits<W>>,
    pub(crate) beside: Vec<Bits<W>>,
    /// By cell: the cell below it, on which a piece rests. `None` at the bottom.
    pub(crate) below: Vec<Option<u16>>,
    /// By cell and direction from which a piece can come in: the cells that must be empty, and those that must be
    /// filled.
    pub(crate) ways: Vec<Vec<(Bits<W>, Bits<W>)>>,
    /// By cell and direction: the cells of the line, with `None` for missing ones. Empty unless lines may pass over
    /// walls.
    pub(crate) lines: Vec<Vec<Vec<Option<u16>>>>,
    /// The lines that enclose enemies. Empty under other rules.
    pub(crate) outward: OutwardLines,
}

/// By cell and direction: the cells of the line that starts there, nearest cell first.
#[derive(Debug, Default)]
pub(crate) struct OutwardLines(pub(crate) Vec<Vec<Vec<u16>>>);

impl OutwardLines {
    /// Enemies that lie in a straight line between `to` and another own piece (as in reversi).
    pub(crate) fn enclosed<const W: usize>(&self, to: usize, own: Bits<W>, enemy: Bits<W>) -> Bits<W> {
        let mut all = Bits::NONE;
        for line in &self.0[to] {
            let mut passed = Bits::NONE;
            for &cell in line {
                let here = Bits::one(cell as usize);
                if enemy.meets(here) {
                    passed |= here;
                } else {
                    if own.meets(here) {
                        all |= passed;
                    }
                    break;
                }
            }
        }
        all
    }
}

impl<const W: usize> Program<W> {
    /// Of these cells, those on which a piece may be dropped.
    #[cold]
    #[inline(never)]
    pub(crate) fn enclosing(
        &self,
        enclosure: &Enclosure<W>,
        view: &SideView<'_, W>,
        cells: Bits<W>,
    ) -> Bits<W> {
        let first = enclosure.first[view.us];
        if first.meets(view.empty & self.all) {
            return cells & first; // whatever stands around
        }
        let stands = |cell: Option<u16>| cell.is_none_or(|cell| view.occupied.has(cell.into()));
        let fits = |cell: &usize| {
            let cell = *cell;
            match enclosure.rule {
                EncloseRule::Anywhere => true,
                EncloseRule::Lines => enclosure.outward.enclosed(cell, view.own, view.enemy).any(),
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

/// Whether an own piece ends the line beyond at least one cell, after nothing but missing cells, walls and enemies.
fn ends_with_own<const W: usize>(view: &SideView<'_, W>, line: &[Option<u16>]) -> bool {
    let passed = view.enemy | view.state.info.walls;
    let end = line.iter().position(|cell| cell.is_some_and(|cell| !passed.has(cell.into())));
    end.is_some_and(|end| end > 0 && line[end].is_some_and(|cell| view.own.has(cell.into())))
}
