//! Steps across glued edges, one unit after the other.

use std::collections::{BTreeSet, HashMap, HashSet};

use chesswright_rules::board::{Board, Cell, Edge, Frame, Vector, Wrap};
use chesswright_rules::definition::Definition;
use chesswright_rules::definition::model::{GlueDef, JoinDef, SideDef};
use chesswright_rules::definition::region::Regions;

use super::game::Game;

/// Which way right and up point on the board as drawn, for a piece that has crossed glued edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Facing {
    pub right: Vector,
    pub up: Vector,
}

impl Facing {
    pub const AS_DRAWN: Self = Self { right: Vector::flat(1, 0), up: Vector::flat(0, 1) };
}

/// Where a piece gets to.
#[derive(Clone, Copy, Debug)]
pub struct Reached {
    pub cell: Cell,
    pub facing: Facing,
    /// Whether it has crossed an edge.
    pub crossed: bool,
}

impl Game {
    /// The cell one displacement away, if there is one and no other.
    pub fn step(&self, from: Cell, by: Vector) -> Option<Cell> {
        match self.cells_at(from, by)[..] {
            [cell] => Some(cell),
            _ => None,
        }
    }

    /// The cells one displacement away.
    pub fn cells_at(&self, from: Cell, by: Vector) -> Vec<Cell> {
        let ways = self.everywhere(from, Facing::AS_DRAWN, by, false).into_iter();
        ways.map(|reached| reached.cell).collect::<BTreeSet<Cell>>().into_iter().collect()
    }

    /// Everywhere that a displacement leads. Where edges of cells are joined, its steps may be taken in any order.
    pub fn everywhere(&self, from: Cell, facing: Facing, by: Vector, around: bool) -> Vec<Reached> {
        if self.joins.is_empty() {
            return self.go_plainly(from, facing, by, around).into_iter().collect();
        }
        if by.z != 0 {
            return vec![];
        }
        let mut found: Vec<Reached> = vec![];
        let mut seen = HashSet::new();
        let mut open = vec![(self.board.coords(from), facing, by, false)];
        while let Some((place, facing, left, crossed)) = open.pop() {
            if !seen.insert((place, facing, left, crossed)) {
                continue;
            }
            if left == Vector::ZERO {
                let Some(cell) = self.board.at(place) else { continue };
                match found.iter_mut().find(|way| (way.cell, way.facing) == (cell, facing)) {
                    Some(way) => way.crossed |= crossed,
                    None => found.push(Reached { cell, facing, crossed }),
                }
            }
            for unit in [Vector::flat(left.x.signum(), 0), Vector::flat(0, left.y.signum())] {
                if unit != Vector::ZERO
                    && let Some((place, facing, over)) = self.unit(place, facing, unit)
                {
                    open.push((place, facing, left - unit, crossed || over));
                }
            }
        }
        found
    }

    /// One step along a file or a rank.
    fn unit(&self, place: Vector, facing: Facing, unit: Vector) -> Option<(Vector, Facing, bool)> {
        let way = facing.right * unit.x + facing.up * unit.y;
        let joined = |place: Vector, way: Vector| self.joins.get(&(self.board.at(place)?, way));
        if let Some(&(to, turned)) = joined(place, way) {
            let turn = |v: Vector| turned.right * v.x + turned.up * v.y;
            let facing = Facing { right: turn(facing.right), up: turn(facing.up) };
            return Some((self.board.coords(to), facing, true));
        }
        // What is joined elsewhere is no neighbour.
        joined(place + way, -way).is_none().then_some((place + way, facing, false))
    }

