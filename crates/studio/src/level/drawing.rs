//! Drawing on the board of a level.

use chesswright_catalog::level::{
    Control, Direction, Fixture, Item, Level, MAX_EXTENT, Mode, Piece, Place, Side, Tile, Who,
};

use super::{aims, kind_name};

/// The colours of keys and their doors, as drawings name them.
pub const COLOURS: [&str; 4] = ["1", "2", "3", "4"];

/// What a click on a cell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LevelBrush {
    /// Moves what is there.
    Hand,
    /// Removes what is on the cell, then what the cell is made of.
    Erase,
    /// Makes the cell of something.
    Tile(Tile),
    /// Puts a piece: the number of its kind, and whether it is an enemy.
    Piece(usize, bool),
    /// Puts a key of a colour.
    Key(usize),
    /// Puts a door of a colour.
    Door(usize),
    /// Puts another item: its number among [`LevelBrush::ITEMS`].
    Item(usize),
    /// Puts a plate on a channel, which is down in some way.
    Plate(usize, Mode),
    /// Puts an item that turns who takes it into a kind, by its number.
    Form(usize),
    /// Puts a gate on a channel.
    Gate(usize),
    /// Two pads that lead to each other, by two clicks.
    Warp,
    /// A pad that leads to a cell, by two clicks.
    OneWayWarp,
    /// Lets the piece there survive one capture, or no longer.
    Ward,
    /// Marks a cell that a piece must reach, or no longer.
    Mark,
    /// An exit.
    Exit,
    /// A cell on which pawns promote.
    Promotion,
    /// A cell that is entered in one direction.
    OneWay(Direction),
    /// The route of a patrol: its piece first, then its cells.
    Route,
}

impl LevelBrush {
    /// The items that have no colour.
    pub const ITEMS: [&str; 5] = ["sword", "shield", "ward", "bomb", "coin"];

    fn item(self, level: &Level) -> Option<Item> {
        Some(match self {
            Self::Form(kind) => Item::Form { to: kind_name(level, kind)? },
            Self::Key(colour) => Item::Key { colour: COLOURS[colour % COLOURS.len()].into(), forever: false },
            Self::Item(number) => match *Self::ITEMS.get(number)? {
                "sword" => Item::Sword,
                "shield" => Item::Shield,
                "ward" => Item::Ward,
                "bomb" => Item::Bomb,
                _ => Item::Coin,
            },
            _ => return None,
        })
    }

    fn fixture(self) -> Option<Fixture> {
        let named = |number: usize| COLOURS[number % COLOURS.len()].to_owned();
        Some(match self {
            Self::Door(colour) => Fixture::Door { colour: named(colour) },
            Self::Plate(channel, mode) => {
                Fixture::Plate { channel: named(channel), mode, who: Who::default() }
            }
            Self::Gate(channel) => Fixture::Gate { channel: named(channel), all: false },
            Self::Exit => Fixture::Exit,
            Self::Promotion => Fixture::Promotion { to: vec![] },
            Self::OneWay(direction) => Fixture::OneWay { direction },
            _ => return None,
        })
    }
}

fn tile(level: &mut Level, at: Place) -> Option<&mut Tile> {
    let row = level.size.1.checked_sub(1 + at.rank())?;
    level.tiles.get_mut(row)?.get_mut(at.file())
}

fn holds(tile: Tile) -> bool {
    !matches!(tile, Tile::Void | Tile::Hole | Tile::Wall | Tile::Fence | Tile::Cracked)
}

fn coins(level: &Level) -> usize {
    level.items.iter().filter(|(_, item)| *item == Item::Coin).count()
}

/// Removes all that is on a cell. A pad takes its pair with it.
fn clear(level: &mut Level, at: Place) {
    level.pieces.retain(|piece| piece.at != at);
    level.items.retain(|(place, _)| *place != at);
    unbuild(level, at);
}

fn unbuild(level: &mut Level, at: Place) {
    level
        .fixtures
        .retain(|(place, fixture)| *place != at && !matches!(fixture, Fixture::Warp { to, .. } if *to == at));
}

