//! Why a level cannot be won: what no position of it ever shows, and what would open a way.
//!
//! All of it comes from searches. A goal that no position meets is one that a search for this goal alone has not met; a
//! change opens a way if a search of the changed level finds one.

use std::collections::HashSet;

use chesswright_catalog::level::{Control, Fixture, Goal, Item, Level, Loss, Place, Tile};
use chesswright_rules::Position;
use chesswright_rules::board::Cell;
use chesswright_rules::search::SolveExt;

use super::ablate::{Object, without_each};
use super::graph::{Graph, unpack};
use super::{Ended, Extent, Limits, Watch, explore, won};
use crate::control::Memory;
use crate::{Game, Unplayable};

/// The most walls that are tried out, and the most ways that are told.
const MOST_WALLS: usize = 60;
const MOST_WAYS: usize = 8;
/// By how many moves a checkmate that is asked for may come later.
const LATER: u16 = 2;

/// What a search that found no win has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Why {
    /// How many positions were found, and how many moves lead to the last of them.
    pub states: usize,
    /// The moves that lead to the last of them.
    pub depth: u32,
    /// Whether these are all positions of the level, so that nothing wins for certain.
    pub all: bool,
    /// The goals that cannot be met, each taken alone, by their numbers in the level.
    pub unmet: Vec<usize>,
    /// What is never reached, taken or opened, in no position.
    pub untouched: Vec<(Place, Untouched)>,
    /// How many enemies are left in the position with the fewest, if they must be captured.
    pub foes: Option<usize>,
    /// What would open a way, with the moves that it then takes.
    pub ways: Vec<(Change, u32)>,
    /// A door, and the key to it that lies behind it.
    pub shut_in: Option<(Place, Place)>,
}

/// What is never touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Untouched {
    /// An exit that no piece of the player reaches.
    Exit,
    /// A cell of a goal that no piece of the player reaches.
    Cell,
    /// An item that is never taken: its word.
    Item(&'static str),
    /// A door that never opens.
    Door,
    /// A gate that never opens.
    Gate,
}

/// A change of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// As many moves as one likes.
    NoLimit,
    /// Checkmate may come later.
    Later,
    /// The enemies never move.
    Still,
    /// There are no enemies.
    NoEnemies,
    /// An object is missing.
    Without(Object),
    /// A wall is floor.
    NoWall(Place),
}

/// How a search for a win has ended.
enum Found {
    Win(u32),
    Nothing,
    /// The limits were reached.
    Unknown,
}

/// Why a level cannot be won, or has not been: what the graph of its positions does not show. Everything together looks at
/// about `limits.states` positions more.
///
/// # Errors
/// Fails if the level has no player, or if a controller moves at random.
pub fn why(game: &Game, graph: &Graph, limits: &Limits, watch: Watch<'_>) -> Result<Why, Unplayable> {
    let level = game.level();
    let mut why = Why {
        states: graph.len(),
        depth: graph.depth(),
        all: graph.ended() == Ended::Done,
        ..Why::default()
    };
    if why.all && graph.len() <= limits.states {
        let seen = Seen::of(game, graph, watch);
        why.untouched = seen.untouched(level);
        why.foes = seen.foes(level);
    }
    let mut budget = Budget { left: limits.states, limits: *limits };
    for (number, goal) in level.win.iter().enumerate() {
        let alone = Level { win: vec![goal.clone()], ..level.clone() };
        let met = match (level.win.len(), why.all) {
            (1, true) => Found::Nothing,
            (1, false) => Found::Unknown,
            _ => budget.search(&alone, watch)?,
        };
        if matches!(met, Found::Nothing) {
            why.unmet.push(number);
        }
    }
    for (change, changed) in changes(level) {
        if why.ways.len() == MOST_WAYS || budget.left == 0 {
            break;
        }
        // A change that wins at once changes what the level is about.
        if let Found::Win(moves @ 1..) = budget.search(&changed, watch)? {
            why.ways.push((change, moves));
        }
    }
    why.shut_in = shut_in(&why, level, &mut budget, watch)?;
    Ok(why)
}

/// How many positions may still be looked at.
struct Budget {
    left: usize,
    limits: Limits,
}

impl Budget {
    fn search(&mut self, level: &Level, watch: Watch<'_>) -> Result<Found, Unplayable> {
        // A level that a change has made invalid tells nothing.
        let Ok(game) = Game::new(level) else { return Ok(Found::Unknown) };
        let start = game.start().0;
        if game.verdict(&start).is_some() {
            return Ok(if won(&game, &start) { Found::Win(0) } else { Found::Nothing });
        }
        let graph = self.explore(&game, Extent::ToPar, watch)?;
        Ok(match (graph.par(), graph.ended()) {
            (Some(par), _) => Found::Win(par),
            (None, Ended::Done) => Found::Nothing,
            (None, _) => Found::Unknown,
        })
    }

