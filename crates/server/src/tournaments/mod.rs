//! Tournaments. The database has who plays and how games ended; `chesswright-online` says what follows from it, and the director lets it happen.
//!
//! The director looks at a tournament when one of its games ends, when somebody enters or leaves, and once a second while it waits for a
//! time. It reads the tournament anew each time, so a restart changes nothing.

pub(crate) mod calls;
pub(crate) mod kept;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use chesswright_game::Millis;
use chesswright_online::Why;
use chesswright_online::tournament::{Format, Next, Outcome, Pairing};
use chesswright_online::wire::{self, Down, Entrant, Meeting, Progress};
use tokio::sync::broadcast;
use tokio::time::interval;

use crate::app::{App, random};
use crate::clock::now;
use crate::games::{self, Wish};
use crate::http::Failure;
use crate::store::{Account, AccountKind, StoreError};
use crate::tables::Ask;
use kept::{Kept, Made, Player};

/// How often the director looks at the time.
const BEAT: Duration = Duration::from_secs(1);
/// The most players. Pairing more of them would take a server too long.
const PLAYERS: usize = 200;
/// After this time a tournament that nobody began is given up.
const PATIENCE: Millis = 86_400_000;
/// How long a tournament that was told may be told again.
const FRESH: Duration = Duration::from_secs(1);
/// How many tournaments that are not over there are at most. The director looks at each once a second.
const OPEN: i64 = 500;
/// How many of the latest games of an arena are shown.
const LATEST: usize = 40;
const MINUTE: Millis = 60_000;

/// The tournaments.
#[derive(Debug)]
pub(crate) struct Tournaments {
    /// Those that are not over. What changes about each happens one after the other.
    open: Mutex<BTreeMap<String, Turn>>,
    /// Those that were told lately, and when. They are read one after the other.
    lately: tokio::sync::Mutex<HashMap<String, (Instant, Told)>>,
    /// A tournament has changed: its name, and it as it is told.
    changes: broadcast::Sender<(String, Arc<str>)>,
}

type Turn = Arc<tokio::sync::Mutex<()>>;

/// A tournament as it is told.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// In the answer to a call.
    pub(crate) answer: Arc<str>,
    /// In the message of a socket.
    pub(crate) message: Arc<str>,
}

impl Default for Tournaments {
    fn default() -> Self {
        Self {
            open: Mutex::default(),
            lately: tokio::sync::Mutex::default(),
            changes: broadcast::channel(64).0,
        }
    }
}

