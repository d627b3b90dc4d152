//! A second, naive implementation of levels without tables, written from the description of the rules. Tests compare
//! the real one with it.
//!
//! [`State`] is everything that changes. `moves` finds where pieces may go, `travel` follows a move until its piece
//! stops, `turns` finds out who moves next and whether the level is over, `enemies` chooses the moves of controllers,
//! and `search` finds par.

mod enemies;
mod moves;
mod search;
mod travel;
mod turns;

use std::collections::{BTreeMap, BTreeSet};

use chesswright_catalog::level::{Control, Fixture, Goal, Level, Loss, Place, Tile, Who};

type Cell = (i32, i32);

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Man {
    kind: String,
    side: usize,
    ward: bool,
    moved: bool,
    /// Its index among the pieces of the level, if that matters.
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
    /// By owner and colour: the number of keys. A thousand stands for a key that is not used up.
    keys: BTreeMap<(usize, String), u32>,
    /// By goal that counts items: the number taken.
    taken: Vec<u32>,
    /// The pieces that have left the board by an exit.
    left: BTreeMap<Man, u32>,
    unvisited: BTreeSet<Cell>,
    promotions: u32,
    rounds: u32,
    moves: u32,
    turn: usize,
    /// Actions left in the turn. Where every piece acts once, also the piece whose action it is.
    actions: u32,
    acting: Option<usize>,
    /// Whether the player could not move, and whether something has happened, in this round.
    stuck: bool,
    changed: bool,
    over: Option<bool>,
    /// By side: how many moves of its script have been played. By piece: the next cell of its route.
    scripts: Vec<usize>,
    stages: BTreeMap<usize, usize>,
}

/// Origin, destination and promotion.
type Step = (Cell, Cell, Option<String>);

pub(crate) struct Naive<'a> {
    level: &'a Level,
    player: usize,
    /// All goals, including those inside others.
    goals: Vec<&'a Goal>,
}

fn cell(place: Place) -> Cell {
    (place.file() as i32, place.rank() as i32)
}

fn name((x, y): Cell) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

fn add(a: Cell, b: Cell) -> Cell {
    (a.0 + b.0, a.1 + b.1)
}

fn unfold<'a>(goals: &'a [Goal], all: &mut Vec<&'a Goal>) {
    for goal in goals {
        all.push(goal);
        if let Goal::AnyOf(inner) | Goal::AllOf(inner) = goal {
            unfold(inner, all);
        }
    }
}

impl<'a> Naive<'a> {
    pub(crate) fn new(level: &'a Level) -> Self {
        let player = level.sides.iter().position(|side| side.control == Control::Human).unwrap();
        let mut goals = vec![];
        unfold(&level.win, &mut goals);
        Self { level, player, goals }
    }

    fn tile(&self, (x, y): Cell) -> Tile {
        if x < 0 || y < 0 { Tile::Void } else { self.level.tile(Place::new(x as usize, y as usize)) }
    }

