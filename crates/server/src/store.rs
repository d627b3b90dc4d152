//! What is kept: accounts, documents, games and their events, in a database.
//!
//! One task writes. It takes all that waits, at most 512 writes, into one transaction, and answers after the commit: under load a
//! commit serves many games, and nothing is acknowledged that a crash could undo.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

use chesswright_game::Millis;
use chesswright_online::rating::Rating;
use chesswright_online::{Event, Kind};
use chesswright_rules::Side;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

/// The most writes in one transaction, and the most that wait.
const BATCH: usize = 512;
const QUEUE: usize = 8_192;
const READERS: u32 = 4;

/// The versions of the database, oldest first. What was released never changes; a change is a further entry.
const MIGRATIONS: [(&str, &str); 4] = [
    ("the first tables", include_str!("schema.sql")),
    ("offers of games with days for a move", include_str!("seeks.sql")),
    ("tournaments, and who does not want to hear whom", include_str!("tournaments.sql")),
    ("numbers of accounts that are never used again", include_str!("numbers.sql")),
];

/// Why nothing was read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody was first: the name, the seat or the place in the log is taken.
    #[error("it is taken")]
    Taken,
    /// What waits to be written is too much.
    #[error("the server is busy")]
    Busy,
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// It was written by a newer version, or is none of ours.
    #[error("this database cannot be used: {0}")]
    Foreign(String),
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
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

pub(crate) type Done = Result<i64, StoreError>;
pub(crate) type Doing<'c> = Pin<Box<dyn Future<Output = Done> + Send + 'c>>;
type Write = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c> + Send>;

struct Job {
    write: Write,
    reply: oneshot::Sender<Done>,
}

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Its number.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: AccountKind,
    /// The level of a house player.
    pub level: u8,
    /// Whether a program wants games that its interface cannot name.
    pub any_rules: bool,
}

/// What proves that somebody may have a new secret: it is compared in the write itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The hash of the password. A guest has none.
    Password(Option<String>),
    /// The hash of another secret.
    Secret([u8; 32]),
    /// Nothing: whoever runs the server wants it.
    Administrator,
}

/// What an account is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountKind {
    /// Somebody without a password.
    Guest,
    /// A person.
    Person,
    /// A program.
    Bot,
    /// A player of the house.
    House,
}

impl AccountKind {
    fn name(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Person => "person",
            Self::Bot => "bot",
            Self::House => "house",
        }
    }

    pub(crate) fn named(name: &str) -> Self {
        match name {
            "person" => Self::Person,
            "bot" => Self::Bot,
            "house" => Self::House,
            _ => Self::Guest,
        }
    }
}

impl Account {
    /// Whoever has this number, where nothing else matters.
    pub(crate) fn stranger(id: i64) -> Self {
        Self { id, name: "?".into(), kind: AccountKind::Person, level: 0, any_rules: false }
    }

    /// Whether it is a program.
    pub fn is_bot(&self) -> bool {
        matches!(self.kind, AccountKind::Bot | AccountKind::House)
    }

    fn read(row: &SqliteRow) -> Self {
        Self {
            id: row.get("id"),
            name: row.get("name"),
            kind: AccountKind::named(row.get("kind")),
            level: row.get::<i64, _>("level") as u8,
            any_rules: row.get("any_rules"),
        }
    }
}

/// What does not change about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its name in addresses.
    pub id: String,
    /// The name of a built-in game or of a document.
    pub document: String,
    /// The title of the game.
    pub title: String,
    /// The pool in which it is rated.
    pub pool: String,
    /// The start position, if it is another.
    pub start: Option<String>,
    /// The time control.
    pub control: Option<String>,
    /// Whether it changes ratings.
    pub rated: bool,
    /// Whether others find it.
    pub listed: bool,
    /// When it was made.
    pub created: Millis,
    /// Whether it has a clock that runs in seconds, so that its owner must stay awake.
    pub live: bool,
    /// The tournament to which it belongs.
    pub tournament: Option<String>,
}

