//! Tables: each game that somebody plays or watches has one owner, a task that alone changes it.
//!
//! The owner takes commands one after the other, lets the [`Round`] decide, writes the event, and only after the commit tells
//! everybody. It falls asleep when nobody needs it; the next who asks wakes it from the log.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chesswright_game::{Decision, Game, Millis};
use chesswright_online::wire::{Down, Line, Player, Snapshot};
use chesswright_online::{
    By, Event, Eye, Kind, LagMeter, MAX_LIST, Matter, Refusal, Round, Seen, SeenEvent, Terms, Why,
};
use chesswright_rules::Side;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::block_in_place;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::app::App;
use crate::clock::now;
use crate::documents::built_in;
use crate::limits::{Holder, Place, Places};
use crate::presence::Presence;
use crate::store::{Account, AccountKind, Change, GameRow, Said, StoreError};
use crate::{bot, tournaments};

/// How many messages wait for an owner.
const MAILBOX: usize = 64;
/// How many frames a slow line may lag behind.
const BEHIND: usize = 32;
/// How long an owner that nobody needs stays awake.
const IDLE: Duration = Duration::from_secs(60);
/// How many commands of an account may wait in a mailbox.
const COMMANDS: usize = 2;
/// How many places in a mailbox are kept for those who play: enough for the commands of eight sides.
const FOR_PLAYERS: usize = 8 * COMMANDS;
/// How long a line may wait until its coming is heard.
const HEARD: Duration = Duration::from_secs(10);
/// The most games that are awake. Where there are more, none is woken to be read; half of them, and those that nobody needs do not
/// stay awake for long.
const AWAKE: usize = 10_000;
const HURRIED: Duration = Duration::from_secs(1);
/// How often it is told, at most, who is there.
const PRESENCE: Duration = Duration::from_secs(1);
/// The most events of a game. The longest games of people have a few hundred.
const EVENTS: u32 = 3_000;
/// The most time that listing the moves of a game by rules of strangers may take. Vetting has allowed a tenth of it.
const SLOW: Duration = Duration::from_millis(50);
/// How long each side has for its first move in a game of a club with a clock, in milliseconds.
const PATIENT: Millis = 600_000;
/// The number of lines kept of a chat.
const CHAT: usize = 100;
/// Why nothing has happened that may happen when it is tried again.
pub(crate) const BUSY: &str = "busy";
/// The names of the rooms of a chat.
pub(crate) const PLAYERS: &str = "player";
const SPECTATORS: &str = "spectator";

/// What an owner is asked.
#[derive(Debug)]
pub(crate) enum Ask {
    /// To look at the game, from the event after a number, and to follow it.
    Look { account: Option<i64>, from: u32, deaf: Vec<i64>, reply: oneshot::Sender<Look> },
    /// To sit down.
    Sit { account: Account, side: Option<u8>, reply: oneshot::Sender<Result<(), &'static str>> },
    /// To let something happen.
    Act { account: i64, seq: Option<u32>, client: u64, command: Kind, reply: oneshot::Sender<Answer> },
    /// To tell the others something.
    Say { account: Account, room: String, text: String },
    /// A line comes or goes. Without an account, that of a spectator.
    Here { line: u64, account: Option<i64>, comes: bool },
    /// To copy the game, for its record.
    Copy { reply: oneshot::Sender<Box<Game>> },
    /// Which side is to move, if the game goes on.
    Turn { reply: oneshot::Sender<Option<u8>> },
    /// To end the game without a result, because whoever began it wants so.
    End,
    /// A round trip to a player was measured.
    Lag { account: i64, trip: Millis },
    /// An account was deleted: its seats have no name any more, and what it said is gone.
    Forget { account: i64 },
    /// To wake up and do what is due.
    Wake,
}

/// What comes of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It has happened, as this event.
    Done(u32),
    /// It has not, and the game has so many events.
    Refused(&'static str, u32),
}

/// A game as somebody sees it, and what will happen.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) snapshot: Snapshot,
    pub(crate) seen: Seen,
    /// As whom.
    pub(crate) eye: Eye,
    /// By side: the time left now.
    pub(crate) left: Vec<Millis>,
    pub(crate) accounts: Vec<Option<i64>>,
    pub(crate) row: GameRow,
    /// Whether its rules hide something, also when it is over.
    pub(crate) hides: bool,
    pub(crate) frames: broadcast::Receiver<Frame>,
    pub(crate) notes: broadcast::Receiver<Arc<Note>>,
}

/// What everybody who follows a game is told, written once for all of them.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) text: Arc<str>,
    /// Who is told, where not everybody is.
    pub(crate) only: Option<Hearers>,
    /// Who says it, if it is a line of the chat: not all want to hear everybody.
    pub(crate) by: Option<i64>,
}

/// Who is told something that is not for everybody. While a game goes on, neither do players get advice, nor do spectators listen to
/// them, and of what is hidden each side is told only what it has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hearers {
    Players,
    Spectators,
    Side(Side),
}

impl Hearers {
    /// Whether one eye is among them.
    pub(crate) fn include(self, eye: Eye) -> bool {
        match self {
            Self::Players => eye != Eye::Watcher,
            Self::Spectators => eye == Eye::Watcher,
            Self::Side(side) => eye == Eye::Side(side),
        }
    }
}

