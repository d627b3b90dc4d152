//! What the server counts, and its log: one JSON object a line, on standard error.

use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counters since the start.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    events: AtomicU64,
    troubles: AtomicU64,
    refusals: AtomicU64,
    requests: AtomicU64,
    pub(crate) sockets: AtomicU64,
}

impl Metrics {
    pub(crate) fn event(&self) {
        self.events.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn request(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    /// Something failed that is not a player's fault.
    pub(crate) fn trouble(&self, error: &dyn Display) {
        self.troubles.fetch_add(1, Ordering::Relaxed);
        log("error", &error.to_string());
    }

    /// The server itself wanted to do what the game refused.
    pub(crate) fn refused(&self, why: &str) {
        self.refusals.fetch_add(1, Ordering::Relaxed);
        if why == "busy" || why == "impossible" {
            log("warning", &format!("the server's own command was refused: {why}"));
        }
    }

    /// The counters as Prometheus reads them.
    pub(crate) fn text(&self, awake: usize, counts: [i64; 3]) -> String {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let [accounts, games, events] = counts;
        let mut text = String::new();
        let mut add = |name: &str, kind: &str, value: u64| {
            text.push_str(&format!("# TYPE chesswright_{name} {kind}\nchesswright_{name} {value}\n"));
        };
        add("events_total", "counter", read(&self.events));
        add("troubles_total", "counter", read(&self.troubles));
        add("requests_total", "counter", read(&self.requests));
        add("sockets", "gauge", read(&self.sockets));
        add("games_awake", "gauge", awake as u64);
        add("accounts", "gauge", accounts as u64);
        add("games", "gauge", games as u64);
        add("events", "gauge", events as u64);
        text
    }
}

/// Writes a line of the log.
pub(crate) fn log(level: &str, message: &str) {
    let line = serde_json::json!({ "at": crate::clock::now(), "level": level, "message": message });
    eprintln!("{line}");
}