/// What an event changes beside the log.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The game is being played.
    pub begun: bool,
    /// When somebody must be looked for who takes days.
    pub due_at: Option<Millis>,
    /// The score and the cause of the end.
    pub over: Option<(String, String)>,
    /// Who is rated, and what the first of them scored.
    pub rated: Option<(i64, i64, f64)>,
}

impl Change {
    /// The game was aborted, because this side did not come.
    pub(crate) fn absent(&mut self, side: Option<Side>) {
        if let (Some((_, cause)), Some(side)) = (&mut self.over, side) {
            *cause = format!("{ABSENT}{}", side.0);
        }
    }
}

/// The beginning of the cause of a game that was aborted, before the number of the side that did not come.
pub(crate) const ABSENT: &str = "absent ";

/// A line of a chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The account that said it.
    pub account: i64,
    /// Its name.
    pub by: String,
    /// The room.
    pub room: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// A game in lists.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The game.
    pub row: GameRow,
    /// Whether it is being played or over.
    pub state: i64,
    /// The score, if it is over.
    pub score: Option<String>,
    /// By side: the account.
    pub seats: Vec<(u8, i64, String)>,
}

const ACCOUNT: &str = "SELECT id, name, kind, level, any_rules FROM account WHERE banned = 0 AND ";

impl Store {
    /// Opens the database in a file, and makes it if there is none.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
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
        let migrations = MIGRATIONS.iter().enumerate().map(|(number, (what, sql))| {
            let version = number as i64 + 1;
            Migration::new(version, (*what).into(), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let migrator = Migrator::with_migrations(migrations.collect());
        migrator.run(&mut connection).await.map_err(|error| StoreError::Foreign(error.to_string()))?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
        let (writer, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write(connection, jobs));
        Ok(Self { readers, writer })
    }

    /// Writes, together with whatever else waits, and answers after the commit.
    pub(crate) async fn write<F>(&self, write: F) -> Done
    where
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c> + Send + 'static,
    {
        let (reply, done) = oneshot::channel();
        self.writer.try_send(Job { write: Box::new(write), reply }).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy,
            mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
        })?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// Connections for reading.
    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Copies the database to a file, as it is at one moment.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let name = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO ?").bind(name).execute(&self.readers).await?;
        Ok(())
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.readers).await.is_ok()
    }
}

/// Takes all that waits into one transaction, again and again.
async fn write(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut jobs, BATCH).await > 0 {
        if let Err(error) = sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut connection).await {
            let why = error.to_string();
            jobs.drain(..).for_each(|job| drop(job.reply.send(Err(failed(&why)))));
            continue;
        }
        let mut answers = Vec::with_capacity(jobs.len());
        for Job { write, reply } in jobs.drain(..) {
            answers.push((reply, apart(&mut connection, write).await));
        }
        let committed = sqlx::raw_sql("COMMIT").execute(&mut connection).await;
        let failure = committed.err().map(|error| error.to_string());
        if failure.is_some() {
            // If this fails as well, the next BEGIN does, too.
            let _ = sqlx::raw_sql("ROLLBACK").execute(&mut connection).await;
        }
        for (reply, done) in answers {
            // Who does not wait any more is not told.
            let _ = reply.send(match &failure {
                Some(why) => Err(failed(why)),
                None => done,
            });
        }
    }
    // Nobody can write any more.
    let _ = connection.close().await;
}

/// Whether a write has changed what it was to change. If not, somebody was first.
fn one(rows: u64) -> Done {
    if rows == 1 { Ok(1) } else { Err(StoreError::Taken) }
}

fn failed(why: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Protocol(why.to_owned()))
}

/// Runs a write so that its failure leaves the others of the transaction as they are.
async fn apart(connection: &mut SqliteConnection, write: Write) -> Done {
    sqlx::raw_sql("SAVEPOINT one").execute(&mut *connection).await?;
    let done = write(connection).await;
    if done.is_err() {
        sqlx::raw_sql("ROLLBACK TO one").execute(&mut *connection).await?;
    }
    sqlx::raw_sql("RELEASE one").execute(&mut *connection).await?;
    done
}

