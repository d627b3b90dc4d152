//! What is kept of tournaments.

use chesswright_game::Millis;
use chesswright_online::tournament::{Outcome, Pairing, Tournament};
use chesswright_online::wire::Plan;

use crate::store::sql::{Row, sql};
use crate::store::{ABSENT, AccountKind, GameRow, Store, StoreError, add_game};

/// A tournament as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) id: String,
    /// Who organises it: the account, and its name.
    pub(crate) host: (i64, String),
    pub(crate) plan: Plan,
    /// The titles of the games.
    pub(crate) titles: Vec<String>,
    /// 0 while people enter, 1 while it is played, 2 after it.
    pub(crate) state: i64,
    pub(crate) created: Millis,
    pub(crate) began: Option<Millis>,
    /// By number.
    pub(crate) players: Vec<Player>,
    pub(crate) tournament: Tournament,
    /// By round and place: the game.
    pub(crate) games: Vec<Vec<Option<String>>>,
}

/// A player of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) account: i64,
    pub(crate) name: String,
    pub(crate) kind: AccountKind,
    pub(crate) rating: Option<i32>,
}

/// A tournament in the list of all.
#[derive(Clone, Debug)]
pub(crate) struct Announced {
    pub(crate) id: String,
    pub(crate) host: String,
    pub(crate) plan: Plan,
    pub(crate) state: i64,
    pub(crate) created: Millis,
    pub(crate) began: Option<Millis>,
    pub(crate) players: i64,
}

/// A pairing that is to be kept, with the game in which it is played.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) pairing: Pairing,
    pub(crate) game: Option<(GameRow, Vec<(u8, i64)>)>,
}

fn plan(row: &Row) -> Result<Plan, StoreError> {
    serde_json::from_str(row.get("plan")).map_err(|error| StoreError::Unreadable(error.to_string()))
}

fn time(row: &Row, name: &str) -> Option<Millis> {
    row.get::<Option<i64>>(name).map(|at| at as Millis)
}

impl Store {
    /// Keeps a tournament that is announced. Fails with [`StoreError::Many`] if there would be more that are not over than an account
    /// may have, or than all may have together.
    pub(crate) async fn announce(
        &self,
        id: &str,
        account: i64,
        plan: &Plan,
        lot: u64,
        now: Millis,
        [own, all]: [i64; 2],
    ) -> Result<(), StoreError> {
        let id = id.to_owned();
        let plan = serde_json::to_string(plan).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        self.write(move |c| {
            Box::pin(async move {
                let made = sql(
                    "INSERT INTO tournament (id, account, plan, lot, state, created) VALUES ($1, $2, $3, $4, 0, $5)",
                );
                let made = made.bind(id).bind(account).bind(plan).bind(lot as i64).bind(now as i64);
                made.execute(&mut *c).await?;
                let open = sql("SELECT count(*) AS everybody, coalesce(sum(CASE WHEN account = $1 THEN 1 ELSE 0 END), 0) \
                     AS own FROM tournament WHERE state < 2");
                let open = open.bind(account).fetch_one(c).await?;
                match open.get::<i64>("own") > own || open.get::<i64>("everybody") > all {
                    true => Err(StoreError::Many),
                    false => Ok(0),
                }
            })
        })
        .await
        .map(drop)
    }

    /// A tournament, whole.
    pub(crate) async fn tournament(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let row = sql(
            "SELECT t.*, coalesce(a.name, '?') AS host FROM tournament t LEFT JOIN account a ON a.id = t.account \
             WHERE t.id = $1",
        );
        let Some(row) = row.bind(id).fetch_optional(self.readers()).await? else { return Ok(None) };
        let plan = plan(&row)?;
        let mut tournament = Tournament::new(plan.format, row.get::<i64>("lot") as u64);
        let mut players = vec![];
        let entered =
            sql("SELECT e.*, coalesce(a.name, '?') AS name, coalesce(a.kind, '') AS kind FROM entrant e \
             LEFT JOIN account a ON a.id = e.account WHERE e.tournament = $1 ORDER BY e.number");
        for row in entered.bind(id).fetch_all(self.readers()).await? {
            tournament.present.push(row.get("present"));
            players.push(Player {
                account: row.get("account"),
                name: row.get("name"),
                kind: AccountKind::named(row.get("kind")),
                rating: row.get("rating"),
            });
        }
        let mut titles = vec![];
        for game in &plan.games {
            titles.push(self.title_of(game).await?);
        }
        let mut games: Vec<Vec<Option<String>>> = vec![];
        let paired = sql("SELECT * FROM pairing WHERE tournament = $1 ORDER BY round, place");
        for row in paired.bind(id).fetch_all(self.readers()).await? {
            let round = row.get::<i64>("round") as usize;
            while tournament.rounds.len() < round {
                tournament.rounds.push(vec![]);
                games.push(vec![]);
            }
            let outcome: Option<&str> = row.get("outcome");
            tournament.rounds[round - 1].push(Pairing {
                first: row.get::<i64>("first") as usize,
                second: row.get::<Option<i64>>("second").map(|second| second as usize),
                outcome: outcome.and_then(Outcome::named),
            });
            games[round - 1].push(row.get("game"));
        }
        Ok(Some(Kept {
            id: row.get("id"),
            host: (row.get("account"), row.get("host")),
            plan,
            titles,
            state: row.get("state"),
            created: row.get::<i64>("created") as Millis,
            began: time(&row, "began"),
            players,
            tournament,
            games,
        }))
    }

