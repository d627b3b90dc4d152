//! The lobby: who offers which game, and which page listens.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use chesswright_online::Why;
use chesswright_online::wire::{Down, Player, Running, Seek};
use tokio::sync::{mpsc, watch};

use crate::app::{App, random};
use crate::games::{self, Plan, Wish};
use crate::http::Failure;
use crate::store::{Account, AccountKind, StoreError};

/// The most offers of one account.
const SEEKS: usize = 3;
/// How many programs are shown.
const PROGRAMS: usize = 50;
/// How long what is shown may be shown again.
const FRESH: Duration = Duration::from_secs(1);
/// How far apart the ratings of players may be who are paired at once.
const WINDOW: f64 = 400.0;

struct Offered {
    seek: Seek,
    account: Account,
    rating: f64,
    /// The page with which the offer goes. One of a game with days for a move stays, and is kept.
    socket: Option<u64>,
}

/// The lobby.
#[derive(Debug)]
pub(crate) struct Lobby {
    inner: Mutex<Inner>,
    changes: watch::Sender<u64>,
    /// What was shown last: after which change, and when. Many follow the lobby, and all are shown the same.
    shown: tokio::sync::Mutex<Option<(u64, Instant, Arc<str>)>>,
}

#[derive(Default)]
struct Inner {
    seeks: Vec<Offered>,
    sockets: HashMap<u64, (Option<i64>, mpsc::Sender<Arc<str>>)>,
}

impl std::fmt::Debug for Inner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} seeks, {} sockets", self.seeks.len(), self.sockets.len())
    }
}

impl Default for Lobby {
    fn default() -> Self {
        Self { inner: Mutex::default(), changes: watch::channel(0).0, shown: tokio::sync::Mutex::default() }
    }
}

impl Lobby {
    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page has come, with its number.
    pub(crate) fn enter(&self, number: u64, account: Option<i64>, sender: mpsc::Sender<Arc<str>>) {
        self.lock().sockets.insert(number, (account, sender));
    }

    /// A page has gone, and what it offers with it.
    pub(crate) fn leave(&self, socket: u64) {
        let mut inner = self.lock();
        inner.sockets.remove(&socket);
        let before = inner.seeks.len();
        inner.seeks.retain(|offered| offered.socket != Some(socket));
        let changed = inner.seeks.len() != before;
        drop(inner);
        if changed {
            self.changed();
        }
    }

    /// Puts up again what was kept.
    pub(crate) async fn restore(&self, app: &App) -> Result<(), StoreError> {
        for (account, rating, body) in app.store.seeks().await? {
            let Ok(seek) = serde_json::from_str::<Seek>(&body) else { continue };
            if let Some(account) = app.store.account(account).await? {
                self.lock().seeks.push(Offered { seek, account, rating, socket: None });
            }
        }
        Ok(())
    }

    /// Whether a page of this account is open.
    pub(crate) fn is_here(&self, account: i64) -> bool {
        self.lock().sockets.values().any(|(known, _)| *known == Some(account))
    }

    /// Tells something to all pages of an account.
    pub(crate) fn tell(&self, account: i64, message: &Down) {
        let Ok(text) = serde_json::to_string(message) else { return };
        let text: Arc<str> = text.into();
        for (known, sender) in self.lock().sockets.values() {
            if *known == Some(account) {
                // A page that does not read is closed by its own limits.
                let _ = sender.try_send(text.clone());
            }
        }
    }

