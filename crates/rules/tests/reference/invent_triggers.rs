//! Random triggers, and pieces that wait behind others.

use chesswright_rules::board::{Board, Cell};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::*;

use super::random::Random;

/// Adds triggers to a definition. Validation refuses the invalid ones.
pub fn add_triggers(random: &mut Random, definition: &mut Definition, board: &Board) {
    if random.one_in(2) {
        definition.counters.insert("points".into(), random.below(3) as i32);
    }
    for _ in 0..1 + random.below(3) {
        let names: Vec<String> = definition.pieces.keys().cloned().collect();
        let sides: Vec<String> = definition.sides.iter().map(|side| side.name.clone()).collect();
        let mut maker = Maker {
            random,
            names,
            board,
            hands: definition.hand.is_some(),
            counts: !definition.counters.is_empty(),
        };
        let trigger = maker.trigger(&sides);
        definition.triggers.push(trigger);
    }
}

/// Lets some moves exist only while conditions hold.
pub fn add_conditions(random: &mut Random, definition: &mut Definition, board: &Board) {
    let names: Vec<String> = definition.pieces.keys().cloned().collect();
    let counts = definition.counters.contains_key("points");
    let mut maker = Maker { random, names, board, hands: definition.hand.is_some(), counts };
    for moves in definition.pieces.values_mut().flat_map(|piece| &mut piece.moves) {
        while maker.random.one_in(2) && moves.when.len() < 3 {
            let mut condition = maker.condition(false);
            if condition.check || condition.turns.is_some() {
                continue;
            }
            if let Some(count) = condition.count.as_mut().filter(|_| maker.random.one_in(2)) {
                (count.cells.at, count.cells.around, count.cells.region) = (Spot::From, "K".into(), None);
            }
            moves.when.push(condition);
        }
    }
}

/// Adds triggers that ask for relations between cells.
pub fn add_relations(random: &mut Random, definition: &mut Definition, board: &Board) {
    let names: Vec<String> = definition.pieces.keys().cloned().collect();
    let sides: Vec<String> = definition.sides.iter().map(|side| side.name.clone()).collect();
    let counts = definition.counters.contains_key("points");
    let mut maker = Maker { random, names, board, hands: definition.hand.is_some(), counts };
    for trigger in &mut definition.triggers {
        maker.relate(trigger);
    }
    for _ in 0..1 + maker.random.below(2) {
        let mut trigger = maker.trigger(&sides);
        maker.relate(&mut trigger);
        definition.triggers.push(trigger);
    }
}

/// Adds triggers that carry pieces: move them, let them change places, and bring captured ones back. Validation refuses the
/// invalid ones.
pub fn add_carrying(random: &mut Random, definition: &mut Definition, board: &Board) {
    let names: Vec<String> = definition.pieces.keys().cloned().collect();
    let sides: Vec<String> = definition.sides.iter().map(|side| side.name.clone()).collect();
    let counts = definition.counters.contains_key("points");
    let mut maker = Maker { random, names, board, hands: definition.hand.is_some(), counts };
    for _ in 0..1 + maker.random.below(3) {
        let mut trigger = maker.trigger(&sides);
        if maker.random.one_in(2) {
            trigger.on = vec![if maker.random.one_in(2) { Event::Capture } else { Event::AfterMove }];
        }
        let moves = trigger.on.iter().all(|event| event.has_move());
        if !moves {
            trigger.before.clear();
            trigger.when.clear();
        }
        trigger.delay = if maker.random.one_in(8) { 1 } else { 0 };
        let on_time = moves && trigger.delay == 0;
        if on_time && maker.random.one_in(2) {
            trigger.along = ["W", "F", "K", "N"][maker.random.below(4)].into();
        }
        let asked = !trigger.along.is_empty();
        trigger.effects = vec![maker.carrying(on_time, asked)];
        let moves_ahead = |effect: &EffectDef| matches!(effect, EffectDef::Move(shift) if shift.ahead != 0);
        let related = |effect: &EffectDef| effect.cells().any(CellsDef::asks_for_direction);
        if asked && !trigger.effects.iter().any(|effect| moves_ahead(effect) || related(effect)) {
            trigger.when.push(ConditionDef { along: true, ..ConditionDef::default() });
        }
        definition.triggers.push(trigger);
    }
}

