//! The side that wants something: it puts jobs into the queue and collects the answers.

use std::collections::{BTreeMap, VecDeque};
use std::ops::ControlFlow;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use chesswright_queue::{
    Address, Answer, Answers, Job, Outcome, Queue, QueueError, Setup, SetupId, Task, Worker,
};
use tokio::runtime::Runtime;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::{build, shown, told_to_stop};

/// How often the queue is looked at: whether workers are there, and whether a job was lost.
const CHECK: Duration = Duration::from_secs(5);
/// How long workers may take to say that they are there.
const GREETING: Duration = Duration::from_millis(400);
/// How often the setup is written again, so that it is not forgotten during a long run.
const KEEP: Duration = Duration::from_secs(6 * 3_600);
/// Jobs in the queue, and answers that wait for an earlier one: twice as many as workers can do at the same time, but at least
/// and at most so many.
const FEWEST: usize = 16;
const MOST: usize = 2_048;

/// The name of a run.
pub(crate) enum Run {
    /// Its jobs have the same answers whenever they are done. The same command after an interruption takes those that are there
    /// already. The text tells runs with the same setup apart.
    Repeatable(String),
    /// Time decides: every run is another one.
    Once,
}

/// A connection to the queue.
pub(crate) struct Requester {
    runtime: Runtime,
    queue: Queue,
    address: String,
}

/// What is going on.
struct Collecting<'a> {
    queue: &'a Queue,
    address: &'a str,
    setup: &'a Setup,
    id: SetupId,
    kept: Instant,
    run: String,
    /// The jobs without an answer, and whether they were missing in the queue when it was looked at.
    open: BTreeMap<u64, (Task, bool)>,
    /// The numbers in the order in which their answers are wanted.
    order: VecDeque<u64>,
    /// Answers for which an earlier one is missing.
    waiting: BTreeMap<u64, Outcome>,
    /// How many numbers may be open or waiting.
    window: usize,
    /// Whether the queue took the last job. If not, no others are offered before it was looked at again.
    takes: bool,
    /// What was told last, so that it is not told again.
    told: String,
}

impl Requester {
    pub(super) fn connect(address: &Address) -> Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let queue =
            runtime.block_on(Queue::connect(address, "chesswright", |text| eprintln!("{}", shown(&text))))?;
        Ok(Self { runtime, queue, address: address.to_string() })
    }

    /// Lets workers do tasks. `said` hears what they say meanwhile; `take` gets each outcome once, in the order of the tasks,
    /// until it breaks. When the program is told to stop, the jobs are taken back, and this fails.
    pub(crate) fn run(
        &self,
        setup: &Setup,
        run: &Run,
        tasks: &mut dyn Iterator<Item = (u64, Task)>,
        said: &mut dyn FnMut(u64, &str),
        take: &mut dyn FnMut(u64, Outcome) -> Result<ControlFlow<()>>,
    ) -> Result<()> {
        self.runtime.block_on(async {
            let id = self.queue.keep(setup).await?;
            let run = name(&id, run);
            let mut answers = self.queue.answers(&run);
            let mut collecting = Collecting {
                queue: &self.queue,
                address: &self.address,
                setup,
                id,
                kept: Instant::now(),
                run,
                open: BTreeMap::new(),
                order: VecDeque::new(),
                waiting: BTreeMap::new(),
                window: FEWEST,
                takes: true,
                told: String::new(),
            };
            let collected = collecting.collect(&mut answers, tasks, said, take).await;
            let withdrawn = self.queue.withdraw(build(), &collecting.run).await;
            match collected {
                // The next run of this command can use the answers that are there.
                Err(error) if error.is::<Stopped>() => {
                    withdrawn.context("the jobs of this run are still in the queue")?;
                    Err(error)
                }
                collected => {
                    // What stays is forgotten later.
                    let _ = answers.forget().await;
                    collected
                }
            }
        })
    }
}

/// The program was told to stop.
#[derive(Debug, thiserror::Error)]
#[error("stopped; {0} of the jobs in the queue had no answer, and were taken back")]
struct Stopped(usize);

/// The name of a run, one word.
fn name(id: &SetupId, run: &Run) -> String {
    let salt = match run {
        Run::Repeatable(salt) => salt.clone(),
        Run::Once => {
            let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            format!("{} {}", std::process::id(), now.as_nanos())
        }
    };
    chesswright_queue::digest(&format!("{} {salt}", id.hash))
}

