//! A slot of a worker: it does one job after the other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chesswright_queue::{Answer, Delivery, Job, Outcome, QueueError};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::job_process::{Failure, JobProcess};
use super::{AGAIN, Pace, Shared, log};

/// How often a slot says that it lives. The queue gives its job to another one after three times that.
const BEAT: Duration = Duration::from_secs(2);
/// A job that ended this many processes is refused.
const DEATHS: i64 = 3;
/// A job that was given to so many workers, none of which finished it, is refused.
const MOST_TRIES: i64 = 20;

/// Does jobs until the worker is told to stop.
pub(super) async fn serve(shared: Arc<Shared>) {
    let mut intake = shared.queue.intake(shared.build);
    let mut pace = shared.pace.clone();
    let mut process = None;
    let mut told = String::new();
    loop {
        let delivery = tokio::select! {
            delivery = intake.next() => delivery,
            _ = pace.wait_for(|pace| *pace != Pace::Working) => return,
        };
        match delivery {
            Ok(Some(delivery)) => {
                told.clear();
                work(&shared, &delivery, &mut process).await;
            }
            Ok(None) => told.clear(),
            Err(error) => {
                let text = error.to_string();
                if text != told {
                    log(&text);
                    told = text;
                }
                sleep(AGAIN).await;
            }
        }
    }
}

/// How a job ended.
enum End {
    Done(Outcome),
    /// Another worker may try, after a while.
    GivenBack(Duration),
    /// Nobody wants it any more.
    Withdrawn,
}

/// Does one job.
async fn work(shared: &Shared, delivery: &Delivery, process: &mut Option<JobProcess>) {
    let begun = Instant::now();
    let end = match &delivery.job {
        Err(why) => End::Done(Outcome::Refused(why.clone())),
        Ok(_) if delivery.tries > MOST_TRIES => {
            End::Done(Outcome::Refused(format!("{MOST_TRIES} workers had it, and none finished it")))
        }
        Ok(job) => watched(shared, delivery, job, process).await,
    };
    let Some((run, number)) = delivery.place() else { return delivery.drop_it().await };
    match end {
        End::Done(outcome) => {
            let what = match &outcome {
                Outcome::Refused(why) => format!("refused: {why}"),
                _ => format!("done in {:.1} s", begun.elapsed().as_secs_f64()),
            };
            log(&format!("job {number} of {run}: {what}"));
            hand_in(shared, delivery, Answer { number, worker: shared.name.clone(), outcome }).await;
        }
        End::GivenBack(pause) => {
            log(&format!("job {number} of {run}: given back"));
            delivery.give_back().await;
            sleep(pause).await;
        }
        End::Withdrawn => {
            log(&format!("job {number} of {run}: withdrawn"));
            delivery.give_back().await;
        }
    }
}

/// Does a job, while the queue is told that it is being done, and until something else comes in between.
async fn watched(shared: &Shared, delivery: &Delivery, job: &Job, process: &mut Option<JobProcess>) -> End {
    let mut withdrawn = shared.withdrawn.subscribe();
    let mut pace = shared.pace.clone();
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let longest = shared.longest.as_secs();
    let end = {
        let mut done = std::pin::pin!(perform(shared, job, process));
        let mut late = std::pin::pin!(sleep(shared.longest));
        loop {
            tokio::select! {
                done = &mut done => match done {
                    Ok(outcome) => return End::Done(outcome),
                    Err(Failure::Refused(why)) => break End::Done(Outcome::Refused(why)),
                    Err(Failure::Died(why)) if delivery.tries >= DEATHS => break End::Done(Outcome::Refused(why)),
                    Err(Failure::Died(why) | Failure::Lost(why)) => {
                        log(&why);
                        break End::GivenBack(AGAIN);
                    }
                },
                _ = beat.tick() => delivery.alive().await,
                () = &mut late => break End::Done(Outcome::Refused(format!("it takes longer than {longest} seconds"))),
                () = is_withdrawn(&mut withdrawn, &job.run) => break End::Withdrawn,
                () = leaves(&mut pace) => break End::GivenBack(Duration::ZERO),
            }
        }
    };
    // Whatever its process does is of no use any more.
    *process = None;
    end
}

/// Returns when a run is withdrawn.
async fn is_withdrawn(withdrawn: &mut broadcast::Receiver<String>, run: &str) {
    loop {
        match withdrawn.recv().await {
            Ok(other) if other == run => return,
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Returns when the worker gives back what it has.
async fn leaves(pace: &mut watch::Receiver<Pace>) {
    if pace.wait_for(|pace| *pace == Pace::Leaving).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Lets the process of this slot do a job. It stays for the next one with the same setup.
async fn perform(shared: &Shared, job: &Job, process: &mut Option<JobProcess>) -> Result<Outcome, Failure> {
    let prepared = shared.setups.prepare(&shared.queue, &job.setup).await?;
    let process = match process.take().filter(|process| process.is_for(&prepared)) {
        Some(known) => process.insert(known),
        None => process.insert(JobProcess::start(&shared.program, prepared, shared.memory)?),
    };
    process.ask(job, &shared.queue).await
}

/// Hands in an answer, as soon as the queue takes it.
async fn hand_in(shared: &Shared, delivery: &Delivery, mut answer: Answer) {
    let mut pace = shared.pace.clone();
    let mut told = false;
    loop {
        match delivery.answer(&answer).await {
            Ok(()) => return,
            Err(QueueError::TooLong(bytes)) => {
                answer.outcome =
                    Outcome::Refused(format!("its answer has {bytes} bytes, too many for the queue"));
            }
            Err(error) => {
                if !told {
                    log(&format!("{error}; the answer waits"));
                    told = true;
                }
                tokio::select! {
                    () = sleep(AGAIN) => {}
                    // The job goes to another worker.
                    () = leaves(&mut pace) => return,
                }
            }
        }
    }
}
