//! What is kept: accounts, documents, games and their events, in SQLite or in PostgreSQL.
//!
//! * `sql` hides which of them it is: one text of SQL, and values that come back alike.
//! * `sqlite` and `postgres` open the database, make its tables, and see to it that one server at a time plays.
//! * `writer` is the one task that writes: many writes in a transaction, answered after the commit.
//! * `accounts`, `documents`, `games`, `ratings` and `meeting` say what is written and read; tournaments and reports do so where
//!   they are.

mod accounts;
#[cfg(test)]
mod contract;
mod documents;
mod games;
mod meeting;
mod postgres;
mod ratings;
pub(crate) mod sql;
mod sqlite;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use tokio::sync::{mpsc, oneshot, watch};

use sql::{Connection, Readers, sql};
use writer::{Job, PATIENCE, QUEUE};

use accounts::one;
pub use accounts::{Account, AccountKind, Proof};
pub(crate) use games::{ABSENT, Change, GameRow, Listed};
pub(crate) use meeting::Said;

pub(crate) use games::add_game;
pub(crate) use writer::{Doing, Done};

/// How many connections read.
const READERS: u32 = 4;

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// A file of SQLite.
    Sqlite(PathBuf),
    /// The address of a database of PostgreSQL.
    Postgres(String),
}

/// Who opens a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A server. Only one at a time plays: others wait until it has ended.
    Server,
    /// A command beside a server.
    Tool,
}

/// Why nothing was read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody was first: the name, the seat or the place in the log is taken.
    #[error("it is taken")]
    Taken,
    /// Somebody plays as many games as anybody may.
    #[error("somebody has too many games open")]
    Many,
    /// What waits to be written is too much.
    #[error("the server is busy")]
    Busy,
    /// The database is closed, or was lost.
    #[error("the database is closed")]
    Closed,
    /// A server of another version uses it.
    #[error(
        "a server that runs uses this database, and is of another version: use the program of that server"
    )]
    Another,
    /// It was written by a newer version, or is none of ours.
    #[error("this database cannot be used: {0}")]
    Foreign(String),
    /// The file that says which server plays cannot be used.
    #[error("cannot find out whether another server uses the database: {0}")]
    Lock(String),
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
    /// A server uses the folder.
    #[error("a server that runs uses this folder: stop it first")]
    Running,
    /// A copy cannot be put in the place of the database.
    #[error("cannot copy it: {0}")]
    Copy(std::io::Error),
    /// A copy is made otherwise.
    #[error("PostgreSQL has its own command for copies: pg_dump")]
    NoBackup,
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(of) if of.is_unique_violation() => Self::Taken,
            _ => Self::Database(error),
        }
    }
}

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    readers: Readers,
    writer: mpsc::Sender<Job>,
    lost: watch::Receiver<bool>,
}

impl Store {
    /// Opens a database, and makes its tables if there are none. A server waits until no other uses it.
    ///
    /// # Errors
    /// Fails if the database cannot be reached, or was written by a newer version.
    pub async fn open(database: &Database, role: Role) -> Result<Self, StoreError> {
        Self::open_with(database, role, PATIENCE).await
    }

    /// Opens a database that may be silent for so long.
    async fn open_with(database: &Database, role: Role, patience: Duration) -> Result<Self, StoreError> {
        let (connection, readers, lock) = match database {
            Database::Sqlite(file) => sqlite::open(file, role).await?,
            Database::Postgres(address) => {
                let (connection, readers) = postgres::open(address, role).await?;
                (connection, readers, None)
            }
        };
        let (writer, jobs) = mpsc::channel(QUEUE);
        let (loses, lost) = watch::channel(false);
        tokio::spawn(writer::write(connection, jobs, loses, lock, patience));
        Ok(Self { readers, writer, lost })
    }

    /// Writes, together with whatever else waits, and answers after the commit.
    pub(crate) async fn write<F>(&self, write: F) -> Done
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Doing<'c> + Send + 'static,
    {
        let (reply, done) = oneshot::channel();
        self.writer.try_send(Job { write: Box::new(write), reply }).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy,
            mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
        })?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// Connections for reading.
    pub(crate) fn readers(&self) -> &Readers {
        &self.readers
    }

    /// Copies the database to a file, as it is at one moment.
    ///
    /// # Errors
    /// Fails if the file cannot be written, and for PostgreSQL.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        match &self.readers {
            Readers::Sqlite(pool) => {
                let name = file.to_string_lossy().into_owned();
                sqlx::query("VACUUM INTO ?").bind(name).execute(pool).await?;
                Ok(())
            }
            Readers::Postgres(_) => Err(StoreError::NoBackup),
        }
    }

    /// Whether the database answers, and this server may write.
    pub async fn is_well(&self) -> bool {
        !self.is_lost() && sql("SELECT 1").fetch_all(self.readers()).await.is_ok()
    }

    /// Whether this server may not write any more.
    pub(crate) fn is_lost(&self) -> bool {
        // A writer that has panicked says nothing, and its queue may close a little later.
        *self.lost.borrow() || self.lost.has_changed().is_err()
    }

    /// Waits until this server may not write any more, because the database is out of reach or belongs to another server.
    pub(crate) async fn lost(&self) {
        // A writer that has ended without a word, though somebody can still ask it to write, has panicked.
        let _ = self.lost.clone().wait_for(|lost| *lost).await;
    }
}

/// Puts a copy in the place of a database that is not there, where no server runs.
///
/// # Errors
/// Fails if there is a database, if a server runs there, or if the copy cannot be read.
pub fn restore(copy: &Path, file: &Path) -> Result<(), StoreError> {
    let _lock = sqlite::try_alone(file)?.ok_or(StoreError::Running)?;
    let mut from = std::fs::File::open(copy).map_err(StoreError::Copy)?;
    // Whatever is there already stays.
    let mut to = std::fs::File::create_new(file).map_err(StoreError::Copy)?;
    std::io::copy(&mut from, &mut to).and_then(|_| to.sync_all()).map_err(StoreError::Copy)
}

/// The changes that lead to the newest version of a database.
fn migrate(versions: &'static [(&'static str, &'static str)]) -> Migrator {
    let migrations = versions.iter().enumerate().map(|(number, (what, sql))| {
        let version = number as i64 + 1;
        Migration::new(version, (*what).into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// Whether a database, in which so many changes were made, is older than this version. One without tables is, too.
fn is_older(steps: Result<i64, sqlx::Error>, versions: usize) -> bool {
    steps.unwrap_or(0) < versions as i64
}

/// Waits a little for the server that plays to end, and says so the first time.
async fn waits(waiting: &mut bool) {
    if !*waiting {
        *waiting = true;
        crate::metrics::log("info", "another server uses this database: waiting until it ends");
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
}
