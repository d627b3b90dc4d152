//! Triggers, and pieces that appear from behind others.

use std::collections::BTreeSet;

use chesswright_rules::betza::mover::Mover;
use chesswright_rules::betza::{Options, lower, parse};
use chesswright_rules::board::{Cell, Geometry, Vector};
use chesswright_rules::definition::model::{
    BlockedRule, CellsDef, ConditionDef, EffectDef, Event, GateFrom, MoveEffect, NeighbourTest, Party, Reach,
    RegionText, Sided, Spot, TriggerDef, TurnEffect, Verdict,
};

use super::game::Game;
use super::situation::{Deed, End, Man, Situation, Targets, WALL, Why};

/// What can set off triggers.
#[derive(Clone)]
pub struct Occasion {
    events: Vec<Event>,
    side: usize,
    /// Origin and destination of the move.
    way: Option<(Cell, Cell)>,
    captured: Vec<Cell>,
    captives: Vec<usize>,
    /// The captured men that are gone, with their cells.
    gone: Vec<(Cell, Man)>,
    /// Where the partner of a castling ended.
    partner: Option<Cell>,
    mover: Option<usize>,
    promoted: Option<usize>,
    /// The direction in which a trigger is asked.
    toward: Option<Vector>,
}

/// A trigger that has been set off, with effects still to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    pub trigger: usize,
    pub side: usize,
    pub way: Option<(Cell, Cell)>,
    pub left: u16,
}

impl Occasion {
    pub fn without_move(event: Event, side: usize) -> Self {
        Self {
            events: vec![event],
            side,
            way: None,
            captured: vec![],
            captives: vec![],
            gone: vec![],
            partner: None,
            mover: None,
            promoted: None,
            toward: None,
        }
    }
}

impl Game {
    /// Whether legal moves are found by making them with all their effects.
    pub fn looks_ahead(&self) -> bool {
        self.waits()
            || ((0..self.sides()).any(|side| self.binding(side)) && self.has_royals_that_may_fade())
            || self.definition.effects().any(|effect| {
                matches!(
                    effect,
                    EffectDef::Clear(_)
                        | EffectDef::Place(_)
                        | EffectDef::Become(_)
                        | EffectDef::Convert(_)
                        | EffectDef::Move(_)
                        | EffectDef::Swap(_)
                        | EffectDef::Rebirth(_)
                        | EffectDef::Wall(_)
                        | EffectDef::Open(_)
                        | EffectDef::Forbid
                )
            })
    }

    /// Whether royals can lose that status because there are more of them, and that can happen here.
    fn has_royals_that_may_fade(&self) -> bool {
        let drops = self.definition.hand.as_ref().is_some_and(|hand| hand.drops);
        let promotes = |kind: usize| {
            self.kinds
                .iter()
                .flatten()
                .filter_map(|other| other.promotion.as_ref())
                .any(|p| p.to.contains(&kind))
        };
        self.definition.pieces.values().enumerate().any(|(kind, piece)| {
            piece.royal
                && (piece.royal_up_to.is_some() || (0..self.sides()).any(|side| self.needs_all(side)))
                && (drops || promotes(kind))
        })
    }

    fn waits(&self) -> bool {
        self.definition.gates.as_ref().is_some_and(|gates| gates.from == GateFrom::Behind)
    }

