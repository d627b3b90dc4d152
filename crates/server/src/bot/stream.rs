//! Streams of lines, and the stream of a game.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, Response};
use chesswright_game::{Game, read_move};
use chesswright_notation::moves::uci;
use chesswright_online::{Seen, Why};
use hyper::body::Frame;
use serde_json::{Value, json};
use tokio::sync::{broadcast, mpsc};
use tokio::time::sleep;

use super::hidden::{News, Witness};
use super::{events, shapes};
use crate::app::App;
use crate::http::{self, Answered, Failure, Peer, address, by_token};
use crate::store::{Account, GameRow};
use crate::tables::{Look, Note};

/// Clients give up after fifteen seconds without a line.
pub(crate) const BEAT: Duration = Duration::from_secs(7);

/// A body whose lines come one by one. Each is sent at once.
pub(crate) struct Lines(pub(crate) mpsc::Receiver<String>);

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.0.poll_recv(context).map(|line| line.map(|line| Ok(Frame::data(line.into()))))
    }
}

/// A response whose lines come one by one.
pub(crate) fn lines(receiver: mpsc::Receiver<String>) -> Response<Body> {
    http::text("application/x-ndjson", Body::new(Lines(receiver)))
}

/// `GET /api/bot/game/stream/{id}`
pub(crate) async fn stream(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let expulsions = app.expulsions();
    let account = by_token(&app, &headers).await?;
    let place = app.line(address(&app, peer.0, &headers), Some(account.id))?;
    let look = app.tables.look(&app, &id, Some(account.id), 0).await?;
    if !look.accounts.contains(&Some(account.id)) {
        return Err(Failure::not_found());
    }
    // A program that does not know of such games would take what it reads for the whole of one.
    if look.snapshot.hidden && !account.hidden {
        return Err(Failure::of(Why::Hidden));
    }
    let (sender, receiver) = mpsc::channel(64);
    tokio::spawn(async move {
        let _place = place;
        follow(app, account, look, sender, expulsions).await;
    });
    Ok(lines(receiver))
}

/// Tells a program about a game, until it is over or the program goes.
async fn follow(
    app: Arc<App>,
    account: Account,
    look: Look,
    sender: mpsc::Sender<String>,
    expulsions: broadcast::Receiver<i64>,
) {
    let id = look.row.id.clone();
    let line = app.new_line();
    app.hub.game_stream(account.id, &id, true);
    let over = match app.tables.come(&app, &id, line, Some(account.id)).await {
        Ok(()) => tell(&app, account.id, look, &sender, expulsions).await,
        // The stream ends, and the program opens it again.
        Err(error) => {
            app.metrics.trouble(&error);
            false
        }
    };
    app.hub.game_stream(account.id, &id, false);
    app.tables.leave(&id, line).await;
    if !over {
        // A program whose line broke is told again that it plays, so that it comes back.
        sleep(Duration::from_secs(5)).await;
        if !app.hub.watches(account.id, &id) {
            events::remind(&app, &account, &id).await;
        }
    }
}

