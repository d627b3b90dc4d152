//! Types that the core and its façade share: sides, kinds, pieces and events on terrain. This module depends only on
//! boards.

use serde::{Deserialize, Serialize};

use crate::board::Cell;

/// A side, as its place in the turn order. It is written as that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Side(pub u8);

impl Side {
    /// Its place in the turn order.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of piece, as its place in the definition. It is written as that number;
/// [`Rules::kind_name`](crate::Rules::kind_name) has the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Kind(pub u8);

impl Kind {
    /// Its place in the definition.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece on the board or in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// The side that owns it.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}

/// One event of an action on terrain, such as a warp or an opened door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TerrainEvent {
    /// The piece on a cell is captured.
    Captured(Cell),
    /// A ward repels a capture.
    Bounced {
        /// Where the attacker stood.
        from: Cell,
        /// The cell of the ward.
        off: Cell,
        /// Where the attacker stands now.
        to: Cell,
    },
    /// A piece steps or slides.
    Slid {
        /// Its origin.
        from: Cell,
        /// Its destination.
        to: Cell,
    },
    /// A piece leaps.
    Leapt {
        /// Its origin.
        from: Cell,
        /// Its destination.
        to: Cell,
    },
    /// A door opens for good.
    Opened(Cell),
    /// The item on a cell is taken.
    Took(Cell),
    /// A piece gains a ward.
    Warded(Cell),
    /// A piece loses its ward.
    WardLost(Cell),
    /// A piece becomes another kind.
    Became {
        /// Its cell.
        cell: Cell,
        /// Its new kind.
        kind: Kind,
    },
    /// A bomb explodes.
    Exploded(Cell),
    /// A cracked wall becomes floor.
    Crumbled(Cell),
    /// A blast removes a piece.
    Removed(Cell),
    /// A pad warps a piece.
    Warped {
        /// The pad.
        from: Cell,
        /// Its exit.
        to: Cell,
    },
    /// The exit of a pad is occupied, so the piece stays.
    Jammed(Cell),
    /// Ice or a belt moves a piece by one cell.
    Carried {
        /// Its origin.
        from: Cell,
        /// Its destination.
        to: Cell,
    },
    /// A piece leaves the board by an exit.
    Left(Cell),
    /// A plate goes down or up.
    Plate {
        /// Its cell.
        cell: Cell,
        /// Whether it is down now.
        down: bool,
    },
    /// A barrier opens or closes.
    Barrier {
        /// Its cell.
        cell: Cell,
        /// Whether it is open now.
        open: bool,
    },
}
