//! Accounts: guests, people with a password, tokens, and what is kept about somebody.

use std::net::IpAddr;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::body::{Body, Bytes};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, Response, StatusCode};
use chesswright_online::Why;
use serde::Deserialize;
use serde_json::json;

use crate::app::{App, random};
use crate::clock::now;
use crate::http::{
    self, Answered, Caller, Cookie, Failure, Peer, address, answer, by_token, caller, cookie, fine, owner,
    same_origin, set_cookie,
};
use crate::store::{Account, AccountKind, Proof, StoreError};

/// A password has so many characters at least and at most.
const PASSWORD: std::ops::RangeInclusive<usize> = 10..=128;
/// The longest name, in bytes.
const LONGEST_NAME: usize = 20;
/// Names that could be mistaken for somebody else's.
const RESERVED: [&str; 8] =
    ["admin", "moderator", "house", "guest", "chesswright", "system", "anonymous", "bot"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Login {
    name: String,
    password: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recovery {
    name: String,
    code: String,
    password: String,
}

/// A secret with 256 random bits, as text.
pub fn new_secret(prefix: &str) -> String {
    let hex: String = random::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{prefix}{hex}")
}

/// The hash under which a secret is kept.
pub fn hash_secret(secret: &str) -> [u8; 32] {
    http::hash(secret)
}

/// Checks a name that somebody chooses: letters, digits, `-` and `_`, as addresses and programs need them.
pub fn check_name(name: &str) -> Result<(), Why> {
    let fine = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    if !(2..=LONGEST_NAME).contains(&name.len())
        || !fine
        || !name.starts_with(|c: char| c.is_ascii_alphabetic())
    {
        return Err(Why::NameForm);
    }
    let low = name.to_lowercase();
    if RESERVED.iter().any(|reserved| low == *reserved || low.starts_with(&format!("{reserved}-"))) {
        return Err(Why::NameReserved);
    }
    Ok(())
}

fn check_password(name: &str, password: &str) -> Result<(), Failure> {
    let length = password.chars().count();
    let distinct = password.chars().collect::<std::collections::HashSet<_>>().len();
    if !PASSWORD.contains(&length) {
        return Err(Failure::of(Why::PasswordLength));
    }
    if distinct < 5 || password.to_lowercase().contains(&name.to_lowercase()) {
        return Err(Failure::of(Why::PasswordEasy));
    }
    Ok(())
}

/// The hash of a password. It takes long and much memory, so only few are made at once.
async fn hash_password(app: &App, password: String) -> Result<String, Failure> {
    let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    let hashed = app.hashing.run(hash).await.and_then(Result::ok);
    hashed.ok_or_else(|| Failure::of(Why::Busy))
}

/// Whether a password has this hash. Without a hash it takes as long, so that nobody learns which names exist.
async fn verify(app: &App, password: String, hash: Option<String>) -> Result<bool, Failure> {
    let Some(hash) = hash else {
        hash_password(app, password).await?;
        return Ok(false);
    };
    let verify = move || {
        PasswordVerifier::<str>::verify_password(&Argon2::default(), password.as_bytes(), &hash).is_ok()
    };
    app.hashing.run(verify).await.ok_or_else(|| Failure::of(Why::Busy))
}

/// What everybody may know of an account.
pub(crate) fn told(account: &Account) -> serde_json::Value {
    json!({ "id": account.name.to_lowercase(), "name": account.name, "guest": account.kind == AccountKind::Guest })
}

/// `GET /api/me`
pub(crate) async fn me(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let mut answer = match caller(&app, &headers).await? {
        Caller::Nobody => json!({ "name": null }),
        Caller::Cookie(account) | Caller::Token(account) => told(&account),
    };
    answer["reach"] = app.reach.get().cloned().into();
    fine(&answer)
}

/// A failure of the database, or the reason why a write found something else than expected.
fn unless_taken(error: StoreError, why: Why) -> Failure {
    match error {
        StoreError::Taken => Failure::of(why),
        error => error.into(),
    }
}

/// Lets somebody in, whose password still has this hash: it may have changed while it was compared.
async fn enter(app: &App, account: &Account, password: Option<String>) -> Answered {
    let mut response = answer(StatusCode::OK, &told(account));
    // A browser is known again only where there is a password to guess.
    for cookie in [Cookie::Session, Cookie::Browser].into_iter().take(1 + usize::from(password.is_some())) {
        let secret = new_secret("");
        let (hash, proof) = (http::hash(&secret), Proof::Password(password.clone()));
        let kept = app.store.keep_secret(hash, account.id, proof, cookie.kind(), "browser", now()).await;
        kept.map_err(|error| unless_taken(error, Why::WrongLogin))?;
        set_cookie(app, &mut response, cookie, Some(&secret));
    }
    Ok(response)
}

/// `POST /api/guest`: an account without a password, for whoever wants to play at once.
pub(crate) async fn guest(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Answered {
    same_origin(&headers)?;
    if let Caller::Cookie(account) = caller(&app, &headers).await? {
        return fine(&told(&account));
    }
    app.limits.accounts.take(address(&app, peer.0, &headers)).map_err(Failure::too_often)?;
    for _ in 0..8 {
        let number = u32::from_le_bytes(random()) % 1_000_000;
        let name = format!("Guest-{number:06}");
        match app.store.new_account(&name, AccountKind::Guest, None, None, 0, now()).await {
            Ok(account) => return enter(&app, &account, None).await,
            Err(StoreError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Busy.into())
}

/// `POST /api/register`: a guest becomes a person, or somebody new comes. The recovery code is shown once.
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    same_origin(&headers)?;
    let Login { name, password } = http::read(&body)?;
    check_name(&name).map_err(Failure::of)?;
    check_password(&name, &password)?;
    app.limits.accounts.take(address(&app, peer.0, &headers)).map_err(Failure::too_often)?;
    let code = new_secret("");
    let recovery = http::hash(&code).to_vec();
    let hash = hash_password(&app, password).await?;
    let taken = |error| unless_taken(error, Why::NameTaken);
    let account = match caller(&app, &headers).await? {
        Caller::Cookie(guest) if guest.kind == AccountKind::Guest => {
            app.store.register(guest.id, &name, hash.clone(), recovery).await.map_err(taken)?;
            // Who only had the cookie of the guest does not stay.
            app.expel(guest.id);
            Account { name, kind: AccountKind::Person, ..guest }
        }
        _ => {
            let made = app.store.new_account(
                &name,
                AccountKind::Person,
                Some(hash.clone()),
                Some(recovery),
                0,
                now(),
            );
            made.await.map_err(taken)?
        }
    };
    let mut response = enter(&app, &account, Some(hash)).await?;
    let mut value = told(&account);
    value["recovery"] = code.into();
    *response.body_mut() = Body::from(value.to_string());
    Ok(response)
}

/// Whether somebody may try to log in once more. Nobody has a longer name than accounts may have.
///
/// Strangers who guess from many addresses use up what a name has, but not what a browser has in which its owner was before.
async fn attempt(app: &App, name: &str, from: IpAddr, headers: &HeaderMap) -> Result<(), Failure> {
    if name.len() > LONGEST_NAME {
        return Err(Failure::of(Why::WrongLogin));
    }
    let (name, limits) = (name.to_lowercase(), &app.limits);
    let taken = limits.logins_from.take(from).and_then(|()| limits.logins.take((&name, from)));
    taken.map_err(Failure::too_often)?;
    if let Some(browser) = cookie(app, headers, Cookie::Browser) {
        let known = app.store.account_of_secret(http::hash(browser), Cookie::Browser.kind()).await?;
        if known.is_some_and(|account| account.name.to_lowercase() == name) {
            return Ok(());
        }
    }
    limits.logins_as.take(&name).map_err(Failure::too_often)
}

/// `POST /api/login`
pub(crate) async fn login(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    same_origin(&headers)?;
    let Login { name, password } = http::read(&body)?;
    let from = address(&app, peer.0, &headers);
    attempt(&app, &name, from, &headers).await?;
    let account = app.store.account_named(&name).await?;
    let hash = match &account {
        Some(account) => app.store.password(account.id).await?.0,
        None => None,
    };
    match (verify(&app, password, hash.clone()).await?, account) {
        (true, Some(account)) => enter(&app, &account, hash).await,
        _ => Err(Failure::of(Why::WrongLogin)),
    }
}

/// `POST /api/recover`: a new password for whoever has the recovery code. All sessions end.
pub(crate) async fn recover(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    same_origin(&headers)?;
    let Recovery { name, code, password } = http::read(&body)?;
    let from = address(&app, peer.0, &headers);
    if name.len() > LONGEST_NAME {
        return Err(Failure::of(Why::WrongCode));
    }
    // Nobody guesses a code: a limit for each name would only keep its owner out.
    app.limits.logins_from.take(from).map_err(Failure::too_often)?;
    let account = app.store.account_named(&name).await?;
    let known = match &account {
        Some(account) => app.store.password(account.id).await?.1,
        None => None,
    };
    let Some(account) = account.filter(|_| known.as_deref() == Some(&http::hash(&code)[..])) else {
        return Err(Failure::of(Why::WrongCode));
    };
    check_password(&name, &password)?;
    let hash = hash_password(&app, password).await?;
    let code = new_secret("");
    let changed = app.store.set_password(account.id, known, hash.clone(), http::hash(&code).to_vec()).await;
    changed.map_err(|error| unless_taken(error, Why::WrongCode))?;
    app.expel(account.id);
    let mut response = enter(&app, &account, Some(hash)).await?;
    let mut value = told(&account);
    value["recovery"] = code.into();
    *response.body_mut() = Body::from(value.to_string());
    Ok(response)
}

/// `POST /api/logout`
pub(crate) async fn logout(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    same_origin(&headers)?;
    if let Some(secret) = cookie(&app, &headers, Cookie::Session) {
        let known = caller(&app, &headers).await?;
        app.store.forget_secret(http::hash(secret)).await?;
        if let Caller::Cookie(account) = known {
            app.expel(account.id);
        }
    }
    let mut response = answer(StatusCode::OK, &json!({ "ok": true }));
    set_cookie(&app, &mut response, Cookie::Session, None);
    Ok(response)
}

/// `POST /api/me/token`: a token with which a program acts for this account.
pub(crate) async fn token(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = owner(&app, &headers).await?;
    if account.kind == AccountKind::Guest {
        return Err(Failure::of(Why::GuestToken));
    }
    let token = new_secret("cw_");
    let shown = http::secret(&app, &headers).ok_or_else(|| Failure::of(Why::Nobody))?;
    let proof = Proof::Secret(http::hash(shown));
    let kept = app.store.keep_secret(http::hash(&token), account.id, proof, "token", "page", now()).await;
    kept.map_err(|error| unless_taken(error, Why::Nobody))?;
    fine(&json!({ "token": token }))
}

/// `DELETE /api/token`: the token that is sent is not valid any more.
pub(crate) async fn end_token(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = by_token(&app, &headers).await?;
    let token = headers.get("authorization").and_then(|value| value.to_str().ok());
    if let Some(token) = token.and_then(|text| text.strip_prefix("Bearer ")) {
        app.store.forget_secret(http::hash(token.trim())).await?;
        app.expel(account.id);
    }
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NO_CONTENT;
    Ok(response)
}

/// `DELETE /api/me/token`: no token of the account is valid any more.
pub(crate) async fn end_tokens(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = owner(&app, &headers).await?;
    let ended = app.store.forget_tokens(account.id).await?;
    app.expel(account.id);
    fine(&json!({ "ended": ended }))
}

/// `GET /api/me/export`: everything about the account, one JSON object a line.
pub(crate) async fn export(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = caller(&app, &headers).await?.account().cloned().ok_or_else(Failure::not_found)?;
    app.limits.exports.take(account.id).map_err(Failure::too_often)?;
    let mut lines = vec![json!({ "account": told(&account) })];
    for (pool, rating) in app.store.ratings(account.id).await? {
        lines.push(json!({ "rating": { "pool": pool, "rating": rating.rating, "deviation": rating.deviation, "games": rating.games } }));
    }
    for club in app.store.clubs_of(account.id).await? {
        lines.push(json!({ "club": { "id": club.id, "name": club.card.name, "role": club.role } }));
    }
    for (club, text, at) in app.store.said_in_clubs(account.id).await? {
        lines.push(json!({ "said": { "club": club, "text": text, "at": at } }));
    }
    for game in app.store.games_of(account.id, false, 100_000).await? {
        let look = app.tables.look(&app, &game.row.id, Some(account.id), 0).await?;
        lines.push(json!({ "game": look.snapshot }));
    }
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    Ok(http::text("application/x-ndjson", text))
}

/// `POST /api/me/delete`: the account and everything that is its own goes; its games stay without its name.
pub(crate) async fn delete(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = owner(&app, &headers).await?;
    app.store.delete_account(account.id).await?;
    app.expel(account.id);
    app.lobby.withdraw(&app, account.id).await?;
    app.tables.forget(account.id).await;
    app.tournaments.forget().await;
    app.clubs.forget(account.id).await;
    let mut response = answer(StatusCode::OK, &json!({ "ok": true }));
    set_cookie(&app, &mut response, Cookie::Session, None);
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stored;

    #[test]
    fn names_are_plain_and_nobody_elses() {
        for name in ["Ann", "x-Ray_9", "admiral"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for name in
            ["", "a", "9lives", "a b", "<b>", "é", "admin", "Guest-000001", "House-3", &"a".repeat(21)]
        {
            assert!(check_name(name).is_err(), "{name}");
        }
    }

    #[test]
    fn passwords_are_not_too_easy() {
        assert!(check_password("ann", "correct horse battery").is_ok());
        for password in ["short", "aaaaaaaaaaaa", "ann-ann-ann-1", &"x".repeat(129)] {
            assert!(check_password("ann", password).is_err(), "{password}");
        }
    }

    #[test]
    fn the_number_of_a_deleted_account_is_nobody_elses() {
        stored("numbers", async |store| {
            let made = async |name| store.new_account(name, AccountKind::Guest, None, None, 0, 1).await;
            let first = made("Mallory").await.expect("an account");
            assert!(matches!(made("mallory").await, Err(StoreError::Taken)));
            store.delete_account(first.id).await.expect("it goes");
            let second = made("Victim").await.expect("an account");
            assert_ne!(first.id, second.id);
            // What was decided about the first while it was there lets nobody in.
            let late = store.keep_secret([1; 32], first.id, Proof::Password(None), "cookie", "", 1).await;
            assert!(matches!(late, Err(StoreError::Taken)), "{late:?}");
            assert_eq!(store.account_of_secret([1; 32], "cookie").await.expect("an answer"), None);
        });
    }

    #[test]
    fn what_has_changed_while_a_password_was_compared_counts() {
        stored("proofs", async |store| {
            let old = Some("old".to_owned());
            let made = store.new_account("Ann", AccountKind::Person, old.clone(), Some(vec![1]), 0, 1);
            let id = made.await.expect("an account").id;
            let keep =
                async |hash: u8, proof| store.keep_secret([hash; 32], id, proof, "cookie", "", 1).await;
            assert!(keep(1, Proof::Password(old.clone())).await.is_ok());
            assert!(keep(2, Proof::Secret([1; 32])).await.is_ok());
            store.set_password(id, Some(vec![1]), "new".into(), vec![2]).await.expect("a new password");
            for proof in [Proof::Password(old), Proof::Password(None), Proof::Secret([1; 32])] {
                assert!(matches!(keep(3, proof.clone()).await, Err(StoreError::Taken)), "{proof:?}");
            }
            let again = store.set_password(id, Some(vec![1]), "mine".into(), vec![3]).await;
            assert!(matches!(again, Err(StoreError::Taken)), "a code is good once: {again:?}");
            let register = store.register(id, "Ann2", "mine".into(), vec![3]).await;
            assert!(matches!(register, Err(StoreError::Taken)), "only guests register: {register:?}");
            assert!(keep(4, Proof::Password(Some("new".into()))).await.is_ok());
            // Sessions are not kept without end.
            for hash in 5..60 {
                let proof = Proof::Password(Some("new".into()));
                store
                    .keep_secret([hash; 32], id, proof, "cookie", "", u64::from(hash))
                    .await
                    .expect("a session");
            }
            let known =
                async |hash: u8| store.account_of_secret([hash; 32], "cookie").await.expect("an answer");
            assert!(known(4).await.is_none() && known(39).await.is_none() && known(40).await.is_some());
        });
    }

    #[test]
    fn secrets_differ() {
        let (one, two) = (new_secret("cw_"), new_secret("cw_"));
        assert!(one != two && one.len() == 3 + 64);
    }
}
