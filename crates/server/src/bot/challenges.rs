//! Challenges: invitations to a game, which another account accepts or declines.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use chesswright_online::Why;
use chesswright_online::wire::{self, Down};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::events::suits;
use super::{fields, shapes};
use crate::app::{App, random};
use crate::clock::now;
use crate::documents::built_in;
use crate::games::{self, Plan, Wish};
use crate::http::{Answered, Failure, by_token, fine};
use crate::store::{Account, AccountKind, GameRow, StoreError};

/// How many challenges of an account, and for an account, may wait for an answer.
const OPEN_BY: usize = 20;
const OPEN_FOR: usize = 50;

/// Why somebody declines, by the key that clients send.
const REASONS: [(&str, &str); 11] = [
    ("generic", "I'm not accepting challenges at the moment."),
    ("later", "This is not the right time for me, please ask again later."),
    ("tooFast", "This time control is too fast for me, please challenge again with a slower game."),
    ("tooSlow", "This time control is too slow for me, please challenge again with a faster game."),
    ("timeControl", "I'm not accepting challenges with this time control."),
    ("rated", "Please send me a rated challenge instead."),
    ("casual", "Please send me a casual challenge instead."),
    ("standard", "I'm not accepting variant challenges right now."),
    ("variant", "I'm not willing to play this variant right now."),
    ("noBot", "I'm not accepting challenges from bots."),
    ("onlyBot", "I'm only accepting challenges from bots."),
];

/// A challenge as it is kept: what others see, and the game that comes of it.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    shown: Value,
    id: String,
    document: String,
    title: String,
    pool: String,
    start: Option<String>,
    control: Option<String>,
    rated: bool,
    live: bool,
    /// By side: the account.
    seats: [i64; 2],
}

impl Kept {
    fn row(&self) -> GameRow {
        GameRow {
            id: self.id.clone(),
            document: self.document.clone(),
            title: self.title.clone(),
            pool: self.pool.clone(),
            start: self.start.clone(),
            control: self.control.clone(),
            rated: self.rated,
            listed: true,
            created: now(),
            live: self.live,
            tournament: None,
            club: None,
        }
    }

    /// As a page is told of it.
    fn told(&self) -> wire::Challenge {
        let by = &self.shown["challenger"];
        wire::Challenge {
            game: self.id.clone(),
            by: wire::Player {
                name: by["name"].as_str().unwrap_or_default().to_owned(),
                rating: by["rating"].as_i64().map(|rating| rating as i32),
                provisional: by["provisional"] == true,
                bot: by["title"] == "BOT",
            },
            document: self.document.clone(),
            title: self.title.clone(),
            control: self.control.clone(),
            rated: self.rated,
        }
    }

    fn read(text: &str) -> Result<Self, Failure> {
        serde_json::from_str(text).map_err(|error| Failure::from(StoreError::Unreadable(error.to_string())))
    }
}

/// The challenges that wait for an account, of which a program reads those that it understands.
pub(crate) async fn pending(app: &Arc<App>, account: &Account) -> Result<Vec<Value>, Failure> {
    let mut events = vec![];
    for body in app.store.challenges(account.id, false).await? {
        let shown = Kept::read(&body)?.shown;
        if account.may_play_hidden() || shown["variant"]["hides"] != true {
            events.push(json!({ "type": "challenge", "challenge": shown }));
        }
    }
    Ok(events)
}

/// The challenges that wait for an account, as its page is told of them.
pub(crate) async fn waiting(app: &Arc<App>, account: i64) -> Result<Vec<wire::Challenge>, Failure> {
    let kept = app.store.challenges(account, false).await?;
    kept.iter().map(|body| Ok(Kept::read(body)?.told())).collect()
}

/// `GET /api/challenge`
pub(crate) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let account = by_token(&app, &headers).await?;
    let mut found = [vec![], vec![]];
    for (made, list) in [false, true].into_iter().zip(&mut found) {
        for body in app.store.challenges(account.id, made).await? {
            list.push(Kept::read(&body)?.shown);
        }
    }
    let [got, made] = found;
    fine(&json!({ "in": got, "out": made }))
}

/// What a challenge wishes for, from the fields of a form.
fn wish(fields: &HashMap<String, String>) -> Result<Wish, Failure> {
    let get = |name: &str| fields.get(name).map(String::as_str).filter(|text| !text.is_empty());
    let number = |name: &str| match get(name) {
        None => Ok(None),
        Some(text) => text
            .parse::<u64>()
            .map(Some)
            .map_err(|_| Failure::with(Why::Malformed, format!("`{name}` is not a number."))),
    };
    let key = get("variant").unwrap_or("standard");
    let control = match (number("clock.limit")?, number("days")?) {
        (Some(limit), _) => {
            let increment = number("clock.increment")?.unwrap_or(0);
            Some(if limit % 60 == 0 {
                format!("{}+{increment}", limit / 60)
            } else {
                format!("{limit}s+{increment}")
            })
        }
        (None, Some(days)) => Some(format!("0d{days}days")),
        (None, None) => None,
    };
    Ok(Wish {
        game: Some(shapes::game_of(key)),
        start: match (key, get("fen")) {
            ("chess960", None) => Some("shuffled".into()),
            (_, fen) => fen.map(str::to_owned),
        },
        control,
        rated: get("rated").is_some_and(|rated| matches!(rated, "true" | "1" | "True")),
        ..Wish::default()
    })
}