    /// Applies the triggers that a move sets off.
    pub fn set_off(&self, after: &mut Situation, now: &Situation, deed: &Deed) {
        after.forbidden = false;
        let out = self.relieve(after, now, deed);
        if deed.stays() {
            return;
        }
        if let Some((number, cell)) = deed.action {
            let way = cell.map(|cell| (cell, cell));
            let occasion = Occasion { way, ..Occasion::without_move(Event::AfterMove, now.turn) };
            let effects = &self.definition.actions[number].effects;
            effects.iter().for_each(|effect| self.apply(after, &occasion, effect));
            return;
        }
        if self.definition.check.before_effects && self.binding(now.turn) {
            after.forbidden = self.in_check(after, now.turn);
        }
        let at = |cell: &Cell| now.at(*cell).filter(|man| *man != WALL).map(|man| man.kind);
        let happened = [
            (Event::BeforeMove, true),
            (Event::AfterMove, true),
            (Event::Drop, deed.drop.is_some()),
            (Event::Capture, !deed.captures.is_empty()),
            (Event::Promotion, deed.promotion.is_some()),
            (Event::Gating, deed.gate.is_some() || out),
        ];
        let occasion = Occasion {
            events: happened.into_iter().filter(|(_, so)| *so).map(|(event, _)| event).collect(),
            side: now.turn,
            way: Some((deed.from, deed.to)),
            captured: deed.captures.clone(),
            captives: deed.captures.iter().filter_map(at).collect(),
            gone: {
                let kept = usize::from(deed.unload.is_some());
                let lost = deed.captures.iter().take(deed.captures.len().saturating_sub(kept));
                let lost: BTreeSet<Cell> = lost.copied().collect();
                let man = |cell| Some((cell, now.at(cell).filter(|man| *man != WALL)?));
                lost.into_iter().filter_map(man).collect()
            },
            partner: deed.partner.map(|[_, to]| to),
            mover: deed.drop.or_else(|| at(&deed.from)),
            promoted: deed.promotion,
            toward: None,
        };
        self.fire(after, &occasion, Some(now));
    }

    pub fn turn_ends(&self, after: &mut Situation) {
        let occasion = Occasion::without_move(Event::TurnEnd, after.turn);
        self.fire(after, &occasion, None);
    }

    pub fn turn_starts(&self, after: &mut Situation) {
        let pending = std::mem::take(&mut after.pending);
        let later = pending.into_iter().map(|pending| Pending { left: pending.left - 1, ..pending });
        let (due, rest): (Vec<_>, Vec<_>) = later.partition(|pending| pending.left == 0);
        after.pending = rest;
        for pending in due {
            let occasion =
                Occasion { way: pending.way, ..Occasion::without_move(Event::TurnStart, pending.side) };
            for effect in &self.definition.triggers[pending.trigger].effects {
                self.apply(after, &occasion, effect);
            }
        }
        let occasion = Occasion::without_move(Event::TurnStart, after.turn);
        self.fire(after, &occasion, None);
    }

    pub fn game_starts(&self, start: &mut Situation) {
        for event in [Event::GameStart, Event::TurnStart] {
            self.fire(start, &Occasion::without_move(event, start.turn), None);
        }
    }

    pub fn fire(&self, now: &mut Situation, occasion: &Occasion, before: Option<&Situation>) {
        for (number, trigger) in self.definition.triggers.iter().enumerate() {
            let mut occasions = vec![occasion.clone()];
            if !trigger.along.is_empty() {
                let ways = self.directions(&trigger.along, occasion.side).into_iter();
                occasions = ways.map(|way| Occasion { toward: Some(way), ..occasion.clone() }).collect();
            }
            if trigger.delay == 0 {
                for occasion in &occasions {
                    if self.is_set_off(trigger, now, occasion, before) {
                        trigger.effects.iter().for_each(|effect| self.apply(now, occasion, effect));
                    }
                }
            } else if !self.is_set_off(trigger, now, occasion, before) {
                continue;
            } else if now.pending.len() < 255 {
                let (side, way, left) = (occasion.side, occasion.way, trigger.delay);
                now.pending.push(Pending { trigger: number, side, way, left });
            }
        }
    }

    fn is_set_off(
        &self,
        trigger: &TriggerDef,
        now: &Situation,
        occasion: &Occasion,
        before: Option<&Situation>,
    ) -> bool {
        let name = &self.definition.sides[occasion.side].name;
        let early = trigger.on.contains(&Event::BeforeMove) && occasion.events.contains(&Event::BeforeMove);
        let seen = before.filter(|_| early).unwrap_or(now);
        trigger.on.iter().any(|event| occasion.events.contains(event))
            && trigger.sides.as_ref().is_none_or(|sides| sides.contains(name))
            && trigger.when.iter().all(|condition| self.holds_now(seen, occasion, condition))
            && trigger
                .before
                .iter()
                .all(|condition| before.is_none_or(|before| self.holds_now(before, occasion, condition)))
    }