/// What the stream of a program is told.
#[derive(Debug)]
pub(crate) enum Note {
    /// The state of the game.
    State { seen: Seen, left: Vec<Millis> },
    /// A line of the chat.
    Said { by: String, room: String, text: String },
    /// The umpire has refused a try of a side. Perhaps all hear of that.
    No { side: Side, all: bool },
}

/// A message in a mailbox, with the place among those of its account.
type Letter = (Ask, Option<Place>);

/// The owner of a game, as others know it.
#[derive(Clone, Debug)]
struct Owner {
    mailbox: mpsc::Sender<Letter>,
    /// Who sits at the table.
    sit: Arc<Mutex<Vec<i64>>>,
    /// The commands that wait, by account.
    waiting: Arc<Places>,
}

impl Owner {
    /// Whether a message may take one of the places that are kept for those who play. Many who watch must not keep them from moving.
    fn favours(&self, message: &Ask) -> bool {
        match message {
            Ask::Act { account, .. } => {
                self.sit.lock().unwrap_or_else(PoisonError::into_inner).contains(account)
            }
            Ask::Wake => true,
            _ => false,
        }
    }

    /// Puts a message into the mailbox. If the owner has fallen asleep, it comes back.
    fn tell(&self, message: Ask) -> Result<Option<Ask>, Trouble> {
        if self.mailbox.capacity() < FOR_PLAYERS && !self.favours(&message) {
            return Err(Trouble::Busy);
        }
        let place = match message {
            // Nobody fills the mailbox from many lines at once.
            Ask::Act { account, .. } => {
                let place = self.waiting.take(&[(Holder::Account(account), COMMANDS)]);
                Some(place.ok_or(Trouble::Busy)?)
            }
            _ => None,
        };
        match self.mailbox.try_send((message, place)) {
            Ok(()) => Ok(None),
            Err(mpsc::error::TrySendError::Full(_)) => Err(Trouble::Busy),
            Err(mpsc::error::TrySendError::Closed((back, _))) => Ok(Some(back)),
        }
    }
}

/// The owners of all games that are awake.
#[derive(Debug)]
pub(crate) struct Tables {
    awake: Mutex<HashMap<String, Owner>>,
    /// The most of them.
    most: usize,
}

impl Default for Tables {
    fn default() -> Self {
        Self::new(AWAKE)
    }
}

impl Tables {
    pub(crate) fn new(most: usize) -> Self {
        Self { awake: Mutex::default(), most }
    }

    /// The number of games that are awake.
    pub(crate) fn awake(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Owner>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long an owner that nobody needs stays awake.
    fn idle(&self) -> Duration {
        if self.awake() > self.most / 2 { HURRIED } else { IDLE }
    }

    /// The owner of a game, awake. Whoever only wants to read does not wake it where too many are awake.
    async fn owner(&self, app: &Arc<App>, game: &str, only_reads: bool) -> Result<Owner, Trouble> {
        if let Some(owner) = self.lock().get(game) {
            return Ok(owner.clone());
        }
        if only_reads && self.awake() >= self.most {
            return Err(Trouble::Busy);
        }
        let table = Table::load(app, game).await?.ok_or(Trouble::NoGame)?;
        let mut awake = self.lock();
        // Somebody else may have woken it meanwhile: the first owner stays.
        let owner = awake.entry(game.to_owned()).or_insert_with(|| {
            let (mailbox, letters) = mpsc::channel(MAILBOX);
            let sit = table.sit.clone();
            tokio::spawn(own(table, letters));
            Owner { mailbox, sit, waiting: Places::new(MAILBOX) }
        });
        Ok(owner.clone())
    }

    /// Passes a message to the owner of a game. One that has just fallen asleep is woken again.
    pub(crate) async fn ask(&self, app: &Arc<App>, game: &str, mut message: Ask) -> Result<(), Trouble> {
        let only_reads = matches!(message, Ask::Look { .. } | Ask::Copy { .. } | Ask::Turn { .. });
        for _ in 0..3 {
            let owner = self.owner(app, game, only_reads).await?;
            match owner.tell(message)? {
                None => return Ok(()),
                Some(back) => message = back,
            }
            let mut awake = self.lock();
            if awake.get(game).is_some_and(|owner| owner.mailbox.is_closed()) {
                awake.remove(game);
            }
        }
        Err(Trouble::Busy)
    }

    /// A line follows a game from now on. It is told to a busy table, too: whoever is not known to be there can be declared gone.
    pub(crate) async fn come(
        &self,
        app: &Arc<App>,
        game: &str,
        line: u64,
        account: Option<i64>,
    ) -> Result<(), Trouble> {
        let owner = self.owner(app, game, false).await?;
        let here = Ask::Here { line, account, comes: true };
        match timeout(HEARD, owner.mailbox.send((here, None))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Trouble::Busy),
        }
    }

    /// A line does not follow a game any more. Nothing wakes the game for it, and it is never too busy to be told.
    pub(crate) async fn leave(&self, game: &str, line: u64) {
        let owner = self.lock().get(game).cloned();
        if let Some(owner) = owner {
            // One that falls asleep meanwhile counts anew when it wakes.
            let _ = owner.mailbox.send((Ask::Here { line, account: None, comes: false }, None)).await;
        }
    }

