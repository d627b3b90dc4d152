//! How often somebody may do something, how much of it at once, and how many wait for what is expensive.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// The most keys that are remembered. Where there are more, nobody new is let in until some are forgotten: to forget all would free
/// those who guess.
const KEYS: usize = 100_000;

/// How often, at most, what is over is forgotten because a newcomer needs room.
const SWEEP: Duration = Duration::from_millis(100);

/// A limit for each of many: so many at once, and one more after each interval.
///
/// Only hashes of the keys are kept, so whatever strangers send as a key takes the same few bytes.
#[derive(Debug)]
pub(crate) struct Limit {
    burst: u32,
    every: Duration,
    seed: RandomState,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    /// By the hash of a key: when all of the burst is free again.
    full: HashMap<u64, Instant>,
    /// When what is over was forgotten because there was no room.
    swept: Option<Instant>,
}

impl Taken {
    /// Forgets the keys for which everything is free again.
    fn sweep(&mut self, now: Instant) {
        self.full.retain(|_, until| *until > now);
    }

    /// Whether a new key has a place.
    fn has_room(&mut self, now: Instant) -> bool {
        if self.full.len() >= KEYS && self.swept.is_none_or(|swept| now.duration_since(swept) >= SWEEP) {
            self.swept = Some(now);
            self.sweep(now);
        }
        self.full.len() < KEYS
    }
}

impl Limit {
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        Self { burst, every, seed: RandomState::new(), taken: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it may be done once more. If not, after what time.
    pub(crate) fn take(&self, key: impl Hash) -> Result<(), Duration> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: impl Hash, now: Instant) -> Result<(), Duration> {
        let key = self.seed.hash_one(key);
        let mut taken = self.lock();
        if !taken.full.contains_key(&key) && !taken.has_room(now) {
            return Err(self.every);
        }
        let until = taken.full.entry(key).or_insert(now);
        let busy = until.saturating_duration_since(now);
        let most = self.every * (self.burst - 1);
        if busy > most {
            return Err(busy - most);
        }
        *until = now.max(*until) + self.every;
        Ok(())
    }

    /// Forgets the keys for which everything is free again.
    fn sweep(&self, now: Instant) {
        self.lock().sweep(now);
    }
}

/// A limit for each address, and one for each site of IPv6, which has 65,536 of them and may do ten times as much.
#[derive(Debug)]
pub(crate) struct ByAddress {
    address: Limit,
    site: Limit,
}

impl ByAddress {
    fn new(burst: u32, every: Duration) -> Self {
        Self { address: Limit::new(burst, every), site: Limit::new(10 * burst, every / 10) }
    }

    /// Whether an address may do it once more. If not, after what time.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), Duration> {
        self.take_at(address, Instant::now())
    }

    fn take_at(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        if let IpAddr::V6(six) = address {
            self.site.take_at(u128::from(six) >> 80, now)?;
        }
        self.address.take_at(address, now)
    }
}

/// All limits.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Attempts to log in: by name and address, by address, and by name.
    pub(crate) logins: Limit,
    pub(crate) logins_from: ByAddress,
    pub(crate) logins_as: Limit,
    /// New accounts, by address.
    pub(crate) accounts: ByAddress,
    /// New games, offers in the lobby and those that are taken, by account.
    pub(crate) games: Limit,
    /// Lines of chat, by account.
    pub(crate) lines: Limit,
    /// Requests, by address.
    pub(crate) requests: ByAddress,
    /// New tournaments, by address.
    pub(crate) tournaments: ByAddress,
    /// New clubs, by address.
    pub(crate) clubs: ByAddress,
    /// Challenges, by account.
    pub(crate) challenges: Limit,
    /// What is done in clubs, by account: whoever leads one lets in a whole class.
    pub(crate) in_clubs: Limit,
    /// Entering and leaving tournaments, by account.
    pub(crate) entries: Limit,
    /// Documents that are sent, good or bad, by account.
    pub(crate) documents: Limit,
    /// Exports of everything, by account.
    pub(crate) exports: Limit,
    /// Reports, by account.
    pub(crate) reports: Limit,
}

