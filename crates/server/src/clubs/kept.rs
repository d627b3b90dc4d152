//! What is kept of clubs.

use chesswright_game::Millis;
use chesswright_online::wire::{ClubRole, Entry};

use crate::store::sql::{Connection, Row, sql};
use crate::store::{Done, GameRow, Store, StoreError, add_game};

/// What a club says of itself, and how people come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) name: String,
    pub(crate) about: String,
    pub(crate) entry: Entry,
}

/// A club as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) card: Card,
    /// The part of the invitation that strangers do not guess.
    pub(crate) secret: String,
    /// The game that all are shown: its name, and its title.
    pub(crate) board: Option<(String, String)>,
    /// Those who lead it first, then by name. Those who ask are among them.
    pub(crate) members: Vec<Member>,
}

/// Somebody in a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) account: i64,
    pub(crate) name: String,
    pub(crate) role: ClubRole,
}

/// A club in the list of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) card: Card,
    pub(crate) members: i64,
    /// What the account that asks is in it.
    pub(crate) role: Option<ClubRole>,
}

/// Games that were begun together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    pub(crate) number: i64,
    pub(crate) title: String,
    /// The name of whoever plays against all others, if it is a simul.
    pub(crate) host: Option<String>,
    pub(crate) games: Vec<Game>,
}

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) players: Vec<String>,
    pub(crate) over: bool,
    pub(crate) score: Option<String>,
}

/// How somebody came into a club, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    Done,
    /// The club has no room.
    Full,
    /// The account is in as many clubs as anybody may be.
    Many,
}

/// How many there are at most: members of a club, those who wait, and clubs that an account is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) members: i64,
    pub(crate) asking: i64,
    pub(crate) clubs: i64,
}

fn card(row: &Row) -> Card {
    Card { name: row.get("name"), about: row.get("about"), entry: Entry::named(row.get("entry")) }
}

fn listed(row: &Row, role: Option<ClubRole>) -> Listed {
    Listed { id: row.get("id"), card: card(row), members: row.get("members"), role }
}

async fn count(c: &mut Connection, text: &'static str, of: &str) -> Result<i64, StoreError> {
    Ok(sql(text).bind(of).fetch_one(c).await?.get("n"))
}

