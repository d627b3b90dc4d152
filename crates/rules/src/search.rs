//! What programs that search ask of positions and rules, beyond what everybody asks.
//!
//! [`SearchExt`] is for engines: moves in reused memory, static exchange evaluation, null moves, activity of pieces.
//! [`SolveExt`] is for solvers of levels: positions as bytes, and the moves of sides that are not to move. Bring the trait
//! into scope, and [`Position`](crate::Position) has its methods.

pub use crate::core::activity::{Activity, Weights};
pub use crate::position::{
    MoveBuffer, MoveFilter, SearchExt, SolveExt, moves_on_terrain, pseudo_legal_moves, standing_cells,
};
