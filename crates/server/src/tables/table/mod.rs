//! The owner of one game: who sits, what is due, and how it falls asleep and wakes.

mod play;
mod tell;

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chesswright_game::Millis;
use chesswright_online::wire::{Down, Line, Player};
use chesswright_online::{By, Event, Eye, Kind, LagMeter, Round, SeenEvent, Terms, Why};
use chesswright_rules::Side;
use tokio::sync::{broadcast, mpsc};
use tokio::task::block_in_place;
use tokio::time::{Instant, sleep, sleep_until};

use super::messages::{Ask, BUSY, Frame, Note, SPECTATORS};
use super::{Letter, Trouble};
use crate::app::App;
use crate::clock::now;
use crate::documents::built_in;
use crate::presence::Presence;
use crate::store::{Account, AccountKind, GameRow, Said, StoreError};

/// How many frames a slow line may lag behind.
const BEHIND: usize = 32;
/// How long each side has for its first move in a game of a club with a clock, in milliseconds.
const PATIENT: Millis = 600_000;

/// A game that is awake.
pub(super) struct Table {
    app: Arc<App>,
    row: GameRow,
    seats: Vec<Option<Account>>,
    /// Who sits, for those who want to pass on a message.
    sit: Arc<Mutex<Vec<i64>>>,
    players: Vec<Option<Player>>,
    round: Round,
    events: Vec<Event>,
    /// Of a game that hides something: what an eye was told of each event. Working that out for a long game takes long.
    told: HashMap<Eye, Vec<SeenEvent>>,
    /// When the last event was, for the clock.
    base: Instant,
    lag: HashMap<i64, LagMeter>,
    presence: Presence,
    /// When it was told last who is there, and whether something has changed since.
    presence_told: Option<Instant>,
    presence_changed: bool,
    /// Whether the rules are a stranger's.
    strange: bool,
    /// The last event after which the position was another, or the game over.
    turning: u32,
    /// What was said, and by which account.
    chat: VecDeque<(i64, Line)>,
    frames: broadcast::Sender<Frame>,
    notes: broadcast::Sender<Arc<Note>>,
    /// After how many events, and tries that were refused since, the house was asked for a move.
    asked_house: (u32, usize),
}

impl Table {
    pub(super) async fn load(app: &Arc<App>, game: &str) -> Result<Option<Self>, Trouble> {
        let Some((row, taken, events)) = app.store.game(game).await? else { return Ok(None) };
        let round = replay(app, &row, &events).await?;
        let sides = round.game().rules().sides();
        let mut seats = vec![None; sides];
        for (side, account) in taken {
            let known = app.store.account(account).await?;
            let known = known.unwrap_or_else(nobody);
            if let Some(seat) = seats.get_mut(usize::from(side)) {
                *seat = Some(known);
            }
        }
        let chat = app.store.chat(game).await?.into_iter();
        let line = |said: Said| {
            let Said { account, by, room, text, at } = said;
            (account, Line { by, text, at, watcher: room == SPECTATORS })
        };
        let chat = chat.map(line).collect();
        let base = Instant::now();
        let mut table = Self {
            app: app.clone(),
            players: vec![None; sides],
            sit: Arc::default(),
            seats,
            turning: round.seq(),
            strange: built_in(&row.document).is_none(),
            row,
            round,
            events,
            told: HashMap::new(),
            base,
            lag: HashMap::new(),
            presence: Presence::new(sides, base),
            presence_told: None,
            presence_changed: false,
            chat,
            frames: broadcast::channel(BEHIND).0,
            notes: broadcast::channel(BEHIND).0,
            asked_house: (0, 0),
        };
        table.seated();
        table.name_players().await?;
        Ok(Some(table))
    }

    /// Who sits, for those who want to pass on a message.
    pub(super) fn sitting(&self) -> Arc<Mutex<Vec<i64>>> {
        self.sit.clone()
    }

