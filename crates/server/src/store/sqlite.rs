//! SQLite: one file, and no other program.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::sql::{Connection, Readers};
use super::{READERS, Role, StoreError, is_older, migrate, waits};

/// The versions of the database, oldest first. What was released never changes; a change is a further entry here and in
/// `postgres.rs`.
pub(super) static MIGRATIONS: [(&str, &str); 6] = [
    ("the first tables", include_str!("schema/sqlite-1.sql")),
    ("offers of games with days for a move", include_str!("schema/sqlite-2.sql")),
    ("tournaments, and who does not want to hear whom", include_str!("schema/sqlite-3.sql")),
    ("numbers of accounts that are never used again", include_str!("schema/sqlite-4.sql")),
    ("clubs", include_str!("schema/sqlite-5.sql")),
    ("programs in games that hide something, and what umpires refuse", include_str!("schema/sqlite-6.sql")),
];

/// Opens the database in a file, and makes it if there is none. The lock is held as long as its file is open.
pub(super) async fn open(file: &Path, role: Role) -> Result<(Connection, Readers, Option<File>), StoreError> {
    let mut lock = match role {
        Role::Server => Some(alone(file).await?),
        Role::Tool => None,
    };
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit survives the loss of power.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true)
        .disable_statement_logging();
    let mut connection = options.connect().await?;
    let steps = sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations").fetch_one(&mut connection).await;
    if role == Role::Tool && is_older(steps, MIGRATIONS.len()) {
        // Nobody changes the tables under a server that runs.
        lock = Some(try_alone(file)?.ok_or(StoreError::Another)?);
    }
    migrate(&MIGRATIONS)
        .run(&mut connection)
        .await
        .map_err(|error| StoreError::Foreign(error.to_string()))?;
    if role == Role::Tool {
        lock = None;
    }
    let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
    Ok((Connection::Sqlite(connection), Readers::Sqlite(readers), lock))
}

/// Waits until no other server uses the database. The system takes the lock away from a server that is killed.
async fn alone(file: &Path) -> Result<File, StoreError> {
    let mut waiting = false;
    loop {
        match try_alone(file)? {
            Some(lock) => return Ok(lock),
            None => waits(&mut waiting).await,
        }
    }
}

/// The lock of the server that plays, unless one plays.
pub(super) fn try_alone(file: &Path) -> Result<Option<File>, StoreError> {
    let failed = |error: std::io::Error| StoreError::Lock(error.to_string());
    let lock = File::create(file.with_extension("lock")).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
