//! What happens when a piece arrives on terrain, in a fixed order: a ward repels a capture; doors, items, warps, ice
//! and belts act until the piece rests; then come promotion, plates and gates, and the goals of the level.

use super::bits::Bits;
use super::ground::{Ground, NOBODY};
use super::program::{Program, SIDE_MASK};
use super::state::{EMPTY, State, Undo, code, kind_of, side_of};
use super::step::{Extra, Step, StepKind};
use super::terrain::{ItemKind, Terrain};
use crate::board::Vector;
use crate::definition::model::{JamRule, PlateMode};
use crate::types::TerrainEvent;

/// A piece that has not come to rest yet.
struct ArrivingPiece {
    cell: usize,
    /// The direction of its movement. Leaps and warps have none.
    heading: Option<Vector>,
    /// It leapt or was warped, so ice does not move it.
    steady: bool,
    warped: bool,
    /// It made a quiet step of a kind that cannot capture.
    harmless: bool,
}

impl<const W: usize> Program<W> {
    /// Applies what terrain does after a step. The turn has not passed yet.
    pub(super) fn apply_terrain_arrival(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        us: usize,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) {
        let Some(mut ground) = state.ground.take() else { return };
        let before = ground.clone();
        if terrain.quest.as_ref().is_some_and(|quest| usize::from(quest.side) == us) {
            let most = terrain.quest.as_ref().map_or(0, |quest| quest.most_moves);
            ground.moves = (ground.moves + 1).min(most);
        }
        ground.rest = None;
        if step.kind == StepKind::Pass {
            let player = terrain.quest.as_ref().map_or(0, |quest| usize::from(quest.side));
            ground.stuck |= step.arg == 1 && us == player;
        } else {
            ground.changed = true;
            let rest = self.arrive(terrain, state, &mut ground, us, step, extra, undo);
            ground.rest = Some(rest.map_or(step.from, |rest| rest as u16));
            if let Some(rest) = rest.filter(|&rest| state.at[rest] != EMPTY) {
                self.leave_by_exit(terrain, state, &mut ground, us, rest, undo);
            }
            let moved = |rest: &usize| *rest != usize::from(step.from) || step.kind == StepKind::Drop;
            self.update_plates(terrain, state, &mut ground, rest.filter(moved), undo);
            if let Some(rest) = rest {
                advance(terrain, &mut ground, rest);
            }
        }
        state.ground = Some(ground);
        undo.note_ground(before);
    }

    /// Moves a piece from where its step ended to where it rests. Returns that cell, or `None` if a ward repelled it to
    /// its origin.
    #[allow(clippy::too_many_arguments)] // the parameters of a step effect, and the terrain
    fn arrive(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        us: usize,
        step: Step,
        extra: Option<&Extra>,
        undo: &mut Undo<W>,
    ) -> Option<usize> {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let kind = if step.kind == StepKind::Drop { step.arg.into() } else { kind_of(undo.mover()) };
        let heading = self.heading(terrain, kind, step).filter(|_| extra.is_none());
        let captured = undo.captured();
        if captured != EMPTY && ground.wards.has(to) {
            let rest = self.repel(terrain, state, ground, step, heading, undo);
            if self.is_quest_side(terrain, us) {
                ground.unvisited = ground.unvisited.without(Bits::one(rest));
            }
            return Some(rest).filter(|&rest| rest != from);
        }
        let drops = step.kind == StepKind::Drop;
        for cell in undo.captured_cells(step, extra) {
            undo.report(TerrainEvent::Captured(cell));
            ground.forget(cell.into());
        }
        if !drops {
            ground.carry(from, to);
            undo.report(if heading.is_some() {
                TerrainEvent::Slid { from: step.from, to: step.to }
            } else {
                TerrainEvent::Leapt { from: step.from, to: step.to }
            });
        }
        if step.kind == StepKind::Promote {
            // The piece promotes on the cell where it comes to rest.
            state.replace(self, to, code(us, kind), undo);
        }
        if terrain.door_pass
            && let Some(direction) = heading
        {
            self.open_on_the_way(terrain, ground, us, step, direction, undo);
        }
        let mut mover = ArrivingPiece {
            cell: to,
            heading,
            steady: heading.is_none(),
            warped: false,
            harmless: captured == EMPTY && !self.captures_alike(us, kind),
        };
        let mut been = Bits::one(to);
        loop {
            let cell = mover.cell;
            ground.unvisited = if self.is_quest_side(terrain, us) {
                ground.unvisited.without(Bits::one(cell))
            } else {
                ground.unvisited
            };
            self.open(terrain, ground, us, cell, undo);
            if ground.items.has(cell) && terrain.side_rules[us].takes_items {
                self.pick_up(terrain, state, ground, us, cell, undo);
                if state.at[cell] == EMPTY {
                    return Some(cell);
                }
            }
            let moved = self.warp(terrain, state, ground, us, &mut mover, undo)
                || self.carry_on(terrain, state, ground, us, &mut mover, been, undo);
            if !moved {
                break;
            }
            been |= Bits::one(mover.cell);
        }
        let rest = mover.cell;
        if step.kind == StepKind::Promote {
            state.replace(self, rest, code(us, step.arg.into()), undo);
            undo.report(TerrainEvent::Became { cell: rest as u16, kind: crate::types::Kind(step.arg) });
            if let Some(quest) = &terrain.quest
                && usize::from(quest.side) == us
            {
                ground.promotions = (ground.promotions + 1).min(quest.most_promotions);
            }
        }
        Some(rest)
    }

