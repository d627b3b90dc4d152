//! What happens when a piece arrives on terrain, in a fixed order: a ward repels a capture; doors, items, warps, ice
//! and belts act until the piece rests; then come promotion, plates and barriers, and the goals of the level.

use super::bits::Bits;
use super::ground::{Ground, NOBODY};
use super::program::{Program, SIDE_MASK};
use super::quest::Quest;
use super::state::{Code, EMPTY, State, Undo, code, kind_of, side_of};
use super::step::{Extra, Step, StepKind};
use super::terrain::{ItemKind, SideRules, Terrain, TerrainView};
use crate::board::Vector;
use crate::definition::model::{JamRule, PlateMode};
use crate::types::{Kind, TerrainEvent};

/// A position on terrain while a step changes it.
pub(super) struct TerrainContext<'a, const W: usize> {
    pub(super) program: &'a Program<W>,
    pub(super) terrain: &'a Terrain<W>,
    pub(super) state: &'a mut State<W>,
    /// The state of the terrain, which is not in `state` meanwhile.
    pub(super) ground: &'a mut Ground<W>,
    /// The side that makes the step.
    pub(super) us: usize,
    pub(super) undo: &'a mut Undo<W>,
}

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
        let mut context = TerrainContext { program: self, terrain, state, ground: &mut ground, us, undo };
        context.apply_step(step, extra);
        state.ground = Some(ground);
        undo.note_ground(before);
    }

    /// Whether a kind can capture by the moves it makes without capturing.
    fn captures_alike(&self, us: usize, kind: usize) -> bool {
        let piece = &self.pieces[us & SIDE_MASK][kind];
        !piece.walk.is_empty()
            || piece.motions.iter().any(|&m| self.motions[m].quiet && self.motions[m].capture)
    }
}