    /// Whether the conditions of moves of a piece on a cell hold.
    pub fn conditions_hold(
        &self,
        now: &Situation,
        side: usize,
        cell: Cell,
        conditions: &[ConditionDef],
    ) -> bool {
        let occasion =
            Occasion { way: Some((cell, cell)), ..Occasion::without_move(Event::BeforeMove, side) };
        conditions.iter().all(|condition| self.holds_now(now, &occasion, condition))
    }

    /// Whether what is attacked is known only after a move with all its effects.
    pub fn judges_after(&self) -> bool {
        self.looks_ahead()
            || self.definition.has_conditional_moves()
            || !self.definition.actions.is_empty()
            || self.definition.chance.is_some()
            || (self.definition.walls.is_some()
                && self.definition.hand.as_ref().is_some_and(|hand| !hand.must.is_empty()))
            || ((0..self.sides()).any(|side| self.binding(side)) && self.definition.has_choosy_captors())
            || self.definition.triggers.iter().any(|trigger| {
                trigger.all_cells().any(|(_, cells)| cells.reach.is_some() || cells.attacked_by.is_some())
            })
    }

    fn in_party(&self, now: &Situation, occasion: &Occasion, party: Party, side: usize) -> bool {
        self.is_of_party(now, occasion.side, party, side)
    }

    /// Whether a side belongs to a party, seen by another side.
    pub fn is_of_party(&self, now: &Situation, us: usize, party: Party, side: usize) -> bool {
        match party {
            Party::Own => side == us,
            Party::Enemy => self.foes(now, us).contains(&side),
            Party::Ally => side != us && self.allied(side, us),
            Party::Any => true,
        }
    }

    fn one_of(&self, now: &Situation, occasion: &Occasion, party: Party) -> usize {
        let (us, n) = (occasion.side, self.sides());
        let next = (1..n).map(|k| (us + k) % n).find(|&side| self.in_party(now, occasion, party, side));
        match party {
            Party::Own | Party::Any => us,
            Party::Enemy => next.unwrap_or((us + 1) % n),
            Party::Ally => next.unwrap_or(us),
        }
    }

    fn lies_in(&self, region: Option<&Sided<RegionText>>, side: usize, cell: Cell) -> bool {
        self.in_region(&region.cloned(), side, cell)
    }

    fn holds_now(&self, now: &Situation, occasion: &Occasion, condition: &ConditionDef) -> bool {
        let one_of = |kinds: &[usize], names: &[String]| {
            names.is_empty() || kinds.iter().any(|&kind| self.is_one_of(kind, names))
        };
        let list = |kind: Option<usize>| kind.into_iter().collect::<Vec<_>>();
        let on = |region: &Option<Sided<RegionText>>, cell: Option<Cell>| {
            region.is_none() || cell.is_some_and(|cell| self.lies_in(region.as_ref(), occasion.side, cell))
        };
        let count = condition.count.as_ref().is_none_or(|test| {
            let n = self.cells_now(now, occasion, &test.cells).len();
            n >= test.at_least.into() && test.at_most.is_none_or(|most| n <= most.into())
        });
        let hand = condition.hand.as_ref().is_none_or(|test| {
            let kind = self.kind_number(&test.piece).expect("a piece");
            let sides = (0..self.sides()).filter(|&side| self.in_party(now, occasion, test.owner, side));
            let n: u16 = sides.map(|side| now.hands[side][kind]).sum();
            n >= test.at_least && test.at_most.is_none_or(|most| n <= most)
        });
        let counter = condition.counter.as_ref().is_none_or(|test| {
            let number = self.definition.counters.get_index_of(&test.name).expect("a counter");
            (0..self.sides()).filter(|&side| self.in_party(now, occasion, test.owner, side)).any(|side| {
                let value = now.counters[number][side];
                test.at_least.is_none_or(|least| value >= least)
                    && test.at_most.is_none_or(|most| value <= most)
            })
        });
        let turns = condition.turns.as_ref().is_none_or(|test| {
            now.turns >= test.at_least.into()
                && test.at_most.is_none_or(|most| now.turns <= most.into())
                && (test.every == 0 || now.turns.is_multiple_of(test.every.into()))
        });
        let goes = || {
            let ((from, to), way) = occasion.way.zip(occasion.toward).expect("a move and a direction");
            self.line(from, way).contains(&to)
        };
        let all = one_of(&list(occasion.mover), &condition.mover)
            && (!condition.along || goes())
            && one_of(&occasion.captives, &condition.captured)
            && one_of(&list(occasion.promoted), &condition.promoted)
            && on(&condition.from, occasion.way.map(|way| way.0))
            && on(&condition.to, occasion.way.map(|way| way.1))
            && (!condition.check || self.gives_check(now, occasion.side))
            && count
            && hand
            && counter
            && turns;
        all != condition.not
    }

