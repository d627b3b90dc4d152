//! Workers of a queue that think for the house, where there are some. Otherwise the house thinks for itself.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use chesswright_game::{Game, write_move};
use chesswright_notation::position;
use chesswright_queue::{Address, Build, Opening, Queue, Thought, ThoughtWanted};
use chesswright_rules::{Move, Position};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::sleep;

use crate::metrics::log;

/// How many moves are asked for at the same time.
const MOST: usize = 256;
/// How long a worker may take, besides the time for the search.
const PATIENCE: Duration = Duration::from_secs(1);
/// After this time a queue that is out of reach is tried again.
const AGAIN: Duration = Duration::from_secs(10);

/// The workers of a queue.
#[derive(Debug, Default)]
pub(crate) struct Workers {
    entered: OnceLock<Entered>,
}

#[derive(Debug)]
struct Entered {
    queue: Queue,
    build: Build,
    places: Arc<Semaphore>,
}

/// A move that a worker may choose.
pub(crate) struct Question {
    start: Option<Position>,
    moves: Vec<Move>,
    position: Position,
    level: u8,
    seed: u64,
    nodes: u64,
    time: Duration,
    _place: OwnedSemaphorePermit,
}

impl Workers {
    /// Enters a queue, as soon as it is there.
    pub(crate) async fn enter(&self, address: Address, build: Build) {
        loop {
            let told = |text: String| log("warning", &text);
            match Queue::connect(&address, "chesswright serve", told).await {
                Ok(queue) => {
                    log("info", &format!("workers at {address} may think for the house"));
                    // Nobody else enters it.
                    let _ =
                        self.entered.set(Entered { queue, build, places: Arc::new(Semaphore::new(MOST)) });
                    return;
                }
                Err(error) => log("warning", &format!("{error}; the house thinks for itself")),
            }
            sleep(AGAIN).await;
        }
    }

    /// A question about the position of a game; none without a queue, where too much is asked already, or where the house must not
    /// know the position.
    pub(crate) fn question(
        &self,
        game: &Game,
        level: u8,
        seed: u64,
        nodes: u64,
        time: Duration,
    ) -> Option<Question> {
        let place = self.entered.get()?.places.clone().try_acquire_owned().ok()?;
        if game.rules().hides() {
            return None;
        }
        let moves = game.path().iter().filter_map(|id| game.tree().get(*id)?.played().cloned()).collect();
        let usual = game.start().setup() == game.rules().start().setup();
        let start = (!usual).then(|| game.start().clone());
        let position = game.position().clone();
        Some(Question { start, moves, position, level, seed, nodes, time, _place: place })
    }

    /// Asks a worker. `None` if nobody answers in time.
    pub(crate) async fn think(&self, question: Question) -> Option<String> {
        let entered = self.entered.get()?;
        let patience = question.time + PATIENCE;
        // Listing the moves of a long game takes a moment.
        let prepared = tokio::task::spawn_blocking(move || Some((wanted(&question)?, question))).await;
        let (wanted, question) = prepared.ok()??;
        let thought = entered.queue.think(&entered.build, &wanted, patience).await?;
        let Thought::Move(number) = thought else { return None };
        let legal = ordered(&question.position);
        Some(write_move(&question.position, legal.get(number as usize)?))
    }
}

/// The question as a worker reads it.
fn wanted(question: &Question) -> Option<ThoughtWanted> {
    let definition = question.position.rules().definition();
    let mut here = question.start.clone().unwrap_or_else(|| question.position.rules().start());
    let mut moves = vec![];
    for played in &question.moves {
        moves.push(ordered(&here).iter().position(|legal| legal == played)? as u32);
        here.play_unchecked(played);
    }
    let start = question.start.as_ref().map(position::write);
    Some(ThoughtWanted {
        game: definition.name.clone(),
        hash: definition.hash(),
        position: Opening { start, moves },
        level: question.level.into(),
        seed: question.seed,
        nodes: question.nodes,
        time: question.time.as_millis() as u64,
    })
}

/// The legal moves in the order in which the queue numbers them.
fn ordered(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_key(Move::id);
    moves
}