/// # Accounts
impl Store {
    /// Makes an account. Fails with [`StoreError::Taken`] if its name is another's.
    pub async fn new_account(
        &self,
        name: &str,
        kind: AccountKind,
        password: Option<String>,
        recovery: Option<Vec<u8>>,
        level: u8,
        now: Millis,
    ) -> Result<Account, StoreError> {
        let (owned, folded) = (name.to_owned(), fold(name));
        let id = self
            .write(move |c| {
                Box::pin(async move {
                    // Whatever still speaks of an account that was deleted must not mean another.
                    let number =
                        sqlx::query("UPDATE account_number SET next = next + 1 RETURNING next - 1 AS id");
                    let id: i64 = number.fetch_one(&mut *c).await?.get("id");
                    let made = sqlx::query(
                        "INSERT INTO account (id, name, folded, password, recovery, kind, level, created) \
                         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    );
                    let made = made
                        .bind(id)
                        .bind(owned)
                        .bind(folded)
                        .bind(password)
                        .bind(recovery)
                        .bind(kind.name());
                    made.bind(i64::from(level)).bind(now as i64).execute(c).await?;
                    Ok(id)
                })
            })
            .await?;
        Ok(Account { id, name: name.to_owned(), kind, level, any_rules: false })
    }

    /// Lets a guest become a person with a name and a password. The games stay, and all sessions end. Fails with
    /// [`StoreError::Taken`] if the guest has become a person meanwhile.
    pub async fn register(&self, id: i64, name: &str, password: String, recovery: Vec<u8>) -> Done {
        let (name, folded) = (name.to_owned(), fold(name));
        self.write(move |c| {
            Box::pin(async move {
                let change = sqlx::query(
                    "UPDATE account SET name = ?, folded = ?, password = ?, recovery = ?, kind = 'person' \
                     WHERE id = ? AND kind = 'guest'",
                );
                let change = change.bind(name).bind(folded).bind(password).bind(recovery).bind(id);
                one(change.execute(&mut *c).await?.rows_affected())?;
                let gone = sqlx::query("DELETE FROM secret WHERE account = ?").bind(id).execute(c).await?;
                Ok(gone.rows_affected() as i64)
            })
        })
        .await
    }

    /// Sets a new password, and ends all sessions. Fails with [`StoreError::Taken`] if the recovery code was another meanwhile.
    pub async fn set_password(
        &self,
        id: i64,
        known: Option<Vec<u8>>,
        password: String,
        recovery: Vec<u8>,
    ) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let change = sqlx::query(
                    "UPDATE account SET password = ?, recovery = ? \
                     WHERE id = ? AND recovery IS NOT DISTINCT FROM ?",
                );
                let change = change.bind(password).bind(recovery).bind(id).bind(known);
                one(change.execute(&mut *c).await?.rows_affected())?;
                let gone = sqlx::query("DELETE FROM secret WHERE account = ?").bind(id).execute(c).await?;
                Ok(gone.rows_affected() as i64)
            })
        })
        .await
    }

    /// Makes an account a program's.
    pub async fn make_bot(&self, id: i64, any_rules: bool) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let change = sqlx::query("UPDATE account SET kind = 'bot', any_rules = ? WHERE id = ?");
                Ok(change.bind(any_rules).bind(id).execute(c).await?.rows_affected() as i64)
            })
        })
        .await
    }

    /// Bans an account, or lets it come back.
    pub async fn ban(&self, id: i64, banned: bool) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let change = sqlx::query("UPDATE account SET banned = ? WHERE id = ?");
                Ok(change.bind(banned).bind(id).execute(c).await?.rows_affected() as i64)
            })
        })
        .await
    }

    /// Those who are banned.
    pub async fn banned(&self) -> Result<Vec<i64>, StoreError> {
        let rows = sqlx::query("SELECT id FROM account WHERE banned = 1").fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// The account of this number.
    pub async fn account(&self, id: i64) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} id = ?"))).bind(id);
        Ok(row.fetch_optional(&self.readers).await?.as_ref().map(Account::read))
    }

    /// The account of this name, even if it is banned.
    pub async fn any_account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT id, name, kind, level, any_rules FROM account WHERE folded = ?");
        Ok(row.bind(fold(name)).fetch_optional(&self.readers).await?.as_ref().map(Account::read))
    }

    /// The account of this name.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} folded = ?"))).bind(fold(name));
        Ok(row.fetch_optional(&self.readers).await?.as_ref().map(Account::read))
    }

    /// The hash of the password, and that of the recovery code, of an account.
    pub async fn password(&self, id: i64) -> Result<(Option<String>, Option<Vec<u8>>), StoreError> {
        let row = sqlx::query("SELECT password, recovery FROM account WHERE id = ?").bind(id);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.map_or((None, None), |row| (row.get("password"), row.get("recovery"))))
    }

    /// Keeps the hash of a secret, for whoever still has what proves it. Fails with [`StoreError::Taken`] otherwise.
    pub async fn keep_secret(
        &self,
        hash: [u8; 32],
        account: i64,
        proof: Proof,
        kind: &'static str,
        label: &str,
        now: Millis,
    ) -> Done {
        let label = label.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let made = match &proof {
                    Proof::Password(_) => sqlx::query(
                        "INSERT INTO secret (hash, account, kind, label, created) \
                         SELECT ?, id, ?, ?, ? FROM account WHERE id = ? AND password IS NOT DISTINCT FROM ?",
                    ),
                    Proof::Secret(_) => sqlx::query(
                        "INSERT INTO secret (hash, account, kind, label, created) \
                         SELECT ?, account, ?, ?, ? FROM secret WHERE account = ? AND hash = ?",
                    ),
                    Proof::Administrator => sqlx::query(
                        "INSERT INTO secret (hash, account, kind, label, created) \
                         SELECT ?, id, ?, ?, ? FROM account WHERE id = ?",
                    ),
                };
                let made = made.bind(hash.to_vec()).bind(kind).bind(label).bind(now as i64).bind(account);
                let made = match proof {
                    Proof::Password(password) => made.bind(password),
                    Proof::Secret(secret) => made.bind(secret.to_vec()),
                    Proof::Administrator => made,
                };
                one(made.execute(&mut *c).await?.rows_affected())?;
                // Who logs in again and again leaves the oldest sessions behind.
                let old = sqlx::query(
                    "DELETE FROM secret WHERE account = ?1 AND kind = 'cookie' AND hash NOT IN \
                     (SELECT hash FROM secret WHERE account = ?1 AND kind = 'cookie' ORDER BY created DESC LIMIT 20)",
                );
                Ok(old.bind(account).execute(c).await?.rows_affected() as i64)
            })
        })
        .await
    }

    /// The account to which a secret belongs.
    pub async fn account_of_secret(&self, hash: [u8; 32], kind: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(
            "SELECT a.id, a.name, a.kind, a.level, a.any_rules FROM secret s JOIN account a ON a.id = s.account \
             WHERE s.hash = ? AND s.kind = ? AND a.banned = 0",
        );
        let row = row.bind(hash.to_vec()).bind(kind).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(Account::read))
    }

    /// Forgets a secret.
    pub async fn forget_secret(&self, hash: [u8; 32]) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let gone =
                    sqlx::query("DELETE FROM secret WHERE hash = ?").bind(hash.to_vec()).execute(c).await?;
                Ok(gone.rows_affected() as i64)
            })
        })
        .await
    }

    /// Forgets all tokens of an account. Returns how many there were.
    pub async fn forget_tokens(&self, account: i64) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let gone = sqlx::query("DELETE FROM secret WHERE account = ? AND kind = 'token'");
                Ok(gone.bind(account).execute(c).await?.rows_affected() as i64)
            })
        })
        .await
    }

    /// Deletes an account: its seats become anonymous, everything else that is its own goes.
    pub async fn delete_account(&self, id: i64) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                for sql in [
                    "UPDATE seat SET account = 0 WHERE account = ?",
                    "UPDATE document SET account = NULL WHERE account = ?",
                    "DELETE FROM chat WHERE account = ?",
                    "DELETE FROM rating WHERE account = ?",
                    "DELETE FROM seek WHERE account = ?",
                    "DELETE FROM challenge WHERE by = ?",
                    "DELETE FROM challenge WHERE dest = ?",
                    "UPDATE entrant SET account = 0, present = 0 WHERE account = ?",
                    "UPDATE tournament SET account = 0 WHERE account = ?",
                    "DELETE FROM block WHERE account = ?",
                    "DELETE FROM block WHERE other = ?",
                    "DELETE FROM report WHERE account = ?",
                    "DELETE FROM secret WHERE account = ?",
                    "DELETE FROM account WHERE id = ?",
                ] {
                    sqlx::query(sql).bind(id).execute(&mut *c).await?;
                }
                Ok(0)
            })
        })
        .await
    }

    /// All programs, and all players of the house.
    pub async fn bots(&self) -> Result<Vec<Account>, StoreError> {
        let rows =
            sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} kind IN ('bot', 'house') ORDER BY id")));
        Ok(rows.fetch_all(&self.readers).await?.iter().map(Account::read).collect())
    }
}

