//! The queue on NATS JetStream.
//!
//! Three streams, kept on the disk of the NATS server:
//!
//! | stream | subjects | what it keeps |
//! |---|---|---|
//! | `CHESSWRIGHT_SETUPS` | `chesswright.setup.HASH.PART` | setups, in parts |
//! | `CHESSWRIGHT_JOBS` | `chesswright.job.BUILD.RUN.NUMBER` | jobs until they are done; one for each number |
//! | `CHESSWRIGHT_ANSWERS` | `chesswright.answer.RUN.NUMBER` | the last answer to each job, until its run has it |
//!
//! A worker that has a job says every two seconds that it lives. A job of which nothing was heard for six seconds goes to another
//! worker. A job leaves the queue only after its answer is kept, so it may be done twice but is never lost; whoever
//! collects the answers counts each number once.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use async_nats::jetstream::{self, AckKind, Context};
use async_nats::{Client, ConnectOptions, Subscriber};
use futures_util::{StreamExt, TryStreamExt};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout, timeout_at};

use crate::address::Address;
use crate::build::{Build, hex};
use crate::job::{Answer, Job, MOST_ANSWER, MOST_JOB, is_run};
use crate::setup::{PART, Setup, SetupError, SetupId};
use crate::think::{Thought, ThoughtWanted};

const JOBS: &str = "CHESSWRIGHT_JOBS";
const ANSWERS: &str = "CHESSWRIGHT_ANSWERS";
const SETUPS: &str = "CHESSWRIGHT_SETUPS";

/// The most bytes of each stream, and the most jobs. A full queue takes no more; old answers and setups make room for new ones.
const MOST_BYTES: i64 = 256 << 20;
const MOST_JOBS: i64 = 100_000;
/// How long they are kept if nobody fetches them.
const JOBS_KEPT: Duration = Duration::from_secs(3 * 86_400);
const ANSWERS_KEPT: Duration = Duration::from_secs(86_400);
const SETUPS_KEPT: Duration = Duration::from_secs(7 * 86_400);
/// What NATS adds to a message.
const HEAD: usize = 1 << 10;

/// After this silence of a worker its job goes to another one.
const SILENCE: Duration = Duration::from_secs(6);
/// How long a worker waits for a job before it asks again.
const WAIT: Duration = Duration::from_secs(5);
/// How long an answer of the NATS server may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often it is asked whether the connection still works.
const PING: Duration = Duration::from_secs(10);
/// How long a collector that is gone is remembered.
const FORGOTTEN: Duration = Duration::from_secs(600);
/// How many jobs may be with workers at the same time.
const MOST_GIVEN: i64 = 20_000;
/// How many workers are counted, and the most bytes of what one says about itself.
const MOST_WORKERS: usize = 4_096;
const MOST_GREETING: usize = 1 << 10;

/// Why the queue did not do something.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    /// It cannot be entered.
    #[error("cannot reach the queue at {address}: {why}")]
    Unreachable {
        /// Its address.
        address: String,
        /// What was tried and failed.
        why: String,
    },
    /// It does not answer, or not as it should. It may be there again later.
    #[error("the queue does not answer: {0}")]
    Silent(String),
    /// A setup cannot be used.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// What is to be sent is too long.
    #[error("a message of {0} bytes is too long for the queue")]
    TooLong(usize),
}

fn silent(error: impl std::fmt::Display) -> QueueError {
    QueueError::Silent(error.to_string())
}

/// A connection to the queue. When it breaks, it comes back by itself.
#[derive(Clone, Debug)]
pub struct Queue {
    client: Client,
    context: Context,
}

/// What a worker says about itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worker {
    /// Its name.
    pub name: String,
    /// Its program.
    pub build: Build,
    /// How many jobs it does at the same time.
    pub slots: u32,
}