    /// The joined edges of a definition, by cell and direction.
    pub fn read_joins(definition: &Definition, board: &Board) -> HashMap<(Cell, Vector), (Cell, Facing)> {
        let mut joins = HashMap::new();
        for JoinDef { from, toward, to, heading } in &definition.board.joins {
            let cells = |run: &str| -> Vec<Vector> {
                let ends: Vec<Vector> = run
                    .split("..")
                    .map(|name| board.coords(board.cell(name.trim()).expect("a cell")))
                    .collect();
                let (first, last) = (ends[0], ends[ends.len() - 1]);
                let way = last - first;
                let count = way.x.abs() + way.y.abs();
                let along = Vector::flat(way.x.signum(), way.y.signum());
                (0..=count).map(|n| first + along * n).collect()
            };
            let (from, to) = (cells(from), cells(to));
            let compass = |edge: &Edge| match edge {
                Edge::East => Vector::flat(1, 0),
                Edge::North => Vector::flat(0, 1),
                Edge::West => Vector::flat(-1, 0),
                Edge::South => Vector::flat(0, -1),
            };
            let (out, on) = (compass(toward), compass(heading));
            // Left stays left, unless the runs say otherwise.
            let left = |v: Vector| Vector::flat(-v.y, v.x);
            let (beside, beside_on) = match (&from[..], &to[..]) {
                ([a, b, ..], [c, d, ..]) => (*b - *a, *d - *c),
                _ => (left(out), left(on)),
            };
            let mut add = |cells: (Vector, Vector),
                           (out, on): (Vector, Vector),
                           (side, side_on): (Vector, Vector)| {
                let turn =
                    |v: Vector| on * (v.x * out.x + v.y * out.y) + side_on * (v.x * side.x + v.y * side.y);
                let turned = Facing { right: turn(Vector::flat(1, 0)), up: turn(Vector::flat(0, 1)) };
                let cell = |place: Vector| board.at(place).expect("a cell");
                joins.insert((cell(cells.0), out), (cell(cells.1), turned));
            };
            for (&one, &other) in from.iter().zip(&to) {
                add((one, other), (out, on), (beside, beside_on));
                add((other, one), (-on, -out), (beside_on, beside));
            }
        }
        joins
    }

    /// The directions of a side for a piece on a cell.
    pub fn frame_at(&self, side: usize, cell: Cell) -> Frame {
        self.bends[side].get(&cell).copied().unwrap_or(self.frames[side])
    }

    /// By side: the cells on which it moves in other directions than elsewhere.
    pub fn read_bends(
        definition: &Definition,
        board: &Board,
        frames: &[Frame],
    ) -> Option<Vec<HashMap<Cell, Frame>>> {
        let regions = Regions::new(board, Some(&definition.regions));
        let of_side = |(side, usual): (&SideDef, &Frame)| {
            let mut bends = HashMap::new();
            // The first entry that has a cell counts.
            for there in side.forward_in.iter().rev() {
                let frame = there.forward.frame(board.geometry())?;
                bends.extend(regions.cells(&there.region, usual).ok()?.iter().map(|cell| (cell, frame)));
            }
            Some(bends)
        };
        definition.sides.iter().zip(frames).map(of_side).collect()
    }

    /// The cells of a straight line, without its first, until it leaves the board or is back at that cell.
    pub fn line(&self, from: Cell, by: Vector) -> Vec<Cell> {
        let mut cells = vec![];
        let (mut at, mut facing) = (from, Facing::AS_DRAWN);
        let mut seen = HashSet::new();
        while seen.insert((at, facing))
            && let Some(next) = self.go(at, facing, by, false)
        {
            if next.cell == from {
                break;
            }
            cells.push(next.cell);
            (at, facing) = (next.cell, next.facing);
        }
        cells
    }

    /// Where a displacement leads, if all its ways are one.
    pub fn go(&self, from: Cell, facing: Facing, by: Vector, around: bool) -> Option<Reached> {
        match self.everywhere(from, facing, by, around)[..] {
            [way] => Some(way),
            _ => None,
        }
    }

