//! Games: what does not change about one, who sits where, and the log of its events.

use chesswright_game::Millis;
use chesswright_online::{Event, Kind};
use chesswright_rules::Side;

use super::ratings::rate;
use super::sql::{Connection, Row, sql};
use super::{Done, Store, StoreError, one};

/// How many games with a clock in seconds, and how many others, an account plays at once, besides those of tournaments.
pub(super) const OPEN_LIVE: i64 = 40;
const OPEN_DAYS: i64 = 200;

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
    /// The club in which it is played.
    pub club: Option<String>,
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

impl Store {
    /// Makes a game with these seats taken. Fails with [`StoreError::Many`] if one of the players has too many games open.
    pub async fn new_game(&self, row: GameRow, seats: Vec<(u8, i64)>) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let game = row.id.clone();
                add_game(c, row, seats).await?;
                not_too_many(c, &game).await
            })
        })
        .await
    }

    /// Gives a seat to an account, unless it is taken, or the account is there no more. Fails with
    /// [`StoreError::Many`] if one of the players has too many games open.
    pub async fn sit(&self, game: &str, side: u8, account: i64) -> Done {
        let game = game.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let seat = sql(
                    "INSERT INTO seat (game, side, account) SELECT $1, $2, id FROM account WHERE id = $3",
                );
                one(seat.bind(&game).bind(i64::from(side)).bind(account).execute(&mut *c).await?)?;
                not_too_many(c, &game).await
            })
        })
        .await
    }

    /// A game, its seats and its events.
    pub async fn game(&self, id: &str) -> Result<Option<(GameRow, Vec<(u8, i64)>, Vec<Event>)>, StoreError> {
        let row = sql("SELECT * FROM game WHERE id = $1").bind(id).fetch_optional(self.readers()).await?;
        let Some(row) = row else { return Ok(None) };
        let seats = sql("SELECT side, account FROM seat WHERE game = $1 ORDER BY side").bind(id);
        let seats = seats.fetch_all(self.readers()).await?;
        let seats = seats.iter().map(|row| (row.get::<i64>("side") as u8, row.get("account"))).collect();
        Ok(Some((game_row(&row), seats, self.events(id, 0).await?)))
    }

    /// The events of a game after a number.
    pub async fn events(&self, game: &str, after: u32) -> Result<Vec<Event>, StoreError> {
        let rows = sql(
            "SELECT seq, by, client, spent, at, kind, body FROM event WHERE game = $1 AND seq > $2 ORDER BY seq",
        );
        let rows = rows.bind(game).bind(i64::from(after)).fetch_all(self.readers()).await?;
        rows.iter().map(event).collect()
    }

    /// The tries that an umpire has refused in a game: after how many steps, and which.
    pub async fn refusals(&self, game: &str) -> Result<Vec<(u32, String)>, StoreError> {
        let rows = sql("SELECT step, text FROM refusal WHERE game = $1 ORDER BY step, number");
        let rows = rows.bind(game).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| (row.get::<i64>("step") as u32, row.get("text"))).collect())
    }

    /// Keeps that an umpire has refused a try, the one of this number after so many steps. Fails with [`StoreError::Taken`] if another
    /// writer was first.
    pub async fn refuse(&self, game: &str, step: u32, number: u32, text: &str) -> Done {
        let (game, text) = (game.to_owned(), text.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                let made = sql("INSERT INTO refusal (game, step, number, text) VALUES ($1, $2, $3, $4)");
                let made = made.bind(game).bind(i64::from(step)).bind(i64::from(number)).bind(text);
                made.execute(c).await
            })
        })
        .await
    }

    /// Appends an event to the log of a game, with what follows from it. Fails with [`StoreError::Taken`] if another writer was first,
    /// or if the same command has been written before.
    pub async fn append(&self, game: &str, pool: &str, events: Vec<Event>, change: Change) -> Done {
        let (game, pool) = (game.to_owned(), pool.to_owned());
        self.write(move |c| {
            Box::pin(async move {
                for event in events {
                    let (kind, body) = event.kind.text();
                    let made = sql(
                        "INSERT INTO event (game, seq, by, client, spent, at, kind, body) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    );
                    let made = made.bind(&game).bind(i64::from(event.seq));
                    let made = made.bind(event.by.map(|side| i64::from(side.0))).bind(event.client as i64);
                    let made = made.bind(event.spent as i64).bind(event.at as i64).bind(kind).bind(body.into_owned());
                    made.execute(&mut *c).await?;
                }
                let state = if change.over.is_some() { 2 } else { i64::from(change.begun) };
                let (score, cause) = change.over.unzip();
                let told = sql(
                    "UPDATE game SET state = CASE WHEN state > $1 THEN state ELSE $1 END, due_at = $2, score = coalesce($3, score), \
                     cause = coalesce($4, cause) WHERE id = $5",
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
        let rows = sql("SELECT id FROM game WHERE state = 1 AND live = 1").fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// The games in which somebody took too many days.
    pub async fn due_games(&self, now: Millis) -> Result<Vec<String>, StoreError> {
        let rows = sql("SELECT id FROM game WHERE state = 1 AND live = 0 AND due_at <= $1");
        let rows = rows.bind(now as i64).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// The games of an account, newest first. With `playing`, only those that are being played.
    pub async fn games_of(&self, account: i64, playing: bool, most: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = sql(
            "SELECT g.* FROM game g JOIN (SELECT DISTINCT game FROM seat WHERE account = $1) s ON s.game = g.id \
             WHERE ($2 = 0 OR g.state = 1) ORDER BY g.created DESC LIMIT $3",
        );
        let rows = rows.bind(account).bind(playing).bind(most).fetch_all(self.readers()).await?;
        self.listed(&rows).await
    }

    /// The games that others find, newest first.
    pub async fn running(&self, most: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = sql("SELECT * FROM game WHERE state = 1 AND listed = 1 ORDER BY created DESC LIMIT $1");
        let rows = rows.bind(most).fetch_all(self.readers()).await?;
        self.listed(&rows).await
    }

    async fn listed(&self, rows: &[Row]) -> Result<Vec<Listed>, StoreError> {
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            let game = game_row(row);
            let seats = sql(
                "SELECT s.side, s.account, coalesce(a.name, '') AS name FROM seat s LEFT JOIN account a \
                 ON a.id = s.account WHERE s.game = $1 ORDER BY s.side",
            );
            let seats = seats.bind(&game.id).fetch_all(self.readers()).await?;
            let seat = |row: &Row| (row.get::<i64>("side") as u8, row.get("account"), row.get("name"));
            let seats = seats.iter().map(seat).collect();
            listed.push(Listed { row: game, state: row.get("state"), score: row.get("score"), seats });
        }
        Ok(listed)
    }

    /// The numbers of accounts, games and events.
    pub async fn counts(&self) -> Result<[i64; 3], StoreError> {
        let row = sql("SELECT (SELECT count(*) FROM account) AS a, (SELECT count(*) FROM game) AS g, \
             (SELECT count(*) FROM event) AS e");
        let row = row.fetch_one(self.readers()).await?;
        Ok([row.get("a"), row.get("g"), row.get("e")])
    }
}

fn game_row(row: &Row) -> GameRow {
    GameRow {
        id: row.get("id"),
        document: row.get("document"),
        title: row.get("title"),
        pool: row.get("pool"),
        start: row.get("start"),
        control: row.get("control"),
        rated: row.get("rated"),
        listed: row.get("listed"),
        created: row.get::<i64>("created") as Millis,
        live: row.get("live"),
        tournament: row.get("tournament"),
        club: row.get("club"),
    }
}

/// Whether all who sit in a game may play one more: games that go on keep a server awake. The house plays with everybody.
async fn not_too_many(c: &mut Connection, game: &str) -> Done {
    let players = sql("SELECT DISTINCT s.account, g.live FROM seat s JOIN game g ON g.id = s.game \
         JOIN account a ON a.id = s.account WHERE s.game = $1 AND a.kind <> 'house'");
    for player in players.bind(game).fetch_all(&mut *c).await? {
        let live: bool = player.get("live");
        // There are fewer games that go on than games that somebody has ever played: no index by account here.
        let open = sql("SELECT count(DISTINCT g.id) AS n FROM game g JOIN seat s ON s.game = g.id \
             WHERE g.state = 1 AND g.live = $1 AND +s.account = $2");
        let open = open.bind(live).bind(player.get::<i64>("account")).fetch_one(&mut *c).await?;
        if open.get::<i64>("n") >= if live { OPEN_LIVE } else { OPEN_DAYS } {
            return Err(StoreError::Many);
        }
    }
    Ok(0)
}

/// Adds a game with these seats taken.
pub(crate) async fn add_game(
    c: &mut Connection,
    row: GameRow,
    seats: Vec<(u8, i64)>,
) -> Result<(), StoreError> {
    let made = sql(
        "INSERT INTO game (id, document, title, pool, start, control, rated, listed, created, state, live, tournament, club) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11, $12)",
    );
    let made = made.bind(&row.id).bind(&row.document).bind(&row.title).bind(&row.pool);
    let made = made.bind(&row.start).bind(&row.control).bind(row.rated).bind(row.listed);
    made.bind(row.created as i64)
        .bind(row.live)
        .bind(&row.tournament)
        .bind(&row.club)
        .execute(&mut *c)
        .await?;
    for (side, account) in seats {
        let seat = sql("INSERT INTO seat (game, side, account) VALUES ($1, $2, $3)");
        seat.bind(&row.id).bind(i64::from(side)).bind(account).execute(&mut *c).await?;
    }
    Ok(())
}

fn event(row: &Row) -> Result<Event, StoreError> {
    let kind = Kind::read(row.get("kind"), row.get("body"))
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok(Event {
        seq: row.get::<i64>("seq") as u32,
        by: row.get::<Option<i64>>("by").map(|side| Side(side as u8)),
        client: row.get::<i64>("client") as u64,
        spent: row.get::<i64>("spent") as Millis,
        at: row.get::<i64>("at") as Millis,
        kind,
    })
}