impl Default for Limits {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self {
            logins: Limit::new(5, seconds(180)),
            // A school may have one address.
            logins_from: ByAddress::new(30, seconds(5)),
            logins_as: Limit::new(50, seconds(72)),
            accounts: ByAddress::new(30, seconds(120)),
            games: Limit::new(20, seconds(10)),
            lines: Limit::new(6, seconds(3)),
            // A school of people and programs may have one address.
            requests: ByAddress::new(400, Duration::from_millis(10)),
            // All share what there is of open tournaments.
            tournaments: ByAddress::new(20, seconds(3600)),
            clubs: ByAddress::new(20, seconds(3600)),
            in_clubs: Limit::new(60, seconds(2)),
            challenges: Limit::new(20, seconds(15)),
            entries: Limit::new(20, seconds(15)),
            documents: Limit::new(20, seconds(600)),
            exports: Limit::new(3, seconds(60)),
            reports: Limit::new(5, seconds(600)),
        }
    }
}

impl Limits {
    /// Forgets what is over.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        let all = [
            &self.logins,
            &self.logins_from.address,
            &self.logins_from.site,
            &self.logins_as,
            &self.accounts.address,
            &self.accounts.site,
            &self.games,
            &self.lines,
            &self.requests.address,
            &self.requests.site,
            &self.tournaments.address,
            &self.tournaments.site,
            &self.clubs.address,
            &self.clubs.site,
            &self.in_clubs,
            &self.challenges,
            &self.entries,
            &self.documents,
            &self.exports,
            &self.reports,
        ];
        all.into_iter().for_each(|limit| limit.sweep(now));
    }
}

/// What takes much of the machine: few do it at once, some wait, and all others are told that the server is busy.
#[derive(Debug)]
pub(crate) struct Gate {
    inside: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

/// How long anybody waits at a gate.
const PATIENCE: Duration = Duration::from_secs(10);

impl Gate {
    pub(crate) fn new(inside: usize, waiting: usize) -> Self {
        Self { inside: Arc::new(Semaphore::new(inside)), waiting: Arc::new(Semaphore::new(inside + waiting)) }
    }

    /// A place inside, as long as it is kept. `None` if too many wait.
    pub(crate) async fn enter(&self) -> Option<[OwnedSemaphorePermit; 2]> {
        let waits = self.waiting.clone().try_acquire_owned().ok()?;
        let inside = timeout(PATIENCE, self.inside.clone().acquire_owned()).await.ok()?.ok()?;
        Some([inside, waits])
    }

    /// Does work that blocks a thread. The place belongs to the work and not to the caller: who hangs up makes no room for more.
    /// `None` if too many wait, or if the work panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.enter().await?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.ok()
    }
}

/// Of what somebody may have only so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Holder {
    /// Connections of an address.
    Connections(IpAddr),
    /// Sockets and streams of an address.
    Lines(IpAddr),
    /// Sockets and streams of an account.
    Account(i64),
}

/// Places that are taken and given back.
#[derive(Debug)]
pub(crate) struct Places {
    /// The most that are taken by all.
    most: usize,
    taken: Mutex<(usize, HashMap<Holder, usize>)>,
}

/// Places that are given back when this is dropped, whatever happens to whoever has it.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    holders: Vec<Holder>,
}

