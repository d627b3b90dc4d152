//! What a step does to the board beyond moving and capturing: blasts, walls, pieces that change sides or take fright.

use super::bits::Bits;
use super::kinds::Kinds;
use super::ledger::Ledger;
use super::program::{NO_CELL, Program};
use super::state::{EMPTY, State, Undo, code, kind_of};
use super::step::{Extra, Step, StepKind};
use super::triggers::Triggers;
use super::zobrist::HashFeature;
use crate::definition::model::{FlipRule, WallRule};

/// What few games have. A game that has none of it has no [`StepEffects`].
#[derive(Debug)]
pub(crate) struct StepEffects<const W: usize> {
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
    pub(crate) first_move_lost: Vec<(u8, Kinds)>,
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
    pub(crate) fn apply_step_effects(
        &self,
        step_effects: &StepEffects<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) {
        if let Some(terrain) = &self.terrain {
            self.apply_terrain_arrival(terrain, state, us, step, extra, undo);
        }
        let to = step.to as usize;
        let captured = undo.captured() != EMPTY || extra.is_some_and(|extra| !extra.captures.is_empty());
        let mover = kind_of(undo.mover());
        if captured && self.blast.is_some() {
            self.blow_up(step_effects, state, us, mover, to, undo);
        }
        if captured && step_effects.petrifies.contains(mover) && state.at[to] != EMPTY {
            undo.note_replaced(vec![(to as u16, state.take(self, to))]);
            state.add_wall(self, to);
        }
        if step_effects.flips != FlipRule::None && step.kind != StepKind::Pass {
            self.flip(step_effects, state, us, step, undo);
        }
        for (kind, by) in &step_effects.first_move_lost {
            if by.contains(kind_of(state.at[to])) && state.at[to] != EMPTY && step.kind != StepKind::Pass {
                self.lose_first_moves(state, us, *kind, to);
            }
        }
        if step.kind == StepKind::Castle {
            self.take_castling_from_others(step_effects, state, us, step);
        }
        let wall = match extra {
            Some(extra) => extra.wall.map(usize::from),
            None => step.wall(),
        };
        if let (Some(cell), Some(walls)) = (wall, &self.walls) {
            if walls.put == WallRule::Duck {
                let old = state.info.walls;
                old.for_each(|cell| state.info.key ^= self.zobrist.of(HashFeature::Wall, cell as u64));
                state.info.walls = Bits::NONE;
            }
            state.add_wall(self, cell);
        }
        if step_effects.triggers.is_some() || step_effects.keeps.is_some() {
            self.fire_step_triggers(state, us, step, extra, undo);
        }
    }

    fn blow_up(
        &self,
        step_effects: &StepEffects<W>,
        state: &mut State<W>,
        us: usize,
        mover: usize,
        to: usize,
        undo: &mut Undo<W>,
    ) {
        let Some(blast) = &self.blast else { return };
        let pieces = state.occupied(self).without(state.info.walls);
        let here = Bits::one(to);
        let mut gone = (blast.around[us][to] & blast.mortal(state, pieces)).without(here);
        if !blast.immune.contains(mover) {
            gone |= here & pieces;
        }
        let mut replaced = vec![];
        let mut gained = vec![];
        gone.for_each(|cell| {
            let piece = state.take(self, cell);
            replaced.push((cell as u16, piece));
            state.lose_rights(self, cell, cell);
            if self.hands.any {
                gained.extend(state.hand_over_blown_up(self, piece, cell));
            }
            if state.info.ep_victim == cell as u16 {
                state.forget_en_passant(self);
            }
            if step_effects.blasts_petrify && step_effects.petrifies.contains(kind_of(piece)) {
                state.add_wall(self, cell);
            }
        });
        undo.note_replaced(replaced);
        undo.note_gained(gained);
    }

