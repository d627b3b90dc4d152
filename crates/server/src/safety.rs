//! Whom somebody does not want to hear or to meet, and reports to whoever runs the server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use chesswright_game::Millis;
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::clock::now;
use crate::clubs;
use crate::http::{self, Answered, Failure, actor, caller, fine};
use crate::store::sql::{Row, sql};
use crate::store::{Account, Done, Store, StoreError};

/// The longest line of a chat, in characters.
pub(crate) const LINE: usize = 140;
/// The longest reason of a report, in characters, and how many lines of a chat go with it.
const REASON: usize = 400;
const LINES: usize = 30;

/// A text of somebody, as others see it: so many characters at most, on one line, and without signs that nobody sees or that change how
/// what stands beside it is shown.
pub(crate) fn plain(text: &str, most: usize) -> String {
    let turns = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let hides = |c: char| matches!(c, '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}');
    let seen: String = text.chars().filter(|&c| !c.is_control() && !turns(c) && !hides(c)).collect();
    // Hindi, Persian and some pictures need what joins two characters, or keeps them apart.
    let joins = |c: char| matches!(c, '\u{200c}' | '\u{200d}');
    seen.trim_matches(|c: char| c.is_whitespace() || joins(c)).chars().take(most).collect()
}

/// Whom the accounts that are here do not want to hear.
#[derive(Debug, Default)]
pub(crate) struct Blocks {
    known: Mutex<HashMap<i64, Vec<i64>>>,
}

impl Blocks {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<i64, Vec<i64>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads what is kept about an account.
    pub(crate) async fn read(&self, app: &App, account: i64) -> Result<(), StoreError> {
        let others = app.store.deaf_to(account).await?;
        let others: Vec<i64> = others.into_iter().map(|(other, _)| other).collect();
        let mut known = self.lock();
        match others.is_empty() {
            true => known.remove(&account),
            false => known.insert(account, others),
        };
        Ok(())
    }

    /// Whom an account does not want to hear.
    pub(crate) fn of(&self, account: Option<i64>) -> Vec<i64> {
        account.and_then(|account| self.lock().get(&account).cloned()).unwrap_or_default()
    }

    /// Whether an account does not want to hear another.
    pub(crate) fn has(&self, account: Option<i64>, other: i64) -> bool {
        account.is_some_and(|account| self.lock().get(&account).is_some_and(|others| others.contains(&other)))
    }
}

/// `GET /api/me/blocks`
pub(crate) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = caller(&app, &headers).await?.account().cloned().ok_or_else(Failure::not_found)?;
    let names: Vec<String> = app.store.deaf_to(account.id).await?.into_iter().map(|(_, name)| name).collect();
    fine(&json!({ "blocked": names }))
}

async fn other(app: &App, headers: &HeaderMap, name: &str) -> Result<(Account, Account), Failure> {
    let account = actor(app, headers).await?;
    let other = app.store.any_account_named(name).await?.ok_or_else(Failure::not_found)?;
    Ok((account, other))
}

/// `POST /api/block/{name}`: from now on, neither hears the other's challenges, and the caller does not hear what the other says.
pub(crate) async fn block(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (account, other) = other(&app, &headers, &name).await?;
    app.limits.challenges.take(account.id).map_err(Failure::too_often)?;
    app.store.block(account.id, other.id, true, now()).await?;
    app.blocks.read(&app, account.id).await?;
    fine(&json!({ "ok": true }))
}

