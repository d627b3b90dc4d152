//! `chesswright worker`: does the jobs of a queue, several at a time.
//!
//! Each job is done by a process of its own (`work`): one that takes too long or too much memory is ended, and takes nothing
//! else with it. Whoever can reach the queue may have sent the job.

mod job_process;
mod setups;
mod slot;
mod think;
pub(crate) mod work;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use chesswright_queue::{Address, Build, Queue, Worker};
use clap::Args;
use futures_util::StreamExt;
use tokio::sync::{broadcast, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Verdict;
use crate::queue::{build, shown, told_to_stop};
use setups::Setups;

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright worker --queue nats://farm.example.org:4222
  chesswright worker --queue tls://farm.example.org --credentials farm.creds --jobs 8
  chesswright worker --queue nats://localhost:4222 --allow-program fairy-stockfish

`match`, `datagen` and `analyse` with the same --queue use all workers that are there, and `serve` lets them
choose the moves of the house. A worker takes jobs of its own version only. A job of a worker that is lost goes to another one.
Tell it to stop (Ctrl+C), and it finishes what it can in five seconds and gives the rest back.
docs/workers.md tells more.")]
pub(crate) struct Options {
    /// The queue: the address of a NATS server with JetStream
    #[arg(long, value_name = "URL")]
    queue: String,
    /// The credentials for the queue, in a file as NATS writes them
    #[arg(long, value_name = "FILE")]
    credentials: Option<PathBuf>,
    /// How many jobs run at the same time; by default one for each processor
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// The name of this worker, for those who get its results; by default that of the machine and the process
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Jobs may start this program as an engine, exactly as written here; may be repeated. Otherwise no job starts a program
    #[arg(long, value_name = "COMMAND")]
    allow_program: Vec<String>,
    /// End a job that takes longer than this, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 3_600, value_parser = clap::value_parser!(u64).range(1..=604_800))]
    longest: u64,
    /// The most memory of a job, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 2_048, value_parser = clap::value_parser!(u64).range(256..))]
    memory: u64,
}

/// How long jobs may take to finish when the worker is told to stop.
const GRACE: Duration = Duration::from_secs(5);
/// After this time it is tried again what the queue did not do.
const AGAIN: Duration = Duration::from_secs(1);
/// The most jobs at the same time.
const MOST_JOBS: usize = 1_024;

/// How the worker goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// It takes jobs.
    Working,
    /// It takes no more.
    Finishing,
    /// It gives back what it has.
    Leaving,
}

/// What all parts of a worker share.
struct Shared {
    name: String,
    queue: Queue,
    build: &'static Build,
    setups: Setups,
    program: PathBuf,
    /// The longest time of a job.
    longest: Duration,
    /// The most megabytes of a job.
    memory: u64,
    pace: watch::Receiver<Pace>,
    withdrawn: broadcast::Sender<String>,
}

/// A line of the log.
fn log(text: &str) {
    eprintln!("{}", shown(text));
}

pub(crate) fn run(options: &Options, _out: &mut dyn Write) -> Result<Verdict> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(serve(options))?;
    Ok(Verdict::Fine)
}

async fn serve(options: &Options) -> Result<()> {
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = options.jobs.unwrap_or_else(processors).clamp(1, MOST_JOBS);
    let name = shown(&options.name.clone().unwrap_or_else(own_name));
    let address = Address { url: options.queue.clone(), credentials: options.credentials.clone() };
    let program = std::env::current_exe().context("cannot find this program, which does the jobs")?;
    let queue = Queue::connect(&address, &format!("chesswright worker {name}"), |text| log(&text)).await?;
    let (pace, paced) = watch::channel(Pace::Working);
    let shared = Arc::new(Shared {
        setups: Setups::open(program.clone(), options.allow_program.clone(), jobs)?,
        name: name.clone(),
        queue,
        build: build(),
        program,
        longest: Duration::from_secs(options.longest),
        memory: options.memory,
        pace: paced,
        withdrawn: broadcast::channel(64).0,
    });
    let me = Worker { name: name.clone(), build: build().clone(), slots: jobs as u32 };
    tokio::spawn(greet(shared.clone(), me));
    tokio::spawn(hear_withdrawn(shared.clone()));
    tokio::spawn(think::serve(shared.clone(), jobs));
    let mut slots = JoinSet::new();
    for _ in 0..jobs {
        slots.spawn(slot::serve(shared.clone()));
    }
    log(&format!("worker `{name}` at {address}: {jobs} jobs at a time, {}", build()));
    told_to_stop().await?;
    log("stopping: what is not done in five seconds is given back");
    pace.send_replace(Pace::Finishing);
    let all = async { while slots.join_next().await.is_some() {} };
    if timeout(GRACE, all).await.is_err() {
        pace.send_replace(Pace::Leaving);
        while slots.join_next().await.is_some() {}
    }
    Ok(())
}

/// Answers those who look for workers.
async fn greet(shared: Arc<Shared>, me: Worker) {
    loop {
        if let Err(error) = shared.queue.greet(me.clone()).await {
            log(&error.to_string());
        }
        sleep(AGAIN).await;
    }
}

/// Hears which runs are withdrawn.
async fn hear_withdrawn(shared: Arc<Shared>) {
    loop {
        match shared.queue.withdrawn().await {
            Ok(mut runs) => {
                while let Some(run) = runs.next().await {
                    // Nobody listens where nobody has a job.
                    let _ = shared.withdrawn.send(run);
                }
            }
            Err(error) => log(&error.to_string()),
        }
        sleep(AGAIN).await;
    }
}

/// The name of the machine and the number of the process.
fn own_name() -> String {
    let machine = std::fs::read_to_string("/etc/hostname").ok().or_else(|| std::env::var("HOSTNAME").ok());
    let machine = machine.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    format!("{}-{}", machine.unwrap_or_else(|| "worker".into()), std::process::id())
}