    /// Enemies change sides.
    fn flip(
        &self,
        step_effects: &StepEffects<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
        undo: &mut Undo<W>,
    ) {
        let to = step.to as usize;
        let own = state.of_side(us);
        let enemy = state.occupied(self).without(own | state.info.walls);
        let next_to = step_effects.next_to[to];
        let turned = match step_effects.flips {
            FlipRule::None => Bits::NONE,
            FlipRule::Neighbours => next_to & enemy,
            FlipRule::Touched if step.from != step.to || next_to.meets(own) => next_to & enemy,
            FlipRule::Touched => Bits::NONE,
            FlipRule::Lines => self.enclosed(step_effects, to, own, enemy),
        };
        if turned.none() {
            return;
        }
        let mut replaced = vec![];
        turned.for_each(|cell| {
            let piece = state.take(self, cell);
            replaced.push((cell as u16, piece));
            state.put(self, code(us, kind_of(piece)), cell);
            if state.info.ep_victim == cell as u16 {
                state.forget_en_passant(self);
            }
        });
        undo.note_replaced(replaced);
    }

    /// Enemies in straight lines between `to` and a piece of `us`.
    pub(crate) fn enclosed(
        &self,
        step_effects: &StepEffects<W>,
        to: usize,
        own: Bits<W>,
        enemy: Bits<W>,
    ) -> Bits<W> {
        let mut all = Bits::NONE;
        for line in &step_effects.lines[to] {
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
    fn lose_first_moves(&self, state: &mut State<W>, us: usize, kind: u8, to: usize) {
        let piece = &self.pieces[us][kind_of(state.at[to])];
        let reach = piece.motions.iter().fold(Bits::NONE, |set, &index| {
            let motion = &self.motions[index];
            if motion.from.has(to) { set | self.reaches[motion.reach].widest(to) & motion.to } else { set }
        });
        let enemy = state.kind[kind as usize].without(state.of_side(us));
        let lost = state.info.unmoved & enemy & reach;
        lost.for_each(|cell| state.info.key ^= self.zobrist.of(HashFeature::Unmoved, cell as u64));
        state.info.unmoved = state.info.unmoved.without(lost);
    }

    /// Castling takes from the others the right to do the same.
    fn take_castling_from_others(
        &self,
        step_effects: &StepEffects<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
    ) {
        let castles = std::sync::Arc::clone(&state.castles);
        let Some(made) = castles.list.get(step.arg as usize) else { return };
        if !step_effects.exclusive.get(made.rule as usize).copied().unwrap_or_default() {
            return;
        }
        let wing = self.castlings[made.rule as usize].wing;
        let lost = (0..castles.list.len()).filter(|&i| {
            let other = &castles.list[i];
            let rule = self.castlings.get(other.rule as usize);
            usize::from(other.side) != us && rule.is_some_and(|rule| rule.wing == wing)
        });
        let lost = lost.fold(0u32, |set, i| set | 1 << i) & state.info.rights;
        state.info.key ^= castles.key(lost);
        state.info.rights &= !lost;
    }
}

impl<const W: usize> State<W> {
    /// Puts a wall on an empty cell.
    pub(crate) fn add_wall(&mut self, program: &Program<W>, cell: usize) {
        self.info.walls |= Bits::one(cell);
        self.info.key ^= program.zobrist.of(HashFeature::Wall, cell as u64);
        self.block_en_passant_target(program, cell);
    }

    /// Takes a wall away.
    pub(crate) fn remove_wall(&mut self, program: &Program<W>, cell: usize) {
        self.info.walls = self.info.walls.without(Bits::one(cell));
        self.info.key ^= program.zobrist.of(HashFeature::Wall, cell as u64);
    }

    /// Something has come to a cell.
    pub(super) fn block_en_passant_target(&mut self, program: &Program<W>, cell: usize) {
        if self.info.ep_victim != NO_CELL && self.info.ep.has(cell) {
            // A target nobody can reach any more is none.
            self.info.key ^= program.zobrist.of(HashFeature::EnPassant, cell as u64);
            self.info.ep = self.info.ep.without(Bits::one(cell));
            if self.info.ep.none() {
                self.info.ep_victim = NO_CELL;
            }
        }
    }
}