/// # Documents
impl Store {
    /// Keeps a document under its name. The same document is kept once.
    pub async fn keep_document(
        &self,
        name: &str,
        title: &str,
        text: &str,
        account: i64,
        now: Millis,
    ) -> Done {
        let (name, title, text) = (name.to_owned(), title.to_owned(), text.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let made = sqlx::query(
                    "INSERT INTO document (name, title, text, account, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                );
                let made = made.bind(name).bind(title).bind(text).bind(account).bind(now as i64);
                Ok(made.execute(c).await?.rows_affected() as i64)
            })
        })
        .await
    }

    /// The text of a document.
    pub async fn document(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT text FROM document WHERE name = ?").bind(name);
        Ok(row.fetch_optional(&self.readers).await?.map(|row| row.get("text")))
    }

    /// How many documents an account has brought since a moment.
    pub async fn documents_since(&self, account: i64, since: Millis) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT count(*) AS n FROM document WHERE account = ? AND at >= ?");
        Ok(row.bind(account).bind(since as i64).fetch_one(&self.readers).await?.get("n"))
    }
}

/// # Games
impl Store {
    /// Makes a game with these seats taken.
    pub async fn new_game(&self, row: GameRow, seats: Vec<(u8, i64)>) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                add_game(c, row, seats).await?;
                Ok(0)
            })
        })
        .await
    }

    /// Gives a seat to an account, unless it is taken.
    pub async fn sit(&self, game: &str, side: u8, account: i64) -> Done {
        let game = game.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let seat = sqlx::query("INSERT INTO seat (game, side, account) VALUES (?, ?, ?)");
                seat.bind(game).bind(i64::from(side)).bind(account).execute(c).await?;
                Ok(0)
            })
        })
        .await
    }

    /// A game, its seats and its events.
    pub async fn game(&self, id: &str) -> Result<Option<(GameRow, Vec<(u8, i64)>, Vec<Event>)>, StoreError> {
        let row =
            sqlx::query("SELECT * FROM game WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let seats = sqlx::query("SELECT side, account FROM seat WHERE game = ? ORDER BY side").bind(id);
        let seats = seats.fetch_all(&self.readers).await?;
        let seats = seats.iter().map(|row| (row.get::<i64, _>("side") as u8, row.get("account"))).collect();
        Ok(Some((game_row(&row), seats, self.events(id, 0).await?)))
    }

    /// The events of a game after a number.
    pub async fn events(&self, game: &str, after: u32) -> Result<Vec<Event>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, by, client, spent, at, kind, body FROM event WHERE game = ? AND seq > ? ORDER BY seq",
        );
        let rows = rows.bind(game).bind(i64::from(after)).fetch_all(&self.readers).await?;
        rows.iter().map(event).collect()
    }

    /// Appends an event to the log of a game, with what follows from it. Fails with [`StoreError::Taken`] if another writer was first,
    /// or if the same command has been written before.
    pub async fn append(&self, game: &str, pool: &str, events: Vec<Event>, change: Change) -> Done {
        let (game, pool) = (game.to_owned(), pool.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                for event in events {
                    let (kind, body) = event.kind.text();
                    let made = sqlx::query(
                        "INSERT INTO event (game, seq, by, client, spent, at, kind, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    );
                    let made = made.bind(&game).bind(i64::from(event.seq));
                    let made = made.bind(event.by.map(|side| i64::from(side.0))).bind(event.client as i64);
                    let made = made.bind(event.spent as i64).bind(event.at as i64).bind(kind).bind(body.to_owned());
                    made.execute(&mut *c).await?;
                }
                let state = if change.over.is_some() { 2 } else { i64::from(change.begun) };
                let (score, cause) = change.over.unzip();
                let told = sqlx::query(
                    "UPDATE game SET state = max(state, ?), due_at = ?, score = coalesce(?, score), \
                     cause = coalesce(?, cause) WHERE id = ?",
                );
                let told = told.bind(state).bind(change.due_at.map(|at| at as i64)).bind(score).bind(cause);
                told.bind(&game).execute(&mut *c).await?;
                if let Some((one, two, points)) = change.rated {
                    rate(c, &pool, one, two, points).await?;
                }
                Ok(0)
            })
        })
        .await
    }

    /// The games being played whose clocks run in seconds.
    pub async fn live_games(&self) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT id FROM game WHERE state = 1 AND live = 1").fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// The games in which somebody took too many days.
    pub async fn due_games(&self, now: Millis) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM game WHERE state = 1 AND live = 0 AND due_at <= ?");
        let rows = rows.bind(now as i64).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// The games of an account, newest first. With `playing`, only those that are being played.
    pub async fn games_of(&self, account: i64, playing: bool, most: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT g.* FROM game g JOIN (SELECT DISTINCT game FROM seat WHERE account = ?) s ON s.game = g.id \
             WHERE (? = 0 OR g.state = 1) ORDER BY g.created DESC LIMIT ?",
        );
        let rows = rows.bind(account).bind(playing).bind(most).fetch_all(&self.readers).await?;
        self.listed(&rows).await
    }

    /// The games that others find, newest first.
    pub async fn running(&self, most: i64) -> Result<Vec<Listed>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM game WHERE state = 1 AND listed = 1 ORDER BY created DESC LIMIT ?");
        let rows = rows.bind(most).fetch_all(&self.readers).await?;
        self.listed(&rows).await
    }

    async fn listed(&self, rows: &[SqliteRow]) -> Result<Vec<Listed>, StoreError> {
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            let game = game_row(row);
            let seats = sqlx::query(
                "SELECT s.side, s.account, coalesce(a.name, '') AS name FROM seat s LEFT JOIN account a \
                 ON a.id = s.account WHERE s.game = ? ORDER BY s.side",
            );
            let seats = seats.bind(&game.id).fetch_all(&self.readers).await?;
            let seat =
                |row: &SqliteRow| (row.get::<i64, _>("side") as u8, row.get("account"), row.get("name"));
            let seats = seats.iter().map(seat).collect();
            listed.push(Listed { row: game, state: row.get("state"), score: row.get("score"), seats });
        }
        Ok(listed)
    }

    /// The rating of an account in a pool.
    pub async fn rating(&self, account: i64, pool: &str) -> Result<Rating, StoreError> {
        let mut connection = self.readers.acquire().await?;
        read_rating(&mut connection, account, pool).await
    }

    /// All ratings of an account, by pool.
    pub async fn ratings(&self, account: i64) -> Result<Vec<(String, Rating)>, StoreError> {
        let rows = sqlx::query("SELECT * FROM rating WHERE account = ? ORDER BY pool").bind(account);
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| (row.get("pool"), rating_row(row))).collect())
    }

    /// Adds a line to the chat of a game.
    pub async fn say(&self, game: &str, account: i64, room: &str, text: &str, now: Millis) -> Done {
        let (game, room, text) = (game.to_owned(), room.to_owned(), text.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let made =
                    sqlx::query("INSERT INTO chat (game, at, account, room, text) VALUES (?, ?, ?, ?, ?)");
                let made = made.bind(game).bind(now as i64).bind(account).bind(room).bind(text);
                made.execute(c).await?;
                Ok(0)
            })
        })
        .await
    }

    /// The last lines of the chat of a game, oldest first.
    pub async fn chat(&self, game: &str) -> Result<Vec<Said>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM (SELECT coalesce(a.name, '?') AS name, c.account, c.room, c.text, c.at, c.rowid AS n FROM chat c \
             LEFT JOIN account a ON a.id = c.account WHERE c.game = ? ORDER BY n DESC LIMIT 100) ORDER BY n",
        );
        let rows = rows.bind(game).fetch_all(&self.readers).await?;
        let line = |row: &SqliteRow| Said {
            account: row.get("account"),
            by: row.get("name"),
            room: row.get("room"),
            text: row.get("text"),
            at: row.get::<i64, _>("at") as Millis,
        };
        Ok(rows.iter().map(line).collect())
    }

    /// Keeps an invitation to a game.
    pub async fn challenge(&self, game: &str, by: i64, dest: i64, body: &str, now: Millis) -> Done {
        let (game, body) = (game.to_owned(), body.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let made =
                    sqlx::query("INSERT INTO challenge (game, by, dest, body, at) VALUES (?, ?, ?, ?, ?)");
                made.bind(game).bind(by).bind(dest).bind(body).bind(now as i64).execute(c).await?;
                Ok(0)
            })
        })
        .await
    }

    /// Takes an invitation away. Returns whether there was one: it is answered once.
    pub async fn answer_challenge(&self, game: &str) -> Result<bool, StoreError> {
        let game = game.to_owned();
        let write = self.write(move |c| {
            Box::pin(async move {
                let gone = sqlx::query("DELETE FROM challenge WHERE game = ?").bind(game).execute(c).await?;
                Ok(gone.rows_affected() as i64)
            })
        });
        Ok(write.await? > 0)
    }

    /// An invitation: from whom, to whom, and its text.
    pub async fn open_challenge(&self, game: &str) -> Result<Option<(i64, i64, String)>, StoreError> {
        let row = sqlx::query("SELECT by, dest, body FROM challenge WHERE game = ?").bind(game);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| (row.get("by"), row.get("dest"), row.get("body"))))
    }

    /// The invitations that an account has got, or those that it has made.
    pub async fn challenges(&self, account: i64, made: bool) -> Result<Vec<String>, StoreError> {
        let rows = match made {
            true => sqlx::query("SELECT body FROM challenge WHERE by = ? ORDER BY at"),
            false => sqlx::query("SELECT body FROM challenge WHERE dest = ? ORDER BY at"),
        };
        let rows = rows.bind(account).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get("body")).collect())
    }

    /// Forgets the invitations from before a moment: nobody has answered them.
    pub async fn forget_challenges(&self, before: Millis) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let gone = sqlx::query("DELETE FROM challenge WHERE at < ?").bind(before as i64);
                Ok(gone.execute(c).await?.rows_affected() as i64)
            })
        })
        .await
    }

    /// Keeps an offer in the lobby.
    pub async fn keep_seek(&self, id: &str, account: i64, rating: f64, body: String, now: Millis) -> Done {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let made =
                    sqlx::query("INSERT INTO seek (id, account, rating, body, at) VALUES (?, ?, ?, ?, ?)");
                made.bind(id).bind(account).bind(rating).bind(body).bind(now as i64).execute(c).await?;
                Ok(0)
            })
        })
        .await
    }

    /// Forgets an offer.
    pub async fn forget_seek(&self, id: &str) -> Done {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let gone = sqlx::query("DELETE FROM seek WHERE id = ?").bind(id).execute(c).await?;
                Ok(gone.rows_affected() as i64)
            })
        })
        .await
    }

    /// The offers that are kept, oldest first: account, rating and text.
    pub async fn seeks(&self) -> Result<Vec<(i64, f64, String)>, StoreError> {
        let rows = sqlx::query("SELECT account, rating, body FROM seek ORDER BY at")
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(|row| (row.get("account"), row.get("rating"), row.get("body"))).collect())
    }

    /// The numbers of accounts, games and events.
    pub async fn counts(&self) -> Result<[i64; 3], StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT count(*) FROM account) AS a, (SELECT count(*) FROM game) AS g, \
             (SELECT count(*) FROM event) AS e",
        );
        let row = row.fetch_one(&self.readers).await?;
        Ok([row.get("a"), row.get("g"), row.get("e")])
    }
}

