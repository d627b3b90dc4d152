//! What all parts of the server share.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use chesswright_queue::{Address, Build};
use tokio::sync::{broadcast, watch};
use tokio::task::JoinSet;

use crate::bot::Hub;
use crate::clubs::Clubs;
use crate::documents::Documents;
use crate::house::House;
use crate::http::Failure;
use crate::limits::{Gate, Holder, Limits, Place, Places};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::safety::Blocks;
use crate::store::Store;
use crate::tables::{Ask, Tables};
use crate::tournaments::Tournaments;
use crate::workers::Workers;

/// How many games wake at once.
const WAKING: usize = 16;
/// The most sockets and streams of one address, and of one account.
const LINES: usize = 100;

/// How the server is set up.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The names under which people reach the server, besides addresses and `localhost`.
    pub names: Vec<String>,
    /// How many proxies stand before the server, which add the addresses of people to `X-Forwarded-For`.
    pub proxies: usize,
    /// Whether people come by HTTPS, by way of a proxy.
    pub https: bool,
    /// Whether nobody can talk.
    pub no_chat: bool,
    /// The program that vets documents: this one, with the command `vet`. Without it, only built-in games are played.
    pub vet: Option<PathBuf>,
    /// A queue whose workers think for the house, and the program that they must be.
    pub queue: Option<(Address, Build)>,
}

