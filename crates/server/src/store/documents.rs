//! The documents that people bring.

use chesswright_game::Millis;

use super::sql::sql;
use super::{Done, Store, StoreError};

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
                let made = sql(
                    "INSERT INTO document (name, title, text, account, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                );
                let made = made.bind(name).bind(title).bind(text).bind(account).bind(now as i64);
                made.execute(c).await
            })
        })
        .await
    }

    /// The text of a document.
    pub async fn document(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = sql("SELECT text FROM document WHERE name = $1").bind(name);
        Ok(row.fetch_optional(self.readers()).await?.map(|row| row.get("text")))
    }

    /// How many documents an account has brought since a moment.
    pub async fn documents_since(&self, account: i64, since: Millis) -> Result<i64, StoreError> {
        let row = sql("SELECT count(*) AS n FROM document WHERE account = $1 AND at >= $2");
        Ok(row.bind(account).bind(since as i64).fetch_one(self.readers()).await?.get("n"))
    }
}
