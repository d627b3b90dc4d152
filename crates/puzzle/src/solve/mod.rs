//! The solver: par, shortest lines, the whole graph of a level, proof against any defence, grades, hints, and which
//! objects matter, and why a level cannot be won.

mod ablate;
mod force;
mod grade;
mod graph;
mod hint;
mod prove;
mod why;
mod within;

use chesswright_rules::Position;

use crate::{Action, Game, Unplayable};

pub use ablate::{Ablated, Object, ablate};
pub use force::{Forced, force};
pub use grade::{Grade, grade};
pub use graph::{Extent, Graph, explore};
pub use hint::{Hint, Standing, hint, standing};
pub use prove::{Proved, prove};
pub use why::{Change, Untouched, Why, why};
pub use within::{Within, within};

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most positions.
    pub states: usize,
    /// The most bytes of memory for them.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { states: 4_000_000, bytes: 1 << 30 }
    }
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of positions found.
    pub states: usize,
    /// The number of player moves that lead to them.
    pub depth: u32,
}

/// Called from time to time. The search stops if it returns `false`.
pub type Watch<'a> = &'a mut dyn FnMut(Progress) -> bool;

/// A watch that never stops a search.
pub fn quietly(_: Progress) -> bool {
    true
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It found the answer.
    Done,
    /// It ran out of states or memory.
    Full,
    /// The caller stopped it.
    Stopped,
}

/// The solution of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The fewest moves that win. `None` if the level cannot be won, or if the search did not finish.
    pub par: Option<u32>,
    /// The number of solutions with this many moves.
    pub lines: u64,
    /// The first solution in the order that breaks ties: all actions, including those of enemies.
    pub line: Vec<Action>,
    /// The number of positions with the player to move, without won and lost ones, as far as they were expanded.
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

    /// Whether the level is known to be unwinnable.
    pub fn is_unsolvable(&self) -> bool {
        self.par.is_none() && self.ended == Ended::Done
    }
}

/// Finds par.
///
/// # Errors
/// Fails if the level has no player, or if a controller moves at random.
pub fn solve(game: &Game, limits: &Limits, watch: Watch<'_>) -> Result<Solution, Unplayable> {
    if game.level().game.is_some() {
        game.solvable()?;
        return Ok(within::solution(game, limits, watch));
    }
    let graph = explore(game, limits, Extent::ToPar, watch)?;
    Ok(graph.solution(game))
}

/// Why a line cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The level has ended before a move.
    #[error("the level is over before `{0}`")]
    Over(String),
    /// A move is not legal.
    #[error("`{text}` cannot be played as move {number}")]
    NotLegal {
        /// The move.
        text: String,
        /// Its number in the line, from 1.
        number: u32,
    },
}

/// Plays a line of the player's moves from the start. Returns after how many moves it wins.
///
/// # Errors
/// With the first move that cannot be played.
pub fn replay(game: &Game, line: &str) -> Result<Option<u32>, ReplayError> {
    let (mut position, mut memory) = game.start();
    let words = line.split_whitespace().filter(|word| !word.starts_with('~') && *word != "·");
    for (count, word) in (0u32..).zip(words) {
        if game.verdict(&position).is_some() {
            return Err(ReplayError::Over(word.to_owned()));
        }
        let Some(played) = game.find_move(&position, word) else {
            return Err(ReplayError::NotLegal { text: word.to_owned(), number: count + 1 });
        };
        game.turn(&mut position, &mut memory, &played);
        if won(game, &position) {
            return Ok(Some(count + 1));
        }
    }
    Ok(None)
}

/// Why what a level says about itself is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FalseProof {
    /// It is about other rules.
    #[error("the proof is for the rules `{0}`")]
    Rules(String),
    /// It is about other enemies.
    #[error("the proof is for the controllers `{proved}`, and the level has `{has}`")]
    Controllers {
        /// Those of the proof.
        proved: String,
        /// Those of the level.
        has: String,
    },
    /// Its moves cannot be played.
    #[error(transparent)]
    Moves(#[from] ReplayError),
    /// Its moves do not win.
    #[error("the moves of the proof do not win")]
    NoWin,
    /// Its moves win at another time.
    #[error("the proof says that {said} moves win, and its moves win after {real}")]
    Par {
        /// What the proof says.
        said: u32,
        /// After how many moves its moves win.
        real: u32,
    },
}

/// Plays the proof of a level. Returns whether it proves that the level can be won in as many moves as it says; a level
/// without a proof, or whose proof has no moves, proves nothing.
///
/// # Errors
/// If the proof is false.
pub fn check_proof(game: &Game) -> Result<bool, FalseProof> {
    let level = game.level();
    let Some(proof) = &level.proof else { return Ok(false) };
    if !proof.rules.is_empty() && proof.rules != chesswright_catalog::level::RULES {
        return Err(FalseProof::Rules(proof.rules.clone()));
    }
    if !proof.ai.is_empty() && proof.ai != level.ai_name() {
        return Err(FalseProof::Controllers { proved: proof.ai.clone(), has: level.ai_name() });
    }
    if proof.line.is_empty() {
        return Ok(false);
    }
    let real = replay(game, &proof.line)?.ok_or(FalseProof::NoWin)?;
    match proof.par {
        Some(said) if said != real => Err(FalseProof::Par { said, real }),
        said => Ok(said.is_some()),
    }
}

/// Whether the player has won.
pub(crate) fn won(game: &Game, position: &Position) -> bool {
    game.verdict(position) == Some(Some(game.player()))
}