    /// Goes file by file and then rank by rank, and crosses each glued edge on the way. `around` says that the left and
    /// the right edge are glued in any case.
    fn go_plainly(&self, from: Cell, facing: Facing, by: Vector, around: bool) -> Option<Reached> {
        let start = self.board.coords(from);
        let (mut place, mut facing, mut crossed) = (start, facing, false);
        let units = std::iter::repeat_n(Vector::flat(by.x.signum(), 0), by.x.unsigned_abs().into())
            .chain(std::iter::repeat_n(Vector::flat(0, by.y.signum()), by.y.unsigned_abs().into()));
        for unit in units {
            place = place + facing.right * unit.x + facing.up * unit.y;
            while let Some((edge, glue)) = self.glued_edge(place, around) {
                let enter = |place: Vector| self.enter(edge, glue, place);
                let there = enter(place);
                facing = Facing {
                    right: enter(place + facing.right) - there,
                    up: enter(place + facing.up) - there,
                };
                (place, crossed) = (there, true);
            }
        }
        let cell = self.board.at(Vector { z: start.z + by.z, ..place })?;
        Some(Reached { cell, facing, crossed })
    }

    /// The glued edge beyond which a place lies, and its glue for a piece that leaves there.
    fn glued_edge(&self, place: Vector, around: bool) -> Option<(Edge, GlueDef)> {
        let [width, height, _] = self.board.extent().map(|n| n as i16);
        let beyond = [
            (place.x < 0, Edge::West),
            (place.x >= width, Edge::East),
            (place.y < 0, Edge::South),
            (place.y >= height, Edge::North),
        ];
        let edges = beyond.into_iter().filter(|(beyond, _)| *beyond);
        edges.filter_map(|(_, edge)| Some((edge, self.glue(edge, around)?))).next()
    }

    /// What happens to a piece that leaves over an edge.
    fn glue(&self, edge: Edge, around: bool) -> Option<GlueDef> {
        let board = &self.definition.board;
        let plain = GlueDef { from: edge, to: edge.opposite(), flip: false, shift: 0 };
        let mut upright_is_glued = false;
        for glue in &board.glue {
            if glue.from == edge {
                return Some(*glue);
            }
            if glue.to == edge {
                let shift = if glue.flip { glue.shift } else { -glue.shift };
                return Some(GlueDef { from: edge, to: glue.from, shift, ..*glue });
            }
            upright_is_glued |=
                [glue.from, glue.to].iter().any(|edge| matches!(edge, Edge::West | Edge::East));
        }
        let wraps = match edge {
            Edge::West | Edge::East => {
                (around && !upright_is_glued) || matches!(board.wrap, Wrap::Files | Wrap::Both)
            }
            Edge::South | Edge::North => matches!(board.wrap, Wrap::Ranks | Wrap::Both),
        };
        wraps.then_some(plain)
    }

    /// Takes a place beyond a glued edge to the other side of it.
    fn enter(&self, edge: Edge, glue: GlueDef, place: Vector) -> Vector {
        let [width, height, _] = self.board.extent().map(|n| n as i16);
        let GlueDef { to, flip, shift, .. } = glue;
        let (x, y) = (place.x, place.y);
        let depth = match edge {
            Edge::West => -1 - x,
            Edge::East => x - width,
            Edge::South => -1 - y,
            Edge::North => y - height,
        };
        let (x, y) = match (edge, to) {
            (Edge::West | Edge::East, Edge::West | Edge::East) => {
                (depth, shift + if flip { height - 1 - y } else { y })
            }
            (Edge::South | Edge::North, Edge::South | Edge::North) => {
                (shift + if flip { width - 1 - x } else { x }, depth)
            }
            // Edges that share a corner have equal lengths. Their cells are counted from that corner.
            (Edge::West | Edge::East, _) => {
                let steps = if to == Edge::South { y } else { height - 1 - y };
                let steps = if flip { height - 1 - steps } else { steps };
                (if edge == Edge::West { steps } else { width - 1 - steps }, depth)
            }
            (Edge::South | Edge::North, _) => {
                let steps = if to == Edge::West { x } else { width - 1 - x };
                let steps = if flip { width - 1 - steps } else { steps };
                (depth, if edge == Edge::South { steps } else { height - 1 - steps })
            }
        };
        // So far the depth was counted from the left or the lower edge.
        match to {
            Edge::West | Edge::South => Vector { x, y, ..place },
            Edge::East => Vector { x: width - 1 - x, y, ..place },
            Edge::North => Vector { x, y: height - 1 - y, ..place },
        }
    }
}
