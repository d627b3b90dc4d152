//! The worker's part for levels: replies of enemies, and hints.

use std::cell::RefCell;

use chesswright_catalog::level::read_json;
use chesswright_engine::Clock;
use chesswright_game::write_move;
use chesswright_puzzle::solve::Standing;
use chesswright_rules::Position;

use super::protocol::{Request, Task, What};
use super::think::{LevelTaskError, load};
use crate::level::{LevelError, LevelSession, Source};

/// The time limit for exploring a level for its first hint, in milliseconds.
const PATIENCE: u64 = 20_000;

thread_local! {
    /// The current level and its explored positions.
    static SESSION: RefCell<Option<(String, LevelSession)>> = const { RefCell::new(None) };
}

/// Does a task of a level. It reads the clock about every millisecond.
///
/// # Errors
/// Fails if the game or the level cannot be loaded, if no enemy is to move, or if the task is one for the engine.
pub fn play(task: &Task, clock: Clock<'_>) -> Result<What, LevelTaskError> {
    let game = load(task)?;
    match task.request {
        Request::Reply => reply(task, game.position()),
        Request::Way => way(task, game.position(), clock),
        Request::Play(_) | Request::Hint => Err(LevelTaskError::NoLevel),
    }
}

/// The replies of the enemies.
fn reply(task: &Task, position: &Position) -> Result<What, LevelTaskError> {
    let played = with_level(task, |session| session.reply(position))?.ok_or(LevelTaskError::NoReply)?;
    Ok(What::Move { played: write_move(position, &played), score: None, positions: 0, begun: 0, ended: 0 })
}

/// The next move of a shortest solution.
fn way(task: &Task, position: &Position, clock: Clock<'_>) -> Result<What, LevelTaskError> {
    let begun = clock();
    let hint = with_level(task, |session| session.hint(position, &mut || clock() < begun + PATIENCE))?;
    Ok(match hint {
        Ok(hint) => What::Way {
            piece: hint.piece,
            to: hint.to,
            distance: hint.distance,
            played: write_move(position, &hint.played),
        },
        Err(standing) => What::NoWay { lost: standing == Standing::Lost },
    })
}

fn with_level<T>(task: &Task, ask: impl FnOnce(&LevelSession) -> T) -> Result<T, LevelTaskError> {
    let text = task.level.as_ref().ok_or(LevelTaskError::NoLevel)?;
    SESSION.with_borrow_mut(|kept| {
        let known = kept.take().filter(|(known, _)| known == text).map(|(_, session)| session);
        let session = match known {
            Some(session) => session,
            None => {
                let level = read_json(text).map_err(LevelError::Unreadable)?;
                LevelSession::new(&level, Source::Own).map_err(LevelError::Unplayable)?
            }
        };
        let answer = ask(&session);
        *kept = Some((text.clone(), session));
        Ok(answer)
    })
}