    /// A copy of a game.
    pub(crate) async fn copy(&self, app: &Arc<App>, game: &str) -> Result<Box<Game>, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.ask(app, game, Ask::Copy { reply }).await?;
        answer.await.map_err(|_| Trouble::Busy)
    }

    /// An account was deleted.
    pub(crate) async fn forget(&self, account: i64) {
        let awake: Vec<_> = self.lock().values().cloned().collect();
        for owner in awake {
            // One that falls asleep reads everything anew when it wakes.
            let _ = owner.mailbox.send((Ask::Forget { account }, None)).await;
        }
    }

    /// Looks at a game.
    pub(crate) async fn look(
        &self,
        app: &Arc<App>,
        game: &str,
        account: Option<i64>,
        from: u32,
    ) -> Result<Look, Trouble> {
        self.look_without(app, game, account, from, vec![]).await
    }

    /// Looks at a game without what some others have said in its chat.
    pub(crate) async fn look_without(
        &self,
        app: &Arc<App>,
        game: &str,
        account: Option<i64>,
        from: u32,
        deaf: Vec<i64>,
    ) -> Result<Look, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.ask(app, game, Ask::Look { account, from, deaf, reply }).await?;
        answer.await.map_err(|_| Trouble::Busy)
    }

    /// Lets something happen in a game.
    pub(crate) async fn act(
        &self,
        app: &Arc<App>,
        game: &str,
        account: i64,
        (seq, client): (Option<u32>, u64),
        command: Kind,
    ) -> Result<Answer, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.ask(app, game, Ask::Act { account, seq, client, command, reply }).await?;
        answer.await.map_err(|_| Trouble::Busy)
    }

    /// Takes a seat in a game.
    pub(crate) async fn sit(
        &self,
        app: &Arc<App>,
        game: &str,
        account: Account,
        side: Option<u8>,
    ) -> Result<Result<(), &'static str>, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.ask(app, game, Ask::Sit { account, side, reply }).await?;
        answer.await.map_err(|_| Trouble::Busy)
    }
}

/// Why an owner could not be asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("there is no such game")]
    NoGame,
    #[error("the server is busy")]
    Busy,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the game cannot be replayed: {0}")]
    Replay(String),
}

