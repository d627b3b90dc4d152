//! One text of SQL for two databases.
//!
//! Parameters are `$1`, `$2` and so on in both. All whole numbers have 64 bits, and truth values are the numbers 0 and 1, so
//! that a value comes back as it went in, whichever database keeps it.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{PgConnection, PgPool, Postgres, Row as _, Sqlite, SqliteConnection, SqlitePool};

use super::StoreError;

/// A connection that writes.
#[derive(Debug)]
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    /// Runs a statement without parameters.
    pub(super) async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => sqlx::raw_sql(text).execute(connection).await.map(drop),
            Self::Postgres(connection) => sqlx::raw_sql(text).execute(connection).await.map(drop),
        }
    }
}

/// Connections that read.
#[derive(Clone, Debug)]
pub(crate) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Where rows are read: beside all writes, or in the transaction of a write.
pub(crate) enum Source<'a> {
    Beside(&'a Readers),
    Within(&'a mut Connection),
}

impl<'a> From<&'a Readers> for Source<'a> {
    fn from(readers: &'a Readers) -> Self {
        Self::Beside(readers)
    }
}

impl<'a> From<&'a mut Connection> for Source<'a> {
    fn from(connection: &'a mut Connection) -> Self {
        Self::Within(connection)
    }
}

/// A parameter.
#[derive(Debug)]
pub(crate) enum Value {
    Number(Option<i64>),
    Real(f64),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// PostgreSQL keeps no text with the character 0, which nobody needs: it is replaced for both.
fn text(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}

macro_rules! values {
    ($($from:ty, $value:ident => $to:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Self {
                $to
            }
        })*
    };
}

values! {
    i64, number => Self::Number(Some(number));
    Option<i64>, number => Self::Number(number);
    Option<i32>, number => Self::Number(number.map(i64::from));
    bool, truth => Self::Number(Some(truth.into()));
    f64, number => Self::Real(number);
    String, of => Self::Text(Some(text(of)));
    &String, of => Self::Text(Some(text(of.clone())));
    &str, of => Self::Text(Some(text(of.to_owned())));
    Option<String>, of => Self::Text(of.map(text));
    &Option<String>, of => Self::Text(of.clone().map(text));
    Option<&str>, of => Self::Text(of.map(|of| text(of.to_owned())));
    Vec<u8>, bytes => Self::Bytes(Some(bytes));
    Option<Vec<u8>>, bytes => Self::Bytes(bytes);
}

/// A statement with its parameters.
#[derive(Debug)]
pub(crate) struct Sql {
    text: &'static str,
    values: Vec<Value>,
}

/// A statement.
pub(crate) fn sql(text: &'static str) -> Sql {
    Sql { text, values: vec![] }
}

/// The statement as the driver of one database knows it.
macro_rules! query {
    ($database:ty, $sql:expr) => {{
        let Sql { text, values } = $sql;
        values.into_iter().fold(sqlx::query::<$database>(text), |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Real(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    }};
}

impl Sql {
    /// Gives the next parameter.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Writes. Returns the number of rows that it concerned.
    pub(crate) async fn execute(self, connection: &mut Connection) -> Result<i64, StoreError> {
        let rows = match connection {
            Connection::Sqlite(connection) => query!(Sqlite, self).execute(connection).await?.rows_affected(),
            Connection::Postgres(connection) => {
                query!(Postgres, self).execute(connection).await?.rows_affected()
            }
        };
        Ok(rows as i64)
    }

    /// All rows.
    pub(crate) async fn fetch_all(self, source: impl Into<Source<'_>>) -> Result<Vec<Row>, StoreError> {
        Ok(match source.into() {
            Source::Beside(Readers::Sqlite(pool)) => sqlite(query!(Sqlite, self).fetch_all(pool).await?),
            Source::Beside(Readers::Postgres(pool)) => {
                postgres(query!(Postgres, self).fetch_all(pool).await?)
            }
            Source::Within(Connection::Sqlite(connection)) => {
                sqlite(query!(Sqlite, self).fetch_all(connection).await?)
            }
            Source::Within(Connection::Postgres(connection)) => {
                postgres(query!(Postgres, self).fetch_all(connection).await?)
            }
        })
    }

    /// The row, if there is one.
    pub(crate) async fn fetch_optional(
        self,
        source: impl Into<Source<'_>>,
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(source).await?.into_iter().next())
    }

    /// The row that is always there.
    pub(crate) async fn fetch_one(self, source: impl Into<Source<'_>>) -> Result<Row, StoreError> {
        self.fetch_optional(source).await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }
}

fn sqlite(rows: Vec<SqliteRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Sqlite).collect()
}

fn postgres(rows: Vec<PgRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Postgres).collect()
}

/// A row.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value in a column.
    ///
    /// # Panics
    /// Panics if there is no such column, or if it has another type: then the statement and the tables do not fit together.
    pub(crate) fn get<'r, T: Column<'r>>(&'r self, name: &str) -> T {
        T::read(self, name).unwrap_or_else(|error| panic!("the column `{name}`: {error}"))
    }
}

/// What a column can have.
pub(crate) trait Column<'r>: Sized {
    fn read(row: &'r Row, name: &str) -> Result<Self, sqlx::Error>;
}

macro_rules! columns {
    ($($kind:ty),*) => {
        $(impl<'r> Column<'r> for $kind {
            fn read(row: &'r Row, name: &str) -> Result<Self, sqlx::Error> {
                match row {
                    Row::Sqlite(row) => row.try_get(name),
                    Row::Postgres(row) => row.try_get(name),
                }
            }
        })*
    };
}

columns!(i64, f64, String, &'r str, Option<i64>, Option<String>, Option<&'r str>, Option<Vec<u8>>);

impl<'r> Column<'r> for bool {
    fn read(row: &'r Row, name: &str) -> Result<Self, sqlx::Error> {
        i64::read(row, name).map(|number| number != 0)
    }
}

impl<'r> Column<'r> for Option<i32> {
    fn read(row: &'r Row, name: &str) -> Result<Self, sqlx::Error> {
        Ok(Option::<i64>::read(row, name)?.map(|number| number as i32))
    }
}