/// What all parts of the server share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) tables: Tables,
    pub(crate) documents: Documents,
    pub(crate) lobby: Lobby,
    pub(crate) tournaments: Tournaments,
    pub(crate) clubs: Clubs,
    pub(crate) hub: Arc<Hub>,
    pub(crate) house: House,
    pub(crate) workers: Workers,
    pub(crate) limits: Limits,
    pub(crate) blocks: Blocks,
    pub(crate) metrics: Metrics,
    /// At most two passwords are hashed at once, because each needs much memory.
    pub(crate) hashing: Gate,
    /// At most two documents are vetted at once.
    pub(crate) vetting: Gate,
    /// The rules of strangers, and whole games, are worked through by at most two at once.
    pub(crate) heavy: Gate,
    /// Connections, sockets and streams that are open.
    pub(crate) places: Arc<Places>,
    /// The number of lines so far that follow games.
    lines: AtomicU64,
    /// The address that others in the network can use, where the server listens on all addresses.
    pub(crate) reach: OnceLock<String>,
    /// A number by which pages know that the server was restarted.
    pub(crate) boot: u64,
    /// Accounts whose lines end, because they may not be let in any more.
    gone: broadcast::Sender<i64>,
    /// Becomes true when the server is about to stop.
    pub(crate) stops: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(store: Store, settings: Settings) -> Arc<Self> {
        Arc::new(Self {
            store,
            settings,
            tables: Tables::default(),
            documents: Documents::default(),
            lobby: Lobby::default(),
            tournaments: Tournaments::default(),
            clubs: Clubs::default(),
            hub: Arc::default(),
            house: House::start(),
            workers: Workers::default(),
            limits: Limits::default(),
            blocks: Blocks::default(),
            metrics: Metrics::default(),
            hashing: Gate::new(2, 32),
            vetting: Gate::new(2, 16),
            heavy: Gate::new(2, 64),
            places: Places::new(open_files()),
            lines: AtomicU64::new(0),
            reach: OnceLock::new(),
            boot: u64::from_le_bytes(random()),
            gone: broadcast::channel(64).0,
            stops: watch::channel(false).0,
        })
    }

    /// Ends all lines of an account. Where it may still be let in, it comes back by itself.
    pub(crate) fn expel(&self, account: i64) {
        // Nobody may be there.
        let _ = self.gone.send(account);
    }

    /// A number for a line that follows games.
    pub(crate) fn new_line(&self) -> u64 {
        self.lines.fetch_add(1, Ordering::Relaxed)
    }

    /// A place for a socket or a stream, unless the address or the account has too many.
    pub(crate) fn line(&self, address: IpAddr, account: Option<i64>) -> Result<Place, Failure> {
        let mut holders = vec![];
        if !(self.settings.proxies == 0 && address.is_loopback()) {
            holders.push((Holder::Lines(address), LINES));
        }
        holders.extend(account.map(|account| (Holder::Account(account), LINES)));
        self.places.take(&holders).ok_or_else(|| Failure::too_often(Duration::from_secs(10)))
    }

    /// Who must go from now on. Whoever waits for it subscribes first and finds out who calls after that, so that nothing is missed.
    pub(crate) fn expulsions(&self) -> broadcast::Receiver<i64> {
        self.gone.subscribe()
    }

    /// Waits until the lines of an account must end.
    pub(crate) async fn expelled(mut gone: broadcast::Receiver<i64>, account: Option<i64>) {
        let Some(account) = account else { return std::future::pending().await };
        loop {
            match gone.recv().await {
                Ok(known) if known != account => {}
                // Who has missed something is looked at anew.
                _ => return,
            }
        }
    }

    /// Ends the lines of those who were banned meanwhile.
    pub(crate) async fn expel_banned(&self) {
        match self.store.banned().await {
            Ok(banned) => banned
                .into_iter()
                .filter(|&account| self.lobby.is_here(account) || self.hub.is_online(account))
                .for_each(|account| self.expel(account)),
            Err(error) => self.metrics.trouble(&error),
        }
    }

    /// A name for a game that nobody guesses: eight letters and digits.
    pub(crate) fn new_name(&self) -> String {
        const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        let mut name = String::new();
        while name.len() < 8 {
            for byte in random::<16>() {
                // All signs are equally likely.
                if byte < 248 && name.len() < 8 {
                    name.push(char::from(SIGNS[usize::from(byte % 62)]));
                }
            }
        }
        name
    }

    /// Wakes the games whose clocks run.
    pub(crate) async fn wake_live_games(self: &Arc<Self>) {
        match self.store.live_games().await {
            Ok(games) => self.wake(games).await,
            Err(error) => self.metrics.trouble(&error),
        }
    }

    /// Wakes the games in which somebody took too many days.
    pub(crate) async fn wake_due_games(self: &Arc<Self>) {
        match self.store.due_games(crate::clock::now()).await {
            Ok(games) => self.wake(games).await,
            Err(error) => self.metrics.trouble(&error),
        }
    }

    /// Wakes games, some at once: reading thousands one after the other takes long.
    async fn wake(self: &Arc<Self>, games: Vec<String>) {
        let mut waking = JoinSet::new();
        for game in games {
            if waking.len() >= WAKING {
                waking.join_next().await;
            }
            let app = self.clone();
            waking.spawn(async move {
                if let Err(error) = app.tables.ask(&app, &game, Ask::Wake).await {
                    app.metrics.trouble(&error);
                }
            });
        }
        waking.join_all().await;
    }
}

/// How many connections may be open: as many as the system lets a program open, without those that the server needs itself.
fn open_files() -> usize {
    const OWN: u64 = 64;
    #[cfg(unix)]
    if let Ok((files, most)) = rlimit::getrlimit(rlimit::Resource::NOFILE) {
        // Systems often begin with few, but allow more.
        let files = match rlimit::setrlimit(rlimit::Resource::NOFILE, most, most) {
            Ok(()) => most,
            Err(_) => files,
        };
        return usize::try_from(files.saturating_sub(OWN)).unwrap_or(usize::MAX).max(16);
    }
    8_192
}

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without random numbers nothing here is secret, so nothing may go on.
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the system gives no random numbers: {error}"));
    bytes
}

/// The address of a person for limits: one IPv4 address, or one network of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => IpAddr::V6((u128::from(six) & !(u128::MAX >> 64)).into()),
        },
        four => four,
    }
}