    /// Runs a table until nobody needs it.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<Letter>) {
        let mut idle = Instant::now();
        self.begin().await;
        self.after().await;
        loop {
            let due = self.due();
            let rest = self.app.tables.idle();
            let message = tokio::select! {
                message = mailbox.recv() => message,
                () = async { match due { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                    self.overdue().await;
                    continue;
                }
                () = async { match self.presence_due() { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                    self.tell_presence();
                    continue;
                }
                () = sleep(rest) => {
                    let app = self.app.clone();
                    let mut awake = app.tables.lock();
                    if self.may_sleep() && idle.elapsed() >= rest && mailbox.is_empty() {
                        awake.remove(&self.row.id);
                        return;
                    }
                    continue;
                }
            };
            idle = Instant::now();
            let Some((message, place)) = message else { return };
            // It does not wait any more.
            drop(place);
            match message {
                // Who does not wait for an answer any more gets none.
                Ask::Look { account, from, deaf, reply } => drop(reply.send(self.look(account, from, &deaf))),
                Ask::Sit { account, side, reply } => drop(reply.send(self.sit(account, side).await)),
                Ask::Act { account, seq, client, command, reply } => {
                    let answer = self.command(account, seq, client, command).await;
                    drop(reply.send(answer));
                    self.after().await;
                }
                Ask::Say { account, room, text } => self.say(&account, room, text).await,
                Ask::Here { line, account, comes } => self.here(line, account, comes),
                Ask::Copy { reply } => drop(reply.send(Box::new(self.round.game().clone()))),
                Ask::Turn { reply } => drop(reply.send(self.round.mover().map(|side| side.0))),
                Ask::End => self.end().await,
                Ask::Lag { account, trip } => self.lag.entry(account).or_default().measured(trip),
                Ask::Forget { account } => self.forget(account),
                Ask::Wake => self.after().await,
            }
        }
    }

    /// Somebody has sat down, or has no name any more.
    fn seated(&mut self) {
        let sit = self.seats.iter().flatten().map(|account| account.id).filter(|id| *id != 0).collect();
        *self.sit.lock().unwrap_or_else(PoisonError::into_inner) = sit;
        self.presence.seated(&self.seats, Instant::now());
    }

    fn forget(&mut self, account: i64) {
        for (seat, player) in self.seats.iter_mut().zip(&mut self.players) {
            let Some(known) = seat.as_mut().filter(|known| known.id == account) else { continue };
            *known = nobody();
            *player = Some(Player { name: known.name.clone(), rating: None, provisional: false, bot: false });
        }
        self.chat.retain(|(by, _)| *by != account);
        self.seated();
        self.send(&Down::Seats { game: self.row.id.clone(), seats: self.players.clone() });
    }

    async fn name_players(&mut self) -> Result<(), StoreError> {
        for (seat, player) in self.seats.iter().zip(&mut self.players) {
            let Some(account) = seat else { continue };
            let rating = self.app.store.rating(account.id, &self.row.pool).await?;
            *player = Some(Player {
                name: account.name.clone(),
                rating: (account.kind != AccountKind::Guest).then_some(rating.rating.round() as i32),
                provisional: rating.is_provisional(),
                bot: account.is_bot(),
            });
        }
        Ok(())
    }

    /// The state is what the log says: after a failed write, that is found out anew.
    async fn reload(&mut self) {
        let events = match self.app.store.events(&self.row.id, 0).await {
            Ok(events) => events,
            Err(error) => return self.app.metrics.trouble(&error),
        };
        match replay(&self.app, &self.row, &events).await {
            Ok(round) => {
                (self.round, self.events, self.base) = (round, events, Instant::now());
                self.told.clear();
                self.turning = self.round.seq();
            }
            Err(error) => self.app.metrics.trouble(&error),
        }
    }

    /// The time since the last event.
    fn elapsed(&self) -> Millis {
        if self.round.mover().is_none() {
            return 0;
        }
        match self.events.last() {
            Some(last) if self.round.terms().is_correspondence() => now().saturating_sub(last.at),
            _ => self.base.elapsed().as_millis() as Millis,
        }
    }

    /// When something is due: the flag falls, or the time for a first move is over. What a slow line may get back is waited for.
    fn due(&self) -> Option<Instant> {
        let deadline = self.round.deadline()?;
        let mover = self.round.mover().and_then(|side| self.seats.get(side.index())?.as_ref());
        let grace =
            mover.and_then(|account| self.lag.get(&account.id)).map_or(0, |meter| meter.refund(deadline));
        let left = (deadline + grace).saturating_sub(self.elapsed());
        Some(Instant::now() + Duration::from_millis(left))
    }

    async fn overdue(&mut self) {
        let Some(deadline) = self.round.deadline() else { return };
        let command = self.round.overdue();
        if let Err(why) = self.happen(By::Server, command, 0, deadline.max(self.elapsed())).await {
            // The write failed: the clock does not fall for what could not be written, and there is another attempt.
            self.app.metrics.refused(why);
            self.base = Instant::now();
            // A database that fails is not asked all the time.
            sleep(Duration::from_secs(1)).await;
        }
        self.after().await;
    }

    fn may_sleep(&self) -> bool {
        let waits = self.round.deadline().is_some() && !self.round.terms().is_correspondence();
        self.presence.is_empty() && !waits
    }

    fn sides_of(&self, account: Option<i64>) -> impl Iterator<Item = Side> + '_ {
        let sits = move |seat: &Option<Account>| {
            account.is_some_and(|id| id != 0 && seat.as_ref().is_some_and(|account| account.id == id))
        };
        self.seats.iter().enumerate().filter(move |(_, seat)| sits(seat)).map(|(side, _)| Side(side as u8))
    }

