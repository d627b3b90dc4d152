//! Controllers choose the moves of sides that no person plays.
//!
//! Every controller is a rule that people can learn. All but the last are deterministic. Their names have versions
//! and never change meaning, because a par is valid for a level *and* its controllers. Ties are broken by the order
//! of [`Game::sort`].

mod defender;
mod minimax;

use chesswright_catalog::level::{Ai, Level};
use chesswright_rules::board::Cell;
use chesswright_rules::prng::SplitMix64;
use chesswright_rules::search::{SearchExt, SolveExt};
use chesswright_rules::{Move, Position, Side};

use crate::Game;

/// The state of controllers besides the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The player's last move, from and to.
    pub(crate) last: Option<(Cell, Cell)>,
    /// By side: how many moves of its script have been played, modulo the script's length.
    pub(crate) scripts: Vec<u16>,
    /// The state of the random number generator.
    pub(crate) seed: u64,
}

impl Memory {
    pub(crate) fn new(level: &Level) -> Self {
        Self { last: None, scripts: vec![0; level.sides.len()], seed: 0 }
    }

    /// Writes the state that can affect the future. The last move affects only the reply to it.
    pub(crate) fn pack(&self, out: &mut Vec<u8>) {
        if self.scripts.iter().any(|&at| at != 0) {
            out.extend(self.scripts.iter().flat_map(|at| at.to_le_bytes()));
        }
    }
}

/// The move of a controller in a position in which its side is to move.
pub fn choose(game: &Game, ai: &Ai, position: &mut Position, memory: &mut Memory) -> Move {
    let mut moves = game.moves(position);
    moves.retain(|played| !played.is_pass());
    let chosen = match ai {
        Ai::Guard => best_capture(game, position, &moves),
        Ai::Hunter => best_capture(game, position, &moves).or_else(|| nearest(game, position, &moves, false)),
        Ai::Flee => nearest(game, position, &moves, true),
        Ai::Patrol => best_capture(game, position, &moves).or_else(|| on_route(position, &moves)),
        Ai::Minimax(depth) => minimax::best(game, position, &moves, *depth),
        Ai::Defender => defender::best(game, position, &moves),
        Ai::Mirror => mirrored(game, position, memory, &moves),
        Ai::Script(script) => scripted(game, position, memory, script),
        Ai::Random(seed) => {
            memory.seed = SplitMix64::new(memory.seed ^ *seed).next_u64();
            let place = (memory.seed >> 33) as usize % moves.len().max(1);
            moves.get(place).cloned()
        }
    };
    chosen.unwrap_or_else(|| position.waiting())
}

/// The capture of the most valuable piece.
fn best_capture(game: &Game, position: &Position, moves: &[Move]) -> Option<Move> {
    let mut best: Option<(f64, &Move)> = None;
    for played in moves {
        if let Some((_, victim)) = position.captured_piece(played) {
            let value = game.value(victim.kind);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, played));
            }
        }
    }
    best.map(|(_, played)| played.clone())
}

/// The move that ends nearest to an enemy, or farthest from the nearest enemy. Distances are counted in king steps.
fn nearest(game: &Game, position: &Position, moves: &[Move], away: bool) -> Option<Move> {
    let side = position.turn();
    let enemies: Vec<Cell> = position
        .pieces()
        .filter(|(_, piece)| position.fights(side, piece.side))
        .map(|(cell, _)| cell)
        .collect();
    let board = game.rules().board();
    let distance = |to: Cell| {
        let a = board.coords(to);
        let from = |&enemy: &Cell| {
            let b = board.coords(enemy);
            i32::from((a.x - b.x).abs().max((a.y - b.y).abs()))
        };
        enemies.iter().map(from).min().unwrap_or(0)
    };
    let cost = |played: &&Move| if away { -distance(played.to()) } else { distance(played.to()) };
    moves.iter().min_by_key(cost).cloned()
}

/// The step to the next cell of the route, for the piece whose turn it is.
fn on_route(position: &Position, moves: &[Move]) -> Option<Move> {
    let ground = position.ground()?;
    let acting = ground.acting?;
    let (_, number) = ground.numbers.iter().find(|(cell, _)| *cell == acting)?;
    let rules = position.rules();
    let route = &rules.definition().terrain.as_ref()?.marked.get(usize::from(*number))?.route;
    let next = rules.board().cell(route.get(usize::from(*ground.stages.get(usize::from(*number))?))?)?;
    let quiet = |played: &&Move| {
        played.from() == acting && played.to() == next && position.captured_piece(played).is_none()
    };
    moves.iter().find(quiet).cloned()
}

/// The player's last move, mirrored from left to right.
fn mirrored(game: &Game, position: &Position, memory: &Memory, moves: &[Move]) -> Option<Move> {
    let (from, to) = memory.last?;
    let board = position.rules().board();
    let turned = |cell: Cell| {
        let mut at = board.coords(cell);
        at.x = game.level().size.0 as i16 - 1 - at.x;
        board.at(at)
    };
    let (from, to) = (turned(from)?, turned(to)?);
    moves.iter().find(|played| played.from() == from && played.to() == to).cloned()
}

/// The next move of a script, if it is legal. The script advances in any case, and repeats after its end.
fn scripted(game: &Game, position: &Position, memory: &mut Memory, script: &[String]) -> Option<Move> {
    let at = memory.scripts.get_mut(position.turn().index())?;
    let text = script.get(usize::from(*at))?;
    *at = (*at + 1) % script.len() as u16;
    game.find_move(position, text)
}

/// The sides that a side fights.
pub(crate) fn foes(game: &Game, position: &Position, side: Side) -> Vec<Side> {
    (0..game.level().sides.len() as u8).map(Side).filter(|&other| position.fights(side, other)).collect()
}