/// Adds actions to a definition. Validation refuses the invalid ones.
pub fn add_actions(random: &mut Random, definition: &mut Definition, board: &Board) {
    let names: Vec<String> = definition.pieces.keys().cloned().collect();
    let sides: Vec<String> = definition.sides.iter().map(|side| side.name.clone()).collect();
    let (hands, counts) = (definition.hand.is_some(), definition.counters.contains_key("points"));
    let mut maker = Maker { random, names, board, hands, counts };
    for name in ["strike", "swap-sides"].into_iter().take(1 + maker.random.below(2)) {
        let action = maker.action(name, &sides);
        definition.actions.push(action);
    }
}

/// Lets pieces borrow the moves of others.
pub fn add_influence(random: &mut Random, definition: &mut Definition, board: &Board) {
    let names: Vec<String> = definition.pieces.keys().cloned().collect();
    let mut maker = Maker { random, names, board, hands: false, counts: false };
    for _ in 0..1 + maker.random.below(2) {
        let pieces = if maker.random.one_in(2) { maker.some() } else { vec![] };
        let lenders = if maker.random.one_in(2) { maker.some() } else { vec![] };
        let around = ["bW", "N", "K", "W"][maker.random.below(4)].into();
        let owner = [Party::Own, Party::Own, Party::Enemy, Party::Any][maker.random.below(4)];
        let mode = LendMode::ALL[maker.random.below(2)].1;
        definition.influence.push(InfluenceDef {
            pieces,
            from: LendersDef { around, pieces: lenders, owner },
            mode,
        });
    }
}

/// Makes pieces wait behind some that stand on the board at the start.
pub fn add_waiting(random: &mut Random, definition: &mut Definition, board: &Board) {
    let (placed, _) = definition.placement(board);
    let common: Vec<String> =
        definition.pieces.iter().filter(|(_, piece)| !piece.royal).map(|(name, _)| name.clone()).collect();
    if definition.gates.is_some() || common.is_empty() {
        return;
    }
    let gates = GateDef { from: GateFrom::Behind, cells: Sided::All("all".into()), pieces: vec![] };
    for place in placed {
        if !random.one_in(3) {
            continue;
        }
        let name = &common[random.below(common.len())];
        let cells =
            definition.setup.waiting.entry(name.clone()).or_insert_with(|| Sided::Each(Default::default()));
        if let Sided::Each(each) = cells {
            let text = each.entry(definition.sides[place.side].name.clone()).or_default();
            *text = format!("{text} {}", board.name(place.cell)).trim().to_owned();
        }
    }
    definition.gates = Some(gates);
}

/// The cells that an effect refers to.
fn cells_of(effect: &mut EffectDef) -> Option<&mut CellsDef> {
    match effect {
        EffectDef::Clear(cells)
        | EffectDef::Wall(cells)
        | EffectDef::Open(cells)
        | EffectDef::Moved(cells)
        | EffectDef::Unmoved(cells)
        | EffectDef::EnPassant(cells) => Some(cells),
        EffectDef::Place(def) => Some(&mut def.cells),
        EffectDef::Become(def) => Some(&mut def.cells),
        EffectDef::Convert(def) => Some(&mut def.cells),
        EffectDef::Move(def) => Some(&mut def.cells),
        EffectDef::Count(def) => def.each.as_mut(),
        _ => None,
    }
}

struct Maker<'a> {
    random: &'a mut Random,
    names: Vec<String>,
    board: &'a Board,
    hands: bool,
    counts: bool,
}

