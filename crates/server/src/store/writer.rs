//! The one task that writes. It takes all that waits into one transaction, and answers after the commit: under load a commit
//! serves many games, and nothing is acknowledged that a crash could undo.

use std::fs::File;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use sqlx::Connection as _;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use super::StoreError;
use super::sql::Connection;

/// The most writes in one transaction, and the most that wait.
const BATCH: usize = 512;
pub(super) const QUEUE: usize = 8_192;
/// How often a connection that has nothing to do says that it is there.
const BEAT: Duration = Duration::from_secs(2);
/// After this time without an answer, PostgreSQL is out of reach.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);

pub(crate) type Done = Result<i64, StoreError>;
pub(crate) type Doing<'c> = Pin<Box<dyn Future<Output = Done> + Send + 'c>>;
pub(super) type Write = Box<dyn for<'c> FnOnce(&'c mut Connection) -> Doing<'c> + Send>;

/// A write that waits, and whom its outcome is told.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) reply: oneshot::Sender<Done>,
}

/// Takes all that waits into one transaction, again and again, until nobody can write any more or the database is lost.
///
/// A connection to PostgreSQL that breaks is not opened again: with it goes the lock that made this server the only one, and
/// another may already play on. Then `lost` becomes true, and nothing more is written.
pub(super) async fn write(
    mut connection: Connection,
    mut queue: mpsc::Receiver<Job>,
    lost: watch::Sender<bool>,
    lock: Option<File>,
    patience: Duration,
) {
    let mut jobs = Vec::with_capacity(BATCH);
    let is_remote = matches!(connection, Connection::Postgres(_));
    loop {
        let is_here = match timeout(BEAT, queue.recv_many(&mut jobs, BATCH)).await {
            Ok(0) => break,
            Ok(_) if is_remote => match timeout(patience, together(&mut connection, &mut jobs)).await {
                Ok(true) => true,
                Ok(false) => is_here(&mut connection).await,
                // What was begun is still open on the connection, and the next commit would be one of it as well. Only with the
                // connection does it end.
                Err(_) => false,
            },
            Ok(_) => {
                together(&mut connection, &mut jobs).await;
                true
            }
            Err(_) => !is_remote || is_here(&mut connection).await,
        };
        if !is_here {
            // Those who wait see that nobody answers them any more.
            lost.send_replace(true);
            return;
        }
    }
    // Nobody can write any more.
    let _ = match connection {
        Connection::Sqlite(connection) => connection.close().await,
        Connection::Postgres(connection) => connection.close().await,
    };
    // Only now may another server write.
    drop(lock);
}

/// Whether the database still answers on this connection.
async fn is_here(connection: &mut Connection) -> bool {
    timeout(PATIENCE, connection.run("SELECT 1")).await.is_ok_and(|answer| answer.is_ok())
}

/// Writes all jobs in one transaction, and answers them. Returns whether it was committed.
async fn together(connection: &mut Connection, jobs: &mut Vec<Job>) -> bool {
    let begin = match connection {
        Connection::Sqlite(_) => "BEGIN IMMEDIATE",
        Connection::Postgres(_) => "BEGIN",
    };
    if let Err(error) = connection.run(begin).await {
        let why = error.to_string();
        jobs.drain(..).for_each(|job| drop(job.reply.send(Err(failed(&why)))));
        return false;
    }
    let mut answers = Vec::with_capacity(jobs.len());
    for Job { write, reply } in jobs.drain(..) {
        answers.push((reply, apart(connection, write).await));
    }
    let committed = connection.run("COMMIT").await;
    let failure = committed.err().map(|error| error.to_string());
    if failure.is_some() {
        // If this fails as well, the next BEGIN does, too.
        let _ = connection.run("ROLLBACK").await;
    }
    for (reply, done) in answers {
        // Who does not wait any more is not told.
        let _ = reply.send(match &failure {
            Some(why) => Err(failed(why)),
            None => done,
        });
    }
    failure.is_none()
}

fn failed(why: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Protocol(why.to_owned()))
}

/// Runs a write so that its failure leaves the others of the transaction as they are.
async fn apart(connection: &mut Connection, write: Write) -> Done {
    connection.run("SAVEPOINT one").await?;
    let done = write(connection).await;
    if done.is_err() {
        connection.run("ROLLBACK TO one").await?;
    }
    connection.run("RELEASE one").await?;
    done
}