    fn is_quest_side(&self, terrain: &Terrain<W>, us: usize) -> bool {
        terrain.quest.as_ref().is_some_and(|quest| usize::from(quest.side) == us)
    }

    /// Whether a kind can capture by the moves it makes without capturing.
    fn captures_alike(&self, us: usize, kind: usize) -> bool {
        let piece = &self.pieces[us & SIDE_MASK][kind];
        !piece.walk.is_empty()
            || piece.motions.iter().any(|&m| self.motions[m].quiet && self.motions[m].capture)
    }

    /// A ward repels a capture. The victim stays, and the attacker returns to its origin or stops beside the victim.
    fn repel(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        step: Step,
        heading: Option<Vector>,
        undo: &mut Undo<W>,
    ) -> usize {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let (victim, mover) = (undo.captured(), undo.mover());
        let back = match heading {
            Some(direction) if terrain.ward_adjacent => {
                self.board.step(step.to, -direction).map_or(from, usize::from)
            }
            _ => from,
        };
        state.replace(self, to, victim, undo);
        state.replace(self, back, mover, undo);
        ground.wards = ground.wards.without(Bits::one(to));
        ground.carry(from, back);
        undo.report(TerrainEvent::Bounced { from: step.from, off: step.to, to: back as u16 });
        back
    }

    fn open_on_the_way(
        &self,
        terrain: &Terrain<W>,
        ground: &mut Ground<W>,
        us: usize,
        step: Step,
        direction: Vector,
        undo: &mut Undo<W>,
    ) {
        for next in self.board.line(step.from, direction).take_while(|&next| next != step.to) {
            self.open(terrain, ground, us, next.into(), undo);
        }
    }

    /// Opens a closed door, which spends a key.
    fn open(&self, terrain: &Terrain<W>, ground: &mut Ground<W>, us: usize, cell: usize, undo: &mut Undo<W>) {
        if !ground.doors.has(cell) {
            return;
        }
        if let Some(held) = ground.key_mut(terrain.side_rules[us].key_ring, terrain.colours[cell])
            && *held != u8::MAX
        {
            *held = held.saturating_sub(1);
        }
        ground.doors = ground.doors.without(Bits::one(cell));
        undo.report(TerrainEvent::Opened(cell as u16));
    }

