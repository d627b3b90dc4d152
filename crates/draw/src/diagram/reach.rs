//! Which cells a piece can reach, and how, on a board made for the diagram.

use std::collections::{BTreeMap, BTreeSet};

use chesswright_rules::betza::mover::{FirstMove, Hop, Leg, Mover, Ride, UNLIMITED};
use chesswright_rules::betza::path::path_of;
use chesswright_rules::betza::walk::{Content, Surroundings, Walker};
use chesswright_rules::board::{Board, Cell, Frame, Geometry, Vector, Wrap};
use chesswright_rules::definition::model::PieceDef;

use super::draw::Legend;

/// The most steps from the middle of a diagram to its edge.
const WIDEST: i16 = 7;

/// The condition under which a move can be made. The most general condition comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    /// At any time.
    Always,
    /// As the piece's first move.
    First,
    /// From some cells of the board only, or to some cells only.
    Somewhere,
    /// Over another piece.
    Over,
}

/// What a piece can do with a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Go there when it is empty.
    Move(Sort),
    /// Go there by capturing.
    Capture(Sort),
    /// Either.
    Both(Sort),
    /// Capture a piece there without moving there.
    Remote,
    /// Move there when the cell is empty, or capture there without moving there.
    MoveRemote,
}

/// What a diagram shows.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The diagram's board.
    pub board: Board,
    /// Where the piece stands: in its middle, unless it has been moved.
    pub cell: Cell,
    /// What the piece can do with each cell.
    pub ways: BTreeMap<Cell, Way>,
    /// Lines of riders, each a list of cells outwards from the piece.
    pub lines: Vec<Vec<Cell>>,
    /// Cells that must be empty for a move to go further.
    pub blocks: Vec<Cell>,
    /// Pieces placed there to be hopped over.
    pub screens: Vec<Cell>,
    /// Cells beyond those pieces.
    beyond: Vec<Cell>,
}

/// Some moves, and whether they are restricted to a part of the board, or by conditions.
struct Group {
    movers: Vec<Mover>,
    local: bool,
}

impl Reach {
    /// Finds the moves of a kind of piece.
    pub fn of(piece: &PieceDef, geometry: Geometry) -> Self {
        Self::from(piece, geometry, None)
    }

    /// Finds its moves from another cell of the same board, to which it has moved. A cell that is not on it is its middle.
    pub fn from(piece: &PieceDef, geometry: Geometry, moved_to: Option<Cell>) -> Self {
        let groups = piece.moves.iter().filter_map(|moves| {
            let movers = moves.movers(geometry).ok()?;
            Some(Group {
                movers,
                local: moves.from.is_some()
                    || moves.to.is_some()
                    || moves.within.is_some()
                    || !moves.when.is_empty(),
            })
        });
        let groups: Vec<Group> = groups.collect();
        let radius = radius(&groups, geometry);
        let board = board(geometry, radius);
        let deep = board.extent()[2] as i16 / 2;
        let moved_to = moved_to.filter(|cell| usize::from(*cell) < board.len());
        let middle = board.at(Vector::new(radius, radius, deep)).unwrap_or_default();
        let mut reach = Self {
            board,
            cell: moved_to.unwrap_or(middle),
            ways: BTreeMap::new(),
            lines: vec![],
            blocks: vec![],
            screens: vec![],
            beyond: vec![],
        };
        for group in &groups {
            for mover in &group.movers {
                if let Mover::Ride(ride) = mover {
                    reach.look_along(ride);
                }
            }
        }
        reach.screens.sort_unstable();
        reach.screens.dedup();
        for group in &groups {
            reach.walk(group, if group.local { Sort::Somewhere } else { Sort::Always });
        }
        for (sort, needed) in [(Sort::First, moved_to.is_none()), (Sort::Over, !reach.screens.is_empty())] {
            groups.iter().filter(|_| needed).for_each(|group| reach.walk(group, sort));
        }
        for cell in &reach.screens {
            reach.ways.remove(cell);
        }
        reach.blocks.sort_unstable();
        reach.blocks.dedup();
        let ways = &reach.ways;
        reach.blocks.retain(|cell| !ways.contains_key(cell));
        reach
    }

    /// The signs that occur.
    pub fn signs(&self) -> BTreeSet<Legend> {
        let ways = self.ways.values().map(|way| Legend::Way(*way));
        let others = [
            (Legend::Line, self.lines.len()),
            (Legend::Block, self.blocks.len()),
            (Legend::Screen, self.screens.len()),
        ];
        ways.chain(others.into_iter().filter(|(_, amount)| *amount > 0).map(|(sign, _)| sign)).collect()
    }

    /// Lines, blocks and screens of a ride.
    fn look_along(&mut self, ride: &Ride) {
        let Leg { max, hop, lame, modality, .. } = ride.how;
        for &step in &ride.steps {
            let along: Vec<Cell> = (1..=WIDEST).map_while(|k| self.board.step(self.cell, step * k)).collect();
            if modality.royal && !modality.capture {
                // Royals that face each other are described in words instead.
            } else if hop != Hop::None {
                let at = if along.len() > 3 { 1 } else { 0 };
                self.screens.extend(along.get(at));
                self.beyond.extend(along.iter().skip(at + 1));
            } else if max == UNLIMITED && !along.is_empty() {
                self.lines.push(std::iter::once(self.cell).chain(along).collect());
            }
            if lame {
                let at = self.board.coords(self.cell);
                let path = path_of(self.board.geometry(), ride.how.path, step);
                self.blocks.extend(path.filter_map(|v| self.board.at(at + v)));
            }
        }
    }

