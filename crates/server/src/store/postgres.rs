//! PostgreSQL: a database on another machine, which a second server can take over.
//!
//! Of the servers on one database, one plays and the others wait. The one that plays holds an advisory lock, and the lock belongs to
//! the connection over which it writes. So a server that has lost the lock cannot write, whatever it believes: PostgreSQL ends
//! the session of a server that is silent for six seconds, and gives the lock to one that waits.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection};

use super::sql::{Connection, Readers};
use super::{READERS, Role, StoreError, is_older, migrate, waits};

/// The versions of the database, oldest first, as in `sqlite.rs`.
pub(super) static MIGRATIONS: [(&str, &str); 3] = [
    ("the first tables", include_str!("schema/postgres-1.sql")),
    ("clubs", include_str!("schema/postgres-2.sql")),
    ("programs in games that hide something, and what umpires refuse", include_str!("schema/postgres-3.sql")),
];

/// The lock of the server that plays.
const LOCK: i64 = i64::from_be_bytes(*b"chesswri");
/// After so many milliseconds without a word from the server that plays, another may.
const SILENCE: &str = "6000";
/// How long it may take to open a connection.
const PATIENCE: Duration = Duration::from_secs(8);

/// Opens the database at an address.
pub(super) async fn open(address: &str, role: Role) -> Result<(Connection, Readers), StoreError> {
    let options =
        PgConnectOptions::from_str(address)?.application_name("chesswright").disable_statement_logging();
    let writes = options.clone().options([
        ("idle_session_timeout", SILENCE),
        ("idle_in_transaction_session_timeout", SILENCE),
        ("tcp_user_timeout", SILENCE),
    ]);
    let opened = tokio::time::timeout(PATIENCE, writes.connect()).await;
    let mut connection = opened.map_err(|_| sqlx::Error::PoolTimedOut)??;
    let steps = sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations").fetch_one(&mut connection).await;
    let changes = role == Role::Tool && is_older(steps, MIGRATIONS.len());
    match role {
        Role::Server => alone(&mut connection).await?,
        // Nobody changes the tables under a server that runs.
        Role::Tool if changes && !try_alone(&mut connection).await? => return Err(StoreError::Another),
        Role::Tool => {}
    }
    migrate(&MIGRATIONS)
        .run(&mut connection)
        .await
        .map_err(|error| StoreError::Foreign(error.to_string()))?;
    if changes {
        sqlx::query("SELECT pg_advisory_unlock($1)").bind(LOCK).execute(&mut connection).await?;
    }
    let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
    let readers = readers.connect_with(options).await?;
    Ok((Connection::Postgres(connection), Readers::Postgres(readers)))
}

/// Waits until no other server plays.
async fn alone(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut waiting = false;
    while !try_alone(connection).await? {
        waits(&mut waiting).await;
    }
    Ok(())
}

/// Takes the lock of the server that plays, unless one plays.
async fn try_alone(connection: &mut PgConnection) -> Result<bool, StoreError> {
    let taken = sqlx::query_scalar::<_, bool>("SELECT pg_try_advisory_lock($1)").bind(LOCK);
    Ok(taken.fetch_one(connection).await?)
}