/// Returns whether the game is over. The stream ends then, and not before: its end means that the game is over.
async fn tell(
    app: &Arc<App>,
    account: i64,
    look: Look,
    sender: &mpsc::Sender<String>,
    expulsions: broadcast::Receiver<i64>,
) -> bool {
    let Look { row, seen, left, mut notes, accounts, snapshot, hides, .. } = look;
    let moves = Moves::new(app, &row).await;
    let mut witness = match Witness::new(app, account, &row, snapshot).await {
        Ok(witness) => witness,
        Err(error) => {
            app.metrics.trouble(&error.words);
            return false;
        }
    };
    let mut full = json!({
        "type": "gameFull",
        "id": row.id,
        "variant": shapes::variant_json(&row, hides),
        "speed": shapes::speed_of(&row),
        "perf": { "name": shapes::perf_name(&row) },
        "rated": row.rated,
        "createdAt": row.created,
        "initialFen": moves.start(&row),
        "state": shapes::state(&row, &seen, &left, &moves.text(&seen)),
    });
    if let Some(witness) = &mut witness {
        full["state"]["view"] = witness.view();
    }
    full["clock"] = match shapes::seconds(&row) {
        Some((base, increment)) => json!({ "initial": base * 1000, "increment": increment * 1000 }),
        None => Value::Null,
    };
    if let Some(days) = shapes::days(&row) {
        full["daysPerTurn"] = days.into();
    }
    for (name, account) in ["white", "black"].into_iter().zip(&accounts) {
        full[name] = match player(app, *account, &row.pool).await {
            Ok(player) => player,
            Err(_) => return false,
        };
    }
    if sender.send(format!("{full}\n")).await.is_err() {
        return false;
    }
    if seen.ending.is_some() {
        return true;
    }
    let state = |seen: &Seen, left: &[u64]| shapes::state(&row, seen, left, &moves.text(seen));
    let mut stops = app.stops.subscribe();
    let mut expelled = std::pin::pin!(App::expelled(expulsions, Some(account)));
    loop {
        let line = tokio::select! {
            note = notes.recv() => match note {
                Ok(note) => match (&*note, &mut witness) {
                    (Note::State { seen, left }, None) => {
                        let line = state(seen, left);
                        if seen.ending.is_some() {
                            return sender.send(format!("{line}\n")).await.is_ok();
                        }
                        line.to_string()
                    }
                    (Note::Said { by, room, text }, _) => {
                        json!({ "type": "chatLine", "room": room, "username": by, "text": text }).to_string()
                    }
                    (Note::No { .. }, None) => continue,
                    // What its side has seen of that is asked for, as a page does.
                    (note, Some(witness)) => {
                        if let Note::No { side, all } = note && !all && !witness.plays(*side) {
                            continue;
                        }
                        match witness.again(app).await {
                            Ok(None) => continue,
                            Ok(Some(News { seen, left, view: Some(view) })) => {
                                let mut line = state(&seen, &left);
                                line["view"] = view;
                                line.to_string()
                            }
                            Ok(Some(News { seen, left, view: None })) => {
                                return sender.send(format!("{}\n", state(&seen, &left))).await.is_ok();
                            }
                            Err(error) => {
                                app.metrics.trouble(&error.words);
                                return false;
                            }
                        }
                    }
                },
                // Too slow: the stream breaks, and starts again with the whole game.
                Err(broadcast::error::RecvError::Lagged(_) | broadcast::error::RecvError::Closed) => return false,
            },
            () = sleep(BEAT) => String::new(),
            _ = stops.changed() => return false,
            () = &mut expelled => return false,
            () = sender.closed() => return false,
        };
        if sender.send(format!("{line}\n")).await.is_err() {
            return false;
        }
    }
}

pub(crate) async fn player(app: &Arc<App>, account: Option<i64>, pool: &str) -> Result<Value, Failure> {
    let Some(account) = account else { return Ok(json!({ "id": "", "name": "?" })) };
    let rating = app.store.rating(account, pool).await?;
    Ok(match app.store.account(account).await? {
        Some(account) => shapes::player(&account, &rating),
        None => json!({ "id": "", "name": "?", "rating": 1500 }),
    })
}

/// Writes the moves of a game as clients read them. Where kings castle from anywhere, they capture their rook.
pub(crate) struct Moves {
    shuffled: Option<Game>,
}

impl Moves {
    pub(crate) async fn new(app: &Arc<App>, row: &GameRow) -> Self {
        let shuffled = match row.document.as_str() {
            "fischerandom" => crate::tables::terms(app, row).await.ok(),
            _ => None,
        };
        Self { shuffled: shuffled.map(|terms| Game::from_position(&terms.start)) }
    }

    pub(crate) fn text(&self, seen: &Seen) -> String {
        let Some(game) = &self.shuffled else { return seen.moves.join(" ") };
        let mut position = game.start().clone();
        let mut texts = vec![];
        for text in &seen.moves {
            let Some(played) = read_move(&position, text) else { break };
            texts.push(uci(&position, &played, true));
            position.play_unchecked(&played);
        }
        texts.join(" ")
    }

    /// The start position. Clients want it only where it is not the usual one.
    pub(crate) fn start(&self, row: &GameRow) -> String {
        match (&row.start, &self.shuffled) {
            (Some(start), _) => start.clone(),
            (None, Some(game)) => chesswright_notation::position::write(game.start()),
            (None, None) => "startpos".into(),
        }
    }
}