/// `POST /api/unblock/{name}`
pub(crate) async fn unblock(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (account, other) = other(&app, &headers, &name).await?;
    app.limits.challenges.take(account.id).map_err(Failure::too_often)?;
    app.store.block(account.id, other.id, false, now()).await?;
    app.blocks.read(&app, account.id).await?;
    fine(&json!({ "ok": true }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// Whom it is about.
    name: String,
    /// The game, or the club.
    game: String,
    #[serde(default)]
    why: String,
}

/// `POST /api/report`: the last lines of the chat go with it, as whoever reports can read them.
pub(crate) async fn report(State(app): State<Arc<App>>, headers: HeaderMap, body: Bytes) -> Answered {
    let Wanted { name, game, why } = http::read(&body)?;
    let (account, other) = other(&app, &headers, &name).await?;
    app.limits.reports.take(account.id).map_err(Failure::too_often)?;
    let chat: Vec<(String, String)> = match clubs::heard(&app, &game, &account).await? {
        Some(chat) => chat,
        None => {
            let look = app.tables.look(&app, &game, Some(account.id), 0).await?;
            look.snapshot.chat.into_iter().map(|line| (line.by, line.text)).collect()
        }
    };
    let lines: Vec<String> = chat[chat.len().saturating_sub(LINES)..]
        .iter()
        .map(|(by, text)| format!("{by}: {}", plain(text, LINE)))
        .collect();
    let why = plain(&why, REASON);
    app.store.report(account.id, other.id, &game, &why, &lines.join("\n"), now()).await?;
    crate::metrics::log("warning", &format!("{} reports {} in game {game}", account.name, other.name));
    fine(&json!({ "ok": true }))
}

/// A report.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// Who reports.
    pub by: String,
    /// Whom.
    pub other: String,
    /// The game.
    pub game: String,
    /// Why, in the words of whoever reports.
    pub why: String,
    /// The last lines of the chat.
    pub lines: String,
    /// When.
    pub at: Millis,
}

impl Store {
    /// Whom an account does not want to hear: numbers and names.
    pub(crate) async fn deaf_to(&self, account: i64) -> Result<Vec<(i64, String)>, StoreError> {
        let rows = sql(
            "SELECT b.other, a.name FROM block b JOIN account a ON a.id = b.other WHERE b.account = $1 ORDER BY b.at",
        );
        let rows = rows.bind(account).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| (row.get("other"), row.get("name"))).collect())
    }

    /// Those whom an account does not meet, because one of them has blocked the other.
    pub(crate) async fn blocks(&self, account: i64) -> Result<Vec<i64>, StoreError> {
        let rows = sql(
            "SELECT other AS id FROM block WHERE account = $1 UNION SELECT account FROM block WHERE other = $1",
        );
        let rows = rows.bind(account).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    pub(crate) async fn block(&self, account: i64, other: i64, is_blocked: bool, now: Millis) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let change = match is_blocked {
                    true => sql(
                        "INSERT INTO block (account, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                    )
                    .bind(account)
                    .bind(other)
                    .bind(now as i64),
                    false => {
                        sql("DELETE FROM block WHERE account = $1 AND other = $2").bind(account).bind(other)
                    }
                };
                change.execute(c).await
            })
        })
        .await
    }

    pub(crate) async fn report(
        &self,
        account: i64,
        other: i64,
        game: &str,
        why: &str,
        lines: &str,
        now: Millis,
    ) -> Done {
        let (game, why, lines) = (game.to_owned(), why.to_owned(), lines.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let made = sql(
                    "INSERT INTO report (account, other, game, why, lines, at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                );
                let made = made.bind(account).bind(other).bind(game).bind(why).bind(lines).bind(now as i64);
                Ok(made.fetch_one(c).await?.get("id"))
            })
        })
        .await
    }

    /// The reports that nobody has dealt with, oldest first.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        let rows = sql(
            "SELECT r.*, coalesce(a.name, '?') AS by_name, coalesce(b.name, '?') AS other_name FROM report r \
             LEFT JOIN account a ON a.id = r.account LEFT JOIN account b ON b.id = r.other \
             WHERE r.done = 0 ORDER BY r.id",
        );
        let rows = rows.fetch_all(self.readers()).await?;
        let read = |row: &Row| Report {
            id: row.get("id"),
            by: row.get("by_name"),
            other: row.get("other_name"),
            game: row.get("game"),
            why: row.get("why"),
            lines: row.get("lines"),
            at: row.get::<i64>("at") as Millis,
        };
        Ok(rows.iter().map(read).collect())
    }

    /// A report was dealt with. Returns how many there were of this number.
    pub async fn close_report(&self, id: i64) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let told = sql("UPDATE report SET done = 1 WHERE id = $1 AND done = 0").bind(id);
                told.execute(c).await
            })
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_people_show_all_that_they_have() {
        for (text, shown) in [
            (" a\u{202e}b\n\u{61c}c ", "abc"),
            ("\u{200b}\u{2060}\u{feff}\u{200d}\u{e0041} ", ""),
            ("क्\u{200d}ष", "क्\u{200d}ष"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("\u{200d}x\u{200c} ", "x"),
        ] {
            assert_eq!(plain(text, 20), shown, "{text:?}");
        }
        assert_eq!(plain("abcdef", 3), "abc");
    }
}