/// `POST /api/challenge/{name}`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let account = by_token(&app, &headers).await?;
    app.limits.challenges.take(account.id).map_err(Failure::too_often)?;
    let fields = fields(&headers, &body);
    let dest = app.store.account_named(&name).await?.ok_or_else(Failure::not_found)?;
    if dest.id == account.id {
        return Err(Failure::of(Why::OwnChallenge));
    }
    if app.store.blocks(account.id).await?.contains(&dest.id) {
        return Err(Failure::of(Why::Blocked));
    }
    let shown =
        challenge(&app, &account, &dest, &wish(&fields)?, fields.get("color").map(String::as_str)).await?;
    fine(&shown)
}

/// A person challenges a program from the page.
pub(crate) async fn ask(
    app: &Arc<App>,
    account: &Account,
    program: &Account,
    wish: &Wish,
) -> Result<Value, Failure> {
    app.limits.challenges.take(account.id).map_err(Failure::too_often)?;
    if app.store.blocks(account.id).await?.contains(&program.id) {
        return Err(Failure::of(Why::Blocked));
    }
    if !app.hub.is_online(program.id) {
        return Err(Failure::of(Why::ProgramGone));
    }
    let colour = wish.side.map(|side| if side == 0 { "white" } else { "black" });
    challenge(app, account, program, wish, colour).await
}

/// Makes a challenge, and tells whoever it is for. The house accepts at once.
pub(crate) async fn challenge(
    app: &Arc<App>,
    account: &Account,
    dest: &Account,
    wish: &Wish,
    colour: Option<&str>,
) -> Result<Value, Failure> {
    let Plan { row, sides, hides } = games::plan(app, account, wish).await?;
    if sides != 2 {
        return Err(Failure::of(Why::TwoSides));
    }
    if hides && !account.may_play_hidden() {
        return Err(Failure::of(Why::NotForProgram));
    }
    if dest.kind == AccountKind::House && built_in(&row.document).is_none() {
        return Err(Failure::of(Why::NoHouse));
    }
    if dest.is_bot() && dest.kind != AccountKind::House && !suits(dest, &row, sides, hides) {
        return Err(Failure::of(Why::NotForProgram));
    }
    let asked = colour.unwrap_or("random");
    let white = match asked {
        "white" => true,
        "black" => false,
        _ => random::<1>()[0] & 1 == 0,
    };
    let seats = if white { [account.id, dest.id] } else { [dest.id, account.id] };
    let shown = json!({
        "id": row.id,
        "url": format!("/{}", row.id),
        "status": "created",
        "challenger": shapes::player(account, &app.store.rating(account.id, &row.pool).await?),
        "destUser": shapes::player(dest, &app.store.rating(dest.id, &row.pool).await?),
        "variant": shapes::variant_json(&row, hides),
        "rated": row.rated,
        "speed": shapes::speed_of(&row),
        "timeControl": shapes::time_control(&row),
        "color": if matches!(asked, "white" | "black") { asked } else { "random" },
        "finalColor": if white { "white" } else { "black" },
        "perf": { "icon": "", "name": shapes::perf_name(&row) },
        "initialFen": row.start,
        "direction": "out",
    });
    let kept = Kept {
        shown: shown.clone(),
        id: row.id.clone(),
        document: row.document.clone(),
        title: row.title.clone(),
        pool: row.pool.clone(),
        start: row.start.clone(),
        control: row.control.clone(),
        rated: row.rated,
        live: row.live,
        seats,
    };
    if dest.kind == AccountKind::House {
        games::make(app, kept.row(), seats_of(&kept)).await?;
        return Ok(shown);
    }
    let waiting = [(account.id, true, OPEN_BY), (dest.id, false, OPEN_FOR)];
    for (account, made, most) in waiting {
        if app.store.challenges(account, made).await?.len() >= most {
            return Err(Failure::too_often(Duration::from_secs(3600)));
        }
    }
    let body = serde_json::to_string(&kept).map_err(|error| Failure::with(Why::Malformed, error))?;
    app.store.challenge(&row.id, account.id, dest.id, &body, now()).await?;
    app.hub.tell(dest.id, &json!({ "type": "challenge", "challenge": shown }));
    app.lobby.tell(dest.id, &Down::Challenged(kept.told()));
    Ok(shown)
}

fn seats_of(kept: &Kept) -> Vec<(u8, i64)> {
    vec![(0, kept.seats[0]), (1, kept.seats[1])]
}

