//! Steps across glued edges, one unit after the other.

use chesswright_rules::board::{Cell, Edge, Vector, Wrap};
use chesswright_rules::definition::model::GlueDef;

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
    /// The cell one displacement away.
    pub fn step(&self, from: Cell, by: Vector) -> Option<Cell> {
        self.go(from, Facing::AS_DRAWN, by, false).map(|reached| reached.cell)
    }

    /// The cells of a straight line, without its first, until it leaves the board or is back at that cell.
    pub fn line(&self, from: Cell, by: Vector) -> Vec<Cell> {
        let mut cells = vec![];
        let (mut at, mut facing) = (from, Facing::AS_DRAWN);
        while let Some(next) = self.go(at, facing, by, false) {
            if next.cell == from {
                break;
            }
            cells.push(next.cell);
            (at, facing) = (next.cell, next.facing);
        }
        cells
    }

    /// Goes file by file and then rank by rank, and crosses each glued edge on the way. `around` says that the left and
    /// the right edge are glued in any case.
    pub fn go(&self, from: Cell, facing: Facing, by: Vector, around: bool) -> Option<Reached> {
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