    fn pick_up(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        us: usize,
        cell: usize,
        undo: &mut Undo<W>,
    ) {
        ground.items = ground.items.without(Bits::one(cell));
        let Some(item) = terrain.item_at[cell] else { return };
        undo.report(TerrainEvent::Took(cell as u16));
        if let Some(quest) = terrain.quest.as_ref().filter(|quest| usize::from(quest.side) == us) {
            for (taken, (counted, most)) in ground.taken.iter_mut().zip(&quest.counted) {
                if counted.fits(item) {
                    *taken = (*taken + 1).min(*most);
                }
            }
        }
        let kind = kind_of(state.at[cell]);
        let mut become_kind = |to: u8| {
            if usize::from(to) != kind {
                state.replace(self, cell, code(us, to.into()), undo);
                undo.report(TerrainEvent::Became { cell: cell as u16, kind: crate::types::Kind(to) });
            }
        };
        match item {
            ItemKind::Key { colour, forever } => {
                if let Some(held) = ground.key_mut(terrain.side_rules[us].key_ring, colour) {
                    *held = if forever || *held == u8::MAX { u8::MAX } else { (*held + 1).min(u8::MAX - 1) };
                }
            }
            ItemKind::Sword => become_kind(terrain.ladder[kind][0]),
            ItemKind::Shield => become_kind(terrain.ladder[kind][1]),
            ItemKind::Form(to) => become_kind(to),
            ItemKind::Ward => {
                ground.wards |= Bits::one(cell);
                undo.report(TerrainEvent::Warded(cell as u16));
            }
            ItemKind::Bomb => self.explode(terrain, state, ground, cell, undo),
            ItemKind::Coin => {}
        }
    }

    /// Explodes a bomb. Everything around it is removed or loses its ward.
    fn explode(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        first: usize,
        undo: &mut Undo<W>,
    ) {
        let mut bombs = vec![first];
        let mut blast = Bits::NONE;
        while let Some(cell) = bombs.pop() {
            undo.report(TerrainEvent::Exploded(cell as u16));
            blast |= terrain.blasts[cell];
            if terrain.bomb_chain {
                (terrain.blasts[cell] & ground.items).for_each(|other| {
                    if terrain.item_at[other] == Some(ItemKind::Bomb) {
                        ground.items = ground.items.without(Bits::one(other));
                        bombs.push(other);
                    }
                });
            }
        }
        (blast & ground.cracked).for_each(|cell| undo.report(TerrainEvent::Crumbled(cell as u16)));
        ground.cracked = ground.cracked.without(blast);
        let pieces = state.occupied(self).without(state.info.walls) & blast;
        pieces.for_each(|cell| {
            if ground.wards.has(cell) {
                ground.wards = ground.wards.without(Bits::one(cell));
                undo.report(TerrainEvent::WardLost(cell as u16));
            } else {
                state.replace(self, cell, EMPTY, undo);
                ground.forget(cell);
                undo.report(TerrainEvent::Removed(cell as u16));
            }
        });
    }

    /// Warps a piece that stands on a pad. Returns whether it moved.
    fn warp(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        us: usize,
        mover: &mut ArrivingPiece,
        undo: &mut Undo<W>,
    ) -> bool {
        let Some(exit) = terrain.warps[mover.cell].map(usize::from) else { return false };
        if mover.warped || !terrain.side_rules[us].warps {
            return false;
        }
        let closed = terrain.barred(ground, us).has(exit);
        let there = state.at[exit];
        let enemy = there != EMPTY && terrain.side_rules[us].enemies >> side_of(there) & 1 == 1;
        let takes = terrain.jam == JamRule::Capture && enemy && !mover.harmless;
        if closed || (there != EMPTY && !takes) {
            undo.report(TerrainEvent::Jammed(mover.cell as u16));
            return false;
        }
        if there != EMPTY {
            if ground.wards.has(exit) {
                ground.wards = ground.wards.without(Bits::one(exit));
                undo.report(TerrainEvent::WardLost(exit as u16));
                return false;
            }
            state.replace(self, exit, EMPTY, undo);
            ground.forget(exit);
            undo.report(TerrainEvent::Captured(exit as u16));
        }
        undo.report(TerrainEvent::Warped { from: mover.cell as u16, to: exit as u16 });
        self.move_piece(state, ground, mover.cell, exit, undo);
        *mover = ArrivingPiece { cell: exit, heading: None, steady: true, warped: true, ..*mover };
        true
    }