    fn cells_now(&self, now: &Situation, occasion: &Occasion, cells: &CellsDef) -> Vec<Cell> {
        let spot: Vec<Cell> = match cells.at {
            Spot::Board => self.board.cells().collect(),
            Spot::From => occasion.way.iter().map(|way| way.0).collect(),
            Spot::To => occasion.way.iter().map(|way| way.1).collect(),
            Spot::Captured => occasion.captured.clone(),
            Spot::Partner => occasion.partner.into_iter().collect(),
        };
        let mut all: BTreeSet<Cell> = spot.into_iter().collect();
        if cells.ahead != 0 {
            let way = occasion.toward.expect("a direction");
            let way = if cells.ahead < 0 { -way } else { way };
            let nth = usize::from(cells.ahead.unsigned_abs()) - 1;
            all = all.into_iter().filter_map(|cell| self.line(cell, way).get(nth).copied()).collect();
        }
        if !cells.around.is_empty() {
            all = all.into_iter().flat_map(|cell| self.leaps(&cells.around, occasion.side, cell)).collect();
        }
        if cells.first_ahead {
            let way = occasion.toward.expect("a direction");
            let seen = |cell| self.line(cell, way).into_iter().find(|&far| now.at(far).is_some());
            all = all.into_iter().filter_map(seen).filter(|&far| now.at(far) != Some(WALL)).collect();
        }
        if cells.reach == Some(Reach::Captures) {
            all = all.into_iter().flat_map(|cell| self.capturable_from(now, cell)).collect();
        }
        if !cells.crossing.is_empty() {
            let men = now.men_of(occasion.side).into_iter();
            let men: Vec<Cell> = men
                .filter(|(_, man)| self.is_one_of(man.kind, &cells.crossing))
                .map(|(cell, _)| cell)
                .collect();
            let pairs = all.iter().flat_map(|&cell| men.iter().map(move |&man| (cell, man)));
            all = pairs.flat_map(|(a, b)| self.crossings(a, b)).collect();
        }
        let party = |party: Party, man: Option<Man>| {
            man.is_some_and(|man| self.in_party(now, occasion, party, man.side))
        };
        let standing = |cell: Cell| now.at(cell).filter(|man| *man != WALL);
        let neighbours = |test: &NeighbourTest, cell: Cell| {
            let men = self.leaps(&test.around, occasion.side, cell).into_iter().filter(|&cell| {
                let kind = |man: Man| test.pieces.is_empty() || self.is_one_of(man.kind, &test.pieces);
                party(test.owner, standing(cell)) && standing(cell).is_some_and(kind)
            });
            let n = men.count();
            n >= test.at_least.into() && test.at_most.is_none_or(|most| n <= most.into())
        };
        let attacked = |whose: Party, cell: Cell| {
            let men = (0..self.sides()).flat_map(|side| now.men_of(side));
            men.into_iter()
                .filter(|(_, man)| party(whose, Some(*man)))
                .any(|(from, _)| self.capturable_from(now, from).contains(&cell))
        };
        let fits = |cell: &Cell| {
            let man = now.at(*cell).filter(|man| *man != WALL);
            let kind = |names: &[String]| man.is_some_and(|man| self.is_one_of(man.kind, names));
            self.lies_in(cells.region.as_ref(), occasion.side, *cell)
                && (cells.pieces.is_empty() || kind(&cells.pieces))
                && !kind(&cells.except)
                && (cells.owner == Party::Any || party(cells.owner, man))
                && cells.beside.as_ref().is_none_or(|test| neighbours(test, *cell))
                && cells.attacked_by.is_none_or(|whose| attacked(whose, *cell))
        };
        self.count_steps(all.len());
        all.into_iter().filter(fits).collect()
    }

