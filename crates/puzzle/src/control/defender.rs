//! `defender-1`: tries every reply, and plays one after which the player cannot force the win that is the goal of the level.
//! If there is none, it plays one that delays the win the longest.

use chesswright_rules::{Move, Position};

use super::best_capture;
use crate::Game;
use crate::solve::{self, Limits, Within};

/// How many positions may be searched for one reply. A reply that cannot be refuted with that counts as good.
const EACH: Limits = Limits { states: 400_000, bytes: 0 };

/// How many moves the player has left. The solver sets up the positions of a small board without their history, so that
/// there it is what the player has at first.
fn left(game: &Game, position: &Position) -> u32 {
    let most = game.moves_to_win().map_or(0, u32::from);
    if game.level().game.is_some() { most.saturating_sub(game.own_moves(position)) } else { most }
}

/// The best of these moves. Of equal ones, the capture of the most valuable piece, then the first.
pub(super) fn best(game: &Game, position: &mut Position, moves: &[Move]) -> Option<Move> {
    let most = left(game, position);
    let mut best: Option<(u32, Vec<Move>)> = None;
    for played in moves {
        position.play_unchecked(played);
        let delay = match solve::within(game, position, most, false, &EACH, &mut solve::quietly) {
            Within::Win(moves, _) => moves,
            Within::No | Within::Unknown(_) => u32::MAX,
        };
        position.undo();
        match &mut best {
            Some((longest, equal)) if *longest == delay => equal.push(played.clone()),
            Some((longest, _)) if *longest > delay => {}
            _ => best = Some((delay, vec![played.clone()])),
        }
    }
    let (_, equal) = best?;
    best_capture(game, position, &equal).or_else(|| equal.into_iter().next())
}