    /// Moves a piece one cell by ice or a belt. Returns whether it moved.
    #[allow(clippy::too_many_arguments)] // the parts of a position that change
    fn carry_on(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        us: usize,
        mover: &mut ArrivingPiece,
        been: Bits<W>,
        undo: &mut Undo<W>,
    ) -> bool {
        let belt = terrain.belts[mover.cell];
        let ice = mover.heading.filter(|_| terrain.ice.has(mover.cell) && !mover.steady);
        let Some(direction) = belt.or(ice) else { return false };
        let seams = self.board.seams();
        let Some(reached) = self.board.step_over(mover.cell as u16, direction, seams) else { return false };
        let (next, direction) = (usize::from(reached.cell), reached.mirror.apply(direction));
        let against = terrain.arrows[next].is_some_and(|arrow| arrow != direction);
        if against || been.has(next) || state.at[next] != EMPTY || terrain.barred(ground, us).has(next) {
            return false;
        }
        undo.report(TerrainEvent::Carried { from: mover.cell as u16, to: next as u16 });
        self.move_piece(state, ground, mover.cell, next, undo);
        mover.cell = next;
        mover.heading = Some(direction);
        true
    }

    fn move_piece(
        &self,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        from: usize,
        to: usize,
        undo: &mut Undo<W>,
    ) {
        let piece = state.at[from];
        state.replace(self, from, EMPTY, undo);
        state.replace(self, to, piece, undo);
        ground.carry(from, to);
    }

    /// Removes a piece that has reached an exit, if the level says so.
    fn leave_by_exit(
        &self,
        terrain: &Terrain<W>,
        state: &mut State<W>,
        ground: &mut Ground<W>,
        us: usize,
        cell: usize,
        undo: &mut Undo<W>,
    ) {
        let Some(quest) = terrain.quest.as_ref().filter(|quest| usize::from(quest.side) == us) else {
            return;
        };
        if !terrain.exits.has(cell) || !quest.leaving.iter().any(|who| self.matches(state, ground, who, cell))
        {
            return;
        }
        let entry = (kind_of(state.at[cell]) as u8, ground.number(cell).unwrap_or(NOBODY));
        ground.left.push(entry);
        ground.left.sort_unstable();
        ground.forget(cell);
        state.replace(self, cell, EMPTY, undo);
        undo.report(TerrainEvent::Left(cell as u16));
    }