impl Tournaments {
    fn open(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Turn>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears whenever a tournament changes.
    pub(crate) fn watch(&self) -> broadcast::Receiver<(String, Arc<str>)> {
        self.changes.subscribe()
    }

    /// The turn to change a tournament that is not over.
    async fn turn(&self, id: &str) -> Option<tokio::sync::OwnedMutexGuard<()>> {
        let turn = self.open().get(id).cloned()?;
        Some(turn.lock_owned().await)
    }

    /// A name is gone: no tournament is told with it any more.
    pub(crate) async fn forget(&self) {
        self.lately.lock().await.clear();
    }

    /// A tournament as it is, or was a moment ago. Many ask for it, and reading it costs much.
    pub(crate) async fn told(&self, app: &App, id: &str) -> Result<Option<Told>, Failure> {
        let mut lately = self.lately.lock().await;
        lately.retain(|_, (at, _)| at.elapsed() < FRESH);
        if let Some((_, told)) = lately.get(id) {
            return Ok(Some(told.clone()));
        }
        let Some(kept) = app.store.tournament(id).await? else { return Ok(None) };
        // Standings take their time, as pairings do.
        let written = tokio::task::spawn_blocking(move || {
            let told = told(&kept);
            let answer = serde_json::to_string(&told)?;
            let message = serde_json::to_string(&Down::Tournament(Box::new(told)))?;
            Ok::<_, serde_json::Error>(Told { answer: answer.into(), message: message.into() })
        });
        let told = written.await.ok().and_then(Result::ok).ok_or_else(|| Failure::of(Why::Busy))?;
        lately.insert(id.to_owned(), (Instant::now(), told.clone()));
        Ok(Some(told))
    }
}

/// Goes on with the tournaments that are not over, from now on once a second.
pub(crate) async fn direct(app: &Arc<App>) -> Result<(), StoreError> {
    let open = app.store.open_tournaments().await?;
    app.tournaments.open().extend(open.into_iter().map(|id| (id, Turn::default())));
    let app = app.clone();
    tokio::spawn(async move {
        let mut beat = interval(BEAT);
        loop {
            beat.tick().await;
            let open: Vec<String> = app.tournaments.open().keys().cloned().collect();
            for id in open {
                advance(&app, &id).await;
            }
        }
    });
    Ok(())
}

/// Something has happened that concerns a tournament.
pub(crate) fn notice(app: &Arc<App>, id: &str) {
    let (app, id) = (app.clone(), id.to_owned());
    tokio::spawn(async move { advance(&app, &id).await });
}

/// Lets happen in a tournament what is due.
async fn advance(app: &Arc<App>, id: &str) {
    let Some(turn) = app.tournaments.turn(id).await else { return };
    let done = step(app, id).await;
    drop(turn);
    match done {
        Ok(true) => tell(app, id).await,
        Ok(false) => {}
        Err(failure) => app.metrics.trouble(&failure.words),
    }
}

/// A tournament has changed: it is told as it is now.
async fn tell(app: &Arc<App>, id: &str) {
    app.tournaments.lately.lock().await.remove(id);
    if app.tournaments.changes.receiver_count() == 0 {
        return;
    }
    match app.tournaments.told(app, id).await {
        // Nobody may be listening any more.
        Ok(Some(told)) => drop(app.tournaments.changes.send((id.to_owned(), told.message))),
        Ok(None) => {}
        Err(failure) => app.metrics.trouble(&failure.words),
    }
}

/// What is due in a tournament. Returns whether anything has changed.
async fn step(app: &Arc<App>, id: &str) -> Result<bool, Failure> {
    let Some(mut kept) = app.store.tournament(id).await? else {
        app.tournaments.open().remove(id);
        return Ok(false);
    };
    match kept.state {
        0 => {
            let due = kept.plan.starts.is_some_and(|starts| now() >= starts);
            let few = kept.tournament.present.iter().filter(|present| **present).count() < 2;
            if due && !few {
                begin(app, &kept).await?;
                return Ok(true);
            }
            // Where there is hardly room for others, nothing waits for weeks for somebody to come.
            let crowded = app.tournaments.open().len() > OPEN as usize / 2;
            let since = if crowded && few { None } else { kept.plan.starts };
            let stale = since.unwrap_or(kept.created).saturating_add(PATIENCE) < now();
            if stale || due {
                close(app, &kept).await?;
            }
            Ok(stale || due)
        }
        1 => {
            let settled = settle(app, &mut kept).await?;
            Ok(go_on(app, &kept).await? || settled)
        }
        _ => {
            app.tournaments.open().remove(id);
            Ok(false)
        }
    }
}

async fn close(app: &Arc<App>, kept: &Kept) -> Result<(), StoreError> {
    app.store.close_tournament(&kept.id).await?;
    app.tournaments.open().remove(&kept.id);
    Ok(())
}

/// Begins: from now on players are numbered by their ratings.
async fn begin(app: &Arc<App>, kept: &Kept) -> Result<(), StoreError> {
    let present = kept.players.iter().zip(&kept.tournament.present);
    let mut players: Vec<Player> =
        present.filter(|(_, present)| **present).map(|(player, _)| player.clone()).collect();
    // Those without a rating come last, in the order in which they came.
    players.sort_by_key(|player| std::cmp::Reverse(player.rating));
    app.store.begin(&kept.id, players, now()).await
}

/// Writes down how games have ended. Who did not come to a game is taken out, and may come back.
async fn settle(app: &Arc<App>, kept: &mut Kept) -> Result<bool, StoreError> {
    let ends = app.store.ends(&kept.id).await?;
    let mut gone = vec![];
    for (game, score, absent) in &ends {
        let outcome = match (score.as_str(), absent) {
            ("1-0", _) => Outcome::First,
            ("0-1", _) => Outcome::Second,
            ("1/2-1/2", _) => Outcome::Draw,
            // The game was aborted, because a first move did not come.
            (_, Some(0)) => Outcome::SecondCame,
            _ => Outcome::FirstCame,
        };
        app.store.decided(game, outcome).await?;
        for (round, games) in kept.tournament.rounds.iter_mut().zip(&kept.games) {
            for (pairing, of) in round.iter_mut().zip(games).filter(|(_, of)| of.as_ref() == Some(game)) {
                pairing.outcome = Some(outcome);
                let absent = match outcome {
                    Outcome::FirstCame => pairing.second,
                    Outcome::SecondCame => Some(pairing.first),
                    _ => None,
                };
                gone.extend(absent.filter(|_| of.is_some()));
            }
        }
    }
    for &player in &gone {
        kept.tournament.present[player] = false;
    }
    let accounts = gone.iter().map(|&player| kept.players[player].account).collect();
    app.store.retire(&kept.id, accounts).await?;
    Ok(!ends.is_empty())
}

/// Pairs, or ends the tournament. Returns whether anything has changed.
async fn go_on(app: &Arc<App>, kept: &Kept) -> Result<bool, Failure> {
    let rounds = kept.tournament.rounds.len();
    if let Format::Arena { minutes } = kept.plan.format {
        let open = kept.tournament.rounds.iter().flatten().filter(|pairing| pairing.outcome.is_none());
        let playing: HashSet<usize> =
            open.flat_map(|pairing| [Some(pairing.first), pairing.second]).flatten().collect();
        let ends = kept.began.unwrap_or(0) + u64::from(minutes) * MINUTE;
        if now() >= ends {
            if playing.is_empty() {
                close(app, kept).await?;
            }
            return Ok(playing.is_empty());
        }
        let waits = |player: &usize| {
            let Player { account, .. } = kept.players[*player];
            let here = app.lobby.is_here(account) || app.hub.is_online(account);
            kept.tournament.present[*player] && here && !playing.contains(player)
        };
        let waiting: Vec<usize> = (0..kept.players.len()).filter(waits).collect();
        if waiting.len() < 2 {
            return Ok(false);
        }
        let pairings = paired(kept, move |tournament| tournament.pair_waiting(&waiting)).await?;
        let changes = !pairings.is_empty();
        if changes {
            make(app, kept, rounds + 1, 0, pairings).await?;
        }
        return Ok(changes);
    }
    match paired(kept, chesswright_online::tournament::Tournament::next).await? {
        Next::Wait => return Ok(false),
        Next::Over => close(app, kept).await?,
        Next::Round(pairings) => make(app, kept, rounds + 1, 0, pairings).await?,
        Next::Again(pairings) => {
            let place = kept.tournament.rounds.last().map_or(0, Vec::len);
            make(app, kept, rounds, place, pairings).await?;
        }
    }
    Ok(true)
}

/// Pairs on a thread on which it may take its time.
async fn paired<T: Send + 'static>(
    kept: &Kept,
    pair: impl FnOnce(&chesswright_online::tournament::Tournament) -> T + Send + 'static,
) -> Result<T, Failure> {
    let tournament = kept.tournament.clone();
    let paired = tokio::task::spawn_blocking(move || pair(&tournament)).await;
    paired.map_err(|_| Failure::of(Why::Busy))
}

