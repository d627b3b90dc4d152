//! Finds out which objects matter: the level is solved again without each of them.

use std::fmt;

use chesswright_catalog::level::{Level, Place, Tile};

use super::{Limits, Solution, Watch, solve};
use crate::{Game, Unplayable};

/// An object that can be removed from a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Object {
    /// An item.
    Item(Place, String),
    /// A fixture.
    Fixture(Place, String),
    /// A piece that is not the player's.
    Enemy(Place, String),
    /// A cell that is not plain floor and that pieces can stand on, now or later.
    Tile(Place),
}

impl Object {
    /// The place of the object.
    pub fn place(&self) -> Place {
        match self {
            Self::Item(at, _) | Self::Fixture(at, _) | Self::Enemy(at, _) | Self::Tile(at) => *at,
        }
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Item(at, what) | Self::Fixture(at, what) | Self::Enemy(at, what) => {
                write!(f, "{what} on {at}")
            }
            Self::Tile(at) => write!(f, "ground on {at}"),
        }
    }
}

/// The result of removing an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ablated {
    /// The object.
    pub object: Object,
    /// Par without the object. `None` if the level then cannot be won or is invalid.
    pub par: Option<u32>,
    /// Whether removing the object changes anything.
    pub matters: bool,
}

/// Solves a level again without each of its objects.
///
/// # Errors
/// Fails if the level has no player, or if a controller moves at random.
pub fn ablate(
    game: &Game,
    solution: &Solution,
    limits: &Limits,
    watch: Watch<'_>,
) -> Result<Vec<Ablated>, Unplayable> {
    game.solvable()?;
    let mut found = vec![];
    for (object, level) in without_each(game.level()) {
        let again = match Game::new(&level) {
            Ok(game) => Some(solve(&game, limits, watch)?),
            Err(_) => None,
        };
        let par = again.as_ref().and_then(|again| again.par);
        let same = again.is_some_and(|again| again.par == solution.par && again.lines == solution.lines);
        found.push(Ablated { object, par, matters: !same });
    }
    Ok(found)
}

/// Copies of the level, each without one of its objects.
pub(super) fn without_each(level: &Level) -> Vec<(Object, Level)> {
    use chesswright_catalog::level::Fixture;
    let mut all = vec![];
    let player = level.player().map(|side| side.id.clone()).unwrap_or_default();
    for (i, (at, item)) in level.items.iter().enumerate() {
        let mut less = level.clone();
        less.items.remove(i);
        all.push((Object::Item(*at, item.word().into()), less));
    }
    for (i, (at, fixture)) in level.fixtures.iter().enumerate() {
        let word = match fixture {
            // Without exits there is nothing to reach, and gates without plates are invalid.
            Fixture::Exit | Fixture::Plate { .. } => continue,
            Fixture::Door { .. } => "door",
            Fixture::Gate { .. } => "gate",
            Fixture::Warp { .. } => "warp",
            Fixture::Promotion { .. } => "promotion",
            Fixture::OneWay { .. } => "one-way",
        };
        let mut less = level.clone();
        match fixture {
            // A pair of pads is one object.
            Fixture::Warp { to, both: true }
                if to < at && level.fixtures.iter().any(|(other, _)| other == to) =>
            {
                continue;
            }
            Fixture::Warp { to, both: true } => less.fixtures.retain(|(other, _)| other != at && other != to),
            _ => drop(less.fixtures.remove(i)),
        }
        all.push((Object::Fixture(*at, word.into()), less));
    }
    for (i, piece) in level.pieces.iter().enumerate().filter(|(_, piece)| piece.side != player) {
        let mut less = level.clone();
        less.pieces.remove(i);
        all.push((Object::Enemy(piece.at, piece.kind.clone()), less));
    }
    for (row, tiles) in level.tiles.iter().enumerate() {
        for (column, tile) in tiles.iter().enumerate() {
            if matches!(tile, Tile::Ice | Tile::Belt(_) | Tile::Cracked) {
                let mut less = level.clone();
                less.tiles[row][column] = Tile::Floor;
                all.push((Object::Tile(Place::new(column, level.size.1 - 1 - row)), less));
            }
        }
    }
    all
}