impl Maker<'_> {
    fn trigger(&mut self, sides: &[String]) -> TriggerDef {
        let events: Vec<Event> = (0..1 + self.random.below(2))
            .map(|_| Event::ALL[self.random.weighted(&[1, 2, 2, 1, 4, 1, 6, 1, 1])].1)
            .collect();
        let moves = events.iter().all(|event| event.has_move());
        let conditions = |maker: &mut Self, n: usize| -> Vec<ConditionDef> {
            if maker.random.one_in(n) { vec![maker.condition(moves)] } else { vec![] }
        };
        TriggerDef {
            along: String::new(),
            sides: self.random.one_in(5).then(|| vec![sides[self.random.below(sides.len())].clone()]),
            before: conditions(self, 6),
            when: conditions(self, 2),
            delay: if self.random.one_in(6) { 1 + self.random.below(3) as u16 } else { 0 },
            effects: (0..1 + self.random.below(2)).map(|_| self.effect(moves)).collect(),
            on: events,
        }
    }

    fn action(&mut self, name: &str, sides: &[String]) -> ActionDef {
        let chosen = self.random.one_in(2).then(|| self.cells(false));
        let mut effects: Vec<EffectDef> = vec![];
        for _ in 0..1 + self.random.below(2) {
            let mut effect = self.effect(true);
            let Some(cells) = cells_of(&mut effect) else {
                effects.push(effect);
                continue;
            };
            if cells.at != Spot::Board {
                cells.at = if chosen.is_some() { Spot::To } else { Spot::Board };
                cells.region =
                    cells.region.take().or_else(|| (cells.at == Spot::Board).then(|| self.region()));
            }
            if !matches!(effect, EffectDef::EnPassant(_)) {
                effects.push(effect);
            }
        }
        if effects.is_empty() {
            effects.push(EffectDef::Turn(TurnEffect::End));
        }
        let mut when = vec![];
        while self.random.one_in(2) && when.len() < 2 {
            let condition = self.condition(false);
            if !condition.check && condition.turns.is_none() {
                when.push(condition);
            }
        }
        ActionDef {
            name: name.into(),
            sides: self.random.one_in(5).then(|| vec![sides[self.random.below(sides.len())].clone()]),
            when,
            cells: chosen,
            must: self.random.one_in(4),
            effects,
        }
    }

    /// Lets a trigger ask in each of some directions, and its cells be related to others.
    fn relate(&mut self, trigger: &mut TriggerDef) {
        let moves = trigger.on.iter().all(|event| event.has_move());
        if trigger.delay == 0 && self.random.one_in(2) {
            trigger.along = ["W", "F", "K", "fK", "N"][self.random.below(5)].into();
        }
        let asked = !trigger.along.is_empty();
        let mut refers = false;
        let tests = trigger.before.iter_mut().chain(&mut trigger.when);
        let tests = tests.filter_map(|test| test.count.as_mut()).map(|count| &mut count.cells);
        for cells in tests.chain(trigger.effects.iter_mut().filter_map(cells_of)) {
            match self.random.below(8) {
                0..3 if asked => cells.ahead = [-2, -1, 1, 2][self.random.below(4)],
                3 => cells.reach = Some(Reach::Captures),
                4 => cells.crossing = self.some(),
                5 => cells.attacked_by = Some(self.party()),
                6 => {
                    let around = ["W", "K", "fN"][self.random.below(3)].into();
                    let pieces = if self.random.one_in(2) { self.some() } else { vec![] };
                    let (owner, at_least) = (self.party(), self.random.below(3) as u16);
                    let at_most = self.random.one_in(3).then_some(2);
                    cells.beside = Some(NeighbourTest { around, pieces, owner, at_least, at_most });
                }
                _ => {}
            }
            refers |= cells.ahead != 0;
        }
        if moves && asked && (!refers || self.random.one_in(3)) {
            trigger.when.push(ConditionDef { along: true, ..ConditionDef::default() });
        } else if !refers {
            trigger.along.clear();
        }
    }

    /// An effect that carries pieces.
    fn carrying(&mut self, on_time: bool, asked: bool) -> EffectDef {
        let mut cells = self.cells(on_time);
        if asked && self.random.one_in(2) {
            cells.first_ahead = true;
        }
        let blocked = BlockedRule::ALL[self.random.below(if on_time { 3 } else { 2 })].1;
        let hindered = if on_time && self.random.one_in(3) { BlockedRule::Forbid } else { BlockedRule::Stay };
        let far = self.random.one_in(2);
        let shift = MoveEffect { cells, blocked, ..MoveEffect::default() };
        match self.random.below(8) {
            0 => EffectDef::Move(MoveEffect { by: Some(self.way()), far, ..shift }),
            1 | 2 if asked => {
                let ahead = [-2, -1, 1, 2][self.random.below(4)];
                EffectDef::Move(MoveEffect { ahead, far, ..shift })
            }
            3 => EffectDef::Move(MoveEffect { to: Some(self.one_cell(on_time)), ..shift }),
            4 => EffectDef::Move(MoveEffect { home: true, ..shift }),
            5 => {
                let (cells, with) = (self.one_cell(on_time), self.one_cell(on_time));
                EffectDef::Swap(SwapEffect { cells, with, blocked: hindered })
            }
            _ if on_time => {
                let to = self.random.one_in(2).then(|| self.one_cell(true));
                let pieces = if self.random.one_in(4) { self.some() } else { vec![] };
                let except = if self.random.one_in(4) { self.some() } else { vec![] };
                EffectDef::Rebirth(RebirthEffect { pieces, except, to, blocked: hindered })
            }
            _ => EffectDef::Move(MoveEffect { by: Some(self.way()), far: true, ..shift }),
        }
    }

    /// Cells of which there is often just one.
    fn one_cell(&mut self, moves: bool) -> CellsDef {
        let named = Sided::All(self.board.name(self.random.below(self.board.len()) as Cell).into());
        let (at, region) = match self.random.below(5) {
            0 if moves => (Spot::From, None),
            1 if moves => (Spot::To, None),
            2 if moves => (Spot::Partner, None),
            3 if moves => (Spot::Captured, None),
            _ => (Spot::Board, Some(named)),
        };
        let around = if moves && self.random.one_in(5) { "fW".into() } else { String::new() };
        CellsDef { at, region, around, ..CellsDef::default() }
    }

    /// A short way that is not zero.
    fn way(&mut self) -> Vec<i16> {
        let layered = self.board.extent()[2] > 1;
        let mut by = vec![self.random.below(3) as i16 - 1, 1 - self.random.below(3) as i16];
        by.extend(layered.then(|| self.random.below(3) as i16 - 1));
        if by.iter().all(|&n| n == 0) {
            by[1] = 1;
        }
        by
    }

    fn party(&mut self) -> Party {
        [Party::Own, Party::Enemy, Party::Any][self.random.below(3)]
    }

    fn name(&mut self) -> String {
        self.names[self.random.below(self.names.len())].clone()
    }

    fn some(&mut self) -> Vec<String> {
        self.names.iter().filter(|_| self.random.one_in(2)).cloned().collect()
    }

    fn region(&mut self) -> Sided<RegionText> {
        let cells = (0..1 + self.random.below(4)).map(|_| self.random.below(self.board.len()) as Cell);
        let names: Vec<&str> = cells.map(|cell| self.board.name(cell)).collect();
        Sided::All(match self.random.below(3) {
            0 => "grove".into(),
            1 => format!("own rank {}", 1 + self.random.below(self.board.extent()[1] as usize)),
            _ => names.join(" "),
        })
    }

    fn cells(&mut self, moves: bool) -> CellsDef {
        let at = if moves { Spot::ALL[self.random.weighted(&[1, 2, 5, 2])].1 } else { Spot::Board };
        let wide = at == Spot::Board;
        CellsDef {
            at,
            around: if !wide && self.random.one_in(3) { "W".into() } else { String::new() },
            region: (wide || self.random.one_in(6)).then(|| self.region()),
            pieces: if self.random.one_in(3) { self.some() } else { vec![] },
            except: if self.random.one_in(2) { vec!["king".into()] } else { vec![] },
            owner: self.party(),
            ..CellsDef::default()
        }
    }

    fn condition(&mut self, moves: bool) -> ConditionDef {
        let mut condition = ConditionDef { not: self.random.one_in(4), ..ConditionDef::default() };
        match self.random.below(10) {
            0 if moves => condition.from = Some(self.region()),
            1 if moves => condition.to = Some(self.region()),
            2 if moves => condition.captured = vec![self.name()],
            3 if moves => condition.promoted = vec![self.name()],
            4 => condition.check = true,
            5 if self.counts => {
                let at_least = Some(self.random.below(5) as i32);
                let owner = self.party();
                condition.counter =
                    Some(CounterTest { name: "points".into(), owner, at_least, at_most: None });
            }
            6 if self.hands => {
                let (piece, owner) = (self.name(), self.party());
                condition.hand = Some(HandTest { piece, owner, at_least: 1, at_most: None });
            }
            7 => {
                let every = self.random.below(4) as u16;
                condition.turns = Some(TurnTest { at_least: 2, at_most: None, every });
            }
            8 if moves => condition.mover = vec![self.name()],
            _ => {
                let cells = self.cells(moves);
                condition.count = Some(CountTest { cells, at_least: 1, at_most: None });
            }
        }
        condition
    }

    fn effect(&mut self, moves: bool) -> EffectDef {
        let cells = self.cells(moves);
        let (piece, owner) = (self.name(), self.party());
        match self.random.below(20) {
            0 | 1 => EffectDef::Clear(cells),
            2 => EffectDef::Place(PlaceDef { piece, owner, cells }),
            3 | 4 => EffectDef::Become(BecomeDef { piece, cells }),
            5 | 6 => EffectDef::Convert(ConvertDef { owner, cells }),
            7 => EffectDef::Wall(cells),
            8 => EffectDef::Open(cells),
            9 if self.hands => {
                EffectDef::Hand(HandEffect { piece, owner, count: self.random.below(4) as i16 - 1 })
            }
            10 => EffectDef::Moved(cells),
            11 => EffectDef::Unmoved(cells),
            12 => EffectDef::NoCastling(NoCastlingDef {
                owner,
                wing: self.random.one_in(2).then_some(Wing::King),
            }),
            13 if moves => EffectDef::EnPassant(CellsDef { pieces: vec![], owner: Party::Any, ..cells }),
            14 => EffectDef::NoEnPassant,
            15 if moves => EffectDef::Turn(TurnEffect::ALL[self.random.below(2)].1),
            16 if moves => EffectDef::Forbid,
            17 => EffectDef::Result(ResultDef { owner, verdict: Verdict::ALL[self.random.below(3)].1 }),
            18 | 19 => {
                let by = self.way();
                // Only an event with a move can forbid it.
                let rules = if moves { 3 } else { 2 };
                let blocked = BlockedRule::ALL[self.random.below(rules)].1;
                EffectDef::Move(MoveEffect { cells, by: Some(by), blocked, ..MoveEffect::default() })
            }
            _ if self.counts => EffectDef::Count(CountEffect {
                counter: "points".into(),
                owner,
                set: self.random.one_in(5).then_some(0),
                add: self.random.below(4) as i32 - 1,
                each: self.random.one_in(2).then_some(cells),
            }),
            _ => EffectDef::Clear(cells),
        }
    }
}

