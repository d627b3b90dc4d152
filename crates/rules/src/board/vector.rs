//! Displacements on the lattice of a board, and the directions of the sides.

use std::ops::{Add, Mul, Neg, Sub};

/// A displacement by files, ranks and layers.
///
/// Hexagonal boards use axial coordinates: `y` counts steps straight up a file, and `x` counts steps to the neighbour
/// across the upper right edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vector {
    /// Files, to the right.
    pub x: i16,
    /// Ranks, away from the first player.
    pub y: i16,
    /// Layers, upwards.
    pub z: i16,
}

impl Vector {
    /// No displacement.
    pub const ZERO: Self = Self::new(0, 0, 0);

    /// A displacement by files, ranks and layers.
    pub const fn new(x: i16, y: i16, z: i16) -> Self {
        Self { x, y, z }
    }

    /// A displacement within a layer.
    pub const fn flat(x: i16, y: i16) -> Self {
        Self::new(x, y, 0)
    }
}

impl Add for Vector {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self::new(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for Vector {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Self::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Neg for Vector {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y, -self.z)
    }
}

impl Mul<i16> for Vector {
    type Output = Self;
    fn mul(self, k: i16) -> Self {
        Self::new(self.x * k, self.y * k, self.z * k)
    }
}

/// The directions of a side: its own right, forward and up on the board.
///
/// Piece descriptions take the mover's point of view. A frame turns their vectors into board vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Where the side's right points.
    pub right: Vector,
    /// Where the side's forward points.
    pub forward: Vector,
    /// Where the side's up points.
    pub up: Vector,
}

impl Frame {
    /// The first player's directions.
    pub const FIRST: Self =
        Self { right: Vector::new(1, 0, 0), forward: Vector::new(0, 1, 0), up: Vector::new(0, 0, 1) };

    /// The directions of the player opposite, turned by half a turn. Up stays up.
    pub const OPPOSITE: Self =
        Self { right: Vector::new(-1, 0, 0), forward: Vector::new(0, -1, 0), up: Vector::new(0, 0, -1) };

    /// The board vector for a vector from the side's point of view.
    pub fn apply(&self, v: Vector) -> Vector {
        self.right * v.x + self.forward * v.y + self.up * v.z
    }
}