    /// The title of a game.
    async fn title_of(&self, name: &str) -> Result<String, StoreError> {
        if let Some(definition) = crate::documents::built_in(name) {
            return Ok(definition.title);
        }
        let row = sql("SELECT title FROM document WHERE name = $1").bind(name);
        Ok(row.fetch_optional(self.readers()).await?.map_or_else(String::new, |row| row.get("title")))
    }

    /// Tournaments that are not over, and the latest of those that are.
    pub(crate) async fn tournaments(&self, most: i64) -> Result<Vec<Announced>, StoreError> {
        let rows = sql("SELECT t.*, coalesce(a.name, '?') AS host, \
             (SELECT count(*) FROM entrant e WHERE e.tournament = t.id) AS players FROM tournament t \
             LEFT JOIN account a ON a.id = t.account ORDER BY t.state = 2, t.created DESC LIMIT $1");
        let rows = rows.bind(most).fetch_all(self.readers()).await?;
        let read = |row: &Row| {
            Ok(Announced {
                id: row.get("id"),
                host: row.get("host"),
                plan: plan(row)?,
                state: row.get("state"),
                created: row.get::<i64>("created") as Millis,
                began: time(row, "began"),
                players: row.get("players"),
            })
        };
        rows.iter().map(read).collect()
    }

    /// The tournaments that are not over.
    pub(crate) async fn open_tournaments(&self) -> Result<Vec<String>, StoreError> {
        let rows = sql("SELECT id FROM tournament WHERE state < 2").fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// Somebody enters a tournament, or comes back to it.
    pub(crate) async fn enter(&self, id: &str, account: i64, rating: Option<i32>) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let back = sql("UPDATE entrant SET present = 1 WHERE tournament = $1 AND account = $2");
                let back = back.bind(&id).bind(account).execute(&mut *c).await?;
                if back == 0 {
                    let made = sql("INSERT INTO entrant (tournament, number, account, rating, present) \
                         SELECT $1, (SELECT count(*) FROM entrant WHERE tournament = $1), $2, $3, 1");
                    made.bind(&id).bind(account).bind(rating).execute(c).await?;
                }
                Ok(0)
            })
        })
        .await
        .map(drop)
    }

    /// Players leave a tournament, but stay in its standings.
    pub(crate) async fn retire(&self, id: &str, accounts: Vec<i64>) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                for account in accounts {
                    let left = sql("UPDATE entrant SET present = 0 WHERE tournament = $1 AND account = $2");
                    left.bind(&id).bind(account).execute(&mut *c).await?;
                }
                Ok(0)
            })
        })
        .await
        .map(drop)
    }

    /// A tournament begins, with these players by number.
    pub(crate) async fn begin(&self, id: &str, players: Vec<Player>, now: Millis) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                sql("DELETE FROM entrant WHERE tournament = $1").bind(&id).execute(&mut *c).await?;
                for (number, player) in players.into_iter().enumerate() {
                    let made = sql(
                        "INSERT INTO entrant (tournament, number, account, rating, present) VALUES ($1, $2, $3, $4, 1)",
                    );
                    let made = made.bind(&id).bind(number as i64).bind(player.account).bind(player.rating);
                    made.execute(&mut *c).await?;
                }
                let begun = sql("UPDATE tournament SET state = 1, began = $1 WHERE id = $2");
                begun.bind(now as i64).bind(&id).execute(c).await?;
                Ok(0)
            })
        })
        .await
        .map(drop)
    }

    /// Adds pairings to a round, from a place on, with their games: all of them or none.
    pub(crate) async fn pair(
        &self,
        id: &str,
        round: usize,
        place: usize,
        pairings: Vec<Made>,
    ) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                for (at, Made { pairing, game }) in pairings.into_iter().enumerate() {
                    let made =
                        sql("INSERT INTO pairing (tournament, round, place, first, second, game, outcome) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7)");
                    let made = made.bind(&id).bind(round as i64).bind((place + at) as i64);
                    let made =
                        made.bind(pairing.first as i64).bind(pairing.second.map(|second| second as i64));
                    let made = made.bind(game.as_ref().map(|(row, _)| row.id.clone()));
                    made.bind(pairing.outcome.map(Outcome::name)).execute(&mut *c).await?;
                    if let Some((row, seats)) = game {
                        add_game(c, row, seats).await?;
                    }
                }
                Ok(0)
            })
        })
        .await
        .map(drop)
    }

    /// A game of a tournament has ended.
    pub(crate) async fn decided(&self, game: &str, outcome: Outcome) -> Result<(), StoreError> {
        let game = game.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let told = sql("UPDATE pairing SET outcome = $1 WHERE game = $2 AND outcome IS NULL");
                let told = told.bind(outcome.name()).bind(game).execute(c).await?;
                Ok(told)
            })
        })
        .await
        .map(drop)
    }

    /// A tournament is over.
    pub(crate) async fn close_tournament(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                sql("UPDATE tournament SET state = 2 WHERE id = $1").bind(id).execute(c).await?;
                Ok(0)
            })
        })
        .await
        .map(drop)
    }

    /// How games ended: by game, the score and the side that did not come. Games that go on are left out.
    pub(crate) async fn ends(
        &self,
        tournament: &str,
    ) -> Result<Vec<(String, String, Option<u8>)>, StoreError> {
        let rows = sql("SELECT g.id, coalesce(g.score, '*') AS score, coalesce(g.cause, '') AS cause, \
             (SELECT e.by FROM event e WHERE e.game = g.id AND e.kind = 'step' ORDER BY e.seq DESC LIMIT 1) AS mover, \
             (SELECT e.kind FROM event e WHERE e.game = g.id ORDER BY e.seq DESC LIMIT 1) AS last \
             FROM pairing p JOIN game g ON g.id = p.game WHERE p.tournament = $1 AND p.outcome IS NULL AND g.state = 2");
        let rows = rows.bind(tournament).fetch_all(self.readers()).await?;
        let read = |row: &Row| {
            // Whoever leads a game to where it cannot be played on has lost it: nobody escapes from a defeat like this.
            let score = match (row.get("last"), row.get("mover")) {
                (Some("void"), Some(0_i64)) => "0-1",
                (Some("void"), Some(_)) => "1-0",
                (Some("void"), None) => "1/2-1/2",
                _ => row.get("score"),
            };
            let absent = row.get::<&str>("cause").strip_prefix(ABSENT).and_then(|side| side.parse().ok());
            (row.get("id"), score.to_owned(), absent)
        };
        Ok(rows.iter().map(read).collect())
    }
}

