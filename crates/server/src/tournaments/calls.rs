//! The calls about tournaments.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use chesswright_online::Why;
use chesswright_online::tournament::Format;
use chesswright_online::wire::Plan;
use serde::Deserialize;
use serde_json::json;

use super::kept::Kept;
use super::{PATIENCE, PLAYERS, begin, close, notice, progress, tell, told, wish};
use crate::app::{App, random};
use crate::clock::now;
use crate::games;
use crate::http::{self, Answered, Failure, actor, fine};
use crate::store::{Account, AccountKind};

/// How many tournaments are listed.
const LISTED: i64 = 60;
/// How many that are not over one account organises, and how many there are of all. The director looks at each once a second.
const ORGANISED: i64 = 5;
const OPEN: usize = 500;
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
    let kept = app.store.tournament(&id).await?.ok_or_else(Failure::not_found)?;
    let value = serde_json::to_value(told(&kept)).map_err(|_| Failure::of(Why::Busy))?;
    fine(&value)
}

/// `POST /api/tournament`
pub(crate) async fn create(State(app): State<Arc<App>>, headers: HeaderMap, body: Bytes) -> Answered {
    let account = actor(&app, &headers).await?;
    if account.kind == AccountKind::Guest {
        return Err(Failure::of(Why::TournamentGuest));
    }
    let Wanted { document, mut plan } = http::read(&body)?;
    plan.title = plan.title.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(3..=60).contains(&plan.title.chars().count()) || plan.title.chars().any(char::is_control) {
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
    if app.store.tournaments_of(account.id).await? >= ORGANISED || app.tournaments.open().len() >= OPEN {
        return Err(Failure::too_often(Duration::from_secs(3600)));
    }
    if let Some(text) = document {
        plan.games.push(games::bring(&app, &account, &text, None).await?);
    }
    if plan.games.is_empty() || plan.games.len() > 8 {
        return Err(Failure::of(Why::TournamentGames));
    }
    for game in &plan.games {
        let planned = games::plan(&app, &account, &wish(&plan, game)).await?;
        // Days for a move make no arena.
        let days = matches!(plan.format, Format::Arena { .. }) && !planned.row.live;
        if planned.sides != 2 || planned.row.control.is_none() || days {
            return Err(Failure::of(Why::TournamentGames));
        }
    }
    let id = app.new_name();
    let lot = u64::from_le_bytes(random());
    app.store.announce(&id, account.id, &plan, lot, now()).await?;
    app.tournaments.open().insert(id.clone());
    fine(&json!({ "id": id }))
}

/// A tournament, and whoever calls.
async fn called(app: &Arc<App>, headers: &HeaderMap, id: &str) -> Result<(Account, Kept), Failure> {
    let account = actor(app, headers).await?;
    app.limits.entries.take(account.id).map_err(Failure::too_often)?;
    let kept = app.store.tournament(id).await?.ok_or_else(Failure::not_found)?;
    if kept.state == 2 {
        return Err(Failure::of(Why::TournamentOver));
    }
    Ok((account, kept))
}

/// `POST /api/tournament/{id}/join`
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let turn = app.tournaments.turn.lock().await;
    let (account, kept) = called(&app, &headers, &id).await?;
    if kept.plan.rated && account.kind == AccountKind::Guest {
        return Err(Failure::of(Why::GuestRated));
    }
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
    let game = games::plan(&app, &account, &wish(&kept.plan, &kept.plan.games[0])).await?;
    let rating = app.store.rating(account.id, &game.row.pool).await?;
    let rating = (account.kind != AccountKind::Guest).then_some(rating.rating.round() as i32);
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
    let turn = app.tournaments.turn.lock().await;
    let (account, _) = called(&app, &headers, &id).await?;
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
    let turn = app.tournaments.turn.lock().await;
    let (account, kept) = called(&app, &headers, &id).await?;
    if kept.host.0 != account.id {
        return Err(Failure::of(Why::TournamentHost));
    }
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
    let turn = app.tournaments.turn.lock().await;
    let (account, kept) = called(&app, &headers, &id).await?;
    if kept.host.0 != account.id {
        return Err(Failure::of(Why::TournamentHost));
    }
    close(&app, &kept).await?;
    drop(turn);
    tell(&app, &id).await;
    fine(&json!({ "ok": true }))
}
