//! The stream of events of an account: challenges, and games that begin and end.

use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use chesswright_notation::position;
use chesswright_online::{Round, Seen, SeenEvent};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::stream::{BEAT, lines, player};
use super::{challenges, shapes};
use crate::app::App;
use crate::http::{Answered, Failure, Peer, address, by_token};
use crate::store::{Account, GameRow};
use crate::tables::Look;

/// `GET /api/stream/event`
pub(crate) async fn stream(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Answered {
    let expulsions = app.expulsions();
    let account = by_token(&app, &headers).await?;
    let place = app.line(address(&app, peer.0, &headers), Some(account.id))?;
    let (events, mut waiting) = mpsc::channel::<String>(256);
    let (sender, receiver) = mpsc::channel::<String>(256);
    let listening = app.hub.open(account.id, events);
    app.lobby.changed();
    // What is open now comes first; what happens from now on waits behind it.
    let mut first: Vec<Value> = challenges::pending(&app, &account).await?;
    for game in app.store.games_of(account.id, true, 200).await? {
        if !app.hub.watches(account.id, &game.row.id) {
            let look = app.tables.look(&app, &game.row.id, Some(account.id), 0).await?;
            first.extend(game_start(&app, &account, &look).await?);
        }
    }
    tokio::spawn(async move {
        let _place = place;
        // The lobby shows programs that listen, so it is told after this one has ceased to.
        let _gone = Gone { app: app.clone(), listening: Some(listening) };
        let mut stops = app.stops.subscribe();
        let mut expelled = std::pin::pin!(App::expelled(expulsions, Some(account.id)));
        for value in first {
            if sender.send(format!("{value}\n")).await.is_err() {
                return;
            }
        }
        loop {
            let line = tokio::select! {
                line = waiting.recv() => match line {
                    Some(line) => line,
                    // A newer stream has taken over.
                    None => return,
                },
                () = sleep(BEAT) => "\n".to_owned(),
                _ = stops.changed() => break,
                () = &mut expelled => break,
                () = sender.closed() => break,
            };
            if sender.send(line).await.is_err() {
                break;
            }
        }
    });
    Ok(lines(receiver))
}

/// A stream that ends, which the lobby is told.
struct Gone {
    app: Arc<App>,
    listening: Option<super::Listening>,
}

impl Drop for Gone {
    fn drop(&mut self) {
        drop(self.listening.take());
        self.app.lobby.changed();
    }
}

/// Tells a program again that a game is being played, if it still is.
pub(crate) async fn remind(app: &Arc<App>, account: &Account, game: &str) {
    let told = async {
        let look = app.tables.look(app, game, Some(account.id), 0).await?;
        game_start(app, account, &look).await
    };
    if let Ok(Some(value)) = told.await {
        app.hub.tell(account.id, &value);
    }
}

/// The event that a game has begun, for one of its players. Nothing if it is over, has not begun, or is not for such programs.
async fn game_start(app: &Arc<App>, account: &Account, look: &Look) -> Result<Option<Value>, Failure> {
    if look.seen.ending.is_some()
        || look.seen.seq == 0
        || !suits(account, &look.row, look.accounts.len(), look.hides)
    {
        return Ok(None);
    }
    let Some(side) = look.accounts.iter().position(|id| *id == Some(account.id)) else { return Ok(None) };
    let opponent = look.accounts.iter().enumerate().find(|(other, _)| *other != side).and_then(|(_, id)| *id);
    let mut opponent = player(app, opponent, &look.row.pool).await?;
    opponent["username"] = opponent["name"].clone();
    Ok(Some(json!({ "type": "gameStart", "game": of_look(look, side, &opponent) })))
}

/// What is said of a game to the player of a side.
pub(crate) fn of_look(look: &Look, side: usize, opponent: &Value) -> Value {
    let left = look.left.get(side).map(|left| left / 1000);
    let mine = usize::from(look.seen.turn) == side;
    let mut game = summary(&look.row, look.hides, side, opponent, mine, left, &look.seen);
    let own = |event: &SeenEvent| event.by == Some(side as u8) && matches!(&*event.kind, "step" | "seen");
    game["hasMoved"] = look.snapshot.events.iter().any(own).into();
    game
}

fn summary(
    row: &GameRow,
    hides: bool,
    side: usize,
    opponent: &Value,
    mine: bool,
    left: Option<u64>,
    seen: &Seen,
) -> Value {
    json!({
        "fullId": row.id,
        "gameId": row.id,
        "id": row.id,
        "fen": row.start.clone().unwrap_or_else(|| "startpos".into()),
        "color": if side == 0 { "white" } else { "black" },
        "lastMove": seen.moves.last().cloned().unwrap_or_default(),
        "hasMoved": seen.moves.len() > side,
        "source": "friend",
        "status": { "id": 20, "name": "started" },
        "variant": shapes::variant_json(row, hides),
        "speed": shapes::speed_of(row),
        "perf": shapes::perf_name(row),
        "rated": row.rated,
        "opponent": opponent,
        "isMyTurn": mine,
        "secondsLeft": left,
        "compat": { "bot": true, "board": true },
    })
}

/// Whether a program can play such a game by this interface.
pub(crate) fn suits(account: &Account, row: &GameRow, sides: usize, hides: bool) -> bool {
    let understands = match hides {
        true => account.hidden,
        false => shapes::is_known(row) || account.any_rules,
    };
    sides == 2 && understands
}

/// Tells the programs at a table that a game has begun, or that it is over.
pub(crate) fn told(app: &Arc<App>, row: &GameRow, seats: &[Option<Account>], round: &Round) {
    let sits: Vec<&Account> =
        seats.iter().flatten().filter(|account| app.hub.is_online(account.id)).collect();
    if sits.is_empty() {
        return;
    }
    let seen = Seen::of(round);
    let turn = round.game().position().turn().index();
    // How a game starts is no secret, and how it ended neither.
    let shown = if round.is_hidden() { &round.terms().start } else { round.game().position() };
    let fen = position::write(shown);
    let hides = round.game().rules().hides();
    for account in sits.into_iter().filter(|account| suits(account, row, seats.len(), hides)) {
        let Some(side) = seats.iter().position(|seat| seat.as_ref() == Some(account)) else { continue };
        let other = seats.iter().enumerate().find(|(other, _)| *other != side);
        let name = other.and_then(|(_, seat)| seat.as_ref()).map_or("?", |account| account.name.as_str());
        let opponent = json!({ "id": name.to_lowercase(), "username": name, "rating": 1500 });
        let mut game = summary(row, hides, side, &opponent, turn == side, None, &seen);
        game["fen"] = fen.clone().into();
        let over = seen.ending.is_some();
        if over {
            let (status, winner) = shapes::status(&seen);
            game["status"] = json!({ "id": 30, "name": status });
            game["winner"] = winner.map_or(Value::Null, Value::from);
        }
        app.hub.tell(
            account.id,
            &json!({ "type": if over { "gameFinish" } else { "gameStart" }, "game": game }),
        );
    }
}
