//! Accounts, as programs read them.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use chesswright_online::Why;
use serde_json::{Value, json};

use super::{fields, shapes};
use crate::app::App;
use crate::http::{self, Answered, Failure, by_token, fine};
use crate::store::{Account, AccountKind};

/// `POST /api/token/test`: the body is the token.
pub(crate) async fn test_tokens(State(app): State<Arc<App>>, body: Bytes) -> Answered {
    let text = String::from_utf8_lossy(&body);
    let mut found = serde_json::Map::new();
    for token in text.trim().split(',').take(100).map(str::trim) {
        let account = app.store.account_of_secret(http::hash(token), "token").await?;
        let scopes = "bot:play,board:play,challenge:read,challenge:write,preference:read";
        let value = account.map_or(
            Value::Null,
            |account| json!({ "userId": account.name.to_lowercase(), "scopes": scopes, "expires": null }),
        );
        found.insert(token.to_owned(), value);
    }
    fine(&Value::Object(found))
}

async fn whole(app: &Arc<App>, account: &Account) -> Result<Value, Failure> {
    let ratings = app.store.ratings(account.id).await?;
    let online =
        account.kind == AccountKind::House || app.hub.is_online(account.id) || app.lobby.is_here(account.id);
    Ok(shapes::account(account, &ratings, online))
}

/// `GET /api/account`
pub(crate) async fn account(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = by_token(&app, &headers).await?;
    fine(&whole(&app, &account).await?)
}

/// `POST /api/bot/account/upgrade`: an account without games becomes a program's, and a program says which games it understands.
pub(crate) async fn upgrade(State(app): State<Arc<App>>, headers: HeaderMap, body: Bytes) -> Answered {
    let account = by_token(&app, &headers).await?;
    if account.kind != AccountKind::Bot && !app.store.games_of(account.id, false, 1).await?.is_empty() {
        return Err(Failure::of(Why::HasPlayed));
    }
    // What is not said stays as it is.
    let fields = fields(&headers, &body);
    let says = |name: &str, known: bool| fields.get(name).map_or(known, |text| text == "true" || text == "1");
    let (any_rules, hidden) = (says("anyRules", account.any_rules), says("hidden", account.hidden));
    let known = (account.kind, account.any_rules, account.hidden);
    if known != (AccountKind::Bot, any_rules, hidden) {
        app.store.make_bot(account.id, any_rules, hidden).await?;
        // Its lines know it as what it was.
        app.expel(account.id);
    }
    fine(&json!({ "ok": true }))
}

/// `GET /api/bot/online`: one program a line.
pub(crate) async fn online(State(app): State<Arc<App>>, RawQuery(query): RawQuery) -> Answered {
    let query = query.unwrap_or_default();
    let most = form_urlencoded::parse(query.as_bytes()).find(|(key, _)| key == "nb");
    let most: usize = most.and_then(|(_, text)| text.parse().ok()).unwrap_or(100).min(512);
    let mut lines = String::new();
    let bots = app.store.bots().await?;
    let online = |bot: &&Account| bot.kind == AccountKind::House || app.hub.is_online(bot.id);
    for bot in bots.iter().filter(online).take(most) {
        lines.push_str(&format!("{}\n", whole(&app, bot).await?));
    }
    Ok(http::text("application/x-ndjson", lines))
}

/// `GET /api/user/{name}`
pub(crate) async fn user(State(app): State<Arc<App>>, Path(name): Path<String>) -> Answered {
    match app.store.account_named(&name).await? {
        Some(account) => fine(&whole(&app, &account).await?),
        None => Err(Failure::not_found()),
    }
}

/// `GET /api/users/status?ids=a,b`
pub(crate) async fn status(State(app): State<Arc<App>>, RawQuery(query): RawQuery) -> Answered {
    let query = query.unwrap_or_default();
    let ids = form_urlencoded::parse(query.as_bytes()).find(|(key, _)| key == "ids");
    let ids = ids.map(|(_, ids)| ids.into_owned()).unwrap_or_default();
    let mut found = vec![];
    for id in ids.split(',').take(100) {
        if let Some(account) = app.store.account_named(id).await? {
            let online = account.kind == AccountKind::House
                || app.hub.is_online(account.id)
                || app.lobby.is_here(account.id);
            found.push(json!({ "id": account.name.to_lowercase(), "name": account.name, "online": online }));
        }
    }
    fine(&Value::Array(found))
}
