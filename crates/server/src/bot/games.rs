//! What a program does in a game.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use chesswright_online::{Kind, Matter};
use serde_json::{Value, json};

use super::events::{of_look, suits};
use super::{fields, hidden, stream};
use crate::app::App;
use crate::http::{Answered, Failure, by_token, fine};
use crate::safety::{LINE, plain};
use crate::store::Account;
use crate::tables::{Answer, Ask};

async fn act(app: &Arc<App>, game: &str, account: &Account, command: Kind) -> Result<Answer, Failure> {
    Ok(app.tables.act(app, game, account.id, (None, 0), command).await?)
}

fn told(answer: &Answer) -> Answered {
    match answer {
        Answer::Done(_) => fine(&json!({ "ok": true })),
        // The umpire's no is part of the game: the program was not wrong, and is still to move.
        Answer::Refused("no", _) => fine(&json!({ "ok": false, "refused": "no" })),
        Answer::Refused("busy", _) => Err(crate::store::StoreError::Busy.into()),
        Answer::Refused(why, _) => Err(Failure::refused(why)),
    }
}

/// `POST /api/bot/game/{id}/move/{uci}`. A move that is there already has been sent twice, and is fine.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    Path((id, text)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    if text.len() > 64 {
        return Err(Failure::refused("illegal"));
    }
    let answer = act(&app, &id, &account, Kind::Step(text.clone())).await?;
    let offers = query.is_some_and(|query| {
        form_urlencoded::parse(query.as_bytes()).any(|(key, value)| key == "offeringDraw" && value == "true")
    });
    if matches!(answer, Answer::Done(_)) && offers {
        // An offer that cannot be made does not unmake the move.
        act(&app, &id, &account, Kind::Offer(Matter::Draw)).await?;
    }
    if matches!(answer, Answer::Refused("not-your-turn" | "over", _)) {
        let look = app.tables.look(&app, &id, Some(account.id), 0).await?;
        let same = match look.snapshot.hidden {
            true => hidden::was_played(&app, &look, &text).await?,
            false => look.seen.moves.last() == Some(&text),
        };
        if same {
            return fine(&json!({ "ok": true }));
        }
    }
    told(&answer)
}

/// `POST /api/bot/game/{id}/chat`
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    let fields = fields(&headers, &body);
    let text = plain(fields.get("text").map(String::as_str).unwrap_or_default(), LINE);
    let room =
        if fields.get("room").is_some_and(|room| room == "spectator") { "spectator" } else { "player" };
    let look = app.tables.look(&app, &id, Some(account.id), 0).await?;
    if !look.accounts.contains(&Some(account.id)) {
        return Err(Failure::not_found());
    }
    app.limits.lines.take(account.id).map_err(Failure::too_often)?;
    if !text.is_empty() && !app.settings.no_chat {
        app.tables.ask(&app, &id, Ask::Say { account, room: room.into(), text }).await?;
    }
    fine(&json!({ "ok": true }))
}

/// `GET /api/bot/game/{id}/chat`
pub(crate) async fn said(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    let look = app.tables.look(&app, &id, Some(account.id), 0).await?;
    if !look.accounts.contains(&Some(account.id)) {
        return Err(Failure::not_found());
    }
    let lines = look.snapshot.chat.iter().map(|line| json!({ "user": line.by, "text": line.text }));
    fine(&Value::Array(lines.collect()))
}

/// `POST /api/bot/game/{id}/abort`
pub(crate) async fn abort(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    told(&act(&app, &id, &account, Kind::Abort).await?)
}

/// `POST /api/bot/game/{id}/resign`
pub(crate) async fn resign(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    told(&act(&app, &id, &account, Kind::Resign).await?)
}

/// `yes`, `true` and `1` make an offer or accept one; anything else declines.
async fn answer(app: &Arc<App>, id: &str, headers: &HeaderMap, answer: &str, matter: Matter) -> Answered {
    let account = by_token(app, headers).await?;
    let yes = matches!(answer, "yes" | "true" | "1");
    let command = if yes { Kind::Offer(matter) } else { Kind::Decline(matter) };
    match act(app, id, &account, command).await? {
        // To decline what is not offered any more changes nothing.
        Answer::Refused("nothing", _) => fine(&json!({ "ok": true })),
        done => told(&done),
    }
}

/// `POST /api/bot/game/{id}/takeback/{answer}`
pub(crate) async fn take_back(
    State(app): State<Arc<App>>,
    Path((id, yes)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answered {
    answer(&app, &id, &headers, &yes, Matter::TakeBack).await
}

/// `POST /api/bot/game/{id}/draw/{answer}`
pub(crate) async fn draw(
    State(app): State<Arc<App>>,
    Path((id, yes)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answered {
    answer(&app, &id, &headers, &yes, Matter::Draw).await
}

/// `POST /api/bot/game/{id}/claim-victory`
pub(crate) async fn claim_victory(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    told(&act(&app, &id, &account, Kind::Gone).await?)
}

/// `POST /api/bot/game/{id}/claim-draw`
pub(crate) async fn claim_draw(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    told(&act(&app, &id, &account, Kind::Claim).await?)
}

/// `GET /api/account/playing`
pub(crate) async fn playing(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = by_token(&app, &headers).await?;
    let mut games = vec![];
    for game in app.store.games_of(account.id, true, 50).await? {
        let look = app.tables.look(&app, &game.row.id, Some(account.id), 0).await?;
        if !suits(&account, &game.row, look.accounts.len(), look.hides) {
            continue;
        }
        let Some(side) = look.accounts.iter().position(|id| *id == Some(account.id)) else { continue };
        let other =
            look.accounts.iter().enumerate().find(|(other, _)| *other != side).and_then(|(_, id)| *id);
        let mut opponent = stream::player(&app, other, &game.row.pool).await?;
        opponent["username"] = opponent["name"].clone();
        games.push(of_look(&look, side, &opponent));
    }
    fine(&json!({ "nowPlaying": games }))
}
