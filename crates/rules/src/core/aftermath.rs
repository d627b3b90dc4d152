//! What a step does to the board beyond moving and capturing: blasts, walls, pieces that change sides or take fright.

use super::bits::Bits;
use super::keys::What;
use super::kinds::Kinds;
use super::ledger::Ledger;
use super::program::{MAX_SIDES, NO_CELL, Program};
use super::state::{EMPTY, State, Undo, code, kind_of};
use super::step::{Extra, Step, StepKind};
use super::triggers::Triggers;
use crate::definition::model::{FlipRule, WallRule};

/// What few games have. A game that has none of it has no [`Aftermath`].
#[derive(Debug)]
pub(crate) struct Aftermath<const W: usize> {
    /// Kinds that turn into walls when they capture.
    pub(crate) petrifies: Kinds,
    /// So do pieces that are blown up.
    pub(crate) blasts_petrify: bool,
    pub(crate) flips: FlipRule,
    /// By side and cell: lines outwards, nearest cell first.
    pub(crate) lines: Vec<Vec<Vec<u16>>>,
    /// By cell: all cells next to it.
    pub(crate) next_to: Vec<Bits<W>>,
    /// Kinds that take fright at others, and those.
    pub(crate) startled: Vec<(u8, Kinds)>,
    /// Castling takes from others the right to castle to the same wing, by rule.
    pub(crate) exclusive: Vec<bool>,
    pub(crate) triggers: Option<Triggers<W>>,
    /// Something is kept beside the board.
    pub(crate) keeps: Option<Ledger>,
}

impl<const W: usize> Program<W> {
    /// Follows up a step that `us` has just made; the turn has not passed yet.
    #[cold]
    #[inline(never)]
    pub(crate) fn follow_up(
        &self,
        aftermath: &Aftermath<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) {
        if let Some(terrain) = &self.terrain {
            self.tread(terrain, state, us, step, extra, undo);
        }
        let to = step.to as usize;
        let captured = undo.captured() != EMPTY || extra.is_some_and(|extra| !extra.captures.is_empty());
        let mover = kind_of(undo.mover());
        if captured && self.blast.is_some() {
            self.blow_up(aftermath, state, us, mover, to, undo);
        }
        if captured && aftermath.petrifies.contains(mover) && state.at[to] != EMPTY {
            undo.sweep(vec![(to as u16, state.take(self, to))]);
            state.raise(self, to);
        }
        if aftermath.flips != FlipRule::None && step.kind != StepKind::Pass {
            self.flip(aftermath, state, us, step, undo);
        }
        for (kind, by) in &aftermath.startled {
            if by.contains(kind_of(state.at[to])) && state.at[to] != EMPTY && step.kind != StepKind::Pass {
                self.startle(state, us, *kind, to);
            }
        }
        if step.kind == StepKind::Castle {
            self.exclude(aftermath, state, us, step);
        }
        let wall = match extra {
            Some(extra) => extra.wall.map(usize::from),
            None => step.wall(),
        };
        if let (Some(cell), Some(walls)) = (wall, &self.walls) {
            if walls.put == WallRule::Duck {
                let old = state.now.walls;
                old.each(|cell| state.now.key ^= self.keys.of(What::Wall, cell as u64));
                state.now.walls = Bits::NONE;
            }
            state.raise(self, cell);
        }
        if aftermath.triggers.is_some() || aftermath.keeps.is_some() {
            self.set_off(state, us, step, extra, undo);
        }
    }

    fn blow_up(
        &self,
        aftermath: &Aftermath<W>,
        state: &mut State<W>,
        us: usize,
        mover: usize,
        to: usize,
        undo: &mut Undo<W>,
    ) {
        let Some(blast) = &self.blast else { return };
        let pieces = state.occupied(self).without(state.now.walls);
        let here = Bits::one(to);
        let mut gone = (blast.around[us][to] & blast.mortal(state, pieces)).without(here);
        if !blast.immune.contains(mover) {
            gone |= here & pieces;
        }
        let mut swept = vec![];
        let mut gained = vec![];
        gone.each(|cell| {
            let piece = state.take(self, cell);
            swept.push((cell as u16, piece));
            state.lose_rights(self, cell, cell);
            if self.hands.any {
                gained.extend(state.salvage(self, piece, cell));
            }
            if state.now.ep_victim == cell as u16 {
                state.forget_en_passant(self);
            }
            if aftermath.blasts_petrify && aftermath.petrifies.contains(kind_of(piece)) {
                state.raise(self, cell);
            }
        });
        undo.sweep(swept);
        undo.gain(gained);
    }

