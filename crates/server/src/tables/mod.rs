//! Tables: each game that somebody plays or watches has one owner, a task that alone changes it.
//!
//! The owner takes commands one after the other, lets the [`Round`](chesswright_online::Round) decide, writes the event, and only
//! after the commit tells everybody. It falls asleep when nobody needs it; the next who asks wakes it from the log.

mod messages;
mod table;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chesswright_game::Game;
use chesswright_online::Kind;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

pub(crate) use self::messages::{Answer, Ask, BUSY, Frame, Look, Note, PLAYERS};
use self::table::Table;
pub(crate) use self::table::terms;
use crate::app::App;
use crate::limits::{Holder, Place, Places};
use crate::store::{Account, StoreError};

/// How many messages wait for an owner.
const MAILBOX: usize = 64;
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
            let sit = table.sitting();
            tokio::spawn(table.run(letters));
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