impl Collecting<'_> {
    async fn collect(
        &mut self,
        answers: &mut Answers,
        tasks: &mut dyn Iterator<Item = (u64, Task)>,
        said: &mut dyn FnMut(u64, &str),
        take: &mut dyn FnMut(u64, Outcome) -> Result<ControlFlow<()>>,
    ) -> Result<()> {
        use futures_util::StreamExt;
        let mut told = self.queue.said(&self.run).await?;
        self.look_for_workers().await?;
        let mut stop = std::pin::pin!(told_to_stop());
        let mut check = interval(CHECK);
        check.set_missed_tick_behavior(MissedTickBehavior::Delay);
        check.reset();
        let mut tasks = tasks.fuse();
        loop {
            while self.takes
                && self.order.len() < self.window
                && let Some((number, task)) = tasks.next()
            {
                self.order.push_back(number);
                self.takes = self.offer(number, &task).await?;
                self.open.insert(number, (task, !self.takes));
            }
            if self.order.is_empty() {
                return Ok(());
            }
            tokio::select! {
                answer = answers.next() => match answer {
                    Ok(Some(answer)) => {
                        if self.add(answer)?.is_some() && self.hand_on(take)?.is_break() {
                            return Ok(());
                        }
                    }
                    Ok(None) => self.tell("something in the queue is no answer"),
                    Err(error) => {
                        self.tell(&error.to_string());
                        sleep(GREETING).await;
                    }
                },
                Some((number, text)) = told.next() => {
                    if self.open.contains_key(&number) {
                        said(number, &text);
                    }
                }
                _ = check.tick() => self.check().await?,
                told = &mut stop => {
                    told?;
                    return Err(Stopped(self.open.len()).into());
                }
            }
        }
    }

    /// Puts a job into the queue. Returns whether the queue took it.
    async fn offer(&mut self, number: u64, task: &Task) -> Result<bool> {
        let job = Job { setup: self.id.clone(), run: self.run.clone(), number, task: task.clone() };
        match self.queue.offer(build(), &job).await {
            Ok(()) => Ok(true),
            Err(error @ QueueError::Silent(_)) => {
                self.tell(&error.to_string());
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Keeps an answer. `None` if it was there already, or if nobody asked for it.
    fn add(&mut self, answer: Answer) -> Result<Option<()>> {
        let Answer { number, worker, outcome } = answer;
        if self.open.remove(&number).is_none() {
            return Ok(None);
        }
        if let Outcome::Refused(why) = outcome {
            bail!("the worker `{}` refuses job {number}: {}", shown(&worker), shown(&why));
        }
        self.waiting.insert(number, outcome);
        Ok(Some(()))
    }

    /// Hands on the answers whose turn it is.
    fn hand_on(
        &mut self,
        take: &mut dyn FnMut(u64, Outcome) -> Result<ControlFlow<()>>,
    ) -> Result<ControlFlow<()>> {
        while let Some(&number) = self.order.front()
            && let Some(outcome) = self.waiting.remove(&number)
        {
            self.order.pop_front();
            if take(number, outcome)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Looks whether workers are there, and offers jobs again that are neither in the queue nor answered: whatever happens to the
    /// queue, no job is lost.
    async fn check(&mut self) -> Result<()> {
        let looked = async {
            if self.kept.elapsed() > KEEP {
                self.queue.keep(self.setup).await?;
                self.kept = Instant::now();
            }
            self.look_for_workers().await?;
            self.queue.queued(build(), &self.run).await
        };
        let queued = match looked.await {
            Ok(queued) => queued,
            Err(error @ QueueError::Silent(_)) => {
                self.tell(&error.to_string());
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        };
        self.takes = true;
        let mut lost = vec![];
        for (number, (task, missing)) in &mut self.open {
            let is_missing = !queued.contains(number);
            // Its answer may be on the way, so it counts as lost only the second time.
            if is_missing && *missing {
                lost.push((*number, task.clone()));
            }
            *missing = is_missing;
        }
        for (number, task) in lost {
            if !self.offer(number, &task).await? {
                self.takes = false;
                break;
            }
        }
        Ok(())
    }

    async fn look_for_workers(&mut self) -> Result<(), QueueError> {
        let workers = self.queue.workers(GREETING).await?;
        let (ours, others): (Vec<Worker>, Vec<Worker>) =
            workers.into_iter().partition(|worker| worker.build == *build());
        let slots: usize = ours.iter().map(|worker| (worker.slots as usize).min(MOST)).sum();
        self.window = (2 * slots).clamp(FEWEST, MOST);
        let told = match (ours.len(), others.first()) {
            (0, None) => format!(
                "no worker answers at {}; the jobs wait until `chesswright worker --queue URL` runs somewhere (Ctrl+C takes them back)",
                self.address
            ),
            (0, Some(other)) => format!(
                "the workers at {} are of another build ({}); this is {}, and the jobs wait for workers of it (Ctrl+C takes them back)",
                self.address,
                shown(&other.build.to_string()),
                build()
            ),
            (1, _) => format!("1 worker, {slots} jobs at a time"),
            (count, _) => format!("{count} workers, {slots} jobs at a time"),
        };
        self.tell(&told);
        Ok(())
    }

    /// Tells the person who waits, once.
    fn tell(&mut self, text: &str) {
        if self.told != text {
            text.clone_into(&mut self.told);
            eprintln!("{}", shown(text));
        }
    }
}