/// A challenge that waits, if this account made it or got it.
async fn open_one(app: &Arc<App>, id: &str) -> Result<(i64, i64, Kept), Failure> {
    let (by, dest, body) = app.store.open_challenge(id).await?.ok_or_else(Failure::not_found)?;
    Ok((by, dest, Kept::read(&body)?))
}

/// `POST /api/challenge/{id}/accept`
pub(crate) async fn accept(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = crate::http::actor(&app, &headers).await?;
    if let Ok(look) = app.tables.look(&app, &id, Some(account.id), 0).await
        && look.accounts.contains(&Some(account.id))
    {
        // It was accepted before.
        return fine(&json!({ "ok": true }));
    }
    let (by, dest, kept) = open_one(&app, &id).await?;
    // It may have become another kind of account since it was asked.
    if dest == account.id && kept.shown["variant"]["hides"] == true && !account.may_play_hidden() {
        return Err(Failure::of(Why::NotForProgram));
    }
    if dest != account.id || !app.store.answer_challenge(&id).await? {
        return Err(Failure::not_found());
    }
    let game = games::make(&app, kept.row(), seats_of(&kept)).await?;
    app.lobby.tell(dest, &Down::Unchallenged { game: id });
    app.lobby.tell(by, &Down::Paired { game });
    fine(&json!({ "ok": true }))
}

/// `POST /api/challenge/{id}/decline`
pub(crate) async fn decline(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answered {
    let account = crate::http::actor(&app, &headers).await?;
    let (by, dest, kept) = open_one(&app, &id).await?;
    if dest != account.id || !app.store.answer_challenge(&id).await? {
        return Err(Failure::not_found());
    }
    let fields = fields(&headers, &body);
    let key = fields.get("reason").map_or("generic", String::as_str);
    let (key, reason) = *REASONS.iter().find(|(known, _)| *known == key).unwrap_or(&REASONS[0]);
    let mut shown = kept.shown;
    shown["status"] = "declined".into();
    shown["declineReason"] = reason.into();
    shown["declineReasonKey"] = key.to_lowercase().into();
    app.hub.tell(by, &json!({ "type": "challengeDeclined", "challenge": shown }));
    app.lobby.tell(dest, &Down::Unchallenged { game: id.clone() });
    app.lobby.tell(by, &Down::Declined { game: id, by: account.name, reason: key.to_owned() });
    fine(&json!({ "ok": true }))
}

/// `POST /api/challenge/{id}/cancel`
pub(crate) async fn cancel(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let account = crate::http::actor(&app, &headers).await?;
    let (by, dest, mut kept) = open_one(&app, &id).await?;
    if by != account.id || !app.store.answer_challenge(&id).await? {
        return Err(Failure::not_found());
    }
    kept.shown["status"] = "canceled".into();
    app.lobby.tell(dest, &Down::Unchallenged { game: id });
    app.hub.tell(dest, &json!({ "type": "challengeCanceled", "challenge": kept.shown }));
    fine(&json!({ "ok": true }))
}

/// `POST /api/challenge/ai`: a game against the house.
pub(crate) async fn ai(State(app): State<Arc<App>>, headers: HeaderMap, body: Bytes) -> Answered {
    let account = by_token(&app, &headers).await?;
    app.limits.challenges.take(account.id).map_err(Failure::too_often)?;
    let fields = fields(&headers, &body);
    let level: u8 = fields.get("level").and_then(|level| level.parse().ok()).unwrap_or(1);
    let name = format!("House-{}", level.clamp(1, crate::house::LEVELS));
    let dest = app.store.account_named(&name).await?.ok_or_else(Failure::not_found)?;
    let wish = Wish { rated: false, ..wish(&fields)? };
    let shown = challenge(&app, &account, &dest, &wish, fields.get("color").map(String::as_str)).await?;
    let mut response = fine(&shown)?;
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

/// `POST /api/challenge/open`: a game whose link others follow.
pub(crate) async fn open(State(app): State<Arc<App>>, headers: HeaderMap, body: Bytes) -> Answered {
    let account = by_token(&app, &headers).await?;
    app.limits.challenges.take(account.id).map_err(Failure::too_often)?;
    let Plan { row, hides, .. } = games::plan(&app, &account, &wish(&fields(&headers, &body))?).await?;
    let shown = json!({
        "id": row.id,
        "url": format!("/{}", row.id),
        "status": "created",
        "challenger": null,
        "destUser": null,
        "variant": shapes::variant_json(&row, hides),
        "rated": row.rated,
        "speed": shapes::speed_of(&row),
        "timeControl": shapes::time_control(&row),
        "color": "random",
        "finalColor": "white",
        "perf": { "icon": "", "name": shapes::perf_name(&row) },
        "urlWhite": format!("/{}?side=0", row.id),
        "urlBlack": format!("/{}?side=1", row.id),
    });
    games::make(&app, row, vec![]).await?;
    fine(&shown)
}
