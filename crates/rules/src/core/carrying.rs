//! Effects of triggers and actions that carry pieces: moving them, letting two change places, and bringing captured pieces
//! back. Only games with such effects call this code.

use super::bits::Bits;
use super::program::{NO_CELL, Program};
use super::state::{Code, EMPTY, State, Undo, kind_of, side_of};
use super::triggers::{Carriage, Goal, TriggerContext};
use crate::board::{Cell, Geometry, Vector};
use crate::definition::model::BlockedRule;

/// The only cell of a set. If there are none or several, it is `NO_CELL`.
pub(super) fn only<const W: usize>(cells: Bits<W>) -> u16 {
    if cells.count() == 1 { cells.lowest() as u16 } else { NO_CELL }
}

/// A piece that an effect carries: its cell, and the cells on its way.
type Traveller = (usize, Vec<u16>);

impl<const W: usize> Program<W> {
    /// Moves pieces. A piece waits while its new cell is occupied by another one that moves away. Those that go on take one step
    /// each, and then one more, as long as they can.
    pub(super) fn carry(
        &self,
        state: &mut State<W>,
        context: &TriggerContext<W>,
        moving: Bits<W>,
        carriage: &Carriage<W>,
        undo: &mut Undo<W>,
    ) {
        let Carriage { goal, far, blocked } = carriage;
        let one = match goal {
            Goal::To(cells) => only(self.trigger_cells(state, context, cells)),
            _ => NO_CELL,
        };
        let way = |cell: usize| {
            let steps = if *far { self.cells } else { 1 };
            let line = |by, each: usize| {
                self.board.line(cell as Cell, by).skip(each - 1).step_by(each).take(steps).collect()
            };
            let goal = match goal {
                Goal::By(by) => return line(self.frame(context.us, cell).apply(*by), 1),
                Goal::Ahead(n) => {
                    let toward = |direction: Vector| if *n < 0 { -direction } else { direction };
                    let each = usize::from(n.unsigned_abs()).max(1);
                    return context.direction.map_or(vec![], |direction| line(toward(direction), each));
                }
                Goal::To(_) => one,
                Goal::Home => {
                    let piece = state.at[cell];
                    self.home(side_of(piece), kind_of(piece), cell)
                }
            };
            Some(goal).filter(|&goal| goal != NO_CELL).into_iter().collect()
        };
        let mut waiting: Vec<Traveller> = moving.iter().map(|cell| (cell, way(cell))).collect();
        // Whoever is there already does not have to move.
        waiting.retain(|(cell, way)| way.first() != Some(&(*cell as u16)));
        for step in 0.. {
            let mut moved: Vec<Traveller> = vec![];
            loop {
                let occupied = state.occupied(self);
                let free =
                    |(_, way): &Traveller| way.get(step).is_some_and(|&goal| !occupied.has(goal.into()));
                let Some(number) = waiting.iter().position(free) else { break };
                let (cell, way) = waiting.remove(number);
                let goal = usize::from(way[step]);
                self.relocate(state, cell, goal, undo);
                moved.push((goal, way));
            }
            if step == 0 {
                match blocked {
                    BlockedRule::Stay => {}
                    BlockedRule::Remove => {
                        waiting.iter().for_each(|(cell, _)| state.replace(self, *cell, EMPTY, undo));
                    }
                    BlockedRule::Forbid => state.info.forbidden |= !waiting.is_empty(),
                }
            }
            if moved.is_empty() {
                break;
            }
            moved.sort_by_key(|(cell, _)| *cell);
            waiting = moved;
        }
    }

    fn relocate(&self, state: &mut State<W>, cell: usize, goal: usize, undo: &mut Undo<W>) {
        let (piece, promoted) = (state.at[cell], state.info.promoted.has(cell));
        state.replace(self, cell, EMPTY, undo);
        state.replace(self, goal, piece, undo);
        if promoted {
            state.set_marks(self, state.info.promoted | Bits::one(goal));
        }
    }

    /// Lets two pieces change places, if each set has exactly one and they are not the same.
    pub(super) fn swap(
        &self,
        state: &mut State<W>,
        one: Bits<W>,
        other: Bits<W>,
        blocked: BlockedRule,
        undo: &mut Undo<W>,
    ) {
        let (a, b) = (usize::from(only(one)), usize::from(only(other)));
        if one.count() != 1 || other.count() != 1 || a == b {
            state.info.forbidden |= blocked == BlockedRule::Forbid;
            return;
        }
        let (pieces, marks) = ([state.at[a], state.at[b]], state.info.promoted);
        state.replace(self, a, pieces[1], undo);
        state.replace(self, b, pieces[0], undo);
        let swapped = [(a, b), (b, a)].into_iter().filter(|(old, _)| marks.has(*old)).map(|(_, new)| new);
        let marked: Bits<W> = swapped.collect();
        if marked.any() {
            state.set_marks(self, state.info.promoted | marked);
        }
    }

    /// Brings a piece that was captured on a cell back to a cell, or else to its home, if that is empty.
    pub(super) fn revive(
        &self,
        state: &mut State<W>,
        cell: usize,
        piece: Code,
        to: Option<u16>,
        blocked: BlockedRule,
        undo: &mut Undo<W>,
    ) {
        let goal = to.unwrap_or_else(|| self.home(side_of(piece), kind_of(piece), cell));
        if goal != NO_CELL && !state.occupied(self).has(goal.into()) {
            state.replace(self, goal.into(), piece, undo);
        } else {
            state.info.forbidden |= blocked == BlockedRule::Forbid;
        }
    }

    /// The home of a piece that stands on a cell or was captured there: the cell where such pieces start; of several, the one of
    /// the same colour; if that leaves more or less than one, the one on the same file.
    fn home(&self, side: usize, kind: usize, cell: usize) -> u16 {
        let starts = self.pieces[side][kind].home;
        let coords = |cell: usize| self.board.coords(cell as Cell);
        let here = coords(cell);
        let among =
            |fits: &dyn Fn(usize) -> bool| only::<W>(starts.iter().filter(|&start| fits(start)).collect());
        let dark = |cell: usize| {
            let at = coords(cell);
            (at.x + at.y + at.z) & 1
        };
        let same_colour = |start: usize| dark(start) == dark(cell);
        let same_file = |start: usize| (coords(start).x, coords(start).z) == (here.x, here.z);
        if starts.count() == 1 {
            return only(starts);
        }
        let coloured = match self.board.geometry() {
            Geometry::Hex => NO_CELL,
            Geometry::Square | Geometry::Layers => among(&same_colour),
        };
        if coloured == NO_CELL { among(&same_file) } else { coloured }
    }
}