/// Makes sure that something can be on a cell.
fn ground(level: &mut Level, at: Place) -> bool {
    match tile(level, at) {
        Some(tile) => {
            if !holds(*tile) {
                *tile = Tile::Floor;
            }
            true
        }
        None => false,
    }
}

/// The side of new pieces. An enemy side is made if there is none.
fn side(level: &mut Level, foe: bool) -> String {
    if foe && aims::foe(level).is_none() {
        level.sides.push(Side::new("foe", Control::None));
    }
    let found = if foe { aims::foe(level) } else { level.player() };
    found.map_or_else(|| "you".to_owned(), |side| side.id.clone())
}

/// A click. Returns the cell with which something begins that needs another one.
pub(super) fn click(level: &mut Level, brush: LevelBrush, at: Place, begun: Option<Place>) -> Option<Place> {
    tile(level, at)?;
    let before = coins(level);
    let next = match brush {
        LevelBrush::Hand => None,
        LevelBrush::Warp => return warp(level, at, begun, true),
        LevelBrush::OneWayWarp => return warp(level, at, begun, false),
        LevelBrush::Ward => {
            level.pieces.iter_mut().filter(|piece| piece.at == at).for_each(|piece| piece.ward = !piece.ward);
            None
        }
        LevelBrush::Mark => {
            aims::mark(level, at);
            None
        }
        LevelBrush::Route => return route(level, at, begun),
        LevelBrush::Erase => {
            let size = (level.pieces.len(), level.items.len(), level.fixtures.len());
            clear(level, at);
            if size == (level.pieces.len(), level.items.len(), level.fixtures.len())
                && let Some(tile) = tile(level, at)
            {
                *tile = Tile::Floor;
            }
            None
        }
        brush => {
            if !put(level, brush, at) {
                take(level, brush, at);
            }
            None
        }
    };
    aims::follow_coins(level, before);
    next
}

/// A stroke that goes on over a cell.
pub(super) fn through(level: &mut Level, brush: LevelBrush, at: Place) {
    let before = coins(level);
    match brush {
        LevelBrush::Erase => {
            click(level, brush, at, None);
        }
        LevelBrush::Tile(_) => {
            put(level, brush, at);
        }
        _ => {}
    }
    aims::follow_coins(level, before);
}

/// Puts what the brush draws. False if it is already there.
fn put(level: &mut Level, brush: LevelBrush, at: Place) -> bool {
    if let LevelBrush::Tile(wanted) = brush {
        let Some(found) = tile(level, at) else { return true };
        if *found == wanted {
            return false;
        }
        *found = wanted;
        if !holds(wanted) {
            clear(level, at);
        }
        return true;
    }
    if !ground(level, at) {
        return true;
    }
    if let LevelBrush::Piece(kind, foe) = brush {
        let (Some(kind), side) = (kind_name(level, kind), side(level, foe)) else { return true };
        if level.pieces.iter().any(|piece| piece.at == at && piece.kind == kind && piece.side == side) {
            return false;
        }
        // A piece may stand on a fixture, but not in a closed door.
        level.pieces.retain(|piece| piece.at != at);
        level.fixtures.retain(|(place, fixture)| *place != at || !matches!(fixture, Fixture::Door { .. }));
        level.pieces.push(Piece { at, kind, side, ..Piece::default() });
    } else if let Some(item) = brush.item(level) {
        if level.items.contains(&(at, item.clone())) {
            return false;
        }
        level.items.retain(|(place, _)| *place != at);
        level.items.push((at, item));
    } else if let Some(fixture) = brush.fixture() {
        if level.fixtures.contains(&(at, fixture.clone())) {
            return false;
        }
        if matches!(fixture, Fixture::Door { .. }) {
            level.pieces.retain(|piece| piece.at != at);
        }
        unbuild(level, at);
        level.fixtures.push((at, fixture));
    }
    true
}

/// Takes away what the brush draws.
fn take(level: &mut Level, brush: LevelBrush, at: Place) {
    match brush {
        LevelBrush::Tile(_) => {
            if let Some(tile) = tile(level, at) {
                *tile = Tile::Floor;
            }
        }
        LevelBrush::Piece(..) => level.pieces.retain(|piece| piece.at != at),
        brush if brush.item(level).is_some() => level.items.retain(|(place, _)| *place != at),
        _ => unbuild(level, at),
    }
}