impl Queue {
    /// Enters the queue, and makes its streams if they are missing. `told` hears when the connection breaks and comes back.
    ///
    /// # Errors
    /// If the server cannot be reached, refuses us, or has no JetStream.
    pub async fn connect(
        address: &Address,
        name: &str,
        told: impl Fn(String) + Send + Sync + Clone + 'static,
    ) -> Result<Self, QueueError> {
        // The first connection needs no message.
        let first = Arc::new(AtomicBool::new(true));
        let unreachable = |why: String| QueueError::Unreachable { address: address.to_string(), why };
        let mut options = ConnectOptions::new()
            .name(name)
            .connection_timeout(PATIENCE)
            .request_timeout(Some(PATIENCE))
            .ping_interval(PING)
            .reconnect_delay_callback(|tries| Duration::from_millis(200 * (tries as u64).min(10)))
            .event_callback(move |event| {
                let (told, first) = (told.clone(), first.clone());
                async move {
                    match event {
                        async_nats::Event::Disconnected => told("the queue is out of reach".into()),
                        async_nats::Event::Connected if first.swap(false, Ordering::Relaxed) => {}
                        async_nats::Event::Connected => told("the queue is there again".into()),
                        async_nats::Event::ServerError(error) => told(format!("the queue says: {error}")),
                        _ => {}
                    }
                }
            });
        if let Some(file) = &address.credentials {
            options = options
                .credentials_file(file)
                .await
                .map_err(|error| unreachable(format!("the credentials in `{}`: {error}", file.display())))?;
        }
        let client =
            options.connect(address.url.as_str()).await.map_err(|error| unreachable(error.to_string()))?;
        let mut context = jetstream::new(client.clone());
        context.set_timeout(PATIENCE);
        let queue = Self { client, context };
        for config in [Self::jobs(), Self::answers_kept(), Self::setups()] {
            queue.stream(config).await.map_err(|error| unreachable(error.to_string()))?;
        }
        Ok(queue)
    }

    fn jobs() -> Config {
        Config {
            name: JOBS.into(),
            subjects: vec!["chesswright.job.>".into()],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            // A job that waits is not queued a second time.
            max_messages_per_subject: 1,
            discard_new_per_subject: true,
            max_messages: MOST_JOBS,
            max_bytes: MOST_BYTES,
            max_message_size: (MOST_JOB + HEAD) as i32,
            max_age: JOBS_KEPT,
            storage: StorageType::File,
            ..Config::default()
        }
    }

    fn answers_kept() -> Config {
        Config {
            name: ANSWERS.into(),
            subjects: vec!["chesswright.answer.>".into()],
            max_messages_per_subject: 1,
            max_bytes: MOST_BYTES,
            max_message_size: (MOST_ANSWER + HEAD) as i32,
            max_age: ANSWERS_KEPT,
            storage: StorageType::File,
            ..Config::default()
        }
    }

    fn setups() -> Config {
        Config {
            name: SETUPS.into(),
            subjects: vec!["chesswright.setup.>".into()],
            max_messages_per_subject: 1,
            max_bytes: MOST_BYTES,
            max_message_size: (PART + HEAD) as i32,
            max_age: SETUPS_KEPT,
            storage: StorageType::File,
            ..Config::default()
        }
    }

    async fn stream(&self, config: Config) -> Result<Stream, QueueError> {
        self.context.get_or_create_stream(config).await.map_err(|error| match error.kind() {
            async_nats::jetstream::context::CreateStreamErrorKind::JetStreamUnavailable => {
                QueueError::Silent("its NATS server has no JetStream (start it with `--jetstream`)".into())
            }
            _ => silent(error),
        })
    }

    /// Publishes a message of a stream, and waits until it is kept.
    async fn publish(&self, subject: String, payload: Vec<u8>, most: usize) -> Result<(), QueueError> {
        if payload.len() > most {
            return Err(QueueError::TooLong(payload.len()));
        }
        let kept = self.context.publish(subject, payload.into()).await.map_err(silent)?;
        kept.await.map(|_| ()).map_err(silent)
    }

    /// Keeps a setup, so that workers find it.
    ///
    /// # Errors
    /// If it is too long, or if the queue does not take it.
    pub async fn keep(&self, setup: &Setup) -> Result<SetupId, QueueError> {
        let (id, text) = setup.write()?;
        for (number, part) in text.as_bytes().chunks(PART).enumerate() {
            self.publish(format!("chesswright.setup.{}.{number}", id.hash), part.to_vec(), PART).await?;
        }
        Ok(id)
    }

    /// Finds a setup.
    ///
    /// # Errors
    /// If it is not there, or another one than its name says.
    pub async fn setup(&self, id: &SetupId) -> Result<Setup, QueueError> {
        if !id.is_sound() {
            return Err(SetupError::Unreadable("its name is none".into()).into());
        }
        let stream = self.stream(Self::setups()).await?;
        let mut text = vec![];
        for number in 0..id.parts {
            let subject = format!("chesswright.setup.{}.{number}", id.hash);
            let part = stream.get_last_raw_message_by_subject(&subject).await.map_err(silent)?;
            text.extend_from_slice(&part.payload);
        }
        Ok(Setup::read(id, &text)?)
    }