/// Makes the games of pairings, and calls their players.
async fn make(
    app: &Arc<App>,
    kept: &Kept,
    round: usize,
    place: usize,
    pairings: Vec<Pairing>,
) -> Result<(), Failure> {
    let mut made = vec![];
    let mut calls = vec![];
    for pairing in pairings {
        let game = match pairing.second.filter(|_| pairing.outcome.is_none()) {
            None => None,
            Some(second) => {
                let seats = [pairing.first, second].map(|player| kept.players[player].account);
                let games = &kept.plan.games;
                let number = match kept.plan.format {
                    Format::Arena { .. } => usize::from(random::<1>()[0]),
                    _ => round - 1,
                };
                let wish = wish(&kept.plan, &games[number % games.len()]);
                let host = Account::stranger(kept.host.0);
                let mut row = games::plan(app, &host, &wish).await?.open()?.row;
                row.tournament = Some(kept.id.clone());
                calls.push((row.id.clone(), seats));
                Some((row, vec![(0, seats[0]), (1, seats[1])]))
            }
        };
        made.push(Made { pairing, game });
    }
    app.store.pair(&kept.id, round, place, made).await?;
    for (game, seats) in calls {
        app.tables.ask(app, &game, Ask::Wake).await?;
        for account in seats {
            app.lobby.tell(account, &Down::Paired { game: game.clone() });
        }
    }
    Ok(())
}

fn wish(plan: &wire::Plan, game: &str) -> Wish {
    Wish { listed: true, ..crate::lobby::wish(game, &plan.control, plan.rated) }
}

/// A tournament as everybody may see it.
fn told(kept: &Kept) -> wire::Tournament {
    let Kept { plan, tournament, .. } = kept;
    let ends = match (plan.format, kept.began) {
        (Format::Arena { minutes }, Some(began)) => Some(began + u64::from(minutes) * MINUTE),
        _ => None,
    };
    let player = |(player, present): (&Player, &bool)| Entrant {
        name: player.name.clone(),
        rating: player.rating,
        bot: matches!(player.kind, AccountKind::Bot | AccountKind::House),
        present: *present,
    };
    let rounds = tournament.rounds.iter().zip(&kept.games).enumerate();
    let mut pairings: Vec<Meeting> = rounds
        .flat_map(|(round, (pairings, games))| {
            pairings.iter().zip(games).map(move |(pairing, game)| Meeting {
                round: round + 1,
                first: pairing.first,
                second: pairing.second,
                game: game.clone(),
                outcome: pairing.outcome,
            })
        })
        .collect();
    if matches!(plan.format, Format::Arena { .. }) {
        // Whoever plays must find the game.
        let latest = pairings.len().saturating_sub(LATEST);
        let mut at = 0;
        pairings.retain(|pairing| {
            at += 1;
            at > latest || pairing.outcome.is_none()
        });
    }
    wire::Tournament {
        id: kept.id.clone(),
        plan: plan.clone(),
        titles: kept.titles.clone(),
        host: kept.host.1.clone(),
        progress: progress(kept.state),
        ends,
        now: now(),
        players: kept.players.iter().zip(&tournament.present).map(player).collect(),
        standings: tournament.standings(),
        pairings,
    }
}

fn progress(state: i64) -> Progress {
    match state {
        0 => Progress::Open,
        1 => Progress::Running,
        _ => Progress::Over,
    }
}
