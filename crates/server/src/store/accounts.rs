//! Accounts, and the secrets by which they are known.

use chesswright_game::Millis;

use super::sql::{Row, sql};
use super::{Done, Store, StoreError};
use crate::clubs::kept::leave_clubs;

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
    /// Whether it is a program that plays games which hide something: it reads what its side has seen.
    pub hidden: bool,
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
        Self { id, name: "?".into(), kind: AccountKind::Person, level: 0, any_rules: false, hidden: false }
    }

    /// Whether it is a program.
    pub fn is_bot(&self) -> bool {
        matches!(self.kind, AccountKind::Bot | AccountKind::House)
    }

    /// Whether it may sit in a game that hides something. Programs have to know that there are such games; the house does.
    pub fn may_play_hidden(&self) -> bool {
        self.kind != AccountKind::Bot || self.hidden
    }

    fn read(row: &Row) -> Self {
        Self {
            id: row.get("id"),
            name: row.get("name"),
            kind: AccountKind::named(row.get("kind")),
            level: row.get::<i64>("level") as u8,
            any_rules: row.get("any_rules"),
            hidden: row.get("hidden"),
        }
    }
}

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
                    let number = sql("UPDATE account_number SET next = next + 1 RETURNING next - 1 AS id");
                    let id: i64 = number.fetch_one(&mut *c).await?.get("id");
                    let made = sql(
                        "INSERT INTO account (id, name, folded, password, recovery, kind, level, created) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    );
                    let made = made.bind(id).bind(owned).bind(folded).bind(password).bind(recovery);
                    let made = made.bind(kind.name()).bind(i64::from(level)).bind(now as i64);
                    made.execute(c).await?;
                    Ok(id)
                })
            })
            .await?;
        Ok(Account { id, name: name.to_owned(), kind, level, any_rules: false, hidden: false })
    }

    /// Lets a guest become a person with a name and a password. The games stay, and all sessions end. Fails with
    /// [`StoreError::Taken`] if the guest has become a person meanwhile.
    pub async fn register(&self, id: i64, name: &str, password: String, recovery: Vec<u8>) -> Done {
        let (name, folded) = (name.to_owned(), fold(name));
        self.write(move |c| {
            Box::pin(async move {
                let change = sql(
                    "UPDATE account SET name = $1, folded = $2, password = $3, recovery = $4, kind = 'person' \
                     WHERE id = $5 AND kind = 'guest'",
                );
                let change = change.bind(name).bind(folded).bind(password).bind(recovery).bind(id);
                one(change.execute(&mut *c).await?)?;
                sql("DELETE FROM secret WHERE account = $1").bind(id).execute(c).await
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
                let change = sql("UPDATE account SET password = $1, recovery = $2 \
                     WHERE id = $3 AND recovery IS NOT DISTINCT FROM $4");
                let change = change.bind(password).bind(recovery).bind(id).bind(known);
                one(change.execute(&mut *c).await?)?;
                sql("DELETE FROM secret WHERE account = $1").bind(id).execute(c).await
            })
        })
        .await
    }

    /// Makes an account a program's, which plays games by any rules, and games that hide something, or does not.
    pub async fn make_bot(&self, id: i64, any_rules: bool, hidden: bool) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let change =
                    sql("UPDATE account SET kind = 'bot', any_rules = $1, hidden = $2 WHERE id = $3");
                change.bind(any_rules).bind(hidden).bind(id).execute(c).await
            })
        })
        .await
    }

    /// Bans an account, or lets it come back.
    pub async fn ban(&self, id: i64, banned: bool) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let change = sql("UPDATE account SET banned = $1 WHERE id = $2");
                change.bind(banned).bind(id).execute(c).await
            })
        })
        .await
    }

    /// Those who are banned.
    pub async fn banned(&self) -> Result<Vec<i64>, StoreError> {
        let rows = sql("SELECT id FROM account WHERE banned = 1").fetch_all(self.readers()).await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// The account of this number.
    pub async fn account(&self, id: i64) -> Result<Option<Account>, StoreError> {
        let row =
            sql("SELECT id, name, kind, level, any_rules, hidden FROM account WHERE banned = 0 AND id = $1")
                .bind(id);
        Ok(row.fetch_optional(self.readers()).await?.as_ref().map(Account::read))
    }

    /// The account of this name, even if it is banned.
    pub async fn any_account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = sql("SELECT id, name, kind, level, any_rules, hidden FROM account WHERE folded = $1");
        Ok(row.bind(fold(name)).fetch_optional(self.readers()).await?.as_ref().map(Account::read))
    }

    /// The account of this name.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = sql(
            "SELECT id, name, kind, level, any_rules, hidden FROM account WHERE banned = 0 AND folded = $1",
        )
        .bind(fold(name));
        Ok(row.fetch_optional(self.readers()).await?.as_ref().map(Account::read))
    }

    /// The hash of the password, and that of the recovery code, of an account.
    pub async fn password(&self, id: i64) -> Result<(Option<String>, Option<Vec<u8>>), StoreError> {
        let row = sql("SELECT password, recovery FROM account WHERE id = $1").bind(id);
        let row = row.fetch_optional(self.readers()).await?;
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
                    Proof::Password(_) => sql(
                        "INSERT INTO secret (hash, account, kind, label, created) SELECT $1, id, $2, $3, $4 \
                         FROM account WHERE id = $5 AND password IS NOT DISTINCT FROM $6",
                    ),
                    Proof::Secret(_) => sql(
                        "INSERT INTO secret (hash, account, kind, label, created) SELECT $1, account, $2, $3, $4 \
                         FROM secret WHERE account = $5 AND hash = $6",
                    ),
                    Proof::Administrator => sql(
                        "INSERT INTO secret (hash, account, kind, label, created) SELECT $1, id, $2, $3, $4 \
                         FROM account WHERE id = $5",
                    ),
                };
                let made = made.bind(hash.to_vec()).bind(kind).bind(label).bind(now as i64).bind(account);
                let made = match proof {
                    Proof::Password(password) => made.bind(password),
                    Proof::Secret(secret) => made.bind(secret.to_vec()),
                    Proof::Administrator => made,
                };
                one(made.execute(&mut *c).await?)?;
                // Who logs in again and again leaves the oldest sessions behind.
                let old = sql(
                    "DELETE FROM secret WHERE account = $1 AND kind = $2 AND kind <> 'token' AND hash NOT IN \
                     (SELECT hash FROM secret WHERE account = $1 AND kind = $2 ORDER BY created DESC LIMIT 20)",
                );
                old.bind(account).bind(kind).execute(c).await
            })
        })
        .await
    }

    /// The account to which a secret belongs.
    pub async fn account_of_secret(&self, hash: [u8; 32], kind: &str) -> Result<Option<Account>, StoreError> {
        let row = sql(
            "SELECT a.id, a.name, a.kind, a.level, a.any_rules, a.hidden FROM secret s JOIN account a ON a.id = s.account \
             WHERE s.hash = $1 AND s.kind = $2 AND a.banned = 0",
        );
        let row = row.bind(hash.to_vec()).bind(kind).fetch_optional(self.readers()).await?;
        Ok(row.as_ref().map(Account::read))
    }

    /// Forgets a secret.
    pub async fn forget_secret(&self, hash: [u8; 32]) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let gone = sql("DELETE FROM secret WHERE hash = $1").bind(hash.to_vec()).execute(c).await?;
                Ok(gone)
            })
        })
        .await
    }

    /// Forgets all tokens of an account. Returns how many there were.
    pub async fn forget_tokens(&self, account: i64) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let gone = sql("DELETE FROM secret WHERE account = $1 AND kind = 'token'");
                gone.bind(account).execute(c).await
            })
        })
        .await
    }

    /// Deletes an account: its seats become anonymous, everything else that is its own goes.
    pub async fn delete_account(&self, id: i64) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                leave_clubs(c, id).await?;
                for text in [
                    "UPDATE seat SET account = 0 WHERE account = $1",
                    "UPDATE document SET account = NULL WHERE account = $1",
                    "DELETE FROM chat WHERE account = $1",
                    "DELETE FROM rating WHERE account = $1",
                    "DELETE FROM seek WHERE account = $1",
                    "DELETE FROM challenge WHERE by = $1",
                    "DELETE FROM challenge WHERE dest = $1",
                    "UPDATE entrant SET account = 0, present = 0 WHERE account = $1",
                    "UPDATE tournament SET account = 0 WHERE account = $1",
                    "DELETE FROM block WHERE account = $1",
                    "DELETE FROM block WHERE other = $1",
                    "DELETE FROM report WHERE account = $1",
                    "DELETE FROM secret WHERE account = $1",
                    "DELETE FROM account WHERE id = $1",
                ] {
                    sql(text).bind(id).execute(&mut *c).await?;
                }
                Ok(0)
            })
        })
        .await
    }

    /// All programs, and all players of the house.
    pub async fn bots(&self) -> Result<Vec<Account>, StoreError> {
        let rows = sql(
            "SELECT id, name, kind, level, any_rules, hidden FROM account WHERE banned = 0 AND kind IN ('bot', 'house') ORDER BY id",
        );
        Ok(rows.fetch_all(self.readers()).await?.iter().map(Account::read).collect())
    }
}

/// Whether a write has changed what it was to change. If not, somebody was first.
pub(super) fn one(rows: i64) -> Done {
    if rows == 1 { Ok(1) } else { Err(StoreError::Taken) }
}

/// A name as it is compared: case does not matter.
fn fold(name: &str) -> String {
    name.to_lowercase()
}