    /// Puts a job into the queue. One that waits there already stays as it is.
    ///
    /// # Errors
    /// If the job is too long, or if the queue is full or does not answer.
    pub async fn offer(&self, build: &Build, job: &Job) -> Result<(), QueueError> {
        let subject = format!("chesswright.job.{}.{}.{}", build.word(), job.run, job.number);
        match self.publish(subject, serde_json::to_vec(job).map_err(silent)?, MOST_JOB).await {
            Err(QueueError::Silent(why)) if why.contains("per subject") => Ok(()),
            done => done,
        }
    }

    /// The numbers of the jobs of a run that wait or are being done.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn queued(&self, build: &Build, run: &str) -> Result<HashSet<u64>, QueueError> {
        let stream = self.stream(Self::jobs()).await?;
        let subjects = format!("chesswright.job.{}.{run}.*", build.word());
        let found = stream.info_with_subjects(subjects).await.map_err(silent)?;
        let found: Vec<(String, usize)> = found.try_collect().await.map_err(silent)?;
        Ok(found.iter().filter_map(|(subject, _)| subject.rsplit('.').next()?.parse().ok()).collect())
    }

    /// How many jobs of a build wait or are being done, of all runs.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn queued_of_all(&self, build: &Build) -> Result<usize, QueueError> {
        let stream = self.stream(Self::jobs()).await?;
        let found =
            stream.info_with_subjects(format!("chesswright.job.{}.>", build.word())).await.map_err(silent)?;
        let found: Vec<(String, usize)> = found.try_collect().await.map_err(silent)?;
        Ok(found.len())
    }

    /// Takes all jobs of a run out of the queue, and tells workers that have one.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn withdraw(&self, build: &Build, run: &str) -> Result<(), QueueError> {
        let stream = self.stream(Self::jobs()).await?;
        stream.purge().filter(format!("chesswright.job.{}.{run}.*", build.word())).await.map_err(silent)?;
        self.client.publish(format!("chesswright.stop.{run}"), "".into()).await.map_err(silent)?;
        timeout(PATIENCE, self.client.flush()).await.map_err(silent)?.map_err(silent)
    }

    /// The runs that are withdrawn from now on.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn withdrawn(
        &self,
    ) -> Result<impl futures_util::Stream<Item = String> + Unpin + use<>, QueueError> {
        let told = self.client.subscribe("chesswright.stop.*").await.map_err(silent)?;
        Ok(told.filter_map(|message| {
            let run = message.subject.rsplit('.').next().filter(|run| is_run(run)).map(str::to_owned);
            std::future::ready(run)
        }))
    }

    /// The workers that are there.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn workers(&self, patience: Duration) -> Result<Vec<Worker>, QueueError> {
        let inbox = self.client.new_inbox();
        let mut greetings = self.client.subscribe(inbox.clone()).await.map_err(silent)?;
        self.client.publish_with_reply("chesswright.who", inbox, "".into()).await.map_err(silent)?;
        let until = Instant::now() + patience;
        let mut found = vec![];
        while found.len() < MOST_WORKERS
            && let Ok(Some(greeting)) = timeout_at(until, greetings.next()).await
        {
            if greeting.payload.len() <= MOST_GREETING
                && let Ok(worker) = serde_json::from_slice::<Worker>(&greeting.payload)
            {
                found.push(worker);
            }
        }
        Ok(found)
    }

    /// Answers everybody who asks for workers, until the connection is closed.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn greet(&self, me: Worker) -> Result<(), QueueError> {
        let mut asked = self.client.subscribe("chesswright.who").await.map_err(silent)?;
        let payload = serde_json::to_vec(&me).map_err(silent)?;
        while let Some(asks) = asked.next().await {
            if let Some(reply) = asks.reply {
                // Whoever asked asks again.
                let _ = self.client.publish(reply, payload.clone().into()).await;
            }
        }
        Ok(())
    }

    /// Says something about a job that is being done. It is not kept.
    pub async fn say(&self, run: &str, number: u64, text: String) {
        if text.len() <= MOST_JOB {
            let _ = self.client.publish(format!("chesswright.said.{run}.{number}"), text.into()).await;
        }
    }

    /// What is said about the jobs of a run, with their numbers.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn said(
        &self,
        run: &str,
    ) -> Result<impl futures_util::Stream<Item = (u64, String)> + Unpin + use<>, QueueError> {
        let said = self.client.subscribe(format!("chesswright.said.{run}.*")).await.map_err(silent)?;
        Ok(said.filter_map(|message| {
            let number = message.subject.rsplit('.').next().and_then(|number| number.parse().ok());
            let text = String::from_utf8(message.payload.to_vec()).ok().filter(|text| text.len() <= MOST_JOB);
            std::future::ready(number.zip(text))
        }))
    }

    /// The answers to the jobs of a run.
    pub fn answers(&self, run: &str) -> Answers {
        let mut random = [0; 8];
        // Without a random number it would share the answers with another collector of the same run.
        let name = match getrandom::fill(&mut random) {
            Ok(()) => hex(&random),
            Err(_) => std::process::id().to_string(),
        };
        Answers {
            queue: self.clone(),
            run: run.to_owned(),
            name: format!("collector-{name}"),
            messages: None,
        }
    }

    /// The jobs for a build of the program.
    pub fn intake(&self, build: &Build) -> Intake {
        Intake { queue: self.clone(), word: build.word(), consumer: None }
    }

    /// Asks a worker for a move. `None` if there is no worker, or if none answers in time.
    pub async fn think(&self, build: &Build, wanted: &ThoughtWanted, patience: Duration) -> Option<Thought> {
        let payload = serde_json::to_vec(wanted).ok().filter(|payload| payload.len() <= MOST_JOB)?;
        let subject = format!("chesswright.think.{}", build.word());
        let answer = timeout(patience, self.client.request(subject, payload.into())).await.ok()?.ok()?;
        if answer.payload.len() > MOST_GREETING {
            return None;
        }
        serde_json::from_slice(&answer.payload).ok()
    }

    /// The moves that are wanted from workers of a build.
    ///
    /// # Errors
    /// If the queue does not answer.
    pub async fn wanted(&self, build: &Build) -> Result<Subscriber, QueueError> {
        let subject = format!("chesswright.think.{}", build.word());
        self.client.queue_subscribe(subject, "workers".into()).await.map_err(silent)
    }

    /// Answers who wants a move.
    pub async fn thought(&self, asked: &async_nats::Message, thought: &Thought) {
        if let (Some(reply), Ok(payload)) = (asked.reply.clone(), serde_json::to_vec(thought)) {
            // Who waits in vain thinks for itself.
            let _ = self.client.publish(reply, payload.into()).await;
        }
    }
}