fn warp(level: &mut Level, at: Place, begun: Option<Place>, both: bool) -> Option<Place> {
    let pad =
        level.fixtures.iter().any(|(place, fixture)| *place == at && matches!(fixture, Fixture::Warp { .. }));
    match begun {
        None if pad => {
            unbuild(level, at);
            None
        }
        None => Some(at),
        Some(first) if first == at => None,
        Some(first) if !both => {
            for cell in [first, at] {
                ground(level, cell);
            }
            unbuild(level, first);
            level.fixtures.push((first, Fixture::Warp { to: at, both }));
            None
        }
        Some(first) => {
            for (here, there) in [(first, at), (at, first)] {
                ground(level, here);
                unbuild(level, here);
                level.fixtures.push((here, Fixture::Warp { to: there, both: true }));
            }
            // Building the second pad removes what leads to it, so the first one is built again.
            if !level.fixtures.iter().any(|(place, _)| *place == first) {
                level.fixtures.push((first, Fixture::Warp { to: at, both: true }));
            }
            None
        }
    }
}

/// A route begins at a piece and ends with a click on the piece again.
fn route(level: &mut Level, at: Place, begun: Option<Place>) -> Option<Place> {
    match begun {
        None => {
            let piece = level.pieces.iter_mut().find(|piece| piece.at == at)?;
            piece.patrol = vec![];
            Some(at)
        }
        Some(first) if first == at => None,
        Some(first) => {
            let piece = level.pieces.iter_mut().find(|piece| piece.at == first)?;
            if piece.patrol.is_empty() {
                piece.patrol.push(first);
            }
            piece.patrol.push(at);
            Some(first)
        }
    }
}

/// Moves what is on a cell: the piece, otherwise the item, otherwise the fixture.
pub(super) fn carry(level: &mut Level, from: Place, to: Place) {
    if from == to || tile(level, to).is_none() {
        return;
    }
    if level.pieces.iter().any(|piece| piece.at == from) {
        if !ground(level, to) {
            return;
        }
        level.pieces.retain(|piece| piece.at != to);
        level.fixtures.retain(|(place, fixture)| *place != to || !matches!(fixture, Fixture::Door { .. }));
        level.pieces.iter_mut().filter(|piece| piece.at == from).for_each(|piece| piece.at = to);
    } else if level.items.iter().any(|(place, _)| *place == from) {
        ground(level, to);
        level.items.retain(|(place, _)| *place != to);
        level.items.iter_mut().filter(|(place, _)| *place == from).for_each(|(place, _)| *place = to);
    } else if level.fixtures.iter().any(|(place, _)| *place == from) {
        ground(level, to);
        unbuild(level, to);
        for (place, fixture) in &mut level.fixtures {
            if *place == from {
                *place = to;
            }
            if let Fixture::Warp { to: leads, .. } = fixture
                && *leads == from
            {
                *leads = to;
            }
        }
    }
}

/// Changes the size. Ranks come and go at the top, files at the right.
pub(super) fn resize(level: &mut Level, files: usize, ranks: usize) {
    let (files, ranks) = (files.clamp(1, MAX_EXTENT), ranks.clamp(1, MAX_EXTENT));
    for row in &mut level.tiles {
        row.resize(files, Tile::Floor);
    }
    while level.tiles.len() > ranks {
        level.tiles.remove(0);
    }
    while level.tiles.len() < ranks {
        level.tiles.insert(0, vec![Tile::Floor; files]);
    }
    level.size = (files, ranks);
    let inside = |at: Place| at.file() < files && at.rank() < ranks;
    level.pieces.retain(|piece| inside(piece.at));
    level.pieces.iter_mut().for_each(|piece| piece.patrol.retain(|at| inside(*at)));
    level.items.retain(|(at, _)| inside(*at));
    level
        .fixtures
        .retain(|(at, fixture)| inside(*at) && !matches!(fixture, Fixture::Warp { to, .. } if !inside(*to)));
}