    /// The directions of leaps, seen by a side.
    fn directions(&self, text: &str, side: usize) -> Vec<Vector> {
        let layers = self.board.geometry() == Geometry::Layers;
        let piece = parse(text, &Options { layers, ..Options::default() }).expect("a text of leaps");
        let movers = lower(&piece, self.board.geometry()).expect("a text of leaps");
        let mut ways: Vec<Vector> = vec![];
        for mover in &movers {
            let Mover::Ride(ride) = mover else { panic!("a text of leaps") };
            ways.extend(ride.steps.iter().map(|&step| self.frames[side].apply(step)));
        }
        ways.sort_by_key(|way| (way.x, way.y, way.z));
        ways.dedup();
        ways
    }

    /// The cells with the rank of one cell and the file of the other.
    fn crossings(&self, a: Cell, b: Cell) -> Vec<Cell> {
        let (a, b) = (self.board.coords(a), self.board.coords(b));
        let places = [Vector { y: b.y, ..a }, Vector { x: b.x, ..a }];
        places.into_iter().filter(|_| a.z == b.z).filter_map(|place| self.board.at(place)).collect()
    }

    /// The cells on which the piece on a cell could capture, whatever that would lead to.
    fn capturable_from(&self, now: &Situation, from: Cell) -> BTreeSet<Cell> {
        let Some(man) = now.at(from).filter(|man| *man != WALL) else { return BTreeSet::new() };
        let asked = Situation { turn: man.side, targets: None, end: None, ..now.clone() };
        let deeds = self.raw_moves(&asked, from).into_iter();
        let possible = deeds.flat_map(|deed| self.promotions(&asked, deed));
        possible.flat_map(|deed| deed.captures.into_iter()).collect()
    }