struct Table {
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

/// Runs a table until nobody needs it.
async fn own(mut table: Table, mut mailbox: mpsc::Receiver<Letter>) {
    let mut idle = Instant::now();
    table.begin().await;
    table.after().await;
    loop {
        let due = table.due();
        let rest = table.app.tables.idle();
        let message = tokio::select! {
            message = mailbox.recv() => message,
            () = async { match due { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                table.overdue().await;
                continue;
            }
            () = async { match table.presence_due() { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                table.tell_presence();
                continue;
            }
            () = sleep(rest) => {
                let app = table.app.clone();
                let mut awake = app.tables.lock();
                if table.may_sleep() && idle.elapsed() >= rest && mailbox.is_empty() {
                    awake.remove(&table.row.id);
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
            Ask::Look { account, from, deaf, reply } => drop(reply.send(table.look(account, from, &deaf))),
            Ask::Sit { account, side, reply } => drop(reply.send(table.sit(account, side).await)),
            Ask::Act { account, seq, client, command, reply } => {
                let answer = table.command(account, seq, client, command).await;
                drop(reply.send(answer));
                table.after().await;
            }
            Ask::Say { account, room, text } => table.say(&account, room, text).await,
            Ask::Here { line, account, comes } => table.here(line, account, comes),
            Ask::Copy { reply } => drop(reply.send(Box::new(table.round.game().clone()))),
            Ask::Turn { reply } => drop(reply.send(table.round.mover().map(|side| side.0))),
            Ask::End => table.end().await,
            Ask::Lag { account, trip } => table.lag.entry(account).or_default().measured(trip),
            Ask::Forget { account } => table.forget(account),
            Ask::Wake => table.after().await,
        }
    }
}

impl Table {
    async fn load(app: &Arc<App>, game: &str) -> Result<Option<Self>, Trouble> {
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

    /// What an eye is told of the events after a number.
    fn told_after(&mut self, from: u32, eye: Eye) -> Vec<SeenEvent> {
        let (round, events) = (&self.round, &self.events);
        if !round.is_hidden() {
            self.told.clear();
            return SeenEvent::after(round, events, from, eye);
        }
        let last = events.iter().rev().find(|event| matches!(event.kind, Kind::Step(_)));
        let is_last = |told: &&mut SeenEvent| last.is_some_and(|last| last.seq == told.seq);
        let all = || {
            let mut all = block_in_place(|| SeenEvent::after(round, events, 0, eye));
            all.iter_mut().rev().find(is_last).into_iter().for_each(|told| *told = told.past());
            all
        };
        let all = self.told.entry(eye).or_insert_with(all);
        let mut told: Vec<SeenEvent> = all.iter().filter(|event| event.seq > from).cloned().collect();
        // With the last step come the moves that the side has now.
        if let Some((event, told)) = last.zip(told.iter_mut().rev().find(is_last)) {
            *told = SeenEvent::last(round, event, eye);
        }
        told
    }

    fn look(&mut self, account: Option<i64>, from: u32, deaf: &[i64]) -> Look {
        let eye = self.eye(account);
        let events = self.told_after(from, eye);
        let (refused, noes) = self.round.noes(eye);
        let row = self.row.clone();
        Look {
            snapshot: Snapshot {
                game: row.id.clone(),
                document: row.document.clone(),
                title: row.title.clone(),
                start: row.start.clone(),
                control: row.control.clone(),
                rated: row.rated,
                tournament: row.tournament.clone(),
                club: row.club.clone(),
                seats: self.players.clone(),
                yours: self.sides_of(account).map(|side| side.0).collect(),
                seq: self.round.seq(),
                hidden: self.round.is_hidden(),
                refused,
                noes,
                events,
                elapsed: self.elapsed(),
                here: self.presence.here(&self.seats),
                watching: self.presence.watching(&self.seats),
                chat: self.heard_by(eye, deaf).cloned().collect(),
            },
            seen: Seen::of(&self.round),
            eye,
            left: self.left(),
            accounts: self.seats.iter().map(|seat| seat.as_ref().map(|account| account.id)).collect(),
            row,
            hides: self.round.game().rules().hides(),
            frames: self.frames.subscribe(),
            notes: self.notes.subscribe(),
        }
    }

    /// The lines of the chat that one eye may read.
    fn heard_by(&self, eye: Eye, deaf: &[i64]) -> impl Iterator<Item = &Line> {
        let all = self.round.is_over();
        let heard = self.chat.iter().filter(|(by, _)| !deaf.contains(by)).map(|(_, line)| line);
        heard.filter(move |line| all || line.watcher == (eye == Eye::Watcher))
    }

    fn left(&self) -> Vec<Millis> {
        let now = self.round.charged() + self.elapsed();
        let sides = 0..self.seats.len() as u8;
        self.round
            .game()
            .clock()
            .map_or(vec![], |clock| sides.map(|side| clock.reading(Side(side), now).left).collect())
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

    async fn command(&mut self, account: i64, seq: Option<u32>, client: u64, command: Kind) -> Answer {
        let refused = |why: &'static str, table: &Self| Answer::Refused(why, table.round.seq());
        let mover = self.round.mover();
        let own: Vec<Side> = self.sides_of(Some(account)).collect();
        let side = own.iter().copied().find(|side| Some(*side) == mover).or(own.first().copied());
        let Some(side) = side else { return refused("not-yours", self) };
        let by = By::Side(side);
        if let Some(done) = own.iter().find_map(|&side| self.round.done(By::Side(side), client))
            && client != 0
        {
            return Answer::Done(done);
        }
        if seq.is_some_and(|seq| seq < self.turning) {
            return refused("stale", self);
        }
        self.presence.acted(side.index(), Instant::now());
        let refunded = matches!(command, Kind::Step(_)) && Some(side) == mover;
        let elapsed = self.elapsed();
        let back = self.lag.get(&account).filter(|_| refunded).map_or(0, |meter| meter.refund(elapsed));
        let unfit = matches!(command, Kind::Abort | Kind::Offer(Matter::TakeBack | Matter::Rematch));
        if unfit && self.row.tournament.is_some() {
            return refused(Why::InTournament.code(), self);
        }
        // On a board, moves are made and unmade; in the other games of a club, those who began them say what comes next.
        let unfit = match self.is_board() {
            // A board that was ended because it is too long does not begin again by going back.
            true if self.round.seq() >= EVENTS => true,
            true => !matches!(command, Kind::Step(_) | Kind::Back(_)),
            false => {
                let again = matches!(command, Kind::Offer(Matter::Rematch)) && self.row.club.is_some();
                again || matches!(command, Kind::Back(_))
            }
        };
        if unfit {
            return refused(Why::NotAllowed.code(), self);
        }
        if command == Kind::Gone && !self.opponents_are_gone(side) {
            return refused("here", self);
        }
        if self.is_offered_again(side, &command) {
            return refused(Refusal::Nothing.code(), self);
        }
        match self.happen(by, command, client, elapsed - back).await {
            Ok(seq) => {
                // What is refused neither costs nor gives anything.
                if let Some(meter) = self.lag.get_mut(&account).filter(|_| refunded) {
                    meter.give_back(elapsed);
                }
                Answer::Done(seq)
            }
            Err(why) => match self.round.done(by, client).filter(|_| client != 0) {
                Some(done) => Answer::Done(done),
                None => refused(why, self),
            },
        }
    }

    /// Whether this is the board of a club, on which one person moves all sides.
    fn is_board(&self) -> bool {
        let owner = self.seats.first().and_then(|seat| seat.as_ref()).filter(|owner| owner.id != 0);
        let all = |owner: &Account| {
            self.seats.iter().all(|seat| seat.as_ref().is_some_and(|one| one.id == owner.id))
        };
        self.row.club.is_some() && owner.is_some_and(all)
    }

    /// Ends the game without a result.
    async fn end(&mut self) {
        if !self.round.has_begun() || self.round.is_over() {
            return;
        }
        let elapsed = self.elapsed();
        if let Err(why) = self.happen(By::Server, Kind::Void, 0, elapsed).await {
            self.app.metrics.refused(why);
        }
    }

    /// Whether a side has offered the same since the last step. Whoever agrees to what another offers makes no offer.
    fn is_offered_again(&self, side: Side, command: &Kind) -> bool {
        let Kind::Offer(matter) = command else { return false };
        let offers = Seen::of(&self.round).offers;
        let open = Matter::ALL.iter().zip(offers).find(|(known, _)| *known == matter);
        if open.is_some_and(|(_, sides)| sides.iter().any(|other| *other != side.0)) {
            return false;
        }
        let since = self.events.iter().rev().take_while(|event| !matches!(event.kind, Kind::Step(_)));
        since.into_iter().any(|event| event.by == Some(side) && event.kind == *command)
    }

    fn opponents_are_gone(&self, side: Side) -> bool {
        let now = Instant::now();
        let gone = |other: Side| self.presence.is_gone(other.index(), &self.seats, now);
        self.row.live && self.round.still_in().filter(|&other| other != side).all(gone)
    }

    /// Lets something happen: it is decided, written, and told, in this order.
    async fn happen(
        &mut self,
        by: By,
        command: Kind,
        client: u64,
        spent: Millis,
    ) -> Result<u32, &'static str> {
        let heavy = match self.strange {
            true => Some(self.app.heavy.enter().await.ok_or(BUSY)?),
            false => None,
        };
        let kind = match self.strange {
            true => block_in_place(|| self.round.decide(by, &command, spent)),
            false => self.round.decide(by, &command, spent),
        };
        let kind = match kind {
            Ok(kind) => kind,
            Err(why) => {
                drop(heavy);
                return Err(match why {
                    Refusal::No => self.umpire(by, &command).await,
                    why => why.code(),
                });
            }
        };
        let side = match by {
            By::Side(side) => Some(side),
            By::Server => None,
        };
        let at = now();
        let was_over = self.round.is_over();
        let before = self.round.game().here();
        let mover = self.round.mover();
        let event = Event { seq: self.round.seq() + 1, by: side, client, spent, at, kind };
        let unplayable = match self.strange {
            true => block_in_place(|| {
                self.round.apply(&event).map(|()| self.round.is_unplayable() || is_slow(&self.round))
            }),
            false => self.round.apply(&event).map(|()| self.round.is_unplayable()),
        };
        let Ok(unplayable) = unplayable else { return Err("impossible") };
        drop(heavy);
        let seq = event.seq;
        let mut events = vec![event];
        if unplayable || (seq >= EVENTS && !self.round.is_over()) {
            let void = Event { seq: seq + 1, by: None, client: 0, spent: 0, at, kind: Kind::Void };
            if self.round.apply(&void).is_ok() {
                events.push(void);
            }
        }
        let mut change = self.change(was_over, at);
        if by == By::Server && command == Kind::Abort {
            // Whose turn it was did not come.
            change.absent(mover);
        }
        let over = change.over.is_some();
        let written = self.app.store.append(&self.row.id, &self.row.pool, events.clone(), change).await;
        if let Err(error) = written {
            self.app.metrics.trouble(&error);
            // Nothing has happened that was not written.
            self.reload().await;
            return Err(BUSY);
        }
        self.app.metrics.event();
        self.base = Instant::now();
        if over || before != self.round.game().here() || was_over != self.round.is_over() {
            self.turning = self.round.seq();
        }
        match self.strange && self.round.is_hidden() {
            true => block_in_place(|| events.iter().for_each(|event| self.tell_event(event))),
            false => events.iter().for_each(|event| self.tell_event(event)),
        }
        self.events.extend(events);
        if self.notes.receiver_count() > 0 {
            let note = Note::State { seen: Seen::of(&self.round), left: self.left() };
            drop(self.notes.send(Arc::new(note)));
        }
        if seq == 1 || over {
            bot::events::told(&self.app, &self.row, &self.seats, &self.round);
        }
        if let Some(tournament) = self.row.tournament.as_ref().filter(|_| over) {
            tournaments::notice(&self.app, tournament);
        }
        if let Some(club) = self.row.club.as_ref().filter(|_| !self.is_board()) {
            self.app.clubs.notice(club);
        }
        Ok(seq)
    }

    /// The umpire says no to what a side has tried. Where all hear of that, all are told. It is no event, and kept beside them: neither a
    /// number nor a clock tells of it. Returns what the side is told.
    async fn umpire(&mut self, by: By, command: &Kind) -> &'static str {
        if self.round.refuse(by, command)
            && let Kind::Step(text) = command
        {
            let game = self.round.game();
            let (step, number) = (game.path().len(), game.position().refused().count());
            let kept = self.app.store.refuse(&self.row.id, step as u32, number as u32, text).await;
            if let Err(error) = kept {
                self.app.metrics.trouble(&error);
                // As with an event: what was not written has not happened.
                self.reload().await;
                return BUSY;
            }
            // What is kept of the last step is what was seen before that.
            let last = self.events.iter().rev().find(|event| matches!(event.kind, Kind::Step(_)));
            for (eye, all) in &mut self.told {
                let kept = all.iter_mut().rev().find(|told| last.is_some_and(|last| last.seq == told.seq));
                if let Some((last, kept)) = last.zip(kept) {
                    *kept = SeenEvent::last(&self.round, last, *eye).past();
                }
            }
            let (_, noes) = self.round.noes(Eye::Watcher);
            if noes > 0 {
                self.send(&Down::No { game: self.row.id.clone(), seq: self.round.seq(), noes });
            }
            if let By::Side(side) = by {
                // Nobody may listen.
                drop(self.notes.send(Arc::new(Note::No { side, all: noes > 0 })));
            }
        }
        Refusal::No.code()
    }

    /// What an event changes beside the log.
    fn change(&self, was_over: bool, at: Millis) -> Change {
        let days = self.round.deadline().filter(|_| self.round.terms().is_correspondence());
        let mut change =
            Change { begun: self.round.has_begun(), due_at: days.map(|days| at + days), ..Change::default() };
        if was_over || !self.round.is_over() {
            return change;
        }
        let seen = Seen::of(&self.round);
        change.over = seen.ending;
        let accounts: Vec<&Account> = self.seats.iter().flatten().collect();
        if let ([one, two], true, Some(end)) = (&accounts[..], self.row.rated, self.round.game().ending())
            && one.id != two.id
            && [one, two].iter().all(|account| account.kind != AccountKind::Guest)
        {
            change.rated = match end.decision {
                Decision::Won(side) => Some(if side.0 == 0 { 1.0 } else { 0.0 }),
                Decision::Drawn => Some(0.5),
                Decision::Lost(_) | Decision::Void => None,
            }
            .map(|points| (one.id, two.id, points));
        }
        change
    }

    /// What the server does by itself after something has happened: players of the house, and the next game.
    async fn after(&mut self) {
        for side in 0..self.seats.len() {
            let Some(account) = self.seats[side].clone().filter(|account| account.kind == AccountKind::House)
            else {
                continue;
            };
            let by = By::Side(Side(side as u8));
            // What an umpire has refused is no event, and the house tries again.
            let now = (self.round.seq(), self.round.game().position().refused().count());
            if self.round.mover() == Some(Side(side as u8)) && self.asked_house != now {
                let game = self.round.game();
                if self.app.house.ask(&self.app, &self.row.id, &account, game, self.round.seq()) {
                    self.asked_house = now;
                } else {
                    // It is asked again.
                    wake_later(self.app.clone(), self.row.id.clone());
                }
            }
            let [draw, back, again] = Seen::of(&self.round).offers;
            let open = |sides: &[u8]| !sides.is_empty() && !sides.contains(&(side as u8));
            let answer = if open(&draw) {
                Some(Kind::Decline(Matter::Draw))
            } else if open(&back) {
                let takes = !self.row.rated;
                Some(if takes { Kind::Offer(Matter::TakeBack) } else { Kind::Decline(Matter::TakeBack) })
            } else if open(&again) {
                Some(Kind::Offer(Matter::Rematch))
            } else {
                None
            };
            if let Some(answer) = answer {
                let elapsed = self.elapsed();
                if let Err(why) = self.happen(by, answer, 0, elapsed).await {
                    self.app.metrics.refused(why);
                }
            }
        }
        if self.round.wants_rematch() {
            self.play_again().await;
        }
    }

    async fn play_again(&mut self) {
        let row = GameRow { id: self.app.new_name(), created: now(), ..self.row.clone() };
        let sides = self.seats.len();
        let seats = self.seats.iter().enumerate();
        let seats: Vec<(u8, i64)> = seats
            .filter_map(|(side, seat)| Some((((side + 1) % sides) as u8, seat.as_ref()?.id)))
            .filter(|(_, account)| *account != 0)
            .collect();
        let id = row.id.clone();
        match self.app.store.new_game(row, seats).await {
            Ok(_) => {
                if let Err(why) = self.happen(By::Server, Kind::Next(id.clone()), 0, 0).await {
                    return self.app.metrics.refused(why);
                }
                // The next game begins by itself, whoever looks at it first.
                wake(self.app.clone(), id);
            }
            Err(error) => self.app.metrics.trouble(&error),
        }
    }

    async fn say(&mut self, account: &Account, room: String, text: String) {
        let at = now();
        let watcher = room == SPECTATORS || self.sides_of(Some(account.id)).next().is_none();
        let room = if watcher { SPECTATORS } else { PLAYERS };
        if let Err(error) = self.app.store.say(&self.row.id, account.id, room, &text, at).await {
            return self.app.metrics.trouble(&error);
        }
        let by = account.name.clone();
        if self.chat.len() == CHAT {
            self.chat.pop_front();
        }
        self.chat.push_back((account.id, Line { by: by.clone(), text: text.clone(), at, watcher }));
        let hearers = if watcher { Hearers::Spectators } else { Hearers::Players };
        let only = (!self.round.is_over()).then_some(hearers);
        let said = Down::Said { game: self.row.id.clone(), by: by.clone(), text: text.clone(), at, watcher };
        self.send_to(only, Some(account.id), &said);
        if only != Some(Hearers::Spectators) {
            drop(self.notes.send(Arc::new(Note::Said { by, room: room.to_owned(), text })));
        }
    }

    fn here(&mut self, line: u64, account: Option<i64>, comes: bool) {
        self.presence.line(line, account, comes, &self.seats, Instant::now());
        self.presence_changed = true;
        if self.presence_due().is_some_and(|at| at <= Instant::now()) {
            self.tell_presence();
        }
    }

    /// When it is to be told who is there. Some come and go all the time, and nobody wants to hear that each time.
    fn presence_due(&self) -> Option<Instant> {
        let last = self.presence_told.map_or_else(Instant::now, |told| told + PRESENCE);
        self.presence_changed.then_some(last)
    }

    fn tell_presence(&mut self) {
        (self.presence_told, self.presence_changed) = (Some(Instant::now()), false);
        let (here, watching) = (self.presence.here(&self.seats), self.presence.watching(&self.seats));
        self.send(&Down::Presence { game: self.row.id.clone(), here, watching });
    }

    /// Tells of the last event. Of a game that hides something, each side is told what it has seen.
    fn tell_event(&mut self, event: &Event) {
        let down = |event, table: &Self| Down::Event { game: table.row.id.clone(), event };
        if !self.round.is_hidden() {
            return self.send(&down(SeenEvent::last(&self.round, event, Eye::Watcher), self));
        }
        let sides = (0..self.seats.len() as u8).map(Side);
        let sides = sides.map(|side| (Eye::Side(side), Hearers::Side(side)));
        for (eye, hearers) in [(Eye::Watcher, Hearers::Spectators)].into_iter().chain(sides) {
            let told = SeenEvent::last(&self.round, event, eye);
            if let Some(all) = self.told.get_mut(&eye) {
                all.push(told.past());
            }
            self.send_to(Some(hearers), None, &down(told, self));
        }
    }

    /// Tells everybody who follows the game. It is written once for all of them.
    fn send(&self, message: &Down) {
        self.send_to(None, None, message);
    }

    fn send_to(&self, only: Option<Hearers>, by: Option<i64>, message: &Down) {
        if self.frames.receiver_count() > 0
            && let Ok(text) = serde_json::to_string(message)
        {
            drop(self.frames.send(Frame { text: text.into(), only, by }));
        }
    }
}

/// Who sits where an account was deleted: the seat is kept, without a name.
fn nobody() -> Account {
    Account { id: 0, name: "?".into(), kind: AccountKind::Guest, level: 0, any_rules: false, hidden: false }
}

/// Whether listing the moves takes too long, and not only because the machine does something else.
fn is_slow(round: &Round) -> bool {
    let slow = |_| {
        let begun = std::time::Instant::now();
        let listed = round.game().position().moves_up_to(MAX_LIST);
        drop(listed);
        begun.elapsed() > SLOW
    };
    !round.is_over() && (0..3).all(slow)
}

/// Wakes a game in a while.
fn wake_later(app: Arc<App>, game: String) {
    tokio::spawn(async move {
        sleep(Duration::from_secs(1)).await;
        wake(app, game);
    });
}

/// Wakes a game. An owner that wakes another is a circle, which needs a function without a type of its own.
fn wake(app: Arc<App>, game: String) {
    tokio::spawn(async move {
        if let Err(error) = app.tables.ask(&app, &game, Ask::Wake).await {
            app.metrics.trouble(&error);
        }
    });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Plan, Wish, make, plan};
    use crate::served;

    async fn person(app: &App, name: &str) -> Account {
        app.store.new_account(name, AccountKind::Person, None, None, 0, 1).await.expect("an account")
    }

    async fn game(app: &Arc<App>, seats: [&Account; 2]) -> String {
        let control = Some("5+3".to_owned());
        let wish = Wish { game: Some("chess".into()), control, ..Wish::default() };
        let Plan { row, .. } = plan(app, seats[0], &wish).await.expect("a plan");
        make(app, row, vec![(0, seats[0].id), (1, seats[1].id)]).await.expect("a game")
    }

    #[test]
    fn those_who_play_find_a_place_in_a_mailbox_that_others_fill() {
        served("mailbox", Tables::default(), async |app| {
            let [anna, ben, eve] =
                [person(app, "Anna").await, person(app, "Ben").await, person(app, "Eve").await];
            let id = game(app, [&anna, &ben]).await;
            app.tables.look(app, &id, None, 0).await.expect("it is awake");
            // The table waits until the database has written a line of the chat.
            let (release, held) = oneshot::channel::<()>();
            let store = app.store.clone();
            let write = tokio::spawn(async move {
                let hold = store.write(move |_| Box::pin(async move { Ok(held.await.map_or(0, |()| 1)) }));
                hold.await
            });
            let say = Ask::Say { account: eve.clone(), room: SPECTATORS.into(), text: "hm".into() };
            app.tables.ask(app, &id, say).await.expect("a line");
            let act = |account: i64, client: u64, text: &str| {
                let (app, id, step) = (app.clone(), id.clone(), Kind::Step(text.into()));
                tokio::spawn(async move { app.tables.act(&app, &id, account, (None, client), step).await })
            };
            let flood: Vec<_> = (0..200).map(|n| act([eve.id, ben.id][n % 2], n as u64, "e7e5")).collect();
            let looks: Vec<_> = (0..100)
                .map(|_| {
                    let (app, id) = (app.clone(), id.clone());
                    tokio::spawn(async move { app.tables.look(&app, &id, None, 0).await.is_ok() })
                })
                .collect();
            sleep(Duration::from_millis(300)).await;
            let moves = act(anna.id, 999, "e2e4");
            let comes = {
                let (app, id, ben) = (app.clone(), id.clone(), ben.id);
                tokio::spawn(async move { app.tables.come(&app, &id, 7, Some(ben)).await })
            };
            sleep(Duration::from_millis(100)).await;
            release.send(()).expect("it waits");
            assert!(write.await.is_ok_and(|done| done.is_ok_and(|done| done == 1)));
            let moved = moves.await.expect("an answer");
            assert!(matches!(moved, Ok(Answer::Done(_))), "{moved:?}");
            comes.await.expect("an answer").expect("who comes is heard");
            let look = app.tables.look(app, &id, None, 0).await.expect("the game");
            assert_eq!(look.snapshot.here, [false, true]);
            // Of each account, few commands wait.
            let mut heard = 0;
            for one in flood {
                heard += usize::from(one.await.expect("an answer").is_ok());
            }
            assert!((1..=2 * COMMANDS).contains(&heard), "{heard}");
            let mut read = 0;
            for one in looks {
                read += usize::from(one.await.expect("an answer"));
            }
            assert!(read <= MAILBOX - FOR_PLAYERS, "{read}");
        });
    }

    #[test]
    fn where_too_many_games_are_awake_none_is_woken_to_be_read_and_players_find_theirs() {
        served("awake", Tables::new(1), async |app| {
            let [anna, ben] = [person(app, "Anna").await, person(app, "Ben").await];
            let first = game(app, [&anna, &ben]).await;
            let second = game(app, [&anna, &ben]).await;
            assert_eq!(app.tables.awake(), 2, "those who play wake a game");
            let act = async |game: &str, account: i64, command: Kind| {
                app.tables.act(app, game, account, (None, 5), command).await
            };
            for id in [&first, &second] {
                app.tables.look(app, id, None, 0).await.expect("what is awake is read");
                let ended = act(id, anna.id, Kind::Abort).await;
                assert!(matches!(ended, Ok(Answer::Done(_))), "{ended:?}");
            }
            // What nobody needs falls asleep soon.
            let begun = Instant::now();
            while app.tables.awake() > 0 {
                assert!(begun.elapsed() < IDLE / 2, "it stays awake");
                sleep(Duration::from_millis(50)).await;
            }
            app.tables.look(app, &first, None, 0).await.expect("there is room");
            let full = app.tables.look(app, &second, None, 0).await;
            assert!(matches!(full, Err(Trouble::Busy)), "{:?}", full.map(|look| look.row.id));
            act(&second, ben.id, Kind::Resign).await.expect("players are heard");
        });
    }

    #[test]
    fn what_a_side_has_seen_of_a_long_game_is_worked_out_once() {
        served("hidden", Tables::default(), async |app| {
            let [anna, ben] = [person(app, "Anna").await, person(app, "Ben").await];
            let wish = Wish { game: Some("fog-of-war".into()), ..Wish::default() };
            let Plan { row, .. } = plan(app, &anna, &wish).await.expect("a plan");
            let (id, pool) = (row.id.clone(), row.pool.clone());
            app.store.new_game(row, vec![(0, anna.id), (1, ben.id)]).await.expect("a game");
            let rules = app.documents.rules(app, "fog-of-war").await.expect("rules");
            // A game at random in which no king falls.
            let long = |seed| {
                let mut random = chesswright_rules::prng::SplitMix64::new(seed);
                let mut round = Round::new(Terms::casual(&rules, None)).ok()?;
                let mut events = vec![round.act(By::Server, Kind::Start, 0, 0).ok()?];
                while events.len() < 300 {
                    let position = round.game().position();
                    let side = position.turn();
                    let seen = position.observe(side);
                    let king = |cell: &u16| {
                        let sign = seen
                            .piece(*cell)
                            .map(|piece| chesswright_notation::position::sign(&rules, piece));
                        sign.is_some_and(|sign| sign.eq_ignore_ascii_case("k"))
                    };
                    let mut texts = chesswright_notation::observation::choices(&rules, &seen);
                    texts.retain(|(choice, _)| !choice.captures.iter().any(king));
                    let (_, text) = texts.get(random.next_u64() as usize % texts.len().max(1))?;
                    events.push(round.act(By::Side(side), Kind::Step(text.clone()), 0, 0).ok()?);
                }
                (!round.is_over()).then_some(events)
            };
            let events = (0..100).find_map(long).expect("a long game");
            let begun = Change { begun: true, ..Change::default() };
            app.store.append(&id, &pool, events.clone(), begun).await.expect("it is written");
            let look = async || {
                let begun = Instant::now();
                let look = app.tables.look(app, &id, Some(anna.id), 0).await.expect("the game");
                (begun.elapsed(), look)
            };
            app.tables.look(app, &id, None, 0).await.expect("it wakes");
            let (first, told) = look().await;
            let mut later = first;
            for _ in 0..20 {
                later = later.min(look().await.0);
            }
            let bytes: usize = told.snapshot.events.iter().map(|event| event.body.len()).sum();
            assert!(4 * later < first, "the first takes {first:?}, later ones {later:?}");
            assert!(bytes < 300 * 600, "{bytes} bytes for 300 events");
            // What was kept is what would be worked out anew, also of what comes later.
            let mut round = Round::replay(Terms::casual(&rules, None), &events).expect("a game");
            let mut all = events;
            for client in 0..2 {
                let [one, two] = [Side(0), Side(1)].map(|side| (side, [anna.id, ben.id][side.index()]));
                for (side, account) in [one, two] {
                    let look = app.tables.look(app, &id, Some(account), 0).await.expect("the game");
                    let told = SeenEvent::after(&round, &all, 0, Eye::Side(side));
                    let kinds = |told: &[SeenEvent]| {
                        told.iter()
                            .map(|event| (event.seq, event.kind.clone(), event.body.clone()))
                            .collect::<Vec<_>>()
                    };
                    assert!(kinds(&look.snapshot.events) == kinds(&told), "{side:?}");
                    let rest = app.tables.look(app, &id, Some(account), 299).await.expect("the game");
                    assert!(kinds(&rest.snapshot.events) == kinds(&told)[299..]);
                }
                let (side, account) = if round.mover() == Some(one.0) { one } else { two };
                let seen = round.game().position().observe(side);
                let text = chesswright_notation::observation::choices(&rules, &seen).swap_remove(0).1;
                let step = Kind::Step(text);
                all.push(round.act(By::Side(side), step.clone(), 0, 0).expect("legal"));
                let done = app.tables.act(app, &id, account, (None, client + 1), step).await;
                assert!(matches!(done, Ok(Answer::Done(_))), "{done:?}");
            }
        });
    }
}