    /// Enemies change sides.
    fn flip(
        &self,
        aftermath: &Aftermath<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
        undo: &mut Undo<W>,
    ) {
        let to = step.to as usize;
        let own = state.side[us & (MAX_SIDES - 1)];
        let enemy = state.occupied(self).without(own | state.now.walls);
        let next_to = aftermath.next_to[to];
        let turned = match aftermath.flips {
            FlipRule::None => Bits::NONE,
            FlipRule::Neighbours => next_to & enemy,
            FlipRule::Touched if step.from != step.to || next_to.meets(own) => next_to & enemy,
            FlipRule::Touched => Bits::NONE,
            FlipRule::Lines => self.enclosed(aftermath, to, own, enemy),
        };
        if turned.none() {
            return;
        }
        let mut swept = vec![];
        turned.each(|cell| {
            let piece = state.take(self, cell);
            swept.push((cell as u16, piece));
            state.put(self, code(us, kind_of(piece)), cell);
            if state.now.ep_victim == cell as u16 {
                state.forget_en_passant(self);
            }
        });
        undo.sweep(swept);
    }

    /// Enemies in straight lines between `to` and a piece of `us`.
    pub(crate) fn enclosed(
        &self,
        aftermath: &Aftermath<W>,
        to: usize,
        own: Bits<W>,
        enemy: Bits<W>,
    ) -> Bits<W> {
        let mut all = Bits::NONE;
        for line in &aftermath.lines[to] {
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

    /// Enemy pieces of a kind that the piece on `to` could reach on an empty board lose their first move.
    fn startle(&self, state: &mut State<W>, us: usize, kind: u8, to: usize) {
        let piece = &self.pieces[us][kind_of(state.at[to])];
        let reach = piece.motions.iter().fold(Bits::NONE, |set, &index| {
            let motion = &self.motions[index];
            if motion.from.has(to) { set | self.reaches[motion.reach].widest(to) & motion.to } else { set }
        });
        let enemy = state.kind[kind as usize].without(state.side[us & (MAX_SIDES - 1)]);
        let lost = state.now.unmoved & enemy & reach;
        lost.each(|cell| state.now.key ^= self.keys.of(What::Unmoved, cell as u64));
        state.now.unmoved = state.now.unmoved.without(lost);
    }

    /// Castling takes from the others the right to do the same.
    fn exclude(&self, aftermath: &Aftermath<W>, state: &mut State<W>, us: usize, step: Step) {
        let castles = std::sync::Arc::clone(&state.castles);
        let Some(made) = castles.list.get(step.arg as usize) else { return };
        if !aftermath.exclusive.get(made.rule as usize).copied().unwrap_or_default() {
            return;
        }
        let wing = self.castlings[made.rule as usize].wing;
        let lost = (0..castles.list.len()).filter(|&i| {
            let other = &castles.list[i];
            let rule = self.castlings.get(other.rule as usize);
            usize::from(other.side) != us && rule.is_some_and(|rule| rule.wing == wing)
        });
        let lost = lost.fold(0u32, |set, i| set | 1 << i) & state.now.rights;
        state.now.key ^= castles.key(lost);
        state.now.rights &= !lost;
    }
}

impl<const W: usize> State<W> {
    /// Puts a wall on an empty cell.
    pub(crate) fn raise(&mut self, program: &Program<W>, cell: usize) {
        self.now.walls |= Bits::one(cell);
        self.now.key ^= program.keys.of(What::Wall, cell as u64);
        self.block_target(program, cell);
    }

    /// Takes a wall away.
    pub(crate) fn lower(&mut self, program: &Program<W>, cell: usize) {
        self.now.walls = self.now.walls.without(Bits::one(cell));
        self.now.key ^= program.keys.of(What::Wall, cell as u64);
    }

    /// Something has come to a cell.
    pub(super) fn block_target(&mut self, program: &Program<W>, cell: usize) {
        if self.now.ep_victim != NO_CELL && self.now.ep.has(cell) {
            // A target nobody can reach any more is none.
            self.now.key ^= program.keys.of(What::EnPassant, cell as u64);
            self.now.ep = self.now.ep.without(Bits::one(cell));
            if self.now.ep.none() {
                self.now.ep_victim = NO_CELL;
            }
        }
    }
}