    fn apply(&self, now: &mut Situation, occasion: &Occasion, effect: &EffectDef) {
        let men = |now: &Situation, cells: &CellsDef| -> Vec<(Cell, Man)> {
            let cells = self.cells_now(now, occasion, cells).into_iter();
            cells.filter_map(|cell| Some((cell, now.at(cell).filter(|man| *man != WALL)?))).collect()
        };
        let empty = |now: &Situation, cells: &CellsDef| -> Vec<Cell> {
            let cells = self.cells_now(now, occasion, cells).into_iter();
            cells.filter(|cell| now.at(*cell).is_none()).collect()
        };
        let kind = |name: &String| self.kind_number(name).expect("a piece");
        let sides = |party: Party| -> Vec<usize> {
            (0..self.sides()).filter(|&side| self.in_party(now, occasion, party, side)).collect()
        };
        match effect {
            EffectDef::Clear(cells) => men(now, cells).iter().for_each(|(cell, _)| now.exchange(*cell, None)),
            EffectDef::Place(def) => {
                let man = Man { side: self.one_of(now, occasion, def.owner), kind: kind(&def.piece) };
                empty(now, &def.cells).into_iter().for_each(|cell| now.exchange(cell, Some(man)));
            }
            EffectDef::Become(def) => {
                for (cell, man) in men(now, &def.cells) {
                    now.exchange(cell, Some(Man { kind: kind(&def.piece), ..man }));
                }
            }
            EffectDef::Convert(def) => {
                for (cell, man) in men(now, &def.cells) {
                    now.exchange(cell, Some(Man { side: self.one_of(now, occasion, def.owner), ..man }));
                }
            }
            EffectDef::Move(def) => {
                let men: Vec<Cell> = men(now, &def.cells).into_iter().map(|(cell, _)| cell).collect();
                self.carry(now, occasion, def, men);
            }
            EffectDef::Swap(def) => match (&men(now, &def.cells)[..], &men(now, &def.with)[..]) {
                (&[(a, one)], &[(b, other)]) if a != b => {
                    let promoted = [a, b].map(|cell| now.promoted[cell as usize]);
                    now.exchange(a, Some(other));
                    now.exchange(b, Some(one));
                    now.promoted[b as usize] = promoted[0];
                    now.promoted[a as usize] = promoted[1];
                }
                _ => now.forbidden |= def.blocked == BlockedRule::Forbid,
            },
            EffectDef::Rebirth(def) => {
                let named = |man: &Man, names: &[String]| self.is_one_of(man.kind, names);
                let back = |(_, man): &&(Cell, Man)| {
                    (def.pieces.is_empty() || named(man, &def.pieces)) && !named(man, &def.except)
                };
                for &(cell, man) in occasion.gone.iter().filter(back) {
                    let goal = match &def.to {
                        Some(to) => one_cell(self.cells_now(now, occasion, to)),
                        None => self.home(man, cell),
                    };
                    match goal.filter(|&goal| now.at(goal).is_none()) {
                        Some(goal) => now.exchange(goal, Some(man)),
                        None => now.forbidden |= def.blocked == BlockedRule::Forbid,
                    }
                }
            }
            EffectDef::Wall(cells) => {
                for cell in empty(now, cells) {
                    now.men[cell as usize] = Some(WALL);
                    now.block_target(cell);
                }
            }
            EffectDef::Open(cells) => {
                for cell in self.cells_now(now, occasion, cells) {
                    if now.at(cell) == Some(WALL) {
                        now.men[cell as usize] = None;
                    }
                }
            }
            EffectDef::Hand(def) => {
                for side in sides(def.owner) {
                    let held = &mut now.hands[side][self.captured_as(kind(&def.piece))];
                    *held = (i32::from(*held) + i32::from(def.count)).clamp(0, 255) as u16;
                }
            }
            EffectDef::Moved(cells) => men(now, cells).iter().for_each(|(cell, _)| now.unsettle(*cell)),
            EffectDef::Unmoved(cells) => {
                for (cell, man) in men(now, cells) {
                    let home = self.kinds[man.side][man.kind].home.contains(cell);
                    let gate = !self.waits() && self.gates(man.side).contains(cell);
                    if home || gate {
                        now.unmoved[cell as usize] = true;
                    }
                }
            }
            EffectDef::NoCastling(def) => {
                let sides = sides(def.owner);
                now.castles.retain(|castle| {
                    !sides.contains(&castle.side) || def.wing.is_some_and(|wing| wing != castle.wing)
                });
            }
            EffectDef::EnPassant(cells) => {
                let cells: BTreeSet<Cell> = empty(now, cells).into_iter().collect();
                let victim = occasion.way.map_or(0, |way| way.1);
                let own = now.at(victim).is_some_and(|man| man.side == occasion.side);
                let targets = Targets { cells, victim };
                if own && !targets.cells.is_empty() && now.usable(self, &targets) {
                    now.targets = Some(targets);
                }
            }
            EffectDef::NoEnPassant => now.targets = None,
            EffectDef::Count(def) => {
                let number = self.definition.counters.get_index_of(&def.counter).expect("a counter");
                let times = def.each.as_ref().map_or(1, |cells| self.cells_now(now, occasion, cells).len());
                for side in sides(def.owner) {
                    let value = &mut now.counters[number][side];
                    *value = def.set.unwrap_or(*value).saturating_add(def.add.saturating_mul(times as i32));
                }
            }
            EffectDef::Turn(TurnEffect::Again) => now.steps_left += 1,
            EffectDef::Turn(TurnEffect::End) => now.steps_left = 1,
            EffectDef::Result(def) => {
                let side = self.one_of(now, occasion, def.owner);
                if now.end.is_some() || now.out[side] {
                    return;
                }
                match def.verdict {
                    Verdict::Loss => self.put_out(now, side, Some(occasion.side), Why::Trigger),
                    Verdict::Win => now.end = Some(End { winner: Some(side), why: Why::Trigger }),
                    _ => now.end = Some(End { winner: None, why: Why::Trigger }),
                }
            }
            EffectDef::Forbid => now.forbidden = true,
        }
    }