    /// Updates plates, then gates. `arrived` is the cell where a piece has just come to rest.
    pub(super) fn update_plates(
        &self,
        terrain: &Terrain<W>,
        state: &State<W>,
        ground: &mut Ground<W>,
        arrived: Option<usize>,
        undo: &mut Undo<W>,
    ) {
        if terrain.plates.is_empty() {
            return;
        }
        for (number, plate) in terrain.plates.iter().enumerate() {
            let cell = usize::from(plate.cell);
            let pressed = state.at[cell] != EMPTY && self.matches(state, ground, &plate.who, cell);
            let was = ground.down[number];
            let down = match plate.mode {
                PlateMode::Hold => pressed,
                PlateMode::Latch => was || pressed,
                PlateMode::Toggle => was != (pressed && arrived == Some(cell)),
            };
            if down != was {
                ground.down[number] = down;
                undo.report(TerrainEvent::Plate { cell: plate.cell, down });
            }
        }
        let before = ground.gates;
        for gate in &terrain.gates {
            let mut plates = gate.plates.iter().map(|&plate| ground.down[plate]);
            let open = if gate.all { plates.all(|down| down) } else { plates.any(|down| down) };
            ground.gates = if open { ground.gates.without(gate.cells) } else { ground.gates | gate.cells };
        }
        before
            .without(ground.gates)
            .for_each(|cell| undo.report(TerrainEvent::Gate { cell: cell as u16, open: true }));
        ground
            .gates
            .without(before)
            .for_each(|cell| undo.report(TerrainEvent::Gate { cell: cell as u16, open: false }));
    }

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
        let mut stuck = false;
        let rules = &terrain.side_rules[us];
        let next =
            if rules.one_by_one { self.next_to_act(state, &ground, us, Some(ground.acting)) } else { None };
        state.info.steps_left = state.info.steps_left.saturating_sub(1);
        if let Some(next) = next {
            ground.acting = next;
        } else if rules.one_by_one || state.info.steps_left == 0 {
            // Goals are judged after every action, and once more at the end of a round.
            state.ground = Some(ground);
            self.judge_quest(terrain, state, false);
            let Some(mut taken) = state.ground.take() else { return };
            stuck = self.next_side(terrain, state, &mut taken);
            ground = taken;
        }
        if *ground != *before {
            undo.note_ground(before);
        }
        state.ground = Some(ground);
        self.judge_quest(terrain, state, stuck);
        state.info.key ^= old ^ state.info.hashed().key(self) ^ self.zobrist.turn[state.us()];
        if let Some(noted) = undo.noted_ground()
            && let Some(ground) = &state.ground
        {
            state.info.key ^= noted.key(&self.zobrist, self.cells) ^ ground.key(&self.zobrist, self.cells);
        }
        if self.ends.any && state.info.over.is_none() {
            self.judge(state, us, step, undo);
        }
    }

    /// Passes the turn. Returns whether a round has ended in which the player could not move and nothing changed.
    fn next_side(&self, terrain: &Terrain<W>, state: &mut State<W>, ground: &mut Ground<W>) -> bool {
        let us = state.us();
        let mut next = us;
        let mut round_over = false;
        state.info.turns += 1;
        for _ in 0..self.sides {
            next = (next + 1) % self.sides;
            round_over |= next <= us && next == 0 || self.sides == 1;
            let rules = &terrain.side_rules[next];
            // The side with the quest always has a turn. Otherwise a game could go on without ever asking the player.
            let asked = self.is_quest_side(terrain, next) || !rules.one_by_one;
            if !rules.idle && (asked || self.next_to_act(state, ground, next, None).is_some()) {
                break;
            }
        }
        state.info.turn = next as u8;
        let rules = &terrain.side_rules[next];
        state.info.steps_left = rules.actions.max(1);
        ground.acting = if rules.one_by_one {
            self.next_to_act(state, ground, next, None).unwrap_or(NOBODY)
        } else {
            NOBODY
        };
        let mut stuck = false;
        if round_over {
            stuck = ground.stuck && !ground.changed;
            (ground.stuck, ground.changed) = (false, false);
            let most = terrain.quest.as_ref().map_or(0, |quest| quest.most_rounds);
            ground.rounds = (ground.rounds + 1).min(most);
        }
        stuck
    }

    /// The number of the piece of a side that acts next.
    pub(super) fn next_to_act(
        &self,
        state: &State<W>,
        ground: &Ground<W>,
        side: usize,
        after: Option<u8>,
    ) -> Option<u8> {
        let numbers = ground.numbers.iter().filter(|(cell, _)| {
            let code = state.at[usize::from(*cell)];
            code != EMPTY && side_of(code) == side
        });
        numbers.map(|(_, number)| *number).filter(|number| after.is_none_or(|after| *number > after)).min()
    }

    /// Sets up the terrain of a new position.
    pub(crate) fn set_up_ground(&self, state: &mut State<W>) {
        let Some(terrain) = &self.terrain else { return };
        let mut ground = terrain.start.clone();
        let empty = |cell: usize| state.at[cell] == EMPTY;
        ground.wards = ground.wards.iter().filter(|&cell| !empty(cell)).collect();
        ground.numbers.retain(|(cell, _)| !empty(usize::from(*cell)));
        if let Some(quest) = &terrain.quest {
            ground.unvisited = ground.unvisited.without(state.of_side(usize::from(quest.side)));
        }
        let mut undo = Undo::nothing(state);
        self.update_plates(terrain, state, &mut ground, None, &mut undo);
        let us = state.us();
        state.info.steps_left = terrain.side_rules[us].actions.max(1);
        let mut ground = Box::new(ground);
        if terrain.side_rules[us].one_by_one {
            ground.acting = self.next_to_act(state, &ground, us, None).unwrap_or(NOBODY);
        } else if terrain.side_rules[us].idle {
            self.next_side(terrain, state, &mut ground);
            (ground.rounds, ground.stuck, ground.changed) = (0, false, false);
        }
        state.ground = Some(ground);
    }
}

/// A piece that reaches the next cell of its route heads for the one after it.
fn advance<const W: usize>(terrain: &Terrain<W>, ground: &mut Ground<W>, rest: usize) {
    let Some(number) = ground.number(rest).map(usize::from) else { return };
    let (Some(route), Some(stage)) = (terrain.routes.get(number), ground.stages.get_mut(number)) else {
        return;
    };
    if route.get(usize::from(*stage)).is_some_and(|&cell| usize::from(cell) == rest) {
        *stage = ((usize::from(*stage) + 1) % route.len()) as u8;
    }
}
