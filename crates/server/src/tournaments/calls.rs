//! The calls about tournaments.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use chesswright_online::Why;
use chesswright_online::tournament::Format;
use chesswright_online::wire::Plan;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::OwnedMutexGuard;

use super::kept::Kept;
use super::{OPEN, PATIENCE, PLAYERS, Turn, begin, close, notice, progress, tell, wish};
use crate::app::{App, random};
use crate::clock::now;
use crate::games;
use crate::http::{self, Answered, Failure, Peer, actor, address, fine};
use crate::safety::plain;
use crate::store::{Account, AccountKind, StoreError};

/// How many tournaments are listed.
const LISTED: i64 = 60;
/// How many that are not over one account organises.
const ORGANISED: i64 = 5;
/// How far ahead a tournament may be announced.
const AHEAD: u64 = 30 * PATIENCE;

/// What somebody wants to organise: a plan, and perhaps a document of one's own among its games.
#[derive(Deserialize)]
struct Wanted {
    #[serde(default)]
    document: Option<String>,
    #[serde(flatten)]
    plan: Plan,
}

/// `GET /api/tournaments`: those that are not over, and the latest of those that are.
pub(crate) async fn list(State(app): State<Arc<App>>) -> Answered {
    let all = app.store.tournaments(LISTED).await?;
    let told = all.iter().map(|each| {
        json!({
            "id": each.id,
            "host": each.host,
            "plan": each.plan,
            "progress": progress(each.state),
            "created": each.created,
            "began": each.began,
            "players": each.players,
        })
    });
    fine(&json!({ "now": now(), "tournaments": told.collect::<Vec<_>>() }))
}

/// `GET /api/tournament/{id}`
pub(crate) async fn one(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answered {
    let told = app.tournaments.told(&app, &id).await?.ok_or_else(Failure::not_found)?;
    Ok(http::text("application/json", told.answer.to_string()))
}

/// `POST /api/tournament`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let account = actor(&app, &headers).await?;
    if account.kind == AccountKind::Guest {
        return Err(Failure::of(Why::TournamentGuest));
    }
    let Wanted { document, mut plan } = http::read(&body)?;
    let words = plan.title.split_whitespace().collect::<Vec<_>>().join(" ");
    plan.title = plain(&words, words.len());
    if !(3..=60).contains(&plan.title.chars().count()) {
        return Err(Failure::of(Why::TournamentTitle));
    }
    let fits = match plan.format {
        Format::Swiss { rounds } => (1..=30).contains(&rounds),
        Format::Arena { minutes } => (5..=720).contains(&minutes),
        Format::Knockout {} => true,
    };
    if !fits || plan.starts.is_some_and(|starts| starts > now() + AHEAD) {
        return Err(Failure::of(Why::TournamentLength));
    }
    app.limits.games.take(account.id).map_err(Failure::too_often)?;
    app.limits.tournaments.take(address(&app, peer.0, &headers)).map_err(Failure::too_often)?;
    if let Some(text) = document {
        plan.games.push(games::bring(&app, &account, &text, None).await?);
    }
    if plan.games.is_empty() || plan.games.len() > 8 {
        return Err(Failure::of(Why::TournamentGames));
    }
    for game in &plan.games {
        let planned = games::plan(&app, &account, &wish(&plan, game)).await?.open()?;
        // Days for a move make no arena.
        let days = matches!(plan.format, Format::Arena { .. }) && !planned.row.live;
        if planned.sides != 2 || planned.row.control.is_none() || days {
            return Err(Failure::of(Why::TournamentGames));
        }
    }
    let id = app.new_name();
    let lot = u64::from_le_bytes(random());
    let announced = app.store.announce(&id, account.id, &plan, lot, now(), [ORGANISED, OPEN]).await;
    announced.map_err(|error| match error {
        StoreError::Many => Failure::too_often(Duration::from_secs(3600)),
        error => error.into(),
    })?;
    app.tournaments.open().insert(id.clone(), Turn::default());
    fine(&json!({ "id": id }))
}

/// Who calls. Nobody waits for the turn of a tournament before that is known.
async fn caller(app: &App, headers: &HeaderMap) -> Result<Account, Failure> {
    let account = actor(app, headers).await?;
    app.limits.entries.take(account.id).map_err(Failure::too_often)?;
    Ok(account)
}

/// A tournament that is not over, and the turn to change it.
async fn in_turn(app: &App, id: &str) -> Result<(OwnedMutexGuard<()>, Kept), Failure> {
    let turn = app.tournaments.turn(id).await;
    let kept = app.store.tournament(id).await?.ok_or_else(Failure::not_found)?;
    match turn {
        Some(turn) if kept.state != 2 => Ok((turn, kept)),
        _ => Err(Failure::of(Why::TournamentOver)),
    }
}

