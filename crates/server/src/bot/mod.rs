//! The interface for programs, in the shape that bots for lichess know, so that those that exist work unchanged.
//!
//! What clients read, and what they crash without, is in `tests/` and in the guide. Games that this shape cannot name go only to
//! programs that have asked for them, and so do games that hide something, of which a program reads what its side has seen (`hidden`).
//! Programs for games of three sides use the WebSocket.

pub(crate) mod challenges;
pub(crate) mod events;
mod games;
mod hidden;
mod people;
mod shapes;
mod stream;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::routing::{delete, get, post};
use tokio::sync::mpsc;

use crate::accounts;
use crate::app::App;

/// The streams that are open.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    inner: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    /// By account: its stream of events. The newest wins.
    events: HashMap<i64, (u64, mpsc::Sender<String>)>,
    /// By account and game: how many streams of the game are open.
    games: HashMap<(i64, String), usize>,
    /// The number of streams so far.
    count: u64,
}

impl Hub {
    fn lock(&self) -> std::sync::MutexGuard<'_, Open> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens the stream of an account, and closes the one before. It is open as long as it is kept.
    fn open(self: &Arc<Self>, account: i64, sender: mpsc::Sender<String>) -> Listening {
        let mut open = self.lock();
        open.count += 1;
        let number = open.count;
        open.events.insert(account, (number, sender));
        Listening { hub: self.clone(), account, number }
    }

    /// Whether a program listens.
    pub(crate) fn is_online(&self, account: i64) -> bool {
        self.lock().events.contains_key(&account)
    }

    /// Sends an event to an account, if it listens.
    pub(crate) fn tell(&self, account: i64, event: &serde_json::Value) {
        let sender = self.lock().events.get(&account).map(|(_, sender)| sender.clone());
        if let Some(sender) = sender {
            // A stream that is full belongs to somebody who does not read; it is opened again, and then told what is open.
            let _ = sender.try_send(format!("{event}\n"));
        }
    }

    fn watches(&self, account: i64, game: &str) -> bool {
        self.lock().games.contains_key(&(account, game.to_owned()))
    }

    fn game_stream(&self, account: i64, game: &str, opens: bool) {
        let mut open = self.lock();
        let count = open.games.entry((account, game.to_owned())).or_default();
        *count = if opens { *count + 1 } else { count.saturating_sub(1) };
        if *count == 0 {
            open.games.remove(&(account, game.to_owned()));
        }
    }
}

/// The stream of events of an account, which ends when this is dropped, whatever happens to whoever has it.
#[derive(Debug)]
struct Listening {
    hub: Arc<Hub>,
    account: i64,
    number: u64,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut open = self.hub.lock();
        // A newer stream may have taken over.
        if open.events.get(&self.account).is_some_and(|(known, _)| *known == self.number) {
            open.events.remove(&self.account);
        }
    }
}

/// The fields of a form or of a JSON object, as texts. Clients send one or the other for the same call.
pub(crate) fn fields(headers: &HeaderMap, body: &Bytes) -> HashMap<String, String> {
    let json =
        headers.get("content-type").is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if json {
        let value: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
        let known = value.as_object().cloned().unwrap_or_default().into_iter();
        let text = |value: serde_json::Value| match value {
            serde_json::Value::Null => None,
            serde_json::Value::String(text) => Some(text),
            other => Some(other.to_string()),
        };
        return known.filter_map(|(key, value)| Some((key, text(value)?))).collect();
    }
    form_urlencoded::parse(body).into_owned().collect()
}

/// The calls of programs.
pub(crate) fn router() -> Router<Arc<App>> {
    let mut router = Router::new()
        .route("/api/token/test", post(people::test_tokens))
        .route("/api/token", delete(accounts::end_token))
        .route("/api/account", get(people::account))
        .route("/api/bot/account/upgrade", post(people::upgrade))
        .route("/api/bot/online", get(people::online))
        .route("/api/user/{name}", get(people::user))
        .route("/api/users/status", get(people::status))
        .route("/api/stream/event", get(events::stream))
        .route("/api/account/playing", get(games::playing))
        .route("/api/challenge", get(challenges::list))
        .route("/api/challenge/open", post(challenges::open))
        .route("/api/challenge/ai", post(challenges::ai))
        .route("/api/challenge/{name}", post(challenges::create))
        .route("/api/challenge/{id}/accept", post(challenges::accept))
        .route("/api/challenge/{id}/decline", post(challenges::decline))
        .route("/api/challenge/{id}/cancel", post(challenges::cancel));
    for who in ["bot", "board"] {
        let at = |path: &str| format!("/api/{who}/game/{path}");
        router = router
            .route(&at("stream/{id}"), get(stream::stream))
            .route(&at("{id}/move/{uci}"), post(games::play))
            .route(&at("{id}/chat"), post(games::say).get(games::said))
            .route(&at("{id}/abort"), post(games::abort))
            .route(&at("{id}/resign"), post(games::resign))
            .route(&at("{id}/takeback/{answer}"), post(games::take_back))
            .route(&at("{id}/draw/{answer}"), post(games::draw))
            .route(&at("{id}/claim-victory"), post(games::claim_victory))
            .route(&at("{id}/claim-victory/"), post(games::claim_victory))
            .route(&at("{id}/claim-draw"), post(games::claim_draw))
            .route(&at("{id}/claim-draw/"), post(games::claim_draw));
    }
    router
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_that_fails_to_begin_leaves_nobody_online() {
        let hub = Arc::new(Hub::default());
        let open = || hub.open(7, mpsc::channel(1).0);
        drop(open());
        assert!(!hub.is_online(7));
        let first = open();
        let second = open();
        drop(first);
        assert!(hub.is_online(7), "the newer one goes on");
        drop(second);
        assert!(!hub.is_online(7));
    }
}
