//! Turns on terrain: which side and which piece acts next, when a round ends, and the first turn of a game.

use super::ground::NOBODY;
use super::program::Program;
use super::state::{EMPTY, State, Undo, side_of};
use super::step::Step;
use super::terrain::{Terrain, TerrainView};
use super::terrain_arrival::TerrainContext;

impl<const W: usize> Program<W> {
    /// Ends an action: the turn stays or passes, a round may end, and the level is judged.
    #[cold]
    #[inline(never)]
    pub(super) fn pass_on_terrain(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
        undo: &mut Undo<W>,
    ) {
        let old = state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
        let Some(mut ground) = state.ground.take() else { return };
        let before = ground.clone();
        TerrainContext { program: self, terrain, state, ground: &mut ground, us, undo }.end_action();
        if *ground != *before {
            undo.note_ground(before);
        }
        state.info.key ^= old ^ state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
        if let Some(noted) = undo.noted_ground() {
            state.info.key ^= noted.key(&self.zobrist, self.cells) ^ ground.key(&self.zobrist, self.cells);
        }
        state.ground = Some(ground);
        if self.ends.any && state.info.over.is_none() {
            self.judge(state, us, step, undo);
        }
    }

    /// Sets up the terrain of a new position.
    pub(crate) fn set_up_ground(&self, state: &mut State<W>) {
        let Some(terrain) = &self.terrain else { return };
        let mut ground = Box::new(terrain.start.clone());
        let empty = |cell: usize| state.at[cell] == EMPTY;
        ground.wards = ground.wards.iter().filter(|&cell| !empty(cell)).collect();
        ground.numbers.retain(|(cell, _)| !empty(usize::from(*cell)));
        if let Some(quest) = &terrain.quest {
            ground.unvisited = ground.unvisited.without(state.of_side(usize::from(quest.side)));
        }
        let us = state.us();
        let undo = &mut Undo::nothing(state);
        let mut context = TerrainContext { program: self, terrain, state, ground: &mut ground, us, undo };
        context.update_plates(None);
        context.start_first_turn();
        state.ground = Some(ground);
    }
}

impl<const W: usize> TerrainContext<'_, W> {
    fn end_action(&mut self) {
        let one_by_one = self.terrain.side_rules[self.us].one_by_one;
        let after = Some(self.ground.acting);
        let next = if one_by_one { self.view().next_to_act(self.us, after) } else { None };
        self.state.info.steps_left = self.state.info.steps_left.saturating_sub(1);
        let mut stuck = false;
        if let Some(next) = next {
            self.ground.acting = next;
        } else if one_by_one || self.state.info.steps_left == 0 {
            // Goals are judged after every action, and once more at the end of a round.
            self.judge_quest(false);
            stuck = self.next_side();
        }
        self.judge_quest(stuck);
    }

    fn judge_quest(&mut self, stuck: bool) {
        if self.state.info.over.is_none() {
            self.state.info.over = self.view().judge_quest(stuck);
        }
    }

    /// Passes the turn. Returns whether a round has ended in which the player could not move and nothing changed.
    fn next_side(&mut self) -> bool {
        let us = self.state.us();
        let sides = self.program.sides;
        let mut next = us;
        let mut round_over = false;
        self.state.info.turns += 1;
        for _ in 0..sides {
            next = (next + 1) % sides;
            round_over |= next <= us && next == 0 || sides == 1;
            if self.has_turn(next) {
                break;
            }
        }
        self.state.info.turn = next as u8;
        self.begin_turn();
        round_over && self.end_round()
    }

    /// Whether a side has a turn. The side with the quest always has one, unless it is idle. Otherwise a game could go
    /// on without ever asking the player.
    fn has_turn(&self, side: usize) -> bool {
        let rules = &self.terrain.side_rules[side];
        let asked = self.terrain.quest_of(side).is_some() || !rules.one_by_one;
        !rules.idle && (asked || self.view().next_to_act(side, None).is_some())
    }

    /// Gives the side to move its actions, and its first piece the word where pieces act one after the other.
    fn begin_turn(&mut self) {
        let side = self.state.us();
        let rules = &self.terrain.side_rules[side];
        self.state.info.steps_left = rules.actions.max(1);
        let first = if rules.one_by_one { self.view().next_to_act(side, None) } else { None };
        self.ground.acting = first.unwrap_or(NOBODY);
    }

    /// Counts a round. Returns whether the player could not move in it and nothing changed.
    fn end_round(&mut self) -> bool {
        let stuck = self.ground.stuck && !self.ground.changed;
        (self.ground.stuck, self.ground.changed) = (false, false);
        let most = self.terrain.quest.as_ref().map_or(0, |quest| quest.most_rounds);
        self.ground.rounds = (self.ground.rounds + 1).min(most);
        stuck
    }

    /// Begins the first turn of a game. Sides that never have a turn are skipped, and the first round starts after
    /// them.
    fn start_first_turn(&mut self) {
        self.begin_turn();
        let rules = &self.terrain.side_rules[self.us];
        if rules.idle && !rules.one_by_one {
            self.next_side();
            (self.ground.rounds, self.ground.stuck, self.ground.changed) = (0, false, false);
        }
    }
}

impl<const W: usize> TerrainView<'_, W> {
    /// The number of the piece of a side that acts next, after the piece with the given number.
    fn next_to_act(&self, side: usize, after: Option<u8>) -> Option<u8> {
        let numbers = self.ground.numbers.iter().filter(|(cell, _)| {
            let code = self.state.at[usize::from(*cell)];
            code != EMPTY && side_of(code) == side
        });
        numbers.map(|(_, number)| *number).filter(|number| after.is_none_or(|after| *number > after)).min()
    }
}