/// The turn to change a tournament, for its organiser.
async fn as_host(app: &App, headers: &HeaderMap, id: &str) -> Result<(OwnedMutexGuard<()>, Kept), Failure> {
    let account = caller(app, headers).await?;
    let (turn, kept) = in_turn(app, id).await?;
    if kept.host.0 != account.id {
        return Err(Failure::of(Why::TournamentHost));
    }
    Ok((turn, kept))
}

/// `POST /api/tournament/{id}/join`
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = caller(&app, &headers).await?;
    // What is planned does not change: the rating is found out before the turn, because rules may have to be compiled for it.
    let plan = app.store.tournament(&id).await?.ok_or_else(Failure::not_found)?.plan;
    let game = games::plan(&app, &account, &wish(&plan, &plan.games[0])).await?.open()?;
    let rating = app.store.rating(account.id, &game.row.pool).await?;
    let rating = (account.kind != AccountKind::Guest).then_some(rating.rating.round() as i32);
    let (turn, kept) = in_turn(&app, &id).await?;
    let known = kept.players.iter().any(|player| player.account == account.id);
    let late = match kept.plan.format {
        _ if kept.state == 0 => false,
        Format::Arena { .. } => false,
        Format::Knockout {} => true,
        // Who comes in the second half cannot win any more.
        Format::Swiss { rounds } => !known && kept.tournament.rounds.len() > rounds / 2,
    };
    if late {
        return Err(Failure::of(Why::TournamentLate));
    }
    if !known && kept.players.len() >= PLAYERS {
        return Err(Failure::of(Why::TournamentFull));
    }
    app.store.enter(&id, account.id, rating).await?;
    drop(turn);
    notice(&app, &id);
    tell(&app, &id).await;
    fine(&json!({ "ok": true }))
}

/// `POST /api/tournament/{id}/leave`
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = caller(&app, &headers).await?;
    let (turn, _) = in_turn(&app, &id).await?;
    app.store.retire(&id, vec![account.id]).await?;
    drop(turn);
    tell(&app, &id).await;
    fine(&json!({ "ok": true }))
}

/// `POST /api/tournament/{id}/start`: its organiser begins it.
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (turn, kept) = as_host(&app, &headers, &id).await?;
    if kept.tournament.present.iter().filter(|present| **present).count() < 2 {
        return Err(Failure::of(Why::TournamentFew));
    }
    if kept.state == 0 {
        begin(&app, &kept).await?;
    }
    drop(turn);
    notice(&app, &id);
    fine(&json!({ "ok": true }))
}

/// `POST /api/tournament/{id}/end`: its organiser ends it. Games that are being played go on, but count no more.
pub(crate) async fn end(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Answered {
    let (turn, kept) = as_host(&app, &headers, &id).await?;
    close(&app, &kept).await?;
    drop(turn);
    tell(&app, &id).await;
    fine(&json!({ "ok": true }))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use tokio::time::timeout;

    use super::*;
    use crate::store::Proof;
    use crate::tables::Tables;

    #[test]
    fn nobody_waits_for_a_tournament_before_it_is_known_who_asks() {
        crate::served("turns", Tables::default(), async |app| {
            let host =
                app.store.new_account("Host", AccountKind::Person, None, None, 0, 1).await.expect("a host");
            let proof = Proof::Administrator;
            app.store.keep_secret(http::hash("key"), host.id, proof, "token", "", 1).await.expect("a token");
            let plan = r#"{"title":"Cup","format":{"swiss":{"rounds":3}},"games":["chess"],"control":"5+3"}"#;
            let plan: Plan = serde_json::from_str(plan).expect("a plan");
            for id in ["one", "two"] {
                app.store.announce(id, host.id, &plan, 1, now(), [5, 5]).await.expect("a tournament");
                app.tournaments.open().insert(id.into(), Turn::default());
            }
            let enter = async |id: &str, token: &str| {
                let bearer = HeaderValue::from_str(&format!("Bearer {token}")).expect("a value");
                let headers = HeaderMap::from_iter([(axum::http::header::AUTHORIZATION, bearer)]);
                let entering = join(State(app.clone()), Path(id.to_owned()), headers);
                timeout(Duration::from_secs(2), entering).await
            };
            let turn = app.tournaments.turn("one").await.expect("it is open");
            let stranger = enter("one", "forged").await.expect("a stranger does not wait");
            assert_eq!(stranger.expect_err("a refusal").code, Why::BadToken.code());
            assert!(enter("two", "key").await.expect("another tournament goes on").is_ok());
            assert!(enter("one", "key").await.is_err(), "it has its turn later");
            drop(turn);
            assert!(enter("one", "key").await.expect("its turn").is_ok());
            // One that is over, and one that there never was.
            let kept = app.store.tournament("one").await.expect("an answer").expect("a tournament");
            close(app, &kept).await.expect("it ends");
            for (id, why) in [("one", Why::TournamentOver), ("three", Why::NotFound)] {
                let refused = enter(id, "key").await.expect("an answer");
                assert_eq!(refused.expect_err("a refusal").code, why.code(), "{id}");
            }
        });
    }
}