    fn eye(&self, account: Option<i64>) -> Eye {
        self.sides_of(account).next().map_or(Eye::Watcher, Eye::Side)
    }

    async fn sit(&mut self, account: Account, side: Option<u8>) -> Result<(), &'static str> {
        if self.sides_of(Some(account.id)).next().is_some() {
            return Ok(());
        }
        let free = |side: &usize| self.seats.get(*side).is_some_and(Option::is_none);
        let wanted = match side {
            Some(side) => Some(usize::from(side)).filter(free),
            None => (0..self.seats.len()).find(free),
        };
        let Some(side) = wanted else { return Err("taken") };
        if self.row.rated && account.kind == AccountKind::Guest {
            return Err("guests-play-casual");
        }
        if self.round.game().rules().hides() && !account.may_play_hidden() {
            return Err(Why::NotForProgram.code());
        }
        match self.app.store.sit(&self.row.id, side as u8, account.id).await {
            Ok(_) => {}
            Err(StoreError::Taken) => return Err("taken"),
            Err(StoreError::Many) => return Err(Why::GamesMany.code()),
            Err(error) => {
                self.app.metrics.trouble(&error);
                return Err(BUSY);
            }
        }
        self.seats[side] = Some(account);
        self.seated();
        self.presence_changed = true;
        if let Err(error) = self.name_players().await {
            self.app.metrics.trouble(&error);
        }
        self.send(&Down::Seats { game: self.row.id.clone(), seats: self.players.clone() });
        self.begin().await;
        self.after().await;
        Ok(())
    }

    /// Begins as soon as all seats are taken.
    async fn begin(&mut self) {
        if !self.round.has_begun()
            && self.seats.iter().all(Option::is_some)
            && let Err(why) = self.happen(By::Server, Kind::Start, 0, 0).await
        {
            self.app.metrics.refused(why);
        }
    }
}

/// Who sits where an account was deleted: the seat is kept, without a name.
fn nobody() -> Account {
    Account { id: 0, name: "?".into(), kind: AccountKind::Guest, level: 0, any_rules: false, hidden: false }
}

/// The terms of a game, as its row says.
pub(crate) async fn terms(app: &Arc<App>, row: &GameRow) -> Result<Terms, Trouble> {
    let rules = app.documents.rules(app, &row.document).await?;
    let read = || Terms::read(&rules, row.start.as_deref(), row.control.as_deref(), row.rated);
    let terms = block_in_place(read).map_err(Trouble::Replay)?;
    // Whoever plays against many needs time to come to each board.
    let patient = row.club.is_some();
    Ok(if patient { Terms { first_move: PATIENT, ..terms } } else { terms })
}

async fn replay(app: &Arc<App>, row: &GameRow, events: &[Event]) -> Result<Round, Trouble> {
    // Few games by rules of strangers are worked through at once; all others are quick.
    let _place = match built_in(&row.document) {
        Some(_) => None,
        None => Some(app.heavy.enter().await.ok_or(Trouble::Busy)?),
    };
    let terms = terms(app, row).await?;
    let refusals = match terms.start.rules().definition().view.has_tries() {
        true => app.store.refusals(&row.id).await?,
        false => vec![],
    };
    block_in_place(|| Round::replay_refused(terms, events, &refusals))
        .map_err(|error| Trouble::Replay(error.to_string()))
}