    fn explore(&mut self, game: &Game, extent: Extent, watch: Watch<'_>) -> Result<Graph, Unplayable> {
        // No search takes all that is left for the others.
        let limits = Limits { states: self.left.min(self.limits.states / 4 + 1), ..self.limits };
        let graph = explore(game, &limits, extent, watch)?;
        self.left = self.left.saturating_sub(graph.len().max(1));
        Ok(graph)
    }
}

/// What may open a way, the likeliest first.
fn changes(level: &Level) -> Vec<(Change, Level)> {
    let mut all = vec![];
    let limited = |loss: &Loss| matches!(loss, Loss::Moves(_) | Loss::Rounds(_));
    if level.lose.iter().any(limited) {
        let mut free = level.clone();
        free.lose.retain(|loss| !limited(loss));
        all.push((Change::NoLimit, free));
    }
    if level.win.iter().any(|goal| matches!(goal, Goal::Mate(_))) {
        let mut later = level.clone();
        for goal in &mut later.win {
            if let Goal::Mate(moves) = goal {
                *moves += LATER;
            }
        }
        all.push((Change::Later, later));
    }
    let moves = |control: &Control| matches!(control, Control::Ai(_));
    let player = level.player().map(|side| side.id.clone()).unwrap_or_default();
    let foes = level.pieces.iter().filter(|piece| piece.side != player).count();
    if foes > 0 && level.sides.iter().any(|side| moves(&side.control)) {
        let mut still = level.clone();
        for side in still.sides.iter_mut().filter(|side| moves(&side.control)) {
            side.control = Control::None;
        }
        all.push((Change::Still, still));
    }
    let objects = without_each(level).into_iter();
    all.extend(objects.map(|(object, less)| (Change::Without(object), less)));
    if foes > 1 {
        let mut alone = level.clone();
        alone.pieces.retain(|piece| piece.side == player);
        all.push((Change::NoEnemies, alone));
    }
    let walls = level.tiles.iter().enumerate().flat_map(|(row, tiles)| {
        let wall = |tile: &Tile| matches!(tile, Tile::Wall | Tile::Hole | Tile::Fence | Tile::Cracked);
        let columns = tiles.iter().enumerate().filter(move |(_, tile)| wall(tile));
        columns.map(move |(column, _)| (row, column))
    });
    for (row, column) in walls.take(MOST_WALLS) {
        let mut open = level.clone();
        open.tiles[row][column] = Tile::Floor;
        all.push((Change::NoWall(Place::new(column, level.size.1 - 1 - row)), open));
    }
    all
}

/// A door that keeps its own key: without the door the key can be taken, and with it, it cannot.
fn shut_in(
    why: &Why,
    level: &Level,
    budget: &mut Budget,
    watch: Watch<'_>,
) -> Result<Option<(Place, Place)>, Unplayable> {
    let untouched = |at: Place, what: Untouched| why.untouched.contains(&(at, what));
    for (i, (at, fixture)) in level.fixtures.iter().enumerate() {
        let Fixture::Door { colour } = fixture else { continue };
        let keys: Vec<Place> = level
            .items
            .iter()
            .filter(|(_, item)| matches!(item, Item::Key { colour: of, .. } if of == colour))
            .map(|(at, _)| *at)
            .collect();
        let lost = |key: &Place| untouched(*key, Untouched::Item("key"));
        if !untouched(*at, Untouched::Door) || keys.is_empty() || !keys.iter().all(lost) {
            continue;
        }
        let mut open = level.clone();
        open.fixtures.remove(i);
        let Ok(game) = Game::new(&open) else { continue };
        let graph = budget.explore(&game, Extent::Whole, watch)?;
        let seen = Seen::of(&game, &graph, watch);
        let board = game.rules().board();
        let taken =
            |key: &&Place| board.cell(&key.to_string()).is_some_and(|cell| !seen.items.contains(&cell));
        if let Some(key) = keys.iter().find(taken) {
            return Ok(Some((*at, *key)));
        }
    }
    Ok(None)
}

/// What all positions of a graph have in common.
struct Seen {
    /// Where pieces of the player arrive.
    reached: HashSet<Cell>,
    /// Items that lie there in every position.
    items: HashSet<Cell>,
    /// Doors and gates that are closed in every position.
    doors: HashSet<Cell>,
    gates: HashSet<Cell>,
    /// Cells that are still to be visited in every position.
    unvisited: HashSet<Cell>,
    /// The fewest enemies.
    foes: usize,
    cells: Vec<(Cell, Place)>,
}