fn game_row(row: &SqliteRow) -> GameRow {
    GameRow {
        id: row.get("id"),
        document: row.get("document"),
        title: row.get("title"),
        pool: row.get("pool"),
        start: row.get("start"),
        control: row.get("control"),
        rated: row.get("rated"),
        listed: row.get("listed"),
        created: row.get::<i64, _>("created") as Millis,
        live: row.get("live"),
        tournament: row.get("tournament"),
    }
}

/// Adds a game with these seats taken.
pub(crate) async fn add_game(
    c: &mut SqliteConnection,
    row: GameRow,
    seats: Vec<(u8, i64)>,
) -> Result<(), StoreError> {
    let made = sqlx::query(
        "INSERT INTO game (id, document, title, pool, start, control, rated, listed, created, state, live, tournament) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)",
    );
    let made = made.bind(&row.id).bind(&row.document).bind(&row.title).bind(&row.pool);
    let made = made.bind(&row.start).bind(&row.control).bind(row.rated).bind(row.listed);
    made.bind(row.created as i64).bind(row.live).bind(&row.tournament).execute(&mut *c).await?;
    for (side, account) in seats {
        let seat = sqlx::query("INSERT INTO seat (game, side, account) VALUES (?, ?, ?)");
        seat.bind(&row.id).bind(i64::from(side)).bind(account).execute(&mut *c).await?;
    }
    Ok(())
}

