//! Wins within few moves against any defence, found by trying every move. Levels on games ask for such wins, and their
//! positions cannot be listed as those of a small board can.

use chesswright_rules::{Move, Position};

use super::{Ended, Limits, Progress, Solution, Watch, won};
use crate::Game;

/// The result of a search for a win within some moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Within {
    /// The fewest moves in which the player can force a win, and the moves that begin one.
    Win(u32, Vec<Move>),
    /// There is no such win.
    No,
    /// The search did not come to an end.
    Unknown(Ended),
}

/// How many positions are searched between two questions whether to go on.
const BETWEEN: usize = 1 << 12;

/// Searches for the shortest win within `most` moves of the player from a position. With `all`, every move that begins
/// one is found; otherwise the first in the order that breaks ties.
pub fn within(
    game: &Game,
    position: &Position,
    most: u32,
    all: bool,
    limits: &Limits,
    watch: Watch<'_>,
) -> Within {
    let mut search = Search { game, positions: 0, most: limits.states, watch };
    let mut position = position.clone();
    for moves in 0..=most {
        match search.first_moves(&mut position, moves, all) {
            Ok(Some(found)) => return Within::Win(moves, found),
            Ok(None) => {}
            Err(ended) => return Within::Unknown(ended),
        }
    }
    Within::No
}

/// The solution of a level on a game: the shortest win against any defence, of which the line shows one. Solutions are
/// counted by their first moves.
pub(super) fn solution(game: &Game, limits: &Limits, watch: Watch<'_>) -> Solution {
    let (mut position, mut memory) = game.start();
    let most = game.moves_to_win().map_or(0, u32::from);
    let mut solution = Solution { par: None, lines: 0, line: vec![], states: 0, ended: Ended::Done };
    let mut left = most;
    loop {
        match within(game, &position, left, true, limits, watch) {
            Within::Win(0, _) => return solution,
            Within::Win(moves, first) => {
                if solution.par.is_none() {
                    (solution.par, solution.lines) = (Some(moves), first.len() as u64);
                }
                let Some(played) = first.first() else { return solution };
                left = moves - 1;
                solution.line.extend(game.turn(&mut position, &mut memory, played));
            }
            Within::No => return solution,
            Within::Unknown(ended) => return Solution { ended, ..solution },
        }
    }
}

struct Search<'a, 'w> {
    game: &'a Game,
    positions: usize,
    most: usize,
    watch: Watch<'w>,
}

impl Search<'_, '_> {
    /// The moves of the player that win within so many moves. `None` if nothing wins. Where the player is not to move, or
    /// has won, there are no such moves to choose from.
    fn first_moves(
        &mut self,
        position: &mut Position,
        left: u32,
        all: bool,
    ) -> Result<Option<Vec<Move>>, Ended> {
        if self.game.verdict(position).is_some() || position.turn() != self.game.player() {
            return Ok(self.wins(position, left)?.then(Vec::new));
        }
        let mut found = vec![];
        if left > 0 {
            for played in self.game.moves(position) {
                if self.wins_after(position, &played, left - 1)? {
                    found.push(played);
                    if !all {
                        break;
                    }
                }
            }
        }
        Ok((!found.is_empty()).then_some(found))
    }

    /// Whether the player wins within so many moves, whatever the others do.
    fn wins(&mut self, position: &mut Position, left: u32) -> Result<bool, Ended> {
        self.positions += 1;
        if self.positions > self.most {
            return Err(Ended::Full);
        }
        if self.positions.is_multiple_of(BETWEEN)
            && !(self.watch)(Progress { states: self.positions, depth: left })
        {
            return Err(Ended::Stopped);
        }
        if self.game.verdict(position).is_some() {
            return Ok(won(self.game, position));
        }
        let ours = position.turn() == self.game.player();
        if ours && left == 0 {
            return Ok(false);
        }
        for played in position.unclaimed_moves() {
            let left = if ours { left - 1 } else { left };
            if self.wins_after(position, &played, left)? == ours {
                return Ok(ours);
            }
        }
        Ok(!ours)
    }

    fn wins_after(&mut self, position: &mut Position, played: &Move, left: u32) -> Result<bool, Ended> {
        position.play_unchecked(played);
        let wins = self.wins(position, left);
        position.undo();
        wins
    }
}
