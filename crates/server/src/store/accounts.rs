//! Accounts, and the secrets by which they are known.

use chesswright_game::Millis;

use super::sql::{Row, sql};
use super::{Done, Store, StoreError};

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

    fn read(row: &Row) -> Self {
        Self {
            id: row.get("id"),
            name: row.get("name"),
            kind: AccountKind::named(row.get("kind")),
            level: row.get::<i64>("level") as u8,
            any_rules: row.get("any_rules"),
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
                    let made =
                        sql("INSERT INTO account (name, folded, password, recovery, kind, level, created) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id");
                    let made = made.bind(owned).bind(folded).bind(password).bind(recovery).bind(kind.name());
                    let made = made.bind(i64::from(level)).bind(now as i64).fetch_one(c).await?;
                    Ok(made.get("id"))
                })
            })
            .await?;
        Ok(Account { id, name: name.to_owned(), kind, level, any_rules: false })
    }

    /// Lets a guest become a person with a name and a password. The games stay.
    pub async fn register(&self, id: i64, name: &str, password: String, recovery: Vec<u8>) -> Done {
        let (name, folded) = (name.to_owned(), fold(name));
        self.write(move |c| {
            Box::pin(async move {
                let change = sql(
                    "UPDATE account SET name = $1, folded = $2, password = $3, recovery = $4, kind = 'person' \
                     WHERE id = $5 AND kind = 'guest'",
                );
                let change = change.bind(name).bind(folded).bind(password).bind(recovery).bind(id);
                change.execute(c).await
            })
        })
        .await
    }

    /// Sets a new password, and ends all sessions.
    pub async fn set_password(&self, id: i64, password: String, recovery: Vec<u8>) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                sql("UPDATE account SET password = $1, recovery = $2 WHERE id = $3")
                    .bind(password)
                    .bind(recovery)
                    .bind(id)
                    .execute(&mut *c)
                    .await?;
                let gone = sql("DELETE FROM secret WHERE account = $1").bind(id).execute(c).await?;
                Ok(gone)
            })
        })
        .await
    }

    /// Makes an account a program's.
    pub async fn make_bot(&self, id: i64, any_rules: bool) -> Done {
        self.write(move |c| {
            Box::pin(async move {
                let change = sql("UPDATE account SET kind = 'bot', any_rules = $1 WHERE id = $2");
                change.bind(any_rules).bind(id).execute(c).await
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
            sql("SELECT id, name, kind, level, any_rules FROM account WHERE banned = 0 AND id = $1").bind(id);
        Ok(row.fetch_optional(self.readers()).await?.as_ref().map(Account::read))
    }

    /// The account of this name, even if it is banned.
    pub async fn any_account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = sql("SELECT id, name, kind, level, any_rules FROM account WHERE folded = $1");
        Ok(row.bind(fold(name)).fetch_optional(self.readers()).await?.as_ref().map(Account::read))
    }

    /// The account of this name.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row =
            sql("SELECT id, name, kind, level, any_rules FROM account WHERE banned = 0 AND folded = $1")
                .bind(fold(name));
        Ok(row.fetch_optional(self.readers()).await?.as_ref().map(Account::read))
    }

    /// The hash of the password, and that of the recovery code, of an account.
    pub async fn password(&self, id: i64) -> Result<(Option<String>, Option<Vec<u8>>), StoreError> {
        let row = sql("SELECT password, recovery FROM account WHERE id = $1").bind(id);
        let row = row.fetch_optional(self.readers()).await?;
        Ok(row.map_or((None, None), |row| (row.get("password"), row.get("recovery"))))
    }

    /// Keeps the hash of a secret.
    pub async fn keep_secret(
        &self,
        hash: [u8; 32],
        account: i64,
        kind: &'static str,
        label: &str,
        now: Millis,
    ) -> Done {
        let label = label.to_owned();
        self.write(move |c| {
            Box::pin(async move {
                let made = sql(
                    "INSERT INTO secret (hash, account, kind, label, created) VALUES ($1, $2, $3, $4, $5)",
                );
                let made = made.bind(hash.to_vec()).bind(account).bind(kind).bind(label).bind(now as i64);
                made.execute(c).await?;
                Ok(0)
            })
        })
        .await
    }

    /// The account to which a secret belongs.
    pub async fn account_of_secret(&self, hash: [u8; 32], kind: &str) -> Result<Option<Account>, StoreError> {
        let row = sql(
            "SELECT a.id, a.name, a.kind, a.level, a.any_rules FROM secret s JOIN account a ON a.id = s.account \
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

    /// Deletes an account: its seats become anonymous, everything else that is its own goes.
    pub async fn delete_account(&self, id: i64) -> Done {
        self.write(move |c| {
            Box::pin(async move {
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
            "SELECT id, name, kind, level, any_rules FROM account WHERE banned = 0 AND kind IN ('bot', 'house') ORDER BY id",
        );
        Ok(rows.fetch_all(self.readers()).await?.iter().map(Account::read).collect())
    }
}

/// A name as it is compared: case does not matter.
fn fold(name: &str) -> String {
    name.to_lowercase()
}
