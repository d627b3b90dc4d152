//! Solving: par, lines, the whole graph of a level, proof against any defence, grades, hints, and which objects matter.

mod ablate;
mod force;
mod grade;
mod graph;
mod hint;
mod prove;

use chesswright_rules::Position;

use crate::{Action, Game, Unplayable};

pub use ablate::{Ablated, Object, ablate};
pub use force::{Forced, force};
pub use grade::{Grade, grade};
pub use graph::{Extent, Graph, explore};
pub use hint::{Hint, Standing, hint, standing};
pub use prove::{Proved, prove};

/// How much a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions.
    pub states: usize,
    /// Bytes of memory for them.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { states: 4_000_000, bytes: 1 << 30 }
    }
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions found.
    pub states: usize,
    /// Moves of the player by which they are reached.
    pub depth: u32,
}

/// Asked now and then; a search that is told `false` stops.
pub type Watch<'a> = &'a mut dyn FnMut(Progress) -> bool;

/// Watches nothing.
pub fn quietly(_: Progress) -> bool {
    true
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It knows.
    Done,
    /// It ran out of states or memory.
    Full,
    /// It was told to stop.
    Stopped,
}

/// What a level comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The fewest moves that win; none when it cannot be won, or when the search did not end.
    pub par: Option<u32>,
    /// How many ways there are to win with so few.
    pub lines: u64,
    /// The first of them in the order that settles ties: all actions, the enemies' too.
    pub line: Vec<Action>,
    /// Positions in which the player can be to move, won and lost ones aside, as far as they were looked at.
    pub states: usize,
    /// How the search ended.
    pub ended: Ended,
}

impl Solution {
    /// The player's moves of the line.
    pub fn line_text(&self, game: &Game) -> String {
        let own = self.line.iter().filter(|action| action.side == game.player());
        own.map(|action| action.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Whether it is known that the level cannot be won.
    pub fn is_unsolvable(&self) -> bool {
        self.par.is_none() && self.ended == Ended::Done
    }
}

/// Finds par.
///
/// # Errors
/// When the level has nobody to solve it, or somebody plays by chance.
pub fn solve(game: &Game, limits: &Limits, watch: Watch<'_>) -> Result<Solution, Unplayable> {
    let graph = explore(game, limits, Extent::ToPar, watch)?;
    Ok(graph.solution(game))
}

/// Plays a line of the player's moves from the start; tells after how many moves it wins.
///
/// # Errors
/// With the first move that cannot be played, in words.
pub fn replay(game: &Game, line: &str) -> Result<Option<u32>, String> {
    let (mut position, mut memory) = game.start();
    let words = line.split_whitespace().filter(|word| !word.starts_with('~') && *word != "·");
    for (count, word) in (0u32..).zip(words) {
        if position.verdict().is_some() {
            return Err(format!("the level is over before `{word}`"));
        }
        let Some(played) = game.find_move(&position, word) else {
            return Err(format!("`{word}` cannot be played as move {}", count + 1));
        };
        game.turn(&mut position, &mut memory, &played);
        if won(game, &position) {
            return Ok(Some(count + 1));
        }
    }
    Ok(None)
}

/// Whether the player has won.
pub(crate) fn won(game: &Game, position: &Position) -> bool {
    position.verdict() == Some(Some(game.player()))
}
