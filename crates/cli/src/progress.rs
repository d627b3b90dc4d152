//! Tells a person at a terminal how far something long is.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// How long something may take before it is told how far it is, and how often after that.
const PATIENCE: Duration = Duration::from_millis(500);

pub(crate) struct Progress {
    what: &'static str,
    done: u64,
    /// How many there will be, if that is known.
    all: Option<u64>,
    begun: Instant,
    /// How many there were then.
    before: u64,
    /// When it was told last; nothing where nobody looks.
    shown: Option<Instant>,
    told: bool,
}

impl Progress {
    /// Something of which nobody knows how long it is.
    pub(crate) fn new(what: &'static str) -> Self {
        let shown = io::stderr().is_terminal().then(Instant::now);
        Self { what, done: 0, all: None, begun: Instant::now(), before: 0, shown, told: false }
    }

    /// Something with so many steps, of which some have been done before.
    pub(crate) fn of(what: &'static str, all: usize, done: usize) -> Self {
        let before = done as u64;
        Self { done: before, before, all: Some(all as u64), ..Self::new(what) }
    }

    /// One more has been done.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        if let Some(shown) = &mut self.shown
            && shown.elapsed() > PATIENCE
        {
            *shown = Instant::now();
            self.told = true;
            eprint!("\r{:<60}", self.line(self.begun.elapsed()));
        }
    }

    fn line(&self, passed: Duration) -> String {
        let Some(all) = self.all else { return format!("{} {}", self.done, self.what) };
        let told = format!("{} of {all} {}", self.done, self.what);
        let seconds = passed.as_secs_f64() / (self.done - self.before).max(1) as f64;
        match (seconds * all.saturating_sub(self.done) as f64).round() as u64 {
            0 => told,
            left @ ..90 => format!("{told}, {left} s left"),
            left => format!("{told}, {} min left", left.div_ceil(60)),
        }
    }

    /// The last word, where there was a first.
    pub(crate) fn end(&self) {
        if self.told {
            eprintln!("\r{:<60}", format!("{} {}", self.done, self.what));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_from_what_was_done_now() {
        let mut progress = Progress::of("games", 1_000, 500);
        progress.done = 600;
        assert_eq!(progress.line(Duration::from_secs(10)), "600 of 1000 games, 40 s left");
        assert_eq!(progress.line(Duration::from_secs(100)), "600 of 1000 games, 7 min left");
        progress.done = 1_000;
        assert_eq!(progress.line(Duration::from_secs(200)), "1000 of 1000 games");
        assert_eq!(Progress::new("games").line(Duration::ZERO), "0 games");
    }
}
