//! The process that does the jobs of one slot.

use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;

use chesswright_queue::{Job, MOST_ANSWER, Outcome, Queue};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use super::setups::Prepared;
use super::work::Said;

/// Why a job has no outcome.
pub(super) enum Failure {
    /// Nobody should do it, for this reason.
    Refused(String),
    /// Its process ended.
    Died(String),
    /// Something that is needed is out of reach.
    Lost(String),
}

/// A process that does jobs with one setup. It ends when this is dropped.
pub(super) struct JobProcess {
    prepared: Arc<Prepared>,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl JobProcess {
    /// Starts the process for a setup.
    pub(super) fn start(program: &Path, prepared: Arc<Prepared>, memory: u64) -> Result<Self, Failure> {
        let mut command = Command::new(program);
        command.arg("work").arg(&prepared.folder).arg("--memory").arg(memory.to_string());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
        let mut child =
            command.spawn().map_err(|error| Failure::Lost(format!("no process for the job: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::Lost("no process for the job".into()));
        };
        Ok(Self { prepared, child, input, output: BufReader::new(output) })
    }

    /// Whether it does jobs with this setup.
    pub(super) fn is_for(&self, prepared: &Arc<Prepared>) -> bool {
        Arc::ptr_eq(&self.prepared, prepared)
    }

    /// Lets it do a job, and passes on what it says meanwhile.
    pub(super) async fn ask(&mut self, job: &Job, queue: &Queue) -> Result<Outcome, Failure> {
        let lost = |error: &dyn std::fmt::Display| Failure::Lost(format!("a job cannot be written: {error}"));
        let mut line = serde_json::to_vec(job).map_err(|error| lost(&error))?;
        line.push(b'\n');
        if self.input.write_all(&line).await.is_err() {
            return Err(self.died().await);
        }
        loop {
            match self.line().await {
                Some(Said::Meanwhile(text)) => queue.say(&job.run, job.number, text).await,
                Some(Said::Outcome(outcome)) => return Ok(outcome),
                None => return Err(self.died().await),
            }
        }
    }

    async fn line(&mut self) -> Option<Said> {
        let mut line = vec![];
        let most = 2 * MOST_ANSWER as u64;
        (&mut self.output).take(most).read_until(b'\n', &mut line).await.ok()?;
        serde_json::from_slice(&line).ok()
    }

    async fn died(&mut self) -> Failure {
        // It may still run, if it wrote something else than it should.
        let _ = self.child.start_kill();
        let how = match self.child.wait().await {
            Ok(status) => status.to_string(),
            Err(error) => error.to_string(),
        };
        Failure::Died(format!(
            "the process that did it ended ({how}): it may need more memory than a job may have"
        ))
    }
}
