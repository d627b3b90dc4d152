//! Ratings: one for each account and pool.

use chesswright_online::rating::Rating;

use super::sql::{Connection, Row, Source, sql};
use super::{Store, StoreError};

impl Store {
    /// The rating of an account in a pool.
    pub async fn rating(&self, account: i64, pool: &str) -> Result<Rating, StoreError> {
        read_rating(self.readers(), account, pool).await
    }

    /// All ratings of an account, by pool.
    pub async fn ratings(&self, account: i64) -> Result<Vec<(String, Rating)>, StoreError> {
        let rows = sql("SELECT * FROM rating WHERE account = $1 ORDER BY pool").bind(account);
        let rows = rows.fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| (row.get("pool"), rating_row(row))).collect())
    }
}

fn rating_row(row: &Row) -> Rating {
    Rating {
        rating: row.get("rating"),
        deviation: row.get("deviation"),
        volatility: row.get("volatility"),
        games: row.get::<i64>("games") as u32,
    }
}

async fn read_rating(source: impl Into<Source<'_>>, account: i64, pool: &str) -> Result<Rating, StoreError> {
    let row = sql("SELECT * FROM rating WHERE account = $1 AND pool = $2").bind(account).bind(pool);
    Ok(row.fetch_optional(source).await?.as_ref().map(rating_row).unwrap_or_default())
}

pub(super) async fn rate(
    c: &mut Connection,
    pool: &str,
    one: i64,
    two: i64,
    points: f64,
) -> Result<(), StoreError> {
    let (first, second) = (read_rating(&mut *c, one, pool).await?, read_rating(&mut *c, two, pool).await?);
    let (first, second) = first.after(second, points);
    for (account, rating) in [(one, first), (two, second)] {
        let made = sql(
            "INSERT INTO rating (account, pool, rating, deviation, volatility, games) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (account, pool) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
             volatility = excluded.volatility, games = excluded.games",
        );
        let made = made.bind(account).bind(pool.to_owned()).bind(rating.rating).bind(rating.deviation);
        made.bind(rating.volatility).bind(i64::from(rating.games)).execute(&mut *c).await?;
    }
    Ok(())
}
