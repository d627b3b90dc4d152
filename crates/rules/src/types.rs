//! Sides, kinds of pieces and what else both the core and its façade speak about. This module depends on boards alone.

use crate::board::Cell;

/// A side, by its place in the turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub u8);

impl Side {
    /// Its place in the turn order.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of piece, by its place in the definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

impl Kind {
    /// Its place in the definition.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece: whose, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// One thing that happens in an action on terrain, in the order in which it does. Drawings and sounds follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerrainEvent {
    /// The piece on a cell is captured.
    Captured(Cell),
    /// A ward takes a blow: who came from one cell to strike at another ends on a third.
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
        /// From here.
        from: Cell,
        /// To there.
        to: Cell,
    },
    /// A piece leaps.
    Leapt {
        /// From here.
        from: Cell,
        /// To there.
        to: Cell,
    },
    /// A door opens for ever.
    Opened(Cell),
    /// The item on a cell is taken.
    Took(Cell),
    /// A piece has a ward now.
    Warded(Cell),
    /// A piece has lost its ward and nothing else.
    WardLost(Cell),
    /// A piece has become another.
    Became {
        /// Where it stands.
        cell: Cell,
        /// What it is now.
        kind: Kind,
    },
    /// A bomb goes off.
    Exploded(Cell),
    /// A cracked wall becomes floor.
    Crumbled(Cell),
    /// A piece is blown off the board.
    Removed(Cell),
    /// A pad sends a piece on.
    Warped {
        /// The pad.
        from: Cell,
        /// Its exit.
        to: Cell,
    },
    /// A pad's exit is taken: the piece stays.
    Jammed(Cell),
    /// Ice or a belt carries a piece on.
    Carried {
        /// From here.
        from: Cell,
        /// To the next cell.
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
    /// A gate opens or closes.
    Gate {
        /// Its cell.
        cell: Cell,
        /// Whether it is open now.
        open: bool,
    },
}
