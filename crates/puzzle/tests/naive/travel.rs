//! The effects of a move until its piece stops.

use std::collections::BTreeSet;

use chesswright_catalog::level::{Fixture, Goal, Item, Jam, Mode, Tile};

use super::moves::vector;
use super::{Cell, Naive, State, Step, add, cell};

impl Naive<'_> {
    /// Plays a step with all effects except the change of turn.
    pub(super) fn follow(&self, state: &mut State, step: &Step) {
        let side = state.men[&step.0].side;
        let Some(rest) = self.travel(state, step.0, step.1) else {
            self.weigh(state, None);
            return;
        };
        if let (Some(kind), Some(man)) = (&step.2, state.men.get_mut(&rest)) {
            man.kind.clone_from(kind);
            if side == self.player {
                let most =
                    self.most(|goal| if let Goal::Promote(n) = goal { Some(*n) } else { None }, |_| None);
                state.promotions = (state.promotions + 1).min(most);
            }
        }
        let leaves = |goal: &&Goal| matches!(goal, Goal::Exit { who, .. } if self.leaves(goal) && self.is(state, who, rest));
        if side == self.player
            && self.fixture(rest) == Some(&Fixture::Exit)
            && self.goals.iter().any(leaves)
            && let Some(man) = state.men.remove(&rest)
        {
            *state.left.entry(man).or_default() += 1;
        }
        self.weigh(state, Some(rest).filter(|&rest| rest != step.0));
        if let Some(number) = state.men.get(&rest).and_then(|man| man.number)
            && let Some(stage) = state.stages.get_mut(&number)
            && cell(self.level.pieces[number].patrol[*stage]) == rest
        {
            *stage = (*stage + 1) % self.level.pieces[number].patrol.len();
        }
    }

    /// Whether pieces leave the board to meet an exit goal.
    pub(super) fn leaves(&self, goal: &Goal) -> bool {
        let Goal::Exit { count, leaves, .. } = goal else { return false };
        let exits = self.level.fixtures.iter().filter(|(_, fixture)| *fixture == Fixture::Exit).count();
        let own = &self.level.sides[self.player].id;
        let pieces = self.level.pieces.iter().filter(|piece| piece.side == *own).count();
        leaves.unwrap_or(count.is_none() && exits < pieces)
    }

    /// Moves a piece until it stops. Returns `None` if a ward repels it or it dies.
    pub(super) fn travel(&self, state: &mut State, from: Cell, to: Cell) -> Option<Cell> {
        let mut man = state.men.get(&from).cloned()?;
        let side = man.side;
        let over = &self.level.overrides;
        let by = (to.0 - from.0, to.1 - from.1);
        let straight = by.0 == 0 || by.1 == 0 || by.0.abs() == by.1.abs();
        let far = by.0.abs().max(by.1.abs()) > 1;
        let slides = straight && (!far || self.rides(&man.kind));
        let unit = (by.0.signum(), by.1.signum());
        let harmless = !state.men.contains_key(&to) && self.moves_and_takes_apart(&man.kind);
        if over.pawn_double_step {
            man.moved = true;
        }
        if let Some(victim) = state.men.get_mut(&to) {
            if victim.ward {
                victim.ward = false;
                let back = (to.0 - unit.0, to.1 - unit.1);
                if !over.ward_adjacent || !slides || back == from {
                    return None;
                }
                state.men.remove(&from);
                state.men.insert(back, man);
                if side == self.player {
                    state.unvisited.remove(&back);
                }
                return Some(back);
            }
            state.men.remove(&to);
        }
        state.men.remove(&from);
        state.men.insert(to, man);
        if slides && over.door_pass {
            let mut at = add(from, unit);
            while at != to {
                self.open(state, side, at);
                at = add(at, unit);
            }
        }
        let mut heading = slides.then_some(unit);
        let (mut at, mut warped, mut been) = (to, false, BTreeSet::from([to]));
        loop {
            if side == self.player {
                state.unvisited.remove(&at);
            }
            self.open(state, side, at);
            if self.takes(side)
                && let Some(item) = state.items.remove(&at)
            {
                self.take(state, at, &self.level.items[item].1);
                state.men.get(&at)?;
            }
            if !warped && self.enter(state, side, at, harmless) {
                let exit = self.warp(at)?;
                carry(state, at, exit);
                (at, warped, heading) = (exit, true, None);
                been.insert(at);
                continue;
            }
            let way = match self.tile(at) {
                Tile::Ice if slides && !warped => heading,
                Tile::Belt(direction) => Some(vector(direction)),
                _ => None,
            };
            let Some(way) = way else { break };
            let next = add(at, way);
            let stays =
                been.contains(&next) || state.men.contains_key(&next) || !self.may_stop(state, side, next);
            if stays || !self.along_arrow(next, Some(way)) {
                break;
            }
            carry(state, at, next);
            at = next;
            heading = Some(way);
            been.insert(at);
        }
        Some(at)
    }

    /// Whether a pad transports the piece that stands on it. An enemy on the other pad may have to be captured first.
    fn enter(&self, state: &mut State, side: usize, at: Cell, harmless: bool) -> bool {
        let Some(exit) = self.warp(at) else { return false };
        if !self.level.sides[side].uses_warps || !self.may_stop(state, side, exit) {
            return false;
        }
        let Some(other) = state.men.get_mut(&exit) else { return true };
        let enemy = other.side;
        if self.level.overrides.warp_occupied != Jam::Capture || harmless || !self.hostile(side, enemy) {
            return false;
        }
        if other.ward {
            other.ward = false;
            return false;
        }
        state.men.remove(&exit);
        true
    }

    fn rides(&self, kind: &str) -> bool {
        match kind {
            "bishop" | "rook" | "queen" => true,
            "pawn" => self.level.overrides.pawn_double_step,
            "king" | "knight" => false,
            own => {
                let text = &self.level.kinds[own].betza;
                let twice =
                    text.as_bytes().windows(2).any(|pair| pair[0] == pair[1] && pair[0].is_ascii_uppercase());
                twice || text.contains(|sign: char| "BRQ".contains(sign) || sign.is_ascii_digit())
            }
        }
    }

    fn moves_and_takes_apart(&self, kind: &str) -> bool {
        kind == "pawn" || self.level.kinds.get(kind).is_some_and(|own| own.betza.contains(['m', 'c']))
    }

    fn open(&self, state: &mut State, side: usize, at: Cell) {
        if state.doors.remove(&at)
            && let Some(Fixture::Door { colour }) = self.fixture(at)
            && let Some(held) = state.keys.get_mut(&(self.ring(side), colour.clone()))
            && *held < 1000
        {
            *held -= 1;
        }
    }

    fn take(&self, state: &mut State, at: Cell, item: &Item) {
        let side = state.men[&at].side;
        if side == self.player {
            for (taken, goal) in state.taken.iter_mut().zip(&self.goals) {
                if let Goal::Collect { item: wanted, colour, count } = goal
                    && wanted == item.word()
                    && colour
                        .as_ref()
                        .is_none_or(|wanted| matches!(item, Item::Key { colour, .. } if colour == wanted))
                {
                    *taken = (*taken + 1).min(u32::from(*count));
                }
            }
        }
        let Some(man) = state.men.get_mut(&at) else { return };
        let tier = ["pawn", "knight", "bishop rook", "queen king"]
            .iter()
            .position(|kinds| kinds.split(' ').any(|kind| kind == man.kind));
        let up = tier.map(|tier| (tier + 1).min(3));
        let rung = |branch: usize| {
            self.level
                .overrides
                .ladder
                .as_ref()
                .map(|ladder| ladder.get(&man.kind).and_then(|rung| rung[branch].clone()))
        };
        match item {
            Item::Sword | Item::Shield => {
                let branch = usize::from(*item == Item::Shield);
                let usual =
                    [["pawn", "knight", "rook", "king"], ["pawn", "knight", "bishop", "queen"]][branch];
                let to = match rung(branch) {
                    Some(own) => own,
                    None => up.map(|up| usual[up].to_owned()),
                };
                if let Some(to) = to {
                    man.kind = to;
                }
            }
            Item::Ward => man.ward = true,
            Item::Form { to } => man.kind.clone_from(to),
            Item::Key { colour, forever } => {
                let key = (self.ring(side), colour.clone());
                *state.keys.entry(key).or_default() += if *forever { 1000 } else { 1 };
            }
            Item::Coin => {}
            Item::Bomb => self.explode(state, at),
        }
    }

    fn explode(&self, state: &mut State, first: Cell) {
        let over = &self.level.overrides;
        let far = i32::from(over.bomb_radius.unwrap_or(1));
        let near = |a: Cell, b: Cell| (a.0 - b.0).abs() <= far && (a.1 - b.1).abs() <= far;
        let mut bombs = vec![first];
        let mut next = 0;
        while over.bomb_chain && next < bombs.len() {
            let here = bombs[next];
            next += 1;
            let lying = state.items.iter().filter(|(_, item)| self.level.items[**item].1 == Item::Bomb);
            let more: Vec<Cell> = lying.map(|(at, _)| *at).filter(|&at| near(at, here)).collect();
            state.items.retain(|at, _| !more.contains(at));
            bombs.extend(more);
        }
        // A piece near several bombs of a chain is hit only once.
        for at in self.cells().filter(|&at| bombs.iter().any(|&bomb| near(at, bomb))) {
            state.cracked.remove(&at);
            match state.men.get_mut(&at) {
                Some(man) if man.ward => man.ward = false,
                _ => drop(state.men.remove(&at)),
            }
        }
    }

    pub(super) fn weigh(&self, state: &mut State, arrived: Option<Cell>) {
        for (place, fixture) in &self.level.fixtures {
            let Fixture::Plate { mode, who, .. } = fixture else { continue };
            let at = cell(*place);
            let pressed = self.is(state, who, at);
            let down = match mode {
                Mode::Hold => pressed,
                Mode::Latch => pressed || state.down.contains(&at),
                Mode::Toggle => state.down.contains(&at) != (pressed && arrived == Some(at)),
            };
            if down {
                state.down.insert(at);
            } else {
                state.down.remove(&at);
            }
        }
    }
}

fn carry(state: &mut State, from: Cell, to: Cell) {
    if let Some(man) = state.men.remove(&from) {
        state.men.insert(to, man);
    }
}