impl Store {
    /// Keeps a new club. Fails with [`StoreError::Many`] if its owner would have more than so many.
    pub(crate) async fn found_club(
        &self,
        id: &str,
        account: i64,
        card: Card,
        secret: String,
        now: Millis,
        most: i64,
    ) -> Done {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let made = sql(
                    "INSERT INTO club (id, name, about, entry, secret, created) VALUES ($1, $2, $3, $4, $5, $6)",
                );
                let made = made.bind(&id).bind(card.name).bind(card.about).bind(card.entry.name());
                made.bind(secret).bind(now as i64).execute(&mut *c).await?;
                let owner = sql(
                    "INSERT INTO club_member (club, account, role, at) SELECT $1, id, 'owner', $2 FROM account WHERE id = $3",
                );
                owner.bind(&id).bind(now as i64).bind(account).execute(&mut *c).await?;
                // None is kept whose owner was deleted meanwhile.
                if (1..=most).contains(&owned(c, account).await?) { Ok(0) } else { Err(StoreError::Many) }
            })
        })
        .await
    }

    /// Changes what a club says of itself, and perhaps its invitation.
    pub(crate) async fn change_club(&self, id: &str, card: Card, secret: Option<String>) -> Done {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let change = sql(
                    "UPDATE club SET name = $1, about = $2, entry = $3, secret = coalesce($4, secret) WHERE id = $5",
                );
                let change = change.bind(card.name).bind(card.about).bind(card.entry.name());
                change.bind(secret).bind(id).execute(c).await
            })
        })
        .await
    }

    /// A club, with all who are in it.
    pub(crate) async fn club(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let row = sql(
            "SELECT c.*, g.title AS shown FROM club c LEFT JOIN game g ON g.id = c.board WHERE c.id = $1",
        );
        let Some(row) = row.bind(id).fetch_optional(self.readers()).await? else { return Ok(None) };
        let members = sql("SELECT m.account, m.role, coalesce(a.name, '?') AS name FROM club_member m \
             LEFT JOIN account a ON a.id = m.account WHERE m.club = $1");
        let members = members.bind(id).fetch_all(self.readers()).await?;
        let member = |row: &Row| Member {
            account: row.get("account"),
            name: row.get("name"),
            role: ClubRole::named(row.get("role")),
        };
        let mut members: Vec<Member> = members.iter().map(member).collect();
        members.sort_by_key(|member| (std::cmp::Reverse(member.role), member.name.to_lowercase()));
        let shown: Option<String> = row.get("shown");
        Ok(Some(Kept {
            id: row.get("id"),
            card: card(&row),
            secret: row.get("secret"),
            board: row.get::<Option<String>>("board").zip(shown),
            members,
        }))
    }

    /// What an account is in a club.
    pub(crate) async fn club_role(&self, id: &str, account: i64) -> Result<Option<ClubRole>, StoreError> {
        let row = sql("SELECT role FROM club_member WHERE club = $1 AND account = $2").bind(id).bind(account);
        Ok(row.fetch_optional(self.readers()).await?.map(|row| ClubRole::named(row.get("role"))))
    }

    /// The clubs of an account, the newest first.
    pub(crate) async fn clubs_of(&self, account: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = sql("SELECT c.*, m.role, \
             (SELECT count(*) FROM club_member o WHERE o.club = c.id AND o.role <> 'asks') AS members \
             FROM club_member m JOIN club c ON c.id = m.club WHERE m.account = $1 ORDER BY c.created DESC, c.id");
        let rows = rows.bind(account).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| listed(row, Some(ClubRole::named(row.get("role"))))).collect())
    }

    /// The newest of the clubs that everybody finds.
    pub(crate) async fn clubs_found(&self, most: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = sql("SELECT l.*, \
             (SELECT count(*) FROM club_member o WHERE o.club = l.id AND o.role <> 'asks') AS members \
             FROM (SELECT * FROM club WHERE entry <> 'link' ORDER BY created DESC, id LIMIT $1) AS l \
             ORDER BY l.created DESC, l.id");
        let rows = rows.bind(most).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| listed(row, None)).collect())
    }

    /// Somebody comes into a club, or asks to be let in. Whoever is in it already stays what they are.
    pub(crate) async fn enter_club(
        &self,
        id: &str,
        account: i64,
        role: ClubRole,
        now: Millis,
        room: Room,
    ) -> Result<Entered, StoreError> {
        let id = id.to_owned();
        let done = self.write(move |c| {
            Box::pin(async move {
                let known = sql("SELECT role FROM club_member WHERE club = $1 AND account = $2");
                let known = known.bind(&id).bind(account).fetch_optional(&mut *c).await?;
                if known.is_some_and(|row| ClubRole::named(row.get("role")) >= role) {
                    return Ok(0);
                }
                let text = match role {
                    ClubRole::Asks => {
                        "SELECT count(*) AS n FROM club_member WHERE club = $1 AND role = 'asks'"
                    }
                    _ => "SELECT count(*) AS n FROM club_member WHERE club = $1 AND role <> 'asks'",
                };
                let most = if role == ClubRole::Asks { room.asking } else { room.members };
                if count(c, text, &id).await? >= most {
                    return Ok(1);
                }
                let own = sql("SELECT count(*) AS n FROM club_member WHERE account = $1 AND club <> $2");
                if own.bind(account).bind(&id).fetch_one(&mut *c).await?.get::<i64>("n") >= room.clubs {
                    return Ok(2);
                }
                // Neither club nor account may have gone meanwhile.
                let made = sql("INSERT INTO club_member (club, account, role, at) \
                     SELECT c.id, a.id, $1, $2 FROM club c, account a WHERE c.id = $3 AND a.id = $4 \
                     ON CONFLICT (club, account) DO UPDATE SET role = $1");
                made.bind(role.name()).bind(now as i64).bind(id).bind(account).execute(c).await?;
                Ok(0)
            })
        });
        Ok(match done.await? {
            0 => Entered::Done,
            1 => Entered::Full,
            _ => Entered::Many,
        })
    }

    /// Makes somebody in a club something else, or takes them out. Returns whether they were in it. An owner stays until the club is
    /// [handed on](Self::hand_on_club), whatever was decided before they became it.
    pub(crate) async fn set_club_role(
        &self,
        id: &str,
        account: i64,
        role: Option<ClubRole>,
    ) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let done = self.write(move |c| {
            Box::pin(async move {
                let change = match role {
                    Some(role) => sql("UPDATE club_member SET role = $3 WHERE club = $1 AND account = $2 AND role <> 'owner'")
                        .bind(&id)
                        .bind(account)
                        .bind(role.name()),
                    None => sql("DELETE FROM club_member WHERE club = $1 AND account = $2 AND role <> 'owner'")
                        .bind(&id)
                        .bind(account),
                };
                let done = change.execute(&mut *c).await?;
                if done > 0 && role.is_none_or(|role| !role.leads()) {
                    // Whoever does not lead any more shows nothing any more either.
                    end_board(c, &id, Some(account)).await?;
                }
                Ok(done)
            })
        });
        Ok(done.await? > 0)
    }

    /// Makes somebody in a club its owner; the old one stays as a teacher. Returns whether they were in it. Fails with
    /// [`StoreError::Many`] if they would own more than so many.
    pub(crate) async fn hand_on_club(&self, id: &str, account: i64, most: i64) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let done = self.write(move |c| {
            Box::pin(async move {
                let heir = sql("UPDATE club_member SET role = 'owner' WHERE club = $1 AND account = $2");
                let done = heir.bind(&id).bind(account).execute(&mut *c).await?;
                if done == 0 {
                    return Ok(0);
                }
                let old = sql(
                    "UPDATE club_member SET role = 'teacher' WHERE club = $1 AND role = 'owner' AND account <> $2",
                );
                old.bind(&id).bind(account).execute(&mut *c).await?;
                if owned(c, account).await? > most { Err(StoreError::Many) } else { Ok(done) }
            })
        });
        Ok(done.await? > 0)
    }

    /// Deletes a club. Its games stay.
    pub(crate) async fn dissolve_club(&self, id: &str) -> Done {
        let id = id.to_owned();
        self.write(move |c| Box::pin(async move { dissolve(c, &id).await.map(|()| 0) })).await
    }

    /// Shows a game to a club, or none any more. A board that was made for it and is shown no more is over.
    pub(crate) async fn show_club(
        &self,
        id: &str,
        game: Option<String>,
        made: Option<(GameRow, Vec<(u8, i64)>)>,
    ) -> Done {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                end_board(c, &id, None).await?;
                if let Some((row, seats)) = made {
                    add_game(c, row, seats).await?;
                }
                sql("UPDATE club SET board = $1 WHERE id = $2").bind(game).bind(id).execute(c).await
            })
        })
        .await
    }

    /// Begins games together: all of them or none. Returns the number of the round. Fails with [`StoreError::Many`] if the club
    /// would have more than so many games that go on.
    pub(crate) async fn begin_round(
        &self,
        id: &str,
        (host, simul): (i64, bool),
        games: Vec<(GameRow, Vec<(u8, i64)>)>,
        now: Millis,
        most: i64,
    ) -> Done {
        let id = id.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let last = "SELECT coalesce(max(number), 0) AS n FROM club_round WHERE club = $1";
                let number = count(c, last, &id).await? + 1;
                let title = games.first().map(|(row, _)| row.title.clone()).unwrap_or_default();
                let made = sql(
                    "INSERT INTO club_round (club, number, account, simul, title, created) VALUES ($1, $2, $3, $4, $5, $6)",
                );
                let made = made.bind(&id).bind(number).bind(host).bind(simul).bind(title).bind(now as i64);
                made.execute(&mut *c).await?;
                for (place, (row, seats)) in games.into_iter().enumerate() {
                    let made = sql("INSERT INTO club_game (club, round, place, game) VALUES ($1, $2, $3, $4)");
                    made.bind(&id).bind(number).bind(place as i64).bind(&row.id).execute(&mut *c).await?;
                    add_game(c, row, seats).await?;
                }
                let open = "SELECT count(*) AS n FROM game WHERE club = $1 AND state < 2";
                if count(c, open, &id).await? > most { Err(StoreError::Many) } else { Ok(number) }
            })
        })
        .await
    }

    /// The latest rounds of a club, the latest first.
    pub(crate) async fn club_rounds(&self, id: &str, most: i64) -> Result<Vec<Round>, StoreError> {
        let rows = sql("SELECT r.number, r.title, r.simul, coalesce(a.name, '?') AS host FROM club_round r \
             LEFT JOIN account a ON a.id = r.account WHERE r.club = $1 ORDER BY r.number DESC LIMIT $2");
        let rows = rows.bind(id).bind(most).fetch_all(self.readers()).await?;
        let mut rounds = vec![];
        for row in rows {
            let number: i64 = row.get("number");
            let seats = sql(
                "SELECT p.game, g.state, g.score, coalesce(a.name, '?') AS name FROM club_game p \
                 JOIN game g ON g.id = p.game JOIN seat s ON s.game = p.game LEFT JOIN account a ON a.id = s.account \
                 WHERE p.club = $1 AND p.round = $2 ORDER BY p.place, s.side",
            );
            let seats = seats.bind(id).bind(number).fetch_all(self.readers()).await?;
            let mut games: Vec<Game> = vec![];
            for seat in seats {
                let game: String = seat.get("game");
                if games.last().is_none_or(|last| last.id != game) {
                    let over = seat.get::<i64>("state") == 2;
                    games.push(Game { id: game, players: vec![], over, score: seat.get("score") });
                }
                if let Some(last) = games.last_mut() {
                    last.players.push(seat.get("name"));
                }
            }
            let host = row.get::<bool>("simul").then(|| row.get("host"));
            rounds.push(Round { number, title: row.get("title"), host, games });
        }
        Ok(rounds)
    }

    /// The games of a round that go on.
    pub(crate) async fn open_club_games(&self, id: &str, round: i64) -> Result<Vec<String>, StoreError> {
        let rows = sql("SELECT p.game FROM club_game p JOIN game g ON g.id = p.game \
             WHERE p.club = $1 AND p.round = $2 AND g.state < 2 ORDER BY p.place");
        let rows = rows.bind(id).bind(round).fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row.get("game")).collect())
    }

    /// Whether there is a game, and its title.
    pub(crate) async fn game_title(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = sql("SELECT title FROM game WHERE id = $1").bind(id);
        Ok(row.fetch_optional(self.readers()).await?.map(|row| row.get("title")))
    }

    /// What an account has said in clubs, with the name of the club: oldest first.
    pub(crate) async fn said_in_clubs(
        &self,
        account: i64,
    ) -> Result<Vec<(String, String, Millis)>, StoreError> {
        let rows = sql(
            "SELECT c.name, s.text, s.at FROM chat s JOIN club c ON c.id = s.game WHERE s.account = $1 ORDER BY s.at",
        );
        let rows = rows.bind(account).fetch_all(self.readers()).await?;
        Ok(rows
            .iter()
            .map(|row| (row.get("name"), row.get("text"), row.get::<i64>("at") as Millis))
            .collect())
    }
}

