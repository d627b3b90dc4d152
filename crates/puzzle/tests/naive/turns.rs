//! The turn order, and the end of a level.

use std::collections::BTreeSet;

use chesswright_catalog::level::{Ai, Control, Fixture, Goal, Loss, Who};

use super::{Man, Naive, State, Step};

impl Naive<'_> {
    /// Prepares the first side that moves.
    pub(super) fn begin(&self, state: &mut State) {
        while self.waits_for_ever(state, state.turn) {
            state.turn += 1;
        }
        self.ready(state);
    }

    fn ready(&self, state: &mut State) {
        let side = &self.level.sides[state.turn];
        state.actions = u32::from(side.moves);
        state.acting = if side.each { self.next_to_act(state, state.turn, None) } else { None };
    }

    fn waits_for_ever(&self, state: &State, side: usize) -> bool {
        let of = &self.level.sides[side];
        let nobody = of.each && self.next_to_act(state, side, None).is_none();
        of.control == Control::None || (side != self.player && nobody)
    }

    fn next_to_act(&self, state: &State, side: usize, after: Option<usize>) -> Option<usize> {
        let numbers = state.men.values().filter(|man| man.side == side).filter_map(|man| man.number);
        numbers.filter(|&number| after.is_none_or(|after| number > after)).min()
    }

    /// Whether a side may pass although it has a move.
    pub(super) fn may_wait(&self, state: &State, side: usize) -> bool {
        let of = &self.level.sides[side];
        let waits = matches!(of.control, Control::Ai(Ai::Guard | Ai::Patrol | Ai::Mirror | Ai::Script(_)));
        (of.may_pass || waits) && !(self.level.overrides.king_royal && self.is_king_in_danger(state, side))
    }

    /// Makes an action of the side to move, and finds whose turn comes next.
    pub(super) fn act(&self, state: &State, step: Option<&Step>) -> State {
        let mut after = state.clone();
        let us = state.turn;
        if us == self.player {
            let most = self.most(|_| None, |loss| if let Loss::Moves(n) = loss { Some(*n) } else { None });
            after.moves = (after.moves + 1).min(most);
        }
        match step {
            Some(step) => {
                after.changed = true;
                self.follow(&mut after, step);
            }
            None => after.stuck |= us == self.player && self.moves(state, us).is_empty(),
        }
        self.judge(&mut after, false);
        if after.over.is_some() {
            return after;
        }
        if self.level.sides[us].each {
            if let Some(next) = self.next_to_act(&after, us, after.acting) {
                after.acting = Some(next);
                return after;
            }
        } else {
            after.actions -= 1;
            if after.actions > 0 {
                return after;
            }
        }
        self.hand_on(&mut after);
        after
    }

    fn hand_on(&self, state: &mut State) {
        let mut ended = false;
        for _ in 0..self.level.sides.len() {
            state.turn = (state.turn + 1) % self.level.sides.len();
            ended |= state.turn == 0;
            if !self.waits_for_ever(state, state.turn) {
                break;
            }
        }
        self.ready(state);
        if !ended {
            return;
        }
        let dead = state.stuck && !state.changed;
        (state.stuck, state.changed) = (false, false);
        let most = self.most(
            |goal| if let Goal::Survive(n) = goal { Some(*n) } else { None },
            |loss| if let Loss::Rounds(n) = loss { Some(*n) } else { None },
        );
        state.rounds = (state.rounds + 1).min(most);
        self.judge(state, dead);
    }

    /// A loss takes precedence over a win.
    fn judge(&self, state: &mut State, dead: bool) {
        if state.over.is_some() {
            return;
        }
        let lost = |loss: &Loss| match loss {
            Loss::NoPieces(side) => {
                let own = *side == self.level.sides[self.player].id && !state.left.is_empty();
                !own && state.men.values().all(|man| self.level.sides[man.side].id != *side)
            }
            Loss::Lost(who) => !self.lives(state, who),
            Loss::Moves(most) => state.moves > u32::from(*most),
            Loss::Rounds(most) => state.rounds > u32::from(*most),
            Loss::Stuck => false,
        };
        if dead || self.level.lose.iter().any(lost) {
            state.over = Some(false);
        } else if self.level.win.iter().all(|goal| self.is_reached(state, goal)) {
            state.over = Some(true);
        }
    }

    fn lives(&self, state: &State, who: &Who) -> bool {
        let own = |man: &Man| man.side == self.player && self.is_man(who, man);
        state.men.values().any(own) || state.left.keys().any(own)
    }

    fn is_reached(&self, state: &State, goal: &Goal) -> bool {
        let on = |who: &Who, wanted: &dyn Fn(super::Cell) -> bool| {
            let own = state.men.iter().filter(|(_, man)| man.side == self.player && self.is_man(who, man));
            own.filter(|(at, _)| wanted(**at)).count() as u32
        };
        let enemy = |man: &&Man| self.hostile(self.player, man.side);
        match goal {
            Goal::TakeAll(side) => {
                let of = |man: &Man| side.as_ref().is_none_or(|side| *side == self.level.sides[man.side].id);
                !state.men.values().filter(enemy).any(of)
            }
            Goal::Take(who) => !state.men.values().filter(enemy).any(|man| self.is_man(who, man)),
            Goal::Exit { who, count, .. } => {
                let exit = |at| self.fixture(at) == Some(&Fixture::Exit);
                let out: u32 = if self.leaves(goal) {
                    state.left.iter().filter(|(man, _)| self.is_man(who, man)).map(|(_, count)| count).sum()
                } else {
                    0
                };
                let there = on(who, &exit);
                match count {
                    Some(count) => out + there >= u32::from(*count),
                    None => out + there > 0 && there == on(who, &|_| true),
                }
            }
            Goal::Survive(rounds) => state.rounds >= u32::from(*rounds),
            Goal::Protect(who) => self.lives(state, who),
            Goal::Collect { count, .. } => {
                let place = self.goals.iter().position(|other| *other == goal).unwrap();
                state.taken[place] >= u32::from(*count)
            }
            Goal::Place { zone, who, count } => {
                let zone: BTreeSet<super::Cell> = zone.iter().map(|&place| super::cell(place)).collect();
                let there = on(who, &|at| zone.contains(&at));
                there >= count.map_or(zone.len() as u32, u32::from)
            }
            Goal::Visit(_) => state.unvisited.is_empty(),
            Goal::Promote(count) => state.promotions >= u32::from(*count),
            Goal::Material { side, least } => {
                let id = side.as_ref().unwrap_or(&self.level.sides[self.player].id);
                let own = state.men.values().filter(|man| self.level.sides[man.side].id == *id);
                own.map(|man| self.value(&man.kind)).sum::<i32>() >= *least
            }
            Goal::Mate(_) | Goal::Win(_) => unreachable!("no level here has checkmate as its goal"),
            Goal::AnyOf(goals) => goals.iter().any(|goal| self.is_reached(state, goal)),
            Goal::AllOf(goals) => goals.iter().all(|goal| self.is_reached(state, goal)),
        }
    }
}