/// The answers to the jobs of a run, as they come in, also those from before.
pub struct Answers {
    queue: Queue,
    run: String,
    name: String,
    messages: Option<pull::Stream>,
}

impl Answers {
    /// The next answer; none if what came is no answer.
    ///
    /// # Errors
    /// If the queue does not answer. It can be asked again.
    pub async fn next(&mut self) -> Result<Option<Answer>, QueueError> {
        if self.messages.is_none() {
            self.messages = Some(self.open().await?);
        }
        let Some(messages) = &mut self.messages else { return Ok(None) };
        let message = match messages.next().await {
            Some(Ok(message)) => message,
            failed => {
                self.messages = None;
                return Err(silent(
                    failed.and_then(Result::err).map_or("closed".into(), |error| error.to_string()),
                ));
            }
        };
        // An answer that is given twice is counted once.
        let _ = message.ack().await;
        if message.payload.len() > MOST_ANSWER {
            return Ok(None);
        }
        let number = message.subject.rsplit('.').next().and_then(|number| number.parse::<u64>().ok());
        let answer = serde_json::from_slice::<Answer>(&message.payload).ok();
        Ok(answer.filter(|answer| Some(answer.number) == number))
    }

    async fn open(&self) -> Result<pull::Stream, QueueError> {
        let stream = self.queue.stream(Queue::answers_kept()).await?;
        let config = pull::Config {
            durable_name: Some(self.name.clone()),
            filter_subject: format!("chesswright.answer.{}.*", self.run),
            deliver_policy: DeliverPolicy::All,
            ack_policy: AckPolicy::Explicit,
            inactive_threshold: FORGOTTEN,
            ..pull::Config::default()
        };
        let consumer: PullConsumer =
            stream.get_or_create_consumer(&self.name, config).await.map_err(silent)?;
        let pulled = consumer.stream().max_messages_per_batch(100).expires(WAIT).heartbeat(WAIT / 5);
        pulled.messages().await.map_err(silent)
    }

    /// Forgets the answers. Only when all of them are written down.
    ///
    /// # Errors
    /// If the queue does not answer; then it forgets them later by itself.
    pub async fn forget(self) -> Result<(), QueueError> {
        let stream = self.queue.stream(Queue::answers_kept()).await?;
        // It may never have been made.
        let _ = stream.delete_consumer(&self.name).await;
        let answers = format!("chesswright.answer.{}.*", self.run);
        stream.purge().filter(answers).await.map(|_| ()).map_err(silent)
    }
}

