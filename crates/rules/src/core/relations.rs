//! Relations between cells, for triggers: what is ahead in a direction, what pieces could capture, where ranks and files
//! cross. Only games whose triggers ask for them call this code.

use super::bits::Bits;
use super::checks::CheckInfo;
use super::en_passant::EnPassant;
use super::generate::{GenType, SideView};
use super::moves_to::Reporter;
use super::program::Program;
use super::state::{State, kind_of};
use super::step::{Extra, Step};
use super::triggers::Crossing;
use crate::board::{Cell, Vector};

impl<const W: usize> Program<W> {
    /// The cells so many steps ahead of others in a direction, or behind them.
    pub(super) fn ahead(&self, cells: Bits<W>, direction: Option<Vector>, steps: i16) -> Bits<W> {
        let Some(direction) = direction else { return Bits::NONE };
        let toward = if steps < 0 { -direction } else { direction };
        let nth = usize::from(steps.unsigned_abs()) - 1;
        cells
            .iter()
            .filter_map(|cell| self.board.line(cell as Cell, toward).nth(nth))
            .map(usize::from)
            .collect()
    }

    /// The first pieces straight ahead of cells in a direction. Walls hide what is behind them.
    pub(super) fn first_ahead(&self, state: &State<W>, cells: Bits<W>, direction: Option<Vector>) -> Bits<W> {
        let Some(direction) = direction else { return Bits::NONE };
        let occupied = state.occupied(self);
        let first = |cell: usize| {
            let mut line = self.board.line(cell as Cell, direction).map(usize::from);
            line.find(|&cell| occupied.has(cell))
        };
        cells.iter().filter_map(first).collect::<Bits<W>>().without(state.info.walls)
    }

    /// The cells where the ranks and files of cells cross those of own pieces.
    pub(super) fn crossings(
        &self,
        state: &State<W>,
        us: usize,
        cells: Bits<W>,
        crossing: &Crossing<W>,
    ) -> Bits<W> {
        let pieces = state.of_side(us) & state.of_kinds(&crossing.kinds);
        let (ranks, files) = (&crossing.ranks, &crossing.files);
        let pairs = cells.iter().flat_map(|cell| pieces.iter().map(move |piece| (cell, piece)));
        pairs.fold(Bits::NONE, |all, (cell, piece)| {
            all | (ranks[cell] & files[piece]) | (files[cell] & ranks[piece])
        })
    }

    /// The cells of the pieces that the pieces on these cells could capture if it was the turn of their side. Neither the
    /// safety of royals nor triggers nor rules about all moves together matter, so asking this asks for nothing else.
    #[cold]
    #[inline(never)]
    pub(super) fn capturable_from(&self, state: &State<W>, cells: Bits<W>) -> Bits<W> {
        let mut found = Bits::NONE;
        let mut asked = state.clone();
        asked.info.en_passant = EnPassant::NONE;
        for side in 0..self.sides {
            let movers = state.of_side(side) & cells;
            if movers.none() {
                continue;
            }
            asked.info.turn = side as u8;
            let all = self.view(&asked, GenType::PseudoLegal);
            let view = SideView { movers, quiets: false, quiet: Bits::NONE, ..all };
            let checks = CheckInfo::none();
            let mut add = |step: Step, extra: Option<Extra>| match extra {
                Some(extra) => extra.captures.iter().for_each(|&cell| found |= Bits::one(cell.into())),
                None => found |= Bits::one(step.to.into()),
            };
            let mut captures = Reporter(&mut add);
            movers.for_each(|cell| {
                let kind = kind_of(asked.at[cell]);
                if self.pieces[side][kind].walk.is_empty() {
                    let allowed = self.allowed(&view, &checks, kind, cell);
                    self.piece_moves::<false>(&view, &checks, kind, cell, allowed, false, &mut captures);
                } else {
                    self.walk_moves(&view, kind, Bits::one(cell), false, &mut captures);
                }
            });
        }
        found
    }
}