    /// What the lobby shows has changed.
    pub(crate) fn changed(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Changes whenever the lobby does.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// What the lobby shows, as a message.
    pub(crate) async fn shown(&self, app: &Arc<App>) -> Result<Arc<str>, Failure> {
        let mut shown = self.shown.lock().await;
        let change = *self.changes.borrow();
        if let Some((known, at, text)) = &*shown
            && *known == change
            && at.elapsed() < FRESH
        {
            return Ok(text.clone());
        }
        let told = self.look(app).await?;
        let text = serde_json::to_string(&told).map_err(|error| Failure::with(Why::Busy, error))?;
        let text: Arc<str> = text.into();
        *shown = Some((change, Instant::now(), text.clone()));
        Ok(text)
    }

    async fn look(&self, app: &Arc<App>) -> Result<Down, Failure> {
        let running = app.store.running(20).await?;
        let games = running.into_iter().map(|game| Running {
            game: game.row.id,
            title: game.row.title,
            players: game.seats.into_iter().map(|(_, _, name)| name).collect(),
        });
        let games = games.collect();
        let programs = app.store.bots().await?.into_iter();
        let programs = programs.filter(|bot| bot.kind == AccountKind::Bot && app.hub.is_online(bot.id));
        let programs = programs.take(PROGRAMS).map(|bot| bot.name).collect();
        let inner = self.lock();
        let seeks = inner.seeks.iter().map(|offered| offered.seek.clone()).collect();
        Ok(Down::Lobby { seeks, games, people: inner.sockets.len(), programs })
    }

    /// Offers a game to everybody. If somebody offers the same, both play at once.
    pub(crate) async fn seek(
        &self,
        app: &Arc<App>,
        socket: u64,
        account: &Account,
        games: Vec<String>,
        control: String,
        rated: bool,
    ) -> Result<(), Failure> {
        if games.is_empty() || games.len() > 8 {
            return Err(Failure::of(Why::OfferCount));
        }
        let mut rating = 1500.0;
        let mut stays = false;
        for game in &games {
            let wish = wish(game, &control, rated);
            let Plan { row, sides, hides } = games::plan(app, account, &wish).await?;
            if hides && !account.may_play_hidden() {
                return Err(Failure::of(Why::NotForProgram));
            }
            if sides != 2 {
                return Err(Failure::of(Why::ByLink));
            }
            stays = row.control.is_some() && !row.live;
            rating = app.store.rating(account.id, &row.pool).await?.rating;
        }
        let by = Player {
            name: account.name.clone(),
            rating: (account.kind != AccountKind::Guest).then_some(rating as i32),
            provisional: false,
            bot: account.is_bot(),
        };
        let mut kept = None;
        let strangers = app.store.blocks(account.id).await?;
        let matching = {
            let mut inner = self.lock();
            let fits = |offered: &Offered| {
                offered.account.id != account.id
                    && !strangers.contains(&offered.account.id)
                    && offered.seek.control == control
                    && offered.seek.rated == rated
                    && (!rated || (offered.rating - rating).abs() <= WINDOW)
                    && offered.seek.games.iter().any(|game| games.contains(game))
            };
            let found = inner.seeks.iter().position(fits).map(|at| inner.seeks.remove(at));
            if found.is_none() {
                if inner.seeks.iter().filter(|offered| offered.account.id == account.id).count() >= SEEKS {
                    return Err(Failure::of(Why::OffersMany));
                }
                let id = app.new_name();
                let seek = Seek { id, by, games: games.clone(), control: control.clone(), rated };
                kept = stays.then(|| seek.clone());
                let socket = (!stays).then_some(socket);
                inner.seeks.push(Offered { seek, account: account.clone(), rating, socket });
            }
            found
        };
        self.changed();
        if let Some(seek) = kept {
            let body = serde_json::to_string(&seek).unwrap_or_default();
            app.store.keep_seek(&seek.id, account.id, rating, body, crate::clock::now()).await?;
            // Somebody may have taken it while it was written.
            if !self.lock().seeks.iter().any(|offered| offered.seek.id == seek.id) {
                app.store.forget_seek(&seek.id).await?;
            }
        }
        match matching {
            Some(other) => self.pair(app, other, account).await,
            None => Ok(()),
        }
    }

    /// Somebody takes what is offered.
    pub(crate) async fn take(&self, app: &Arc<App>, account: &Account, seek: &str) -> Result<(), Failure> {
        let strangers = app.store.blocks(account.id).await?;
        let taken = {
            let mut inner = self.lock();
            let at = inner.seeks.iter().position(|offered| offered.seek.id == seek);
            let at = at.ok_or_else(|| Failure::of(Why::OfferGone))?;
            if inner.seeks[at].account.id == account.id {
                return Err(Failure::of(Why::OfferOwn));
            }
            if strangers.contains(&inner.seeks[at].account.id) {
                return Err(Failure::of(Why::Blocked));
            }
            if inner.seeks[at].seek.rated && account.kind == AccountKind::Guest {
                return Err(Failure::of(Why::GuestRated));
            }
            inner.seeks.remove(at)
        };
        self.changed();
        self.pair(app, taken, account).await
    }

    /// An account offers nothing any more.
    pub(crate) async fn withdraw(&self, app: &App, account: i64) -> Result<(), StoreError> {
        self.clear(app, |offered| offered.account.id == account).await
    }

    /// Takes offers away, here and where they are kept.
    async fn clear(&self, app: &App, which: impl Fn(&Offered) -> bool) -> Result<(), StoreError> {
        let mut gone = vec![];
        let mut changes = false;
        self.lock().seeks.retain(|offered| {
            let goes = which(offered);
            changes |= goes;
            if goes && offered.socket.is_none() {
                gone.push(offered.seek.id.clone());
            }
            !goes
        });
        if changes {
            self.changed();
        }
        for id in gone {
            app.store.forget_seek(&id).await?;
        }
        Ok(())
    }

    async fn pair(&self, app: &Arc<App>, offered: Offered, other: &Account) -> Result<(), Failure> {
        let Offered { seek, account, socket, .. } = offered;
        if socket.is_none() {
            app.store.forget_seek(&seek.id).await?;
        }
        let game = &seek.games[usize::from(random::<1>()[0]) % seek.games.len()];
        let mut wish = wish(game, &seek.control, seek.rated);
        wish.listed = true;
        let Plan { row, hides, .. } = games::plan(app, &account, &wish).await?;
        if hides && !(account.may_play_hidden() && other.may_play_hidden()) {
            return Err(Failure::of(Why::NotForProgram));
        }
        let mut seats = [account.id, other.id];
        if random::<1>()[0] & 1 == 0 {
            seats.reverse();
        }
        let game = games::make(app, row, vec![(0, seats[0]), (1, seats[1])]).await?;
        for account in [account.id, other.id] {
            self.tell(account, &Down::Paired { game: game.clone() });
        }
        // Both play now, so neither offers anything else. What has days for a move may wait beside it.
        self.clear(app, |offered| offered.socket.is_some() && seats.contains(&offered.account.id)).await?;
        Ok(())
    }
}

/// A wish for a game in the lobby or in a tournament. What is dealt is dealt anew.
pub(crate) fn wish(game: &str, control: &str, rated: bool) -> Wish {
    let shuffled = game == "fischerandom";
    Wish {
        game: Some(game.to_owned()),
        control: Some(control.to_owned()),
        start: shuffled.then(|| "shuffled".to_owned()),
        rated,
        ..Wish::default()
    }
}
