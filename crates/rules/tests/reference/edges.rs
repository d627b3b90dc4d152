//! Steps across glued edges, one unit after the other.

use chesswright_rules::board::{Cell, Vector, Wrap};
use chesswright_rules::definition::model::Edge;

use super::game::Game;

/// Which way right and up point on the board as drawn, for a piece that has crossed turned edges: 1 or -1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Facing {
    pub right: i16,
    pub up: i16,
}

impl Facing {
    pub const AS_DRAWN: Self = Self { right: 1, up: 1 };
}

/// Where a piece gets to.
#[derive(Clone, Copy, Debug)]
pub struct Reached {
    pub cell: Cell,
    pub facing: Facing,
    /// Whether it has crossed an edge.
    pub crossed: bool,
}

/// A place that may be outside of the board, and how a piece there faces.
struct Place {
    x: i16,
    y: i16,
    facing: Facing,
    crossed: bool,
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
        let mut place = Place { x: start.x, y: start.y, facing, crossed: false };
        for _ in 0..by.x.abs() {
            place.x += by.x.signum() * place.facing.right;
            self.cross(&mut place, around);
        }
        for _ in 0..by.y.abs() {
            place.y += by.y.signum() * place.facing.up;
            self.cross(&mut place, around);
        }
        let cell = self.board.at(Vector::new(place.x, place.y, start.z + by.z))?;
        Some(Reached { cell, facing: place.facing, crossed: place.crossed })
    }

    /// Takes a place beyond a glued edge to the other side of it.
    fn cross(&self, place: &mut Place, around: bool) {
        let [width, height, _] = self.board.extent().map(|n| n as i16);
        loop {
            let beyond = [
                (place.x < 0, Edge::West),
                (place.x >= width, Edge::East),
                (place.y < 0, Edge::South),
                (place.y >= height, Edge::North),
            ];
            let glued = beyond.into_iter().filter(|(beyond, _)| *beyond);
            let Some((edge, (flip, shift))) =
                glued.filter_map(|(_, edge)| Some((edge, self.glue(edge, around)?))).next()
            else {
                return;
            };
            place.crossed = true;
            match edge {
                Edge::West => place.x += width,
                Edge::East => place.x -= width,
                Edge::South => place.y += height,
                Edge::North => place.y -= height,
            }
            match edge {
                Edge::West | Edge::East => {
                    if flip {
                        place.y = height - 1 - place.y;
                        place.facing.up = -place.facing.up;
                    }
                    place.y += shift;
                }
                Edge::South | Edge::North => {
                    if flip {
                        place.x = width - 1 - place.x;
                        place.facing.right = -place.facing.right;
                    }
                    place.x += shift;
                }
            }
        }
    }

    /// What happens to a piece that leaves over an edge: whether the edge is turned, and how far it is shifted.
    fn glue(&self, edge: Edge, around: bool) -> Option<(bool, i16)> {
        let board = &self.definition.board;
        for glue in &board.glue {
            if glue.from == edge {
                return Some((glue.flip, glue.shift));
            }
            if glue.to == edge {
                return Some((glue.flip, if glue.flip { glue.shift } else { -glue.shift }));
            }
        }
        let plain = match edge {
            Edge::West | Edge::East => around || matches!(board.wrap, Wrap::Files | Wrap::Both),
            Edge::South | Edge::North => matches!(board.wrap, Wrap::Ranks | Wrap::Both),
        };
        plain.then_some((false, 0))
    }
}