#[cfg(test)]
mod tests {
    use chesswright_online::{Event, Kind};
    use chesswright_rules::Side;

    use super::*;
    use crate::store::Change;

    #[test]
    fn who_did_not_come_is_known_and_nobody_escapes_into_what_cannot_be_played() {
        crate::stored("ends", async |store| {
            let step = |seq, by| Event {
                seq,
                by: Some(Side(by)),
                client: 0,
                spent: 0,
                at: 1,
                kind: Kind::Step("a1a2".into()),
            };
            let last = |seq, kind| Event { seq, by: None, client: 0, spent: 0, at: 1, kind };
            // Two steps of the first side, which then stays to move; no step; and one that ruins the game.
            let games = [
                ("one", vec![step(1, 0), step(2, 0), last(3, Kind::Abort)], Some(Side(0))),
                ("two", vec![last(1, Kind::Abort)], Some(Side(0))),
                ("three", vec![step(1, 0), step(2, 1), last(3, Kind::Void)], None),
                ("four", vec![step(1, 0), last(2, Kind::Abort)], Some(Side(1))),
            ];
            let row = |id: &str| GameRow {
                id: id.into(),
                document: "monster".into(),
                title: String::new(),
                pool: String::new(),
                start: None,
                control: None,
                rated: false,
                listed: false,
                created: 1,
                live: true,
                tournament: None,
                club: None,
            };
            let pairing = Pairing { first: 0, second: Some(1), outcome: None };
            let made = games.iter().map(|(id, ..)| Made { pairing, game: Some((row(id), vec![])) });
            store.pair("t", 1, 0, made.collect()).await.expect("pairings");
            for (id, events, absent) in games {
                let over = Some(("*".to_owned(), "aborted".to_owned()));
                let mut change = Change { over, ..Change::default() };
                change.absent(absent);
                store.append(id, "", events, change).await.expect("events");
            }
            let mut ends = store.ends("t").await.expect("ends");
            ends.sort();
            let end = |id: &str, score: &str, absent| (id.to_owned(), score.to_owned(), absent);
            let known = [
                end("four", "*", Some(1)),
                end("one", "*", Some(0)),
                end("three", "1-0", None),
                end("two", "*", Some(0)),
            ];
            assert_eq!(ends, known);
        });
    }
}