/// The jobs for one build of the program. All workers share them.
pub struct Intake {
    queue: Queue,
    word: String,
    consumer: Option<PullConsumer>,
}

impl Intake {
    /// The next job, which nobody else has; none if there was none for some seconds.
    ///
    /// # Errors
    /// If the queue does not answer. It can be asked again.
    pub async fn next(&mut self) -> Result<Option<Delivery>, QueueError> {
        let consumer = match &self.consumer {
            Some(consumer) => consumer,
            None => self.consumer.insert(self.queue.consumer(&self.word).await?),
        };
        let pulled = async {
            let mut messages =
                consumer.batch().max_messages(1).expires(WAIT).messages().await.map_err(silent)?;
            messages.next().await.transpose().map_err(silent)
        };
        match pulled.await {
            Ok(message) => Ok(message.map(|message| Delivery::read(self.queue.clone(), message))),
            Err(error) => {
                self.consumer = None;
                Err(error)
            }
        }
    }
}

impl Queue {
    async fn consumer(&self, word: &str) -> Result<PullConsumer, QueueError> {
        let stream = self.stream(Self::jobs()).await?;
        let name = format!("workers-{word}");
        let config = pull::Config {
            durable_name: Some(name.clone()),
            filter_subject: format!("chesswright.job.{word}.>"),
            ack_policy: AckPolicy::Explicit,
            ack_wait: SILENCE,
            max_ack_pending: MOST_GIVEN,
            // That of a build which nobody runs any more.
            inactive_threshold: JOBS_KEPT,
            ..pull::Config::default()
        };
        stream.get_or_create_consumer(&name, config).await.map_err(silent)
    }
}

/// A job that was given to us.
pub struct Delivery {
    queue: Queue,
    message: jetstream::Message,
    /// The job, or what is wrong with it.
    pub job: Result<Job, String>,
    /// How often it has been given to a worker.
    pub tries: i64,
}

impl Delivery {
    fn read(queue: Queue, message: jetstream::Message) -> Self {
        let tries = message.info().map_or(1, |info| info.delivered);
        let job = Self::job_in(&message);
        Self { queue, message, job, tries }
    }

    fn job_in(message: &jetstream::Message) -> Result<Job, String> {
        if message.payload.len() > MOST_JOB {
            return Err(format!("a job of {} bytes; at most {MOST_JOB} are read", message.payload.len()));
        }
        let job: Job = serde_json::from_slice(&message.payload)
            .map_err(|error| format!("the job cannot be read: {error}"))?;
        if !is_run(&job.run) || !message.subject.ends_with(&format!(".{}.{}", job.run, job.number)) {
            return Err("the job does not belong where it is in the queue".into());
        }
        Ok(job)
    }

    /// The run and the number of the job, from its place in the queue.
    pub fn place(&self) -> Option<(&str, u64)> {
        let mut words = self.message.subject.rsplit('.');
        let number = words.next()?.parse().ok()?;
        Some((words.next().filter(|run| is_run(run))?, number))
    }

    /// Says that the job is being done.
    pub async fn alive(&self) {
        // If the queue does not hear it, the job goes to another worker as well, which changes nothing.
        let _ = self.message.ack_with(AckKind::Progress).await;
    }

    /// Gives the job back: another worker can have it at once.
    pub async fn give_back(&self) {
        // Otherwise the silence tells.
        let _ = self.message.ack_with(AckKind::Nak(None)).await;
        let _ = timeout(PATIENCE / 5, self.queue.client.flush()).await;
    }

    /// Takes the job out of the queue without an answer.
    pub async fn drop_it(&self) {
        let _ = self.message.ack_with(AckKind::Term).await;
    }

    /// Hands in the answer, and takes the job out of the queue.
    ///
    /// # Errors
    /// If the queue does not answer. It can be tried again.
    pub async fn answer(&self, answer: &Answer) -> Result<(), QueueError> {
        let Some((run, number)) = self.place() else { return Ok(()) };
        let subject = format!("chesswright.answer.{run}.{number}");
        self.queue.publish(subject, serde_json::to_vec(answer).map_err(silent)?, MOST_ANSWER).await?;
        // Without it the job comes again, and its answer as well.
        let _ = self.message.double_ack().await;
        Ok(())
    }
}
