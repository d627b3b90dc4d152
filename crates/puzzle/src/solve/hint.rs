//! Hints in three steps, and whether a position can still be won.

use chesswright_rules::board::Cell;
use chesswright_rules::{Move, Position};

use super::Ended;
use super::graph::{Graph, NEVER, moves_at, pack};
use crate::Game;
use crate::control::Memory;

/// The next move of a shortest solution, revealed in three steps: which piece, where to, the whole move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The piece.
    pub piece: Cell,
    /// The destination.
    pub to: Cell,
    /// The move.
    pub played: Move,
    /// The number of moves to the win, including this one.
    pub distance: u32,
}

/// Whether a position can still be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be won in this many moves.
    Winnable(u32),
    /// It can no longer be won.
    Lost,
    /// The search did not find out.
    Unknown,
}

/// Whether a position can be won: from the level's graph if that contains it, otherwise by a new search.
pub fn standing(graph: &Graph, position: &Position, memory: &Memory) -> Standing {
    let mut packed = vec![];
    pack(position, memory, &mut packed);
    match graph.find(&packed) {
        Some(node) if graph.distance(node) != NEVER => Standing::Winnable(graph.distance(node)),
        Some(_) if graph.ended() == Ended::Done => Standing::Lost,
        _ => Standing::Unknown,
    }
}

/// The next move of a shortest solution from a position of the graph.
pub fn hint(game: &Game, graph: &Graph, position: &Position, memory: &Memory) -> Option<Hint> {
    let mut packed = vec![];
    pack(position, memory, &mut packed);
    let node = graph.find(&packed)?;
    let distance = graph.distance(node);
    if distance == NEVER {
        return None;
    }
    let played = *graph.best_from(node).first()?;
    let mut copy = position.clone();
    let played = moves_at(game, &mut copy, &packed).into_iter().nth(played)?;
    Some(Hint { piece: played.from(), to: played.to(), played, distance })
}