fn event(row: &SqliteRow) -> Result<Event, StoreError> {
    let kind = Kind::read(row.get("kind"), row.get("body"))
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok(Event {
        seq: row.get::<i64, _>("seq") as u32,
        by: row.get::<Option<i64>, _>("by").map(|side| Side(side as u8)),
        client: row.get::<i64, _>("client") as u64,
        spent: row.get::<i64, _>("spent") as Millis,
        at: row.get::<i64, _>("at") as Millis,
        kind,
    })
}

fn rating_row(row: &SqliteRow) -> Rating {
    Rating {
        rating: row.get("rating"),
        deviation: row.get("deviation"),
        volatility: row.get("volatility"),
        games: row.get::<i64, _>("games") as u32,
    }
}

async fn read_rating(c: &mut SqliteConnection, account: i64, pool: &str) -> Result<Rating, StoreError> {
    let row = sqlx::query("SELECT * FROM rating WHERE account = ? AND pool = ?").bind(account).bind(pool);
    Ok(row.fetch_optional(c).await?.as_ref().map(rating_row).unwrap_or_default())
}

async fn rate(
    c: &mut SqliteConnection,
    pool: &str,
    one: i64,
    two: i64,
    points: f64,
) -> Result<(), StoreError> {
    let (first, second) = (read_rating(c, one, pool).await?, read_rating(c, two, pool).await?);
    let (first, second) = first.after(second, points);
    for (account, rating) in [(one, first), (two, second)] {
        let made = sqlx::query(
            "INSERT INTO rating (account, pool, rating, deviation, volatility, games) VALUES (?, ?, ?, ?, ?, ?) \
             ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
             volatility = excluded.volatility, games = excluded.games",
        );
        let made = made.bind(account).bind(pool.to_owned()).bind(rating.rating).bind(rating.deviation);
        made.bind(rating.volatility).bind(i64::from(rating.games)).execute(&mut *c).await?;
    }
    Ok(())
}

/// A name as it is compared: case does not matter.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase()
}