    /// Collects what a group of moves can do: on the empty board, and against a single enemy on each cell. Beyond
    /// screens, only moves over the screens count.
    fn walk(&mut self, group: &Group, sort: Sort) {
        let mut walker = Walker::new();
        let (first, screened) = (sort == Sort::First, sort == Sort::Over);
        let screens = if screened { self.screens.clone() } else { vec![] };
        let mut quiet = vec![];
        let mut taken = vec![];
        let mut remote = vec![];
        let alone = Around { enemy: None, screens: &screens, first };
        for found in walker.moves(&self.board, Frame::FIRST, &group.movers, self.cell, &alone) {
            if found.captures.is_empty() && found.castle.is_none() && found.to != self.cell {
                quiet.push(found.to);
            }
        }
        for cell in self.board.cells().filter(|cell| *cell != self.cell && !screens.contains(cell)) {
            let around = Around { enemy: Some(cell), screens: &screens, first };
            let moves = walker.moves(&self.board, Frame::FIRST, &group.movers, self.cell, &around);
            if moves.iter().any(|m| m.captures.contains(&cell) && m.to == cell) {
                taken.push(cell);
            } else if moves.iter().any(|m| m.captures.contains(&cell)) {
                remote.push(cell);
            }
        }
        for cell in self.board.cells() {
            let found = match (quiet.contains(&cell), taken.contains(&cell)) {
                (true, true) => Way::Both(sort),
                (true, false) if sort == Sort::Always && remote.contains(&cell) => Way::MoveRemote,
                (true, false) => Way::Move(sort),
                (false, true) => Way::Capture(sort),
                (false, false) if remote.contains(&cell) => Way::Remote,
                (false, false) => continue,
            };
            if self.beyond.contains(&cell) != screened {
                continue;
            }
            let known = self.ways.get(&cell).copied();
            self.ways.insert(cell, known.map_or(found, |known| together(known, found)));
        }
    }
}

/// Combines two findings about one cell.
fn together(known: Way, found: Way) -> Way {
    use Way::{Both, Capture, Move, Remote};
    match (known, found) {
        (Move(a), Capture(b)) | (Capture(a), Move(b)) if a == b => Both(a),
        (Remote, other) => other,
        // A move that is always possible needs no second sign.
        (known, _) => known,
    }
}

/// A board around the middle cell.
fn board(geometry: Geometry, radius: i16) -> Board {
    let n = (2 * radius + 1) as u16;
    match geometry {
        Geometry::Square => Board::rectangle(n, n),
        Geometry::Hex => {
            Board::new(geometry, Wrap::None, [n, n, 1], |at| (at.x + at.y - 2 * radius).abs() <= radius)
        }
        Geometry::Layers => Board::new(geometry, Wrap::None, [n, n, n], |_| true),
    }
}

/// The radius of a diagram: it includes the farthest leap, and enough cells to show that riders continue.
fn radius(groups: &[Group], geometry: Geometry) -> i16 {
    let size = |v: &Vector| v.x.abs().max(v.y.abs()).max(v.z.abs());
    let legs = |mover: &Mover| -> (i16, bool) {
        match mover {
            Mover::Ride(ride) => {
                let longest = ride.steps.iter().map(size).max().unwrap_or(1);
                let hops = ride.how.hop != Hop::None;
                let m = ride.how.modality;
                match ride.how.max {
                    _ if m.royal && !m.capture => (1, false),
                    UNLIMITED if hops => (4, true),
                    UNLIMITED => (longest.max(2) * 2 - i16::from(longest > 2), true),
                    max => (longest.saturating_mul(max.min(7) as i16) + i16::from(hops) * 2, false),
                }
            }
            Mover::Chain(chain) => {
                let longest = chain.rings.iter().flat_map(|ring| ring.steps.iter().flatten()).map(size).max();
                let rides = chain.legs.iter().any(|leg| leg.how.max == UNLIMITED || leg.toggles);
                if rides { (5, true) } else { (longest.unwrap_or(1) * 2, false) }
            }
            Mover::Castle(_) | Mover::Pass(_) => (1, false),
            Mover::Universal(_) => (3, true),
        }
    };
    let all = groups.iter().flat_map(|group| &group.movers).map(legs);
    let (far, rides) = all.fold((1, false), |(far, rides), (f, r)| (far.max(f), rides || r));
    let far = if rides { far.max(3) } else { far.max(2) };
    match geometry {
        Geometry::Layers => far.clamp(1, 2),
        _ => far.min(WIDEST),
    }
}

/// A board that is empty except for one enemy and the screens.
struct Around<'a> {
    enemy: Option<Cell>,
    screens: &'a [Cell],
    first: bool,
}

impl Surroundings for Around<'_> {
    fn content(&self, cell: Cell) -> Content {
        match () {
            () if self.enemy == Some(cell) => Content::Enemy,
            () if self.screens.contains(&cell) => Content::Friend,
            () => Content::Empty,
        }
    }

    fn may_first_move(&self, _: FirstMove) -> bool {
        self.first
    }
}
