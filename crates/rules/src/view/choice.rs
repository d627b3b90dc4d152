//! Moves as a side can name them that does not see everything.

use serde::{Deserialize, Serialize};

use crate::board::Cell;
use crate::moves::Move;
use crate::position::Position;
use crate::types::Kind;

/// A move that a side has, with no more about it than the side sees.
///
/// [`Position::chosen`] finds the [`Move`] that is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Choice {
    /// The cell that the piece leaves; of a drop, the cell on which it is dropped.
    pub from: Cell,
    /// The cell on which it arrives.
    pub to: Cell,
    /// Nothing moves.
    #[serde(skip_serializing_if = "is_default")]
    pub pass: bool,
    /// The cells on which the piece lands before it arrives.
    #[serde(skip_serializing_if = "is_default")]
    pub path: Vec<Cell>,
    /// The kind to which it promotes.
    #[serde(skip_serializing_if = "is_default")]
    pub promotion: Option<Kind>,
    /// The kind that is dropped.
    #[serde(skip_serializing_if = "is_default")]
    pub drop: Option<Kind>,
    /// The kind that comes in through a gate, and the cell of that gate.
    #[serde(skip_serializing_if = "is_default")]
    pub gate: Option<(Kind, Cell)>,
    /// It is castling by a castling rule.
    #[serde(skip_serializing_if = "is_default")]
    pub castling: bool,
    /// Origin and destination of a second piece that moves, such as the partner of a castling.
    #[serde(skip_serializing_if = "is_default")]
    pub partner: Option<(Cell, Cell)>,
    /// The cell on which a wall is put.
    #[serde(skip_serializing_if = "is_default")]
    pub wall: Option<Cell>,
    /// The action that is done instead, by its place in the definition, and the cell at which it is aimed.
    #[serde(skip_serializing_if = "is_default")]
    pub action: Option<(usize, Option<Cell>)>,
    /// The cells of the pieces that it captures, as far as the side sees them.
    #[serde(skip_serializing_if = "is_default")]
    pub captures: Vec<Cell>,
}

impl Choice {
    /// A legal move of a position to somebody who sees some of its cells.
    pub(super) fn of(position: &Position, played: &Move, seen: &[bool]) -> Self {
        let sees = |cell: Cell| seen.get(usize::from(cell)) == Some(&true);
        let pass = played.is_pass();
        let mut captures = position.captures(played);
        captures.retain(|&cell| sees(cell));
        Self {
            from: if pass { 0 } else { played.from() },
            to: if pass { 0 } else { played.to() },
            pass,
            path: played.path().to_vec(),
            promotion: played.promotion(),
            drop: played.drop(),
            gate: played.gate(),
            castling: played.is_castling(),
            partner: position.partner(played).filter(|&(from, _)| sees(from)),
            wall: played.wall(),
            action: played.action(),
            captures,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