impl<'a, const W: usize> TerrainContext<'a, W> {
    /// The position as it is now, for questions about it.
    pub(super) fn view(&self) -> TerrainView<'_, W> {
        let Self { program, terrain, state, ground, .. } = self;
        TerrainView { program, terrain, state, ground }
    }

    fn side_rules(&self) -> &'a SideRules {
        &self.terrain.side_rules[self.us]
    }

    /// The quest, if it is the mover's.
    fn own_quest(&self) -> Option<&'a Quest<W>> {
        self.terrain.quest_of(self.us)
    }

    fn report(&mut self, event: TerrainEvent) {
        self.undo.report(event);
    }

    fn replace(&mut self, cell: usize, piece: Code) {
        self.state.replace(self.program, cell, piece, self.undo);
    }

    /// Removes a piece with its ward and number.
    fn remove(&mut self, cell: usize) {
        self.replace(cell, EMPTY);
        self.ground.forget(cell);
    }

    fn move_piece(&mut self, from: usize, to: usize) {
        let piece = self.state.at[from];
        self.replace(from, EMPTY);
        self.replace(to, piece);
        self.ground.carry(from, to);
    }

    /// Removes the ward of the piece on a cell. Returns whether it had one.
    fn break_ward(&mut self, cell: usize) -> bool {
        let warded = self.ground.wards.has(cell);
        if warded {
            self.ground.wards = self.ground.wards.without(Bits::one(cell));
            self.report(TerrainEvent::WardLost(cell as u16));
        }
        warded
    }

    /// Marks a cell as visited if the mover has the quest.
    fn visit(&mut self, cell: usize) {
        if self.own_quest().is_some() {
            self.ground.unvisited = self.ground.unvisited.without(Bits::one(cell));
        }
    }

    fn apply_step(&mut self, step: Step, extra: Option<&Extra>) {
        if let Some(quest) = self.own_quest() {
            self.ground.moves = (self.ground.moves + 1).min(quest.most_moves);
        }
        self.ground.rest = None;
        if step.kind == StepKind::Pass {
            let player = self.terrain.quest.as_ref().map_or(0, |quest| usize::from(quest.side));
            self.ground.stuck |= step.arg == 1 && self.us == player;
            return;
        }
        self.ground.changed = true;
        let rest = self.arrive(step, extra);
        self.ground.rest = Some(rest.map_or(step.from, |rest| rest as u16));
        if let Some(rest) = rest.filter(|&rest| self.state.at[rest] != EMPTY) {
            self.leave_by_exit(rest);
        }
        let moved = |rest: &usize| *rest != usize::from(step.from) || step.kind == StepKind::Drop;
        self.update_plates(rest.filter(moved));
        if let Some(rest) = rest {
            self.advance_on_route(rest);
        }
    }

    /// Moves a piece from where its step ended to where it rests. Returns that cell, or `None` if a ward repelled it to
    /// its origin.
    fn arrive(&mut self, step: Step, extra: Option<&Extra>) -> Option<usize> {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let kind = if step.kind == StepKind::Drop { step.arg.into() } else { kind_of(self.undo.mover()) };
        let heading = self.view().heading(kind, step).filter(|_| extra.is_none());
        let captured = self.undo.captured();
        if captured != EMPTY && self.ground.wards.has(to) {
            let rest = self.repel(step, heading);
            self.visit(rest);
            return Some(rest).filter(|&rest| rest != from);
        }
        self.enter(step, extra, heading);
        if step.kind == StepKind::Promote {
            // The piece promotes on the cell where it comes to rest.
            self.replace(to, code(self.us, kind));
        }
        if self.terrain.door_pass
            && let Some(direction) = heading
        {
            self.open_on_the_way(step, direction);
        }
        let harmless = captured == EMPTY && !self.program.captures_alike(self.us, kind);
        let arriving =
            ArrivingPiece { cell: to, heading, steady: heading.is_none(), warped: false, harmless };
        let rest = self.come_to_rest(arriving);
        if step.kind == StepKind::Promote && self.state.at[rest] != EMPTY {
            self.promote(rest, step.arg);
        }
        Some(rest)
    }

    /// Reports the captures and the movement of a step, and moves the piece's ward and number along.
    fn enter(&mut self, step: Step, extra: Option<&Extra>, heading: Option<Vector>) {
        for cell in self.undo.captured_cells(step, extra) {
            self.report(TerrainEvent::Captured(cell));
            self.ground.forget(cell.into());
        }
        if step.kind == StepKind::Drop {
            return;
        }
        self.ground.carry(step.from.into(), step.to.into());
        self.report(if heading.is_some() {
            TerrainEvent::Slid { from: step.from, to: step.to }
        } else {
            TerrainEvent::Leapt { from: step.from, to: step.to }
        });
    }

    /// Lets doors, items, warps, ice and belts act until the piece rests or is gone. Returns the last cell.
    fn come_to_rest(&mut self, mut arriving: ArrivingPiece) -> usize {
        let mut been = Bits::one(arriving.cell);
        loop {
            let cell = arriving.cell;
            self.visit(cell);
            self.open(cell);
            if self.ground.items.has(cell) && self.side_rules().takes_items {
                self.pick_up(cell);
                if self.state.at[cell] == EMPTY {
                    return cell;
                }
            }
            if !self.warp(&mut arriving) && !self.carry_on(&mut arriving, been) {
                return cell;
            }
            been |= Bits::one(arriving.cell);
        }
    }

    fn promote(&mut self, cell: usize, kind: u8) {
        self.replace(cell, code(self.us, kind.into()));
        self.report(TerrainEvent::Became { cell: cell as u16, kind: Kind(kind) });
        if let Some(quest) = self.own_quest() {
            self.ground.promotions = (self.ground.promotions + 1).min(quest.most_promotions);
        }
    }

    /// A ward repels a capture. The victim stays, and the attacker returns to its origin or stops beside the victim.
    fn repel(&mut self, step: Step, heading: Option<Vector>) -> usize {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let back = match heading {
            Some(direction) if self.terrain.ward_adjacent => {
                self.program.board.step(step.to, -direction).map_or(from, usize::from)
            }
            _ => from,
        };
        self.replace(to, self.undo.captured());
        self.replace(back, self.undo.mover());
        self.ground.wards = self.ground.wards.without(Bits::one(to));
        self.ground.carry(from, back);
        self.report(TerrainEvent::Bounced { from: step.from, off: step.to, to: back as u16 });
        back
    }

    /// Opens the doors between the ends of a slide.
    fn open_on_the_way(&mut self, step: Step, direction: Vector) {
        let program = self.program;
        for next in program.board.line(step.from, direction).take_while(|&next| next != step.to) {
            self.open(next.into());
        }
    }

    /// Opens a closed door, which spends a key.
    fn open(&mut self, cell: usize) {
        if !self.ground.doors.has(cell) {
            return;
        }
        let ring = self.side_rules().key_ring;
        if let Some(held) = self.ground.key_mut(ring, self.terrain.colours[cell])
            && *held != u8::MAX
        {
            *held = held.saturating_sub(1);
        }
        self.ground.doors = self.ground.doors.without(Bits::one(cell));
        self.report(TerrainEvent::Opened(cell as u16));
    }

    fn pick_up(&mut self, cell: usize) {
        self.ground.items = self.ground.items.without(Bits::one(cell));
        let Some(item) = self.terrain.item_at[cell] else { return };
        self.report(TerrainEvent::Took(cell as u16));
        self.count_item(item);
        let ladder = self.terrain.ladder[kind_of(self.state.at[cell])];
        match item {
            ItemKind::Key { colour, forever } => self.take_key(colour, forever),
            ItemKind::Sword => self.become_kind(cell, ladder[0]),
            ItemKind::Shield => self.become_kind(cell, ladder[1]),
            ItemKind::Form(to) => self.become_kind(cell, to),
            ItemKind::Ward => {
                self.ground.wards |= Bits::one(cell);
                self.report(TerrainEvent::Warded(cell as u16));
            }
            ItemKind::Bomb => self.explode(cell),
            ItemKind::Coin => {}
        }
    }

    /// Counts an item for the goals that count items of its kind.
    fn count_item(&mut self, item: ItemKind) {
        let Some(quest) = self.own_quest() else { return };
        for (taken, (counted, most)) in self.ground.taken.iter_mut().zip(&quest.counted) {
            if counted.fits(item) {
                *taken = (*taken + 1).min(*most);
            }
        }
    }

    fn take_key(&mut self, colour: u8, forever: bool) {
        let ring = self.side_rules().key_ring;
        if let Some(held) = self.ground.key_mut(ring, colour) {
            *held = if forever || *held == u8::MAX { u8::MAX } else { (*held + 1).min(u8::MAX - 1) };
        }
    }

    /// Turns the piece on a cell into another kind.
    fn become_kind(&mut self, cell: usize, to: u8) {
        if usize::from(to) != kind_of(self.state.at[cell]) {
            self.replace(cell, code(self.us, to.into()));
            self.report(TerrainEvent::Became { cell: cell as u16, kind: Kind(to) });
        }
    }

    /// Explodes a bomb. Everything around it is removed or loses its ward.
    fn explode(&mut self, first: usize) {
        let blast = self.chain_reaction(first);
        (blast & self.ground.cracked).for_each(|cell| self.report(TerrainEvent::Crumbled(cell as u16)));
        self.ground.cracked = self.ground.cracked.without(blast);
        let pieces = self.state.occupied(self.program).without(self.state.info.walls) & blast;
        pieces.for_each(|cell| {
            if !self.break_ward(cell) {
                self.remove(cell);
                self.report(TerrainEvent::Removed(cell as u16));
            }
        });
    }

    /// The cells that a bomb destroys, with the bombs that it sets off.
    fn chain_reaction(&mut self, first: usize) -> Bits<W> {
        let terrain = self.terrain;
        let mut bombs = vec![first];
        let mut blast = Bits::NONE;
        while let Some(cell) = bombs.pop() {
            self.report(TerrainEvent::Exploded(cell as u16));
            blast |= terrain.blasts[cell];
            if terrain.bomb_chain {
                (terrain.blasts[cell] & self.ground.items).for_each(|other| {
                    if terrain.item_at[other] == Some(ItemKind::Bomb) {
                        self.ground.items = self.ground.items.without(Bits::one(other));
                        bombs.push(other);
                    }
                });
            }
        }
        blast
    }

    /// Warps a piece that stands on a pad. Returns whether it moved.
    fn warp(&mut self, arriving: &mut ArrivingPiece) -> bool {
        let from = arriving.cell;
        let Some(exit) = self.terrain.warps[from].map(usize::from) else { return false };
        if arriving.warped || !self.side_rules().warps {
            return false;
        }
        let there = self.state.at[exit];
        let enemy = there != EMPTY && self.side_rules().enemies >> side_of(there) & 1 == 1;
        let takes = self.terrain.jam == JamRule::Capture && enemy && !arriving.harmless;
        let closed = self.terrain.barred(self.ground, self.us).has(exit);
        if closed || (there != EMPTY && !takes) {
            self.report(TerrainEvent::Jammed(from as u16));
            return false;
        }
        if there != EMPTY {
            if self.break_ward(exit) {
                return false;
            }
            self.remove(exit);
            self.report(TerrainEvent::Captured(exit as u16));
        }
        self.report(TerrainEvent::Warped { from: from as u16, to: exit as u16 });
        self.move_piece(from, exit);
        *arriving = ArrivingPiece { cell: exit, heading: None, steady: true, warped: true, ..*arriving };
        true
    }

    /// Moves a piece one cell by ice or a belt. Returns whether it moved. A piece does not return to a cell where it has
    /// been.
    fn carry_on(&mut self, arriving: &mut ArrivingPiece, been: Bits<W>) -> bool {
        let (terrain, board) = (self.terrain, &self.program.board);
        let from = arriving.cell;
        let ice = arriving.heading.filter(|_| terrain.ice.has(from) && !arriving.steady);
        let Some(direction) = terrain.belts[from].or(ice) else { return false };
        let Some(reached) = board.step_over(from as u16, direction, board.seams()) else { return false };
        let (next, direction) = (usize::from(reached.cell), reached.orientation.apply(direction));
        let against = terrain.arrows[next].is_some_and(|arrow| arrow != direction);
        let closed = terrain.barred(self.ground, self.us).has(next);
        if against || closed || been.has(next) || self.state.at[next] != EMPTY {
            return false;
        }
        self.report(TerrainEvent::Carried { from: from as u16, to: next as u16 });
        self.move_piece(from, next);
        (arriving.cell, arriving.heading) = (next, Some(direction));
        true
    }

    /// Removes a piece that has reached an exit, if the level says so.
    fn leave_by_exit(&mut self, cell: usize) {
        let Some(quest) = self.own_quest() else { return };
        if !self.terrain.exits.has(cell) || !quest.leaving.iter().any(|who| self.view().matches(who, cell)) {
            return;
        }
        let entry = (kind_of(self.state.at[cell]) as u8, self.ground.number(cell).unwrap_or(NOBODY));
        self.ground.left.push(entry);
        self.ground.left.sort_unstable();
        self.remove(cell);
        self.report(TerrainEvent::Left(cell as u16));
    }

    /// Updates plates, then barriers. `arrived` is the cell where a piece has just come to rest.
    pub(super) fn update_plates(&mut self, arrived: Option<usize>) {
        for (number, plate) in self.terrain.plates.iter().enumerate() {
            let cell = usize::from(plate.cell);
            let pressed = self.state.at[cell] != EMPTY && self.view().matches(&plate.who, cell);
            let was = self.ground.down[number];
            let down = match plate.mode {
                PlateMode::Hold => pressed,
                PlateMode::Latch => was || pressed,
                PlateMode::Toggle => was != (pressed && arrived == Some(cell)),
            };
            if down != was {
                self.ground.down[number] = down;
                self.report(TerrainEvent::Plate { cell: plate.cell, down });
            }
        }
        if !self.terrain.plates.is_empty() {
            self.update_barriers();
        }
    }

    /// Opens and closes barriers as their plates say.
    fn update_barriers(&mut self) {
        let before = self.ground.barriers;
        let mut after = before;
        for barrier in &self.terrain.barriers {
            let mut plates = barrier.plates.iter().map(|&plate| self.ground.down[plate]);
            let open = if barrier.all { plates.all(|down| down) } else { plates.any(|down| down) };
            after = if open { after.without(barrier.cells) } else { after | barrier.cells };
        }
        self.ground.barriers = after;
        for (changed, open) in [(before.without(after), true), (after.without(before), false)] {
            changed.for_each(|cell| self.report(TerrainEvent::Barrier { cell: cell as u16, open }));
        }
    }

    /// A piece that reaches the next cell of its route heads for the one after it.
    fn advance_on_route(&mut self, rest: usize) {
        let Some(number) = self.ground.number(rest).map(usize::from) else { return };
        let (Some(route), Some(stage)) =
            (self.terrain.routes.get(number), self.ground.stages.get_mut(number))
        else {
            return;
        };
        if route.get(usize::from(*stage)).is_some_and(|&cell| usize::from(cell) == rest) {
            *stage = ((usize::from(*stage) + 1) % route.len()) as u8;
        }
    }
}
