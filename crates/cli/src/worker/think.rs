//! Moves that a server waits for: the players of its house.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chesswright_engine::eval::HandcraftedEval;
use chesswright_engine::{Engine, LEVELS, Limits, Opponent, Stop};
use chesswright_queue::{MOST_JOB, Thought, ThoughtWanted};
use chesswright_rules::Rules;
use futures_util::StreamExt;
use tokio::sync::Semaphore;
use tokio::time::sleep;

use super::{AGAIN, Shared, log};
use crate::core::Game;
use crate::queue::history;

/// The most nodes and the longest time of a move.
const NODES: u64 = 1_000_000;
const TIME: Duration = Duration::from_secs(10);
/// The megabytes of an engine's table.
const MEMORY: usize = 8;

/// Answers those who want a move. Only games that ship are played, so the rules cost what they should.
pub(super) async fn serve(shared: Arc<Shared>, jobs: usize) {
    let places = Arc::new(Semaphore::new(jobs));
    loop {
        match shared.queue.wanted(shared.build).await {
            Ok(mut asked) => {
                while let Some(message) = asked.next().await {
                    let Ok(place) = places.clone().try_acquire_owned() else {
                        shared.queue.thought(&message, &Thought::Busy).await;
                        continue;
                    };
                    let shared = shared.clone();
                    tokio::spawn(async move {
                        let begun = Instant::now();
                        let payload = message.payload.clone();
                        let thought = tokio::task::spawn_blocking(move || think(&payload)).await;
                        let thought = thought.unwrap_or_else(|error| Thought::Refused(error.to_string()));
                        shared.queue.thought(&message, &thought).await;
                        let seconds = begun.elapsed().as_secs_f64();
                        match thought {
                            Thought::Refused(why) => log(&format!("move for a server: refused: {why}")),
                            _ => log(&format!("move for a server: chosen in {seconds:.2} s")),
                        }
                        drop(place);
                    });
                }
            }
            Err(error) => log(&error.to_string()),
        }
        sleep(AGAIN).await;
    }
}

fn think(payload: &[u8]) -> Thought {
    if payload.len() > MOST_JOB {
        return Thought::Refused("it is too long".into());
    }
    let wanted: ThoughtWanted = match serde_json::from_slice(payload) {
        Ok(wanted) => wanted,
        Err(error) => return Thought::Refused(error.to_string()),
    };
    match choose(&wanted) {
        Ok(number) => Thought::Move(number),
        Err(error) => Thought::Refused(format!("{error:#}")),
    }
}

fn choose(wanted: &ThoughtWanted) -> anyhow::Result<u32> {
    let rules: Rules = Game::built_in(&wanted.game)?.rules().clone();
    anyhow::ensure!(
        rules.definition().hash() == wanted.hash,
        "the rules of `{}` are other ones here",
        wanted.game
    );
    anyhow::ensure!((1..=LEVELS).contains(&wanted.level), "there is no level {}", wanted.level);
    let (start, moves) = history::read(&rules, &wanted.position)?;
    let mut position = start.unwrap_or_else(|| rules.start());
    moves.iter().for_each(|played| position.play_unchecked(played));
    let stop = Stop::new();
    let watch = stop.clone();
    let time = Duration::from_millis(wanted.time).min(TIME);
    let begun = Instant::now();
    let clock = move || {
        if begun.elapsed() >= time {
            watch.stop();
        }
        begun.elapsed().as_millis() as u64
    };
    let mut engine = Engine::with_evaluation(&rules, Arc::new(HandcraftedEval::new(&rules)), MEMORY);
    let limits =
        Limits { time: Limits::time(time.as_millis() as u64).time, ..Limits::nodes(wanted.nodes.min(NODES)) };
    let opponent = Opponent::new(wanted.level, wanted.seed);
    let result = opponent.choose(&mut engine, &position, &limits, &stop, &clock, &mut |_| {});
    let best = result.best_move.ok_or_else(|| anyhow::anyhow!("the game is over"))?;
    history::number(&position, &best)
}
