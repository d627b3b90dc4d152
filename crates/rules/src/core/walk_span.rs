//! Where walked pieces could attack, whatever stands on the board: most attackers need not be walked to know that they do not attack
//! a cell.

use std::sync::OnceLock;

use super::bits::Bits;
use super::program::Program;
use super::table::Table;
use crate::betza::span::Spans;
use crate::board::Cell;

/// The cells that pieces of one kind of a side could attack: a superset.
#[derive(Debug)]
pub(crate) struct WalkSpan<const W: usize> {
    side: usize,
    kind: usize,
    cells: SpanCells<W>,
}

#[derive(Debug)]
enum SpanCells<const W: usize> {
    /// By target: the cells from which it could be attacked.
    ByTarget(Table<Bits<W>, W>),
    /// By start: the cells that could be attacked from there, found when they are first asked for. On a large board, finding them
    /// for all starts takes longer than a page may stand still.
    ByStart(Table<OnceLock<Bits<W>>, W>),
    /// A chain of captures can lead anywhere.
    Everywhere,
}

impl<const W: usize> WalkSpan<W> {
    /// The cells from which a cell could be attacked. `None` if that is not known without looking at each start.
    pub(super) fn onto(&self, cell: usize) -> Option<Bits<W>> {
        match &self.cells {
            SpanCells::ByTarget(from) => Some(from[cell]),
            SpanCells::ByStart(_) | SpanCells::Everywhere => None,
        }
    }
}

impl<const W: usize> Program<W> {
    /// The span of a walked kind.
    pub(super) fn walk_span(&self, side: usize, kind: u8) -> WalkSpan<W> {
        let kind = usize::from(kind);
        let cells = if self.chains.as_ref().is_some_and(|chains| chains.go_on(side)) {
            SpanCells::Everywhere
        } else if W > 2 {
            SpanCells::ByStart(Table::new(0, OnceLock::new(), |_| OnceLock::new()))
        } else {
            let mut from = Table::new(0, Bits::NONE, |_| Bits::NONE);
            for walk in &self.pieces[side][kind].walk {
                let mut spans = Spans::new(&self.board, self.frames[side], &walk.movers);
                let mut frame = self.frames[side];
                for start in walk.from.iter() {
                    let here = self.frame(side, start);
                    if std::mem::replace(&mut frame, here) != here {
                        spans = Spans::new(&self.board, here, &walk.movers);
                    }
                    self.touched(&mut spans, start).for_each(|cell| from[cell] |= Bits::one(start));
                }
            }
            SpanCells::ByTarget(from)
        };
        WalkSpan { side, kind, cells }
    }

    /// The attackers that could attack a cell.
    #[inline(never)]
    pub(crate) fn within_span(&self, span: &WalkSpan<W>, attackers: Bits<W>, cell: usize) -> Bits<W> {
        match &span.cells {
            SpanCells::ByTarget(from) => from[cell] & attackers,
            SpanCells::ByStart(touched) => {
                let reaches = |start: &usize| {
                    touched[*start].get_or_init(|| self.touched_from(span.side, span.kind, *start)).has(cell)
                };
                attackers.iter().filter(reaches).collect()
            }
            SpanCells::Everywhere => attackers,
        }
    }

    fn touched_from(&self, side: usize, kind: usize, start: usize) -> Bits<W> {
        let mut touched = Bits::NONE;
        for walk in self.pieces[side][kind].walk.iter().filter(|walk| walk.from.has(start)) {
            let mut spans = Spans::new(&self.board, self.frame(side, start), &walk.movers);
            touched |= self.touched(&mut spans, start);
        }
        touched
    }

    /// The cells that a start could touch.
    fn touched(&self, spans: &mut Spans<'_>, start: usize) -> Bits<W> {
        match spans.from(start as Cell) {
            Some(touched) => touched.iter().map(usize::from).collect(),
            None => self.all,
        }
    }
}