/// Lets nature decide something: a die, pieces of sides that lie face down, or pieces of nobody.
pub fn add_chance(random: &mut Random, definition: &mut Definition) {
    let kinds: Vec<String> = definition.pieces.keys().cloned().collect();
    let mut chance = ChanceDef::default();
    let one = |random: &mut Random| kinds[random.below(kinds.len())].clone();
    let which = random.below(4);
    if which == 0 || which == 3 {
        chance.dice = (0..1 + random.below(4)).map(|_| one(random)).collect();
        if random.one_in(2) {
            definition.check.binding = Sided::All(false);
        }
    }
    if which != 0 {
        for _ in 0..1 + random.below(4) {
            chance.bag.insert(one(random), 1 + random.below(9) as u16);
        }
    }
    if which == 1 || which == 3 {
        let kind = one(random);
        chance.bag.shift_remove(&kind);
        chance.covered = Some(kind);
        if definition.hand.is_none() && !random.one_in(3) {
            chance.captured = [CapturedRule::All, CapturedRule::Captor][random.below(2)];
        }
    }
    if which == 2 {
        let last = definition.board.files.min(8);
        chance.face_down =
            ["all".into(), format!("file {}", (b'a' + last as u8 - 1) as char)][random.below(2)].clone();
        chance.first_own = random.one_in(2);
    }
    definition.chance = Some(chance);
}