    /// Moves men by an effect.
    fn carry(&self, now: &mut Situation, occasion: &Occasion, def: &MoveEffect, men: Vec<Cell>) {
        let target = def.to.as_ref().and_then(|to| one_cell(self.cells_now(now, occasion, to)));
        // The next cell of a man that has taken some steps from where it stood.
        let next = |now: &Situation, start: Cell, at: Cell, steps: usize| -> Option<Cell> {
            if let Some(by) = &def.by {
                let by = Vector::new(by[0], by[1], by.get(2).copied().unwrap_or(0));
                return self.line(start, self.frame_at(occasion.side, start).apply(by)).get(steps).copied();
            }
            if def.ahead != 0 {
                let way = occasion.toward.expect("a direction");
                let way = if def.ahead < 0 { -way } else { way };
                let each = usize::from(def.ahead.unsigned_abs());
                return self.line(start, way).get(each * (steps + 1) - 1).copied();
            }
            if def.to.is_some() { target } else { self.home(now.at(at).expect("a man"), at) }
        };
        let there = |now: &Situation, cell: Cell| next(now, cell, cell, 0) == Some(cell);
        let mut going: Vec<[Cell; 2]> =
            men.into_iter().filter(|&cell| !there(now, cell)).map(|cell| [cell, cell]).collect();
        let most = if def.far { self.board.len() } else { 1 };
        for steps in 0..most {
            let mut went = vec![];
            while let Some(n) = going.iter().position(|&[start, at]| {
                next(now, start, at, steps).is_some_and(|goal| now.at(goal).is_none())
            }) {
                let [start, at] = going.remove(n);
                let goal = next(now, start, at, steps).expect("a goal");
                let (man, promoted) = (now.at(at), now.promoted[at as usize]);
                now.exchange(at, None);
                now.exchange(goal, man);
                now.promoted[goal as usize] = promoted;
                went.push([start, goal]);
            }
            for [_, cell] in going.drain(..).filter(|_| steps == 0) {
                match def.blocked {
                    BlockedRule::Stay => {}
                    BlockedRule::Remove => now.exchange(cell, None),
                    BlockedRule::Forbid => now.forbidden = true,
                }
            }
            went.sort_by_key(|[_, cell]| *cell);
            going = went;
        }
    }

    /// The home of a man that stands on a cell or was captured there.
    fn home(&self, man: Man, cell: Cell) -> Option<Cell> {
        let (placed, _) = self.definition.placement(&self.board);
        let starts: Vec<Cell> = placed
            .iter()
            .filter(|start| (start.side, start.piece) == (man.side, man.kind))
            .map(|start| start.cell)
            .collect();
        if starts.len() < 2 {
            return one_cell(starts);
        }
        let at = |cell: Cell| self.board.coords(cell);
        let odd = |cell: Cell| (at(cell).x + at(cell).y + at(cell).z) % 2 == 1;
        let coloured = self.board.geometry() != Geometry::Hex;
        let like = starts.iter().copied().filter(|&start| coloured && odd(start) == odd(cell)).collect();
        one_cell(like).or_else(|| {
            let file = |start: &Cell| (at(*start).x, at(*start).z) == (at(cell).x, at(cell).z);
            one_cell(starts.into_iter().filter(file).collect())
        })
    }