/// How many clubs an account owns.
async fn owned(c: &mut Connection, account: i64) -> Result<i64, StoreError> {
    let own = sql("SELECT count(*) AS n FROM club_member WHERE account = $1 AND role = 'owner'");
    Ok(own.bind(account).fetch_one(c).await?.get("n"))
}

/// Ends the board that a club is shown, if it was made for that, and perhaps only if it is that of an account. It is shown no more then.
/// Games that people play against each other go on.
async fn end_board(c: &mut Connection, id: &str, of: Option<i64>) -> Result<(), StoreError> {
    let ended =
        sql("UPDATE game SET state = 2 WHERE club = $1 AND id = (SELECT board FROM club WHERE id = $1) \
         AND (SELECT count(DISTINCT account) FROM seat WHERE game = game.id) = 1 \
         AND ($2 = 0 OR EXISTS (SELECT 1 FROM seat WHERE game = game.id AND account = $2))");
    if ended.bind(id).bind(of.unwrap_or(0)).execute(&mut *c).await? > 0 {
        sql("UPDATE club SET board = NULL WHERE id = $1").bind(id).execute(c).await?;
    }
    Ok(())
}

/// Deletes a club, and what was said in it. Its games stay.
async fn dissolve(c: &mut Connection, id: &str) -> Result<(), StoreError> {
    end_board(c, id, None).await?;
    for text in [
        "DELETE FROM chat WHERE game = $1",
        "UPDATE game SET club = NULL WHERE club = $1",
        "DELETE FROM club WHERE id = $1",
    ] {
        sql(text).bind(id).execute(&mut *c).await?;
    }
    Ok(())
}

/// An account is deleted: its clubs go on under the teacher who has been there longest and may come in, or end.
pub(crate) async fn leave_clubs(c: &mut Connection, account: i64) -> Result<(), StoreError> {
    let own = sql("SELECT club FROM club_member WHERE account = $1 AND role = 'owner'");
    for row in own.bind(account).fetch_all(&mut *c).await? {
        let club: String = row.get("club");
        let next = sql("SELECT m.account FROM club_member m JOIN account a ON a.id = m.account \
             WHERE m.club = $1 AND m.role = 'teacher' AND a.banned = 0 ORDER BY m.at, m.account LIMIT 1");
        match next.bind(&club).fetch_optional(&mut *c).await? {
            Some(next) => {
                let heir = sql("UPDATE club_member SET role = 'owner' WHERE club = $1 AND account = $2");
                heir.bind(&club).bind(next.get::<i64>("account")).execute(&mut *c).await?;
            }
            None => dissolve(c, &club).await?,
        }
    }
    for text in
        ["DELETE FROM club_member WHERE account = $1", "UPDATE club_round SET account = 0 WHERE account = $1"]
    {
        sql(text).bind(account).execute(&mut *c).await?;
    }
    Ok(())
}