    fn cells(&self) -> impl Iterator<Item = Cell> + use<'_> {
        let (files, ranks) = self.level.size;
        (0..files as i32).flat_map(move |x| (0..ranks as i32).map(move |y| (x, y)))
    }

    fn fixture(&self, at: Cell) -> Option<&Fixture> {
        self.level.fixtures.iter().find(|(place, _)| cell(*place) == at).map(|(_, fixture)| fixture)
    }

    /// The destination of a pad. The far end of a pair leads back.
    fn warp(&self, at: Cell) -> Option<Cell> {
        if let Some(Fixture::Warp { to, .. }) = self.fixture(at) {
            return Some(cell(*to));
        }
        self.level.fixtures.iter().find_map(|(place, fixture)| match fixture {
            Fixture::Warp { to, both: true } if cell(*to) == at => Some(cell(*place)),
            _ => None,
        })
    }

    /// The index of a cell in rows from the top left.
    fn index(&self, (x, y): Cell) -> i32 {
        (self.level.size.1 as i32 - 1 - y) * self.level.size.0 as i32 + x
    }

    fn takes(&self, side: usize) -> bool {
        self.level.sides[side].takes_items
    }

    fn allied(&self, a: usize, b: usize) -> bool {
        let sides = &self.level.sides;
        a == b || sides[a].allies.contains(&sides[b].id) || sides[b].allies.contains(&sides[a].id)
    }

    fn hostile(&self, a: usize, b: usize) -> bool {
        !self.allied(a, b)
    }

    /// The side whose keys a side uses.
    fn ring(&self, side: usize) -> usize {
        let shares = self.level.sides[side].team_inventory;
        if shares { (0..=side).find(|&first| self.allied(first, side)).unwrap() } else { side }
    }

    fn is(&self, state: &State, who: &Who, at: Cell) -> bool {
        state.men.get(&at).is_some_and(|man| self.is_man(who, man))
    }

    fn is_man(&self, who: &Who, man: &Man) -> bool {
        who.kind.as_ref().is_none_or(|kind| *kind == man.kind)
            && who.side.as_ref().is_none_or(|side| *side == self.level.sides[man.side].id)
            && who.tag.as_ref().is_none_or(|tag| {
                man.number.is_some_and(|number| self.level.pieces[number].tag.as_ref() == Some(tag))
            })
    }

    pub(crate) fn start(&self) -> State {
        let level = self.level;
        let side = |id: &str| level.sides.iter().position(|side| side.id == id).unwrap();
        let man = |(i, piece): (usize, &chesswright_catalog::level::Piece)| {
            let side = side(&piece.side);
            let known = piece.tag.is_some() || !piece.patrol.is_empty() || level.sides[side].each;
            let (kind, ward) = (piece.kind.clone(), piece.ward);
            (cell(piece.at), Man { kind, side, ward, moved: false, number: known.then_some(i) })
        };
        let mut state = State {
            men: level.pieces.iter().enumerate().map(man).collect(),
            items: level.items.iter().enumerate().map(|(i, (at, _))| (cell(*at), i)).collect(),
            doors: level
                .fixtures
                .iter()
                .filter(|(_, fixture)| matches!(fixture, Fixture::Door { .. }))
                .map(|(at, _)| cell(*at))
                .collect(),
            cracked: self.cells().filter(|&at| self.tile(at) == Tile::Cracked).collect(),
            down: BTreeSet::new(),
            keys: BTreeMap::new(),
            taken: vec![0; self.goals.len()],
            left: BTreeMap::new(),
            unvisited: BTreeSet::new(),
            promotions: 0,
            rounds: 0,
            moves: 0,
            turn: 0,
            actions: u32::from(level.sides[0].moves),
            acting: None,
            stuck: false,
            changed: false,
            over: None,
            scripts: vec![0; level.sides.len()],
            stages: BTreeMap::new(),
        };
        for goal in &self.goals {
            if let Goal::Visit(zone) = goal {
                let all = self.cells().filter(|&at| {
                    !matches!(
                        self.tile(at),
                        Tile::Void | Tile::Hole | Tile::Wall | Tile::Fence | Tile::Cracked
                    )
                });
                let zone: Vec<Cell> =
                    if zone.is_empty() { all.collect() } else { zone.iter().map(|&at| cell(at)).collect() };
                state.unvisited.extend(zone);
            }
        }
        for (at, man) in &state.men {
            if man.side == self.player {
                state.unvisited.remove(at);
            }
        }
        for (number, piece) in level.pieces.iter().enumerate().filter(|(_, piece)| !piece.patrol.is_empty()) {
            let there = piece.patrol.len() > 1 && piece.patrol[0] == piece.at;
            state.stages.insert(number, usize::from(there));
        }
        self.weigh(&mut state, None);
        self.begin(&mut state);
        state
    }

    /// The limit to which a goal or loss counts something.
    fn most(&self, of: impl Fn(&Goal) -> Option<u16>, loss: impl Fn(&Loss) -> Option<u16>) -> u32 {
        let goals = self.goals.iter().filter_map(|goal| of(goal)).max().unwrap_or(0);
        let losses = self.level.lose.iter().filter_map(|entry| loss(entry).map(|most| most + 1)).max();
        u32::from(goals.max(losses.unwrap_or(0)))
    }
}