impl Seen {
    fn of(game: &Game, graph: &Graph, watch: Watch<'_>) -> Self {
        let board = game.rules().board();
        let (files, ranks) = game.level().size;
        let places = (0..ranks).flat_map(|rank| (0..files).map(move |file| Place::new(file, rank)));
        let cells = places.filter_map(|at| Some((board.cell(&at.to_string())?, at))).collect();
        let (mut position, mut memory) = game.start();
        let ground = position.ground().unwrap_or_default();
        let mut seen = Self {
            reached: HashSet::new(),
            items: ground.items.iter().copied().collect(),
            doors: ground.doors.iter().copied().collect(),
            gates: game.opening().ground().unwrap_or_default().barriers.iter().copied().collect(),
            unvisited: ground.unvisited.iter().copied().collect(),
            foes: usize::MAX,
            cells,
        };
        seen.stands(game, &position);
        seen.look(game, &position);
        let scripted = game.is_scripted();
        for node in 0..graph.explored() {
            if node & 0x3FF == 0 && !watch(super::Progress { states: graph.len(), depth: graph.depth() }) {
                break;
            }
            unpack(&mut position, &mut memory, scripted, graph.position(node));
            seen.look(game, &position);
            for played in game.moves(&position) {
                let kept: Memory = memory.clone();
                let mut count = 1;
                game.play(&mut position, &mut memory, &played);
                seen.reached.insert(played.to());
                seen.reached.extend(position.rest());
                seen.look(game, &position);
                game.reply(&mut position, &mut memory, &mut |_, _| count += 1);
                seen.look(game, &position);
                for _ in 0..count {
                    position.undo();
                }
                memory = kept;
            }
        }
        seen
    }

    /// Notes where the player's pieces stand.
    fn stands(&mut self, game: &Game, position: &Position) {
        let own = position.pieces().filter(|(_, piece)| piece.side == game.player());
        self.reached.extend(own.map(|(cell, _)| cell));
    }

    fn look(&mut self, game: &Game, position: &Position) {
        let foes = position.pieces().filter(|(_, piece)| position.fights(game.player(), piece.side)).count();
        self.foes = self.foes.min(foes);
        if let Some(ground) = position.ground() {
            self.items.retain(|cell| ground.items.contains(cell));
            self.doors.retain(|cell| ground.doors.contains(cell));
            self.gates.retain(|cell| ground.barriers.contains(cell));
            self.unvisited.retain(|cell| ground.unvisited.contains(cell));
        }
    }

    fn untouched(&self, level: &Level) -> Vec<(Place, Untouched)> {
        let cell = |at: &Place| self.cells.iter().find(|(_, place)| place == at).map(|(cell, _)| *cell);
        let is_in = |set: &HashSet<Cell>, at: &Place| cell(at).is_some_and(|cell| set.contains(&cell));
        let mut all = vec![];
        let leaves = level.win.iter().any(|goal| mentions(goal, &|goal| matches!(goal, Goal::Exit { .. })));
        for (at, fixture) in &level.fixtures {
            match fixture {
                Fixture::Exit if leaves && !is_in(&self.reached, at) => all.push((*at, Untouched::Exit)),
                Fixture::Door { .. } if is_in(&self.doors, at) => all.push((*at, Untouched::Door)),
                Fixture::Gate { .. } if is_in(&self.gates, at) => all.push((*at, Untouched::Gate)),
                _ => {}
            }
        }
        let lying = level.items.iter().filter(|(at, _)| is_in(&self.items, at));
        all.extend(lying.map(|(at, item)| (*at, Untouched::Item(item.word()))));
        let mut wanted: Vec<Place> = self
            .cells
            .iter()
            .filter(|(cell, _)| self.unvisited.contains(cell))
            .map(|(_, place)| *place)
            .collect();
        for goal in &level.win {
            if let Goal::Place { zone, .. } = goal {
                wanted.extend(zone.iter().filter(|at| !is_in(&self.reached, at)));
            }
        }
        all.extend(wanted.into_iter().map(|at| (at, Untouched::Cell)));
        all
    }

    fn foes(&self, level: &Level) -> Option<usize> {
        let captures = level.win.iter().any(|goal| mentions(goal, &|goal| matches!(goal, Goal::TakeAll(_))));
        (captures && self.foes != usize::MAX && self.foes > 0).then_some(self.foes)
    }
}

/// Whether a goal is of some kind, or a part of it is.
fn mentions(goal: &Goal, is: &dyn Fn(&Goal) -> bool) -> bool {
    is(goal)
        || match goal {
            Goal::AnyOf(goals) | Goal::AllOf(goals) => goals.iter().any(|goal| mentions(goal, is)),
            _ => false,
        }
}
