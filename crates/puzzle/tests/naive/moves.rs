//! The moves of pieces.

use chesswright_catalog::level::{Direction, Fixture, Jam, Tile};

use super::{Cell, Man, Naive, State, Step, add};

pub(super) const ROOK: [Cell; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [Cell; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// One way to move.
#[derive(Clone, Copy)]
struct Way {
    by: Cell,
    /// How often the step repeats in a row.
    times: u32,
    quiet: bool,
    takes: bool,
}

pub(super) fn vector(direction: Direction) -> Cell {
    match direction {
        Direction::North => (0, 1),
        Direction::East => (1, 0),
        Direction::South => (0, -1),
        Direction::West => (-1, 0),
    }
}

fn turned((a, b): Cell) -> Vec<Cell> {
    let mut all = vec![];
    for (x, y) in [(a, b), (b, a)] {
        for by in [(x, y), (x, -y), (-x, y), (-x, -y)] {
            if !all.contains(&by) {
                all.push(by);
            }
        }
    }
    all
}

/// The plain part of Betza notation: `m` and `c`, directions, atoms and ranges.
fn betza(text: &str) -> Vec<Way> {
    let mut ways = vec![];
    let mut signs = text.chars().peekable();
    let (mut quiet, mut takes, mut directions) = (true, true, String::new());
    while let Some(sign) = signs.next() {
        match sign {
            'm' => takes = false,
            'c' => quiet = false,
            'f' | 'b' | 'l' | 'r' => directions.push(sign),
            _ => {
                let parts: &[(Cell, bool)] = match sign {
                    'W' => &[((0, 1), false)],
                    'F' => &[((1, 1), false)],
                    'D' => &[((0, 2), false)],
                    'A' => &[((2, 2), false)],
                    'N' => &[((1, 2), false)],
                    'C' => &[((1, 3), false)],
                    'Z' => &[((2, 3), false)],
                    'H' => &[((0, 3), false)],
                    'K' => &[((0, 1), false), ((1, 1), false)],
                    'R' => &[((0, 1), true)],
                    'B' => &[((1, 1), true)],
                    'Q' => &[((0, 1), true), ((1, 1), true)],
                    _ => panic!("the second implementation does not know {sign}"),
                };
                let times = match signs.peek() {
                    Some(&again) if again == sign => Some(99),
                    Some('0') => Some(99),
                    Some(digit) => digit.to_digit(10),
                    None => None,
                };
                if times.is_some() {
                    signs.next();
                }
                for &(atom, rides) in parts {
                    let fits = |by: &&Cell| directions.is_empty() || directions == told(**by);
                    let times = times.unwrap_or(if rides { 99 } else { 1 });
                    ways.extend(turned(atom).iter().filter(fits).map(|&by| Way { by, times, quiet, takes }));
                }
                (quiet, takes) = (true, true);
                directions.clear();
            }
        }
    }
    ways
}

/// The directions of a vector, such as `rf` for one cell right and two up: the second letter is that of the longer
/// leg.
fn told((x, y): Cell) -> String {
    let (fb, lr) = (if y > 0 { "f" } else { "b" }, if x > 0 { "r" } else { "l" });
    match (x.abs(), y.abs()) {
        (0, _) => fb.into(),
        (_, 0) => lr.into(),
        (a, b) if a < b => format!("{lr}{fb}"),
        _ => format!("{fb}{lr}"),
    }
}

impl Naive<'_> {
    fn gate_is_closed(&self, state: &State, at: Cell) -> bool {
        let Some(Fixture::Gate { channel, all }) = self.fixture(at) else { return false };
        let mut plates =
            self.level.fixtures.iter().filter(
                |(_, fixture)| matches!(fixture, Fixture::Plate { channel: of, .. } if of == channel),
            );
        let down = |(place, _): &(chesswright_catalog::level::Place, Fixture)| {
            state.down.contains(&super::cell(*place))
        };
        !if *all { plates.all(down) } else { plates.any(down) }
    }

    fn is_solid(&self, state: &State, at: Cell) -> bool {
        match self.tile(at) {
            Tile::Void | Tile::Hole | Tile::Wall => true,
            Tile::Cracked => state.cracked.contains(&at),
            _ => false,
        }
    }

    /// Whether a side has more keys for a door than it has used for this colour earlier in the move.
    fn has_key(&self, state: &State, side: usize, at: Cell, spent: &[String]) -> bool {
        let Some(Fixture::Door { colour }) = self.fixture(at) else { return false };
        let spent = spent.iter().filter(|other| *other == colour).count() as u32;
        let held = state.keys.get(&(self.ring(side), colour.clone())).copied().unwrap_or(0);
        held > spent
    }

    pub(super) fn may_stop(&self, state: &State, side: usize, at: Cell) -> bool {
        self.may_end(state, side, at, &[])
    }

    fn may_end(&self, state: &State, side: usize, at: Cell, spent: &[String]) -> bool {
        if self.is_solid(state, at) || self.tile(at) == Tile::Fence || self.gate_is_closed(state, at) {
            return false;
        }
        if state.doors.contains(&at) && !self.has_key(state, side, at, spent) {
            return false;
        }
        self.takes(side) || !state.items.contains_key(&at)
    }

    fn may_pass(&self, state: &State, side: usize, at: Cell, spent: &mut Vec<String>) -> bool {
        let over = &self.level.overrides;
        if state.doors.contains(&at) {
            if !over.door_pass || !self.has_key(state, side, at, spent) {
                return false;
            }
            if let Some(Fixture::Door { colour }) = self.fixture(at) {
                spent.push(colour.clone());
            }
        }
        !self.is_solid(state, at)
            && self.tile(at) != Tile::Fence
            && !self.gate_is_closed(state, at)
            && (over.sliders_pass_items || !state.items.contains_key(&at))
            && self.warp(at).is_none()
            && !state.men.contains_key(&at)
    }

    fn may_cross(&self, state: &State, side: usize, at: Cell) -> bool {
        let items =
            self.level.overrides.items_block_paths && !self.takes(side) && state.items.contains_key(&at);
        !self.is_solid(state, at) && !self.gate_is_closed(state, at) && !state.doors.contains(&at) && !items
    }

    /// Whether a step enters a cell along its arrow. Cells without an arrow may be entered from anywhere.
    pub(super) fn along_arrow(&self, at: Cell, by: Option<Cell>) -> bool {
        match self.fixture(at) {
            Some(Fixture::OneWay { direction }) => by == Some(vector(*direction)),
            _ => true,
        }
    }

    fn ways(&self, man: &Man) -> Vec<Way> {
        let all = |bys: &[Cell], times, quiet, takes| -> Vec<Way> {
            bys.iter().map(|&by| Way { by, times, quiet, takes }).collect()
        };
        let queen = [ROOK, BISHOP].concat();
        match man.kind.as_str() {
            "pawn" => {
                let far = self.level.overrides.pawn_double_step && !man.moved;
                [all(&ROOK, if far { 2 } else { 1 }, true, false), all(&BISHOP, 1, false, true)].concat()
            }
            "king" => all(&queen, 1, true, true),
            "knight" => all(&turned((1, 2)), 1, true, true),
            "bishop" => all(&BISHOP, 99, true, true),
            "rook" => all(&ROOK, 99, true, true),
            "queen" => all(&queen, 99, true, true),
            own => betza(&self.level.kinds[own].betza),
        }
    }

    /// Whether a leap needs a free way and has none.
    fn is_cut(&self, state: &State, man: &Man, from: Cell, (x, y): Cell) -> bool {
        let needs = man.kind == "knight" || self.level.kinds.get(&man.kind).is_some_and(|kind| kind.path);
        if !needs || x.abs().max(y.abs()) < 2 {
            return false;
        }
        let legs = [
            vec![(x.signum(), 0); x.unsigned_abs() as usize],
            vec![(0, y.signum()); y.unsigned_abs() as usize],
        ];
        let free = |first: usize| {
            let steps = [legs[first].clone(), legs[1 - first].clone()].concat();
            let mut at = from;
            steps[..steps.len() - 1].iter().all(|&by| {
                at = add(at, by);
                self.may_cross(state, man.side, at)
            })
        };
        !free(0) && !free(1)
    }

    /// The destinations of a piece, before promotion and other effects.
    fn reach(&self, state: &State, from: Cell, man: &Man, found: &mut Vec<(Cell, Cell)>) {
        let over = &self.level.overrides;
        let side = man.side;
        for way in self.ways(man) {
            let unit = way.by.0.abs().max(way.by.1.abs()) == 1;
            if !unit && self.is_cut(state, man, from, way.by) {
                continue;
            }
            let mut at = from;
            let mut spent = vec![];
            for _ in 0..way.times {
                let to = add(at, way.by);
                let corners = [(way.by.0, 0), (0, way.by.1)];
                let cut = unit
                    && over.no_corner_cutting
                    && way.by.0 != 0
                    && way.by.1 != 0
                    && corners.into_iter().all(|by| !self.may_cross(state, side, add(at, by)));
                if cut || !self.along_arrow(to, unit.then_some(way.by)) {
                    break;
                }
                if self.may_end(state, side, to, &spent) {
                    let goes = match state.men.get(&to) {
                        None => way.quiet,
                        Some(other) => way.takes && self.hostile(side, other.side),
                    };
                    if goes && !found.contains(&(from, to)) {
                        found.push((from, to));
                    }
                }
                if !self.may_pass(state, side, to, &mut spent) {
                    break;
                }
                at = to;
            }
        }
    }

    fn is_forbidden(&self, state: &State, side: usize, from: Cell, to: Cell) -> bool {
        self.level.overrides.warp_occupied == Jam::Forbid
            && self.level.sides[side].uses_warps
            && self.warp(to).is_some_and(|exit| {
                (exit != from && state.men.contains_key(&exit)) || !self.may_stop(state, side, exit)
            })
    }

    /// The steps of a side before promotion and before the test for a royal in check.
    fn steps(&self, state: &State, side: usize, acting: Option<usize>) -> Vec<(Cell, Cell)> {
        let mut steps = vec![];
        for (&from, man) in state.men.iter().filter(|(_, man)| man.side == side) {
            if acting.is_none() || man.number == acting {
                self.reach(state, from, man, &mut steps);
            }
        }
        steps.retain(|&(from, to)| !self.is_forbidden(state, side, from, to));
        steps
    }

    fn leaves_king_in_danger(&self, state: &State, side: usize, (from, to): (Cell, Cell)) -> bool {
        let mut after = state.clone();
        self.follow(&mut after, &(from, to, None));
        self.is_king_in_danger(&after, side)
    }

    pub(super) fn is_king_in_danger(&self, state: &State, side: usize) -> bool {
        let is_king = |at: Cell| state.men.get(&at).is_some_and(|man| man.side == side && man.kind == "king");
        (0..self.level.sides.len())
            .filter(|&other| self.hostile(side, other))
            .any(|other| self.steps(state, other, None).into_iter().any(|(_, to)| is_king(to)))
    }

    /// Legal moves in the order that breaks ties.
    pub(super) fn moves(&self, state: &State, side: usize) -> Vec<Step> {
        let mut all = vec![];
        let acting = if side == state.turn { state.acting } else { None };
        for (from, to) in self.steps(state, side, acting) {
            if self.level.overrides.king_royal && self.leaves_king_in_danger(state, side, (from, to)) {
                continue;
            }
            let mut after = state.clone();
            let rest = self.travel(&mut after, from, to);
            let pawn = rest.and_then(|rest| after.men.get(&rest)).is_some_and(|man| man.kind == "pawn");
            match rest.and_then(|rest| self.fixture(rest)) {
                Some(Fixture::Promotion { to: kinds }) if pawn => {
                    let usual = ["knight", "bishop", "rook", "queen"].map(str::to_owned).to_vec();
                    let over = &self.level.overrides.promotion_to;
                    let kinds = if !kinds.is_empty() {
                        kinds
                    } else if over.is_empty() {
                        &usual
                    } else {
                        over
                    };
                    let mut kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
                    kinds.sort_by_key(|kind| self.level.kind_names().position(|name| name == *kind));
                    kinds.dedup();
                    all.extend(kinds.into_iter().map(|kind| (from, to, Some(kind.to_owned()))));
                }
                _ => all.push((from, to, None)),
            }
        }
        // The promotions are in order already.
        all.sort_by_key(|(from, to, _)| (self.index(*from), self.index(*to)));
        all
    }
}