    /// The actions that the side to move has.
    pub fn actions(&self, now: &Situation) -> Vec<Deed> {
        let occasion = Occasion::without_move(Event::BeforeMove, now.turn);
        let mut deeds = vec![];
        for (number, action) in self.definition.actions.iter().enumerate() {
            let has = action
                .sides
                .as_ref()
                .is_none_or(|sides| sides.iter().any(|side| side == self.side_name(now.turn)));
            if !has || !action.when.iter().all(|condition| self.holds_now(now, &occasion, condition)) {
                continue;
            }
            let cells = match &action.cells {
                None => vec![None],
                Some(cells) => self.cells_now(now, &occasion, cells).into_iter().map(Some).collect(),
            };
            for cell in cells {
                let at = cell.unwrap_or(0);
                deeds.push(Deed { action: Some((number, cell)), ..Deed::quiet(at, at) });
            }
        }
        deeds
    }

    /// Pieces appear behind those that have left, and are lost behind those that were captured.
    fn relieve(&self, after: &mut Situation, now: &Situation, deed: &Deed) -> bool {
        let moves = !deed.stays() && deed.drop.is_none() && deed.action.is_none();
        let left: Vec<Cell> =
            Some(deed.from).into_iter().chain(deed.partner.map(|[from, _]| from)).filter(|_| moves).collect();
        let mut out = vec![];
        for (cell, man) in std::mem::take(&mut after.waiting) {
            if left.contains(&cell) && man.side == now.turn && after.at(cell).is_none() {
                out.push((cell, man));
            } else if !deed.captures.contains(&cell) {
                after.waiting.push((cell, man));
            }
        }
        for &(cell, man) in &out {
            after.men[cell as usize] = Some(man);
        }
        !out.is_empty()
    }

    /// Whether a side's royals are safe after a move with all its effects.
    pub fn ends_well(&self, now: &Situation, deed: &Deed) -> bool {
        let after = self.after(now, deed);
        if after.forbidden {
            return false;
        }
        let us = now.turn;
        let royal = now.at(deed.from).is_some_and(|man| man.side == us && self.kinds[us][man.kind].royal);
        if !self.binding(us) {
            return true;
        }
        if deed.promotion.is_none() || !royal {
            return self.keeps_royals(now, &after) && self.leaves_safe(now, &after);
        }
        // A royal that promotes must also be safe as the kind it was.
        let still = self.after(now, &Deed { promotion: None, ..deed.clone() });
        self.keeps_royals(now, &still) && self.leaves_safe(now, &still) && self.leaves_safe(now, &after)
    }

    fn keeps_royals(&self, now: &Situation, after: &Situation) -> bool {
        let own = |then: &Situation| {
            let royal = |man: &Man| self.kinds[man.side][man.kind].royal;
            then.men_of(now.turn).into_iter().filter(|(_, man)| royal(man)).count()
        };
        own(after) >= own(now)
    }

    fn leaves_safe(&self, now: &Situation, after: &Situation) -> bool {
        let us = now.turn;
        let others = |now: &Situation| -> usize {
            let decides = |side: &usize| self.definition.capture.blast.is_some() || self.binding(*side);
            let sides = (0..self.sides()).filter(|&side| side != us && !now.out[side]).filter(decides);
            sides.map(|side| now.royals(self, side).len()).sum()
        };
        let left = others(after);
        let all = (0..self.sides()).any(|side| side != us && self.needs_all(side));
        left < others(now) && (left == 0 || !all) || !self.in_check(after, us)
    }
}

/// The cell of a list of one.
fn one_cell(cells: Vec<Cell>) -> Option<Cell> {
    if let [cell] = cells[..] { Some(cell) } else { None }
}

impl Situation {
    /// Replaces the content of a cell.
    pub fn exchange(&mut self, cell: Cell, man: Option<Man>) {
        self.unsettle(cell);
        self.promoted[cell as usize] = false;
        if self.at(cell).is_some() {
            self.targets = self.targets.take().filter(|targets| targets.victim != cell);
        }
        self.men[cell as usize] = man;
        if man.is_some() {
            self.block_target(cell);
        }
    }

    /// Marks the piece on a cell as moved.
    pub fn unsettle(&mut self, cell: Cell) {
        self.unmoved[cell as usize] = false;
        self.castles.retain(|castle| castle.king[0] != cell && castle.partner[0] != cell);
    }
}
