//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most keys that are remembered; more than that is an attack, and then old keys are forgotten.
const KEYS: usize = 100_000;

/// A limit for each of many: so many at once, and one more after each interval.
#[derive(Debug)]
pub(crate) struct Limit<K> {
    burst: u32,
    every: Duration,
    /// By key: when all of the burst is free again.
    full: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Limit<K> {
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        Self { burst, every, full: Mutex::new(HashMap::new()) }
    }

    /// Whether it may be done once more. If not, after what time.
    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut full = self.full.lock().unwrap_or_else(PoisonError::into_inner);
        if full.len() >= KEYS {
            full.retain(|_, until| *until > now);
            if full.len() >= KEYS {
                full.clear();
            }
        }
        let until = full.entry(key).or_insert(now);
        let busy = until.saturating_duration_since(now);
        let most = self.every * (self.burst - 1);
        if busy > most {
            return Err(busy - most);
        }
        *until = now.max(*until) + self.every;
        Ok(())
    }
}

/// All limits.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Attempts to log in, by name and address.
    pub(crate) logins: Limit<(String, IpAddr)>,
    /// New accounts, by address.
    pub(crate) accounts: Limit<IpAddr>,
    /// New games, by account.
    pub(crate) games: Limit<i64>,
    /// Lines of chat, by account.
    pub(crate) lines: Limit<i64>,
    /// Requests, by address.
    pub(crate) requests: Limit<IpAddr>,
    /// Challenges, by account.
    pub(crate) challenges: Limit<i64>,
    /// Reports, by account.
    pub(crate) reports: Limit<i64>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            logins: Limit::new(5, Duration::from_secs(180)),
            accounts: Limit::new(30, Duration::from_secs(120)),
            games: Limit::new(20, Duration::from_secs(10)),
            lines: Limit::new(6, Duration::from_secs(3)),
            // A school of people and programs may have one address.
            requests: Limit::new(400, Duration::from_millis(10)),
            challenges: Limit::new(20, Duration::from_secs(15)),
            reports: Limit::new(5, Duration::from_secs(600)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
