//! How people meet and talk: chats, invitations, and offers in the lobby.

use chesswright_game::Millis;

use super::sql::{Row, sql};
use super::{Done, Store, StoreError};

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

impl Store {
    /// Adds a line to the chat of a game.
    pub async fn say(&self, game: &str, account: i64, room: &str, text: &str, now: Millis) -> Done {
        let (game, room, text) = (game.to_owned(), room.to_owned(), text.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let made =
                    sql("INSERT INTO chat (game, at, account, room, text) VALUES ($1, $2, $3, $4, $5)");
                let made = made.bind(game).bind(now as i64).bind(account).bind(room).bind(text);
                made.execute(c).await?;
                Ok(0)
            })
        })
        .await
    }

    /// The last lines of the chat of a game, oldest first.
    pub async fn chat(&self, game: &str) -> Result<Vec<Said>, StoreError> {
        let rows = sql(
            "SELECT * FROM (SELECT coalesce(a.name, '?') AS name, c.account, c.room, c.text, c.at, c.rowid AS n FROM chat c \
             LEFT JOIN account a ON a.id = c.account WHERE c.game = $1 ORDER BY n DESC LIMIT 100) AS lines ORDER BY n",
        );
        let rows = rows.bind(game).fetch_all(self.readers()).await?;
        let line = |row: &Row| Said {
            account: row.get("account"),
            by: row.get("name"),
            room: row.get("room"),
            text: row.get("text"),
            at: row.get::<i64>("at") as Millis,
        };
        Ok(rows.iter().map(line).collect())
    }

    /// Keeps an invitation to a game.
    pub async fn challenge(&self, game: &str, by: i64, dest: i64, body: &str, now: Millis) -> Done {
        let (game, body) = (game.to_owned(), body.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let made =
                    sql("INSERT INTO challenge (game, by, dest, body, at) VALUES ($1, $2, $3, $4, $5)");
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
                let gone = sql("DELETE FROM challenge WHERE game = $1").bind(game).execute(c).await?;
                Ok(gone)
            })
        });
        Ok(write.await? > 0)
    }

    /// An invitation: from whom, to whom, and its text.
    pub async fn open_challenge(&self, game: &str) -> Result<Option<(i64, i64, String)>, StoreError> {
        let row = sql("SELECT by, dest, body FROM challenge WHERE game = $1").bind(game);
        let row = row.fetch_optional(self.readers()).await?;
        Ok(row.map(|row| (row.get("by"), row.get("dest"), row.get("body"))))
    }

    /// The invitations that an account has got, or those that it has made.
    pub async fn challenges(&self, account: i64, made: bool) -> Result<Vec<String>, StoreError> {
        let rows = match made {
            true => sql("SELECT body FROM challenge WHERE by = $1 ORDER BY at"),
            false => sql("SELECT body FROM challenge WHERE dest = $1 ORDER BY at"),
        };
        let rows = rows.bind(account).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row.get("body")).collect())
    }

    /// Forgets the invitations from before a moment: nobody has answered them.
    pub async fn forget_challenges(&self, before: Millis) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                sql("DELETE FROM challenge WHERE at < $1").bind(before as i64).execute(c).await
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
                    sql("INSERT INTO seek (id, account, rating, body, at) VALUES ($1, $2, $3, $4, $5)");
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
                let gone = sql("DELETE FROM seek WHERE id = $1").bind(id).execute(c).await?;
                Ok(gone)
            })
        })
        .await
    }

    /// The offers that are kept, oldest first: account, rating and text.
    pub async fn seeks(&self) -> Result<Vec<(i64, f64, String)>, StoreError> {
        let rows =
            sql("SELECT account, rating, body FROM seek ORDER BY at").fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| (row.get("account"), row.get("rating"), row.get("body"))).collect())
    }
}