impl Places {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, taken: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, (usize, HashMap<Holder, usize>)> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one place that counts for all these, of which each may have so many.
    pub(crate) fn take(self: &Arc<Self>, holders: &[(Holder, usize)]) -> Option<Place> {
        let mut taken = self.lock();
        let (all, by) = &mut *taken;
        let full = |(holder, most): &(Holder, usize)| by.get(holder).is_some_and(|count| count >= most);
        if *all >= self.most || holders.iter().any(full) {
            return None;
        }
        *all += 1;
        for (holder, _) in holders {
            *by.entry(*holder).or_default() += 1;
        }
        Some(Place { places: self.clone(), holders: holders.iter().map(|(holder, _)| *holder).collect() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        let (all, by) = &mut *taken;
        *all -= 1;
        for holder in &self.holders {
            if let Some(count) = by.get_mut(holder) {
                *count -= 1;
                if *count == 0 {
                    by.remove(holder);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_hangs_up_keeps_a_place_until_the_work_is_done() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let gate = Arc::new(Gate::new(1, 0));
            let (begins, begun) = tokio::sync::oneshot::channel();
            let (finish, finished) = std::sync::mpsc::channel::<()>();
            let work = move || {
                begins.send(()).expect("somebody is waiting");
                finished.recv().expect("it is told to end");
            };
            let caller = tokio::spawn({
                let gate = gate.clone();
                async move { gate.run(work).await }
            });
            begun.await.expect("it begins");
            caller.abort();
            assert!(caller.await.is_err_and(|error| error.is_cancelled()));
            assert!(gate.enter().await.is_none(), "the work goes on");
            finish.send(()).expect("it waits");
            for _ in 0..500 {
                if gate.enter().await.is_some() {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            panic!("the place was not given back");
        });
    }

    #[test]
    fn a_burst_and_then_one_after_each_interval() {
        let limit = Limit::new(3, Duration::from_secs(10));
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        assert!((0..3).all(|_| limit.take_at("a", at(0)).is_ok()));
        assert_eq!(limit.take_at("a", at(0)), Err(Duration::from_secs(10)));
        assert!(limit.take_at("b", at(0)).is_ok(), "others are free");
        assert!(limit.take_at("a", at(10)).is_ok() && limit.take_at("a", at(10)).is_err());
        assert!((0..3).all(|_| limit.take_at("a", at(60)).is_ok()), "in time all is free again");
    }

    #[test]
    fn many_strangers_do_not_free_those_who_guess_and_are_forgotten_in_time() {
        let limit = Limit::new(1, Duration::from_secs(10));
        let begun = Instant::now();
        assert!(limit.take_at("guess", begun).is_ok());
        for stranger in 0..2 * KEYS {
            let _ = limit.take_at(stranger, begun);
        }
        assert!(limit.take_at("guess", begun).is_err());
        assert_eq!(limit.lock().full.len(), KEYS);
        limit.sweep(begun + Duration::from_secs(11));
        assert!(limit.lock().full.is_empty());
    }

    #[test]
    fn what_is_over_makes_room_for_newcomers_at_once() {
        let limit = Limit::new(1, Duration::from_millis(10));
        let begun = Instant::now();
        for stranger in 0..KEYS {
            assert!(limit.take_at(stranger, begun).is_ok());
        }
        assert!(limit.take_at("a newcomer", begun).is_err(), "nothing is over yet");
        let soon = begun + SWEEP;
        assert!(limit.take_at("a newcomer", soon).is_ok() && limit.take_at("another", soon).is_ok());
        assert_eq!(limit.lock().full.len(), 2);
    }

    #[test]
    fn a_site_of_many_addresses_is_not_many() {
        let limit = ByAddress::new(2, Duration::from_secs(10));
        let begun = Instant::now();
        let address = |site: u16, network: u16| IpAddr::from([0x2001, 0xdb8, site, network, 0, 0, 0, 0]);
        let taken = (0..1_000).filter(|n| limit.take_at(address(1, *n), begun).is_ok()).count();
        assert_eq!(taken, 20);
        assert!(limit.take_at(address(2, 0), begun).is_ok(), "another site is free");
        let four = |n: u8| IpAddr::from([192, 0, 2, n]);
        assert!((0..100).all(|n| limit.take_at(four(n), begun).is_ok()), "networks of IPv4 are small");
    }

    #[test]
    fn places_are_counted_for_each_and_given_back() {
        let places = Places::new(3);
        let [one, two] = [1, 2].map(|account| [(Holder::Account(account), 2)]);
        let mut held: Vec<Place> = (0..2).filter_map(|_| places.take(&one)).collect();
        assert!(held.len() == 2 && places.take(&one).is_none());
        held.extend(places.take(&two));
        assert!(places.take(&two).is_none(), "there are only three in all");
        held.remove(0);
        assert!(places.take(&one).is_some() && places.take(&two).is_some());
        held.clear();
        assert!(places.lock().1.is_empty() && places.lock().0 == 0);
    }
}
