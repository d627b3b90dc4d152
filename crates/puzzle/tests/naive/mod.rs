//! Levels played a second time, slowly and without tables: written from the rules' description, to be held against the real thing.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use chesswright_catalog::level::{Ai, Control, Fixture, Goal, Item, Level, Loss, Mode, Place, Tile};

type Cell = (i32, i32);

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Man {
    kind: String,
    side: usize,
    ward: bool,
    /// Its place among the pieces of the level, where that matters.
    number: Option<usize>,
}

/// Everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    men: BTreeMap<Cell, Man>,
    items: BTreeMap<Cell, usize>,
    doors: BTreeSet<Cell>,
    cracked: BTreeSet<Cell>,
    down: BTreeSet<Cell>,
    keys: BTreeMap<(usize, String), u32>,
    coins: u32,
    rounds: u32,
    over: Option<bool>,
    /// How many moves of the script have been played, and the next cell of every route.
    script: usize,
    stages: BTreeMap<usize, usize>,
}

type Step = (Cell, Cell, Option<&'static str>);

pub(crate) struct Naive<'a> {
    level: &'a Level,
    counts_rounds: bool,
}

const ROOK: [Cell; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [Cell; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn cell(place: Place) -> Cell {
    (place.file() as i32, place.rank() as i32)
}

fn name((x, y): Cell) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

fn add(a: Cell, b: Cell) -> Cell {
    (a.0 + b.0, a.1 + b.1)
}

impl<'a> Naive<'a> {
    pub(crate) fn new(level: &'a Level) -> Self {
        let counts_rounds = level.win.iter().any(|goal| matches!(goal, Goal::Survive(_)));
        Self { level, counts_rounds }
    }

    fn tile(&self, (x, y): Cell) -> Tile {
        if x < 0 || y < 0 { Tile::Void } else { self.level.tile(Place::new(x as usize, y as usize)) }
    }

    fn fixture(&self, at: Cell) -> Option<&Fixture> {
        self.level.fixtures.iter().find(|(place, _)| cell(*place) == at).map(|(_, fixture)| fixture)
    }

    /// Where a pad leads; the far end of a pair leads back.
    fn warp(&self, at: Cell) -> Option<Cell> {
        if let Some(Fixture::Warp { to, .. }) = self.fixture(at) {
            return Some(cell(*to));
        }
        self.level.fixtures.iter().find_map(|(place, fixture)| match fixture {
            Fixture::Warp { to, both: true } if cell(*to) == at => Some(cell(*place)),
            _ => None,
        })
    }

    fn index(&self, (x, y): Cell) -> i32 {
        (self.level.size.1 as i32 - 1 - y) * self.level.size.0 as i32 + x
    }

    fn takes(&self, side: usize) -> bool {
        self.level.sides[side].takes_items
    }

    fn gate_is_closed(&self, state: &State, at: Cell) -> bool {
        let Some(Fixture::Gate { channel, all }) = self.fixture(at) else { return false };
        let mut plates =
            self.level.fixtures.iter().filter(
                |(_, fixture)| matches!(fixture, Fixture::Plate { channel: of, .. } if of == channel),
            );
        let down = |(place, _): &(Place, Fixture)| state.down.contains(&cell(*place));
        !if *all { plates.all(down) } else { plates.any(down) }
    }

    fn is_solid(&self, state: &State, at: Cell) -> bool {
        match self.tile(at) {
            Tile::Void | Tile::Hole | Tile::Wall => true,
            Tile::Cracked => state.cracked.contains(&at),
            _ => false,
        }
    }

    fn may_stop(&self, state: &State, side: usize, at: Cell) -> bool {
        if self.is_solid(state, at) || self.tile(at) == Tile::Fence || self.gate_is_closed(state, at) {
            return false;
        }
        if state.doors.contains(&at) {
            let Some(Fixture::Door { colour }) = self.fixture(at) else { return false };
            if state.keys.get(&(side, colour.clone())).is_none_or(|&held| held == 0) {
                return false;
            }
        }
        self.takes(side) || !state.items.contains_key(&at)
    }

    fn may_pass(&self, state: &State, at: Cell) -> bool {
        !self.is_solid(state, at)
            && self.tile(at) != Tile::Fence
            && !self.gate_is_closed(state, at)
            && !state.doors.contains(&at)
            && !state.items.contains_key(&at)
            && self.warp(at).is_none()
            && !state.men.contains_key(&at)
    }

    fn may_cross(&self, state: &State, at: Cell) -> bool {
        !self.is_solid(state, at) && !self.gate_is_closed(state, at) && !state.doors.contains(&at)
    }

    /// Legal moves in the order that settles ties.
    pub(crate) fn moves(&self, state: &State, side: usize) -> Vec<Step> {
        let mut steps: Vec<Step> = vec![];
        for (&from, man) in state.men.iter().filter(|(_, man)| man.side == side) {
            let enemy = |to: Cell| state.men.get(&to).is_some_and(|other| other.side != side);
            let empty = |to: Cell| !state.men.contains_key(&to);
            let stop = |to: Cell| self.may_stop(state, side, to);
            let mut go = |to: Cell| steps.push((from, to, None));
            let kind = man.kind.as_str();
            match kind {
                "pawn" => {
                    ROOK.iter()
                        .map(|&by| add(from, by))
                        .filter(|&to| stop(to) && empty(to))
                        .for_each(&mut go);
                    BISHOP
                        .iter()
                        .map(|&by| add(from, by))
                        .filter(|&to| stop(to) && enemy(to))
                        .for_each(&mut go);
                }
                "king" => {
                    let all = ROOK.iter().chain(&BISHOP).map(|&by| add(from, by));
                    all.filter(|&to| stop(to) && (empty(to) || enemy(to))).for_each(&mut go);
                }
                "knight" => {
                    for long in ROOK {
                        for short in ROOK.into_iter().filter(|short| (short.0 == 0) != (long.0 == 0)) {
                            let cross = |at: Cell| self.may_cross(state, at);
                            let alpha = [add(from, long), add(add(from, long), long)];
                            let beta = [add(from, short), add(add(from, short), long)];
                            let to = add(alpha[1], short);
                            let free = alpha.into_iter().all(cross) || beta.into_iter().all(cross);
                            if free && stop(to) && (empty(to) || enemy(to)) {
                                go(to);
                            }
                        }
                    }
                }
                _ => {
                    let mut ways: Vec<Cell> = vec![];
                    if kind != "bishop" {
                        ways.extend(ROOK);
                    }
                    if kind != "rook" {
                        ways.extend(BISHOP);
                    }
                    for way in ways {
                        let mut to = add(from, way);
                        loop {
                            if stop(to) && (empty(to) || enemy(to)) {
                                go(to);
                            }
                            if !self.may_pass(state, to) {
                                break;
                            }
                            to = add(to, way);
                        }
                    }
                }
            }
        }
        let mut all = vec![];
        for (from, to, _) in steps {
            let (rest, kind) = self.rest_of(state, (from, to, None));
            let tile = rest.and_then(|rest| self.fixture(rest));
            match (tile, kind.as_deref()) {
                (Some(Fixture::Promotion { .. }), Some("pawn")) => {
                    all.extend(["knight", "bishop", "rook", "queen"].map(|kind| (from, to, Some(kind))));
                }
                _ => all.push((from, to, None)),
            }
        }
        let rank = |kind: Option<&str>| {
            ["knight", "bishop", "rook", "queen"].iter().position(|of| Some(*of) == kind)
        };
        all.sort_by_key(|&(from, to, kind)| (self.index(from), self.index(to), rank(kind)));
        all
    }

    /// Where a piece comes to rest, and as what; nowhere when a ward throws it back or it dies.
    fn rest_of(&self, state: &State, step: Step) -> (Option<Cell>, Option<String>) {
        let mut after = state.clone();
        let rest = self.travel(&mut after, step);
        (rest, rest.and_then(|rest| after.men.get(&rest)).map(|man| man.kind.clone()))
    }

    /// Moves a piece until it rests.
    fn travel(&self, state: &mut State, (from, to, _): Step) -> Option<Cell> {
        let Some(man) = state.men.get(&from).cloned() else { panic!("nobody on {from:?}") };
        let side = man.side;
        if let Some(victim) = state.men.get_mut(&to) {
            if victim.ward {
                victim.ward = false;
                return None;
            }
            state.men.remove(&to);
        }
        state.men.remove(&from);
        state.men.insert(to, man.clone());
        let by = (to.0 - from.0, to.1 - from.1);
        let slides = by.0 == 0 || by.1 == 0 || by.0.abs() == by.1.abs();
        let mut heading = slides.then(|| (by.0.signum(), by.1.signum()));
        let leapt = !slides;
        let (mut at, mut warped, mut been) = (to, false, BTreeSet::from([to]));
        loop {
            if state.doors.remove(&at)
                && let Some(Fixture::Door { colour }) = self.fixture(at)
                && let Some(held) = state.keys.get_mut(&(side, colour.clone()))
                && *held < 1000
            {
                *held -= 1;
            }
            if self.takes(side)
                && let Some(item) = state.items.remove(&at)
            {
                self.take(state, at, &self.level.items[item].1);
                state.men.get(&at)?;
            }
            if let Some(exit) = self.warp(at)
                && !warped
                && !state.men.contains_key(&exit)
                && self.may_stop(state, side, exit)
            {
                self.carry(state, at, exit);
                (at, warped, heading) = (exit, true, None);
                been.insert(at);
                continue;
            }
            let way = match self.tile(at) {
                Tile::Ice if !leapt && !warped => heading,
                Tile::Belt(direction) => {
                    use chesswright_catalog::level::Direction;
                    Some(match direction {
                        Direction::North => (0, 1),
                        Direction::East => (1, 0),
                        Direction::South => (0, -1),
                        Direction::West => (-1, 0),
                    })
                }
                _ => None,
            };
            let Some(way) = way else { break };
            let next = add(at, way);
            if been.contains(&next) || state.men.contains_key(&next) || !self.may_stop(state, side, next) {
                break;
            }
            self.carry(state, at, next);
            at = next;
            heading = Some(way);
            been.insert(at);
        }
        Some(at)
    }

    fn carry(&self, state: &mut State, from: Cell, to: Cell) {
        if let Some(man) = state.men.remove(&from) {
            state.men.insert(to, man);
        }
    }

    fn take(&self, state: &mut State, at: Cell, item: &Item) {
        let Some(man) = state.men.get_mut(&at) else { return };
        let tier = ["pawn", "knight", "bishop rook", "queen king"]
            .iter()
            .position(|kinds| kinds.split(' ').any(|kind| kind == man.kind))
            .unwrap_or(0);
        let up = (tier + 1).min(3);
        match item {
            Item::Sword => man.kind = ["pawn", "knight", "rook", "king"][up].into(),
            Item::Shield => man.kind = ["pawn", "knight", "bishop", "queen"][up].into(),
            Item::Ward => man.ward = true,
            Item::Form { to } => man.kind.clone_from(to),
            Item::Key { colour, forever } => {
                let key = (man.side, colour.clone());
                *state.keys.entry(key).or_default() += if *forever { 1000 } else { 1 };
            }
            Item::Coin => state.coins += u32::from(man.side == 0),
            Item::Bomb => {
                for x in -1..=1 {
                    for y in -1..=1 {
                        let near = add(at, (x, y));
                        state.cracked.remove(&near);
                        match state.men.get_mut(&near) {
                            Some(man) if man.ward => man.ward = false,
                            _ => drop(state.men.remove(&near)),
                        }
                    }
                }
            }
        }
    }

    fn weigh(&self, state: &mut State, arrived: Option<Cell>) {
        for (place, fixture) in &self.level.fixtures {
            let Fixture::Plate { mode, .. } = fixture else { continue };
            let at = cell(*place);
            let pressed = state.men.contains_key(&at);
            let down = match mode {
                Mode::Hold => pressed,
                Mode::Latch => pressed || state.down.contains(&at),
                Mode::Toggle => state.down.contains(&at) != (arrived == Some(at)),
            };
            if down {
                state.down.insert(at);
            } else {
                state.down.remove(&at);
            }
        }
    }

    pub(crate) fn start(&self) -> State {
        let level = self.level;
        let side = |id: &str| level.sides.iter().position(|side| side.id == id).unwrap_or(0);
        let cells = (0..level.size.0 as i32).flat_map(|x| (0..level.size.1 as i32).map(move |y| (x, y)));
        let mut state = State {
            men: level
                .pieces
                .iter()
                .enumerate()
                .map(|(i, p)| {
                    let number = (self.ai() == Some(&Ai::Patrol)).then_some(i);
                    let (kind, side, ward) = (p.kind.clone(), side(&p.side), p.ward);
                    (cell(p.at), Man { kind, side, ward, number })
                })
                .collect(),
            items: level.items.iter().enumerate().map(|(i, (at, _))| (cell(*at), i)).collect(),
            doors: level
                .fixtures
                .iter()
                .filter(|(_, fixture)| matches!(fixture, Fixture::Door { .. }))
                .map(|(at, _)| cell(*at))
                .collect(),
            cracked: cells.filter(|&at| self.tile(at) == Tile::Cracked).collect(),
            down: BTreeSet::new(),
            keys: BTreeMap::new(),
            coins: 0,
            rounds: 0,
            over: None,
            script: 0,
            stages: BTreeMap::new(),
        };
        for (number, piece) in level.pieces.iter().enumerate().filter(|(_, piece)| !piece.patrol.is_empty()) {
            state.stages.insert(number, 1 % piece.patrol.len());
        }
        self.weigh(&mut state, None);
        state
    }

    fn act(&self, state: &mut State, step: Step) {
        let rest = self.travel(state, step);
        if let (Some(rest), Some(kind)) = (rest, step.2)
            && let Some(man) = state.men.get_mut(&rest)
        {
            man.kind = kind.into();
        }
        if let Some(rest) = rest
            && let Some(number) = state.men.get(&rest).and_then(|man| man.number)
            && let Some(stage) = state.stages.get_mut(&number)
            && cell(self.level.pieces[number].patrol[*stage]) == rest
        {
            *stage = (*stage + 1) % self.level.pieces[number].patrol.len();
        }
        self.weigh(state, rest.filter(|&rest| rest != step.0));
        self.judge(state);
    }

    fn judge(&self, state: &mut State) {
        if state.over.is_some() {
            return;
        }
        let own = |state: &State| state.men.values().any(|man| man.side == 0);
        let king = |state: &State| state.men.values().any(|man| man.side == 0 && man.kind == "king");
        for loss in &self.level.lose {
            let lost = match loss {
                Loss::NoPieces(_) => !own(state),
                Loss::Lost(_) => !king(state),
                _ => false,
            };
            if lost {
                state.over = Some(false);
                return;
            }
        }
        let reached = |goal: &Goal| match goal {
            Goal::TakeAll(_) => state.men.values().all(|man| man.side == 0),
            Goal::Exit { who, .. } => state.men.iter().any(|(at, man)| {
                man.side == 0
                    && self.fixture(*at) == Some(&Fixture::Exit)
                    && who.kind.as_ref().is_none_or(|kind| *kind == man.kind)
            }),
            Goal::Survive(rounds) => state.rounds >= u32::from(*rounds),
            Goal::Collect { count, .. } => state.coins >= u32::from(*count),
            _ => panic!("the second implementation does not know this goal"),
        };
        if self.level.win.iter().all(reached) {
            state.over = Some(true);
        }
    }

    fn value(kind: &str) -> i32 {
        match kind {
            "pawn" => 2,
            "knight" => 4,
            "rook" => 7,
            "queen" => 10,
            _ => 5,
        }
    }

    fn ai(&self) -> Option<&Ai> {
        match &self.level.sides[1].control {
            Control::Ai(ai) => Some(ai),
            _ => None,
        }
    }

    /// The capture of the most valuable piece among moves.
    fn best_capture(state: &State, moves: &[Step]) -> Option<Step> {
        let mut best: Option<(i32, Step)> = None;
        for &step in moves {
            if let Some(victim) = state.men.get(&step.1) {
                let value = Self::value(&victim.kind);
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, step));
                }
            }
        }
        best.map(|(_, step)| step)
    }

    /// What the enemy does after the player's move, all pieces together.
    fn reply(&self, state: &State, last: Option<Step>) -> Option<Step> {
        let moves = self.moves(state, 1);
        let distance = |to: Cell| {
            let own = state.men.iter().filter(|(_, man)| man.side == 0);
            own.map(|(at, _)| (at.0 - to.0).abs().max((at.1 - to.1).abs())).min().unwrap_or(0)
        };
        match self.ai()? {
            Ai::Guard => Self::best_capture(state, &moves),
            Ai::Hunter => Self::best_capture(state, &moves)
                .or_else(|| moves.into_iter().min_by_key(|&(_, to, _)| distance(to))),
            Ai::Flee => moves.into_iter().min_by_key(|&(_, to, _)| -distance(to)),
            Ai::Mirror => {
                let turned = |(x, y): Cell| (self.level.size.0 as i32 - 1 - x, y);
                let (from, to, _) = last?;
                moves.into_iter().find(|step| (step.0, step.1) == (turned(from), turned(to)))
            }
            Ai::Script(script) => {
                let text = &script[state.script];
                moves.into_iter().find(|&(from, to, _)| format!("{}{}", name(from), name(to)) == *text)
            }
            Ai::Minimax(depth) => {
                let mut best: Option<(f64, Step)> = None;
                for step in moves {
                    let value = self.outlook(&self.after_reply(state, Some(step), true), 0, *depth - 1, 1);
                    if best.is_none_or(|(most, _)| value > most) {
                        best = Some((value, step));
                    }
                }
                best.map(|(_, step)| step)
            }
            Ai::Patrol | Ai::Random(_) => panic!("this one does not move as a whole"),
        }
    }

    /// What a position is worth to the enemy, looking so many actions ahead, every one of them.
    fn outlook(&self, state: &State, turn: usize, depth: u8, ply: u32) -> f64 {
        if let Some(won) = state.over {
            let far = 100_000.0 - f64::from(ply);
            return if won { -far } else { far };
        }
        if depth == 0 {
            let worth = |man: &Man| f64::from(Self::value(&man.kind)) * if man.ward { 1.5 } else { 1.0 };
            let of =
                |side: usize| state.men.values().filter(move |man| man.side == side).map(worth).sum::<f64>();
            let reach = |side: usize| self.moves(state, side).len() as f64;
            return 100.0 * (of(1) - of(0)) + reach(1) - reach(0);
        }
        let moves = self.moves(state, turn);
        let steps: Vec<Option<Step>> =
            if moves.is_empty() { vec![None] } else { moves.into_iter().map(Some).collect() };
        let values = steps.into_iter().map(|step| match turn {
            0 => self.outlook(&self.after_move(state, step), 1, depth - 1, ply + 1),
            _ => self.outlook(&self.after_reply(state, step, true), 0, depth - 1, ply + 1),
        });
        if turn == 0 {
            values.fold(f64::INFINITY, f64::min)
        } else {
            values.fold(f64::NEG_INFINITY, f64::max)
        }
    }

    fn after_move(&self, state: &State, step: Option<Step>) -> State {
        let mut after = state.clone();
        match step {
            Some(step) => self.act(&mut after, step),
            None => self.judge(&mut after),
        }
        after
    }

    /// What follows the enemy's action: the round ends. It is lost when nothing has changed in it.
    fn after_reply(&self, state: &State, reply: Option<Step>, moved: bool) -> State {
        let mut after = state.clone();
        if let Some(reply) = reply {
            self.act(&mut after, reply);
        }
        self.end_round(&mut after, moved || reply.is_some());
        after
    }

    fn end_round(&self, after: &mut State, changed: bool) {
        if after.over.is_some() {
            return;
        }
        if self.counts_rounds {
            after.rounds += 1;
        }
        if !changed {
            after.over = Some(false);
        }
        self.judge(after);
    }

    /// Every piece of the enemy captures or walks its route, one after the other. Tells whether any moved.
    fn patrol(&self, state: &mut State) -> bool {
        let mut moved = false;
        for number in 0..self.level.pieces.len() {
            let here = |(_, man): &(&Cell, &Man)| man.side == 1 && man.number == Some(number);
            let Some(at) = state.men.iter().find(here).map(|(at, _)| *at) else { continue };
            let moves: Vec<Step> = self.moves(state, 1).into_iter().filter(|step| step.0 == at).collect();
            let next = state.stages.get(&number).map(|&stage| cell(self.level.pieces[number].patrol[stage]));
            let walk = |step: &&Step| Some(step.1) == next && !state.men.contains_key(&step.1);
            let step = Self::best_capture(state, &moves).or_else(|| moves.iter().find(walk).copied());
            if let Some(step) = step {
                moved = true;
                self.act(state, step);
            }
            if state.over.is_some() {
                break;
            }
        }
        moved
    }

    /// A move of the player, or none where there is none, and what follows.
    fn round(&self, state: &State, step: Option<Step>) -> State {
        let mut after = self.after_move(state, step);
        if after.over.is_some() {
            return after;
        }
        if self.ai() == Some(&Ai::Patrol) {
            let moved = self.patrol(&mut after);
            self.end_round(&mut after, moved || step.is_some());
            return after;
        }
        let reply = self.reply(&after, step);
        if let Some(Ai::Script(script)) = self.ai() {
            after.script = (after.script + 1) % script.len();
        }
        self.after_reply(&after, reply, step.is_some())
    }

    /// Par and the number of shortest lines; nothing when there is no way, and an error beyond so many positions.
    pub(crate) fn solve(&self, most: usize) -> Result<Option<(u32, u64)>, ()> {
        let start = self.start();
        let mut seen: HashMap<State, (u32, u64)> = HashMap::from([(start.clone(), (0, 1))]);
        let mut queue = VecDeque::from([start]);
        let mut won: Option<(u32, u64)> = None;
        while let Some(state) = queue.pop_front() {
            let (depth, ways) = seen[&state];
            if won.is_some_and(|(par, _)| depth >= par) {
                break;
            }
            if seen.len() > most {
                return Err(());
            }
            let moves = self.moves(&state, 0);
            let choices: Vec<Option<Step>> =
                if moves.is_empty() { vec![None] } else { moves.into_iter().map(Some).collect() };
            for step in choices {
                let after = self.round(&state, step);
                match after.over {
                    Some(true) => won.get_or_insert((depth + 1, 0)).1 += ways,
                    Some(false) => {}
                    None => match seen.get_mut(&after) {
                        Some((at, count)) => {
                            if *at == depth + 1 {
                                *count += ways;
                            }
                        }
                        None => {
                            seen.insert(after.clone(), (depth + 1, ways));
                            queue.push_back(after);
                        }
                    },
                }
            }
        }
        Ok(won)
    }
}
