//! `minimax-1`: searches to a fixed depth in actions, its own included, and knows the level's goals.
//!
//! All sides that it fights are treated as one coalition, which keeps alpha-beta correct for more than two sides.

use chesswright_rules::search::{SearchExt, SolveExt};
use chesswright_rules::{Move, Position, Side};

use super::foes;
use crate::Game;

/// The value of a level that is won or lost.
const OVER: f64 = 100_000.0;

/// The best of these moves. Of equal moves, the first.
pub(super) fn best(game: &Game, position: &mut Position, moves: &[Move], depth: u8) -> Option<Move> {
    let search = Search { game, us: position.turn(), foes: foes(game, position, position.turn()) };
    let mut best: Option<(f64, &Move)> = None;
    for played in moves {
        position.play_unchecked(played);
        let alpha = best.map_or(f64::NEG_INFINITY, |(value, _)| value);
        let value = search.value(position, depth.saturating_sub(1), 1, alpha, f64::INFINITY);
        position.undo();
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, played));
        }
    }
    best.map(|(_, played)| played.clone())
}

struct Search<'a> {
    game: &'a Game,
    us: Side,
    foes: Vec<Side>,
}

impl Search<'_> {
    /// The evaluation of a position from our side. It is exact if it lies between the bounds.
    fn value(&self, position: &mut Position, depth: u8, ply: u32, mut alpha: f64, mut beta: f64) -> f64 {
        if let Some(winner) = self.game.verdict(position) {
            let far = OVER - f64::from(ply);
            // The player and all its enemies have opposite results: what one wins, the others lose.
            let player = self.game.player();
            let won = (winner == Some(player)) != self.foes.contains(&player);
            return if won { far } else { -far };
        }
        if depth == 0 {
            return self.evaluate(position);
        }
        let against = self.foes.contains(&position.turn());
        let moves = self.game.moves(position);
        let mut best = if against { f64::INFINITY } else { f64::NEG_INFINITY };
        for played in &moves {
            position.play_unchecked(played);
            let value = self.value(position, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if against {
                best = best.min(value);
                beta = beta.min(value);
            } else {
                best = best.max(value);
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn evaluate(&self, position: &Position) -> f64 {
        let wards = position.ground().map(|ground| ground.wards).unwrap_or_default();
        let mut material = 0.0;
        position.for_each_piece(|cell, piece| {
            let value = self.game.value(piece.kind) * if wards.contains(&cell) { 1.5 } else { 1.0 };
            if piece.side == self.us {
                material += value;
            } else if self.foes.contains(&piece.side) {
                material -= value;
            }
        });
        let own = position.mobility(self.us) as f64;
        let others: usize = self
            .foes
            .iter()
            .filter(|&&side| !position.is_idle(side))
            .map(|&side| position.mobility(side))
            .sum();
        100.0 * material + own - others as f64
    }
}
